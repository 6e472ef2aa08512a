//! Allocations, loads, stores.

use super::{Emit, byte_size, element_index, is_operand};
use crate::slots::bits::{can_narrow, can_widen};
use crate::types::PointerType;
use crate::{AllocaOp, DbgDeclareOp, LoadOp, StoreOp, UndefOp};
use terrace_builtin::attrs::{int_value, type_value};
use terrace_builtin::data_layout::DataLayout;
use terrace_builtin::memory_slot::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, MemorySlot, PromotableAllocationOpInterface,
    PromotableMemOpInterface, SafeMemorySlotAccessOpInterface, SlotUses, Subslots, subelements,
};
use terrace_ir::interfaces::constant_value;
use terrace_ir::{
    Attr, Body, Builder, Context, InsertPoint, OpId, OpRef, OpView, Registry, SmallVec, Type, Use,
    ValueId,
};

pub(super) fn register(registry: &mut Registry) {
    registry.attach::<dyn PromotableAllocationOpInterface>(AllocaOp::DEF, &Alloca);
    registry.attach::<dyn PromotableMemOpInterface>(LoadOp::DEF, &Load);
    registry.attach::<dyn PromotableMemOpInterface>(StoreOp::DEF, &Store);
    registry.attach::<dyn DestructurableAllocationOpInterface>(AllocaOp::DEF, &Alloca);
    registry.attach::<dyn DestructurableAccessorOpInterface>(LoadOp::DEF, &Load);
    registry.attach::<dyn DestructurableAccessorOpInterface>(StoreOp::DEF, &Store);
    registry.attach::<dyn SafeMemorySlotAccessOpInterface>(LoadOp::DEF, &Load);
    registry.attach::<dyn SafeMemorySlotAccessOpInterface>(StoreOp::DEF, &Store);
}

struct Alloca;

fn slot(op: OpRef<'_>) -> Option<MemorySlot> {
    Some(MemorySlot {
        pointer: op.body.result(op.id, 0),
        ty: type_value(op.ctx, op.prop(AllocaOp::ELEM_TYPE)?)?,
    })
}

impl PromotableAllocationOpInterface for Alloca {
    /// Only of the entry block: elsewhere the allocation may be made more than once.
    fn slots(&self, op: OpRef<'_>) -> SmallVec<[MemorySlot; 1]> {
        let block = op.body.parent_block(op.id);
        let region = block.and_then(|block| op.body.parent_region(block));
        let entry = region.and_then(|region| op.body.entry_block(region));
        slot(op).filter(|_| entry == block).into_iter().collect()
    }

    fn default_value(&self, builder: &mut Builder<'_>, slot: MemorySlot) -> ValueId {
        builder.create_value(UndefOp::spec(slot.ty))
    }

    /// A variable of the source that is in the slot has the argument's value.
    fn handle_block_argument(
        &self,
        ctx: &Context,
        body: &mut Body,
        slot: MemorySlot,
        argument: ValueId,
    ) {
        let Some(block) = body.defining_block(argument) else {
            return;
        };
        let users: Vec<OpId> = body.uses(slot.pointer).map(|used| used.op).collect();
        let at = InsertPoint::start(body, block);
        for user in users {
            if DbgDeclareOp::cast(ctx, body, user).is_some() {
                super::users::declare_value(ctx, body, user, argument, at);
            }
        }
    }
}

impl DestructurableAllocationOpInterface for Alloca {
    fn destructurable_slots(&self, op: OpRef<'_>) -> SmallVec<[DestructurableMemorySlot; 1]> {
        let count = constant_value(op.ctx, op.body, op.body.operand(op.id, 0));
        let is_one = count.and_then(|count| int_value(op.ctx, count)) == Some(1);
        let slot = slot(op).filter(|_| is_one).and_then(|slot| {
            let elements = subelements(op.ctx, slot.ty)?;
            Some(DestructurableMemorySlot { slot, elements })
        });
        slot.into_iter().collect()
    }

    fn destructure(
        &self,
        ctx: &Context,
        body: &mut Body,
        op: OpId,
        slot: &DestructurableMemorySlot,
        used: &[Attr],
    ) -> Subslots {
        let (at, loc) = (InsertPoint::after(body, op), body.loc(op));
        let count = body.operand(op, 0);
        let mut builder = Builder::new(ctx, body, at, loc);
        let mut subslots = Subslots::default();
        for &index in used {
            let Some(ty) = slot.element(index) else {
                continue;
            };
            let spec = AllocaOp::spec(PointerType::get(ctx, 0), count, ty);
            let pointer = builder.create_value(spec);
            subslots.insert(index, MemorySlot { pointer, ty });
        }
        subslots
    }
}

/// Whether an access of a type stays within a slot.
fn is_within(layout: &DataLayout<'_>, accessed: Type, slot: Type) -> bool {
    let sizes = byte_size(layout, accessed).zip(byte_size(layout, slot));
    sizes.is_some_and(|(accessed, slot)| accessed <= slot)
}

