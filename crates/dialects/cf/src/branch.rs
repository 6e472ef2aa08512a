//! The operands that branches hand to their successors.

use crate::ops::{BranchOp, CondBranchOp, SwitchOp};
use std::ops::Range;
use terrace_ir::interfaces::{BranchOp as BranchOpInterface, SuccessorOperands};
use terrace_ir::{OpRef, OpView, OperandGroups, Registry, parts_of};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn BranchOpInterface>(BranchOp::DEF, &Branch);
    registry.attach::<dyn BranchOpInterface>(CondBranchOp::DEF, &CondBranch);
    registry.attach::<dyn BranchOpInterface>(SwitchOp::DEF, &Switch);
}

pub(crate) struct Branch;

impl BranchOpInterface for Branch {
    fn successor_operands(&self, op: OpRef<'_>) -> SuccessorOperands {
        std::iter::once(0..op.body.num_operands(op.id)).collect()
    }
}

impl CondBranchOp {
    /// The operands of both successors.
    #[inline]
    pub(crate) fn operands_of_both(op: OpRef<'_>) -> [Range<usize>; 2] {
        let groups = OperandGroups::ranges(CondBranchOp::DEF, op.ctx, &op.body.row(op.id));
        [1, 2].map(|group| groups.range(group).unwrap_or_default())
    }
}

pub(crate) struct CondBranch;

impl BranchOpInterface for CondBranch {
    fn successor_operands(&self, op: OpRef<'_>) -> SuccessorOperands {
        SuccessorOperands::from_buf(CondBranchOp::operands_of_both(op))
    }
}

pub(crate) struct Switch;

impl BranchOpInterface for Switch {
    fn successor_operands(&self, op: OpRef<'_>) -> SuccessorOperands {
        let group = |at| OperandGroups::operands(SwitchOp::DEF, op.ctx, op.body, op.id, at);
        let cases = parts_of(group(2), op.prop(SwitchOp::CASE_OPERAND_SEGMENTS), op.ctx);
        let all = std::iter::once(group(1)).chain(cases);
        all.take(op.body.num_successors(op.id)).collect()
    }
}
