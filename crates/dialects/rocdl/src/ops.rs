//! The operations, by subject.

mod conversions;
mod matrix;
mod memory;
mod registers;
mod waves;

pub use conversions::*;
pub use matrix::*;
pub use memory::*;
pub use registers::*;
pub use waves::*;
