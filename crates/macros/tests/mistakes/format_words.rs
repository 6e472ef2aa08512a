//! Formats that are invalid or omit information.

use terrace_ir::TypeConstraint;
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;

/// Names a field that does not exist.
#[op(name = "toy.a", format = "$value `,` $vlaue attr-dict `:` type($value)")]
struct UnknownName {
    value: Operand<ANY>,
}

/// Has a keyword without backquotes.
#[op(name = "toy.b", format = "$value to attr-dict `:` type($value)")]
struct BareKeyword {
    value: Operand<ANY>,
}

/// Has punctuation that MLIR does not support.
#[op(name = "toy.c", format = "$value `;` attr-dict `:` type($value)")]
struct Punctuation {
    value: Operand<ANY>,
}

/// Prints a result.
#[op(name = "toy.d", format = "$result attr-dict `:` type($result)")]
struct PrintedResult {
    result: Res<ANY>,
}

/// Prints the type of a property.
#[op(name = "toy.e", format = "$text attr-dict `:` type($text)")]
struct TypeOfProperty {
    text: Prop<terrace_ir::AttrConstraint::STRING>,
}

/// Does not print an operand.
#[op(name = "toy.f", format = "$lhs attr-dict `:` type($lhs)")]
struct LostOperand {
    lhs: Operand<ANY>,
    rhs: Operand<ANY>,
}

/// Does not print a region.
#[op(name = "toy.g", format = "attr-dict")]
struct LostRegion {
    body: Region<RegionKind::ANY>,
}

/// Does not print a successor.
#[op(name = "toy.h", traits(TERMINATOR), format = "attr-dict")]
struct LostSuccessor {
    target: Succ,
}

/// Has no `attr-dict`.
#[op(name = "toy.i", format = "$value `:` type($value)")]
struct NoAttrDict {
    value: Operand<ANY>,
}

/// Has a required operand in an optional group.
#[op(name = "toy.j", format = "($value^ `:` type($value))? attr-dict")]
struct AlwaysThere {
    value: Operand<ANY>,
}

/// Has an optional group without an anchor.
#[op(name = "toy.k", format = "(`:` $value `:` type($value))? attr-dict")]
struct NoAnchor {
    value: Optional<Operand<ANY>>,
}

/// Does not close a parenthesis.
#[op(name = "toy.l", format = "($value^ `:` type($value) attr-dict")]
struct Unclosed {
    value: Optional<Operand<ANY>>,
}

/// Does not close a literal.
#[op(name = "toy.m", format = "$value `, attr-dict `:` type($value)")]
struct UnclosedLiteral {
    value: Operand<ANY>,
}

/// Does not pass both arguments to `functional-type`.
#[op(name = "toy.n", format = "$value attr-dict `:` functional-type($value)")]
struct FunctionalType {
    value: Operand<ANY>,
    result: Res<ANY>,
}

/// Prints an operand twice.
#[op(name = "toy.o", format = "$value `,` $value attr-dict `:` type($value)")]
struct Twice {
    value: Operand<ANY>,
}

/// Prints a type twice.
#[op(name = "toy.p", format = "$value attr-dict `:` type($value) `,` type($value)")]
struct TypeTwice {
    value: Operand<ANY>,
}

/// Prints attributes twice.
#[op(name = "toy.q", format = "$value attr-dict `:` type($value) attr-dict")]
struct AttrDictTwice {
    value: Operand<ANY>,
}

/// Has two anchors.
#[op(name = "toy.r", format = "($value^ `:` type($value)^)? attr-dict")]
struct TwoAnchors {
    value: Optional<Operand<ANY>>,
}

fn main() {}
