//! Errors of compiling a module to an object file.

use std::fmt;

use terrace_engine_clif::Unsupported;

/// The reason why a module cannot be compiled to an object file.
#[derive(Clone, Debug)]
pub enum Error {
    /// The target is unsupported, or its options are invalid: the reason.
    Target(String),
    /// The module has parts that Cranelift or the object file format does not support.
    Unsupported(Vec<Unsupported>),
    /// Cranelift rejected a function or another part. This is a bug of Terrace.
    Refused {
        /// The function, or the name of another part.
        what: String,
        /// Cranelift's message.
        reason: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Target(reason) => f.write_str(reason),
            Error::Unsupported(all) => {
                for (at, one) in all.iter().enumerate() {
                    if at > 0 {
                        f.write_str("\n")?;
                    }
                    write!(f, "cannot compile: {one}")?;
                }
                Ok(())
            }
            Error::Refused { what, reason } => write!(f, "cannot compile {what}: {reason}"),
        }
    }
}

impl std::error::Error for Error {}
