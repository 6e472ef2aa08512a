//! Tests transfers and their masks.

use crate::check;
use terrace_testing::expect;
use terrace_vector_transforms::{
    populate_scalar_vector_transfer_lowering_patterns, populate_sink_vector_mem_ops_patterns,
    populate_vector_mask_materialization_patterns, populate_vector_transfer_lowering_patterns,
    populate_vector_transfer_permutation_map_lowering_patterns,
};

#[test]
fn transfer() {
    check(
        |patterns| populate_vector_transfer_lowering_patterns(patterns, Some(1)),
        "func.func @f(%m: memref<?x8xf32>, %i: index, %p: f32, %k: vector<4xi1>, %s: memref<4x8xf32, strided<[1, 4]>>) -> (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x8xf32>, vector<4xf32>
  %4 = vector.transfer_read %s[%i, %i], %p {in_bounds = [true]} : memref<4x8xf32, strided<[1, 4]>>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  vector.transfer_write %0, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<?x8xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: memref<?x8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xi1>, %arg4: memref<4x8xf32, strided<[1, 4]>>) -> (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                %0 = vector.load %arg0[%arg1, %arg1] : memref<?x8xf32>, vector<4xf32>
                %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
                %2 = vector.broadcast %arg2 : f32 to vector<4xf32>
                %3 = vector.maskedload %arg0[%arg1, %arg1], %arg3, %2 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
                %4 = vector.load %arg0[%arg1, %arg1] : memref<?x8xf32>, vector<1xf32>
                %5 = vector.broadcast %4 : vector<1xf32> to vector<4xf32>
                %6 = vector.transfer_read %arg4[%arg1, %arg1], %arg2 {in_bounds = [true]} : memref<4x8xf32, strided<[1, 4]>>, vector<4xf32>
                vector.store %0, %arg0[%arg1, %arg1] : memref<?x8xf32>, vector<4xf32>
                vector.maskedstore %arg0[%arg1, %arg1], %arg3, %0 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
                vector.transfer_write %0, %arg0[%arg1, %arg1] : vector<4xf32>, memref<?x8xf32>
                return %0, %1, %3, %5, %6 : vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
              }
            }
            "]],
    );
}

