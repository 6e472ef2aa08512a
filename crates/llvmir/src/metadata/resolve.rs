//! Handles forward references to nodes, and uniques equal nodes once all nodes are defined.

use super::{Md, MdKind, MetadataTable};
use crate::handle::id;

impl MetadataTable {
    /// Returns a handle for a node that [`MetadataTable::define`] defines later.
    pub fn forward(&mut self) -> Md {
        self.push(MdKind::Forward)
    }

    /// Creates a node that may refer to undefined nodes. [`MetadataTable::resolve`] later uniques it.
    pub fn unresolved(&mut self, kind: MdKind) -> Md {
        self.push(kind)
    }

    /// Defines the node of a handle from [`MetadataTable::forward`]. A node that refers to itself becomes distinct,
    /// because no other node can equal it.
    pub fn define(&mut self, md: Md, mut kind: MdKind) {
        let mut operands = (0..).map_while(|at| kind.operand(at));
        if operands.any(|operand| operand == Some(md)) {
            kind.make_distinct();
        }
        if let Some(record @ MdKind::Forward) = self.own_mut(md) {
            *record = kind;
        }
    }

    /// Uniques equal nodes of this table, operands before their users. Nodes in a cycle of uniqued nodes remain
    /// distinct, unless their operands are identical. Afterwards all operands are [`MetadataTable::canonical`]. Other
    /// holders of handles must look up the canonical nodes.
    ///
    /// The time is linear in the size of the metadata and independent of its nesting depth.
    pub fn resolve(&mut self) {
        self.index.clear();
        let mut search = Search::new(self.records.len());
        for at in 0..self.records.len() {
            match &self.records[at] {
                MdKind::Forward | MdKind::Same(_) => {}
                kind if kind.is_distinct() => {}
                _ => self.resolve_from(at, &mut search),
            }
        }
        for at in 0..self.records.len() {
            if self.records[at].is_distinct() {
                self.rewrite(at);
            }
        }
    }

    /// Resolves a uniqued node and all uniqued nodes that it reaches. Tarjan's algorithm yields the strongly
    /// connected components, operands first.
    fn resolve_from(&mut self, root: usize, search: &mut Search) {
        if search.order[root] != 0 {
            return;
        }
        search.enter(root);
        while let Some(&mut (at, ref mut next)) = search.path.last_mut() {
            let position = *next;
            *next += 1;
            match self.records[at].operand(position) {
                None => {
                    search.path.pop();
                    if let Some(&(parent, _)) = search.path.last() {
                        search.low[parent] = search.low[parent].min(search.low[at]);
                    }
                    if search.low[at] == search.order[at] {
                        self.finish(at, search);
                    }
                }
                Some(operand) => {
                    let Some(operand) = operand.and_then(|md| self.uniqued(md)) else {
                        continue;
                    };
                    if search.order[operand] == 0 {
                        search.enter(operand);
                    } else if search.is_open[operand] {
                        search.low[at] = search.low[at].min(search.order[operand]);
                    }
                }
            }
        }
    }

    /// Returns the index of a uniqued node of this table.
    fn uniqued(&self, md: Md) -> Option<usize> {
        let at = md.0.checked_sub(self.base_len)? as usize;
        match self.records.get(at)? {
            MdKind::Forward | MdKind::Same(_) => None,
            kind if kind.is_distinct() => None,
            _ => Some(at),
        }
    }

    /// Searches for nodes equal to those of a component. All operands outside the component are resolved.
    fn finish(&mut self, root: usize, search: &mut Search) {
        let Some(first) = search.open.iter().rposition(|&at| at == root) else {
            return;
        };
        let mut has_merged = false;
        for &at in search.open[first..].iter().rev() {
            search.is_open[at] = false;
            self.rewrite(at);
            let md = Md(self.base_len + id(at));
            let hash = self.hash_of(&self.records[at]);
            match self.find(hash, &self.records[at]) {
                Some(other) => {
                    self.records[at] = MdKind::Same(other);
                    has_merged = true;
                }
                None => self.insert(hash, md),
            }
        }
        // In a cycle, a node may have been visited before its operands.
        if has_merged && search.open.len() - first > 1 {
            for &at in &search.open[first..] {
                self.rewrite(at);
            }
        }
        search.open.truncate(first);
    }

    fn rewrite(&mut self, at: usize) {
        let mut kind = std::mem::replace(&mut self.records[at], MdKind::Forward);
        kind.map_operands(|md| self.canonical(md));
        self.records[at] = kind;
    }
}

/// The state of Tarjan's algorithm.
struct Search {
    /// Per node, its 1-based index in the order of visits; 0 if not visited.
    order: Vec<u32>,
    /// Per node, the earliest visited node that is known to be in the same component.
    low: Vec<u32>,
    /// The nodes whose component is incomplete.
    open: Vec<usize>,
    is_open: Vec<bool>,
    /// The path from the root to the current node, with the index of the next operand to visit.
    path: Vec<(usize, usize)>,
    met: u32,
}

impl Search {
    fn new(len: usize) -> Search {
        Search {
            order: vec![0; len],
            low: vec![0; len],
            open: Vec::new(),
            is_open: vec![false; len],
            path: Vec::new(),
            met: 0,
        }
    }

    fn enter(&mut self, at: usize) {
        self.met += 1;
        self.order[at] = self.met;
        self.low[at] = self.met;
        self.open.push(at);
        self.is_open[at] = true;
        self.path.push((at, 0));
    }
}
