//! Builds the call graph of a module: MLIR's `CallGraph`.

use rustc_hash::FxHashSet;
use terrace_ir::call::{CallOpInterface, Callee};
use terrace_ir::interfaces::FunctionOpInterface;
use terrace_ir::symbol::{Visibility, visibility};
use terrace_ir::symbol_uses::{for_each_own_ref, is_unknown_table};
use terrace_ir::{Attr, Body, BodyId, BodyTree, Context, OpId, OpRef, Place, SymbolTables};

/// The functions in an operation and their calls. A function is identified by its body in the operation's
/// [`tree`](Self::tree). Declarations are functions too.
///
/// The graph borrows nothing. It remains valid while operations change, as long as no symbol is added, renamed or
/// erased. The graph does not contain calls that are created later, and keeps calls that are erased.
///
/// ```
/// use terrace_analysis::CallGraph;
/// use terrace_ir::OpRef;
/// # fn example(module: OpRef<'_>) {
/// let graph = CallGraph::of(module.ctx, module.body);
/// for component in graph.components() {
///     for function in component {
///         println!("{function:?} calls {:?}", graph.callees(function));
///     }
/// }
/// # }
/// ```
pub struct CallGraph {
    tables: SymbolTables,
    /// Indexed by body: the row in `functions` of the innermost function that owns or encloses the body.
    enclosing: Vec<Option<u32>>,
    /// In pre-order.
    functions: Vec<Function>,
}

struct Function {
    body: BodyId,
    /// True if a symbol table directly contains the function.
    is_in_table: bool,
    is_definition: bool,
    /// The visibility to callers; `Private` if all possible callers are nested in the outermost operation.
    visibility: Visibility,
    /// The functions directly nested in the function.
    children: Vec<BodyId>,
    callees: Vec<BodyId>,
    has_unknown_callees: bool,
    /// In the order of the bodies, and in pre-order within a body.
    uses: Vec<FunctionUse>,
}

/// A reference to a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FunctionUse {
    /// The operation whose attributes contain the reference.
    pub user: Place,
    /// True if the operation calls the function by the reference.
    pub is_call: bool,
}

impl CallGraph {
    /// Builds the call graph of the operation that owns a body.
    pub fn of(ctx: &Context, outermost: &Body) -> Self {
        CallGraph::new(ctx, outermost, SymbolTables::new(ctx, outermost))
    }

    /// Builds the call graph of the operation that owns a body, from existing symbol tables.
    pub fn new(ctx: &Context, outermost: &Body, tables: SymbolTables) -> Self {
        let mut graph = CallGraph {
            enclosing: vec![None; tables.tree().ids().len()],
            functions: Vec::new(),
            tables,
        };
        let bodies = graph.tree().bodies(outermost);
        for (id, body) in bodies.iter() {
            graph.add_body(OpRef::new(ctx, body, OpId::ROOT), id);
        }
        graph.restrict_visibility(ctx, outermost);
        Uses::new(ctx, &mut graph).add_all(bodies.iter());
        graph
    }

    fn add_body(&mut self, root: OpRef<'_>, id: BodyId) {
        let stub = self.tree().around(id);
        let around = stub.and_then(|stub| self.enclosing[stub.body.index()]);
        self.enclosing[id.index()] = around;
        let model = root
            .ctx
            .op_interface::<dyn FunctionOpInterface>(root.name());
        if model.is_none() {
            return;
        }
        self.enclosing[id.index()] = Some(self.functions.len() as u32);
        if let Some(around) = around {
            self.functions[around as usize].children.push(id);
        }
        self.functions.push(Function {
            body: id,
            is_in_table: stub.is_some_and(|stub| self.tables.is_table(stub.body)),
            is_definition: entry(root.body).is_some(),
            visibility: visibility(root),
            children: Vec::new(),
            callees: Vec::new(),
            has_unknown_callees: false,
            uses: Vec::new(),
        });
    }

    /// Changes the visibility of nested functions to private if only operations in the outermost operation can refer to
    /// them.
    fn restrict_visibility(&mut self, ctx: &Context, outermost: &Body) {
        let (tables, functions) = (&self.tables, &mut self.functions);
        let mut known = None;
        for function in functions {
            let table = tables.tree().around(function.body).map(|stub| stub.body);
            let Some(table) = table.filter(|_| function.visibility == Visibility::Nested) else {
                continue;
            };
            let sees_all = match known {
                Some((last, sees_all)) if last == table => sees_all,
                _ => tables.sees_all_uses(ctx, outermost, table, false),
            };
            known = Some((table, sees_all));
            if sees_all {
                function.visibility = Visibility::Private;
            }
        }
    }

    /// Returns the tree of the bodies that contain the graph's functions and places.
    pub fn tree(&self) -> &BodyTree {
        self.tables.tree()
    }

    /// Returns the symbol tables in which calls are resolved.
    pub fn tables(&self) -> &SymbolTables {
        &self.tables
    }

    fn row(&self, body: BodyId) -> Option<usize> {
        let row = self.enclosing.get(body.index()).copied().flatten()? as usize;
        (self.functions[row].body == body).then_some(row)
    }

