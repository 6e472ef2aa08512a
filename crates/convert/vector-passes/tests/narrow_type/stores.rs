//! Tests stores of vectors, including inputs that MLIR lowers incorrectly.

use super::check;
use terrace_testing::expect;

#[test]
fn stores() {
    check(
        "load=8",
        r#"func.func @st(%a: index, %v3: vector<3xi2>, %v7: vector<7xi2>) {
  %m = memref.alloc() : memref<4x7xi2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  vector.store %v3, %m[%c1, %c0] : memref<4x7xi2>, vector<3xi2>
  vector.store %v7, %m[%c1, %c0] : memref<4x7xi2>, vector<7xi2>
  return
}
func.func @st2(%a: index, %v6: vector<6xi4>) {
  %m = memref.alloc(%a) : memref<?xi4>
  vector.store %v6, %m[%a] {alignment = 8}: memref<?xi4>, vector<6xi4>
  return
}
func.func @mst(%a: index, %v6: vector<6xi4>) {
  %m = memref.alloc(%a) : memref<?xi4>
  %k4 = arith.constant dense<[true, false, true, false, false, false]> : vector<6xi1>
  vector.maskedstore %m[%a], %k4, %v6 : memref<?xi4>, vector<6xi1>, vector<6xi4>
  return
}"#,
        &expect![[r"
            #map = affine_map<()[s0] -> (s0 floordiv 2)>
            #map1 = affine_map<()[s0] -> (s0 mod 2)>
            module {
              func.func @st(%arg0: index, %arg1: vector<3xi2>, %arg2: vector<7xi2>) {
                %alloc = memref.alloc() : memref<7xi8>
                %c0 = arith.constant 0 : index
                %c1 = arith.constant 1 : index
                %c2 = arith.constant 2 : index
                %c0_0 = arith.constant 0 : index
                %c4 = arith.constant 4 : index
                %c7 = arith.constant 7 : index
                %c7_1 = arith.constant 7 : index
                %c1_2 = arith.constant 1 : index
                %c1_3 = arith.constant 1 : index
                %cst = arith.constant dense<[false, false, false, true]> : vector<4xi1>
                %cst_4 = arith.constant dense<0> : vector<4xi2>
                %0 = vector.extract_strided_slice %arg1 {offsets = [0], sizes = [1], strides = [1]} : vector<3xi2> to vector<1xi2>
                %1 = vector.insert_strided_slice %0, %cst_4 {offsets = [3], strides = [1]} : vector<1xi2> into vector<4xi2>
                %2 = memref.generic_atomic_rmw %alloc[%c1_3] : memref<7xi8> {
                ^bb0(%arg3: i8):
                  %17 = vector.from_elements %arg3 : vector<1xi8>
                  %18 = vector.bitcast %17 : vector<1xi8> to vector<4xi2>
                  %19 = arith.select %cst, %1, %18 : vector<4xi1>, vector<4xi2>
                  %20 = vector.bitcast %19 : vector<4xi2> to vector<1xi8>
                  %21 = vector.extract %20[0] : i8 from vector<1xi8>
                  memref.atomic_yield %21 : i8
                }
                %c1_5 = arith.constant 1 : index
                %3 = arith.addi %c1_3, %c1_5 : index
                %cst_6 = arith.constant dense<0> : vector<4xi2>
                %4 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [2], strides = [1]} : vector<3xi2> to vector<2xi2>
                %5 = vector.insert_strided_slice %4, %cst_6 {offsets = [0], strides = [1]} : vector<2xi2> into vector<4xi2>
                %cst_7 = arith.constant dense<[true, true, false, false]> : vector<4xi1>
                %6 = memref.generic_atomic_rmw %alloc[%3] : memref<7xi8> {
                ^bb0(%arg3: i8):
                  %17 = vector.from_elements %arg3 : vector<1xi8>
                  %18 = vector.bitcast %17 : vector<1xi8> to vector<4xi2>
                  %19 = arith.select %cst_7, %5, %18 : vector<4xi1>, vector<4xi2>
                  %20 = vector.bitcast %19 : vector<4xi2> to vector<1xi8>
                  %21 = vector.extract %20[0] : i8 from vector<1xi8>
                  memref.atomic_yield %21 : i8
                }
                %c0_8 = arith.constant 0 : index
                %c4_9 = arith.constant 4 : index
                %c7_10 = arith.constant 7 : index
                %c7_11 = arith.constant 7 : index
                %c1_12 = arith.constant 1 : index
                %c1_13 = arith.constant 1 : index
                %cst_14 = arith.constant dense<[false, false, false, true]> : vector<4xi1>
                %cst_15 = arith.constant dense<0> : vector<4xi2>
                %7 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [1], strides = [1]} : vector<7xi2> to vector<1xi2>
                %8 = vector.insert_strided_slice %7, %cst_15 {offsets = [3], strides = [1]} : vector<1xi2> into vector<4xi2>
                %9 = memref.generic_atomic_rmw %alloc[%c1_13] : memref<7xi8> {
                ^bb0(%arg3: i8):
                  %17 = vector.from_elements %arg3 : vector<1xi8>
                  %18 = vector.bitcast %17 : vector<1xi8> to vector<4xi2>
                  %19 = arith.select %cst_14, %8, %18 : vector<4xi1>, vector<4xi2>
                  %20 = vector.bitcast %19 : vector<4xi2> to vector<1xi8>
                  %21 = vector.extract %20[0] : i8 from vector<1xi8>
                  memref.atomic_yield %21 : i8
                }
                %c1_16 = arith.constant 1 : index
                %10 = arith.addi %c1_13, %c1_16 : index
                %11 = vector.extract_strided_slice %arg2 {offsets = [1], sizes = [4], strides = [1]} : vector<7xi2> to vector<4xi2>
                %12 = vector.bitcast %11 : vector<4xi2> to vector<1xi8>
                vector.store %12, %alloc[%10] : memref<7xi8>, vector<1xi8>
                %c1_17 = arith.constant 1 : index
                %13 = arith.addi %10, %c1_17 : index
                %cst_18 = arith.constant dense<0> : vector<4xi2>
                %14 = vector.extract_strided_slice %arg2 {offsets = [5], sizes = [2], strides = [1]} : vector<7xi2> to vector<2xi2>
                %15 = vector.insert_strided_slice %14, %cst_18 {offsets = [0], strides = [1]} : vector<2xi2> into vector<4xi2>
                %cst_19 = arith.constant dense<[true, true, false, false]> : vector<4xi1>
                %16 = memref.generic_atomic_rmw %alloc[%13] : memref<7xi8> {
                ^bb0(%arg3: i8):
                  %17 = vector.from_elements %arg3 : vector<1xi8>
                  %18 = vector.bitcast %17 : vector<1xi8> to vector<4xi2>
                  %19 = arith.select %cst_19, %15, %18 : vector<4xi1>, vector<4xi2>
                  %20 = vector.bitcast %19 : vector<4xi2> to vector<1xi8>
                  %21 = vector.extract %20[0] : i8 from vector<1xi8>
                  memref.atomic_yield %21 : i8
                }
                return
              }
              func.func @st2(%arg0: index, %arg1: vector<6xi4>) {
                %0 = affine.max #map()[%arg0]
                %alloc = memref.alloc(%0) : memref<?xi8>
                %c0 = arith.constant 0 : index
                %c1 = arith.constant 1 : index
                %1 = affine.apply #map()[%arg0]
                %2 = affine.max #map()[%arg0]
                %3 = affine.apply #map1()[%arg0]
                %4 = vector.bitcast %arg1 : vector<6xi4> to vector<3xi8>
                vector.store %4, %alloc[%1] : memref<?xi8>, vector<3xi8>
                return
              }
              func.func @mst(%arg0: index, %arg1: vector<6xi4>) {
                %0 = affine.max #map()[%arg0]
                %alloc = memref.alloc(%0) : memref<?xi8>
                %cst = arith.constant dense<[true, false, true, false, false, false]> : vector<6xi1>
                %c0 = arith.constant 0 : index
                %c1 = arith.constant 1 : index
                %1 = affine.apply #map()[%arg0]
                %2 = affine.max #map()[%arg0]
                %3 = affine.apply #map1()[%arg0]
                %cst_0 = arith.constant dense<[true, true, false]> : vector<3xi1>
                %cst_1 = arith.constant dense<0> : vector<3xi8>
                %4 = vector.maskedload %alloc[%1], %cst_0, %cst_1 : memref<?xi8>, vector<3xi1>, vector<3xi8> into vector<3xi8>
                %5 = vector.bitcast %4 : vector<3xi8> to vector<6xi4>
                %6 = arith.select %cst, %arg1, %5 : vector<6xi1>, vector<6xi4>
                %7 = vector.bitcast %6 : vector<6xi4> to vector<3xi8>
                vector.maskedstore %alloc[%1], %cst_0, %7 : memref<?xi8>, vector<3xi1>, vector<3xi8>
                return
              }
            }
            "]],
    );
}

