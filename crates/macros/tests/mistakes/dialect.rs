//! The list of a dialect's operations.

use terrace_ir::dialect;
use terrace_macros::op;

/// One operation.
#[op(name = "toy.same", format = "attr-dict")]
struct FirstOp {}

/// Another one of its name.
#[op(name = "toy.same", format = "attr-dict")]
struct SecondOp {}

dialect! { static TWICE = "toy" { ops: [FirstOp, SecondOp], register: |_| () } }

/// Is of another dialect.
#[op(name = "other.op", format = "attr-dict")]
struct OtherOp {}

dialect! { static FOREIGN = "toy" { ops: [OtherOp], register: |_| () } }

dialect! { static UNORDERED = "toy" { register: |_| (), ops: [FirstOp] } }

/// Is no operation.
struct Plain;

dialect! { static PLAIN = "toy" { ops: [Plain] } }

fn main() {}
