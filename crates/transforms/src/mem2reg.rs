//! `mem2reg`: promotes memory slots to values.

use crate::slots::{BlockingUses, operations, slice_of_users, sort_in_block, users_in_order};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use terrace_builtin::data_layout::DataLayout;
use terrace_interfaces::memory_slot::{
    DeletionKind, MemorySlot, PromotableAllocationOpInterface, PromotableMemOpInterface,
    PromotableOpInterface,
};
use terrace_ir::dominance::Dominance;
use terrace_ir::interfaces::{BranchOpInterface, append_successor_operand};
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{BlockId, Body, Context, Failed, InsertPoint, OpId, OpRef, RegionId, ValueId};
use terrace_pass::{OptionValues, PassContext, PassDef, Statistic, TypedOption};
use terrace_rewrite::IrRewriter;

const REGION_SIMPLIFY: TypedOption<bool> = TypedOption::bool(
    "region-simplify",
    "Perform control flow optimizations to the region tree",
    true,
);

/// `mem2reg`
pub static MEM2REG: PassDef =
    // Upstream declares this option and ignores it.
    PassDef::new("mem2reg", "Promotes memory slots into values.", mem2reg)
            .class("Mem2Reg")
            .options(&[REGION_SIMPLIFY.def])
            .statistics(&[&PROMOTED_SLOTS, &NEW_BLOCK_ARGS]);

static PROMOTED_SLOTS: Statistic = Statistic {
    name: "promoted slots",
    description: "Total amount of memory slot promoted",
};

static NEW_BLOCK_ARGS: Statistic = Statistic {
    name: "new block args",
    description: "Total amount of new block argument inserted in blocks",
};

fn mem2reg(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    let layout = DataLayout::of(ctx, &cx.data_layout_scopes());
    let done = cx.for_each_body(|body, analyses, _| {
        let dominance = analyses.get::<Dominance>(ctx, body);
        promote_all(&layout, body, dominance)
    });
    for promoted in &done {
        cx.count(&PROMOTED_SLOTS, promoted.slots);
        cx.count(&NEW_BLOCK_ARGS, promoted.arguments);
    }
    if done.iter().all(|promoted| promoted.slots == 0) {
        cx.mark_all_preserved();
    }
    Ok(())
}

/// The counters of a body.
#[derive(Default)]
struct Promoted {
    slots: usize,
    /// The number of new block arguments.
    arguments: usize,
}

/// Promotes allocations to a fixpoint, because a value stored in a promoted slot may be a pointer to another slot.
fn promote_all(layout: &DataLayout<'_>, body: &mut Body, dominance: &mut Dominance) -> Promoted {
    let mut promoted = Promoted::default();
    // Promotion changes no branches.
    let mut flows = Flows {
        dominance,
        by_region: FxHashMap::default(),
    };
    for region in body.regions(OpId::ROOT).collect::<Vec<_>>() {
        let mut allocations =
            operations::<dyn PromotableAllocationOpInterface>(layout.ctx(), body, region);
        loop {
            let before = allocations.len();
            allocations.retain(|&op| !promote(layout, body, op, &mut flows, &mut promoted));
            if allocations.len() == before {
                break;
            }
        }
    }
    promoted
}

/// Promotes an allocation and erases it. Returns false if it cannot be promoted.
fn promote(
    layout: &DataLayout<'_>,
    body: &mut Body,
    op: OpId,
    flows: &mut Flows<'_>,
    promoted: &mut Promoted,
) -> bool {
    let ctx = layout.ctx();
    let Some(model) = ctx.op_interface::<dyn PromotableAllocationOpInterface>(body.name(op)) else {
        return false;
    };
    for slot in model.slots(OpRef::new(ctx, body, op)) {
        if !body.has_uses(slot.pointer) {
            continue;
        }
        if let Some(plan) = Plan::new(layout, body, slot, flows) {
            promoted.slots += 1;
            promoted.arguments += plan.merges.len();
            let promotion = Promotion {
                ctx,
                layout,
                body,
                slot,
                model,
                plan,
                default: None,
                reaching: FxHashMap::default(),
                stored: FxHashMap::default(),
            };
            promotion.run();
            body.erase_op(op);
            return true;
        }
    }
    false
}

fn mem_op(ctx: &Context, body: &Body, op: OpId) -> Option<&'static dyn PromotableMemOpInterface> {
    ctx.op_interface::<dyn PromotableMemOpInterface>(body.name(op))
}

