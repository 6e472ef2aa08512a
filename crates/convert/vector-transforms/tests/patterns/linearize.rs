//! Tests the linearization of multi-dimensional vectors.

use terrace_arith::ARITH;
use terrace_func::FUNC;
use terrace_ir::{Body, Context, Diagnostics, Failed};
use terrace_memref::MEMREF;
use terrace_pass::{
    OptionValues, PassContext, PassDef, PassManager, PassRegistry, convert, parse_pipeline,
};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet, TypeConverter};
use terrace_testing::{Expect, expect};
use terrace_ub::UB;
use terrace_vector::VECTOR;
use terrace_vector_transforms::{
    populate_for_vector_linearize, populate_vector_linearize_base_patterns,
    populate_vector_linearize_shuffle_like_ops_patterns,
};

static LINEARIZE: PassDef = PassDef::new(
    "linearize",
    "Vectors of several dimensions become vectors of one",
    linearize,
)
.class("Linearize");

fn linearize(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut target = ConversionTarget::new(cx.ctx);
    let converter = populate_for_vector_linearize(TypeConverter::new(), &mut target);
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter);
    populate_vector_linearize_base_patterns(&mut patterns);
    populate_vector_linearize_shuffle_like_ops_patterns(&mut patterns);
    convert(cx, target, patterns, ConversionConfig::default())
}

#[track_caller]
fn check(input: &str, expect: &Expect) {
    let ctx = terrace_testing::context(&[&ARITH, &FUNC, &MEMREF, &UB, &VECTOR]);
    let run = |ctx: &Context, body: &mut Body, diags: &mut Diagnostics| -> Result<(), Failed> {
        let mut passes = PassRegistry::new();
        passes.add(&LINEARIZE);
        let pipeline = parse_pipeline("builtin.module(linearize)", &passes);
        PassManager::new(pipeline.expect("a valid pipeline")).run(ctx, body, diags)
    };
    terrace_testing::check(&ctx, input, run, expect);
}

