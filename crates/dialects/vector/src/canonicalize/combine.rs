//! Reductions and contractions.

use crate::enums::CombiningKind;
use crate::matching::*;
use crate::ops::*;
use crate::verify::dense;
use terrace_arith::enums::FastMathFlags;
use terrace_arith::{
    AddFOp, AddIOp, AndIOp, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp, MinSIOp, MinUIOp,
    MinimumFOp, MulFOp, MulIOp, OrIOp, SelectOp, XOrIOp,
};
use terrace_builtin::types::{VectorType, element_type_or_self};
use terrace_ir::{InsertPoint, IrMapping, OpId, OpRef, OpView, Type, TypeClass, ValueId};
use terrace_rewrite::{PatternSet, Rewriter};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_option_fn(
            "CanonicalizeContractAdd<mlir::arith::AddIOp>",
            |op: AddIOp, rw| added_to_contraction(op.id(), rw),
        )
        .add_option_fn(
            "CanonicalizeContractAdd<mlir::arith::AddFOp>",
            |op: AddFOp, rw| added_to_contraction(op.id(), rw),
        )
        .add_option_fn("ElideUnitDimsInMultiDimReduction", reduction_of_ones)
        .add_option_fn("ElideSingleElementReduction", reduction_of_one);
}

/// A sum with a contraction that begins with zeros is one that begins with the other summand.
fn added_to_contraction(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op);
    let begins_with_zero = |value: ValueId| {
        let contraction = defined_by::<ContractionOp>(view, value)?;
        let start = operand(contraction, 2);
        is_zero(view, start).then_some((contraction.id, start))
    };
    let [a, b] = [0, 1].map(|index| operand(view, index));
    let with = |(contraction, start), other| (contraction, start, other);
    let known = begins_with_zero(a).map(|it| with(it, b));
    let (contraction, start, other) = known.or_else(|| Some(with(begins_with_zero(b)?, a)))?;
    let copy = rw.clone_op(contraction, &mut IrMapping::of_values([(start, other)]));
    let value = rw.body().result(copy, 0);
    rw.replace_op(op, &[value]);
    Some(())
}

/// Whether all bits of a constant of numbers are 0.
fn is_zero(op: OpRef<'_>, value: ValueId) -> bool {
    constant(op, value).is_some_and(|constant| {
        terrace_builtin::elements::raw_bytes(op.ctx, constant)
            .is_some_and(|bytes| bytes.iter().all(|byte| *byte == 0))
    })
}

/// What combines two values; `None` if the kind is not one for their type.
fn combine(
    kind: CombiningKind,
    [a, b]: [ValueId; 2],
    fastmath: Option<FastMathFlags>,
    rw: &mut dyn Rewriter<'_>,
) -> Option<ValueId> {
    use CombiningKind::*;
    let ty: Type = element_type_or_self(rw.ctx(), rw.body().ty(a));
    let float = ty.class(rw.ctx()).intersects(TypeClass::FLOAT);
    if !kind.supports(rw.ctx(), ty) {
        return None;
    }
    Some(match kind {
        Add if float => rw.create_value(AddFOp::spec(a, b).fastmath(fastmath)),
        Add => rw.create_value(AddIOp::spec(a, b)),
        Mul if float => rw.create_value(MulFOp::spec(a, b).fastmath(fastmath)),
        Mul => rw.create_value(MulIOp::spec(a, b)),
        MinUI => rw.create_value(MinUIOp::spec(a, b)),
        MinSI => rw.create_value(MinSIOp::spec(a, b)),
        MaxUI => rw.create_value(MaxUIOp::spec(a, b)),
        MaxSI => rw.create_value(MaxSIOp::spec(a, b)),
        And => rw.create_value(AndIOp::spec(a, b)),
        Or => rw.create_value(OrIOp::spec(a, b)),
        Xor => rw.create_value(XOrIOp::spec(a, b)),
        MinNumF => rw.create_value(MinNumFOp::spec(a, b).fastmath(fastmath)),
        MaxNumF => rw.create_value(MaxNumFOp::spec(a, b).fastmath(fastmath)),
        MinimumF => rw.create_value(MinimumFOp::spec(a, b).fastmath(fastmath)),
        MaximumF => rw.create_value(MaximumFOp::spec(a, b).fastmath(fastmath)),
    })
}

