//! What parsing an operation does, worked out once per format: blanks are left out, and what most operations have needs no
//! look at the element. What is not as expected goes through the elements, which report it.

use super::parse::one_type;
use super::{Element, Format, Literal, Name, Node};
use crate::lexer::Tok;
use crate::parser::{OpState, Parser};
use terrace_ir::{Arity, AttrSyntax, Failed, OpDef, TypeConstraint, ValueRef};

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
    /// In a [direct](super::direct) format: the next operand, the operands of the last group, the type of a group.
    DirectOperand,
    DirectOperands,
    DirectType(ValueRef, &'static TypeConstraint),
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
pub(super) fn reads(def: &'static OpDef, elements: &[Node], is_direct: bool) -> Box<[Read]> {
    let step = |(at, node): (usize, &Node)| {
        let kind = match &node.element {
            blank if blank.is_blank() => return None,
            Element::Literal(literal) => literal.tok.map_or(Kind::Other, Kind::Token),
            Element::Variable(Name::Operand(group), _) if is_direct => {
                match def.operands[*group].arity {
                    Arity::One => Kind::DirectOperand,
                    _ => Kind::DirectOperands,
                }
            }
            Element::Types(Name::Operand(group)) if is_direct => {
                let constraint = def.operands[*group].constraint;
                Kind::DirectType(ValueRef::Operand(*group), constraint)
            }
            Element::Types(Name::Result(group)) if is_direct => {
                let constraint = def.results[*group].constraint;
                Kind::DirectType(ValueRef::Result(*group), constraint)
            }
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
                Some(tok) => Kind::Optional(tok, reads(def, then, is_direct)),
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

/// The first element that is no blank.
fn first_of(elements: &[Node]) -> Option<&Element> {
    let mut elements = elements.iter().map(|node| &node.element);
    elements.find(|element| !element.is_blank())
}

/// The kind of token that elements begin with, if it is a literal.
fn first_token(elements: &[Node]) -> Option<Tok> {
    match first_of(elements)? {
        Element::Literal(literal) => Some(literal.tok.unwrap_or(Tok::BareId)),
        _ => None,
    }
}

#[inline]
fn at_literal(literal: &Literal, parser: &Parser<'_>) -> bool {
    match literal.tok {
        Some(tok) => parser.kind() == tok,
        None => parser.peek_keyword(literal.text),
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
                Kind::DirectOperand => {
                    let operand = parser.operand_here()?;
                    state.direct.push(operand);
                    true
                }
                Kind::DirectType(group, constraint) => {
                    let (ty, fits) = one_type(constraint, parser)?;
                    state.direct.is_odd |= !fits;
                    state.direct.set_type(group, ty);
                    true
                }
                Kind::DirectOperands => {
                    let mut is_next = parser.kind() == Tok::PercentId;
                    while is_next {
                        let operand = parser.operand_here()?;
                        state.direct.push(operand);
                        is_next = parser.eat_tok(Tok::Comma);
                    }
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

    /// Whether the next token starts a group of these elements. Blanks that the text need not have are looked past.
    pub(super) fn starts(
        &self,
        group: &[Node],
        parser: &mut Parser<'_>,
        state: &OpState,
    ) -> Result<bool, Failed> {
        Ok(match first_of(group) {
            None => false,
            Some(Element::Literal(literal)) => at_literal(literal, parser),
            Some(Element::Variable(Name::Operand(_), _) | Element::Operands) => {
                parser.kind() == Tok::PercentId
            }
            Some(Element::Variable(Name::Region(_), _) | Element::Regions) => {
                parser.kind() == Tok::LBrace
            }
            Some(Element::Variable(Name::Successor(_), _) | Element::Successors) => {
                parser.kind() == Tok::CaretId
            }
            Some(Element::Variable(Name::Prop(slot), _)) => {
                let syntax = self.def.props[*slot].constraint.syntax;
                match syntax {
                    AttrSyntax::SymbolName => parser.kind() == Tok::AtId,
                    AttrSyntax::String => parser.kind() == Tok::String,
                    AttrSyntax::IntEnum(def, _) | AttrSyntax::EnumKeyword(def) => {
                        let is_case = |text| def.flags || def.value_of_bytes(text).is_some();
                        parser.kind() == Tok::BareId && is_case(parser.spelling())
                            || parser.kind() == Tok::String
                    }
                    AttrSyntax::Enum(_) => {
                        matches!(parser.kind(), Tok::Less | Tok::HashId)
                    }
                    AttrSyntax::Unit => false,
                    AttrSyntax::Stripped(_, name) if name.ends_with("_array") => {
                        parser.kind() == Tok::LSquare
                    }
                    AttrSyntax::Stripped(..) => {
                        matches!(parser.kind(), Tok::Less | Tok::HashId)
                    }
                    AttrSyntax::Type => parser.at_type(),
                    AttrSyntax::Any | AttrSyntax::Typed(_) => parser.at_attr(),
                }
            }
            Some(Element::Types(..) | Element::TypesOfOperands | Element::TypesOfResults) => {
                parser.at_type()
            }
            Some(Element::FunctionalType(..)) => parser.kind() == Tok::LParen,
            Some(Element::AttrDict) => parser.kind() == Tok::LBrace,
            Some(Element::Custom { name, .. }) => match parser.directives(state.name) {
                Some(directives) => directives.starts(name, parser),
                None => false,
            },
            Some(_) => true,
        })
    }
}
