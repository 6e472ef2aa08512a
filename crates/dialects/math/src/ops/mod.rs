//! The operations, by family.

mod float;
mod int;

pub use float::*;
pub use int::*;

const UNARY_FASTMATH: &str = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
const BINARY_FASTMATH: &str =
    "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
const TERNARY_FASTMATH: &str =
    "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
