//! The inliner: selects calls and inlines them bottom-up.

use super::Inline;
use super::call_graph::{CallGraph, NodeId, is_flat};
use super::splice::{Inliners, inline_call};
use super::uses::Uses;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use terrace_ir::call::{CallOpInterface, Callee, InlineSite};
use terrace_ir::interfaces::DataLayoutOpInterface;
use terrace_ir::symbol_tables::{body_at, body_at_mut};
use terrace_ir::{Attr, BlockId, Body, Context, Failed, OpId, OpRef, Traits};
use terrace_pass::{OpPassManager, PassContext, PipelineError};

/// A call from `source` to `target`.
#[derive(Clone, Copy)]
struct ResolvedCall {
    op: OpId,
    source: NodeId,
    target: NodeId,
    /// The history of inlining that created the call: a row in [`Inliner::inline_calls`].
    history: Option<usize>,
}

pub(super) struct Inliner<'i, 'c> {
    options: &'i Inline,
    cx: &'i mut PassContext<'c>,
    graph: CallGraph,
    uses: Uses,
    inliners: Inliners,
    /// Parsed pipelines by operation name; `None` if there is nothing to run.
    pipelines: FxHashMap<String, Option<Rc<OpPassManager>>>,
    /// Functions to erase at the end; may contain duplicates.
    dead: Vec<NodeId>,
}

impl<'i, 'c> Inliner<'i, 'c> {
    pub(super) fn new(options: &'i Inline, cx: &'i mut PassContext<'c>) -> Result<Self, Failed> {
        let graph = cx.analyses.take::<CallGraph>(cx.ctx, cx.body);
        let uses = Uses::new(cx.ctx, cx.body, &graph, cx.outer.is_none());
        let mut pipelines = FxHashMap::default();
        for text in &options.op_pipelines {
            let Some((anchor, inner)) = text.split_once('(') else {
                continue;
            };
            let inner = inner.strip_suffix(')').unwrap_or(inner);
            let pipeline = cx.parse_pipeline(anchor, inner);
            let pipeline = pipeline.map_err(|why| match why {
                PipelineError::Invalid(why) => cx.op_error(OpId::ROOT, why),
                PipelineError::NoPasses(failed) => failed,
            })?;
            if !pipeline.elements().is_empty() {
                let first = pipelines.entry(anchor.to_owned());
                first.or_insert_with(|| Some(Rc::new(pipeline)));
            }
        }
        Ok(Inliner {
            options,
            inliners: Inliners::new(cx.ctx),
            cx,
            graph,
            uses,
            pipelines,
            dead: Vec::new(),
        })
    }

    pub(super) fn run(mut self) -> Result<(), Failed> {
        for mut component in self.graph.components() {
            let mut iterations = 0;
            loop {
                self.optimize(&component)?;
                if !self.inline_calls(&mut component) {
                    break;
                }
                iterations += 1;
                if iterations >= self.options.max_iterations {
                    break;
                }
            }
            if iterations > 0 {
                for &node in &component {
                    // Its size is final.
                    body_at_mut(self.cx.body, self.graph.path(node)).shrink();
                }
            }
        }
        for &node in &self.dead {
            if let Some((&stub, around)) = self.graph.path(node).split_last() {
                let around = body_at_mut(self.cx.body, around);
                if !around.is_erased(stub) {
                    around.erase_op(stub);
                }
            }
        }
        Ok(())
    }

    /// Runs pipelines on functions.
    fn optimize(&mut self, component: &[NodeId]) -> Result<(), Failed> {
        let mut visited = Vec::new();
        for &node in component {
            if self.graph.is_external(node) || self.graph.has_children(node) {
                continue;
            }
            let body = body_at(self.cx.body, self.graph.path(node));
            let name = self.cx.ctx.op_name_str(body.name(OpId::ROOT)).to_owned();
            if let Some(pipeline) = self.pipeline(&name)? {
                self.cx.run_pipeline(&pipeline, self.graph.path(node))?;
            }
            visited.push(node);
        }
        for node in visited {
            self.uses
                .recompute(self.cx.ctx, self.cx.body, &self.graph, node);
        }
        Ok(())
    }

