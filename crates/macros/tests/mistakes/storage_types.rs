//! Types whose parameters or functions are of the wrong types.

use terrace_macros::dialect_type;

/// Has a parameter that nothing says how to write.
#[dialect_type(dialect = "toy", mnemonic = "many", format = "`<` $all `>`")]
pub struct Vector {
    /// Numbers.
    all: Vec<u32>,
}

fn verify_odd(ty: &Odd) -> Result<(), String> {
    let _ = ty;
    Ok(())
}

/// Has a verifier of another signature.
#[dialect_type(dialect = "toy", mnemonic = "odd", verify = verify_odd)]
pub struct Odd;

fn main() {}
