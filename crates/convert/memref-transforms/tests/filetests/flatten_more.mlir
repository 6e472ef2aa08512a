// terrace opt --flatten-memref
// Layouts, constant indices, transfers that stay, uses of flattened memory.
func.func @map(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %n: memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>, %i: index, %x: f32) -> (f32, f32) {
  %r = memref.load %m[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %s = memref.load %n[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
  return %r, %s : f32, f32
}
func.func @consts(%m: memref<4x8xf32>, %n: memref<4x8x2xf32, strided<[20, 2, 5], offset: ?>, 3>, %i: index, %x: f32) -> (f32, f32) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %r = memref.load %m[%c2, %c3] {tag} : memref<4x8xf32>
  %s = memref.load %n[%c2, %i, %c3] : memref<4x8x2xf32, strided<[20, 2, 5], offset: ?>, 3>
  memref.store %s, %m[%c3, %i] {tag} : memref<4x8xf32>
  return %r, %s : f32, f32
}
func.func @xfer(%m: memref<4x8x16xf32>, %i: index, %p: f32, %x: vector<4x8xf32>) -> (vector<4x8xf32>, vector<8xf32>) {
  %s = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true], permutation_map = affine_map<(a,b,c) -> (b)>} : memref<4x8x16xf32>, vector<8xf32>
  %t = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, false]} : memref<4x8x16xf32>, vector<4x8xf32>
  return %t, %s : vector<4x8xf32>, vector<8xf32>
}
func.func @uses(%i: index) -> memref<4x8xf32> {
  %m = memref.alloc() : memref<4x8xf32>
  %a = memref.alloc() {alignment = 64 : i64, tag} : memref<4x8xf32, 1>
  memref.dealloc %a : memref<4x8xf32, 1>
  %v = memref.subview %m[%i, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
  %x = memref.load %v[%i] : memref<8xf32, strided<[1], offset: ?>>
  %w = memref.subview %m[%i, 0] [2, 8] [1, 1] : memref<4x8xf32> to memref<2x8xf32, strided<[8, 1], offset: ?>>
  memref.store %x, %w[%i, %i] : memref<2x8xf32, strided<[8, 1], offset: ?>>
  return %m : memref<4x8xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0 * 8 + d1)>
#map2 = affine_map<()[s0] -> (s0 * 2 + 55)>
#map3 = affine_map<()[s0] -> (s0 + 24)>
#map4 = affine_map<(d0, d1, d2) -> (d1)>
#map5 = affine_map<()[s0] -> (s0 * 9)>
module {
  func.func @map(%arg0: memref<4x8xf32, #map>, %arg1: memref<4x8xf32, #map1>, %arg2: index, %arg3: f32) -> (f32, f32) {
    %0 = memref.load %arg0[%arg2, %arg2] : memref<4x8xf32, #map>
    %1 = memref.load %arg1[%arg2, %arg2] : memref<4x8xf32, #map1>
    return %0, %1 : f32, f32
  }
  func.func @consts(%arg0: memref<4x8xf32>, %arg1: memref<4x8x2xf32, strided<[20, 2, 5], offset: ?>, 3>, %arg2: index, %arg3: f32) -> (f32, f32) {
    %c19 = arith.constant 19 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %0 = memref.load %reinterpret_cast[%c19] {tag} : memref<32xf32, strided<[1]>>
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg1 : memref<4x8x2xf32, strided<[20, 2, 5], offset: ?>, 3> -> memref<f32, 3>, index, index, index, index, index, index, index
    %1 = affine.apply #map2()[%arg2]
    %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [%offset], sizes: [80], strides: [1] : memref<4x8x2xf32, strided<[20, 2, 5], offset: ?>, 3> to memref<80xf32, strided<[1], offset: ?>, 3>
    %2 = memref.load %reinterpret_cast_0[%1] : memref<80xf32, strided<[1], offset: ?>, 3>
    %3 = affine.apply #map3()[%arg2]
    %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    memref.store %2, %reinterpret_cast_1[%3] {tag} : memref<32xf32, strided<[1]>>
    return %0, %2 : f32, f32
  }
  func.func @xfer(%arg0: memref<4x8x16xf32>, %arg1: index, %arg2: f32, %arg3: vector<4x8xf32>) -> (vector<4x8xf32>, vector<8xf32>) {
    %0 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true], permutation_map = #map4} : memref<4x8x16xf32>, vector<8xf32>
    %1 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true, false]} : memref<4x8x16xf32>, vector<4x8xf32>
    return %1, %0 : vector<4x8xf32>, vector<8xf32>
  }
  func.func @uses(%arg0: index) -> memref<4x8xf32> {
    %alloc = memref.alloc() : memref<32xf32, strided<[1]>>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>> to memref<4x8xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<32xf32, strided<[1]>, 1>
    %reinterpret_cast_1 = memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>, 1> to memref<4x8xf32, 1>
    memref.dealloc %reinterpret_cast_1 : memref<4x8xf32, 1>
    %subview = memref.subview %reinterpret_cast[%arg0, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    %0 = memref.load %subview[%arg0] : memref<8xf32, strided<[1], offset: ?>>
    %subview_2 = memref.subview %reinterpret_cast[%arg0, 0] [2, 8] [1, 1] : memref<4x8xf32> to memref<2x8xf32, strided<[8, 1], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %subview_2 : memref<2x8xf32, strided<[8, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %1 = affine.apply #map5()[%arg0]
    %reinterpret_cast_3 = memref.reinterpret_cast %subview_2 to offset: [%offset], sizes: [16], strides: [1] : memref<2x8xf32, strided<[8, 1], offset: ?>> to memref<16xf32, strided<[1], offset: ?>>
    memref.store %0, %reinterpret_cast_3[%1] : memref<16xf32, strided<[1], offset: ?>>
    return %reinterpret_cast : memref<4x8xf32>
  }
}

