//! Types whose parameters or functions have the wrong types.

use terrace_macros::dialect_type;

/// Has a parameter without a text form.
#[dialect_type(dialect = "toy", mnemonic = "many", format = "`<` $all `>`")]
pub struct Vector {
    /// Numbers.
    all: Vec<u32>,
}

fn verify_odd(ty: &Odd) -> Result<(), String> {
    let _ = ty;
    Ok(())
}

/// Has a verifier with a wrong signature.
#[dialect_type(dialect = "toy", mnemonic = "odd", verify = verify_odd)]
pub struct Odd;

fn main() {}
