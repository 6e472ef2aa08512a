//! Fields whose names are in use, and derives that the macro generates.

use terrace_ir::{AttrConstraint, TypeConstraint};
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;
const TEXT: AttrConstraint = AttrConstraint::STRING;

/// Has the name of the accessor of all converted operands.
#[op(name = "toy.a")]
struct Values {
    values: Variadic<Operand<ANY>>,
}

/// Has the name of the accessor of the operation's ID.
#[op(name = "toy.b")]
struct Id {
    id: Prop<TEXT>,
}

/// Has the name of the accessor of another field's type.
#[op(name = "toy.c")]
struct ValueType {
    value: Operand<ANY>,
    value_type: Prop<TEXT>,
}

/// Has the name of the setter of another field.
#[op(name = "toy.d")]
struct Setter {
    text: Prop<TEXT>,
    set_text: Operand<ANY>,
}

/// Has a conflicting name in MLIR, which is valid.
#[op(name = "toy.e")]
struct Renamed {
    #[mlir("values")]
    terms: Variadic<Operand<ANY>>,
    r#type: Prop<TEXT>,
    ctx: Operand<ANY>,
}

/// Derives a trait that the macro implements.
#[op(name = "toy.f")]
#[derive(Debug, Default)]
struct Derives {}

/// Has a type parameter.
#[op(name = "toy.g")]
struct Generic<T> {
    value: Operand<T>,
}

fn main() {}
