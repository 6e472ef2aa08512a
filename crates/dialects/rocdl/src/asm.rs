//! The texts that upstream writes by hand: accesses to raw buffers, which do not print the types that are always the same.

use crate::ops::{
    RawBufferAtomicFAddOp, RawBufferAtomicFMaxOp, RawBufferAtomicSMaxOp, RawBufferAtomicUMinOp,
    RawBufferLoadOp, RawBufferStoreOp,
};
use terrace_asm::{OpAsm, OpState, Parser, Printer};
use terrace_builtin::types::VectorType;
use terrace_ir::{Failed, OpRef, OpView, Registry, Type};

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
}

/// Parses the operands and the type of the data, which is that of the first operand if there is one of a value.
fn access(parser: &mut Parser<'_>, state: &mut OpState, of_value: usize) -> Result<Type, Failed> {
    let operands = parser.operand_list_of(4 + of_value)?;
    parser.attr_dict(state)?;
    let ty = parser.colon_type()?;
    let resource = VectorType::fixed(parser.ctx(), &[4], Type::I32);
    let types = [ty, resource, Type::I32, Type::I32, Type::I32];
    for (operand, ty) in operands.into_iter().zip(&types[1 - of_value..]) {
        state.operands.push(parser.resolve(operand, *ty)?);
    }
    Ok(ty)
}

fn print(op: OpRef<'_>, ty: Type, printer: &mut Printer<'_>) {
    printer.ch(' ');
    printer.values(op.body.operands(op.id));
    printer.attr_dict(op, &[]);
    printer.text(" : ");
    printer.ty(ty);
}
