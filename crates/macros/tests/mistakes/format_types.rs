//! Formats from which the parser cannot determine the types.

use terrace_ir::{Type, TypeConstraint};
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;
const WORD: TypeConstraint = TypeConstraint::check(|_, ty| ty == Type::I32, "a word");

const ONLY: TypeConstraint = TypeConstraint::unique(|_| Type::I32, |_, ty| ty == Type::I32, "a word");

/// Does not print the type of its operand.
#[op(name = "toy.a", format = "$value attr-dict")]
struct OperandType {
    value: Operand<WORD>,
}

/// Does not print the type of its result.
#[op(name = "toy.b", format = "$value attr-dict `:` type($value)")]
struct ResultType {
    value: Operand<ANY>,
    result: Res<ANY>,
}

/// Relates the type of the result to one operand, but not those of the operands to each other.
#[op(name = "toy.c", format = "$lhs `,` $rhs attr-dict `:` type($lhs)", same_type(lhs, result))]
struct OneOperand {
    lhs: Operand<ANY>,
    rhs: Operand<ANY>,
    result: Res<ANY>,
}

/// Does not state that only one type satisfies the constraint.
#[op(name = "toy.d", format = "$value attr-dict `:` type($value)")]
struct NotUnique {
    value: Operand<ANY>,
    result: Res<ONLY>,
}

fn main() {}
