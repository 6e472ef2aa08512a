//! Memory slots at addresses of elements, and slots of structs and arrays.

use super::{Emit, byte_size, element_index, is_constant_index, is_pointer};
use crate::GEPOp;
use crate::types::{ArrayType, PointerType, StructType};
use terrace_builtin::data_layout::DataLayout;
use terrace_interfaces::memory_slot::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableMemorySlot,
    DestructurableTypeInterface, MemorySlot, SafeMemorySlotAccessOpInterface, SlotUses, Subslots,
};
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{Attr, Context, OpId, OpRef, OpView, Registry, Type, ValueId};

pub(super) fn register(registry: &mut Registry) {
    registry.attach::<dyn SafeMemorySlotAccessOpInterface>(GEPOp::DEF, &Address);
    registry.attach::<dyn DestructurableAccessorOpInterface>(GEPOp::DEF, &Address);
    registry.attach_type::<StructType, dyn DestructurableTypeInterface>(&StructElements);
    registry.attach_type::<ArrayType, dyn DestructurableTypeInterface>(&ArrayElements);
}

struct StructElements;

impl DestructurableTypeInterface for StructElements {
    fn subelements(&self, ctx: &Context, ty: Type) -> Option<Vec<(Attr, Type)>> {
        let elements = ty.as_::<StructType>(ctx)?.elements().iter().enumerate();
        let element = |(index, &ty): (usize, &Type)| Some((element_index(ctx, index as u64)?, ty));
        elements.map(element).collect()
    }
}

struct ArrayElements;

/// The maximum length of an array that is split into elements.
const MOST_ELEMENTS: u64 = 16;

impl DestructurableTypeInterface for ArrayElements {
    fn subelements(&self, ctx: &Context, ty: Type) -> Option<Vec<(Attr, Type)>> {
        let array = ty.as_::<ArrayType>(ctx)?;
        if array.count > MOST_ELEMENTS {
            return None;
        }
        let element = |index| Some((element_index(ctx, index)?, array.element));
        (0..array.count).map(element).collect()
    }
}

/// Returns the offset of a struct field relative to the offset `start` of the struct.
fn field_start(
    layout: &DataLayout<'_>,
    structure: &StructType,
    index: usize,
    start: u64,
) -> Option<u64> {
    let mut at = start;
    for (here, &field) in structure.elements().iter().enumerate() {
        if !structure.is_packed() {
            at = at.checked_next_multiple_of(layout.type_abi_alignment(field)?.max(1))?;
        }
        if here == index {
            return Some(at);
        }
        at = at.checked_add(byte_size(layout, field)?)?;
    }
    None
}

/// Returns the byte offset of an address if it is constant and not negative.
fn byte_offset(layout: &DataLayout<'_>, op: OpRef<'_>) -> Option<u64> {
    let ctx = op.ctx;
    let gep = op.as_::<GEPOp>()?;
    let indices = gep.raw_constant_indices().iter();
    let index = |&index: &i32| {
        u64::try_from(index)
            .ok()
            .filter(|_| is_constant_index(index))
    };
    let indices: Vec<u64> = indices.map(index).collect::<Option<_>>()?;
    let (&first, rest) = indices.split_first()?;
    let mut ty = gep.elem_type();
    let mut offset = first.checked_mul(byte_size(layout, ty)?)?;
    for &index in rest {
        if let Some(array) = ty.as_::<ArrayType>(ctx) {
            let size = byte_size(layout, array.element)?;
            offset = offset.checked_add(index.checked_mul(size)?)?;
            ty = array.element;
        } else {
            let structure = ty.as_::<StructType>(ctx)?;
            let index = usize::try_from(index).ok()?;
            offset = field_start(layout, structure, index, offset)?;
            ty = *structure.elements().get(index)?;
        }
    }
    Some(offset)
}

