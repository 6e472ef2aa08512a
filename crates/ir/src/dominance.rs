//! Computes dominance of blocks and values.
//!
//! Immediate dominators are computed with the algorithm of Lengauer and Tarjan (*A Fast Algorithm for Finding
//! Dominators in a Flowgraph*, 1979) with path compression only, in O(n log n) for any graph. They are computed per
//! region, when a region with several blocks is first queried. Pre-order numbers of the dominator tree then answer a
//! query in constant time. Within a block, order numbers decide.

use crate::{BlockId, Body, OpId, RegionId, ValueId};
use std::ops::Range;

const NONE: u32 = u32::MAX;

/// The number of predecessors that a query visits before it computes a region's dominators.
const NEARBY: u32 = 16;

/// Dominator trees of one body. Valid until blocks or branches change.
#[derive(Default)]
pub struct Dominance {
    /// Indexed by region: true if its blocks are numbered.
    done: Vec<bool>,
    blocks: Vec<TreeNode>,
    /// Scratch space: the reached blocks in depth-first order.
    nodes: Vec<Node>,
    /// A node, and its successors that are still to be visited.
    stack: Vec<(u32, Range<u32>)>,
    path: Vec<u32>,
}

/// The position of a block in the dominator tree of its region.
#[derive(Clone, Copy)]
struct TreeNode {
    /// The block's number in pre-order, or `NONE` if it is unreachable.
    first: u32,
    /// One more than the number of the last dominated block.
    end: u32,
    /// The index of the immediate dominator. An entry block has its own index.
    idom: u32,
}

impl TreeNode {
    const UNREACHABLE: TreeNode = TreeNode {
        first: NONE,
        end: NONE,
        idom: NONE,
    };
}

/// A vertex, with the fields of the paper. Links are node numbers.
struct Node {
    block: BlockId,
    parent: u32,
    semi: u32,
    ancestor: u32,
    label: u32,
    idom: u32,
    /// The first node in the node's bucket.
    bucket: u32,
    /// The next node in the bucket that contains the node.
    next: u32,
}

impl Node {
    fn new(number: u32, block: BlockId, parent: u32) -> Node {
        Node {
            block,
            parent,
            semi: number,
            ancestor: NONE,
            label: number,
            idom: parent,
            bucket: NONE,
            next: NONE,
        }
    }
}

impl Dominance {
    /// Creates an empty analysis, which computes dominators on demand.
    pub fn new() -> Self {
        Self::default()
    }

    /// Drops all results, but keeps the memory.
    pub fn clear(&mut self) {
        self.done.clear();
        self.blocks.clear();
    }

    #[inline]
    fn prepare(&mut self, body: &Body, region: RegionId) {
        if self.done.get(region.index()) != Some(&true) {
            self.prepare_now(body, region);
        }
    }

    #[cold]
    fn prepare_now(&mut self, body: &Body, region: RegionId) {
        if self.done.len() <= region.index() {
            self.done.resize(body.region_capacity(), false);
        }
        if self.blocks.len() < body.block_capacity() {
            self.blocks
                .resize(body.block_capacity(), TreeNode::UNREACHABLE);
        }
        self.done[region.index()] = true;
        self.number(body, region);
    }

    fn number(&mut self, body: &Body, region: RegionId) {
        let Some(entry) = body.entry_block(region) else {
            return;
        };
        self.visit(body, entry);
        for at in (1..self.nodes.len() as u32).rev() {
            let Node { block, parent, .. } = self.nodes[at as usize];
            let mut semi = parent;
            for pred in body.branching_blocks(block) {
                let number = self.blocks[pred.index()].first;
                if number == NONE || body.parent_region(pred) != Some(region) {
                    continue;
                }
                let label = self.eval(number);
                semi = semi.min(self.nodes[label as usize].semi);
            }
            let bucket = std::mem::replace(&mut self.nodes[semi as usize].bucket, at);
            let node = &mut self.nodes[at as usize];
            (node.semi, node.next, node.ancestor) = (semi, bucket, parent);
            let mut of_parent = std::mem::replace(&mut self.nodes[parent as usize].bucket, NONE);
            while of_parent != NONE {
                let label = self.eval(of_parent);
                let semi = self.nodes[label as usize].semi;
                let node = &mut self.nodes[of_parent as usize];
                node.idom = if semi < node.semi { label } else { parent };
                of_parent = node.next;
            }
        }
        self.place();
    }

    /// Creates and numbers the nodes.
    fn visit(&mut self, body: &Body, entry: BlockId) {
        self.nodes.clear();
        self.stack.clear();
        self.blocks[entry.index()].first = 0;
        self.nodes.push(Node::new(0, entry, 0));
        self.stack.push((0, body.branches(entry)));
        while let Some((node, branches)) = self.stack.last_mut() {
            let Some(next) = branches.next() else {
                self.stack.pop();
                continue;
            };
            if let Some(successor) = body.succs[next as usize].block
                && self.blocks[successor.index()].first == NONE
            {
                let number = self.nodes.len() as u32;
                self.blocks[successor.index()].first = number;
                self.nodes.push(Node::new(number, successor, *node));
                self.stack.push((number, body.branches(successor)));
            }
        }
    }

