//! Destination-passing style: MLIR's `DestinationStyleOpInterface`, as far as verifiers need it.

use std::ops::Range;
use terrace_ir::{Failed, OpRef, Reporter, TypeClass, ValueId};

/// Checks that an operation has a tensor result for each tensor among its destinations, of the same type: operands
/// `inits`. Verifiers of operations in destination-passing style call it last.
///
/// # Errors
///
/// The numbers or the types differ.
pub fn verify_destination_style(
    op: OpRef<'_>,
    inits: Range<usize>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    const TENSOR: TypeClass = TypeClass::RANKED_TENSOR.or(TypeClass::UNRANKED_TENSOR);
    let is_tensor = |value: &ValueId| op.body.ty(*value).class(op.ctx).intersects(TENSOR);
    let outputs: Vec<usize> = inits
        .filter(|at| is_tensor(&op.body.operand(op.id, *at)))
        .collect();
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
