//! Reads LLVM IR with LLVM's error messages: assembly ([`read`]) and bitcode ([`read_bitcode`]). Both readers build a
//! [`Module`](terrace_llvmir::Module) and upgrade old forms.
//!
//! *Architecture Invariant:* a reader builds the model only through public functions, and the model does not depend
//! on its readers.
//!
#![doc = include_str!("../README.md")]

mod bitcode;
mod text;

pub use bitcode::{BitcodeError, is_bitcode, read_bitcode};
pub use text::{ReadError, ReadOptions, read};

/// Converts a table length or index to `u32`.
#[inline]
fn id(len: usize) -> u32 {
    u32::try_from(len).expect("invariant: a table holds fewer than 2^32 entries")
}
