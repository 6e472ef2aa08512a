//! Orders of visiting a body, without recursion.

use crate::{Body, OpId, RegionId};

/// All operations under an operation, each before the ones in its regions, in order of text. Nested bodies are not
/// entered.
pub struct PreOrder<'a> {
    body: &'a Body,
    root: OpId,
    next: Option<OpId>,
}

impl Body {
    /// The bodies nested in this one with their stubs, in order of text; those nested in them are not among them. Each
    /// may go to a thread of its own.
    pub fn nested_in_order_mut(&mut self) -> Vec<(OpId, &mut Body)> {
        if !self.has_nested() {
            return Vec::new();
        }
        let slot = |op| self.extra(op).and_then(|extra| extra.nested.checked_sub(1));
        let order: Vec<(OpId, u32)> = self
            .walk(OpId::ROOT)
            .filter_map(|op| Some((op, slot(op)?)))
            .collect();
        let mut bodies: Vec<Option<&mut Body>> =
            self.nested.iter_mut().map(Option::as_deref_mut).collect();
        let bodies = order
            .into_iter()
            .filter_map(|(op, slot)| Some((op, bodies.get_mut(slot as usize)?.take()?)));
        bodies.collect()
    }

    /// Whether any body was ever nested in this one.
    pub fn has_nested(&self) -> bool {
        !self.nested.is_empty()
    }

    /// Visits every operation inside `root`, `root` left out.
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

fn first_in_region(body: &Body, region: RegionId) -> Option<OpId> {
    body.blocks(region).find_map(|block| body.first_op(block))
}

impl Iterator for PreOrder<'_> {
    type Item = OpId;

    #[inline]
    fn next(&mut self) -> Option<OpId> {
        let current = self.next?;
        let body = self.body;
        // Mostly there is nothing inside, and something behind.
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
    /// What follows an operation and everything in it.
    fn after(&self, mut op: OpId) -> Option<OpId> {
        let body = self.body;
        loop {
            if let Some(next) = body.next_op(op) {
                return Some(next);
            }
            let block = body.parent_block(op)?;
            let mut behind = body.next_block(block);
            while let Some(block) = behind {
                if let Some(first) = body.first_op(block) {
                    return Some(first);
                }
                behind = body.next_block(block);
            }
            let region = body.parent_region(block)?;
            let owner = body.region_owner(region);
            let later = body.regions(owner).skip_while(|&at| at != region).skip(1);
            if let Some(first) = later
                .filter_map(|region| first_in_region(body, region))
                .next()
            {
                return Some(first);
            }
            if owner == self.root {
                return None;
            }
            op = owner;
        }
    }
}
