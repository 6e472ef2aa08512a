//! Accesses to memory slots by copying and filling memory.

use super::address::element_address;
use super::bits::integer;
use super::{Emit, byte_size, element_index, is_pointer};
use crate::types::{ArrayType, StructType};
use crate::{
    ConstantOp, LoadOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp, MemsetOp, OrOp, ShlOp,
    StoreOp, ZExtOp,
};
use terrace_builtin::attrs::{AttrBuilder, IntegerAttr, bool_value};
use terrace_builtin::data_layout::DataLayout;
use terrace_builtin::types::bit_width;
use terrace_interfaces::memory_slot::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableMemorySlot, MemorySlot,
    PromotableMemOpInterface, SafeMemorySlotAccessOpInterface, SlotUses, Subslots,
};
use terrace_ir::interfaces::constant_value;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{Loc, OpId, OpRef, OpSpec, OpView, Registry, Use, ValueId};

pub(super) fn register(registry: &mut Registry) {
    for def in [MemcpyOp::DEF, MemcpyInlineOp::DEF, MemmoveOp::DEF] {
        registry.attach::<dyn PromotableMemOpInterface>(def, &Copy);
        registry.attach::<dyn DestructurableAccessorOpInterface>(def, &Copy);
        registry.attach::<dyn SafeMemorySlotAccessOpInterface>(def, &Write);
    }
    for def in [MemsetOp::DEF, MemsetInlineOp::DEF] {
        registry.attach::<dyn PromotableMemOpInterface>(def, &Fill);
        registry.attach::<dyn DestructurableAccessorOpInterface>(def, &Fill);
        registry.attach::<dyn SafeMemorySlotAccessOpInterface>(def, &Write);
    }
}

/// The operands of these operations: the destination, the source or fill byte, and the length if it is not a
/// property.
const DESTINATION: usize = 0;
const SOURCE: usize = 1;
const LENGTH: usize = 2;

/// Returns the length in bytes if it is constant.
fn length_attr(op: OpRef<'_>) -> Option<&IntegerAttr> {
    let length = match op.prop_named("len") {
        Some(length) => Some(length),
        None => constant_value(op.ctx, op.body, op.body.operands(op.id).nth(LENGTH)?),
    };
    length?.as_::<IntegerAttr>(op.ctx)
}

fn length(op: OpRef<'_>) -> Option<u64> {
    let length = &length_attr(op)?.value;
    length.to_u64().filter(|_| length.width() <= 64)
}

fn is_volatile(op: OpRef<'_>) -> bool {
    let volatile = op.prop_named("isVolatile");
    volatile.and_then(|volatile| bool_value(op.ctx, volatile)) != Some(false)
}

/// Returns true if an operation writes only to memory of the slot.
fn writes_only_within(op: OpRef<'_>, slot: MemorySlot, layout: &DataLayout<'_>) -> bool {
    let size = byte_size(layout, slot.ty);
    is_pointer(op, slot.pointer)
        && slot.is_operand(op, DESTINATION)
        && length(op)
            .zip(size)
            .is_some_and(|(length, size)| length <= size)
}

fn is_whole(op: OpRef<'_>, slot: MemorySlot, layout: &DataLayout<'_>) -> bool {
    length(op).is_some_and(|length| byte_size(layout, slot.ty) == Some(length))
}

