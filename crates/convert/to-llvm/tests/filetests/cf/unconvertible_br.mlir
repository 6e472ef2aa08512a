// terrace opt --convert-cf-to-llvm
// Without an LLVM type for the argument nothing can be done.
func.func @f(%t: tensor<4xf32>) {
  cf.br ^bb1(%t : tensor<4xf32>)
^bb1(%u: tensor<4xf32>):
  return
}
// ==== stderr ====
<stdin>:4:3: error: failed to legalize operation 'cf.br' that was explicitly marked illegal
  cf.br ^bb1(%t : tensor<4xf32>)
  ^
<stdin>:4:3: note: see current operation: "cf.br"(%arg0)[^bb1] : (tensor<4xf32>) -> ()
<stdin>:4:3: note: pattern 'BranchOpLowering' does not apply: operand #0: type 'tensor<4xf32>' cannot be converted: tensors must be converted to memrefs first
<stdin>:4:3: note: the operation uses tensors; run mlir-opt's 'one-shot-bufferize' first
// ==== exit 1 ====
