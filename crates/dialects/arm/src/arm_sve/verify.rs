//! Infers types, and verifies operations beyond the constraints.

use super::constraints::{SVBOOL, SVE_PREDICATE};
use terrace_builtin::types::VectorType;
use terrace_ir::{Context, Failed, OpRef, Reporter, Type, TypeConstraint};

/// Returns the vector type with last dimension 16, which is an `svbool` for each predicate.
pub(crate) fn svbool(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_::<VectorType>(ctx)?;
    let mut widened = vector.clone();
    *widened.shape.last_mut()? = 16;
    Some(ctx.ty(widened))
}

pub(crate) fn gives_predicate(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    gives(op, &SVE_PREDICATE, report)
}

pub(crate) fn gives_svbool(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    gives(op, &SVBOOL, report)
}

fn gives(
    op: OpRef<'_>,
    constraint: &TypeConstraint,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let wrong = !constraint.holds(op.ctx, op.result_type(0));
    let message = format_args!("failed to verify that 'res' is {}", constraint.desc);
    report.refuse_if(op, wrong, message)
}
