// terrace opt --normalize-memrefs --allow-unregistered-dialect
// Stack memory, views, symbols, sizes that are not known, attributes of calls.
#lin = affine_map<(i, j) -> (i * 8 + j)>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#tile2 = affine_map<(i, j) -> (i, j floordiv 32, j mod 32)>

func.func @a1(%n: memref<8x8xf32, #lin>) { %m = memref.alloca() : memref<8x8xf32, #lin>  "a.b"(%m) : (memref<8x8xf32, #lin>) -> () return }
func.func @a2(%n: memref<8x8xf32, #lin>, %o: memref<64xf32>) { %m = memref.reinterpret_cast %o to offset: [0], sizes: [2, 2], strides: [8, 1] : memref<64xf32> to memref<2x2xf32, strided<[8, 1]>> "a.b"(%m) : (memref<2x2xf32, strided<[8, 1]>>) -> () return }
func.func @a3(%n: memref<8x8xf32, #lin>, %o: memref<8x8xf32>) { %m = memref.subview %o[0, 0] [2, 2] [1, 1] : memref<8x8xf32> to memref<2x2xf32, strided<[8, 1]>> "a.b"(%m) : (memref<2x2xf32, strided<[8, 1]>>) -> () return }
func.func @a4(%n: memref<8x8xf32, #lin>, %o: memref<8x8xf32, #lin>) { %m = memref.subview %o[0, 0] [2, 2] [1, 1] : memref<8x8xf32, #lin> to memref<2x2xf32, strided<[8, 1]>>  return }
func.func @a5(%i: index) -> f32 { %m = memref.alloc()[%i] : memref<8x8xf32, affine_map<(i, j)[s] -> (i + s, j)>>  %v = affine.load %m[1, 2] : memref<8x8xf32, affine_map<(i, j)[s] -> (i + s, j)>> return %v : f32 }
func.func @a6(%i: index) -> f32 { %m = memref.alloc()[%i] : memref<8x8xf32, affine_map<(i, j)[s] -> ((i + s) mod 4, j)>>  %v = affine.load %m[1, 2] : memref<8x8xf32, affine_map<(i, j)[s] -> ((i + s) mod 4, j)>> return %v : f32 }
func.func @a7(%n: index, %i: index) -> f32 { %m = memref.alloc(%n) {alignment = 8 : i64} : memref<4x?xf32, #tile2>  %v = affine.load %m[1, symbol(%i)] : memref<4x?xf32, #tile2> memref.dealloc %m : memref<4x?xf32, #tile2> return %v : f32 }
func.func @a8(%n: index, %i: index) -> f32 { %m = memref.alloca(%n) : memref<4x?xf32, #tile2>  %v = memref.load %m[%i, %i] : memref<4x?xf32, #tile2> return %v : f32 }
func.func @a9(%m: memref<?xf32, #tile>, %i: index) -> f32 { %v = memref.load %m[%i] : memref<?xf32, #tile> return %v : f32 }
func.func @g(%m: memref<8x8xf32, #lin>) -> i32 attributes {foo = 1 : i32} { %c = arith.constant 1 : i32 return %c : i32 }
func.func @b1() -> i32 { %m = memref.alloc() : memref<8x8xf32, #lin>  %r = call @g(%m) {tag = "x"} : (memref<8x8xf32, #lin>) -> i32 return %r : i32 }
func.func @b2(%m: memref<8x8xf32, #lin> {llvm.noalias}, %k: i32 {llvm.foo = 1 : i32}) -> (memref<8x8xf32, #lin> {llvm.bar}) { return %m : memref<8x8xf32, #lin> }
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d0 * 8 + d1)>
#map1 = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
#map2 = affine_map<() -> (1)>
#map3 = affine_map<() -> (2)>
#map4 = affine_map<(d0, d1) -> (d1 ceildiv 32)>
#map5 = affine_map<(d0, d1) -> (32)>
#map6 = affine_map<()[s0] -> (1)>
#map7 = affine_map<()[s0] -> (s0)>
#map8 = affine_map<()[s0] -> (s0 floordiv 32)>
#map9 = affine_map<()[s0] -> (s0 mod 32)>
#map10 = affine_map<()[s0] -> (s0 floordiv 4)>
#map11 = affine_map<()[s0] -> (s0 mod 4)>
module {
  func.func @a1(%arg0: memref<8x8xf32, #map>) {
    %alloca = memref.alloca() : memref<8x8xf32, #map>
    "a.b"(%alloca) : (memref<8x8xf32, #map>) -> ()
    return
  }
  func.func @a2(%arg0: memref<64xf32>, %arg1: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [2, 2], strides: [8, 1] : memref<64xf32> to memref<2x2xf32, strided<[8, 1]>>
    "a.b"(%reinterpret_cast) : (memref<2x2xf32, strided<[8, 1]>>) -> ()
    return
  }
  func.func @a3(%arg0: memref<64xf32>, %arg1: memref<8x8xf32>) {
    %subview = memref.subview %arg1[0, 0] [2, 2] [1, 1] : memref<8x8xf32> to memref<2x2xf32, strided<[8, 1]>>
    "a.b"(%subview) : (memref<2x2xf32, strided<[8, 1]>>) -> ()
    return
  }
  func.func @a4(%arg0: memref<8x8xf32, #map>, %arg1: memref<8x8xf32, #map>) {
    %subview = memref.subview %arg1[0, 0] [2, 2] [1, 1] : memref<8x8xf32, #map> to memref<2x2xf32, strided<[8, 1]>>
    return
  }
  func.func @a5(%arg0: index) -> f32 {
    %alloc = memref.alloc()[%arg0] : memref<8x8xf32, #map1>
    %0 = affine.load %alloc[1, 2] : memref<8x8xf32, #map1>
    return %0 : f32
  }
  func.func @a6(%arg0: index) -> f32 {
    %alloc = memref.alloc() : memref<4x8xf32>
    %0 = affine.apply #map2()
    %1 = affine.apply #map3()
    %2 = affine.load %alloc[symbol(%arg0) - ((symbol(%arg0) + 1) floordiv 4) * 4 + 1, 2] : memref<4x8xf32>
    return %2 : f32
  }
  func.func @a7(%arg0: index, %arg1: index) -> f32 {
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map4(%c4, %arg0)
    %1 = affine.apply #map5(%c4, %arg0)
    %alloc = memref.alloc(%0, %1) {alignment = 8 : i64} : memref<4x?x?xf32>
    %2 = affine.apply #map6()[%arg1]
    %3 = affine.apply #map7()[%arg1]
    %4 = affine.load %alloc[1, symbol(%arg1) floordiv 32, symbol(%arg1) mod 32] : memref<4x?x?xf32>
    memref.dealloc %alloc : memref<4x?x?xf32>
    return %4 : f32
  }
  func.func @a8(%arg0: index, %arg1: index) -> f32 {
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map4(%c4, %arg0)
    %1 = affine.apply #map5(%c4, %arg0)
    %alloca = memref.alloca(%0, %1) : memref<4x?x?xf32>
    %2 = affine.apply #map7()[%arg1]
    %3 = affine.apply #map8()[%arg1]
    %4 = affine.apply #map9()[%arg1]
    %5 = memref.load %alloca[%2, %3, %4] : memref<4x?x?xf32>
    return %5 : f32
  }
  func.func @a9(%arg0: memref<?x?xf32>, %arg1: index) -> f32 {
    %0 = affine.apply #map10()[%arg1]
    %1 = affine.apply #map11()[%arg1]
    %2 = memref.load %arg0[%0, %1] : memref<?x?xf32>
    return %2 : f32
  }
  func.func @g(%arg0: memref<64xf32>) -> i32 attributes {foo = 1 : i32} {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
  func.func @b1() -> i32 {
    %alloc = memref.alloc() : memref<64xf32>
    %0 = call @g(%alloc) : (memref<64xf32>) -> i32
    return %0 : i32
  }
  func.func @b2(%arg0: memref<64xf32> {llvm.noalias}, %arg1: i32 {llvm.foo = 1 : i32}) -> (memref<64xf32> {llvm.bar}) {
    return %arg0 : memref<64xf32>
  }
}

