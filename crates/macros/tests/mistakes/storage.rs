//! Errors in types, attributes and enumerations.

use terrace_macros::{dialect_attr, dialect_enum, dialect_type};

/// Names an unknown parameter.
#[dialect_type(dialect = "toy", mnemonic = "fixed", format = "`<` $width `>`")]
pub struct UnknownParameter {
    /// Bits.
    bits: u32,
}

/// Does not print a parameter.
#[dialect_type(dialect = "toy", mnemonic = "pair", format = "`<` $first `>`")]
pub struct LostParameter {
    /// One.
    first: u32,
    /// The other.
    second: u32,
}

/// Has an unknown argument.
#[dialect_attr(dialect = "toy", mnemonic = "level", syntax = "`<` $level `>`")]
pub struct UnknownArgument {
    /// The loudness.
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
    Fast,
}

/// Has a mnemonic with the name of the dialect.
#[dialect_type(dialect = "toy", mnemonic = "toy.small")]
pub struct Prefix;

/// Has a literal without backquotes.
#[dialect_type(dialect = "toy", mnemonic = "bare", format = "< $bits >")]
pub struct Bare {
    /// Bits.
    bits: u32,
}

/// Has two parameters with the same name.
#[dialect_type(dialect = "toy", mnemonic = "same", format = "`<` $bits `>`")]
pub struct SameName {
    /// Bits.
    bits: u32,
    /// More of them.
    #[mlir("bits")]
    more: u32,
}

/// Has two cases with the same value.
#[dialect_enum(dialect = "toy", mnemonic = "mode", desc = "a mode")]
pub enum ValueTwice {
    /// Fast.
    Fast = (1, "fast"),
    /// Slow.
    Slow = (1, "slow"),
}

/// Has two cases with the same text.
#[dialect_enum(dialect = "toy", mnemonic = "mode", desc = "a mode")]
pub enum TextTwice {
    /// Fast.
    Fast = (1, "fast"),
    /// Slow.
    Slow = (2, "fast"),
}

/// Has a case with a field.
#[dialect_enum(dialect = "toy", mnemonic = "mode", desc = "a mode")]
pub enum Field {
    /// Fast.
    Fast(u32) = (1, "fast"),
}

fn main() {}
