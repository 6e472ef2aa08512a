//! The operations, by subject.

mod barriers;
mod copies;
mod matrix;
mod numbers;
mod registers;
mod tcgen05;
mod warps;

pub use barriers::*;
pub use copies::*;
pub use matrix::*;
pub use numbers::*;
pub use registers::*;
pub use tcgen05::*;
pub use warps::*;
