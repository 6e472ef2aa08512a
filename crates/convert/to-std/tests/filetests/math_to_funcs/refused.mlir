// terrace opt --convert-math-to-funcs
// Tensors have no functions.
func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = math.ipowi %a, %a : tensor<2xi32>
  return %0 : tensor<2xi32>
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'math.ipowi' that was explicitly marked illegal
  %0 = math.ipowi %a, %a : tensor<2xi32>
       ^
<stdin>:4:8: note: see current operation: %0 = "math.ipowi"(%arg0, %arg0) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
<stdin>:4:8: note: pattern 'IPowIOpLowering' does not apply: non-integer base operand
<stdin>:4:8: note: pattern 'VecOpToScalarOp' does not apply: not a vector operation
<stdin>:4:8: note: the operation uses tensors; run mlir-opt's 'one-shot-bufferize' first
// ==== exit 1 ====