    fn function(&self, function: BodyId) -> Option<&Function> {
        Some(&self.functions[self.row(function)?])
    }

    /// Returns the functions, in pre-order.
    pub fn functions(&self) -> impl Iterator<Item = BodyId> + '_ {
        self.functions.iter().map(|function| function.body)
    }

    /// Returns true if a body belongs to a function.
    pub fn is_function(&self, body: BodyId) -> bool {
        self.row(body).is_some()
    }

    /// Returns true if a body belongs to a function with blocks.
    pub fn is_definition(&self, body: BodyId) -> bool {
        self.function(body).is_some_and(|it| it.is_definition)
    }

    /// Returns the innermost function that owns or encloses a body.
    pub fn enclosing(&self, body: BodyId) -> Option<BodyId> {
        let row = self.enclosing.get(body.index()).copied().flatten()?;
        Some(self.functions[row as usize].body)
    }

    /// Returns the functions that are directly nested in a function.
    pub fn children(&self, function: BodyId) -> &[BodyId] {
        self.function(function).map_or(&[], |it| &it.children)
    }

    /// Returns the functions that a function calls, without duplicates, in the order of their first calls.
    pub fn callees(&self, function: BodyId) -> &[BodyId] {
        self.function(function).map_or(&[], |it| &it.callees)
    }

    /// Returns true if a function calls a function value, or a symbol that is not a function of the graph.
    pub fn has_unknown_callees(&self, function: BodyId) -> bool {
        self.function(function)
            .is_some_and(|it| it.has_unknown_callees)
    }

    /// Returns the references to a function, calls among them.
    pub fn uses(&self, function: BodyId) -> &[FunctionUse] {
        self.function(function).map_or(&[], |it| &it.uses)
    }

    /// Returns the functions that call a function, without duplicates, in pre-order.
    pub fn callers(&self, function: BodyId) -> Vec<BodyId> {
        let calls = self.uses(function).iter().filter(|used| used.is_call);
        let mut callers: Vec<BodyId> = calls
            .filter_map(|used| self.enclosing(used.user.body))
            .collect();
        callers.sort_unstable();
        callers.dedup();
        callers
    }

    /// Returns true if a function in a symbol table may be called by operations outside the graph, or through function
    /// values. `is_outermost` is true if no operation encloses the outermost operation of the graph.
    pub fn has_unknown_callers(&self, function: BodyId, is_outermost: bool) -> bool {
        self.function(function).is_some_and(|function| {
            let is_visible = match function.visibility {
                Visibility::Public => true,
                Visibility::Nested => !is_outermost,
                Visibility::Private => false,
            };
            let is_referenced = || function.uses.iter().any(|used| !used.is_call);
            function.is_in_table && (is_visible || is_referenced())
        })
    }

    /// Resolves a reference to a function in a symbol table, from the operations in a body.
    pub fn resolve(&self, ctx: &Context, from: BodyId, symbol: Attr) -> Option<BodyId> {
        self.resolve_in(ctx, self.tables.nearest(from)?, symbol)
    }

    fn resolve_in(&self, ctx: &Context, table: BodyId, symbol: Attr) -> Option<BodyId> {
        let named = *self.tables.resolve(ctx, table, symbol)?.last()?;
        let body = self.tree().inside(named)?;
        self.is_function(body).then_some(body)
    }

    /// Returns the function that an operation calls, if the callee is a symbol.
    pub fn callee(&self, ctx: &Context, from: BodyId, callee: Option<Callee>) -> Option<BodyId> {
        match callee? {
            Callee::Symbol(symbol) => self.resolve(ctx, from, symbol),
            Callee::Value(_) => None,
        }
    }

    /// Returns the strongly connected components, callees before callers. A function also has edges to the functions
    /// nested in it. Tarjan's algorithm, with functions and components in the order of LLVM's `scc_iterator`.
    pub fn components(&self) -> Vec<Vec<BodyId>> {
        const DONE: usize = usize::MAX;
        struct Visit {
            row: usize,
            next: usize,
            lowest: usize,
        }
        let successor = |visit: &Visit| {
            let function = &self.functions[visit.row];
            let count = function.children.len();
            let at = match visit.next < count {
                true => function.children.get(visit.next),
                false => function.callees.get(visit.next - count),
            };
            self.row(*at?)
        };
        let mut numbers = vec![0; self.functions.len()];
        let (mut count, mut open, mut components) = (0, Vec::new(), Vec::new());
        let mut visits: Vec<Visit> = Vec::new();
        for root in 0..self.functions.len() {
            let is_nested = || {
                let stub = self.tree().around(self.functions[root].body);
                stub.is_some_and(|stub| self.enclosing[stub.body.index()].is_some())
            };
            if numbers[root] != 0 || is_nested() {
                continue;
            }
            let mut enter = |row: usize, open: &mut Vec<usize>, numbers: &mut Vec<usize>| {
                count += 1;
                numbers[row] = count;
                open.push(row);
                Visit {
                    row,
                    next: 0,
                    lowest: count,
                }
            };
            visits.push(enter(root, &mut open, &mut numbers));
            while let Some(visit) = visits.last_mut() {
                if let Some(row) = successor(visit) {
                    visit.next += 1;
                    match numbers[row] {
                        0 => visits.push(enter(row, &mut open, &mut numbers)),
                        number => visit.lowest = visit.lowest.min(number),
                    }
                    continue;
                }
                let (row, lowest) = (visit.row, visit.lowest);
                visits.pop();
                if let Some(above) = visits.last_mut() {
                    above.lowest = above.lowest.min(lowest);
                }
                if lowest != numbers[row] {
                    continue;
                }
                let mut component = Vec::new();
                while let Some(member) = open.pop() {
                    numbers[member] = DONE;
                    component.push(self.functions[member].body);
                    if member == row {
                        break;
                    }
                }
                components.push(component);
            }
        }
        components
    }
}

