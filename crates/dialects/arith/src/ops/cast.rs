//! Casts.

use super::{BITCAST_TYPE, CAST, INDEX_CAST_TYPE, SIGNLESS_FIXED_WIDTH_INTEGER_LIKE};
use crate::enums::{FastMathFlags, IntegerOverflowFlags, RoundingMode};
use crate::fold::cast;
use crate::verify;
use terrace_builtin::constraints::FLOAT_LIKE;
use terrace_macros::op;

/// A wider integer, zero-extended.
#[op(
    name = "arith.extui",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::extui,
    fold = cast::extui,
    fold_on(Constant, DefinedBy(super::ExtUIOp)),
    format = CAST
)]
pub struct ExtUIOp {
    r#in: Operand<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE>,
    out: Res<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE>,
}

/// A wider integer, sign-extended.
#[op(
    name = "arith.extsi",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::extsi,
    fold = cast::extsi,
    fold_on(Constant, DefinedBy(super::ExtSIOp)),
    format = CAST
)]
pub struct ExtSIOp {
    r#in: Operand<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE>,
    out: Res<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE>,
}

/// A wider float.
#[op(
    name = "arith.extf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::extf,
    fold = cast::extf,
    fold_on(Constant, DefinedBy(super::TruncFOp)),
    format = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"
)]
pub struct ExtFOp {
    r#in: Operand<FLOAT_LIKE>,
    fastmath: Optional<Prop<FastMathFlags>>,
    out: Res<FLOAT_LIKE>,
}

/// Widens a float of a microscaling format and multiplies it by a scale.
#[op(
    name = "arith.scaling_extf",
    traits(PURE, ELEMENTWISE),
    verify_signature = verify::scaling_extf,
    format = "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)"
)]
pub struct ScalingExtFOp {
    r#in: Operand<FLOAT_LIKE>,
    scale: Operand<FLOAT_LIKE>,
    fastmath: Optional<Prop<FastMathFlags>>,
    out: Res<FLOAT_LIKE>,
}

/// A narrower integer.
#[op(
    name = "arith.trunci",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::trunci,
    fold = cast::trunci,
    fold_on(Constant, DefinedBy(super::ExtUIOp), DefinedBy(super::ExtSIOp), DefinedBy(super::TruncIOp)),
    format = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)"
)]
pub struct TruncIOp {
    r#in: Operand<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE>,
    #[mlir("overflowFlags")]
    #[default(IntegerOverflowFlags::NONE)]
    overflow_flags: Prop<IntegerOverflowFlags>,
    out: Res<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE>,
}

/// A narrower float.
#[op(
    name = "arith.truncf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::truncf,
    fold = cast::truncf,
    fold_on(Constant, DefinedBy(super::ExtFOp)),
    format = "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"
)]
pub struct TruncFOp {
    r#in: Operand<FLOAT_LIKE>,
    roundingmode: Optional<Prop<RoundingMode>>,
    fastmath: Optional<Prop<FastMathFlags>>,
    out: Res<FLOAT_LIKE>,
}

/// Divides a float by a scale and narrows it to a microscaling format.
#[op(
    name = "arith.scaling_truncf",
    traits(PURE, ELEMENTWISE),
    verify_signature = verify::scaling_truncf,
    format = "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)"
)]
pub struct ScalingTruncFOp {
    r#in: Operand<FLOAT_LIKE>,
    scale: Operand<FLOAT_LIKE>,
    roundingmode: Optional<Prop<RoundingMode>>,
    fastmath: Optional<Prop<FastMathFlags>>,
    out: Res<FLOAT_LIKE>,
}

/// Converts an unsigned integer to a float.
#[op(
    name = "arith.uitofp",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::uitofp,
    fold = cast::uitofp,
    fold_on(Constant),
    format = CAST
)]
pub struct UIToFPOp {
    r#in: Operand<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE>,
    out: Res<FLOAT_LIKE>,
}

/// Converts a signed integer to a float.
#[op(
    name = "arith.sitofp",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::sitofp,
    fold = cast::sitofp,
    fold_on(Constant),
    format = CAST
)]
pub struct SIToFPOp {
    r#in: Operand<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE>,
    out: Res<FLOAT_LIKE>,
}

/// Converts a float to an unsigned integer, rounded towards zero.
#[op(
    name = "arith.fptoui",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::fptoui,
    fold = cast::fptoui,
    fold_on(Constant),
    format = CAST
)]
pub struct FPToUIOp {
    r#in: Operand<FLOAT_LIKE>,
    out: Res<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE>,
}

/// Converts a float to a signed integer, rounded towards zero.
#[op(
    name = "arith.fptosi",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::fptosi,
    fold = cast::fptosi,
    fold_on(Constant),
    format = CAST
)]
pub struct FPToSIOp {
    r#in: Operand<FLOAT_LIKE>,
    out: Res<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE>,
}

/// Converts between `index` and an integer, with sign extension.
#[op(
    name = "arith.index_cast",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::index_cast,
    fold = cast::index_cast,
    fold_on(Constant),
    format = CAST
)]
pub struct IndexCastOp {
    r#in: Operand<INDEX_CAST_TYPE>,
    out: Res<INDEX_CAST_TYPE>,
}

/// Converts between `index` and an integer, with zero extension.
#[op(
    name = "arith.index_castui",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::index_castui,
    fold = cast::index_castui,
    fold_on(Constant),
    format = CAST
)]
pub struct IndexCastUIOp {
    r#in: Operand<INDEX_CAST_TYPE>,
    out: Res<INDEX_CAST_TYPE>,
}

/// Reinterprets the bits as another type.
#[op(
    name = "arith.bitcast",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_signature = verify::bitcast,
    fold = cast::bitcast,
    format = CAST
)]
pub struct BitcastOp {
    r#in: Operand<BITCAST_TYPE>,
    out: Res<BITCAST_TYPE>,
}
