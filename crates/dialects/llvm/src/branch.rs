//! The operands that branches forward to their successors.

use crate::ops::{BrOp, CondBrOp, IndirectBrOp, InvokeOp, SwitchOp};
use std::ops::Range;
use terrace_ir::interfaces::{BranchOpInterface, SuccessorOperands};
use terrace_ir::{OpDef, OpRef, OpView, OperandGroups, Registry, parts_of};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn BranchOpInterface>(BrOp::DEF, &Br);
    registry.attach::<dyn BranchOpInterface>(CondBrOp::DEF, &CondBr);
    registry.attach::<dyn BranchOpInterface>(SwitchOp::DEF, &Switch);
    registry.attach::<dyn BranchOpInterface>(IndirectBrOp::DEF, &IndirectBr);
    registry.attach::<dyn BranchOpInterface>(InvokeOp::DEF, &Invoke);
}

fn group(def: &OpDef, op: OpRef<'_>, group: usize) -> Range<usize> {
    OperandGroups::operands(def, op, group)
}

pub(crate) struct Br;

impl BranchOpInterface for Br {
    fn successor_operands(&self, op: OpRef<'_>) -> SuccessorOperands {
        std::iter::once(0..op.body.num_operands(op.id)).collect()
    }
}

pub(crate) struct CondBr;

impl BranchOpInterface for CondBr {
    fn successor_operands(&self, op: OpRef<'_>) -> SuccessorOperands {
        SuccessorOperands::from_buf(OperandGroups::each_from(CondBrOp::DEF, op, 1))
    }

    fn successor_group(&self, successor: usize) -> usize {
        1 + successor
    }
}

pub(crate) struct Switch;

impl BranchOpInterface for Switch {
    fn successor_operands(&self, op: OpRef<'_>) -> SuccessorOperands {
        let cases = group(SwitchOp::DEF, op, 2);
        let cases = parts_of(cases, op.prop(SwitchOp::CASE_OPERAND_SEGMENTS), op.ctx);
        let all = std::iter::once(group(SwitchOp::DEF, op, 1)).chain(cases);
        all.take(op.body.num_successors(op.id)).collect()
    }

    fn successor_group(&self, successor: usize) -> usize {
        1 + successor.min(1)
    }

    fn successor_segments(&self) -> Option<(usize, usize)> {
        Some((SwitchOp::CASE_OPERAND_SEGMENTS, 1))
    }
}

pub(crate) struct IndirectBr;

impl BranchOpInterface for IndirectBr {
    fn successor_operands(&self, op: OpRef<'_>) -> SuccessorOperands {
        let all = group(IndirectBrOp::DEF, op, 1);
        let all = parts_of(all, op.prop(IndirectBrOp::INDBR_OPERAND_SEGMENTS), op.ctx);
        all.take(op.body.num_successors(op.id)).collect()
    }

    fn successor_group(&self, _successor: usize) -> usize {
        1
    }

    fn successor_segments(&self) -> Option<(usize, usize)> {
        Some((IndirectBrOp::INDBR_OPERAND_SEGMENTS, 0))
    }
}

pub(crate) struct Invoke;

impl BranchOpInterface for Invoke {
    fn successor_operands(&self, op: OpRef<'_>) -> SuccessorOperands {
        SuccessorOperands::from_buf(OperandGroups::each_from(InvokeOp::DEF, op, 1))
    }

    fn successor_group(&self, successor: usize) -> usize {
        1 + successor
    }
}
