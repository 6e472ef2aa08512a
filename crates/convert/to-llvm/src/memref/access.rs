//! Loads, stores, prefetches and atomic updates of elements.

use crate::memref::alloc::replace_without_results;
use crate::memref::create::{self};
use terrace_arith::enums::AtomicRMWKind;
use terrace_builtin::attrs::int_value;
use terrace_ir::OpView;
use terrace_llvm::enums::{AtomicBinOp, AtomicOrdering, GEPNoWrapFlags, IntegerOverflowFlags};
use terrace_llvm::{self as llvm, Prefetch};
use terrace_llvm_common::{AddressFlags, LlvmRewriter};
use terrace_memref::{AtomicRMWOp, LoadOp, PrefetchOp, StoreOp};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match};

/// Flags of address computations: accessed elements are in bounds of their memory, and their offset is not negative.
pub(crate) const ACCESS_FLAGS: AddressFlags = AddressFlags {
    overflow: IntegerOverflowFlags::NSW.or(IntegerOverflowFlags::NUW),
    no_wrap: GEPNoWrapFlags::INBOUNDS.or(GEPNoWrapFlags::NUW),
};

/// Reads an element.
pub(crate) fn lower_load(
    op: LoadOp,
    args: Adaptor<'_, LoadOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let body = rw.body();
    let ty = body.ty(op.memref(ctx, body));
    let (nontemporal, alignment) = (
        op.nontemporal(ctx, body) == Some(true),
        create::alignment(ctx, op.alignment_attr(body)),
    );
    let res = llvm.layout(ctx, ty)?.element;
    let mut b = rw.builder();
    let pointer =
        llvm.strided_element_ptr(&mut b, ty, args.memref(), args.indices(), ACCESS_FLAGS)?;
    let load = llvm::LoadOp::spec(res, pointer).alignment(alignment);
    rw.replace_op_with(op.id(), load.nontemporal(nontemporal));
    Ok(())
}

/// Writes an element.
pub(crate) fn lower_store(
    op: StoreOp,
    args: Adaptor<'_, StoreOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let body = rw.body();
    let ty = body.ty(op.memref(ctx, body));
    let (nontemporal, alignment) = (
        op.nontemporal(ctx, body) == Some(true),
        create::alignment(ctx, op.alignment_attr(body)),
    );
    let mut b = rw.builder();
    let pointer =
        llvm.strided_element_ptr(&mut b, ty, args.memref(), args.indices(), ACCESS_FLAGS)?;
    let store = llvm::StoreOp::spec(args.value(), pointer).alignment(alignment);
    b.create(store.nontemporal(nontemporal));
    replace_without_results(rw, op.id());
    Ok(())
}

/// Hints that an element will be accessed.
pub(crate) fn lower_prefetch(
    op: PrefetchOp,
    args: Adaptor<'_, PrefetchOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let body = rw.body();
    let ty = body.ty(op.memref(ctx, body));
    let writes = i32::from(op.is_write(ctx, body));
    let cache = i32::from(op.is_data_cache(ctx, body));
    let hint = int_value(ctx, op.locality_hint_attr(body)).ok_or("no locality")?;
    let mut b = rw.builder();
    let addr = llvm.strided_element_ptr(
        &mut b,
        ty,
        args.memref(),
        args.indices(),
        AddressFlags::default(),
    )?;
    b.create(Prefetch::spec(addr, writes, hint as i32, cache));
    replace_without_results(rw, op.id());
    Ok(())
}

/// The instruction for a kind of update, if there is one.
fn atomic_op(kind: AtomicRMWKind) -> Option<AtomicBinOp> {
    Some(match kind {
        AtomicRMWKind::AddF => AtomicBinOp::FAdd,
        AtomicRMWKind::AddI => AtomicBinOp::Add,
        AtomicRMWKind::Assign => AtomicBinOp::Xchg,
        AtomicRMWKind::MaximumF => AtomicBinOp::FMaximum,
        AtomicRMWKind::MaxNumF => AtomicBinOp::FMax,
        AtomicRMWKind::MaxS => AtomicBinOp::Max,
        AtomicRMWKind::MaxU => AtomicBinOp::UMax,
        AtomicRMWKind::MinimumF => AtomicBinOp::FMinimum,
        AtomicRMWKind::MinNumF => AtomicBinOp::FMin,
        AtomicRMWKind::MinS => AtomicBinOp::Min,
        AtomicRMWKind::MinU => AtomicBinOp::UMin,
        AtomicRMWKind::OrI => AtomicBinOp::Or,
        AtomicRMWKind::XOrI => AtomicBinOp::Xor,
        AtomicRMWKind::AndI => AtomicBinOp::And,
        AtomicRMWKind::MulF | AtomicRMWKind::MulI => return None,
    })
}

/// Lowers `memref.atomic_rmw` to an atomic instruction.
pub(crate) fn lower_atomic_rmw(
    op: AtomicRMWOp,
    args: Adaptor<'_, AtomicRMWOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let body = rw.body();
    let ty = body.ty(op.memref(ctx, body));
    let bin_op = atomic_op(op.kind(ctx, body)).ok_or("there is no instruction for this kind")?;
    let mut b = rw.builder();
    let ptr = llvm.strided_element_ptr(
        &mut b,
        ty,
        args.memref(),
        args.indices(),
        AddressFlags::default(),
    )?;
    rw.replace_op_with(
        op.id(),
        llvm::AtomicRMWOp::spec(bin_op, ptr, args.value(), AtomicOrdering::AcqRel),
    );
    Ok(())
}
