//! `convert-math-to-funcs`: powers of integers and counts of leading zeros as calls of functions that are added to the
//! module.

mod blocks;
mod functions;
mod pass;
mod patterns;

pub use pass::{CONVERT_MATH_TO_FUNCS, LOWERING};
