//! Stack memory, addresses, loads, stores, atomics.

use super::{Verified, ordering, show, type_prop};
use crate::enums::{AtomicBinOp, AtomicOrdering};
use crate::ops::{
    AllocaOp, AtomicCmpXchgOp, AtomicRMWOp, DYNAMIC_INDEX, FenceOp, GEPOp, LoadOp, StoreOp,
};
use crate::types::{
    ArrayType, PointerType, StructType, TargetExtType, is_compatible_float, is_compatible_vector,
};
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::{FloatType, IntegerType, VectorType};
use terrace_ir::{Context, OpRef, OpView, Reporter, Type};

pub(crate) fn alloca(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let elem = type_prop(op, AllocaOp::ELEM_TYPE);
    let target = elem.and_then(|ty| ty.as_::<TargetExtType>(op.ctx));
    if target.is_some_and(|ty| !ty.supports_mem_ops()) {
        return Err(report.op_error(op, "this target extension type cannot be used in alloca"));
    }
    Ok(())
}

pub(crate) fn getelementptr(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let gep = GEPOp::from_id(op.id);
    let raw = gep.raw_constant_indices(op.ctx, op.body);
    let dynamic = raw.iter().filter(|&&index| index == DYNAMIC_INDEX).count();
    if dynamic != gep.dynamic_indices(op.ctx, op.body).len() {
        let message = "expected as many dynamic indices as specified in 'rawConstantIndices'";
        return Err(report.op_error(op, message));
    }
    // `inbounds` is two bits, of which the lower means nothing alone.
    let flags = op
        .prop(GEPOp::NO_WRAP_FLAGS)
        .and_then(|flags| int_value(op.ctx, flags));
    if flags.is_some_and(|flags| flags & 3 == 1) {
        return Err(report.op_error(op, "'inbounds_flag' cannot be used directly."));
    }
    let Some(mut ty) = type_prop(op, GEPOp::ELEM_TYPE) else {
        return Ok(());
    };
    for (at, &index) in raw.iter().enumerate().skip(1) {
        if let Some(body) = ty.as_::<StructType>(op.ctx) {
            if index == DYNAMIC_INDEX {
                return Err(report.op_error(
                    op,
                    format!("expected index {at} indexing a struct to be constant"),
                ));
            }
            let field = usize::try_from(index)
                .ok()
                .and_then(|index| body.elements().get(index));
            let Some(&field) = field else {
                return Err(
                    report.op_error(op, format!("index {at} indexing a struct is out of bounds"))
                );
            };
            ty = field;
        } else if let Some(element) = sequence_element(op.ctx, ty) {
            ty = element;
        } else {
            let message = format!("type {} cannot be indexed (index #{at})", show(op.ctx, ty));
            return Err(report.op_error(op, message));
        }
    }
    Ok(())
}

fn sequence_element(ctx: &Context, ty: Type) -> Option<Type> {
    match ty.as_::<ArrayType>(ctx) {
        Some(ty) => Some(ty.element),
        None => ty.as_::<VectorType>(ctx).map(|ty| ty.element),
    }
}

/// Bits of a type that atomic operations may work on.
fn atomic_bits(ctx: &Context, ty: Type) -> Option<u32> {
    if let Some(ty) = ty.as_::<IntegerType>(ctx) {
        Some(ty.width)
    } else if let Some(ty) = ty
        .as_::<FloatType>(ctx)
        .filter(|_| is_compatible_float(ctx, ty))
    {
        Some(ty.kind.width())
    } else {
        ty.is::<PointerType>(ctx).then_some(64)
    }
}

/// `isTypeCompatibleWithAtomicOp`: integers, floats and pointers of a power of two bits, at least 8.
fn is_atomic_type(ctx: &Context, ty: Type) -> bool {
    atomic_bits(ctx, ty).is_some_and(|bits| bits >= 8 && bits.is_power_of_two())
}

