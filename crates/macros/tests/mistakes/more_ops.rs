//! More errors in operations.

use terrace_ir::opdef::RegionKind;
use terrace_ir::{AttrConstraint, Failed, OpRef, Reporter, TypeConstraint};
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;
const TEXT: AttrConstraint = AttrConstraint::STRING;

/// 1: a variadic operand in an optional group without an anchor. A property that the format never reads is valid.
#[op(name = "toy.m1", format = "$a (`,` $b)? attr-dict `:` type($a) type($b)")]
struct M1 {
    a: Operand<ANY>,
    b: Variadic<Operand<ANY>>,
}

/// 2: attr-dict within a group.
#[op(name = "toy.m2", format = "$a (`x` attr-dict $b^)? `:` type($a) type($b)")]
struct M2 {
    a: Operand<ANY>,
    b: Optional<Operand<ANY>>,
}

/// 3: the mnemonic has the operation's name with a space.
#[op(name = "toy.m 3")]
struct M3 {}

/// 4: two errors in one definition.
#[op(name = "m4", traits(PURE), verifyer = check)]
struct M4 {
    a: Operands<ANY>,
    b: Operand,
}

/// 5: a parent that is not an operation.
#[op(name = "toy.m5", parents(String))]
struct M5 {}

/// 6: a terminator that is not an operation.
#[op(name = "toy.m6", terminator = String)]
struct M6 {
    body: Region<RegionKind::ONE_BLOCK>,
}

/// 7: `types_match` from an unknown field.
#[op(name = "toy.m7", types_match(valu -> result, |_, ty| Some(ty), "same"))]
struct M7 {
    value: Operand<ANY>,
    result: Res<ANY>,
}

/// 8: a transform with a wrong signature.
#[op(name = "toy.m8", types_match(value -> result, |ty| ty, "same"))]
struct M8 {
    value: Operand<ANY>,
    result: Res<ANY>,
}

/// 9: `infer` with a wrong signature.
#[op(name = "toy.m9", infer = infer_m9)]
struct M9 {
    value: Operand<ANY>,
    result: Res<ANY>,
}

fn infer_m9(_op: OpRef<'_>) -> Option<terrace_ir::Type> {
    None
}

/// 10: a verifier with the view of another operation.
#[op(name = "toy.m10", verify = verify_m10)]
struct M10 {
    value: Operand<ANY>,
}

fn verify_m10(_op: M9Ref<'_>, _report: &mut Reporter<'_>) -> Result<(), Failed> {
    Ok(())
}

/// 11: a default of the wrong type.
#[op(name = "toy.m11")]
struct M11 {
    #[default("x")]
    text: Prop<TEXT>,
}

/// 12: an unknown region kind.
#[op(name = "toy.m12")]
struct M12 {
    body: Region<RegionKind::TWO_BLOCKS>,
}

/// 13: optional in variadic.
#[op(name = "toy.m13")]
struct M13 {
    value: Variadic<Optional<Operand<ANY>>>,
}

/// 14: a type constraint for a property.
#[op(name = "toy.m14")]
struct M14 {
    value: Prop<ANY>,
}

/// 16: a fold with the view of another operation.
#[op(name = "toy.m16", fold = fold_m16)]
struct M16 {
    value: Operand<ANY>,
}

fn fold_m16(_op: M15Ref<'_>, _: &[Option<terrace_ir::Attr>]) -> Option<terrace_ir::opdef::FoldResult> {
    None
}

/// 17: an enumeration instead of a struct.
#[op(name = "toy.m17")]
enum M17 {
    A,
}

/// 18: `result_name` without quotes.
#[op(name = "toy.m18", result_name = value)]
struct M18 {
    value: Res<ANY>,
}

/// 19: `#[default]` without a value.
#[op(name = "toy.m19")]
struct M19 {
    #[default]
    text: Prop<TEXT>,
}

/// 20: `#[mlir = ".."]`.
#[op(name = "toy.m20")]
struct M20 {
    #[mlir = "theText"]
    text: Prop<TEXT>,
}

/// 21: a format that is not a string.
#[op(name = "toy.m21", format = 3)]
struct M21 {}

/// 22: `format("..")`.
#[op(name = "toy.m22", format("attr-dict"))]
struct M22 {}

/// 23: arguments separated by semicolons.
#[op(name = "toy.m23"; traits(PURE))]
struct M23 {}

/// 24: a name that is not a literal.
#[op(name = toy.m24)]
struct M24 {}

/// 25: no arguments.
#[op]
struct M25 {}

/// 26: `$operands` in place of `operands`.
#[op(name = "toy.m26", format = "$operands attr-dict `:` type($operands)")]
struct M26 {
    value: Operand<ANY>,
}

/// 27: a custom directive without parentheses.
#[op(name = "toy.m27", format = "custom<Thing> attr-dict")]
struct M27 {}

/// 28: an enumeration property of a type that does not exist.
#[op(name = "toy.m28")]
struct M28 {
    mode: Prop<Mode>,
}

/// 29: uses of invalid definitions do not cause further errors.
#[op(name = "toy.m29", parents(M4), terminator = M13)]
struct M29 {
    body: Region<RegionKind::ONE_BLOCK>,
}

/// 30: a format that omits an operand and prints a successor.
#[op(name = "toy.m30", format = "$next attr-dict")]
struct M30 {
    value: Operand<ANY>,
    text: Prop<TEXT>,
    next: Succ,
}

fn main() {}