/// Returns the entry block of the operation that owns a body.
fn entry(body: &Body) -> Option<terrace_ir::BlockId> {
    body.entry_block(body.region(OpId::ROOT, 0)?)
}

/// Finds the uses of functions.
struct Uses<'g> {
    ctx: &'g Context,
    graph: &'g mut CallGraph,
    /// Indexed by body: the holder, which is the operation directly in a symbol table that contains the body.
    holders: Vec<Option<u32>>,
    /// Indexed by holder: true if the holder may contain a symbol table of an unknown dialect. References in such an
    /// operation are unknown, except those of calls.
    is_unknown: Vec<bool>,
    /// The pairs of caller and callee found so far. The caller is given by its row.
    edges: FxHashSet<(u32, BodyId)>,
    /// The uses in the order of [`CallGraph::uses`]. Each entry has the row of the function, the use, and the holder of
    /// the user.
    found: Vec<(usize, FunctionUse, Option<u32>)>,
}

impl<'g> Uses<'g> {
    fn new(ctx: &'g Context, graph: &'g mut CallGraph) -> Self {
        Uses {
            ctx,
            holders: vec![None; graph.enclosing.len()],
            graph,
            is_unknown: Vec::new(),
            edges: FxHashSet::default(),
            found: Vec::new(),
        }
    }

    fn add_all<'b>(mut self, bodies: impl Iterator<Item = (BodyId, &'b Body)>) {
        for (id, body) in bodies {
            let table = self.graph.tables.nearest(id);
            if table != Some(id) {
                let holder = self.holders[id.index()];
                for op in body.walk(OpId::ROOT) {
                    self.visit(body, Place::new(id, op), table, holder);
                }
                continue;
            }
            let regions = body.regions(OpId::ROOT);
            let blocks = regions.flat_map(|region| body.blocks(region));
            for op in blocks.flat_map(|block| body.ops(block)) {
                let holder = Some(self.is_unknown.len() as u32);
                self.is_unknown.push(false);
                self.visit(body, Place::new(id, op), table, holder);
                if body.has_extra(op) && !body.is_nested(op) {
                    for inner in body.walk(op) {
                        self.visit(body, Place::new(id, inner), table, holder);
                    }
                }
            }
        }
        for (row, used, holder) in self.found {
            let is_unknown = holder.is_some_and(|holder| self.is_unknown[holder as usize]);
            if used.is_call || !is_unknown {
                self.graph.functions[row].uses.push(used);
            }
        }
    }

    fn visit(&mut self, body: &Body, user: Place, table: Option<BodyId>, holder: Option<u32>) {
        let op = OpRef::new(self.ctx, body, user.op);
        if body.has_extra(op.id) {
            if let Some(inside) = self.graph.tree().inside(user) {
                self.holders[inside.index()] = holder;
            } else if let Some(holder) = holder
                && is_unknown_table(op)
            {
                self.is_unknown[holder as usize] = true;
            }
        }
        let resolve = |graph: &CallGraph, symbol| {
            let function = graph.resolve_in(self.ctx, table?, symbol)?;
            graph.row(function)
        };
        let mut called = None;
        if let Some(call) = self.ctx.op_interface::<dyn CallOpInterface>(op.name()) {
            let target = match call.callee(op) {
                Some(Callee::Symbol(symbol)) => {
                    called = Some(symbol);
                    resolve(self.graph, symbol)
                }
                _ => None,
            };
            if let Some(target) = target {
                let is_call = true;
                self.found
                    .push((target, FunctionUse { user, is_call }, holder));
            }
            if let Some(caller) = self.graph.enclosing[user.body.index()] {
                let target = target.map(|target| self.graph.functions[target].body);
                let function = &mut self.graph.functions[caller as usize];
                match target {
                    Some(target) if !self.edges.insert((caller, target)) => (),
                    Some(target) => function.callees.push(target),
                    None => function.has_unknown_callees = true,
                }
            }
        }
        for_each_own_ref(op, &mut |symbol| {
            if called != Some(symbol)
                && let Some(target) = resolve(self.graph, symbol)
            {
                let is_call = false;
                self.found
                    .push((target, FunctionUse { user, is_call }, holder));
            }
        });
    }
}
