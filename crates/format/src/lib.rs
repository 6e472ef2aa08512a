//! Declarative assembly formats: the grammar of the format strings of operations, and the rules that a format must keep.
//!
//! The grammar is ODS's: literals in backquotes, `$name`, `type($name)`, `functional-type(..)`, `attr-dict`, optional groups with
//! `^` anchors and `:` alternatives, `oilist(..)`, `custom<Name>(..)`, `qualified(..)`, `ref(..)`.
//!
//! `#[op]` of `terrace-macros` reads formats to report mistakes at the tokens of a definition. `terrace-asm` reads them again, with
//! those that the macro does not see because they are constants, and parses and prints by the [elements](Element). A rule is
//! therefore here if both need it: nothing that is always there may be left out, what is printed is printed once, and every type
//! follows from the text or from the definition.
//!
#![doc = include_str!("../README.md")]

mod elements;
mod lexer;
mod types;

pub use elements::{Element, Literal, Node, PUNCTUATION, Syntax, assign_spaces};

/// The meaning of a name in a format. The numbers count the groups of one kind in the definition.
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
    /// Its word for messages.
    pub fn kind(self) -> &'static str {
        match self {
            Name::Operand(_) => "operand",
            Name::Result(_) => "result",
            Name::Prop(_) => "property",
            Name::Region(_) => "region",
            Name::Successor(_) => "successor",
        }
    }

    /// Returns true if it has types: operands and results do.
    fn has_types(self) -> bool {
        matches!(self, Name::Operand(_) | Name::Result(_))
    }
}

/// An operand, property, result, region or successor of a definition.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// Its name in MLIR; empty for one that no format can mention.
    pub name: &'a str,
    /// The meaning of the name.
    pub is: Name,
    /// True if there is always exactly one, rather than a group that may be empty.
    pub is_always: bool,
}

/// The facts about an operation that reading its format needs.
#[derive(Clone, Default, Debug)]
pub struct Definition<'a> {
    /// The parts that the format can mention.
    pub parts: Vec<Part<'a>>,
    /// All operands and results have one type (`SameOperandsAndResultType`).
    pub has_one_type: bool,
    /// All operands have one type (`SameTypeOperands`).
    pub has_one_operand_type: bool,
    /// Types that follow from other types.
    pub relations: Vec<TypeRelation>,
}

/// A type follows from another one. The type of a property is always known.
#[derive(Clone, Copy, Debug)]
pub struct TypeRelation {
    /// The part whose type is known.
    pub from: Name,
    /// The part that gets a type.
    pub to: Name,
    /// True if the type of `from` follows from that of `to` as well.
    pub both_ways: bool,
}

/// A mistake in a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The mistake, and how to mend it.
    pub message: String,
    /// The part of the definition that it is about; `None` if it is about the text of the format.
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
