//! `arith-int-range-narrowing`: narrows integer operations whose ranges fit into fewer bits.

mod meaning;

use crate::ranges::{IntegerRanges, for_each_body_with_ranges};
use meaning::{KindOfOp, keep_flags, keeps_predicate};
use std::sync::Arc;
use terrace_arith::{CmpIOp, ExtSIOp, ExtUIOp, IndexCastOp, IndexCastUIOp, TruncIOp};
use terrace_builtin::IntegerType;
use terrace_builtin::elements::{int_width, storage_width};
use terrace_builtin::types::{element_type_or_self, with_element_type};
use terrace_ir::{Context, Failed, IrMapping, OpId, OpView, Traits, Type, ValueId};
use terrace_numeric::ConstantIntRanges;
use terrace_numeric::range::infer::INDEX_MAX_WIDTH;
use terrace_pass::{OptionValues, PassContext, PassDef, TypedOption};
use terrace_rewrite::{
    GreedyConfig, GreedyPatterns, NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, Root,
    apply_patterns_greedily, check,
};

const INT_BITWIDTHS_SUPPORTED: TypedOption<Vec<u32>> =
    TypedOption::uints("int-bitwidths-supported", "Integer bitwidths supported");

/// `arith-int-range-narrowing`
pub static ARITH_INT_RANGE_NARROWING: PassDef = PassDef::new(
    "arith-int-range-narrowing",
    "Reduce integer operations bitwidth based on integer range analysis",
    narrowing,
)
.class("ArithIntRangeNarrowing")
.options(&[INT_BITWIDTHS_SUPPORTED.def])
.dialects(&["arith"]);

fn narrowing(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    for_each_body_with_ranges(cx, true, |body, ranges, _| {
        let ranges = Arc::new(ranges);
        let mut patterns = PatternSet::new();
        populate_int_range_narrowing_patterns(
            &mut patterns,
            &ranges,
            &options.get(&INT_BITWIDTHS_SUPPORTED),
        );
        let patterns = GreedyPatterns::new(ctx, patterns);
        // The greedy driver processes operations in reverse order, because comparisons need the ranges of their
        // original operands.
        let outcome = apply_patterns_greedily(body, &patterns, GreedyConfig::default());
        outcome.broken.map_or(Ok(()), Err)
    })
}

/// `populateIntRangeNarrowingPatterns`: narrows operations to the first of `widths` that is sufficient.
pub fn populate_int_range_narrowing_patterns(
    patterns: &mut PatternSet,
    ranges: &Arc<IntegerRanges>,
    widths: &[u32],
) {
    let widths: Arc<[u32]> = widths.into();
    let known = (ranges.clone(), widths.clone());
    patterns.add(Pattern::of(
        "NarrowElementwise",
        Root::Any,
        move |op, rw| narrow_elementwise(op, &known.0, &known.1, rw),
    ));
    let known = (ranges.clone(), widths.clone());
    patterns.add_fn("NarrowCmpI", move |op, rw| {
        narrow_cmpi(op, &known.0, &known.1, rw)
    });
    let known = widths.clone();
    patterns.add_fn("FoldIndexCastChain", move |op: IndexCastUIOp, rw| {
        fold_index_cast_chain(op, &known, rw)
    });
    patterns.add_fn("FoldIndexCastChain", move |op: IndexCastOp, rw| {
        fold_index_cast_chain(op, &widths, rw)
    });
}

/// The signedness for which an integer keeps its value when it is truncated.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CastKind {
    Signed,
    Unsigned,
    Both,
}

/// Returns the kind of cast by which all numbers of a range can be truncated to a width, if one exists.
fn truncatability(range: &ConstantIntRanges, width: u32) -> Option<CastKind> {
    if range.width() <= width {
        return None;
    }
    let signed = [range.smin(), range.smax()];
    let signed = signed.iter().all(|bound| bound.min_signed_bits() <= width);
    let unsigned = [range.umin(), range.umax()];
    let unsigned = unsigned.iter().all(|bound| bound.active_bits() <= width);
    match (signed, unsigned) {
        (true, true) => Some(CastKind::Both),
        (true, false) => Some(CastKind::Signed),
        (false, true) => Some(CastKind::Unsigned),
        (false, false) => None,
    }
}

/// Returns the kind of cast that is valid for both.
fn merged(a: CastKind, b: CastKind) -> Option<CastKind> {
    match (a, b) {
        (CastKind::Both, other) | (other, CastKind::Both) => Some(other),
        (a, b) => (a == b).then_some(a),
    }
}

fn narrow_type(ctx: &Context, ty: Type, width: u32) -> Type {
    with_element_type(ctx, ty, IntegerType::signless(ctx, width))
}

/// Casts an integer to another type.
fn cast(rw: &mut dyn Rewriter<'_>, value: ValueId, ty: Type, kind: CastKind) -> ValueId {
    let (ctx, from) = (rw.ctx(), rw.body().ty(value));
    if from == ty {
        return value;
    }
    let is_index = |ty| element_type_or_self(ctx, ty) == Type::INDEX;
    let signed = kind == CastKind::Signed;
    if is_index(from) || is_index(ty) {
        return match signed {
            true => rw.create_value(IndexCastOp::spec(ty, value)),
            false => rw.create_value(IndexCastUIOp::spec(ty, value)),
        };
    }
    if storage_width(ctx, ty) < storage_width(ctx, from) {
        return rw.create_value(TruncIOp::spec(ty, value));
    }
    match signed {
        true => rw.create_value(ExtSIOp::spec(ty, value)),
        false => rw.create_value(ExtUIOp::spec(ty, value)),
    }
}

