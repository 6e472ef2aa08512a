//! Selects the patterns for an operation and their order.

use crate::pattern::PatternSet;
use crate::target::{ConversionTarget, LegalizationAction};
use terrace_ir::{Context, OpName};

/// Pattern lists by operation name. Patterns are sorted by the length of the pattern chain to legal operations, then by
/// descending benefit. Of two equal patterns, the one registered later is tried first, as in MLIR. If any pattern has
/// the root [`Any`](crate::pattern::Root::Any), the one registered first is tried first.
pub(crate) struct PatternOrder {
    /// Indexed by name: indices into the pattern set.
    lists: Vec<Vec<u32>>,
    /// The patterns for all operations.
    any: Vec<u32>,
}

impl PatternOrder {
    pub(crate) fn new(ctx: &Context, target: &ConversionTarget<'_>, patterns: &PatternSet) -> Self {
        let mut graph = Graph {
            ctx,
            target,
            patterns,
            lists: Vec::new(),
            depths: Vec::new(),
        };
        let mut roots: Vec<(u32, OpName)> = Vec::new();
        let mut any = Vec::new();
        for (row, entry) in patterns.entries.iter().enumerate() {
            let row = row as u32;
            let root = entry.pattern.root;
            root.refuse_forgotten(ctx, entry.pattern.name);
            if !root.each_name(ctx, |name| roots.push((row, name))) {
                any.push(row);
            }
        }
        roots.retain(|root| target.action(root.1) != Some(LegalizationAction::Legal));
        let names = roots
            .iter()
            .map(|root| root.1.index() + 1)
            .max()
            .unwrap_or(0)
            .max(ctx.registered_ops());
        graph.lists.resize(names, Vec::new());
        graph.depths.resize(names, None);
        if any.is_empty() {
            graph.add_reachable(&mut roots);
        } else {
            roots
                .iter()
                .for_each(|&(row, name)| graph.lists[name.index()].push(row));
        }
        for name in 0..names {
            graph.depth(name);
        }
        graph.sort(&mut any);
        let lists = graph
            .lists
            .into_iter()
            .map(|list| merge(list, &any))
            .collect();
        PatternOrder { lists, any }
    }

    /// Returns the patterns to try, in order.
    #[inline]
    pub(crate) fn of(&self, name: OpName) -> &[u32] {
        self.lists.get(name.index()).unwrap_or(&self.any)
    }
}

/// Merges the patterns of one name with those for all operations. MLIR numbers each list down to 1 and takes the
/// pattern with the larger number first; if the numbers are equal, it takes the pattern of the name.
fn merge(list: Vec<u32>, any: &[u32]) -> Vec<u32> {
    if any.is_empty() {
        return list;
    }
    let mut merged = Vec::with_capacity(list.len() + any.len());
    let (mut own, mut general) = (&list[..], any);
    loop {
        match (own, general) {
            ([first, rest @ ..], _) if own.len() >= general.len() => {
                merged.push(*first);
                own = rest;
            }
            (_, [first, rest @ ..]) => {
                merged.push(*first);
                general = rest;
            }
            _ => return merged,
        }
    }
}

struct Graph<'a> {
    ctx: &'a Context,
    target: &'a ConversionTarget<'a>,
    patterns: &'a PatternSet,
    lists: Vec<Vec<u32>>,
    /// Indexed by name: the length of the pattern chain to legal operations.
    depths: Vec<Option<u32>>,
}

impl Graph<'_> {
    /// Lists the patterns whose results can eventually be legalized. Patterns are popped from the back, so later ones
    /// come first.
    fn add_reachable(&mut self, roots: &mut Vec<(u32, OpName)>) {
        let mut left: Vec<(u32, OpName)> = std::mem::take(roots);
        let mut progress = true;
        while std::mem::take(&mut progress) {
            let mut kept = Vec::new();
            while let Some((row, name)) = left.pop() {
                let pattern = &self.patterns.entries[row as usize].pattern;
                let usable = pattern.generated_ops.iter().all(|def| {
                    let Some(name) = self.ctx.name_of(def) else {
                        return false;
                    };
                    !self.lists[name.index()].is_empty()
                        || matches!(
                            self.target.action(name),
                            Some(LegalizationAction::Legal | LegalizationAction::Dynamic)
                        )
                });
                if usable {
                    self.lists[name.index()].push(row);
                    progress = true;
                } else {
                    kept.push((row, name));
                }
            }
            kept.reverse();
            left = kept;
        }
    }

    /// Returns the length of the pattern chain from operations with a name to legal operations. Also sorts the
    /// patterns.
    fn depth(&mut self, name: usize) -> u32 {
        match self.depths.get(name) {
            Some(Some(depth)) => return *depth,
            Some(None) if !self.lists[name].is_empty() => (),
            _ => return 0,
        }
        // A cycle never reaches legal operations.
        self.depths[name] = Some(u32::MAX);
        let mut list = std::mem::take(&mut self.lists[name]);
        let depth = self.sort(&mut list);
        self.lists[name] = list;
        self.depths[name] = Some(depth);
        depth
    }

    /// Sorts patterns and returns the minimum depth.
    fn sort(&mut self, list: &mut [u32]) -> u32 {
        let (ctx, patterns) = (self.ctx, self.patterns);
        let mut keyed: Vec<_> = list
            .iter()
            .map(|&row| {
                let pattern = &patterns.entries[row as usize].pattern;
                let made = pattern.generated_ops.iter();
                let depths = made
                    .filter_map(|def| ctx.name_of(def))
                    .map(|name| self.depth(name.index()).saturating_add(1));
                (
                    depths.max().unwrap_or(1),
                    std::cmp::Reverse(pattern.benefit),
                    row,
                )
            })
            .collect();
        keyed.sort_by_key(|&(depth, benefit, _)| (depth, benefit));
        for (slot, &(_, _, row)) in list.iter_mut().zip(&keyed) {
            *slot = row;
        }
        keyed.first().map_or(u32::MAX, |first| first.0)
    }
}
