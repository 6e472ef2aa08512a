//! Errors of compiling and linking a module.

use std::fmt;

use terrace_engine_clif::Unsupported;

use crate::library::LibraryError;

/// The reason why a module cannot be compiled or linked.
#[derive(Clone, Debug)]
pub enum Error {
    /// The module has parts that this engine cannot run.
    Unsupported(Vec<Unsupported>),
    /// Undefined symbols, by name.
    Missing(Vec<String>),
    /// Declarations whose type differs from that of the definition: functions of the host or of the runtime library, or
    /// functions and variables of other modules.
    Mismatch(Vec<Mismatch>),
    /// Libraries that cannot be loaded.
    Libraries(Vec<LibraryError>),
    /// Cranelift rejected a function. This is a bug of Terrace.
    Refused {
        /// The function's name.
        function: String,
        /// Cranelift's message.
        reason: String,
    },
    /// A compiler other than Cranelift rejected the module, or its object cannot be linked: the reason.
    Compiler(String),
    /// Memory is exhausted, or Cranelift does not support the machine.
    Host(String),
}

/// A function or variable that a module declares with another type than its definition has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The name of the symbol.
    pub name: String,
    /// The declared type: as LLVM prints it, or as the source has it if only the source types differ.
    pub declared: String,
    /// The type of the definition in the host, the runtime library or the other module.
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
