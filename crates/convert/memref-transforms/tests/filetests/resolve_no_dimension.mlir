// terrace opt --resolve-ranked-shaped-type-result-dims
// A dimension that is not there. (MLIR reports an error, or reads a size that is not there.)
func.func @f(%a: index, %m: memref<?x?xf32>) -> index {
  %c7 = arith.constant 7 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, %a] : memref<?x?xf32> into memref<?x4x?xf32>
  %e0 = memref.dim %e, %c7 : memref<?x4x?xf32>
  return %e0 : index
}
func.func @aligned(%a: index, %n: memref<?x?xf32>) -> (index) {
  %c-1 = arith.constant -1 : index
  %e = memref.assume_alignment %n, 16 : memref<?x?xf32>
  %e0 = memref.dim %e, %c-1 : memref<?x?xf32>
  return %e0 : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: memref<?x?xf32>) -> index {
    %c7 = arith.constant 7 : index
    %expand_shape = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [%arg0, 4, %arg0] : memref<?x?xf32> into memref<?x4x?xf32>
    %dim = memref.dim %expand_shape, %c7 : memref<?x4x?xf32>
    return %dim : index
  }
  func.func @aligned(%arg0: index, %arg1: memref<?x?xf32>) -> index {
    %c-1 = arith.constant -1 : index
    %assume_align = memref.assume_alignment %arg1, 16 : memref<?x?xf32>
    %dim = memref.dim %assume_align, %c-1 : memref<?x?xf32>
    return %dim : index
  }
}