    fn pipeline(&mut self, name: &str) -> Result<Option<Rc<OpPassManager>>, Failed> {
        if let Some(known) = self.pipelines.get(name) {
            return Ok(known.clone());
        }
        let text = &self.options.default_pipeline;
        let mut pipeline = None;
        if !text.is_empty() {
            match self.cx.parse_pipeline(name, text) {
                Ok(parsed) => pipeline = Some(Rc::new(parsed)),
                // As upstream, runs nothing then.
                Err(PipelineError::Invalid(why)) => self.cx.print(why),
                Err(PipelineError::NoPasses(failed)) => return Err(failed),
            }
        }
        self.pipelines.insert(name.to_owned(), pipeline.clone());
        Ok(pipeline)
    }

    /// Inlines calls in a component; returns true if any was inlined.
    fn inline_calls(&mut self, component: &mut Vec<NodeId>) -> bool {
        let ctx = self.cx.ctx;
        let (mut calls, mut dead) = (Vec::new(), Vec::new());
        for &node in &*component {
            if self.graph.is_external(node) {
                continue;
            }
            if self.uses.is_dead(node) {
                dead.push(node);
                continue;
            }
            let body = body_at(self.cx.body, self.graph.path(node));
            let blocks: Vec<BlockId> = body
                .region(OpId::ROOT, 0)
                .map_or(Vec::new(), |region| body.blocks(region).collect());
            collect_calls(ctx, body, &blocks, &self.graph, (node, None), &mut calls);
        }
        let mut history: Vec<(NodeId, Option<usize>)> = Vec::new();
        let mut inlined_any = false;
        let mut at = 0;
        while let Some(&call) = calls.get(at) {
            at += 1;
            if dead.contains(&call.source) {
                continue;
            }
            let mut before = call.history;
            let mut is_repeated = false;
            while let Some(row) = before {
                is_repeated |= history[row].0 == call.target;
                before = history[row].1;
            }
            if is_repeated || !self.should_inline(call) {
                continue;
            }
            let in_place = self.uses.has_one_use_and_is_discardable(call.target);
            let origin = Some(history.len());
            let Some(new) = self.splice(call, !in_place, origin) else {
                continue;
            };
            inlined_any = true;
            history.push((call.target, call.history));
            calls.extend(new);
            let body = body_at(self.cx.body, self.graph.path(call.source));
            self.uses
                .drop_call(&self.graph, call.source, OpRef::new(ctx, body, call.op));
            self.uses.merge(call.target, call.source);
            body_at_mut(self.cx.body, self.graph.path(call.source)).erase_op(call.op);
            if in_place {
                self.uses.erase(call.target);
                dead.push(call.target);
            }
        }
        for node in dead {
            component.retain(|&member| member != node);
            self.dead.push(node);
        }
        inlined_any
    }

    /// Inlines the callee at a call. Returns the new calls in it, or `None` if it cannot be inlined.
    fn splice(
        &mut self,
        call: ResolvedCall,
        cloned: bool,
        history: Option<usize>,
    ) -> Option<Vec<ResolvedCall>> {
        let (ctx, graph) = (self.cx.ctx, &self.graph);
        // The caller is taken out while it changes: neither the callee nor a symbol table is nested in it.
        let caller = body_at_mut(self.cx.body, graph.path(call.source));
        let mut caller = std::mem::replace(caller, Body::tables());
        let outermost = &*self.cx.body;
        let callee = body_at(outermost, graph.path(call.target));
        let data_layout_scopes = self.data_layout_scopes(call.target);
        let symbol = |symbol: Attr| {
            let table = graph.table(call.source)?;
            let op = graph.tables.lookup(table, symbol.symbol_root(ctx)?)?;
            Some(OpRef::new(ctx, graph.tables.body(outermost, table), op))
        };
        let site = InlineSite {
            call: call.op,
            callable: OpRef::new(ctx, callee, OpId::ROOT),
            data_layout_scopes: &data_layout_scopes,
            symbol: &symbol,
        };
        let mut calls = Vec::new();
        let inlined = inline_call(
            &self.inliners,
            &mut caller,
            &site,
            cloned,
            |body, blocks| {
                collect_calls(ctx, body, blocks, graph, (call.source, history), &mut calls);
            },
        );
        *body_at_mut(self.cx.body, graph.path(call.source)) = caller;
        inlined.then_some(calls)
    }

