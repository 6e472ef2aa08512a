// terrace opt --flatten-memref
// Elements of any type. (MLIR wants to know their width in bits, and crashes for these.)
func.func @c(%m: memref<4x8xcomplex<f32>>, %i: index) -> complex<f32> {
  %r = memref.load %m[%i, %i] : memref<4x8xcomplex<f32>>
  return %r : complex<f32>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 * 9)>
module {
  func.func @c(%arg0: memref<4x8xcomplex<f32>>, %arg1: index) -> complex<f32> {
    %0 = affine.apply #map()[%arg1]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xcomplex<f32>> to memref<32xcomplex<f32>, strided<[1]>>
    %1 = memref.load %reinterpret_cast[%0] : memref<32xcomplex<f32>, strided<[1]>>
    return %1 : complex<f32>
  }
}

