//! Folds memref operations.

use crate::layout::dropped_dims;
use crate::ops::*;
use terrace_builtin::AffineMapAttr;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::types::{DYNAMIC, MemRefType, Strided};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::{MixedSlice, StaticSlice};
use terrace_interfaces::reassociation::{Reshape, fold_reshape};
use terrace_ir::opdef::{Folded, NewParts};
use terrace_ir::{Attr, FoldResult, OpRef, ValueId};

type Folds = Option<FoldResult>;
type Constants<'a> = &'a [Option<Attr>];

fn value(value: ValueId) -> Folds {
    Some([Folded::Value(value)].into())
}

fn index(op: OpRef<'_>, value: i64) -> Folds {
    Some([Folded::Attr(op.ctx.index(value))].into())
}

fn set_source(op: OpRef<'_>, value: ValueId) -> Folds {
    Some(NewParts::default().operand(op, 0, value).into())
}

fn memref(op: OpRef<'_>, value: ValueId) -> Option<&MemRefType> {
    op.body.ty(value).as_::<MemRefType>(op.ctx)
}

/// Replaces each operand that is a `memref.cast` by the cast's source if `fits` returns true and the source is
/// ranked.
pub fn skip_casts(
    op: OpRef<'_>,
    fits: impl Fn(ValueId, CastOpRef<'_>) -> bool,
) -> Option<FoldResult> {
    let mut parts = NewParts::default();
    for (index, operand) in op.body.operands(op.id).enumerate() {
        if let Some(cast) = op.defined_by::<CastOp>(operand)
            && memref(op, cast.source()).is_some()
            && fits(operand, cast)
        {
            parts = parts.operand(op, index, cast.source());
        }
    }
    parts.operands.is_some().then(|| parts.into())
}

fn skip_all_casts(op: OpRef<'_>) -> Folds {
    skip_casts(op, |_, _| true)
}

pub(crate) fn load(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    skip_all_casts(op)
}

pub(crate) fn prefetch(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    skip_all_casts(op)
}

pub(crate) fn dealloc(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    skip_all_casts(op)
}

pub(crate) fn dma_start(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    skip_all_casts(op)
}

pub(crate) fn dma_wait(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    skip_all_casts(op)
}

/// Skips casts of the accessed memref. A stored memref is not changed.
pub(crate) fn store(op: StoreOpRef<'_>, _constants: Constants<'_>) -> Folds {
    skip_casts(*op, |operand, _| operand != op.value())
}

pub(crate) fn atomic_rmw(op: AtomicRMWOpRef<'_>, _constants: Constants<'_>) -> Folds {
    skip_casts(*op, |operand, _| operand != op.value())
}

/// Skips casts that only drop static information.
pub(crate) fn copy(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    skip_casts(op, |_, cast| forgets_only(cast))
}

/// Returns true if a cast between strided memrefs adds no static information: `canFoldIntoConsumerOp`.
pub(crate) fn forgets_only(cast: CastOpRef<'_>) -> bool {
    let forgets = || {
        let from = memref(*cast, cast.source())?;
        let to = memref(*cast, cast.dest())?;
        if from.element != to.element || from.shape.len() != to.shape.len() {
            return None;
        }
        let known = |from: &i64, to: &i64| *from == DYNAMIC && *to != DYNAMIC;
        let (a, b): (Strided, Strided) = (from.strided(cast.ctx)?, to.strided(cast.ctx)?);
        let any = from.shape.iter().zip(&to.shape).any(|(a, b)| known(a, b))
            || a.strides.iter().zip(&b.strides).any(|(a, b)| known(a, b))
            || known(&a.offset, &b.offset);
        Some(!any)
    };
    forgets().unwrap_or(false)
}

pub(crate) fn cast(op: CastOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let inner = op.defined_by::<CastOp>(op.source());
    match inner.filter(|inner| memref(*op, inner.source()).is_some()) {
        Some(inner) => Some(cast_of(*op, inner.source())),
        None => same_type(*op, op.source(), op.dest()),
    }
}

/// Folds a cast to the type of its operand.
fn same_type(op: OpRef<'_>, operand: ValueId, result: ValueId) -> Folds {
    if op.body.ty(operand) == op.body.ty(result) {
        value(operand)
    } else {
        None
    }
}

/// Replaces the operand of a cast, and folds the cast to the operand if that has the result type.
fn cast_of(op: OpRef<'_>, source: ValueId) -> FoldResult {
    let parts = NewParts::default().operand(op, 0, source);
    let is_same = op.body.ty(source) == op.body.ty(op.body.result(op.id, 0));
    parts.and_results(is_same.then_some(Folded::Value(source)))
}

pub(crate) fn memory_space_cast(op: MemorySpaceCastOpRef<'_>, _constants: Constants<'_>) -> Folds {
    match op.defined_by::<MemorySpaceCastOp>(op.source()) {
        Some(inner) => Some(cast_of(*op, inner.source())),
        None => same_type(*op, op.source(), op.dest()),
    }
}

pub(crate) fn rank(op: RankOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let ty = memref(*op, op.memref())?;
    index(*op, ty.shape.len() as i64)
}

/// Returns the dynamic size of dimension `dim`.
fn nth_dynamic(
    shape: &[i64],
    dim: usize,
    mut values: impl Iterator<Item = ValueId>,
) -> Option<ValueId> {
    let before = shape
        .get(..dim)?
        .iter()
        .filter(|size| **size == DYNAMIC)
        .count();
    values.nth(before)
}

pub(crate) fn dim(op: DimOpRef<'_>, constants: Constants<'_>) -> Folds {
    let dim = usize::try_from(int_value(op.ctx, constants[1]?)?).ok()?;
    let source = op.source();
    let ty = memref(*op, source)?;
    let size = *ty.shape.get(dim)?;
    if size != DYNAMIC {
        return index(*op, size);
    }
    let found = if let Some(alloc) = op.defined_by::<AllocOp>(source) {
        nth_dynamic(&ty.shape, dim, alloc.dynamic_sizes())
    } else if let Some(alloca) = op.defined_by::<AllocaOp>(source) {
        nth_dynamic(&ty.shape, dim, alloca.dynamic_sizes())
    } else if let Some(view) = op.defined_by::<ViewOp>(source) {
        nth_dynamic(&ty.shape, dim, view.sizes())
    } else if let Some(subview) = op.defined_by::<SubViewOp>(source) {
        let sizes = StaticSlice::of(*subview).sizes;
        let from = memref(*op, subview.source())?;
        let dropped = dropped_dims(op.ctx, from, ty, sizes)?;
        let mut kept = dropped.iter().enumerate().filter(|(_, dropped)| !**dropped);
        let (from_dim, _) = kept.nth(dim)?;
        nth_dynamic(sizes, from_dim, subview.sizes())
    } else {
        return skip_all_casts(*op);
    };
    value(found?)
}

pub(crate) fn assume_alignment(op: AssumeAlignmentOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let before = op.defined_by::<AssumeAlignmentOp>(op.memref())?;
    if before.alignment_attr() == op.alignment_attr() {
        value(op.memref())
    } else {
        None
    }
}

/// Folds results that are static in the memref type to constants, and keeps the others.
pub(crate) fn extract_strided_metadata(
    op: ExtractStridedMetadataOpRef<'_>,
    _constants: Constants<'_>,
) -> Folds {
    let ty = memref(*op, op.source())?;
    let strided = ty.strided(op.ctx)?;
    // The base buffer is the first result.
    let numbers = std::iter::once(&strided.offset)
        .chain(&ty.shape)
        .chain(&strided.strides);
    let numbers = std::iter::once(&DYNAMIC).chain(numbers);
    let fold =
        |(result, number): (ValueId, &i64)| match *number != DYNAMIC && op.body.has_uses(result) {
            true => Folded::Attr(op.ctx.index(*number)),
            false => Folded::Value(result),
        };
    let results: Vec<Folded> = op.body.results(op.id).zip(numbers).map(fold).collect();
    // A cast through an unranked memref may start from another rank, which has other results.
    let is_same_rank = |_, cast: CastOpRef<'_>| {
        memref(*op, cast.source()).is_some_and(|source| source.shape.len() == ty.shape.len())
    };
    let changed = skip_casts(*op, is_same_rank);
    let is_known = |result: &Folded| matches!(result, Folded::Attr(_));
    if !results.iter().any(is_known) {
        return changed;
    }
    let parts = changed.and_then(|changed| changed.parts().cloned());
    Some(parts.unwrap_or_default().and_results(results))
}

