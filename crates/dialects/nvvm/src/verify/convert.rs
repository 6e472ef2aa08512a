//! Verifies conversions between number formats.

use crate::enums::{FPRoundingMode as Rounding, PermuteMode, SaturationMode};
use crate::ops::*;
use std::fmt::Display;
use terrace_builtin::types::FloatType;
use terrace_ir::{Context, Failed, OpRef, Reporter, Type};
use terrace_numeric::FloatKind::{self, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E4M3FN, F8E5M2, F8E8M0FNU};

fn is_one_of(ctx: &Context, ty: Type, kinds: &[FloatKind]) -> bool {
    kinds.iter().any(|&kind| FloatType::get(ctx, kind) == ty)
}

/// Defines verifiers of operations that accept a few types as the other type. The message follows `Only `.
macro_rules! only {
    ($($name:ident($op:ident, $ty:ident) = [$($kind:ident),+] $message:literal;)+) => {$(
        pub(crate) fn $name(op: $op<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
            let wrong = !is_one_of(op.ctx, op.$ty(), &[$($kind),+]);
            report.refuse_if(*op, wrong, concat!("Only ", $message))
        }
    )+};
}

only! {
    convert_f16x2_to_f8x2(ConvertF16x2ToF8x2OpRef, dst_ty) = [F8E4M3FN, F8E5M2]
        "'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.";
    convert_f32x2_to_f4x2(ConvertF32x2ToF4x2OpRef, dst_ty) = [F4E2M1FN]
        "'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.";
    convert_f32x2_to_f6x2(ConvertF32x2ToF6x2OpRef, dst_ty) = [F6E2M3FN, F6E3M2FN]
        "'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.";
    convert_f32x4_to_f4x4(ConvertF32x4ToF4x4OpRef, dst_ty) = [F4E2M1FN]
        "'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.";
    convert_f32x4_to_f6x4(ConvertF32x4ToF6x4OpRef, dst_ty) = [F6E2M3FN, F6E3M2FN]
        "'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.";
    convert_f32x4_to_f8x4(ConvertF32x4ToF8x4OpRef, dst_ty) = [F8E4M3FN, F8E5M2]
        "'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.";
    convert_f4x2_to_f16x2(ConvertF4x2ToF16x2OpRef, src_kind) = [F4E2M1FN]
        "'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.";
    convert_f6x2_to_f16x2(ConvertF6x2ToF16x2OpRef, src_kind) = [F6E2M3FN, F6E3M2FN]
        "'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.";
    convert_f8x2_to_bf16x2(ConvertF8x2ToBF16x2OpRef, src_kind) = [F8E8M0FNU]
        "'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.";
    convert_f8x2_to_f16x2(ConvertF8x2ToF16x2OpRef, src_kind) = [F8E4M3FN, F8E5M2]
        "'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.";
}

pub(crate) fn convert_f32x2_to_f8x2(
    op: ConvertF32x2ToF8x2OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    const TYPES: &str = "'f8E4M3FN' and 'f8E5M2' types";
    let (ty, rounding) = (op.dst_ty(), op.rnd());
    if is_one_of(op.ctx, ty, &[F8E4M3FN, F8E5M2]) {
        let mode = match (rounding, op.sat()) {
            (Rounding::Rn, SaturationMode::Satfinite) => return Ok(()),
            (Rounding::Rn, _) => "SATFINITE saturation",
            _ => "RN rounding",
        };
        let message =
            format_args!("Only {mode} mode is supported for conversions from f32x2 to {TYPES}");
        return Err(report.op_error(*op, message));
    }
    let message = if !is_one_of(op.ctx, ty, &[F8E8M0FNU]) {
        "Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2"
    } else if !is_rounded_to_power(rounding) {
        "Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type"
    } else if op.relu() {
        "relu not supported for conversions to 'f8E8M0FNU' type"
    } else {
        return Ok(());
    };
    Err(report.op_error(*op, message))
}

/// Returns true for the rounding modes of conversions to powers of two.
fn is_rounded_to_power(rounding: Rounding) -> bool {
    matches!(rounding, Rounding::Rz | Rounding::Rp)
}

pub(crate) fn convert_bf16x2_to_f8x2(
    op: ConvertBF16x2ToF8x2OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let message = if !is_one_of(op.ctx, op.dst_ty(), &[F8E8M0FNU]) {
        "Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2."
    } else if !is_rounded_to_power(op.rnd()) {
        "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2."
    } else {
        return Ok(());
    };
    Err(report.op_error(*op, message))
}

/// Verifies a conversion to `f16` or `bf16`. Random bits are required by stochastic rounding and invalid otherwise.
fn to_half(
    op: OpRef<'_>,
    to: impl Display,
    rounding: Rounding,
    has_bits: bool,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    match (rounding, has_bits) {
        (Rounding::Rs, true) | (Rounding::Rn | Rounding::Rz, false) => Ok(()),
        (Rounding::Rs, false) => {
            Err(report.op_error(op, "random_bits is required for RS rounding mode."))
        }
        (Rounding::Rn | Rounding::Rz, true) => {
            let message = "random_bits not supported for RN and RZ rounding modes.";
            Err(report.op_error(op, message))
        }
        _ => {
            let message = format_args!(
                "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to {to}."
            );
            Err(report.op_error(op, message))
        }
    }
}

pub(crate) fn convert_f32x2_to_f16x2(
    op: ConvertF32x2ToF16x2OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    to_half(*op, "f16x2", op.rnd(), op.random_bits().is_some(), report)
}

pub(crate) fn convert_f32x2_to_bf16x2(
    op: ConvertF32x2ToBF16x2OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    to_half(*op, "bf16x2", op.rnd(), op.random_bits().is_some(), report)
}

pub(crate) fn convert_float_to_tf32(
    op: ConvertFloatToTF32OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let message = match op.rnd() {
        Rounding::Rna if op.relu() => "Relu not supported with rna rounding mode.",
        Rounding::Rna | Rounding::Rn | Rounding::Rz => return Ok(()),
        _ => "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.",
    };
    Err(report.error(*op, message))
}

pub(crate) fn prmt(op: PermuteOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let mode = op.mode();
    let wants_both = matches!(
        mode,
        PermuteMode::Default | PermuteMode::F4e | PermuteMode::B4e
    );
    let what = match (wants_both, op.hi().is_some()) {
        (true, false) => "requires 'hi' operand.",
        (false, true) => "does not accept 'hi' operand.",
        _ => return Ok(()),
    };
    let message = format!("mode '{}' {what}", mode.keyword());
    Err(report.error(*op, message))
}
