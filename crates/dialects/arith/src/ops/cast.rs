//! Casts.

use super::{BITCAST_TYPE, INDEX_CAST_TYPE, SIGNLESS_FIXED_WIDTH_INTEGER_LIKE as INTEGER};
use crate::enums::{FastMathFlags, IntegerOverflowFlags, RoundingMode};
use crate::fold::cast;
use crate::verify;
use terrace_builtin::constraints::FLOAT_LIKE;
use terrace_macros::op;

macro_rules! cast {
    ($($name:ident = $op:literal, $doc:literal, $from:ident -> $to:ident, $hook:ident;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
            verify_alone = verify::$hook,
            fold = cast::$hook,
            format = "$in attr-dict `:` type($in) `to` type($out)"
        )]
        pub struct $name {
            r#in: Operand<$from>,
            out: Res<$to>,
        }
    )*};
}

cast! {
    ExtUIOp = "arith.extui", "A wider integer, zero-extended.", INTEGER -> INTEGER, extui;
    ExtSIOp = "arith.extsi", "A wider integer, sign-extended.", INTEGER -> INTEGER, extsi;
    UIToFPOp = "arith.uitofp", "Converts an unsigned integer to a float.", INTEGER -> FLOAT_LIKE, uitofp;
    SIToFPOp = "arith.sitofp", "Converts a signed integer to a float.", INTEGER -> FLOAT_LIKE, sitofp;
    FPToUIOp = "arith.fptoui", "Converts a float to an unsigned integer, rounded towards zero.",
        FLOAT_LIKE -> INTEGER, fptoui;
    FPToSIOp = "arith.fptosi", "Converts a float to a signed integer, rounded towards zero.",
        FLOAT_LIKE -> INTEGER, fptosi;
    IndexCastOp = "arith.index_cast", "Converts between `index` and an integer, with sign extension.",
        INDEX_CAST_TYPE -> INDEX_CAST_TYPE, index_cast;
    IndexCastUIOp = "arith.index_castui", "Converts between `index` and an integer, with zero extension.",
        INDEX_CAST_TYPE -> INDEX_CAST_TYPE, index_castui;
    BitcastOp = "arith.bitcast", "Reinterprets the bits as another type.", BITCAST_TYPE -> BITCAST_TYPE, bitcast;
}

/// A wider float.
#[op(
    name = "arith.extf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_alone = verify::extf,
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
    verify_alone = verify::scaling_extf,
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
    verify_alone = verify::trunci,
    fold = cast::trunci,
    format = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)"
)]
pub struct TruncIOp {
    r#in: Operand<INTEGER>,
    #[mlir("overflowFlags")]
    #[default(IntegerOverflowFlags::NONE)]
    overflow_flags: Prop<IntegerOverflowFlags>,
    out: Res<INTEGER>,
}

/// A narrower float.
#[op(
    name = "arith.truncf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    verify_alone = verify::truncf,
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
    verify_alone = verify::scaling_truncf,
    format = "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)"
)]
pub struct ScalingTruncFOp {
    r#in: Operand<FLOAT_LIKE>,
    scale: Operand<FLOAT_LIKE>,
    roundingmode: Optional<Prop<RoundingMode>>,
    fastmath: Optional<Prop<FastMathFlags>>,
    out: Res<FLOAT_LIKE>,
}
