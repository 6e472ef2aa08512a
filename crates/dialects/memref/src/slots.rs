//! Memory of one element that can become a value, and memory of a few that can be divided.

use crate::ops::{AllocaOp, LoadOp, StoreOp};
use terrace_builtin::MemRefType;
use terrace_builtin::attrs::{ArrayAttr, AttrBuilder, int_value};
use terrace_builtin::data_layout::DataLayout;
use terrace_builtin::memory_slot::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, DestructurableTypeInterface, MemorySlot,
    PromotableAllocationOpInterface, PromotableMemOpInterface, SlotUses, Subslots, subelements,
};
use terrace_builtin::types::num_elements;
use terrace_ir::interfaces::constant_value;
use terrace_ir::{
    Attr, Body, Builder, Context, InsertPoint, OpId, OpRef, OpSpec, OpView, Registry, SmallVec,
    Type, Use, ValueId,
};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn PromotableAllocationOpInterface>(AllocaOp::DEF, &Alloca);
    registry.attach::<dyn PromotableMemOpInterface>(LoadOp::DEF, &Load);
    registry.attach::<dyn PromotableMemOpInterface>(StoreOp::DEF, &Store);
    registry.attach::<dyn DestructurableAllocationOpInterface>(AllocaOp::DEF, &Alloca);
    registry.attach::<dyn DestructurableAccessorOpInterface>(LoadOp::DEF, &Load);
    registry.attach::<dyn DestructurableAccessorOpInterface>(StoreOp::DEF, &Store);
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

    /// What was never written is poison; a memref is an allocation that nothing was written to, either.
    fn default_value(&self, builder: &mut Builder<'_>, slot: MemorySlot) -> ValueId {
        let ctx = builder.ctx;
        if slot.ty.is::<MemRefType>(ctx) {
            return builder.create_value(AllocaOp::spec(slot.ty, &[], &[]));
        }
        // The dialect is loaded with this one.
        let name = ctx.op_name("ub.poison");
        let op = builder.insert(OpSpec {
            results: &[slot.ty],
            props: ctx.prop_defaults(name),
            ..OpSpec::new(name, builder.loc)
        });
        builder.body().result(op, 0)
    }
}

/// `operand`: which one is the memref.
fn is_memref(op: OpRef<'_>, operand: usize, slot: MemorySlot) -> bool {
    op.body.operand(op.id, operand) == slot.pointer
}

struct Load;

impl PromotableMemOpInterface for Load {
    fn loads_from(&self, op: OpRef<'_>, slot: MemorySlot) -> bool {
        is_memref(op, 0, slot)
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
        _layout: &DataLayout<'_>,
    ) -> bool {
        uses.len() == 1 && is_memref(op, 0, slot) && op.result_type(0) == slot.ty
    }

    fn remove_blocking_uses(
        &self,
        _layout: &DataLayout<'_>,
        body: &mut Body,
        op: OpId,
        _slot: MemorySlot,
        reaching: ValueId,
    ) -> DeletionKind {
        body.replace_all_uses(body.result(op, 0), reaching);
        DeletionKind::Delete
    }
}

impl DestructurableAccessorOpInterface for Load {
    fn can_rewire(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        uses: &mut SlotUses,
        _layout: &DataLayout<'_>,
    ) -> bool {
        is_memref(op, 0, slot.slot) && use_element(op, 0, slot, uses)
    }

    fn rewire(
        &self,
        layout: &DataLayout<'_>,
        body: &mut Body,
        op: OpId,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        use_subslot(layout.ctx(), body, op, 0, subslots)
    }
}

struct Store;

impl PromotableMemOpInterface for Store {
    fn loads_from(&self, _op: OpRef<'_>, _slot: MemorySlot) -> bool {
        false
    }

    fn stores_to(&self, op: OpRef<'_>, slot: MemorySlot) -> bool {
        is_memref(op, 1, slot)
    }

