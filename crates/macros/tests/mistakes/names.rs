//! Fields whose names are those of something else, and what an operation has already.

use terrace_ir::{AttrConstraint, TypeConstraint};
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;
const TEXT: AttrConstraint = AttrConstraint::STRING;

/// Is called as what names converted operands by number.
#[op(name = "toy.a")]
struct Values {
    values: Variadic<Operand<ANY>>,
}

/// Is called as what gives the handle of an operation.
#[op(name = "toy.b")]
struct Id {
    id: Prop<TEXT>,
}

/// Is called as what gives the type of another field.
#[op(name = "toy.c")]
struct ValueType {
    value: Operand<ANY>,
    value_type: Prop<TEXT>,
}

/// Is called as what sets another field.
#[op(name = "toy.d")]
struct Setter {
    text: Prop<TEXT>,
    set_text: Operand<ANY>,
}

/// Has a name that MLIR may have nevertheless.
#[op(name = "toy.e")]
struct Renamed {
    #[mlir("values")]
    terms: Variadic<Operand<ANY>>,
    r#type: Prop<TEXT>,
    ctx: Operand<ANY>,
}

/// Derives what it has.
#[op(name = "toy.f")]
#[derive(Debug, Default)]
struct Derives {}

/// Has a parameter.
#[op(name = "toy.g")]
struct Generic<T> {
    value: Operand<T>,
}

fn main() {}