fn promotable(ctx: &Context, body: &Body, op: OpId) -> Option<&'static dyn PromotableOpInterface> {
    ctx.op_interface::<dyn PromotableOpInterface>(body.name(op))
}

/// The control flow of regions, computed on demand.
struct Flows<'d> {
    dominance: &'d mut Dominance,
    by_region: FxHashMap<RegionId, Rc<Flow>>,
}

impl Flows<'_> {
    fn of(&mut self, body: &Body, region: RegionId) -> Rc<Flow> {
        let dominance = &mut *self.dominance;
        let flow = self.by_region.entry(region);
        Rc::clone(flow.or_insert_with(|| Rc::new(Flow::new(body, region, dominance))))
    }
}

/// The dominator tree and the dominance frontiers of a region.
#[derive(Default)]
struct Flow {
    /// The immediate dominator of each block.
    above: FxHashMap<BlockId, BlockId>,
    /// The children of each block in the dominator tree, in the order of the region.
    dominated: FxHashMap<BlockId, Vec<BlockId>>,
    /// The dominance frontier of each block.
    frontier: FxHashMap<BlockId, Vec<BlockId>>,
}

impl Flow {
    fn new(body: &Body, region: RegionId, dominance: &mut Dominance) -> Self {
        let mut flow = Flow::default();
        if body.has_one_block(region) {
            return flow;
        }
        let blocks: Vec<BlockId> = body.blocks(region).collect();
        for &block in &blocks {
            if let Some(dominator) = dominance.immediate_dominator(body, block) {
                flow.above.insert(block, dominator);
                flow.dominated.entry(dominator).or_default().push(block);
            }
        }
        for &block in &blocks {
            if !dominance.is_reachable(body, block) {
                continue;
            }
            let above = flow.above.get(&block).copied();
            let predecessors = body.predecessors(block);
            for from in predecessors.filter_map(|(op, _)| body.parent_block(op)) {
                if !dominance.is_reachable(body, from) {
                    continue;
                }
                let mut at = Some(from);
                while let Some(runner) = at.filter(|&at| above != Some(at)) {
                    let frontier = flow.frontier.entry(runner).or_default();
                    // The remaining path was visited from another predecessor.
                    if frontier.last() == Some(&block) {
                        break;
                    }
                    frontier.push(block);
                    at = flow.above.get(&runner).copied();
                }
            }
        }
        flow
    }

    /// Returns true if a block strictly dominates another.
    fn dominates(&self, block: BlockId, other: BlockId) -> bool {
        let above = |block: &BlockId| self.above.get(block).copied();
        std::iter::successors(above(&other), above).any(|above| above == block)
    }
}

/// The analysis of a slot that can be promoted.
struct Plan {
    region: RegionId,
    users: BlockingUses,
    /// The block at whose start the default value is created.
    origin: BlockId,
    /// Keyed by block: the operations that read or write the slot, in order.
    accesses: FxHashMap<BlockId, Vec<OpId>>,
    /// The merge points: blocks that receive a new block argument.
    merges: FxHashSet<BlockId>,
    flow: Rc<Flow>,
}

impl Plan {
    fn new(
        layout: &DataLayout<'_>,
        body: &Body,
        slot: MemorySlot,
        flows: &mut Flows<'_>,
    ) -> Option<Self> {
        let ctx = layout.ctx();
        let origin = body.defining_block(slot.pointer)?;
        let region = body.parent_region(origin)?;
        let mut users = BlockingUses::default();
        users.extend(body.uses(slot.pointer));
        for op in slice_of_users(body, slot.pointer) {
            let Some(uses) = users.of(op) else { continue };
            let at = OpRef::new(ctx, body, op);
            let mut new = Vec::new();
            if let Some(model) = promotable(ctx, body, op) {
                if !model.can_uses_be_removed(at, uses, &mut new) {
                    return None;
                }
            } else if !mem_op(ctx, body, op)?.can_uses_be_removed(at, slot, uses, layout) {
                return None;
            }
            users.extend(new);
        }
        // Reaching definitions are tracked only in the region of the pointer.
        let in_region = |op: OpId| {
            let block = body.parent_block(op);
            block.and_then(|block| body.parent_region(block)) == Some(region)
        };
        if !(users.ops()).all(|op| promotable(ctx, body, op).is_some() || in_region(op)) {
            return None;
        }
        let mut accesses: FxHashMap<BlockId, Vec<OpId>> = FxHashMap::default();
        for op in users.ops().filter(|&op| mem_op(ctx, body, op).is_some()) {
            accesses.entry(body.parent_block(op)?).or_default().push(op);
        }
        for ops in accesses.values_mut() {
            sort_in_block(body, ops);
        }
        let mut plan = Plan {
            region,
            users,
            origin,
            accesses,
            merges: FxHashSet::default(),
            flow: flows.of(body, region),
        };
        if !body.has_one_block(region) {
            plan.find_merges(ctx, body, slot);
        }
        let usable = |&block: &BlockId| {
            body.predecessors(block).all(|(op, _)| {
                ctx.op_interface::<dyn BranchOpInterface>(body.name(op))
                    .is_some()
            })
        };
        plan.merges.iter().all(usable).then_some(plan)
    }

