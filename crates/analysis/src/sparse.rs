//! Facts about values, along the edges of control flow that can be taken.
//!
//! A block is looked at when an edge to it can be taken, and an operation again when a fact about one of its operands
//! changes. What an operation hands on to arguments and results of others is joined with what these have. Calls of private
//! functions all of whose uses are known calls take part.
//!
//! Operations are looked at in the order in which there was reason to, as upstream does: an analysis that
//! [widens](ForwardAnalysis::widen) what changes more than once finds the more the later it looks.

use crate::bodies::{Bodies, BodyId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::ops::Range;
use terrace_ir::call::{CallOpInterface, Callee};
use terrace_ir::interfaces::{BranchOpInterface, FunctionOpInterface};
use terrace_ir::region_branch::{
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionPoint,
};
use terrace_ir::symbol::{Visibility, symbol_name, visibility};
use terrace_ir::symbol_uses::symbol_uses;
use terrace_ir::{
    Attr, BlockId, Body, Context, OpId, OpRef, SymbolRefAttr, SymbolTable, Traits, ValueId,
};

/// What is found out about values.
pub trait ForwardAnalysis {
    /// What is known of one value. The default: that nothing reaches it.
    type Fact: Clone + PartialEq + Default;

    /// What is known of a value of which nothing can be found out.
    fn unknown(&self, body: &Body, value: ValueId) -> Self::Fact;

    /// What is known of a result of an operation, or an argument of one of its regions, that no control flow hands over:
    /// the induction variable of a loop. Facts about operands may be asked for.
    fn non_control_flow(
        &self,
        op: OpRef<'_>,
        value: ValueId,
        _known: &dyn Fn(ValueId) -> Self::Fact,
    ) -> Self::Fact {
        self.unknown(op.body, value)
    }

    /// What is taken to be known of an operation's result where `before` was known and `now` is: less, if it might
    /// change too often.
    fn widen(
        &self,
        _op: OpRef<'_>,
        _result: ValueId,
        _before: &Self::Fact,
        now: Self::Fact,
    ) -> Self::Fact {
        now
    }

    /// What is known of a value of which one or the other holds.
    fn join(&self, a: &Self::Fact, b: &Self::Fact) -> Self::Fact;

    /// Whether a fact is the default.
    fn is_unreached(&self, fact: &Self::Fact) -> bool;

    /// The constant that a value is.
    fn constant(&self, fact: &Self::Fact) -> Option<Attr>;

    /// What is known of an operation's results; `None` if nothing is. Operands may be unreached. Facts about other values
    /// than operands may be asked for.
    fn visit(
        &self,
        op: OpRef<'_>,
        operands: &[Self::Fact],
        known: &dyn Fn(ValueId) -> Self::Fact,
    ) -> Option<Vec<Self::Fact>>;
}

/// What was found out.
pub struct Facts<F> {
    values: Vec<Vec<F>>,
    live: Vec<Vec<bool>>,
}

impl<F: Clone> Facts<F> {
    /// What is known of a value.
    pub fn of(&self, body: BodyId, value: ValueId) -> F {
        self.values[body.0][value.index()].clone()
    }

    /// What is known of all values of a body, by number.
    pub fn all(&self, body: BodyId) -> &[F] {
        &self.values[body.0]
    }

    /// Whether control can reach a block.
    pub fn is_live(&self, body: BodyId, block: BlockId) -> bool {
        self.live[body.0][block.index()]
    }
}

/// Runs an analysis on an operation and all in it. `is_outermost`: nothing is around the operation.
pub fn analyze<A: ForwardAnalysis>(
    ctx: &Context,
    bodies: &Bodies<'_>,
    analysis: &A,
    is_outermost: bool,
) -> Facts<A::Fact> {
    let ids = || bodies.ids().map(|id| bodies.body(id));
    let facts = Facts {
        values: ids()
            .map(|body| vec![A::Fact::default(); body.value_capacity()])
            .collect(),
        live: ids()
            .map(|body| vec![false; body.block_capacity()])
            .collect(),
    };
    let mut solver = Solver {
        ctx,
        bodies,
        analysis,
        facts,
        functions: FxHashMap::default(),
        tables: FxHashMap::default(),
        calls: FxHashSet::default(),
        edges: FxHashSet::default(),
        pending: VecDeque::new(),
        waiting: FxHashSet::default(),
    };
    solver.find_functions(is_outermost);
    let outermost = bodies.body(BodyId(0));
    for region in outermost.regions(OpId::ROOT) {
        if let Some(entry) = outermost.entry_block(region) {
            solver.make_live(BodyId(0), entry);
            for &arg in outermost.block_args(entry) {
                solver.lose(BodyId(0), arg);
            }
        }
    }
    while let Some((body, op)) = solver.pending.pop_front() {
        solver.waiting.remove(&(body, op));
        solver.visit(body, op);
    }
    solver.facts
}

/// A function that can be called from what is analyzed.
#[derive(Default)]
struct Function {
    /// Whether others may call it, too.
    has_unknown_callers: bool,
    callers: Vec<(BodyId, OpId)>,
}

struct Solver<'s, 'b, A: ForwardAnalysis> {
    ctx: &'s Context,
    bodies: &'s Bodies<'b>,
    analysis: &'s A,
    facts: Facts<A::Fact>,
    /// By their bodies.
    functions: FxHashMap<BodyId, Function>,
    tables: FxHashMap<BodyId, SymbolTable>,
    /// The calls of functions that were seen.
    calls: FxHashSet<(BodyId, OpId)>,
    /// The edges between blocks that can be taken.
    edges: FxHashSet<(BodyId, BlockId, BlockId)>,
    pending: VecDeque<(BodyId, OpId)>,
    waiting: FxHashSet<(BodyId, OpId)>,
}

impl<'b, A: ForwardAnalysis> Solver<'_, 'b, A> {
    fn body(&self, body: BodyId) -> &'b Body {
        self.bodies.body(body)
    }

    fn at(&self, body: BodyId, op: OpId) -> OpRef<'_> {
        OpRef::new(self.ctx, self.body(body), op)
    }

    /// Finds the functions, and which of them are called from elsewhere.
    fn find_functions(&mut self, is_outermost: bool) {
        let (ctx, bodies) = (self.ctx, self.bodies);
        for id in bodies.ids() {
            let body = bodies.body(id);
            let def = ctx.op_def(body.name(OpId::ROOT));
            if def.is_some_and(|def| def.has(Traits::SYMBOL_TABLE)) {
                self.tables
                    .insert(id, SymbolTable::new(ctx, body, OpId::ROOT));
            }
        }
        let tables: Vec<BodyId> = bodies
            .ids()
            .filter(|id| self.tables.contains_key(id))
            .collect();
        for &table in &tables {
            let body = bodies.body(table);
            let visible = self.all_uses_visible(table, is_outermost);
            for op in blocks_of(body).flat_map(|block| body.ops(block)) {
                let at = OpRef::new(ctx, body, op);
                let is_function = ctx
                    .op_interface::<dyn FunctionOpInterface>(at.name())
                    .is_some();
                let Some(inside) = bodies.inside(table, op).filter(|_| is_function) else {
                    continue;
                };
                let is_public = match visibility(at) {
                    Visibility::Public => true,
                    Visibility::Nested => !visible,
                    Visibility::Private => false,
                };
                let function = self.functions.entry(inside).or_default();
                function.has_unknown_callers |= is_public;
            }
        }
        // A use of a function that is no call of it.
        for &table in &tables {
            let body = bodies.body(table);
            for op in blocks_of(body).flat_map(|block| body.ops(block)) {
                for used in symbol_uses(OpRef::new(ctx, body, op)).into_iter().flatten() {
                    let call = ctx.op_interface::<dyn CallOpInterface>(used.user.name());
                    let callee = call.and_then(|call| call.callee(used.user));
                    if callee == Some(Callee::Symbol(used.symbol)) {
                        continue;
                    }
                    let named = self.resolve(table, used.symbol);
                    if let Some(function) = named.and_then(|named| self.functions.get_mut(&named)) {
                        function.has_unknown_callers = true;
                    }
                }
            }
        }
    }

    fn all_uses_visible(&self, table: BodyId, is_outermost: bool) -> bool {
        let mut at = Some(table);
        while let Some(id) = at {
            let op = self.at(id, OpId::ROOT);
            let is_table = self.tables.contains_key(&id);
            let is_symbol = symbol_name(self.ctx, op.body, op.id).is_some();
            if !is_table || !is_symbol || visibility(op) == Visibility::Private {
                return true;
            }
            at = self.bodies.around(id).map(|around| around.0);
        }
        is_outermost
    }

    /// The body of what a symbol reference names, seen from a table.
    fn resolve(&self, table: BodyId, symbol: Attr) -> Option<BodyId> {
        let symbol = symbol.as_::<SymbolRefAttr>(self.ctx)?;
        let mut at = self
            .bodies
            .inside(table, self.tables.get(&table)?.lookup(symbol.root)?)?;
        for &name in &symbol.nested {
            at = self
                .bodies
                .inside(at, self.tables.get(&at)?.lookup(name)?)?;
        }
        Some(at)
    }

    /// The table that symbols are looked up in.
    fn table_around(&self, mut id: BodyId) -> Option<BodyId> {
        loop {
            if self.tables.contains_key(&id) {
                return Some(id);
            }
            id = self.bodies.around(id)?.0;
        }
    }

    fn push(&mut self, body: BodyId, op: OpId) {
        if self.waiting.insert((body, op)) {
            self.pending.push_back((body, op));
        }
    }

    /// Looks at the operations of a block, which control can reach.
    fn make_live(&mut self, body: BodyId, block: BlockId) {
        if std::mem::replace(&mut self.facts.live[body.0][block.index()], true) {
            return;
        }
        let ops: Vec<OpId> = self.body(body).ops(block).collect();
        let last = ops.last().copied();
        for op in ops {
            self.push(body, op);
        }
        // What a region is known to hand over before anything in it was looked at.
        if let Some(last) = last
            && self.body(body).num_successors(last) == 0
        {
            self.visit_last(body, last);
        }
    }

    /// More is known to be possible of a value.
    fn join(&mut self, body: BodyId, value: ValueId, fact: &A::Fact) {
        let slot = &mut self.facts.values[body.0][value.index()];
        let joined = self.analysis.join(slot, fact);
        if *slot == joined {
            return;
        }
        *slot = joined;
        let users: Vec<OpId> = self.body(body).uses(value).map(|used| used.op).collect();
        for user in users {
            let block = self.body(body).parent_block(user);
            if block.is_some_and(|block| self.facts.is_live(body, block)) {
                self.push(body, user);
            }
        }
    }

    /// Nothing can be known of a value.
    fn lose(&mut self, body: BodyId, value: ValueId) {
        let unknown = self.analysis.unknown(self.body(body), value);
        self.join(body, value, &unknown);
    }

    fn lose_all(&mut self, body: BodyId, values: Vec<ValueId>) {
        for value in values {
            self.lose(body, value);
        }
    }

    /// What an operation says of a value that nothing hands over.
    fn non_control_flow(&mut self, body: BodyId, op: OpId, value: ValueId) {
        let known = |value| self.facts.of(body, value);
        let found = (self.analysis).non_control_flow(self.at(body, op), value, &known);
        self.join(body, value, &found);
    }

    /// What is known of the operands; `None` if nothing reaches one of them.
    fn operands(&self, body: BodyId, op: OpId) -> Option<Vec<A::Fact>> {
        let facts = self
            .body(body)
            .operands(op)
            .map(|value| self.facts.of(body, value));
        facts
            .map(|fact| (!self.analysis.is_unreached(&fact)).then_some(fact))
            .collect()
    }

    fn constants(&self, operands: &[A::Fact]) -> Vec<Option<Attr>> {
        let constant = |fact| self.analysis.constant(fact);
        operands.iter().map(constant).collect()
    }

    fn visit(&mut self, body: BodyId, op: OpId) {
        let ctx = self.ctx;
        let name = self.body(body).name(op);
        if let Some(call) = ctx.op_interface::<dyn CallOpInterface>(name) {
            self.visit_call(body, op, call);
        } else if let Some(branch) = ctx.op_interface::<dyn RegionBranchOpInterface>(name) {
            self.visit_region_branch(body, op, branch);
        } else {
            self.visit_regions(body, op);
            self.visit_results(body, op);
        }
        if self.body(body).num_successors(op) > 0 {
            self.visit_branch(body, op);
        }
        let is_last = self.body(body).next_op(op).is_none();
        if is_last && self.body(body).num_successors(op) == 0 {
            self.visit_last(body, op);
        }
    }

    fn visit_results(&mut self, body: BodyId, op: OpId) {
        let results: Vec<ValueId> = self.body(body).results(op).collect();
        if results.is_empty() {
            return;
        }
        let known = |value| self.facts.of(body, value);
        let operands: Vec<A::Fact> = self.body(body).operands(op).map(known).collect();
        let found = self.analysis.visit(self.at(body, op), &operands, &known);
        let Some(facts) = found else {
            return self.lose_all(body, results);
        };
        for (value, fact) in results.into_iter().zip(facts) {
            let before = self.facts.of(body, value);
            let joined = self.analysis.join(&before, &fact);
            let at = self.at(body, op);
            let fact = self.analysis.widen(at, value, &before, joined);
            self.join(body, value, &fact);
        }
    }

    /// Regions of which nothing is known are entered, those of functions when they are called.
    fn visit_regions(&mut self, body: BodyId, op: OpId) {
        if !self.body(body).has_extra(op) {
            return;
        }
        let (owner, root) = match self.bodies.inside(body, op) {
            Some(inside) => (inside, OpId::ROOT),
            None => (body, op),
        };
        let function = self.functions.get(&owner).filter(|_| root == OpId::ROOT);
        if function.is_some_and(|function| !function.has_unknown_callers) {
            return;
        }
        for region in self.body(owner).regions(root).collect::<Vec<_>>() {
            if let Some(entry) = self.body(owner).entry_block(region) {
                self.make_live(owner, entry);
                for arg in self.body(owner).block_args(entry).to_vec() {
                    self.non_control_flow(owner, root, arg);
                }
            }
        }
    }

    fn visit_call(&mut self, body: BodyId, op: OpId, call: &dyn CallOpInterface) {
        let at = self.at(body, op);
        let callee = match (call.callee(at), self.table_around(body)) {
            (Some(Callee::Symbol(symbol)), Some(table)) => self.resolve(table, symbol),
            _ => None,
        };
        let arguments = call.arguments(at);
        let entry = callee
            .filter(|callee| self.functions.contains_key(callee))
            .and_then(|callee| {
                let region = self.body(callee).region(OpId::ROOT, 0)?;
                Some((callee, self.body(callee).entry_block(region)?))
            });
        let Some((callee, entry)) = entry else {
            let results = self.body(body).results(op).collect();
            return self.lose_all(body, results);
        };
        if self.calls.insert((body, op)) {
            let function = self.functions.entry(callee).or_default();
            function.callers.push((body, op));
            // What it returned until now is for this call, too.
            let returns: Vec<OpId> = blocks_of(self.body(callee))
                .filter(|&block| self.facts.is_live(callee, block))
                .filter_map(|block| self.body(callee).last_op(block))
                .collect();
            for last in returns {
                self.push(callee, last);
            }
        }
        self.make_live(callee, entry);
        let args = self.body(callee).block_args(entry).to_vec();
        for (index, arg) in arguments.zip(args) {
            let fact = self.facts.of(body, self.body(body).operand(op, index));
            self.join(callee, arg, &fact);
        }
    }

    fn visit_branch(&mut self, body: BodyId, op: OpId) {
        let Some(block) = self.body(body).parent_block(op) else {
            return;
        };
        let successors: Vec<BlockId> = self.body(body).successors(op).collect();
        let model = self
            .ctx
            .op_interface::<dyn BranchOpInterface>(self.body(body).name(op));
        let Some(model) = model else {
            for to in successors {
                self.make_live(body, to);
                let args = self.body(body).block_args(to).to_vec();
                self.lose_all(body, args);
            }
            return;
        };
        if let Some(operands) = self.operands(body, op) {
            let constants = self.constants(&operands);
            let only = model.successor_for(self.at(body, op), &constants);
            let taken = successors
                .iter()
                .enumerate()
                .filter(|(index, _)| only.is_none_or(|only| only == *index));
            for (_, &to) in taken {
                self.edges.insert((body, block, to));
                self.make_live(body, to);
            }
        }
        let ranges = model.successor_operands(self.at(body, op));
        for (range, to) in ranges.into_iter().zip(successors) {
            if !self.edges.contains(&(body, block, to)) {
                continue;
            }
            let args = self.body(body).block_args(to).to_vec();
            let produced = args.len().saturating_sub(range.len());
            for (at, arg) in args.into_iter().enumerate() {
                match at.checked_sub(produced) {
                    None => self.lose(body, arg),
                    Some(at) => self.hand_on((body, op, range.start + at), body, arg),
                }
            }
        }
    }

    fn hand_on(&mut self, (from, op, operand): (BodyId, OpId, usize), body: BodyId, to: ValueId) {
        let fact = self.facts.of(from, self.body(from).operand(op, operand));
        self.join(body, to, &fact);
    }

    fn visit_region_branch(&mut self, body: BodyId, op: OpId, model: &dyn RegionBranchOpInterface) {
        let Some(operands) = self.operands(body, op) else {
            return;
        };
        let constants = self.constants(&operands);
        for to in model.entry_successors(self.at(body, op), &constants) {
            let range = model.entry_operands(self.at(body, op), to);
            self.enter(body, op, model, (op, range), to);
        }
    }

    /// Control goes from `source`, the operation or a terminator in it, to one of its regions or after it.
    fn enter(
        &mut self,
        body: BodyId,
        op: OpId,
        model: &dyn RegionBranchOpInterface,
        (source, operands): (OpId, Range<usize>),
        to: RegionPoint,
    ) {
        let inputs = model.inputs(self.at(body, op), to);
        let all: Vec<ValueId> = match to {
            None => self.body(body).results(op).collect(),
            Some(index) => {
                let region = self.body(body).region(op, index);
                let Some(entry) = region.and_then(|region| self.body(body).entry_block(region))
                else {
                    return;
                };
                self.make_live(body, entry);
                self.body(body).block_args(entry).to_vec()
            }
        };
        for value in all {
            match inputs.iter().position(|&input| input == value) {
                Some(at) if at < operands.len() => {
                    self.hand_on((body, source, operands.start + at), body, value);
                }
                _ => self.non_control_flow(body, op, value),
            }
        }
    }

    /// The last operation of a block, which goes to no other one.
    fn visit_last(&mut self, body: BodyId, op: OpId) {
        let name = self.body(body).name(op);
        let terminator = self
            .ctx
            .op_interface::<dyn RegionBranchTerminatorOpInterface>(name);
        let def = self.ctx.op_def(name);
        let returns = def.is_some_and(|def| def.has(Traits::RETURN_LIKE));
        let count = self.body(body).num_operands(op);
        let around = self.body(body).parent_block(op);
        let region = around.and_then(|block| self.body(body).parent_region(block));
        let Some(region) = region else { return };
        let owner = self.body(body).region_owner(region);
        let owner_name = self.body(body).name(owner);
        if let Some(model) = self
            .ctx
            .op_interface::<dyn RegionBranchOpInterface>(owner_name)
        {
            let Some(operands) = self.operands(body, op) else {
                return;
            };
            let constants = self.constants(&operands);
            let index = self.body(body).regions(owner).position(|at| at == region);
            let at = self.at(body, op);
            let successors = match terminator {
                Some(terminator) => terminator.successors_for(at, &constants),
                None => model.successors(self.at(body, owner), index),
            };
            for to in successors {
                let range = match terminator {
                    Some(terminator) => terminator.successor_operands(self.at(body, op), to),
                    // What a terminator that is not known hands on is not known either.
                    None => 0..if returns { count } else { 0 },
                };
                self.enter(body, owner, model, (op, range), to);
            }
        } else if owner == OpId::ROOT
            && let Some(function) = self.functions.get(&body)
        {
            for (from, call) in function.callers.clone() {
                let results: Vec<ValueId> = self.body(from).results(call).collect();
                for (index, result) in results.into_iter().enumerate() {
                    match returns && index < count {
                        true => self.hand_on((body, op, index), from, result),
                        false => self.lose(from, result),
                    }
                }
            }
        }
    }
}

/// The blocks right inside the operation that owns a body.
fn blocks_of(body: &Body) -> impl Iterator<Item = BlockId> + '_ {
    body.regions(OpId::ROOT)
        .flat_map(|region| body.blocks(region))
}
