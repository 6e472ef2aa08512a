//! Tests models of interfaces: bounds of sizes, destinations, casts, sizes of dimensions.

use terrace_func::FUNC;
use terrace_interfaces::destination_style::{DestinationStyleOpInterface, tied_result};
use terrace_interfaces::shaped_dim::shaped_dim;
use terrace_interfaces::value_bounds::{Comparison, Variable, compare};
use terrace_ir::interfaces::CastOpInterface;
use terrace_ir::{Body, Context, OpDef, OpId, OpRef, OpView};
use terrace_tensor::{BitcastOp, CastOp, DimOp, InsertOp, InsertSliceOp, PadOp, TENSOR};
use terrace_testing::{context, read};

/// Calls `of` with the body of a function that returns two indices.
fn check(args: &str, lines: &[&str], values: &str, of: impl FnOnce(&Context, &Body)) {
    let ctx = context(&[&FUNC, &TENSOR]);
    let lines = lines.join("\n");
    let text = format!(
        "func.func @f({args}) -> (index, index) {{\n{lines}\nreturn {values} : index, index\n}}\n"
    );
    let mut module = read(&ctx, &text, &mut Default::default()).expect("valid");
    let (_, function) = module.nested_in_order_mut().remove(0);
    of(&ctx, function);
}

/// The values that the function returns must be equal.
fn check_equal(args: &str, lines: &[&str], values: &str) {
    check(args, lines, values, |ctx, body| {
        let end = body.walk(OpId::ROOT).last().expect("a terminator");
        let [a, b] = [0, 1].map(|at| Variable::Index(body.operand(end, at)));
        assert!(compare(ctx, body, a, Comparison::Equal, b), "{lines:?}");
    });
}

/// The dimension that all tests ask for.
const ZERO: &str = "%c0 = arith.constant 0 : index";

#[test]
fn sizes_follow_from_operands() {
    let args = "%t: tensor<?x4xf32>, %v: tensor<?xf32>, %i: index, %e: f32";
    let dim = |of: &str, ty: &str| format!("%d = tensor.dim {of}, %c0 : tensor<{ty}>");
    let own = "%n = tensor.dim %v, %c0 : tensor<?xf32>";
    let row = "?xf32";
    let apply =
        |expr: &str, of: &str| format!("%n = affine.apply affine_map<()[s0] -> ({expr})>()[{of}]");
    let cast = "%0 = tensor.cast %v : tensor<?xf32> to tensor<?xf32>";
    check_equal(args, &[ZERO, cast, &dim("%0", row), own], "%d, %n");
    let empty = "%0 = tensor.empty(%i) : tensor<?xf32>";
    check_equal(args, &[ZERO, empty, &dim("%0", row)], "%d, %i");
    let slice =
        "%0 = tensor.extract_slice %t[0, 0] [%i, 1] [1, 1] : tensor<?x4xf32> to tensor<?xf32>";
    check_equal(args, &[ZERO, slice, &dim("%0", row)], "%d, %i");
    let expand = "%0 = tensor.expand_shape %v [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>";
    check_equal(args, &[ZERO, expand, &dim("%0", "?x4xf32")], "%d, %i");
    let collapse = "%0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>";
    let first = "%m = tensor.dim %t, %c0 : tensor<?x4xf32>";
    let four = apply("s0 * 4", "%m");
    check_equal(
        args,
        &[ZERO, collapse, &dim("%0", row), first, &four],
        "%d, %n",
    );
    let pad = "%0 = tensor.pad %v low[1] high[2] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<?xf32> to tensor<?xf32>";
    let own = "%m = tensor.dim %v, %c0 : tensor<?xf32>";
    let more = apply("s0 + 3", "%m");
    check_equal(args, &[ZERO, pad, &dim("%0", row), own, &more], "%d, %n");
}

#[test]
fn ranks_are_constants() {
    let rank = "%0 = tensor.rank %t : tensor<?x?xf32>";
    let two = "%c2 = arith.constant 2 : index";
    check_equal("%t: tensor<?x?xf32>", &[rank, two], "%0, %c2");
}

#[test]
fn destinations_are_tied_to_results() {
    let lines = [
        ZERO,
        "%0 = tensor.insert %e into %v[%i] : tensor<?xf32>",
        "%1 = tensor.insert_slice %v into %0[0] [%i] [1] : tensor<?xf32> into tensor<?xf32>",
        "%d = tensor.dim %1, %c0 : tensor<?xf32>",
    ];
    let args = "%v: tensor<?xf32>, %i: index, %e: f32";
    check(args, &lines, "%d, %c0", |ctx, body| {
        for op in body.walk(OpId::ROOT) {
            let op = OpRef::new(ctx, body, op);
            let model = ctx.op_interface::<dyn DestinationStyleOpInterface>(op.name());
            let tied = model.map(|model| tied_result(model, op, 1));
            let expect = (op.is::<InsertOp>() || op.is::<InsertSliceOp>())
                .then(|| Some(body.result(op.id, 0)));
            assert_eq!(tied, expect, "{}", op.name_str());
            let dim = shaped_dim(op).map(|(shaped, _)| shaped);
            let expect = op.as_::<DimOp>().map(|dim| dim.source());
            assert_eq!(dim, expect, "{}", op.name_str());
        }
    });
}

#[test]
fn casts_are_those_of_upstream() {
    let ctx = context(&[&TENSOR]);
    let is_cast = |def: &'static OpDef| {
        let name = ctx.op_name(def.name);
        ctx.op_interface::<dyn CastOpInterface>(name).is_some()
    };
    assert!(is_cast(CastOp::DEF) && is_cast(BitcastOp::DEF));
    assert!(!is_cast(PadOp::DEF));
}
