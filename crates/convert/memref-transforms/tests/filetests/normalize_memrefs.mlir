// terrace opt --normalize-memrefs
// Accesses, arguments, results, calls and declarations.
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#lin = affine_map<(i, j) -> (i * 8 + j)>
#perm = affine_map<(i, j) -> (j, i)>
func.func @alloc_affine(%x: f32, %i: index) -> f32 {
  %m = memref.alloc() {alignment = 16 : i64} : memref<16xf32, #tile>
  affine.for %k = 0 to 16 {
    affine.store %x, %m[%k] {tag = "a"} : memref<16xf32, #tile>
    %v = affine.load %m[%k - 1 + symbol(%i)] : memref<16xf32, #tile>
    affine.prefetch %m[%k], read, locality<3>, data : memref<16xf32, #tile>
  }
  %r = affine.load %m[3] : memref<16xf32, #tile>
  memref.dealloc %m : memref<16xf32, #tile>
  return %r : f32
}
func.func @alloc_memref(%x: f32, %i: index, %j: index) -> f32 {
  %m = memref.alloc() : memref<8x8xf32, #lin>
  memref.store %x, %m[%i, %j] {nontemporal = true} : memref<8x8xf32, #lin>
  %r = memref.load %m[%j, %i] {alignment = 4 : i64} : memref<8x8xf32, #lin>
  return %r : f32
}
func.func @alloca_perm(%x: f32, %i: index, %j: index) -> f32 {
  %m = memref.alloca() {alignment = 8 : i64} : memref<8x4xf32, #perm>
  affine.store %x, %m[symbol(%i), symbol(%j)] : memref<8x4xf32, #perm>
  %r = memref.load %m[%j, %i] : memref<8x4xf32, #perm>
  return %r : f32
}
func.func @arg(%m: memref<8x8xf32, #lin>, %x: f32, %i: index) -> memref<8x8xf32, #lin> {
  affine.for %k = 0 to 8 {
    affine.store %x, %m[%k, symbol(%i)] : memref<8x8xf32, #lin>
  }
  return %m : memref<8x8xf32, #lin>
}
func.func @caller(%x: f32, %i: index) -> (memref<8x8xf32, #lin>, f32) {
  %m = memref.alloc() : memref<8x8xf32, #lin>
  %r = call @arg(%m, %x, %i) : (memref<8x8xf32, #lin>, f32, index) -> memref<8x8xf32, #lin>
  %v = affine.load %r[2, 3] : memref<8x8xf32, #lin>
  return %r, %v : memref<8x8xf32, #lin>, f32
}
func.func private @ext(memref<16xf32, #tile>) -> memref<8x4xf32, #perm>
func.func @calls_ext(%m: memref<16xf32, #tile>) -> f32 {
  %r = call @ext(%m) : (memref<16xf32, #tile>) -> memref<8x4xf32, #perm>
  %v = affine.load %r[2, 3] : memref<8x4xf32, #perm>
  return %v : f32
}
func.func @dim(%m: memref<16xf32, #tile>) -> index {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<16xf32, #tile>
  return %d : index
}
func.func @vec(%m: memref<8x4xf32, #lin>) -> vector<4xf32> {
  %v = affine.vector_load %m[0, 0] : memref<8x4xf32, #lin>, vector<4xf32>
  affine.vector_store %v, %m[1, 0] : memref<8x4xf32, #lin>, vector<4xf32>
  return %v : vector<4xf32>
}
func.func @id(%m: memref<8xf32, affine_map<(i) -> (i)>>, %n: memref<8x4xf32, strided<[4, 1]>>, %o: memref<8x4xf32, strided<[1, 8], offset: 3>>) -> f32 {
  %v = affine.load %m[0] : memref<8xf32, affine_map<(i) -> (i)>>
  %w = affine.load %n[0, 1] : memref<8x4xf32, strided<[4, 1]>>
  %z = affine.load %o[0, 1] : memref<8x4xf32, strided<[1, 8], offset: 3>>
  return %v : f32
}
// ==== stdout ====
#map = affine_map<(d0)[s0] -> (d0 + s0 - 1)>
#map1 = affine_map<() -> (3)>
#map2 = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
#map3 = affine_map<()[s0, s1] -> (s0)>
#map4 = affine_map<()[s0, s1] -> (s1)>
#map5 = affine_map<(d0)[s0] -> (d0)>
#map6 = affine_map<(d0)[s0] -> (s0)>
#map7 = affine_map<() -> (2)>
#map8 = affine_map<() -> (0)>
#map9 = affine_map<() -> (1)>
module {
  func.func @alloc_affine(%arg0: f32, %arg1: index) -> f32 {
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<4x4xf32>
    affine.for %arg2 = 0 to 16 {
      affine.store %arg0, %alloc[%arg2 floordiv 4, %arg2 mod 4] {tag = "a"} : memref<4x4xf32>
      %2 = affine.apply #map(%arg2)[%arg1]
      %3 = affine.load %alloc[(%arg2 + symbol(%arg1) - 1) floordiv 4, %arg2 + ((%arg2 + symbol(%arg1) - 1) floordiv 4) * -4 + symbol(%arg1) - 1] : memref<4x4xf32>
      affine.prefetch %alloc[%arg2 floordiv 4, %arg2 mod 4], read, locality<3>, data : memref<4x4xf32>
    }
    %0 = affine.apply #map1()
    %1 = affine.load %alloc[0, 3] : memref<4x4xf32>
    memref.dealloc %alloc : memref<4x4xf32>
    return %1 : f32
  }
  func.func @alloc_memref(%arg0: f32, %arg1: index, %arg2: index) -> f32 {
    %alloc = memref.alloc() : memref<64xf32>
    %0 = affine.apply #map2()[%arg1, %arg2]
    memref.store %arg0, %alloc[%0] {nontemporal = true} : memref<64xf32>
    %1 = affine.apply #map2()[%arg2, %arg1]
    %2 = memref.load %alloc[%1] {alignment = 4 : i64} : memref<64xf32>
    return %2 : f32
  }
  func.func @alloca_perm(%arg0: f32, %arg1: index, %arg2: index) -> f32 {
    %alloca = memref.alloca() {alignment = 8 : i64} : memref<4x8xf32>
    %0 = affine.apply #map3()[%arg1, %arg2]
    %1 = affine.apply #map4()[%arg1, %arg2]
    affine.store %arg0, %alloca[symbol(%arg2), symbol(%arg1)] : memref<4x8xf32>
    %2 = affine.apply #map3()[%arg1, %arg2]
    %3 = affine.apply #map4()[%arg1, %arg2]
    %4 = memref.load %alloca[%2, %3] : memref<4x8xf32>
    return %4 : f32
  }
  func.func @arg(%arg0: memref<64xf32>, %arg1: f32, %arg2: index) -> memref<64xf32> {
    affine.for %arg3 = 0 to 8 {
      %0 = affine.apply #map5(%arg3)[%arg2]
      %1 = affine.apply #map6(%arg3)[%arg2]
      affine.store %arg1, %arg0[%arg3 * 8 + symbol(%arg2)] : memref<64xf32>
    }
    return %arg0 : memref<64xf32>
  }
  func.func @caller(%arg0: f32, %arg1: index) -> (memref<64xf32>, f32) {
    %alloc = memref.alloc() : memref<64xf32>
    %0 = call @arg(%alloc, %arg0, %arg1) : (memref<64xf32>, f32, index) -> memref<64xf32>
    %1 = affine.apply #map7()
    %2 = affine.apply #map1()
    %3 = affine.load %0[19] : memref<64xf32>
    return %0, %3 : memref<64xf32>, f32
  }
  func.func private @ext(memref<4x4xf32>) -> memref<4x8xf32>
  func.func @calls_ext(%arg0: memref<4x4xf32>) -> f32 {
    %0 = call @ext(%arg0) : (memref<4x4xf32>) -> memref<4x8xf32>
    %1 = affine.apply #map7()
    %2 = affine.apply #map1()
    %3 = affine.load %0[3, 2] : memref<4x8xf32>
    return %3 : f32
  }
  func.func @dim(%arg0: memref<4x4xf32>) -> index {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<4x4xf32>
    return %dim : index
  }
  func.func @vec(%arg0: memref<60xf32>) -> vector<4xf32> {
    %0 = affine.apply #map8()
    %1 = affine.apply #map8()
    %2 = affine.vector_load %arg0[0] : memref<60xf32>, vector<4xf32>
    %3 = affine.apply #map9()
    %4 = affine.apply #map8()
    affine.vector_store %2, %arg0[8] : memref<60xf32>, vector<4xf32>
    return %2 : vector<4xf32>
  }
  func.func @id(%arg0: memref<8xf32>, %arg1: memref<32xf32>, %arg2: memref<35xf32>) -> f32 {
    %0 = affine.load %arg0[0] : memref<8xf32>
    %1 = affine.apply #map8()
    %2 = affine.apply #map9()
    %3 = affine.load %arg1[1] : memref<32xf32>
    %4 = affine.apply #map8()
    %5 = affine.apply #map9()
    %6 = affine.load %arg2[11] : memref<35xf32>
    return %0 : f32
  }
}

