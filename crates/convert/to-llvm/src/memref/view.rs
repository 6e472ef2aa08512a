//! Converts casts and other views of memory.

use crate::memref::create::{
    alloca, gep, memcpy, memref_type, pointer_into, pointer_into_unranked, promote,
};
use crate::memref::unranked;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::types::{BuiltinType, DYNAMIC};
use terrace_builtin::{MemRefType, UnrankedMemRefType};
use terrace_ir::{Builder, OpId, OpView, OperandValues, Type, ValueId};
use terrace_llvm::{AddrSpaceCastOp, LoadOp, MulOp, SubOp};
use terrace_llvm_common::{LlvmRewriter, MemRefDescriptor, UnrankedMemRefDescriptor};
use terrace_memref::{
    CastOp, MemorySpaceCastOp, ReinterpretCastOp, SubViewOp, TransposeOp, ViewOp,
};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, require};

/// Access to the pointers and the offset of a ranked or unranked memref.
pub(crate) enum Buffer<'c> {
    /// The descriptor of a ranked memref.
    Ranked(MemRefDescriptor<'c>),
    /// The descriptor in memory of an unranked memref, and the type of its pointers.
    Unranked { inner: ValueId, pointer: Type },
}

impl<'c> Buffer<'c> {
    /// Returns the buffer of a memref of type `ty` with the converted value `value`.
    pub(crate) fn new(
        llvm: LlvmRewriter<'c>,
        b: &mut Builder<'_>,
        ty: Type,
        value: ValueId,
    ) -> Self {
        match BuiltinType::of(b.ctx, ty) {
            BuiltinType::UnrankedMemRef(unranked) => Buffer::Unranked {
                inner: UnrankedMemRefDescriptor::new(llvm.converter, b, value).memref_desc_ptr(b),
                pointer: pointer_into_unranked(b.ctx, unranked),
            },
            _ => Buffer::Ranked(llvm.descriptor(b, value)),
        }
    }

    /// Returns the allocated pointer.
    pub(crate) fn allocated_ptr(&self, b: &mut Builder<'_>) -> ValueId {
        match *self {
            Buffer::Ranked(ref descriptor) => descriptor.allocated_ptr(b),
            Buffer::Unranked { inner, pointer } => unranked::allocated_ptr(b, inner, pointer),
        }
    }

    /// Returns the aligned pointer.
    pub(crate) fn aligned_ptr(&self, b: &mut Builder<'_>) -> ValueId {
        match *self {
            Buffer::Ranked(ref descriptor) => descriptor.aligned_ptr(b),
            Buffer::Unranked { inner, pointer } => unranked::aligned_ptr(b, inner, pointer),
        }
    }

    /// Returns the offset.
    pub(crate) fn offset(&self, llvm: LlvmRewriter<'_>, b: &mut Builder<'_>) -> ValueId {
        match *self {
            Buffer::Ranked(ref descriptor) => descriptor.offset(b),
            Buffer::Unranked { inner, pointer } => unranked::offset(llvm, b, inner, pointer),
        }
    }
}

/// Lowers `memref.cast`. Casts between ranked types fold away. An unranked memref refers to a ranked descriptor on the
/// stack.
pub(crate) fn lower_cast(
    op: CastOp,
    args: Adaptor<'_, CastOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let view = rw.read(op);
    let source = args.source();
    let from = view.source_type();
    let to = view.dest_type();
    let converted = rw.convert_type(to)?;
    let cast = match (from.as_::<MemRefType>(ctx), to.as_::<MemRefType>(ctx)) {
        (Some(_), Some(_)) => {
            let why = "the descriptors have different types";
            require(rw.convert_type(from)? == converted, why)?;
            source
        }
        (Some(memref), None) => {
            let rank = memref.shape.len() as i64;
            let mut b = rw.builder();
            let pointer = promote(&mut b, source);
            let rank = llvm.index_constant(&mut b, rank);
            let mut descriptor =
                UnrankedMemRefDescriptor::poison(llvm.converter, &mut b, converted);
            descriptor.set_rank(&mut b, rank);
            descriptor.set_memref_desc_ptr(&mut b, pointer);
            descriptor.value()
        }
        (None, Some(_)) => {
            let mut b = rw.builder();
            let pointer =
                UnrankedMemRefDescriptor::new(llvm.converter, &b, source).memref_desc_ptr(&mut b);
            b.create_value(LoadOp::spec(converted, pointer))
        }
        (None, None) => return Err(NoMatch::because("both types are unranked")),
    };
    rw.replace_op(op.id(), &[cast]);
    Ok(())
}

