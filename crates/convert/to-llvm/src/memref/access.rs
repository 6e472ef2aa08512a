//! Converts loads, stores, prefetches and atomic updates of elements.

use crate::memref::create;
use terrace_arith::enums::AtomicRMWKind;
use terrace_builtin::attrs::int_value;
use terrace_ir::{OpView, Type, ValueId};
use terrace_llvm::enums::{AtomicBinOp, AtomicOrdering, GEPNoWrapFlags, IntegerOverflowFlags};
use terrace_llvm::{self as llvm, Prefetch};
use terrace_llvm_common::{AddressFlags, LlvmRewriter};
use terrace_memref::{AtomicRMWOp, LoadOp, PrefetchOp, StoreOp};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch};

/// Flags of address computations. They hold because accessed elements are in bounds and have a non-negative offset.
pub(crate) const ACCESS_FLAGS: AddressFlags = AddressFlags {
    overflow: IntegerOverflowFlags::NSW.or(IntegerOverflowFlags::NUW),
    no_wrap: GEPNoWrapFlags::INBOUNDS.or(GEPNoWrapFlags::NUW),
};

/// Returns the address of an element.
pub(crate) fn element_ptr(
    rw: &mut ConversionRewriter<'_>,
    memref: Type,
    base: ValueId,
    indices: &[ValueId],
    flags: AddressFlags,
) -> Result<ValueId, NoMatch> {
    LlvmRewriter::of(rw).strided_element_ptr(&mut rw.builder(), memref, base, indices, flags)
}

/// Lowers `memref.load`.
pub(crate) fn lower_load(
    op: LoadOp,
    args: Adaptor<'_, LoadOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let (ctx, ty, nontemporal) = (view.ctx, view.memref_type(), view.nontemporal());
    let alignment = create::alignment(ctx, view.alignment_attr());
    let res = LlvmRewriter::of(rw).layout(ctx, ty)?.element;
    let pointer = element_ptr(rw, ty, args.memref(), args.indices(), ACCESS_FLAGS)?;
    let load = llvm::LoadOp::spec(res, pointer).alignment(alignment);
    rw.replace_op_with(op.id(), load.nontemporal(nontemporal == Some(true)));
    Ok(())
}

/// Lowers `memref.store`.
pub(crate) fn lower_store(
    op: StoreOp,
    args: Adaptor<'_, StoreOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let (ctx, ty, nontemporal) = (view.ctx, view.memref_type(), view.nontemporal());
    let alignment = create::alignment(ctx, view.alignment_attr());
    let pointer = element_ptr(rw, ty, args.memref(), args.indices(), ACCESS_FLAGS)?;
    let store = llvm::StoreOp::spec(args.value(), pointer).alignment(alignment);
    rw.replace_op_with(op.id(), store.nontemporal(nontemporal == Some(true)));
    Ok(())
}

/// Lowers `memref.prefetch`.
pub(crate) fn lower_prefetch(
    op: PrefetchOp,
    args: Adaptor<'_, PrefetchOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let ty = view.memref_type();
    let writes = i32::from(view.is_write());
    let cache = i32::from(view.is_data_cache());
    let hint = int_value(view.ctx, view.locality_hint_attr()).ok_or("no locality")?;
    let flags = AddressFlags::default();
    let pointer = element_ptr(rw, ty, args.memref(), args.indices(), flags)?;
    rw.replace_op_with(op.id(), Prefetch::spec(pointer, writes, hint as i32, cache));
    Ok(())
}

/// Returns the atomic instruction for a kind of update, if one exists.
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
    let view = rw.read(op);
    let ty = view.memref_ty();
    let bin_op = atomic_op(view.kind()).ok_or("no instruction supports this kind")?;
    let flags = AddressFlags::default();
    let ptr = element_ptr(rw, ty, args.memref(), args.indices(), flags)?;
    rw.replace_op_with(
        op.id(),
        llvm::AtomicRMWOp::spec(bin_op, ptr, args.value(), AtomicOrdering::AcqRel),
    );
    Ok(())
}
