//! Reads the declarative assembly formats of operations, and checks the rules that a format must satisfy.
//!
//! The grammar is ODS's: literals in backquotes, `$name`, `type($name)`, `functional-type(..)`, `attr-dict`, optional
//! groups with `^` anchors and `:` alternatives, `oilist(..)`, `custom<Name>(..)`, `qualified(..)`, `ref(..)`.
//!
//! `#[op]` of `terrace-macros` reads formats to report errors at the tokens of a definition. `terrace-asm` reads them
//! again, including those that are constants and therefore invisible to the macro. Its parser and printer interpret the
//! [elements](Element). This crate contains the rules that both need: a part that is always present must be printed, a
//! part must not be printed twice, and every type must follow from the text or from the definition.
//!
#![doc = include_str!("../README.md")]

mod elements;
mod lexer;
mod types;

pub use elements::{Element, Literal, Node, PUNCTUATION, Syntax, assign_spaces};

/// The part that a name in a format refers to. Indices count the groups of one kind in the definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
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

impl Name {
    /// Returns the word for the kind in messages.
    pub fn kind(self) -> &'static str {
        match self {
            Name::Operand(_) => "operand",
            Name::Result(_) => "result",
            Name::Prop(_) => "property",
            Name::Region(_) => "region",
            Name::Successor(_) => "successor",
        }
    }

    /// Returns true for operands and results, which have types.
    fn has_types(self) -> bool {
        matches!(self, Name::Operand(_) | Name::Result(_))
    }
}

/// An operand, property, result, region or successor of a definition.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// The part's name in MLIR; empty for a part that no format can refer to.
    pub name: &'a str,
    /// The kind and index of the part.
    pub is: Name,
    /// True if there is always exactly one; false for a group that may be empty.
    pub is_always: bool,
}

/// The facts about an operation that are needed to read its format.
#[derive(Clone, Default, Debug)]
pub struct Definition<'a> {
    /// The parts to which the format can refer.
    pub parts: Vec<Part<'a>>,
    /// True if all operands and results have the same type (`SameOperandsAndResultType`).
    pub has_one_type: bool,
    /// True if all operands have the same type (`SameTypeOperands`).
    pub has_one_operand_type: bool,
    /// Types that follow from other types.
    pub relations: Vec<TypeRelation>,
}

/// A rule that a type follows from another type. The type of a property is always known.
#[derive(Clone, Copy, Debug)]
pub struct TypeRelation {
    /// The part whose type determines the other.
    pub from: Name,
    /// The part whose type is determined.
    pub to: Name,
    /// True if the type of `to` also determines that of `from`.
    pub both_ways: bool,
}

/// An error in a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The error, and how to fix it.
    pub message: String,
    /// The part of the definition that the error is about; `None` if it is about the text of the format.
    pub part: Option<Name>,
}

impl From<String> for Mistake {
    fn from(message: String) -> Self {
        Mistake {
            message,
            part: None,
        }
    }
}
