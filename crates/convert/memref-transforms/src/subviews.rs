//! Composes subviews, and extracts address computations into subviews.

use crate::metadata::{extract, known_or_each};
use terrace_affine::{AffineApplyOp, composed_apply};
use terrace_arith::constant_index;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::types::MemRefType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::MixedSlice;
use terrace_ir::{Builder, OpView, Type, ValueId};
use terrace_memref::layout::subview_type;
use terrace_memref::{LoadOp, StoreOp, SubViewOp, create_subview, weak_alignment};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};
use terrace_vector::transfer::TransferParts;
use terrace_vector::{TransferReadOp, TransferWriteOp};

/// Adds the pattern that composes a `memref.subview` of a `memref.subview` into a subview of the original source.
/// Strides must be static, and the inner view must not be rank-reduced. MLIR's `populateComposeSubViewPatterns`.
///
/// ```
/// use terrace_memref_transforms::populate_compose_sub_view_patterns;
/// use terrace_rewrite::PatternSet;
///
/// let mut patterns = PatternSet::new();
/// populate_compose_sub_view_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 1);
/// ```
pub fn populate_compose_sub_view_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("ComposeSubViewOpPattern", compose);
}

/// Adds the patterns that extract the address computation of `memref.load`, `memref.store`, `vector.transfer_read` and
/// `vector.transfer_write` into a `memref.subview`. The operation then accesses the first element of the subview.
/// MLIR's `populateExtractAddressComputationsPatterns`, except the pattern for `nvgpu`.
///
/// ```
/// use terrace_memref_transforms::populate_extract_address_computations_patterns;
/// use terrace_rewrite::PatternSet;
///
/// let mut patterns = PatternSet::new();
/// populate_extract_address_computations_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 4);
/// ```
pub fn populate_extract_address_computations_patterns(patterns: &mut PatternSet) {
    const NAME: &str = "LoadStoreLikeOpRewriter";
    patterns
        .add_fn(NAME, |op: LoadOp, rw| {
            let access = rw.read(op);
            let nontemporal = access.nontemporal() == Some(true);
            let indices: Vec<ValueId> = access.indices().collect();
            let memref = access.memref();
            let (view, zeros) = first_of_view(rw, memref, &indices, one_element)?;
            let load = LoadOp::spec(view, &zeros).nontemporal(nontemporal);
            let view = rw.read(op);
            let alignment = weak_alignment(view.ctx, view.alignment(), view.memref_type());
            rw.replace_op_with(op.id(), load.alignment(alignment));
            Ok(())
        })
        .add_fn(NAME, |op: StoreOp, rw| {
            let access = rw.read(op);
            let nontemporal = access.nontemporal() == Some(true);
            let value = access.value();
            let indices: Vec<ValueId> = access.indices().collect();
            let memref = access.memref();
            let (view, zeros) = first_of_view(rw, memref, &indices, one_element)?;
            let store = StoreOp::spec(value, view, &zeros).nontemporal(nontemporal);
            let view = rw.read(op);
            let alignment = weak_alignment(view.ctx, view.alignment(), view.memref_type());
            rw.replace_op_with(op.id(), store.alignment(alignment));
            Ok(())
        })
        .add_fn(NAME, |op: TransferReadOp, rw| {
            let read = transfer(op, rw)?.create_read(rw).ok_or(NO_MATCH)?;
            rw.replace_op(op.id(), &[read]);
            Ok(())
        })
        .add_fn(NAME, |op: TransferWriteOp, rw| {
            transfer(op, rw)?.create_write(rw);
            rw.erase_op(op.id());
            Ok(())
        });
}

/// Creates a subview from the accessed element to the end of the memory, and the parts of a transfer at its first
/// element.
fn transfer(op: impl OpView, rw: &mut dyn Rewriter<'_>) -> Result<TransferParts, NoMatch> {
    let parts = TransferParts::new(rw.op(op.id())).ok_or(NO_MATCH)?;
    let base = parts.base;
    let rest = |b: &mut Builder<'_>, ty: &MemRefType, offsets: &[MixedIndex]| {
        let sizes = known_or_each(&ty.shape, &extract(b, base).sizes);
        let rest = AffineExpr::Symbol(0) - AffineExpr::Symbol(1);
        let pairs = sizes.into_iter().zip(offsets);
        pairs
            .map(|(size, &offset)| composed_apply(b, rest.clone(), &[size, offset]))
            .collect()
    };
    let (base, indices) = first_of_view(rw, base, &parts.indices, rest)?;
    Ok(TransferParts {
        base,
        indices,
        ..parts
    })
}

/// Returns the sizes of a view of one element.
fn one_element(_: &mut Builder<'_>, _: &MemRefType, offsets: &[MixedIndex]) -> Vec<MixedIndex> {
    vec![MixedIndex::Known(1); offsets.len()]
}

