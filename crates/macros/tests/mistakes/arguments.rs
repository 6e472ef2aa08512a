//! Invalid arguments of `#[op]`.

use terrace_ir::TypeConstraint;
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;

/// Has no name.
#[op(format = "attr-dict")]
struct NoName {}

/// Has a name without a dialect.
#[op(name = "add")]
struct NoDialect {}

/// Has an unknown argument.
#[op(name = "toy.a", verifier = check)]
struct UnknownArgument {}

/// Has an argument twice.
#[op(name = "toy.b", format = "attr-dict", format = "attr-dict")]
struct Twice {}

/// Relates a field that does not exist.
#[op(name = "toy.c", same_type(value, reslt))]
struct SameType {
    value: Operand<ANY>,
    result: Res<ANY>,
}

/// Specifies its terminator by a string.
#[op(name = "toy.d", terminator = "toy.yield")]
struct TerminatorText {}

/// Has a name without the key.
#[op("toy.e")]
struct NoKey {}

/// Has traits in brackets.
#[op(name = "toy.f", traits = [PURE])]
struct Brackets {}

/// Has a trait in quotes.
#[op(name = "toy.g", traits("Pure"))]
struct QuotedTrait {}

/// Has a verifier in parentheses.
#[op(name = "toy.h", verify(check))]
struct Parentheses {}

/// Relates only one field.
#[op(name = "toy.i", same_type(value))]
struct OneField {
    value: Operand<ANY>,
}

/// Relates two fields without a transform.
#[op(name = "toy.j", types_match(value -> result))]
struct NoTransform {
    value: Operand<ANY>,
    result: Res<ANY>,
}

/// Has a terminator but no region.
#[op(name = "toy.k", terminator = NoName)]
struct NothingToEnd {}

fn main() {}
