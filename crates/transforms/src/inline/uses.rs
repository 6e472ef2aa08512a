//! Counts references to functions, so that functions without references can be erased.

use rustc_hash::{FxHashMap, FxHashSet};
use terrace_analysis::CallGraph;
use terrace_ir::symbol::{Visibility, symbol_name, visibility};
use terrace_ir::symbol_uses::symbol_uses;
use terrace_ir::{Attr, Body, BodyId, Context, OpId, OpRef, Place};

/// The reference counts of the functions that may be erased when they are unused.
pub(super) struct Uses {
    discardable: FxHashMap<BodyId, i64>,
    by_user: FxHashMap<BodyId, UsedBy>,
}

/// The functions that a function refers to.
#[derive(Default)]
struct UsedBy {
    /// The references from the function's own attributes, each counted once.
    own: FxHashSet<BodyId>,
    /// The references from operations in the function.
    inner: FxHashMap<BodyId, i64>,
}

impl Uses {
    /// Counts all references. `is_outermost` is true if the body's operation has no parent.
    pub(super) fn new(ctx: &Context, body: &Body, graph: &CallGraph, is_outermost: bool) -> Self {
        let mut uses = Uses {
            discardable: FxHashMap::default(),
            by_user: FxHashMap::default(),
        };
        // Functions referenced by operations other than functions are never erased. Each name is resolved once for all
        // tables.
        let mut known: FxHashMap<Attr, Option<BodyId>> = FxHashMap::default();
        for table in graph.tables().ids().rev() {
            let visible = graph.tables().sees_all_uses(ctx, body, table, is_outermost);
            let inside = graph.tree().body(body, table);
            let blocks = inside
                .regions(OpId::ROOT)
                .flat_map(|region| inside.blocks(region));
            for op in blocks.flat_map(|block| inside.ops(block)) {
                let at = OpRef::new(ctx, inside, op);
                let node = graph.tree().inside(Place::new(table, op));
                let node = node.filter(|&node| graph.is_definition(node));
                let node = node.filter(|_| symbol_name(ctx, inside, op).is_some());
                let Some(node) = node else {
                    walk(graph, table, at, &mut known, |_, _| ());
                    continue;
                };
                let visibility = visibility(at);
                if (visible || visibility == Visibility::Private)
                    && visibility != Visibility::Public
                {
                    uses.discardable.entry(node).or_insert(0);
                }
            }
        }
        for node in known.into_values().flatten() {
            uses.discardable.remove(&node);
        }
        for node in graph.functions().filter(|&node| graph.is_definition(node)) {
            uses.recompute(ctx, body, graph, node);
        }
        uses
    }

    /// Recounts the references of a function.
    pub(super) fn recompute(
        &mut self,
        ctx: &Context,
        body: &Body,
        graph: &CallGraph,
        node: BodyId,
    ) {
        let old = self.by_user.remove(&node);
        self.release(old);
        let mut used = UsedBy::default();
        let stub = graph.tree().around(node);
        if let Some(Place {
            body: table,
            op: stub,
        }) = stub
        {
            let around = graph.tree().body(body, table);
            let function = OpRef::new(ctx, around, stub);
            let discardable = &mut self.discardable;
            walk(
                graph,
                table,
                function,
                &mut FxHashMap::default(),
                |target, user| {
                    let Some(count) = discardable.get_mut(&target) else {
                        return;
                    };
                    if user.id != stub || !std::ptr::eq(user.body, around) {
                        *used.inner.entry(target).or_insert(0) += 1;
                    } else if !used.own.insert(target) {
                        return;
                    }
                    *count += 1;
                },
            );
        }
        self.by_user.insert(node, used);
    }

    fn release(&mut self, used: Option<UsedBy>) {
        let used = used.unwrap_or_default();
        let own = used.own.into_iter().map(|node| (node, 1));
        for (node, count) in own.chain(used.inner) {
            *self.discardable.entry(node).or_insert(0) -= count;
        }
    }

    /// Removes the references of a call that is erased.
    pub(super) fn drop_call(&mut self, graph: &CallGraph, user: BodyId, call: OpRef<'_>) {
        let Some(used) = self.by_user.get_mut(&user) else {
            return;
        };
        let discardable = &mut self.discardable;
        walk(graph, user, call, &mut FxHashMap::default(), |target, _| {
            if let Some(count) = used.inner.get_mut(&target) {
                *count -= 1;
                *discardable.entry(target).or_insert(0) -= 1;
            }
        });
    }

    /// Adds the references of `from` to `to`, which received a copy of its operations.
    pub(super) fn merge(&mut self, from: BodyId, to: BodyId) {
        let Some(used) = self.by_user.get(&from) else {
            return;
        };
        let inner: Vec<_> = used
            .inner
            .iter()
            .map(|(&node, &count)| (node, count))
            .collect();
        let target = self.by_user.entry(to).or_default();
        for (node, count) in inner {
            *target.inner.entry(node).or_insert(0) += count;
            *self.discardable.entry(node).or_insert(0) += count;
        }
    }

    /// Removes an erased function.
    pub(super) fn erase(&mut self, node: BodyId) {
        let used = self.by_user.remove(&node);
        self.release(used);
        self.discardable.remove(&node);
    }

    pub(super) fn is_dead(&self, node: BodyId) -> bool {
        self.discardable.get(&node) == Some(&0)
    }

    pub(super) fn has_one_use_and_is_discardable(&self, node: BodyId) -> bool {
        self.discardable.get(&node) == Some(&1)
    }
}

/// Visits the functions that an operation in a body refers to, with the referring operation.
fn walk<'a>(
    graph: &CallGraph,
    body: BodyId,
    op: OpRef<'a>,
    known: &mut FxHashMap<Attr, Option<BodyId>>,
    mut found: impl FnMut(BodyId, OpRef<'a>),
) {
    for used in symbol_uses(op).into_iter().flatten() {
        let resolve = || {
            let function = graph.resolve(op.ctx, body, used.symbol);
            function.filter(|&function| graph.is_definition(function))
        };
        if let Some(node) = *known.entry(used.symbol).or_insert_with(resolve) {
            found(node, used.user);
        }
    }
}
