//! Intrinsics on floats.

use crate::constraints::{FLOAT_OR_VECTOR, LLVM_FLOAT, LLVM_TYPE, SIGNLESS_INTEGER};
use crate::enums::{FPExceptionBehavior, FastmathFlags, RoundingMode};
use crate::verify;
use terrace_builtin::props::Int32;
use terrace_macros::op;

macro_rules! unary_float {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            intrinsic,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
            format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
        )]
        pub struct $name {
            r#in: Operand<FLOAT_OR_VECTOR>,
            #[mlir("fastmathFlags")]
            #[default(FastmathFlags::NONE)]
            fastmath_flags: Prop<FastmathFlags>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

unary_float! {
    ACosOp = "llvm.intr.acos", "Arc cosine.";
    ASinOp = "llvm.intr.asin", "Arc sine.";
    ATanOp = "llvm.intr.atan", "Arc tangent.";
    CosOp = "llvm.intr.cos", "Cosine.";
    CoshOp = "llvm.intr.cosh", "Hyperbolic cosine.";
    Exp10Op = "llvm.intr.exp10", "A power of 10.";
    Exp2Op = "llvm.intr.exp2", "A power of 2.";
    ExpOp = "llvm.intr.exp", "A power of e.";
    FAbsOp = "llvm.intr.fabs", "The absolute value.";
    FCeilOp = "llvm.intr.ceil", "Rounds up.";
    FFloorOp = "llvm.intr.floor", "Rounds down.";
    FTruncOp = "llvm.intr.trunc", "Rounds toward zero.";
    Log10Op = "llvm.intr.log10", "The logarithm to base 10.";
    Log2Op = "llvm.intr.log2", "The logarithm to base 2.";
    LogOp = "llvm.intr.log", "The logarithm to base e.";
    NearbyintOp = "llvm.intr.nearbyint", "Rounds in the current mode, quietly.";
    RintOp = "llvm.intr.rint", "Rounds in the current mode.";
    RoundEvenOp = "llvm.intr.roundeven", "Rounds, halves to even.";
    RoundOp = "llvm.intr.round", "Rounds, halves away from zero.";
    SinOp = "llvm.intr.sin", "Sine.";
    SinhOp = "llvm.intr.sinh", "Hyperbolic sine.";
    SqrtOp = "llvm.intr.sqrt", "The square root.";
    TanOp = "llvm.intr.tan", "Tangent.";
    TanhOp = "llvm.intr.tanh", "Hyperbolic tangent.";
}

macro_rules! binary_float {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            intrinsic,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
            format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
        )]
        pub struct $name {
            a: Operand<FLOAT_OR_VECTOR>,
            b: Operand<FLOAT_OR_VECTOR>,
            #[mlir("fastmathFlags")]
            #[default(FastmathFlags::NONE)]
            fastmath_flags: Prop<FastmathFlags>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

binary_float! {
    ATan2Op = "llvm.intr.atan2", "Arc tangent of a quotient.";
    CopySignOp = "llvm.intr.copysign", "One float with the sign of another.";
    MaxNumOp = "llvm.intr.maxnum", "The greater float; a number beats NaN.";
    MaximumOp = "llvm.intr.maximum", "The greater float; NaN beats a number.";
    MinNumOp = "llvm.intr.minnum", "The lesser float; a number beats NaN.";
    MinimumOp = "llvm.intr.minimum", "The lesser float; NaN beats a number.";
    PowOp = "llvm.intr.pow", "A float to the power of another.";
}

/// Extends floats in a given floating-point environment.
#[op(
    name = "llvm.intr.experimental.constrained.fpext",
    traits(PURE),
    format = "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"
)]
pub struct ConstrainedFPExtIntr {
    arg_0: Operand<LLVM_TYPE>,
    #[mlir("fpExceptionBehavior")]
    fp_exception_behavior: Prop<FPExceptionBehavior>,
    res: Res<LLVM_TYPE>,
}

macro_rules! constrained_cast {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE),
            format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"
        )]
        pub struct $name {
            arg_0: Operand<LLVM_TYPE>,
            roundingmode: Prop<RoundingMode>,
            #[mlir("fpExceptionBehavior")]
            fp_exception_behavior: Prop<FPExceptionBehavior>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

constrained_cast! {
    ConstrainedFPTruncIntr = "llvm.intr.experimental.constrained.fptrunc", "Narrows floats in a given environment.";
    ConstrainedSIToFP = "llvm.intr.experimental.constrained.sitofp", "Signed integers to floats in a given environment.";
    ConstrainedUIToFP = "llvm.intr.experimental.constrained.uitofp", "Unsigned integers to floats in a given environment.";
}

/// Multiplies and adds with a single rounding.
#[op(
    name = "llvm.intr.fma",
    intrinsic,
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct FMAOp {
    a: Operand<FLOAT_OR_VECTOR>,
    b: Operand<FLOAT_OR_VECTOR>,
    c: Operand<FLOAT_OR_VECTOR>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    res: Res<LLVM_TYPE>,
}

/// Multiplies and adds. The operations may be fused.
#[op(
    name = "llvm.intr.fmuladd",
    intrinsic,
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct FMulAddOp {
    a: Operand<FLOAT_OR_VECTOR>,
    b: Operand<FLOAT_OR_VECTOR>,
    c: Operand<FLOAT_OR_VECTOR>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    res: Res<LLVM_TYPE>,
}

/// The fraction and the exponent of a float.
#[op(
    name = "llvm.intr.frexp",
    intrinsic,
    traits(PURE),
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct FractionExpOp {
    val: Operand<FLOAT_OR_VECTOR>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    res: Res<LLVM_TYPE>,
}

/// Tests if a float belongs to a set of classes.
#[op(
    name = "llvm.intr.is.fpclass",
    intrinsic,
    immediates(bit = 1),
    traits(PURE)
)]
pub struct IsFPClass {
    r#in: Operand<FLOAT_OR_VECTOR>,
    bit: Prop<Int32>,
    res: Res<LLVM_TYPE>,
}

macro_rules! float_to_integer {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            intrinsic,
            traits(PURE),
            format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
        )]
        pub struct $name {
            val: Operand<FLOAT_OR_VECTOR>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

float_to_integer! {
    LlrintOp = "llvm.intr.llrint", "Rounds in the current mode to an integer.";
    LrintOp = "llvm.intr.lrint", "Rounds in the current mode to an integer.";
    LroundOp = "llvm.intr.lround", "Rounds to an integer.";
}

/// Rounds to an integer.
#[op(
    name = "llvm.intr.llround",
    intrinsic,
    traits(PURE),
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct LlroundOp {
    val: Operand<LLVM_FLOAT>,
    res: Res<LLVM_TYPE>,
}

/// A float times a power of two.
#[op(
    name = "llvm.intr.ldexp",
    intrinsic,
    traits(PURE),
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct LoadExpOp {
    val: Operand<FLOAT_OR_VECTOR>,
    power: Operand<SIGNLESS_INTEGER>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    res: Res<LLVM_TYPE>,
}

/// A float to the power of an integer.
#[op(
    name = "llvm.intr.powi",
    intrinsic,
    traits(PURE),
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct PowIOp {
    val: Operand<FLOAT_OR_VECTOR>,
    power: Operand<SIGNLESS_INTEGER>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    res: Res<LLVM_TYPE>,
}

/// The sine and the cosine of a float.
#[op(
    name = "llvm.intr.sincos", intrinsic,
    verify = verify::sincos,
    traits(PURE),
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct SincosOp {
    val: Operand<FLOAT_OR_VECTOR>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    res: Res<LLVM_TYPE>,
}
