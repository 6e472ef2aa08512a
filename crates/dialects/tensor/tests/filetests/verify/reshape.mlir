// terrace opt --split-input-file --allow-unregistered-dialect
// Reshapes: ranks, groups, sizes, element types.
func.func @f(%t: tensor<f32>) {
  %0 = tensor.collapse_shape %t [] : tensor<f32> into tensor<f32>
  return }
// -----
func.func @f(%t: tensor<f32>) {
  %0 = tensor.expand_shape %t [] output_shape [] : tensor<f32> into tensor<f32>
  return }
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.collapse_shape %t [[0]] : tensor<4xf32> into tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<1xf32>) {
  %0 = tensor.collapse_shape %t [[0]] : tensor<1xf32> into tensor<f32>
  return }
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.collapse_shape %t [[0]] : tensor<4xf32> into tensor<4x1xf32>
  return }
// -----
func.func @f(%t: tensor<4x4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4x4xf32> into tensor<16xf32>
  return }
// -----
func.func @f(%t: tensor<4x4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4x4xf32> into tensor<16x4xf32>
  return }
// -----
func.func @f(%t: tensor<4x4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [1, 2]] : tensor<4x4x4xf32> into tensor<16x4xf32>
  return }
// -----
func.func @f(%t: tensor<4x4x4xf32>) {
  %0 = tensor.collapse_shape %t [[1, 0], [2]] : tensor<4x4x4xf32> into tensor<16x4xf32>
  return }
// -----
func.func @f(%t: tensor<4x4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x4x4xf32> into tensor<8x4xf32>
  return }
// -----
func.func @f(%t: tensor<4x?x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x?x4xf32> into tensor<8x4xf32>
  return }
// -----
func.func @f(%t: tensor<4x4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x4x4xf32> into tensor<?x4xf32>
  return }
// -----
func.func @f(%t: tensor<4x4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x4x4xf32> into tensor<16x4xi32>
  return }
// -----
func.func @f(%t: tensor<4x4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x4x4xf32> into tensor<16x4xf32, "a">
  return }
// -----
func.func @f(%t: tensor<4x4x4xf32, "a">) {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x4x4xf32, "a"> into tensor<16x4xf32, "b">
  return }
// -----
func.func @f(%t: tensor<16xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [4] : tensor<16xf32> into tensor<4x4xf32>
  return }
// -----
func.func @f(%t: tensor<16xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [4, 5] : tensor<16xf32> into tensor<4x4xf32>
  return }
// -----
func.func @f(%t: tensor<16xf32>, %i: index) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [4, %i] : tensor<16xf32> into tensor<4x4xf32>
  return }
// -----
func.func @f(%t: tensor<16xf32>, %i: index) {
  %0 = "tensor.expand_shape"(%t, %i) <{reassociation=[[0,1]], static_output_shape = array<i64: 4, 4>}> : (tensor<16xf32>, index) -> tensor<4x4xf32>
  return }
// -----
func.func @f(%t: tensor<4x4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<4x4x4xf32> into tensor<16x4xf32>
  return }
// -----
func.func @f(%t: tensor<4x4x4xf32>) {
  %0 = tensor.collapse_shape %t [[], [0, 1, 2]] : tensor<4x4x4xf32> into tensor<1x64xf32>
  return }
// -----
func.func @f(%t: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<4x4xf32> into tensor<16x1xf32>
  return }
// -----
func.func @f(%t: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 7]] : tensor<4x4xf32> into tensor<16xf32>
  return }
// -----
func.func @f(%t: tensor<4x4xf32>) {
  %0 = tensor.expand_shape %t [[0, 7]] output_shape [1] : tensor<4x4xf32> into tensor<16xf32>
  return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2xi32>) {
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<8x3xf32>
  return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<?xi32>) {
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<?xi32>) -> tensor<8x2xf32>
  return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<3xi32>) {
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<3xi32>) -> tensor<8x2xf32>
  return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<3xi32>) {
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<3xi32>) -> tensor<8x2xi32>
  return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<3xf32>) {
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<3xf32>) -> tensor<8x2xi32>
  return }
// -----
func.func @f(%t: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<4x4xf32> into tensor<16x1x1xf32>
  return }