/// Narrows an operation whose operands and results all have the same type.
fn narrow_elementwise(
    op: OpId,
    ranges: &IntegerRanges,
    widths: &[u32],
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let def = rw.op(op).def().ok_or(NO_MATCH)?;
    check(def.has(Traits::ELEMENTWISE))?;
    let (operands, results) = (rw.operands(op), rw.results(op));
    check(!operands.is_empty() && !results.is_empty())?;
    let of_operands = ranges.of_all(operands.iter().copied()).ok_or(NO_MATCH)?;
    let of_results = ranges.of_all(results.iter().copied()).ok_or(NO_MATCH)?;
    let ty = rw.body().ty(results[0]);
    let mut values = operands.iter().chain(&results);
    check(values.all(|&value| rw.body().ty(value) == ty))?;
    let meaning = KindOfOp::of(rw.op(op)).ok_or(NO_MATCH)?;
    let kind_for = |width: u32| {
        let mut all = of_operands.iter().chain(&of_results);
        let kind = all.try_fold(CastKind::Both, |kind, range| {
            merged(kind, truncatability(range, width)?)
        })?;
        if !meaning.is_kept(kind, width, &of_operands) {
            return None;
        }
        let target = narrow_type(rw.ctx(), ty, width);
        (target != ty).then_some((target, kind))
    };
    let (target, kind) = widths
        .iter()
        .find_map(|&width| kind_for(width))
        .ok_or(NO_MATCH)?;
    let mut mapping = IrMapping::new();
    for (&operand, range) in operands.iter().zip(&of_operands) {
        // A nonnegative index remains nonnegative for its users.
        let kind = match kind {
            CastKind::Signed if range.is_non_negative() => CastKind::Both,
            kind => kind,
        };
        let narrow = cast(rw, operand, target, kind);
        mapping.map(operand, narrow);
    }
    let copy = rw.clone_op(op, &mut mapping);
    let narrow = rw.results(copy);
    let mut edit = rw.edit(copy);
    for index in 0..narrow.len() {
        edit.set_result_type(index, target);
    }
    keep_flags(copy, kind, rw);
    let mut wide: Vec<ValueId> = Vec::with_capacity(results.len());
    for (&old, &new) in results.iter().zip(&narrow) {
        let back = cast(rw, new, ty, kind);
        ranges.copy(old, back);
        wide.push(back);
    }
    rw.replace_op(op, &wide);
    Ok(())
}

/// Narrows an integer comparison.
fn narrow_cmpi(
    op: CmpIOp,
    ranges: &IntegerRanges,
    widths: &[u32],
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let predicate = rw.read(op).predicate();
    let op = op.id();
    let (lhs, rhs) = (rw.operand(op, 0), rw.operand(op, 1));
    let lhs_range = ranges.of(lhs).ok_or(NO_MATCH)?;
    let rhs_range = ranges.of(rhs).ok_or(NO_MATCH)?;
    let ty = rw.body().ty(lhs);
    let kinds_for = |width: u32| {
        let kinds = (
            truncatability(&lhs_range, width)?,
            truncatability(&rhs_range, width)?,
        );
        let kind = merged(kinds.0, kinds.1)?;
        if !keeps_predicate(kind, predicate) {
            return None;
        }
        let target = narrow_type(rw.ctx(), ty, width);
        (target != ty).then_some((target, kinds))
    };
    let found = widths.iter().find_map(|&width| kinds_for(width));
    let (target, (lhs_kind, rhs_kind)) = found.ok_or(NO_MATCH)?;
    let mut mapping = IrMapping::new();
    let narrow_lhs = cast(rw, lhs, target, lhs_kind);
    let narrow_rhs = cast(rw, rhs, target, rhs_kind);
    mapping.map(lhs, narrow_lhs);
    mapping.map(rhs, narrow_rhs);
    let copy = rw.clone_op(op, &mut mapping);
    let (old, new) = (rw.results(op), rw.results(copy));
    ranges.copy(old[0], new[0]);
    rw.replace_op(op, &new);
    Ok(())
}

/// Folds an integer that is cast to `index` and back, if its width is one of `widths`.
fn fold_index_cast_chain<Op: OpView>(
    op: Op,
    widths: &[u32],
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let to_index = rw.operand(op.id(), 0);
    let inner = rw.defined_by::<Op>(to_index)?;
    let source = rw.operand(inner.id(), 0);
    let ty = rw.body().ty(source);
    check(rw.result_types(op.id())[0] == ty && rw.body().ty(to_index) == Type::INDEX)?;
    let fits = |width: &u32| ty != Type::INDEX && *width <= INDEX_MAX_WIDTH;
    let width = int_width(rw.ctx(), ty).filter(fits);
    check(width.is_some_and(|width| widths.contains(&width)))?;
    rw.replace_op(op.id(), &[source]);
    Ok(())
}
