//! Errors in patterns, models and builders.

use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::{OpView, Registry, TypeConstraint, ValueId};
use terrace_macros::op;
use terrace_rewrite::{
    ConversionRewriter, ConversionTarget, NoMatch, Pattern, PatternSet, Rewriter,
};

const ANY: TypeConstraint = TypeConstraint::ANY;

/// An operation.
#[op(name = "toy.add", traits(SAME_OPERANDS_AND_RESULT_TYPE))]
struct AddOp {
    lhs: Operand<ANY>,
    rhs: Operand<ANY>,
    result: Res<ANY>,
}

/// Another operation.
#[op(name = "toy.neg")]
struct NegOp {
    value: Operand<ANY>,
    result: Res<ANY>,
}

/// Returns a boolean.
fn yes_or_no(_: AddOp, _: &mut dyn Rewriter<'_>) -> bool {
    true
}

/// Takes the rewriter of conversions.
fn conversion(_: AddOp, _: AddOpArgs, _: &mut ConversionRewriter) -> Result<(), NoMatch> {
    Ok(())
}

/// Takes the operands of another operation.
fn other_args(_: AddOp, _: NegOpArgs, _: &mut ConversionRewriter) -> Result<(), NoMatch> {
    Ok(())
}

/// Is a pattern for the greedy driver.
fn greedy(_: AddOp, _: &mut dyn Rewriter<'_>) -> Option<()> {
    None
}

/// Does not take an operation.
fn of_text(_: String, _: &mut dyn Rewriter<'_>) -> Option<()> {
    None
}

fn add(patterns: &mut PatternSet) {
    patterns.add_fn("yes_or_no", yes_or_no);
    patterns.add_fn("conversion", conversion);
    patterns.add_fn("of_text", of_text);
    patterns.add_conversion_fn::<AddOp>("other_args", other_args);
    patterns.add_conversion_fn::<AddOp>("greedy", greedy);
}

/// Contains several type errors.
fn body(op: AddOp, args: AddOpArgs, rw: &mut ConversionRewriter) -> Result<(), NoMatch> {
    let value: ValueId = args.left();
    let same = rw.create_value(AddOp::spec(value));
    let neg = rw.create_value(NegOp::spec(same));
    rw.replace_op(op.id(), neg);
    rw.replace_op(op, &[neg]);
    None
}

/// Passes no name.
fn unnamed(patterns: &mut PatternSet) {
    patterns.add(Pattern::new(greedy));
}

/// Implements no interface.
struct Model;

fn attach(registry: &mut Registry) {
    registry.attach_dialect::<dyn MaterializeConstant>("toy", &Model);
}

fn target(target: &mut ConversionTarget<'_>) {
    target.add_legal_op::<String>();
    target.add_legal_dialect(AddOp::DEF);
}

fn main() {}
