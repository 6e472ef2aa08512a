//! Inserts, moves, changes and erases operations and blocks.

use super::create::up_to_present;
use super::{Body, Change, MANY, OperandData, SPARE_FROM, nested_row};
use crate::id::OpName;
use crate::{Attr, BlockId, Loc, OpId, OperandId, RegionId, SuccId, Type, ValueId};
use std::ops::Range;

/// Insertion and moves.
impl Body {
    /// Appends a detached operation to a block.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn append_op(&mut self, block: BlockId, op: OpId) {
        self.link_op(op, block, None);
    }

    /// Inserts a detached operation before another, or at the end of the block.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn insert_op(&mut self, block: BlockId, before: Option<OpId>, op: OpId) {
        self.link_op(op, block, before);
    }

    /// Moves an operation before another, or to the end of a block.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn move_op(&mut self, op: OpId, block: BlockId, before: Option<OpId>) {
        if before == Some(op) {
            return;
        }
        self.unlink_op(op);
        self.link_op(op, block, before);
    }

    /// Like [`move_op`](Self::move_op), but without a journal entry, because the operation need not be visited again.
    // For the engines of `terrace-rewrite` and `terrace-asm`, which are responsible for the order themselves.
    #[doc(hidden)]
    pub fn move_op_unnoticed(&mut self, op: OpId, block: BlockId, before: Option<OpId>) {
        let journal = self.journal.take();
        self.move_op(op, block, before);
        self.journal = journal;
    }

    /// Records in the journal that an operation was modified.
    pub fn touch(&mut self, op: OpId) {
        self.note(Change::Modified(op));
    }

    /// Removes an operation from its block without erasing it.
    pub fn detach_op(&mut self, op: OpId) {
        self.unlink_op(op);
    }

    /// Appends a detached block to a region.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn append_block(&mut self, region: RegionId, block: BlockId) {
        self.link_block(block, region, None);
    }

    /// Inserts a detached block before another, or at the end of the region.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn insert_block(&mut self, region: RegionId, before: Option<BlockId>, block: BlockId) {
        self.link_block(block, region, before);
    }

    /// Moves a block before another, or to the end of a region.
    pub fn move_block(&mut self, block: BlockId, region: RegionId, before: Option<BlockId>) {
        if before == Some(block) {
            return;
        }
        self.unlink_block(block);
        self.link_block(block, region, before);
    }

    /// Moves `first` and all operations after it to a new block, which follows this one. Returns the new block.
    #[track_caller]
    pub fn split_block(&mut self, block: BlockId, first: Option<OpId>) -> BlockId {
        let new = self.create_block(&[]);
        let region = self
            .parent_region(block)
            .expect("invariant: a split block is in a region");
        let next = self.next_block(block);
        self.link_block(new, region, next);
        let before = self.journal.as_ref().map_or(0, |journal| journal.len());
        self.splice_ops(block, first, new);
        if let Some(journal) = &mut self.journal {
            // MLIR moves the operations one by one, the last one first.
            journal[before..].reverse();
        }
        new
    }

    /// Moves `first` and all operations after it to the end of another block.
    pub fn splice_ops(&mut self, from: BlockId, first: Option<OpId>, to: BlockId) {
        let Some(first) = first else { return };
        self.note_change();
        let last = self.blocks[from.index()].last_op;
        let prev = self.ops[first.index()].prev.take();
        self.blocks[from.index()].last_op = prev;
        match prev {
            Some(prev) => self.ops[prev.index()].next = None,
            None => self.blocks[from.index()].first_op = None,
        }
        let tail = self.blocks[to.index()].last_op;
        self.ops[first.index()].prev = tail;
        match tail {
            Some(tail) => self.ops[tail.index()].next = Some(first),
            None => self.blocks[to.index()].first_op = Some(first),
        }
        self.blocks[to.index()].last_op = last;
        let mut at = Some(first);
        while let Some(op) = at {
            let data = &mut self.ops[op.index()];
            data.block = Some(to);
            at = data.next;
            self.note(Change::Inserted(op));
        }
        self.number_behind(tail, first);
    }

    /// Moves all blocks of a region before a block of another region, or to its end.
    pub fn inline_region(&mut self, from: RegionId, to: RegionId, before: Option<BlockId>) {
        while let Some(block) = self.entry_block(from) {
            self.move_block(block, to, before);
        }
    }
}