#[test]
fn stores_without_atomic_updates() {
    check(
        "load=8 no-atomic=true",
        r#"func.func @st(%a: index, %v3: vector<3xi2>, %v7: vector<7xi2>) {
  %m = memref.alloc() : memref<4x7xi2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  vector.store %v3, %m[%c1, %c0] : memref<4x7xi2>, vector<3xi2>
  vector.store %v7, %m[%c1, %c0] : memref<4x7xi2>, vector<7xi2>
  return
}"#,
        &expect![[r"
            module {
              func.func @st(%arg0: index, %arg1: vector<3xi2>, %arg2: vector<7xi2>) {
                %alloc = memref.alloc() : memref<7xi8>
                %c0 = arith.constant 0 : index
                %c1 = arith.constant 1 : index
                %c2 = arith.constant 2 : index
                %c0_0 = arith.constant 0 : index
                %c4 = arith.constant 4 : index
                %c7 = arith.constant 7 : index
                %c7_1 = arith.constant 7 : index
                %c1_2 = arith.constant 1 : index
                %c1_3 = arith.constant 1 : index
                %cst = arith.constant dense<[false, false, false, true]> : vector<4xi1>
                %cst_4 = arith.constant dense<0> : vector<4xi2>
                %0 = vector.extract_strided_slice %arg1 {offsets = [0], sizes = [1], strides = [1]} : vector<3xi2> to vector<1xi2>
                %1 = vector.insert_strided_slice %0, %cst_4 {offsets = [3], strides = [1]} : vector<1xi2> into vector<4xi2>
                %2 = vector.load %alloc[%c1_3] : memref<7xi8>, vector<1xi8>
                %3 = vector.bitcast %2 : vector<1xi8> to vector<4xi2>
                %4 = arith.select %cst, %1, %3 : vector<4xi1>, vector<4xi2>
                %5 = vector.bitcast %4 : vector<4xi2> to vector<1xi8>
                vector.store %5, %alloc[%c1_3] : memref<7xi8>, vector<1xi8>
                %c1_5 = arith.constant 1 : index
                %6 = arith.addi %c1_3, %c1_5 : index
                %cst_6 = arith.constant dense<0> : vector<4xi2>
                %7 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [2], strides = [1]} : vector<3xi2> to vector<2xi2>
                %8 = vector.insert_strided_slice %7, %cst_6 {offsets = [0], strides = [1]} : vector<2xi2> into vector<4xi2>
                %cst_7 = arith.constant dense<[true, true, false, false]> : vector<4xi1>
                %9 = vector.load %alloc[%6] : memref<7xi8>, vector<1xi8>
                %10 = vector.bitcast %9 : vector<1xi8> to vector<4xi2>
                %11 = arith.select %cst_7, %8, %10 : vector<4xi1>, vector<4xi2>
                %12 = vector.bitcast %11 : vector<4xi2> to vector<1xi8>
                vector.store %12, %alloc[%6] : memref<7xi8>, vector<1xi8>
                %c0_8 = arith.constant 0 : index
                %c4_9 = arith.constant 4 : index
                %c7_10 = arith.constant 7 : index
                %c7_11 = arith.constant 7 : index
                %c1_12 = arith.constant 1 : index
                %c1_13 = arith.constant 1 : index
                %cst_14 = arith.constant dense<[false, false, false, true]> : vector<4xi1>
                %cst_15 = arith.constant dense<0> : vector<4xi2>
                %13 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [1], strides = [1]} : vector<7xi2> to vector<1xi2>
                %14 = vector.insert_strided_slice %13, %cst_15 {offsets = [3], strides = [1]} : vector<1xi2> into vector<4xi2>
                %15 = vector.load %alloc[%c1_13] : memref<7xi8>, vector<1xi8>
                %16 = vector.bitcast %15 : vector<1xi8> to vector<4xi2>
                %17 = arith.select %cst_14, %14, %16 : vector<4xi1>, vector<4xi2>
                %18 = vector.bitcast %17 : vector<4xi2> to vector<1xi8>
                vector.store %18, %alloc[%c1_13] : memref<7xi8>, vector<1xi8>
                %c1_16 = arith.constant 1 : index
                %19 = arith.addi %c1_13, %c1_16 : index
                %20 = vector.extract_strided_slice %arg2 {offsets = [1], sizes = [4], strides = [1]} : vector<7xi2> to vector<4xi2>
                %21 = vector.bitcast %20 : vector<4xi2> to vector<1xi8>
                vector.store %21, %alloc[%19] : memref<7xi8>, vector<1xi8>
                %c1_17 = arith.constant 1 : index
                %22 = arith.addi %19, %c1_17 : index
                %cst_18 = arith.constant dense<0> : vector<4xi2>
                %23 = vector.extract_strided_slice %arg2 {offsets = [5], sizes = [2], strides = [1]} : vector<7xi2> to vector<2xi2>
                %24 = vector.insert_strided_slice %23, %cst_18 {offsets = [0], strides = [1]} : vector<2xi2> into vector<4xi2>
                %cst_19 = arith.constant dense<[true, true, false, false]> : vector<4xi1>
                %25 = vector.load %alloc[%22] : memref<7xi8>, vector<1xi8>
                %26 = vector.bitcast %25 : vector<1xi8> to vector<4xi2>
                %27 = arith.select %cst_19, %24, %26 : vector<4xi1>, vector<4xi2>
                %28 = vector.bitcast %27 : vector<4xi2> to vector<1xi8>
                vector.store %28, %alloc[%22] : memref<7xi8>, vector<1xi8>
                return
              }
            }
            "]],
    );
}