    /// Computes the iterated dominance frontier of the writing blocks, restricted to the blocks where the slot is live.
    fn find_merges(&mut self, ctx: &Context, body: &Body, slot: MemorySlot) {
        let at = |op| OpRef::new(ctx, body, op);
        let model = |op| mem_op(ctx, body, op);
        let stores = |op: OpId| model(op).is_some_and(|it| it.stores_to(at(op), slot));
        let loads = |op: OpId| model(op).is_some_and(|it| it.loads_from(at(op), slot));
        let writing: FxHashSet<BlockId> = (self.accesses.iter())
            .filter(|(_, ops)| ops.iter().any(|&op| stores(op)))
            .map(|(&block, _)| block)
            .collect();
        // The blocks where the slot is live at the start.
        let mut live: FxHashSet<BlockId> = FxHashSet::default();
        let mut pending: Vec<BlockId> = (self.accesses.iter())
            .filter(|(_, ops)| {
                let first = ops.iter().find(|&&op| stores(op) || loads(op));
                first.is_some_and(|&op| loads(op))
            })
            .map(|(&block, _)| block)
            .collect();
        while let Some(block) = pending.pop() {
            if live.insert(block) {
                let before = body.predecessors(block);
                let blocks = before.filter_map(|(op, _)| body.parent_block(op));
                pending.extend(blocks.filter(|block| !writing.contains(block)));
            }
        }
        let mut pending: Vec<BlockId> = writing.into_iter().collect();
        while let Some(block) = pending.pop() {
            for &merge in self.flow.frontier.get(&block).into_iter().flatten() {
                if live.contains(&merge) && self.merges.insert(merge) {
                    pending.push(merge);
                }
            }
        }
        // In a loop, the default value may reach merge points that the slot's block does not dominate.
        let dominates = |&merge: &BlockId| self.flow.dominates(self.origin, merge);
        if !self.merges.iter().all(dominates)
            && let Some(entry) = body.entry_block(self.region)
        {
            self.origin = entry;
        }
    }
}

/// The promotion of a slot to values.
struct Promotion<'p> {
    ctx: &'p Context,
    layout: &'p DataLayout<'p>,
    body: &'p mut Body,
    slot: MemorySlot,
    model: &'static dyn PromotableAllocationOpInterface,
    plan: Plan,
    default: Option<ValueId>,
    /// The reaching definition of each user.
    reaching: FxHashMap<OpId, ValueId>,
    /// The value in the slot after each writing operation.
    stored: FxHashMap<OpId, ValueId>,
}

