//! Verifies constraints of cf operations beyond their definitions.

use crate::branch::Switch;
use crate::ops::{CondBranchOp, CondBranchOpRef, SwitchOp, SwitchOpRef};
use std::iter::once;
use terrace_builtin::types::{element_type, num_elements, shape};
use terrace_ir::interfaces::{
    verify_branch, verify_branch_weights, verify_inner_segments, verify_successors,
};
use terrace_ir::{Failed, OpRef, OpView, OperandGroups, Reporter};

pub(crate) fn br(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    verify_successors(op, once(0..op.body.num_operands(op.id)), report)
}

pub(crate) fn cond_br(op: CondBranchOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let operands = OperandGroups::each_from::<2>(CondBranchOp::DEF, *op, 1);
    verify_successors(*op, operands, report)?;
    verify_branch_weights(op, op.branch_weights_attr(), 2, report)
}

pub(crate) fn switch(op: SwitchOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let ctx = op.ctx;
    let operands = OperandGroups::operands(SwitchOp::DEF, *op, 2).len();
    let segments = op.case_operand_segments_attr();
    let cases = op.body.num_successors(op.id).saturating_sub(1);
    verify_inner_segments(
        op,
        ("caseOperands", operands),
        ("case_operand_segments", Some(segments)),
        Some(cases),
        report,
    )?;
    verify_branch(&Switch, *op, report)?;
    let Some(values) = op.case_values() else {
        if cases == 0 {
            return Ok(());
        }
        let message =
            format!("number of case values (0) should match number of case destinations ({cases})");
        return Err(report.op_error(op, message));
    };
    let flag = op.flag_type();
    if let Some(element) = element_type(ctx, values.ty)
        && element != flag
    {
        let (flag, element) = (ctx.show_type(flag), ctx.show_type(element));
        let message = format!("'flag' type ({flag}) should match case value type ({element})");
        return Err(report.op_error(op, message));
    }
    let count = shape(ctx, values.ty).and_then(num_elements).unwrap_or(0);
    let message = format_args!(
        "number of case values ({count}) should match number of case destinations ({cases})"
    );
    report.refuse_if(op, count != cases as i64, message)
}