/// Lowers `memref.memory_space_cast` by casting the pointers. An unranked memref gets a new ranked descriptor on the
/// stack.
pub(crate) fn lower_memory_space_cast(
    op: MemorySpaceCastOp,
    args: Adaptor<'_, MemorySpaceCastOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let view = rw.read(op);
    let source = args.source();
    let from = view.source_type();
    let to = view.dest_type();
    let converted = rw.convert_type(to)?;
    let cast = if let BuiltinType::MemRef(memref) = BuiltinType::of(ctx, to) {
        let pointer = pointer_into(llvm, ctx, to)?;
        cast_ranked(
            llvm,
            &mut rw.builder(),
            source,
            memref.shape.len(),
            converted,
            pointer,
        )
    } else {
        if !from.is::<UnrankedMemRefType>(ctx) || !to.is::<UnrankedMemRefType>(ctx) {
            return Err(NoMatch::because("unexpected memref type"));
        }
        let from = pointer_into(llvm, ctx, from)?;
        let to = pointer_into(llvm, ctx, to)?;
        cast_unranked(llvm, &mut rw.builder(), source, converted, from, to)
    };
    rw.replace_op(op.id(), &[cast]);
    Ok(())
}

fn cast_ranked(
    llvm: LlvmRewriter<'_>,
    b: &mut Builder<'_>,
    source: ValueId,
    rank: usize,
    ty: Type,
    pointer: Type,
) -> ValueId {
    let source = llvm.descriptor(b, source);
    let mut values = Vec::with_capacity(MemRefDescriptor::unpacked_count(rank));
    source.unpack(b, rank, &mut values);
    let allocated = b.create_value(AddrSpaceCastOp::spec(pointer, values[0]));
    let aligned = b.create_value(AddrSpaceCastOp::spec(pointer, values[1]));
    let mut descriptor = MemRefDescriptor::poison(llvm.converter, b, ty);
    descriptor.set_allocated_ptr(b, allocated);
    descriptor.set_aligned_ptr(b, aligned);
    descriptor.set_offset(b, values[2]);
    for dim in 0..rank {
        descriptor.set_size(b, dim, values[3 + dim]);
        descriptor.set_stride(b, dim, values[3 + rank + dim]);
    }
    descriptor.value()
}

fn cast_unranked(
    llvm: LlvmRewriter<'_>,
    b: &mut Builder<'_>,
    source: ValueId,
    ty: Type,
    from: Type,
    to: Type,
) -> ValueId {
    let source = UnrankedMemRefDescriptor::new(llvm.converter, b, source);
    let rank = source.rank(b);
    let inner = source.memref_desc_ptr(b);
    let (result, size) = new_unranked(llvm, b, ty, rank);
    let memory = result.1;

    let allocated = unranked::allocated_ptr(b, inner, from);
    let aligned = unranked::aligned_ptr(b, inner, from);
    let allocated = b.create_value(AddrSpaceCastOp::spec(to, allocated));
    let aligned = b.create_value(AddrSpaceCastOp::spec(to, aligned));
    unranked::set_allocated_ptr(b, memory, allocated);
    unranked::set_aligned_ptr(b, memory, to, aligned);
    let from_numbers = unranked::offset_address(b, inner, from);
    let to_numbers = unranked::offset_address(b, memory, to);
    let pointers = 2 * i64::from(llvm.options().pointer_bitwidth.div_ceil(8));
    let pointers = llvm.index_constant(b, pointers);
    let numbers = b.create_value(SubOp::spec(size, pointers));
    memcpy(b, to_numbers, from_numbers, numbers);
    result.0
}

