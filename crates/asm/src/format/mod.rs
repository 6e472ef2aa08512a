//! Declarative assembly formats.
//!
//! A definition's format string is compiled once to a tree of elements that both parses and prints, so the two cannot
//! disagree. The grammar and the rules that a format must keep are those of `terrace_format`.
//!
//! All that depends on what elements there are is in three files: `elements.rs` of `terrace_format` (the elements, and how they are
//! read from the format string), `parse.rs` and `print.rs`.

mod check;
mod compile;
mod parse;
mod print;
mod types;

pub use check::check_definitions;

use crate::parser::Span;
use terrace_ir::OpDef;

type Element = terrace_format::Element<'static>;
type Node = terrace_format::Node<'static>;

/// A compiled format.
pub struct Format {
    def: &'static OpDef,
    /// The elements, which parsing and printing walk.
    elements: Vec<Node>,
    /// The spans of the groups before anything is parsed.
    blank: Box<[Span]>,
    /// Properties that the format writes, which `attr-dict` leaves out.
    written: Vec<&'static str>,
    /// The places of the other properties, which `attr-dict` has where they are given.
    unwritten: Vec<usize>,
    /// The types of all results are one list: it does not say which are of which group.
    flat_result_types: bool,
    /// The text may end where a group that starts with an operand is left out: an operand that followed would belong to it.
    may_stay_open: bool,
    /// The mistake in the format string.
    error: Option<String>,
}

impl Format {
    /// The mistake in the format string, if there is one: the definition is wrong.
    pub fn error(&self) -> Option<&str> {
        self.error.as_deref()
    }
}
