// terrace opt --resolve-ranked-shaped-type-result-dims
// Sizes of results from operands.
func.func @cat(%a: tensor<?x?xf32>, %b: tensor<?x3xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x?xf32>, tensor<?x3xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}
func.func @expand(%a: tensor<?x?xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [4, %i, %i] : tensor<?x?xf32> into tensor<4x?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<4x?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<4x?x?xf32>
  %3 = tensor.dim %0, %c2 : tensor<4x?x?xf32>
  return %1, %2, %3 : index, index, index
}
func.func @collapse(%a: tensor<?x4x?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}
func.func @pad(%a: tensor<?x4xf32>, %i: index, %e: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %a low[%i, 2] high[2, %i] { ^bb0(%x: index, %y: index): tensor.yield %e : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}
func.func @slice(%a: tensor<?x4xf32>, %i: index, %e: f32) -> (index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %a[0, 0] [1, %i] [1, 1] : tensor<?x4xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}
func.func @ins(%a: tensor<?x4xf32>, %s: tensor<2x2xf32>, %e: f32) -> (index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %s into %a[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<?x4xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x4xf32>
  return %1 : index
}
func.func @made(%i: index, %j: index, %e: f32, %u: tensor<*xf32>, %v: tensor<?xf32>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%i, %j) : tensor<?x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %2 = tensor.splat %e[%i, %j] : tensor<?x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %4 = tensor.generate %i, %j { ^bb0(%x: index, %y: index): tensor.yield %e : f32 } : tensor<?x?xf32>
  %5 = tensor.dim %4, %c1 : tensor<?x?xf32>
  %6 = tensor.cast %u : tensor<*xf32> to tensor<?x?xf32>
  %7 = tensor.dim %6, %c1 : tensor<?x?xf32>
  %8 = tensor.insert %e into %v[%i] : tensor<?xf32>
  %9 = tensor.dim %8, %c0 : tensor<?xf32>
  return %1, %3, %5, %7, %9 : index, index, index, index, index
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0] -> (s0 * 4)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1 + 2)>
#map3 = affine_map<()[s0] -> (s0 + 6)>
module {
  func.func @cat(%arg0: tensor<?x?xf32>, %arg1: tensor<?x3xf32>) -> (index, index) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x3xf32>
    %0 = affine.apply #map()[%dim, %dim_0]
    return %0, %c3 : index, index
  }
  func.func @expand(%arg0: tensor<?x?xf32>, %arg1: index) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    return %c4, %arg1, %arg1 : index, index, index
  }
  func.func @collapse(%arg0: tensor<?x4x?xf32>, %arg1: index) -> (index, index) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x?xf32>
    %0 = affine.apply #map1()[%dim]
    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x4x?xf32>
    return %0, %dim_0 : index, index
  }
  func.func @pad(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32) -> (index, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
    %0 = affine.apply #map2()[%dim, %arg1]
    %1 = affine.apply #map3()[%arg1]
    return %0, %1 : index, index
  }
  func.func @slice(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32) -> index {
    return %arg1 : index
  }
  func.func @ins(%arg0: tensor<?x4xf32>, %arg1: tensor<2x2xf32>, %arg2: f32) -> index {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
    return %dim : index
  }
  func.func @made(%arg0: index, %arg1: index, %arg2: f32, %arg3: tensor<*xf32>, %arg4: tensor<?xf32>) -> (index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cast = tensor.cast %arg3 : tensor<*xf32> to tensor<?x?xf32>
    %dim = tensor.dim %cast, %c1 : tensor<?x?xf32>
    %inserted = tensor.insert %arg2 into %arg4[%arg0] : tensor<?xf32>
    %dim_0 = tensor.dim %inserted, %c0 : tensor<?xf32>
    return %arg1, %arg1, %arg1, %dim, %dim_0 : index, index, index, index, index
  }
}

