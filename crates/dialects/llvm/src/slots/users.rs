//! Users of a slot's pointer that do not depend on the content of the slot.

use crate::{
    AddrSpaceCastOp, BitcastOp, DbgDeclareOp, DbgValueOp, GEPOp, InvariantEndOp, InvariantStartOp,
    LaunderInvariantGroupOp, LifetimeEndOp, LifetimeStartOp, StripInvariantGroupOp, UndefOp,
};
use terrace_interfaces::memory_slot::{DeletionKind, PromotableOpInterface};
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{InsertPoint, OpId, OpRef, OpSpec, OpView, Registry, Use, ValueId};

pub(super) fn register(registry: &mut Registry) {
    for def in [
        BitcastOp::DEF,
        AddrSpaceCastOp::DEF,
        LaunderInvariantGroupOp::DEF,
        StripInvariantGroupOp::DEF,
    ] {
        registry.attach::<dyn PromotableOpInterface>(def, &SamePointer);
    }
    for def in [
        LifetimeStartOp::DEF,
        LifetimeEndOp::DEF,
        InvariantStartOp::DEF,
        InvariantEndOp::DEF,
    ] {
        registry.attach::<dyn PromotableOpInterface>(def, &Marker);
    }
    registry.attach::<dyn PromotableOpInterface>(GEPOp::DEF, &Address);
    registry.attach::<dyn PromotableOpInterface>(DbgDeclareOp::DEF, &Declare);
    registry.attach::<dyn PromotableOpInterface>(DbgValueOp::DEF, &DebugValue);
}

/// Adds the uses of the operation's results, which must also be removed.
fn uses_of_results(op: OpRef<'_>, new: &mut Vec<Use>) {
    for result in op.body.results(op.id) {
        new.extend(op.body.uses(result));
    }
}

/// Operations whose result points to the same memory.
struct SamePointer;

impl PromotableOpInterface for SamePointer {
    fn can_uses_be_removed(&self, op: OpRef<'_>, _uses: &[Use], new: &mut Vec<Use>) -> bool {
        uses_of_results(op, new);
        true
    }
}

/// An address with offset zero, which is the same pointer.
struct Address;

impl PromotableOpInterface for Address {
    fn can_uses_be_removed(&self, op: OpRef<'_>, _uses: &[Use], new: &mut Vec<Use>) -> bool {
        let gep = op.as_::<GEPOp>();
        let indices = gep.map(|gep| gep.raw_constant_indices());
        if indices.is_none_or(|indices| indices.iter().any(|&index| index != 0)) {
            return false;
        }
        uses_of_results(op, new);
        true
    }
}

/// Markers of memory. They become meaningless when the slot is removed.
struct Marker;

impl PromotableOpInterface for Marker {
    fn can_uses_be_removed(&self, _op: OpRef<'_>, _uses: &[Use], _new: &mut Vec<Use>) -> bool {
        true
    }
}

/// Emits a debug value for each value that was written to the slot.
struct Declare;

impl PromotableOpInterface for Declare {
    fn can_uses_be_removed(&self, _op: OpRef<'_>, _uses: &[Use], _new: &mut Vec<Use>) -> bool {
        true
    }

    fn requires_replaced_values(&self) -> bool {
        true
    }

    fn visit_replaced_values(
        &self,
        op: OpId,
        values: &[(OpId, ValueId)],
        rw: &mut dyn Rewriter<'_>,
    ) {
        for &(writer, value) in values {
            // The stored value may have been created by a conversion after the writer.
            let made_after = rw.body().defining_op(value).filter(|&op| {
                rw.body().parent_block(op) == rw.body().parent_block(writer)
                    && rw.body().is_before(writer, op)
            });
            let at = InsertPoint::after(rw.body(), made_after.unwrap_or(writer));
            declare_value(op, value, at, rw);
        }
    }
}

/// Creates the debug value of a source variable that `declare` places in a slot.
pub(super) fn declare_value(
    declare: OpId,
    value: ValueId,
    at: InsertPoint,
    rw: &mut dyn Rewriter<'_>,
) {
    let ctx = rw.ctx();
    let props = [DbgDeclareOp::VAR_INFO, DbgDeclareOp::LOCATION_EXPR];
    let props = props.map(|slot| rw.body().prop(declare, slot));
    let loc = rw.body().loc(declare);
    rw.build_at(at, loc).insert(OpSpec {
        operands: &[value],
        props: &props,
        ..OpSpec::new(ctx.name::<DbgValueOp>(), loc)
    });
}

/// A debug value of the slot's pointer. Marks the variable as optimized out.
struct DebugValue;

impl PromotableOpInterface for DebugValue {
    fn can_uses_be_removed(&self, _op: OpRef<'_>, uses: &[Use], _new: &mut Vec<Use>) -> bool {
        uses.len() == 1
    }

    fn remove_blocking_uses(
        &self,
        op: OpId,
        _uses: &[Use],
        rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind {
        let value = rw.body().operand(op, 0);
        let (at, loc, ty) = (
            InsertPoint::before(rw.body(), op),
            rw.body().value_loc(value),
            rw.body().ty(value),
        );
        let undef = rw.build_at(at, loc).create_value(UndefOp::spec(ty));
        rw.edit(op).set_operand(0, undef);
        DeletionKind::Keep
    }
}
