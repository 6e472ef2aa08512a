//! Why a module does not become an object.

use std::fmt;

use terrace_engine_clif::Unsupported;

/// Why a module does not become an object.
#[derive(Clone, Debug)]
pub enum Error {
    /// There is no code for the target; the reason.
    Target(String),
    /// The module has parts that Cranelift, or an object file, does not support.
    Unsupported(Vec<Unsupported>),
    /// Cranelift refused something: its name and the reason. A fault of ours.
    Refused {
        /// The function, or the name of another part.
        what: String,
        /// Cranelift's words.
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
