//! The operations, by family.

mod element;
mod gather;
mod reshape;
mod slice;

pub use element::*;
pub use gather::*;
pub use reshape::*;
pub use slice::*;

use terrace_ir::{Context, Type};

/// Returns the type itself, for `types_match`.
fn same(_ctx: &Context, ty: Type) -> Option<Type> {
    Some(ty)
}
