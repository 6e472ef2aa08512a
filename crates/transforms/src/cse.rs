//! `cse`: eliminates common subexpressions. An operation without side effects is replaced by an equal one that
//! dominates it. An operation that only reads memory is replaced by an equal one in the same block if no operation in
//! between writes memory.

use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};
use terrace_interfaces::masking::masking;
use terrace_ir::dominance::Dominance;
use terrace_ir::effects::{
    Effect, Effects, is_memory_effect_free, is_trivially_dead, may_write, own_effects,
};
use terrace_ir::{BlockId, Body, Context, Failed, Loc, OpId, OpRef, RegionId, Traits, ValueId};
use terrace_pass::{OptionValues, PassContext, PassDef, Statistic};

/// `cse`
pub static CSE: PassDef = PassDef::new("cse", "Eliminate common sub-expressions", cse)
    .class("CSE")
    .statistics(&[&NUM_CSE, &NUM_DCE]);

static NUM_CSE: Statistic = Statistic {
    name: "num-cse'd",
    description: "Number of operations CSE'd",
};

static NUM_DCE: Statistic = Statistic {
    name: "num-dce'd",
    description: "Number of operations DCE'd",
};

fn cse(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    let done = cx.for_each_body(|body, analyses, _| {
        let dominance = analyses.get::<Dominance>(ctx, body);
        eliminate(ctx, body, dominance)
    });
    for eliminated in &done {
        cx.count(&NUM_CSE, eliminated.equal);
        cx.count(&NUM_DCE, eliminated.dead);
    }
    match done.iter().any(|eliminated| eliminated.changed) {
        // A block is only erased together with its parent operation.
        true => cx.mark_preserved::<Dominance>(),
        false => cx.mark_all_preserved(),
    }
    Ok(())
}

/// The result of [`eliminate`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Eliminated {
    /// The number of operations that were replaced by an equal one.
    pub equal: usize,
    /// The number of erased operations without uses and effects.
    pub dead: usize,
    /// True if anything was erased or replaced.
    pub changed: bool,
}

/// Eliminates common subexpressions in a body, except in its nested bodies.
pub fn eliminate(ctx: &Context, body: &mut Body, dominance: &mut Dominance) -> Eliminated {
    let mut driver = Driver {
        ctx,
        body,
        dominance,
        done: Eliminated::default(),
        known: FxHashMap::default(),
        scopes: Vec::new(),
        written: FxHashMap::default(),
        erased: Vec::new(),
    };
    driver.run();
    let Driver { erased, done, .. } = driver;
    let changed = !erased.is_empty() || done.equal > 0;
    for op in erased {
        body.erase_op(op);
    }
    Eliminated { changed, ..done }
}

/// A stack of tasks, processed from the end. There is no recursion, because nesting may be deep.
enum Task {
    Region(RegionId),
    /// A block, with the children of each block in the dominator tree.
    Block(BlockId, std::rc::Rc<FxHashMap<BlockId, Vec<BlockId>>>),
    /// An operation and the remaining operations of its block.
    From(OpId, bool),
    /// An operation whose regions have been processed.
    Op(OpId, bool),
    EndBlock,
    /// The end of a scope: all known operations beyond this number are forgotten.
    EndScope(usize),
}

struct Driver<'a> {
    ctx: &'a Context,
    body: &'a mut Body,
    dominance: &'a mut Dominance,
    done: Eliminated,
    /// The known operations, keyed by hash, in the order of insertion.
    known: FxHashMap<u64, Vec<OpId>>,
    /// The hashes of the known operations, in order.
    scopes: Vec<u64>,
    /// Keyed by reading operation: the end of the range that was searched for writes, and true if a write was found.
    written: FxHashMap<OpId, (OpId, bool)>,
    /// The operations to erase at the end.
    erased: Vec<OpId>,
}

