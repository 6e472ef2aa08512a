//! Computes the values that are live in and out of blocks: MLIR's `Liveness`.

use rustc_hash::FxHashSet;
use terrace_ir::{BlockId, Body, OpId, ValueId};

/// The values that are live in and out of the blocks of a body. Valid until the body changes.
///
/// A value is live-in at a block if it is defined elsewhere, and is used in the block, in a region of one of its
/// operations, or in a block that is reachable from it. A value is live-out at a block if it is live-in at one of the
/// block's successors, or if it is defined in the block and used in another block of the region.
pub struct Liveness<'b> {
    body: &'b Body,
    live_in: BlockValues,
    live_out: BlockValues,
}

/// A set of values for each block.
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

    /// Adds a value. Returns false if it is present already.
    fn add(&mut self, block: BlockId, value: ValueId) -> bool {
        let is_new = self.all.insert((block, value));
        if is_new {
            self.of[block.index()].push(value);
        }
        is_new
    }
}

impl<'b> Liveness<'b> {
    /// Computes the liveness of a body's values. Nested bodies use none of them.
    pub fn new(body: &'b Body) -> Self {
        let (mut live_in, mut live_out) = (BlockValues::new(body), BlockValues::new(body));
        let mut pending = Vec::new();
        for op in body.walk(OpId::ROOT) {
            for value in body.operands(op) {
                let Some(defining) = body.defining_block(value) else {
                    continue;
                };
                // Walk outwards from the use to the block of the definition.
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

    /// Returns the live-in values of a block, sorted by index. Its arguments are not among them.
    pub fn live_in(&self, block: BlockId) -> &[ValueId] {
        &self.live_in.of[block.index()]
    }

    /// Returns the live-out values of a block, sorted by index.
    pub fn live_out(&self, block: BlockId) -> &[ValueId] {
        &self.live_out.of[block.index()]
    }

    /// Returns true if a value is live-in at a block.
    pub fn is_live_in(&self, block: BlockId, value: ValueId) -> bool {
        self.live_in.all.contains(&(block, value))
    }

    /// Returns true if a value is live-out at a block.
    pub fn is_live_out(&self, block: BlockId, value: ValueId) -> bool {
        self.live_out.all.contains(&(block, value))
    }

    /// Returns the operation of a block that defines a value; `None` if the value is live from the start of the block.
    /// MLIR's `getStartOperation` returns the first operation in that case.
    pub fn start(&self, block: BlockId, value: ValueId) -> Option<OpId> {
        let op = self.body.defining_op(value)?;
        (self.body.parent_block(op) == Some(block)).then_some(op)
    }

    /// Returns the last operation of a block that needs a value, which must be live there: MLIR's `getEndOperation`. If
    /// the value is live-out, that is the last operation of the block. Otherwise it is the last operation that uses the
    /// value, directly or in its regions, or the definition if no operation does.
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

    /// Returns true if nothing needs a value after an operation of a block in which the value is live. MLIR:
    /// `isDeadAfter`.
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

/// Returns the block of the operation whose region contains a block.
fn parent_block(body: &Body, block: BlockId) -> Option<BlockId> {
    body.parent_block(body.region_owner(body.parent_region(block)?))
}

/// Returns the ancestor of an operation, or the operation itself, in a block.
fn ancestor_in(body: &Body, block: BlockId, op: OpId) -> Option<OpId> {
    let mut ancestors = body.ancestors(op);
    ancestors.find(|op| body.parent_block(*op) == Some(block))
}
