//! Tests functions approximated by polynomials. The expected output is that of MLIR's
//! `test-math-polynomial-approximation`, and of its sets with predicates, for the same input.

mod functions;

use terrace_arith::ARITH;
use terrace_func::FUNC;
use terrace_math::MATH;
use terrace_math_transforms::{
    MathPolynomialApproximationOptions, populate_math_f32_expansion_patterns,
    populate_math_polynomial_approximation_patterns,
    populate_math_polynomial_approximation_patterns_for,
    populate_polynomial_approximate_erf_pattern, populate_polynomial_approximate_erfc_pattern,
    populate_polynomial_approximate_tanh_pattern,
};
use terrace_rewrite::PatternSet;
use terrace_testing::{Expect, check_patterns, expect};
use terrace_vector::VECTOR;
use terrace_x86::x86vector::X86VECTOR;

/// Applies a set of patterns to each function of a module, and compares the output.
#[track_caller]
fn check(populate: fn(&mut PatternSet), input: &str, expect: &Expect) {
    let ctx = terrace_testing::context(&[&ARITH, &FUNC, &MATH, &VECTOR, &X86VECTOR]);
    check_patterns(&ctx, populate, input, expect);
}

fn all(patterns: &mut PatternSet) {
    let options = MathPolynomialApproximationOptions { enable_avx2: true };
    populate_math_polynomial_approximation_patterns(patterns, options);
}

