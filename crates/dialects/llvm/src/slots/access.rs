//! Memory slots of allocations, and accesses by loads and stores.

use super::{Emit, byte_size, element_index};
use crate::slots::bits::{can_narrow, can_widen};
use crate::types::PointerType;
use crate::{AllocaOp, DbgDeclareOp, LoadOp, StoreOp, UndefOp};
use terrace_builtin::attrs::{int_value, type_value};
use terrace_builtin::data_layout::DataLayout;
use terrace_interfaces::memory_slot::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, MemorySlot, PromotableAllocationOpInterface,
    PromotableMemOpInterface, SafeMemorySlotAccessOpInterface, SlotUses, Subslots, subelements,
};
use terrace_ir::interfaces::constant_value;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{InsertPoint, OpId, OpRef, OpView, Registry, SmallVec, Type, Use, ValueId};

pub(super) fn register(registry: &mut Registry) {
    registry.attach::<dyn PromotableAllocationOpInterface>(AllocaOp::DEF, &Alloca);
    registry.attach::<dyn PromotableMemOpInterface>(LoadOp::DEF, &Load);
    registry.attach::<dyn PromotableMemOpInterface>(StoreOp::DEF, &Store);
    registry.attach::<dyn DestructurableAllocationOpInterface>(AllocaOp::DEF, &Alloca);
    for (def, access) in [(LoadOp::DEF, &Access::LOAD), (StoreOp::DEF, &Access::STORE)] {
        registry.attach::<dyn DestructurableAccessorOpInterface>(def, access);
        registry.attach::<dyn SafeMemorySlotAccessOpInterface>(def, access);
    }
}

struct Alloca;

fn slot(op: OpRef<'_>) -> Option<MemorySlot> {
    Some(MemorySlot {
        pointer: op.body.result(op.id, 0),
        ty: type_value(op.ctx, op.prop(AllocaOp::ELEM_TYPE)?)?,
    })
}

impl PromotableAllocationOpInterface for Alloca {
    /// Returns the slot of an allocation in the entry block. Allocations in other blocks may run more than once and
    /// have no slot.
    fn slots(&self, op: OpRef<'_>) -> SmallVec<[MemorySlot; 1]> {
        let block = op.body.parent_block(op.id);
        let region = block.and_then(|block| op.body.parent_region(block));
        let entry = region.and_then(|region| op.body.entry_block(region));
        slot(op).filter(|_| entry == block).into_iter().collect()
    }

    fn default_value(&self, slot: MemorySlot, rw: &mut dyn Rewriter<'_>) -> ValueId {
        rw.create_value(UndefOp::spec(slot.ty))
    }

    /// Emits the debug value of a source variable in the slot.
    fn handle_block_argument(
        &self,
        slot: MemorySlot,
        argument: ValueId,
        rw: &mut dyn Rewriter<'_>,
    ) {
        let Some(block) = rw.body().defining_block(argument) else {
            return;
        };
        let users: Vec<OpId> = rw.body().uses(slot.pointer).map(|used| used.op).collect();
        let at = InsertPoint::start(rw.body(), block);
        for user in users {
            if rw.op(user).is::<DbgDeclareOp>() {
                super::users::declare_value(user, argument, at, rw);
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

    fn allocate(&self, op: OpId, element: Type, rw: &mut dyn Rewriter<'_>) -> ValueId {
        let count = rw.operand(op, 0);
        let pointer = PointerType::get(rw.ctx(), 0);
        rw.create_value(AllocaOp::spec(pointer, count, element))
    }
}

struct Load;

impl PromotableMemOpInterface for Load {
    fn loads_from(&self, op: OpRef<'_>, slot: MemorySlot) -> bool {
        slot.is_operand(op, 0)
    }

    fn can_uses_be_removed(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        uses: &[Use],
        layout: &DataLayout<'_>,
    ) -> bool {
        uses.len() == 1
            && slot.is_operand(op, 0)
            && can_narrow(layout, op.result_type(0), slot.ty)
            && op.prop(LoadOp::VOLATILE_).is_none()
    }

    fn remove_blocking_uses(
        &self,
        op: OpId,
        _slot: MemorySlot,
        reaching: ValueId,
        layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind {
        let result = rw.body().result(op, 0);
        let ty = rw.body().ty(result);
        let value = Emit::after(layout, rw, op).extract(reaching, ty);
        rw.replace_all_uses(result, value);
        DeletionKind::Delete
    }
}

/// A store, whose operands are the value and the address.
struct Store;

impl PromotableMemOpInterface for Store {
    fn stores_to(&self, op: OpRef<'_>, slot: MemorySlot) -> bool {
        slot.is_operand(op, 1)
    }

    fn stored(
        &self,
        op: OpId,
        _slot: MemorySlot,
        reaching: ValueId,
        layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> ValueId {
        let value = rw.body().operand(op, 0);
        Emit::after(layout, rw, op).insert(value, reaching)
    }

    /// The slot's pointer must not be the stored value.
    fn can_uses_be_removed(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        uses: &[Use],
        layout: &DataLayout<'_>,
    ) -> bool {
        uses.len() == 1
            && slot.is_operand(op, 1)
            && can_widen(layout, slot.ty, op.operand_type(0))
            && op.prop(StoreOp::VOLATILE_).is_none()
    }
}

/// A load or a store.
struct Access {
    /// The operand index of the address.
    address: usize,
    /// The slot of the volatile flag.
    volatile: usize,
}

impl Access {
    const LOAD: Self = Access {
        address: 0,
        volatile: LoadOp::VOLATILE_,
    };

    const STORE: Self = Access {
        address: 1,
        volatile: StoreOp::VOLATILE_,
    };

    /// Returns true if an access at the start of a slot of type `slot` stays within it.
    fn is_within(&self, op: OpRef<'_>, slot: Type, layout: &DataLayout<'_>) -> bool {
        let accessed = match self.address {
            0 => op.result_type(0),
            _ => op.operand_type(0),
        };
        let sizes = byte_size(layout, accessed).zip(byte_size(layout, slot));
        sizes.is_some_and(|(accessed, slot)| accessed <= slot)
    }
}

impl SafeMemorySlotAccessOpInterface for Access {
    fn ensure_only_safe_accesses(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        _uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool {
        !slot.is_operand(op, self.address) || self.is_within(op, slot.ty, layout)
    }
}

impl DestructurableAccessorOpInterface for Access {
    /// Rewires an access to the whole slot to the first element if the access stays within that element. The slot's
    /// pointer must not be the stored value.
    fn can_rewire(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool {
        let stores_pointer = (0..self.address).any(|index| slot.slot.is_operand(op, index));
        let first = element_index(op.ctx, 0).filter(|&index| {
            let first = slot.element(index);
            first.is_some_and(|first| self.is_within(op, first, layout))
        });
        let first = first.filter(|_| op.prop(self.volatile).is_none() && !stores_pointer);
        first.inspect(|&first| uses.insert(first)).is_some()
    }

    fn rewire(
        &self,
        op: OpId,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
        layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind {
        let first = element_index(layout.ctx(), 0).and_then(|index| subslots.get(index));
        if let Some(first) = first {
            rw.edit(op).set_operand(self.address, first.pointer);
        }
        DeletionKind::Keep
    }
}
