//! Tests contractions and reductions.

use crate::check;
use terrace_testing::expect;
use terrace_vector_transforms::{
    VectorContractLowering, populate_vector_contract_lowering_patterns,
    populate_vector_contract_to_matrix_multiply, populate_vector_outer_product_lowering_patterns,
};

#[test]
fn contract_to_dot() {
    check(
        |patterns| populate_vector_contract_lowering_patterns(patterns, VectorContractLowering::Dot, false),
        "#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @f(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>, %m: vector<2x2x3xi1>) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  %1 = vector.mask %m { vector.contract {indexing_maps = [#mk, #kn, #nm], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32> } : vector<2x2x3xi1> -> vector<2x2xf32>
  return %0, %1 : vector<2x2xf32>, vector<2x2xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2x2x3xi1>) -> (vector<2x2xf32>, vector<2x2xf32>) {
                %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
                %cst_0 = arith.constant dense<0.000000e+00> : vector<3xf32>
                %cst_1 = arith.constant dense<0.000000e+00> : vector<2x2xf32>
                %0 = vector.transpose %arg1, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
                %1 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
                %2 = vector.extract %0[0] : vector<3xf32> from vector<2x3xf32>
                %3 = arith.mulf %1, %2 : vector<3xf32>
                %4 = vector.reduction <add>, %3 : vector<3xf32> into f32
                %5 = vector.insert %4, %cst_1 [0, 0] : f32 into vector<2x2xf32>
                %6 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
                %7 = arith.mulf %1, %6 : vector<3xf32>
                %8 = vector.reduction <add>, %7 : vector<3xf32> into f32
                %9 = vector.insert %8, %5 [0, 1] : f32 into vector<2x2xf32>
                %10 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
                %11 = arith.mulf %10, %2 : vector<3xf32>
                %12 = vector.reduction <add>, %11 : vector<3xf32> into f32
                %13 = vector.insert %12, %9 [1, 0] : f32 into vector<2x2xf32>
                %14 = arith.mulf %10, %6 : vector<3xf32>
                %15 = vector.reduction <add>, %14 : vector<3xf32> into f32
                %16 = vector.insert %15, %13 [1, 1] : f32 into vector<2x2xf32>
                %17 = arith.addf %16, %arg2 : vector<2x2xf32>
                %18 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
                %19 = vector.extract %arg2[0, 0] : f32 from vector<2x2xf32>
                %20 = vector.extract %arg2[1, 0] : f32 from vector<2x2xf32>
                %21 = vector.extract %arg1[0, 0] : f32 from vector<3x2xf32>
                %22 = vector.insert %21, %cst_0 [0] : f32 into vector<3xf32>
                %23 = vector.extract %arg1[1, 0] : f32 from vector<3x2xf32>
                %24 = vector.insert %23, %22 [1] : f32 into vector<3xf32>
                %25 = vector.extract %arg1[2, 0] : f32 from vector<3x2xf32>
                %26 = vector.insert %25, %24 [2] : f32 into vector<3xf32>
                %27 = vector.extract %arg3[0, 0] : vector<3xi1> from vector<2x2x3xi1>
                %28 = arith.mulf %18, %26 : vector<3xf32>
                %29 = vector.mask %27 { vector.reduction <add>, %28, %19 : vector<3xf32> into f32 } : vector<3xi1> -> f32
                %30 = vector.extract %arg1[0, 1] : f32 from vector<3x2xf32>
                %31 = vector.insert %30, %cst_0 [0] : f32 into vector<3xf32>
                %32 = vector.extract %arg1[1, 1] : f32 from vector<3x2xf32>
                %33 = vector.insert %32, %31 [1] : f32 into vector<3xf32>
                %34 = vector.extract %arg1[2, 1] : f32 from vector<3x2xf32>
                %35 = vector.insert %34, %33 [2] : f32 into vector<3xf32>
                %36 = vector.extract %arg3[0, 1] : vector<3xi1> from vector<2x2x3xi1>
                %37 = arith.mulf %18, %35 : vector<3xf32>
                %38 = vector.mask %36 { vector.reduction <add>, %37, %20 : vector<3xf32> into f32 } : vector<3xi1> -> f32
                %39 = vector.insert %29, %cst [0] : f32 into vector<2xf32>
                %40 = vector.insert %39, %cst_1 [0] : vector<2xf32> into vector<2x2xf32>
                %41 = vector.insert %38, %cst [0] : f32 into vector<2xf32>
                %42 = vector.insert %41, %40 [1] : vector<2xf32> into vector<2x2xf32>
                %43 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
                %44 = vector.extract %arg2[0, 1] : f32 from vector<2x2xf32>
                %45 = vector.extract %arg2[1, 1] : f32 from vector<2x2xf32>
                %46 = vector.extract %arg1[0, 0] : f32 from vector<3x2xf32>
                %47 = vector.insert %46, %cst_0 [0] : f32 into vector<3xf32>
                %48 = vector.extract %arg1[1, 0] : f32 from vector<3x2xf32>
                %49 = vector.insert %48, %47 [1] : f32 into vector<3xf32>
                %50 = vector.extract %arg1[2, 0] : f32 from vector<3x2xf32>
                %51 = vector.insert %50, %49 [2] : f32 into vector<3xf32>
                %52 = vector.extract %arg3[1, 0] : vector<3xi1> from vector<2x2x3xi1>
                %53 = arith.mulf %43, %51 : vector<3xf32>
                %54 = vector.mask %52 { vector.reduction <add>, %53, %44 : vector<3xf32> into f32 } : vector<3xi1> -> f32
                %55 = vector.extract %arg1[0, 1] : f32 from vector<3x2xf32>
                %56 = vector.insert %55, %cst_0 [0] : f32 into vector<3xf32>
                %57 = vector.extract %arg1[1, 1] : f32 from vector<3x2xf32>
                %58 = vector.insert %57, %56 [1] : f32 into vector<3xf32>
                %59 = vector.extract %arg1[2, 1] : f32 from vector<3x2xf32>
                %60 = vector.insert %59, %58 [2] : f32 into vector<3xf32>
                %61 = vector.extract %arg3[1, 1] : vector<3xi1> from vector<2x2x3xi1>
                %62 = arith.mulf %43, %60 : vector<3xf32>
                %63 = vector.mask %61 { vector.reduction <add>, %62, %45 : vector<3xf32> into f32 } : vector<3xi1> -> f32
                %64 = vector.insert %54, %39 [1] : f32 into vector<2xf32>
                %65 = vector.insert %64, %42 [0] : vector<2xf32> into vector<2x2xf32>
                %66 = vector.insert %63, %41 [1] : f32 into vector<2xf32>
                %67 = vector.insert %66, %65 [1] : vector<2xf32> into vector<2x2xf32>
                return %17, %67 : vector<2x2xf32>, vector<2x2xf32>
              }
            }
            "]],
    );
}

