//! Computes the operands that branches forward to their successors.

use crate::ops::{BranchOp, CondBranchOp, SwitchOp};
use std::ops::Range;
use terrace_builtin::attrs::{IntegerAttr, int_value};
use terrace_builtin::props::IntElements;
use terrace_ir::interfaces::{BranchOpInterface, SuccessorOperands};
use terrace_ir::{Attr, OpRef, OpView, OperandGroups, Registry, parts_of};

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

pub(crate) struct CondBranch;

impl BranchOpInterface for CondBranch {
    fn successor_operands(&self, op: OpRef<'_>) -> SuccessorOperands {
        SuccessorOperands::from_buf(OperandGroups::each_from(CondBranchOp::DEF, op, 1))
    }

    fn successor_for(&self, op: OpRef<'_>, constants: &[Option<Attr>]) -> Option<usize> {
        let condition = int_value(op.ctx, constants.first().copied().flatten()?)?;
        Some(usize::from(condition == 0))
    }

    fn successor_group(&self, successor: usize) -> usize {
        1 + successor
    }
}

/// Returns the operand ranges for the cases of a `cf.switch`. The ranges are empty after the last case.
pub(crate) fn case_operands(op: OpRef<'_>) -> impl Iterator<Item = Range<usize>> {
    let group = OperandGroups::operands(SwitchOp::DEF, op, 2);
    parts_of(group, op.prop(SwitchOp::CASE_OPERAND_SEGMENTS), op.ctx)
}

pub(crate) struct Switch;

impl BranchOpInterface for Switch {
    fn successor_operands(&self, op: OpRef<'_>) -> SuccessorOperands {
        let default = OperandGroups::operands(SwitchOp::DEF, op, 1);
        let all = std::iter::once(default).chain(case_operands(op));
        all.take(op.body.num_successors(op.id)).collect()
    }

    fn successor_for(&self, op: OpRef<'_>, constants: &[Option<Attr>]) -> Option<usize> {
        let flag = constants.first().copied().flatten()?;
        let flag = &flag.as_::<IntegerAttr>(op.ctx)?.value;
        let cases = op.get::<IntElements>(SwitchOp::CASE_VALUES);
        // A splat has equal values, so the first case matches.
        let mut values = cases
            .and_then(|cases| cases.ints(op.ctx))
            .into_iter()
            .flatten();
        let case = values.position(|value| value == *flag);
        Some(case.map_or(0, |case| case + 1))
    }

    fn successor_group(&self, successor: usize) -> usize {
        1 + successor.min(1)
    }

    fn successor_segments(&self) -> Option<(usize, usize)> {
        Some((SwitchOp::CASE_OPERAND_SEGMENTS, 1))
    }
}
