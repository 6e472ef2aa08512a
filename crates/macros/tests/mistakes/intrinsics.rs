//! Errors in `intrinsic` and `immediates`.

use terrace_builtin::props::Int32;
use terrace_ir::TypeConstraint;
use terrace_macros::op;

static ANY: TypeConstraint = TypeConstraint::ANY;

#[op(name = "toy.i1", intrinsic)]
pub struct WithoutName {
    a: Operand<ANY>,
}

#[op(name = "llvm.intr.i2", intrinsic = "smax")]
pub struct NotOfLlvm {
    a: Operand<ANY>,
}

#[op(name = "toy.i3", immediates(level = 1))]
pub struct WithoutIntrinsic {
    a: Operand<ANY>,
    level: Prop<Int32>,
}

#[op(name = "llvm.intr.i4", intrinsic, immediates(a = 0, level = 1, other = 1))]
pub struct WrongImmediates {
    a: Operand<ANY>,
    level: Prop<Int32>,
    other: Prop<Int32>,
}

fn main() {}
