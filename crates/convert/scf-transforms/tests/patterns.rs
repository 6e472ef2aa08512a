//! Tests single sets of patterns. The expected output is that of MLIR's sets for the same input.

use terrace_arith::ARITH;
use terrace_func::FUNC;
use terrace_rewrite::PatternSet;
use terrace_scf::SCF;
use terrace_scf_transforms::{
    populate_scf_rotate_while_loop_patterns, populate_uplift_while_to_for_patterns,
};
use terrace_testing::{Expect, check_patterns, expect};

/// Applies a set of patterns to each function of a module, and compares the output.
#[track_caller]
fn check(populate: fn(&mut PatternSet), input: &str, expect: &Expect) {
    let ctx = terrace_testing::context(&[&ARITH, &FUNC, &SCF]);
    check_patterns(&ctx, populate, input, expect);
}

#[test]
fn rotate_while_loop() {
    check(
        populate_scf_rotate_while_loop_patterns,
        r#"func.func @rotate(%n: i32, %c: i32) -> (i64, i32) {
  %0:2 = scf.while (%a = %n, %b = %c) : (i32, i32) -> (i64, i32) {
    %x = arith.extsi %a : i32 to i64
    %y = arith.addi %b, %c : i32
    %more = arith.cmpi slt, %y, %a : i32
    scf.condition(%more) %x, %y : i64, i32
  } do {
  ^bb0(%p: i64, %q: i32):
    %t = arith.trunci %p : i64 to i32
    %u = arith.muli %t, %q : i32
    scf.yield %u, %q : i32, i32
  }
  return %0#0, %0#1 : i64, i32
}
func.func @already(%n: i32) -> i32 {
  %0 = scf.while (%a = %n) : (i32) -> i32 {
    %y = arith.addi %a, %n : i32
    %more = arith.cmpi slt, %y, %n : i32
    scf.condition(%more) %y : i32
  } do {
  ^bb0(%p: i32):
    scf.yield %p : i32
  }
  return %0 : i32
}"#,
        &expect![[r"
            module {
              func.func @rotate(%arg0: i32, %arg1: i32) -> (i64, i32) {
                %0 = arith.extsi %arg0 : i32 to i64
                %1 = arith.addi %arg1, %arg1 : i32
                %2 = arith.cmpi slt, %1, %arg0 : i32
                %3:2 = scf.if %2 -> (i64, i32) {
                  %4:2 = scf.while (%arg2 = %0, %arg3 = %1) : (i64, i32) -> (i64, i32) {
                    %5 = arith.trunci %arg2 : i64 to i32
                    %6 = arith.muli %5, %arg3 : i32
                    %7 = arith.extsi %6 : i32 to i64
                    %8 = arith.addi %arg3, %arg1 : i32
                    %9 = arith.cmpi slt, %8, %6 : i32
                    scf.condition(%9) %7, %8 : i64, i32
                  } do {
                  ^bb0(%arg2: i64, %arg3: i32):
                    scf.yield %arg2, %arg3 : i64, i32
                  }
                  scf.yield %4#0, %4#1 : i64, i32
                } else {
                  scf.yield %0, %1 : i64, i32
                }
                return %3#0, %3#1 : i64, i32
              }
              func.func @already(%arg0: i32) -> i32 {
                %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
                  %1 = arith.addi %arg1, %arg0 : i32
                  %2 = arith.cmpi slt, %1, %arg0 : i32
                  scf.condition(%2) %1 : i32
                } do {
                ^bb0(%arg1: i32):
                  scf.yield %arg1 : i32
                }
                return %0 : i32
              }
            }
            "]],
    );
}

