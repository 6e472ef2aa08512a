//! The operations.

use crate::fold;
use crate::predicate::IndexCmpPredicateAttr;
use crate::verify;
use terrace_builtin::constraints::{I1, INDEX, INDEX_ATTR};
use terrace_builtin::props::Bool;
use terrace_ir::opdef::{FoldResult, Folded};
use terrace_ir::{Attr, OpRef, TypeClass, TypeConstraint};
use terrace_macros::op;

const BINARY: &str = "$lhs `,` $rhs attr-dict";
const CAST: &str = "$input attr-dict `:` type($input) `to` type($output)";

/// Integers and `index`.
pub const INTEGER_OR_INDEX: TypeConstraint = TypeConstraint::classes(
    TypeClass::SIGNLESS_INT
        .or(TypeClass::SIGNED_INT)
        .or(TypeClass::UNSIGNED_INT)
        .or(TypeClass::INDEX),
    "integer or index",
);

fn value(op: OpRef<'_>, _constants: &[Option<Attr>]) -> Option<FoldResult> {
    Some(std::iter::once(Folded::Attr(op.prop(0)?)).collect())
}

/// Sum.
#[op(name = "index.add", traits(COMMUTATIVE, PURE), fold = fold::add, format = BINARY)]
pub struct AddOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Difference.
#[op(name = "index.sub", traits(PURE), fold = fold::sub, format = BINARY)]
pub struct SubOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Product.
#[op(name = "index.mul", traits(COMMUTATIVE, PURE), fold = fold::mul, format = BINARY)]
pub struct MulOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Signed quotient, rounded towards zero.
#[op(name = "index.divs", traits(NO_MEMORY_EFFECT), fold = fold::divs, format = BINARY)]
pub struct DivSOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Unsigned quotient.
#[op(name = "index.divu", traits(NO_MEMORY_EFFECT), fold = fold::divu, format = BINARY)]
pub struct DivUOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Signed quotient, rounded up.
#[op(name = "index.ceildivs", traits(NO_MEMORY_EFFECT), fold = fold::ceildivs, format = BINARY)]
pub struct CeilDivSOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Unsigned quotient, rounded up.
#[op(name = "index.ceildivu", traits(NO_MEMORY_EFFECT), fold = fold::ceildivu, format = BINARY)]
pub struct CeilDivUOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Signed quotient, rounded down.
#[op(name = "index.floordivs", traits(NO_MEMORY_EFFECT), fold = fold::floordivs, format = BINARY)]
pub struct FloorDivSOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Signed remainder.
#[op(name = "index.rems", traits(NO_MEMORY_EFFECT), fold = fold::rems, format = BINARY)]
pub struct RemSOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Unsigned remainder.
#[op(name = "index.remu", traits(NO_MEMORY_EFFECT), fold = fold::remu, format = BINARY)]
pub struct RemUOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Signed maximum.
#[op(name = "index.maxs", traits(COMMUTATIVE, PURE), fold = fold::maxs, format = BINARY)]
pub struct MaxSOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Unsigned maximum.
#[op(name = "index.maxu", traits(COMMUTATIVE, PURE), fold = fold::maxu, format = BINARY)]
pub struct MaxUOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Signed minimum.
#[op(name = "index.mins", traits(COMMUTATIVE, PURE), fold = fold::mins, format = BINARY)]
pub struct MinSOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Unsigned minimum.
#[op(name = "index.minu", traits(COMMUTATIVE, PURE), fold = fold::minu, format = BINARY)]
pub struct MinUOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Shifted left.
#[op(name = "index.shl", traits(PURE), fold = fold::shl, format = BINARY)]
pub struct ShlOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Arithmetic right shift.
#[op(name = "index.shrs", traits(PURE), fold = fold::shrs, format = BINARY)]
pub struct ShrSOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Logical right shift.
#[op(name = "index.shru", traits(PURE), fold = fold::shru, format = BINARY)]
pub struct ShrUOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Bitwise and.
#[op(name = "index.and", traits(COMMUTATIVE, PURE), fold = fold::and, format = BINARY)]
pub struct AndOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Bitwise or.
#[op(name = "index.or", traits(COMMUTATIVE, PURE), fold = fold::or, format = BINARY)]
pub struct OrOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Bitwise exclusive or.
#[op(name = "index.xor", traits(COMMUTATIVE, PURE), fold = fold::xor, format = BINARY)]
pub struct XOrOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// Casts between `index` and an integer, with sign extension or truncation.
#[op(name = "index.casts", traits(PURE), verify = verify::casts, fold = fold::casts, format = CAST)]
pub struct CastSOp {
    input: Operand<INTEGER_OR_INDEX>,
    output: Res<INTEGER_OR_INDEX>,
}

/// Casts between `index` and an integer, with zero extension or truncation.
#[op(name = "index.castu", traits(PURE), verify = verify::castu, fold = fold::castu, format = CAST)]
pub struct CastUOp {
    input: Operand<INTEGER_OR_INDEX>,
    output: Res<INTEGER_OR_INDEX>,
}

/// Compares.
#[op(
    name = "index.cmp",
    traits(PURE),
    fold = fold::cmp,
    format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict"
)]
pub struct CmpOp {
    pred: Prop<IndexCmpPredicateAttr>,
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    result: Res<I1>,
}

/// The width of `index` in bits.
#[op(name = "index.sizeof", traits(PURE), format = "attr-dict")]
pub struct SizeOfOp {
    #[unique]
    result: Res<INDEX>,
}

/// A constant.
#[op(
    name = "index.constant",
    traits(CONSTANT_LIKE, PURE),
    fold = value,
    format = "attr-dict $value"
)]
pub struct ConstantOp {
    value: Prop<INDEX_ATTR>,
    #[unique]
    result: Res<INDEX>,
}

/// A constant `i1`.
#[op(
    name = "index.bool.constant",
    traits(CONSTANT_LIKE, PURE),
    fold = value,
    format = "attr-dict $value"
)]
pub struct BoolConstantOp {
    value: Prop<Bool>,
    #[unique]
    result: Res<I1>,
}