/// What is replaced: the operation, or the one that masks it, with the mask. New operations go before it.
fn masked_root(op: OpId, rw: &mut dyn Rewriter<'_>) -> (OpId, Option<ValueId>) {
    match masking(rw.op(op)) {
        None => (op, None),
        Some(masking) => {
            let (root, mask) = (masking.id, operand(masking, 0));
            let at = InsertPoint::before(rw.body(), root);
            rw.set_insertion_point(at);
            (root, Some(mask))
        }
    }
}

/// The first element of a vector.
fn first_element(value: ValueId, rw: &mut dyn Rewriter<'_>) -> Option<ValueId> {
    let ty = rw.body().ty(value).as_::<VectorType>(rw.ctx())?;
    let position = vec![0; ty.shape.len()];
    Some(rw.create_value(ExtractOp::spec(ty.element, value, &[], &position)))
}

/// A reduction along dimensions of one element each.
fn reduction_of_ones(op: MultiDimReductionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let source_type = operand_vector(view, 0)?;
    let reduced = dense(view, MultiDimReductionOp::REDUCTION_DIMS);
    let is_one = |dim: &i64| source_type.shape.get(*dim as usize) == Some(&1);
    let ty = view.result_type(0);
    let kind = op.kind(view.ctx, view.body);
    if !reduced.iter().all(is_one) || !kind.supports(view.ctx, source_type.element) {
        return None;
    }
    let [source, acc] = [0, 1].map(|index| operand(view, index));
    let (root, mut mask) = masked_root(op.id(), rw);
    let reduced = match ty.as_::<VectorType>(rw.ctx()) {
        Some(result) => {
            if let Some(mask) = &mut mask {
                let mut ty = result.clone();
                ty.element = Type::I1;
                let ty = rw.ctx().ty(ty);
                *mask = rw.create_value(ShapeCastOp::spec(ty, *mask));
            }
            rw.create_value(ShapeCastOp::spec(ty, source))
        }
        None => {
            if let Some(mask) = &mut mask {
                *mask = first_element(*mask, rw)?;
            }
            first_element(source, rw)?
        }
    };
    let combined = combine(kind, [acc, reduced], None, rw)?;
    let value = selected(mask, combined, reduced, rw);
    rw.replace_op(root, &[value]);
    Some(())
}

/// A value where a mask is set and another elsewhere, if there is a mask.
fn selected(
    mask: Option<ValueId>,
    value: ValueId,
    otherwise: ValueId,
    rw: &mut dyn Rewriter<'_>,
) -> ValueId {
    match mask {
        Some(mask) => rw.create_value(SelectOp::spec(mask, value, otherwise)),
        None => value,
    }
}

/// A reduction of one element.
fn reduction_of_one(op: ReductionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let ty = operand_vector(view, 0)?;
    let kind = op.kind(view.ctx, view.body);
    if ty.shape.first().is_some_and(|size| *size != 1) || !kind.supports(view.ctx, ty.element) {
        return None;
    }
    let (source, acc) = (operand(view, 0), operands_from(view, 1).first().copied());
    let fastmath = Some(op.fastmath(view.ctx, view.body));
    let (root, mut mask) = masked_root(op.id(), rw);
    if let Some(mask) = &mut mask {
        *mask = first_element(*mask, rw)?;
    }
    let mut value = first_element(source, rw)?;
    if let Some(acc) = acc {
        let combined = combine(kind, [value, acc], fastmath, rw)?;
        value = selected(mask, combined, acc, rw);
    }
    rw.replace_op(root, &[value]);
    Some(())
}
