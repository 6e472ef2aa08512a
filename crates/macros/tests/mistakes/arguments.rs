//! Arguments of `#[op]`.

use terrace_ir::TypeConstraint;
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;

/// Has no name.
#[op(format = "attr-dict")]
struct NoName {}

/// Has a name without a dialect.
#[op(name = "add")]
struct NoDialect {}

/// Has an argument that there is not.
#[op(name = "toy.a", verifier = check)]
struct UnknownArgument {}

/// Says something twice.
#[op(name = "toy.b", format = "attr-dict", format = "attr-dict")]
struct Twice {}

/// Relates what is not there.
#[op(name = "toy.c", same_type(value, reslt))]
struct SameType {
    value: Operand<ANY>,
    result: Res<ANY>,
}

/// Names its terminator by a text.
#[op(name = "toy.d", terminator = "toy.yield")]
struct TerminatorText {}

fn main() {}
