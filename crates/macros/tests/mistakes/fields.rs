//! Fields that are no parts of an operation.

use terrace_ir::TypeConstraint;
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;

/// Is of no kind of part.
#[op(name = "toy.a")]
struct WrongKind {
    value: Operands<ANY>,
}

/// Has a Rust type.
#[op(name = "toy.b")]
struct RustType {
    count: u32,
}

/// Has no constraint.
#[op(name = "toy.c")]
struct NoConstraint {
    value: Operand,
}

/// Has a name twice.
#[op(name = "toy.d")]
struct Twice {
    value: Operand<ANY>,
    #[mlir("value")]
    result: Res<ANY>,
}

/// Has two groups and does not say how many values each has.
#[op(name = "toy.e")]
struct Segments {
    sizes: Variadic<Operand<ANY>>,
    offset: Optional<Operand<ANY>>,
}

/// Has a group of regions that is not the last one.
#[op(name = "toy.f")]
struct RegionsFirst {
    cases: Variadic<Region<RegionKind::ANY>>,
    body: Region<RegionKind::ANY>,
}

/// Has an attribute that there is not.
#[op(name = "toy.g")]
struct UnknownAttribute {
    #[rename("v")]
    value: Operand<ANY>,
}

/// Has a setter for what is a setter already.
#[op(name = "toy.h")]
struct Setter {
    #[setter]
    value: Optional<Operand<ANY>>,
}

/// Has a default for an operand.
#[op(name = "toy.i")]
struct DefaultOperand {
    #[default(|ctx| ctx.string("x"))]
    value: Operand<ANY>,
}

/// Has no names.
#[op(name = "toy.j")]
struct Unnamed(Operand<ANY>);

/// Has several of what there is one of.
#[op(name = "toy.k")]
struct Properties {
    values: Variadic<Prop<ANY>>,
}

/// Says something of a block.
#[op(name = "toy.l")]
struct Block {
    next: Succ<ANY>,
}

/// Has a constraint of another kind.
#[op(name = "toy.m")]
struct WrongConstraint {
    value: Operand<RegionKind::ANY>,
}

/// Has a property of a type that is none of properties.
#[op(name = "toy.n")]
struct NoProperty {
    value: Prop<String>,
}

fn main() {}
