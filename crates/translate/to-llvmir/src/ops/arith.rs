//! Converts arithmetic, comparisons, casts, `select` and `freeze`.

use crate::attributes::enum_value;
use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_ir::OpId;
use terrace_llvm::*;
use terrace_llvmir::flags::int;
use terrace_llvmir::{BinaryOp, CastOp, Type, TypeKind};

super::table! {
    AddOp => |t, op| overflowing(t, op, BinaryOp::Add, AddOp::OVERFLOW_FLAGS),
    SubOp => |t, op| overflowing(t, op, BinaryOp::Sub, SubOp::OVERFLOW_FLAGS),
    MulOp => |t, op| overflowing(t, op, BinaryOp::Mul, MulOp::OVERFLOW_FLAGS),
    ShlOp => |t, op| overflowing(t, op, BinaryOp::Shl, ShlOp::OVERFLOW_FLAGS),
    UDivOp => |t, op| flagged(t, op, BinaryOp::UDiv, UDivOp::IS_EXACT, int::EXACT),
    SDivOp => |t, op| flagged(t, op, BinaryOp::SDiv, SDivOp::IS_EXACT, int::EXACT),
    LShrOp => |t, op| flagged(t, op, BinaryOp::LShr, LShrOp::IS_EXACT, int::EXACT),
    AShrOp => |t, op| flagged(t, op, BinaryOp::AShr, AShrOp::IS_EXACT, int::EXACT),
    OrOp => |t, op| flagged(t, op, BinaryOp::Or, OrOp::IS_DISJOINT, int::DISJOINT),
    URemOp => |t, op| binary(t, op, BinaryOp::URem, 0),
    SRemOp => |t, op| binary(t, op, BinaryOp::SRem, 0),
    AndOp => |t, op| binary(t, op, BinaryOp::And, 0),
    XOrOp => |t, op| binary(t, op, BinaryOp::Xor, 0),
    FAddOp => |t, op| float(t, op, BinaryOp::FAdd, FAddOp::FASTMATH_FLAGS),
    FSubOp => |t, op| float(t, op, BinaryOp::FSub, FSubOp::FASTMATH_FLAGS),
    FMulOp => |t, op| float(t, op, BinaryOp::FMul, FMulOp::FASTMATH_FLAGS),
    FDivOp => |t, op| float(t, op, BinaryOp::FDiv, FDivOp::FASTMATH_FLAGS),
    FRemOp => |t, op| float(t, op, BinaryOp::FRem, FRemOp::FASTMATH_FLAGS),
    FNegOp => fneg,
    ICmpOp => icmp,
    FCmpOp => fcmp,
    TruncOp => trunc,
    ZExtOp => |t, op| non_negative(t, op, CastOp::ZExt, ZExtOp::NON_NEG),
    UIToFPOp => |t, op| non_negative(t, op, CastOp::UiToFp, UIToFPOp::NON_NEG),
    SExtOp => |t, op| cast(t, op, CastOp::SExt, 0),
    SIToFPOp => |t, op| cast(t, op, CastOp::SiToFp, 0),
    FPToSIOp => |t, op| cast(t, op, CastOp::FpToSi, 0),
    FPToUIOp => |t, op| cast(t, op, CastOp::FpToUi, 0),
    FPExtOp => |t, op| cast(t, op, CastOp::FpExt, 0),
    FPTruncOp => |t, op| cast(t, op, CastOp::FpTrunc, 0),
    PtrToIntOp => |t, op| cast(t, op, CastOp::PtrToInt, 0),
    IntToPtrOp => int_to_ptr,
    BitcastOp => |t, op| cast(t, op, CastOp::BitCast, 0),
    AddrSpaceCastOp => |t, op| cast(t, op, CastOp::AddrSpaceCast, 0),
    SelectOp => select,
    FreezeOp => freeze,
}

#[inline]
fn binary(t: &mut FunctionTranslation<'_>, op: OpId, kind: BinaryOp, flags: u16) -> Converted {
    let (left, right) = (t.operand(op, 0), t.operand(op, 1));
    let value = t.builder.binary(kind, flags, left, right);
    t.map_result(op, value);
    Ok(())
}

/// Converts overflow flags. `nsw` is MLIR's first bit, `nuw` is LLVM IR's.
#[inline]
fn overflow_flags(t: &FunctionTranslation<'_>, op: OpId, slot: usize) -> u16 {
    match t.prop(op, slot) {
        Some(attr) if attr != t.dispatch.handles.zero_i32 => {
            let flags = enum_value(t.ctx, Some(attr));
            let nsw = if flags & 1 != 0 { int::NSW } else { 0 };
            let nuw = if flags & 2 != 0 { int::NUW } else { 0 };
            nsw | nuw
        }
        _ => 0,
    }
}