fn atomic_access(
    op: OpRef<'_>,
    ty: Type,
    order: AtomicOrdering,
    unsupported: &[AtomicOrdering],
    alignment: usize,
    syncscope: usize,
    report: &mut Reporter<'_>,
) -> Verified {
    if order == AtomicOrdering::NotAtomic {
        if op.prop(syncscope).is_some() {
            return Err(report.op_error(op, "expected syncscope to be null for non-atomic access"));
        }
        return Ok(());
    }
    if !is_atomic_type(op.ctx, ty) {
        return Err(report.op_error(
            op,
            format!("unsupported type {} for atomic access", show(op.ctx, ty)),
        ));
    }
    if unsupported.contains(&order) {
        return Err(report.op_error(op, format!("unsupported ordering '{}'", order.keyword())));
    }
    if op.prop(alignment).is_none() {
        return Err(report.op_error(op, "expected alignment for atomic access"));
    }
    Ok(())
}

pub(crate) fn load(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let order = ordering(op, LoadOp::ORDERING);
    let unsupported = [AtomicOrdering::Release, AtomicOrdering::AcqRel];
    let (alignment, syncscope) = (LoadOp::ALIGNMENT, LoadOp::SYNCSCOPE);
    atomic_access(
        op,
        op.result_type(0),
        order,
        &unsupported,
        alignment,
        syncscope,
        report,
    )
}

pub(crate) fn store(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let order = ordering(op, StoreOp::ORDERING);
    let unsupported = [AtomicOrdering::Acquire, AtomicOrdering::AcqRel];
    let (alignment, syncscope) = (StoreOp::ALIGNMENT, StoreOp::SYNCSCOPE);
    atomic_access(
        op,
        op.operand_type(0),
        order,
        &unsupported,
        alignment,
        syncscope,
        report,
    )
}

pub(crate) fn atomicrmw(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ty = op.operand_type(1);
    let bin_op = op
        .prop(AtomicRMWOp::BIN_OP)
        .and_then(|attr| AtomicBinOp::from_attr(op.ctx, attr));
    match bin_op {
        Some(
            AtomicBinOp::FAdd
            | AtomicBinOp::FSub
            | AtomicBinOp::FMin
            | AtomicBinOp::FMax
            | AtomicBinOp::FMinimum
            | AtomicBinOp::FMaximum,
        ) => {
            if let Some(vector) = ty.as_::<VectorType>(op.ctx) {
                let elements = vector.element;
                if !is_compatible_vector(op.ctx, ty) || !is_compatible_float(op.ctx, elements) {
                    return Err(report.op_error(
                        op,
                        "expected LLVM IR floating point type for vector element",
                    ));
                }
            } else if !is_compatible_float(op.ctx, ty) {
                return Err(report.op_error(op, "expected LLVM IR floating point type"));
            }
        }
        Some(AtomicBinOp::Xchg) => {
            if !is_atomic_type(op.ctx, ty) {
                return Err(report.op_error(op, "unexpected LLVM IR type for 'xchg' bin_op"));
            }
        }
        _ => {
            let width = ty.as_::<IntegerType>(op.ctx).map_or(0, |ty| ty.width);
            if !matches!(width, 8 | 16 | 32 | 64) {
                return Err(report.op_error(op, "expected LLVM IR integer type"));
            }
        }
    }
    if (ordering(op, AtomicRMWOp::ORDERING) as u64) < AtomicOrdering::Monotonic as u64 {
        return Err(report.op_error(op, "expected at least 'monotonic' ordering"));
    }
    Ok(())
}

pub(crate) fn cmpxchg(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if !is_atomic_type(op.ctx, op.operand_type(2)) {
        return Err(report.op_error(op, "unexpected LLVM IR type"));
    }
    let success = ordering(op, AtomicCmpXchgOp::SUCCESS_ORDERING);
    let failure = ordering(op, AtomicCmpXchgOp::FAILURE_ORDERING);
    let least = AtomicOrdering::Monotonic as u64;
    if (success as u64) < least || (failure as u64) < least {
        return Err(report.op_error(op, "ordering must be at least 'monotonic'"));
    }
    if matches!(failure, AtomicOrdering::Release | AtomicOrdering::AcqRel) {
        return Err(report.op_error(op, "failure ordering cannot be 'release' or 'acq_rel'"));
    }
    Ok(())
}

pub(crate) fn fence(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if ordering(op, FenceOp::ORDERING) as u64 <= AtomicOrdering::Monotonic as u64 {
        let message = "can be given only acquire, release, acq_rel, and seq_cst orderings";
        return Err(report.op_error(op, message));
    }
    Ok(())
}
