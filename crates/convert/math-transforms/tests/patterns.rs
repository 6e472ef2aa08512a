//! Tests single sets of patterns. The expected output is that of MLIR's sets for the same input.

use terrace_arith::ARITH;
use terrace_func::FUNC;
use terrace_math::MATH;
use terrace_math_transforms::populate_math_algebraic_simplification_patterns;
use terrace_rewrite::PatternSet;
use terrace_testing::{Expect, check_patterns, expect};
use terrace_vector::VECTOR;

/// Applies a set of patterns to each function of a module, and compares the output.
#[track_caller]
fn check(populate: fn(&mut PatternSet), input: &str, expect: &Expect) {
    let ctx = terrace_testing::context(&[&ARITH, &FUNC, &MATH, &VECTOR]);
    check_patterns(&ctx, populate, input, expect);
}

#[test]
fn known_exponents() {
    check(
        populate_math_algebraic_simplification_patterns,
        r#"func.func @powf(%x: f32, %v: vector<2x4xf64>, %s: vector<[4]xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, vector<2x4xf64>, vector<2x4xf64>, vector<[4]xf32>) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %c3 = arith.constant 3.0 : f32
  %cm1 = arith.constant -1.0 : f32
  %ch = arith.constant 0.5 : f32
  %cmh = arith.constant -0.5 : f32
  %cq = arith.constant 0.75 : f32
  %c4 = arith.constant 4.0 : f32
  %v2 = arith.constant dense<2.0> : vector<2x4xf64>
  %vm1 = arith.constant dense<-1.0> : vector<2x4xf64>
  %sm1 = arith.constant dense<-1.0> : vector<[4]xf32>
  %0 = math.powf %x, %c1 : f32
  %1 = math.powf %x, %c2 fastmath<nnan> : f32
  %2 = math.powf %x, %c3 : f32
  %3 = math.powf %x, %cm1 : f32
  %4 = math.powf %x, %ch : f32
  %5 = math.powf %x, %cmh : f32
  %6 = math.powf %x, %cq : f32
  %7 = math.powf %x, %c4 : f32
  %8 = math.powf %v, %v2 : vector<2x4xf64>
  %9 = math.powf %v, %vm1 : vector<2x4xf64>
  %10 = math.powf %s, %sm1 : vector<[4]xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : f32, f32, f32, f32, f32, f32, f32, f32, vector<2x4xf64>, vector<2x4xf64>, vector<[4]xf32>
}
func.func @ipowi(%x: i32, %v: vector<4xi64>) -> (i32, i32, i32, i32, i32, vector<4xi64>, vector<4xi64>, vector<4xi64>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %cm2 = arith.constant -2 : i32
  %v0 = arith.constant dense<0> : vector<4xi64>
  %vm1 = arith.constant dense<-1> : vector<4xi64>
  %vd = arith.constant dense<[1, 2, 1, 1]> : vector<4xi64>
  %0 = math.ipowi %x, %c0 : i32
  %1 = math.ipowi %x, %c1 : i32
  %2 = math.ipowi %x, %c3 : i32
  %3 = math.ipowi %x, %c4 : i32
  %4 = math.ipowi %x, %cm2 : i32
  %5 = math.ipowi %v, %v0 : vector<4xi64>
  %6 = math.ipowi %v, %vm1 : vector<4xi64>
  %7 = math.ipowi %v, %vd : vector<4xi64>
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, vector<4xi64>, vector<4xi64>, vector<4xi64>
}
func.func @fpowi(%x: f32, %v: vector<4xf32>, %n: i32) -> (f32, f32, f32, f32, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : i32
  %c2 = arith.constant 2 : i64
  %cm3 = arith.constant -3 : i8
  %vm2 = arith.constant dense<-2> : vector<4xi32>
  %v3 = arith.constant dense<3> : vector<4xi32>
  %0 = math.fpowi %x, %c0 : f32, i32
  %1 = math.fpowi %x, %c2 fastmath<fast> : f32, i64
  %2 = math.fpowi %x, %cm3 : f32, i8
  %3 = math.fpowi %x, %n : f32, i32
  %4 = math.fpowi %v, %vm2 : vector<4xf32>, vector<4xi32>
  %5 = math.fpowi %v, %v3 : vector<4xf32>, vector<4xi32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, vector<4xf32>, vector<4xf32>
}"#,
        &expect![[r"
            module {
              func.func @powf(%arg0: f32, %arg1: vector<2x4xf64>, %arg2: vector<[4]xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, vector<2x4xf64>, vector<2x4xf64>, vector<[4]xf32>) {
                %cst = arith.constant dense<1.000000e+00> : vector<[4]xf32>
                %cst_0 = arith.constant dense<1.000000e+00> : vector<2x4xf64>
                %cst_1 = arith.constant 0.000000e+00 : f32
                %cst_2 = arith.constant 0x7F800000 : f32
                %cst_3 = arith.constant 0xFF800000 : f32
                %cst_4 = arith.constant 1.000000e+00 : f32
                %cst_5 = arith.constant 4.000000e+00 : f32
                %0 = arith.mulf %arg0, %arg0 fastmath<nnan> : f32
                %1 = arith.mulf %arg0, %arg0 : f32
                %2 = arith.mulf %arg0, %1 : f32
                %3 = arith.divf %cst_4, %arg0 : f32
                %4 = math.sqrt %arg0 : f32
                %5 = math.absf %4 : f32
                %6 = arith.cmpf oeq, %arg0, %cst_3 : f32
                %7 = arith.select %6, %cst_2, %5 : f32
                %8 = math.rsqrt %arg0 : f32
                %9 = math.absf %8 : f32
                %10 = arith.cmpf oeq, %arg0, %cst_3 : f32
                %11 = arith.select %10, %cst_1, %9 : f32
                %12 = math.sqrt %arg0 : f32
                %13 = math.sqrt %12 : f32
                %14 = arith.mulf %12, %13 : f32
                %15 = arith.cmpf oeq, %arg0, %cst_3 : f32
                %16 = arith.select %15, %cst_2, %14 : f32
                %17 = math.powf %arg0, %cst_5 : f32
                %18 = arith.mulf %arg1, %arg1 : vector<2x4xf64>
                %19 = arith.divf %cst_0, %arg1 : vector<2x4xf64>
                %20 = arith.divf %cst, %arg2 : vector<[4]xf32>
                return %arg0, %0, %2, %3, %7, %11, %16, %17, %18, %19, %20 : f32, f32, f32, f32, f32, f32, f32, f32, vector<2x4xf64>, vector<2x4xf64>, vector<[4]xf32>
              }
              func.func @ipowi(%arg0: i32, %arg1: vector<4xi64>) -> (i32, i32, i32, i32, i32, vector<4xi64>, vector<4xi64>, vector<4xi64>) {
                %cst = arith.constant dense<-1> : vector<4xi64>
                %cst_0 = arith.constant dense<0> : vector<4xi64>
                %cst_1 = arith.constant dense<1> : vector<4xi64>
                %c-1_i32 = arith.constant -1 : i32
                %c0_i32 = arith.constant 0 : i32
                %cst_2 = arith.constant dense<[1, 2, 1, 1]> : vector<4xi64>
                %c1_i32 = arith.constant 1 : i32
                %0 = arith.muli %arg0, %arg0 : i32
                %1 = arith.muli %0, %arg0 : i32
                %2 = arith.muli %arg0, %arg0 : i32
                %3 = arith.muli %2, %arg0 : i32
                %4 = arith.muli %3, %arg0 : i32
                %5 = arith.cmpi eq, %arg0, %c1_i32 : i32
                %6 = arith.cmpi eq, %arg0, %c-1_i32 : i32
                %7 = arith.ori %5, %6 : i1
                %8 = arith.select %7, %c1_i32, %c0_i32 : i32
                %9 = arith.cmpi eq, %arg1, %cst_1 : vector<4xi64>
                %10 = arith.cmpi eq, %arg1, %cst : vector<4xi64>
                %11 = arith.ori %9, %10 : vector<4xi1>
                %12 = arith.select %11, %arg1, %cst_0 : vector<4xi1>, vector<4xi64>
                %13 = math.ipowi %arg1, %cst_2 : vector<4xi64>
                return %c1_i32, %arg0, %1, %4, %8, %cst_1, %12, %13 : i32, i32, i32, i32, i32, vector<4xi64>, vector<4xi64>, vector<4xi64>
              }
              func.func @fpowi(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32) -> (f32, f32, f32, f32, vector<4xf32>, vector<4xf32>) {
                %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
                %cst_0 = arith.constant 1.000000e+00 : f32
                %0 = arith.mulf %arg0, %arg0 fastmath<fast> : f32
                %1 = arith.mulf %arg0, %arg0 : f32
                %2 = arith.mulf %1, %arg0 : f32
                %3 = arith.divf %cst_0, %2 : f32
                %4 = math.fpowi %arg0, %arg2 : f32, i32
                %5 = arith.mulf %arg1, %arg1 : vector<4xf32>
                %6 = arith.divf %cst, %5 : vector<4xf32>
                %7 = arith.mulf %arg1, %arg1 : vector<4xf32>
                %8 = arith.mulf %7, %arg1 : vector<4xf32>
                return %cst_0, %0, %3, %4, %6, %8 : f32, f32, f32, f32, vector<4xf32>, vector<4xf32>
              }
            }
            "]],
    );
}

#[test]
fn flags_and_thresholds() {
    check(
        populate_math_algebraic_simplification_patterns,
        r#"func.func @powf(%x: f32, %v: vector<4xf32>) -> (f32, f32, f32, f32, f32, f32, vector<4xf32>) {
  %c2 = arith.constant 2.0 : f32
  %c3 = arith.constant 3.0 : f32
  %cm1 = arith.constant -1.0 : f32
  %ch = arith.constant 0.5 : f32
  %cmh = arith.constant -0.5 : f32
  %cq = arith.constant 0.75 : f32
  %vm1 = arith.constant dense<-1.0> : vector<4xf32>
  %1 = math.powf %x, %c2 fastmath<nnan> : f32
  %2 = math.powf %x, %c3 fastmath<nnan> : f32
  %3 = math.powf %x, %cm1 fastmath<nnan> : f32
  %4 = math.powf %x, %ch fastmath<nnan> : f32
  %5 = math.powf %x, %cmh fastmath<nnan> : f32
  %6 = math.powf %x, %cq fastmath<nnan> : f32
  %7 = math.powf %v, %vm1 fastmath<nnan> : vector<4xf32>
  return %1, %2, %3, %4, %5, %6, %7: f32, f32, f32, f32, f32, f32, vector<4xf32>
}
func.func @ipowi(%x: i32, %f: f32, %i: index) -> (i32, i32, i32, i32, f32, f32, index) {
  %c5 = arith.constant 5 : i32
  %c8 = arith.constant 8 : i32
  %c9 = arith.constant 9 : i32
  %cm9 = arith.constant -9 : i32
  %cx = arith.constant 2 : index
  %0 = math.ipowi %x, %c5 : i32
  %1 = math.ipowi %x, %c8 : i32
  %2 = math.ipowi %x, %c9 : i32
  %3 = math.ipowi %x, %cm9 : i32
  %4 = math.fpowi %f, %c8 : f32, i32
  %5 = math.fpowi %f, %c9 fastmath<fast> : f32, i32
  %6 = math.ipowi %i, %cx : index
  return %0, %1, %2, %3, %4, %5, %6: i32, i32, i32, i32, f32, f32, index
}"#,
        &expect![[r"
            module {
              func.func @powf(%arg0: f32, %arg1: vector<4xf32>) -> (f32, f32, f32, f32, f32, f32, vector<4xf32>) {
                %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
                %cst_0 = arith.constant 0.000000e+00 : f32
                %cst_1 = arith.constant 0x7F800000 : f32
                %cst_2 = arith.constant 0xFF800000 : f32
                %cst_3 = arith.constant 1.000000e+00 : f32
                %0 = arith.mulf %arg0, %arg0 fastmath<nnan> : f32
                %1 = arith.mulf %arg0, %arg0 fastmath<nnan> : f32
                %2 = arith.mulf %arg0, %1 fastmath<nnan> : f32
                %3 = arith.divf %cst_3, %arg0 fastmath<nnan> : f32
                %4 = math.sqrt %arg0 fastmath<nnan> : f32
                %5 = math.absf %4 fastmath<nnan> : f32
                %6 = arith.cmpf oeq, %arg0, %cst_2 fastmath<nnan> : f32
                %7 = arith.select %6, %cst_1, %5 : f32
                %8 = math.rsqrt %arg0 fastmath<nnan> : f32
                %9 = math.absf %8 fastmath<nnan> : f32
                %10 = arith.cmpf oeq, %arg0, %cst_2 fastmath<nnan> : f32
                %11 = arith.select %10, %cst_0, %9 : f32
                %12 = math.sqrt %arg0 fastmath<nnan> : f32
                %13 = math.sqrt %12 fastmath<nnan> : f32
                %14 = arith.mulf %12, %13 fastmath<nnan> : f32
                %15 = arith.cmpf oeq, %arg0, %cst_2 fastmath<nnan> : f32
                %16 = arith.select %15, %cst_1, %14 : f32
                %17 = arith.divf %cst, %arg1 fastmath<nnan> : vector<4xf32>
                return %0, %2, %3, %7, %11, %16, %17 : f32, f32, f32, f32, f32, f32, vector<4xf32>
              }
              func.func @ipowi(%arg0: i32, %arg1: f32, %arg2: index) -> (i32, i32, i32, i32, f32, f32, index) {
                %c9_i32 = arith.constant 9 : i32
                %c-9_i32 = arith.constant -9 : i32
                %0 = arith.muli %arg0, %arg0 : i32
                %1 = arith.muli %0, %arg0 : i32
                %2 = arith.muli %1, %arg0 : i32
                %3 = arith.muli %2, %arg0 : i32
                %4 = arith.muli %arg0, %arg0 : i32
                %5 = arith.muli %4, %arg0 : i32
                %6 = arith.muli %5, %arg0 : i32
                %7 = arith.muli %6, %arg0 : i32
                %8 = arith.muli %7, %arg0 : i32
                %9 = arith.muli %8, %arg0 : i32
                %10 = arith.muli %9, %arg0 : i32
                %11 = math.ipowi %arg0, %c9_i32 : i32
                %12 = math.ipowi %arg0, %c-9_i32 : i32
                %13 = arith.mulf %arg1, %arg1 : f32
                %14 = arith.mulf %13, %arg1 : f32
                %15 = arith.mulf %14, %arg1 : f32
                %16 = arith.mulf %15, %arg1 : f32
                %17 = arith.mulf %16, %arg1 : f32
                %18 = arith.mulf %17, %arg1 : f32
                %19 = arith.mulf %18, %arg1 : f32
                %20 = math.fpowi %arg1, %c9_i32 fastmath<fast> : f32, i32
                %21 = arith.muli %arg2, %arg2 : index
                return %3, %10, %11, %12, %19, %20, %21 : i32, i32, i32, i32, f32, f32, index
              }
            }
            "]],
    );
}
