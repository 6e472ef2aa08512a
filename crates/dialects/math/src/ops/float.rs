//! Operations on floats.

use crate::fold;
use terrace_arith::enums::FastMathFlags;
use terrace_builtin::constraints::{
    BOOL_LIKE, FLOAT_LIKE, SIGNLESS_INTEGER_OR_INDEX_LIKE, i1_same_shape,
};
use terrace_macros::op;

macro_rules! unary {
    ($($name:ident = $op:literal, $doc:literal $(, fold = $fold:expr)?;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
            $(fold = $fold,)?
            format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
        )]
        pub struct $name {
            operand: Operand<FLOAT_LIKE>,
            #[default(FastMathFlags::NONE)]
            fastmath: Prop<FastMathFlags>,
            result: Res<FLOAT_LIKE>,
        }
    )*};
}

unary! {
    AbsFOp = "math.absf", "Absolute value.", fold = fold::absf;
    AcoshOp = "math.acosh", "Inverse hyperbolic cosine.", fold = fold::acosh;
    AsinOp = "math.asin", "Inverse sine.", fold = fold::asin;
    AsinhOp = "math.asinh", "Inverse hyperbolic sine.", fold = fold::asinh;
    AtanOp = "math.atan", "Inverse tangent.", fold = fold::atan;
    AtanhOp = "math.atanh", "Inverse hyperbolic tangent.", fold = fold::atanh;
    CbrtOp = "math.cbrt", "Cube root.";
    CeilOp = "math.ceil", "Rounded up.", fold = fold::ceil;
    CosOp = "math.cos", "Cosine.", fold = fold::cos;
    AcosOp = "math.acos", "Inverse cosine.", fold = fold::acos;
    CoshOp = "math.cosh", "Hyperbolic cosine.", fold = fold::cosh;
    SinOp = "math.sin", "Sine.", fold = fold::sin;
    SinhOp = "math.sinh", "Hyperbolic sine.", fold = fold::sinh;
    ErfOp = "math.erf", "Error function.", fold = fold::erf;
    ErfcOp = "math.erfc", "One minus the error function.", fold = fold::erfc;
    ExpOp = "math.exp", "Power of e.", fold = fold::exp;
    Exp2Op = "math.exp2", "Power of two.", fold = fold::exp2;
    ExpM1Op = "math.expm1", "Power of e, minus one.", fold = fold::expm1;
    FloorOp = "math.floor", "Rounded down.", fold = fold::floor;
    LogOp = "math.log", "Natural logarithm.", fold = fold::log;
    Log10Op = "math.log10", "Logarithm to base ten.", fold = fold::log10;
    Log1pOp = "math.log1p", "Natural logarithm of the operand plus one.", fold = fold::log1p;
    Log2Op = "math.log2", "Logarithm to base two.", fold = fold::log2;
    RsqrtOp = "math.rsqrt", "Reciprocal of the square root.";
    SqrtOp = "math.sqrt", "Square root.", fold = fold::sqrt;
    TanOp = "math.tan", "Tangent.", fold = fold::tan;
    TanhOp = "math.tanh", "Hyperbolic tangent.", fold = fold::tanh;
    RoundEvenOp = "math.roundeven", "Rounds to the nearest integral number, ties to even.",
        fold = fold::roundeven;
    RoundOp = "math.round", "Rounds to the nearest integral number, ties away from zero.", fold = fold::round;
    TruncOp = "math.trunc", "Rounded towards zero.", fold = fold::trunc;
}

macro_rules! binary {
    ($($name:ident = $op:literal, $doc:literal, fold = $fold:expr;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
            fold = $fold,
            format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
        )]
        pub struct $name {
            lhs: Operand<FLOAT_LIKE>,
            rhs: Operand<FLOAT_LIKE>,
            #[default(FastMathFlags::NONE)]
            fastmath: Prop<FastMathFlags>,
            result: Res<FLOAT_LIKE>,
        }
    )*};
}

binary! {
    Atan2Op = "math.atan2", "The angle of the point (`rhs`, `lhs`).", fold = fold::atan2;
    CopySignOp = "math.copysign", "`lhs` with the sign of `rhs`.", fold = fold::copysign;
    PowFOp = "math.powf", "Power.", fold = fold::powf;
}

/// `a * b + c` with a single rounding.
#[op(
    name = "math.fma",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
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

/// The sine and the cosine of a float.
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

macro_rules! class_test {
    ($($name:ident = $op:literal, $doc:literal, fold = $fold:expr;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, ELEMENTWISE),
            types_match(operand -> result, i1_same_shape, "result type has i1 element type and same shape as operands"),
            fold = $fold,
            format = "$operand attr-dict `:` type($operand)"
        )]
        pub struct $name {
            operand: Operand<FLOAT_LIKE>,
            #[default(FastMathFlags::NONE)]
            fastmath: Prop<FastMathFlags>,
            result: Res<BOOL_LIKE>,
        }
    )*};
}

class_test! {
    IsFiniteOp = "math.isfinite", "Tests if a float is neither infinite nor NaN.", fold = fold::isfinite;
    IsInfOp = "math.isinf", "Tests if a float is infinite.", fold = fold::isinf;
    IsNaNOp = "math.isnan", "Tests if a float is NaN.", fold = fold::isnan;
    IsNormalOp = "math.isnormal", "Tests if a float is normal.", fold = fold::isnormal;
}
