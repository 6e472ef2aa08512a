//! Operations on floats.

use super::{BINARY_FASTMATH, TERNARY_FASTMATH, UNARY_FASTMATH};
use terrace_arith::enums::FastMathFlags;
use terrace_builtin::constraints::{
    BOOL_LIKE, FLOAT_LIKE, SIGNLESS_INTEGER_OR_INDEX_LIKE, i1_same_shape,
};
use terrace_macros::op;

/// Absolute value.
#[op(
    name = "math.absf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::absf,
    format = UNARY_FASTMATH
)]
pub struct AbsFOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Inverse hyperbolic cosine.
#[op(
    name = "math.acosh",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::acosh,
    format = UNARY_FASTMATH
)]
pub struct AcoshOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Inverse sine.
#[op(
    name = "math.asin",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::asin,
    format = UNARY_FASTMATH
)]
pub struct AsinOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Inverse hyperbolic sine.
#[op(
    name = "math.asinh",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::asinh,
    format = UNARY_FASTMATH
)]
pub struct AsinhOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Inverse tangent.
#[op(
    name = "math.atan",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::atan,
    format = UNARY_FASTMATH
)]
pub struct AtanOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Inverse hyperbolic tangent.
#[op(
    name = "math.atanh",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::atanh,
    format = UNARY_FASTMATH
)]
pub struct AtanhOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Cube root.
#[op(
    name = "math.cbrt",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY_FASTMATH
)]
pub struct CbrtOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Rounded up.
#[op(
    name = "math.ceil",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::ceil,
    format = UNARY_FASTMATH
)]
pub struct CeilOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Cosine.
#[op(
    name = "math.cos",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::cos,
    format = UNARY_FASTMATH
)]
pub struct CosOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Inverse cosine.
#[op(
    name = "math.acos",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::acos,
    format = UNARY_FASTMATH
)]
pub struct AcosOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Hyperbolic cosine.
#[op(
    name = "math.cosh",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::cosh,
    format = UNARY_FASTMATH
)]
pub struct CoshOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Sine.
#[op(
    name = "math.sin",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::sin,
    format = UNARY_FASTMATH
)]
pub struct SinOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Hyperbolic sine.
#[op(
    name = "math.sinh",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::sinh,
    format = UNARY_FASTMATH
)]
pub struct SinhOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Error function.
#[op(
    name = "math.erf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::erf,
    format = UNARY_FASTMATH
)]
pub struct ErfOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// One minus the error function.
#[op(
    name = "math.erfc",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::erfc,
    format = UNARY_FASTMATH
)]
pub struct ErfcOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Power of e.
#[op(
    name = "math.exp",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::exp,
    format = UNARY_FASTMATH
)]
pub struct ExpOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Power of two.
#[op(
    name = "math.exp2",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::exp2,
    format = UNARY_FASTMATH
)]
pub struct Exp2Op {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Power of e, minus one.
#[op(
    name = "math.expm1",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::expm1,
    format = UNARY_FASTMATH
)]
pub struct ExpM1Op {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Rounded down.
#[op(
    name = "math.floor",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::floor,
    format = UNARY_FASTMATH
)]
pub struct FloorOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Natural logarithm.
#[op(
    name = "math.log",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::log,
    format = UNARY_FASTMATH
)]
pub struct LogOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Logarithm to base ten.
#[op(
    name = "math.log10",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::log10,
    format = UNARY_FASTMATH
)]
pub struct Log10Op {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Natural logarithm of the operand plus one.
#[op(
    name = "math.log1p",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::log1p,
    format = UNARY_FASTMATH
)]
pub struct Log1pOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Logarithm to base two.
#[op(
    name = "math.log2",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::log2,
    format = UNARY_FASTMATH
)]
pub struct Log2Op {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Reciprocal of the square root.
#[op(
    name = "math.rsqrt",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY_FASTMATH
)]
pub struct RsqrtOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Square root.
#[op(
    name = "math.sqrt",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::sqrt,
    format = UNARY_FASTMATH
)]
pub struct SqrtOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Tangent.
#[op(
    name = "math.tan",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::tan,
    format = UNARY_FASTMATH
)]
pub struct TanOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Hyperbolic tangent.
#[op(
    name = "math.tanh",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::tanh,
    format = UNARY_FASTMATH
)]
pub struct TanhOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Rounds to the nearest integral number, ties to even.
#[op(
    name = "math.roundeven",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::roundeven,
    format = UNARY_FASTMATH
)]
pub struct RoundEvenOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Rounds to the nearest integral number, ties away from zero.
#[op(
    name = "math.round",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::round,
    format = UNARY_FASTMATH
)]
pub struct RoundOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Rounded towards zero.
#[op(
    name = "math.trunc",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::trunc,
    format = UNARY_FASTMATH
)]
pub struct TruncOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// The angle of the point (`rhs`, `lhs`).
#[op(
    name = "math.atan2",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::atan2,
    format = BINARY_FASTMATH
)]
pub struct Atan2Op {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// `lhs` with the sign of `rhs`.
#[op(
    name = "math.copysign",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::copysign,
    format = BINARY_FASTMATH
)]
pub struct CopySignOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Power.
#[op(
    name = "math.powf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = crate::fold::powf,
    format = BINARY_FASTMATH
)]
pub struct PowFOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// `a * b + c` with a single rounding.
#[op(
    name = "math.fma",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = TERNARY_FASTMATH
)]
pub struct FmaOp {
    a: Operand<FLOAT_LIKE>,
    b: Operand<FLOAT_LIKE>,
    c: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Clamps `value` to the range from `min` to `max`.
#[op(
    name = "math.clampf",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
)]
pub struct ClampFOp {
    value: Operand<FLOAT_LIKE>,
    min: Operand<FLOAT_LIKE>,
    max: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Sine and cosine.
#[op(
    name = "math.sincos",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    same_type(operand, sin, cos),
    format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)"
)]
pub struct SincosOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    sin: Res<FLOAT_LIKE>,
    cos: Res<FLOAT_LIKE>,
}

