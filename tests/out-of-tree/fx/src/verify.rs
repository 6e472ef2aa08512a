//! Verifiers, for what constraints cannot say.

use crate::ops::{ConstantOp, MapOp, YieldOp};
use crate::types::{FixedType, NumberAttr};
use terrace::builtin::MemRefType;
use terrace::ir::{Failed, OpRef, OpView, Reporter, TraitDef};

// ANCHOR: verify
pub(crate) fn sum(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    match op.body.num_operands(op.id) {
        0 => Err(report.op_error(op, "has nothing to add")),
        _ => Ok(()),
    }
}
// ANCHOR_END: verify

/// The region takes a number of the memref's format and yields another one.
pub(crate) fn map(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let (ctx, body) = (op.ctx, op.body);
    let memref = op.operand_type(0).as_::<MemRefType>(ctx);
    let Some(memref) = memref.filter(|memref| memref.shape.len() == 1) else {
        return Err(report.op_error(op, "expected a memref with one dimension"));
    };
    if !memref.element.is::<FixedType>(ctx) {
        return Err(report.op_error(op, "expected a memref of fixed-point numbers"));
    }
    let Some(block) = body.entry_block(MapOp::read(op).body()) else {
        return Err(report.op_error(op, "expected a block in its region"));
    };
    let arguments = body.block_args(block).iter();
    if !arguments.map(|&arg| body.ty(arg)).eq([memref.element]) {
        return Err(report.op_error(op, "expected a region that takes an element of the memref"));
    }
    let end = body.last_op(block).map(|last| op.with(last));
    let end = end.filter(|end| end.well_formed_as::<YieldOp>().is_some());
    match end.is_some_and(|end| end.operand_type(0) == memref.element) {
        true => Ok(()),
        false => Err(report.op_error(op, "expected a region that yields an element of the memref")),
    }
}

// ANCHOR: trait
/// If both operands are constants, the first is not greater than the second.
pub static ORDERED: TraitDef = TraitDef {
    name: "Ordered",
    verify: |op, report| {
        let constant = |index: usize| {
            let op = op.with(op.body.defining_op(op.body.operand(op.id, index))?);
            let value = op.well_formed_as::<ConstantOp>()?.value();
            Some(value.as_::<NumberAttr>(op.ctx)?.raw)
        };
        match (constant(0), constant(1)) {
            (Some(low), Some(high)) if low > high => {
                Err(report.op_error(op, "has its bounds in the wrong order"))
            }
            _ => Ok(()),
        }
    },
};
// ANCHOR_END: trait
