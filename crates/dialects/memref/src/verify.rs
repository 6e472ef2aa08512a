//! What valid memref operations are, beyond their definitions.

mod access;
mod alloc;
mod atomic;
mod reshape;
mod view;

pub(crate) use access::*;
pub(crate) use alloc::*;
pub(crate) use atomic::*;
pub(crate) use reshape::*;
pub(crate) use view::*;

use terrace_builtin::UnrankedMemRefType;
use terrace_builtin::types::MemRefType;
use terrace_ir::{Attr, Failed, OpRef, Reporter, Type};

type Verified = Result<(), Failed>;

/// The memref type of operand `index`. Constraints were checked before; a type that is none fails the caller's `?` quietly.
fn operand_memref<'a>(op: OpRef<'a>, index: usize) -> Option<&'a MemRefType> {
    op.operand_type(index).as_::<MemRefType>(op.ctx)
}

fn result_memref(op: OpRef<'_>) -> Option<&MemRefType> {
    op.result_type(0).as_::<MemRefType>(op.ctx)
}

/// The memory space of a ranked or unranked memref.
fn memory_space(op: OpRef<'_>, ty: Type) -> Option<Attr> {
    match ty.as_::<MemRefType>(op.ctx) {
        Some(ty) => ty.memory_space,
        None => ty
            .as_::<UnrankedMemRefType>(op.ctx)
            .and_then(|ty| ty.memory_space),
    }
}

/// `message type1 middle type2`, an error without the operation's name in front.
fn types_error(
    op: OpRef<'_>,
    message: &str,
    first: Type,
    middle: &str,
    second: Type,
    report: &mut Reporter<'_>,
) -> Failed {
    let (first, second) = (op.ctx.show_type(first), op.ctx.show_type(second));
    report.error(op, format!("{message} {first} {middle} {second}"))
}
