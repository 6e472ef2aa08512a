//! Types, attributes and enumerations.

use terrace_macros::{dialect_attr, dialect_enum, dialect_type};

/// Names a parameter that is not there.
#[dialect_type(dialect = "toy", mnemonic = "fixed", format = "`<` $width `>`")]
pub struct UnknownParameter {
    /// Bits.
    bits: u32,
}

/// Does not write a parameter.
#[dialect_type(dialect = "toy", mnemonic = "pair", format = "`<` $first `>`")]
pub struct LostParameter {
    /// One.
    first: u32,
    /// The other.
    second: u32,
}

/// Has an argument that there is not.
#[dialect_attr(dialect = "toy", mnemonic = "level", syntax = "`<` $level `>`")]
pub struct UnknownArgument {
    /// How loud.
    level: u32,
}

/// Has a case without a text.
#[dialect_enum(dialect = "toy", mnemonic = "mode", desc = "a mode")]
pub enum NoText {
    /// Fast.
    Fast = 1,
}

/// Has a case without a value.
#[dialect_enum(dialect = "toy", mnemonic = "mode", desc = "a mode")]
pub enum NoValue {
    /// Fast.
    #[text("fast")]
    Fast,
}

fn main() {}
