//! The inliner: selects calls and inlines them bottom-up.

use super::Inline;
use super::splice::{Inliners, inline_call};
use super::uses::Uses;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use terrace_analysis::CallGraph;
use terrace_ir::call::{CallOpInterface, Callee, InlineSite};
use terrace_ir::interfaces::DataLayoutOpInterface;
use terrace_ir::{
    Attr, BlockId, Body, BodyId, Context, Failed, OpId, OpRef, Place, SymbolTables, Traits,
};
use terrace_pass::{OpPassManager, PassContext, PipelineError};

/// A call from `source` to `target`.
#[derive(Clone, Copy)]
struct ResolvedCall {
    op: OpId,
    source: BodyId,
    target: BodyId,
    /// The inlining that created the call, as an index into the history of [`Inliner::inline_calls`].
    history: Option<usize>,
}

pub(super) struct Inliner<'i, 'c> {
    options: &'i Inline,
    cx: &'i mut PassContext<'c>,
    graph: CallGraph,
    uses: Uses,
    inliners: Inliners,
    /// Parsed pipelines, keyed by operation name; `None` if no pipeline runs on the operations.
    pipelines: FxHashMap<String, Option<Rc<OpPassManager>>>,
    /// The functions to erase at the end. May contain duplicates.
    dead: Vec<BodyId>,
}

impl<'i, 'c> Inliner<'i, 'c> {
    pub(super) fn new(options: &'i Inline, cx: &'i mut PassContext<'c>) -> Result<Self, Failed> {
        let tables = cx.analyses.take::<SymbolTables>(cx.ctx, cx.body);
        let graph = CallGraph::new(cx.ctx, cx.body, tables);
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
            component.retain(|&function| self.graph.is_definition(function));
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
                    // The size of the function is final.
                    self.graph.tree().body_mut(self.cx.body, node).shrink();
                }
            }
        }
        for &node in &self.dead {
            if let Some(stub) = self.graph.tree().around(node) {
                let around = self.graph.tree().body_mut(self.cx.body, stub.body);
                if !around.is_erased(stub.op) {
                    around.erase_op(stub.op);
                }
            }
        }
        Ok(())
    }

    /// Runs the pipelines on the functions of a component.
    fn optimize(&mut self, component: &[BodyId]) -> Result<(), Failed> {
        let mut visited = Vec::new();
        for &node in component {
            if !self.graph.children(node).is_empty() {
                continue;
            }
            let body = self.graph.tree().body(self.cx.body, node);
            let name = self.cx.ctx.op_name_str(body.name(OpId::ROOT)).to_owned();
            if let Some(pipeline) = self.pipeline(&name)? {
                let tree = self.graph.tree();
                let function = tree.stub_of(Place::new(node, OpId::ROOT));
                self.cx.run_pipeline(&pipeline, tree, function)?;
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
                // Runs no pipeline in this case, as upstream.
                Err(PipelineError::Invalid(why)) => self.cx.print(why),
                Err(PipelineError::NoPasses(failed)) => return Err(failed),
            }
        }
        self.pipelines.insert(name.to_owned(), pipeline.clone());
        Ok(pipeline)
    }

    /// Inlines calls in a component. Returns true if any call was inlined.
    fn inline_calls(&mut self, component: &mut Vec<BodyId>) -> bool {
        let ctx = self.cx.ctx;
        let (mut calls, mut dead) = (Vec::new(), Vec::new());
        for &node in &*component {
            if self.uses.is_dead(node) {
                dead.push(node);
                continue;
            }
            let body = self.graph.tree().body(self.cx.body, node);
            let blocks: Vec<BlockId> = body
                .region(OpId::ROOT, 0)
                .map_or(Vec::new(), |region| body.blocks(region).collect());
            collect_calls(ctx, body, &blocks, &self.graph, (node, None), &mut calls);
        }
        let mut history: Vec<(BodyId, Option<usize>)> = Vec::new();
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
            let body = self.graph.tree().body(self.cx.body, call.source);
            self.uses
                .drop_call(&self.graph, call.source, OpRef::new(ctx, body, call.op));
            self.uses.merge(call.target, call.source);
            let caller = self.graph.tree().body_mut(self.cx.body, call.source);
            caller.erase_op(call.op);
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

    /// Inlines the callee at a call. Returns the calls in the inlined code, or `None` if the call cannot be inlined.
    fn splice(
        &mut self,
        call: ResolvedCall,
        cloned: bool,
        history: Option<usize>,
    ) -> Option<Vec<ResolvedCall>> {
        let (ctx, graph) = (self.cx.ctx, &self.graph);
        // The caller is detached while it changes. Neither the callee nor a symbol table is nested in it.
        let caller = graph.tree().body_mut(self.cx.body, call.source);
        let mut caller = std::mem::replace(caller, Body::tables());
        let outermost = &*self.cx.body;
        let callee = graph.tree().body(outermost, call.target);
        let data_layout_scopes = self.data_layout_scopes(call.target);
        let symbol = |symbol: Attr| {
            let table = graph.tables().nearest(call.source)?;
            let found = graph.tables().lookup(table, symbol.symbol_root(ctx)?)?;
            Some(OpRef::new(
                ctx,
                graph.tree().body(outermost, table),
                found.op,
            ))
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
        *graph.tree().body_mut(self.cx.body, call.source) = caller;
        inlined.then_some(calls)
    }

    /// Returns the attributes of the operations that enclose a function and may define its data layout.
    fn data_layout_scopes(&self, node: BodyId) -> Vec<Attr> {
        let (ctx, tree) = (self.cx.ctx, self.graph.tree());
        let inner = tree.outwards(node).skip(1);
        let inner = inner.filter(|&id| id != BodyId::OUTERMOST);
        let mut inner: Vec<&Body> = inner.map(|id| tree.body(self.cx.body, id)).collect();
        inner.reverse();
        let says = |body: &&Body| {
            let name = body.name(OpId::ROOT);
            ctx.op_interface::<dyn DataLayoutOpInterface>(name)
                .is_some()
        };
        let inner = inner.into_iter().filter(says);
        let inner = inner.map(|body| body.attrs(OpId::ROOT));
        self.cx
            .data_layout_scopes()
            .into_iter()
            .chain(inner)
            .collect()
    }

    fn should_inline(&self, call: ResolvedCall) -> bool {
        let (ctx, graph) = (self.cx.ctx, &self.graph);
        let caller = graph.tree().body(self.cx.body, call.source);
        let callee = graph.tree().body(self.cx.body, call.target);
        let has = |op: OpId, traits| {
            let def = ctx.op_def(caller.name(op));
            def.is_none_or(|def| def.has(traits))
        };
        let is_inside = graph.tree().is_within(call.source, call.target);
        let leads_to = |function| {
            let target = call.target;
            graph.callees(target).contains(&function) || graph.children(target).contains(&function)
        };
        let is_recursive = leads_to(call.target) || leads_to(call.source);
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

/// Returns the number of operations in a body and its nested bodies, excluding the root.
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
    (source, history): (BodyId, Option<usize>),
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
            let Some(Callee::Symbol(symbol)) = call.callee(op) else {
                continue;
            };
            // References into nested symbol tables are not followed, as upstream.
            let target = (symbol.flat_symbol(ctx)).and_then(|_| graph.resolve(ctx, source, symbol));
            if let Some(target) = target.filter(|&target| graph.is_definition(target)) {
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