impl Driver<'_> {
    fn run(&mut self) {
        let regions: Vec<RegionId> = self.body.regions(OpId::ROOT).collect();
        let mut pending: Vec<Task> = regions.into_iter().rev().map(Task::Region).collect();
        while let Some(task) = pending.pop() {
            match task {
                Task::Region(region) => self.region(region, &mut pending),
                Task::Block(block, children) => {
                    pending.push(Task::EndScope(self.scopes.len()));
                    let dominated = children.get(&block).into_iter().flatten().rev();
                    pending.extend(dominated.map(|&child| Task::Block(child, children.clone())));
                    self.block(block, true, &mut pending);
                }
                Task::From(op, dominance) => {
                    match self.body.next_op(op) {
                        Some(next) => pending.push(Task::From(next, dominance)),
                        None => pending.push(Task::EndBlock),
                    }
                    pending.push(Task::Op(op, dominance));
                    if self.body.has_extra(op) && !self.body.is_nested(op) {
                        let regions: Vec<RegionId> = self.body.regions(op).collect();
                        pending.extend(regions.into_iter().rev().map(Task::Region));
                    }
                }
                Task::Op(op, dominance) => self.op(op, dominance),
                Task::EndBlock => self.written.clear(),
                Task::EndScope(count) => {
                    for hash in self.scopes.drain(count..) {
                        if let Some(ops) = self.known.get_mut(&hash) {
                            ops.pop();
                        }
                    }
                }
            }
        }
    }

    fn region(&mut self, region: RegionId, pending: &mut Vec<Task>) {
        let Some(entry) = self.body.entry_block(region) else {
            return;
        };
        let owner = self.body.region_owner(region);
        let def = self.ctx.op_def(self.body.name(owner));
        let dominance = def.is_none_or(|def| !def.has(Traits::GRAPH_REGION));
        if self.body.has_one_block(region) {
            pending.push(Task::EndScope(self.scopes.len()));
            self.block(entry, dominance, pending);
            return;
        }
        if !dominance {
            return;
        }
        let mut children: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
        for block in self.body.blocks(region) {
            if let Some(above) = self.dominance.immediate_dominator(self.body, block) {
                children.entry(above).or_default().push(block);
            }
        }
        pending.push(Task::Block(entry, children.into()));
    }

    fn block(&mut self, block: BlockId, dominance: bool, pending: &mut Vec<Task>) {
        if let Some(first) = self.body.first_op(block) {
            pending.push(Task::From(first, dominance));
        }
    }

    fn op(&mut self, op: OpId, dominance: bool) {
        let (ctx, body) = (self.ctx, &*self.body);
        let def = ctx.op_def(body.name(op));
        if def.is_some_and(|def| def.has(Traits::TERMINATOR)) {
            return;
        }
        if is_trivially_dead(ctx, body, op) {
            self.erased.push(op);
            self.done.dead += 1;
            return;
        }
        if body.is_nested(op) {
            return;
        }
        // A masked operation does not have the same value as an equal unmasked one.
        if masking(OpRef::new(ctx, body, op)).is_some() {
            return;
        }
        let mut regions = body.regions(op);
        if !regions.all(|region| body.entry_block(region).is_none() || body.has_one_block(region)) {
            return;
        }
        drop(regions);
        let free = is_memory_effect_free(ctx, body, op);
        if !free && !only_reads(OpRef::new(ctx, body, op)) {
            return;
        }
        let hash = hash_of(ctx, body, op);
        if let Some(known) = self.lookup(hash, op)
            && (free || self.is_unwritten_between(known, op))
        {
            self.replace(op, known, dominance);
            return;
        }
        self.known.entry(hash).or_default().push(op);
        self.scopes.push(hash);
    }

    fn lookup(&self, hash: u64, op: OpId) -> Option<OpId> {
        let known = self.known.get(&hash)?.iter().rev().copied();
        known
            .into_iter()
            .find(|&known| is_equal(self.ctx, self.body, known, op))
    }

    /// Returns true if two operations are in the same block and no operation between them writes memory.
    fn is_unwritten_between(&mut self, from: OpId, to: OpId) -> bool {
        if self.body.parent_block(from) != self.body.parent_block(to) {
            return false;
        }
        let (last, written) = self.written.get(&from).copied().unwrap_or((from, false));
        if written {
            return false;
        }
        let mut at = self.body.next_op(last);
        while let Some(op) = at.filter(|&op| op != to) {
            if may_write(self.ctx, self.body, op) {
                self.written.insert(from, (op, true));
                return false;
            }
            at = self.body.next_op(op);
        }
        self.written.insert(from, (to, false));
        true
    }

    fn replace(&mut self, op: OpId, known: OpId, dominance: bool) {
        self.done.equal += 1;
        let pairs: Vec<(ValueId, ValueId)> = self
            .body
            .results(op)
            .zip(self.body.results(known))
            .collect();
        for (from, to) in pairs {
            if dominance {
                self.body.replace_all_uses(from, to);
                continue;
            }
            // Without dominance, users may already be known under the hash of their operands.
            for used in self.body.uses(from).collect::<Vec<_>>() {
                let hash = hash_of(self.ctx, self.body, used.op);
                if self.lookup(hash, used.op).is_none() {
                    self.body.replace_use(used.operand, to);
                }
            }
        }
        if self
            .body
            .results(op)
            .all(|result| !self.body.has_uses(result))
        {
            self.erased.push(op);
        }
        if self.body.loc(known).is_unknown() {
            let loc: Loc = self.body.loc(op);
            self.body.set_loc(known, loc);
        }
    }
}

