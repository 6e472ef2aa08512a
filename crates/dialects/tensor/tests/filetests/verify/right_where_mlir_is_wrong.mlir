// terrace opt --split-input-file
// Reshapes that lose elements or have unranked operands, negative dimensions, lists without operands: MLIR accepts these or crashes.
func.func @f(%t: tensor<4xf32>) { %0 = tensor.collapse_shape %t [] : tensor<4xf32> into tensor<f32> return }
// -----
func.func @f(%t: tensor<?xf32>) { %0 = tensor.collapse_shape %t [] : tensor<?xf32> into tensor<f32> return }
// -----
func.func @f(%t: tensor<f32>) { %0 = tensor.expand_shape %t [] output_shape [4] : tensor<f32> into tensor<4xf32> return }
// -----
func.func @f(%t: tensor<*xf32>) { %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<*xf32> into tensor<16x4xf32> return }
// -----
func.func @f(%t: tensor<2x3xf32>) { %0 = tensor.concat dim(-1) %t : (tensor<2x3xf32>) -> tensor<2x3xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) { %0 = "tensor.pad"(%t, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_low = array<i64: 0>, static_high = array<i64: 0>}> ({ ^bb0(%a: index): tensor.yield %e : f32 }) : (tensor<4xf32>, index) -> tensor<4xf32> return }
// -----
func.func @f(%t: tensor<16x1xf32>) { %0 = tensor.expand_shape %t [[0, 1], []] output_shape [4,4] : tensor<16x1xf32> into tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<?x?xf32>) { %0 = tensor.collapse_shape %t [] : tensor<?x?xf32> into tensor<i32> return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) { %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 0>, static_high = array<i64: -9223372036854775808>}> ({ ^bb0(%a: index): tensor.yield %e : f32 }) : (tensor<4xf32>) -> tensor<4xf32> return }
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:40: error: 'tensor.collapse_shape' op expected all dimensions of the expanded type to have size 1, because the collapsed type has rank 0
func.func @f(%t: tensor<4xf32>) { %0 = tensor.collapse_shape %t [] : tensor<4xf32> into tensor<f32> return }
                                       ^
<stdin>:3:40: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = []}> : (tensor<4xf32>) -> tensor<f32>
<stdin>:5:40: error: 'tensor.collapse_shape' op expected all dimensions of the expanded type to have size 1, because the collapsed type has rank 0
func.func @f(%t: tensor<?xf32>) { %0 = tensor.collapse_shape %t [] : tensor<?xf32> into tensor<f32> return }
                                       ^
<stdin>:5:40: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = []}> : (tensor<?xf32>) -> tensor<f32>
<stdin>:7:38: error: 'tensor.expand_shape' op expected all dimensions of the expanded type to have size 1, because the collapsed type has rank 0
func.func @f(%t: tensor<f32>) { %0 = tensor.expand_shape %t [] output_shape [4] : tensor<f32> into tensor<4xf32> return }
                                     ^
<stdin>:7:38: note: see current operation: %0 = "tensor.expand_shape"(%arg0) <{reassociation = [], static_output_shape = array<i64: 4>}> : (tensor<f32>) -> tensor<4xf32>
<stdin>:9:40: error: 'tensor.collapse_shape' op expected source and result to be ranked tensors
func.func @f(%t: tensor<*xf32>) { %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<*xf32> into tensor<16x4xf32> return }
                                       ^
<stdin>:9:40: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<*xf32>) -> tensor<16x4xf32>
<stdin>:11:42: error: 'tensor.concat' op concatenation dim must be non-negative
func.func @f(%t: tensor<2x3xf32>) { %0 = tensor.concat dim(-1) %t : (tensor<2x3xf32>) -> tensor<2x3xf32> return }
                                         ^
<stdin>:11:42: note: see current operation: %0 = "tensor.concat"(%arg0) <{dim = -1 : i64}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
<stdin>:13:60: error: expected the number of 'low' to match the number of dynamic entries in 'static_low' (1 vs 0)
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) { %0 = "tensor.pad"(%t, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_low = array<i64: 0>, static_high = array<i64: 0>}> ({ ^bb0(%a: index): tensor.yield %e : f32 }) : (tensor<4xf32>, index) -> tensor<4xf32> return }
                                                           ^
<stdin>:13:60: note: see current operation: 
%0 = "tensor.pad"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 0>, static_low = array<i64: 0>}> ({
^bb0(%arg3: index):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (tensor<4xf32>, index) -> tensor<4xf32>
<stdin>:15:43: error: 'tensor.expand_shape' op reassociation indices must not be empty
func.func @f(%t: tensor<16x1xf32>) { %0 = tensor.expand_shape %t [[0, 1], []] output_shape [4,4] : tensor<16x1xf32> into tensor<4x4xf32> return }
                                          ^
<stdin>:15:43: note: see current operation: %0 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 1], []], static_output_shape = array<i64: 4, 4>}> : (tensor<16x1xf32>) -> tensor<4x4xf32>
<stdin>:17:42: error: 'tensor.collapse_shape' op expected all dimensions of the expanded type to have size 1, because the collapsed type has rank 0
func.func @f(%t: tensor<?x?xf32>) { %0 = tensor.collapse_shape %t [] : tensor<?x?xf32> into tensor<i32> return }
                                         ^
<stdin>:17:42: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = []}> : (tensor<?x?xf32>) -> tensor<i32>
<stdin>:19:60: error: expected the number of 'high' to match the number of dynamic entries in 'static_high' (0 vs 1)
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) { %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 0>, static_high = array<i64: -9223372036854775808>}> ({ ^bb0(%a: index): tensor.yield %e : f32 }) : (tensor<4xf32>) -> tensor<4xf32> return }
                                                           ^
<stdin>:19:60: note: see current operation: 
%0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: -9223372036854775808>, static_low = array<i64: 0>}> ({
^bb0(%arg3: index):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<4xf32>
// ==== exit 1 ====
