//! Records the changes of a body in a journal, for a driver with a worklist.
//!
//! MLIR's rewriters call a `Listener`, so a change that bypasses the rewriter is missed. Here the tables themselves
//! record each change while a journal is active, whatever code makes the change.

use super::Body;
use crate::{BlockId, OpId, RegionId, ValueId};
use thin_vec::ThinVec;

/// A change of a body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// An operation was inserted into a block, or moved. Not recorded while the block is in no region.
    Inserted(OpId),
    /// Operands, successors, properties, attributes, the name or a result type changed. Not recorded for an operation
    /// in a block that is in no region.
    Modified(OpId),
    /// A user of this operation's result is about to be erased, and at most one user remains. The operation may become
    /// dead, or a pattern that requires a single use may match.
    LostUser(OpId),
    /// An operation was erased. The entries of the operations in its regions come first.
    Erased(OpId),
}

impl Body {
    /// Starts a journal, or clears the active one.
    // For the drivers of `terrace-rewrite`, which are fed from the journal.
    #[doc(hidden)]
    pub fn start_journal(&mut self) {
        self.journal.get_or_insert_default().clear();
    }

    /// Ends the journal and drops its changes.
    // For the drivers of `terrace-rewrite`, which are fed from the journal.
    #[doc(hidden)]
    pub fn end_journal(&mut self) {
        self.journal = None;
    }

    /// Takes the changes since the journal was started or last drained, oldest first.
    // For the drivers of `terrace-rewrite`, which are fed from the journal.
    #[doc(hidden)]
    pub fn drain_journal(&mut self) -> ThinVec<Change> {
        self.journal
            .as_mut()
            .map(std::mem::take)
            .unwrap_or_default()
    }

    /// Returns true if nothing changed since the journal was started or last drained.
    // For the drivers of `terrace-rewrite`, which are fed from the journal.
    #[doc(hidden)]
    pub fn is_journal_empty(&self) -> bool {
        self.journal
            .as_ref()
            .is_none_or(|journal| journal.is_empty())
    }

    /// Returns the changes since the journal was started or last drained, oldest first.
    // For the drivers of `terrace-rewrite`, which are fed from the journal.
    #[doc(hidden)]
    pub fn journal(&self) -> &[Change] {
        self.journal.as_ref().map_or(&[], |journal| journal)
    }

    #[inline]
    pub(super) fn note(&mut self, change: Change) {
        let Some(journal) = &mut self.journal else {
            return;
        };
        if let Change::Inserted(op) | Change::Modified(op) = change
            && let Some(block) = self.ops[op.index()].block
            && self.blocks[block.index()].region.is_none()
        {
            return;
        }
        journal.push(change);
    }

    /// Records that the operands of an operation lose a use, because the operation is about to be erased.
    pub(super) fn note_lost_users(&mut self, op: OpId) {
        if self.journal.is_none() {
            return;
        }
        for index in 0..self.num_operands(op) {
            let value = self.operand_row_value(op, index);
            let Some(value) = value else { continue };
            if let Some(definition) = self.defining_op(value)
                && self.has_at_most_one_user_but(value, op)
            {
                self.note(Change::LostUser(definition));
            }
        }
    }

    fn operand_row_value(&self, op: OpId, index: usize) -> Option<ValueId> {
        self.operands[self.op(op).first_operand as usize + index].value
    }

    fn has_at_most_one_user_but(&self, value: ValueId, op: OpId) -> bool {
        let mut others = self
            .uses(value)
            .map(|used| used.op)
            .filter(|&user| user != op);
        match others.next() {
            None => true,
            Some(other) => others.all(|user| user == other),
        }
    }

    /// Returns an operation and everything in its regions in the order in which MLIR erases them: users before the
    /// values that they use. Blocks are in post-order, because successors may use values of their predecessors.
    pub(super) fn erasure_order(&self, op: OpId) -> Vec<OpId> {
        // Built backwards and with a worklist instead of recursion, because nesting may be deep.
        let (mut order, mut pending) = (Vec::new(), vec![op]);
        while let Some(op) = pending.pop() {
            order.push(op);
            if self.has_extra(op) {
                for region in self.regions(op) {
                    for block in self.blocks_in_post_order(region) {
                        let first = pending.len();
                        pending.extend(self.ops(block));
                        pending[first..].reverse();
                    }
                }
            }
        }
        order.reverse();
        order
    }

    /// Returns all blocks of a region in post-order: first from the entry block, then from the first unreached block,
    /// and so on.
    pub fn blocks_in_post_order(&self, region: RegionId) -> Vec<BlockId> {
        if self.has_one_block(region) {
            return self.entry_block(region).into_iter().collect();
        }
        let mut seen = rustc_hash::FxHashSet::default();
        let (mut order, mut path) = (Vec::new(), Vec::new());
        for root in self.blocks(region) {
            if seen.insert(root) {
                path.push((root, 0));
            }
            while let Some((block, next)) = path.last_mut() {
                let (block, at) = (*block, *next);
                *next += 1;
                let terminator = self.last_op(block);
                match terminator.and_then(|op| self.successor(op, at)) {
                    Some(successor) if seen.insert(successor) => path.push((successor, 0)),
                    Some(_) => (),
                    None => {
                        order.push(block);
                        path.pop();
                    }
                }
            }
        }
        order
    }
}
