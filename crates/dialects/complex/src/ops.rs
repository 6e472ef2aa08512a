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

const UNARY: &str = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)";
const BINARY: &str = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
const COMPARISON: &str = "$lhs `,` $rhs attr-dict `:` type($lhs)";

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

/// Sum.
#[op(
    name = "complex.add",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = fold::add,
    format = BINARY
)]
pub struct AddOp {
    lhs: Operand<COMPLEX_OF_FLOATS>,
    rhs: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// The angle of the point (`rhs`, `lhs`).
#[op(
    name = "complex.atan2",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = BINARY
)]
pub struct Atan2Op {
    lhs: Operand<COMPLEX_OF_FLOATS>,
    rhs: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Quotient.
#[op(
    name = "complex.div",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = fold::div,
    format = BINARY
)]
pub struct DivOp {
    lhs: Operand<COMPLEX_OF_FLOATS>,
    rhs: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Product.
#[op(
    name = "complex.mul",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = fold::mul,
    format = BINARY
)]
pub struct MulOp {
    lhs: Operand<COMPLEX_OF_FLOATS>,
    rhs: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Power.
#[op(
    name = "complex.pow",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = BINARY
)]
pub struct PowOp {
    lhs: Operand<COMPLEX_OF_FLOATS>,
    rhs: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Difference.
#[op(
    name = "complex.sub",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = fold::sub,
    format = BINARY
)]
pub struct SubOp {
    lhs: Operand<COMPLEX_OF_FLOATS>,
    rhs: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Cosine.
#[op(
    name = "complex.cos",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY
)]
pub struct CosOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Power of e.
#[op(
    name = "complex.exp",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = fold::exp,
    format = UNARY
)]
pub struct ExpOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Power of e, minus one.
#[op(
    name = "complex.expm1",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY
)]
pub struct Expm1Op {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Natural logarithm.
#[op(
    name = "complex.log",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY
)]
pub struct LogOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Natural logarithm of the operand plus one.
#[op(
    name = "complex.log1p",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY
)]
pub struct Log1pOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Negated.
#[op(
    name = "complex.neg",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = fold::neg,
    format = UNARY
)]
pub struct NegOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Reciprocal of the square root.
#[op(
    name = "complex.rsqrt",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY
)]
pub struct RsqrtOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// The number divided by its absolute value; zero stays zero.
#[op(
    name = "complex.sign",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY
)]
pub struct SignOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Sine.
#[op(
    name = "complex.sin",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY
)]
pub struct SinOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Square root.
#[op(
    name = "complex.sqrt",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY
)]
pub struct SqrtOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Hyperbolic tangent.
#[op(
    name = "complex.tanh",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY
)]
pub struct TanhOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Tangent.
#[op(
    name = "complex.tan",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    format = UNARY
)]
pub struct TanOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// The conjugate.
#[op(
    name = "complex.conj",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE),
    fold = fold::conj,
    format = UNARY
)]
pub struct ConjOp {
    complex: Operand<COMPLEX_OF_FLOATS>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    result: Res<COMPLEX_OF_FLOATS>,
}

/// Absolute value.
#[op(
    name = "complex.abs",
    traits(PURE, ELEMENTWISE),
    types_match(complex -> result, element_of, "complex element type matches result type"),
    format = UNARY
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
    format = UNARY
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
    format = UNARY
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
    format = UNARY
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
    format = COMPARISON
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
    format = COMPARISON
)]
pub struct NotEqualOp {
    lhs: Operand<COMPLEX_OF_FLOATS>,
    rhs: Operand<COMPLEX_OF_FLOATS>,
    #[unique]
    result: Res<I1>,
}

/// Reinterprets the bits as another type; one of the two types is complex.
#[op(
    name = "complex.bitcast",
    traits(PURE),
    fold = fold::bitcast,
    verify = verify::bitcast,
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
    verify = verify::constant,
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
