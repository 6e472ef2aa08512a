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
    verify = verify::extui,
    fold = cast::extui,
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
    verify = verify::extsi,
    fold = cast::extsi,
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
    verify = verify::extf,
    fold = cast::extf,
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
    verify = verify::scaling_extf,
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
    verify = verify::trunci,
    fold = cast::trunci,
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
    verify = verify::truncf,
    fold = cast::truncf,
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
    verify = verify::scaling_truncf,
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
    verify = verify::uitofp,
    fold = cast::uitofp,
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
    verify = verify::sitofp,
    fold = cast::sitofp,
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
    verify = verify::fptoui,
    fold = cast::fptoui,
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
    verify = verify::fptosi,
    fold = cast::fptosi,
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
    verify = verify::index_cast,
    fold = cast::index_cast,
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
    verify = verify::index_castui,
    fold = cast::index_castui,
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
    verify = verify::bitcast,
    fold = cast::bitcast,
    format = CAST
)]
pub struct BitcastOp {
    r#in: Operand<BITCAST_TYPE>,
    out: Res<BITCAST_TYPE>,
}
