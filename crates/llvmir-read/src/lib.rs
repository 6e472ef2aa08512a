//! Readers of LLVM IR with LLVM's messages: of assembly ([`read`]) and of bitcode ([`read_bitcode`]). Both make a
//! [`Module`](terrace_llvmir::Module) and bring old forms up to date.
//!
//! *Architecture Invariant:* a reader builds the model by its public functions; the model does not know its readers.
//!
#![doc = include_str!("../README.md")]

mod bitcode;
mod text;

pub use bitcode::{BitcodeError, is_bitcode, read_bitcode};
pub use text::{ReadError, ReadOptions, read};

/// A table length as the `u32` that its indexes use.
#[inline]
fn id(len: usize) -> u32 {
    u32::try_from(len).expect("invariant: a table holds fewer than 2^32 entries")
}
