//! Destination-passing style: operations with operands that specify where results are written.

use std::ops::Range;
use terrace_ir::{Failed, OpRef, Reporter, TypeClass, ValueId};

/// An operation some of whose operands are destinations of its results: MLIR's `DestinationStyleOpInterface`.
pub trait DestinationStyleOpInterface: Sync {
    /// Returns the destination operands. The tensors among them are tied to the results, in order.
    fn inits(&self, op: OpRef<'_>) -> Range<usize>;
}

/// Returns the indices of the destinations that are tensors.
pub fn tensor_inits(
    model: &dyn DestinationStyleOpInterface,
    op: OpRef<'_>,
) -> impl Iterator<Item = usize> {
    let is_tensor = move |at: &usize| {
        op.body
            .ty(op.body.operand(op.id, *at))
            .class(op.ctx)
            .intersects(TENSOR)
    };
    model.inits(op).filter(is_tensor)
}

/// Returns the result that is tied to an operand, or `None` if the operand is not a tensor destination. The result is
/// the updated destination.
pub fn tied_result(
    model: &dyn DestinationStyleOpInterface,
    op: OpRef<'_>,
    operand: usize,
) -> Option<ValueId> {
    let nth = tensor_inits(model, op).position(|at| at == operand)?;
    op.body.results(op.id).nth(nth)
}

const TENSOR: TypeClass = TypeClass::RANKED_TENSOR.or(TypeClass::UNRANKED_TENSOR);

/// Checks that the tensors among the operands `inits` match the tensor results one to one, with equal types. Verifiers
/// of operations in destination-passing style call this last.
///
/// # Errors
///
/// Returns an error if the numbers or the types differ.
pub fn verify_destination_style(
    model: &dyn DestinationStyleOpInterface,
    op: OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let is_tensor = |value: &ValueId| op.body.ty(*value).class(op.ctx).intersects(TENSOR);
    let outputs: Vec<usize> = tensor_inits(model, op).collect();
    let results = op.body.results(op.id).filter(is_tensor).count();
    if results != outputs.len() {
        let message = format!(
            "expected the number of tensor results ({results}) to be equal to the number of output tensors ({})",
            outputs.len()
        );
        return Err(report.op_error(op, message));
    }
    for (operand, result) in outputs.into_iter().zip(op.body.results(op.id)) {
        let (have, want) = (op.operand_type(operand), op.body.ty(result));
        if have != want {
            let message = format!(
                "expected type of operand #{operand} ({}) to match type of corresponding result ({})",
                op.ctx.show_type(have),
                op.ctx.show_type(want)
            );
            return Err(report.op_error(op, message));
        }
    }
    Ok(())
}
