//! The operations.

use crate::fold;
use crate::verify::{self, element_of};
use terrace_arith::enums::FastMathFlags;
use terrace_builtin::constraints::{ANY_FLOAT, ANY_TYPE, I1, SIGNLESS_INTEGER, kinds};
use terrace_builtin::props::Array;
use terrace_builtin::types::ComplexType;
use terrace_ir::opdef::{FoldResult, Folded};
use terrace_ir::{Attr, TypeClass, TypeConstraint};
use terrace_macros::op;

/// Complex numbers of any parts.
pub const ANY_COMPLEX: TypeConstraint =
    TypeConstraint::classes(TypeClass::COMPLEX, "complex-type").parsed_as(kinds::COMPLEX);
/// Complex numbers of floats.
pub const COMPLEX_OF_FLOATS: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        ty.as_::<ComplexType>(ctx)
            .is_some_and(|ty| ANY_FLOAT.holds(ctx, ty.element))
    },
    "complex type with floating-point elements",
)
.parsed_as(kinds::COMPLEX);

fn fold_constant(op: ConstantOpRef<'_>, _constants: &[Option<Attr>]) -> Option<FoldResult> {
    let value = op.value_attr();
    Some(std::iter::once(Folded::Attr(value)).collect())
}

macro_rules! binary {
    ($($name:ident = $op:literal, $doc:literal $(, fold = $fold:expr)?;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
            $(fold = $fold,)?
            format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
        )]
        pub struct $name {
            lhs: Operand<COMPLEX_OF_FLOATS>,
            rhs: Operand<COMPLEX_OF_FLOATS>,
            #[default(FastMathFlags::NONE)]
            fastmath: Prop<FastMathFlags>,
            result: Res<COMPLEX_OF_FLOATS>,
        }
    )*};
}

binary! {
    AddOp = "complex.add", "Sum.", fold = fold::add;
    Atan2Op = "complex.atan2", "The angle of the point (`rhs`, `lhs`).";
    DivOp = "complex.div", "Quotient.", fold = fold::div;
    MulOp = "complex.mul", "Product.", fold = fold::mul;
    PowOp = "complex.pow", "Power.";
    SubOp = "complex.sub", "Difference.", fold = fold::sub;
}

macro_rules! unary {
    ($($name:ident = $op:literal, $doc:literal $(, fold = $fold:expr)?;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
            $(fold = $fold,)?
            format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
        )]
        pub struct $name {
            complex: Operand<COMPLEX_OF_FLOATS>,
            #[default(FastMathFlags::NONE)]
            fastmath: Prop<FastMathFlags>,
            result: Res<COMPLEX_OF_FLOATS>,
        }
    )*};
}

unary! {
    CosOp = "complex.cos", "Cosine.";
    ExpOp = "complex.exp", "Power of e.", fold = fold::exp;
    Expm1Op = "complex.expm1", "Power of e, minus one.";
    LogOp = "complex.log", "Natural logarithm.";
    Log1pOp = "complex.log1p", "Natural logarithm of the operand plus one.";
    NegOp = "complex.neg", "Negated.", fold = fold::neg;
    RsqrtOp = "complex.rsqrt", "Reciprocal of the square root.";
    SignOp = "complex.sign", "The number divided by its absolute value; zero stays zero.";
    SinOp = "complex.sin", "Sine.";
    SqrtOp = "complex.sqrt", "Square root.";
    TanhOp = "complex.tanh", "Hyperbolic tangent.";
    TanOp = "complex.tan", "Tangent.";
    ConjOp = "complex.conj", "The conjugate.", fold = fold::conj;
}

/// Absolute value.
#[op(
    name = "complex.abs",
    traits(PURE, ELEMENTWISE),
    types_match(complex -> result, element_of, "complex element type matches result type"),
    format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
)]
pub struct AbsOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<ANY_FLOAT>,
}

/// The imaginary part.
#[op(
    name = "complex.im",
    traits(PURE, ELEMENTWISE),
    fold = fold::im,
    types_match(complex -> imaginary, element_of, "complex element type matches result type"),
    format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
)]
pub struct ImOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    imaginary: Res<ANY_FLOAT>,
}

/// The real part.
#[op(
    name = "complex.re",
    traits(PURE, ELEMENTWISE),
    fold = fold::re,
    types_match(complex -> real, element_of, "complex element type matches result type"),
    format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
)]
pub struct ReOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    real: Res<ANY_FLOAT>,
}

/// The argument of a complex number.
#[op(
    name = "complex.angle",
    traits(PURE, ELEMENTWISE),
    types_match(complex -> result, element_of, "complex element type matches result type"),
    format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
)]
pub struct AngleOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<ANY_FLOAT>,
}

/// Compares two numbers for equality.
#[op(
    name = "complex.eq",
    traits(PURE, ELEMENTWISE),
    same_type(lhs, rhs),
    format = "$lhs `,` $rhs attr-dict `:` type($lhs)"
)]
pub struct EqualOp {
    lhs: Operand<COMPLEX_OF_FLOATS>,
    rhs: Operand<COMPLEX_OF_FLOATS>,
    #[unique]
    result: Res<I1>,
}

/// Compares two numbers for inequality.
#[op(
    name = "complex.neq",
    traits(PURE, ELEMENTWISE),
    same_type(lhs, rhs),
    format = "$lhs `,` $rhs attr-dict `:` type($lhs)"
)]
pub struct NotEqualOp {
    lhs: Operand<COMPLEX_OF_FLOATS>,
    rhs: Operand<COMPLEX_OF_FLOATS>,
    #[unique]
    result: Res<I1>,
}

/// Reinterprets the bits as another type. One of the two types must be complex.
#[op(
    name = "complex.bitcast",
    traits(PURE),
    fold = fold::bitcast,
    verify_alone = verify::bitcast,
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
)]
pub struct BitcastOp {
    operand: Operand<ANY_TYPE>,
    result: Res<ANY_TYPE>,
}

/// A constant: `[real, imaginary]`.
#[op(
    name = "complex.constant",
    traits(CONSTANT_LIKE, PURE),
    verify_alone = verify::constant,
    fold = fold_constant,
    format = "$value attr-dict `:` type($complex)"
)]
pub struct ConstantOp {
    value: Prop<Array>,
    complex: Res<ANY_COMPLEX>,
}

/// A complex number from its parts.
#[op(
    name = "complex.create",
    traits(PURE),
    fold = fold::create,
    same_type(real, imaginary),
    types_match(complex -> real, element_of, "complex element type matches real operand type"),
    types_match(complex -> imaginary, element_of, "complex element type matches imaginary operand type"),
    format = "$real `,` $imaginary attr-dict `:` type($complex)"
)]
pub struct CreateOp {
    real: Operand<ANY_FLOAT>,
    imaginary: Operand<ANY_FLOAT>,
    complex: Res<COMPLEX_OF_FLOATS>,
}

/// A power with a signed integer as exponent.
#[op(
    name = "complex.powi",
    traits(PURE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE),
    same_type(lhs, result),
    format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)"
)]
pub struct PowiOp {
    lhs: Operand<COMPLEX_OF_FLOATS>,
    rhs: Operand<SIGNLESS_INTEGER>,
    fastmath: Optional<Prop<FastMathFlags>>,
    result: Res<COMPLEX_OF_FLOATS>,
}
