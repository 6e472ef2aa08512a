//! Tests the sets of approximations with a predicate. mlir-opt has no pass that applies them; the patterns are those of
//! `patterns/approximation`.

use terrace_arith::ARITH;
use terrace_func::FUNC;
use terrace_math::MATH;
use terrace_math_transforms::{
    populate_math_f32_expansion_patterns, populate_math_polynomial_approximation_patterns_for,
    populate_polynomial_approximate_erf_pattern, populate_polynomial_approximate_erfc_pattern,
    populate_polynomial_approximate_tanh_pattern,
};
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
fn by_predicate() {
    check(
        |patterns| {
            let wanted = |name: &str| name == "math.erf" || name == "math.erfc";
            populate_math_polynomial_approximation_patterns_for(patterns, wanted, 1);
        },
        r"func.func @f(%h: f16, %x: f32) -> (f16, f16, f32) {
  %0 = math.erf %h : f16
  %1 = math.erfc %h : f16
  %2 = math.exp %x : f32
  return %0, %1, %2 : f16, f16, f32
}",
        &expect![[r"
            module {
              func.func @f(%arg0: f16, %arg1: f32) -> (f16, f16, f32) {
                %cst = arith.constant 0.000000e+00 : f16
                %cst_0 = arith.constant 1.000000e+00 : f16
                %cst_1 = arith.constant 1.127930e+00 : f16
                %cst_2 = arith.constant -5.229490e-01 : f16
                %cst_3 = arith.constant 2.097170e-01 : f16
                %cst_4 = arith.constant 2.581790e-02 : f16
                %cst_5 = arith.constant -3.647460e-01 : f16
                %cst_6 = arith.constant 1.184080e-01 : f16
                %cst_7 = arith.constant 3.707890e-02 : f16
                %cst_8 = arith.constant -3.301620e-03 : f16
                %cst_9 = arith.constant 3.519060e-03 : f16
                %cst_10 = arith.constant -1.413350e-03 : f16
                %cst_11 = arith.constant 2.534390e-04 : f16
                %cst_12 = arith.constant -1.710650e-05 : f16
                %cst_13 = arith.constant -4.636230e-01 : f16
                %cst_14 = arith.constant 5.190430e-01 : f16
                %cst_15 = arith.constant -1.318360e-01 : f16
                %cst_16 = arith.constant 7.397460e-02 : f16
                %cst_17 = arith.constant -3.276370e-01 : f16
                %cst_18 = arith.constant 4.484860e-01 : f16
                %cst_19 = arith.constant -8.831780e-02 : f16
                %cst_20 = arith.constant 5.725090e-02 : f16
                %cst_21 = arith.constant -2.060550e+00 : f16
                %cst_22 = arith.constant 1.626950e+00 : f16
                %cst_23 = arith.constant -5.834960e-01 : f16
                %cst_24 = arith.constant 8.221440e-02 : f16
                %cst_25 = arith.constant 7.998050e-01 : f16
                %cst_26 = arith.constant 2.000000e+00 : f16
                %cst_27 = arith.constant 3.750000e+00 : f16
                %0 = arith.cmpf olt, %arg0, %cst : f16
                %1 = arith.negf %arg0 : f16
                %2 = arith.select %0, %1, %arg0 : f16
                %3 = arith.cmpf olt, %2, %cst_25 : f16
                %4 = arith.select %3, %cst_13, %cst_17 : f16
                %5 = arith.select %3, %cst_2, %cst_5 : f16
                %6 = arith.select %3, %cst_14, %cst_18 : f16
                %7 = arith.select %3, %cst_3, %cst_6 : f16
                %8 = arith.select %3, %cst_15, %cst_19 : f16
                %9 = arith.select %3, %cst_4, %cst_7 : f16
                %10 = arith.select %3, %cst_16, %cst_20 : f16
                %11 = arith.cmpf olt, %2, %cst_26 : f16
                %12 = arith.select %11, %cst, %cst_8 : f16
                %13 = arith.select %11, %cst_1, %cst_9 : f16
                %14 = arith.select %11, %4, %cst_21 : f16
                %15 = arith.select %11, %5, %cst_10 : f16
                %16 = arith.select %11, %6, %cst_22 : f16
                %17 = arith.select %11, %7, %cst_11 : f16
                %18 = arith.select %11, %8, %cst_23 : f16
                %19 = arith.select %11, %9, %cst_12 : f16
                %20 = arith.select %11, %10, %cst_24 : f16
                %21 = arith.select %11, %cst, %cst_0 : f16
                %22 = arith.cmpf ult, %2, %cst_27 : f16
                %23 = math.fma %2, %19, %17 : f16
                %24 = math.fma %2, %23, %15 : f16
                %25 = math.fma %2, %24, %13 : f16
                %26 = math.fma %2, %25, %12 : f16
                %27 = math.fma %2, %20, %18 : f16
                %28 = math.fma %2, %27, %16 : f16
                %29 = math.fma %2, %28, %14 : f16
                %30 = math.fma %2, %29, %cst_0 : f16
                %31 = arith.divf %26, %30 : f16
                %32 = arith.addf %21, %31 : f16
                %33 = arith.select %22, %32, %cst_0 : f16
                %34 = arith.negf %33 : f16
                %35 = arith.select %0, %34, %33 : f16
                %36 = math.erfc %arg0 : f16
                %37 = math.exp %arg1 : f32
                return %35, %36, %37 : f16, f16, f32
              }
            }
            "]],
    );
    check(
        |patterns| populate_math_f32_expansion_patterns(patterns, |name| name != "math.exp", 1),
        r"func.func @f(%h: f16, %x: f32, %t: tensor<?xbf16>, %d: f64) -> (f16, f16, f32, f64, tensor<?xbf16>) {
  %0 = math.powf %h, %h fastmath<fast> : f16
  %1 = math.exp %h : f16
  %2 = math.acosh %x : f32
  %3 = math.acosh %d : f64
  %4 = math.log10 %t {tag} : tensor<?xbf16>
  return %0, %1, %2, %3, %4 : f16, f16, f32, f64, tensor<?xbf16>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: f16, %arg1: f32, %arg2: tensor<?xbf16>, %arg3: f64) -> (f16, f16, f32, f64, tensor<?xbf16>) {
                %0 = arith.extf %arg0 : f16 to f32
                %1 = arith.extf %arg0 : f16 to f32
                %2 = math.powf %0, %1 fastmath<fast> : f32
                %3 = arith.truncf %2 : f32 to f16
                %4 = math.exp %arg0 : f16
                %5 = math.acosh %arg1 : f32
                %6 = math.acosh %arg3 : f64
                %7 = arith.extf %arg2 : tensor<?xbf16> to tensor<?xf32>
                %8 = math.log10 %7 {tag} : tensor<?xf32>
                %9 = arith.truncf %8 : tensor<?xf32> to tensor<?xbf16>
                return %3, %4, %5, %6, %9 : f16, f16, f32, f64, tensor<?xbf16>
              }
            }
            "]],
    );
}

#[test]
fn one_pattern() {
    for populate in [
        populate_polynomial_approximate_erf_pattern,
        populate_polynomial_approximate_erfc_pattern,
        populate_polynomial_approximate_tanh_pattern,
    ] {
        let mut patterns = PatternSet::new();
        populate(&mut patterns);
        assert_eq!(patterns.len(), 1);
    }
}
