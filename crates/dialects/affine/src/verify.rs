//! Verifies constraints of affine operations beyond their definitions.

mod access;
mod edges;
mod loops;

pub(crate) use access::*;
pub(crate) use loops::*;

use crate::ops::{AffineApplyOpRef, AffineDelinearizeIndexOp, AffineLinearizeIndexOp, AffineMinOp};
use crate::scope::Rules;
use terrace_builtin::affine::AffineMap;
use terrace_builtin::props::{I64Array, Map};
use terrace_builtin::types::DYNAMIC;
use terrace_ir::{Failed, OpRef, OpView, Reporter, ValueId};

type Verified = Result<(), Failed>;

/// Checks that the first `dims` operands are valid dimensions and the other operands are valid symbols.
fn dims_and_symbols(
    op: OpRef<'_>,
    operands: impl Iterator<Item = ValueId>,
    dims: u32,
    report: &mut Reporter<'_>,
) -> Verified {
    let mut rules = Rules::new(op);
    for (at, operand) in operands.enumerate() {
        if at < dims as usize {
            let message = "operand cannot be used as a dimension id";
            report.refuse_if(op, !rules.is_valid_dim(operand), message)?;
        } else if !rules.is_valid_symbol(operand) {
            return Err(report.op_error(op, "operand cannot be used as a symbol"));
        }
    }
    Ok(())
}

fn operand_count(op: OpRef<'_>, map: &AffineMap, report: &mut Reporter<'_>) -> Verified {
    let message = "operand count and affine map dimension and symbol count must match";
    report.refuse_if(op, op.body.num_operands(op.id) != map.num_inputs(), message)
}

pub(crate) fn apply(op: AffineApplyOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let map = op.map();
    operand_count(*op, map, report)?;
    report.refuse_if(op, map.results.len() != 1, "mapping must produce one value")?;
    let mut rules = Rules::new(*op);
    for operand in op.body.operands(op.id).skip(map.dims as usize) {
        if rules.is_valid_dim(operand) && !rules.is_valid_symbol(operand) {
            return Err(report.error(op, "dimensional operand cannot be used as a symbol"));
        }
    }
    Ok(())
}

pub(crate) fn min_max(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    // `affine.min` and `affine.max` store their map in the same slot.
    let Some(map) = op.get::<Map>(AffineMinOp::MAP) else {
        return Ok(());
    };
    operand_count(op, map, report)?;
    let message = "affine map expect at least one result";
    report.refuse_if(op, map.results.is_empty(), message)
}

fn basis(op: OpRef<'_>, slot: usize, dynamic: usize, report: &mut Reporter<'_>) -> Verified {
    let statics = op.get::<I64Array>(slot).unwrap_or_default();
    if statics.iter().filter(|size| **size == DYNAMIC).count() != dynamic {
        let message = "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic \
                       basis entry) -- this can only happen due to an incorrect fold/rewrite";
        return Err(report.op_error(op, message));
    }
    Ok(())
}

fn basis_len(op: OpRef<'_>, slot: usize) -> usize {
    op.get::<I64Array>(slot).map_or(0, <[i64]>::len)
}

pub(crate) fn delinearize_index(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let slot = AffineDelinearizeIndexOp::STATIC_BASIS;
    let (len, results) = (basis_len(op, slot), op.body.num_results(op.id));
    let message = "should return an index for each basis element and up to one extra index";
    report.refuse_if(op, results != len && results != len + 1, message)?;
    basis(op, slot, op.body.num_operands(op.id) - 1, report)?;
    let statics = op.get::<I64Array>(slot);
    // MLIR does not check this for `affine.linearize_index`.
    if statics.is_some_and(|sizes| sizes.iter().any(|&size| size <= 0 && size != DYNAMIC)) {
        return Err(report.op_error(op, "no basis element may be statically non-positive"));
    }
    Ok(())
}

pub(crate) fn linearize_index(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let slot = AffineLinearizeIndexOp::STATIC_BASIS;
    let view = AffineLinearizeIndexOp::read(op);
    let (len, indices) = (basis_len(op, slot), view.multi_index().len());
    let message = "should be passed a basis element for each index except possibly the first";
    report.refuse_if(op, indices != len && indices != len + 1, message)?;
    let dynamic = view.dynamic_basis().len();
    basis(op, slot, dynamic, report)
}