/// Creates the same operation with other operands and length. `length_loc` is the location of the constant for the
/// length.
fn create_like(
    emit: &mut Emit<'_, '_>,
    op: OpId,
    [destination, source]: [ValueId; 2],
    bytes: u64,
    length_loc: Loc,
) {
    let ctx = emit.rw.ctx();
    let name = emit.rw.body().name(op);
    let Some(ty) = length_attr(emit.rw.op(op)).map(|length| length.ty) else {
        return;
    };
    let loc = emit.rw.loc();
    let mut operands = vec![destination, source];
    let mut props: Vec<_> = ctx.prop_defaults(name).to_vec();
    let Some(def) = ctx.op_def(name) else { return };
    if let Some(volatile) = def.prop_index("isVolatile") {
        props[volatile] = emit.rw.body().prop(op, volatile);
    }
    match def.prop_index("len") {
        Some(slot) => props[slot] = Some(ctx.int(ty, bytes.cast_signed())),
        None => {
            emit.rw.set_loc(length_loc);
            operands.push(emit.int(ty, bytes));
            emit.rw.set_loc(loc);
        }
    }
    emit.rw.builder().insert(OpSpec {
        operands: &operands,
        props: &props,
        ..OpSpec::new(name, loc)
    });
}

/// A copy or fill of constant length.
struct Write;

impl SafeMemorySlotAccessOpInterface for Write {
    fn ensure_only_safe_accesses(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        _uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool {
        writes_only_within(op, slot, layout)
    }
}

struct Copy;

impl PromotableMemOpInterface for Copy {
    fn loads_from(&self, op: OpRef<'_>, slot: MemorySlot) -> bool {
        slot.is_operand(op, SOURCE)
    }

    fn stores_to(&self, op: OpRef<'_>, slot: MemorySlot) -> bool {
        slot.is_operand(op, DESTINATION)
    }

