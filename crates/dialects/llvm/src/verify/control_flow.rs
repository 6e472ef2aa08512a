//! Verifies branches, returns and unwinding.

use super::Verified;
use crate::branch;
use crate::ops::{
    AddressOfOp, BitcastOp, CondBrOp, CondBrOpRef, IndirectBrOpRef, LLVMFuncOp, LandingpadOp,
    ReturnOp, SwitchOp, SwitchOpRef, ZeroOp,
};
use crate::types::{ArrayType, VoidType};
use std::iter::once;
use terrace_builtin::attrs::DenseElementsAttr;
use terrace_builtin::types::{element_type, num_elements, shape};
use terrace_ir::interfaces::{
    verify_branch, verify_branch_weights, verify_inner_segments, verify_successors,
};
use terrace_ir::{OpRef, OpView, OperandGroups, Reporter};

pub(crate) fn br(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_successors(op, once(0..op.body.num_operands(op.id)), report)
}

pub(crate) fn cond_br(op: CondBrOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let operands = OperandGroups::each_from::<2>(CondBrOp::DEF, *op, 1);
    verify_successors(*op, operands, report)?;
    verify_branch_weights(op, op.branch_weights_attr(), 2, report)
}

pub(crate) fn indirectbr(op: IndirectBrOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let operands = op.succ_operands().len();
    verify_inner_segments(
        op,
        ("succOperands", operands),
        (
            "indbr_operand_segments",
            Some(op.indbr_operand_segments_attr()),
        ),
        Some(op.body.num_successors(op.id)),
        report,
    )?;
    verify_branch(&branch::IndirectBr, *op, report)
}

pub(crate) fn switch(op: SwitchOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let operands = OperandGroups::operands(SwitchOp::DEF, *op, 2);
    let successors = op.body.num_successors(op.id);
    verify_inner_segments(
        op,
        ("caseOperands", operands.len()),
        (
            "case_operand_segments",
            Some(op.case_operand_segments_attr()),
        ),
        Some(successors.saturating_sub(1)),
        report,
    )?;
    verify_branch(&branch::Switch, *op, report)?;
    verify_branch_weights(op, op.branch_weights_attr(), successors, report)?;
    let values = op
        .case_values_attr()
        .and_then(|attr| attr.as_::<DenseElementsAttr>(op.ctx));
    let count = values
        .and_then(|values| shape(op.ctx, values.ty))
        .and_then(num_elements);
    if count.unwrap_or(0) != successors as i64 - 1 || values.is_none() && successors > 1 {
        let message = "expects number of case values to match number of case destinations";
        return Err(report.op_error(op, message));
    }
    if let Some(values) = values
        && element_type(op.ctx, values.ty) != Some(op.value_type())
    {
        return Err(report.error(op, "expects case value type to match condition value type"));
    }
    Ok(())
}

/// Returns the function that contains an operation.
pub(super) fn parent_func(op: OpRef<'_>) -> Option<OpRef<'_>> {
    std::iter::successors(op.parent(), |op| op.parent()).find(|op| op.is::<LLVMFuncOp>())
}

pub(crate) fn return_(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(func) = parent_func(op) else {
        return Ok(());
    };
    let Some(signature) = LLVMFuncOp::signature(func) else {
        return Ok(());
    };
    let arg = ReturnOp::read(op).arg();
    let want = signature.result;
    let message = match arg {
        Some(_) if want.is::<VoidType>(op.ctx) => "expected no operands",
        None if !want.is::<VoidType>(op.ctx) => "expected 1 operand",
        Some(arg) if op.body.ty(arg) != want => "mismatching result types",
        _ => return Ok(()),
    };
    let failed = report.op_error(op, message);
    report.note(func, "when returning from function");
    Err(failed)
}

pub(crate) fn landingpad(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if let Some(func) = parent_func(op)
        && func.prop(LLVMFuncOp::PERSONALITY).is_none()
    {
        return Err(report.error(
            op,
            "llvm.landingpad needs to be in a function with a personality",
        ));
    }
    let body = op.body;
    if op.prop(LandingpadOp::CLEANUP).is_none() && body.num_operands(op.id) == 0 {
        let message = "landingpad instruction expects at least one clause or cleanup attribute";
        return Err(report.error(op, message));
    }
    for (index, value) in body.operands(op.id).enumerate() {
        if body.ty(value).is::<ArrayType>(op.ctx) {
            continue;
        }
        let def = body.defining_op(value).map(|def| op.with(def));
        if let Some(cast) = def.filter(|def| def.is::<BitcastOp>()) {
            if cast.well_formed().is_none() {
                continue;
            }
            let of = body
                .defining_op(body.operand(cast.id, 0))
                .map(|def| op.with(def));
            if of.is_some_and(|of| of.is::<AddressOfOp>()) {
                continue;
            }
            let failed = report.error(op, "constant clauses expected");
            report.note(
                cast,
                "global addresses expected as operand to bitcast used in clauses for landingpad",
            );
            return Err(failed);
        }
        let known = |def: OpRef<'_>| def.is::<ZeroOp>() || def.is::<AddressOfOp>();
        if !def.is_some_and(known) {
            let message =
                format!("clause #{index} is not a known constant - null, addressof, bitcast");
            return Err(report.error(op, message));
        }
    }
    Ok(())
}