/// Creates an unranked descriptor of the given rank, and stack space for the ranked descriptor. Returns the unranked
/// descriptor, the space, and its size.
pub(crate) fn new_unranked(
    llvm: LlvmRewriter<'_>,
    b: &mut Builder<'_>,
    ty: Type,
    rank: ValueId,
) -> ((ValueId, ValueId), ValueId) {
    let mut descriptor = UnrankedMemRefDescriptor::poison(llvm.converter, b, ty);
    descriptor.set_rank(b, rank);
    let size = descriptor.compute_size(llvm.converter, b);
    let memory = alloca(b, Type::I8, size);
    descriptor.set_memref_desc_ptr(b, memory);
    ((descriptor.value(), memory), size)
}

/// A number that is static or a value.
#[derive(Clone, Copy)]
enum Number {
    Known(i64),
    Given(ValueId),
}

impl Number {
    fn value(self, llvm: LlvmRewriter<'_>, b: &mut Builder<'_>) -> ValueId {
        match self {
            Number::Known(value) => llvm.index_constant(b, value),
            Number::Given(value) => value,
        }
    }
}

/// Combines a list of static numbers with the values for its dynamic entries. Returns `None` unless the list has
/// `count` entries and the number of values is right.
fn mixed(known: &[i64], given: &[ValueId], count: usize) -> Option<Vec<Number>> {
    let mut given = given.iter();
    let numbers: Option<Vec<Number>> = known
        .iter()
        .map(|&known| match known {
            DYNAMIC => given.next().copied().map(Number::Given),
            known => Some(Number::Known(known)),
        })
        .collect();
    numbers.filter(|numbers| numbers.len() == count && given.next().is_none())
}

/// Creates a descriptor of the same memory with other sizes and strides.
pub(crate) fn lower_reinterpret_cast(
    op: ReinterpretCastOp,
    args: Adaptor<'_, ReinterpretCastOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let view = rw.read(op);
    let from = view.source_type();
    let to = view.result_type();
    let rank = memref_type(ctx, to)?.shape.len();
    let lists = [
        (view.static_offsets(), args.offsets(), 1),
        (view.static_sizes(), args.sizes(), rank),
        (view.static_strides(), args.strides(), rank),
    ];
    let [offset, sizes, strides] = lists.map(|(known, given, count)| mixed(known, given, count));
    let (Some(offset), Some(sizes), Some(strides)) = (offset, sizes, strides) else {
        return Err(NoMatch::because("the numbers do not fit the rank"));
    };
    let converted = rw.convert_type(to)?;

    let mut b = rw.builder();
    let mut descriptor = MemRefDescriptor::poison(llvm.converter, &mut b, converted);
    let source = Buffer::new(llvm, &mut b, from, args.source());
    let (allocated, aligned) = (source.allocated_ptr(&mut b), source.aligned_ptr(&mut b));
    descriptor.set_allocated_ptr(&mut b, allocated);
    descriptor.set_aligned_ptr(&mut b, aligned);
    for number in offset {
        let offset = number.value(llvm, &mut b);
        descriptor.set_offset(&mut b, offset);
    }
    for (dim, (size, stride)) in sizes.into_iter().zip(strides).enumerate() {
        let size = size.value(llvm, &mut b);
        descriptor.set_size(&mut b, dim, size);
        let stride = stride.value(llvm, &mut b);
        descriptor.set_stride(&mut b, dim, stride);
    }
    rw.replace_op(op.id(), &[descriptor.value()]);
    Ok(())
}