#[test]
fn shapes_and_types() {
    check(
        all,
        r#"func.func @f(%h: f16, %b: vector<2xbf16>, %d: f64, %s: vector<2x[4]xf32>, %p: vector<f32>) -> (f16, vector<2xbf16>, f64, vector<2x[4]xf32>, vector<f32>) {
  %asin = math.asin %h : f16
  %exp = math.exp %b fastmath<fast> : vector<2xbf16>
  %sin = math.sin %d : f64
  %expm1 = math.exp %s : vector<2x[4]xf32>
  %log = math.log %p : vector<f32>
  return %asin, %exp, %sin, %expm1, %log : f16, vector<2xbf16>, f64, vector<2x[4]xf32>, vector<f32>
}
func.func @rsqrt(%a: vector<8xf32>, %b: vector<2x16xf32>, %c: vector<4xf32>, %d: vector<[8]xf32>, %e: vector<2x8xf16>) -> (vector<8xf32>, vector<2x16xf32>, vector<4xf32>, vector<[8]xf32>, vector<2x8xf16>) {
  %0 = math.rsqrt %a : vector<8xf32>
  %1 = math.rsqrt %b : vector<2x16xf32>
  %2 = math.rsqrt %c : vector<4xf32>
  %3 = math.rsqrt %d : vector<[8]xf32>
  %4 = math.rsqrt %e : vector<2x8xf16>
  return %0, %1, %2, %3, %4 : vector<8xf32>, vector<2x16xf32>, vector<4xf32>, vector<[8]xf32>, vector<2x8xf16>
}"#,
        &expect![[r"
            module {
              func.func @f(%arg0: f16, %arg1: vector<2xbf16>, %arg2: f64, %arg3: vector<2x[4]xf32>, %arg4: vector<f32>) -> (f16, vector<2xbf16>, f64, vector<2x[4]xf32>, vector<f32>) {
                %cst = arith.constant dense<0.693147182> : vector<f32>
                %cst_0 = arith.constant dense<1.260000e+02> : vector<f32>
                %cst_1 = arith.constant dense<23> : vector<i32>
                %cst_2 = arith.constant dense<1056964608> : vector<i32>
                %cst_3 = arith.constant dense<-2139095041> : vector<i32>
                %cst_4 = arith.constant dense<0.333333313> : vector<f32>
                %cst_5 = arith.constant dense<-0.24999994> : vector<f32>
                %cst_6 = arith.constant dense<0.200007141> : vector<f32>
                %cst_7 = arith.constant dense<-0.166680574> : vector<f32>
                %cst_8 = arith.constant dense<0.142493233> : vector<f32>
                %cst_9 = arith.constant dense<-0.12420141> : vector<f32>
                %cst_10 = arith.constant dense<0.116769984> : vector<f32>
                %cst_11 = arith.constant dense<-0.115146101> : vector<f32>
                %cst_12 = arith.constant dense<0.0703768358> : vector<f32>
                %cst_13 = arith.constant dense<0.707106769> : vector<f32>
                %cst_14 = arith.constant dense<0x7FC00000> : vector<f32>
                %cst_15 = arith.constant dense<0x7F800000> : vector<f32>
                %cst_16 = arith.constant dense<0xFF800000> : vector<f32>
                %cst_17 = arith.constant dense<1.17549435E-38> : vector<f32>
                %cst_18 = arith.constant dense<-5.000000e-01> : vector<f32>
                %cst_19 = arith.constant dense<1.000000e+00> : vector<f32>
                %cst_20 = arith.constant dense<0.000000e+00> : vector<f32>
                %cst_21 = arith.constant dense<127> : vector<2x[4]xi32>
                %cst_22 = arith.constant dense<23> : vector<2x[4]xi32>
                %cst_23 = arith.constant dense<1.270000e+02> : vector<2x[4]xf32>
                %cst_24 = arith.constant dense<-1.270000e+02> : vector<2x[4]xf32>
                %cst_25 = arith.constant dense<8.880000e+01> : vector<2x[4]xf32>
                %cst_26 = arith.constant dense<-8.780000e+01> : vector<2x[4]xf32>
                %cst_27 = arith.constant dense<0.166666657> : vector<2x[4]xf32>
                %cst_28 = arith.constant dense<0.0416657962> : vector<2x[4]xf32>
                %cst_29 = arith.constant dense<0.00833345205> : vector<2x[4]xf32>
                %cst_30 = arith.constant dense<0.00139819994> : vector<2x[4]xf32>
                %cst_31 = arith.constant dense<1.98756912E-4> : vector<2x[4]xf32>
                %cst_32 = arith.constant dense<2.12194442E-4> : vector<2x[4]xf32>
                %cst_33 = arith.constant dense<-0.693359375> : vector<2x[4]xf32>
                %cst_34 = arith.constant dense<1.44269502> : vector<2x[4]xf32>
                %cst_35 = arith.constant dense<1.000000e+00> : vector<2x[4]xf32>
                %cst_36 = arith.constant dense<5.000000e-01> : vector<2x[4]xf32>
                %cst_37 = arith.constant dense<127> : vector<2xi32>
                %cst_38 = arith.constant dense<23> : vector<2xi32>
                %cst_39 = arith.constant dense<1.270000e+02> : vector<2xf32>
                %cst_40 = arith.constant dense<-1.270000e+02> : vector<2xf32>
                %cst_41 = arith.constant dense<8.880000e+01> : vector<2xf32>
                %cst_42 = arith.constant dense<-8.780000e+01> : vector<2xf32>
                %cst_43 = arith.constant dense<0.166666657> : vector<2xf32>
                %cst_44 = arith.constant dense<0.0416657962> : vector<2xf32>
                %cst_45 = arith.constant dense<0.00833345205> : vector<2xf32>
                %cst_46 = arith.constant dense<0.00139819994> : vector<2xf32>
                %cst_47 = arith.constant dense<1.98756912E-4> : vector<2xf32>
                %cst_48 = arith.constant dense<2.12194442E-4> : vector<2xf32>
                %cst_49 = arith.constant dense<-0.693359375> : vector<2xf32>
                %cst_50 = arith.constant dense<1.44269502> : vector<2xf32>
                %cst_51 = arith.constant dense<1.000000e+00> : vector<2xf32>
                %cst_52 = arith.constant dense<5.000000e-01> : vector<2xf32>
                %cst_53 = arith.constant 1.570310e+00 : f16
                %cst_54 = arith.constant 1.666260e-01 : f16
                %cst_55 = arith.constant 7.501220e-02 : f16
                %cst_56 = arith.constant 4.464720e-02 : f16
                %cst_57 = arith.constant 3.038020e-02 : f16
                %cst_58 = arith.constant 2.236940e-02 : f16
                %cst_59 = arith.constant 1.733400e-02 : f16
                %cst_60 = arith.constant 1.410680e-02 : f16
                %cst_61 = arith.constant 1.049040e-02 : f16
                %cst_62 = arith.constant 1.526640e-02 : f16
                %cst_63 = arith.constant -1.132970e-02 : f16
                %cst_64 = arith.constant 5.422970e-02 : f16
                %cst_65 = arith.constant -6.204220e-02 : f16
                %cst_66 = arith.constant 5.557250e-02 : f16
                %cst_67 = arith.constant 5.000000e-01 : f16
                %cst_68 = arith.constant 1.000000e+00 : f16
                %0 = math.absf %arg0 : f16
                %1 = arith.mulf %arg0, %arg0 : f16
                %2 = arith.subf %cst_68, %1 : f16
                %3 = math.sqrt %2 : f16
                %4 = arith.cmpf ogt, %1, %cst_67 : f16
                %5 = arith.select %4, %3, %0 : f16
                %6 = arith.mulf %5, %5 : f16
                %7 = arith.mulf %6, %6 : f16
                %8 = math.fma %cst_66, %7, %cst_64 : f16
                %9 = math.fma %cst_65, %7, %cst_63 : f16
                %10 = math.fma %8, %7, %cst_62 : f16
                %11 = math.fma %9, %7, %cst_61 : f16
                %12 = math.fma %10, %7, %cst_60 : f16
                %13 = math.fma %11, %7, %cst_59 : f16
                %14 = math.fma %12, %7, %cst_58 : f16
                %15 = math.fma %13, %7, %cst_57 : f16
                %16 = math.fma %14, %7, %cst_56 : f16
                %17 = math.fma %15, %7, %cst_55 : f16
                %18 = math.fma %16, %6, %17 : f16
                %19 = math.fma %18, %6, %cst_54 : f16
                %20 = arith.mulf %5, %6 : f16
                %21 = math.fma %19, %20, %5 : f16
                %22 = arith.subf %cst_53, %21 : f16
                %23 = arith.select %4, %22, %21 : f16
                %24 = math.copysign %23, %arg0 : f16
                %25 = arith.extf %arg1 : vector<2xbf16> to vector<2xf32>
                %26 = arith.cmpf uge, %25, %cst_42 : vector<2xf32>
                %27 = arith.select %26, %25, %cst_42 : vector<2xi1>, vector<2xf32>
                %28 = arith.cmpf ule, %27, %cst_41 : vector<2xf32>
                %29 = arith.select %28, %27, %cst_41 : vector<2xi1>, vector<2xf32>
                %30 = math.fma %29, %cst_50, %cst_52 : vector<2xf32>
                %31 = math.floor %30 : vector<2xf32>
                %32 = arith.cmpf uge, %31, %cst_40 : vector<2xf32>
                %33 = arith.select %32, %31, %cst_40 : vector<2xi1>, vector<2xf32>
                %34 = arith.cmpf ule, %33, %cst_39 : vector<2xf32>
                %35 = arith.select %34, %33, %cst_39 : vector<2xi1>, vector<2xf32>
                %36 = math.fma %cst_49, %35, %29 : vector<2xf32>
                %37 = math.fma %cst_48, %35, %36 : vector<2xf32>
                %38 = math.fma %37, %cst_47, %cst_46 : vector<2xf32>
                %39 = math.fma %38, %37, %cst_45 : vector<2xf32>
                %40 = math.fma %39, %37, %cst_44 : vector<2xf32>
                %41 = math.fma %40, %37, %cst_43 : vector<2xf32>
                %42 = math.fma %41, %37, %cst_52 : vector<2xf32>
                %43 = arith.mulf %37, %37 : vector<2xf32>
                %44 = math.fma %42, %43, %37 : vector<2xf32>
                %45 = arith.addf %44, %cst_51 : vector<2xf32>
                %46 = arith.fptosi %35 : vector<2xf32> to vector<2xi32>
                %47 = arith.addi %46, %cst_37 : vector<2xi32>
                %48 = arith.shli %47, %cst_38 : vector<2xi32>
                %49 = arith.bitcast %48 : vector<2xi32> to vector<2xf32>
                %50 = arith.mulf %45, %49 : vector<2xf32>
                %51 = arith.truncf %50 : vector<2xf32> to vector<2xbf16>
                %52 = math.sin %arg2 : f64
                %53 = arith.cmpf uge, %arg3, %cst_26 : vector<2x[4]xf32>
                %54 = arith.select %53, %arg3, %cst_26 : vector<2x[4]xi1>, vector<2x[4]xf32>
                %55 = arith.cmpf ule, %54, %cst_25 : vector<2x[4]xf32>
                %56 = arith.select %55, %54, %cst_25 : vector<2x[4]xi1>, vector<2x[4]xf32>
                %57 = math.fma %56, %cst_34, %cst_36 : vector<2x[4]xf32>
                %58 = math.floor %57 : vector<2x[4]xf32>
                %59 = arith.cmpf uge, %58, %cst_24 : vector<2x[4]xf32>
                %60 = arith.select %59, %58, %cst_24 : vector<2x[4]xi1>, vector<2x[4]xf32>
                %61 = arith.cmpf ule, %60, %cst_23 : vector<2x[4]xf32>
                %62 = arith.select %61, %60, %cst_23 : vector<2x[4]xi1>, vector<2x[4]xf32>
                %63 = math.fma %cst_33, %62, %56 : vector<2x[4]xf32>
                %64 = math.fma %cst_32, %62, %63 : vector<2x[4]xf32>
                %65 = math.fma %64, %cst_31, %cst_30 : vector<2x[4]xf32>
                %66 = math.fma %65, %64, %cst_29 : vector<2x[4]xf32>
                %67 = math.fma %66, %64, %cst_28 : vector<2x[4]xf32>
                %68 = math.fma %67, %64, %cst_27 : vector<2x[4]xf32>
                %69 = math.fma %68, %64, %cst_36 : vector<2x[4]xf32>
                %70 = arith.mulf %64, %64 : vector<2x[4]xf32>
                %71 = math.fma %69, %70, %64 : vector<2x[4]xf32>
                %72 = arith.addf %71, %cst_35 : vector<2x[4]xf32>
                %73 = arith.fptosi %62 : vector<2x[4]xf32> to vector<2x[4]xi32>
                %74 = arith.addi %73, %cst_21 : vector<2x[4]xi32>
                %75 = arith.shli %74, %cst_22 : vector<2x[4]xi32>
                %76 = arith.bitcast %75 : vector<2x[4]xi32> to vector<2x[4]xf32>
                %77 = arith.mulf %72, %76 : vector<2x[4]xf32>
                %78 = arith.cmpf ugt, %arg4, %cst_17 : vector<f32>
                %79 = arith.select %78, %arg4, %cst_17 : vector<i1>, vector<f32>
                %80 = arith.bitcast %79 : vector<f32> to vector<i32>
                %81 = arith.andi %80, %cst_3 : vector<i32>
                %82 = arith.ori %81, %cst_2 : vector<i32>
                %83 = arith.bitcast %82 : vector<i32> to vector<f32>
                %84 = arith.bitcast %79 : vector<f32> to vector<i32>
                %85 = arith.shrui %84, %cst_1 : vector<i32>
                %86 = arith.sitofp %85 : vector<i32> to vector<f32>
                %87 = arith.subf %86, %cst_0 : vector<f32>
                %88 = arith.cmpf olt, %83, %cst_13 : vector<f32>
                %89 = arith.select %88, %83, %cst_20 : vector<i1>, vector<f32>
                %90 = arith.subf %83, %cst_19 : vector<f32>
                %91 = arith.select %88, %cst_19, %cst_20 : vector<i1>, vector<f32>
                %92 = arith.subf %87, %91 : vector<f32>
                %93 = arith.addf %90, %89 : vector<f32>
                %94 = arith.mulf %93, %93 : vector<f32>
                %95 = arith.mulf %94, %93 : vector<f32>
                %96 = math.fma %cst_12, %93, %cst_11 : vector<f32>
                %97 = math.fma %cst_9, %93, %cst_8 : vector<f32>
                %98 = math.fma %cst_6, %93, %cst_5 : vector<f32>
                %99 = math.fma %96, %93, %cst_10 : vector<f32>
                %100 = math.fma %97, %93, %cst_7 : vector<f32>
                %101 = math.fma %98, %93, %cst_4 : vector<f32>
                %102 = math.fma %99, %95, %100 : vector<f32>
                %103 = math.fma %102, %95, %101 : vector<f32>
                %104 = arith.mulf %103, %95 : vector<f32>
                %105 = math.fma %cst_18, %94, %104 : vector<f32>
                %106 = arith.addf %93, %105 : vector<f32>
                %107 = math.fma %92, %cst, %106 : vector<f32>
                %108 = arith.cmpf ult, %arg4, %cst_20 : vector<f32>
                %109 = arith.cmpf oeq, %arg4, %cst_20 : vector<f32>
                %110 = arith.cmpf oeq, %arg4, %cst_15 : vector<f32>
                %111 = arith.select %110, %cst_15, %107 : vector<i1>, vector<f32>
                %112 = arith.select %108, %cst_14, %111 : vector<i1>, vector<f32>
                %113 = arith.select %109, %cst_16, %112 : vector<i1>, vector<f32>
                return %24, %51, %52, %77, %113 : f16, vector<2xbf16>, f64, vector<2x[4]xf32>, vector<f32>
              }
              func.func @rsqrt(%arg0: vector<8xf32>, %arg1: vector<2x16xf32>, %arg2: vector<4xf32>, %arg3: vector<[8]xf32>, %arg4: vector<2x8xf16>) -> (vector<8xf32>, vector<2x16xf32>, vector<4xf32>, vector<[8]xf32>, vector<2x8xf16>) {
                %cst = arith.constant dense<0.000000e+00> : vector<2x8xf32>
                %cst_0 = arith.constant dense<1.17549435E-38> : vector<2x8xf32>
                %cst_1 = arith.constant dense<-5.000000e-01> : vector<2x8xf32>
                %cst_2 = arith.constant dense<1.500000e+00> : vector<2x8xf32>
                %cst_3 = arith.constant dense<0x7F800000> : vector<2x8xf32>
                %cst_4 = arith.constant dense<1.17549435E-38> : vector<[8]xf32>
                %cst_5 = arith.constant dense<-5.000000e-01> : vector<[8]xf32>
                %cst_6 = arith.constant dense<1.500000e+00> : vector<[8]xf32>
                %cst_7 = arith.constant dense<0x7F800000> : vector<[8]xf32>
                %cst_8 = arith.constant dense<0.000000e+00> : vector<2x2x8xf32>
                %cst_9 = arith.constant dense<1.17549435E-38> : vector<2x16xf32>
                %cst_10 = arith.constant dense<-5.000000e-01> : vector<2x16xf32>
                %cst_11 = arith.constant dense<1.500000e+00> : vector<2x16xf32>
                %cst_12 = arith.constant dense<0x7F800000> : vector<2x16xf32>
                %cst_13 = arith.constant dense<0x7F800000> : vector<8xf32>
                %cst_14 = arith.constant dense<1.500000e+00> : vector<8xf32>
                %cst_15 = arith.constant dense<-5.000000e-01> : vector<8xf32>
                %cst_16 = arith.constant dense<1.17549435E-38> : vector<8xf32>
                %0 = arith.mulf %arg0, %cst_15 : vector<8xf32>
                %1 = arith.cmpf olt, %arg0, %cst_16 : vector<8xf32>
                %2 = arith.cmpf oeq, %arg0, %cst_13 : vector<8xf32>
                %3 = arith.ori %1, %2 : vector<8xi1>
                %4 = x86vector.avx.rsqrt %arg0 : vector<8xf32>
                %5 = arith.mulf %0, %4 : vector<8xf32>
                %6 = math.fma %4, %5, %cst_14 : vector<8xf32>
                %7 = arith.mulf %4, %6 : vector<8xf32>
                %8 = arith.select %3, %4, %7 : vector<8xi1>, vector<8xf32>
                %9 = arith.mulf %arg1, %cst_10 : vector<2x16xf32>
                %10 = arith.cmpf olt, %arg1, %cst_9 : vector<2x16xf32>
                %11 = arith.cmpf oeq, %arg1, %cst_12 : vector<2x16xf32>
                %12 = arith.ori %10, %11 : vector<2x16xi1>
                %13 = vector.shape_cast %arg1 : vector<2x16xf32> to vector<2x2x8xf32>
                %14 = vector.extract %13[0, 0] : vector<8xf32> from vector<2x2x8xf32>
                %15 = x86vector.avx.rsqrt %14 : vector<8xf32>
                %16 = vector.extract %13[0, 1] : vector<8xf32> from vector<2x2x8xf32>
                %17 = x86vector.avx.rsqrt %16 : vector<8xf32>
                %18 = vector.extract %13[1, 0] : vector<8xf32> from vector<2x2x8xf32>
                %19 = x86vector.avx.rsqrt %18 : vector<8xf32>
                %20 = vector.extract %13[1, 1] : vector<8xf32> from vector<2x2x8xf32>
                %21 = x86vector.avx.rsqrt %20 : vector<8xf32>
                %22 = vector.insert %15, %cst_8 [0, 0] : vector<8xf32> into vector<2x2x8xf32>
                %23 = vector.insert %17, %22 [0, 1] : vector<8xf32> into vector<2x2x8xf32>
                %24 = vector.insert %19, %23 [1, 0] : vector<8xf32> into vector<2x2x8xf32>
                %25 = vector.insert %21, %24 [1, 1] : vector<8xf32> into vector<2x2x8xf32>
                %26 = vector.shape_cast %25 : vector<2x2x8xf32> to vector<2x16xf32>
                %27 = arith.mulf %9, %26 : vector<2x16xf32>
                %28 = math.fma %26, %27, %cst_11 : vector<2x16xf32>
                %29 = arith.mulf %26, %28 : vector<2x16xf32>
                %30 = arith.select %12, %26, %29 : vector<2x16xi1>, vector<2x16xf32>
                %31 = math.rsqrt %arg2 : vector<4xf32>
                %32 = arith.mulf %arg3, %cst_5 : vector<[8]xf32>
                %33 = arith.cmpf olt, %arg3, %cst_4 : vector<[8]xf32>
                %34 = arith.cmpf oeq, %arg3, %cst_7 : vector<[8]xf32>
                %35 = arith.ori %33, %34 : vector<[8]xi1>
                %36 = x86vector.avx.rsqrt %arg3 : vector<[8]xf32>
                %37 = arith.mulf %32, %36 : vector<[8]xf32>
                %38 = math.fma %36, %37, %cst_6 : vector<[8]xf32>
                %39 = arith.mulf %36, %38 : vector<[8]xf32>
                %40 = arith.select %35, %36, %39 : vector<[8]xi1>, vector<[8]xf32>
                %41 = arith.extf %arg4 : vector<2x8xf16> to vector<2x8xf32>
                %42 = arith.mulf %41, %cst_1 : vector<2x8xf32>
                %43 = arith.cmpf olt, %41, %cst_0 : vector<2x8xf32>
                %44 = arith.cmpf oeq, %41, %cst_3 : vector<2x8xf32>
                %45 = arith.ori %43, %44 : vector<2x8xi1>
                %46 = vector.extract %41[0] : vector<8xf32> from vector<2x8xf32>
                %47 = x86vector.avx.rsqrt %46 : vector<8xf32>
                %48 = vector.extract %41[1] : vector<8xf32> from vector<2x8xf32>
                %49 = x86vector.avx.rsqrt %48 : vector<8xf32>
                %50 = vector.insert %47, %cst [0] : vector<8xf32> into vector<2x8xf32>
                %51 = vector.insert %49, %50 [1] : vector<8xf32> into vector<2x8xf32>
                %52 = arith.mulf %42, %51 : vector<2x8xf32>
                %53 = math.fma %51, %52, %cst_2 : vector<2x8xf32>
                %54 = arith.mulf %51, %53 : vector<2x8xf32>
                %55 = arith.select %45, %51, %54 : vector<2x8xi1>, vector<2x8xf32>
                %56 = arith.truncf %55 : vector<2x8xf32> to vector<2x8xf16>
                return %8, %30, %31, %40, %56 : vector<8xf32>, vector<2x16xf32>, vector<4xf32>, vector<[8]xf32>, vector<2x8xf16>
              }
            }
            "]],
    );
}

/// MLIR's patterns create operations that its verifier rejects.
#[test]
fn what_mlir_gets_wrong() {
    check(
        all,
        r"func.func @f(%x: tensor<4xf32>, %v: vector<[16]xf32>) -> (tensor<4xf32>, vector<[16]xf32>) {
  %0 = math.exp %x : tensor<4xf32>
  %1 = math.rsqrt %v : vector<[16]xf32>
  return %0, %1 : tensor<4xf32>, vector<[16]xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: tensor<4xf32>, %arg1: vector<[16]xf32>) -> (tensor<4xf32>, vector<[16]xf32>) {
                %0 = math.exp %arg0 : tensor<4xf32>
                %1 = math.rsqrt %arg1 : vector<[16]xf32>
                return %0, %1 : tensor<4xf32>, vector<[16]xf32>
              }
            }
            "]],
    );
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
