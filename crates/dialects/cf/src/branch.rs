//! The operands that branches hand to their successors.

use crate::ops::{BranchOp, CondBranchOp, SwitchOp};
use std::ops::Range;
use terrace_ir::interfaces::BranchOp as BranchOpInterface;
use terrace_ir::{DenseI32Array, OpRef, OpView, OperandGroups, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn BranchOpInterface>(BranchOp::DEF, &Branch);
    registry.attach::<dyn BranchOpInterface>(CondBranchOp::DEF, &CondBranch);
    registry.attach::<dyn BranchOpInterface>(SwitchOp::DEF, &Switch);
}

pub(crate) struct Branch;

impl BranchOpInterface for Branch {
    fn successor_operands(&self, op: OpRef<'_>, _index: usize) -> Range<usize> {
        0..op.body.num_operands(op.id)
    }
}

pub(crate) struct CondBranch;

impl BranchOpInterface for CondBranch {
    fn successor_operands(&self, op: OpRef<'_>, index: usize) -> Range<usize> {
        OperandGroups::operands(CondBranchOp::DEF, op.ctx, op.body, op.id, 1 + index)
    }
}

pub(crate) struct Switch;

impl BranchOpInterface for Switch {
    fn successor_operands(&self, op: OpRef<'_>, index: usize) -> Range<usize> {
        match index.checked_sub(1) {
            None => OperandGroups::operands(SwitchOp::DEF, op.ctx, op.body, op.id, 1),
            Some(case) => SwitchOp::from_id(op.id).operands_of_case(op, case),
        }
    }
}

impl SwitchOp {
    /// Which operands go to the block of a case; none where the segments do not say.
    pub fn operands_of_case(self, op: OpRef<'_>, case: usize) -> Range<usize> {
        let all = OperandGroups::operands(Self::DEF, op.ctx, op.body, op.id, 2);
        let segments = op
            .prop(Self::CASE_OPERAND_SEGMENTS)
            .and_then(|attr| attr.as_::<DenseI32Array>(op.ctx));
        let size = |at: usize| {
            let size = segments.and_then(|segments| segments.values.get(at));
            size.map_or(0, |size| (*size).max(0) as usize)
        };
        let start = all.start + (0..case).map(size).sum::<usize>();
        start.min(all.end)..(start + size(case)).min(all.end)
    }
}
