//! Implements the memory slot interfaces for `mem2reg` and `sroa`.
//!
//! - [`access`]: allocations, loads, stores.
//! - [`bits`]: the parts of a value that accesses of other types read and write.
//! - [`address`]: addresses of elements; elements of structs and arrays.
//! - [`bulk`]: copying and filling memory.
//! - [`users`]: operations that do not depend on the content of memory.

mod access;
mod address;
mod bits;
mod bulk;
mod users;

use crate::DYNAMIC_INDEX;
use crate::types::PointerType;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::data_layout::DataLayout;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{Attr, Context, InsertPoint, OpId, OpRef, Registry, Type, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    access::register(registry);
    address::register(registry);
    bulk::register(registry);
    users::register(registry);
}

/// Returns the size of a type in bytes. Returns `None` if it has no fixed size.
fn byte_size(layout: &DataLayout<'_>, ty: Type) -> Option<u64> {
    let size = layout.type_size(ty).filter(|size| !size.scalable);
    size.map(|size| size.min)
}

/// Returns the index of a slot's element: an `i32`, as in addresses.
fn element_index(ctx: &Context, index: u64) -> Option<Attr> {
    Some(ctx.i32(i32::try_from(index).ok()?))
}

fn is_pointer(op: OpRef<'_>, value: ValueId) -> bool {
    op.body.ty(value).is::<PointerType>(op.ctx)
}

/// Creates operations for values of a slot, each after the previous one.
struct Emit<'e, 'c> {
    layout: &'e DataLayout<'e>,
    rw: &'e mut dyn Rewriter<'c>,
}

impl<'e, 'c> Emit<'e, 'c> {
    /// Inserts after an operation, with its location.
    fn after(layout: &'e DataLayout<'e>, rw: &'e mut dyn Rewriter<'c>, op: OpId) -> Self {
        let (at, loc) = (InsertPoint::after(rw.body(), op), rw.body().loc(op));
        rw.set_place(at, loc);
        Emit { layout, rw }
    }

    /// Creates a constant of an integer type.
    fn int(&mut self, ty: Type, value: u64) -> ValueId {
        let value = self.rw.ctx().int(ty, value.cast_signed());
        self.rw.create_value(crate::ConstantOp::spec(ty, value))
    }
}

/// Returns true if an index of an address is a constant.
fn is_constant_index(index: i32) -> bool {
    index != DYNAMIC_INDEX
}
