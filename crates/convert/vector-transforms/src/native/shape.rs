//! Unrolls masks, steps and shape casts.

use super::{Tiling, UnrollVectorOptions, add, assemble, put, slice};
use crate::emit::{constant, index, shape_cast, zero_attr};
use terrace_arith::{AddIOp, MaxSIOp, MinSIOp, SubIOp};
use terrace_builtin::elements::int_or_splat;
use terrace_ir::{OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, PatternSet, Rewriter, check};
use terrace_vector::matching::{Values, linear, position_of};
use terrace_vector::{ConstantMaskOp, CreateMaskOp, ShapeCastOp, StepOp};

pub(super) fn populate(patterns: &mut PatternSet, options: &UnrollVectorOptions) {
    add(patterns, options, "UnrollStepPattern", unroll_step);
    add(
        patterns,
        options,
        "UnrollShapeCastPattern",
        unroll_shape_cast,
    );
    add(
        patterns,
        options,
        "UnrollCreateMaskPattern",
        unroll_create_mask,
    );
    add(
        patterns,
        options,
        "UnrollConstantMaskPattern",
        unroll_constant_mask,
    );
}

fn unroll_step(op: StepOp, options: &UnrollVectorOptions, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let ctx = rw.ctx();
    let tiling = Tiling::of_same_rank(*view, options)?;
    let ty = tiling.ty(ctx, view.result_type().element);
    let zero = zero_attr(ctx, view.result_ty()).ok_or(NO_MATCH)?;
    let mut whole = constant(rw, zero);
    let steps = rw.create_value(StepOp::spec(ty));
    for offsets in tiling.offsets() {
        let first = constant(rw, int_or_splat(ctx, ty, offsets[0]));
        let part = rw.create_value(AddIOp::spec(steps, first));
        whole = put(rw, part, whole, &offsets, 1);
    }
    rw.replace_op(op.id(), &[whole]);
    Ok(())
}

fn unroll_create_mask(
    op: CreateMaskOp,
    options: &UnrollVectorOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let tiling = Tiling::of_same_rank(*view, options)?;
    let ty = tiling.ty(view.ctx, Type::I1);
    let bounds: Values = view.operands().collect();
    assemble(op.id(), &tiling, rw, |rw, offsets| {
        let mut inner: Vec<ValueId> = Vec::with_capacity(bounds.len());
        for (dim, &bound) in bounds.iter().enumerate() {
            // Upstream folds these operations. The difference must not wrap, so the bound is first raised to the
            // offset.
            let offset = index(rw, offsets[dim]);
            let rest = rw.create_value(MaxSIOp::spec(bound, offset));
            let rest = match offsets[dim] {
                0 => rest,
                _ => rw.create_value(SubIOp::spec(rest, offset)),
            };
            let size = index(rw, tiling.tile[dim]);
            inner.push(rw.create_value(MinSIOp::spec(rest, size)));
        }
        rw.create_value(CreateMaskOp::spec(ty, &inner))
    })
}

fn unroll_constant_mask(
    op: ConstantMaskOp,
    options: &UnrollVectorOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let tiling = Tiling::of_same_rank(*view, options)?;
    let ty = tiling.ty(view.ctx, Type::I1);
    let bounds = view.mask_dim_sizes().to_vec();
    assemble(op.id(), &tiling, rw, |rw, offsets| {
        let dims = offsets.iter().zip(&bounds).zip(&tiling.tile);
        let mut inner: Vec<i64> = dims
            .map(|((offset, bound), size)| (bound - offset).clamp(0, *size))
            .collect();
        // The mask is empty if one of the sizes is 0.
        if inner.contains(&0) {
            inner.fill(0);
        }
        rw.create_value(ConstantMaskOp::spec(ty, &inner))
    })
}

/// Returns true if the elements of a tile are contiguous in a vector of the given shape.
fn is_contiguous(tile: &[i64], shape: &[i64]) -> bool {
    let inner = |sizes: &[i64]| -> Vec<i64> {
        let ones = sizes.iter().take_while(|size| **size == 1).count();
        sizes[ones.min(sizes.len().saturating_sub(1))..].to_vec()
    };
    let (tile, shape) = (inner(tile), inner(shape));
    let Some(lead) = shape.len().checked_sub(tile.len()) else {
        return false;
    };
    !tile.is_empty() && tile[1..] == shape[lead + 1..]
}

/// Returns the shape of the first `count` elements of a vector, if they form a box.
fn leading_box(shape: &[i64], mut count: i64) -> Option<Vec<i64>> {
    let mut tile = vec![1; shape.len()];
    for (size, part) in shape.iter().zip(&mut tile).rev() {
        *part = count.min(*size);
        if count % *part != 0 {
            return None;
        }
        count /= *part;
    }
    (count == 1).then_some(tile)
}

fn unroll_shape_cast(
    op: ShapeCastOp,
    options: &UnrollVectorOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let tiling = Tiling::new(*view, options)?;
    let from = view.source_type();
    check(is_contiguous(&tiling.native, &tiling.shape))?;
    let sizes = leading_box(&from.shape, tiling.tile.iter().product()).ok_or(NO_MATCH)?;
    check(is_contiguous(&sizes, &from.shape))?;
    // Sizes must divide the shape. Otherwise upstream creates slices that are out of bounds.
    let mut dims = from.shape.iter().zip(&sizes);
    check(dims.all(|(size, part)| size % part == 0))?;
    let ty = tiling.ty(view.ctx, from.element);
    zero_attr(view.ctx, view.result_ty()).ok_or(NO_MATCH)?;
    let (source, shape) = (view.source(), from.shape.to_vec());
    assemble(op.id(), &tiling, rw, |rw, offsets| {
        let first = position_of(linear(offsets, &tiling.shape), &shape);
        let part = slice(rw, source, &first, &sizes);
        shape_cast(rw, ty, part)
    })
}