/// Creates a subview that begins at an access, and zero indices for its first element. `sizes` computes the sizes of
/// the subview from the memory type and the offsets.
fn first_of_view(
    rw: &mut dyn Rewriter<'_>,
    memref: ValueId,
    indices: &[ValueId],
    sizes: impl FnOnce(&mut Builder<'_>, &MemRefType, &[MixedIndex]) -> Vec<MixedIndex>,
) -> Result<(ValueId, Vec<ValueId>), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let ty = body.ty(memref).as_::<MemRefType>(ctx);
    let ty = ty.ok_or("source is not a memref")?;
    let offsets = MixedIndex::of_each(ctx, body, indices.iter().copied());
    if offsets.iter().all(|&offset| offset == MixedIndex::Known(0)) {
        return Err("no computation to extract: offsets are 0s".into());
    }
    ty.strided(ctx).ok_or(NO_MATCH)?;
    let rank = indices.len();
    let b = &mut rw.builder();
    let sizes = sizes(b, ty, &offsets);
    let ones = vec![MixedIndex::Known(1); rank];
    let parts = [&offsets[..], &sizes, &ones];
    let numbers = parts.map(|part| MixedIndex::split(part).0);
    let view = subview_type(ctx, ty, &numbers[0], &numbers[1], &numbers[2]).ok_or(NO_MATCH)?;
    let view = create_subview(b, ctx.ty(view), memref, parts);
    let zero = constant_index(b, 0);
    Ok((view, vec![zero; rank]))
}

/// The offsets, sizes and strides of a subview.
struct Parts {
    source: ValueId,
    ty: Type,
    offsets: Vec<MixedIndex>,
    sizes: Vec<MixedIndex>,
    steps: Vec<i64>,
}

impl Parts {
    /// Returns the parts of a subview, or `None` if a stride is dynamic.
    fn new(op: SubViewOp, rw: &dyn Rewriter<'_>) -> Option<Self> {
        let view = rw.read(op);
        let slice = MixedSlice::of(rw.op(op.id()))?;
        let steps = slice.strides.into_iter().map(|step| match step {
            MixedIndex::Known(step) => Some(step),
            MixedIndex::Value(_) => None,
        });
        Some(Parts {
            source: view.source(),
            ty: view.result_type(),
            offsets: slice.offsets,
            sizes: slice.sizes,
            steps: steps.collect::<Option<_>>()?,
        })
    }
}

fn compose(op: SubViewOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let outer = rw.read(op).source();
    let outer = rw.defined_by::<SubViewOp>(outer)?;
    let parts = Parts::new(op, rw).zip(Parts::new(outer, rw));
    let (inner, outer) = parts.ok_or(NO_MATCH)?;
    let rank = |ty: Type| ty.as_::<MemRefType>(rw.ctx()).map(|ty| ty.shape.len());
    check(rank(rw.body().ty(outer.source)) == rank(outer.ty))?;
    let products = inner.steps.iter().zip(&outer.steps);
    let steps: Option<Vec<i64>> = products.map(|(a, b)| a.checked_mul(*b)).collect();
    let steps = steps.ok_or(NO_MATCH)?;
    let by = inner.offsets.iter().zip(&outer.offsets).zip(&outer.steps);
    let mut sums = Vec::new();
    for ((&offset, &start), &step) in by {
        // start + offset * step
        let mut inputs = Vec::new();
        let mut term = |number| match number {
            MixedIndex::Known(number) => AffineExpr::Constant(number),
            MixedIndex::Value(value) => {
                inputs.push(value);
                AffineExpr::Symbol(inputs.len() as u32 - 1)
            }
        };
        let (start, offset) = (term(start), term(offset));
        if let (Some(start), Some(offset)) = (start.as_constant(), offset.as_constant()) {
            let sum = offset
                .checked_mul(step)
                .and_then(|by| by.checked_add(start));
            sums.push(Ok(sum.ok_or(NO_MATCH)?));
            continue;
        }
        let map = AffineMap::new(0, inputs.len() as u32, [start + offset * step]);
        sums.push(Err((map, inputs)));
    }
    let mut offsets = Vec::new();
    for sum in sums {
        offsets.push(match sum {
            Ok(number) => MixedIndex::Known(number),
            Err((map, inputs)) => rw.create_value(AffineApplyOp::spec(&inputs, &map)).into(),
        });
    }
    let steps: Vec<MixedIndex> = steps.into_iter().map(MixedIndex::Known).collect();
    let parts = [&offsets[..], &inner.sizes, &steps];
    let view = create_subview(&mut rw.builder(), inner.ty, outer.source, parts);
    rw.replace_op(op.id(), &[view]);
    Ok(())
}
