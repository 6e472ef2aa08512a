//! Canonicalizes `memref.subview`, `memref.reinterpret_cast` and `memref.view`.

use super::{Values, fold_numbers, memref, number, replace_by_cast_of};
use crate::fold::forgets_only;
use crate::layout::{dropped_dims, strided_layout, subview_type};
use crate::ops::*;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{DYNAMIC, MemRefType, element_type};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::{MixedSlice, StaticSlice};
use terrace_ir::{Context, OpId, OpSpec, OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn(
            "ReinterpretCastOpExtractStridedMetadataFolder",
            reinterpreted_metadata,
        )
        .add_fn("ReinterpretCastOpConstantFolder", reinterpret_constants)
        .add_fn(
            "OpWithOffsetSizesAndStridesConstantArgumentFolder",
            subview_constants,
        )
        .add_fn("SubViewOpMemRefCastFolder", subview_of_cast)
        .add_fn("TrivialSubViewOpFolder", whole_subview)
        .add_fn("ViewOpShapeFolder", view_constants)
        .add_fn("ViewOpMemrefCastFolder", view_of_cast);
}

fn slice(op: OpId, rw: &dyn Rewriter<'_>) -> Result<MixedSlice, NoMatch> {
    MixedSlice::of(rw.op(op)).ok_or(NO_MATCH)
}

/// Replaces a subview or reinterpret cast by an operation of the same kind with another type, source and lists. The
/// result is cast to the old type.
fn replace_by_slice(
    op: OpId,
    ty: Type,
    source: ValueId,
    slice: &MixedSlice,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let def = rw.op(op).def().ok_or(NO_MATCH)?;
    let (mut operands, mut sizes) = (Values::from_slice(&[source]), vec![1]);
    let mut props = rw.body().props(op).to_vec();
    for (name, list) in [
        ("static_offsets", &slice.offsets),
        ("static_sizes", &slice.sizes),
        ("static_strides", &slice.strides),
    ] {
        let (numbers, values) = MixedIndex::split(list);
        let slot = def.prop_index(name).ok_or(NO_MATCH)?;
        props[slot] = Some(ctx.i64_array(&numbers));
        sizes.push(values.len() as i32);
        operands.extend(values);
    }
    let segments = def.operand_segments().ok_or(NO_MATCH)?;
    props[segments] = Some(ctx.i32_array(&sizes));
    let (name, loc) = (rw.body().name(op), rw.loc());
    let new = rw.builder().insert(OpSpec {
        operands: &operands,
        results: &[ty],
        props: &props,
        ..OpSpec::new(name, loc)
    });
    let new = rw.body().result(new, 0);
    replace_by_cast_of(op, new, rw);
    Ok(())
}

/// Returns the result type of a subview that drops the same dimensions.
fn type_of_subview(
    ctx: &Context,
    source: &MemRefType,
    slice: &MixedSlice,
    dropped: &[bool],
) -> Option<Type> {
    let numbers = |mixed: &[MixedIndex]| MixedIndex::split(mixed).0;
    let (offsets, sizes) = (numbers(&slice.offsets), numbers(&slice.sizes));
    let ty = subview_type(ctx, source, &offsets, &sizes, &numbers(&slice.strides))?;
    if !dropped.contains(&true) {
        return Some(ctx.ty(ty));
    }
    let form = ty.strided(ctx)?;
    let kept = |list: &[i64]| -> Vec<i64> {
        let list = list.iter().zip(dropped);
        list.filter(|(_, dropped)| !**dropped)
            .map(|(&it, _)| it)
            .collect()
    };
    Some(ctx.ty(MemRefType {
        shape: kept(&ty.shape).into(),
        layout: Some(strided_layout(ctx, &kept(&form.strides), form.offset)),
        ..ty
    }))
}

fn new_subview(
    op: SubViewOp,
    source: ValueId,
    slice: &MixedSlice,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let result = memref(rw, rw.read(op).result())?;
    let old_source = memref(rw, rw.read(op).source())?;
    let old_sizes = StaticSlice::of(rw.op(op.id())).sizes;
    let dropped = dropped_dims(ctx, old_source, result, old_sizes).ok_or(NO_MATCH)?;
    let ty = type_of_subview(ctx, memref(rw, source)?, slice, &dropped).ok_or(NO_MATCH)?;
    replace_by_slice(op.id(), ty, source, slice, rw)
}

/// Folds constant offsets, or else sizes, or else strides: upstream folds one list at a time. The result must remain
/// in bounds. Like upstream, keeps a subview with a stride that is known to be zero.
fn subview_constants(op: SubViewOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let old = slice(op.id(), rw)?;
    let mut new = old.clone();
    new.offsets = fold_numbers(rw, &old.offsets, |it| it >= 0);
    if new == old {
        new.sizes = fold_numbers(rw, &old.sizes, |it| it >= 0);
    }
    if new == old {
        new.strides = fold_numbers(rw, &old.strides, |it| it != DYNAMIC);
    }
    check(new != old && !new.strides.contains(&MixedIndex::Known(0)))?;
    let source = rw.read(op).source();
    let (offsets, _) = MixedIndex::split(&new.offsets);
    let (sizes, _) = MixedIndex::split(&new.sizes);
    let (strides, _) = MixedIndex::split(&new.strides);
    let lists = StaticSlice {
        offsets: &offsets,
        sizes: &sizes,
        strides: &strides,
    };
    check(lists.out_of_bounds(&memref(rw, source)?.shape).is_none())?;
    new_subview(op, source, &new, rw)
}