/// A power with a signed integer as exponent.
#[op(
    name = "math.fpowi",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    same_type(lhs, result),
    format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)"
)]
pub struct FPowIOp {
    lhs: Operand<FLOAT_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_OR_INDEX_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<FLOAT_LIKE>,
}

/// Tests if a float is neither infinite nor NaN.
#[op(
    name = "math.isfinite",
    traits(PURE, ELEMENTWISE),
    types_match(operand -> result, i1_same_shape, "result type has i1 element type and same shape as operands"),
    fold = crate::fold::isfinite,
    format = "$operand attr-dict `:` type($operand)"
)]
pub struct IsFiniteOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<BOOL_LIKE>,
}

/// Tests if a float is infinite.
#[op(
    name = "math.isinf",
    traits(PURE, ELEMENTWISE),
    types_match(operand -> result, i1_same_shape, "result type has i1 element type and same shape as operands"),
    fold = crate::fold::isinf,
    format = "$operand attr-dict `:` type($operand)"
)]
pub struct IsInfOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<BOOL_LIKE>,
}

/// Tests if a float is NaN.
#[op(
    name = "math.isnan",
    traits(PURE, ELEMENTWISE),
    types_match(operand -> result, i1_same_shape, "result type has i1 element type and same shape as operands"),
    fold = crate::fold::isnan,
    format = "$operand attr-dict `:` type($operand)"
)]
pub struct IsNaNOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<BOOL_LIKE>,
}

/// Tests if a float is normal.
#[op(
    name = "math.isnormal",
    traits(PURE, ELEMENTWISE),
    types_match(operand -> result, i1_same_shape, "result type has i1 element type and same shape as operands"),
    fold = crate::fold::isnormal,
    format = "$operand attr-dict `:` type($operand)"
)]
pub struct IsNormalOp {
    operand: Operand<FLOAT_LIKE>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<BOOL_LIKE>,
}