    /// Returns the node with the minimum semidominator among those between a node and the root of its tree in the
    /// forest.
    fn eval(&mut self, number: u32) -> u32 {
        let nodes = &mut self.nodes;
        let mut at = number;
        loop {
            let ancestor = nodes[at as usize].ancestor;
            if ancestor == NONE || nodes[ancestor as usize].ancestor == NONE {
                break;
            }
            self.path.push(at);
            at = ancestor;
        }
        while let Some(at) = self.path.pop() {
            let above = &nodes[nodes[at as usize].ancestor as usize];
            let (ancestor, label) = (above.ancestor, above.label);
            let is_less =
                nodes[label as usize].semi < nodes[nodes[at as usize].label as usize].semi;
            let node = &mut nodes[at as usize];
            node.ancestor = ancestor;
            if is_less {
                node.label = label;
            }
        }
        nodes[number as usize].label
    }

    /// Finishes the immediate dominators, and numbers their tree.
    fn place(&mut self) {
        let nodes = &mut self.nodes;
        for at in 1..nodes.len() {
            let Node { idom, semi, .. } = nodes[at];
            if idom != semi {
                nodes[at].idom = nodes[idom as usize].idom;
            }
            // From here on, `label` is the size of the subtree.
            nodes[at].label = 1;
        }
        nodes[0].label = 1;
        for at in (1..nodes.len()).rev() {
            let Node { idom, label, .. } = nodes[at];
            nodes[idom as usize].label += label;
        }
        // From here on, `semi` is the number of the next child.
        nodes[0].semi = 0;
        for at in 0..nodes.len() {
            let Node { idom, label, .. } = nodes[at];
            let above = &mut nodes[idom as usize];
            let first = above.semi;
            above.semi += label;
            let dominator = above.block.index() as u32;
            let node = &mut nodes[at];
            node.semi = first + 1;
            self.blocks[node.block.index()] = TreeNode {
                first,
                end: first + label,
                idom: dominator,
            };
        }
    }

    /// Returns true if a block is reachable from the entry block of its region.
    pub fn is_reachable(&mut self, body: &Body, block: BlockId) -> bool {
        let Some(region) = body.parent_region(block) else {
            return true;
        };
        if body.entry_block(region) == Some(block) {
            return true;
        }
        self.prepare(body, region);
        self.blocks[block.index()].first != NONE
    }

    /// Returns the immediate dominator of a block; `None` for an entry block or an unreachable block.
    pub fn immediate_dominator(&mut self, body: &Body, block: BlockId) -> Option<BlockId> {
        self.prepare(body, body.parent_region(block)?);
        let idom = self.blocks[block.index()].idom;
        (idom != NONE && idom as usize != block.index()).then(|| BlockId::from_index(idom as usize))
    }

    /// Returns true if every path to `b` goes through `a`. Both must be in the same region. Every block dominates an
    /// unreachable `b`.
    pub fn block_dominates(&mut self, body: &Body, a: BlockId, b: BlockId) -> bool {
        if a == b {
            return true;
        }
        let Some(region) = body.parent_region(b) else {
            return false;
        };
        let is_done = self.done.get(region.index()) == Some(&true);
        if !is_done && is_nearby(body, region, a, b, &mut { NEARBY }) {
            return true;
        }
        self.prepare(body, region);
        let (a, b) = (self.blocks[a.index()], self.blocks[b.index()]);
        b.first == NONE || a.first <= b.first && b.first < a.end
    }

    /// Returns true if the definition of a value dominates an operation: the definition comes before the operation or
    /// one of its ancestors in the same block, or is in a block that properly dominates the block of the operation or
    /// ancestor.
    #[inline]
    pub fn value_dominates(&mut self, body: &Body, value: ValueId, user: OpId) -> bool {
        match body.defining_block(value) {
            // Most values are used in the block that defines them.
            Some(block) if body.parent_block(user) == Some(block) => {
                (body.defining_op(value)).is_none_or(|def| body.is_before(def, user))
            }
            Some(block) => self.dominates(body, body.defining_op(value), block, user),
            None => false,
        }
    }

    /// Returns true if an operation properly dominates another one, in the sense of
    /// [`value_dominates`](Self::value_dominates).
    pub fn op_dominates(&mut self, body: &Body, op: OpId, user: OpId) -> bool {
        match body.parent_block(op) {
            Some(block) => self.dominates(body, Some(op), block, user),
            None => false,
        }
    }

