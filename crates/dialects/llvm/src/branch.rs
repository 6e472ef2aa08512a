//! The operands that branches hand to their successors.

use crate::ops::{BrOp, CondBrOp, IndirectBrOp, InvokeOp, SwitchOp};
use std::ops::Range;
use terrace_ir::interfaces::BranchOp;
use terrace_ir::{DenseI32Array, OpDef, OpRef, OpView, OperandGroups, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn BranchOp>(BrOp::DEF, &Br);
    registry.attach::<dyn BranchOp>(CondBrOp::DEF, &CondBr);
    registry.attach::<dyn BranchOp>(SwitchOp::DEF, &Switch);
    registry.attach::<dyn BranchOp>(IndirectBrOp::DEF, &IndirectBr);
    registry.attach::<dyn BranchOp>(InvokeOp::DEF, &Invoke);
}

fn group(def: &OpDef, op: OpRef<'_>, group: usize) -> Range<usize> {
    OperandGroups::operands(def, op.ctx, op.body, op.id, group)
}

/// Part `index` of the operands `all`, whose parts' sizes are the property of `slot`; empty where the sizes do not fit.
pub(crate) fn segment(op: OpRef<'_>, all: Range<usize>, slot: usize, index: usize) -> Range<usize> {
    let sizes = op
        .prop(slot)
        .and_then(|attr| attr.as_::<DenseI32Array>(op.ctx));
    let sizes: &[i32] = sizes.map_or(&[], |sizes| &sizes.values);
    let size = |at: usize| sizes.get(at).map_or(0, |&size| size.max(0) as usize);
    let start = all.start.saturating_add((0..index).map(size).sum());
    start.min(all.end)..start.saturating_add(size(index)).min(all.end)
}

pub(crate) struct Br;

impl BranchOp for Br {
    fn successor_operands(&self, op: OpRef<'_>, _index: usize) -> Range<usize> {
        0..op.body.num_operands(op.id)
    }
}

pub(crate) struct CondBr;

impl BranchOp for CondBr {
    fn successor_operands(&self, op: OpRef<'_>, index: usize) -> Range<usize> {
        group(CondBrOp::DEF, op, 1 + index)
    }
}

pub(crate) struct Switch;

impl BranchOp for Switch {
    fn successor_operands(&self, op: OpRef<'_>, index: usize) -> Range<usize> {
        match index.checked_sub(1) {
            None => group(SwitchOp::DEF, op, 1),
            Some(case) => segment(
                op,
                group(SwitchOp::DEF, op, 2),
                SwitchOp::CASE_OPERAND_SEGMENTS,
                case,
            ),
        }
    }
}

pub(crate) struct IndirectBr;

impl BranchOp for IndirectBr {
    fn successor_operands(&self, op: OpRef<'_>, index: usize) -> Range<usize> {
        segment(
            op,
            group(IndirectBrOp::DEF, op, 1),
            IndirectBrOp::INDBR_OPERAND_SEGMENTS,
            index,
        )
    }
}

pub(crate) struct Invoke;

impl BranchOp for Invoke {
    fn successor_operands(&self, op: OpRef<'_>, index: usize) -> Range<usize> {
        group(InvokeOp::DEF, op, 1 + index)
    }
}