impl Promotion<'_> {
    fn run(mut self) {
        let start = self.default_value();
        if let Some(entry) = self.body.entry_block(self.plan.region) {
            let flow = Rc::clone(&self.plan.flow);
            let mut pending = vec![(entry, start)];
            while let Some((block, mut value)) = pending.pop() {
                if self.plan.merges.contains(&block) {
                    let loc = self.body.value_loc(self.slot.pointer);
                    value = self.body.add_block_arg(block, self.slot.ty, loc);
                    let rw = &mut IrRewriter::new(self.ctx, self.body);
                    (self.model).handle_block_argument(self.slot, value, rw);
                }
                value = self.through(block, value);
                self.hand_on(block, value);
                let inner = flow.dominated.get(&block);
                pending.extend(inner.into_iter().flatten().map(|&inner| (inner, value)));
            }
        }
        self.remove_users();
        self.complete_branches();
        if let Some(default) = self.default
            && !self.body.has_uses(default)
            && let Some(op) = self.body.defining_op(default)
        {
            self.body.erase_op(op);
        }
    }

    fn default_value(&mut self) -> ValueId {
        if let Some(default) = self.default {
            return default;
        }
        let at = InsertPoint::start(self.body, self.plan.origin);
        let loc = self.body.value_loc(self.slot.pointer);
        let rw: &mut dyn Rewriter<'_> = &mut IrRewriter::new(self.ctx, self.body);
        rw.set_place(at, loc);
        let default = self.model.default_value(self.slot, rw);
        self.default = Some(default);
        default
    }

    /// Returns the slot's value at the end of a block.
    fn through(&mut self, block: BlockId, mut value: ValueId) -> ValueId {
        for op in self.plan.accesses.remove(&block).unwrap_or_default() {
            let Some(model) = mem_op(self.ctx, self.body, op) else {
                continue;
            };
            self.reaching.insert(op, value);
            if model.stores_to(OpRef::new(self.ctx, self.body, op), self.slot) {
                let rw = &mut IrRewriter::new(self.ctx, self.body);
                value = model.stored(op, self.slot, value, self.layout, rw);
                self.stored.insert(op, value);
            }
        }
        value
    }

    /// Forwards the slot's value from a branch to the merge points among its successors.
    fn hand_on(&mut self, block: BlockId, value: ValueId) {
        let Some(last) = self.body.last_op(block) else {
            return;
        };
        if self.plan.merges.is_empty() {
            return;
        }
        let wanted: Vec<bool> = self
            .body
            .successors(last)
            .map(|to| self.plan.merges.contains(&to))
            .collect();
        if wanted.contains(&true) {
            self.append(last, value, |at, _| wanted[at]);
        }
    }

    /// Appends a value to the operands that a branch forwards to some of its successors.
    fn append(&mut self, branch: OpId, value: ValueId, to: impl Fn(usize, usize) -> bool) {
        append_successor_operand(self.ctx, self.body, branch, value, to);
    }

    /// Removes the users, later ones first, because they may be replaced by results of earlier ones.
    fn remove_users(&mut self) {
        let users: FxHashSet<OpId> = self.plan.users.ops().collect();
        let ordered = users_in_order(self.body, self.plan.region, &users);
        let (mut erased, mut visiting, mut replaced) = (Vec::new(), Vec::new(), Vec::new());
        for &op in ordered.iter().rev() {
            let mut deletion = DeletionKind::Keep;
            if let Some(model) = promotable(self.ctx, self.body, op) {
                let uses = self.plan.users.of(op).unwrap_or_default();
                let rw = &mut IrRewriter::new(self.ctx, self.body);
                deletion = model.remove_blocking_uses(op, uses, rw);
                if model.requires_replaced_values() {
                    visiting.push((op, model));
                }
            } else if let Some(model) = mem_op(self.ctx, self.body, op) {
                let value = match self.reaching.get(&op) {
                    Some(&value) => value,
                    None => self.default_value(),
                };
                let rw = &mut IrRewriter::new(self.ctx, self.body);
                deletion = model.remove_blocking_uses(op, self.slot, value, self.layout, rw);
                replaced.extend(self.stored.get(&op).map(|&stored| (op, stored)));
            }
            if deletion == DeletionKind::Delete {
                erased.push(op);
            }
        }
        for (op, model) in visiting {
            let rw = &mut IrRewriter::new(self.ctx, self.body);
            model.visit_replaced_values(op, &replaced, rw);
        }
        for op in erased {
            self.body.erase_op(op);
        }
    }

    /// Forwards the default value from unreachable branches.
    fn complete_branches(&mut self) {
        for merge in self.plan.merges.clone() {
            let arguments = self.body.block_args(merge).len();
            for (branch, successor) in self.body.predecessors(merge).collect::<Vec<_>>() {
                let model = self
                    .ctx
                    .op_interface::<dyn BranchOpInterface>(self.body.name(branch));
                let handed = model.map_or(0, |model| {
                    let at = OpRef::new(self.ctx, self.body, branch);
                    model.successor_operands(at)[successor].len()
                });
                if handed + 1 == arguments {
                    let default = self.default_value();
                    self.append(branch, default, |index, _| index == successor);
                }
            }
        }
    }
}