/// Changes.
impl Body {
    /// Returns the body and the row that contain an operation's name, properties, attributes and location, to be
    /// changed.
    fn record_mut(&mut self, op: OpId) -> (&mut Body, OpId) {
        self.note_change();
        match nested_row(self.op(op)) {
            Some(row) if self.nested.get(row).is_some_and(Option::is_some) => {
                let nested = self.nested[row].as_mut();
                let nested = nested.expect("invariant: checked above");
                nested.note_change();
                (nested, OpId::ROOT)
            }
            _ => (self, op),
        }
    }

    /// Renames an operation and replaces its properties, because the name determines the properties.
    pub fn set_name(&mut self, op: OpId, name: OpName, props: &[Option<Attr>]) {
        self.note(Change::Modified(op));
        let (body, op) = self.record_mut(op);
        body.checked.remove(op);
        let props = up_to_present(props);
        let data = body.op(op);
        let (mut first, mut count) = (data.first_prop, props.len() as u8);
        if count <= data.num_props {
            for (slot, &prop) in body.props[first as usize..].iter_mut().zip(props) {
                *slot = prop;
            }
        } else {
            (first, count) = body.push_props(props);
        }
        let data = &mut body.ops[op.index()];
        (data.name, data.first_prop, data.num_props) = (name, first, count);
    }

    /// Checks in debug builds that an attribute belongs to the body's context, if the context is known.
    #[inline(always)]
    #[cfg_attr(debug_assertions, track_caller)]
    fn check_attr(&self, _attr: Attr) {
        #[cfg(debug_assertions)]
        if let Some(context) = self.context {
            _attr.check_context(context.mark());
        }
    }

