//! Implements memory slots: promotion of memory with one element, and splitting of small memory.

use crate::ops::{AllocaOp, LoadOp, StoreOp};
use terrace_builtin::MemRefType;
use terrace_builtin::attrs::{ArrayAttr, AttrBuilder, int_value};
use terrace_builtin::data_layout::DataLayout;
use terrace_builtin::types::num_elements;
use terrace_interfaces::memory_slot::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, DestructurableTypeInterface, MemorySlot,
    PromotableAllocationOpInterface, PromotableMemOpInterface, SlotUses, Subslots, subelements,
};
use terrace_ir::interfaces::constant_value;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{
    Attr, Context, OpId, OpRef, OpSpec, OpView, Registry, SmallVec, Type, Use, ValueId,
};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn PromotableAllocationOpInterface>(AllocaOp::DEF, &Alloca);
    registry.attach::<dyn PromotableMemOpInterface>(LoadOp::DEF, &Load);
    registry.attach::<dyn PromotableMemOpInterface>(StoreOp::DEF, &Store);
    registry.attach::<dyn DestructurableAllocationOpInterface>(AllocaOp::DEF, &Alloca);
    registry.attach::<dyn DestructurableAccessorOpInterface>(LoadOp::DEF, &Access { memref: 0 });
    registry.attach::<dyn DestructurableAccessorOpInterface>(StoreOp::DEF, &Access { memref: 1 });
    registry.attach_type::<MemRefType, dyn DestructurableTypeInterface>(&Elements);
}

struct Alloca;

impl PromotableAllocationOpInterface for Alloca {
    fn slots(&self, op: OpRef<'_>) -> SmallVec<[MemorySlot; 1]> {
        let pointer = op.body.result(op.id, 0);
        let ty = op.body.ty(pointer).as_::<MemRefType>(op.ctx);
        let one = ty.filter(|ty| num_elements(&ty.shape) == Some(1));
        let slot = one.map(|ty| MemorySlot {
            pointer,
            ty: ty.element,
        });
        slot.into_iter().collect()
    }

    /// Returns poison for uninitialized memory. The value of an uninitialized memref is a new allocation.
    fn default_value(&self, slot: MemorySlot, rw: &mut dyn Rewriter<'_>) -> ValueId {
        let ctx = rw.ctx();
        if slot.ty.is::<MemRefType>(ctx) {
            return rw.create_value(AllocaOp::spec(slot.ty, &[], &[]));
        }
        // `ub` is always loaded with this dialect.
        let name = ctx.op_name("ub.poison");
        let loc = rw.loc();
        let op = rw.builder().insert(OpSpec {
            results: &[slot.ty],
            props: ctx.prop_defaults(name),
            ..OpSpec::new(name, loc)
        });
        rw.body().result(op, 0)
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
        _layout: &DataLayout<'_>,
    ) -> bool {
        uses.len() == 1 && slot.is_operand(op, 0) && op.result_type(0) == slot.ty
    }

    fn remove_blocking_uses(
        &self,
        op: OpId,
        _slot: MemorySlot,
        reaching: ValueId,
        _layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind {
        let result = rw.body().result(op, 0);
        rw.replace_all_uses(result, reaching);
        DeletionKind::Delete
    }
}

/// A store, whose operands are the value and the memref.
struct Store;

impl PromotableMemOpInterface for Store {
    fn stores_to(&self, op: OpRef<'_>, slot: MemorySlot) -> bool {
        slot.is_operand(op, 1)
    }

    fn stored(
        &self,
        op: OpId,
        _slot: MemorySlot,
        _reaching: ValueId,
        _layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> ValueId {
        rw.body().operand(op, 0)
    }

    fn can_uses_be_removed(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        uses: &[Use],
        _layout: &DataLayout<'_>,
    ) -> bool {
        uses.len() == 1 && slot.is_operand(op, 1) && op.operand_type(0) == slot.ty
    }
}

impl DestructurableAllocationOpInterface for Alloca {
    fn destructurable_slots(&self, op: OpRef<'_>) -> SmallVec<[DestructurableMemorySlot; 1]> {
        let pointer = op.body.result(op.id, 0);
        let ty = op.body.ty(pointer);
        let elements = subelements(op.ctx, ty);
        let slot = MemorySlot { pointer, ty };
        let slot = elements.map(|elements| DestructurableMemorySlot { slot, elements });
        slot.into_iter().collect()
    }

    fn allocate(&self, _op: OpId, element: Type, rw: &mut dyn Rewriter<'_>) -> ValueId {
        let scalar = rw.ctx().ty(MemRefType {
            shape: Box::new([]),
            element,
            layout: None,
            memory_space: None,
        });
        rw.create_value(AllocaOp::spec(scalar, &[], &[]))
    }
}

/// The elements of a memref, indexed by arrays of indices.
struct Elements;

/// The maximum number of elements of memory that is split.
const MOST_ELEMENTS: i64 = 16;

impl DestructurableTypeInterface for Elements {
    fn subelements(&self, ctx: &Context, ty: Type) -> Option<Vec<(Attr, Type)>> {
        let memref = ty.as_::<MemRefType>(ctx)?;
        let count = num_elements(&memref.shape)?;
        if count == 1 || count > MOST_ELEMENTS {
            return None;
        }
        let element = |number: i64| {
            // The first index varies fastest.
            let mut rest = number;
            let indices = memref.shape.iter().map(|&size| {
                let index = rest % size;
                rest /= size;
                ctx.int(Type::INDEX, index)
            });
            let elements = indices.collect();
            (ctx.attr(ArrayAttr { elements }), memref.element)
        };
        Some((0..count).map(element).collect())
    }
}

/// A load or a store of one element.
struct Access {
    /// The operand index of the memref. Its indices follow it.
    memref: usize,
}

impl Access {
    /// Returns the accessed element if its indices are constant and in bounds.
    fn element(&self, op: OpRef<'_>) -> Option<Attr> {
        let ty = op.operand_type(self.memref).as_::<MemRefType>(op.ctx)?;
        let operands = op.body.operands(op.id).skip(self.memref + 1);
        let index = |(operand, &size): (ValueId, &i64)| {
            let index = constant_value(op.ctx, op.body, operand)?;
            let value = int_value(op.ctx, index)?;
            (0..size).contains(&value).then_some(index)
        };
        let elements = operands.zip(&ty.shape).map(index).collect::<Option<_>>()?;
        Some(op.ctx.attr(ArrayAttr { elements }))
    }
}

impl DestructurableAccessorOpInterface for Access {
    /// The slot's memref must not be the stored value.
    fn can_rewire(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        uses: &mut SlotUses,
        _layout: &DataLayout<'_>,
    ) -> bool {
        let is_slot = |index| slot.slot.is_operand(op, index);
        if !is_slot(self.memref) || (0..self.memref).any(is_slot) {
            return false;
        }
        let index = self.element(op);
        let index = index.filter(|&index| slot.element(index).is_some());
        index.inspect(|&index| uses.insert(index)).is_some()
    }

    /// Accesses the element's own memory, which has no indices.
    fn rewire(
        &self,
        op: OpId,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
        _layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind {
        let index = self.element(rw.op(op));
        if let Some(slot) = index.and_then(|index| subslots.get(index)) {
            let before = rw.body().operands(op).take(self.memref);
            let operands: SmallVec<[ValueId; 2]> = before.chain([slot.pointer]).collect();
            rw.edit(op).set_operands(&operands);
        }
        DeletionKind::Keep
    }
}
