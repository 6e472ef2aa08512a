//! Vector operations that can be unrolled to smaller vectors.

use terrace_builtin::types::VectorType;
use terrace_ir::OpRef;

/// `VectorUnrollOpInterface`: an operation that can be unrolled to the same operation on smaller vectors. Attached to
/// an operation, or to a dialect for all its operations.
pub trait VectorUnrollOpInterface: Send + Sync {
    /// Returns the shape of the iteration space to unroll, or `None` if the operation has none: `getShapeForUnroll`.
    fn shape_for_unroll(&self, op: OpRef<'_>) -> Option<Vec<i64>>;
}

/// The model of operations that are unrolled by the shape of their only result.
pub struct UnrollByResult;

impl VectorUnrollOpInterface for UnrollByResult {
    fn shape_for_unroll(&self, op: OpRef<'_>) -> Option<Vec<i64>> {
        let mut results = op.body.results(op.id);
        let only = results.next().filter(|_| results.next().is_none())?;
        let ty = op.body.ty(only).as_::<VectorType>(op.ctx)?;
        Some(ty.shape.to_vec())
    }
}

/// Returns the shape of the iteration space of an operation, if the operation can be unrolled.
pub fn shape_for_unroll(op: OpRef<'_>) -> Option<Vec<i64>> {
    let name = op.body.name(op.id);
    let of_op = op.ctx.op_interface::<dyn VectorUnrollOpInterface>(name);
    let of_dialect = || {
        let dialect = op.def()?.dialect();
        op.ctx
            .dialect_interface::<dyn VectorUnrollOpInterface>(dialect)
    };
    of_op.or_else(of_dialect)?.shape_for_unroll(op)
}