fn only_reads(op: OpRef<'_>) -> bool {
    let mut effects = Effects::new();
    let recursive = op
        .def()
        .is_some_and(|def| def.has(Traits::RECURSIVE_MEMORY_EFFECTS));
    !recursive
        && own_effects(op, &mut effects)
        && !effects.is_empty()
        && effects.iter().all(|it| it.effect == Effect::Read)
}

fn is_commutative(ctx: &Context, body: &Body, op: OpId) -> bool {
    let def = ctx.op_def(body.name(op));
    def.is_some_and(|def| def.has(Traits::COMMUTATIVE))
}

/// Returns a hash that is equal for equal operations.
fn hash_of(ctx: &Context, body: &Body, op: OpId) -> u64 {
    let mut hasher = FxHasher::default();
    body.name(op).hash(&mut hasher);
    body.attrs(op).hash(&mut hasher);
    for prop in body.props(op).iter().flatten() {
        prop.hash(&mut hasher);
    }
    for result in body.results(op) {
        body.ty(result).hash(&mut hasher);
    }
    let mut operands: Vec<u32> = body
        .operands(op)
        .map(|value| value.index() as u32)
        .collect();
    if is_commutative(ctx, body, op) {
        operands.sort_unstable();
    }
    operands.hash(&mut hasher);
    hasher.finish()
}

/// Returns true if two operations are equivalent: MLIR's `OperationEquivalence` without locations.
fn is_equal(ctx: &Context, body: &Body, a: OpId, b: OpId) -> bool {
    let mut same: FxHashMap<ValueId, ValueId> = FxHashMap::default();
    let mut pending = vec![(a, b)];
    while let Some((a, b)) = pending.pop() {
        if !body.is_same_but_operands(a, b) || body.is_nested(a) || body.is_nested(b) {
            return false;
        }
        let left = body.operands(a);
        let mut left: Vec<ValueId> = left.map(|x| same.get(&x).copied().unwrap_or(x)).collect();
        let mut right: Vec<ValueId> = body.operands(b).collect();
        if is_commutative(ctx, body, a) {
            left.sort_unstable_by_key(|value| value.index());
            right.sort_unstable_by_key(|value| value.index());
        }
        if left != right {
            return false;
        }
        same.extend(body.results(a).zip(body.results(b)));
        if !body.has_extra(a) && !body.has_extra(b) {
            continue;
        }
        let regions = |op| body.regions(op).collect::<Vec<_>>();
        let (left, right) = (regions(a), regions(b));
        if left.len() != right.len() {
            return false;
        }
        let first = pending.len();
        for (&left, &right) in left.iter().zip(&right) {
            let (Some(x), Some(y)) = (body.entry_block(left), body.entry_block(right)) else {
                if body.entry_block(left) != body.entry_block(right) {
                    return false;
                }
                continue;
            };
            let args = |block| body.block_args(block).iter().copied();
            let types = |block| args(block).map(|arg| body.ty(arg));
            if !body.has_one_block(left)
                || !body.has_one_block(right)
                || !types(x).eq(types(y))
                || body.ops(x).count() != body.ops(y).count()
            {
                return false;
            }
            same.extend(args(x).zip(args(y)));
            pending.extend(body.ops(x).zip(body.ops(y)));
        }
        pending[first..].reverse();
    }
    true
}