    /// Sets one property.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_prop(&mut self, op: OpId, slot: usize, value: Option<Attr>) {
        if let Some(value) = value {
            self.check_attr(value);
        }
        self.note(Change::Modified(op));
        let (body, op) = self.record_mut(op);
        body.checked.remove(op);
        let data = body.op(op);
        let (first, count) = (data.first_prop as usize, data.num_props as usize);
        if slot < count {
            body.props[first + slot] = value;
        } else if value.is_some() {
            assert!(slot < u8::MAX as usize, "operation has no property {slot}");
            let moved = body.props.len();
            for at in first..first + count {
                body.props.push(body.props[at]);
            }
            body.props.resize(moved + slot, None);
            body.props.push(value);
            let data = &mut body.ops[op.index()];
            (data.first_prop, data.num_props) = (moved as u32, slot as u8 + 1);
        }
    }

    /// Replaces the discardable attributes. `attrs` is a dictionary.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_attrs(&mut self, op: OpId, attrs: Attr) {
        self.check_attr(attrs);
        self.note(Change::Modified(op));
        let (body, op) = self.record_mut(op);
        body.checked.remove(op);
        if attrs != Attr::EMPTY_DICTIONARY || body.has_extra(op) {
            body.extra_mut(op).attrs = (attrs != Attr::EMPTY_DICTIONARY).then_some(attrs);
        }
    }

    /// Sets the location.
    pub fn set_loc(&mut self, op: OpId, loc: Loc) {
        let (body, op) = self.record_mut(op);
        body.ops[op.index()].loc = loc;
    }

    /// Sets a value's type.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_type(&mut self, value: ValueId, ty: Type) {
        #[cfg(debug_assertions)]
        if let Some(context) = self.context {
            ty.check_context(context.mark());
        }
        self.note_change();
        self.values[value.index()].ty = ty;
        if let Some(op) = self.defining_op(value) {
            self.checked.remove(op);
            self.note(Change::Modified(op));
        }
        let mut at = self.values[value.index()].first_use;
        while let Some(operand) = at {
            let operand = &self.operands[operand.index()];
            self.checked.remove(operand.owner);
            at = operand.next;
        }
    }

    /// Replaces one operand.
    #[track_caller]
    pub fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) {
        if index >= self.num_operands(op) {
            self.no_such(op, "operand", index, self.num_operands(op));
        }
        let operand = OperandId::from_index(self.op(op).first_operand as usize + index);
        if self.operands[operand.index()].value != Some(value) {
            self.drop_use(operand);
            self.add_use(operand, value);
            self.note(Change::Modified(op));
        }
    }

    /// Replaces all operands.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        let old = self.num_operands(op);
        if old == values.len() {
            for (at, &value) in values.iter().enumerate() {
                self.set_operand(op, at, value);
            }
            return;
        }
        let first = self.op(op).first_operand as usize;
        self.drop_operands(op);
        let first = match self.has_operand_rows(op, first..first + values.len()) {
            true => {
                for (at, &value) in values.iter().enumerate() {
                    self.add_use(OperandId::from_index(first + at), value);
                }
                first
            }
            false => {
                let first = self.operands.len();
                for &value in values {
                    self.push_operand(op, value);
                }
                // A caller that adds to many operands often adds one at a time.
                if old >= SPARE_FROM {
                    let spare = OperandData {
                        value: None,
                        owner: op,
                        next: None,
                        prev: None,
                    };
                    self.operands.resize(self.operands.len() + old / 2, spare);
                }
                first
            }
        };
        self.note_change();
        self.checked.remove(op);
        let data = &mut self.ops[op.index()];
        data.first_operand = first as u32;
        data.num_operands = u16::try_from(values.len()).unwrap_or(MANY);
        if data.num_operands == MANY {
            self.extra_mut(op).num_operands = values.len() as u32;
        }
        self.note(Change::Modified(op));
    }

    /// Returns true if rows of operands belong to an operation and use no value: dropped operands, or spare rows.
    fn has_operand_rows(&self, op: OpId, rows: Range<usize>) -> bool {
        let rows = self.operands.get(rows);
        rows.is_some_and(|rows| {
            (rows.iter().rev()).all(|row| row.owner == op && row.value.is_none())
        })
    }

    pub(super) fn drop_operands(&mut self, op: OpId) {
        let first = self.op(op).first_operand as usize;
        for at in first..first + self.num_operands(op) {
            self.drop_use(OperandId::from_index(at));
        }
    }

    /// Replaces one successor.
    #[track_caller]
    pub fn set_successor(&mut self, op: OpId, index: usize, block: BlockId) {
        if index >= self.num_successors(op) {
            self.no_such(op, "successor", index, self.num_successors(op));
        }
        let first = self.extra(op).map_or(0, |extra| extra.first_succ as usize);
        let succ = SuccId::from_index(first + index);
        self.drop_pred(succ);
        self.add_pred(succ, block);
        self.note(Change::Modified(op));
    }

    /// Orders the predecessors of every block, nested bodies included, as parsing the text of the body would: the last
    /// branch in textual order comes first.
    // For the engines of `terrace-rewrite` and `terrace-asm`, which are responsible for the order themselves.
    #[doc(hidden)]
    pub fn order_predecessors_as_read(&mut self) {
        let branches: Vec<OpId> = self
            .walk(OpId::ROOT)
            .filter(|&op| self.num_successors(op) > 0)
            .collect();
        for op in branches {
            for index in 0..self.num_successors(op) {
                let block = self.successor(op, index);
                if let Some(block) = block {
                    self.set_successor(op, index, block);
                }
            }
        }
        for nested in self.nested_bodies_mut() {
            nested.order_predecessors_as_read();
        }
    }

    /// Replaces all uses of a value by uses of another.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn replace_all_uses(&mut self, from: ValueId, to: ValueId) {
        if from == to {
            return;
        }
        while let Some(operand) = self.values[from.index()].first_use {
            self.replace_use(operand, to);
        }
    }

    /// Replaces one use by a use of another value.
    #[inline]
    pub fn replace_use(&mut self, operand: OperandId, to: ValueId) {
        self.drop_use(operand);
        self.add_use(operand, to);
        self.note(Change::Modified(self.operands[operand.index()].owner));
    }
}

