//! What parsing an operation does, worked out once per format: blanks are left out, and what most operations have needs no
//! look at the element. What is not as expected goes through the elements, which report it.

use super::{Element, Format, Name, Node};
use crate::lexer::Tok;
use crate::parser::{OpState, Parser};
use terrace_ir::{Arity, Failed, OpDef};

/// One step of parsing.
pub(super) struct Read {
    kind: Kind,
    /// Which of the elements it is.
    element: u32,
}

enum Kind {
    /// Punctuation.
    Token(Tok),
    /// The operand of a group of one.
    Operand(u32),
    /// The operands of a group of any number.
    Operands(u32),
    /// A property.
    Prop(u32),
    /// The type or types of a group.
    Types(Name),
    /// What is there only if such a token comes next, which is seldom.
    Seldom(Tok),
    /// What is there if such a token comes next, which nothing else is.
    Optional(Tok, Box<[Read]>),
    /// The attribute dictionary, which is seldom there.
    AttrDict,
    /// Anything else.
    Other,
}

/// The steps of a format's elements.
pub(super) fn reads(def: &OpDef, elements: &[Node]) -> Box<[Read]> {
    let step = |(at, node): (usize, &Node)| {
        let kind = match &node.element {
            Element::NoSpace | Element::Space | Element::Newline => return None,
            Element::Literal(literal) => literal.tok.map_or(Kind::Other, Kind::Token),
            Element::Variable(Name::Operand(group), _)
                if def.operands[*group].arity == Arity::One =>
            {
                Kind::Operand(*group as u32)
            }
            Element::Variable(Name::Operand(group), _)
                if def.operands[*group].arity == Arity::Variadic =>
            {
                Kind::Operands(*group as u32)
            }
            Element::Variable(Name::Prop(slot), _) => Kind::Prop(*slot as u32),
            Element::Types(name) => Kind::Types(*name),
            Element::Optional {
                then, otherwise, ..
            } if otherwise.is_empty() => match first_token(then) {
                None => Kind::Other,
                // Which keyword it is the elements tell.
                Some(Tok::BareId) => Kind::Seldom(Tok::BareId),
                Some(tok) => Kind::Optional(tok, reads(def, then)),
            },
            Element::OneOf(clauses) => {
                let mut tokens = clauses.iter().map(|clause| first_token(clause));
                let first = tokens.next().flatten();
                match first {
                    Some(first) if tokens.all(|token| token == Some(first)) => Kind::Seldom(first),
                    _ => Kind::Other,
                }
            }
            Element::AttrDict => Kind::AttrDict,
            _ => Kind::Other,
        };
        Some(Read {
            kind,
            element: at as u32,
        })
    };
    elements.iter().enumerate().filter_map(step).collect()
}

/// The kind of token that elements begin with, if it is a literal.
fn first_token(elements: &[Node]) -> Option<Tok> {
    let mut elements = elements.iter().map(|node| &node.element);
    let is_blank = |element: &&Element| {
        matches!(
            element,
            Element::NoSpace | Element::Space | Element::Newline
        )
    };
    match elements.find(|element| !is_blank(element))? {
        Element::Literal(literal) => Some(literal.tok.unwrap_or(Tok::BareId)),
        _ => None,
    }
}

impl Format {
    /// Parses elements by the steps made of them.
    pub(super) fn read(
        &self,
        reads: &[Read],
        elements: &[Node],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        for read in reads {
            let done = match read.kind {
                Kind::Token(tok) => parser.eat_tok(tok),
                Kind::Operand(group) => {
                    let operand = parser.operand_here()?;
                    state.pieces.push_operand(group as usize, operand);
                    true
                }
                Kind::Types(name) => {
                    self.parse_types(name, parser, state)?;
                    true
                }
                Kind::Operands(group) => {
                    self.parse_operands(group as usize, parser, state)?;
                    true
                }
                Kind::Prop(slot) => {
                    self.parse_prop(slot as usize, parser, state)?;
                    true
                }
                Kind::Seldom(tok) => parser.kind() != tok,
                Kind::Optional(tok, ref reads) => {
                    if parser.kind() == tok {
                        self.read_optional(reads, &elements[read.element as usize], parser, state)?;
                    }
                    true
                }
                Kind::AttrDict => parser.kind() != Tok::LBrace,
                Kind::Other => false,
            };
            if !done {
                let element = &elements[read.element as usize].element;
                self.parse_element(element, parser, state)?;
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn read_optional(
        &self,
        reads: &[Read],
        node: &Node,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        match &node.element {
            Element::Optional { then, .. } => self.read(reads, then, parser, state),
            element => self.parse_element(element, parser, state),
        }
    }
}