    fn stored(
        &self,
        op: OpId,
        slot: MemorySlot,
        _reaching: ValueId,
        layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> ValueId {
        let source = rw.body().operand(op, SOURCE);
        Emit::after(layout, rw, op)
            .rw
            .create_value(LoadOp::spec(slot.ty, source))
    }

    /// Copies of memory to itself are kept.
    fn can_uses_be_removed(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        _uses: &[Use],
        layout: &DataLayout<'_>,
    ) -> bool {
        op.body.operand(op.id, DESTINATION) != op.body.operand(op.id, SOURCE)
            && !is_volatile(op)
            && is_whole(op, slot, layout)
    }

    fn remove_blocking_uses(
        &self,
        op: OpId,
        slot: MemorySlot,
        reaching: ValueId,
        layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind {
        if self.loads_from(rw.op(op), slot) {
            let destination = rw.body().operand(op, DESTINATION);
            let emit = Emit::after(layout, rw, op);
            emit.rw
                .builder()
                .create(StoreOp::spec(reaching, destination));
        }
        DeletionKind::Delete
    }
}

impl DestructurableAccessorOpInterface for Copy {
    /// Only a copy of the whole slot can be split into copies of the elements.
    fn can_rewire(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool {
        let can = !is_volatile(op) && is_whole(op, slot.slot, layout);
        if can && slot.slot.is_operand(op, SOURCE) {
            slot.elements
                .iter()
                .for_each(|&(index, _)| uses.insert(index));
        }
        can
    }

    fn rewire(
        &self,
        op: OpId,
        slot: &DestructurableMemorySlot,
        subslots: &Subslots,
        layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind {
        let (destination, source) = (
            rw.body().operand(op, DESTINATION),
            rw.body().operand(op, SOURCE),
        );
        let writes = destination == slot.slot.pointer;
        let mut emit = Emit::after(layout, rw, op);
        for (number, &(index, _)) in slot.elements.iter().enumerate() {
            let Some(subslot) = subslots.get(index) else {
                continue;
            };
            let other = if writes { source } else { destination };
            let other = element_address(&mut emit, slot.slot.ty, other, number as u64);
            let (to, from) = match writes {
                true => (subslot.pointer, other),
                false => (other, subslot.pointer),
            };
            let bytes = byte_size(layout, subslot.ty).unwrap_or(0);
            let loc = emit.rw.loc();
            create_like(&mut emit, op, [to, from], bytes, loc);
        }
        DeletionKind::Delete
    }
}

struct Fill;

impl PromotableMemOpInterface for Fill {
    fn stores_to(&self, op: OpRef<'_>, slot: MemorySlot) -> bool {
        slot.is_operand(op, DESTINATION)
    }

    /// Replicates the byte to all bytes of the value. Each step doubles the number of filled bytes by a shift.
    fn stored(
        &self,
        op: OpId,
        slot: MemorySlot,
        _reaching: ValueId,
        layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> ValueId {
        let ctx = layout.ctx();
        let byte = rw.body().operand(op, SOURCE);
        let constant = constant_value(ctx, rw.body(), byte);
        let constant = constant.and_then(|byte| byte.as_::<IntegerAttr>(ctx));
        let width = bit_width(ctx, slot.ty).unwrap_or(8);
        let ty = integer(ctx, u64::from(width));
        let mut emit = Emit::after(layout, rw, op);
        let steps = (3..32).map(|step| 1_u64 << step);
        let steps = steps.take_while(|&covered| covered < u64::from(width));
        let value = if let Some(byte) = constant {
            let byte = byte.value.zext(width);
            let value = steps.fold(byte, |value, covered| value.or(&value.shl(covered)));
            let value = ctx.attr(IntegerAttr { ty, value });
            emit.rw.create_value(ConstantOp::spec(ty, value))
        } else if width == 8 {
            byte
        } else {
            let mut value = emit.rw.create_value(ZExtOp::spec(ty, byte));
            for covered in steps {
                let amount = emit.int(ty, covered);
                let shifted = emit.rw.create_value(ShlOp::spec(value, amount));
                value = emit.rw.create_value(OrOp::spec(value, shifted));
            }
            value
        };
        emit.int_as(value, slot.ty)
    }

    /// Only values of integer and float types of whole bytes can be filled.
    fn can_uses_be_removed(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        _uses: &[Use],
        layout: &DataLayout<'_>,
    ) -> bool {
        bit_width(op.ctx, slot.ty).is_some_and(|width| width > 0 && width % 8 == 0)
            && !is_volatile(op)
            && is_whole(op, slot, layout)
    }
}

impl DestructurableAccessorOpInterface for Fill {
    /// A fill uses no element: an element that is never read need not be filled.
    fn can_rewire(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        _uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool {
        let ty = slot.slot.ty;
        (ty.is::<StructType>(op.ctx) || ty.is::<ArrayType>(op.ctx))
            && !is_volatile(op)
            && writes_only_within(op, slot.slot, layout)
    }

    fn rewire(
        &self,
        op: OpId,
        slot: &DestructurableMemorySlot,
        subslots: &Subslots,
        layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind {
        let ctx = layout.ctx();
        let Some(filled) = length(rw.op(op)) else {
            return DeletionKind::Keep;
        };
        let structure = slot.slot.ty.as_::<StructType>(ctx);
        let is_packed = structure.is_some_and(|ty| ty.is_packed());
        let byte = rw.body().operand(op, SOURCE);
        let given_length = rw.body().operands(op).nth(LENGTH);
        let length_loc =
            given_length.map_or(rw.body().loc(op), |length| rw.body().value_loc(length));
        let mut emit = Emit::after(layout, rw, op);
        let mut covered = 0_u64;
        for (number, &(_, ty)) in slot.elements.iter().enumerate() {
            let (Some(index), Some(size)) =
                (element_index(ctx, number as u64), byte_size(layout, ty))
            else {
                break;
            };
            if !is_packed {
                let alignment = layout.type_abi_alignment(ty).unwrap_or(1).max(1);
                let aligned = covered.checked_next_multiple_of(alignment);
                covered = aligned.unwrap_or(u64::MAX);
            }
            if covered >= filled {
                break;
            }
            if let Some(subslot) = subslots.get(index) {
                let operands = [subslot.pointer, byte];
                let bytes = size.min(filled - covered);
                create_like(&mut emit, op, operands, bytes, length_loc);
            }
            covered = covered.saturating_add(size);
        }
        DeletionKind::Delete
    }
}
