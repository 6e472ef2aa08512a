//! The operations, by family.

mod float;
mod int;

pub use float::*;
pub use int::*;
