// terrace opt --convert-cf-to-llvm --explain-conversion
// An operation that is marked illegal: after MLIR's error, why each pattern did not match.
func.func @f(%c: i1, %i: i32, %t: tensor<2xf32>) {
  cf.cond_br %c, ^bb1(%t : tensor<2xf32>), ^bb2(%i : i32)
^bb1(%u: tensor<2xf32>):
  return
^bb2(%j: i32):
  return
}
// ==== stderr ====
<stdin>:4:3: error: failed to legalize operation 'cf.cond_br' that was explicitly marked illegal
  cf.cond_br %c, ^bb1(%t : tensor<2xf32>), ^bb2(%i : i32)
  ^
<stdin>:4:3: note: see current operation: "cf.cond_br"(%arg0, %arg2, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, tensor<2xf32>, i32) -> ()
<stdin>:4:3: note: pattern 'CondBranchOpLowering' does not apply: operand #1: type 'tensor<2xf32>' cannot be converted: tensors must be converted to memrefs first
<stdin>:4:3: note: the operation uses tensors; run mlir-opt's 'one-shot-bufferize' first
// ==== exit 1 ====
