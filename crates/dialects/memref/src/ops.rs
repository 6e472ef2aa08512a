//! The operations, by family.

mod access;
mod alloc;
mod atomic;
mod metadata;
mod view;

pub use access::*;
pub use alloc::*;
pub use atomic::*;
pub use metadata::*;
pub use view::*;
