// terrace opt --test-emulate-narrow-int='arith-compute-bitwidth=4 memref-load-bitwidth=32'
// Elements within words.
func.func @alloc(%a: index, %b : index, %v: i4) -> i4 {
  %m = memref.alloc(%a, %b) {alignment = 64} : memref<?x?x3xi4>
  %n = memref.alloca() : memref<i4>
  %0 = memref.load %m[%a, %b, %b] : memref<?x?x3xi4>
  memref.store %v, %m[%a, %b, %b] : memref<?x?x3xi4>
  memref.store %0, %n[] : memref<i4>
  %1 = memref.load %n[] : memref<i4>
  %al = memref.assume_alignment %m, 16 : memref<?x?x3xi4>
  memref.dealloc %m : memref<?x?x3xi4>
  return %1 : i4
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 * 3)>
#map1 = affine_map<()[s0, s1] -> (((s0 * s1) * 3) floordiv 8, (s1 * 3) floordiv 8, 0)>
#map2 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2 * 4)>
#map3 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2 * 3, 3)>
#map4 = affine_map<()[s0, s1, s2] -> ((s2 * 4 + s0 * s1) floordiv 8)>
#map5 = affine_map<()[s0, s1, s2] -> ((s0 * s1) * 4 + s2 * 16 - ((s2 * 4 + s0 * s1) floordiv 8) * 32)>
module {
  func.func @alloc(%arg0: index, %arg1: index, %arg2: i4) -> i4 {
    %0 = affine.apply #map()[%arg1]
    %1 = affine.max #map1()[%arg0, %arg1]
    %alloc = memref.alloc(%1) {alignment = 64 : i64} : memref<?xi32>
    %alloca = memref.alloca() : memref<i32>
    %2 = affine.apply #map()[%arg1]
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c3_0 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %3 = affine.apply #map2()[%arg0, %2, %arg1]
    %4 = affine.max #map3()[%2, %arg0, %arg1]
    %5 = affine.apply #map4()[%arg0, %2, %arg1]
    %6 = memref.load %alloc[%5] : memref<?xi32>
    %7 = affine.apply #map5()[%arg0, %2, %arg1]
    %8 = arith.index_cast %7 : index to i32
    %9 = arith.shrsi %6, %8 : i32
    %10 = arith.trunci %9 : i32 to i4
    %11 = arith.extui %arg2 : i4 to i32
    %12 = affine.apply #map()[%arg1]
    %c0_1 = arith.constant 0 : index
    %c3_2 = arith.constant 3 : index
    %c3_3 = arith.constant 3 : index
    %c1_4 = arith.constant 1 : index
    %13 = affine.apply #map2()[%arg0, %12, %arg1]
    %14 = affine.max #map3()[%12, %arg0, %arg1]
    %15 = affine.apply #map4()[%arg0, %12, %arg1]
    %16 = affine.apply #map5()[%arg0, %12, %arg1]
    %17 = arith.index_cast %16 : index to i32
    %c15_i32 = arith.constant 15 : i32
    %18 = arith.shli %c15_i32, %17 : i32
    %c-1_i32 = arith.constant -1 : i32
    %19 = arith.xori %18, %c-1_i32 : i32
    %20 = arith.shli %11, %17 : i32
    %21 = memref.atomic_rmw andi %19, %alloc[%15] : (i32, memref<?xi32>) -> i32
    %22 = memref.atomic_rmw ori %20, %alloc[%15] : (i32, memref<?xi32>) -> i32
    %23 = arith.extui %10 : i4 to i32
    %24 = memref.atomic_rmw assign %23, %alloca[] : (i32, memref<i32>) -> i32
    %25 = memref.load %alloca[] : memref<i32>
    %26 = arith.trunci %25 : i32 to i4
    %assume_align = memref.assume_alignment %alloc, 16 : memref<?xi32>
    memref.dealloc %alloc : memref<?xi32>
    return %26 : i4
  }
}

