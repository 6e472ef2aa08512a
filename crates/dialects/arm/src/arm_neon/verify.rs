//! Infers types, and verifies operations beyond the constraints.

use super::ops::Sdot2dOpRef;
use terrace_builtin::types::{IntegerType, VectorType};
use terrace_ir::{Context, Failed, Reporter, Type};

/// Returns the vector type with the same shape whose integers have twice the width.
pub(crate) fn twice_as_wide(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_::<VectorType>(ctx)?;
    let width = vector.element.as_::<IntegerType>(ctx)?.width;
    Some(ctx.ty(VectorType {
        element: IntegerType::signless(ctx, width.checked_mul(2)?),
        ..vector.clone()
    }))
}

/// Returns the type of a vector of `i32` with a quarter of the elements.
pub(crate) fn a_quarter(ctx: &Context, ty: Type) -> Option<Type> {
    let size = ty.as_::<VectorType>(ctx)?.shape.first()?;
    Some(VectorType::fixed(ctx, &[size / 4], Type::I32))
}

pub(crate) fn sdot_2d(op: Sdot2dOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let (a, b) = (&op.a_type().shape, &op.b_type().shape);
    let rule = match (&a[..], &b[..]) {
        ([_], [rows, 4]) if *rows == a[0] => return Ok(()),
        ([_], [_, 4]) => "operand `b` should have as many rows as the size of operand `a`",
        ([_], [_, _]) => "operand `b` should have 4 columns",
        ([_], _) => "operand `b` should be 2-dimensional",
        _ => "operand `a` should be 1-dimensional",
    };
    Err(report.op_error(*op, format_args!("failed to verify that {rule}")))
}
