//! Names in an operation that the compiler resolves.

use terrace_ir::{Failed, OpRef, TypeConstraint};
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;

/// Has an unknown trait.
#[op(name = "toy.a", traits(PURE, COMMUTATIV))]
struct UnknownTrait {
    value: Operand<ANY>,
}

/// Has an unknown verifier.
#[op(name = "toy.b", verify = verify_b)]
struct UnknownVerifier {}

fn fold_c(_op: OpRef<'_>) -> Option<()> {
    None
}

/// Has a folder with a wrong signature.
#[op(name = "toy.c", fold = fold_c)]
struct WrongFold {}

fn verify_d(_op: OpRef<'_>) -> Result<(), Failed> {
    Ok(())
}

/// Has a verifier with a wrong signature.
#[op(name = "toy.d", verify = verify_d)]
struct WrongVerifier {}

/// Has an unknown constraint.
#[op(name = "toy.e")]
struct UnknownConstraint {
    value: Operand<ANYTHING>,
}

/// Has an unknown terminator.
#[op(name = "toy.f", terminator = YieldOp)]
struct UnknownTerminator {
    body: Region<RegionKind::ONE_BLOCK>,
}

/// Has an unknown parent.
#[op(name = "toy.g", parents(LoopOp))]
struct UnknownParent {}

/// Has the verifier of another operation.
#[op(name = "toy.h", verify = verify_i)]
struct OtherOp {}

fn verify_i(_op: WrongFoldRef<'_>, _report: &mut terrace_ir::Reporter<'_>) -> Result<(), Failed> {
    Ok(())
}

/// Has a verifier that returns a boolean.
#[op(name = "toy.j", verify = verify_j)]
struct YesOrNo {}

fn verify_j(_op: OpRef<'_>, _report: &mut terrace_ir::Reporter<'_>) -> bool {
    true
}

/// Has a constraint as a trait.
#[op(name = "toy.k", traits(self::ANY))]
struct NoTrait {}

fn main() {}