// -----
func.func @f(%t: tensor<f32>) {
  %0 = tensor.expand_shape %t [] output_shape [1,1] : tensor<f32> into tensor<1x1xf32>
  return }
// -----
func.func @f(%t: tensor<1x1xf32>) {
  %0 = tensor.collapse_shape %t [[0,1]] : tensor<1x1xf32> into tensor<f32>
  return }
// ==== stdout ====
module {
  func.func @f(%arg0: tensor<f32>) {
    %collapsed = tensor.collapse_shape %arg0 [] : tensor<f32> into tensor<f32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<f32>) {
    %expanded = tensor.expand_shape %arg0 [] output_shape [] : tensor<f32> into tensor<f32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0]] : tensor<4xf32> into tensor<4xf32>
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
// -----
// -----
// -----
module {
  func.func @f(%arg0: tensor<4x4x4xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x4x4xf32> into tensor<16x4xf32, "a">
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x4x4xf32, "a">) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x4x4xf32, "a"> into tensor<16x4xf32, "b">
    return
  }
}

// -----
// -----
module {
  func.func @f(%arg0: tensor<16xf32>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [4, 5] : tensor<16xf32> into tensor<4x4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<16xf32>, %arg1: index) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [4, %arg1] : tensor<16xf32> into tensor<4x4xf32>
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
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: tensor<f32>) {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    return
  }
}

// -----
// ==== stderr ====
<stdin>:16:8: error: 'tensor.collapse_shape' op expected collapsed rank (0) to equal the number of reassociation maps (1).
  %0 = tensor.collapse_shape %t [[0]] : tensor<1xf32> into tensor<f32>
       ^
<stdin>:16:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0]]}> : (tensor<1xf32>) -> tensor<f32>
<stdin>:20:8: error: 'tensor.collapse_shape' op expected the expanded type, 'tensor<4xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x1xf32>'.
  %0 = tensor.collapse_shape %t [[0]] : tensor<4xf32> into tensor<4x1xf32>
       ^
<stdin>:20:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0]]}> : (tensor<4xf32>) -> tensor<4x1xf32>
<stdin>:24:8: error: 'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4x4xf32> into tensor<16xf32>
       ^
<stdin>:24:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<4x4x4xf32>) -> tensor<16xf32>
<stdin>:28:8: error: 'tensor.collapse_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4x4xf32> into tensor<16x4xf32>
       ^
<stdin>:28:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<4x4x4xf32>) -> tensor<16x4xf32>
<stdin>:32:8: error: 'tensor.collapse_shape' op expected reassociation map #1 to be valid and contiguous.
  %0 = tensor.collapse_shape %t [[0, 1], [1, 2]] : tensor<4x4x4xf32> into tensor<16x4xf32>
       ^
<stdin>:32:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [1, 2]]}> : (tensor<4x4x4xf32>) -> tensor<16x4xf32>
<stdin>:36:8: error: 'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.
  %0 = tensor.collapse_shape %t [[1, 0], [2]] : tensor<4x4x4xf32> into tensor<16x4xf32>
       ^
<stdin>:36:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[1, 0], [2]]}> : (tensor<4x4x4xf32>) -> tensor<16x4xf32>
<stdin>:40:8: error: 'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 16
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x4x4xf32> into tensor<8x4xf32>
       ^
<stdin>:40:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<4x4x4xf32>) -> tensor<8x4xf32>
<stdin>:44:8: error: 'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x?x4xf32> into tensor<8x4xf32>
       ^
<stdin>:44:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<4x?x4xf32>) -> tensor<8x4xf32>
<stdin>:48:8: error: 'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 16
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x4x4xf32> into tensor<?x4xf32>
       ^
<stdin>:48:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<4x4x4xf32>) -> tensor<?x4xf32>
<stdin>:52:8: error: 'tensor.collapse_shape' op expected collapsed type to be 'tensor<16x4xf32>', but got 'tensor<16x4xi32>'
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x4x4xf32> into tensor<16x4xi32>
       ^
<stdin>:52:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<4x4x4xf32>) -> tensor<16x4xi32>
<stdin>:64:8: error: 'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 1 inputs instead
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [4] : tensor<16xf32> into tensor<4x4xf32>
       ^
