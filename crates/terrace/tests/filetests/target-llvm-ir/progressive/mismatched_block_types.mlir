// terrace opt --convert-cf-to-llvm
// A block argument that has no LLVM type: its branches cannot be converted.
func.func @f(%c: i1, %i: index, %t: tensor<4xf32>) -> index {
  cf.cond_br %c, ^bb1(%t : tensor<4xf32>), ^bb2
^bb1(%u: tensor<4xf32>):
  cf.br ^bb2
^bb2:
  return %i : index
}
// ==== stderr ====
<stdin>:4:3: error: failed to legalize operation 'cf.cond_br' that was explicitly marked illegal
  cf.cond_br %c, ^bb1(%t : tensor<4xf32>), ^bb2
  ^
<stdin>:4:3: note: see current operation: "cf.cond_br"(%arg0, %arg2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, tensor<4xf32>) -> ()
<stdin>:4:3: note: pattern 'CondBranchOpLowering' does not apply: operand #1: type 'tensor<4xf32>' cannot be converted: tensors must be converted to memrefs first
<stdin>:4:3: note: the operation uses tensors; run mlir-opt's 'one-shot-bufferize' first
// ==== exit 1 ====
