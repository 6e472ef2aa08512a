//! Computes the predecessors and the dominator tree of the blocks of a body.

use crate::body::{Block, FunctionBody};
use crate::handle::id;

const NONE: u32 = u32::MAX;

/// The predecessors of the blocks of a body, indexed by block. Rebuilding reuses the tables.
#[derive(Debug, Default)]
pub(crate) struct Edges {
    starts: Vec<u32>,
    preds: Vec<Block>,
}

impl Edges {
    /// Computes the predecessors of the blocks of a body. A predecessor is listed once per edge.
    pub(crate) fn build(&mut self, body: &FunctionBody) {
        self.starts.clear();
        self.starts.resize(body.block_count() + 1, 0);
        let each = |edge: &mut dyn FnMut(Block, Block)| {
            for &block in body.blocks() {
                if let Some(last) = body.terminator(block) {
                    body.kind(last).for_each_successor(|to| edge(block, to));
                }
            }
        };
        each(&mut |_, to| self.starts[to.index()] += 1);
        let mut sum = 0;
        for start in &mut self.starts {
            sum += *start;
            *start = sum;
        }
        self.preds.clear();
        self.preds.resize(sum as usize, Block(0));
        // Fills each list from the end, so predecessors are in reverse textual order.
        each(&mut |from, to| {
            let at = &mut self.starts[to.index()];
            *at -= 1;
            self.preds[*at as usize] = from;
        });
    }

    /// Returns the predecessors of a block, in reverse textual order.
    #[inline]
    pub(crate) fn preds(&self, block: Block) -> &[Block] {
        let at = block.index();
        match (self.starts.get(at), self.starts.get(at + 1)) {
            (Some(&start), Some(&end)) => &self.preds[start as usize..end as usize],
            _ => &[],
        }
    }

    /// Returns the predecessor of a block if all its edges come from the same block.
    pub(crate) fn unique_pred(&self, block: Block) -> Option<Block> {
        let (first, rest) = self.preds(block).split_first()?;
        rest.iter().all(|other| other == first).then_some(*first)
    }
}

/// The dominator tree of the reachable blocks. Subtrees are intervals of a depth-first numbering of the tree.
#[derive(Debug, Default)]
pub(crate) struct Dominators {
    /// The reachable blocks in depth-first order.
    vertices: Vec<Block>,
    /// Indexed by block: its index in `vertices`, or [`NONE`].
    number: Vec<u32>,
    /// Indexed like `vertices`: the indices of the parent in the search, of the semidominator and of the immediate
    /// dominator.
    parent: Vec<u32>,
    semi: Vec<u32>,
    idom: Vec<u32>,
    label: Vec<u32>,
    /// Indexed like `vertices`: the interval of the subtree in the dominator tree.
    enter: Vec<u32>,
    leave: Vec<u32>,
}

impl Dominators {
    /// Computes the tree by the Semi-NCA algorithm, without recursion.
    pub(crate) fn build(&mut self, body: &FunctionBody, edges: &Edges) {
        self.search(body);
        let len = self.vertices.len();
        for table in [&mut self.semi, &mut self.label] {
            table.clear();
            table.extend(0..id(len));
        }
        self.idom.clone_from(&self.parent);
        // In linked vertices, `parent` points towards the root and is compressed by queries. `idom` keeps the parents
        // of the search.
        let mut path = Vec::new();
        for at in (1..len).rev() {
            for pred in edges.preds(self.vertices[at]) {
                let pred = self.number[pred.index()];
                if pred == NONE {
                    continue;
                }
                let best = self.evaluate(pred, id(at), &mut path);
                let semi = self.semi[best as usize];
                self.semi[at] = self.semi[at].min(semi);
            }
        }
        for at in 1..len {
            let mut idom = self.idom[at];
            while idom > self.semi[at] {
                idom = self.idom[idom as usize];
            }
            self.idom[at] = idom;
        }
        self.number_tree();
    }

    /// Returns the vertex with the smallest semidominator among the linked ancestors of `from`: those after `last`.
    fn evaluate(&mut self, from: u32, last: u32, path: &mut Vec<u32>) -> u32 {
        if from <= last {
            return from;
        }
        path.clear();
        let mut at = from;
        while self.parent[at as usize] > last {
            path.push(at);
            at = self.parent[at as usize];
        }
        let mut above = at;
        while let Some(at) = path.pop() {
            let (best, own) = (self.label[above as usize], self.label[at as usize]);
            if self.semi[best as usize] < self.semi[own as usize] {
                self.label[at as usize] = best;
            }
            self.parent[at as usize] = self.parent[above as usize];
            above = at;
        }
        self.label[from as usize]
    }

    fn search(&mut self, body: &FunctionBody) {
        self.number.clear();
        self.number.resize(body.block_count(), NONE);
        self.vertices.clear();
        self.parent.clear();
        let mut stack: Vec<(Block, u32)> =
            body.entry().map(|entry| (entry, 0)).into_iter().collect();
        while let Some((block, parent)) = stack.pop() {
            if self.number[block.index()] != NONE {
                continue;
            }
            let number = id(self.vertices.len());
            self.number[block.index()] = number;
            self.vertices.push(block);
            self.parent.push(parent);
            if let Some(last) = body.terminator(block) {
                body.kind(last).for_each_successor(|to| {
                    if self.number[to.index()] == NONE {
                        stack.push((to, number));
                    }
                });
            }
        }
    }

    fn number_tree(&mut self) {
        let len = self.vertices.len();
        // Subtree sizes determine the intervals. Children follow their dominator in `vertices`.
        self.leave.clear();
        self.leave.resize(len, 1);
        for at in (1..len).rev() {
            let size = self.leave[at];
            self.leave[self.idom[at] as usize] += size;
        }
        self.enter.clear();
        self.enter.resize(len, 0);
        let next = &mut self.label;
        next.clear();
        next.resize(len, 1);
        for at in 0..len {
            if at > 0 {
                let above = self.idom[at] as usize;
                self.enter[at] = next[above];
                next[above] += self.leave[at];
            }
            next[at] = self.enter[at] + 1;
        }
        for (leave, enter) in self.leave.iter_mut().zip(&self.enter) {
            *leave += enter;
        }
    }

    /// Returns true if the block is reachable from the entry block.
    #[inline]
    pub(crate) fn is_reachable(&self, block: Block) -> bool {
        self.number[block.index()] != NONE
    }

    /// Returns true if every path from the entry block to `below` passes through `above`. Every block dominates an
    /// unreachable block, and an unreachable block dominates no other block.
    #[inline]
    pub(crate) fn dominates(&self, above: Block, below: Block) -> bool {
        let (above, below) = (self.number[above.index()], self.number[below.index()]);
        if below == NONE || above == below {
            return true;
        }
        if above == NONE {
            return false;
        }
        let at = self.enter[below as usize];
        (self.enter[above as usize]..self.leave[above as usize]).contains(&at)
    }

    /// Returns true if every path from the entry block to `below` uses the edge.
    pub(crate) fn edge_dominates(
        &self,
        edges: &Edges,
        (from, to): (Block, Block),
        below: Block,
    ) -> bool {
        if !self.dominates(to, below) {
            return false;
        }
        let preds = edges.preds(to);
        if preds.len() == 1 {
            return true;
        }
        let mut count = 0;
        preds.iter().all(|&pred| {
            if pred == from {
                count += 1;
                return count == 1;
            }
            self.dominates(to, pred)
        })
    }
}
