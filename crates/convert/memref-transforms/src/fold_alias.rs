//! `fold-memref-alias-ops`: replaces accesses of views by accesses of their sources.

use crate::resolve_source_indices::{
    resolve_source_indices_collapse_shape, resolve_source_indices_expand_shape,
};
use terrace_affine::{
    resolve_indices_into_op_with_offsets_and_strides, resolve_sizes_into_op_with_sizes,
};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::MixedSlice;
use terrace_ir::{Failed, OpView, ValueId};
use terrace_memref::layout::{dropped_dims, reassociation};
use terrace_memref::{
    CollapseShapeOp, ExpandShapeOp, LoadOp, StoreOp, SubViewOp, create_subview, weak_alignment,
};
use terrace_pass::{OptionValues, PassContext, PassDef, rewrite_greedily};
use terrace_rewrite::{
    GreedyConfig, GreedyPatterns, Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check, require,
};
use terrace_vector as vector;
use terrace_vector::transfer::{Transfer, is_minor_identity};

/// `fold-memref-alias-ops`
pub static FOLD_MEMREF_ALIAS_OPS: PassDef = PassDef::new(
    "fold-memref-alias-ops",
    "Fold memref alias ops into consumer load/store ops",
    fold_mem_ref_alias_ops,
)
.class("FoldMemRefAliasOpsPass")
.dialects(&["affine", "arith", "memref", "vector"]);

fn fold_mem_ref_alias_ops(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_fold_memref_alias_op_patterns(&mut patterns);
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    // As in MLIR, convergence is not checked.
    rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
}

/// Adds the patterns of [`FOLD_MEMREF_ALIAS_OPS`].
pub fn populate_fold_memref_alias_op_patterns(patterns: &mut PatternSet) {
    fold_views::<LoadOp>(patterns, LOAD);
    fold_views::<vector::LoadOp>(patterns, LOAD);
    fold_views::<vector::MaskedLoadOp>(patterns, LOAD);
    fold_views::<StoreOp>(patterns, STORE);
    fold_views::<vector::StoreOp>(patterns, STORE);
    fold_views::<vector::MaskedStoreOp>(patterns, STORE);
    patterns
        .add_fn(LOAD[0], of_subview::<vector::TransferReadOp>)
        .add_fn(LOAD[1], of_expand_shape::<vector::TransferReadOp>)
        .add_fn(STORE[0], of_subview::<vector::TransferWriteOp>)
        .add_fn("SubViewOfSubViewFolder", subview_of_subview);
}

/// The names of the patterns for loads of each kind of view.
const LOAD: [&str; 3] = [
    "LoadOpOfSubViewOpFolder",
    "LoadOpOfExpandShapeOpFolder",
    "LoadOpOfCollapseShapeOpFolder",
];
/// The names of the patterns for stores to each kind of view.
const STORE: [&str; 3] = [
    "StoreOpOfSubViewOpFolder",
    "StoreOpOfExpandShapeOpFolder",
    "StoreOpOfCollapseShapeOpFolder",
];

