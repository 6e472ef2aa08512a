//! Errors of the bitcode reader.

use std::fmt;

use terrace_llvmir::need::{Needed, Refuse};

/// The first thing in a file that LLVM's bitcode reader refuses, in its words where it has some.
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

/// LLVM's message for most invalid records.
#[cold]
pub(super) fn invalid() -> BitcodeError {
    BitcodeError::new("Invalid record")
}

/// The file, which a problem is of.
pub(super) struct File;

impl Refuse for File {
    type Error = BitcodeError;

    #[cold]
    fn refused(self, message: String) -> BitcodeError {
        BitcodeError::new(message)
    }
}

/// A condition of a record.
#[inline]
pub(super) fn ensure(holds: bool) -> Needed<(), File> {
    need(holds.then_some(()))
}

/// A value that a record needs.
#[inline]
pub(super) fn need<T>(found: Option<T>) -> Needed<T, File> {
    Needed { found, place: File }
}

/// A value that a record needs.
pub(super) trait OrInvalid<T> {
    /// The value that was found, or LLVM's message for most invalid records.
    fn or_invalid(self) -> Load<T>;
}

impl<T> OrInvalid<T> for Needed<T, File> {
    #[inline]
    fn or_invalid(self) -> Load<T> {
        self.or("Invalid record")
    }
}
