// terrace opt --flatten-memref
// Elements of any type. (MLIR wants to know their width in bits, and crashes for these.)
func.func @c(%m: memref<4x8xcomplex<f32>>, %i: index) -> complex<f32> {
  %r = memref.load %m[%i, %i] : memref<4x8xcomplex<f32>>
  return %r : complex<f32>
}
func.func @v(%m: memref<4x8xvector<4xf32>>, %p: vector<4xf32>) -> vector<2x4xf32> {
  %c = arith.constant 4 : index
  %r = vector.transfer_read %m[%c, %c], %p {in_bounds = [true]} : memref<4x8xvector<4xf32>>, vector<2x4xf32>
  vector.transfer_write %r, %m[%c, %c] {in_bounds = [true]} : vector<2x4xf32>, memref<4x8xvector<4xf32>>
  return %r : vector<2x4xf32>
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
  func.func @v(%arg0: memref<4x8xvector<4xf32>>, %arg1: vector<4xf32>) -> vector<2x4xf32> {
    %c36 = arith.constant 36 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xvector<4xf32>> to memref<32xvector<4xf32>, strided<[1]>>
    %0 = vector.transfer_read %reinterpret_cast[%c36], %arg1 : memref<32xvector<4xf32>, strided<[1]>>, vector<2x4xf32>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xvector<4xf32>> to memref<32xvector<4xf32>, strided<[1]>>
    vector.transfer_write %0, %reinterpret_cast_0[%c36] : vector<2x4xf32>, memref<32xvector<4xf32>, strided<[1]>>
    return %0 : vector<2x4xf32>
  }
}

