// terrace opt --flatten-memref
// Accesses and memory of known and unknown sizes.
func.func @load(%m: memref<4x8xf32>, %i: index, %j: index) -> f32 {
  %r = memref.load %m[%i, %j] {alignment = 8 : i64, nontemporal = true} : memref<4x8xf32>
  return %r : f32
}
func.func @store(%m: memref<4x8xf32, strided<[8, 1], offset: 3>>, %i: index, %j: index, %x: f32) {
  memref.store %x, %m[%i, %j] {alignment = 8 : i64, nontemporal = true} : memref<4x8xf32, strided<[8, 1], offset: 3>>
  return
}
func.func @dyn(%m: memref<?x?xf32>, %n: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  %r = memref.load %m[%i, %j] : memref<?x?xf32>
  memref.store %r, %n[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : f32
}
func.func @alloc(%n: index, %i: index, %j: index) -> f32 {
  %m = memref.alloc() {alignment = 16 : i64} : memref<4x8xf32>
  %a = memref.alloca() : memref<4x5x6xf32>
  %r = memref.load %m[%i, %j] : memref<4x8xf32>
  memref.store %r, %a[%i, %j, %n] : memref<4x5x6xf32>
  return %r : f32
}
func.func @r1(%m: memref<8xf32>, %z: memref<f32>, %i: index) -> f32 {
  %r = memref.load %m[%i] : memref<8xf32>
  memref.store %r, %z[] : memref<f32>
  return %r : f32
}
func.func @vec(%m: memref<4x8xf32>, %i: index, %j: index, %mask: vector<4xi1>, %p: f32) -> vector<4xf32> {
  %a = vector.load %m[%i, %j] {alignment = 8 : i64, nontemporal = true} : memref<4x8xf32>, vector<4xf32>
  vector.store %a, %m[%j, %i] {alignment = 8 : i64, nontemporal = true} : memref<4x8xf32>, vector<4xf32>
  %b = vector.maskedload %m[%i, %j], %mask, %a {alignment = 8 : i64} : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %j], %mask, %b {alignment = 8 : i64} : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %c = vector.transfer_read %m[%i, %j], %p {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %c, %m[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  %d = vector.transfer_read %m[%i, %j], %p : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %d, %m[%i, %j] : vector<4xf32>, memref<4x8xf32>
  %e = vector.transfer_read %m[%i, %j], %p, %mask {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %e, %m[%i, %j], %mask {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  return %c : vector<4xf32>
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
#map2 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>
#map3 = affine_map<()[s0, s1, s2, s3] -> (s0 * s1 + s2 * s3)>
#map4 = affine_map<()[s0, s1, s2, s3] -> (s0 * s1, s2 * s3)>
#map5 = affine_map<()[s0, s1, s2] -> (s0 * 30 + s1 * 6 + s2)>
module {
  func.func @load(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index) -> f32 {
    %0 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %1 = memref.load %reinterpret_cast[%0] {alignment = 8 : i64, nontemporal = true} : memref<32xf32, strided<[1]>>
    return %1 : f32
  }
  func.func @store(%arg0: memref<4x8xf32, strided<[8, 1], offset: 3>>, %arg1: index, %arg2: index, %arg3: f32) {
    %0 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [3], sizes: [32], strides: [1] : memref<4x8xf32, strided<[8, 1], offset: 3>> to memref<32xf32, strided<[1], offset: 3>>
    memref.store %arg3, %reinterpret_cast[%0] {alignment = 8 : i64, nontemporal = true} : memref<32xf32, strided<[1], offset: 3>>
    return
  }
  func.func @dyn(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: index, %arg3: index) -> f32 {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map1()[%arg2, %strides#0, %arg3]
    %1 = affine.max #map2()[%strides#0, %sizes#0, %sizes#1]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
    %2 = memref.load %reinterpret_cast[%0] : memref<?xf32, strided<[1]>>
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %3 = affine.apply #map3()[%arg2, %strides_3#0, %arg3, %strides_3#1]
    %4 = affine.max #map4()[%strides_3#0, %sizes_2#0, %strides_3#1, %sizes_2#1]
    %reinterpret_cast_4 = memref.reinterpret_cast %arg1 to offset: [%offset_1], sizes: [%4], strides: [1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
    memref.store %2, %reinterpret_cast_4[%3] : memref<?xf32, strided<[1], offset: ?>>
    return %2 : f32
  }
  func.func @alloc(%arg0: index, %arg1: index, %arg2: index) -> f32 {
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<32xf32, strided<[1]>>
    %alloca = memref.alloca() : memref<120xf32, strided<[1]>>
    %0 = affine.apply #map()[%arg1, %arg2]
    %1 = memref.load %alloc[%0] : memref<32xf32, strided<[1]>>
    %2 = affine.apply #map5()[%arg1, %arg2, %arg0]
    memref.store %1, %alloca[%2] : memref<120xf32, strided<[1]>>
    return %1 : f32
  }
  func.func @r1(%arg0: memref<8xf32>, %arg1: memref<f32>, %arg2: index) -> f32 {
    %0 = memref.load %arg0[%arg2] : memref<8xf32>
    memref.store %0, %arg1[] : memref<f32>
    return %0 : f32
  }
  func.func @vec(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xi1>, %arg4: f32) -> vector<4xf32> {
    %0 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %1 = vector.load %reinterpret_cast[%0] {alignment = 8 : i64, nontemporal = true} : memref<32xf32, strided<[1]>>, vector<4xf32>
    %2 = affine.apply #map()[%arg2, %arg1]
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    vector.store %1, %reinterpret_cast_0[%2] {alignment = 8 : i64, nontemporal = true} : memref<32xf32, strided<[1]>>, vector<4xf32>
    %3 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %4 = vector.maskedload %reinterpret_cast_1[%3], %arg3, %1 {alignment = 8 : i64} : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %5 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    vector.maskedstore %reinterpret_cast_2[%5], %arg3, %4 {alignment = 8 : i64} : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32>
    %6 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_3 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %7 = vector.transfer_read %reinterpret_cast_3[%6], %arg4 : memref<32xf32, strided<[1]>>, vector<4xf32>
    %8 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_4 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    vector.transfer_write %7, %reinterpret_cast_4[%8] : vector<4xf32>, memref<32xf32, strided<[1]>>
    %9 = vector.transfer_read %arg0[%arg1, %arg2], %arg4 : memref<4x8xf32>, vector<4xf32>
    vector.transfer_write %9, %arg0[%arg1, %arg2] : vector<4xf32>, memref<4x8xf32>
    %10 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_5 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %11 = vector.transfer_read %reinterpret_cast_5[%10], %arg4, %arg3 : memref<32xf32, strided<[1]>>, vector<4xf32>
    %12 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_6 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    vector.transfer_write %11, %reinterpret_cast_6[%12], %arg3 : vector<4xf32>, memref<32xf32, strided<[1]>>
    return %7 : vector<4xf32>
  }
}

