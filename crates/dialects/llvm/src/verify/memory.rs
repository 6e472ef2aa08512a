//! Verifies stack memory, addresses, loads, stores, atomics.

use super::{Verified, show};
use crate::enums::{AtomicBinOp, AtomicOrdering, AtomicOrderingAttr};
use crate::ops::{
    AllocaOpRef, AtomicCmpXchgOpRef, AtomicRMWOpRef, DYNAMIC_INDEX, FenceOpRef, GEPOpRef,
    LoadOpRef, StoreOpRef,
};
use crate::types::{LlvmType, PointerType, is_compatible_float, is_compatible_vector};
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::{BuiltinType, IntegerType, bit_width};
use terrace_ir::{Context, OpRef, Reporter, Type};

pub(crate) fn alloca(op: AllocaOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if let LlvmType::TargetExt(target) = LlvmType::of(op.ctx, op.elem_type())
        && !target.supports_mem_ops()
    {
        return Err(report.op_error(op, "this target extension type cannot be used in alloca"));
    }
    Ok(())
}

pub(crate) fn getelementptr(op: GEPOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let raw = op.raw_constant_indices();
    let dynamic = raw.iter().filter(|&&index| index == DYNAMIC_INDEX).count();
    let message = "expected as many dynamic indices as specified in 'rawConstantIndices'";
    report.refuse_if(op, dynamic != op.dynamic_indices_types().len(), message)?;
    // `inbounds` consists of two bits, and its low bit alone has no meaning.
    let flags = int_value(op.ctx, op.no_wrap_flags_attr());
    let message = "'inbounds_flag' cannot be used directly.";
    report.refuse_if(op, flags.is_some_and(|flags| flags & 3 == 1), message)?;
    let mut ty = op.elem_type();
    for (at, &index) in raw.iter().enumerate().skip(1) {
        if let LlvmType::Struct(body) = LlvmType::of(op.ctx, ty) {
            let message = format_args!("expected index {at} indexing a struct to be constant");
            report.refuse_if(op, index == DYNAMIC_INDEX, message)?;
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
    match LlvmType::of(ctx, ty) {
        LlvmType::Array(array) => Some(array.element),
        LlvmType::Vector(vector) => Some(vector.element),
        _ => None,
    }
}

/// Returns the width of a type if atomic operations support it.
fn atomic_bits(ctx: &Context, ty: Type) -> Option<u32> {
    match BuiltinType::of(ctx, ty) {
        BuiltinType::Integer(int) => Some(int.width),
        BuiltinType::Float(float) => is_compatible_float(ctx, ty).then(|| float.kind.width()),
        _ => ty.is::<PointerType>(ctx).then_some(64),
    }
}

/// Returns true for integers, floats and pointers whose width is a power of two and at least 8:
/// `isTypeCompatibleWithAtomicOp`.
fn is_atomic_type(ctx: &Context, ty: Type) -> bool {
    atomic_bits(ctx, ty).is_some_and(|bits| bits >= 8 && bits.is_power_of_two())
}

/// The memory access of a load or store.
struct Access {
    ty: Type,
    order: AtomicOrdering,
    unsupported: [AtomicOrdering; 2],
    has_alignment: bool,
    has_syncscope: bool,
}

fn atomic_access(op: OpRef<'_>, access: Access, report: &mut Reporter<'_>) -> Verified {
    let Access { ty, order, .. } = access;
    if order == AtomicOrdering::NotAtomic {
        let message = "expected syncscope to be null for non-atomic access";
        report.refuse_if(op, access.has_syncscope, message)?;
        return Ok(());
    }
    if !is_atomic_type(op.ctx, ty) {
        return Err(report.op_error(
            op,
            format!("unsupported type {} for atomic access", show(op.ctx, ty)),
        ));
    }
    if access.unsupported.contains(&order) {
        return Err(report.op_error(
            op,
            format!(
                "unsupported ordering '{}'",
                AtomicOrderingAttr::keyword(order)
            ),
        ));
    }
    let message = "expected alignment for atomic access";
    report.refuse_if(op, !access.has_alignment, message)
}

pub(crate) fn load(op: LoadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let access = Access {
        ty: op.res_type(),
        order: op.ordering(),
        unsupported: [AtomicOrdering::Release, AtomicOrdering::AcqRel],
        has_alignment: op.alignment_attr().is_some(),
        has_syncscope: op.syncscope().is_some(),
    };
    atomic_access(*op, access, report)
}

pub(crate) fn store(op: StoreOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let access = Access {
        ty: op.value_type(),
        order: op.ordering(),
        unsupported: [AtomicOrdering::Acquire, AtomicOrdering::AcqRel],
        has_alignment: op.alignment_attr().is_some(),
        has_syncscope: op.syncscope().is_some(),
    };
    atomic_access(*op, access, report)
}

pub(crate) fn atomicrmw(op: AtomicRMWOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ty = op.val_type();
    match op.bin_op() {
        AtomicBinOp::FAdd
        | AtomicBinOp::FSub
        | AtomicBinOp::FMin
        | AtomicBinOp::FMax
        | AtomicBinOp::FMinimum
        | AtomicBinOp::FMaximum => {
            if let LlvmType::Vector(vector) = LlvmType::of(op.ctx, ty) {
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
        AtomicBinOp::Xchg => {
            let message = "unexpected LLVM IR type for 'xchg' bin_op";
            report.refuse_if(op, !is_atomic_type(op.ctx, ty), message)?;
        }
        _ => {
            let width = bit_width(op.ctx, ty).filter(|_| ty.is::<IntegerType>(op.ctx));
            let message = "expected LLVM IR integer type";
            report.refuse_if(op, !matches!(width, Some(8 | 16 | 32 | 64)), message)?;
        }
    }
    if op.ordering() < AtomicOrdering::Monotonic {
        return Err(report.op_error(op, "expected at least 'monotonic' ordering"));
    }
    Ok(())
}

pub(crate) fn cmpxchg(op: AtomicCmpXchgOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let message = "unexpected LLVM IR type";
    report.refuse_if(op, !is_atomic_type(op.ctx, op.val_type()), message)?;
    let (success, failure) = (op.success_ordering(), op.failure_ordering());
    let least = AtomicOrdering::Monotonic;
    if success < least || failure < least {
        return Err(report.op_error(op, "ordering must be at least 'monotonic'"));
    }
    if matches!(failure, AtomicOrdering::Release | AtomicOrdering::AcqRel) {
        return Err(report.op_error(op, "failure ordering cannot be 'release' or 'acq_rel'"));
    }
    Ok(())
}

pub(crate) fn fence(op: FenceOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if op.ordering() <= AtomicOrdering::Monotonic {
        let message = "can be given only acquire, release, acq_rel, and seq_cst orderings";
        return Err(report.op_error(op, message));
    }
    Ok(())
}
