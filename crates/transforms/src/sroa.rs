//! `sroa`: splits memory slots of aggregates into slots of their used elements.

use crate::slots::{BlockingUses, operations, slice_of_users, users_in_order};
use rustc_hash::FxHashSet;
use terrace_builtin::data_layout::DataLayout;
use terrace_interfaces::memory_slot::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, MemorySlot, PromotableOpInterface, SafeMemorySlotAccessOpInterface,
    SlotUses, Subslots,
};
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{Attr, Body, Failed, InsertPoint, OpId, OpRef};
use terrace_pass::{OptionValues, PassContext, PassDef, Statistic};
use terrace_rewrite::IrRewriter;

/// `sroa`
pub static SROA: PassDef = PassDef::new("sroa", "Scalar Replacement of Aggregates", sroa)
    .class("SROA")
    .statistics(&[&DESTRUCTURED_SLOTS]);

static DESTRUCTURED_SLOTS: Statistic = Statistic {
    name: "destructured slots",
    description: "Total amount of memory slots destructured",
};

fn sroa(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let layout = DataLayout::of(cx.ctx, &cx.data_layout_scopes());
    let done = cx.for_each_body(|body, _, _| destructure_all(&layout, body));
    let slots = done.into_iter().sum();
    cx.count(&DESTRUCTURED_SLOTS, slots);
    if slots == 0 {
        cx.mark_all_preserved();
    }
    Ok(())
}

/// Splits slots to a fixpoint, because elements may also be aggregates. Returns the number of split slots.
fn destructure_all(layout: &DataLayout<'_>, body: &mut Body) -> usize {
    let ctx = layout.ctx();
    let mut slots = 0;
    for region in body.regions(OpId::ROOT).collect::<Vec<_>>() {
        let mut allocations =
            operations::<dyn DestructurableAllocationOpInterface>(ctx, body, region);
        loop {
            let (mut next, mut changed) = (Vec::new(), false);
            for op in allocations {
                match destructure(layout, body, op) {
                    Some(new) => {
                        next.extend(new);
                        changed = true;
                        slots += 1;
                    }
                    None => next.push(op),
                }
            }
            if !changed {
                break;
            }
            allocations = next;
        }
    }
    slots
}

/// Splits the slot of an allocation and erases the allocation. Returns the new allocations, or `None` if the slot
/// cannot be split.
fn destructure(layout: &DataLayout<'_>, body: &mut Body, op: OpId) -> Option<Vec<OpId>> {
    let ctx = layout.ctx();
    let model = ctx.op_interface::<dyn DestructurableAllocationOpInterface>(body.name(op))?;
    for slot in model.destructurable_slots(OpRef::new(ctx, body, op)) {
        let Some(plan) = Plan::new(layout, body, &slot) else {
            continue;
        };
        let (at, loc) = (InsertPoint::after(body, op), body.loc(op));
        let rw: &mut dyn Rewriter<'_> = &mut IrRewriter::new(ctx, body);
        rw.set_place(at, loc);
        let mut subslots = Subslots::default();
        for &index in &plan.used {
            if let Some(ty) = slot.element(index) {
                let pointer = model.allocate(op, ty, rw);
                subslots.insert(index, MemorySlot { pointer, ty });
            }
        }
        let mut users: FxHashSet<OpId> = plan.blocking.ops().collect();
        users.extend(&plan.accessors);
        let block = body.defining_block(slot.slot.pointer);
        let region = block.and_then(|block| body.parent_region(block))?;
        let mut erased = Vec::new();
        // Later users come first, because they may be replaced by results of earlier ones.
        for &user in users_in_order(body, region, &users).iter().rev() {
            let name = body.name(user);
            let accessor = ctx.op_interface::<dyn DestructurableAccessorOpInterface>(name);
            let deletion = if let Some(accessor) = accessor {
                let rw = &mut IrRewriter::new(ctx, body);
                accessor.rewire(user, &slot, &subslots, layout, rw)
            } else if let Some(promotable) = ctx.op_interface::<dyn PromotableOpInterface>(name) {
                let uses = plan.blocking.of(user).unwrap_or_default();
                promotable.remove_blocking_uses(user, uses, &mut IrRewriter::new(ctx, body))
            } else {
                DeletionKind::Keep
            };
            if deletion == DeletionKind::Delete {
                erased.push(user);
            }
        }
        for user in erased {
            body.erase_op(user);
        }
        let new = subslots.iter().map(|slot| slot.pointer);
        let new = new
            .filter_map(|pointer| body.defining_op(pointer))
            .collect();
        body.erase_op(op);
        return Some(new);
    }
    None
}

/// The analysis of a slot that can be split.
struct Plan {
    /// The used elements.
    used: Vec<Attr>,
    /// The uses to remove.
    blocking: BlockingUses,
    /// The operations that can access the new slots of the elements.
    accessors: Vec<OpId>,
}

impl Plan {
    fn new(layout: &DataLayout<'_>, body: &Body, slot: &DestructurableMemorySlot) -> Option<Self> {
        let ctx = layout.ctx();
        let pointer = slot.slot.pointer;
        if !body.has_uses(pointer) {
            return None;
        }
        let (mut uses, mut accessors) = (SlotUses::default(), Vec::new());
        let mut blocking = BlockingUses::default();
        for used in body.uses(pointer) {
            let model =
                ctx.op_interface::<dyn DestructurableAccessorOpInterface>(body.name(used.op));
            let at = OpRef::new(ctx, body, used.op);
            if model.is_some_and(|model| model.can_rewire(at, slot, &mut uses, layout)) {
                accessors.push(used.op);
            } else {
                blocking.extend([used]);
            }
        }
        let mut visited = FxHashSet::default();
        while let Some(part) = uses.must_be_safe.pop() {
            for used in body.uses(part.pointer) {
                if !visited.insert(used.operand) {
                    continue;
                }
                let name = body.name(used.op);
                let model = ctx.op_interface::<dyn SafeMemorySlotAccessOpInterface>(name);
                let at = OpRef::new(ctx, body, used.op);
                if !model.is_some_and(|model| {
                    model.ensure_only_safe_accesses(at, part, &mut uses, layout)
                }) {
                    blocking.extend([used]);
                }
            }
        }
        for op in slice_of_users(body, pointer) {
            let Some(of_op) = blocking.of(op) else {
                continue;
            };
            let mut new = Vec::new();
            let model = ctx.op_interface::<dyn PromotableOpInterface>(body.name(op))?;
            if !model.can_uses_be_removed(OpRef::new(ctx, body, op), of_op, &mut new) {
                return None;
            }
            blocking.extend(new);
        }
        Some(Plan {
            used: uses.used().to_vec(),
            blocking,
            accessors,
        })
    }
}
