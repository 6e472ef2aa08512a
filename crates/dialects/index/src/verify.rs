//! What valid casts are.

use terrace_builtin::shapes::verify_cast;
use terrace_ir::{Failed, OpRef, Reporter, Type};

/// One side of a cast is `index` and the other one is not.
pub(crate) fn cast(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let (from, to) = (op.operand_type(0), op.result_type(0));
    verify_cast(op, (from == Type::INDEX) != (to == Type::INDEX), report)
}
