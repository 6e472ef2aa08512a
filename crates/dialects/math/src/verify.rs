//! What valid math operations are, beyond their definitions.

use terrace_builtin::shapes::{verify_elementwise, verify_same_operands_and_result_shape};
use terrace_ir::{Failed, OpRef, Reporter};

/// Operands and results may differ in their element types, but not in their shapes.
pub(crate) fn same_shapes(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    verify_same_operands_and_result_shape(op, report)?;
    verify_elementwise(op, report)
}
