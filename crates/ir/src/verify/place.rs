//! Where the operations of a block stand: most use what was defined before them in their block, or in blocks that were found
//! to dominate it.

use crate::body::{ARG_BIT, OperandData};
use crate::{Body, OpId};

/// A use of a value of which it is still to be checked that the definition dominates it.
#[derive(Clone, Copy)]
pub(super) struct Unordered {
    pub user: OpId,
    /// The index of the block where the value is defined.
    pub block: u32,
}

/// The uses of values of a body that a walk comes by.
#[derive(Default)]
pub(super) struct Uses {
    /// Those that are still to be checked.
    pub unordered: Vec<Unordered>,
    /// The operations around those that are walked now, the nearest last.
    pub around: Vec<Around>,
}

/// An operation around others, and where it stands.
pub(super) struct Around {
    op: OpId,
    block: u32,
    /// The entry of the region that is in.
    entry: u32,
}

/// So many operations around a use are looked at: with more the way out of deep nesting would cost its square.
const NEAR: usize = 8;

impl Uses {
    pub(super) fn clear(&mut self) {
        self.unordered.clear();
        self.around.clear();
    }

    /// Whether a value of a block is certainly defined before all that is walked, in a region around it. `def`: the row of the
    /// operation that defines it, if it is no argument.
    fn is_around(&self, body: &Body, block: u32, def: Option<usize>) -> bool {
        let before = |op: OpId| def.is_none_or(|def| body.is_row_before(def, op.index()));
        self.around.iter().rev().take(NEAR).any(|around| {
            if block == around.block {
                before(around.op)
            } else {
                block == around.entry
            }
        })
    }
}

/// Where a walk of the operations of a block is. Blocks are told by their indices.
#[derive(Clone, Copy)]
pub(super) struct Place {
    block: u32,
    /// The entry of the region.
    entry: u32,
    /// Other blocks of the region of which operations before used values: for them there is a check already.
    met: [u32; 2],
    /// The operation visited last and those before it in its block whose rows stand before it without a gap: the first of
    /// those rows, and the one behind the last.
    run: u32,
    next: u32,
}

impl Place {
    pub(super) const NOWHERE: Place = Place {
        block: 0,
        entry: 0,
        met: [0; 2],
        run: 0,
        next: u32::MAX,
    };

    /// Goes on to a block, whether it is the entry or another of the same region.
    pub(super) fn enter(&mut self, block: u32, is_entry: bool) {
        self.block = block;
        if is_entry {
            self.entry = block;
        }
        self.met = [self.entry; 2];
        self.next = u32::MAX;
    }

    /// Where an operation of the block stands, for those in it.
    pub(super) fn around(&self, op: OpId) -> Around {
        Around {
            op,
            block: self.block,
            entry: self.entry,
        }
    }

    /// Goes on to the next operation of the block.
    #[inline]
    pub(super) fn visit(&mut self, op: OpId) {
        let row = op.index() as u32;
        if row != self.next {
            self.run = row;
        }
        self.next = row + 1;
    }

    /// Whether a value is certainly defined before its user, the operation visited last: among the operations of its block
    /// or the arguments of that or of the entry. Without branches: where operands are defined varies too much to be guessed.
    #[inline]
    pub(super) fn is_here(&self, def: u32, user: OpId) -> bool {
        let length = user.index() as u32 - self.run;
        let is_result = def.wrapping_sub(self.run) < length;
        is_result | (def == self.block | ARG_BIT) | (def == self.entry | ARG_BIT)
    }

    /// Looks at the operands of the operation visited last. Notes those of which there is more to check.
    #[inline(never)]
    pub(super) fn meet_all(
        &mut self,
        body: &Body,
        operands: &[OperandData],
        user: OpId,
        uses: &mut Uses,
    ) {
        for row in operands {
            self.meet(body, body.value_of(row).def, user, uses);
        }
    }

    /// As [`meet_all`](Self::meet_all), of one operand.
    #[inline]
    fn meet(&mut self, body: &Body, def: u32, user: OpId, uses: &mut Uses) {
        if def & ARG_BIT != 0 {
            let block = def & !ARG_BIT;
            if block != self.block && block != self.entry {
                self.meet_other(body, (block, None), user, uses);
            }
        } else if !(self.run..user.index() as u32).contains(&def) {
            self.meet_far(body, def as usize, user, uses);
        }
    }

    /// As [`meet`](Self::meet), of a result that may be defined elsewhere.
    #[inline]
    fn meet_far(&mut self, body: &Body, def: usize, user: OpId, uses: &mut Uses) {
        let block = body.ops[def].block;
        let block = block.map_or(u32::MAX, |block| block.index() as u32);
        if block != self.block {
            if block != self.entry {
                self.meet_other(body, (block, Some(def)), user, uses);
            }
        } else if !body.is_row_before(def, user.index()) {
            uses.unordered.push(Unordered { user, block });
        }
    }

    /// As [`meet`](Self::meet), of a value of another block: of an operation of this row, or an argument.
    #[inline(never)]
    fn meet_other(
        &mut self,
        body: &Body,
        (block, def): (u32, Option<usize>),
        user: OpId,
        uses: &mut Uses,
    ) {
        if self.met.contains(&block) || uses.is_around(body, block, def) {
            return;
        }
        uses.unordered.push(Unordered { user, block });
        // Only in the same region do all values of a block dominate if one does.
        let region = |block: u32| body.blocks.get(block as usize)?.region;
        if region(block).is_some_and(|other| region(self.block) == Some(other)) {
            self.met = [block, self.met[0]];
        }
    }
}
