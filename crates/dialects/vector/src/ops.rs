//! The operations.

mod arith;
mod elements;
mod mask;
mod memory;

pub use arith::*;
pub use elements::*;
pub use mask::*;
pub use memory::*;