/// An access of the whole slot uses the first element, if it stays within it.
fn use_first(
    slot: &DestructurableMemorySlot,
    accessed: Type,
    uses: &mut SlotUses,
    layout: &DataLayout<'_>,
) -> bool {
    let Some(index) = element_index(layout.ctx(), 0) else {
        return false;
    };
    let first = slot.element(index);
    let fits = first.is_some_and(|first| is_within(layout, accessed, first));
    if fits {
        uses.insert(index);
    }
    fits
}

/// Accesses the memory of the first element. `address`: which operand is the address.
fn use_first_subslot(
    ctx: &Context,
    body: &mut Body,
    op: OpId,
    address: usize,
    subslots: &Subslots,
) -> DeletionKind {
    if let Some(first) = element_index(ctx, 0).and_then(|index| subslots.get(index)) {
        body.set_operand(op, address, first.pointer);
    }
    DeletionKind::Keep
}

struct Load;

impl PromotableMemOpInterface for Load {
    fn loads_from(&self, op: OpRef<'_>, slot: MemorySlot) -> bool {
        is_operand(op, 0, slot)
    }

    fn stores_to(&self, _op: OpRef<'_>, _slot: MemorySlot) -> bool {
        false
    }

    /// A load leaves what is there.
    fn stored(
        &self,
        _layout: &DataLayout<'_>,
        _body: &mut Body,
        _op: OpId,
        _slot: MemorySlot,
        reaching: ValueId,
    ) -> ValueId {
        reaching
    }

    fn can_uses_be_removed(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        uses: &[Use],
        layout: &DataLayout<'_>,
    ) -> bool {
        uses.len() == 1
            && is_operand(op, 0, slot)
            && can_narrow(layout, op.result_type(0), slot.ty)
            && op.prop(LoadOp::VOLATILE_).is_none()
    }

    fn remove_blocking_uses(
        &self,
        layout: &DataLayout<'_>,
        body: &mut Body,
        op: OpId,
        _slot: MemorySlot,
        reaching: ValueId,
    ) -> DeletionKind {
        let result = body.result(op, 0);
        let ty = body.ty(result);
        let value = Emit::after(layout, body, op).extract(reaching, ty);
        body.replace_all_uses(result, value);
        DeletionKind::Delete
    }
}

impl SafeMemorySlotAccessOpInterface for Load {
    fn ensure_only_safe_accesses(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        _uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool {
        !is_operand(op, 0, slot) || is_within(layout, op.result_type(0), slot.ty)
    }
}

impl DestructurableAccessorOpInterface for Load {
    fn can_rewire(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool {
        op.prop(LoadOp::VOLATILE_).is_none() && use_first(slot, op.result_type(0), uses, layout)
    }

    fn rewire(
        &self,
        layout: &DataLayout<'_>,
        body: &mut Body,
        op: OpId,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        use_first_subslot(layout.ctx(), body, op, 0, subslots)
    }
}

/// The value is the first operand, the address the second.
struct Store;

impl PromotableMemOpInterface for Store {
    fn loads_from(&self, _op: OpRef<'_>, _slot: MemorySlot) -> bool {
        false
    }

    fn stores_to(&self, op: OpRef<'_>, slot: MemorySlot) -> bool {
        is_operand(op, 1, slot)
    }

    fn stored(
        &self,
        layout: &DataLayout<'_>,
        body: &mut Body,
        op: OpId,
        _slot: MemorySlot,
        reaching: ValueId,
    ) -> ValueId {
        let value = body.operand(op, 0);
        Emit::after(layout, body, op).insert(value, reaching)
    }

    /// The pointer itself must not be what is stored.
    fn can_uses_be_removed(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        uses: &[Use],
        layout: &DataLayout<'_>,
    ) -> bool {
        uses.len() == 1
            && is_operand(op, 1, slot)
            && can_widen(layout, slot.ty, op.operand_type(0))
            && op.prop(StoreOp::VOLATILE_).is_none()
    }

    fn remove_blocking_uses(
        &self,
        _layout: &DataLayout<'_>,
        _body: &mut Body,
        _op: OpId,
        _slot: MemorySlot,
        _reaching: ValueId,
    ) -> DeletionKind {
        DeletionKind::Delete
    }
}

impl SafeMemorySlotAccessOpInterface for Store {
    fn ensure_only_safe_accesses(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        _uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool {
        !is_operand(op, 1, slot) || is_within(layout, op.operand_type(0), slot.ty)
    }
}

impl DestructurableAccessorOpInterface for Store {
    fn can_rewire(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool {
        op.prop(StoreOp::VOLATILE_).is_none()
            && !is_operand(op, 0, slot.slot)
            && use_first(slot, op.operand_type(0), uses, layout)
    }

    fn rewire(
        &self,
        layout: &DataLayout<'_>,
        body: &mut Body,
        op: OpId,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        use_first_subslot(layout.ctx(), body, op, 1, subslots)
    }
}