    /// The attributes of the operations around a function that may define its data layout.
    fn data_layout_scopes(&self, node: NodeId) -> Vec<Attr> {
        let (ctx, path) = (self.cx.ctx, self.graph.path(node));
        let inner = (1..path.len()).map(|length| body_at(self.cx.body, &path[..length]));
        let says = |body: &&Body| {
            let name = body.name(OpId::ROOT);
            ctx.op_interface::<dyn DataLayoutOpInterface>(name)
                .is_some()
        };
        let inner = inner.filter(says).map(|body| body.attrs(OpId::ROOT));
        self.cx
            .data_layout_scopes()
            .into_iter()
            .chain(inner)
            .collect()
    }

    fn should_inline(&self, call: ResolvedCall) -> bool {
        let (ctx, graph) = (self.cx.ctx, &self.graph);
        let caller = body_at(self.cx.body, graph.path(call.source));
        let callee = body_at(self.cx.body, graph.path(call.target));
        let has = |op: OpId, traits| {
            let def = ctx.op_def(caller.name(op));
            def.is_none_or(|def| def.has(traits))
        };
        let is_inside = graph.path(call.source).starts_with(graph.path(call.target));
        let is_recursive =
            graph.calls(call.target, call.target) || graph.calls(call.target, call.source);
        if has(call.op, Traits::TERMINATOR) || is_recursive || is_inside {
            return false;
        }
        let Some(region) = callee.region(OpId::ROOT, 0) else {
            return false;
        };
        let around = caller.parent_op(call.op).unwrap_or(OpId::ROOT);
        if !callee.has_one_block(region)
            && callee.name(OpId::ROOT) != caller.name(around)
            && has(around, Traits::SINGLE_BLOCK)
        {
            return false;
        }
        self.is_profitable(caller, callee)
    }

    fn is_profitable(&self, caller: &Body, callee: &Body) -> bool {
        match self.options.threshold {
            0 => false,
            u32::MAX => true,
            threshold => {
                let count = |body| count_ops(body) as u64;
                let ratio = (count(callee) * 100).checked_div(count(caller));
                ratio.is_none_or(|ratio| ratio <= u64::from(threshold))
            }
        }
    }
}

/// The number of operations in a body and its nested bodies, without the root.
fn count_ops(body: &Body) -> usize {
    let (mut pending, mut count) = (vec![body], 0);
    while let Some(body) = pending.pop() {
        for op in body.walk(OpId::ROOT) {
            count += 1;
            pending.extend(body.nested(op));
        }
    }
    count
}

/// Appends the resolved calls in blocks, the last block first. Nested blocks come before the blocks that are still
/// pending.
fn collect_calls(
    ctx: &Context,
    body: &Body,
    blocks: &[BlockId],
    graph: &CallGraph,
    (source, history): (NodeId, Option<usize>),
    calls: &mut Vec<ResolvedCall>,
) {
    let mut pending = blocks.to_vec();
    while let Some(block) = pending.pop() {
        for id in body.ops(block) {
            let op = OpRef::new(ctx, body, id);
            let Some(call) = ctx.op_interface::<dyn CallOpInterface>(op.name()) else {
                if body.has_extra(id) {
                    pending.extend(body.regions(id).flat_map(|region| body.blocks(region)));
                }
                continue;
            };
            if let Some(Callee::Symbol(symbol)) = call.callee(op)
                && !is_flat(ctx, symbol)
            {
                continue;
            }
            let target = graph.resolve(call, op, source);
            if !graph.is_external(target) {
                calls.push(ResolvedCall {
                    op: id,
                    source,
                    target,
                    history,
                });
            }
        }
    }
}
