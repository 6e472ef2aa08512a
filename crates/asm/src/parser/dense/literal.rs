//! Parses the structure of a literal: nested lists, and the offsets of the elements.

use super::super::Parser;
use crate::lexer::{Tok, Token};
use terrace_ir::{Failed, SmallVec};

/// The sizes of nested lists, outermost first.
pub(super) type Dims = SmallVec<[i64; 4]>;

/// A literal whose type is not yet known.
#[derive(Default)]
pub(super) struct Literal {
    /// The sizes of the nested lists; empty for a single element.
    pub shape: Dims,
    /// The offset of each number, string or keyword, including its minus. A complex number has two.
    pub starts: Vec<u32>,
    /// A hex string instead of elements.
    pub hex: Option<Token>,
}

/// An open list.
#[derive(Default)]
struct Level {
    count: i64,
    /// The sizes of the first element.
    element: Option<Dims>,
}

impl Parser<'_> {
    /// Parses an element, or lists of elements.
    pub(super) fn elements_literal(&mut self, allow_hex: bool) -> Result<Literal, Failed> {
        let mut literal = Literal::default();
        if allow_hex && self.cursor.tok.kind == Tok::String {
            literal.hex = Some(self.take());
        } else if self.cursor.tok.kind == Tok::LSquare {
            literal.shape = self.elements_list(&mut literal.starts)?;
        } else {
            self.literal_element(&mut literal.starts)?;
        }
        Ok(literal)
    }

    /// Parses `[..]` and returns its sizes.
    fn elements_list(&mut self, starts: &mut Vec<u32>) -> Result<Dims, Failed> {
        let mut levels: Vec<Level> = Vec::new();
        loop {
            // An element starts here.
            let mut element = Dims::new();
            if self.eat_tok(Tok::LSquare) {
                levels.push(Level::default());
                if !self.eat_tok(Tok::RSquare) {
                    continue;
                }
                element.push(0);
                levels.pop();
            } else {
                self.literal_element(starts)?;
            }
            // An element ends here. It may be the last one of the enclosing lists.
            loop {
                let Some(level) = levels.last_mut() else {
                    return Ok(element);
                };
                level.count += 1;
                match &level.element {
                    None => level.element = Some(element),
                    Some(first) if *first == element => {}
                    Some(_) => {
                        let message =
                            "tensor literal is invalid; ranks are not consistent between elements";
                        return Err(self.raw_error(self.cursor.tok.start(), message));
                    }
                }
                if self.eat_tok(Tok::Comma) {
                    break;
                }
                self.expect_tok(Tok::RSquare, "expected ']'")?;
                let Some(level) = levels.pop() else { break };
                element = Dims::new();
                element.push(level.count);
                element.extend(level.element.unwrap_or_default());
            }
        }
    }

    fn literal_element(&mut self, starts: &mut Vec<u32>) -> Result<(), Failed> {
        let start = self.cursor.tok.start();
        match self.cursor.tok.kind {
            Tok::Integer | Tok::Float | Tok::String => {}
            Tok::BareId if matches!(self.spelling(), b"true" | b"false") => {}
            Tok::Minus => {
                self.advance();
                if !matches!(self.cursor.tok.kind, Tok::Integer | Tok::Float) {
                    let message = "expected integer or floating point literal";
                    return Err(self.raw_error(self.cursor.tok.start(), message));
                }
            }
            Tok::LParen => {
                return self.nested(|parser| {
                    parser.advance();
                    parser.literal_element(starts)?;
                    parser.expect_tok(Tok::Comma, "expected ',' between complex elements")?;
                    parser.literal_element(starts)?;
                    parser.expect_tok(Tok::RParen, "expected ')' after complex elements")
                });
            }
            _ => {
                let message = "expected element literal of primitive type";
                return Err(self.raw_error(start, message));
            }
        }
        self.advance();
        starts.push(start);
        Ok(())
    }
}
