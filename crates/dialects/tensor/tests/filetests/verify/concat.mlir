// terrace opt --split-input-file --allow-unregistered-dialect
// Concatenations: dimension, ranks, sizes.
func.func @f(%t: tensor<2x3xf32>) {
  %0 = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<2x3xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>) {
  %0 = tensor.concat dim(2) %t : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>) {
  %0 = tensor.concat dim(0) %t : (tensor<2x3xf32>) -> tensor<2xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %u: tensor<2x4xf32>) {
  %0 = tensor.concat dim(0) %t, %u : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %u: tensor<2x3xf32>) {
  %0 = tensor.concat dim(0) %t, %u : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %u: tensor<2x3xi32>) {
  %0 = tensor.concat dim(0) %t, %u : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<4x3xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %u: tensor<2x4xi32>) {
  %0 = tensor.concat dim(5) %t, %u : (tensor<2x3xf32>, tensor<2x4xi32>) -> tensor<4x3xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %u: tensor<2x4xi32>) {
  %0 = tensor.concat dim(0) %t, %u : (tensor<2x3xf32>, tensor<2x4xi32>) -> tensor<4x3xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %u: tensor<?x3xf32>) {
  %0 = tensor.concat dim(0) %t, %u : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<4x3xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>) {
  %0 = tensor.concat dim(0) %t : (tensor<2x3xf32>) -> tensor<*xf32>
  return }
// -----
func.func @f(%t: tensor<f32>) {
  %0 = tensor.concat dim(0) %t : (tensor<f32>) -> tensor<f32>
  return }
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>) {
    %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<4x3xf32>
    return
  }
}

// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: 'tensor.concat' op requires at least one input
  %0 = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<2x3xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<2x3xf32>
<stdin>:8:8: error: 'tensor.concat' op concatenation dim must be less than the tensor rank
  %0 = tensor.concat dim(2) %t : (tensor<2x3xf32>) -> tensor<2x3xf32>
       ^
<stdin>:8:8: note: see current operation: %0 = "tensor.concat"(%arg0) <{dim = 2 : i64}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
<stdin>:12:8: error: 'tensor.concat' op rank of concatenated inputs must match result rank
  %0 = tensor.concat dim(0) %t : (tensor<2x3xf32>) -> tensor<2xf32>
       ^
<stdin>:12:8: note: see current operation: %0 = "tensor.concat"(%arg0) <{dim = 0 : i64}> : (tensor<2x3xf32>) -> tensor<2xf32>
<stdin>:16:8: error: 'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1
  %0 = tensor.concat dim(0) %t, %u : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
       ^
<stdin>:16:8: note: see current operation: %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
<stdin>:20:8: error: 'tensor.concat' op result type 'tensor<5x3xf32>'does not match inferred shape 'tensor<4x3xf32>' static sizes
  %0 = tensor.concat dim(0) %t, %u : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
       ^
<stdin>:20:8: note: see current operation: %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
<stdin>:24:8: error: 'tensor.concat' op inputs and result element type must match
  %0 = tensor.concat dim(0) %t, %u : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<4x3xf32>
       ^
<stdin>:24:8: note: see current operation: %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<4x3xf32>
<stdin>:28:8: error: 'tensor.concat' op inputs and result element type must match
  %0 = tensor.concat dim(5) %t, %u : (tensor<2x3xf32>, tensor<2x4xi32>) -> tensor<4x3xf32>
       ^
<stdin>:28:8: note: see current operation: %0 = "tensor.concat"(%arg0, %arg1) <{dim = 5 : i64}> : (tensor<2x3xf32>, tensor<2x4xi32>) -> tensor<4x3xf32>
<stdin>:32:8: error: 'tensor.concat' op inputs and result element type must match
  %0 = tensor.concat dim(0) %t, %u : (tensor<2x3xf32>, tensor<2x4xi32>) -> tensor<4x3xf32>
       ^
<stdin>:32:8: note: see current operation: %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<2x3xf32>, tensor<2x4xi32>) -> tensor<4x3xf32>
<stdin>:40:8: error: 'tensor.concat' op result #0 must be ranked tensor of any type values, but got 'tensor<*xf32>'
  %0 = tensor.concat dim(0) %t : (tensor<2x3xf32>) -> tensor<*xf32>
       ^
<stdin>:40:8: note: see current operation: %0 = "tensor.concat"(%arg0) <{dim = 0 : i64}> : (tensor<2x3xf32>) -> tensor<*xf32>
<stdin>:44:8: error: 'tensor.concat' op concatenation dim must be less than the tensor rank
  %0 = tensor.concat dim(0) %t : (tensor<f32>) -> tensor<f32>
       ^
<stdin>:44:8: note: see current operation: %0 = "tensor.concat"(%arg0) <{dim = 0 : i64}> : (tensor<f32>) -> tensor<f32>
// ==== exit 1 ====
