//! Whether a group of elements is there: the next token tells.

use super::{Element, Format, Literal, Name, Node};
use crate::lexer::Tok;
use crate::parser::{OpState, Parser};
use terrace_ir::{AttrSyntax, Failed};

/// The first element that is no blank.
fn first_of(elements: &[Node]) -> Option<&Element> {
    let mut elements = elements.iter().map(|node| &node.element);
    elements.find(|element| !element.is_blank())
}

#[inline]
fn at_literal(literal: &Literal, parser: &Parser<'_>) -> bool {
    match literal.tok {
        Some(tok) => parser.kind() == tok,
        None => parser.peek_keyword(literal.text),
    }
}

impl Format {
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
            // Blanks are looked past.
            Some(
                Element::Variable(Name::Result(_), _)
                | Element::NoSpace
                | Element::Space
                | Element::Newline
                | Element::AttrDictWithKeyword
                | Element::PropDict
                | Element::Optional { .. }
                | Element::OneOf(_),
            ) => true,
        })
    }
}