pub(crate) fn reinterpret_cast(op: ReinterpretCastOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let source = op.source();
    let before = if let Some(inner) = op.defined_by::<ReinterpretCastOp>(source) {
        Some(inner.source())
    } else if let Some(inner) = op.defined_by::<CastOp>(source) {
        Some(inner.source())
    } else {
        op.defined_by::<SubViewOp>(source)
            .filter(|inner| {
                let offsets = MixedIndex::join(StaticSlice::of(**inner).offsets, inner.offsets());
                all_are(**inner, &offsets, 0)
            })
            .map(|inner| inner.source())
    };
    if let Some(before) = before {
        return set_source(*op, before);
    }
    let ty = memref(*op, op.result())?;
    let own = StaticSlice::of(*op);
    // Dynamic strides of equal types may differ. Upstream does not check this.
    let same = ty.has_static_shape()
        && op.source_type() == op.result_type()
        && !own.strides.contains(&DYNAMIC);
    if same && own.offsets[..] == [0] {
        value(source)
    } else {
        None
    }
}

/// Returns true if all entries of a list equal `want`, statically or as constants.
fn all_are(op: OpRef<'_>, list: &[MixedIndex], want: i64) -> bool {
    list.iter().all(|entry| match *entry {
        MixedIndex::Known(number) => number == want,
        MixedIndex::Value(value) => {
            MixedIndex::of(op.ctx, op.body, value) == MixedIndex::Known(want)
        }
    })
}

