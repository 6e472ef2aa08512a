//! `convert-math-to-funcs`: powers of integers and counts of leading zeros as calls of functions that are added to the
//! module.
//!
#![doc = include_str!("../README.md")]

mod blocks;
mod functions;
mod pass;
mod patterns;

pub use pass::{CONVERT_MATH_TO_FUNCS, LOWERING};

use terrace_pass::Bundle;

/// The pass.
pub static BUNDLE: Bundle = Bundle::new()
    .passes(&[&CONVERT_MATH_TO_FUNCS])
    .lowerings(&[&LOWERING]);
