//! Arbitrary-width integers and every float format, with LLVM's semantics and text.
//!
//! - [`ApInt`]: a two's complement integer of any bit width, with LLVM's wrapping arithmetic.
//! - [`FloatKind`] and [`ApFloat`]: every float format of MLIR and LLVM IR, stored as bits, with exact rounding.
//! - [`ConstantIntRanges`]: integer ranges, and range arithmetic.
//! - Text as `mlir-opt` and `llvm-dis` print it, and MLIR's literal rules.
//! - [`hex`]: fast hexadecimal encoding and decoding of bytes.
//!
#![doc = include_str!("../README.md")]

pub mod float;
pub mod hex;
pub mod int;
mod limbs;
mod predicate;
pub mod range;

pub use float::{ApFloat, FloatKind, FloatLiteralError, RoundingMode, Status, StatusAnd};
pub use int::{ApInt, IntLiteralError, Signedness};
pub use predicate::IntPredicate;
pub use range::ConstantIntRanges;
