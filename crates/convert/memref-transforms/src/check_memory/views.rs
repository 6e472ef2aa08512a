//! Checks of views, casts and copies.

use super::insert::{Function, Inserter};
use crate::checked::stated_sizes;
use terrace_arith::{CmpIPredicate, MaxSIOp, MinSIOp, SelectOp};
use terrace_builtin::types::{ComplexType, DYNAMIC, MemRefType, VectorType, bit_width};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::MixedSlice;
use terrace_interfaces::view_like::ViewLikeOpInterface;
use terrace_ir::{Context, InsertPoint, OpBuilder, OpId, OpRef, OpView, Type, ValueId};
use terrace_memref::layout::{reassociation, strided_layout};
use terrace_memref::{
    AllocOp, AllocaOp, CastOp, CopyOp, DimOp, ExpandShapeOp, ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetadataOp, GetGlobalOp, RankOp, ReinterpretCastOp, ReshapeOp, SubViewOp, ViewOp,
};

/// Checks an operation that creates a view, asks about a memref or copies one.
pub(super) fn check(c: &mut Inserter<'_>, op: OpId) {
    let of = OpRef::new(c.ctx, c.body, op);
    match () {
        () if of.is::<SubViewOp>() => subview(c, SubViewOp::from_id(op)),
        () if of.is::<ReinterpretCastOp>() => reinterpret_cast(c, ReinterpretCastOp::from_id(op)),
        () if of.is::<CastOp>() => cast(c, CastOp::from_id(op)),
        () if of.is::<CopyOp>() => copy(c, CopyOp::from_id(op)),
        () if of.is::<DimOp>() => dim(c, DimOp::from_id(op)),
        () if of.is::<ExpandShapeOp>() => expand_shape(c, ExpandShapeOp::from_id(op)),
        () if of.is::<ReshapeOp>() => reshape(c, ReshapeOp::from_id(op)),
        () if of.is::<ViewOp>() => view(c, ViewOp::from_id(op)),
        () => return,
    }
    c.finish();
}

/// Adds that the elements of a slice are in the dimensions of its source. One without elements may be anywhere.
fn subview(c: &mut Inserter<'_>, op: SubViewOp) {
    let source = c.read(op).source();
    let Some(ty) = c.memref(source) else {
        return;
    };
    let Some([offsets, sizes, strides]) = slice(c, op.id()) else {
        return;
    };
    let mut has_elements = None;
    let mut leaves = Vec::new();
    for (dim, ((offset, size), stride)) in offsets.into_iter().zip(sizes).zip(strides).enumerate() {
        let whole = c.size(source, &ty, dim);
        let (first, last) = ends(c, offset, size, stride);
        let zero = c.index(0);
        let is_some = c.compare(CmpIPredicate::Ne, size, zero);
        has_elements = Some(match has_elements {
            Some(all) => c.and(all, is_some),
            None => is_some,
        });
        leaves.push((dim, first, last, whole, c.leaves(first, last, whole)));
    }
    for (dim, first, last, whole, leaves) in leaves {
        let is_wrong = match has_elements {
            Some(has_elements) => c.and(has_elements, leaves),
            None => leaves,
        };
        let dim = c.index(dim as i64);
        c.check(is_wrong, Function::Range, &[dim, first, last, whole]);
    }
}

/// The offsets, sizes and strides of a slice.
fn slice(c: &mut Inserter<'_>, op: OpId) -> Option<[Vec<ValueId>; 3]> {
    let slice = MixedSlice::of(OpRef::new(c.ctx, c.body, op))?;
    let parts = [slice.offsets, slice.sizes, slice.strides];
    Some(parts.map(|part| part.into_iter().map(|number| c.number(number)).collect()))
}

/// The least and the greatest of the positions of some elements.
fn ends(
    c: &mut Inserter<'_>,
    offset: ValueId,
    size: ValueId,
    stride: ValueId,
) -> (ValueId, ValueId) {
    let [zero, one] = [0, 1].map(|number| c.index(number));
    let steps = c.subtract(size, one);
    let way = c.multiply(steps, stride);
    let [back, forth] = [
        c.create(MinSIOp::spec(way, zero)),
        c.create(MaxSIOp::spec(way, zero)),
    ];
    (c.add(offset, back), c.add(offset, forth))
}

