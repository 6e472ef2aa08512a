//! Canonicalizes reductions and contractions.

use crate::masking::{make_arith_reduction, masked_root, select_passthru};
use crate::matching::*;
use crate::ops::*;
use terrace_arith::{AddFOp, AddIOp};
use terrace_builtin::types::{BuiltinType, element_type, rank_or_zero};
use terrace_interfaces::masking::masking;
use terrace_ir::{IrMapping, OpId, OpRef, OpView, Type, ValueId};
use terrace_rewrite::{PatternSet, Rewriter};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn(
            "CanonicalizeContractAdd<mlir::arith::AddIOp>",
            |op: AddIOp, rw| added_to_contraction(op.id(), rw),
        )
        .add_fn(
            "CanonicalizeContractAdd<mlir::arith::AddFOp>",
            |op: AddFOp, rw| added_to_contraction(op.id(), rw),
        )
        .add_fn("ElideUnitDimsInMultiDimReduction", reduction_of_ones)
        .add_fn("ElideSingleElementReduction", reduction_of_one);
}

/// Folds an addition into a contraction whose accumulator is zero. The other operand becomes the accumulator.
fn added_to_contraction(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op);
    let begins_with_zero = |value: ValueId| {
        let contraction = view.defined_by::<ContractionOp>(value)?;
        let start = contraction.acc();
        is_zero(view, start).then_some((contraction.id, start))
    };
    let [a, b] = [0, 1].map(|index| view.body.operand(op, index));
    let with = |(contraction, start), other| (contraction, start, other);
    let known = begins_with_zero(a).map(|it| with(it, b));
    let (contraction, start, other) = known.or_else(|| Some(with(begins_with_zero(b)?, a)))?;
    let copy = rw.clone_op(contraction, &mut IrMapping::of_values([(start, other)]));
    let value = rw.body().result(copy, 0);
    rw.replace_op(op, &[value]);
    Some(())
}

/// Returns true if all bits of a constant are 0.
fn is_zero(op: OpRef<'_>, value: ValueId) -> bool {
    constant(op, value).is_some_and(|constant| {
        terrace_builtin::elements::raw_bytes(op.ctx, constant)
            .is_some_and(|bytes| bytes.iter().all(|byte| *byte == 0))
    })
}

/// Extracts the first element of a vector.
fn first_element(value: ValueId, rw: &mut dyn Rewriter<'_>) -> Option<ValueId> {
    let ty = rw.body().ty(value);
    let position = vec![0; rank_or_zero(rw.ctx(), ty)];
    let element = element_type(rw.ctx(), ty)?;
    Some(rw.create_value(ExtractOp::spec(element, value, &[], &position)))
}

/// Rewrites a multi-dimensional reduction whose reduced dimensions have size 1.
fn reduction_of_ones(op: MultiDimReductionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let source_type = view.source_type();
    let reduced = view.reduction_dims();
    let sizes: Vec<(i64, bool)> = dims(source_type).collect();
    // A scalable dimension of minimum size 1 has `vscale` elements.
    let is_one = |dim: &i64| sizes.get(*dim as usize) == Some(&(1, false));
    let ty = view.dest_type();
    let kind = view.kind();
    if !reduced.iter().all(is_one) || !kind.supports(view.ctx, source_type.element) {
        return None;
    }
    let (source, acc) = (view.source(), view.acc());
    let (root, mut mask) = masked_root(op.id(), rw);
    let reduced = match BuiltinType::of(rw.ctx(), ty) {
        BuiltinType::Vector(result) => {
            if let Some(mask) = &mut mask {
                let mut ty = result.clone();
                ty.element = Type::I1;
                let ty = rw.ctx().ty(ty);
                *mask = rw.create_value(ShapeCastOp::spec(ty, *mask));
            }
            rw.create_value(ShapeCastOp::spec(ty, source))
        }
        _ => {
            if let Some(mask) = &mut mask {
                *mask = first_element(*mask, rw)?;
            }
            first_element(source, rw)?
        }
    };
    let combined = make_arith_reduction(kind, [acc, reduced], None, rw)?;
    // If the element is masked off, the result is the accumulator. Upstream returns the element itself.
    let value = select_passthru(mask, combined, acc, rw);
    rw.replace_op(root, &[value]);
    Some(())
}

/// Rewrites a reduction of one element.
fn reduction_of_one(op: ReductionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.vector_type();
    let kind = view.kind();
    let is_one = dims(ty).next().is_none_or(|size| size == (1, false));
    if !is_one || !kind.supports(view.ctx, ty.element) {
        return None;
    }
    let (source, acc) = (view.vector(), view.acc());
    let fastmath = Some(view.fastmath());
    // Without an accumulator, the result of a masked-off reduction is not the element. Upstream returns the element.
    if acc.is_none() && masking(*view).is_some() {
        return None;
    }
    let (root, mut mask) = masked_root(op.id(), rw);
    if let Some(mask) = &mut mask {
        *mask = first_element(*mask, rw)?;
    }
    let mut value = first_element(source, rw)?;
    if let Some(acc) = acc {
        let combined = make_arith_reduction(kind, [value, acc], fastmath, rw)?;
        value = select_passthru(mask, combined, acc, rw);
    }
    rw.replace_op(root, &[value]);
    Some(())
}