#[test]
fn elements() {
    check(
        "func.func @e(%a: vector<2x3xf32>, %c: vector<2x[4]xi32>, %k: vector<2x2xindex>) -> (vector<2x3xf32>, vector<2x2xf32>, vector<2x[4]xi32>, vector<2x2xindex>) {
  %x = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %y = arith.constant dense<2> : vector<2x[4]xi32>
  %0 = arith.negf %a : vector<2x3xf32>
  %1 = arith.addf %0, %a : vector<2x3xf32>
  %2 = arith.addf %x, %x : vector<2x2xf32>
  %3 = arith.muli %y, %c : vector<2x[4]xi32>
  %4 = arith.addi %k, %k : vector<2x2xindex>
  return %1, %2, %3, %4 : vector<2x3xf32>, vector<2x2xf32>, vector<2x[4]xi32>, vector<2x2xindex>
}
func.func @a(%i: index) -> vector<1x4xi1> {
  %2 = vector.create_mask %i, %i : vector<1x4xi1>
  return %2 : vector<1x4xi1>
}
func.func @b(%m: memref<?x?xf32>, %i: index, %v: vector<1x4xf32>)  -> vector<1x4xf32> {
  %1 = vector.load %m[%i, %i] {nontemporal = true, alignment = 8} : memref<?x?xf32>, vector<1x4xf32>
  vector.store %v, %m[%i, %i] {nontemporal = true, alignment = 8} : memref<?x?xf32>, vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
func.func @d(%v: vector<1x4xf32>, %k: vector<1x4xi1>) -> (vector<1x8xi16>, vector<1x4xf32>, vector<1x4xf32>) {
  %6 = vector.bitcast %v : vector<1x4xf32> to vector<1x8xi16>
  %7 = ub.poison : vector<1x4xf32>
  %8 = arith.select %k, %v, %v : vector<1x4xi1>, vector<1x4xf32>
  return %6, %7, %8 : vector<1x8xi16>, vector<1x4xf32>, vector<1x4xf32>
}
func.func @d2(%v: vector<[2]x4xf32>, %k: vector<1x4xi1>, %c: i1) -> (vector<[2]x8xi16>, vector<[2]x4xf32>) {
  %6 = vector.bitcast %v : vector<[2]x4xf32> to vector<[2]x8xi16>
  %8 = arith.select %c, %v, %v : vector<[2]x4xf32>
  return %6, %8 : vector<[2]x8xi16>, vector<[2]x4xf32>
}
func.func @d8(%a: f32, %b: vector<1xf32>, %c: vector<f32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, f32, f32, f32, f32) {
  %0 = vector.from_elements %a, %a, %a, %a : vector<2x2xf32>
  %1 = vector.broadcast %b : vector<1xf32> to vector<2x2xf32>
  %2 = vector.broadcast %c : vector<f32> to vector<2x2xf32>
  %3:4 = vector.to_elements %1 : vector<2x2xf32>
  return %0, %1, %2, %3#0, %3#1, %3#2, %3#3 : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, f32, f32, f32, f32
}",
        &expect![[r"
            module {
              func.func @e(%arg0: vector<2x3xf32>, %arg1: vector<2x[4]xi32>, %arg2: vector<2x2xindex>) -> (vector<2x3xf32>, vector<2x2xf32>, vector<2x[4]xi32>, vector<2x2xindex>) {
                %0 = vector.shape_cast %arg2 : vector<2x2xindex> to vector<4xindex>
                %1 = vector.shape_cast %arg1 : vector<2x[4]xi32> to vector<[8]xi32>
                %2 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
                %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>
                %cst_0 = arith.constant dense<2> : vector<[8]xi32>
                %3 = arith.negf %2 : vector<6xf32>
                %4 = arith.addf %3, %2 : vector<6xf32>
                %5 = vector.shape_cast %4 : vector<6xf32> to vector<2x3xf32>
                %cst_1 = arith.constant dense<[2.000000e+00, 4.000000e+00, 6.000000e+00, 8.000000e+00]> : vector<4xf32>
                %6 = vector.shape_cast %cst_1 : vector<4xf32> to vector<2x2xf32>
                %7 = arith.muli %1, %cst_0 : vector<[8]xi32>
                %8 = vector.shape_cast %7 : vector<[8]xi32> to vector<2x[4]xi32>
                %9 = arith.addi %0, %0 : vector<4xindex>
                %10 = vector.shape_cast %9 : vector<4xindex> to vector<2x2xindex>
                return %5, %6, %8, %10 : vector<2x3xf32>, vector<2x2xf32>, vector<2x[4]xi32>, vector<2x2xindex>
              }
              func.func @a(%arg0: index) -> vector<1x4xi1> {
                %c0 = arith.constant 0 : index
                %0 = arith.cmpi sgt, %arg0, %c0 : index
                %1 = arith.index_cast %0 : i1 to index
                %2 = arith.andi %1, %arg0 : index
                %3 = vector.create_mask %2 : vector<4xi1>
                %4 = vector.shape_cast %3 : vector<4xi1> to vector<1x4xi1>
                return %4 : vector<1x4xi1>
              }
              func.func @b(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<1x4xf32>) -> vector<1x4xf32> {
                %0 = vector.shape_cast %arg2 : vector<1x4xf32> to vector<4xf32>
                %1 = vector.load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<4xf32>
                %2 = vector.shape_cast %1 : vector<4xf32> to vector<1x4xf32>
                vector.store %0, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<4xf32>
                return %2 : vector<1x4xf32>
              }
              func.func @d(%arg0: vector<1x4xf32>, %arg1: vector<1x4xi1>) -> (vector<1x8xi16>, vector<1x4xf32>, vector<1x4xf32>) {
                %0 = vector.shape_cast %arg0 : vector<1x4xf32> to vector<4xf32>
                %1 = vector.bitcast %0 : vector<4xf32> to vector<8xi16>
                %2 = vector.shape_cast %1 : vector<8xi16> to vector<1x8xi16>
                %3 = ub.poison : vector<4xf32>
                %4 = vector.shape_cast %3 : vector<4xf32> to vector<1x4xf32>
                return %2, %4, %arg0 : vector<1x8xi16>, vector<1x4xf32>, vector<1x4xf32>
              }
              func.func @d2(%arg0: vector<[2]x4xf32>, %arg1: vector<1x4xi1>, %arg2: i1) -> (vector<[2]x8xi16>, vector<[2]x4xf32>) {
                %0 = vector.shape_cast %arg0 : vector<[2]x4xf32> to vector<[8]xf32>
                %1 = vector.bitcast %0 : vector<[8]xf32> to vector<[16]xi16>
                %2 = vector.shape_cast %1 : vector<[16]xi16> to vector<[2]x8xi16>
                return %2, %arg0 : vector<[2]x8xi16>, vector<[2]x4xf32>
              }
              func.func @d8(%arg0: f32, %arg1: vector<1xf32>, %arg2: vector<f32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, f32, f32, f32, f32) {
                %0 = vector.from_elements %arg0, %arg0, %arg0, %arg0 : vector<4xf32>
                %1 = vector.shape_cast %0 : vector<4xf32> to vector<2x2xf32>
                %2 = vector.broadcast %arg1 : vector<1xf32> to vector<4xf32>
                %3 = vector.shape_cast %2 : vector<4xf32> to vector<2x2xf32>
                %4 = vector.broadcast %arg2 : vector<f32> to vector<4xf32>
                %5 = vector.shape_cast %4 : vector<4xf32> to vector<2x2xf32>
                %6 = vector.shape_cast %3 : vector<2x2xf32> to vector<4xf32>
                %7:4 = vector.to_elements %6 : vector<4xf32>
                return %1, %3, %5, %7#0, %7#1, %7#2, %7#3 : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, f32, f32, f32, f32
              }
            }
            "]],
    );
}

#[test]
fn parts() {
    check(
        "func.func @s(%a: vector<4x2x3xf32>, %b: vector<1x2x3xf32>, %c: vector<4x4xf32>, %s: f32, %v: vector<4xf32>, %m: memref<?x?xf32>, %i: index) -> (vector<2x2x3xf32>, vector<3xf32>, f32, vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<2x2x3xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %0 = vector.shuffle %a, %b [4, 0] : vector<4x2x3xf32>, vector<1x2x3xf32>
  %1 = vector.extract %a[3, 1] : vector<3xf32> from vector<4x2x3xf32>
  %2 = vector.extract %c[3, 1] : f32 from vector<4x4xf32>
  %3 = vector.insert %v, %c[2] : vector<4xf32> into vector<4x4xf32>
  %4 = vector.insert %s, %c[2, 1] : f32 into vector<4x4xf32>
  %5 = vector.extract_strided_slice %c {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %6 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x2x3xf32> to vector<2x2x3xf32>
  %7 = vector.insert_strided_slice %5, %c {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %8 = vector.broadcast %s : f32 to vector<4x4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<2x2x3xf32>, vector<3xf32>, f32, vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<2x2x3xf32>, vector<4x4xf32>, vector<4x4xf32>
}
func.func @d3(%z: vector<f32>) -> (f32) {
  %9 = vector.extract %z[] : f32 from vector<f32>
  return %9 : f32
}
func.func @d7(%z: vector<2x[4]xf32>, %i: vector<[4]xf32>) -> (vector<[4]xf32>, vector<2x[4]xf32>, vector<1x[4]xf32>, vector<2x[4]xf32>) {
  %9 = vector.extract %z[1] : vector<[4]xf32> from vector<2x[4]xf32>
  %10 = vector.insert %i, %z[1] : vector<[4]xf32> into vector<2x[4]xf32>
  %5 = vector.extract_strided_slice %z {offsets = [1], sizes = [1], strides = [1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
  %15 = vector.insert_strided_slice %5, %z {offsets = [1, 0], strides = [1, 1]} : vector<1x[4]xf32> into vector<2x[4]xf32>
  return %9, %10, %5, %15 : vector<[4]xf32>, vector<2x[4]xf32>, vector<1x[4]xf32>, vector<2x[4]xf32>
}
func.func @d7b(%z: vector<2x[4]xf32>, %i: f32) -> (f32, vector<2x[4]xf32>) {
  %9 = vector.extract %z[1, 1] : f32 from vector<2x[4]xf32>
  %10 = vector.insert %i, %z[1, 1] : f32 into vector<2x[4]xf32>
  return %9, %10 : f32, vector<2x[4]xf32>
}
func.func @d14(%v: vector<4x4xf32>, %z: vector<2x2xf32>, %w: vector<2xf32>) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %0 = vector.insert_strided_slice %z, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %2 = vector.insert_strided_slice %w, %v {offsets = [1, 2], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  return %0, %2 : vector<4x4xf32>, vector<4x4xf32>
}",
        &expect![[r"
            module {
              func.func @s(%arg0: vector<4x2x3xf32>, %arg1: vector<1x2x3xf32>, %arg2: vector<4x4xf32>, %arg3: f32, %arg4: vector<4xf32>, %arg5: memref<?x?xf32>, %arg6: index) -> (vector<2x2x3xf32>, vector<3xf32>, f32, vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<2x2x3xf32>, vector<4x4xf32>, vector<4x4xf32>) {
                %0 = vector.shape_cast %arg2 : vector<4x4xf32> to vector<16xf32>
                %1 = vector.shape_cast %arg1 : vector<1x2x3xf32> to vector<6xf32>
                %2 = vector.shape_cast %arg0 : vector<4x2x3xf32> to vector<24xf32>
                %3 = vector.shuffle %2, %1 [24, 25, 26, 27, 28, 29, 0, 1, 2, 3, 4, 5] : vector<24xf32>, vector<6xf32>
                %4 = vector.shape_cast %3 : vector<12xf32> to vector<2x2x3xf32>
                %5 = vector.shuffle %2, %2 [21, 22, 23] : vector<24xf32>, vector<24xf32>
                %6 = vector.extract %0[13] : f32 from vector<16xf32>
                %7 = vector.shuffle %0, %arg4 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 12, 13, 14, 15] : vector<16xf32>, vector<4xf32>
                %8 = vector.shape_cast %7 : vector<16xf32> to vector<4x4xf32>
                %9 = vector.insert %arg3, %0 [9] : f32 into vector<16xf32>
                %10 = vector.shape_cast %9 : vector<16xf32> to vector<4x4xf32>
                %11 = vector.shuffle %0, %0 [6, 7, 10, 11] : vector<16xf32>, vector<16xf32>
                %12 = vector.shape_cast %11 : vector<4xf32> to vector<2x2xf32>
                %13 = vector.shuffle %2, %2 [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] : vector<24xf32>, vector<24xf32>
                %14 = vector.shape_cast %13 : vector<12xf32> to vector<2x2x3xf32>
                %15 = vector.shuffle %0, %11 [0, 1, 2, 3, 4, 5, 16, 17, 8, 9, 18, 19, 12, 13, 14, 15] : vector<16xf32>, vector<4xf32>
                %16 = vector.shape_cast %15 : vector<16xf32> to vector<4x4xf32>
                %17 = vector.broadcast %arg3 : f32 to vector<16xf32>
                %18 = vector.shape_cast %17 : vector<16xf32> to vector<4x4xf32>
                return %4, %5, %6, %8, %10, %12, %14, %16, %18 : vector<2x2x3xf32>, vector<3xf32>, f32, vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<2x2x3xf32>, vector<4x4xf32>, vector<4x4xf32>
              }
              func.func @d3(%arg0: vector<f32>) -> f32 {
                %0 = vector.extract %arg0[] : f32 from vector<f32>
                return %0 : f32
              }
              func.func @d7(%arg0: vector<2x[4]xf32>, %arg1: vector<[4]xf32>) -> (vector<[4]xf32>, vector<2x[4]xf32>, vector<1x[4]xf32>, vector<2x[4]xf32>) {
                %0 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
                %1 = vector.insert %arg1, %arg0 [1] : vector<[4]xf32> into vector<2x[4]xf32>
                %2 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [1], strides = [1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
                %3 = vector.insert_strided_slice %2, %arg0 {offsets = [1, 0], strides = [1, 1]} : vector<1x[4]xf32> into vector<2x[4]xf32>
                return %0, %1, %2, %3 : vector<[4]xf32>, vector<2x[4]xf32>, vector<1x[4]xf32>, vector<2x[4]xf32>
              }
              func.func @d7b(%arg0: vector<2x[4]xf32>, %arg1: f32) -> (f32, vector<2x[4]xf32>) {
                %0 = vector.extract %arg0[1, 1] : f32 from vector<2x[4]xf32>
                %1 = vector.insert %arg1, %arg0 [1, 1] : f32 into vector<2x[4]xf32>
                return %0, %1 : f32, vector<2x[4]xf32>
              }
              func.func @d14(%arg0: vector<4x4xf32>, %arg1: vector<2x2xf32>, %arg2: vector<2xf32>) -> (vector<4x4xf32>, vector<4x4xf32>) {
                %0 = vector.shape_cast %arg0 : vector<4x4xf32> to vector<16xf32>
                %1 = vector.shape_cast %arg1 : vector<2x2xf32> to vector<4xf32>
                %2 = vector.shuffle %0, %1 [0, 1, 2, 3, 4, 5, 16, 17, 8, 9, 18, 19, 12, 13, 14, 15] : vector<16xf32>, vector<4xf32>
                %3 = vector.shape_cast %2 : vector<16xf32> to vector<4x4xf32>
                %4 = vector.shuffle %0, %arg2 [0, 1, 2, 3, 4, 5, 16, 17, 8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<2xf32>
                %5 = vector.shape_cast %4 : vector<16xf32> to vector<4x4xf32>
                return %3, %5 : vector<4x4xf32>, vector<4x4xf32>
              }
            }
            "]],
    );
}

#[test]
fn unknown_position() {
    check(
        "func.func @f(%z: vector<2x2x4xf32>, %i: index) -> vector<2x4xf32> {
  %0 = vector.extract %z[%i] : vector<2x4xf32> from vector<2x2x4xf32>
  return %0 : vector<2x4xf32>
}",
        &expect![[r#"
            test:2:8: error: failed to legalize operation 'vector.extract' that was explicitly marked illegal
              %0 = vector.extract %z[%i] : vector<2x4xf32> from vector<2x2x4xf32>
                   ^
            test:2:8: note: see current operation: %0 = "vector.extract"(%arg0, %arg1) <{static_position = array<i64: -9223372036854775808>}> : (vector<2x2x4xf32>, index) -> vector<2x4xf32>
            "#]],
    );
}

/// MLIR drops the alignment.
#[test]
fn alignment_less_than_that_of_elements() {
    check(
        "func.func @f(%m: memref<?x?xf32>, %i: index) {
  %1 = vector.load %m[%i, %i] {alignment = 1} : memref<?x?xf32>, vector<1x4xf32>
  vector.store %1, %m[%i, %i] {alignment = 2} : memref<?x?xf32>, vector<1x4xf32>
  return
}",
        &expect![[r"
            module {
              func.func @f(%arg0: memref<?x?xf32>, %arg1: index) {
                %0 = vector.load %arg0[%arg1, %arg1] {alignment = 1 : i64} : memref<?x?xf32>, vector<4xf32>
                vector.store %0, %arg0[%arg1, %arg1] {alignment = 2 : i64} : memref<?x?xf32>, vector<4xf32>
                return
              }
            }
            "]],
    );
}
