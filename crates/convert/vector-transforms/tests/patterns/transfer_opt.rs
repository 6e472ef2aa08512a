//! Tests the removal of redundant transfers and masks.

use terrace_affine::AFFINE;
use terrace_arith::ARITH;
use terrace_cf::CF;
use terrace_func::FUNC;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId};
use terrace_memref::MEMREF;
use terrace_rewrite::{IrRewriter, Rewriter};
use terrace_scf::SCF;
use terrace_testing::{Expect, expect};
use terrace_vector::VECTOR;
use terrace_vector::value_bounds::VscaleRange;
use terrace_vector_transforms::{eliminate_vector_masks, transfer_opflow_opt};

/// Changes each function of a module, and compares the output.
#[track_caller]
fn check_functions(change: impl Fn(&mut dyn Rewriter<'_>), input: &str, expect: &Expect) {
    let dialects = [&AFFINE, &ARITH, &CF, &FUNC, &MEMREF, &SCF, &VECTOR];
    let ctx = terrace_testing::context(&dialects);
    let run = |ctx: &Context, body: &mut Body, _: &mut Diagnostics| -> Result<(), Failed> {
        for (_, function) in body.nested_in_order_mut() {
            change(&mut IrRewriter::new(ctx, function));
        }
        Ok(())
    };
    terrace_testing::check(&ctx, input, run, expect);
}

#[test]
fn transfer_opt() {
    check_functions(
        |rw| transfer_opflow_opt(rw, OpId::ROOT),
        r#"func.func @forward(%m: memref<?x8xf32>, %i: index, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  vector.transfer_write %v, %m[%i, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
  %next = arith.addi %i, %c1 : index
  vector.transfer_write %w, %m[%next, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
  %0 = vector.transfer_read %m[%i, %c0], %p {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
  %other = affine.apply affine_map<(d0) -> (d0 + 2)>(%i)
  vector.transfer_write %w, %m[%other, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
  %1 = vector.transfer_read %m[%next, %c0], %p {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
  %2 = vector.transfer_read %m[%c1, %c0], %p {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
  vector.transfer_write %w, %m[%i, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
  return %0, %1, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
}
func.func @overlap(%m: memref<?xf32>, %i: index, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32) -> (vector<8xf32>, vector<8xf32>) {
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
  %a = arith.addi %i, %c8 : index
  vector.transfer_write %w, %m[%a] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<8xf32>
  %b = arith.addi %i, %c7 : index
  vector.transfer_write %w, %m[%b] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
  %1 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}
func.func @views(%m: memref<8x8xf32>, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32, %q: memref<8x8xf32>) -> (vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = memref.cast %m : memref<8x8xf32> to memref<?x8xf32>
  %s = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  %t = memref.subview %q[1, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1], offset: 8>>
  vector.transfer_write %v, %m[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
  vector.transfer_write %w, %s[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32, strided<[8, 1]>>
  %0 = vector.transfer_read %c[%c0, %c0], %p {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
  vector.transfer_write %v, %q[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
  vector.transfer_write %w, %t[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32, strided<[8, 1], offset: 8>>
  %1 = vector.transfer_read %q[%c1, %c0], %p {in_bounds = [true]} : memref<8x8xf32>, vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}
func.func @blocks(%m: memref<8xf32>, %c: i1, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32) -> (vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  cf.br ^bb3(%0 : vector<8xf32>)
^bb2:
  vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.br ^bb3(%w : vector<8xf32>)
^bb3(%x: vector<8xf32>):
  %1 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  vector.transfer_write %x, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return %x, %1 : vector<8xf32>, vector<8xf32>
}
func.func @dead_in_blocks(%m: memref<8xf32>, %c: i1, %v: vector<8xf32>, %w: vector<8xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return
}
func.func @block_loop(%m: memref<8xf32>, %c: i1, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.br ^bb1
^bb1:
  %0 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return %0 : vector<8xf32>
}
func.func @other_users(%m: memref<8xf32>, %n: memref<8xf32>, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32, %i: index) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  memref.store %p, %m[%i] : memref<8xf32>
  %0 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  vector.transfer_write %w, %n[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %l = memref.load %n[%i] : memref<8xf32>
  vector.transfer_write %v, %n[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %1 = vector.transfer_read %n[%c0], %l : memref<8xf32>, vector<8xf32>
  %2 = vector.transfer_read %n[%c0], %l {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  return %0, %1, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
}
func.func @masks(%m: memref<8xf32>, %n: memref<8xf32>, %k: vector<8xi1>, %l: vector<8xi1>, %w: vector<8xf32>, %p: f32) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %ones = arith.constant dense<1.0> : vector<8xf32>
  vector.transfer_write %ones, %m[%c0], %k {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %0 = vector.transfer_read %m[%c0], %one, %k {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  %1 = vector.transfer_read %m[%c0], %p, %k {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  %2 = vector.transfer_read %m[%c0], %one, %l {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  vector.transfer_write %ones, %n[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %3 = vector.transfer_read %n[%c0], %one, %l {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  vector.transfer_write %w, %m[%c0], %k {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  vector.transfer_write %w, %m[%c0], %l {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  vector.transfer_write %ones, %m[%c0], %l {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return %0, %1, %2, %3 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
}
func.func @nested(%m: memref<8xf32>, %c: i1, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32, %n: index) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> vector<8xf32> {
    %1 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %2 = arith.addf %a, %1 : vector<8xf32>
    scf.if %c {
      %3 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
      vector.transfer_write %3, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
      vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    }
    scf.yield %2 : vector<8xf32>
  }
  return %0 : vector<8xf32>
}"#,
        &expect![[r"
            #map = affine_map<(d0) -> (d0 + 2)>
            module {
              func.func @forward(%arg0: memref<?x8xf32>, %arg1: index, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %c0 = arith.constant 0 : index
                %c1 = arith.constant 1 : index
                vector.transfer_write %arg2, %arg0[%arg1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
                %0 = arith.addi %arg1, %c1 : index
                vector.transfer_write %arg3, %arg0[%0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
                %1 = affine.apply #map(%arg1)
                vector.transfer_write %arg3, %arg0[%1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
                %2 = vector.transfer_read %arg0[%c1, %c0], %arg4 {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
                vector.transfer_write %arg3, %arg0[%arg1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
                return %arg2, %arg3, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              func.func @overlap(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32) -> (vector<8xf32>, vector<8xf32>) {
                %c7 = arith.constant 7 : index
                %c8 = arith.constant 8 : index
                vector.transfer_write %arg2, %arg0[%arg1] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
                %0 = arith.addi %arg1, %c8 : index
                vector.transfer_write %arg3, %arg0[%0] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
                %1 = arith.addi %arg1, %c7 : index
                vector.transfer_write %arg3, %arg0[%1] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
                %2 = vector.transfer_read %arg0[%arg1], %arg4 {in_bounds = [true]} : memref<?xf32>, vector<8xf32>
                return %arg2, %2 : vector<8xf32>, vector<8xf32>
              }
              func.func @views(%arg0: memref<8x8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>, %arg3: f32, %arg4: memref<8x8xf32>) -> (vector<8xf32>, vector<8xf32>) {
                %c0 = arith.constant 0 : index
                %c1 = arith.constant 1 : index
                %cast = memref.cast %arg0 : memref<8x8xf32> to memref<?x8xf32>
                %subview = memref.subview %arg0[0, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1]>>
                %subview_0 = memref.subview %arg4[1, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1], offset: 8>>
                vector.transfer_write %arg1, %arg0[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
                vector.transfer_write %arg2, %subview[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32, strided<[8, 1]>>
                vector.transfer_write %arg1, %arg4[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
                vector.transfer_write %arg2, %subview_0[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32, strided<[8, 1], offset: 8>>
                %0 = vector.transfer_read %arg4[%c1, %c0], %arg3 {in_bounds = [true]} : memref<8x8xf32>, vector<8xf32>
                return %arg2, %0 : vector<8xf32>, vector<8xf32>
              }
              func.func @blocks(%arg0: memref<8xf32>, %arg1: i1, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32) -> (vector<8xf32>, vector<8xf32>) {
                %c0 = arith.constant 0 : index
                vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                cf.cond_br %arg1, ^bb1, ^bb2
              ^bb1:  // pred: ^bb0
                cf.br ^bb3(%arg2 : vector<8xf32>)
              ^bb2:  // pred: ^bb0
                vector.transfer_write %arg3, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                cf.br ^bb3(%arg3 : vector<8xf32>)
              ^bb3(%0: vector<8xf32>):  // 2 preds: ^bb1, ^bb2
                %1 = vector.transfer_read %arg0[%c0], %arg4 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
                vector.transfer_write %0, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                return %0, %1 : vector<8xf32>, vector<8xf32>
              }
              func.func @dead_in_blocks(%arg0: memref<8xf32>, %arg1: i1, %arg2: vector<8xf32>, %arg3: vector<8xf32>) {
                %c0 = arith.constant 0 : index
                vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                cf.cond_br %arg1, ^bb1, ^bb2
              ^bb1:  // pred: ^bb0
                cf.br ^bb3
              ^bb2:  // pred: ^bb0
                cf.br ^bb3
              ^bb3:  // 2 preds: ^bb1, ^bb2
                vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                return
              }
              func.func @block_loop(%arg0: memref<8xf32>, %arg1: i1, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32) -> vector<8xf32> {
                %c0 = arith.constant 0 : index
                vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                cf.br ^bb1
              ^bb1:  // 2 preds: ^bb0, ^bb1
                %0 = vector.transfer_read %arg0[%c0], %arg4 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
                vector.transfer_write %arg3, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                cf.cond_br %arg1, ^bb1, ^bb2
              ^bb2:  // pred: ^bb1
                vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                return %0 : vector<8xf32>
              }
              func.func @other_users(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32, %arg5: index) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %c0 = arith.constant 0 : index
                vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                memref.store %arg4, %arg0[%arg5] : memref<8xf32>
                %0 = vector.transfer_read %arg0[%c0], %arg4 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
                vector.transfer_write %arg3, %arg1[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                %1 = memref.load %arg1[%arg5] : memref<8xf32>
                vector.transfer_write %arg2, %arg1[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                %2 = vector.transfer_read %arg1[%c0], %1 : memref<8xf32>, vector<8xf32>
                return %0, %2, %arg2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              func.func @masks(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: vector<8xi1>, %arg3: vector<8xi1>, %arg4: vector<8xf32>, %arg5: f32) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %c0 = arith.constant 0 : index
                %cst = arith.constant 1.000000e+00 : f32
                %cst_0 = arith.constant dense<1.000000e+00> : vector<8xf32>
                vector.transfer_write %cst_0, %arg0[%c0], %arg2 {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                %0 = vector.transfer_read %arg0[%c0], %arg5, %arg2 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
                %1 = vector.transfer_read %arg0[%c0], %cst, %arg3 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
                vector.transfer_write %cst_0, %arg1[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                vector.transfer_write %arg4, %arg0[%c0], %arg2 {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                vector.transfer_write %cst_0, %arg0[%c0], %arg3 {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                return %cst_0, %0, %1, %cst_0 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              func.func @nested(%arg0: memref<8xf32>, %arg1: i1, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32, %arg5: index) -> vector<8xf32> {
                %c0 = arith.constant 0 : index
                %c1 = arith.constant 1 : index
                vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                %0 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %arg2) -> (vector<8xf32>) {
                  %1 = vector.transfer_read %arg0[%c0], %arg4 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
                  %2 = arith.addf %arg7, %1 : vector<8xf32>
                  scf.if %arg1 {
                    %3 = vector.transfer_read %arg0[%c0], %arg4 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
                    vector.transfer_write %arg3, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                  }
                  scf.yield %2 : vector<8xf32>
                }
                return %0 : vector<8xf32>
              }
            }
            "]],
    );
}

#[test]
fn masks() {
    let range = VscaleRange { min: 1, max: 16 };
    check_functions(
        |rw| eliminate_vector_masks(rw, Some(range)),
        r#"#max = affine_map<(d0)[s0] -> (d0, s0)>
#min = affine_map<(d0)[s0] -> (d0, s0)>
#div = affine_map<(d0) -> (d0 floordiv 2)>
func.func private @use0(vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>)
func.func private @use1(vector<[4]xi1>, vector<4x[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>)
func.func private @use2(vector<[8]xi1>, vector<[9]xi1>, vector<[8]xi1>, vector<16xi1>, vector<[8]xi1>, vector<[8]xi1>)
func.func private @use3(vector<[8]xi1>, vector<[8]xi1>, vector<[4]xi1>, vector<[16]xi1>, vector<[8]xi1>)
func.func private @use4(vector<[8]xi1>, vector<[8]xi1>)
func.func private @use5(vector<[1]xi1>, vector<1xi1>)
func.func private @use6(vector<8xi1>)
func.func @trivial(%v: vector<[4]xf32>, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %vscale = vector.vscale
  %a = arith.muli %vscale, %c4 : index
  %b = arith.muli %c5, %vscale : index
  %k0 = vector.create_mask %a : vector<[4]xi1>
  %k1 = vector.create_mask %b : vector<[4]xi1>
  %k2 = vector.create_mask %c4, %a : vector<4x[4]xi1>
  func.call @use0(%k0, %k1, %k2) : (vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>) -> ()
  return
}
func.func @less(%n: index) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %vscale = vector.vscale
  %a = arith.muli %vscale, %c3 : index
  %b = arith.muli %vscale, %c4 : index
  %k0 = vector.create_mask %a : vector<[4]xi1>
  %k1 = vector.create_mask %c3, %b : vector<4x[4]xi1>
  %k2 = vector.create_mask %n : vector<[4]xi1>
  %k3 = vector.create_mask %c64 : vector<[4]xi1>
  %k4 = vector.create_mask %vscale : vector<[4]xi1>
  %k5 = vector.create_mask %vscale : vector<[1]xi1>
  func.call @use1(%k0, %k1, %k2, %k3, %k4, %k5) : (vector<[4]xi1>, vector<4x[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>) -> ()
  return
}
func.func @alloc(%p: f32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %vscale = vector.vscale
  %s = arith.muli %vscale, %c8 : index
  %m = memref.alloca(%s) : memref<?xf32>
  %d = memref.dim %m, %c0 : memref<?xf32>
  %k = vector.create_mask %d : vector<[8]xi1>
  %k1 = vector.create_mask %d : vector<[9]xi1>
  %sum = arith.addi %d, %c8 : index
  %k2 = vector.create_mask %sum : vector<[8]xi1>
  %k3 = vector.create_mask %sum : vector<16xi1>
  %sub = memref.subview %m[0] [%s] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %d2 = memref.dim %sub, %c0 : memref<?xf32, strided<[1]>>
  %k4 = vector.create_mask %d2 : vector<[8]xi1>
  %ca = memref.cast %sub : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[?], offset: ?>>
  %d3 = memref.dim %ca, %c0 : memref<?xf32, strided<[?], offset: ?>>
  %k5 = vector.create_mask %d3 : vector<[8]xi1>
  func.call @use2(%k, %k1, %k2, %k3, %k4, %k5) : (vector<[8]xi1>, vector<[9]xi1>, vector<[8]xi1>, vector<16xi1>, vector<[8]xi1>, vector<[8]xi1>) -> ()
  return
}
func.func @affine(%n: index) {
  %c8 = arith.constant 8 : index
  %vscale = vector.vscale
  %s = arith.muli %vscale, %c8 : index
  %a = affine.max #max(%n)[%s]
  %b = affine.min #min(%n)[%s]
  %c = affine.apply #div(%s)
  %k0 = vector.create_mask %a : vector<[8]xi1>
  %k1 = vector.create_mask %b : vector<[8]xi1>
  %k2 = vector.create_mask %c : vector<[4]xi1>
  %t = arith.addi %s, %s : index
  %k3 = vector.create_mask %t : vector<[16]xi1>
  %u = arith.subi %t, %s : index
  %k4 = vector.create_mask %u : vector<[8]xi1>
  func.call @use3(%k0, %k1, %k2, %k3, %k4) : (vector<[8]xi1>, vector<[8]xi1>, vector<[4]xi1>, vector<[16]xi1>, vector<[8]xi1>) -> ()
  return
}
func.func @loop(%n: index) {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %vscale = vector.vscale
  %s = arith.muli %vscale, %c8 : index
  scf.for %i = %s to %n step %s {
    %k0 = vector.create_mask %i : vector<[8]xi1>
    %min = affine.min affine_map<(d0)[s0, s1] -> (s0, s1 - d0)>(%i)[%s, %n]
    %k1 = vector.create_mask %min : vector<[8]xi1>
    func.call @use4(%k0, %k1) : (vector<[8]xi1>, vector<[8]xi1>) -> ()
  }
  scf.for %i = %c0 to %s step %s {
    %r = arith.subi %s, %i : index
    %k0 = vector.create_mask %r : vector<[1]xi1>
    %k1 = vector.create_mask %r : vector<1xi1>
    func.call @use5(%k0, %k1) : (vector<[1]xi1>, vector<1xi1>) -> ()
  }
  return
}
func.func @transfer(%m: memref<?xf32>, %n: memref<8x?xf32>, %p: f32) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %vscale = vector.vscale
  %s = arith.muli %vscale, %c4 : index
  %sub = memref.subview %n[0, 0] [1, %s] [1, 1] : memref<8x?xf32> to memref<?xf32, strided<[1]>>
  %d = memref.dim %sub, %c0 : memref<?xf32, strided<[1]>>
  %k = vector.create_mask %d : vector<[4]xi1>
  %v = vector.transfer_read %sub[%c0], %p, %k {in_bounds = [true]} : memref<?xf32, strided<[1]>>, vector<[4]xf32>
  %d8 = memref.dim %n, %c0 : memref<8x?xf32>
  %k8 = vector.create_mask %d8 : vector<8xi1>
  func.call @use6(%k8) : (vector<8xi1>) -> ()
  return %v : vector<[4]xf32>
}"#,
        &expect![[r"
            #map = affine_map<(d0)[s0] -> (d0, s0)>
            #map1 = affine_map<(d0) -> (d0 floordiv 2)>
            #map2 = affine_map<(d0)[s0, s1] -> (s0, -d0 + s1)>
            module {
              func.func private @use0(vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>)
              func.func private @use1(vector<[4]xi1>, vector<4x[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>)
              func.func private @use2(vector<[8]xi1>, vector<[9]xi1>, vector<[8]xi1>, vector<16xi1>, vector<[8]xi1>, vector<[8]xi1>)
              func.func private @use3(vector<[8]xi1>, vector<[8]xi1>, vector<[4]xi1>, vector<[16]xi1>, vector<[8]xi1>)
              func.func private @use4(vector<[8]xi1>, vector<[8]xi1>)
              func.func private @use5(vector<[1]xi1>, vector<1xi1>)
              func.func private @use6(vector<8xi1>)
              func.func @trivial(%arg0: vector<[4]xf32>, %arg1: memref<?xf32>) {
                %0 = vector.constant_mask [4] : vector<[4]xi1>
                %1 = vector.constant_mask [4] : vector<[4]xi1>
                %2 = vector.constant_mask [4, 4] : vector<4x[4]xi1>
                %c0 = arith.constant 0 : index
                %c4 = arith.constant 4 : index
                %c5 = arith.constant 5 : index
                %vscale = vector.vscale
                %c4_vscale = arith.muli %vscale, %c4 : index
                %c5_vscale = arith.muli %c5, %vscale : index
                %3 = vector.create_mask %c4_vscale : vector<[4]xi1>
                %4 = vector.create_mask %c5_vscale : vector<[4]xi1>
                %5 = vector.create_mask %c4, %c4_vscale : vector<4x[4]xi1>
                call @use0(%0, %1, %2) : (vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>) -> ()
                return
              }
              func.func @less(%arg0: index) {
                %0 = vector.constant_mask [1] : vector<[1]xi1>
                %c3 = arith.constant 3 : index
                %c4 = arith.constant 4 : index
                %c64 = arith.constant 64 : index
                %vscale = vector.vscale
                %c3_vscale = arith.muli %vscale, %c3 : index
                %c4_vscale = arith.muli %vscale, %c4 : index
                %1 = vector.create_mask %c3_vscale : vector<[4]xi1>
                %2 = vector.create_mask %c3, %c4_vscale : vector<4x[4]xi1>
                %3 = vector.create_mask %arg0 : vector<[4]xi1>
                %4 = vector.create_mask %c64 : vector<[4]xi1>
                %5 = vector.create_mask %vscale : vector<[4]xi1>
                %6 = vector.create_mask %vscale : vector<[1]xi1>
                call @use1(%1, %2, %3, %4, %5, %0) : (vector<[4]xi1>, vector<4x[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>) -> ()
                return
              }
              func.func @alloc(%arg0: f32) {
                %0 = vector.constant_mask [8] : vector<[8]xi1>
                %1 = vector.constant_mask [8] : vector<[8]xi1>
                %2 = vector.constant_mask [8] : vector<[8]xi1>
                %c0 = arith.constant 0 : index
                %c8 = arith.constant 8 : index
                %vscale = vector.vscale
                %c8_vscale = arith.muli %vscale, %c8 : index
                %alloca = memref.alloca(%c8_vscale) : memref<?xf32>
                %dim = memref.dim %alloca, %c0 : memref<?xf32>
                %3 = vector.create_mask %dim : vector<[8]xi1>
                %4 = vector.create_mask %dim : vector<[9]xi1>
                %5 = arith.addi %dim, %c8 : index
                %6 = vector.create_mask %5 : vector<[8]xi1>
                %7 = vector.create_mask %5 : vector<16xi1>
                %subview = memref.subview %alloca[0] [%c8_vscale] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
                %dim_0 = memref.dim %subview, %c0 : memref<?xf32, strided<[1]>>
                %8 = vector.create_mask %dim_0 : vector<[8]xi1>
                %cast = memref.cast %subview : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[?], offset: ?>>
                %dim_1 = memref.dim %cast, %c0 : memref<?xf32, strided<[?], offset: ?>>
                %9 = vector.create_mask %dim_1 : vector<[8]xi1>
                call @use2(%0, %4, %6, %7, %1, %2) : (vector<[8]xi1>, vector<[9]xi1>, vector<[8]xi1>, vector<16xi1>, vector<[8]xi1>, vector<[8]xi1>) -> ()
                return
              }
              func.func @affine(%arg0: index) {
                %0 = vector.constant_mask [8] : vector<[8]xi1>
                %1 = vector.constant_mask [4] : vector<[4]xi1>
                %2 = vector.constant_mask [16] : vector<[16]xi1>
                %3 = vector.constant_mask [8] : vector<[8]xi1>
                %c8 = arith.constant 8 : index
                %vscale = vector.vscale
                %c8_vscale = arith.muli %vscale, %c8 : index
                %4 = affine.max #map(%arg0)[%c8_vscale]
                %5 = affine.min #map(%arg0)[%c8_vscale]
                %6 = affine.apply #map1(%c8_vscale)
                %7 = vector.create_mask %4 : vector<[8]xi1>
                %8 = vector.create_mask %5 : vector<[8]xi1>
                %9 = vector.create_mask %6 : vector<[4]xi1>
                %10 = arith.addi %c8_vscale, %c8_vscale : index
                %11 = vector.create_mask %10 : vector<[16]xi1>
                %12 = arith.subi %10, %c8_vscale : index
                %13 = vector.create_mask %12 : vector<[8]xi1>
                call @use3(%0, %8, %1, %2, %3) : (vector<[8]xi1>, vector<[8]xi1>, vector<[4]xi1>, vector<[16]xi1>, vector<[8]xi1>) -> ()
                return
              }
              func.func @loop(%arg0: index) {
                %0 = vector.constant_mask [8] : vector<[8]xi1>
                %1 = vector.constant_mask [1] : vector<1xi1>
                %c8 = arith.constant 8 : index
                %c0 = arith.constant 0 : index
                %vscale = vector.vscale
                %c8_vscale = arith.muli %vscale, %c8 : index
                scf.for %arg1 = %c8_vscale to %arg0 step %c8_vscale {
                  %2 = vector.create_mask %arg1 : vector<[8]xi1>
                  %3 = affine.min #map2(%arg1)[%c8_vscale, %arg0]
                  %4 = vector.create_mask %3 : vector<[8]xi1>
                  func.call @use4(%0, %4) : (vector<[8]xi1>, vector<[8]xi1>) -> ()
                }
                scf.for %arg1 = %c0 to %c8_vscale step %c8_vscale {
                  %2 = arith.subi %c8_vscale, %arg1 : index
                  %3 = vector.create_mask %2 : vector<[1]xi1>
                  %4 = vector.create_mask %2 : vector<1xi1>
                  func.call @use5(%3, %1) : (vector<[1]xi1>, vector<1xi1>) -> ()
                }
                return
              }
              func.func @transfer(%arg0: memref<?xf32>, %arg1: memref<8x?xf32>, %arg2: f32) -> vector<[4]xf32> {
                %0 = vector.constant_mask [4] : vector<[4]xi1>
                %1 = vector.constant_mask [8] : vector<8xi1>
                %c0 = arith.constant 0 : index
                %c4 = arith.constant 4 : index
                %vscale = vector.vscale
                %c4_vscale = arith.muli %vscale, %c4 : index
                %subview = memref.subview %arg1[0, 0] [1, %c4_vscale] [1, 1] : memref<8x?xf32> to memref<?xf32, strided<[1]>>
                %dim = memref.dim %subview, %c0 : memref<?xf32, strided<[1]>>
                %2 = vector.create_mask %dim : vector<[4]xi1>
                %3 = vector.transfer_read %subview[%c0], %arg2, %0 {in_bounds = [true]} : memref<?xf32, strided<[1]>>, vector<[4]xf32>
                %dim_0 = memref.dim %arg1, %c0 : memref<8x?xf32>
                %4 = vector.create_mask %dim_0 : vector<8xi1>
                call @use6(%1) : (vector<8xi1>) -> ()
                return %3 : vector<[4]xf32>
              }
            }
            "]],
    );
}

/// MLIR does not recognize multiples of `vscale` if the range of `vscale` is a single number.
#[test]
fn masks_of_one_size() {
    let range = VscaleRange { min: 4, max: 4 };
    let input = "func.func @f() -> (vector<[8]xi1>, vector<32xi1>, vector<33xi1>) {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %vscale = vector.vscale
  %s = arith.muli %vscale, %c8 : index
  %t = arith.addi %s, %c0 : index
  %k0 = vector.create_mask %t : vector<[8]xi1>
  %k1 = vector.create_mask %t : vector<32xi1>
  %k2 = vector.create_mask %t : vector<33xi1>
  return %k0, %k1, %k2 : vector<[8]xi1>, vector<32xi1>, vector<33xi1>
}";
    check_functions(
        |rw| eliminate_vector_masks(rw, Some(range)),
        input,
        &expect![[r"
            module {
              func.func @f() -> (vector<[8]xi1>, vector<32xi1>, vector<33xi1>) {
                %0 = vector.constant_mask [8] : vector<[8]xi1>
                %1 = vector.constant_mask [32] : vector<32xi1>
                %c8 = arith.constant 8 : index
                %c0 = arith.constant 0 : index
                %vscale = vector.vscale
                %c8_vscale = arith.muli %vscale, %c8 : index
                %2 = arith.addi %c8_vscale, %c0 : index
                %3 = vector.create_mask %2 : vector<[8]xi1>
                %4 = vector.create_mask %2 : vector<32xi1>
                %5 = vector.create_mask %2 : vector<33xi1>
                return %0, %1, %5 : vector<[8]xi1>, vector<32xi1>, vector<33xi1>
              }
            }
            "]],
    );
    check_functions(
        |rw| eliminate_vector_masks(rw, None),
        input,
        &expect![[r"
        module {
          func.func @f() -> (vector<[8]xi1>, vector<32xi1>, vector<33xi1>) {
            %c8 = arith.constant 8 : index
            %c0 = arith.constant 0 : index
            %vscale = vector.vscale
            %c8_vscale = arith.muli %vscale, %c8 : index
            %0 = arith.addi %c8_vscale, %c0 : index
            %1 = vector.create_mask %0 : vector<[8]xi1>
            %2 = vector.create_mask %0 : vector<32xi1>
            %3 = vector.create_mask %0 : vector<33xi1>
            return %1, %2, %3 : vector<[8]xi1>, vector<32xi1>, vector<33xi1>
          }
        }
        "]],
    );
}

#[test]
fn masks_around() {
    check_functions(
        |rw| transfer_opflow_opt(rw, OpId::ROOT),
        r#"func.func @read(%m: memref<8xf32>, %v: vector<8xf32>, %k: vector<8xi1>, %p: f32) -> (vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %0 = vector.mask %k { vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %k { vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32> } : vector<8xi1>
  %1 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}
func.func @overwritten(%m: memref<8xf32>, %v: vector<8xf32>, %w: vector<8xf32>, %k: vector<8xi1>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  vector.mask %k { vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32> } : vector<8xi1>
  return
}
"#,
        &expect![[r"
            module {
              func.func @read(%arg0: memref<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xi1>, %arg3: f32) -> (vector<8xf32>, vector<8xf32>) {
                %c0 = arith.constant 0 : index
                vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                %0 = vector.mask %arg2 { vector.transfer_read %arg0[%c0], %arg3 {in_bounds = [true]} : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
                vector.mask %arg2 { vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32> } : vector<8xi1>
                %1 = vector.transfer_read %arg0[%c0], %arg3 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
                return %0, %1 : vector<8xf32>, vector<8xf32>
              }
              func.func @overwritten(%arg0: memref<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>, %arg3: vector<8xi1>) {
                %c0 = arith.constant 0 : index
                vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
                vector.mask %arg3 { vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32> } : vector<8xi1>
                return
              }
            }
            "]],
    );
}

#[test]
fn other_order() {
    check_functions(
        |rw| transfer_opflow_opt(rw, OpId::ROOT),
        r#"func.func @columns(%m: memref<?x?xf32>, %v: vector<2x8xf32>, %w: vector<2x8xf32>, %p: f32) -> (vector<2x8xf32>, vector<2x8xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x8xf32>, memref<?x?xf32>
  vector.transfer_write %w, %m[%c8, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x8xf32>, memref<?x?xf32>
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x8xf32>
  vector.transfer_write %w, %m[%c4, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x8xf32>, memref<?x?xf32>
  %1 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x8xf32>
  return %0, %1 : vector<2x8xf32>, vector<2x8xf32>
}
func.func @scalable(%m: memref<?xf32>, %v: vector<[4]xf32>, %w: vector<[4]xf32>, %i: index, %p: f32) -> vector<[4]xf32> {
  %c4 = arith.constant 4 : index
  %j = arith.addi %i, %c4 : index
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
  vector.transfer_write %w, %m[%j] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
"#,
        &expect![[r"
            #map = affine_map<(d0, d1) -> (d1, d0)>
            module {
              func.func @columns(%arg0: memref<?x?xf32>, %arg1: vector<2x8xf32>, %arg2: vector<2x8xf32>, %arg3: f32) -> (vector<2x8xf32>, vector<2x8xf32>) {
                %c0 = arith.constant 0 : index
                %c4 = arith.constant 4 : index
                %c8 = arith.constant 8 : index
                vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<2x8xf32>, memref<?x?xf32>
                vector.transfer_write %arg2, %arg0[%c8, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<2x8xf32>, memref<?x?xf32>
                vector.transfer_write %arg2, %arg0[%c4, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<2x8xf32>, memref<?x?xf32>
                %0 = vector.transfer_read %arg0[%c0, %c0], %arg3 {in_bounds = [true, true], permutation_map = #map} : memref<?x?xf32>, vector<2x8xf32>
                return %arg1, %0 : vector<2x8xf32>, vector<2x8xf32>
              }
              func.func @scalable(%arg0: memref<?xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>, %arg3: index, %arg4: f32) -> vector<[4]xf32> {
                %c4 = arith.constant 4 : index
                %0 = arith.addi %arg3, %c4 : index
                vector.transfer_write %arg1, %arg0[%arg3] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
                vector.transfer_write %arg2, %arg0[%0] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
                %1 = vector.transfer_read %arg0[%arg3], %arg4 {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
                return %1 : vector<[4]xf32>
              }
            }
            "]],
    );
}
