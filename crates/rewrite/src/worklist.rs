//! Visits operations in the order of a conversion: an operation before its nested operations, and a block before its
//! successors, depth first. Unreachable blocks are not visited.

use terrace_ir::{BlockId, Body, OpId, RegionId};

/// The decision of the visitor about an operation's regions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Enter {
    /// Visit the operations in its regions too.
    Regions,
    /// Skip the operations in its regions.
    Skip,
}

/// Reusable allocations for [`walk`].
#[derive(Default)]
pub(crate) struct WalkScratch {
    frames: Vec<Frame>,
    regions: Vec<RegionId>,
    blocks: Vec<BlockId>,
    seen: Vec<bool>,
    pending: Vec<BlockId>,
}

/// An operation whose regions are being visited.
struct Frame {
    /// The start of the operation's regions in `regions`, where they are stored in reverse order.
    regions: usize,
    /// The remaining blocks of the current region, as a range of `blocks`.
    next_block: usize,
    first_block: usize,
    op: Option<OpId>,
}

/// Visits all operations nested in `root`, but not `root` itself.
pub(crate) fn walk(
    body: &Body,
    root: OpId,
    scratch: &mut WalkScratch,
    mut visit: impl FnMut(OpId) -> Enter,
) {
    scratch.frames.clear();
    scratch.regions.clear();
    scratch.blocks.clear();
    scratch.seen.clear();
    scratch.push(body, root);
    while let Some(frame) = scratch.frames.last_mut() {
        if let Some(mut op) = frame.op {
            // Most operations have no regions.
            loop {
                let next = body.next_op(op);
                if visit(op) == Enter::Regions
                    && body.has_extra(op)
                    && body.regions(op).next().is_some()
                {
                    frame.op = next;
                    scratch.push(body, op);
                    break;
                }
                match next {
                    Some(next) => op = next,
                    None => {
                        frame.op = None;
                        break;
                    }
                }
            }
        } else if frame.next_block < scratch.blocks.len() {
            frame.op = body.first_op(scratch.blocks[frame.next_block]);
            frame.next_block += 1;
        } else {
            scratch.blocks.truncate(frame.first_block);
            if scratch.regions.len() > frame.regions
                && let Some(region) = scratch.regions.pop()
            {
                frame.next_block = frame.first_block;
                scratch.order(body, region);
            } else {
                scratch.frames.pop();
            }
        }
    }
}

impl WalkScratch {
    fn push(&mut self, body: &Body, op: OpId) {
        let (regions, blocks) = (self.regions.len(), self.blocks.len());
        self.regions.extend(body.regions(op));
        self.regions[regions..].reverse();
        self.frames.push(Frame {
            regions,
            next_block: blocks,
            first_block: blocks,
            op: None,
        });
    }

    /// Appends the reachable blocks of a region.
    fn order(&mut self, body: &Body, region: RegionId) {
        let Some(entry) = body.entry_block(region) else {
            return;
        };
        if body.has_one_block(region) {
            self.blocks.push(entry);
            return;
        }
        self.seen.resize(body.block_capacity(), false);
        self.pending.push(entry);
        while let Some(block) = self.pending.pop() {
            if std::mem::replace(&mut self.seen[block.index()], true) {
                continue;
            }
            self.blocks.push(block);
            if let Some(last) = body.last_op(block) {
                // The blocks are popped from the end, so the first successor is next.
                self.pending.extend(body.successors(last).rev());
            }
        }
    }
}
