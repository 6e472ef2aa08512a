// terrace opt --split-input-file
// A use of a symbol that was right is looked at again where the symbol is another one.
module {
  func.func private @f(i32)
  func.func @before(%a: i32) {
    call @f(%a) : (i32) -> ()
    call @f(%a) : (i32) -> ()
    call @f(%a) : (i32) -> ()
    return
  }
  module {
    func.func private @f(i64)
    func.func @inside(%a: i32) {
      call @f(%a) : (i32) -> ()
      return
    }
  }
}

// -----

llvm.mlir.global internal @g(0 : i32) : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  %2 = llvm.mlir.addressof @g : !llvm.ptr
  %3 = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global internal @g(0 : i32) : i32
llvm.mlir.global internal @h(0 : i32) {addr_space = 3 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  %2 = llvm.mlir.addressof @g : !llvm.ptr
  %3 = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(i32) -> i32
llvm.func @g(i64) -> i32
llvm.func @caller(%a: i32) {
  %0 = llvm.call @f(%a) : (i32) -> i32
  %1 = llvm.call @f(%a) : (i32) -> i32
  %2 = llvm.call @f(%a) : (i32) -> i32
  %3 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}
// ==== stdout ====
// -----
// -----
// -----
// ==== stderr ====
<stdin>:14:7: error: 'func.call' op operand type mismatch: expected operand type 'i64', but provided 'i32' for operand number 0
      call @f(%a) : (i32) -> ()
      ^
<stdin>:14:7: note: see current operation: "func.call"(%arg0) <{callee = @f}> : (i32) -> ()
<stdin>:27:8: error: 'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'
  %3 = llvm.mlir.addressof @h : !llvm.ptr
       ^
<stdin>:27:8: note: see current operation: %3 = "llvm.mlir.addressof"() <{global_name = @h}> : () -> !llvm.ptr
<stdin>:39:8: error: 'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias
  %3 = llvm.mlir.addressof @h : !llvm.ptr
       ^
<stdin>:39:8: note: see current operation: %3 = "llvm.mlir.addressof"() <{global_name = @h}> : () -> !llvm.ptr
<stdin>:51:8: error: 'llvm.call' op operand type mismatch for operand 0: 'i32' != 'i64'
  %3 = llvm.call @g(%a) : (i32) -> i32
       ^
<stdin>:51:8: note: see current operation: %3 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
// ==== exit 1 ====