    fn stored(
        &self,
        _layout: &DataLayout<'_>,
        body: &mut Body,
        op: OpId,
        _slot: MemorySlot,
        _reaching: ValueId,
    ) -> ValueId {
        body.operand(op, 0)
    }

    fn can_uses_be_removed(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        uses: &[Use],
        _layout: &DataLayout<'_>,
    ) -> bool {
        uses.len() == 1 && is_memref(op, 1, slot) && op.operand_type(0) == slot.ty
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

impl DestructurableAccessorOpInterface for Store {
    fn can_rewire(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        uses: &mut SlotUses,
        _layout: &DataLayout<'_>,
    ) -> bool {
        is_memref(op, 1, slot.slot)
            && !is_memref(op, 0, slot.slot)
            && use_element(op, 1, slot, uses)
    }

    fn rewire(
        &self,
        layout: &DataLayout<'_>,
        body: &mut Body,
        op: OpId,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        use_subslot(layout.ctx(), body, op, 1, subslots)
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

    fn destructure(
        &self,
        ctx: &Context,
        body: &mut Body,
        op: OpId,
        slot: &DestructurableMemorySlot,
        used: &[Attr],
    ) -> Subslots {
        let (at, loc) = (InsertPoint::after(body, op), body.loc(op));
        let mut builder = Builder::new(ctx, body, at, loc);
        let mut subslots = Subslots::default();
        for &index in used {
            let Some(ty) = slot.element(index) else {
                continue;
            };
            let scalar = ctx.ty(MemRefType {
                shape: Box::new([]),
                element: ty,
                layout: None,
                memory_space: None,
            });
            let pointer = builder.create_value(AllocaOp::spec(scalar, &[], &[]));
            subslots.insert(index, MemorySlot { pointer, ty });
        }
        subslots
    }
}

/// The elements of a memref, by the arrays of their indices.
struct Elements;

/// Memory of more elements stays as it is.
const MOST_ELEMENTS: i64 = 16;

impl DestructurableTypeInterface for Elements {
    fn subelements(&self, ctx: &Context, ty: Type) -> Option<Vec<(Attr, Type)>> {
        let memref = ty.as_::<MemRefType>(ctx)?;
        let count = num_elements(&memref.shape)?;
        if count == 1 || count > MOST_ELEMENTS {
            return None;
        }
        let element = |number: i64| {
            // The first index changes first.
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

/// The element that a load or store accesses, if its indices are known and within bounds. `memref`: which operand is the
/// memref; the indices are after it.
fn element_index(ctx: &Context, body: &Body, op: OpId, memref: usize) -> Option<Attr> {
    let ty = body.ty(body.operand(op, memref)).as_::<MemRefType>(ctx)?;
    let operands = body.operands(op).skip(memref + 1);
    let index = |(operand, &size): (ValueId, &i64)| {
        let index = constant_value(ctx, body, operand)?;
        let value = int_value(ctx, index)?;
        (0..size).contains(&value).then_some(index)
    };
    let elements = operands.zip(&ty.shape).map(index).collect::<Option<_>>()?;
    Some(ctx.attr(ArrayAttr { elements }))
}

/// Whether it is known which element is accessed; it is used then.
fn use_element(
    op: OpRef<'_>,
    memref: usize,
    slot: &DestructurableMemorySlot,
    uses: &mut SlotUses,
) -> bool {
    let index = element_index(op.ctx, op.body, op.id, memref);
    let index = index.filter(|&index| slot.element(index).is_some());
    index.inspect(|&index| uses.insert(index)).is_some()
}

/// Accesses the memory of the element instead, which needs no indices.
fn use_subslot(
    ctx: &Context,
    body: &mut Body,
    op: OpId,
    memref: usize,
    subslots: &Subslots,
) -> DeletionKind {
    let index = element_index(ctx, body, op, memref);
    if let Some(slot) = index.and_then(|index| subslots.get(index)) {
        let mut operands: SmallVec<[ValueId; 2]> = body.operands(op).take(memref).collect();
        operands.push(slot.pointer);
        body.set_operands(op, &operands);
    }
    DeletionKind::Keep
}