pub(crate) fn subview(op: SubViewOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let (ctx, source) = (op.ctx, op.source());
    let ty = memref(*op, op.result())?;
    if op.source_type() != op.result_type() {
        return None;
    }
    // Equal types imply equal offsets and strides only if these are static.
    let is_known = |form: Strided| form.offset != DYNAMIC && !form.strides.contains(&DYNAMIC);
    if ty.has_static_shape() && ty.strided(ctx).is_some_and(is_known) {
        return value(source);
    }
    // A subview of a subview with the same sizes covers the inner subview completely.
    let inner = op.defined_by::<SubViewOp>(source)?;
    let (own, before) = (MixedSlice::of(*op)?, MixedSlice::of(*inner)?);
    let whole =
        all_are(*op, &own.offsets, 0) && all_are(*op, &own.strides, 1) && own.sizes == before.sizes;
    if whole { value(source) } else { None }
}

pub(crate) fn transpose(op: TransposeOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let (source, map) = (op.r#in(), op.permutation());
    if map.is_identity() && op.in_type() == op.result_type() {
        return value(source);
    }
    let inner = op.defined_by::<TransposeOp>(source)?;
    let before = inner.permutation();
    let results = map.results.iter().map(|result| match result {
        AffineExpr::Dim(dim) => before.results.get(*dim as usize).cloned(),
        _ => None,
    });
    let map = AffineMap::new(map.dims, 0, results.collect::<Option<Vec<_>>>()?);
    let map = AffineMapAttr::get(op.ctx, map);
    let parts = NewParts::default().operand(*op, 0, inner.r#in());
    Some(parts.prop(TransposeOp::PERMUTATION, map).into())
}

pub(crate) fn view(op: ViewOpRef<'_>, constants: Constants<'_>) -> Folds {
    let shift = constants
        .get(1)
        .copied()
        .flatten()
        .and_then(|shift| int_value(op.ctx, shift));
    let fixed = memref(*op, op.result()).is_some_and(MemRefType::has_static_shape);
    if fixed && shift == Some(0) && op.source_type() == op.result_type() {
        value(op.source())
    } else {
        None
    }
}

pub(crate) fn expand_shape(op: ExpandShapeOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let own = Reshape {
        source: op.src(),
        result: op.result(),
        groups: op.reassociation(),
    };
    let inner = op.defined_by::<CollapseShapeOp>(op.src());
    let inner = inner.map(|inner| Reshape {
        source: inner.src(),
        result: inner.result(),
        groups: inner.reassociation(),
    });
    fold_reshape(*op, &own, inner)
}

pub(crate) fn collapse_shape(op: CollapseShapeOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let own = Reshape {
        source: op.src(),
        result: op.result(),
        groups: op.reassociation(),
    };
    let inner = op.defined_by::<ExpandShapeOp>(op.src());
    let inner = inner.map(|inner| Reshape {
        source: inner.src(),
        result: inner.result(),
        groups: inner.reassociation(),
    });
    fold_reshape(*op, &own, inner)
}
