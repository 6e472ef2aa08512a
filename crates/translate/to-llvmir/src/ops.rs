//! Converts the LLVM dialect's operations, by family.

/// `table! { AddOp => add, SubOp => sub, }`. A function for one operation takes its view, `AddOpRef`; a function for
/// several operations takes the handle.
macro_rules! table {
    ($($op:ident => $convert:expr,)*) => {
        /// Calls `add` with every operation of the family.
        pub(super) fn for_each(add: &mut dyn FnMut(&'static terrace_ir::OpDef, crate::dispatch::ConvertFn)) {
            $(add($op::def(), |t, op| {
                let op = <$op as terrace_ir::OpView>::read(t.op(op));
                ($convert)(t, op.into())
            });)*
        }
    };
}
use table;

mod arith;
mod calls;
mod constants;
mod control;
mod debug_records;
mod dialect;
mod memory;
mod special;
mod vectors;

use crate::dispatch::ConvertFn;
use terrace_ir::OpDef;

/// Calls `add` with every operation that has its own conversion function.
pub(crate) fn for_each(add: &mut dyn FnMut(&'static OpDef, ConvertFn)) {
    arith::for_each(add);
    calls::for_each(add);
    constants::for_each(add);
    control::for_each(add);
    debug_records::for_each(add);
    memory::for_each(add);
    special::for_each(add);
    vectors::for_each(add);
}

pub(crate) use arith::takes_fast_math;
pub(crate) use calls::{Bundles, call_attributes};
pub(crate) use dialect::LlvmDialectTranslation;
pub(crate) use memory::attach_memory;
