// terrace opt --split-input-file --allow-unregistered-dialect
// Gathers and scatters: dimensions and types.
func.func @f(%t: tensor<2x3xf32>, %x: tensor<1xindex>) {
  %0 = tensor.gather %t[%x] gather_dims([]) : (tensor<2x3xf32>, tensor<1xindex>) -> tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<3xindex>) {
  %0 = tensor.gather %t[%x] gather_dims([0,1,2]) : (tensor<2x3xf32>, tensor<3xindex>) -> tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<2xindex>) {
  %0 = tensor.gather %t[%x] gather_dims([0]) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<2xindex>) {
  %0 = tensor.gather %t[%x] gather_dims([1,0]) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<2xindex>) {
  %0 = tensor.gather %t[%x] gather_dims([0,5]) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<2xindex>) {
  %0 = tensor.gather %t[%x] gather_dims([-1,5]) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<5x1xindex>) {
  %0 = tensor.gather %t[%x] gather_dims([1]) : (tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<5x3x1xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<index>) {
  %0 = tensor.gather %t[%x] gather_dims([1]) : (tensor<2x3xf32>, tensor<index>) -> tensor<5x3x1xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<5x1xf32>) {
  %0 = tensor.gather %t[%x] gather_dims([1]) : (tensor<2x3xf32>, tensor<5x1xf32>) -> tensor<5x3x1xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<5x1xindex>, %s: tensor<5x2x1xf32>) {
  %0 = tensor.scatter %s into %t[%x] scatter_dims([1]) : (tensor<5x2x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2x3xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<5x1xindex>, %s: tensor<5x3x1xf32>) {
  %0 = tensor.scatter %s into %t[%x] scatter_dims([1]) unique : (tensor<5x3x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2x3xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<5x1xindex>, %s: tensor<5x2x1xf32>) {
  %0 = tensor.scatter %s into %t[%x] scatter_dims([1]) unique : (tensor<5x2x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<7xf32>
  return }
// -----
func.func @f(%t: tensor<2x3xf32>, %x: tensor<5x1xindex>, %s: tensor<5x2x1xf32>) {
  %0 = tensor.scatter %s into %t[%x] scatter_dims([7]) unique : (tensor<5x2x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<7xf32>
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
// -----
// -----
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<5x1xindex>, %arg2: tensor<5x2x1xf32>) {
    %scatter = tensor.scatter %arg2 into %arg0[%arg1] scatter_dims([1]) unique : (tensor<5x2x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<7xf32>
    return
  }
}

// -----
// ==== stderr ====
<stdin>:4:8: error: 'tensor.gather' op gather_dims must be non-empty
  %0 = tensor.gather %t[%x] gather_dims([]) : (tensor<2x3xf32>, tensor<1xindex>) -> tensor<1xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64>}> : (tensor<2x3xf32>, tensor<1xindex>) -> tensor<1xf32>
<stdin>:8:8: error: 'tensor.gather' op gather_dims overflow source rank
  %0 = tensor.gather %t[%x] gather_dims([0,1,2]) : (tensor<2x3xf32>, tensor<3xindex>) -> tensor<1xf32>
       ^
<stdin>:8:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 1, 2>}> : (tensor<2x3xf32>, tensor<3xindex>) -> tensor<1xf32>
<stdin>:12:8: error: 'tensor.gather' op gather_dims length must match the size of last dimension of indices
  %0 = tensor.gather %t[%x] gather_dims([0]) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
       ^
<stdin>:12:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0>}> : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
<stdin>:16:8: error: 'tensor.gather' op gather_dims values must be strictly increasing
  %0 = tensor.gather %t[%x] gather_dims([1,0]) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
       ^
<stdin>:16:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 1, 0>}> : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
<stdin>:20:8: error: 'tensor.gather' op gather_dims value must be smaller than source rank
  %0 = tensor.gather %t[%x] gather_dims([0,5]) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
       ^
<stdin>:20:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 5>}> : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
<stdin>:24:8: error: 'tensor.gather' op gather_dims value must be non-negative
  %0 = tensor.gather %t[%x] gather_dims([-1,5]) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
       ^
<stdin>:24:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: -1, 5>}> : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<1xf32>
<stdin>:28:8: error: 'tensor.gather' op result type mismatch: expected 'tensor<5x2x1xf32>' or its rank-reduced variant 'tensor<5x2xf32>' (got: 'tensor<5x3x1xf32>')
  %0 = tensor.gather %t[%x] gather_dims([1]) : (tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<5x3x1xf32>
       ^
<stdin>:28:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 1>}> : (tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<5x3x1xf32>
<stdin>:32:8: error: 'tensor.gather' op gather_dims length must match the size of last dimension of indices
  %0 = tensor.gather %t[%x] gather_dims([1]) : (tensor<2x3xf32>, tensor<index>) -> tensor<5x3x1xf32>
       ^
<stdin>:32:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 1>}> : (tensor<2x3xf32>, tensor<index>) -> tensor<5x3x1xf32>
<stdin>:36:8: error: 'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<5x1xf32>'
  %0 = tensor.gather %t[%x] gather_dims([1]) : (tensor<2x3xf32>, tensor<5x1xf32>) -> tensor<5x3x1xf32>
       ^
<stdin>:36:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 1>}> : (tensor<2x3xf32>, tensor<5x1xf32>) -> tensor<5x3x1xf32>
<stdin>:40:8: error: 'tensor.scatter' op requires 'unique' attribute to be set
  %0 = tensor.scatter %s into %t[%x] scatter_dims([1]) : (tensor<5x2x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2x3xf32>
       ^
<stdin>:40:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 1>}> : (tensor<5x2x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2x3xf32>
<stdin>:44:8: error: 'tensor.scatter' op source type mismatch: expected 'tensor<5x2x1xf32>' or its rank-reduced variant 'tensor<5x2xf32>' (got: 'tensor<5x3x1xf32>')
  %0 = tensor.scatter %s into %t[%x] scatter_dims([1]) unique : (tensor<5x3x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2x3xf32>
       ^
<stdin>:44:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 1>, unique}> : (tensor<5x3x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<2x3xf32>
<stdin>:52:8: error: 'tensor.scatter' op scatter_dims value must be smaller than dest rank
  %0 = tensor.scatter %s into %t[%x] scatter_dims([7]) unique : (tensor<5x2x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<7xf32>
       ^
<stdin>:52:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 7>, unique}> : (tensor<5x2x1xf32>, tensor<2x3xf32>, tensor<5x1xindex>) -> tensor<7xf32>
// ==== exit 1 ====
