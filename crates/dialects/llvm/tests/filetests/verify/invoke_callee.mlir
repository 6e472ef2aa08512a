// terrace opt --split-input-file
// What is invoked is named, or the first operand, a pointer.
llvm.func @p(...) -> i32
llvm.func @nothing() attributes {personality = @p} {
  "llvm.invoke"()[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @number(%n: i32) attributes {personality = @p} {
  "llvm.invoke"(%n)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:5:3: error: 'llvm.invoke' op must have either a `callee` attribute or at least an operand
  "llvm.invoke"()[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
  ^
<stdin>:5:3: note: see current operation: "llvm.invoke"()[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
<stdin>:15:3: error: 'llvm.invoke' op indirect call expects a pointer as callee: 'i32'
  "llvm.invoke"(%n)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> ()
  ^
<stdin>:15:3: note: see current operation: "llvm.invoke"(%arg0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> ()
// ==== exit 1 ====
