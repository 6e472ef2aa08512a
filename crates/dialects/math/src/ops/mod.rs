//! The operations, by family.

mod float;
mod int;

pub use float::*;
pub use int::*;

use terrace_arith::enums::FAST_MATH_FLAGS;
use terrace_ir::{Attr, Context};

const UNARY_FASTMATH: &str = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
const BINARY_FASTMATH: &str =
    "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
const TERNARY_FASTMATH: &str =
    "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";

fn no_fast_math(ctx: &Context) -> Attr {
    ctx.enum_attr(&FAST_MATH_FLAGS, 0)
}