/// Returns the element of a type that contains a byte, and the offset in that element. Returns `None` for padding.
fn element_at(layout: &DataLayout<'_>, ty: Type, offset: u64) -> Option<(u64, u64)> {
    let ctx = layout.ctx();
    if offset >= byte_size(layout, ty)? {
        return None;
    }
    if let Some(array) = ty.as_::<ArrayType>(ctx) {
        let size = byte_size(layout, array.element)?;
        return Some((offset.checked_div(size)?, offset % size));
    }
    let structure = ty.as_::<StructType>(ctx)?;
    for (index, &field) in structure.elements().iter().enumerate() {
        let start = field_start(layout, structure, index, 0)?;
        let inside = offset.checked_sub(start)?;
        if inside < byte_size(layout, field)? {
            return Some((index as u64, inside));
        }
    }
    None
}

struct Address;

impl Address {
    /// Returns the element of a slot that an address points into, and the offset in that element.
    fn element(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        layout: &DataLayout<'_>,
    ) -> Option<(Attr, u64)> {
        let base = op.body.operand(op.id, 0);
        if base != slot.slot.pointer || !is_pointer(op, base) {
            return None;
        }
        let (index, offset) = element_at(layout, slot.slot.ty, byte_offset(layout, op)?)?;
        Some((element_index(op.ctx, index)?, offset))
    }

    /// Returns the slot from an address to the end of the memory.
    fn rest(&self, op: OpRef<'_>, size: u64, offset: u64) -> Option<MemorySlot> {
        let count = size.checked_sub(offset)?;
        let element = Type::I8;
        Some(MemorySlot {
            pointer: op.body.result(op.id, 0),
            ty: op.ctx.ty(ArrayType { element, count }),
        })
    }
}

impl SafeMemorySlotAccessOpInterface for Address {
    fn ensure_only_safe_accesses(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool {
        if op.body.operand(op.id, 0) != slot.pointer {
            return true;
        }
        let rest = byte_offset(layout, op).zip(byte_size(layout, slot.ty));
        let rest = rest.filter(|(offset, size)| offset < size);
        let rest = rest.and_then(|(offset, size)| self.rest(op, size, offset));
        uses.must_be_safe.extend(rest);
        rest.is_some()
    }
}

impl DestructurableAccessorOpInterface for Address {
    fn can_rewire(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool {
        let Some((index, offset)) = self.element(op, slot, layout) else {
            return false;
        };
        let element = slot.element(index);
        let size = element.and_then(|element| byte_size(layout, element));
        let Some(rest) = size.and_then(|size| self.rest(op, size, offset)) else {
            return false;
        };
        uses.insert(index);
        uses.must_be_safe.push(rest);
        true
    }

    fn rewire(
        &self,
        op: OpId,
        slot: &DestructurableMemorySlot,
        subslots: &Subslots,
        layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind {
        let at = rw.op(op);
        let element = self.element(at, slot, layout);
        let element = element.and_then(|(index, offset)| Some((subslots.get(index)?, offset)));
        let Some((subslot, offset)) = element else {
            return DeletionKind::Keep;
        };
        let flags = at.as_::<GEPOp>().map(|gep| gep.no_wrap_flags());
        let result = rw.body().result(op, 0);
        let ty = rw.body().ty(result);
        let offset = [i32::try_from(offset).unwrap_or(i32::MAX)];
        let spec = GEPOp::spec(ty, subslot.pointer, &[], &offset, Type::I8);
        let spec = match flags {
            Some(flags) => spec.no_wrap_flags(flags),
            None => spec,
        };
        let pointer = Emit::after(layout, rw, op).rw.create_or_fold(spec);
        rw.replace_all_uses(result, pointer);
        DeletionKind::Delete
    }
}

/// Returns the address of an element of the aggregate at `pointer`.
pub(super) fn element_address(
    emit: &mut Emit<'_, '_>,
    ty: Type,
    pointer: ValueId,
    index: u64,
) -> ValueId {
    let index = i32::try_from(index).unwrap_or(i32::MAX);
    let result = PointerType::get(emit.rw.ctx(), 0);
    emit.rw
        .create_value(GEPOp::spec(result, pointer, &[], &[0, index], ty))
}
