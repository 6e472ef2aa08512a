//! Canonicalizes `tensor.pad`.

use super::{replace_by_cast_of, result_type, tensor, uncast};
use crate::ops::*;
use crate::shapes::{padded_type, preserves_static_information};
use terrace_affine::composed_apply;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::types::{DYNAMIC, RankedTensorType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::MixedSlice;
use terrace_ir::{Attr, OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("FoldStaticZeroPadding", zero)
        .add_fn("FoldSourceTensorCast", of_cast)
        .add_fn("FoldTargetTensorCast", before_cast)
        .add_fn("FoldOrthogonalPaddings", orthogonal)
        .add_fn("FoldStaticPadding", constants)
        .add_fn("FoldConsecutiveConstantPadding", of_pad);
}

/// The number of elements added in each dimension.
#[derive(Clone)]
struct Padding {
    low: Vec<MixedIndex>,
    high: Vec<MixedIndex>,
}

fn padding(op: PadOp, rw: &dyn Rewriter<'_>) -> Padding {
    let view = rw.read(op);
    Padding {
        low: MixedIndex::join(view.static_low(), view.low()),
        high: MixedIndex::join(view.static_high(), view.high()),
    }
}

fn are_zero(list: &[MixedIndex], rw: &dyn Rewriter<'_>) -> bool {
    list.iter()
        .all(|it| it.constant(rw.ctx(), rw.body()) == Some(0))
}

/// Creates a `tensor.pad` with the region of another one, and with another type, source and padding.
fn pad_like(
    op: PadOp,
    ty: Type,
    source: ValueId,
    padding: &Padding,
    rw: &mut dyn Rewriter<'_>,
) -> PadOp {
    let (static_low, low) = MixedIndex::split(&padding.low);
    let (static_high, high) = MixedIndex::split(&padding.high);
    let (nofold, attrs) = (rw.read(op).nofold(), rw.body().attrs(op.id()));
    let from = rw.read(op).region();
    let new = PadOp::spec(ty, source, &low, &high, &static_low, &static_high).nofold(nofold);
    let new = rw.create(new);
    rw.edit(new.id()).set_attrs(attrs);
    let to = rw.read(new).region();
    rw.inline_region_before(from, to, None);
    new
}

fn zero(op: PadOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (source, padding) = (rw.read(op).source(), padding(op, rw));
    check(!rw.read(op).nofold() && are_zero(&padding.low, rw) && are_zero(&padding.high, rw))?;
    // Upstream does not compare element types, which may differ.
    let (from, to) = (tensor(rw, source)?, tensor(rw, rw.read(op).result())?);
    check(from.element == to.element)?;
    replace_by_cast_of(op.id(), source, rw);
    Ok(())
}

fn of_cast(op: PadOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let source = uncast(rw, rw.read(op).source()).ok_or(NO_MATCH)?;
    let view = rw.read(op);
    let to = tensor(rw, view.result())?;
    let from = RankedTensorType {
        element: to.element,
        ..tensor(rw, source)?.clone()
    };
    let ty = padded_type(
        &from,
        view.static_low(),
        view.static_high(),
        Some(&to.shape),
    );
    let ty = rw.ctx().ty(ty.ok_or(NO_MATCH)?);
    if ty == result_type(op.id(), rw) {
        rw.edit(op.id()).set_operand(0, source);
        return Ok(());
    }
    let new = pad_like(op, ty, source, &padding(op, rw), rw);
    let new = rw.read(new).result();
    replace_by_cast_of(op.id(), new, rw);
    Ok(())
}

/// Makes a pad whose only user is a cast produce the cast's type.
fn before_cast(op: PadOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let result = rw.read(op).result();
    let mut uses = rw.body().uses(result);
    let user = uses.next().ok_or(NO_MATCH)?.op;
    check(uses.next().is_none())?;
    drop(uses);
    let cast = rw.op(user).cast::<CastOp>().ok_or(NO_MATCH)?;
    let to = result_type(user, rw);
    check(preserves_static_information(
        rw.ctx(),
        result_type(op.id(), rw),
        to,
    ))?;
    let (source, padding) = (rw.read(op).source(), padding(op, rw));
    let new = pad_like(op, to, source, &padding, rw);
    let new = rw.read(new).result();
    rw.replace_op(cast.id(), &[new]);
    rw.erase_op(op.id());
    Ok(())
}

/// Folds constant padding into the lists and the result type.
fn constants(op: PadOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let source = rw.read(op).source();
    let (from, to) = (tensor(rw, source)?, tensor(rw, rw.read(op).result())?);
    let old = padding(op, rw);
    let fold = |list| MixedIndex::fold_each(ctx, rw.body(), list, |it| it != DYNAMIC);
    let new = Padding {
        low: fold(&old.low),
        high: fold(&old.high),
    };
    let (low, _) = MixedIndex::split(&new.low);
    let (high, _) = MixedIndex::split(&new.high);
    let inferred = padded_type(from, &low, &high, None).ok_or(NO_MATCH)?;
    let sizes = to.shape.iter().zip(&inferred.shape);
    let sizes = sizes.map(|(&size, &inferred)| match size {
        DYNAMIC => inferred,
        size => size,
    });
    let shape: Vec<i64> = sizes.collect();
    check(shape[..] != to.shape[..] && shape.iter().any(|&size| size != DYNAMIC))?;
    // Upstream does not check that the result can be verified.
    let fits = |(size, inferred): (&i64, &i64)| *inferred == DYNAMIC || size == inferred;
    let negative = shape.iter().any(|&size| size < 0 && size != DYNAMIC);
    check(shape.iter().zip(&inferred.shape).all(fits) && !negative)?;
    let ty = ctx.ty(RankedTensorType {
        shape: shape.into(),
        element: to.element,
        encoding: None,
    });
    let new = pad_like(op, ty, source, &new, rw);
    let new = rw.read(new).result();
    replace_by_cast_of(op.id(), new, rw);
    Ok(())
}

/// Returns the yielded value if it is a constant or defined outside of the region: MLIR's `getConstantPaddingValue`.
fn padding_value(op: PadOp, rw: &dyn Rewriter<'_>) -> Result<ValueId, NoMatch> {
    let (_, end) = rw.single_block::<YieldOp>(rw.read(op).region())?;
    let value = rw.read(end).value();
    check(rw.constant(value).is_some() || !rw.is_defined_inside(value, op.id()))?;
    Ok(value)
}

/// Merges a pad of a pad of the same value.
fn of_pad(op: PadOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let inner = rw.defined_by::<PadOp>(rw.read(op).source())?;
    check(!rw.read(op).nofold() && !rw.read(inner).nofold())?;
    check(padding_value(op, rw)? == padding_value(inner, rw)?)?;
    let (outer, before) = (padding(op, rw), padding(inner, rw));
    let (source, ty) = (rw.read(inner).source(), result_type(op.id(), rw));
    let sums = |a: &[MixedIndex], b: &[MixedIndex], rw: &mut dyn Rewriter<'_>| {
        let sum = |(&a, &b): (&MixedIndex, &MixedIndex)| {
            let sum = AffineExpr::Dim(0) + AffineExpr::Dim(1);
            composed_apply(&mut rw.builder(), sum, &[a, b])
        };
        a.iter().zip(b).map(sum).collect::<Vec<_>>()
    };
    let high = sums(&outer.high, &before.high, rw);
    let low = sums(&outer.low, &before.low, rw);
    let new = pad_like(op, ty, source, &Padding { low, high }, rw);
    let new = rw.read(new).result();
    rw.replace_op(op.id(), &[new]);
    Ok(())
}

