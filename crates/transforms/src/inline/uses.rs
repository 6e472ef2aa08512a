//! Reference counts of functions, to erase those without uses.

use super::call_graph::{CallGraph, NodeId};
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_ir::interfaces::FunctionOpInterface;
use terrace_ir::symbol::{Visibility, symbol_name, visibility};
use terrace_ir::symbol_tables::body_at;
use terrace_ir::symbol_uses::symbol_uses;
use terrace_ir::{Attr, Body, Context, OpId, OpRef, TableId};

/// Reference counts of the functions that can be erased when unused.
pub(super) struct Uses {
    discardable: FxHashMap<NodeId, i64>,
    by_user: FxHashMap<NodeId, UsedBy>,
}

/// The functions that a function refers to.
#[derive(Default)]
struct UsedBy {
    /// References from its own attributes, which count once.
    own: FxHashSet<NodeId>,
    /// References from operations in it.
    inner: FxHashMap<NodeId, i64>,
}

impl Uses {
    /// `is_outermost`: true if the body's operation has no parent.
    pub(super) fn new(ctx: &Context, body: &Body, graph: &CallGraph, is_outermost: bool) -> Self {
        let mut uses = Uses {
            discardable: FxHashMap::default(),
            by_user: FxHashMap::default(),
        };
        // Functions referenced by operations other than functions are never erased. Each name is resolved once for all
        // tables.
        let mut known: FxHashMap<Attr, Option<NodeId>> = FxHashMap::default();
        for table in graph.tables.ids().rev() {
            let visible = all_uses_visible(ctx, body, graph.tables.path(table), is_outermost);
            let inside = graph.tables.body(body, table);
            let blocks = inside
                .regions(OpId::ROOT)
                .flat_map(|region| inside.blocks(region));
            for op in blocks.flat_map(|block| inside.ops(block)) {
                let at = OpRef::new(ctx, inside, op);
                let is_function = ctx
                    .op_interface::<dyn FunctionOpInterface>(at.name())
                    .is_some();
                let name = symbol_name(ctx, inside, op).filter(|_| is_function);
                let node = name.and_then(|_| graph.function_at(table, op));
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
        for node in graph.functions() {
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
        node: NodeId,
    ) {
        let old = self.by_user.remove(&node);
        self.release(old);
        let mut used = UsedBy::default();
        let path = graph.path(node);
        if let (Some(table), Some((&stub, around))) = (graph.table(node), path.split_last()) {
            let around = body_at(body, around);
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
    pub(super) fn drop_call(&mut self, graph: &CallGraph, user: NodeId, call: OpRef<'_>) {
        let Some(table) = graph.table(user) else {
            return;
        };
        let Some(used) = self.by_user.get_mut(&user) else {
            return;
        };
        let discardable = &mut self.discardable;
        walk(
            graph,
            table,
            call,
            &mut FxHashMap::default(),
            |target, _| {
                if let Some(count) = used.inner.get_mut(&target) {
                    *count -= 1;
                    *discardable.entry(target).or_insert(0) -= 1;
                }
            },
        );
    }

    /// Adds the references in `from` to `to`, which has a copy of its operations.
    pub(super) fn merge(&mut self, from: NodeId, to: NodeId) {
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
    pub(super) fn erase(&mut self, node: NodeId) {
        let used = self.by_user.remove(&node);
        self.release(used);
        self.discardable.remove(&node);
    }

    pub(super) fn is_dead(&self, node: NodeId) -> bool {
        self.discardable.get(&node) == Some(&0)
    }

    pub(super) fn has_one_use_and_is_discardable(&self, node: NodeId) -> bool {
        self.discardable.get(&node) == Some(&1)
    }
}

/// Visits the functions that an operation in a table refers to, with the referring operation.
fn walk<'a>(
    graph: &CallGraph,
    table: TableId,
    op: OpRef<'a>,
    known: &mut FxHashMap<Attr, Option<NodeId>>,
    mut found: impl FnMut(NodeId, OpRef<'a>),
) {
    for used in symbol_uses(op).into_iter().flatten() {
        let resolve = || graph.named(op.ctx, table, used.symbol);
        if let Some(node) = *known.entry(used.symbol).or_insert_with(resolve) {
            found(node, used.user);
        }
    }
}

/// True if all uses of a table's symbols are inside the operation that owns `outermost`.
fn all_uses_visible(ctx: &Context, outermost: &Body, path: &[OpId], is_outermost: bool) -> bool {
    (0..=path.len()).any(|length| {
        let body = body_at(outermost, &path[..length]);
        let op = OpRef::new(ctx, body, OpId::ROOT);
        let is_table = op
            .def()
            .is_some_and(|def| def.has(terrace_ir::Traits::SYMBOL_TABLE));
        let is_symbol = symbol_name(ctx, body, OpId::ROOT).is_some();
        !is_table || !is_symbol || visibility(op) == Visibility::Private
    }) || is_outermost
}