#[test]
fn uplift_while_to_for() {
    check(
        populate_uplift_while_to_for_patterns,
        r#"func.func @count(%first: index, %end: index, %x: f32) -> (f32, index, f32) {
  %step = arith.constant 2 : index
  %0:3 = scf.while (%f = %x, %i = %first, %g = %x) : (f32, index, f32) -> (f32, index, f32) {
    %more = arith.cmpi slt, %i, %end : index
    scf.condition(%more) %f, %i, %g : f32, index, f32
  } do {
  ^bb0(%f: f32, %i: index, %g: f32):
    %h = arith.addf %f, %g : f32
    %next = arith.addi %step, %i overflow<nsw> : index
    scf.yield %h, %next, %f : f32, index, f32
  }
  return %0#0, %0#1, %0#2 : f32, index, f32
}
func.func @alone(%first: i32, %end: i32) -> i32 {
  %step = arith.constant 1 : i32
  %0 = scf.while (%i = %first) : (i32) -> i32 {
    %more = arith.cmpi sgt, %end, %i : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    func.call @use(%i) : (i32) -> ()
    %next = arith.addi %i, %step : i32
    scf.yield %next : i32
  }
  return %0 : i32
}
func.func private @use(i32)
func.func @not(%first: i32, %end: i32, %step: i32) -> (i32, i32, i32) {
  %0 = scf.while (%i = %first) : (i32) -> i32 {
    %more = arith.cmpi ne, %i, %end : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %next = arith.addi %i, %step : i32
    scf.yield %next : i32
  }
  %1 = scf.while (%i = %first) : (i32) -> i32 {
    %more = arith.cmpi slt, %i, %end : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %next = arith.addi %i, %i : i32
    scf.yield %next : i32
  }
  %2:2 = scf.while (%i = %first, %j = %end) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi slt, %i, %j : i32
    scf.condition(%more) %i, %j : i32, i32
  } do {
  ^bb0(%i: i32, %j: i32):
    %next = arith.addi %i, %step : i32
    scf.yield %next, %j : i32, i32
  }
  return %0, %1, %2#0 : i32, i32, i32
}"#,
        &expect![[r"
            module {
              func.func @count(%arg0: index, %arg1: index, %arg2: f32) -> (f32, index, f32) {
                %c1 = arith.constant 1 : index
                %c2 = arith.constant 2 : index
                %0:2 = scf.for %arg3 = %arg0 to %arg1 step %c2 iter_args(%arg4 = %arg2, %arg5 = %arg2) -> (f32, f32) {
                  %9 = arith.addf %arg4, %arg5 : f32
                  scf.yield %9, %arg4 : f32, f32
                }
                %1 = arith.cmpi slt, %arg0, %arg1 : index
                %2 = arith.subi %arg1, %arg0 : index
                %3 = arith.subi %2, %c1 : index
                %4 = arith.divui %3, %c2 : index
                %5 = arith.addi %4, %c1 : index
                %6 = arith.muli %5, %c2 : index
                %7 = arith.addi %arg0, %6 : index
                %8 = arith.select %1, %7, %arg0 : index
                return %0#0, %8, %0#1 : f32, index, f32
              }
              func.func @alone(%arg0: i32, %arg1: i32) -> i32 {
                %c1_i32 = arith.constant 1 : i32
                scf.for %arg2 = %arg0 to %arg1 step %c1_i32  : i32 {
                  func.call @use(%arg2) : (i32) -> ()
                }
                %0 = arith.cmpi slt, %arg0, %arg1 : i32
                %1 = arith.select %0, %arg1, %arg0 : i32
                return %1 : i32
              }
              func.func private @use(i32)
              func.func @not(%arg0: i32, %arg1: i32, %arg2: i32) -> (i32, i32, i32) {
                %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
                  %3 = arith.cmpi ne, %arg3, %arg1 : i32
                  scf.condition(%3) %arg3 : i32
                } do {
                ^bb0(%arg3: i32):
                  %3 = arith.addi %arg3, %arg2 : i32
                  scf.yield %3 : i32
                }
                %1 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
                  %3 = arith.cmpi slt, %arg3, %arg1 : i32
                  scf.condition(%3) %arg3 : i32
                } do {
                ^bb0(%arg3: i32):
                  %3 = arith.addi %arg3, %arg3 : i32
                  scf.yield %3 : i32
                }
                %2:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (i32, i32) -> (i32, i32) {
                  %3 = arith.cmpi slt, %arg3, %arg4 : i32
                  scf.condition(%3) %arg3, %arg4 : i32, i32
                } do {
                ^bb0(%arg3: i32, %arg4: i32):
                  %3 = arith.addi %arg3, %arg2 : i32
                  scf.yield %3, %arg4 : i32, i32
                }
                return %0, %1, %2#0 : i32, i32, i32
              }
            }
            "]],
    );
}
