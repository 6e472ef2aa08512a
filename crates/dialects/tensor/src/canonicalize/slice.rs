//! Canonicalizes slices.

use super::{replace_by, tensor, uncast, with_shape};
use crate::ops::*;
use crate::shapes::keeps_static_sizes;
use terrace_builtin::shapes::compatible_sizes;
use terrace_builtin::types::{DYNAMIC, RankedTensorType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::{MixedSlice, StaticSlice, dropped_by_size};
use terrace_interfaces::parallel_combining::InParallelOpInterface;
use terrace_ir::{InsertPoint, OpId, OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(super) fn populate_extract(patterns: &mut PatternSet) {
    patterns
        .add_fn(
            "OpWithOffsetSizesAndStridesConstantArgumentFolder",
            extract_constants,
        )
        .add_fn("ExtractSliceOpCastFolder", extract_of_cast);
}

pub(super) fn populate_insert(patterns: &mut PatternSet) {
    patterns
        .add_fn(
            "InsertSliceOpConstantArgumentFolder",
            |op: InsertSliceOp, rw| insert_constants(op.id(), rw),
        )
        .add_fn("InsertSliceOpCastFolder", |op: InsertSliceOp, rw| {
            insert_of_cast(op.id(), rw)
        })
        .add_fn(
            "InsertSliceOpSourceCastInserter",
            |op: InsertSliceOp, rw| cast_source(op.id(), rw),
        );
}

pub(super) fn populate_parallel_insert(patterns: &mut PatternSet) {
    patterns
        .add_fn(
            "InsertSliceOpConstantArgumentFolder",
            |op: ParallelInsertSliceOp, rw| insert_constants(op.id(), rw),
        )
        .add_fn(
            "InsertSliceOpCastFolder",
            |op: ParallelInsertSliceOp, rw| insert_of_cast(op.id(), rw),
        )
        .add_fn(
            "InsertSliceOpSourceCastInserter",
            |op: ParallelInsertSliceOp, rw| cast_source(op.id(), rw),
        );
}

/// The static and dynamic entries of a slice's lists.
struct Lists {
    offsets: (Vec<i64>, Vec<ValueId>),
    sizes: (Vec<i64>, Vec<ValueId>),
    strides: (Vec<i64>, Vec<ValueId>),
}

impl Lists {
    fn of(slice: &MixedSlice) -> Self {
        Lists {
            offsets: MixedIndex::split(&slice.offsets),
            sizes: MixedIndex::split(&slice.sizes),
            strides: MixedIndex::split(&slice.strides),
        }
    }

    fn numbers(&self) -> StaticSlice<'_> {
        StaticSlice {
            offsets: &self.offsets.0,
            sizes: &self.sizes.0,
            strides: &self.strides.0,
        }
    }
}

/// Creates a slice of a tensor.
pub(super) fn extract_slice(
    ty: Type,
    source: ValueId,
    slice: &MixedSlice,
    rw: &mut dyn Rewriter<'_>,
) -> ValueId {
    let Lists {
        offsets,
        sizes,
        strides,
    } = Lists::of(slice);
    rw.create_value(ExtractSliceOp::spec(
        ty, source, &offsets.1, &sizes.1, &strides.1, &offsets.0, &sizes.0, &strides.0,
    ))
}

fn slice_of(op: OpId, rw: &dyn Rewriter<'_>) -> Result<MixedSlice, NoMatch> {
    MixedSlice::of(rw.op(op)).ok_or(NO_MATCH)
}

/// Folds constant offsets, or else sizes, or else strides: upstream folds one list at a time. The slice must remain in
/// bounds of `whole`.
fn fold_constants(
    old: &MixedSlice,
    whole: &RankedTensorType,
    rw: &dyn Rewriter<'_>,
) -> Result<MixedSlice, NoMatch> {
    let fold = |list: &[MixedIndex], wanted: fn(i64) -> bool| {
        MixedIndex::fold_each(rw.ctx(), rw.body(), list, wanted)
    };
    let mut new = old.clone();
    new.offsets = fold(&old.offsets, |it| it >= 0);
    if new == *old {
        new.sizes = fold(&old.sizes, |it| it >= 0);
    }
    if new == *old {
        new.strides = fold(&old.strides, |it| it != DYNAMIC);
    }
    check(new != *old)?;
    in_bounds(&new, whole)?;
    Ok(new)
}

fn in_bounds(slice: &MixedSlice, whole: &RankedTensorType) -> Match {
    let lists = Lists::of(slice);
    check(lists.numbers().out_of_bounds(&whole.shape).is_none())
}

/// Returns the shape of a slice that drops the same dimensions as a slice with the static sizes `old` and this shape.
/// MLIR drops the first dimensions of size 1 instead, which may be others.
fn reduced_shape(new: &MixedSlice, old: &[i64], shape: &[i64]) -> Result<Vec<i64>, NoMatch> {
    let dropped = dropped_by_size(old, shape).ok_or(NO_MATCH)?;
    let (sizes, _) = MixedIndex::split(&new.sizes);
    let kept = sizes.iter().zip(dropped);
    Ok(kept
        .filter(|(_, dropped)| !dropped)
        .map(|(&size, _)| size)
        .collect())
}

fn extract_constants(op: ExtractSliceOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let source = rw.read(op).source();
    let (whole, part) = (tensor(rw, source)?, tensor(rw, rw.read(op).result())?);
    let new = fold_constants(&slice_of(op.id(), rw)?, whole, rw)?;
    let shape = reduced_shape(&new, rw.read(op).static_sizes(), &part.shape)?;
    let ty = with_shape(rw.ctx(), whole, &shape);
    let new = extract_slice(ty, source, &new, rw);
    replace_by(op.id(), new, rw);
    Ok(())
}

/// Returns an error if an operand is constant, so that the constants are folded first.
fn no_constants(op: OpId, rw: &dyn Rewriter<'_>) -> Match {
    let operands = rw.operands(op);
    let is_index = |&it: &ValueId| rw.body().ty(it) == Type::INDEX && rw.constant(it).is_some();
    check(!operands.iter().any(is_index))
}

/// Takes a slice of a cast's operand.
fn extract_of_cast(op: ExtractSliceOp, rw: &mut dyn Rewriter<'_>) -> Match {
    no_constants(op.id(), rw)?;
    let source = uncast(rw, rw.read(op).source()).ok_or(NO_MATCH)?;
    let slice = slice_of(op.id(), rw)?;
    in_bounds(&slice, tensor(rw, source)?)?;
    let ty = super::result_type(op.id(), rw);
    let new = extract_slice(ty, source, &slice, rw);
    rw.replace_op(op.id(), &[new]);
    Ok(())
}

/// The source of an insertion is its first operand, and the destination its second one.
const SOURCE: usize = 0;
const DEST: usize = 1;

/// Replaces an insertion by one with another source, destination and slice. The result is cast to the old type.
fn replace_by_insert(
    op: OpId,
    source: ValueId,
    dest: ValueId,
    slice: &MixedSlice,
    rw: &mut dyn Rewriter<'_>,
) {
    let Lists {
        offsets,
        sizes,
        strides,
    } = Lists::of(slice);
    if rw.op(op).is::<InsertSliceOp>() {
        let new = rw.create_value(InsertSliceOp::spec(
            source, dest, &offsets.1, &sizes.1, &strides.1, &offsets.0, &sizes.0, &strides.0,
        ));
        replace_by(op, new, rw);
    } else {
        rw.create(ParallelInsertSliceOp::spec(
            source, dest, &offsets.1, &sizes.1, &strides.1, &offsets.0, &sizes.0, &strides.0,
        ));
        rw.erase_op(op);
    }
}

/// Casts the source of an insertion. In an operation that contains only insertions, the cast is placed before it.
fn cast_of_source(op: OpId, ty: Type, rw: &mut dyn Rewriter<'_>) -> ValueId {
    let source = rw.operand(op, SOURCE);
    let own = rw.insertion_point();
    let parent = rw.body().parent_op(op);
    let combines = |parent: &OpId| {
        let name = rw.body().name(*parent);
        (rw.ctx().op_interface::<dyn InParallelOpInterface>(name)).is_some()
    };
    if let Some(parent) = parent.filter(combines) {
        let at = InsertPoint::before(rw.body(), parent);
        rw.set_insertion_point(at);
    }
    let cast = rw.create_value(CastOp::spec(ty, source));
    rw.set_insertion_point(own);
    cast
}

fn insert_constants(op: OpId, rw: &mut dyn Rewriter<'_>) -> Match {
    let (source, dest) = (rw.operand(op, SOURCE), rw.operand(op, DEST));
    let (part, whole) = (tensor(rw, source)?, tensor(rw, dest)?);
    let new = fold_constants(&slice_of(op, rw)?, whole, rw)?;
    let shape = reduced_shape(&new, StaticSlice::of(rw.op(op)).sizes, &part.shape)?;
    let ty = with_shape(rw.ctx(), part, &shape);
    let source = match ty == rw.body().ty(source) {
        true => source,
        false => cast_of_source(op, ty, rw),
    };
    replace_by_insert(op, source, dest, &new, rw);
    Ok(())
}

/// Returns for each dimension of `sizes` true if it is missing in `part`, which may have static sizes where `sizes` has
/// dynamic ones, and the reverse.
fn dropped_or_dynamic(sizes: &[i64], part: &[i64]) -> Option<Vec<bool>> {
    let mut kept = part.iter().peekable();
    let mut dropped = Vec::with_capacity(sizes.len());
    for &size in sizes {
        let fits =
            |&&have: &&i64| size == have || size != 1 && (size == DYNAMIC || have == DYNAMIC);
        let is_kept = kept.next_if(fits).is_some();
        if !is_kept && size != 1 {
            return None;
        }
        dropped.push(!is_kept);
    }
    kept.next().is_none().then_some(dropped)
}

/// Inserts a cast's operand, or inserts into one.
fn insert_of_cast(op: OpId, rw: &mut dyn Rewriter<'_>) -> Match {
    no_constants(op, rw)?;
    let (old_source, old_dest) = (rw.operand(op, SOURCE), rw.operand(op, DEST));
    let source = uncast(rw, old_source).unwrap_or(old_source);
    let dest = uncast(rw, old_dest).unwrap_or(old_dest);
    check((source, dest) != (old_source, old_dest))?;
    let (part, whole) = (tensor(rw, source)?, tensor(rw, dest)?);
    let mut slice = slice_of(op, rw)?;
    let (sizes, _) = MixedIndex::split(&slice.sizes);
    let dropped = dropped_or_dynamic(&sizes, &part.shape).ok_or(NO_MATCH)?;
    let kept = slice.sizes.iter_mut().zip(&dropped);
    let kept = kept.filter(|(_, dropped)| !**dropped);
    // As upstream, static sizes after a dynamic one are not used, so they must agree.
    for ((size, _), &known) in kept
        .zip(&part.shape)
        .take_while(|(_, known)| **known != DYNAMIC)
    {
        *size = MixedIndex::Known(known);
    }
    let (sizes, _) = MixedIndex::split(&slice.sizes);
    check(dropped_by_size(&sizes, &part.shape).is_some() && part.element == whole.element)?;
    in_bounds(&slice, whole)?;
    replace_by_insert(op, source, dest, &slice, rw);
    Ok(())
}

/// Casts the source of an insertion to the sizes that the slice specifies.
fn cast_source(op: OpId, rw: &mut dyn Rewriter<'_>) -> Match {
    let (source, dest) = (rw.operand(op, SOURCE), rw.operand(op, DEST));
    let (part, whole) = (tensor(rw, source)?, tensor(rw, dest)?);
    check(part.shape.len() == whole.shape.len())?;
    let slice = slice_of(op, rw)?;
    let known = slice.sizes.iter().zip(&part.shape);
    let known = known.map(|(size, &have)| size.constant(rw.ctx(), rw.body()).unwrap_or(have));
    let shape: Vec<i64> = known.collect();
    check(!shape.iter().any(|&size| size < 0 && size != DYNAMIC))?;
    check(
        shape[..] != part.shape[..]
            && keeps_static_sizes(&part.shape, &shape)
            && compatible_sizes(&part.shape, &shape),
    )?;
    let ty = with_shape(rw.ctx(), part, &shape);
    let cast = cast_of_source(op, ty, rw);
    replace_by_insert(op, cast, dest, &slice, rw);
    Ok(())
}