/// Erasing.
impl Body {
    /// Erases an operation and everything nested in it. Its results must have no uses outside the operation.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn erase_op(&mut self, op: OpId) {
        debug_assert!(op != OpId::ROOT, "a body's root cannot be erased");
        debug_assert!(!self.is_erased(op), "{op:?} is erased twice");
        debug_assert!(
            self.results(op).all(|result| !self.has_uses(result)),
            "cannot erase {op:?}: its results have uses; replace them first"
        );
        if !self.has_extra(op) {
            self.erase_row(op);
        } else {
            for op in self.erasure_order(op) {
                self.erase_row(op);
            }
        }
        self.unlink_op(op);
    }

    /// Turns a row into a tombstone, which uses no values and has no successors.
    fn erase_row(&mut self, op: OpId) {
        self.note_change();
        self.note_lost_users(op);
        self.drop_operands(op);
        if let Some(row) = nested_row(self.op(op)) {
            self.nested[row] = None;
        } else if let Some(extra) = self.extra(op) {
            let (first, count) = (extra.first_succ as usize, extra.num_succs as usize);
            (first..first + count).for_each(|at| self.drop_pred(SuccId::from_index(at)));
        }
        self.ops[op.index()].name = OpName::ERASED;
        self.note(Change::Erased(op));
    }

    /// Erases a block and the operations in it. Nothing outside may use its values, and no terminator may branch to it.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn erase_block(&mut self, block: BlockId) {
        // Later operations use earlier ones.
        while let Some(op) = self.last_op(block) {
            self.erase_op(op);
        }
        self.unlink_block(block);
    }

    /// Erases blocks and the operations in them. They may use each other's values and branch to each other; nothing
    /// else may. Later blocks and operations are erased first.
    pub fn erase_blocks(&mut self, blocks: &[BlockId]) {
        for &block in blocks {
            for op in self.ops(block).collect::<Vec<_>>() {
                for op in self.erasure_order(op) {
                    self.note_lost_users(op);
                    self.drop_operands(op);
                }
            }
        }
        for &block in blocks.iter().rev() {
            self.erase_block(block);
        }
    }

    /// Drops the operands of an operation, so that a group of operations can be erased in any order.
    pub fn drop_references(&mut self, op: OpId) {
        self.drop_operands(op);
        self.note_change();
        self.checked.remove(op);
        self.ops[op.index()].num_operands = 0;
    }
}

#[cfg(test)]
mod tests {
    use crate::id::OpName;
    use crate::{Attr, Body, Loc, OpId, OpSpec};

    #[test]
    fn properties_left_out_at_the_end_can_be_set() {
        let spec = |props| OpSpec {
            props,
            ..OpSpec::new(OpName::from_index(0), Loc::UNKNOWN)
        };
        let mut body = Body::new(spec(&[]));
        let given = [Some(Attr::UNIT), None, None];
        let (first, second) = (body.create_op(spec(&given)), body.create_op(spec(&given)));
        assert_eq!(body.props(first), &given[..1]);
        body.set_prop(first, 1, None);
        assert!(body.has_same_props(first, second));
        body.set_prop(first, 2, Some(Attr::UNIT));
        assert_eq!(
            body.props(first),
            [Some(Attr::UNIT), None, Some(Attr::UNIT)]
        );
        assert_eq!(body.prop(second, 2), None);
        assert!(!body.has_same_props(first, second));
        body.set_prop(first, 2, None);
        assert!(body.has_same_props(first, second));
        body.set_name(second, OpName::from_index(1), &[None, Some(Attr::UNIT)]);
        assert_eq!(body.prop(second, 0), None);
        assert_eq!(body.prop(second, 1), Some(Attr::UNIT));
    }

    #[test]
    fn attributes_come_and_go() {
        let spec = OpSpec::new(OpName::from_index(0), Loc::UNKNOWN);
        let mut body = Body::new(spec);
        let op = body.create_op(spec);
        body.set_attrs(op, Attr::EMPTY_DICTIONARY);
        assert!(!body.has_extra(op));
        body.set_attrs(op, Attr::UNIT);
        assert_eq!(body.attrs(op), Attr::UNIT);
        body.set_attrs(op, Attr::EMPTY_DICTIONARY);
        assert_eq!(body.attrs(op), Attr::EMPTY_DICTIONARY);
    }

    #[test]
    fn an_erased_stub_has_no_body() {
        let spec = OpSpec::new(OpName::from_index(0), Loc::UNKNOWN);
        let mut body = Body::new(spec);
        let stub = body.create_nested(Body::new(spec), &[], &[]);
        assert!(body.has_extra(stub) && body.nested(stub).is_some());
        body.set_attrs(stub, Attr::UNIT);
        assert_eq!(body.nested(stub).unwrap().attrs(OpId::ROOT), Attr::UNIT);
        body.erase_op(stub);
        assert!(body.is_erased(stub) && body.nested(stub).is_none());
        assert_eq!(body.nested_bodies().count(), 0);
    }
}
