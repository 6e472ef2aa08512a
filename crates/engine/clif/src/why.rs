//! The reasons why something cannot run.

use std::fmt;

use cranelift_module::ModuleError;

/// The result of translating a part of a function.
pub(crate) type Result<T> = std::result::Result<T, Why>;

/// The reason why an instruction cannot be translated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The instruction needs the result of an unsupported one, which has been reported.
    Known,
    /// The reason, as a predicate: "uses ppc_fp128 values".
    Said(String),
}

/// Returns a reason in words.
pub(crate) fn said<T>(text: impl Into<String>) -> Result<T> {
    Err(Why::Said(text.into()))
}

/// A source location in debug information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file name in the debug information.
    pub file: String,
    /// The 1-based line.
    pub line: u32,
    /// The 1-based column; 0 if only the line is known.
    pub column: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        match self.column {
            0 => Ok(()),
            column => write!(f, ":{column}"),
        }
    }
}

/// A construct that this engine cannot run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// The function or global value; empty for the module itself.
    pub symbol: String,
    /// The instruction as LLVM prints it; empty if the reason does not concern an instruction.
    pub instruction: String,
    /// The reason.
    pub reason: String,
    /// The source location, if the module has debug information.
    pub place: Option<Place>,
    /// The index of the function in the module, and of the instruction in the function.
    pub index: Option<(usize, usize)>,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        f.write_str(&self.reason)?;
        if !self.symbol.is_empty() {
            write!(f, " (in @{}", self.symbol)?;
            if !self.instruction.is_empty() {
                write!(f, ": {}", self.instruction)?;
            }
            f.write_str(")")?;
        }
        Ok(())
    }
}

/// An error of the Cranelift module that is the target of the translation: a name that it does not accept, or exhausted
/// memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetError(pub String);

impl From<ModuleError> for TargetError {
    fn from(error: ModuleError) -> TargetError {
        TargetError(error.to_string())
    }
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TargetError {}
