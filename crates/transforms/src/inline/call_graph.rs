//! The call graph.

use rustc_hash::FxHashMap;
use terrace_ir::call::{CallOpInterface, Callee};
use terrace_ir::interfaces::FunctionOpInterface;
use terrace_ir::symbol_tables::body_at;
use terrace_ir::{Body, Context, OpId, OpRef, SymbolTables, TableId};
use terrace_pass::{Analyses, Analysis};

/// A node of a [`CallGraph`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct NodeId(usize);

/// The node that may call any function.
const EXTERNAL: NodeId = NodeId(0);
/// The node for unknown callees.
const UNKNOWN: NodeId = NodeId(1);

/// The functions with bodies in an operation, and the calls between them.
pub(super) struct CallGraph {
    pub(super) tables: SymbolTables,
    nodes: Vec<Node>,
    by_symbol: FxHashMap<(TableId, OpId), NodeId>,
}

struct Node {
    /// The stubs on the path to the function's body.
    path: Box<[OpId]>,
    /// The symbol table that directly contains the function, if any.
    table: Option<TableId>,
    edges: Vec<NodeId>,
    /// True if functions are nested in the function.
    has_children: bool,
}

impl Node {
    fn new(path: Vec<OpId>, table: Option<TableId>) -> Self {
        Node {
            path: path.into(),
            table,
            edges: Vec::new(),
            has_children: false,
        }
    }
}

impl Analysis for CallGraph {
    fn new(ctx: &Context, body: &Body, analyses: &mut Analyses) -> Self {
        let tables = analyses.take::<SymbolTables>(ctx, body);
        let mut graph = CallGraph {
            nodes: vec![Node::new(Vec::new(), None), Node::new(Vec::new(), None)],
            by_symbol: FxHashMap::default(),
            tables,
        };
        graph.add_nodes(ctx, body);
        for node in graph.functions() {
            graph.add_calls(ctx, body, node);
        }
        graph
    }
}

impl CallGraph {
    fn add_nodes(&mut self, ctx: &Context, outermost: &Body) {
        let of_path: FxHashMap<Vec<OpId>, TableId> = (self.tables.ids())
            .map(|table| (self.tables.path(table).to_vec(), table))
            .collect();
        let mut pending = vec![(outermost, Vec::new(), EXTERNAL)];
        while let Some((body, path, mut parent)) = pending.pop() {
            let op = OpRef::new(ctx, body, OpId::ROOT);
            if ctx
                .op_interface::<dyn FunctionOpInterface>(op.name())
                .is_some()
            {
                if entry(body).is_none() {
                    continue;
                }
                let node = NodeId(self.nodes.len());
                let around = path.split_last();
                let table = around.and_then(|(_, around)| of_path.get(around).copied());
                if let (Some(table), Some(&stub)) = (table, path.last()) {
                    self.by_symbol.insert((table, stub), node);
                }
                self.nodes.push(Node::new(path.clone(), table));
                self.nodes[parent.0].edges.push(node);
                self.nodes[parent.0].has_children = true;
                parent = node;
            }
            let first = pending.len();
            if body.has_nested() {
                for stub in body.walk(OpId::ROOT) {
                    if let Some(nested) = body.nested(stub) {
                        let path = path.iter().copied().chain([stub]).collect();
                        pending.push((nested, path, parent));
                    }
                }
            }
            pending[first..].reverse();
        }
    }

    fn add_calls(&mut self, ctx: &Context, outermost: &Body, node: NodeId) {
        let body = body_at(outermost, self.path(node));
        for id in body.walk(OpId::ROOT) {
            let op = OpRef::new(ctx, body, id);
            if let Some(call) = ctx.op_interface::<dyn CallOpInterface>(op.name()) {
                let target = self.resolve(call, op, node);
                let edges = &mut self.nodes[node.0].edges;
                if !edges.contains(&target) {
                    edges.push(target);
                }
            }
        }
    }