    /// Returns true if an operation in a block, or the start of the block, dominates `user`.
    fn dominates(
        &mut self,
        body: &Body,
        def_op: Option<OpId>,
        def_block: BlockId,
        user: OpId,
    ) -> bool {
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

/// Returns true if a short walk over predecessors proves that every path to `b` goes through `a`. `b` is another block
/// of the region.
fn is_nearby(body: &Body, region: RegionId, a: BlockId, b: BlockId, steps: &mut u32) -> bool {
    body.entry_block(region) != Some(b)
        && body.branching_blocks(b).all(|pred| {
            let may_go_on = *steps > 0;
            *steps = steps.saturating_sub(1);
            may_go_on
                && (pred == a
                    || body.parent_region(pred) == Some(region)
                        && is_nearby(body, region, a, pred, steps))
        })
}

impl Body {
    /// Returns the rows of the successors of a block's last operation.
    fn branches(&self, block: BlockId) -> Range<u32> {
        let extra = self.last_op(block).and_then(|last| self.extra(last));
        extra.map_or(0..0, |extra| {
            extra.first_succ..extra.first_succ + extra.num_succs
        })
    }

    /// Returns the blocks that branch to a block, once per branch.
    fn branching_blocks(&self, block: BlockId) -> impl Iterator<Item = BlockId> + '_ {
        let first = self.blocks[block.index()].first_pred;
        let branches = std::iter::successors(first, |succ| self.succs[succ.index()].next);
        branches.filter_map(|succ| self.parent_block(self.succs[succ.index()].owner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Loc, OpName, OpSpec};

    /// Creates a body whose blocks branch to the blocks with these indices.
    fn body_of(branches: &[Vec<usize>]) -> (Body, Vec<BlockId>) {
        let name = OpName::from_index(0);
        let mut body = Body::new(OpSpec {
            regions: 1,
            ..OpSpec::new(name, Loc::UNKNOWN)
        });
        let region = body.region(OpId::ROOT, 0).unwrap();
        let blocks: Vec<BlockId> = branches.iter().map(|_| body.create_block(&[])).collect();
        for &block in &blocks {
            body.append_block(region, block);
        }
        for (&block, to) in blocks.iter().zip(branches) {
            let successors: Vec<BlockId> = to.iter().map(|&to| blocks[to]).collect();
            let op = body.create_op(OpSpec {
                successors: &successors,
                ..OpSpec::new(name, Loc::UNKNOWN)
            });
            body.append_op(block, op);
        }
        (body, blocks)
    }

    /// Returns the blocks that are reachable from the first without passing through `without`.
    fn reached(branches: &[Vec<usize>], without: Option<usize>) -> Vec<bool> {
        let mut seen = vec![false; branches.len()];
        let mut pending = Vec::from_iter((without != Some(0)).then_some(0));
        while let Some(at) = pending.pop() {
            if !std::mem::replace(&mut seen[at], true) {
                pending.extend(branches[at].iter().filter(|&&to| Some(to) != without));
            }
        }
        seen
    }

    fn check(branches: &[Vec<usize>]) {
        let (body, blocks) = body_of(branches);
        let mut dominance = Dominance::new();
        let reachable = reached(branches, None);
        for (a, &block_a) in blocks.iter().enumerate() {
            let avoiding = reached(branches, Some(a));
            for (b, &block_b) in blocks.iter().enumerate() {
                let want = a == b || !avoiding[b] && (reachable[a] || !reachable[b]);
                let got = dominance.block_dominates(&body, block_a, block_b);
                assert_eq!(got, want, "{a} and {b} of {branches:?}");
                // Also before dominators are computed.
                let got = Dominance::new().block_dominates(&body, block_a, block_b);
                assert_eq!(got, want, "{a} and {b} of {branches:?}, at once");
            }
        }
        for (at, &block) in blocks.iter().enumerate() {
            assert_eq!(
                dominance.is_reachable(&body, block),
                at == 0 || reachable[at]
            );
            // The immediate dominator is the nearest strict dominator.
            if let Some(idom) = dominance.immediate_dominator(&body, block) {
                let others = blocks.iter().filter(|&&other| other != block);
                for &other in others {
                    if reachable[at] && dominance.block_dominates(&body, other, block) {
                        assert!(dominance.block_dominates(&body, other, idom));
                    }
                }
            }
        }
    }

    #[test]
    fn loops_and_unreachable_blocks() {
        check(&[vec![1], vec![2, 3], vec![1], vec![]]);
        check(&[vec![1, 2], vec![2], vec![1], vec![1]]);
        check(&[vec![], vec![0]]);
    }

    #[test]
    fn as_removing_blocks_one_by_one_tells() {
        let mut state = 1u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
            (state >> 33) as usize % below
        };
        for _ in 0..600 {
            let count = 2 + random(10);
            // No branch to the entry block.
            let branches: Vec<Vec<usize>> = (0..count)
                .map(|_| (0..random(4)).map(|_| 1 + random(count - 1)).collect())
                .collect();
            check(&branches);
        }
    }
}
