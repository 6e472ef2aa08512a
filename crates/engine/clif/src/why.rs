//! Why something cannot run.

use std::fmt;

use cranelift_module::ModuleError;

/// The result of translating a part of a function.
pub(crate) type Result<T> = std::result::Result<T, Why>;

/// Why an instruction cannot be translated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// It needs the result of one that cannot, which has been reported.
    Known,
    /// The reason, a sentence's predicate: "uses ppc_fp128 values".
    Said(String),
}

/// A reason in words.
pub(crate) fn said<T>(text: impl Into<String>) -> Result<T> {
    Err(Why::Said(text.into()))
}

/// A place in the source that debug information names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file, as the debug information has it.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1; 0 if only the line is known.
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

/// Something in a module that this engine cannot run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// The function, or the global value; empty for the module itself.
    pub symbol: String,
    /// The instruction as LLVM prints it; empty where the reason is not an instruction.
    pub instruction: String,
    /// The reason.
    pub reason: String,
    /// The place in the source, if the module has debug information.
    pub place: Option<Place>,
    /// Indices of the function in the module and of the instruction in the function.
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

/// A failure of the Cranelift module that is translated into, in words: a name that it cannot
/// take, no memory.
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
