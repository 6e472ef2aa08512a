//! Making an operation look newly created: for conversions that rename it instead.

use super::{Body, OpExtra};
use crate::{OpId, OperandId, SuccId, ValueId};
use smallvec::SmallVec;

impl Body {
    /// Makes the uses of an operation's operands the newest ones, as if the operation had just been created.
    // For the conversions of `terrace-rewrite`, which rename operations instead of creating them again.
    #[doc(hidden)]
    pub fn renew_uses(&mut self, op: OpId) {
        let first = self.op(op).first_operand as usize;
        for at in first..first + self.num_operands(op) {
            let row = self.operands[at];
            let (Some(value), Some(prev)) = (row.value, row.prev) else {
                continue;
            };
            let operand = OperandId::from_index(at);
            self.operands[prev.index()].next = row.next;
            if let Some(next) = row.next {
                self.operands[next.index()].prev = Some(prev);
            }
            let newest = self.values[value.index()].first_use.replace(operand);
            if let Some(newest) = newest {
                self.operands[newest.index()].prev = Some(operand);
            }
            let row = &mut self.operands[at];
            (row.next, row.prev) = (newest, None);
        }
    }

    /// Makes a terminator the newest predecessor of its successors, as if it had just been created.
    // For the conversions of `terrace-rewrite`, which rename operations instead of creating them again.
    #[doc(hidden)]
    pub fn renew_successors(&mut self, op: OpId) {
        let Some(&OpExtra {
            first_succ,
            num_succs,
            ..
        }) = self.extra(op)
        else {
            return;
        };
        for at in first_succ..first_succ + num_succs {
            let row = self.succs[at as usize];
            if let (Some(block), Some(_)) = (row.block, row.prev) {
                let succ = SuccId::from_index(at as usize);
                self.drop_pred(succ);
                self.add_pred(succ, block);
            }
        }
    }

    /// Makes those uses of a value the newest ones for which the operand and its owner say so, and turns their order around,
    /// as replacing the value would.
    // For the conversions of `terrace-rewrite`, which rename operations instead of creating them again.
    #[doc(hidden)]
    pub fn renew_uses_of(
        &mut self,
        value: ValueId,
        mut which: impl FnMut(OperandId, OpId) -> bool,
    ) {
        let mut at = self.values[value.index()].first_use;
        let mut chosen: SmallVec<[OperandId; 8]> = SmallVec::new();
        while let Some(operand) = at {
            let row = &self.operands[operand.index()];
            at = row.next;
            if which(operand, row.owner) {
                chosen.push(operand);
            }
        }
        for operand in chosen {
            self.replace_use(operand, value);
        }
    }

    /// Makes rows of other operands for an operation, which has the operands it has until it
    /// [takes](Self::take_staged_operands) these. They use their values at once.
    // For the conversions of `terrace-rewrite`, which rename operations instead of creating them again.
    #[doc(hidden)]
    pub fn stage_operands(&mut self, op: OpId, values: &[ValueId]) -> OperandId {
        let first = OperandId::from_index(self.operands.len());
        for &value in values {
            self.push_operand(op, value);
        }
        first
    }

    /// Replaces the operands of an operation by as many staged ones.
    // For the conversions of `terrace-rewrite`, which rename operations instead of creating them again.
    #[doc(hidden)]
    pub fn take_staged_operands(&mut self, op: OpId, first: OperandId) {
        self.drop_operands(op);
        self.ops[op.index()].first_operand = first.index() as u32;
    }

    /// Drops staged operands that nothing took.
    // For the conversions of `terrace-rewrite`, which rename operations instead of creating them again.
    #[doc(hidden)]
    pub fn drop_staged_operands(&mut self, first: OperandId, count: usize) {
        for at in first.index()..first.index() + count {
            self.drop_use(OperandId::from_index(at));
        }
    }
}