#[test]
fn materialization() {
    check(
        |patterns| populate_vector_mask_materialization_patterns(patterns, true),
        "func.func @f(%m: memref<?x8xf32>, %d: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %c: i1) -> (vector<4xf32>, vector<4xf32>, vector<[4]xf32>, vector<1xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %d[%i], %p, %k : memref<?xf32>, vector<4xf32>
  %2 = vector.transfer_read %d[%i], %p : memref<?xf32>, vector<[4]xf32>
  vector.transfer_write %0, %d[%i] : vector<4xf32>, memref<?xf32>
  %t = arith.constant dense<true> : vector<1xi1>
  %f = arith.constant dense<false> : vector<1xi1>
  %3 = arith.select %c, %t, %f : vector<1xi1>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<[4]xf32>, vector<1xi1>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: memref<?x8xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xi1>, %arg5: i1) -> (vector<4xf32>, vector<4xf32>, vector<[4]xf32>, vector<1xi1>) {
                %c0 = arith.constant 0 : index
                %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
                %c8 = arith.constant 8 : index
                %0 = arith.subi %c8, %arg2 : index
                %1 = arith.index_cast %0 : index to i32
                %2 = vector.broadcast %1 : i32 to vector<4xi32>
                %3 = arith.cmpi sgt, %2, %cst : vector<4xi32>
                %4 = vector.transfer_read %arg0[%arg2, %arg2], %arg3, %3 {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
                %dim = memref.dim %arg1, %c0 : memref<?xf32>
                %5 = arith.subi %dim, %arg2 : index
                %6 = arith.index_cast %5 : index to i32
                %7 = vector.broadcast %6 : i32 to vector<4xi32>
                %8 = arith.cmpi sgt, %7, %cst : vector<4xi32>
                %9 = arith.andi %8, %arg4 : vector<4xi1>
                %10 = vector.transfer_read %arg1[%arg2], %arg3, %9 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
                %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
                %11 = arith.subi %dim_0, %arg2 : index
                %12 = vector.create_mask %11 : vector<[4]xi1>
                %13 = vector.transfer_read %arg1[%arg2], %arg3, %12 {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
                %dim_1 = memref.dim %arg1, %c0 : memref<?xf32>
                %14 = arith.subi %dim_1, %arg2 : index
                %15 = arith.index_cast %14 : index to i32
                %16 = vector.broadcast %15 : i32 to vector<4xi32>
                %17 = arith.cmpi sgt, %16, %cst : vector<4xi32>
                vector.transfer_write %4, %arg1[%arg2], %17 {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
                %18 = vector.broadcast %arg5 : i1 to vector<1xi1>
                return %4, %10, %13, %18 : vector<4xf32>, vector<4xf32>, vector<[4]xf32>, vector<1xi1>
              }
            }
            "]],
    );
}

#[test]
fn permutation_map() {
    check(
        populate_vector_transfer_permutation_map_lowering_patterns,
        "func.func @f(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<4x2xi1>, %k1: vector<4xi1>) -> (vector<2x4xf32>, vector<2x4x3xf32>, vector<4xf32>, vector<2x2xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>, in_bounds = [true, false]} : memref<?x?x?xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2)>, in_bounds = [true, true, false]} : memref<?x?x?xf32>, vector<2x4x3xf32>
  %2 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : memref<?x?x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (0, 0)>, in_bounds = [true, true]} : memref<?x?x?xf32>, vector<2x2xf32>
  vector.transfer_write %0, %m[%i, %i, %i], %k {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<2x4xf32>, memref<?x?x?xf32>
  vector.transfer_write %2, %m[%i, %i, %i], %k1 {permutation_map = affine_map<(d0, d1, d2) -> (d1)>, in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
  return %0, %1, %2, %3 : vector<2x4xf32>, vector<2x4x3xf32>, vector<4xf32>, vector<2x2xf32>
}",
        &expect![[r"
            #map = affine_map<(d0, d1, d2) -> (d1)>
            module {
              func.func @f(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4x2xi1>, %arg4: vector<4xi1>) -> (vector<2x4xf32>, vector<2x4x3xf32>, vector<4xf32>, vector<2x2xf32>) {
                %0 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2, %arg3 {in_bounds = [false, true]} : memref<?x?x?xf32>, vector<4x2xf32>
                %1 = vector.transpose %0, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
                %2 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true, false]} : memref<?x?x?xf32>, vector<2x3xf32>
                %3 = vector.broadcast %2 : vector<2x3xf32> to vector<4x2x3xf32>
                %4 = vector.transpose %3, [1, 0, 2] : vector<4x2x3xf32> to vector<2x4x3xf32>
                %5 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 {permutation_map = #map} : memref<?x?x?xf32>, vector<4xf32>
                %6 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 : memref<?x?x?xf32>, vector<f32>
                %7 = vector.broadcast %6 : vector<f32> to vector<2x2xf32>
                %8 = vector.transpose %1, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
                vector.transfer_write %8, %arg0[%arg1, %arg1, %arg1], %arg3 : vector<4x2xf32>, memref<?x?x?xf32>
                %9 = vector.broadcast %5 : vector<4xf32> to vector<1x4xf32>
                %10 = vector.broadcast %arg4 : vector<4xi1> to vector<1x4xi1>
                %11 = vector.transpose %10, [1, 0] : vector<1x4xi1> to vector<4x1xi1>
                %12 = vector.transpose %9, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
                vector.transfer_write %12, %arg0[%arg1, %arg1, %arg1], %11 {in_bounds = [true, true]} : vector<4x1xf32>, memref<?x?x?xf32>
                return %1, %4, %5, %7 : vector<2x4xf32>, vector<2x4x3xf32>, vector<4xf32>, vector<2x2xf32>
              }
            }
            "]],
    );
}

#[test]
fn materialization_for_tensors() {
    check(
        |patterns| populate_vector_mask_materialization_patterns(patterns, false),
        "func.func @r(%t: tensor<4x8xf32>, %i: index, %p: f32, %v: vector<4xf32>) -> (vector<4xf32>, tensor<4x8xf32>) {
  %0 = vector.transfer_read %t[%i, %i], %p : tensor<4x8xf32>, vector<4xf32>
  %1 = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<4x8xf32>
  return %0, %1 : vector<4xf32>, tensor<4x8xf32>
}",
        &expect![[r"
            module {
              func.func @r(%arg0: tensor<4x8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>) -> (vector<4xf32>, tensor<4x8xf32>) {
                %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
                %c8 = arith.constant 8 : index
                %0 = arith.subi %c8, %arg1 : index
                %1 = arith.index_cast %0 : index to i64
                %2 = vector.broadcast %1 : i64 to vector<4xi64>
                %3 = arith.cmpi sgt, %2, %cst : vector<4xi64>
                %4 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %3 {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
                %5 = arith.subi %c8, %arg1 : index
                %6 = arith.index_cast %5 : index to i64
                %7 = vector.broadcast %6 : i64 to vector<4xi64>
                %8 = arith.cmpi sgt, %7, %cst : vector<4xi64>
                %9 = vector.transfer_write %arg3, %arg0[%arg1, %arg1], %8 {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
                return %4, %9 : vector<4xf32>, tensor<4x8xf32>
              }
            }
            "]],
    );
}

#[test]
fn scalars() {
    check(
        |patterns| populate_scalar_vector_transfer_lowering_patterns(patterns, false),
        "func.func @r(%m: memref<?x?xf32>, %t: memref<?x?x?xf32>, %i: index, %j: index, %p: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.extract %0[2] : f32 from vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<f32>
  %3 = vector.extract %2[] : f32 from vector<f32>
  %4 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x8xf32>
  %5 = vector.extract %4[0, 3] : f32 from vector<4x8xf32>
  %6 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %7 = vector.extract %6[1] : f32 from vector<4xf32>
  %8 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %9 = vector.extract %8[%j] : f32 from vector<4xf32>
  %10 = vector.transfer_read %t[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
  %11 = vector.extract %10[1, 2] : f32 from vector<4x8xf32>
  %12 = vector.extract %10[1, 3] : f32 from vector<4x8xf32>
  return %1, %3, %5, %7, %9, %11, %12 : f32, f32, f32, f32, f32, f32, f32
}
func.func @w(%m: memref<?x?xf32>, %i: index, %f: f32, %v: vector<1xf32>, %v0: vector<f32>, %v2: vector<1x1xf32>, %v4: vector<4xf32>, %k: vector<1xi1>) {
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
  vector.transfer_write %v0, %m[%i, %i] : vector<f32>, memref<?x?xf32>
  vector.transfer_write %v2, %m[%i, %i] {in_bounds = [true, true]} : vector<1x1xf32>, memref<?x?xf32>
  vector.transfer_write %v4, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<1xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
  %b = vector.broadcast %f : f32 to vector<1xf32>
  vector.transfer_write %b, %m[%i, %i] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
  return
}",
        &expect![[r"
            #map = affine_map<()[s0] -> (s0 + 2)>
            #map1 = affine_map<()[s0] -> (s0 + 3)>
            #map2 = affine_map<()[s0, s1] -> (s0 + s1)>
            module {
              func.func @r(%arg0: memref<?x?xf32>, %arg1: memref<?x?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
                %0 = affine.apply #map()[%arg2]
                %1 = memref.load %arg0[%arg2, %0] : memref<?x?xf32>
                %2 = memref.load %arg0[%arg2, %arg2] : memref<?x?xf32>
                %3 = affine.apply #map1()[%arg2]
                %4 = memref.load %arg0[%arg2, %3] : memref<?x?xf32>
                %5 = vector.transfer_read %arg0[%arg2, %arg2], %arg4 : memref<?x?xf32>, vector<4xf32>
                %6 = vector.extract %5[1] : f32 from vector<4xf32>
                %7 = affine.apply #map2()[%arg2, %arg3]
                %8 = memref.load %arg0[%arg2, %7] : memref<?x?xf32>
                %9 = vector.transfer_read %arg1[%arg2, %arg2, %arg2], %arg4 {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
                %10 = vector.extract %9[1, 2] : f32 from vector<4x8xf32>
                %11 = vector.extract %9[1, 3] : f32 from vector<4x8xf32>
                return %1, %2, %4, %6, %8, %10, %11 : f32, f32, f32, f32, f32, f32, f32
              }
              func.func @w(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<1xf32>, %arg4: vector<f32>, %arg5: vector<1x1xf32>, %arg6: vector<4xf32>, %arg7: vector<1xi1>) {
                %0 = vector.extract %arg3[0] : f32 from vector<1xf32>
                memref.store %0, %arg0[%arg1, %arg1] : memref<?x?xf32>
                %1 = vector.extract %arg4[] : f32 from vector<f32>
                memref.store %1, %arg0[%arg1, %arg1] : memref<?x?xf32>
                %2 = vector.extract %arg5[0, 0] : f32 from vector<1x1xf32>
                memref.store %2, %arg0[%arg1, %arg1] : memref<?x?xf32>
                vector.transfer_write %arg6, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
                %3 = vector.extract %arg3[0] : f32 from vector<1xf32>
                memref.store %3, %arg0[%arg1, %arg1] : memref<?x?xf32>
                vector.transfer_write %arg3, %arg0[%arg1, %arg1], %arg7 {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
                memref.store %arg2, %arg0[%arg1, %arg1] : memref<?x?xf32>
                return
              }
            }
            "]],
    );
}

#[test]
fn parts_of_loads_and_stores() {
    check(
        populate_sink_vector_mem_ops_patterns,
        "func.func @l(%m: memref<?xf32>, %n: memref<?x?xf32>, %i: index, %j: index, %b: memref<?xi1>, %x: memref<?xindex>, %v: memref<?xvector<4xf32>>) -> (f32, f32, f32, vector<4xf32>, f32, f32, f32, f32, i1, index, f32) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %3 = vector.extract %2[0] : f32 from vector<4xf32>
  %4 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %5 = vector.extract %4[%j] : f32 from vector<4xf32>
  %6 = vector.load %n[%i, %j] : memref<?x?xf32>, vector<2x4xf32>
  %7 = vector.extract %6[1] : vector<4xf32> from vector<2x4xf32>
  %8 = vector.load %n[%i, %j] {alignment = 8} : memref<?x?xf32>, vector<4xf32>
  %9 = vector.extract %8[3] : f32 from vector<4xf32>
  %10 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %11 = vector.extract %10[1] : f32 from vector<4xf32>
  %12 = vector.extract %10[2] : f32 from vector<4xf32>
  %13 = vector.load %m[%i] : memref<?xf32>, vector<f32>
  %14 = vector.extract %13[] : f32 from vector<f32>
  %15 = vector.load %b[%i] : memref<?xi1>, vector<4xi1>
  %16 = vector.extract %15[1] : i1 from vector<4xi1>
  %17 = vector.load %x[%i] : memref<?xindex>, vector<4xindex>
  %18 = vector.extract %17[1] : index from vector<4xindex>
  %19 = vector.load %v[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  %20 = vector.extract %19[2] : f32 from vector<4xf32>
  return %1, %3, %5, %7, %9, %11, %12, %14, %16, %18, %20 : f32, f32, f32, vector<4xf32>, f32, f32, f32, f32, i1, index, f32
}
func.func @s(%m: memref<?xf32>, %n: memref<?x?xf32>, %i: index, %f: f32, %o: vector<1xf32>, %z: vector<f32>, %b: memref<?xi1>, %t: i1, %vm: memref<?xvector<1xf32>>) {
  %0 = vector.broadcast %f : f32 to vector<1xf32>
  vector.store %0, %m[%i] : memref<?xf32>, vector<1xf32>
  %1 = vector.broadcast %f : f32 to vector<4xf32>
  vector.store %1, %m[%i] : memref<?xf32>, vector<4xf32>
  %2 = vector.broadcast %o : vector<1xf32> to vector<1x1xf32>
  vector.store %2, %n[%i, %i] {alignment = 8} : memref<?x?xf32>, vector<1x1xf32>
  %3 = vector.broadcast %z : vector<f32> to vector<1xf32>
  vector.store %3, %m[%i] : memref<?xf32>, vector<1xf32>
  %4 = vector.broadcast %t : i1 to vector<1xi1>
  vector.store %4, %b[%i] : memref<?xi1>, vector<1xi1>
  vector.store %0, %vm[%i] : memref<?xvector<1xf32>>, vector<1xf32>
  %5 = vector.broadcast %f : f32 to vector<f32>
  vector.store %5, %m[%i] {alignment = 16, nontemporal = true} : memref<?xf32>, vector<f32>
  return
}",
        &expect![[r"
            module {
              func.func @l(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: memref<?xi1>, %arg5: memref<?xindex>, %arg6: memref<?xvector<4xf32>>) -> (f32, f32, f32, vector<4xf32>, f32, f32, f32, f32, i1, index, f32) {
                %c3 = arith.constant 3 : index
                %c1 = arith.constant 1 : index
                %0 = arith.addi %arg2, %c1 overflow<nsw> : index
                %1 = memref.load %arg0[%0] : memref<?xf32>
                %2 = memref.load %arg0[%arg2] : memref<?xf32>
                %3 = arith.addi %arg2, %arg3 overflow<nsw> : index
                %4 = memref.load %arg0[%3] : memref<?xf32>
                %5 = arith.addi %arg2, %c1 overflow<nsw> : index
                %6 = vector.load %arg1[%5, %arg3] : memref<?x?xf32>, vector<4xf32>
                %7 = arith.addi %arg3, %c3 overflow<nsw> : index
                %8 = memref.load %arg1[%arg2, %7] : memref<?x?xf32>
                %9 = vector.load %arg0[%arg2] : memref<?xf32>, vector<4xf32>
                %10 = vector.extract %9[1] : f32 from vector<4xf32>
                %11 = vector.extract %9[2] : f32 from vector<4xf32>
                %12 = memref.load %arg0[%arg2] : memref<?xf32>
                %13 = vector.load %arg4[%arg2] : memref<?xi1>, vector<4xi1>
                %14 = vector.extract %13[1] : i1 from vector<4xi1>
                %15 = arith.addi %arg2, %c1 overflow<nsw> : index
                %16 = memref.load %arg5[%15] : memref<?xindex>
                %17 = vector.load %arg6[%arg2] : memref<?xvector<4xf32>>, vector<4xf32>
                %18 = vector.extract %17[2] : f32 from vector<4xf32>
                return %1, %2, %4, %6, %8, %10, %11, %12, %14, %16, %18 : f32, f32, f32, vector<4xf32>, f32, f32, f32, f32, i1, index, f32
              }
              func.func @s(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<f32>, %arg6: memref<?xi1>, %arg7: i1, %arg8: memref<?xvector<1xf32>>) {
                %0 = vector.broadcast %arg3 : f32 to vector<1xf32>
                vector.store %0, %arg0[%arg2] : memref<?xf32>, vector<1xf32>
                %1 = vector.broadcast %arg3 : f32 to vector<4xf32>
                vector.store %1, %arg0[%arg2] : memref<?xf32>, vector<4xf32>
                vector.store %arg4, %arg1[%arg2, %arg2] : memref<?x?xf32>, vector<1xf32>
                vector.store %arg5, %arg0[%arg2] : memref<?xf32>, vector<f32>
                memref.store %arg7, %arg6[%arg2] : memref<?xi1>
                vector.store %0, %arg8[%arg2] : memref<?xvector<1xf32>>, vector<1xf32>
                memref.store %arg3, %arg0[%arg2] : memref<?xf32>
                return
              }
            }
            "]],
    );
}
