//! `int-range-optimizations`: folds values to constants and removes operations without effect, based on integer ranges.

use crate::ranges::{IntegerRanges, for_each_body_with_ranges};
use std::sync::Arc;
use terrace_arith::{ArithConstants, RemSIOp, RemUIOp};
use terrace_builtin::IntegerAttr;
use terrace_builtin::elements::int_constant;
use terrace_ir::effects::is_trivially_dead;
use terrace_ir::interfaces::{MaterializeConstant, constant_value};
use terrace_ir::{
    BlockId, Body, Context, Failed, InsertPoint, OpId, OpView, ValueDefinition, ValueId,
};
use terrace_numeric::ApInt;
use terrace_pass::{OptionValues, PassContext, PassDef};
use terrace_rewrite::{
    GreedyConfig, GreedyPatterns, IrRewriter, NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter,
    Root, apply_patterns_greedily, check,
};

/// `int-range-optimizations`
pub static INT_RANGE_OPTIMIZATIONS: PassDef = PassDef::new(
    "int-range-optimizations",
    "Do optimizations based on integer range analysis",
    int_range_optimizations,
)
.class("ArithIntRangeOpts")
.dialects(&["arith"]);

fn int_range_optimizations(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    for_each_body_with_ranges(cx, true, |body, ranges, is_nested| {
        let ranges = Arc::new(ranges);
        let mut patterns = PatternSet::new();
        populate_int_range_optimizations_patterns(&mut patterns, &ranges);
        let patterns = GreedyPatterns::new(ctx, patterns);
        let outcome = apply_patterns_greedily(body, &patterns, GreedyConfig::default());
        let mut broken = outcome.broken;
        // The pattern visits the operation that owns a nested body only in the enclosing body, which does not contain
        // the nested body's arguments.
        if is_nested && broken.is_none() && root_arguments(ctx, body, &ranges) {
            broken = apply_patterns_greedily(body, &patterns, GreedyConfig::default()).broken;
        }
        broken.map_or(Ok(()), Err)
    })
}

/// `populateIntRangeOptimizationsPatterns`: replaces values whose range is a single number by constants, and folds
/// trivial remainders.
pub fn populate_int_range_optimizations_patterns(
    patterns: &mut PatternSet,
    ranges: &Arc<IntegerRanges>,
) {
    let known = ranges.clone();
    patterns.add(Pattern::of(
        "MaterializeKnownConstantValues",
        Root::Any,
        move |op, rw| materialize_known(op, &known, rw),
    ));
    let known = ranges.clone();
    patterns.add_fn("DeleteTrivialRem", move |op: RemSIOp, rw| {
        delete_trivial_rem(op, true, &known, rw)
    });
    let known = ranges.clone();
    patterns.add_fn("DeleteTrivialRem", move |op: RemUIOp, rw| {
        delete_trivial_rem(op, false, &known, rw)
    });
}

/// Replaces the arguments in the regions of a body's root by constants. Returns true if an argument was replaced.
fn root_arguments(ctx: &Context, body: &mut Body, ranges: &IntegerRanges) -> bool {
    let mut rw = IrRewriter::new(ctx, body);
    replace_arguments(OpId::ROOT, &mut rw, ranges)
}

/// Returns the only number in the range of a value, if the value has uses.
fn known_number(ranges: &IntegerRanges, body: &Body, value: ValueId) -> Option<ApInt> {
    if !body.has_uses(value) {
        return None;
    }
    ranges.of(value)?.constant_value().cloned()
}

