// terrace opt --canonicalize --allow-unregistered-dialect
// Sizes: of types, of operations that define the tensor, of casts and destinations; ranks.
func.func @static(%a: tensor<4x?xf32>, %u: tensor<*xf32>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = arith.constant -1 : index
  %0 = tensor.dim %a, %c0 : tensor<4x?xf32>
  %1 = tensor.dim %a, %c1 : tensor<4x?xf32>
  %2 = tensor.dim %a, %c2 : tensor<4x?xf32>
  %3 = tensor.dim %a, %m : tensor<4x?xf32>
  %4 = tensor.rank %a : tensor<4x?xf32>
  %5 = tensor.rank %u : tensor<*xf32>
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}
func.func @defined(%i: index, %j: index, %e: f32, %a: tensor<?x?xf32>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%i, %j) : tensor<?x4x?xf32>
  %c2 = arith.constant 2 : index
  %1 = tensor.dim %0, %c2 : tensor<?x4x?xf32>
  %2 = tensor.generate %i, %j { ^bb0(%x: index, %y: index): tensor.yield %e : f32 } : tensor<?x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %4 = tensor.extract_slice %a[0, 0] [%i, %j] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %5 = tensor.dim %4, %c1 : tensor<?x?xf32>
  %6 = tensor.extract_slice %a[0, 0] [%i, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %7 = tensor.dim %6, %c0 : tensor<?xf32>
  %8 = tensor.splat %e[%i, %j] : tensor<?x?xf32>
  %9 = tensor.dim %8, %c1 : tensor<?x?xf32>
  return %1, %3, %5, %7, %9 : index, index, index, index, index
}
func.func @passed_on(%i: index, %a: tensor<?x4xf32>, %u: tensor<*xf32>, %s: tensor<1x1xf32>, %e: f32, %v: vector<1xf32>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %i : tensor<?x?xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?xf32>
  %4 = tensor.insert_slice %s into %a[%i, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x4xf32>
  %5 = tensor.dim %4, %i : tensor<?x4xf32>
  %6 = tensor.insert %e into %a[%i, %i] : tensor<?x4xf32>
  %7 = tensor.dim %6, %i : tensor<?x4xf32>
  %8 = vector.transfer_write %v, %a[%i, %i] : vector<1xf32>, tensor<?x4xf32>
  %9 = tensor.dim %8, %i : tensor<?x4xf32>
  return %1, %3, %5, %7, %9 : index, index, index, index, index
}
func.func @reshaped(%a: tensor<?xf32>, %s: tensor<2xindex>, %t: tensor<2xi32>, %i: index) -> (index, index) {
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %i : tensor<?x?xf32>
  %2 = tensor.reshape %a(%t) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  return %1, %3 : index, index
}
func.func @kept(%a: tensor<?x4xf32>, %i: index, %e: f32, %b: tensor<?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  %2 = tensor.expand_shape %b [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
  %3 = tensor.dim %2, %c0 : tensor<?x4xf32>
  %4 = tensor.pad %b low[1] high[%i] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<?xf32> to tensor<?xf32>
  %5 = tensor.dim %4, %c0 : tensor<?xf32>
  return %1, %3, %5 : index, index, index
}
// ==== stdout ====
module {
  func.func @static(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>) -> (index, index, index, index, index, index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c-1 = arith.constant -1 : index
    %c4 = arith.constant 4 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    %dim_0 = tensor.dim %arg0, %c2 : tensor<4x?xf32>
    %dim_1 = tensor.dim %arg0, %c-1 : tensor<4x?xf32>
    %rank = tensor.rank %arg1 : tensor<*xf32>
    return %c4, %dim, %dim_0, %dim_1, %c2, %rank : index, index, index, index, index, index
  }
  func.func @defined(%arg0: index, %arg1: index, %arg2: f32, %arg3: tensor<?x?xf32>) -> (index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg3[0, 0] [%arg0, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
    %dim = tensor.dim %extracted_slice, %c0 : tensor<?xf32>
    %splat = tensor.splat %arg2[%arg0, %arg1] : tensor<?x?xf32>
    %dim_0 = tensor.dim %splat, %c1 : tensor<?x?xf32>
    return %arg1, %arg1, %arg1, %dim, %dim_0 : index, index, index, index, index
  }
  func.func @passed_on(%arg0: index, %arg1: tensor<?x4xf32>, %arg2: tensor<*xf32>, %arg3: tensor<1x1xf32>, %arg4: f32, %arg5: vector<1xf32>) -> (index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %arg0 : tensor<?x4xf32>
    %dim_0 = tensor.dim %arg2, %c0 : tensor<*xf32>
    %dim_1 = tensor.dim %arg1, %arg0 : tensor<?x4xf32>
    %dim_2 = tensor.dim %arg1, %arg0 : tensor<?x4xf32>
    %dim_3 = tensor.dim %arg1, %arg0 : tensor<?x4xf32>
    return %dim, %dim_0, %dim_1, %dim_2, %dim_3 : index, index, index, index, index
  }
  func.func @reshaped(%arg0: tensor<?xf32>, %arg1: tensor<2xindex>, %arg2: tensor<2xi32>, %arg3: index) -> (index, index) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%arg3] : tensor<2xindex>
    %extracted_0 = tensor.extract %arg2[%c1] : tensor<2xi32>
    %0 = arith.index_cast %extracted_0 : i32 to index
    return %extracted, %0 : index, index
  }
  func.func @kept(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32, %arg3: tensor<?xf32>) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
    %dim = tensor.dim %collapsed, %c0 : tensor<?xf32>
    %expanded = tensor.expand_shape %arg3 [[0, 1]] output_shape [%arg1, 4] : tensor<?xf32> into tensor<?x4xf32>
    %dim_0 = tensor.dim %expanded, %c0 : tensor<?x4xf32>
    %padded = tensor.pad %arg3 low[1] high[%arg1] {
    ^bb0(%arg4: index):
      tensor.yield %arg2 : f32
    } : tensor<?xf32> to tensor<?xf32>
    %dim_1 = tensor.dim %padded, %c0 : tensor<?xf32>
    return %dim, %dim_0, %dim_1 : index, index, index
  }
}

