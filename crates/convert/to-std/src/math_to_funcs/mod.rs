//! `convert-math-to-funcs`: lowers integer powers and counts of leading zeros to calls of functions that are added to
//! the module.

mod blocks;
mod functions;
mod pass;
mod patterns;

pub use pass::{CONVERT_MATH_TO_FUNCS, LOWERING};
