// terrace opt --split-input-file --allow-unregistered-dialect
// Slices: lists, types, bounds.
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 0] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [1] [1] : tensor<4xf32> to tensor<1x1xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [2] [1] : tensor<4xf32> to tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [1] [1] : tensor<4xf32> to tensor<1xi32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[4] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[2] [4] [1] : tensor<4xf32> to tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[-1] [4] [1] : tensor<4xf32> to tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [-1] [1] : tensor<4xf32> to tensor<?xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32, "a">, %i: index) {
  %0 = tensor.extract_slice %t[0] [1] [1] : tensor<4xf32, "a"> to tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<2xf32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[0] [1] [1] : tensor<2xf32> into tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<1x1xf32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[0] [1] [1] : tensor<1x1xf32> into tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<1xi32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[0] [1] [1] : tensor<1xi32> into tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<1xf32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[4] [1] [1] : tensor<1xf32> into tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<1xf32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[] [1] [1] : tensor<1xf32> into tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4x4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<4x4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [1] [1] : tensor<4x4xf32> to tensor<1xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [4] [-1] : tensor<4xf32> to tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [0] [1] : tensor<4xf32> to tensor<0xf32>
  return }
// -----
func.func @f(%t: tensor<0xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [0] [1] : tensor<0xf32> to tensor<0xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index, %e: f32) {
  %0 = "tensor.insert_slice"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}>  : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index, %e: f32) {
  %0 = "tensor.insert_slice"(%t, %t, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}>  : (tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>
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
  func.func @f(%arg0: tensor<4xf32, "a">, %arg1: index) {
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<4xf32, "a"> to tensor<1xf32>
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: index) {
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [-1] : tensor<4xf32> to tensor<4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: index) {
    %extracted_slice = tensor.extract_slice %arg0[0] [0] [1] : tensor<4xf32> to tensor<0xf32>
    return
  }
}

// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.
  %0 = tensor.extract_slice %t[0, 0] [1] [1] : tensor<4xf32> to tensor<1xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
<stdin>:8:8: error: expected rank to be smaller or equal to the other rank. 
  %0 = tensor.extract_slice %t[0] [1] [1] : tensor<4xf32> to tensor<1x1xf32>
       ^
<stdin>:8:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x1xf32>
<stdin>:12:8: error: expected type to be 'tensor<2xf32>' or a rank-reduced version. (size mismatch) 
  %0 = tensor.extract_slice %t[0] [2] [1] : tensor<4xf32> to tensor<1xf32>
       ^
<stdin>:12:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
<stdin>:16:8: error: expected element type to be 'f32'
  %0 = tensor.extract_slice %t[0] [1] [1] : tensor<4xf32> to tensor<1xi32>
       ^
<stdin>:16:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xi32>
<stdin>:20:8: error: offset 0 is out-of-bounds: 4 >= 4
  %0 = tensor.extract_slice %t[4] [1] [1] : tensor<4xf32> to tensor<1xf32>
       ^
<stdin>:20:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
<stdin>:24:8: error: slice along dimension 0 runs out-of-bounds: 5 >= 4
  %0 = tensor.extract_slice %t[2] [4] [1] : tensor<4xf32> to tensor<4xf32>
       ^
<stdin>:24:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4xf32>
<stdin>:28:8: error: expected offsets to be non-negative, but got -1
  %0 = tensor.extract_slice %t[-1] [4] [1] : tensor<4xf32> to tensor<4xf32>
       ^
<stdin>:28:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4xf32>
<stdin>:32:8: error: expected sizes to be non-negative, but got -1
  %0 = tensor.extract_slice %t[0] [-1] [1] : tensor<4xf32> to tensor<?xf32>
       ^
<stdin>:32:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<?xf32>
<stdin>:40:8: error: expected type to be 'tensor<1xf32>' or a rank-reduced version. (size mismatch) 
  %0 = tensor.insert_slice %s into %t[0] [1] [1] : tensor<2xf32> into tensor<4xf32>
       ^
<stdin>:40:8: note: see current operation: %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<4xf32>) -> tensor<4xf32>
<stdin>:44:8: error: expected rank to be smaller or equal to the other rank. 
  %0 = tensor.insert_slice %s into %t[0] [1] [1] : tensor<1x1xf32> into tensor<4xf32>
       ^
<stdin>:44:8: note: see current operation: %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1x1xf32>, tensor<4xf32>) -> tensor<4xf32>
<stdin>:48:8: error: expected element type to be 'f32'
  %0 = tensor.insert_slice %s into %t[0] [1] [1] : tensor<1xi32> into tensor<4xf32>
       ^
<stdin>:48:8: note: see current operation: %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xi32>, tensor<4xf32>) -> tensor<4xf32>
<stdin>:52:8: error: offset 0 is out-of-bounds: 4 >= 4
  %0 = tensor.insert_slice %s into %t[4] [1] [1] : tensor<1xf32> into tensor<4xf32>
       ^
<stdin>:52:8: note: see current operation: %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
<stdin>:56:8: error: expected mixed offsets rank to match mixed sizes rank (0 vs 1) so the rank of the result type is well-formed.
  %0 = tensor.insert_slice %s into %t[] [1] [1] : tensor<1xf32> into tensor<4xf32>
       ^
<stdin>:56:8: note: see current operation: %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
<stdin>:60:8: error: expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.
  %0 = tensor.extract_slice %t[0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1xf32>
       ^
<stdin>:60:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1xf32>
<stdin>:64:8: error: expected 2 offset values, got 1
  %0 = tensor.extract_slice %t[0] [1] [1] : tensor<4x4xf32> to tensor<1xf32>
       ^
<stdin>:64:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4x4xf32>) -> tensor<1xf32>
<stdin>:76:8: error: offset 0 is out-of-bounds: 0 >= 0
  %0 = tensor.extract_slice %t[0] [0] [1] : tensor<0xf32> to tensor<0xf32>
       ^
<stdin>:76:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 0>, static_strides = array<i64: 1>}> : (tensor<0xf32>) -> tensor<0xf32>
<stdin>:80:8: error: 'tensor.insert_slice' op failed to verify that expected result type to match dest type
  %0 = "tensor.insert_slice"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}>  : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
       ^
<stdin>:80:8: note: see current operation: %0 = "tensor.insert_slice"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
<stdin>:84:8: error: expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)
  %0 = "tensor.insert_slice"(%t, %t, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}>  : (tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>
       ^
<stdin>:84:8: note: see current operation: %0 = "tensor.insert_slice"(%arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>
// ==== exit 1 ====
