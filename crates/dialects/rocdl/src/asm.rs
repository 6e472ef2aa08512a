//! Parses and prints operations with hand-written formats: accesses to raw buffers. Upstream's format prints neither
//! attributes nor the types that are nearly always the same. Operations with attributes or with other types are
//! printed in the generic form; MLIR prints incomplete text for them.

use crate::ops::{
    RawBufferAtomicFAddOp, RawBufferAtomicFMaxOp, RawBufferAtomicSMaxOp, RawBufferAtomicUMinOp,
    RawBufferLoadOp, RawBufferStoreOp,
};
use terrace_asm::{OpAsm, OpState, Parser, Printer};
use terrace_builtin::types::VectorType;
use terrace_ir::{Context, Failed, OpRef, OpView, Registry, Type};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn OpAsm>(RawBufferLoadOp::DEF, &RawBufferLoad);
    for def in [
        RawBufferAtomicFAddOp::DEF,
        RawBufferAtomicFMaxOp::DEF,
        RawBufferAtomicSMaxOp::DEF,
        RawBufferAtomicUMinOp::DEF,
        RawBufferStoreOp::DEF,
    ] {
        registry.attach::<dyn OpAsm>(def, &RawBufferWrite);
    }
}

/// `%resource, %offset, %scalar_offset, %aux : type`
struct RawBufferLoad;

impl OpAsm for RawBufferLoad {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let result = access(parser, state, 0)?;
        state.result_types.push(result);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        print(op, op.result_type(0), printer);
    }

    fn tells_all(&self, op: OpRef<'_>) -> bool {
        tells_all(op, 0)
    }
}

/// `%value, %resource, %offset, %scalar_offset, %aux : type`
struct RawBufferWrite;

impl OpAsm for RawBufferWrite {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        access(parser, state, 1).map(|_| ())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        print(op, op.operand_type(0), printer);
    }

    fn tells_all(&self, op: OpRef<'_>) -> bool {
        tells_all(op, 1)
    }
}

/// Parses the operands and the type of the data. The first `of_value` operands (zero or one) have the type of the
/// data.
fn access(parser: &mut Parser<'_>, state: &mut OpState, of_value: usize) -> Result<Type, Failed> {
    let operands = parser.operand_list_of(4 + of_value)?;
    let ty = parser.colon_type()?;
    let rest = address_types(parser.ctx());
    let types = std::iter::repeat_n(ty, of_value).chain(rest);
    for (operand, ty) in operands.into_iter().zip(types) {
        state.operands.push(parser.resolve(operand, ty)?);
    }
    Ok(ty)
}

/// Returns the types that the format omits: those of the resource, the offsets and the flags.
fn address_types(ctx: &Context) -> [Type; 4] {
    let resource = VectorType::fixed(ctx, &[4], Type::I32);
    [resource, Type::I32, Type::I32, Type::I32]
}

/// Returns true if an operation has no attributes, and its omitted types are the expected ones.
fn tells_all(op: OpRef<'_>, of_value: usize) -> bool {
    let types = op
        .body
        .operands(op.id)
        .skip(of_value)
        .map(|operand| op.body.ty(operand));
    op.attr_entries().is_empty() && types.eq(address_types(op.ctx))
}

fn print(op: OpRef<'_>, ty: Type, printer: &mut Printer<'_>) {
    printer.ch(' ');
    printer.values(op.body.operands(op.id));
    printer.text(" : ");
    printer.ty(ty);
}
