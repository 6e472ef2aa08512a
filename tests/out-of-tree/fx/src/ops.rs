//! The operations.

// ANCHOR: uses
use crate::types::{FixedType, IntervalType, NumberAttr, Overflow, SliceType};
use crate::{fold, verify};
use terrace::builtin::constraints::{
    ANY_MEMREF, ANY_UNRANKED_MEMREF, INDEX, SIGNLESS_INTEGER_LIKE,
};
use terrace::builtin::props::Int32;
use terrace::builtin::{ComplexType, VectorType};
use terrace::ir::opdef::RegionKind;
use terrace::ir::{AttrConstraint, Context, Type, TypeConstraint};
use terrace::op;
// ANCHOR_END: uses

// ANCHOR: constraints
/// Numbers.
pub const FIXED: TypeConstraint =
    TypeConstraint::check(|ctx, ty| ty.is::<FixedType>(ctx), "fixed-point number");

/// Numbers and vectors of them.
pub const FIXED_LIKE: TypeConstraint = TypeConstraint::check(
    |ctx, ty| format_of(ctx, ty).is_some(),
    "fixed-point number or vector of them",
);

/// The format of a number, or of the numbers in a vector.
pub fn format_of(ctx: &Context, ty: Type) -> Option<&FixedType> {
    let vector = ty.as_::<VectorType>(ctx);
    vector.map_or(ty, |vector| vector.element).as_(ctx)
}

/// Constants.
pub const NUMBER: AttrConstraint = AttrConstraint::of::<NumberAttr>("fixed-point constant");
// ANCHOR_END: constraints

const INTERVAL: TypeConstraint =
    TypeConstraint::check(|ctx, ty| ty.is::<IntervalType>(ctx), "interval");
const SLICE: TypeConstraint = TypeConstraint::check(|ctx, ty| ty.is::<SliceType>(ctx), "slice");
const COMPLEX: TypeConstraint =
    TypeConstraint::check(|ctx, ty| ty.is::<ComplexType>(ctx), "complex number");

fn bound(ctx: &Context, ty: Type) -> Option<Type> {
    Some(ty.as_::<IntervalType>(ctx)?.element)
}

// ANCHOR: constant
/// A constant, written as a decimal fraction: `fx.constant 1.5 : !fx.fixed<8, 8>`.
#[op(
    name = "fx.constant",
    traits(PURE, CONSTANT_LIKE),
    same_type(value, result),
    fold = fold::constant
)]
pub struct ConstantOp {
    value: Prop<NUMBER>,
    result: Res<FIXED>,
}
// ANCHOR_END: constant

// ANCHOR: add
/// A sum.
#[op(
    name = "fx.add",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE),
    fold = fold::add,
    format = "$lhs `,` $rhs (`overflow` `` $overflow^)? attr-dict `:` type($result)"
)]
pub struct AddOp {
    lhs: Operand<FIXED_LIKE>,
    rhs: Operand<FIXED_LIKE>,
    #[default(Overflow::Wrap)]
    overflow: Prop<Overflow>,
    result: Res<FIXED_LIKE>,
}
// ANCHOR_END: add

/// A product, rounded down.
#[op(
    name = "fx.mul",
    traits(PURE, COMMUTATIVE, SAME_OPERANDS_AND_RESULT_TYPE),
    interfaces(dyn crate::rounding::RoundingOpInterface),
    format = "$lhs `,` $rhs attr-dict `:` type($result)"
)]
pub struct MulOp {
    lhs: Operand<FIXED_LIKE>,
    rhs: Operand<FIXED_LIKE>,
    result: Res<FIXED_LIKE>,
}

// ANCHOR: sum
/// The sum of any number of terms, and of an initial value if there is one.
#[op(
    name = "fx.sum",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE, ATTR_SIZED_OPERAND_SEGMENTS),
    verify = verify::sum,
    format = "$terms (`init` $init^)? attr-dict `:` type($result)"
)]
pub struct SumOp {
    terms: Variadic<Operand<FIXED>>,
    init: Optional<Operand<FIXED>>,
    result: Res<FIXED>,
}
// ANCHOR_END: sum

