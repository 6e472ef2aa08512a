//! Declarative assembly formats.
//!
//! A definition's format string is compiled once to a tree of elements that both parses and prints, so the two cannot
//! disagree. The grammar is ODS's: literals in backticks, `$name`, `type($name)`, `functional-type(..)`, `attr-dict`,
//! optional groups with `^` anchors and `:` alternatives, `oilist(..)`, `custom<Name>(..)`, `qualified(..)`, `ref(..)`.

mod check;
mod compile;
mod parse;
mod print;
mod starts;
mod steps;

pub use check::check_definitions;

use crate::lexer::Tok;
use crate::parser::Spans;
use steps::Steps;
use terrace_ir::OpDef;

/// What a name in a format means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Name {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// A property.
    Prop(usize),
    /// A region or group of regions.
    Region(usize),
    /// A successor or group of successors.
    Successor(usize),
}

/// A keyword or punctuation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Literal {
    text: &'static str,
    /// The token that punctuation is; `None` for a keyword.
    tok: Option<Tok>,
}

/// One element of a compiled format.
#[derive(Clone, Debug)]
pub(crate) enum Element {
    /// A keyword or punctuation.
    Literal(Literal),
    /// An empty literal: no blank here.
    NoSpace,
    /// A literal blank.
    Space,
    /// A line break.
    Newline,
    /// `$name`; `qualified` prints attributes and types in full.
    Variable(Name, bool),
    /// `type($name)`
    Types(Name),
    /// `operands`
    Operands,
    /// `results` is only ever inside `type(..)` and `functional-type(..)`.
    TypesOfOperands,
    /// `type(results)`
    TypesOfResults,
    /// `functional-type(inputs, results)`: groups, or `None` for all.
    FunctionalType(Option<Name>, Option<Name>),
    /// `successors`
    Successors,
    /// `regions`
    Regions,
    /// `attr-dict`
    AttrDict,
    /// `attr-dict-with-keyword`
    AttrDictWithKeyword,
    /// `prop-dict`
    PropDict,
    /// `custom<name>(args)`
    Custom {
        name: &'static str,
        args: Vec<&'static str>,
    },
    /// `(then)? : (else)?` with the place of the anchor in `then`.
    Optional {
        then: Vec<Node>,
        otherwise: Vec<Node>,
        anchor: usize,
        anchor_in_else: bool,
    },
    /// `oilist(keyword elements | ..)`
    OneOf(Vec<Vec<Node>>),
}

impl Element {
    /// Whether it is about blanks alone, which the text need not have.
    fn is_blank(&self) -> bool {
        matches!(self, Element::NoSpace | Element::Space | Element::Newline)
    }

    /// The lists of elements in it.
    fn parts(&self) -> Vec<&[Node]> {
        match self {
            Element::Optional {
                then, otherwise, ..
            } => vec![then, otherwise],
            Element::OneOf(clauses) => clauses.iter().map(Vec::as_slice).collect(),
            Element::Literal(_)
            | Element::NoSpace
            | Element::Space
            | Element::Newline
            | Element::Variable(..)
            | Element::Types(_)
            | Element::Operands
            | Element::TypesOfOperands
            | Element::TypesOfResults
            | Element::FunctionalType(..)
            | Element::Successors
            | Element::Regions
            | Element::AttrDict
            | Element::AttrDictWithKeyword
            | Element::PropDict
            | Element::Custom { .. } => Vec::new(),
        }
    }
}

/// An element, and whether a blank is printed in front of it.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub blank: bool,
    pub element: Element,
}

/// A compiled format.
pub struct Format {
    def: &'static OpDef,
    /// What parsing walks.
    elements: Vec<Node>,
    /// What parsing starts with.
    blank: Box<[Spans]>,
    /// The elements as printing takes them.
    steps: Option<Steps>,
    /// The operands and results an operation must have for `steps`.
    least: (usize, usize),
    /// Properties that the format writes, which `attr-dict` leaves out.
    written: Vec<&'static str>,
    /// The types of all results are one list: it does not say which are of which group.
    flat_result_types: bool,
    /// What is wrong with the format string.
    error: Option<String>,
}

impl Format {
    /// What is wrong with the format string: a mistake in the definition.
    pub fn error(&self) -> Option<&str> {
        self.error.as_deref()
    }
}