#[inline]
fn overflowing(
    t: &mut FunctionTranslation<'_>,
    op: OpId,
    kind: BinaryOp,
    slot: usize,
) -> Converted {
    let flags = overflow_flags(t, op, slot);
    binary(t, op, kind, flags)
}

#[inline]
fn flagged(
    t: &mut FunctionTranslation<'_>,
    op: OpId,
    kind: BinaryOp,
    slot: usize,
    flag: u16,
) -> Converted {
    let flags = if t.prop(op, slot).is_some() { flag } else { 0 };
    binary(t, op, kind, flags)
}

#[inline]
fn float(t: &mut FunctionTranslation<'_>, op: OpId, kind: BinaryOp, slot: usize) -> Converted {
    let flags = t.fast_math(t.prop(op, slot));
    binary(t, op, kind, flags)
}

fn fneg(t: &mut FunctionTranslation<'_>, op: FNegOpRef<'_>) -> Converted {
    let flags = t.fast_math(Some(op.fastmath_flags_attr()));
    let operand = t.value(op.operand());
    let value = t.builder.fneg(flags, operand);
    t.map_result(op.id, value);
    Ok(())
}

fn icmp(t: &mut FunctionTranslation<'_>, op: ICmpOpRef<'_>) -> Converted {
    let (left, right) = (t.value(op.lhs()), t.value(op.rhs()));
    let value = t.builder.icmp(op.predicate(), 0, left, right);
    t.map_result(op.id, value);
    Ok(())
}

fn fcmp(t: &mut FunctionTranslation<'_>, op: FCmpOpRef<'_>) -> Converted {
    let flags = t.fast_math(Some(op.fastmath_flags_attr()));
    let (left, right) = (t.value(op.lhs()), t.value(op.rhs()));
    let value = t.builder.fcmp(op.predicate(), flags, left, right);
    t.map_result(op.id, value);
    Ok(())
}

#[inline]
fn cast(t: &mut FunctionTranslation<'_>, op: OpId, kind: CastOp, flags: u16) -> Converted {
    let ty = t.result_type(op)?;
    let operand = t.operand(op, 0);
    let value = t.builder.cast(kind, flags, operand, ty);
    t.map_result(op, value);
    Ok(())
}

fn trunc(t: &mut FunctionTranslation<'_>, op: TruncOpRef<'_>) -> Converted {
    let flags = overflow_flags(t, op.id, TruncOp::OVERFLOW_FLAGS);
    cast(t, op.id, CastOp::Trunc, flags)
}

fn non_negative(t: &mut FunctionTranslation<'_>, op: OpId, kind: CastOp, slot: usize) -> Converted {
    let flags = if t.prop(op, slot).is_some() {
        int::NNEG
    } else {
        0
    };
    cast(t, op, kind, flags)
}

fn int_to_ptr(t: &mut FunctionTranslation<'_>, op: IntToPtrOpRef<'_>) -> Converted {
    cast(t, op.id, CastOp::IntToPtr, 0)?;
    if let Some(attr) = op.dereferenceable_attr() {
        let value = t.value(op.res());
        if let Some((kind, node)) = t.scope().dereferenceable(attr) {
            t.builder.attach(value, kind, node);
        }
    }
    Ok(())
}

fn select(t: &mut FunctionTranslation<'_>, op: SelectOpRef<'_>) -> Converted {
    let mut flags = t.fast_math(Some(op.fastmath_flags_attr()));
    let (condition, yes, no) = (
        t.value(op.condition()),
        t.value(op.true_value()),
        t.value(op.false_value()),
    );
    if flags != 0 && !takes_fast_math(t, t.builder.type_of(yes)) {
        flags = 0;
    }
    let value = t.builder.select(flags, condition, yes, no);
    t.map_result(op.id, value);
    Ok(())
}

fn freeze(t: &mut FunctionTranslation<'_>, op: FreezeOpRef<'_>) -> Converted {
    let operand = t.value(op.val());
    let value = t.builder.freeze(operand);
    t.map_result(op.id, value);
    Ok(())
}

/// Returns true if an instruction of this type may have fast-math flags: floats, vectors and arrays of floats, and
/// literal structs whose fields all have the same such type.
pub(crate) fn takes_fast_math(t: &FunctionTranslation<'_>, mut ty: Type) -> bool {
    let types = &t.builder.ctx.types;
    if let TypeKind::Struct {
        fields: [first, rest @ ..],
        packed: false,
    } = types.kind(ty)
    {
        if rest.iter().any(|field| field != first) {
            return false;
        }
        ty = *first;
    }
    while let TypeKind::Array { element, .. } = types.kind(ty) {
        ty = element;
    }
    types.is_float(types.scalar(ty))
}
