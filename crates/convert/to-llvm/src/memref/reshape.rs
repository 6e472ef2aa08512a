//! Converts `memref.reshape`, which reads sizes from memory.

use crate::memref::access::ACCESS_FLAGS;
use crate::memref::create::{gep, memref_type, pointer_into};
use crate::memref::unranked;
use crate::memref::view::{Buffer, new_unranked};
use terrace_builtin::types::DYNAMIC;
use terrace_builtin::{IndexType, UnrankedMemRefType, UnrealizedConversionCastOp};
use terrace_ir::{Builder, InsertPoint, OpView, Type, ValueId};
use terrace_llvm::enums::ICmpPredicate;
use terrace_llvm::{BrOp, CondBrOp, ICmpOp, LoadOp, MulOp, StoreOp, SubOp};
use terrace_llvm_common::{LlvmRewriter, MemRefDescriptor};
use terrace_memref::layout::is_identity_layout;
use terrace_memref::{ReshapeOp, ReshapeOpArgs};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, require};

pub(crate) fn lower_reshape(
    op: ReshapeOp,
    args: Adaptor<'_, ReshapeOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let view = rw.read(op);
    let from = view.source_type();
    let shape_type = view.shape_type();
    let shape = memref_type(ctx, shape_type)?;
    let to = view.result_type();
    let converted = rw.convert_type(to)?;
    if !shape.has_static_shape() {
        let why = "the rank of the result is static, but the rank of the shape is dynamic";
        require(to.is::<UnrankedMemRefType>(ctx), why)?;
        let pointer = pointer_into(llvm, ctx, to)?;
        let types = Unranked {
            from,
            converted,
            pointer,
            size: llvm.convert(ctx, shape.element)?,
        };
        return to_unranked(llvm, rw, op, args, types);
    }
    let memref = memref_type(ctx, to)?;
    let strided = memref
        .strided(ctx)
        .filter(|_| is_identity_layout(ctx, memref));
    let strided = strided.ok_or("failed to get stride and offset exprs")?;
    let size = Size {
        ty: shape_type,
        element: shape.element,
    };
    let converted_size = llvm.convert(ctx, shape.element)?;

    let casts = shape.element.is::<IndexType>(ctx) || converted_size != llvm.index_type();
    if memref.shape.contains(&DYNAMIC)
        && casts
        && !rw.can_legalize_new::<UnrealizedConversionCastOp>()
    {
        return Err(NoMatch::because(
            "sizes must be cast, but casts are illegal",
        ));
    }

    let mut b = rw.builder();
    let mut target = MemRefDescriptor::poison(llvm.converter, &mut b, converted);
    let source = Buffer::new(llvm, &mut b, from, args.source());
    let (allocated, aligned) = (source.allocated_ptr(&mut b), source.aligned_ptr(&mut b));
    target.set_allocated_ptr(&mut b, allocated);
    target.set_aligned_ptr(&mut b, aligned);
    target.set_constant_offset(&mut b, 0);
    let mut running = None;
    for (dim, &stride) in strided.strides.iter().enumerate().rev() {
        let stride = match (stride, running) {
            (DYNAMIC, Some(running)) => running,
            (DYNAMIC, None) => llvm.index_constant(&mut b, 1),
            (known, _) => llvm.index_constant(&mut b, known),
        };
        let size = match memref.shape[dim] {
            DYNAMIC => size.read(llvm, &mut b, args.shape(), dim, converted_size)?,
            known => llvm.index_constant(&mut b, known),
        };
        target.set_size(&mut b, dim, size);
        target.set_stride(&mut b, dim, stride);
        running = Some(b.create_value(MulOp::spec(stride, size)));
    }
    rw.replace_op(op.id(), &[target.value()]);
    Ok(())
}

/// The types used to read sizes from memory.
struct Size {
    ty: Type,
    element: Type,
}

