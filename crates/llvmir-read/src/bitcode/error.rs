//! Errors of the bitcode reader.

use std::fmt;

use terrace_llvmir::need::{Needed, Refuse};

/// The first error in a file that LLVM's bitcode reader reports, with LLVM's message if it has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BitcodeError {
    /// The message.
    pub message: Box<str>,
}

impl BitcodeError {
    #[cold]
    pub(super) fn new(message: impl Into<Box<str>>) -> BitcodeError {
        BitcodeError {
            message: message.into(),
        }
    }
}

impl fmt::Display for BitcodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for BitcodeError {}

/// The result of reading a part.
pub(super) type Load<T> = Result<T, BitcodeError>;

#[cold]
pub(super) fn refuse<T>(message: impl Into<Box<str>>) -> Load<T> {
    Err(BitcodeError::new(message))
}

/// Returns LLVM's message for most invalid records.
#[cold]
pub(super) fn invalid() -> BitcodeError {
    BitcodeError::new("Invalid record")
}

/// The position of an error: always the whole file.
pub(super) struct File;

impl Refuse for File {
    type Error = BitcodeError;

    #[cold]
    fn refused(self, message: String) -> BitcodeError {
        BitcodeError::new(message)
    }
}

/// Requires a condition of a record.
#[inline]
pub(super) fn ensure(holds: bool) -> Needed<(), File> {
    need(holds.then_some(()))
}

/// Requires a value in a record.
#[inline]
pub(super) fn need<T>(found: Option<T>) -> Needed<T, File> {
    Needed { found, place: File }
}

/// Returns a required value, or LLVM's usual error.
pub(super) trait OrInvalid<T> {
    /// Returns the value, or LLVM's message for most invalid records.
    fn or_invalid(self) -> Load<T>;
}

impl<T> OrInvalid<T> for Needed<T, File> {
    #[inline]
    fn or_invalid(self) -> Load<T> {
        self.or("Invalid record")
    }
}
