//! Fields that are not in MLIR's order.

use terrace_ir::TypeConstraint;
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;

/// Has its result first.
#[op(name = "toy.a", format = "$value attr-dict `:` type($value) `to` type($result)")]
struct ResultFirst {
    result: Res<ANY>,
    value: Operand<ANY>,
}

/// Has its region before its result.
#[op(name = "toy.b")]
struct RegionFirst {
    value: Operand<ANY>,
    body: Region<RegionKind::ANY>,
    result: Res<ANY>,
}

/// Has a successor before a property.
#[op(name = "toy.c", traits(TERMINATOR))]
struct SuccessorFirst {
    next: Succ,
    fast: Flag,
}

fn main() {}