/// Replaces all uses of a value whose range is a single number by a constant. Returns true if the constant was created.
/// The dialect of the operation that owns the value creates the constant, or else arith.
fn replace_with_constant(
    value: ValueId,
    at: InsertPoint,
    rw: &mut dyn Rewriter<'_>,
    ranges: &IntegerRanges,
) -> bool {
    let Some(number) = known_number(ranges, rw.body(), value) else {
        return false;
    };
    let (ctx, body) = (rw.ctx(), rw.body());
    let owner = match body.definition(value) {
        ValueDefinition::Result(op, _) => Some(op),
        ValueDefinition::Argument(block, _) => {
            let region = body.parent_region(block);
            region.map(|region| body.region_owner(region))
        }
        ValueDefinition::Undefined => None,
    };
    let (ty, loc) = (body.ty(value), body.value_loc(value));
    let attr = int_constant(ctx, ty, &number);
    let def = owner.and_then(|owner| ctx.op_def(body.name(owner)));
    let own = def.and_then(|def| ctx.dialect_interface::<dyn MaterializeConstant>(def.dialect()));
    rw.set_loc(loc);
    let builder = &mut rw.builder_at(at);
    let constant = own
        .and_then(|own| own.materialize(builder, attr, ty))
        .or_else(|| ArithConstants.materialize(builder, attr, ty));
    let Some(constant) = constant else {
        return false;
    };
    rw.replace_all_uses(value, constant);
    true
}

fn blocks_in(body: &Body, op: OpId) -> Vec<BlockId> {
    let regions = body.regions(op);
    regions.flat_map(|region| body.blocks(region)).collect()
}

/// Replaces the arguments of the blocks of an operation by constants. Returns true if an argument was replaced.
fn replace_arguments(op: OpId, rw: &mut dyn Rewriter<'_>, ranges: &IntegerRanges) -> bool {
    let mut replaced = false;
    for block in blocks_in(rw.body(), op) {
        // Constants precede the existing operations, in the order of the arguments.
        let first = rw.body().first_op(block);
        for arg in rw.body().block_args(block).to_vec() {
            let at = match first {
                Some(first) => InsertPoint::before(rw.body(), first),
                None => InsertPoint::end(block),
            };
            replaced |= replace_with_constant(arg, at, rw, ranges);
        }
    }
    replaced
}

fn materialize_known(
    op: OpId,
    ranges: &IntegerRanges,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let results = rw.results(op);
    let is_constant = |value| constant_value(ctx, body, value).is_some();
    check(!results.iter().any(|&result| is_constant(result)))?;
    let is_known = |&value: &ValueId| known_number(ranges, body, value).is_some();
    let is_nested = body.is_nested(op);
    let any_arg = || {
        let blocks = blocks_in(body, op).into_iter();
        !is_nested
            && blocks
                .flat_map(|block| body.block_args(block))
                .any(is_known)
    };
    check(results.iter().any(is_known) || any_arg())?;
    let mut replaced = !results.is_empty();
    for &result in &results {
        let at = rw.insertion_point();
        replaced &= replace_with_constant(result, at, rw, ranges) || !rw.body().has_uses(result);
    }
    if replaced && is_trivially_dead(ctx, rw.body(), op) {
        rw.erase_op(op);
    } else if !is_nested {
        replace_arguments(op, rw, ranges);
    }
    Ok(())
}

/// Deletes a remainder whose dividend is less than the divisor.
fn delete_trivial_rem<Op: OpView>(
    op: Op,
    signed: bool,
    ranges: &IntegerRanges,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let (lhs, rhs) = (rw.operand(op.id(), 0), rw.operand(op.id(), 1));
    let modulus = rw.constant(rhs).ok_or(NO_MATCH)?;
    let modulus = modulus.as_::<IntegerAttr>(rw.ctx()).ok_or(NO_MATCH)?;
    let modulus = &modulus.value;
    check(!modulus.is_negative() && !modulus.is_zero())?;
    let range = ranges.of(lhs).ok_or(NO_MATCH)?;
    let (min, max) = match signed {
        true => (range.smin(), range.smax()),
        false => (range.umin(), range.umax()),
    };
    let is_less = |bound: &ApInt| !bound.is_negative() && bound.ult(modulus);
    check(modulus.width() == range.width() && is_less(min) && is_less(max) && min.ule(max))?;
    rw.replace_op(op.id(), &[lhs]);
    Ok(())
}
