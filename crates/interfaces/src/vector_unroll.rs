//! Vector operations that can be unrolled to smaller vectors.

use terrace_builtin::types::VectorType;
use terrace_ir::OpRef;

/// `VectorUnrollOpInterface`: an operation that can be unrolled to the same operation on smaller vectors. It is
/// attached to an operation, or to a dialect for all its operations.
pub trait VectorUnrollOpInterface: Send + Sync {
    /// The shape of the iteration space to unroll, `getShapeForUnroll`; `None` if there is none.
    fn shape_for_unroll(&self, op: OpRef<'_>) -> Option<Vec<i64>>;
}

/// Unrolls by the shape of the only result.
pub struct UnrollByResult;

impl VectorUnrollOpInterface for UnrollByResult {
    fn shape_for_unroll(&self, op: OpRef<'_>) -> Option<Vec<i64>> {
        let mut results = op.body.results(op.id);
        let only = results.next().filter(|_| results.next().is_none())?;
        let ty = op.body.ty(only).as_::<VectorType>(op.ctx)?;
        Some(ty.shape.to_vec())
    }
}

/// The shape of the iteration space of an operation, if it can be unrolled.
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