<stdin>:64:8: note: see current operation: %0 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4>}> : (tensor<16xf32>) -> tensor<4x4xf32>
<stdin>:76:8: error: 'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values
  %0 = "tensor.expand_shape"(%t, %i) <{reassociation=[[0,1]], static_output_shape = array<i64: 4, 4>}> : (tensor<16xf32>, index) -> tensor<4x4xf32>
       ^
<stdin>:76:8: note: see current operation: %0 = "tensor.expand_shape"(%arg0, %arg1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 4>}> : (tensor<16xf32>, index) -> tensor<4x4xf32>
<stdin>:80:8: error: 'tensor.collapse_shape' op reassociation indices must not be empty
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<4x4x4xf32> into tensor<16x4xf32>
       ^
<stdin>:80:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], []]}> : (tensor<4x4x4xf32>) -> tensor<16x4xf32>
<stdin>:84:8: error: 'tensor.collapse_shape' op reassociation indices must not be empty
  %0 = tensor.collapse_shape %t [[], [0, 1, 2]] : tensor<4x4x4xf32> into tensor<1x64xf32>
       ^
<stdin>:84:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[], [0, 1, 2]]}> : (tensor<4x4x4xf32>) -> tensor<1x64xf32>
<stdin>:88:8: error: 'tensor.collapse_shape' op reassociation indices must not be empty
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<4x4xf32> into tensor<16x1xf32>
       ^
<stdin>:88:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], []]}> : (tensor<4x4xf32>) -> tensor<16x1xf32>
<stdin>:92:8: error: 'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  8.
  %0 = tensor.collapse_shape %t [[0, 7]] : tensor<4x4xf32> into tensor<16xf32>
       ^
<stdin>:92:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 7]]}> : (tensor<4x4xf32>) -> tensor<16xf32>
<stdin>:96:8: error: 'tensor.expand_shape' op expected the expanded type, 'tensor<16xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x4xf32>'.
  %0 = tensor.expand_shape %t [[0, 7]] output_shape [1] : tensor<4x4xf32> into tensor<16xf32>
       ^
<stdin>:96:8: note: see current operation: %0 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 7]], static_output_shape = array<i64: 1>}> : (tensor<4x4xf32>) -> tensor<16xf32>
<stdin>:100:8: error: 'tensor.reshape' op source and destination tensor should have the same number of elements
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<8x3xf32>
       ^
<stdin>:100:8: note: see current operation: %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<8x3xf32>
<stdin>:104:8: error: 'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<?xi32>) -> tensor<8x2xf32>
       ^
<stdin>:104:8: note: see current operation: %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<4x4xf32>, tensor<?xi32>) -> tensor<8x2xf32>
<stdin>:108:8: error: 'tensor.reshape' op length of shape operand differs from the result's tensor rank
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<3xi32>) -> tensor<8x2xf32>
       ^
<stdin>:108:8: note: see current operation: %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<4x4xf32>, tensor<3xi32>) -> tensor<8x2xf32>
<stdin>:112:8: error: 'tensor.reshape' op element types of source and destination tensor types should be the same
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<3xi32>) -> tensor<8x2xi32>
       ^
<stdin>:112:8: note: see current operation: %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<4x4xf32>, tensor<3xi32>) -> tensor<8x2xi32>
<stdin>:116:8: error: 'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<3xf32>'
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<3xf32>) -> tensor<8x2xi32>
       ^
<stdin>:116:8: note: see current operation: %0 = "tensor.reshape"(%arg0, %arg1) : (tensor<4x4xf32>, tensor<3xf32>) -> tensor<8x2xi32>
<stdin>:120:8: error: 'tensor.collapse_shape' op reassociation indices must not be empty
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<4x4xf32> into tensor<16x1x1xf32>
       ^
<stdin>:120:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], []]}> : (tensor<4x4xf32>) -> tensor<16x1x1xf32>
<stdin>:128:8: error: 'tensor.collapse_shape' op expected collapsed rank (0) to equal the number of reassociation maps (1).
  %0 = tensor.collapse_shape %t [[0,1]] : tensor<1x1xf32> into tensor<f32>
       ^
<stdin>:128:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<1x1xf32>) -> tensor<f32>
// ==== exit 1 ====
