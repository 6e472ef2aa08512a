//! Names in an operation that the compiler looks up.

use terrace_ir::{Failed, OpRef, TypeConstraint};
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;

/// Has a trait that there is not.
#[op(name = "toy.a", traits(PURE, COMMUTATIV))]
struct UnknownTrait {
    value: Operand<ANY>,
}

/// Has a verifier that there is not.
#[op(name = "toy.b", verify = verify_b)]
struct UnknownVerifier {}

fn fold_c(_op: OpRef<'_>) -> Option<()> {
    None
}

/// Has a folder of another signature.
#[op(name = "toy.c", fold = fold_c)]
struct WrongFold {}

fn verify_d(_op: OpRef<'_>) -> Result<(), Failed> {
    Ok(())
}

/// Has a verifier of another signature.
#[op(name = "toy.d", verify = verify_d)]
struct WrongVerifier {}

/// Has a constraint that there is not.
#[op(name = "toy.e")]
struct UnknownConstraint {
    value: Operand<ANYTHING>,
}

/// Ends with what there is not.
#[op(name = "toy.f", terminator = YieldOp)]
struct UnknownTerminator {
    body: Region<RegionKind::ONE_BLOCK>,
}

/// Is in what there is not.
#[op(name = "toy.g", parents(LoopOp))]
struct UnknownParent {}

/// Is verified by a function of another operation.
#[op(name = "toy.h", verify = verify_i)]
struct OtherOp {}

fn verify_i(_op: WrongFoldRef<'_>, _report: &mut terrace_ir::Reporter<'_>) -> Result<(), Failed> {
    Ok(())
}

/// Has a verifier that says yes or no.
#[op(name = "toy.j", verify = verify_j)]
struct YesOrNo {}

fn verify_j(_op: OpRef<'_>, _report: &mut terrace_ir::Reporter<'_>) -> bool {
    true
}

/// Has a trait that is none.
#[op(name = "toy.k", traits(self::ANY))]
struct NoTrait {}

fn main() {}