/// Swaps a subview with a cast of its source if the cast adds no static information.
fn subview_of_cast(op: SubViewOp, rw: &mut dyn Rewriter<'_>) -> Match {
    check(
        !rw.operands(op.id())
            .iter()
            .any(|&it| rw.constant(it).is_some()),
    )?;
    let cast = rw.defined_by::<CastOp>(rw.read(op).source())?;
    check(forgets_only(rw.read(cast)))?;
    let source = rw.read(cast).source();
    let slice = slice(op.id(), rw)?;
    new_subview(op, source, &slice, rw)
}

fn whole_subview(op: SubViewOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let source = rw.read(op).source();
    let (from, to) = (memref(rw, source)?, memref(rw, rw.read(op).result())?);
    let slice = slice(op.id(), rw)?;
    let known = |index: &MixedIndex| match *index {
        MixedIndex::Known(number) => Some(number),
        MixedIndex::Value(value) => number(rw, value),
    };
    let all = |list: &[MixedIndex], want| list.iter().all(|it| known(it) == Some(want));
    let sizes = slice.sizes.iter().zip(&from.shape);
    check(
        from.shape.len() == to.shape.len()
            && all(&slice.offsets, 0)
            && all(&slice.strides, 1)
            && sizes
                .into_iter()
                .all(|(size, &want)| known(size) == Some(want)),
    )?;
    match from == to {
        true => rw.replace_op(op.id(), &[source]),
        false => replace_by_cast_of(op.id(), source, rw),
    }
    Ok(())
}

fn new_reinterpret_cast(
    op: ReinterpretCastOp,
    source: ValueId,
    slice: &MixedSlice,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let numbers = |mixed: &[MixedIndex]| MixedIndex::split(mixed).0;
    let offset = *numbers(&slice.offsets).first().ok_or(NO_MATCH)?;
    let old = memref(rw, rw.read(op).result())?;
    let ty = ctx.ty(MemRefType {
        shape: numbers(&slice.sizes).into(),
        element: element_type(ctx, rw.body().ty(source)).ok_or(NO_MATCH)?,
        layout: Some(strided_layout(ctx, &numbers(&slice.strides), offset)),
        memory_space: old.memory_space,
    });
    replace_by_slice(op.id(), ty, source, slice, rw)
}

fn reinterpret_constants(op: ReinterpretCastOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let old = slice(op.id(), rw)?;
    check(old.offsets.len() == 1)?;
    // The operation does not accept negative static offsets and sizes.
    let fold = |list: &[MixedIndex]| fold_numbers(rw, list, |it| it >= 0);
    let new = MixedSlice {
        offsets: fold(&old.offsets),
        sizes: fold(&old.sizes),
        strides: fold_numbers(rw, &old.strides, |it| it != DYNAMIC),
    };
    check(new != old)?;
    new_reinterpret_cast(op, rw.read(op).source(), &new, rw)
}

/// Folds a reinterpret cast of a base buffer with all its metadata to the memref from which they were extracted.
/// Otherwise, replaces the base buffer by that memref, which has the same base.
fn reinterpreted_metadata(op: ReinterpretCastOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let taken = rw.defined_by::<ExtractStridedMetadataOp>(rw.read(op).source())?;
    let source = rw.read(taken).source();
    let ty = memref(rw, source)?;
    let form = ty.strided(ctx).ok_or(NO_MATCH)?;
    let old = slice(op.id(), rw)?;
    let fold = |list: &[MixedIndex]| fold_numbers(rw, list, |it| it != DYNAMIC);
    let result = |at: usize| MixedIndex::Value(body.result(taken.id(), at));
    let rank = ty.shape.len();
    let known = |first: usize, numbers: &[i64]| -> Vec<MixedIndex> {
        let numbers = numbers.iter().enumerate();
        numbers
            .map(|(at, &number)| MixedIndex::known_or(number, result(first + at)))
            .collect()
    };
    let same = fold(&old.offsets) == known(1, &[form.offset])
        && fold(&old.sizes) == known(2, &ty.shape)
        && fold(&old.strides) == known(2 + rank, &form.strides);
    if !same {
        rw.edit(op.id()).set_operand(0, source);
    } else if rw.body().ty(source) == rw.read(op).result_type() {
        rw.replace_op(op.id(), &[source]);
    } else {
        replace_by_cast_of(op.id(), source, rw);
    }
    Ok(())
}

fn view_constants(op: ViewOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let view = rw.read(op);
    let old = memref(rw, view.result())?;
    check(old.strided(ctx).is_some())?;
    let sizes = MixedIndex::join(&old.shape, view.sizes());
    let folded = fold_numbers(rw, &sizes, |it| it >= 0);
    check(folded != sizes)?;
    let (shape, sizes) = MixedIndex::split(&folded);
    let shape = shape.into();
    let ty = ctx.ty(MemRefType {
        shape,
        ..old.clone()
    });
    let (source, shift) = (view.source(), view.byte_shift());
    let new = rw.create_value(ViewOp::spec(ty, source, shift, &sizes));
    replace_by_cast_of(op.id(), new, rw);
    Ok(())
}

fn view_of_cast(op: ViewOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let cast = rw.defined_by::<CastOp>(view.source())?;
    let source = rw.read(cast).source();
    rw.defined_by::<AllocOp>(source)?;
    let ty = view.result_type();
    let (shift, sizes): (_, Values) = (view.byte_shift(), view.sizes().collect());
    rw.replace_op_with(op.id(), ViewOp::spec(ty, source, shift, &sizes));
    Ok(())
}