    /// The functions, in textual order.
    pub(super) fn functions(&self) -> impl Iterator<Item = NodeId> + use<> {
        (2..self.nodes.len()).map(NodeId)
    }

    /// True for the nodes of unknown callers and callees.
    pub(super) fn is_external(&self, node: NodeId) -> bool {
        node == EXTERNAL || node == UNKNOWN
    }

    /// The stubs on the path to a function's body.
    pub(super) fn path(&self, node: NodeId) -> &[OpId] {
        &self.nodes[node.0].path
    }

    /// The symbol table that directly contains a function.
    pub(super) fn table(&self, node: NodeId) -> Option<TableId> {
        self.nodes[node.0].table
    }

    pub(super) fn has_children(&self, node: NodeId) -> bool {
        self.nodes[node.0].has_children
    }

    pub(super) fn calls(&self, from: NodeId, to: NodeId) -> bool {
        self.nodes[from.0].edges.contains(&to)
    }

    /// The function node of an operation in a symbol table.
    pub(super) fn function_at(&self, table: TableId, op: OpId) -> Option<NodeId> {
        self.by_symbol.get(&(table, op)).copied()
    }

    /// The function that a symbol reference resolves to in a symbol table.
    pub(super) fn named(
        &self,
        ctx: &Context,
        table: TableId,
        symbol: terrace_ir::Attr,
    ) -> Option<NodeId> {
        let found = self.tables.resolve(ctx, table, symbol)?;
        self.by_symbol.get(found.last()?).copied()
    }

    /// The callee of a call in a function.
    pub(super) fn resolve(
        &self,
        call: &dyn CallOpInterface,
        op: OpRef<'_>,
        from: NodeId,
    ) -> NodeId {
        let named = |symbol| self.named(op.ctx, self.table(from)?, symbol);
        match call.callee(op) {
            Some(Callee::Symbol(symbol)) => named(symbol).unwrap_or(UNKNOWN),
            _ => UNKNOWN,
        }
    }

    /// The strongly connected components, callees before callers: Tarjan's algorithm, with nodes and components in the
    /// order of LLVM's `scc_iterator`.
    pub(super) fn components(&self) -> Vec<Vec<NodeId>> {
        const DONE: usize = usize::MAX;
        struct Visit {
            node: usize,
            next: usize,
            least: usize,
        }
        let mut numbers = vec![0; self.nodes.len()];
        let (mut count, mut open, mut components) = (1, vec![EXTERNAL], Vec::new());
        numbers[EXTERNAL.0] = count;
        let mut visits = vec![Visit {
            node: EXTERNAL.0,
            next: 0,
            least: count,
        }];
        while let Some(visit) = visits.last_mut() {
            if let Some(&child) = self.nodes[visit.node].edges.get(visit.next) {
                visit.next += 1;
                match numbers[child.0] {
                    0 => {
                        count += 1;
                        numbers[child.0] = count;
                        open.push(child);
                        visits.push(Visit {
                            node: child.0,
                            next: 0,
                            least: count,
                        });
                    }
                    number => visit.least = visit.least.min(number),
                }
                continue;
            }
            let (node, least) = (visit.node, visit.least);
            visits.pop();
            if let Some(above) = visits.last_mut() {
                above.least = above.least.min(least);
            }
            if least != numbers[node] {
                continue;
            }
            let mut component = Vec::new();
            while let Some(member) = open.pop() {
                numbers[member.0] = DONE;
                component.push(member);
                if member.0 == node {
                    break;
                }
            }
            components.push(component);
        }
        components
    }
}

/// The first block of a function with a body.
pub(super) fn entry(body: &Body) -> Option<terrace_ir::BlockId> {
    body.entry_block(body.region(OpId::ROOT, 0)?)
}

/// True if a symbol reference has no nested references.
pub(super) fn is_flat(ctx: &Context, symbol: terrace_ir::Attr) -> bool {
    symbol.flat_symbol(ctx).is_some()
}