fn constant_padding(op: PadOp, rw: &dyn Rewriter<'_>) -> Result<Attr, NoMatch> {
    rw.constant(padding_value(op, rw)?).ok_or(NO_MATCH)
}

/// Merges slice, pad, slice and pad along different dimensions.
fn orthogonal(op: PadOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let inner_slice = rw.defined_by::<ExtractSliceOp>(rw.read(op).source())?;
    let outer = rw.defined_by::<PadOp>(rw.read(inner_slice).source())?;
    check(!rw.read(outer).nofold())?;
    let outer_slice = rw.defined_by::<ExtractSliceOp>(rw.read(outer).source())?;
    let source = rw.read(outer_slice).source();
    let whole = tensor(rw, source)?;
    let rank = tensor(rw, rw.read(op).source())?.shape.len();
    let between = tensor(rw, rw.read(inner_slice).source())?;
    let start = tensor(rw, rw.read(outer).source())?;
    check(whole.shape.len() == rank && between.shape.len() == rank && start.shape.len() == rank)?;
    let number = |it: MixedIndex| it.constant(ctx, rw.body());
    let slice = |it: ExtractSliceOp| MixedSlice::of(rw.op(it.id())).ok_or(NO_MATCH);
    let (inner_lists, outer_lists) = (slice(inner_slice)?, slice(outer_slice)?);
    let mut strides = inner_lists.strides.iter().chain(&outer_lists.strides);
    check(strides.all(|&it| number(it) == Some(1)))?;
    let (inner_padding, outer_padding) = (padding(op, rw), padding(outer, rw));
    check(are_zero(&inner_padding.low, rw) && are_zero(&outer_padding.low, rw))?;
    check(constant_padding(op, rw)? == constant_padding(outer, rw)?)?;
    let padded = |padding: &Padding, dim: usize| number(padding.high[dim]) != Some(0);
    let is_zero = |it: MixedIndex| number(it) == Some(0);
    let (mut offsets, mut sizes, mut high) = (Vec::new(), Vec::new(), Vec::new());
    for dim in 0..rank {
        let by_inner = padded(&inner_padding, dim);
        let by_outer = padded(&outer_padding, dim);
        check(!(by_inner && by_outer))?;
        let (inner_at, outer_at) = (inner_lists.offsets[dim], outer_lists.offsets[dim]);
        offsets.push(if !by_inner && is_zero(inner_at) {
            outer_at
        } else if !by_outer && is_zero(outer_at) {
            inner_at
        } else {
            return Err(NO_MATCH);
        });
        let size = inner_lists.sizes[dim];
        let whole = number(size).is_some_and(|size| size == between.shape[dim]);
        check(!by_outer || whole)?;
        sizes.push(if by_outer {
            outer_lists.sizes[dim]
        } else {
            size
        });
        high.push(match (by_inner, by_outer) {
            (true, _) => inner_padding.high[dim],
            (_, true) => outer_padding.high[dim],
            _ => MixedIndex::Known(0),
        });
    }
    let merged = MixedSlice {
        offsets,
        sizes,
        strides: inner_lists.strides,
    };
    let (numbers, _) = MixedIndex::split(&merged.sizes);
    let part = super::with_shape(ctx, whole, &numbers);
    let ty = result_type(op.id(), rw);
    let merged_padding = Padding {
        low: inner_padding.low,
        high,
    };
    let slice = super::slice::extract_slice(part, source, &merged, rw);
    let new = pad_like(op, ty, slice, &merged_padding, rw);
    let new = rw.read(new).result();
    rw.replace_op(op.id(), &[new]);
    Ok(())
}
