//! Canonicalizes masks, `vector.mask` and `vector.step`.

use super::memory::constant_instead;
use crate::matching::*;
use crate::ops::*;
use terrace_arith::enums::CmpIPredicate;
use terrace_arith::{CmpIOp, SelectOp};
use terrace_builtin::elements::int_or_splat;
use terrace_builtin::types::{DYNAMIC, VectorType};
use terrace_ir::{InsertPoint, OpId, OpRef, OpView};
use terrace_rewrite::{PatternSet, Rewriter};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("CreateMaskFolder", constant_create_mask)
        .add_fn("ExtractOpFromCreateMask", extract_of_mask)
        .add_fn("CanonializeEmptyMaskOp", empty_mask)
        .add_fn("AllTrueMask", all_true_mask)
        .add_fn("StepCompareFolder", step_compared);
}

/// Replaces an operation by a constant mask of its type.
pub(super) fn constant_mask_instead(
    op: OpId,
    sizes: &[i64],
    rw: &mut dyn Rewriter<'_>,
) -> Option<()> {
    let ty = rw.op(op).result_type(0);
    rw.replace_op_with(op, ConstantMaskOp::spec(ty, sizes));
    Some(())
}

pub(super) fn constant_create_mask(op: CreateMaskOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.result_type();
    let mut sizes = Vec::new();
    for (at, value) in view.body.operands(op.id()).enumerate() {
        // A mask of rank 0 also has one size.
        let dim = ty.shape.get(at).copied().unwrap_or(1);
        let scalable = ty.scalable.get(at) == Some(&true);
        sizes.push(match int(*view, value) {
            Some(size) if scalable && size >= 0 => return None,
            Some(size) => size.min(dim),
            // `vscale` is at least 1, so the multiple also covers a fixed-size dimension.
            None if vscale_multiple(*view, value).is_some_and(|known| known >= dim) => dim,
            None => return None,
        });
    }
    if sizes.iter().any(|size| *size <= 0) {
        sizes.fill(0);
    }
    constant_mask_instead(op.id(), &sizes, rw)
}

fn extract_of_mask(op: ExtractOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let mask = view.defined_by::<CreateMaskOp>(view.source())?;
    vector(*view, view.result())?;
    let ty = view.source_type();
    let sizes: Values = mask.operands().collect();
    let mut unknown = false;
    let mut none = mask_format(*view, view.source()) == MaskFormat::AllFalse;
    let position = view.static_position();
    for (dim, &at) in position.iter().enumerate() {
        match int(*view, sizes[dim]) {
            None => unknown = true,
            Some(size) if at != DYNAMIC => none |= at >= size,
            // A constant number of rows never covers a scalable dimension.
            Some(size) => unknown |= size < ty.shape[dim] || ty.scalable[dim],
        }
        if none {
            break;
        }
    }
    let ty = view.result_type();
    if none {
        let zeros = int_or_splat(rw.ctx(), ty, 0);
        return constant_instead(op.id(), zeros, rw);
    }
    if unknown {
        return None;
    }
    let sizes = &sizes[position.len()..];
    rw.replace_op_with(op.id(), CreateMaskOp::spec(ty, sizes));
    Some(())
}

/// Returns the masked operation. Returns `None` if the region contains only a terminator.
fn masked_op(mask: OpRef<'_>) -> Option<OpId> {
    let (body, region) = mask.regions().next()?;
    let first = body.first_op(body.entry_block(region)?)?;
    body.next_op(first).map(|_| first)
}

/// Replaces a `vector.mask` with an all-true mask by the masked operation.
pub(super) fn all_true_mask(op: MaskOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let masked = masked_op(*view)?;
    let block = view.body.parent_block(op.id())?;
    let last = view.body.next_op(masked)?;
    if mask_format(*view, view.mask()) != MaskFormat::AllTrue {
        return None;
    }
    let yielded: Values = view.body.operands(last).collect();
    rw.move_op(masked, block, Some(op.id()));
    rw.replace_op(op.id(), &yielded);
    Some(())
}

/// Rewrites a `vector.mask` without a masked operation to a select between the yielded and the passthru value.
pub(super) fn empty_mask(op: MaskOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    if masked_op(*view).is_some() || view.body.num_operands(op.id()) < 2 {
        return None;
    }
    let (body, region) = view.regions().next()?;
    let last = view.with(body.first_op(body.entry_block(region)?)?);
    let bits = view.mask_type();
    let fits = |ty: Option<&VectorType>| ty.is_some_and(|ty| dims(ty).eq(dims(bits)));
    if !view
        .body
        .results(op.id())
        .all(|result| fits(vector(*view, result)))
    {
        return None;
    }
    let (mask, otherwise) = (view.mask(), view.passthru()?);
    let yielded = body.operands(last.id).next()?;
    rw.replace_op_with(op.id(), SelectOp::spec(mask, yielded, otherwise));
    Some(())
}

/// Folds comparisons of `vector.step` with a constant if the result is the same for all elements.
fn step_compared(op: StepOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.result_type();
    // The last element of a scalable vector is unknown.
    if is_scalable(ty) {
        return None;
    }
    let size = count(ty);
    let known = view.body.uses(view.result()).find_map(|used| {
        let compare = view.with(used.op).as_::<CmpIOp>()?;
        if used.index != 0 {
            return None;
        }
        let with = int(*view, compare.rhs())?;
        use CmpIPredicate::*;
        let (least, holds) = match compare.predicate() {
            Ult => (size, true),
            Uge => (size, false),
            Ule => (size - 1, true),
            Ugt => (size - 1, false),
            Eq => (size, false),
            Ne => (size, true),
            _ => return None,
        };
        (with >= least).then_some((used.op, holds))
    });
    let (compare, holds) = known?;
    let ty = rw.op(compare).result_type(0);
    let value = int_or_splat(rw.ctx(), ty, i64::from(holds));
    let (loc, at) = (rw.op(compare).loc(), InsertPoint::after(rw.body(), compare));
    rw.set_loc(loc);
    rw.set_insertion_point(at);
    constant_instead(compare, value, rw)
}
