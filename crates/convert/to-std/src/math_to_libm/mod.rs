//! `convert-math-to-libm`: lowers functions of floats to calls of the C library.
//!
//! Vector operations are unrolled into scalar operations. `f16` and `bf16` operands are extended to `f32`.

mod pass;
mod patterns;

pub use pass::{CONVERT_MATH_TO_LIBM, LOWERING};
pub use patterns::populate;
