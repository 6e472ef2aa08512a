// terrace opt --expand-strided-metadata
// Memory in row-major order.
memref.global "private" @g : memref<3x2xf32>
func.func @alloc(%i: index, %j: index) -> (memref<f32>, index, index, index, index, index) {
  %m = memref.alloc(%i, %j) : memref<?x3x?xf32>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %m : memref<?x3x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
func.func @alloca0() -> (memref<f32>, index) {
  %m = memref.alloca() : memref<f32>
  %b, %o = memref.extract_strided_metadata %m : memref<f32> -> memref<f32>, index
  return %b, %o : memref<f32>, index
}
func.func @glob() -> (memref<f32>, index, index, index) {
  %m = memref.get_global @g : memref<3x2xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<3x2xf32> -> memref<f32>, index, index, index, index, index
  return %b, %s#1, %t#0, %t#1 : memref<f32>, index, index, index
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 * 3)>
module {
  memref.global "private" @g : memref<3x2xf32>
  func.func @alloc(%arg0: index, %arg1: index) -> (memref<f32>, index, index, index, index, index) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x3x?xf32>
    %0 = affine.apply #map()[%arg1]
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [], strides: [] : memref<?x3x?xf32> to memref<f32>
    return %reinterpret_cast, %c0, %arg0, %c3, %0, %arg1 : memref<f32>, index, index, index, index, index
  }
  func.func @alloca0() -> (memref<f32>, index) {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<f32>
    return %alloca, %c0 : memref<f32>, index
  }
  func.func @glob() -> (memref<f32>, index, index, index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = memref.get_global @g : memref<3x2xf32>
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<3x2xf32> to memref<f32>
    return %reinterpret_cast, %c2, %c2, %c1 : memref<f32>, index, index, index
  }
}

