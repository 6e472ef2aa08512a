//! Tests transposes by shuffles that match AVX2 instructions.

use super::check;
use terrace_rewrite::PatternSet;
use terrace_testing::expect;
use terrace_vector_transforms::{
    TransposeLoweringOptions, populate_specialized_transpose_lowering_patterns,
};

fn all(patterns: &mut PatternSet) {
    let options = TransposeLoweringOptions {
        lower_4x8_f32: true,
        lower_8x8_f32: true,
    };
    populate_specialized_transpose_lowering_patterns(patterns, options, 10);
}

#[test]
fn four_and_eight_rows() {
    check(
        all,
        r"func.func @a(%x: vector<4x8xf32>) -> vector<8x4xf32> {
  %0 = vector.transpose %x, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
func.func @b(%x: vector<8x8xf32>) -> vector<8x8xf32> {
  %0 = vector.transpose %x, [1, 0] : vector<8x8xf32> to vector<8x8xf32>
  return %0 : vector<8x8xf32>
}
func.func @c(%x: vector<1x4x1x8xf32>) -> vector<8x1x1x4xf32> {
  %0 = vector.transpose %x, [3, 0, 2, 1] : vector<1x4x1x8xf32> to vector<8x1x1x4xf32>
  return %0 : vector<8x1x1x4xf32>
}
func.func @d(%x: vector<8x4xf32>, %y: vector<4x8xi32>, %z: vector<1x8x8xf32>, %t: vector<8xf32>) -> (vector<4x8xf32>, vector<8x4xi32>, vector<8x1x8xf32>, vector<8xf32>) {
  %0 = vector.transpose %x, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
  %1 = vector.transpose %y, [1, 0] : vector<4x8xi32> to vector<8x4xi32>
  %2 = vector.transpose %z, [1, 0, 2] : vector<1x8x8xf32> to vector<8x1x8xf32>
  %4 = vector.transpose %t, [0] : vector<8xf32> to vector<8xf32>
  return %0, %1, %2, %4 : vector<4x8xf32>, vector<8x4xi32>, vector<8x1x8xf32>, vector<8xf32>
}
func.func @e(%x: vector<2x4x8xf32>) -> vector<8x4x2xf32> {
  %0 = vector.transpose %x, [2, 1, 0] : vector<2x4x8xf32> to vector<8x4x2xf32>
  return %0 : vector<8x4x2xf32>
}
func.func @f(%x: vector<4x8x1xf32>) -> vector<1x8x4xf32> {
  %0 = vector.transpose %x, [2, 1, 0] : vector<4x8x1xf32> to vector<1x8x4xf32>
  return %0 : vector<1x8x4xf32>
}",
        &expect![[r#"
            module {
              func.func @a(%arg0: vector<4x8xf32>) -> vector<8x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<4x8xf32>
                %0 = vector.extract %arg0[0] : vector<8xf32> from vector<4x8xf32>
                %1 = vector.extract %arg0[1] : vector<8xf32> from vector<4x8xf32>
                %2 = vector.extract %arg0[2] : vector<8xf32> from vector<4x8xf32>
                %3 = vector.extract %arg0[3] : vector<8xf32> from vector<4x8xf32>
                %4 = vector.shuffle %0, %1 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
                %5 = vector.shuffle %0, %1 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
                %6 = vector.shuffle %2, %3 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
                %7 = vector.shuffle %2, %3 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
                %8 = vector.shuffle %4, %6 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
                %9 = vector.shuffle %4, %6 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
                %10 = vector.shuffle %5, %7 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
                %11 = vector.shuffle %5, %7 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
                %12 = vector.shuffle %8, %9 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
                %13 = vector.shuffle %10, %11 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
                %14 = vector.shuffle %8, %9 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %15 = vector.shuffle %10, %11 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %16 = vector.insert %12, %cst [0] : vector<8xf32> into vector<4x8xf32>
                %17 = vector.insert %13, %16 [1] : vector<8xf32> into vector<4x8xf32>
                %18 = vector.insert %14, %17 [2] : vector<8xf32> into vector<4x8xf32>
                %19 = vector.insert %15, %18 [3] : vector<8xf32> into vector<4x8xf32>
                %20 = vector.shape_cast %19 : vector<4x8xf32> to vector<8x4xf32>
                return %20 : vector<8x4xf32>
              }
              func.func @b(%arg0: vector<8x8xf32>) -> vector<8x8xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<8x8xf32>
                %0 = vector.extract %arg0[0] : vector<8xf32> from vector<8x8xf32>
                %1 = vector.extract %arg0[1] : vector<8xf32> from vector<8x8xf32>
                %2 = vector.extract %arg0[2] : vector<8xf32> from vector<8x8xf32>
                %3 = vector.extract %arg0[3] : vector<8xf32> from vector<8x8xf32>
                %4 = vector.extract %arg0[4] : vector<8xf32> from vector<8x8xf32>
                %5 = vector.extract %arg0[5] : vector<8xf32> from vector<8x8xf32>
                %6 = vector.extract %arg0[6] : vector<8xf32> from vector<8x8xf32>
                %7 = vector.extract %arg0[7] : vector<8xf32> from vector<8x8xf32>
                %8 = vector.shuffle %0, %1 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
                %9 = vector.shuffle %0, %1 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
                %10 = vector.shuffle %2, %3 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
                %11 = vector.shuffle %2, %3 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
                %12 = vector.shuffle %4, %5 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
                %13 = vector.shuffle %4, %5 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
                %14 = vector.shuffle %6, %7 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
                %15 = vector.shuffle %6, %7 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
                %16 = vector.shuffle %8, %10 [2, 3, 8, 9, 6, 7, 12, 13] : vector<8xf32>, vector<8xf32>
                %17 = vector.shuffle %9, %11 [2, 3, 8, 9, 6, 7, 12, 13] : vector<8xf32>, vector<8xf32>
                %18 = vector.shuffle %12, %14 [2, 3, 8, 9, 6, 7, 12, 13] : vector<8xf32>, vector<8xf32>
                %19 = vector.shuffle %13, %15 [2, 3, 8, 9, 6, 7, 12, 13] : vector<8xf32>, vector<8xf32>
                %20 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0xcc", "=x,x,x" %8, %16 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %21 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0x33", "=x,x,x" %10, %16 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %22 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0xcc", "=x,x,x" %9, %17 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %23 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0x33", "=x,x,x" %11, %17 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %24 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0xcc", "=x,x,x" %12, %18 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %25 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0x33", "=x,x,x" %14, %18 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %26 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0xcc", "=x,x,x" %13, %19 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %27 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0x33", "=x,x,x" %15, %19 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %28 = vector.shuffle %20, %24 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
                %29 = vector.shuffle %21, %25 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
                %30 = vector.shuffle %22, %26 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
                %31 = vector.shuffle %23, %27 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
                %32 = vector.shuffle %20, %24 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %33 = vector.shuffle %21, %25 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %34 = vector.shuffle %22, %26 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %35 = vector.shuffle %23, %27 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %36 = vector.insert %28, %cst [0] : vector<8xf32> into vector<8x8xf32>
                %37 = vector.insert %29, %36 [1] : vector<8xf32> into vector<8x8xf32>
                %38 = vector.insert %30, %37 [2] : vector<8xf32> into vector<8x8xf32>
                %39 = vector.insert %31, %38 [3] : vector<8xf32> into vector<8x8xf32>
                %40 = vector.insert %32, %39 [4] : vector<8xf32> into vector<8x8xf32>
                %41 = vector.insert %33, %40 [5] : vector<8xf32> into vector<8x8xf32>
                %42 = vector.insert %34, %41 [6] : vector<8xf32> into vector<8x8xf32>
                %43 = vector.insert %35, %42 [7] : vector<8xf32> into vector<8x8xf32>
                return %43 : vector<8x8xf32>
              }
              func.func @c(%arg0: vector<1x4x1x8xf32>) -> vector<8x1x1x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<4x8xf32>
                %0 = vector.extract %arg0[0, 0, 0] : vector<8xf32> from vector<1x4x1x8xf32>
                %1 = vector.extract %arg0[0, 1, 0] : vector<8xf32> from vector<1x4x1x8xf32>
                %2 = vector.extract %arg0[0, 2, 0] : vector<8xf32> from vector<1x4x1x8xf32>
                %3 = vector.extract %arg0[0, 3, 0] : vector<8xf32> from vector<1x4x1x8xf32>
                %4 = vector.shuffle %0, %1 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
                %5 = vector.shuffle %0, %1 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
                %6 = vector.shuffle %2, %3 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
                %7 = vector.shuffle %2, %3 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
                %8 = vector.shuffle %4, %6 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
                %9 = vector.shuffle %4, %6 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
                %10 = vector.shuffle %5, %7 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
                %11 = vector.shuffle %5, %7 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
                %12 = vector.shuffle %8, %9 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
                %13 = vector.shuffle %10, %11 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
                %14 = vector.shuffle %8, %9 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %15 = vector.shuffle %10, %11 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %16 = vector.insert %12, %cst [0] : vector<8xf32> into vector<4x8xf32>
                %17 = vector.insert %13, %16 [1] : vector<8xf32> into vector<4x8xf32>
                %18 = vector.insert %14, %17 [2] : vector<8xf32> into vector<4x8xf32>
                %19 = vector.insert %15, %18 [3] : vector<8xf32> into vector<4x8xf32>
                %20 = vector.shape_cast %19 : vector<4x8xf32> to vector<8x1x1x4xf32>
                return %20 : vector<8x1x1x4xf32>
              }
              func.func @d(%arg0: vector<8x4xf32>, %arg1: vector<4x8xi32>, %arg2: vector<1x8x8xf32>, %arg3: vector<8xf32>) -> (vector<4x8xf32>, vector<8x4xi32>, vector<8x1x8xf32>, vector<8xf32>) {
                %0 = vector.transpose %arg0, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
                %1 = vector.transpose %arg1, [1, 0] : vector<4x8xi32> to vector<8x4xi32>
                %2 = vector.transpose %arg2, [1, 0, 2] : vector<1x8x8xf32> to vector<8x1x8xf32>
                return %0, %1, %2, %arg3 : vector<4x8xf32>, vector<8x4xi32>, vector<8x1x8xf32>, vector<8xf32>
              }
              func.func @e(%arg0: vector<2x4x8xf32>) -> vector<8x4x2xf32> {
                %0 = vector.transpose %arg0, [2, 1, 0] : vector<2x4x8xf32> to vector<8x4x2xf32>
                return %0 : vector<8x4x2xf32>
              }
              func.func @f(%arg0: vector<4x8x1xf32>) -> vector<1x8x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<4x8xf32>
                %0 = vector.shape_cast %arg0 : vector<4x8x1xf32> to vector<4x8xf32>
                %1 = vector.extract %0[0] : vector<8xf32> from vector<4x8xf32>
                %2 = vector.extract %0[1] : vector<8xf32> from vector<4x8xf32>
                %3 = vector.extract %0[2] : vector<8xf32> from vector<4x8xf32>
                %4 = vector.extract %0[3] : vector<8xf32> from vector<4x8xf32>
                %5 = vector.shuffle %1, %2 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
                %6 = vector.shuffle %1, %2 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
                %7 = vector.shuffle %3, %4 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
                %8 = vector.shuffle %3, %4 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
                %9 = vector.shuffle %5, %7 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
                %10 = vector.shuffle %5, %7 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
                %11 = vector.shuffle %6, %8 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
                %12 = vector.shuffle %6, %8 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
                %13 = vector.shuffle %9, %10 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
                %14 = vector.shuffle %11, %12 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
                %15 = vector.shuffle %9, %10 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %16 = vector.shuffle %11, %12 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %17 = vector.insert %13, %cst [0] : vector<8xf32> into vector<4x8xf32>
                %18 = vector.insert %14, %17 [1] : vector<8xf32> into vector<4x8xf32>
                %19 = vector.insert %15, %18 [2] : vector<8xf32> into vector<4x8xf32>
                %20 = vector.insert %16, %19 [3] : vector<8xf32> into vector<4x8xf32>
                %21 = vector.shape_cast %20 : vector<4x8xf32> to vector<1x8x4xf32>
                return %21 : vector<1x8x4xf32>
              }
            }
            "#]],
    );
}

#[test]
fn only_what_is_asked_for() {
    check(
        |patterns| {
            let options = TransposeLoweringOptions::default();
            populate_specialized_transpose_lowering_patterns(patterns, options, 10);
        },
        r"func.func @f(%x: vector<4x8xf32>) -> vector<8x4xf32> {
  %0 = vector.transpose %x, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  return %0 : vector<8x4xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<4x8xf32>) -> vector<8x4xf32> {
                %0 = vector.transpose %arg0, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
                return %0 : vector<8x4xf32>
              }
            }
            "]],
    );
}

/// MLIR creates operations that its verifier rejects.
#[test]
fn scalable_vectors_stay() {
    check(
        all,
        r"func.func @f(%x: vector<4x[8]xf32>) -> vector<[8]x4xf32> {
  %0 = vector.transpose %x, [1, 0] : vector<4x[8]xf32> to vector<[8]x4xf32>
  return %0 : vector<[8]x4xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<4x[8]xf32>) -> vector<[8]x4xf32> {
                %0 = vector.transpose %arg0, [1, 0] : vector<4x[8]xf32> to vector<[8]x4xf32>
                return %0 : vector<[8]x4xf32>
              }
            }
            "]],
    );
}
