//! Why a module does not become code.

use std::fmt;

use terrace_engine_clif::Unsupported;

use crate::library::LibraryError;

/// Why a module does not become code.
#[derive(Clone, Debug)]
pub enum Error {
    /// The module has parts that this engine cannot run.
    Unsupported(Vec<Unsupported>),
    /// Symbols that are defined nowhere, by name.
    Missing(Vec<String>),
    /// Functions of the host and of the runtime library, and functions and variables of other modules, that the module declares
    /// with another type.
    Mismatch(Vec<Mismatch>),
    /// Libraries that cannot be loaded.
    Libraries(Vec<LibraryError>),
    /// Cranelift refused a function: its name and the reason. A fault of ours.
    Refused {
        /// The function.
        function: String,
        /// Cranelift's message.
        reason: String,
    },
    /// A compiler other than Cranelift refused the module, or its object cannot be linked: the reason.
    Compiler(String),
    /// The host has no room or is not what Cranelift makes code for.
    Host(String),
}

/// A function or variable that a module declares with another type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// Its name.
    pub name: String,
    /// The type that the module has: as LLVM prints it, or as the sources have it where only they differ.
    pub declared: String,
    /// The type that the host, the runtime library or the other module has.
    pub actual: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mismatch {
            name,
            declared,
            actual,
        } = self;
        write!(f, "@{name} is declared as {declared} and is {actual}")
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Unsupported(all) => {
                for (at, one) in all.iter().enumerate() {
                    if at > 0 {
                        f.write_str("\n")?;
                    }
                    write!(f, "cannot run: {one}")?;
                }
                Ok(())
            }
            Error::Missing(names) => {
                f.write_str("symbols that are not defined:")?;
                for name in names {
                    write!(f, " {name}")?;
                }
                Ok(())
            }
            Error::Mismatch(all) => {
                for (at, one) in all.iter().enumerate() {
                    if at > 0 {
                        f.write_str("\n")?;
                    }
                    one.fmt(f)?;
                }
                Ok(())
            }
            Error::Libraries(all) => {
                for (at, one) in all.iter().enumerate() {
                    write!(f, "{}{one}", if at == 0 { "" } else { "\n" })?;
                }
                Ok(())
            }
            Error::Refused { function, reason } => {
                write!(f, "cannot compile @{function}: {reason}")
            }
            Error::Compiler(reason) | Error::Host(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Error {}
