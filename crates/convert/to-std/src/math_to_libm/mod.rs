//! `convert-math-to-libm`: functions of floats as calls of the C library.
//!
//! Vector operations are unrolled into scalar ones, and `f16` and `bf16` are extended to `f32`.

mod pass;
mod patterns;

pub use pass::{CONVERT_MATH_TO_LIBM, LOWERING};
pub use patterns::populate;
