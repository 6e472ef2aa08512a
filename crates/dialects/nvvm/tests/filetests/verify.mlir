// terrace opt --split-input-file
// What the verifier refuses.
%0 = nvvm.read.ptx.sreg.tid.x range <i32, 3, 3> : i32
// -----
%0 = nvvm.read.ptx.sreg.warpsize range <i64, 3, 3> : i32
// -----
%0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 0> : i32
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = "nvvm.mapa"(%p, %i) : (!llvm.ptr, i32) -> !llvm.ptr<7>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  "nvvm.mbarrier.init"(%p, %i) : (!llvm.ptr<1>, i32) -> ()
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.cp.async.bulk.wait_group -1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  nvvm.cp.async.bulk.prefetch %p, %i : <3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  nvvm.cp.async.bulk.prefetch %p, %i : <x>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  nvvm.cp.async.bulk.prefetch %p, %i : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.memory.barrier <block>
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.griddepcontrol later
  llvm.return
}
// -----
"nvvm.memory.barrier"() <{scope = 1 : i32}> : () -> ()
// ==== stdout ====
// -----
// -----
module {
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 0> : i32
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:6: error: 'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.
%0 = nvvm.read.ptx.sreg.tid.x range <i32, 3, 3> : i32
     ^
<stdin>:3:6: note: see current operation: %0 = "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i32, 3, 3>}> : () -> i32
<stdin>:5:6: error: 'nvvm.read.ptx.sreg.warpsize' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (18446744073709551615) value! This is an invalid constant range.
%0 = nvvm.read.ptx.sreg.warpsize range <i64, 3, 3> : i32
     ^
<stdin>:5:6: note: see current operation: %0 = "nvvm.read.ptx.sreg.warpsize"() <{range = #llvm.constant_range<i64, 3, 3>}> : () -> i32
<stdin>:10:8: error: 'nvvm.mapa' op failed to verify that Valid address-space check(or mapping) for mapa Op
  %0 = "nvvm.mapa"(%p, %i) : (!llvm.ptr, i32) -> !llvm.ptr<7>
       ^
<stdin>:10:8: note: see current operation: %0 = "nvvm.mapa"(%arg0, %arg1) : (!llvm.ptr, i32) -> !llvm.ptr<7>
<stdin>:15:3: error: 'nvvm.mbarrier.init' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<1>'
  "nvvm.mbarrier.init"(%p, %i) : (!llvm.ptr<1>, i32) -> ()
  ^
<stdin>:15:3: note: see current operation: "nvvm.mbarrier.init"(%arg0, %arg1) : (!llvm.ptr<1>, i32) -> ()
<stdin>:20:3: error: 'nvvm.cp.async.bulk.wait_group' op attribute 'group' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0
  nvvm.cp.async.bulk.wait_group -1
  ^
<stdin>:20:3: note: see current operation: "nvvm.cp.async.bulk.wait_group"() <{group = -1 : i32}> : () -> ()
<stdin>:25:31: error: use of value '%p' expects different type than prior uses: '!llvm.ptr<3>' vs '!llvm.ptr<1>'
  nvvm.cp.async.bulk.prefetch %p, %i : <3>
                              ^
<stdin>:24:14: note: prior use here
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
             ^
<stdin>:30:41: error: custom op 'nvvm.cp.async.bulk.prefetch' expected integer value
  nvvm.cp.async.bulk.prefetch %p, %i : <x>
                                        ^
<stdin>:30:41: error: custom op 'nvvm.cp.async.bulk.prefetch' failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
  nvvm.cp.async.bulk.prefetch %p, %i : <x>
                                        ^
<stdin>:35:40: error: custom op 'nvvm.cp.async.bulk.prefetch' invalid kind of type specified: expected llvm.ptr, but found '!llvm.struct<(i32)>'
  nvvm.cp.async.bulk.prefetch %p, %i : !llvm.struct<(i32)>
                                       ^
<stdin>:40:24: error: custom op 'nvvm.memory.barrier' expected ::mlir::NVVM::MemScopeKind to be one of: cta, cluster, gpu, sys
  nvvm.memory.barrier <block>
                       ^
<stdin>:40:29: error: custom op 'nvvm.memory.barrier' failed to parse MemScopeKindAttr parameter 'value' which is to be a `::mlir::NVVM::MemScopeKind`
  nvvm.memory.barrier <block>
                            ^
<stdin>:45:23: error: custom op 'nvvm.griddepcontrol' expected one of [wait, launch_dependents] for Action kind for grid dependency control, got: later
  nvvm.griddepcontrol later
                      ^
<stdin>:46:3: error: custom op 'nvvm.griddepcontrol' failed to parse GridDepActionAttr parameter 'value' which is to be a `::mlir::NVVM::GridDepActionKind`
  llvm.return
  ^
<stdin>:49:1: error: invalid properties {scope = 1 : i32} for op nvvm.memory.barrier: Invalid attribute `scope` in property conversion: 1 : i32
"nvvm.memory.barrier"() <{scope = 1 : i32}> : () -> ()
^
// ==== exit 1 ====