/// Adds that the elements are in the memory of the source: in what it was allocated as, if that is in the same
/// function, and otherwise in the block that the runtime knows.
fn reinterpret_cast(c: &mut Inserter<'_>, op: ReinterpretCastOp) {
    let (ctx, view) = (c.ctx, c.read(op));
    let source = view.source();
    let Some(element) = c.memref(view.result()).map(|ty| ty.element) else {
        return;
    };
    let Some([offsets, sizes, strides]) = slice(c, op.id()) else {
        return;
    };
    let Some(&offset) = offsets.first() else {
        return;
    };
    let (mut first, mut last) = (offset, offset);
    let zero = c.index(0);
    // Without elements it may be anywhere: it ends before it begins.
    let mut has_elements = c.compare(CmpIPredicate::Eq, zero, zero);
    for (size, stride) in sizes.into_iter().zip(strides) {
        let (back, forth) = ends(c, zero, size, stride);
        first = c.add(first, back);
        last = c.add(last, forth);
        let is_some = c.compare(CmpIPredicate::Ne, size, zero);
        has_elements = c.and(has_elements, is_some);
    }
    if let Some((memref, ty)) = allocation(c, source) {
        let count = c.count(memref, &ty);
        let leaves = c.leaves(first, last, count);
        let is_wrong = c.and(has_elements, leaves);
        c.check(is_wrong, Function::Extent, &[first, last, count]);
    } else if let Some(bytes) = bytes(ctx, element) {
        let one = c.index(1);
        let before = c.subtract(first, one);
        let last = c.create(SelectOp::spec(has_elements, last, before));
        let pointer = c.create(ExtractAlignedPointerAsIndexOp::spec(source));
        let bytes = c.index(bytes);
        c.check_returned(Function::Block, &[pointer, first, last, bytes]);
    }
}

/// The allocation of a row-major memref that a value is a view of.
fn allocation(c: &Inserter<'_>, view: ValueId) -> Option<(ValueId, MemRefType)> {
    let ctx = c.ctx;
    let mut value = view;
    loop {
        let op = OpRef::new(ctx, c.body, c.body.defining_op(value)?);
        if op.is::<AllocOp>() || op.is::<AllocaOp>() || op.is::<GetGlobalOp>() {
            let ty = c.memref(value)?;
            return ty.is_identity_layout().then_some((value, ty));
        }
        // The elements of `memref.view` are others.
        let is_view = ctx
            .op_interface::<dyn ViewLikeOpInterface>(op.name())
            .is_some();
        if !is_view || op.is::<ViewOp>() {
            return None;
        }
        value = c.body.operand(op.id, 0);
    }
}

/// The bytes from one element in memory to the next.
fn bytes(ctx: &Context, ty: Type) -> Option<i64> {
    let bits = |ty| match ty {
        Type::INDEX => Some(64),
        _ => bit_width(ctx, ty),
    };
    let scalar = |ty| Some(u64::from(bits(ty)?.div_ceil(8)).next_power_of_two());
    let bytes = if let Some(vector) = ty.as_::<VectorType>(ctx) {
        if vector.scalable.contains(&true) {
            return None;
        }
        let count: i64 = vector.shape.iter().product();
        let bits = u64::from(bits(vector.element)?).checked_mul(count.try_into().ok()?)?;
        bits.div_ceil(8).checked_next_power_of_two()?
    } else if let Some(complex) = ty.as_::<ComplexType>(ctx) {
        2 * scalar(complex.element)?
    } else {
        scalar(ty)?
    };
    bytes.try_into().ok()
}

/// Adds that the rank, and each size, offset and stride that the result's type states, is that of the source.
fn cast(c: &mut Inserter<'_>, op: CastOp) {
    let (ctx, view) = (c.ctx, c.read(op));
    let source = view.source();
    let Some(result) = c.memref(view.dest()) else {
        return;
    };
    let known = c.memref(source);
    let rank = result.shape.len();
    if known.is_none() {
        let is = c.create(RankOp::spec(source));
        let wanted = c.index(rank as i64);
        c.check_equal(Function::CastRank, &[], is, wanted);
    }
    for (dim, size) in stated_sizes(known.as_ref(), &result) {
        let is = c.dim(source, dim);
        let [dim, wanted] = [dim as i64, size].map(|number| c.index(number));
        c.check_equal(Function::CastSize, &[dim], is, wanted);
    }
    let from = known.as_ref().map(|known| known.strided(ctx));
    let (Some(to), false) = (result.strided(ctx), from == Some(None)) else {
        return;
    };
    let from = from.flatten();
    let is_told = |dim: usize| {
        from.as_ref()
            .is_some_and(|from| from.strides[dim] != DYNAMIC)
    };
    let strides = to.strides.iter().enumerate();
    let strides: Vec<(usize, i64)> = strides
        .filter(|&(dim, &stride)| stride != DYNAMIC && !is_told(dim))
        .map(|(dim, &stride)| (dim, stride))
        .collect();
    let offset = to.offset;
    let asks_offset = offset != DYNAMIC && from.is_none_or(|from| from.offset == DYNAMIC);
    if strides.is_empty() && !asks_offset {
        return;
    }
    let unknown = ctx.ty(MemRefType {
        shape: vec![DYNAMIC; rank].into(),
        layout: Some(strided_layout(ctx, &vec![DYNAMIC; rank], DYNAMIC)),
        ..known.unwrap_or(result)
    });
    let unknown = c.builder().create_value(CastOp::spec(unknown, source));
    let metadata = c.builder().create(ExtractStridedMetadataOp::spec(unknown));
    if asks_offset {
        let is = c.read(metadata).offset();
        let wanted = c.index(offset);
        c.check_equal(Function::CastOffset, &[], is, wanted);
    }
    let are: Vec<ValueId> = c.read(metadata).strides().collect();
    for (dim, stride) in strides {
        let [number, wanted] = [dim as i64, stride].map(|number| c.index(number));
        // The stride of a single element does not matter.
        let size = c.dim(unknown, dim);
        let one = c.index(1);
        let is_more = c.compare(CmpIPredicate::Sgt, size, one);
        let is_other = c.compare(CmpIPredicate::Ne, are[dim], wanted);
        let is_wrong = c.and(is_more, is_other);
        c.check(is_wrong, Function::CastStride, &[number, are[dim], wanted]);
    }
}

