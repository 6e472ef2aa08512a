//! Traverses a body without recursion.

use crate::body::nested_row;
use crate::{Body, OpId, RegionId};

/// Iterates over all operations nested in an operation, in pre-order. Nested bodies are not visited.
pub struct PreOrder<'a> {
    body: &'a Body,
    root: OpId,
    next: Option<OpId>,
}

impl Body {
    /// Returns the bodies nested directly in this one with their stubs, in textual order. Different threads may process
    /// them at the same time.
    pub fn nested_in_order_mut(&mut self) -> Vec<(OpId, &mut Body)> {
        if !self.has_nested() {
            return Vec::new();
        }
        let order: Vec<(OpId, usize)> = self
            .walk(OpId::ROOT)
            .filter_map(|op| Some((op, nested_row(self.op(op))?)))
            .collect();
        self.note_change();
        let mut bodies: Vec<Option<&mut Body>> =
            self.nested.iter_mut().map(Option::as_mut).collect();
        let bodies = order
            .into_iter()
            .filter_map(|(op, slot)| Some((op, bodies.get_mut(slot)?.take()?)));
        bodies.collect()
    }

    /// Returns true if a body was ever nested in this one.
    pub fn has_nested(&self) -> bool {
        !self.nested.is_empty()
    }

    /// Iterates over the operations nested in `root` in pre-order, `root` excluded.
    pub fn walk(&self, root: OpId) -> PreOrder<'_> {
        let next = self
            .regions(root)
            .find_map(|region| first_in_region(self, region));
        PreOrder {
            body: self,
            root,
            next,
        }
    }
}

impl Body {
    /// Returns the operations nested in `root` in post-order, `root` excluded. Nested bodies are not visited.
    pub fn walk_post_order(&self, root: OpId) -> Vec<OpId> {
        enum Task {
            Enter(OpId),
            Leave(OpId),
        }
        let mut order = Vec::new();
        let mut pending = Vec::new();
        let push = |op: OpId, pending: &mut Vec<Task>| {
            let first = pending.len();
            for region in self.regions(op) {
                for block in self.blocks(region) {
                    pending.extend(self.ops(block).map(Task::Enter));
                }
            }
            pending[first..].reverse();
        };
        push(root, &mut pending);
        while let Some(task) = pending.pop() {
            match task {
                Task::Enter(op) if self.has_extra(op) && !self.is_nested(op) => {
                    pending.push(Task::Leave(op));
                    push(op, &mut pending);
                }
                Task::Enter(op) | Task::Leave(op) => order.push(op),
            }
        }
        order
    }
}

fn first_in_region(body: &Body, region: RegionId) -> Option<OpId> {
    body.blocks(region).find_map(|block| body.first_op(block))
}

impl Iterator for PreOrder<'_> {
    type Item = OpId;

    #[inline]
    fn next(&mut self) -> Option<OpId> {
        let current = self.next?;
        let body = self.body;
        // Most operations contain no operations and are followed by one.
        let data = body.op(current);
        if data.extra == 0 && data.next.is_some() {
            self.next = data.next;
            return Some(current);
        }
        let inside = match body.extra(current) {
            Some(_) => body
                .regions(current)
                .find_map(|region| first_in_region(body, region)),
            None => None,
        };
        self.next = inside.or_else(|| self.after(current));
        Some(current)
    }
}

impl PreOrder<'_> {
    /// Returns the next operation after an operation and everything in it.
    fn after(&self, mut op: OpId) -> Option<OpId> {
        let body = self.body;
        loop {
            if let Some(next) = body.next_op(op) {
                return Some(next);
            }
            let block = body.parent_block(op)?;
            let mut following = body.next_block(block);
            while let Some(block) = following {
                if let Some(first) = body.first_op(block) {
                    return Some(first);
                }
                following = body.next_block(block);
            }
            let region = body.parent_region(block)?;
            let owner = body.region_owner(region);
            let mut later = body.regions_behind(region);
            if let Some(first) = later.find_map(|region| first_in_region(body, region)) {
                return Some(first);
            }
            if owner == self.root {
                return None;
            }
            op = owner;
        }
    }
}
