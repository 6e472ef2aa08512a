//! What LLVM's verifier refuses, as far as the translation of verified MLIR can run into it.
//!
//! Messages are LLVM's. Types of operands but those of casts and choices, terminators, dominance and the like are not looked
//! at: MLIR's verifier has settled them.

mod asm;
mod attributes;
mod body;
mod bundles;
mod debug;
mod flags;
mod globals;
mod operands;
mod vectors;

pub use body::KnownIntrinsics;

use crate::body::Inst;

/// Something LLVM's verifier refuses.
#[derive(Clone, Debug)]
pub struct Problem {
    /// LLVM's message.
    pub message: String,
    /// The instruction at fault, if it is one.
    pub inst: Option<Inst>,
}

impl From<&str> for Problem {
    fn from(message: &str) -> Problem {
        Problem::from(message.to_owned())
    }
}

impl From<String> for Problem {
    fn from(message: String) -> Problem {
        Problem {
            message,
            inst: None,
        }
    }
}

/// The largest alignment that LLVM supports.
const MAX_ALIGN: u64 = 1 << 32;

const HUGE_ALIGN: &str = "huge alignment values are unsupported";

fn check_align(align: Option<u64>) -> Result<(), Problem> {
    check(align.is_none_or(|align| align <= MAX_ALIGN), HUGE_ALIGN)
}

fn check(holds: bool, message: &str) -> Result<(), Problem> {
    if holds { Ok(()) } else { Err(message.into()) }
}
