//! `sccp`: sparse conditional constant propagation. Replaces values that equal the same constant on all executable
//! paths.

use rustc_hash::FxHashMap;
use terrace_analysis::{
    CallGraph, Constant, ConstantAnalysis, DeadCodeAnalysis, Facts, Solver, SparseForward,
};
use terrace_ir::effects::would_be_trivially_dead;
use terrace_ir::interfaces::{FoldInto, MaterializeConstant};
use terrace_ir::{
    Attr, BlockId, Body, BodyId, Builder, Context, Failed, InsertPoint, Loc, OpId, RegionId,
    Traits, Type, ValueId,
};
use terrace_pass::{OptionValues, PassContext, PassDef};

/// `sccp`
pub static SCCP: PassDef =
    PassDef::new("sccp", "Sparse Conditional Constant Propagation", sccp).class("SCCP");

fn sccp(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    let graph = CallGraph::of(ctx, cx.body);
    let mut solver = Solver::new(ctx, cx.body, &graph, cx.outer.is_none());
    solver.load(DeadCodeAnalysis);
    solver.load(SparseForward(ConstantAnalysis)).run();
    let facts = solver.into_facts();
    // Nested bodies come first, because erasing an operation also erases its body.
    for id in graph.tree().ids().rev() {
        let rewrite = Rewrite {
            ctx,
            facts: &facts,
            id,
            body: graph.tree().body_mut(cx.body, id),
            known: FxHashMap::default(),
        };
        rewrite.run();
    }
    Ok(())
}

/// Replaces the values of one body.
struct Rewrite<'r> {
    ctx: &'r Context,
    facts: &'r Facts<Constant>,
    id: BodyId,
    body: &'r mut Body,
    /// The constants created so far, keyed by region, dialect, value and type. Each is at the start of its region.
    known: FxHashMap<(RegionId, &'static str, Attr, Type), ValueId>,
}

impl Rewrite<'_> {
    fn run(mut self) {
        let mut pending: Vec<BlockId> = Vec::new();
        self.push_blocks(OpId::ROOT, &mut pending);
        while let Some(block) = pending.pop() {
            for op in self.body.ops(block).collect::<Vec<_>>() {
                let results: Vec<ValueId> = self.body.results(op).collect();
                let mut replaced = !results.is_empty();
                for result in results {
                    replaced &= self.replace(block, result);
                }
                if replaced && would_be_trivially_dead(self.ctx, self.body, op) {
                    self.body.erase_op(op);
                } else if self.body.has_extra(op) && !self.body.is_nested(op) {
                    self.push_blocks(op, &mut pending);
                }
            }
            for arg in self.body.block_args(block).to_vec() {
                self.replace(block, arg);
            }
        }
    }

    fn push_blocks(&self, op: OpId, pending: &mut Vec<BlockId>) {
        for region in self.body.regions(op) {
            let first = pending.len();
            pending.extend(self.body.blocks(region));
            pending[first..].reverse();
        }
    }

    /// Replaces a value by its constant. Returns false if the value is not constant.
    fn replace(&mut self, block: BlockId, value: ValueId) -> bool {
        // Constants created after the analysis have no lattice state.
        let Some(&Constant::Is(attr, dialect)) = self.facts.get(self.id, value) else {
            return false;
        };
        let Some(constant) = self.constant(block, dialect, attr, self.body.ty(value)) else {
            return false;
        };
        self.body.replace_all_uses(value, constant);
        true
    }

    fn constant(
        &mut self,
        block: BlockId,
        dialect: &'static str,
        value: Attr,
        ty: Type,
    ) -> Option<ValueId> {
        let region = self.region_of_constants(block)?;
        if let Some(&known) = self.known.get(&(region, dialect, value, ty)) {
            return Some(known);
        }
        let entry = self.body.entry_block(region)?;
        let model = self
            .ctx
            .dialect_interface::<dyn MaterializeConstant>(dialect)?;
        let at = InsertPoint::start(self.body, entry);
        let mut builder = Builder::new(self.ctx, self.body, at, Loc::UNKNOWN);
        let made = model.materialize(&mut builder, value, ty)?;
        self.known.insert((region, dialect, value, ty), made);
        // A constant operation of another dialect is also recorded under that dialect.
        let op = self.body.defining_op(made)?;
        let def = self.ctx.op_def(self.body.name(op))?;
        let own = (region, def.dialect(), value, ty);
        if def.dialect() == dialect {
            return Some(made);
        }
        if let Some(&known) = self.known.get(&own) {
            self.body.erase_op(op);
            self.known.insert((region, dialect, value, ty), known);
            return Some(known);
        }
        self.known.insert(own, made);
        Some(made)
    }

    /// Returns the region for constants used in a block. It belongs to the nearest ancestor that is isolated from
    /// above, unregistered, or requests constants.
    fn region_of_constants(&self, block: BlockId) -> Option<RegionId> {
        let mut region = self.body.parent_region(block)?;
        loop {
            let owner = self.body.region_owner(region);
            let name = self.body.name(owner);
            let def = self.ctx.op_def(name);
            let stops = owner == OpId::ROOT
                || def.is_none_or(|def| def.has(Traits::ISOLATED_FROM_ABOVE))
                || self.ctx.op_interface::<dyn FoldInto>(name).is_some();
            if stops {
                return Some(region);
            }
            region = self.body.parent_region(self.body.parent_block(owner)?)?;
        }
    }
}
