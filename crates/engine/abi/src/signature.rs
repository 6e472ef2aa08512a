//! Signatures of functions.

use crate::types::SourceType;
use terrace_diag::Loc;

/// An argument or a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    /// The name; empty if the source has none.
    pub name: String,
    /// The type.
    pub ty: SourceType,
    /// The type as the source spells it.
    pub text: String,
}

/// A function with a body, as the source has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The name.
    pub name: String,
    /// The place in the source; unknown for LLVM IR.
    pub loc: Loc,
    /// Arguments.
    pub params: Vec<Param>,
    /// Results.
    pub results: Vec<Param>,
    /// More arguments may follow.
    pub variadic: bool,
    /// Visible outside of the module.
    pub public: bool,
    /// The comment before the function, without comment signs.
    pub doc: String,
}

impl Signature {
    /// The type as text: `(memref<?xf32>, i32) -> f32`.
    pub fn type_text(&self) -> String {
        let list = |params: &[Param]| {
            let texts: Vec<&str> = params.iter().map(|param| param.text.as_str()).collect();
            texts.join(", ")
        };
        let mut params = list(&self.params);
        if self.variadic {
            let dots = match params.is_empty() {
                true => "...",
                false => ", ...",
            };
            params.push_str(dots);
        }
        match &self.results[..] {
            [only] if !only.text.starts_with('(') => format!("({params}) -> {}", only.text),
            results => format!("({params}) -> ({})", list(results)),
        }
    }
}
