// terrace opt --canonicalize --allow-unregistered-dialect
// Constant sizes go into the types of tensors that are created, and stay where they would be wrong.
func.func @empty(%i: index) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32, "e">, tensor<?xf32>, tensor<4x?xf32>) {
  %c4 = arith.constant 4 : index
  %m = arith.constant -1 : index
  %0 = tensor.empty(%c4, %i) : tensor<?x?xf32>
  %1 = tensor.empty(%m) : tensor<?xf32>
  %2 = tensor.empty(%c4) : tensor<?xf32, "e">
  %3 = tensor.empty() : tensor<4xf32>
  %4 = tensor.cast %3 : tensor<4xf32> to tensor<?xf32>
  %5 = tensor.empty(%i, %i) : tensor<?x?xf32>
  %6 = tensor.cast %5 : tensor<?x?xf32> to tensor<4x?xf32>
  return %0, %1, %2, %4, %6 : tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32, "e">, tensor<?xf32>, tensor<4x?xf32>
}
func.func @generate(%i: index) -> (tensor<?x?xindex>, tensor<4x?xindex>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.generate %c4, %i {
  ^bb0(%x: index, %y: index):
    %s = arith.addi %x, %y : index
    tensor.yield %s : index
  } : tensor<?x?xindex>
  %1 = tensor.generate %i, %i {
  ^bb0(%x: index, %y: index):
    %s = arith.addi %x, %y : index
    tensor.yield %s : index
  } : tensor<?x?xindex>
  %2 = tensor.cast %1 : tensor<?x?xindex> to tensor<4x?xindex>
  return %0, %2 : tensor<?x?xindex>, tensor<4x?xindex>
}
func.func @splat(%e: f32) -> (tensor<?xf32>, tensor<4xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.splat %e[%c4] : tensor<?xf32>
  %f = arith.constant 2.5 : f32
  %1 = tensor.splat %f : tensor<4xf32>
  return %0, %1 : tensor<?xf32>, tensor<4xf32>
}
func.func @extract_slice(%a: tensor<8x16x4xf32>, %d: tensor<?x?xf32>, %i: index) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %m = arith.constant -1 : index
  %0 = tensor.extract_slice %a[%c0, %i, %c1] [%c2, %i, %c2] [%c1, %c1, %c1] : tensor<8x16x4xf32> to tensor<?x?x?xf32>
  %1 = tensor.extract_slice %d[%c9, %m] [%c1, %m] [%c2, %m] : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.extract_slice %d[0, 0] [1, %c2] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %3 = tensor.extract_slice %d[0, 0] [%c2, %i] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.extract_slice %a[%c9, 0, 0] [%i, 1, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<?x4xf32>
  return %0, %1, %2, %3, %4 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x4xf32>
}
func.func @insert_slice(%a: tensor<8x16xf32>, %s: tensor<?x?xf32>, %v: tensor<?xf32>, %i: index, %w: tensor<4x4xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %0 = tensor.insert_slice %s into %a[%c0, %i] [%c2, %i] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  %1 = tensor.insert_slice %v into %a[%c0, %i] [1, %c2] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
  %2 = tensor.insert_slice %s into %a[%c9, %i] [%c2, %i] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  %3 = tensor.insert_slice %s into %a[%i, %i] [%i, %c2] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  return %0, %1, %2, %3 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}
func.func @expand(%a: tensor<16x?xf32>, %i: index) -> tensor<?x?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %a : tensor<16x?xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c4, %c4, %i] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}
func.func @expand_in_part(%a: tensor<16xf32>, %i: index) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %a : tensor<16xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%c4, %i] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// ==== stderr ====
<stdin>:56:8: error: expected type to be 'tensor<?x?xf32>' or a rank-reduced version. (size mismatch) 
  %2 = tensor.insert_slice %s into %a[%c9, %i] [%c2, %i] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
       ^
<stdin>:56:8: note: see current operation: %7 = "tensor.insert_slice"(%6, %arg0, %1, %arg3, %0, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 2, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<2x?xf32>, tensor<8x16xf32>, index, index, index, index) -> tensor<8x16xf32>
// ==== exit 1 ====
