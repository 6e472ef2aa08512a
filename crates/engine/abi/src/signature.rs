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
    /// The type as spelled in the source.
    pub text: String,
}

/// The signature of a function in the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The name.
    pub name: String,
    /// The source location; unknown for LLVM IR.
    pub loc: Loc,
    /// The parameters.
    pub params: Vec<Param>,
    /// The results.
    pub results: Vec<Param>,
    /// True if the function is variadic.
    pub variadic: bool,
    /// True if the function is visible outside of the module.
    pub public: bool,
    /// The comment before the function, without comment markers.
    pub doc: String,
}

impl Signature {
    /// Returns the type as text: `(memref<?xf32>, i32) -> f32`.
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
