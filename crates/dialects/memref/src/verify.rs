//! Verifies constraints of memref operations beyond their definitions.

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

use terrace_builtin::types::{BuiltinType, MemRefType};
use terrace_ir::{Attr, Context, Failed, OpRef, Reporter, Type};

type Verified = Result<(), Failed>;

/// Returns two types as ranked memrefs if both are.
fn both_ranked(ctx: &Context, from: Type, to: Type) -> Option<(&MemRefType, &MemRefType)> {
    Some((from.as_::<MemRefType>(ctx)?, to.as_::<MemRefType>(ctx)?))
}

/// Returns the memory space of a ranked or unranked memref.
fn memory_space(ctx: &Context, ty: Type) -> Option<Attr> {
    match BuiltinType::of(ctx, ty) {
        BuiltinType::MemRef(ty) => ty.memory_space,
        BuiltinType::UnrankedMemRef(ty) => ty.memory_space,
        _ => None,
    }
}

/// Reports `message type1 middle type2`, without the operation's name.
fn types_error<'a>(
    op: impl Into<OpRef<'a>>,
    message: &str,
    first: Type,
    middle: &str,
    second: Type,
    report: &mut Reporter<'_>,
) -> Failed {
    let op = op.into();
    let (first, second) = (op.ctx.show_type(first), op.ctx.show_type(second));
    report.error(op, format!("{message} {first} {middle} {second}"))
}
