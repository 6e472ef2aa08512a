//! Maintains the linked lists of a body: operations of a block, blocks of a region, uses of a value, predecessors of a
//! block.

use super::{Body, Change, OperandData, SuccData};
use crate::{BlockId, OpId, OperandId, RegionId, SuccId, ValueId};

/// The order number of the first operation of a block.
const FIRST: u32 = 1 << 16;

/// The distance between the order numbers of appended operations.
const STRIDE: u32 = 256;

/// The distance between the order numbers of an inserted operation and its predecessor, if the gap is large enough.
/// Insertions are often consecutive, so each takes little of the gap.
const STEP: u32 = 8;

/// The maximum gap that renumbering leaves after the operation that did not fit.
const AHEAD: u32 = 1 << 16;

/// The minimum number of operations that are renumbered if an operation does not fit.
const WINDOW: usize = 64;

impl Body {
    /// Links an operation into a block, before `before` or at the end.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub(super) fn link_op(&mut self, op: OpId, block: BlockId, before: Option<OpId>) {
        self.note_change();
        let prev = match before {
            None => self.push_last(block, op),
            Some(before) => {
                let prev = self.ops[before.index()].prev.replace(op);
                match prev {
                    Some(prev) => self.ops[prev.index()].next = Some(op),
                    None => self.blocks[block.index()].first_op = Some(op),
                }
                prev
            }
        };
        let data = &mut self.ops[op.index()];
        debug_assert!(
            data.block.is_none(),
            "{op:?} is already in a block; move or detach it"
        );
        (data.block, data.prev, data.next) = (Some(block), prev, before);
        self.number_op(op, prev, before);
        self.note(Change::Inserted(op));
    }

    /// Appends an operation to a block's list and returns the former last operation. The caller updates the operation's
    /// own row.
    #[inline]
    pub(super) fn push_last(&mut self, block: BlockId, op: OpId) -> Option<OpId> {
        let ends = &mut self.blocks.as_mut_slice()[block.index()];
        let prev = ends.last_op.replace(op);
        match prev {
            Some(prev) => self.ops[prev.index()].next = Some(op),
            None => ends.first_op = Some(op),
        }
        prev
    }

    #[inline]
    pub(super) fn number_op(&mut self, op: OpId, prev: Option<OpId>, next: Option<OpId>) {
        if !self.orders.is_empty() {
            self.number_between(op, prev, next);
        } else if next.is_some() || prev.is_some_and(|prev| prev.index() > op.index()) {
            self.number_all();
        }
    }

    fn number_between(&mut self, op: OpId, prev: Option<OpId>, next: Option<OpId>) {
        let low = prev.map_or(0, |prev| self.order(prev));
        let order = match (prev, next) {
            (None, None) => Some(FIRST),
            (Some(_), None) => low.checked_add(STRIDE),
            (_, Some(next)) => {
                let gap = self.order(next).saturating_sub(low);
                // Before the first operation, later insertions may follow on either side.
                let step = if prev.is_none() { u32::MAX } else { STEP };
                (gap >= 2).then(|| low + (gap / 2).min(step))
            }
        };
        match order {
            Some(order) => self.orders[op.index()] = order,
            None => self.renumber_around(op),
        }
    }

    /// Assigns order numbers to the operations from `first` to the end of the block. They were appended after `tail`.
    pub(super) fn number_behind(&mut self, tail: Option<OpId>, first: OpId) {
        if self.orders.is_empty() {
            if tail.is_some_and(|tail| tail.index() > first.index()) {
                self.number_all();
            }
            return;
        }
        let mut order = tail.map_or(0, |tail| self.order(tail));
        let mut at = Some(first);
        while let Some(op) = at {
            order = order.saturating_add(32);
            self.orders[op.index()] = order;
            at = self.op(op).next;
        }
    }

    /// Assigns order numbers to the operations of all blocks for the first time.
    #[cold]
    fn number_all(&mut self) {
        let count = self.ops.len();
        // Later insertions need rows too.
        self.orders.reserve(count + count / 2);
        self.orders.resize(count, 0);
        let stride = STRIDE.min((u32::MAX - FIRST) / (count as u32 + 1)).max(1);
        for block in &self.blocks {
            let (mut at, mut order) = (block.first_op, FIRST);
            while let Some(op) = at {
                self.orders[op.index()] = order;
                order = order.saturating_add(stride);
                at = self.ops[op.index()].next;
            }
        }
    }

    /// Renumbers the operations around `op`. The range grows until its gaps are large enough. A larger range must have
    /// larger gaps, so that the amortized cost of an insertion is logarithmic in the length of the block.
    #[cold]
    fn renumber_around(&mut self, op: OpId) {
        let (mut first, mut last, mut count) = (op, op, 1usize);
        let (mut wanted, mut needed) = (WINDOW, u64::from(STEP));
        loop {
            while count < wanted {
                let (before, after) = (self.op(first).prev, self.op(last).next);
                if before.is_none() && after.is_none() {
                    break;
                }
                count += usize::from(before.is_some()) + usize::from(after.is_some());
                first = before.unwrap_or(first);
                last = after.unwrap_or(last);
            }
            let (before, after) = (self.op(first).prev, self.op(last).next);
            let low = before.map_or(0, |op| self.order(op));
            let high = after.map_or(u32::MAX, |op| self.order(op));
            let room = u64::from(high.saturating_sub(low)) / (count as u64 + 1);
            if room < needed && !(before.is_none() && after.is_none()) {
                wanted *= 2;
                needed = needed * 5 / 4;
                continue;
            }
            // The next insertion will most likely be right after this one, so most of the space is left there.
            let step = (room / 2).clamp(1, u64::from(STRIDE)) as u32;
            let (mut at, mut order, mut numbered) = (first, low, 0);
            loop {
                order += step;
                self.orders[at.index()] = order;
                numbered += 1;
                let next = match self.op(at).next {
                    Some(next) if at != last => next,
                    _ => return,
                };
                if at == op {
                    let left = step * (count - numbered + 1) as u32;
                    order = (high - left).min(order.saturating_add(AHEAD));
                }
                at = next;
            }
        }
    }

    pub(super) fn unlink_op(&mut self, op: OpId) {
        self.note_change();
        let data = &mut self.ops[op.index()];
        let (block, prev, next) = (data.block.take(), data.prev.take(), data.next.take());
        let Some(block) = block else { return };
        match prev {
            Some(prev) => self.ops[prev.index()].next = next,
            None => self.blocks[block.index()].first_op = next,
        }
        match next {
            Some(next) => self.ops[next.index()].prev = prev,
            None => self.blocks[block.index()].last_op = prev,
        }
    }

    pub(super) fn link_block(&mut self, block: BlockId, region: RegionId, before: Option<BlockId>) {
        self.note_change();
        let prev = match before {
            Some(before) => self.prev_block(before),
            None => self.regions[region.index()].last_block,
        };
        let data = &mut self.blocks[block.index()];
        debug_assert!(data.region.is_none(), "block is already in a region");
        data.region = Some(region);
        data.prev = prev;
        data.next = before;
        match prev {
            Some(prev) => self.blocks[prev.index()].next = Some(block),
            None => self.regions[region.index()].first_block = Some(block),
        }
        match before {
            Some(before) => self.blocks[before.index()].prev = Some(block),
            None => self.regions[region.index()].last_block = Some(block),
        }
    }

    pub(super) fn unlink_block(&mut self, block: BlockId) {
        self.note_change();
        let data = &mut self.blocks[block.index()];
        let (region, prev, next) = (data.region.take(), data.prev.take(), data.next.take());
        let Some(region) = region else { return };
        match prev {
            Some(prev) => self.blocks[prev.index()].next = next,
            None => self.regions[region.index()].first_block = next,
        }
        match next {
            Some(next) => self.blocks[next.index()].prev = prev,
            None => self.regions[region.index()].last_block = prev,
        }
    }

    /// Appends an operand row and makes it the first of the value's uses.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub(super) fn push_operand(&mut self, owner: OpId, value: ValueId) {
        let operand = OperandId::from_index(self.operands.len());
        let next = self.lead_uses(operand, value);
        self.operands.push(OperandData {
            value: Some(value),
            owner,
            next,
            prev: None,
        });
    }

    #[cfg_attr(debug_assertions, track_caller)]
    pub(super) fn add_use(&mut self, operand: OperandId, value: ValueId) {
        let next = self.lead_uses(operand, value);
        let row = &mut self.operands[operand.index()];
        (row.value, row.next, row.prev) = (Some(value), next, None);
        self.checked.remove(row.owner);
        self.note_change();
    }

    /// Inserts an operand at the head of a value's use list and returns the former head. The caller updates the
    /// operand's own row.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    fn lead_uses(&mut self, operand: OperandId, value: ValueId) -> Option<OperandId> {
        self.mark.check(value);
        let next = self.values[value.index()].first_use.replace(operand);
        if let Some(next) = next {
            self.operands[next.index()].prev = Some(operand);
        }
        next
    }

    pub(super) fn drop_use(&mut self, operand: OperandId) {
        self.note_change();
        let row = &mut self.operands[operand.index()];
        let (value, prev, next) = (row.value.take(), row.prev.take(), row.next.take());
        let Some(value) = value else { return };
        match prev {
            Some(prev) => self.operands[prev.index()].next = next,
            None => self.values[value.index()].first_use = next,
        }
        if let Some(next) = next {
            self.operands[next.index()].prev = prev;
        }
    }

    /// Appends the rows of a new operation's successors. They precede the existing predecessors of the blocks.
    pub(super) fn push_succs(&mut self, owner: OpId, blocks: &[BlockId]) {
        self.note_change();
        let first_succ = self.succs.len() as u32;
        let extra = self.extra_mut(owner);
        (extra.first_succ, extra.num_succs) = (first_succ, blocks.len() as u32);
        for &block in blocks {
            let succ = SuccId::from_index(self.succs.len());
            let next = self.lead_preds(succ, block);
            self.succs.push(SuccData {
                block: Some(block),
                owner,
                next,
                prev: None,
            });
        }
    }

    pub(super) fn add_pred(&mut self, succ: SuccId, block: BlockId) {
        let next = self.lead_preds(succ, block);
        let row = &mut self.succs[succ.index()];
        (row.block, row.next, row.prev) = (Some(block), next, None);
        self.checked.remove(row.owner);
        self.note_change();
    }

    /// Inserts a successor at the head of a block's predecessor list and returns the former head. The caller updates
    /// the successor's own row.
    #[inline]
    fn lead_preds(&mut self, succ: SuccId, block: BlockId) -> Option<SuccId> {
        let next = self.blocks[block.index()].first_pred.replace(succ);
        if let Some(next) = next {
            self.succs[next.index()].prev = Some(succ);
        }
        next
    }

    pub(super) fn drop_pred(&mut self, succ: SuccId) {
        self.note_change();
        let row = &mut self.succs[succ.index()];
        let (block, prev, next) = (row.block.take(), row.prev.take(), row.next.take());
        let Some(block) = block else { return };
        match prev {
            Some(prev) => self.succs[prev.index()].next = next,
            None => self.blocks[block.index()].first_pred = next,
        }
        if let Some(next) = next {
            self.succs[next.index()].prev = prev;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::id::OpName;
    use crate::{Body, Loc, OpId, OpSpec};

    /// Inserts operations before those that `place` selects from the existing ones, and checks the order numbers.
    fn check(count: usize, place: impl Fn(usize, &[OpId]) -> Option<OpId>) {
        let mut body = Body::new(OpSpec {
            regions: 1,
            ..OpSpec::new(OpName::from_index(0), Loc::UNKNOWN)
        });
        let block = body.create_block(&[]);
        body.append_block(body.region(OpId::ROOT, 0).unwrap(), block);
        let mut ops = Vec::new();
        for at in 0..count {
            let op = body.create_op(OpSpec::new(OpName::from_index(0), Loc::UNKNOWN));
            body.insert_op(block, place(at, &ops), op);
            ops.push(op);
        }
        let ops: Vec<_> = body.ops(block).collect();
        assert_eq!(ops.len(), count);
        for pair in ops.windows(2) {
            assert!(body.is_before(pair[0], pair[1]));
            assert!(!body.is_before(pair[1], pair[0]));
        }
    }

    #[test]
    fn numbers_increase_wherever_operations_are_inserted() {
        const N: usize = if cfg!(miri) { 300 } else { 20_000 };
        check(N, |_, _| None);
        // Each before the last one, each before the first one, before one in the middle, anywhere.
        check(N, |at, ops| (at > 0).then(|| ops[0]));
        check(N, |at, ops| (at > 0).then(|| ops[at - 1]));
        check(N, |at, ops| (at > N / 2).then(|| ops[N / 4]));
        check(N, |at, ops| (at > N / 2).then(|| ops[at * 7919 % (N / 2)]));
    }
}
