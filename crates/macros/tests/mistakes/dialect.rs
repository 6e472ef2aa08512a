//! Errors in the list of a dialect's operations.

use terrace_ir::dialect;
use terrace_macros::op;

/// One operation.
#[op(name = "toy.same", format = "attr-dict")]
struct FirstOp {}

/// Another operation with the same name.
#[op(name = "toy.same", format = "attr-dict")]
struct SecondOp {}

dialect! { static TWICE = "toy" { ops: [FirstOp, SecondOp], register: |_| () } }

/// Belongs to another dialect.
#[op(name = "other.op", format = "attr-dict")]
struct OtherOp {}

dialect! { static FOREIGN = "toy" { ops: [OtherOp], register: |_| () } }

dialect! { static UNORDERED = "toy" { register: |_| (), ops: [FirstOp] } }

/// Not an operation.
struct Plain;

dialect! { static PLAIN = "toy" { ops: [Plain] } }

fn main() {}
