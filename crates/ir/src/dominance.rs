//! Dominance of blocks and values.
//!
//! Immediate dominators by the algorithm of Cooper, Harvey and Kennedy (*A Simple, Fast Dominance Algorithm*, 2001), per
//! region, when a region with more than one block is first asked about. Inside a block, order numbers decide.

use crate::{BlockId, Body, OpId, RegionId, ValueId};
use std::ops::Range;

const NONE: u32 = u32::MAX;

/// Dominator trees of one body. Valid until blocks or branches change.
#[derive(Default)]
pub struct Dominance {
    /// Per region: whether its blocks are numbered.
    done: Vec<bool>,
    /// Per block: its place in reverse post-order of its region, or `NONE` when unreachable.
    order: Vec<u32>,
    /// Per block: the block's immediate dominator, or `NONE`.
    idom: Vec<u32>,
    /// Scratch of `number`.
    post: Vec<BlockId>,
    /// A block, and which of its successors are still to be visited.
    stack: Vec<(BlockId, Range<u32>)>,
}

impl Dominance {
    /// Computes nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets everything, keeping the memory.
    pub fn clear(&mut self) {
        self.done.clear();
        self.order.clear();
        self.idom.clear();
    }

    fn prepare(&mut self, body: &Body, region: RegionId) {
        if self.done.len() <= region.index() {
            self.done.resize(body.region_capacity(), false);
        }
        if self.order.len() < body.block_capacity() {
            self.order.resize(body.block_capacity(), NONE);
            self.idom.resize(body.block_capacity(), NONE);
        }
        if !std::mem::replace(&mut self.done[region.index()], true) {
            self.number(body, region);
        }
    }

    fn number(&mut self, body: &Body, region: RegionId) {
        let Some(entry) = body.entry_block(region) else {
            return;
        };
        self.post.clear();
        self.stack.clear();
        // While the walk runs, `order` marks visited blocks.
        self.order[entry.index()] = 0;
        self.stack.push((entry, body.branches(entry)));
        while let Some((block, branches)) = self.stack.last_mut() {
            let Some(next) = branches.next() else {
                self.post.push(*block);
                self.stack.pop();
                continue;
            };
            if let Some(successor) = body.succs[next as usize].block
                && self.order[successor.index()] == NONE
            {
                self.order[successor.index()] = 0;
                self.stack.push((successor, body.branches(successor)));
            }
        }
        for (at, block) in self.post.iter().rev().enumerate() {
            self.order[block.index()] = at as u32;
        }
        self.idom[entry.index()] = entry.index() as u32;
        // Without branches back one round is enough.
        let (mut changed, mut again) = (true, false);
        while std::mem::take(&mut changed) {
            for at in (0..self.post.len().saturating_sub(1)).rev() {
                let block = self.post[at];
                let mut new = NONE;
                for pred in body.branching_blocks(block) {
                    if self.order[pred.index()] == NONE || body.parent_region(pred) != Some(region)
                    {
                        continue;
                    }
                    if self.idom[pred.index()] == NONE {
                        // A branch back: what it comes from is not known yet.
                        again = true;
                        continue;
                    }
                    new = if new == NONE {
                        pred.index() as u32
                    } else {
                        self.intersect(pred.index() as u32, new)
                    };
                }
                if self.idom[block.index()] != new {
                    self.idom[block.index()] = new;
                    changed = again;
                }
            }
        }
    }

    fn intersect(&self, mut a: u32, mut b: u32) -> u32 {
        while a != b {
            while self.order[a as usize] > self.order[b as usize] {
                a = self.idom[a as usize];
            }
            while self.order[b as usize] > self.order[a as usize] {
                b = self.idom[b as usize];
            }
        }
        a
    }

    /// Whether control can reach a block from the entry of its region.
    pub fn is_reachable(&mut self, body: &Body, block: BlockId) -> bool {
        let Some(region) = body.parent_region(block) else {
            return true;
        };
        if body.entry_block(region) == Some(block) {
            return true;
        }
        self.prepare(body, region);
        self.order[block.index()] != NONE
    }

    /// The blocks of a region that control reaches, in reverse post-order.
    pub fn reverse_post_order(&mut self, body: &Body, region: RegionId) -> Vec<BlockId> {
        self.prepare(body, region);
        let mut blocks: Vec<_> = body
            .blocks(region)
            .filter(|block| self.order[block.index()] != NONE)
            .collect();
        blocks.sort_by_key(|block| self.order[block.index()]);
        blocks
    }

    /// The immediate dominator of a block; `None` for an entry or unreachable block.
    pub fn immediate_dominator(&mut self, body: &Body, block: BlockId) -> Option<BlockId> {
        self.prepare(body, body.parent_region(block)?);
        let idom = self.idom[block.index()];
        (idom != NONE && idom as usize != block.index()).then(|| BlockId::from_index(idom as usize))
    }

    /// Whether every way to `b` goes through `a`; both must be in the same region. An unreachable `b` is dominated by
    /// every block.
    pub fn block_dominates(&mut self, body: &Body, a: BlockId, b: BlockId) -> bool {
        if a == b {
            return true;
        }
        let Some(region) = body.parent_region(b) else {
            return false;
        };
        self.prepare(body, region);
        if self.order[b.index()] == NONE {
            return true;
        }
        if self.order[a.index()] == NONE {
            return false;
        }
        let mut at = b.index() as u32;
        while self.order[at as usize] > self.order[a.index()] {
            at = self.idom[at as usize];
        }
        at as usize == a.index()
    }

    /// Whether a value may be used by an operation: its definition stands before the operation, or in a block that
    /// properly dominates the operation's, or the operation is nested in one for which this holds.
    #[inline]
    pub fn value_dominates(&mut self, body: &Body, value: ValueId, user: OpId) -> bool {
        let def_op = body.defining_op(value);
        let Some(def_block) = body.defining_block(value) else {
            return false;
        };
        let Some(mut user_block) = body.parent_block(user) else {
            return false;
        };
        let mut user = user;
        if def_block != user_block {
            let Some(region) = body.parent_region(def_block) else {
                return false;
            };
            while body.parent_region(user_block) != Some(region) {
                let Some(outer) = body.parent_region(user_block) else {
                    return false;
                };
                user = body.region_owner(outer);
                match body.parent_block(user) {
                    Some(block) => user_block = block,
                    None => return false,
                }
            }
        }
        if def_block == user_block {
            return match def_op {
                Some(def) => body.is_before(def, user),
                None => true,
            };
        }
        self.block_dominates(body, def_block, user_block)
    }
}

impl Body {
    /// The rows of the successors of a block's last operation.
    fn branches(&self, block: BlockId) -> Range<u32> {
        let extra = self.last_op(block).and_then(|last| self.extra(last));
        extra.map_or(0..0, |extra| {
            extra.first_succ..extra.first_succ + extra.num_succs
        })
    }

    /// The blocks that branch to a block, one for each branch.
    fn branching_blocks(&self, block: BlockId) -> impl Iterator<Item = BlockId> + '_ {
        let first = self.blocks[block.index()].first_pred;
        let branches = std::iter::successors(first, |succ| self.succs[succ.index()].next);
        branches.filter_map(|succ| self.parent_block(self.succs[succ.index()].owner))
    }
}
