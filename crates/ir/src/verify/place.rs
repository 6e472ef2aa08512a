//! Dominance from the order of operations: most use what was defined before them in their block, or in blocks that were found
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
    /// Per block around the walk: its arguments and operations with a lower order number dominate what is walked now.
    /// 0: none. Blocks past the end have 0.
    limits: Vec<u32>,
}

impl Uses {
    pub(super) fn clear(&mut self) {
        self.unordered.clear();
        self.limits.clear();
    }

    #[inline]
    fn limit(&self, block: u32) -> u32 {
        self.limits.get(block as usize).copied().unwrap_or(0)
    }

    /// Sets the limits of the place of an operation with regions.
    fn limit_to(&mut self, body: &Body, place: &WalkPosition, limit: u32, entry: u32) {
        let last = place.block.max(place.entry) as usize;
        if last >= self.limits.len() {
            self.limits.resize(body.block_capacity().max(last + 1), 0);
        }
        self.limits[place.entry as usize] = entry;
        self.limits[place.block as usize] = limit;
    }
}

/// Where a walk of the operations of a block is. Blocks are identified by index.
#[derive(Clone, Copy)]
pub(super) struct WalkPosition {
    block: u32,
    /// The entry of the region.
    entry: u32,
    /// The last two blocks of the region whose dominance over this one is already queued.
    met: [u32; 2],
    /// A run of rows without a gap that ends with the operation visited last, all of its block: the first row, and the one
    /// after the last.
    run: u32,
    next: u32,
}

impl WalkPosition {
    pub(super) const NOWHERE: WalkPosition = WalkPosition {
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

    /// Goes into the regions of an operation of the block.
    pub(super) fn open(&self, body: &Body, op: OpId, uses: &mut Uses) {
        uses.limit_to(body, self, body.order(op), u32::MAX);
    }

    /// Comes back from them.
    pub(super) fn close(&self, body: &Body, uses: &mut Uses) {
        uses.limit_to(body, self, 0, 0);
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
            let (block, order) = definition(body, body.value_of(row).def);
            if !self.is_known(body, (block, order), user, uses) {
                uses.unordered.push(Unordered { user, block });
                self.note_met(body, block);
            }
        }
    }

    /// Whether what is defined in a block, with this order number, is certainly defined before its user, or there is a check
    /// already. Without branches, as [`is_here`](Self::is_here).
    #[inline]
    fn is_known(&self, body: &Body, (block, order): (u32, u32), user: OpId, uses: &Uses) -> bool {
        let is_met = (block == self.entry) | (block == self.met[0]) | (block == self.met[1]);
        // The block itself may be the entry.
        let in_block = block == self.block;
        (in_block & (order < body.order(user)))
            | (!in_block & (is_met | (order < uses.limit(block))))
    }

    /// Notes that there is a check of a value of a block: only in the same region do all values of another block dominate if
    /// one does.
    fn note_met(&mut self, body: &Body, block: u32) {
        let region = |block: u32| body.blocks.get(block as usize)?.region;
        if block != self.block
            && region(block).is_some_and(|other| region(self.block) == Some(other))
        {
            self.met = [block, self.met[0]];
        }
    }
}

/// The index of the block of a definition, and its order number there, which is 0 for arguments. Without branches.
#[inline]
fn definition(body: &Body, def: u32) -> (u32, u32) {
    // All bits if the value is an argument. Row 0 is the root's, which is in no block.
    let if_arg = 0u32.wrapping_sub(def >> 31);
    let row = (def & !if_arg) as usize;
    let block = body.ops[row].block;
    let block = block.map_or(u32::MAX, |block| block.index() as u32);
    let block = (def & !ARG_BIT & if_arg) | (block & !if_arg);
    (block, body.order_of_row(row) & !if_arg)
}
