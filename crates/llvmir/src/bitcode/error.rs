//! Errors of the bitcode reader.

use std::fmt;

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
