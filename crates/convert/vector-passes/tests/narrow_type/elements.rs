//! Tests elements, views and functions.

use super::check;
use terrace_testing::expect;

#[test]
fn elements() {
    check(
        "load=8",
        r#"func.func @alloc(%a: index, %b : index, %v: i4) -> i4 {
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
func.func private @ext(memref<4xi4>, i4) -> memref<2x?xi4>
func.func @call(%m: memref<4xi4>, %v: i4) -> memref<2x?xi4> {
  %0 = call @ext(%m, %v) : (memref<4xi4>, i4) -> memref<2x?xi4>
  return %0 : memref<2x?xi4>
}"#,
        &expect![[r"
            #map = affine_map<()[s0] -> (s0 * 3)>
            #map1 = affine_map<()[s0, s1] -> (((s0 * s1) * 3) floordiv 2, (s1 * 3) floordiv 2, 1)>
            #map2 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2 * 4)>
            #map3 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2 * 3, 3)>
            #map4 = affine_map<()[s0, s1, s2] -> (s2 * 2 + (s0 * s1) floordiv 2)>
            #map5 = affine_map<()[s0, s1] -> ((s0 * s1) * 4 - ((s0 * s1) floordiv 2) * 8)>
            module {
              func.func @alloc(%arg0: index, %arg1: index, %arg2: i4) -> i4 {
                %0 = affine.apply #map()[%arg1]
                %1 = affine.max #map1()[%arg0, %arg1]
                %alloc = memref.alloc(%1) {alignment = 64 : i64} : memref<?xi8>
                %alloca = memref.alloca() : memref<i8>
                %2 = affine.apply #map()[%arg1]
                %c0 = arith.constant 0 : index
                %c3 = arith.constant 3 : index
                %c3_0 = arith.constant 3 : index
                %c1 = arith.constant 1 : index
                %3 = affine.apply #map2()[%arg0, %2, %arg1]
                %4 = affine.max #map3()[%2, %arg0, %arg1]
                %5 = affine.apply #map4()[%arg0, %2, %arg1]
                %6 = memref.load %alloc[%5] : memref<?xi8>
                %7 = affine.apply #map5()[%arg0, %2]
                %8 = arith.index_cast %7 : index to i8
                %9 = arith.shrsi %6, %8 : i8
                %10 = arith.trunci %9 : i8 to i4
                %11 = arith.extui %arg2 : i4 to i8
                %12 = affine.apply #map()[%arg1]
                %c0_1 = arith.constant 0 : index
                %c3_2 = arith.constant 3 : index
                %c3_3 = arith.constant 3 : index
                %c1_4 = arith.constant 1 : index
                %13 = affine.apply #map2()[%arg0, %12, %arg1]
                %14 = affine.max #map3()[%12, %arg0, %arg1]
                %15 = affine.apply #map4()[%arg0, %12, %arg1]
                %16 = affine.apply #map5()[%arg0, %12]
                %17 = arith.index_cast %16 : index to i8
                %c15_i8 = arith.constant 15 : i8
                %18 = arith.shli %c15_i8, %17 : i8
                %c-1_i8 = arith.constant -1 : i8
                %19 = arith.xori %18, %c-1_i8 : i8
                %20 = arith.shli %11, %17 : i8
                %21 = memref.atomic_rmw andi %19, %alloc[%15] : (i8, memref<?xi8>) -> i8
                %22 = memref.atomic_rmw ori %20, %alloc[%15] : (i8, memref<?xi8>) -> i8
                %23 = arith.extui %10 : i4 to i8
                %24 = memref.atomic_rmw assign %23, %alloca[] : (i8, memref<i8>) -> i8
                %25 = memref.load %alloca[] : memref<i8>
                %26 = arith.trunci %25 : i8 to i4
                %assume_align = memref.assume_alignment %alloc, 16 : memref<?xi8>
                memref.dealloc %alloc : memref<?xi8>
                return %26 : i4
              }
              func.func private @ext(memref<2xi8>, i4) -> memref<?xi8>
              func.func @call(%arg0: memref<2xi8>, %arg1: i4) -> memref<?xi8> {
                %0 = call @ext(%arg0, %arg1) : (memref<2xi8>, i4) -> memref<?xi8>
                return %0 : memref<?xi8>
              }
            }
            "]],
    );
}

#[test]
fn views() {
    check(
        "load=8",
        r#"func.func @rc() -> (i4, i4, memref<24xi4>) {
  %c = arith.constant 3 : index
  %m = memref.alloc() : memref<25xi4>
  %s = memref.alloc() : memref<4x6xi4>
  %r = memref.reinterpret_cast %m to offset: [8], sizes: [16], strides: [1] : memref<25xi4> to memref<16xi4, strided<[1], offset: 8>>
  %0 = memref.load %r[%c] : memref<16xi4, strided<[1], offset: 8>>
  %sv = memref.subview %s[2, 0] [2, 6] [1, 1] : memref<4x6xi4> to memref<2x6xi4, strided<[6, 1], offset: 12>>
  %1 = memref.load %sv[%c, %c] : memref<2x6xi4, strided<[6, 1], offset: 12>>
  %cs = memref.collapse_shape %s [[0, 1]] : memref<4x6xi4> into memref<24xi4>
  return %0, %1, %cs : i4, i4, memref<24xi4>
}
func.func @copy(%a: index) {
  %m = memref.alloc() : memref<8xi4>
  %n = memref.alloc() : memref<8xi4>
  memref.copy %m, %n : memref<8xi4> to memref<8xi4>
  return
}
func.func @es(%a: index) -> memref<2x4xi4> {
  %m = memref.alloc() : memref<8xi4>
  %e = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xi4> into memref<2x4xi4>
  return %e : memref<2x4xi4>
}
func.func @sc(%a: index) -> memref<8xi4, 1> {
  %m = memref.alloc() : memref<8xi4>
  %e = memref.memory_space_cast %m : memref<8xi4> to memref<8xi4, 1>
  return %e : memref<8xi4, 1>
}
func.func @un(%m: memref<*xi4>) -> memref<*xi4> {
  return %m : memref<*xi4>
}
func.func @str(%m: memref<8xi4, strided<[1], offset: ?>>, %n: memref<4x8xi4, strided<[16, 1], offset: 2>>, %f: memref<4xf4E2M1FN>, %g: memref<?x4xi3>, %h: memref<4xi1>) {
  return
}
func.func @str3(%m: memref<8xi4, strided<[1], offset: 3>>) {
  return
}
func.func @f4(%m: memref<8xf4E2M1FN>, %si: memref<8xsi4>, %p: memref<8xi4, 3>) -> f4E2M1FN {
  %a = memref.alloc() : memref<8xf4E2M1FN>
  %c = arith.constant 3 : index
  %0 = memref.load %a[%c] : memref<8xf4E2M1FN>
  return %0: f4E2M1FN
}
func.func @f4b(%v: f4E2M1FN) {
  %a = memref.alloc() : memref<8xf4E2M1FN>
  %c = arith.constant 3 : index
  memref.store %v, %a[%c] : memref<8xf4E2M1FN>
  return
}
func.func @f4v(%v: f4E2M1FN) -> vector<4xf4E2M1FN> {
  %a = memref.alloc() : memref<8xf4E2M1FN>
  %c = arith.constant 3 : index
  %0 = vector.load %a[%c] : memref<8xf4E2M1FN>, vector<4xf4E2M1FN>
  return %0 : vector<4xf4E2M1FN>
}"#,
        &expect![[r"
            module {
              func.func @rc() -> (i4, i4, memref<12xi8>) {
                %c3 = arith.constant 3 : index
                %alloc = memref.alloc() : memref<13xi8>
                %alloc_0 = memref.alloc() : memref<12xi8>
                %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [4], sizes: [8], strides: [1] : memref<13xi8> to memref<8xi8, strided<[1], offset: 4>>
                %c0 = arith.constant 0 : index
                %c25 = arith.constant 25 : index
                %c1 = arith.constant 1 : index
                %c8 = arith.constant 8 : index
                %c16 = arith.constant 16 : index
                %c1_1 = arith.constant 1 : index
                %c1_2 = arith.constant 1 : index
                %0 = memref.load %reinterpret_cast[%c1_2] : memref<8xi8, strided<[1], offset: 4>>
                %c4 = arith.constant 4 : index
                %1 = arith.index_cast %c4 : index to i8
                %2 = arith.shrsi %0, %1 : i8
                %3 = arith.trunci %2 : i8 to i4
                %c0_3 = arith.constant 0 : index
                %c4_4 = arith.constant 4 : index
                %c6 = arith.constant 6 : index
                %c6_5 = arith.constant 6 : index
                %c1_6 = arith.constant 1 : index
                %subview = memref.subview %alloc_0[6] [6] [1] : memref<12xi8> to memref<6xi8, strided<[1], offset: 6>>
                %c0_7 = arith.constant 0 : index
                %c4_8 = arith.constant 4 : index
                %c6_9 = arith.constant 6 : index
                %c6_10 = arith.constant 6 : index
                %c1_11 = arith.constant 1 : index
                %c12 = arith.constant 12 : index
                %c2 = arith.constant 2 : index
                %c6_12 = arith.constant 6 : index
                %c6_13 = arith.constant 6 : index
                %c1_14 = arith.constant 1 : index
                %c10 = arith.constant 10 : index
                %4 = memref.load %subview[%c10] : memref<6xi8, strided<[1], offset: 6>>
                %c4_15 = arith.constant 4 : index
                %5 = arith.index_cast %c4_15 : index to i8
                %6 = arith.shrsi %4, %5 : i8
                %7 = arith.trunci %6 : i8 to i4
                return %3, %7, %alloc_0 : i4, i4, memref<12xi8>
              }
              func.func @copy(%arg0: index) {
                %alloc = memref.alloc() : memref<4xi8>
                %alloc_0 = memref.alloc() : memref<4xi8>
                memref.copy %alloc, %alloc_0 : memref<4xi8> to memref<4xi8>
                return
              }
              func.func @es(%arg0: index) -> memref<4xi8> {
                %alloc = memref.alloc() : memref<4xi8>
                return %alloc : memref<4xi8>
              }
              func.func @sc(%arg0: index) -> memref<4xi8, 1> {
                %alloc = memref.alloc() : memref<4xi8>
                %memspacecast = memref.memory_space_cast %alloc : memref<4xi8> to memref<4xi8, 1>
                return %memspacecast : memref<4xi8, 1>
              }
              func.func @un(%arg0: memref<*xi4>) -> memref<*xi4> {
                return %arg0 : memref<*xi4>
              }
              func.func @str(%arg0: memref<4xi8, strided<[1], offset: ?>>, %arg1: memref<16xi8, strided<[1], offset: 1>>, %arg2: memref<2xi8>, %arg3: memref<?xi8>, %arg4: memref<1xi8>) {
                return
              }
              func.func @str3(%arg0: memref<8xi4, strided<[1], offset: 3>>) {
                return
              }
              func.func @f4(%arg0: memref<4xi8>, %arg1: memref<4xsi8>, %arg2: memref<4xi8, 3>) -> f4E2M1FN {
                %alloc = memref.alloc() : memref<4xi8>
                %c3 = arith.constant 3 : index
                %c0 = arith.constant 0 : index
                %c8 = arith.constant 8 : index
                %c1 = arith.constant 1 : index
                %c1_0 = arith.constant 1 : index
                %0 = memref.load %alloc[%c1_0] : memref<4xi8>
                %c4 = arith.constant 4 : index
                %1 = arith.index_cast %c4 : index to i8
                %2 = arith.shrsi %0, %1 : i8
                %3 = arith.trunci %2 : i8 to i4
                %4 = arith.bitcast %3 : i4 to f4E2M1FN
                return %4 : f4E2M1FN
              }
              func.func @f4b(%arg0: f4E2M1FN) {
                %alloc = memref.alloc() : memref<4xi8>
                %c3 = arith.constant 3 : index
                %0 = arith.bitcast %arg0 : f4E2M1FN to i4
                %1 = arith.extui %0 : i4 to i8
                %c0 = arith.constant 0 : index
                %c8 = arith.constant 8 : index
                %c1 = arith.constant 1 : index
                %c1_0 = arith.constant 1 : index
                %c4 = arith.constant 4 : index
                %2 = arith.index_cast %c4 : index to i8
                %c15_i8 = arith.constant 15 : i8
                %3 = arith.shli %c15_i8, %2 : i8
                %c-1_i8 = arith.constant -1 : i8
                %4 = arith.xori %3, %c-1_i8 : i8
                %5 = arith.shli %1, %2 : i8
                %6 = memref.atomic_rmw andi %4, %alloc[%c1_0] : (i8, memref<4xi8>) -> i8
                %7 = memref.atomic_rmw ori %5, %alloc[%c1_0] : (i8, memref<4xi8>) -> i8
                return
              }
              func.func @f4v(%arg0: f4E2M1FN) -> vector<4xf4E2M1FN> {
                %alloc = memref.alloc() : memref<4xi8>
                %c3 = arith.constant 3 : index
                %c0 = arith.constant 0 : index
                %c8 = arith.constant 8 : index
                %c1 = arith.constant 1 : index
                %c1_0 = arith.constant 1 : index
                %0 = vector.load %alloc[%c1_0] : memref<4xi8>, vector<2xi8>
                %1 = vector.bitcast %0 : vector<2xi8> to vector<4xf4E2M1FN>
                return %1 : vector<4xf4E2M1FN>
              }
            }
            "]],
    );
}

#[test]
fn elements_of_words() {
    check(
        "load=32 compute=4",
        r#"func.func @alloc(%a: index, %b : index, %v: i4) -> i4 {
  %m = memref.alloc(%a, %b) {alignment = 64} : memref<?x?x3xi4>
  %n = memref.alloca() : memref<i4>
  %0 = memref.load %m[%a, %b, %b] : memref<?x?x3xi4>
  memref.store %v, %m[%a, %b, %b] : memref<?x?x3xi4>
  memref.store %0, %n[] : memref<i4>
  %1 = memref.load %n[] : memref<i4>
  %al = memref.assume_alignment %m, 16 : memref<?x?x3xi4>
  memref.dealloc %m : memref<?x?x3xi4>
  return %1 : i4
}"#,
        &expect![[r"
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
            "]],
    );
}
