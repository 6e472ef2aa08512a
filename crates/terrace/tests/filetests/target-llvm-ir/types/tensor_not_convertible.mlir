// terrace opt --convert-func-to-llvm
// Tensors must be bufferized before: what uses them stays.
func.func @tensor(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
func.func @scalar(%x: f32) -> f32 {
  return %x : f32
}
// ==== stdout ====
module {
  func.func @tensor(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  llvm.func @scalar(%arg0: f32) -> f32 {
    llvm.return %arg0 : f32
  }
}