/// Adds the patterns that fold each kind of view into an access.
pub(crate) fn fold_views<A: Access>(patterns: &mut PatternSet, names: [&'static str; 3]) {
    patterns
        .add_fn(names[0], of_subview::<A>)
        .add_fn(names[1], of_expand_shape::<A>)
        .add_fn(names[2], of_collapse_shape::<A>);
}

/// The new memref and indices of an access.
pub(crate) struct Target {
    pub(crate) memref: ValueId,
    pub(crate) indices: Vec<ValueId>,
    of: View,
}

/// The kind of view through which memory was accessed.
pub(crate) enum View {
    /// A subview; for each dimension of its source, true if it is dropped.
    SubView(Vec<bool>),
    Reshape,
}

/// An operation that accesses memory at indices. The patterns of [`fold_views`] are generic over it.
pub(crate) trait Access: OpView + 'static {
    /// True if the first element is guaranteed to be in bounds.
    const STARTS_INBOUNDS: bool = false;

    /// The index of the memref among the operands. The index operands follow it.
    const MEMREF: usize;

    fn memref(self, rw: &dyn Rewriter<'_>) -> ValueId {
        rw.body().operand(self.id(), Self::MEMREF)
    }

    /// Returns the indices of the access, and creates operations that compute them if necessary.
    fn indices(self, rw: &mut dyn Rewriter<'_>) -> Vec<ValueId> {
        let operands = rw.body().operands(self.id()).skip(Self::MEMREF + 1);
        operands.take(rank(self.memref(rw), rw)).collect()
    }

    /// Fails if the operation cannot access the subview's source instead.
    fn fits_subview(self, _view: SubViewOp, _rw: &dyn Rewriter<'_>) -> Match {
        Ok(())
    }

    /// Fails if the operation cannot access a memref of another rank instead.
    fn fits_reshape(self, _rank: usize, _rw: &dyn Rewriter<'_>) -> Match {
        Ok(())
    }

    /// True if the operation has a permutation map.
    const HAS_MAP: bool = false;

    /// Returns the vector that is read or written.
    fn vector(self, _rw: &dyn Rewriter<'_>) -> Option<ValueId> {
        None
    }

    /// Returns true if a dimension of the vector is in bounds of the memref.
    fn is_in_bounds(self, _dim: usize, _rw: &dyn Rewriter<'_>) -> bool {
        true
    }

    fn retarget(self, to: &Target, rw: &mut dyn Rewriter<'_>) -> Match;
}

/// Returns the type of the vector that is read or written, without the dimensions that belong to a vector element type
/// of the memref. The remaining dimensions correspond to the trailing dimensions of the memref. Returns `None` for a
/// scalar.
fn elements_of(op: impl Access, rw: &dyn Rewriter<'_>) -> Option<VectorType> {
    let ty = rw.body().ty(op.memref(rw)).as_::<MemRefType>(rw.ctx())?;
    let vector = rw.body().ty(op.vector(rw)?);
    let mut vector = vector.as_::<VectorType>(rw.ctx())?.clone();
    // The dimensions of a vector element type are not dimensions of the memref.
    let inner = ty.element.as_::<VectorType>(rw.ctx());
    let inner = inner.map_or(0, |inner| inner.shape.len());
    let kept = vector.shape.len().checked_sub(inner)?;
    vector.shape = vector.shape[..kept].into();
    vector.scalable = vector.scalable[..kept].into();
    Some(vector)
}

/// Returns true if an access covers the same memory in a reshaped memref and in its source. The memref of higher rank
/// is `fine`; each of its groups of dimensions is one dimension of the other, `coarse`. Each non-unit dimension of the
/// vector must correspond to the last dimension of a group. If the group has further dimensions, elements beyond the
/// end of that last dimension differ.
fn moves_alike(
    op: impl Access,
    groups: &[Vec<i64>],
    [coarse, fine]: [usize; 2],
    rw: &dyn Rewriter<'_>,
) -> bool {
    let Some(vector) = elements_of(op, rw) else {
        return true;
    };
    let rank = vector.shape.len();
    let dims = vector.shape.iter().zip(&vector.scalable);
    { dims }.enumerate().all(|(at, (&size, &scalable))| {
        let in_bounds = op.is_in_bounds(at, rw);
        if size == 1 && !scalable && in_bounds {
            return true;
        }
        let (Some(coarse), Some(fine)) = (
            (coarse + at).checked_sub(rank),
            (fine + at).checked_sub(rank),
        ) else {
            return false;
        };
        groups.get(coarse).is_some_and(|group| {
            group.last() == Some(&(fine as i64)) && (in_bounds || group.len() == 1)
        })
    })
}

/// Returns true if a vector covers the same memory in a subview and in its source. The memory differs only for
/// n-dimensional vectors without a map.
fn moves_alike_in_subview<A: Access>(op: A, slice: &Slice, rw: &dyn Rewriter<'_>) -> bool {
    let has_dims = |vector: &VectorType| !A::HAS_MAP && vector.shape.len() > 1;
    let Some(vector) = elements_of(op, rw).filter(has_dims) else {
        return true;
    };
    let Some(first) = slice.dropped.len().checked_sub(vector.shape.len()) else {
        return false;
    };
    let strides = slice.mixed.strides[first..].iter();
    let is_known = |(stride, size): (&MixedIndex, (&i64, &bool))| {
        size == (&1, &false) || *stride == MixedIndex::Known(1)
    };
    let sizes = vector.shape.iter().zip(&vector.scalable);
    !slice.dropped[first..].contains(&true) && strides.zip(sizes).all(is_known)
}

/// Returns the alignment of an access whose memref is replaced. MLIR drops it, which promises the natural alignment.
fn kept_alignment<A: Access>(op: A, given: Option<i64>, rw: &dyn Rewriter<'_>) -> Option<i64> {
    let memref = rw.body().operand(op.id(), A::MEMREF);
    weak_alignment(rw.ctx(), given, rw.body().ty(memref))
}

impl Access for LoadOp {
    const MEMREF: usize = 0;
    const STARTS_INBOUNDS: bool = true;

    fn retarget(self, to: &Target, rw: &mut dyn Rewriter<'_>) -> Match {
        let nontemporal = rw.read(self).nontemporal() == Some(true);
        let load = LoadOp::spec(to.memref, &to.indices).nontemporal(nontemporal);
        let alignment = kept_alignment(self, rw.read(self).alignment(), rw);
        rw.replace_op_with(self.id(), load.alignment(alignment));
        Ok(())
    }
}

impl Access for StoreOp {
    const MEMREF: usize = 1;
    const STARTS_INBOUNDS: bool = true;

    fn retarget(self, to: &Target, rw: &mut dyn Rewriter<'_>) -> Match {
        let view = rw.read(self);
        let nontemporal = view.nontemporal() == Some(true);
        let value = view.value();
        let store = StoreOp::spec(value, to.memref, &to.indices).nontemporal(nontemporal);
        let alignment = kept_alignment(self, view.alignment(), rw);
        rw.replace_op_with(self.id(), store.alignment(alignment));
        Ok(())
    }
}

impl Access for vector::LoadOp {
    const MEMREF: usize = 0;

    fn vector(self, rw: &dyn Rewriter<'_>) -> Option<ValueId> {
        Some(rw.read(self).result())
    }

    fn retarget(self, to: &Target, rw: &mut dyn Rewriter<'_>) -> Match {
        let ty = rw.result_types(self.id())[0];
        let load = vector::LoadOp::spec(ty, to.memref, &to.indices);
        // MLIR drops the hint if the view was a subview.
        let nontemporal =
            matches!(to.of, View::Reshape) && rw.read(self).nontemporal() == Some(true);
        let alignment = kept_alignment(self, rw.read(self).alignment(), rw);
        let load = load.alignment(alignment);
        rw.replace_op_with(self.id(), load.nontemporal(nontemporal));
        Ok(())
    }
}

impl Access for vector::StoreOp {
    const MEMREF: usize = 1;

    fn vector(self, rw: &dyn Rewriter<'_>) -> Option<ValueId> {
        Some(rw.read(self).value_to_store())
    }

    fn retarget(self, to: &Target, rw: &mut dyn Rewriter<'_>) -> Match {
        let view = rw.read(self);
        let value = view.value_to_store();
        let store = vector::StoreOp::spec(value, to.memref, &to.indices);
        // MLIR drops the hint if the view was a subview.
        let nontemporal = matches!(to.of, View::Reshape) && view.nontemporal() == Some(true);
        let alignment = kept_alignment(self, view.alignment(), rw);
        let store = store.alignment(alignment);
        rw.replace_op_with(self.id(), store.nontemporal(nontemporal));
        Ok(())
    }
}

impl Access for vector::MaskedLoadOp {
    const MEMREF: usize = 0;

    fn vector(self, rw: &dyn Rewriter<'_>) -> Option<ValueId> {
        Some(rw.read(self).result())
    }

    fn retarget(self, to: &Target, rw: &mut dyn Rewriter<'_>) -> Match {
        let view = rw.read(self);
        let ty = rw.result_types(self.id())[0];
        let (mask, otherwise) = (view.mask(), view.pass_thru());
        let load = vector::MaskedLoadOp::spec(ty, to.memref, &to.indices, mask, otherwise);
        let alignment = kept_alignment(self, view.alignment(), rw);
        rw.replace_op_with(self.id(), load.alignment(alignment));
        Ok(())
    }
}

impl Access for vector::MaskedStoreOp {
    const MEMREF: usize = 0;

    fn vector(self, rw: &dyn Rewriter<'_>) -> Option<ValueId> {
        Some(rw.read(self).value_to_store())
    }

    fn retarget(self, to: &Target, rw: &mut dyn Rewriter<'_>) -> Match {
        let view = rw.read(self);
        let (mask, value) = (view.mask(), view.value_to_store());
        let store = vector::MaskedStoreOp::spec(to.memref, &to.indices, mask, value);
        let alignment = kept_alignment(self, view.alignment(), rw);
        rw.replace_op_with(self.id(), store.alignment(alignment));
        Ok(())
    }
}

/// Fails if the subview has non-unit strides, which a transfer cannot express.
fn transfer_fits_subview(op: impl OpView, view: SubViewOp, rw: &dyn Rewriter<'_>) -> Match {
    let transfer = Transfer::new(rw.op(op.id())).ok_or(NO_MATCH)?;
    let inside = !transfer.has_out_of_bounds_dim();
    require(inside, "out of bounds transfer dim")?;
    let why = "non-1 stride subview, need to track strides in folded memref";
    require(has_unit_stride(view, rw), why)
}

/// Returns the permutation map of a transfer from or to the new memref.
fn map_to(transfer: Transfer<'_>, to: &Target) -> AffineMap {
    let rank = to.indices.len();
    let map = transfer.map;
    match &to.of {
        View::SubView(dropped) => {
            let kept = dropped.iter().enumerate().filter(|(_, dropped)| !**dropped);
            let kept: Vec<AffineExpr> = kept.map(|(dim, _)| AffineExpr::Dim(dim as u32)).collect();
            map.replace(&kept, &[], rank as u32, 0)
        }
        View::Reshape => {
            let first = rank.saturating_sub(map.results.len());
            let last = (first..rank).map(|dim| AffineExpr::Dim(dim as u32));
            AffineMap::new(rank as u32, 0, last)
        }
    }
}

impl Access for vector::TransferReadOp {
    const MEMREF: usize = 0;
    const HAS_MAP: bool = true;

    fn fits_subview(self, view: SubViewOp, rw: &dyn Rewriter<'_>) -> Match {
        transfer_fits_subview(self, view, rw)
    }

    fn fits_reshape(self, rank: usize, rw: &dyn Rewriter<'_>) -> Match {
        let read = Transfer::new(rw.op(self.id())).ok_or(NO_MATCH)?;
        let ty = rw.body().ty(read.vector).as_::<VectorType>(rw.ctx());
        check(is_minor_identity(read.map) && ty.is_some_and(|ty| ty.shape.len() <= rank))
    }

    fn vector(self, rw: &dyn Rewriter<'_>) -> Option<ValueId> {
        Some(rw.body().result(self.id(), 0))
    }

    fn is_in_bounds(self, dim: usize, rw: &dyn Rewriter<'_>) -> bool {
        let read = Transfer::new(rw.op(self.id()));
        read.is_some_and(|read| read.in_bounds().get(dim) == Some(&true))
    }

    fn retarget(self, to: &Target, rw: &mut dyn Rewriter<'_>) -> Match {
        let body = rw.body();
        let view = rw.read(self);
        let read = Transfer::new(rw.op(self.id())).ok_or(NO_MATCH)?;
        let (ty, mask, map) = (body.ty(read.vector), read.mask, map_to(read, to));
        let (padding, in_bounds) = (view.padding(), view.in_bounds());
        let (memref, indices) = (to.memref, &to.indices);
        let read = vector::TransferReadOp::spec(ty, memref, indices, padding, &map, in_bounds);
        rw.replace_op_with(self.id(), read.mask(mask));
        Ok(())
    }
}

impl Access for vector::TransferWriteOp {
    const MEMREF: usize = 1;

    fn fits_subview(self, view: SubViewOp, rw: &dyn Rewriter<'_>) -> Match {
        transfer_fits_subview(self, view, rw)
    }

    fn retarget(self, to: &Target, rw: &mut dyn Rewriter<'_>) -> Match {
        let write = Transfer::new(rw.op(self.id())).ok_or(NO_MATCH)?;
        let (value, mask, map) = (write.vector, write.mask, map_to(write, to));
        let in_bounds = rw.read(self).in_bounds();
        let (memref, indices) = (to.memref, &to.indices);
        let write = vector::TransferWriteOp::spec(None, value, memref, indices, &map, in_bounds);
        rw.replace_op_with(self.id(), write.mask(mask));
        Ok(())
    }
}

/// The slice of a subview.
struct Slice {
    source: ValueId,
    mixed: MixedSlice,
    dropped: Vec<bool>,
}

fn slice(op: SubViewOp, rw: &dyn Rewriter<'_>) -> Result<Slice, NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let source = view.source();
    let memref = |value| body.ty(value).as_::<MemRefType>(ctx).ok_or(NO_MATCH);
    let result = memref(view.result())?;
    let dropped = dropped_dims(ctx, memref(source)?, result, view.static_sizes());
    Ok(Slice {
        source,
        mixed: MixedSlice::of(rw.op(op.id())).ok_or(NO_MATCH)?,
        dropped: dropped.ok_or("dropped dimensions are not known")?,
    })
}

fn has_unit_stride(op: SubViewOp, rw: &dyn Rewriter<'_>) -> bool {
    let strides = rw.read(op).static_strides();
    strides.iter().all(|stride| *stride == 1)
}

const OTHER_MEMORY: &str = "the vector is along other memory than before the reshape";

fn rank(memref: ValueId, rw: &dyn Rewriter<'_>) -> usize {
    let ty = rw.body().ty(memref).as_::<MemRefType>(rw.ctx());
    ty.map_or(0, |ty| ty.shape.len())
}

pub(crate) fn of_subview<A: Access>(op: A, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.defined_by::<SubViewOp>(op.memref(rw))?;
    op.fits_subview(view, rw)?;
    let slice = slice(view, rw)?;
    let why = "the vector is along other memory than in the subview";
    require(moves_alike_in_subview(op, &slice, rw), why)?;
    let indices: Vec<MixedIndex> = op.indices(rw).into_iter().map(MixedIndex::from).collect();
    let indices = resolve_indices_into_op_with_offsets_and_strides(
        &mut rw.builder(),
        &slice.mixed.offsets,
        &slice.mixed.strides,
        &slice.dropped,
        &indices,
    );
    let to = Target {
        memref: slice.source,
        indices,
        of: View::SubView(slice.dropped),
    };
    op.retarget(&to, rw)
}

pub(crate) fn of_expand_shape<A: Access>(op: A, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.defined_by::<ExpandShapeOp>(op.memref(rw))?;
    let memref = rw.read(view).src();
    op.fits_reshape(rank(memref, rw), rw)?;
    let ranks = [memref, op.memref(rw)].map(|memref| rank(memref, rw));
    let groups = reassociation(rw.ctx(), rw.read(view).reassociation());
    require(moves_alike(op, &groups, ranks, rw), OTHER_MEMORY)?;
    let indices = op.indices(rw);
    let b = &mut rw.builder();
    let indices = resolve_source_indices_expand_shape(b, view, &indices, A::STARTS_INBOUNDS);
    let to = Target {
        memref,
        indices,
        of: View::Reshape,
    };
    op.retarget(&to, rw)
}

pub(crate) fn of_collapse_shape<A: Access>(op: A, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.defined_by::<CollapseShapeOp>(op.memref(rw))?;
    let memref = rw.read(view).src();
    let ranks = [op.memref(rw), memref].map(|memref| rank(memref, rw));
    let groups = reassociation(rw.ctx(), rw.read(view).reassociation());
    require(moves_alike(op, &groups, ranks, rw), OTHER_MEMORY)?;
    let indices = op.indices(rw);
    let indices = resolve_source_indices_collapse_shape(&mut rw.builder(), view, &indices);
    let to = Target {
        memref,
        indices,
        of: View::Reshape,
    };
    op.retarget(&to, rw)
}

/// Composes a subview of a subview into a subview of the original source.
fn subview_of_subview(op: SubViewOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let outer = rw.defined_by::<SubViewOp>(rw.read(op).source())?;
    for view in [op, outer] {
        require(has_unit_stride(view, rw), "requires unit strides")?;
    }
    let (inner, outer) = (slice(op, rw)?, slice(outer, rw)?);
    let sizes =
        resolve_sizes_into_op_with_sizes(&outer.mixed.sizes, &inner.mixed.sizes, &outer.dropped);
    let offsets = resolve_indices_into_op_with_offsets_and_strides(
        &mut rw.builder(),
        &outer.mixed.offsets,
        &outer.mixed.strides,
        &outer.dropped,
        &inner.mixed.offsets,
    );
    let offsets = MixedIndex::of_each(rw.ctx(), rw.body(), offsets);
    let ty = rw.result_types(op.id())[0];
    let parts = [&offsets[..], &sizes, &outer.mixed.strides];
    let view = create_subview(&mut rw.builder(), ty, outer.source, parts);
    rw.replace_op(op.id(), &[view]);
    Ok(())
}