/// Permutes sizes and strides.
pub(crate) fn lower_transpose(
    op: TransposeOp,
    args: Adaptor<'_, TransposeOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let view = rw.read(op);
    let source = args.r#in();
    let from = view.in_type();
    let rank = memref_type(ctx, from)?.shape.len();
    let map = view.permutation();
    let why = "the permutation does not fit the rank";
    require(map.results.len() == rank, why)?;
    if map.is_identity() {
        rw.replace_op(op.id(), &[source]);
        return Ok(());
    }
    let source_dim = |at: usize| match &map.results[at] {
        AffineExpr::Dim(dim) => Some(*dim as usize).filter(|&dim| dim < rank),
        _ => None,
    };
    let why = "not a permutation";
    require(!(0..rank).any(|at| source_dim(at).is_none()), why)?;
    let converted = rw.convert_type(from)?;

    let mut b = rw.builder();
    let source = llvm.descriptor(&b, source);
    let mut target = MemRefDescriptor::poison(llvm.converter, &mut b, converted);
    let allocated = source.allocated_ptr(&mut b);
    target.set_allocated_ptr(&mut b, allocated);
    let aligned = source.aligned_ptr(&mut b);
    target.set_aligned_ptr(&mut b, aligned);
    let offset = source.offset(&mut b);
    target.set_offset(&mut b, offset);
    for at in 0..rank {
        let from = source_dim(at).unwrap_or(at);
        let size = source.size(&mut b, from);
        target.set_size(&mut b, at, size);
        let stride = source.stride(&mut b, from);
        target.set_stride(&mut b, at, stride);
    }
    rw.replace_op(op.id(), &[target.value()]);
    Ok(())
}

/// Reinterprets bytes as elements of another type.
pub(crate) fn lower_view(
    op: ViewOp,
    args: Adaptor<'_, ViewOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let view = rw.read(op);
    let bytes = memref_type(ctx, view.source_type())?;
    let to = view.result_type();
    let memref = memref_type(ctx, to)?;
    let byte = llvm.convert(ctx, bytes.element)?;
    let converted = rw.convert_type(to)?;
    let strided = memref
        .strided(ctx)
        .ok_or("cannot cast to non-strided shape")?;
    if strided
        .strides
        .last()
        .is_some_and(|&last| last != 1 && last != 0)
        || strided.offset != 0
    {
        return Err(NoMatch::because("cannot cast to non-contiguous shape"));
    }
    if memref.shape.iter().filter(|&&size| size == DYNAMIC).count() != args.sizes().len() {
        return Err(NoMatch::because(
            "the number of sizes does not fit the type",
        ));
    }

    let mut b = rw.builder();
    let source = llvm.descriptor(&b, args.source());
    let mut target = MemRefDescriptor::poison(llvm.converter, &mut b, converted);
    let allocated = source.allocated_ptr(&mut b);
    target.set_allocated_ptr(&mut b, allocated);
    let aligned = source.aligned_ptr(&mut b);
    let pointer = b.body().ty(aligned);
    let aligned = gep(&mut b, pointer, byte, aligned, args.byte_shift());
    target.set_aligned_ptr(&mut b, aligned);
    target.set_constant_offset(&mut b, 0);
    // From last to first dimension: the stride and the size of the next inner dimension.
    let mut next: Option<(ValueId, ValueId)> = None;
    let mut given = args.sizes().iter().rev();
    for dim in (0..memref.shape.len()).rev() {
        let size = match memref.shape[dim] {
            DYNAMIC => given.next().copied(),
            _ => None,
        };
        let size = size.unwrap_or_else(|| llvm.index_constant(&mut b, memref.shape[dim]));
        target.set_size(&mut b, dim, size);
        let stride = match (strided.strides[dim], next) {
            (DYNAMIC, Some((stride, size))) => b.create_value(MulOp::spec(stride, size)),
            (DYNAMIC, None) => llvm.index_constant(&mut b, 1),
            (known, _) => llvm.index_constant(&mut b, known),
        };
        target.set_stride(&mut b, dim, stride);
        next = Some((stride, size));
    }
    rw.replace_op(op.id(), &[target.value()]);
    Ok(())
}

/// Rejects reshapes with an explanation.
pub(crate) fn refuse_reshape(
    _: OpId,
    _: OperandValues<'_>,
    _: &mut ConversionRewriter<'_>,
) -> Match {
    Err(NoMatch::because(
        "reassociation operations should have been expanded beforehand",
    ))
}

/// Rejects subviews with an explanation.
pub(crate) fn lower_sub_view(
    _op: SubViewOp,
    _: Adaptor<'_, SubViewOp>,
    _rewriter: &mut ConversionRewriter<'_>,
) -> Match {
    Err(NoMatch::because(
        "subview operations should have been expanded beforehand",
    ))
}
