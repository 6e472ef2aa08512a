//! The values that live in and out of blocks: MLIR's `Liveness`.

use rustc_hash::FxHashSet;
use terrace_ir::{BlockId, Body, OpId, ValueId};

/// The values that live in and out of the blocks of a body. It holds until the body changes.
///
/// A value lives into a block if it is defined elsewhere, and used in the block, in a region of one of its operations, or
/// in a block that control can get to from it. It lives out of a block if it lives into one of the block's successors, or is
/// defined in the block and used in another one of the region.
pub struct Liveness<'b> {
    body: &'b Body,
    live_in: BlockValues,
    live_out: BlockValues,
}

/// Some values for each block.
struct BlockValues {
    of: Vec<Vec<ValueId>>,
    all: FxHashSet<(BlockId, ValueId)>,
}

impl BlockValues {
    fn new(body: &Body) -> Self {
        BlockValues {
            of: vec![Vec::new(); body.block_capacity()],
            all: FxHashSet::default(),
        }
    }

    /// Adds a value; `false` if it is there already.
    fn add(&mut self, block: BlockId, value: ValueId) -> bool {
        let is_new = self.all.insert((block, value));
        if is_new {
            self.of[block.index()].push(value);
        }
        is_new
    }
}

impl<'b> Liveness<'b> {
    /// The values of a body. Bodies nested in it use none of them.
    pub fn new(body: &'b Body) -> Self {
        let (mut live_in, mut live_out) = (BlockValues::new(body), BlockValues::new(body));
        let mut pending = Vec::new();
        for op in body.walk(OpId::ROOT) {
            for value in body.operands(op) {
                let Some(defining) = body.defining_block(value) else {
                    continue;
                };
                // Outwards from the use to the block of the definition.
                let mut at = body.parent_block(op);
                while let Some(block) = at.filter(|block| *block != defining) {
                    if !live_in.add(block, value) {
                        break;
                    }
                    pending.push((block, value));
                    if body.parent_region(block) == body.parent_region(defining) {
                        live_out.add(defining, value);
                    }
                    at = parent_block(body, block);
                }
            }
        }
        while let Some((block, value)) = pending.pop() {
            for (last, _) in body.predecessors(block) {
                let Some(from) = body.parent_block(last) else {
                    continue;
                };
                live_out.add(from, value);
                if body.defining_block(value) != Some(from) && live_in.add(from, value) {
                    pending.push((from, value));
                }
            }
        }
        for values in live_in.of.iter_mut().chain(&mut live_out.of) {
            values.sort_unstable_by_key(|value| value.index());
        }
        Liveness {
            body,
            live_in,
            live_out,
        }
    }

    /// The values that live into a block, by number. Its arguments do not.
    pub fn live_in(&self, block: BlockId) -> &[ValueId] {
        &self.live_in.of[block.index()]
    }

    /// The values that live out of a block, by number.
    pub fn live_out(&self, block: BlockId) -> &[ValueId] {
        &self.live_out.of[block.index()]
    }

    /// Returns true if a value lives into a block.
    pub fn is_live_in(&self, block: BlockId, value: ValueId) -> bool {
        self.live_in.all.contains(&(block, value))
    }

    /// Returns true if a value lives out of a block.
    pub fn is_live_out(&self, block: BlockId, value: ValueId) -> bool {
        self.live_out.all.contains(&(block, value))
    }

    /// The first operation of a block after which a value is there: `None` if it is there at the start.
    /// MLIR's `getStartOperation` gives the first operation then.
    pub fn start(&self, block: BlockId, value: ValueId) -> Option<OpId> {
        let op = self.body.defining_op(value)?;
        (self.body.parent_block(op) == Some(block)).then_some(op)
    }

    /// The last operation of a block that needs a value which lives there: one that uses it, or has regions that do; the last
    /// operation of the block if the value lives out; what defines it if nothing uses it. MLIR: `getEndOperation`.
    pub fn end(&self, block: BlockId, value: ValueId) -> Option<OpId> {
        if self.is_live_out(block, value) {
            return self.body.last_op(block);
        }
        let uses = self.body.uses(value);
        let mut end = self.start(block, value);
        for used in uses.filter_map(|used| ancestor_in(self.body, block, used.op)) {
            if end.is_none_or(|end| self.body.is_before(end, used)) {
                end = Some(used);
            }
        }
        end
    }

    /// Returns true if nothing needs a value after an operation of a block that it lives in. MLIR: `isDeadAfter`.
    pub fn is_dead_after(&self, value: ValueId, op: OpId) -> bool {
        let Some(block) = self.body.parent_block(op) else {
            return false;
        };
        if self.is_live_out(block, value) {
            return false;
        }
        let end = self.end(block, value);
        end.is_none_or(|end| end == op || self.body.is_before(end, op))
    }
}

/// The block of the operation whose region a block is in.
fn parent_block(body: &Body, block: BlockId) -> Option<BlockId> {
    body.parent_block(body.region_owner(body.parent_region(block)?))
}

/// The operation of a block that is another one or has it in its regions.
fn ancestor_in(body: &Body, block: BlockId, op: OpId) -> Option<OpId> {
    let mut ancestors = body.ancestors(op);
    ancestors.find(|op| body.parent_block(*op) == Some(block))
}
