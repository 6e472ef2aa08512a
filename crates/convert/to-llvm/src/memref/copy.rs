//! Converts `memref.copy` to a memcpy if the memory is contiguous, else to a call of the runtime library.

use crate::memref::create::{alloca, gep, memcpy, promote, size_in_bytes};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{BuiltinType, element_type};
use terrace_builtin::{MemRefType, UnrankedMemRefType};
use terrace_ir::{Builder, Context, OpView, Type, ValueId};
use terrace_llvm::ConstantOp;
use terrace_llvm::{MulOp, StackRestoreOp, StackSaveOp, StoreOp};
use terrace_llvm_common::{
    LlvmRewriter, RuntimeFunction, UnrankedMemRefDescriptor, runtime_function,
};
use terrace_memref::CopyOp;
use terrace_memref::layout::{is_contiguous, is_identity_layout};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, OnConflict};

/// The functions that the conversion of copies declares.
pub(crate) static FUNCTIONS: &[&RuntimeFunction] = &[&MEMREF_COPY];

/// `memrefCopy(index, ptr, ptr)`
static MEMREF_COPY: RuntimeFunction = RuntimeFunction::new("memrefCopy", |index| {
    vec![index, Type::LLVM_PTR, Type::LLVM_PTR]
});

pub(crate) fn lower_copy(
    op: CopyOp,
    args: Adaptor<'_, CopyOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let view = rw.read(op);
    let (source, target) = (view.source_type(), view.target_type());
    let element = element_type(ctx, source).ok_or("not a memref")?;
    let element = llvm.convert(ctx, element)?;
    if let (Some(rank), Some(_)) = (contiguous_rank(ctx, source), contiguous_rank(ctx, target)) {
        copy_contiguous(
            llvm,
            &mut rw.builder(),
            rank,
            element,
            args.source(),
            args.target(),
        );
        rw.replace_op(op.id(), &[]);
        return Ok(());
    }

    let unranked = |ty: Type| -> Result<Option<(usize, Type)>, NoMatch> {
        match BuiltinType::of(ctx, ty) {
            BuiltinType::MemRef(memref) => {
                let (element, memory_space) = (memref.element, memref.memory_space);
                let unranked = ctx.ty(UnrankedMemRefType {
                    element,
                    memory_space,
                });
                Ok(Some((memref.shape.len(), llvm.convert(ctx, unranked)?)))
            }
            _ => Ok(None),
        }
    };
    let (source, target) = (unranked(source)?, unranked(target)?);
    let copy = runtime_function(rw, &MEMREF_COPY, llvm.index_type(), OnConflict::Rename)?;
    let mut b = rw.builder();
    let saved = b.create_value(StackSaveOp::spec(Type::LLVM_PTR));
    let make = |b: &mut Builder<'_>, value: ValueId, ranked: Option<(usize, Type)>| match ranked {
        Some((rank, ty)) => make_unranked(llvm, b, value, rank, ty),
        None => value,
    };
    let source = make(&mut b, args.source(), source);
    let target = make(&mut b, args.target(), target);
    let one = llvm.index_constant(&mut b, 1);
    let on_stack = |b: &mut Builder<'_>, value: ValueId| {
        let pointer = alloca(b, b.body().ty(value), one);
        b.create(StoreOp::spec(value, pointer));
        pointer
    };
    let source = on_stack(&mut b, source);
    let target = on_stack(&mut b, target);
    let size = size_in_bytes(llvm, &mut b, element);
    copy.call(rw, &[size, source, target], None);
    rw.create(StackRestoreOp::spec(saved));
    rw.replace_op(op.id(), &[]);
    Ok(())
}

/// Returns the rank of a memref that is contiguous in row-major order.
fn contiguous_rank(ctx: &Context, ty: Type) -> Option<usize> {
    let memref = ty.as_::<MemRefType>(ctx)?;
    // MLIR multiplies sizes without overflow checks, so a memref with too many elements may appear empty.
    let elements = || {
        memref
            .shape
            .iter()
            .fold(1i64, |all, &size| all.wrapping_mul(size))
    };
    let takes_copy =
        is_identity_layout(ctx, memref) || is_contiguous(ctx, memref) && elements() > 0;
    takes_copy.then_some(memref.shape.len())
}

fn copy_contiguous(
    llvm: LlvmRewriter<'_>,
    b: &mut Builder<'_>,
    rank: usize,
    element: Type,
    source: ValueId,
    target: ValueId,
) {
    let (source, target) = (llvm.descriptor(b, source), llvm.descriptor(b, target));
    let mut count = llvm.index_constant(b, 1);
    for dim in 0..rank {
        let size = source.size(b, dim);
        count = b.create_value(MulOp::spec(count, size));
    }
    let size = size_in_bytes(llvm, b, element);
    let bytes = b.create_value(MulOp::spec(count, size));
    let [from, to] = [source, target].map(|descriptor| {
        let pointer = descriptor.aligned_ptr(b);
        let offset = descriptor.offset(b);
        gep(b, b.body().ty(pointer), element, pointer, offset)
    });
    memcpy(b, to, from, bytes);
}

/// Stores a ranked descriptor on the stack and creates an unranked descriptor that refers to it.
fn make_unranked(
    llvm: LlvmRewriter<'_>,
    b: &mut Builder<'_>,
    value: ValueId,
    rank: usize,
    ty: Type,
) -> ValueId {
    let (index, ctx) = (llvm.index_type(), b.ctx);
    let rank = b.create_value(ConstantOp::spec(index, ctx.int(index, rank as i64)));
    let pointer = promote(b, value);
    let mut descriptor = UnrankedMemRefDescriptor::poison(llvm.converter, b, ty);
    descriptor.set_rank(b, rank);
    descriptor.set_memref_desc_ptr(b, pointer);
    descriptor.value()
}