/// Adds that both memrefs are of the same shape.
fn copy(c: &mut Inserter<'_>, op: CopyOp) {
    let view = c.read(op);
    let [source, target] = [view.source(), view.target()];
    let [from, to] = [source, target].map(|memref| c.memref(memref));
    let Some(ranked) = from.as_ref().or(to.as_ref()) else {
        return;
    };
    let rank = ranked.shape.len();
    let unranked =
        [(&from, source), (&to, target)].map(|(ty, memref)| ty.is_none().then_some(memref));
    if let Some(memref) = unranked.into_iter().flatten().next() {
        let is = c.create(RankOp::spec(memref));
        let wanted = c.index(rank as i64);
        c.check_equal(Function::CastRank, &[], is, wanted);
    }
    for dim in 0..rank {
        let [is, wanted] = [(source, &from), (target, &to)].map(|(memref, ty)| match ty {
            Some(ty) => c.size(memref, ty, dim),
            None => c.dim(memref, dim),
        });
        let dim = c.index(dim as i64);
        c.check_equal(Function::CopySize, &[dim], is, wanted);
    }
}

fn dim(c: &mut Inserter<'_>, op: DimOp) {
    let view = c.read(op);
    let [source, index] = [view.source(), view.index()];
    let rank = c.create(RankOp::spec(source));
    let is_wrong = c.compare(CmpIPredicate::Uge, index, rank);
    c.check(is_wrong, Function::Dimension, &[index, rank]);
}

/// Adds that as many elements come out of each dimension as there are in it.
fn expand_shape(c: &mut Inserter<'_>, op: ExpandShapeOp) {
    let view = c.read(op);
    let source = view.src();
    let Some(ty) = c.memref(source) else {
        return;
    };
    let sizes = MixedIndex::join(view.static_output_shape(), view.output_shape());
    let groups = reassociation(c.ctx, view.reassociation());
    let sizes: Vec<ValueId> = sizes.into_iter().map(|size| c.number(size)).collect();
    for (dim, group) in groups.iter().enumerate() {
        let mut count = c.index(1);
        for size in group
            .iter()
            .filter_map(|&dim| sizes.get(usize::try_from(dim).ok()?))
        {
            count = c.multiply(count, *size);
        }
        let size = c.size(source, &ty, dim);
        c.check_equal(Function::Elements, &[], size, count);
    }
}

/// Adds that the new shape, which is read from memory, is one of as many elements.
fn reshape(c: &mut Inserter<'_>, op: ReshapeOp) {
    let view = c.read(op);
    let (source, result) = (view.source(), view.result());
    let (Some(from), Some(to)) = (c.memref(source), c.memref(result)) else {
        return;
    };
    let before = c.count(source, &from);
    c.at = InsertPoint::after(c.body, op.id());
    let after = c.count(result, &to);
    c.check_equal(Function::Elements, &[], before, after);
}

fn view(c: &mut Inserter<'_>, op: ViewOp) {
    let (ctx, view) = (c.ctx, c.read(op));
    let (source, first) = (view.source(), view.byte_shift());
    let mut sizes: Vec<ValueId> = view.sizes().collect();
    let (Some(from), Some(to)) = (c.memref(source), c.memref(view.result())) else {
        return;
    };
    let Some(element) = bytes(ctx, to.element) else {
        return;
    };
    let whole = c.size(source, &from, 0);
    let mut count = c.index(element);
    sizes.reverse();
    for &size in to.shape.iter() {
        let size = match size {
            DYNAMIC => sizes.pop(),
            size => Some(c.index(size)),
        };
        if let Some(size) = size {
            count = c.multiply(count, size);
        }
    }
    let end = c.add(first, count);
    let one = c.index(1);
    let last = c.subtract(end, one);
    let leaves = c.leaves(first, last, whole);
    let zero = c.index(0);
    let is_some = c.compare(CmpIPredicate::Ne, count, zero);
    let is_wrong = c.and(is_some, leaves);
    c.check(is_wrong, Function::Bytes, &[first, last, whole]);
}
