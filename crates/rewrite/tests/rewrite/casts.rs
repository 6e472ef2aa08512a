//! Reconciles all casts of a body. The expected texts are the output of mlir-opt 22 for -reconcile-unrealized-casts.

use crate::support::dialect::context;
use crate::support::{parse_text, print_body, tidy};
use terrace_builtin::UnrealizedConversionCastOp;
use terrace_ir::OpId;
use terrace_rewrite::{CastScratch, reconcile};

fn check(input: &str, expect: &str) {
    let ctx = context();
    let mut module = parse_text(&ctx, input);
    let cast = ctx.name::<UnrealizedConversionCastOp>();
    let stub = module
        .blocks(module.region(OpId::ROOT, 0).unwrap())
        .find_map(|block| module.first_op(block));
    let body = module.nested_mut(stub.unwrap()).unwrap();
    let mut casts: Vec<_> = body
        .walk(OpId::ROOT)
        .filter(|&op| body.name(op) == cast)
        .collect();
    reconcile(body, cast, &mut casts, &mut CastScratch::default());
    let left: Vec<_> = body
        .walk(OpId::ROOT)
        .filter(|&op| body.name(op) == cast)
        .collect();
    assert_eq!(casts, left);
    assert_eq!(tidy(&print_body(&ctx, &module)), tidy(expect));
}

#[test]
fn chains_that_lead_back_are_cut_and_dead_casts_erased() {
    check(
        r#"src.func @f {
        ^bb0(%x: i64):
          %a = builtin.unrealized_conversion_cast %x : i64 to index
          %b = builtin.unrealized_conversion_cast %a : index to i32
          %c = builtin.unrealized_conversion_cast %b : i32 to i64
          %d = builtin.unrealized_conversion_cast %b : i32 to index
          %e = builtin.unrealized_conversion_cast %x : i64 to i64
          %s:2 = builtin.unrealized_conversion_cast %x : i64 to i32, i32
          %t = builtin.unrealized_conversion_cast %s#0, %s#1 : i32, i32 to i64
          %u = builtin.unrealized_conversion_cast %s#1, %s#0 : i32, i32 to i64
          "test.use"(%d, %e, %t, %u) : (index, i64, i64, i64) -> ()
          src.return %c, %x : i64, i64
        }"#,
        r#"
        src.func @f {
        ^bb0(%arg0: i64):
          %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
          %1:2 = builtin.unrealized_conversion_cast %arg0 : i64 to i32, i32
          %2 = builtin.unrealized_conversion_cast %1#1, %1#0 : i32, i32 to i64
          "test.use"(%0, %arg0, %arg0, %2) : (index, i64, i64, i64) -> ()
          src.return %arg0, %arg0 : i64, i64
        }"#,
    );
}

#[test]
fn circles_end() {
    check(
        r#"src.func @f {
          %0 = builtin.unrealized_conversion_cast %1 : i32 to i64
          %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
          %2 = builtin.unrealized_conversion_cast %3 : i32 to i64
          %3 = builtin.unrealized_conversion_cast %2 : i64 to i32
          "test.use"(%2) : (i64) -> ()
          %5 = builtin.unrealized_conversion_cast %7 : i1 to i64
          %6 = builtin.unrealized_conversion_cast %5 : i64 to i32
          %7 = builtin.unrealized_conversion_cast %6 : i32 to i1
          "test.use"(%7) : (i1) -> ()
          %8 = builtin.unrealized_conversion_cast %8 : i1 to i1
          %9 = builtin.unrealized_conversion_cast %6 : i32 to i8
          "test.use"(%9) : (i8) -> ()
        }"#,
        r#"
        src.func @f {
          %0 = builtin.unrealized_conversion_cast %1 : i32 to i64
          %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
          "test.use"(%0) : (i64) -> ()
          %2 = builtin.unrealized_conversion_cast %4 : i1 to i64
          %3 = builtin.unrealized_conversion_cast %2 : i64 to i32
          %4 = builtin.unrealized_conversion_cast %3 : i32 to i1
          "test.use"(%4) : (i1) -> ()
          %5 = builtin.unrealized_conversion_cast %3 : i32 to i8
          "test.use"(%5) : (i8) -> ()
        }"#,
    );
}
