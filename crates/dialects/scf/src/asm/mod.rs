//! Implements hand-written formats.

mod choice;
mod forall;
mod loops;

use crate::ops::{
    ExecuteRegionOp, ForOp, ForallOp, IfOp, InParallelOp, IndexSwitchOp, ParallelOp, WhileOp,
};
use terrace_asm::{OpAsm, Printer};
use terrace_ir::{OpRef, OpView, Registry, Type, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn OpAsm>(ExecuteRegionOp::DEF, &choice::ExecuteRegionAsm);
    registry.attach::<dyn OpAsm>(IfOp::DEF, &choice::IfAsm);
    registry.attach::<dyn OpAsm>(IndexSwitchOp::DEF, &choice::IndexSwitchAsm);
    registry.attach::<dyn OpAsm>(ForOp::DEF, &loops::ForAsm);
    registry.attach::<dyn OpAsm>(ParallelOp::DEF, &loops::ParallelAsm);
    registry.attach::<dyn OpAsm>(WhileOp::DEF, &loops::WhileAsm);
    registry.attach::<dyn OpAsm>(ForallOp::DEF, &forall::ForallAsm);
    registry.attach::<dyn OpAsm>(InParallelOp::DEF, &forall::InParallelAsm);
}

fn result_types(op: OpRef<'_>) -> Vec<Type> {
    let types = op.body.results(op.id).map(|result| op.body.ty(result));
    types.collect()
}

/// Prints a region, without the arguments of its entry block.
fn print_region(op: OpRef<'_>, region: usize, terminators: bool, printer: &mut Printer<'_>) {
    if let Some(region) = op.body.region(op.id, region) {
        printer.region(op, region, false, terminators);
    }
}

/// Prints `PREFIX(%arg = %value, ..)`. Prints nothing if there are no values.
fn print_assignments(
    prefix: &str,
    args: &[ValueId],
    values: &[ValueId],
    printer: &mut Printer<'_>,
) {
    if values.is_empty() {
        return;
    }
    printer.text(prefix);
    printer.ch('(');
    for (index, (arg, value)) in args.iter().zip(values).enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        printer.value(*arg);
        printer.text(" = ");
        printer.value(*value);
    }
    printer.ch(')');
}