/// MLIR's output for the first two functions does not verify. For the third, and without a mask, it accesses the wrong
/// dimension.
#[test]
fn what_mlir_gets_wrong() {
    check(
        "load=8",
        r#"func.func @store(%v: vector<3xi4>, %w: vector<1xi4>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xi4>
  vector.store %v, %m[%c0] : memref<8xi4>, vector<3xi4>
  vector.store %w, %m[%c0] : memref<8xi4>, vector<1xi4>
  return
}"#,
        &expect![[r"
            module {
              func.func @store(%arg0: vector<3xi4>, %arg1: vector<1xi4>) {
                %c0 = arith.constant 0 : index
                %alloc = memref.alloc() : memref<4xi8>
                %c0_0 = arith.constant 0 : index
                %c8 = arith.constant 8 : index
                %c1 = arith.constant 1 : index
                %c0_1 = arith.constant 0 : index
                %0 = vector.extract_strided_slice %arg0 {offsets = [0], sizes = [2], strides = [1]} : vector<3xi4> to vector<2xi4>
                %1 = vector.bitcast %0 : vector<2xi4> to vector<1xi8>
                vector.store %1, %alloc[%c0_1] : memref<4xi8>, vector<1xi8>
                %c1_2 = arith.constant 1 : index
                %2 = arith.addi %c0_1, %c1_2 : index
                %cst = arith.constant dense<0> : vector<2xi4>
                %3 = vector.extract_strided_slice %arg0 {offsets = [2], sizes = [1], strides = [1]} : vector<3xi4> to vector<1xi4>
                %4 = vector.insert_strided_slice %3, %cst {offsets = [0], strides = [1]} : vector<1xi4> into vector<2xi4>
                %cst_3 = arith.constant dense<[true, false]> : vector<2xi1>
                %5 = memref.generic_atomic_rmw %alloc[%2] : memref<4xi8> {
                ^bb0(%arg2: i8):
                  %8 = vector.from_elements %arg2 : vector<1xi8>
                  %9 = vector.bitcast %8 : vector<1xi8> to vector<2xi4>
                  %10 = arith.select %cst_3, %4, %9 : vector<2xi1>, vector<2xi4>
                  %11 = vector.bitcast %10 : vector<2xi4> to vector<1xi8>
                  %12 = vector.extract %11[0] : i8 from vector<1xi8>
                  memref.atomic_yield %12 : i8
                }
                %c0_4 = arith.constant 0 : index
                %c8_5 = arith.constant 8 : index
                %c1_6 = arith.constant 1 : index
                %c0_7 = arith.constant 0 : index
                %cst_8 = arith.constant dense<0> : vector<2xi4>
                %6 = vector.insert_strided_slice %arg1, %cst_8 {offsets = [0], strides = [1]} : vector<1xi4> into vector<2xi4>
                %cst_9 = arith.constant dense<[true, false]> : vector<2xi1>
                %7 = memref.generic_atomic_rmw %alloc[%c0_7] : memref<4xi8> {
                ^bb0(%arg2: i8):
                  %8 = vector.from_elements %arg2 : vector<1xi8>
                  %9 = vector.bitcast %8 : vector<1xi8> to vector<2xi4>
                  %10 = arith.select %cst_9, %6, %9 : vector<2xi1>, vector<2xi4>
                  %11 = vector.bitcast %10 : vector<2xi4> to vector<1xi8>
                  %12 = vector.extract %11[0] : i8 from vector<1xi8>
                  memref.atomic_yield %12 : i8
                }
                return
              }
            }
            "]],
    );
    check(
        "load=32",
        r#"func.func @word(%v: vector<3xi4>) {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<8xi4>
  vector.store %v, %m[%c1] : memref<8xi4>, vector<3xi4>
  return
}"#,
        &expect![[r"
            module {
              func.func @word(%arg0: vector<3xi4>) {
                %c1 = arith.constant 1 : index
                %alloc = memref.alloc() : memref<1xi32>
                %c0 = arith.constant 0 : index
                %c8 = arith.constant 8 : index
                %c1_0 = arith.constant 1 : index
                %c0_1 = arith.constant 0 : index
                %cst = arith.constant dense<[false, true, true, true, false, false, false, false]> : vector<8xi1>
                %cst_2 = arith.constant dense<0> : vector<8xi4>
                %0 = vector.insert_strided_slice %arg0, %cst_2 {offsets = [1], strides = [1]} : vector<3xi4> into vector<8xi4>
                %1 = memref.generic_atomic_rmw %alloc[%c0_1] : memref<1xi32> {
                ^bb0(%arg1: i32):
                  %2 = vector.from_elements %arg1 : vector<1xi32>
                  %3 = vector.bitcast %2 : vector<1xi32> to vector<8xi4>
                  %4 = arith.select %cst, %0, %3 : vector<8xi1>, vector<8xi4>
                  %5 = vector.bitcast %4 : vector<8xi4> to vector<1xi32>
                  %6 = vector.extract %5[0] : i32 from vector<1xi32>
                  memref.atomic_yield %6 : i32
                }
                return
              }
            }
            "]],
    );
    check(
        "load=8",
        r#"func.func @column(%a: index, %p: i4) -> vector<4xi4> {
  %m = memref.alloc() : memref<8x4xi4>
  %0 = vector.transfer_read %m[%a, %a], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x4xi4>, vector<4xi4>
  return %0 : vector<4xi4>
}
func.func @mask(%a: index, %p: i4, %k: vector<4xi1>) -> vector<4xi4> {
  %m = memref.alloc() : memref<8x4xi4>
  %0 = vector.transfer_read %m[%a, %a], %p, %k : memref<8x4xi4>, vector<4xi4>
  return %0 : vector<4xi4>
}"#,
        &expect![[r#"
            test:3:8: error: failed to legalize operation 'vector.transfer_read' that was explicitly marked illegal
              %0 = vector.transfer_read %m[%a, %a], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x4xi4>, vector<4xi4>
                   ^
            test:3:8: note: see current operation: %2 = "vector.transfer_read"(%1, %arg0, %arg0, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<8x4xi4>, index, index, i4) -> vector<4xi4>
            test:8:8: error: failed to legalize operation 'vector.transfer_read' that was explicitly marked illegal
              %0 = vector.transfer_read %m[%a, %a], %p, %k : memref<8x4xi4>, vector<4xi4>
                   ^
            test:8:8: note: see current operation: %2 = "vector.transfer_read"(%1, %arg0, %arg0, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<8x4xi4>, index, index, i4, vector<4xi1>) -> vector<4xi4>
            "#]],
    );
}

/// A pattern that does not match must not change anything. Otherwise the driver reports a contract violation.
#[test]
fn a_store_at_an_unknown_place_is_refused() {
    check(
        "load=8",
        "func.func @st(%a: index, %v: vector<3xi4>) {
  %m = memref.alloc(%a) : memref<?xi4>
  vector.store %v, %m[%a] : memref<?xi4>, vector<3xi4>
  return
}",
        &expect![[r#"
            test:3:3: error: failed to legalize operation 'vector.store' that was explicitly marked illegal
              vector.store %v, %m[%a] : memref<?xi4>, vector<3xi4>
              ^
            test:3:3: note: see current operation: "vector.store"(%arg1, %2, %arg0) : (vector<3xi4>, memref<?xi4>, index) -> ()
            "#]],
    );
}