#[test]
fn contract_to_outer_products() {
    check(
        |patterns| populate_vector_contract_lowering_patterns(patterns, VectorContractLowering::OuterProduct, true),
        "#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @f(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>, %m: vector<2x2x3xi1>) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  %1 = vector.mask %m { vector.contract {indexing_maps = [#mk, #kn, #nm], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32> } : vector<2x2x3xi1> -> vector<2x2xf32>
  return %0, %1 : vector<2x2xf32>, vector<2x2xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2x2x3xi1>) -> (vector<2x2xf32>, vector<2x2xf32>) {
                %0 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
                %1 = vector.extract %0[0] : vector<2xf32> from vector<3x2xf32>
                %2 = vector.extract %arg1[0] : vector<2xf32> from vector<3x2xf32>
                %3 = vector.outerproduct %1, %2, %arg2 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32>
                %4 = vector.extract %0[1] : vector<2xf32> from vector<3x2xf32>
                %5 = vector.extract %arg1[1] : vector<2xf32> from vector<3x2xf32>
                %6 = vector.outerproduct %4, %5, %3 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32>
                %7 = vector.extract %0[2] : vector<2xf32> from vector<3x2xf32>
                %8 = vector.extract %arg1[2] : vector<2xf32> from vector<3x2xf32>
                %9 = vector.outerproduct %7, %8, %6 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32>
                %10 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
                %11 = vector.transpose %arg3, [2, 0, 1] : vector<2x2x3xi1> to vector<3x2x2xi1>
                %12 = vector.extract %arg1[0] : vector<2xf32> from vector<3x2xf32>
                %13 = vector.extract %10[0] : vector<2xf32> from vector<3x2xf32>
                %14 = vector.extract %11[0] : vector<2x2xi1> from vector<3x2x2xi1>
                %15 = vector.mask %14 { vector.outerproduct %12, %13, %arg2 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
                %16 = vector.extract %arg1[1] : vector<2xf32> from vector<3x2xf32>
                %17 = vector.extract %10[1] : vector<2xf32> from vector<3x2xf32>
                %18 = vector.extract %11[1] : vector<2x2xi1> from vector<3x2x2xi1>
                %19 = vector.mask %18 { vector.outerproduct %16, %17, %15 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
                %20 = vector.extract %arg1[2] : vector<2xf32> from vector<3x2xf32>
                %21 = vector.extract %10[2] : vector<2xf32> from vector<3x2xf32>
                %22 = vector.extract %11[2] : vector<2x2xi1> from vector<3x2x2xi1>
                %23 = vector.mask %22 { vector.outerproduct %20, %21, %19 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
                return %9, %23 : vector<2x2xf32>, vector<2x2xf32>
              }
            }
            "]],
    );
}

#[test]
fn contract_to_intrinsic() {
    check(
        populate_vector_contract_to_matrix_multiply,
        "#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @f(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>, %m: vector<2x2x3xi1>) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  %1 = vector.mask %m { vector.contract {indexing_maps = [#mk, #kn, #nm], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32> } : vector<2x2x3xi1> -> vector<2x2xf32>
  return %0, %1 : vector<2x2xf32>, vector<2x2xf32>
}",
        &expect![[r#"
            #map = affine_map<(d0, d1, d2) -> (d0, d2)>
            #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
            #map2 = affine_map<(d0, d1, d2) -> (d1, d0)>
            module {
              func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2x2x3xi1>) -> (vector<2x2xf32>, vector<2x2xf32>) {
                %0 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
                %1 = vector.shape_cast %arg1 : vector<3x2xf32> to vector<6xf32>
                %2 = llvm.intr.matrix.multiply %0, %1 {lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
                %3 = vector.shape_cast %2 : vector<4xf32> to vector<2x2xf32>
                %4 = arith.addf %arg2, %3 : vector<2x2xf32>
                %5 = vector.mask %arg3 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32> } : vector<2x2x3xi1> -> vector<2x2xf32>
                return %4, %5 : vector<2x2xf32>, vector<2x2xf32>
              }
            }
            "#]],
    );
}

#[test]
fn contract_of_ones() {
    check(
        |patterns| populate_vector_contract_lowering_patterns(patterns, VectorContractLowering::ParallelArith, false),
        "#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @f(%a: vector<2x1xi32>, %b: vector<1x2xi32>, %c: vector<2x2xi32>, %d: vector<3xf32>, %e: f32) -> (vector<2x2xi32>, f32) {
  %0 = vector.contract {indexing_maps = [#mk, #kn, #nm], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %b, %c : vector<2x1xi32>, vector<1x2xi32> into vector<2x2xi32>
  %1 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = [\"reduction\"]} %d, %d, %e : vector<3xf32>, vector<3xf32> into f32
  return %0, %1 : vector<2x2xi32>, f32
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x1xi32>, %arg1: vector<1x2xi32>, %arg2: vector<2x2xi32>, %arg3: vector<3xf32>, %arg4: f32) -> (vector<2x2xi32>, f32) {
                %0 = vector.broadcast %arg0 : vector<2x1xi32> to vector<2x2x1xi32>
                %1 = vector.broadcast %arg1 : vector<1x2xi32> to vector<2x1x2xi32>
                %2 = vector.transpose %0, [2, 0, 1] : vector<2x2x1xi32> to vector<1x2x2xi32>
                %3 = vector.transpose %1, [1, 2, 0] : vector<2x1x2xi32> to vector<1x2x2xi32>
                %4 = vector.extract %2[0] : vector<2x2xi32> from vector<1x2x2xi32>
                %5 = vector.extract %3[0] : vector<2x2xi32> from vector<1x2x2xi32>
                %6 = arith.muli %4, %5 : vector<2x2xi32>
                %7 = arith.addi %6, %arg2 : vector<2x2xi32>
                %8 = arith.mulf %arg3, %arg3 : vector<3xf32>
                %9 = vector.reduction <add>, %8, %arg4 : vector<3xf32> into f32
                return %7, %9 : vector<2x2xi32>, f32
              }
            }
            "]],
    );
}

#[test]
fn outer_product() {
    check(
        populate_vector_outer_product_lowering_patterns,
        "func.func @f(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %s: i32, %i: vector<2xi32>, %m: vector<2x3xi1>) -> (vector<2x3xf32>, vector<2xi32>, vector<2x3xf32>) {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  %1 = vector.outerproduct %i, %s, %i {kind = #vector.kind<maxsi>} : vector<2xi32>, i32
  %2 = vector.mask %m { vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %0, %1, %2 : vector<2x3xf32>, vector<2xi32>, vector<2x3xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>, %arg3: i32, %arg4: vector<2xi32>, %arg5: vector<2x3xi1>) -> (vector<2x3xf32>, vector<2xi32>, vector<2x3xf32>) {
                %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
                %0 = vector.extract %arg0[0] : f32 from vector<2xf32>
                %1 = vector.broadcast %0 : f32 to vector<3xf32>
                %2 = vector.extract %arg2[0] : vector<3xf32> from vector<2x3xf32>
                %3 = vector.fma %1, %arg1, %2 : vector<3xf32>
                %4 = vector.insert %3, %cst [0] : vector<3xf32> into vector<2x3xf32>
                %5 = vector.extract %arg0[1] : f32 from vector<2xf32>
                %6 = vector.broadcast %5 : f32 to vector<3xf32>
                %7 = vector.extract %arg2[1] : vector<3xf32> from vector<2x3xf32>
                %8 = vector.fma %6, %arg1, %7 : vector<3xf32>
                %9 = vector.insert %8, %4 [1] : vector<3xf32> into vector<2x3xf32>
                %10 = vector.broadcast %arg3 : i32 to vector<2xi32>
                %11 = arith.muli %arg4, %10 : vector<2xi32>
                %12 = arith.maxsi %11, %arg4 : vector<2xi32>
                %13 = vector.extract %arg0[0] : f32 from vector<2xf32>
                %14 = vector.broadcast %13 : f32 to vector<3xf32>
                %15 = vector.extract %arg2[0] : vector<3xf32> from vector<2x3xf32>
                %16 = vector.extract %arg5[0] : vector<3xi1> from vector<2x3xi1>
                %17 = arith.mulf %14, %arg1 : vector<3xf32>
                %18 = arith.mulf %17, %15 : vector<3xf32>
                %19 = arith.select %16, %18, %15 : vector<3xi1>, vector<3xf32>
                %20 = vector.insert %19, %cst [0] : vector<3xf32> into vector<2x3xf32>
                %21 = vector.extract %arg0[1] : f32 from vector<2xf32>
                %22 = vector.broadcast %21 : f32 to vector<3xf32>
                %23 = vector.extract %arg2[1] : vector<3xf32> from vector<2x3xf32>
                %24 = vector.extract %arg5[1] : vector<3xi1> from vector<2x3xi1>
                %25 = arith.mulf %22, %arg1 : vector<3xf32>
                %26 = arith.mulf %25, %23 : vector<3xf32>
                %27 = arith.select %24, %26, %23 : vector<3xi1>, vector<3xf32>
                %28 = vector.insert %27, %20 [1] : vector<3xf32> into vector<2x3xf32>
                return %9, %12, %28 : vector<2x3xf32>, vector<2xi32>, vector<2x3xf32>
              }
            }
            "]],
    );
}
