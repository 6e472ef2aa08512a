//! The operations.

use crate::fold;
use crate::predicate::IndexCmpPredicateAttr;
use crate::verify;
use terrace_builtin::constraints::{I1, INDEX, INDEX_ATTR};
use terrace_builtin::props::Bool;
use terrace_ir::opdef::{FoldResult, Folded};
use terrace_ir::{Attr, OpRef, TypeClass, TypeConstraint};
use terrace_macros::op;

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

macro_rules! binary {
    ($($name:ident = $op:literal, $doc:literal, traits($($trait:ident),*), fold = $fold:expr;)*) => {$(
        #[doc = $doc]
        #[op(name = $op, traits($($trait),*), fold = $fold, format = "$lhs `,` $rhs attr-dict")]
        pub struct $name {
            lhs: Operand<INDEX>,
            rhs: Operand<INDEX>,
            #[unique]
            result: Res<INDEX>,
        }
    )*};
}

binary! {
    AddOp = "index.add", "Sum.", traits(COMMUTATIVE, PURE), fold = fold::add;
    SubOp = "index.sub", "Difference.", traits(PURE), fold = fold::sub;
    MulOp = "index.mul", "Product.", traits(COMMUTATIVE, PURE), fold = fold::mul;
    DivSOp = "index.divs", "Signed quotient, rounded towards zero.", traits(NO_MEMORY_EFFECT), fold = fold::divs;
    DivUOp = "index.divu", "Unsigned quotient.", traits(NO_MEMORY_EFFECT), fold = fold::divu;
    CeilDivSOp = "index.ceildivs", "Signed quotient, rounded up.", traits(NO_MEMORY_EFFECT), fold = fold::ceildivs;
    CeilDivUOp = "index.ceildivu", "Unsigned quotient, rounded up.", traits(NO_MEMORY_EFFECT), fold = fold::ceildivu;
    FloorDivSOp = "index.floordivs", "Signed quotient, rounded down.", traits(NO_MEMORY_EFFECT),
        fold = fold::floordivs;
    RemSOp = "index.rems", "Signed remainder.", traits(NO_MEMORY_EFFECT), fold = fold::rems;
    RemUOp = "index.remu", "Unsigned remainder.", traits(NO_MEMORY_EFFECT), fold = fold::remu;
    MaxSOp = "index.maxs", "Signed maximum.", traits(COMMUTATIVE, PURE), fold = fold::maxs;
    MaxUOp = "index.maxu", "Unsigned maximum.", traits(COMMUTATIVE, PURE), fold = fold::maxu;
    MinSOp = "index.mins", "Signed minimum.", traits(COMMUTATIVE, PURE), fold = fold::mins;
    MinUOp = "index.minu", "Unsigned minimum.", traits(COMMUTATIVE, PURE), fold = fold::minu;
    ShlOp = "index.shl", "Shifted left.", traits(PURE), fold = fold::shl;
    ShrSOp = "index.shrs", "Arithmetic right shift.", traits(PURE), fold = fold::shrs;
    ShrUOp = "index.shru", "Logical right shift.", traits(PURE), fold = fold::shru;
    AndOp = "index.and", "Bitwise and.", traits(COMMUTATIVE, PURE), fold = fold::and;
    OrOp = "index.or", "Bitwise or.", traits(COMMUTATIVE, PURE), fold = fold::or;
    XOrOp = "index.xor", "Bitwise exclusive or.", traits(COMMUTATIVE, PURE), fold = fold::xor;
}

/// Casts between `index` and an integer, with sign extension or truncation.
#[op(
    name = "index.casts",
    traits(PURE),
    verify_alone = verify::casts,
    fold = fold::casts,
    format = "$input attr-dict `:` type($input) `to` type($output)"
)]
pub struct CastSOp {
    input: Operand<INTEGER_OR_INDEX>,
    output: Res<INTEGER_OR_INDEX>,
}

/// Casts between `index` and an integer, with zero extension or truncation.
#[op(
    name = "index.castu",
    traits(PURE),
    verify_alone = verify::castu,
    fold = fold::castu,
    format = "$input attr-dict `:` type($input) `to` type($output)"
)]
pub struct CastUOp {
    input: Operand<INTEGER_OR_INDEX>,
    output: Res<INTEGER_OR_INDEX>,
}

/// Compares two indices.
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
