//! Fields that are not parts of an operation.

use terrace_ir::TypeConstraint;
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;

/// Has a field of an unknown kind.
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

/// Has two fields with the same name.
#[op(name = "toy.d")]
struct Twice {
    value: Operand<ANY>,
    #[mlir("value")]
    result: Res<ANY>,
}

/// Has two groups without known sizes.
#[op(name = "toy.e")]
struct Segments {
    sizes: Variadic<Operand<ANY>>,
    offset: Optional<Operand<ANY>>,
}

/// Has a group of regions before another region.
#[op(name = "toy.f")]
struct RegionsFirst {
    cases: Variadic<Region<RegionKind::ANY>>,
    body: Region<RegionKind::ANY>,
}

/// Has an unknown field attribute.
#[op(name = "toy.g")]
struct UnknownAttribute {
    #[rename("v")]
    value: Operand<ANY>,
}

/// Has `#[setter]` on a part that has a setter anyway.
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

/// Has unnamed fields.
#[op(name = "toy.j")]
struct Unnamed(Operand<ANY>);

/// Has a variadic property.
#[op(name = "toy.k")]
struct Properties {
    values: Variadic<Prop<ANY>>,
}

/// Has a constraint on a successor.
#[op(name = "toy.l")]
struct Block {
    next: Succ<ANY>,
}

/// Has a constraint of the wrong kind.
#[op(name = "toy.m")]
struct WrongConstraint {
    value: Operand<RegionKind::ANY>,
}

/// Has a property of a type that does not implement `PropType`.
#[op(name = "toy.n")]
struct NoProperty {
    value: Prop<String>,
}

fn main() {}
