//! Merges chained reductions to scalars, and lowers reductions of few elements.

use crate::emit::extract;
use terrace_arith::enums::FastMathFlags;
use terrace_arith::{AddFOp, AddIOp};
use terrace_builtin::elements::{float_kind, float_splat};
use terrace_builtin::types::IntegerType;
use terrace_interfaces::masking::masking;
use terrace_ir::{OpRef, OpView, TypeClass, ValueId};
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, require};
use terrace_vector::masking::make_arith_reduction;
use terrace_vector::matching::{constant, count, is_scalable};
use terrace_vector::{CombiningKind, ReductionOp};

/// `populateChainedVectorReductionFoldingPatterns`: rewrites a sum of reductions to the reduction of a vector sum.
pub fn populate_chained_vector_reduction_folding_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("ChainedReduction", chained);
    patterns.add(Pattern::new("ReduceRedundantZero", reduce_redundant_zero).benefit(2));
}

/// `populateBreakDownVectorReductionPatterns`: lowers `vector.reduction` of at most `max_num_elements_to_extract`
/// elements to scalar operations.
pub fn populate_break_down_vector_reduction_patterns(
    patterns: &mut PatternSet,
    max_num_elements_to_extract: u32,
) {
    patterns.add_fn("BreakDownVectorReduction", move |op, rw| {
        break_down_reduction(op, max_num_elements_to_extract, rw)
    });
}

fn chained(op: ReductionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let start = view.acc()?;
    let ty = view.body.ty(start);
    let number = ty
        .class(view.ctx)
        .intersects(TypeClass::SIGNLESS_INT.or(TypeClass::FLOAT));
    if view.kind() != CombiningKind::Add || !number {
        return None;
    }
    let before = view.defined_by::<ReductionOp>(start)?;
    let (first, second) = (before.vector(), view.vector());
    if view.body.ty(first) != view.body.ty(second) {
        return None;
    }
    let (int, start) = (ty.is::<IntegerType>(view.ctx), before.acc());
    let sum = match int {
        true => rw.create_value(AddIOp::spec(first, second)),
        false => rw.create_value(AddFOp::spec(first, second)),
    };
    rw.replace_op_with(
        op.id(),
        ReductionOp::spec(ty, sum, CombiningKind::Add).acc(start),
    );
    Some(())
}

/// Removes the addition of zero to a vector, if the sum is added to another vector.
fn reduce_redundant_zero(op: ReductionOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.read(op);
    require(view.kind() == CombiningKind::Add, "not an addition")?;
    let element = view.vector_type().element;
    require(
        float_kind(view.ctx, element).is_some(),
        "the elements are not floats",
    )?;
    let sum = view
        .defined_by::<AddFOp>(view.vector())
        .ok_or("the vector is not a sum")?;
    let inner = view
        .defined_by::<AddFOp>(sum.lhs())
        .ok_or("the vector is not a sum of sums")?;
    require(is_float_zero(*view, inner.rhs()), "the start is not zero")?;
    let (a, b) = (inner.lhs(), sum.rhs());
    let (ty, start, loc) = (view.dest_type(), view.acc(), sum.loc());
    let own = rw.loc();
    rw.set_loc(loc);
    let sum = rw.create_value(AddFOp::spec(a, b));
    rw.set_loc(own);
    rw.replace_op_with(
        op.id(),
        ReductionOp::spec(ty, sum, CombiningKind::Add).acc(start),
    );
    Ok(())
}

/// Returns true if a value is a float zero of either sign, or a splat of such a zero.
fn is_float_zero(view: OpRef<'_>, value: ValueId) -> bool {
    let Some(value) = constant(view, value) else {
        return false;
    };
    float_splat(view.ctx, value).is_some_and(|value| value.is_zero())
}

fn break_down_reduction(
    op: ReductionOp,
    max_num_elements_to_extract: u32,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let ty = view.vector_type();
    let kind = view.kind();
    require(!is_scalable(ty), "the vector is scalable")?;
    require(masking(*view).is_none(), "Masked case not supported")?;
    require(ty.shape.len() == 1, "the vector is not one-dimensional")?;
    require(
        count(ty) <= i64::from(max_num_elements_to_extract),
        "has too many vector elements to break down",
    )?;
    require(
        kind.supports(view.ctx, ty.element),
        "the elements are not combined like that",
    )?;
    let fastmath: Option<FastMathFlags> = Some(view.fastmath());
    let (size, source, start) = (count(ty), view.vector(), view.acc());
    let elements: Vec<ValueId> = (0..size).map(|at| extract(rw, source, &[at])).collect();
    let (&first, rest) = elements.split_first().ok_or(NO_MATCH)?;
    let mut value = first;
    for &other in rest.iter().chain(&start) {
        value = make_arith_reduction(kind, [value, other], fastmath, rw).ok_or(NO_MATCH)?;
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