/// The interval between two numbers.
#[op(
    name = "fx.interval",
    traits(PURE, crate::verify::ORDERED),
    types_match(interval -> low, bound, "the bounds have the interval's type"),
    types_match(interval -> high, bound, "the bounds have the interval's type"),
    format = "$low `to` $high attr-dict `:` type($interval)"
)]
pub struct IntervalOp {
    low: Operand<FIXED>,
    high: Operand<FIXED>,
    interval: Res<INTERVAL>,
}

/// The number of an interval that is nearest to a number.
#[op(
    name = "fx.clamp",
    traits(PURE),
    types_match(interval -> value, bound, "the number has the type of the bounds"),
    types_match(interval -> result, bound, "the number has the type of the bounds"),
    format = "$value `in` $interval attr-dict `:` type($interval)"
)]
pub struct ClampOp {
    value: Operand<FIXED>,
    interval: Operand<INTERVAL>,
    result: Res<FIXED>,
}

// ANCHOR: map
/// Replaces each number in a memref by what the region makes of it.
#[op(
    name = "fx.map",
    traits(SINGLE_BLOCK, RECURSIVE_MEMORY_EFFECTS),
    verify_regions = verify::map,
    format = "$memref $body attr-dict `:` type($memref)"
)]
pub struct MapOp {
    memref: Operand<ANY_MEMREF>,
    body: Region<RegionKind::ONE_BLOCK>,
}

/// Ends the region of `fx.map`: the number that replaces the other one.
#[op(
    name = "fx.yield",
    traits(PURE, TERMINATOR),
    parents(MapOp),
    format = "$value attr-dict `:` type($value)"
)]
pub struct YieldOp {
    value: Operand<FIXED>,
}
// ANCHOR_END: map

/// A memref with one dimension as a slice.
#[op(
    name = "fx.slice",
    traits(PURE),
    format = "$memref attr-dict `:` type($memref) `to` type($slice)"
)]
pub struct SliceOp {
    memref: Operand<ANY_MEMREF>,
    slice: Res<SLICE>,
}

/// The count of a slice.
#[op(
    name = "fx.length",
    traits(PURE),
    format = "$slice attr-dict `:` type($slice)"
)]
pub struct LengthOp {
    slice: Operand<SLICE>,
    #[unique]
    length: Res<INDEX>,
}

/// The number of dimensions of a memref.
#[op(
    name = "fx.rank",
    traits(PURE),
    format = "$memref attr-dict `:` type($memref)"
)]
pub struct RankOp {
    memref: Operand<ANY_UNRANKED_MEMREF>,
    #[unique]
    rank: Res<INDEX>,
}

/// A complex number from its parts.
#[op(
    name = "fx.to_complex",
    traits(PURE),
    same_type(real, imaginary),
    format = "$real `,` $imaginary attr-dict `:` type($real) `to` type($result)"
)]
pub struct ToComplexOp {
    real: Operand<FIXED>,
    imaginary: Operand<FIXED>,
    result: Res<COMPLEX>,
}

// ANCHOR: intrinsic
/// LLVM's intrinsic `llvm.smul.fix`: the product of integers that stand for fixed-point numbers.
#[op(
    name = "fx.intr.smul_fix",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "$lhs `,` $rhs `scale` $scale attr-dict `:` type($result)"
)]
pub struct SMulFixOp {
    lhs: Operand<SIGNLESS_INTEGER_LIKE>,
    rhs: Operand<SIGNLESS_INTEGER_LIKE>,
    scale: Prop<Int32>,
    result: Res<SIGNLESS_INTEGER_LIKE>,
}
// ANCHOR_END: intrinsic
