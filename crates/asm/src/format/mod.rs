//! Declarative assembly formats.
//!
//! A definition's format string is compiled once, to a tree of elements. The same tree drives the parser and the
//! printer, so that they cannot disagree. `terrace_format` defines the grammar and the rules for valid formats.
//!
//! All code that depends on the set of elements is in three files: `elements.rs` of `terrace_format` (the elements, and
//! their syntax in format strings), `parse.rs` and `print.rs`.

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
    /// The elements, which the parser and the printer walk.
    elements: Vec<Node>,
    /// The spans of all groups before parsing.
    blank: Box<[Span]>,
    /// Properties that the format mentions, which `attr-dict` therefore omits.
    written: Vec<&'static str>,
    /// The indices of the other properties, which `attr-dict` contains if they are present.
    unwritten: Vec<usize>,
    /// True if the format has a single list of the types of all results, which does not assign types to groups.
    flat_result_types: bool,
    /// True if the text may end where a group that starts with an operand is omitted. An operand that followed the text
    /// would be parsed as part of the group.
    may_stay_open: bool,
    /// The error in the format string.
    error: Option<String>,
}

impl Format {
    /// Returns the error in the format string, if the definition is invalid.
    pub fn error(&self) -> Option<&str> {
        self.error.as_deref()
    }
}
