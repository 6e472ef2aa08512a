// terrace opt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic
// Properties are any attribute, and are taken when the rest of the operation was read; names that are none are ignored.
"a.b"() <1 : i32> : () -> ()
"a.b"() <{}> : () -> ()
%0 = "arith.constant"() <{foo, value = 1 : i32}> : () -> i32
%1 = "llvm.trunc"(%0) <{overflowFlags = #llvm.overflow<nsw>}> : (i32) -> i8
%2 = "llvm.trunc"(%0) <{overflowFlags = 2 : i8}> : (i32) -> i8
// -----
%0 = "arith.constant"() <1> : () -> i32
// -----
"func.return"() <{}> : () -> ()
// -----
"func.func"() <{sym_name = 1}> ({
  "a.b"() : ()
}) : () -> ()
// -----
"affine.apply"() <{map = 1}> : () -> index
// -----
"func.call"() <{callee = "f"}> : () -> ()
// -----
"vector.contract"() <{iterator_types = 1}> : () -> ()
// -----
"affine.parallel"() <{reductions = 1}> ({}) : () -> ()
// -----
"affine.parallel"() <{lowerBoundsGroups = 1}> ({}) : () -> ()
// -----
"llvm.load"() <{tbaa = 1}> : () -> ()
// -----
"llvm.func"() <{visibility_ = "a", unnamed_addr = "a"}> ({}) : () -> ()
// -----
"llvm.add"() <{overflowFlags = 1.0}> : () -> ()
// -----
"llvm.getelementptr"() <{noWrapFlags = 1.0}> : () -> ()
// -----
%0 = arith.constant 1 : i32
%1 = "llvm.trunc"(%0) <{overflowFlags = 99 : i32}> : (i32) -> i8
// -----
%0 = "a.b"() : () -> i32
"llvm.intr.assume"(%0) : (i32) -> ()
// -----
%0 = llvm.mlir.constant(true) : i1
"llvm.intr.assume"(%0) : (i1) -> ()
// -----
"llvm.call"() <{callee = @f, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// -----
"llvm.mlir.global"() ({}) : () -> ()
// -----
"llvm.func"() ({}) : () -> ()
// -----
"llvm.br"()[] : () -> ()
// -----
"scf.foo"() ({
  "scf.yield"() : () -> ()
}) : () -> ()
// ==== stdout ====
"builtin.module"() ({
  "a.b"() <1 : i32> : () -> ()
  "a.b"() <{}> : () -> ()
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %1 = "llvm.trunc"(%0) <{overflowFlags = 1 : i32}> : (i32) -> i8
  %2 = "llvm.trunc"(%0) <{overflowFlags = 2 : i32}> : (i32) -> i8
}) : () -> ()

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
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
<stdin>:9:6: error: invalid properties 1 : i64 for op arith.constant: expected DictionaryAttr to set properties
%0 = "arith.constant"() <1> : () -> i32
     ^
<stdin>:11:1: error: invalid properties {} for op func.return: this operation does not support properties
"func.return"() <{}> : () -> ()
^
<stdin>:14:15: error: expected '->' in function type
  "a.b"() : ()
              ^
<stdin>:17:1: error: invalid properties {map = 1 : i64} for op affine.apply: Invalid attribute `map` in property conversion: 1 : i64
"affine.apply"() <{map = 1}> : () -> index
^
<stdin>:19:1: error: invalid properties {callee = "f"} for op func.call: Invalid attribute `callee` in property conversion: "f"
"func.call"() <{callee = "f"}> : () -> ()
^
<stdin>:21:1: error: invalid properties {iterator_types = 1 : i64} for op vector.contract: Invalid attribute `iterator_types` in property conversion: 1 : i64
"vector.contract"() <{iterator_types = 1}> : () -> ()
^
<stdin>:23:1: error: invalid properties {reductions = 1 : i64} for op affine.parallel: Invalid attribute `reductions` in property conversion: 1 : i64
"affine.parallel"() <{reductions = 1}> ({}) : () -> ()
^
<stdin>:25:1: error: invalid properties {lowerBoundsGroups = 1 : i64} for op affine.parallel: Invalid attribute `lowerBoundsGroups` in property conversion: 1 : i64
"affine.parallel"() <{lowerBoundsGroups = 1}> ({}) : () -> ()
^
<stdin>:27:1: error: invalid properties {tbaa = 1 : i64} for op llvm.load: Invalid attribute `tbaa` in property conversion: 1 : i64
"llvm.load"() <{tbaa = 1}> : () -> ()
^
<stdin>:29:1: error: invalid properties {unnamed_addr = "a", visibility_ = "a"} for op llvm.func: Invalid attribute `unnamed_addr` in property conversion: "a"
"llvm.func"() <{visibility_ = "a", unnamed_addr = "a"}> ({}) : () -> ()
^
<stdin>:31:1: error: invalid properties {overflowFlags = 1.000000e+00 : f64} for op llvm.add: expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags
"llvm.add"() <{overflowFlags = 1.0}> : () -> ()
^
<stdin>:33:1: error: invalid properties {noWrapFlags = 1.000000e+00 : f64} for op llvm.getelementptr: expected IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags
"llvm.getelementptr"() <{noWrapFlags = 1.0}> : () -> ()
^
<stdin>:36:6: error: 'llvm.trunc' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags
%1 = "llvm.trunc"(%0) <{overflowFlags = 99 : i32}> : (i32) -> i8
     ^
<stdin>:36:6: note: see current operation: %1 = "llvm.trunc"(%0) <{overflowFlags = 99 : i32}> : (i32) -> i8
<stdin>:39:1: error: 'llvm.intr.assume' op requires attribute 'op_bundle_sizes'
"llvm.intr.assume"(%0) : (i32) -> ()
^
<stdin>:39:1: note: see current operation: "llvm.intr.assume"(%0) : (i32) -> ()
<stdin>:42:1: error: 'llvm.intr.assume' op requires attribute 'op_bundle_sizes'
"llvm.intr.assume"(%0) : (i1) -> ()
^
<stdin>:42:1: note: see current operation: "llvm.intr.assume"(%0) : (i1) -> ()
<stdin>:44:1: error: 'llvm.call' op requires attribute 'op_bundle_sizes'
"llvm.call"() <{callee = @f, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
^
<stdin>:44:1: note: see current operation: "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @f, fastmathFlags = #llvm.fastmath<none>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
<stdin>:46:1: error: 'llvm.mlir.global' op requires attribute 'global_type'
"llvm.mlir.global"() ({}) : () -> ()
^
<stdin>:46:1: note: see current operation: 
"llvm.mlir.global"() <{addr_space = 0 : i32, visibility_ = 0 : i64}> ({
}) : () -> ()
<stdin>:48:1: error: 'llvm.func' op requires attribute 'function_type'
"llvm.func"() ({}) : () -> ()
^
<stdin>:48:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64}> ({
}) : () -> ()
<stdin>:50:13: error: expected list element
"llvm.br"()[] : () -> ()
            ^
<stdin>:53:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
  "scf.yield"() : () -> ()
  ^
<stdin>:53:3: note: see current operation: "scf.yield"() : () -> ()
// ==== exit 1 ====