impl Size {
    /// Reads a size like `memref.load`, and casts it to the converted type of `index`.
    fn read(
        &self,
        llvm: LlvmRewriter<'_>,
        b: &mut Builder<'_>,
        shape: ValueId,
        dim: usize,
        converted: Type,
    ) -> Result<ValueId, NoMatch> {
        let index = llvm.index_constant(b, dim as i64);
        let pointer = llvm.strided_element_ptr(b, self.ty, shape, &[index], ACCESS_FLAGS)?;
        let mut size = b.create_value(LoadOp::spec(converted, pointer));
        let mut cast = |b: &mut Builder<'_>, to: Type| {
            if b.body().ty(size) != to {
                size = b.create_value(UnrealizedConversionCastOp::spec(&[to], &[size]));
            }
        };
        if self.element.is::<IndexType>(b.ctx) {
            cast(b, self.element);
        }
        cast(b, llvm.index_type());
        Ok(size)
    }
}

/// The types of a reshape to an unranked memref.
struct Unranked {
    from: Type,
    converted: Type,
    pointer: Type,
    /// The type of the sizes in memory.
    size: Type,
}

/// Lowers a reshape to dynamic rank. A loop writes the sizes and strides from last to first.
fn to_unranked(
    llvm: LlvmRewriter<'_>,
    rw: &mut ConversionRewriter<'_>,
    op: ReshapeOp,
    args: ReshapeOpArgs<'_>,
    types: Unranked,
) -> Match {
    let body = rw.body();
    let parts = || {
        let block = body.parent_block(op.id())?;
        Some((block, body.parent_region(block)?, body.next_op(op.id())))
    };
    let (block, region, next) = parts().ok_or("the operation is in no region")?;
    let index = llvm.index_type();

    let mut b = rw.builder();
    let shape = llvm.descriptor(&b, args.shape());
    let rank = shape.size(&mut b, 0);
    let ((result, memory), _) = new_unranked(llvm, &mut b, types.converted, rank);
    let source = Buffer::new(llvm, &mut b, types.from, args.source());
    let (allocated, aligned) = (source.allocated_ptr(&mut b), source.aligned_ptr(&mut b));
    let offset = source.offset(llvm, &mut b);
    unranked::set_allocated_ptr(&mut b, memory, allocated);
    unranked::set_aligned_ptr(&mut b, memory, types.pointer, aligned);
    unranked::set_offset(&mut b, memory, types.pointer, offset);
    let sizes = unranked::sizes_address(llvm, &mut b, memory, types.pointer);
    let strides = unranked::element_address(llvm, &mut b, sizes, rank);
    let shape = shape.aligned_ptr(&mut b);
    let one = llvm.index_constant(&mut b, 1);
    let last = b.create_value(SubOp::spec(rank, one));

    let condition = rw.create_block(region, None, &[index, index]);
    let step = rw.create_block(region, None, &[]);
    let rest = rw.create_block(region, None, &[]);
    let behind = rw.split_block(block, next);
    rw.inline_block_before(behind, rest, None, &[]);

    let mut b = rw.builder_at(InsertPoint::end(block));
    b.create(BrOp::spec(&[last, one], condition));
    let &[dim, stride] = b.body().block_args(condition) else {
        return Err(NoMatch::because("the block has two arguments"));
    };
    b.at = InsertPoint::end(condition);
    let zero = llvm.index_constant(&mut b, 0);
    let predicate = ICmpPredicate::Sge;
    let more = b.create_value(ICmpOp::spec(predicate, dim, zero));
    let branch = CondBrOp::spec(more, &[], &[], step, rest);

    b.at = InsertPoint::end(step);
    let address = gep(&mut b, Type::LLVM_PTR, types.size, shape, dim);
    let size = b.create_value(LoadOp::spec(index, address));
    let address = unranked::element_address(llvm, &mut b, sizes, dim);
    b.create(StoreOp::spec(size, address));
    let address = unranked::element_address(llvm, &mut b, strides, dim);
    b.create(StoreOp::spec(stride, address));
    let next_stride = b.create_value(MulOp::spec(stride, size));
    let next_dim = b.create_value(SubOp::spec(dim, one));
    b.create(BrOp::spec(&[next_dim, next_stride], condition));
    b.at = InsertPoint::end(condition);
    b.create(branch);
    rw.replace_op(op.id(), &[result]);
    Ok(())
}
