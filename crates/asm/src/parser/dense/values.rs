//! Converts the numbers of a literal to bytes, once their type is known.

use super::super::Parser;
use crate::lexer::{Lexer, Tok, Token};
use terrace_builtin::types::Signedness;
use terrace_ir::Failed;
use terrace_numeric::{ApFloat, ApInt, FloatKind, IntLiteralError};

/// The type of a number.
#[derive(Clone, Copy)]
pub(super) enum Number {
    Int(u32, Signedness),
    Index,
    Float(FloatKind),
}

/// The type of an element.
#[derive(Clone, Copy)]
pub(super) struct Elements {
    pub number: Number,
    pub complex: bool,
}

impl Number {
    pub(super) fn width(self) -> u32 {
        match self {
            Number::Int(width, _) => width,
            Number::Index => 64,
            Number::Float(kind) => kind.width(),
        }
    }

    /// Returns the size of a number in bytes.
    pub(super) fn bytes(self) -> usize {
        self.width().div_ceil(8) as usize
    }

    fn signedness(self) -> terrace_numeric::Signedness {
        match self {
            Number::Int(_, Signedness::Signless) => terrace_numeric::Signedness::Signless,
            Number::Int(_, Signedness::Unsigned) => terrace_numeric::Signedness::Unsigned,
            _ => terrace_numeric::Signedness::Signed,
        }
    }
}

impl Elements {
    /// Returns the size of an element in bytes.
    pub(super) fn bytes(self) -> usize {
        self.number.bytes() * if self.complex { 2 } else { 1 }
    }

    /// Returns true if each byte of a hex literal contains eight elements.
    pub(super) fn is_bits(self) -> bool {
        !self.complex && matches!(self.number, Number::Int(1, _))
    }
}

impl<'p> Parser<'p> {
    /// Returns the bytes of the numbers at these offsets.
    pub(super) fn element_values(
        &mut self,
        starts: &[u32],
        number: Number,
    ) -> Result<Vec<u8>, Failed> {
        let bytes = number.bytes();
        let mut data = Vec::with_capacity(starts.len() * bytes);
        for &start in starts {
            match number {
                Number::Float(kind) => {
                    let value = self.float_value(start, kind)?;
                    data.extend_from_slice(&value.bits().to_le_bytes()[..bytes]);
                }
                _ => push_int(&self.int_value(start, number)?, bytes, &mut data),
            }
        }
        Ok(data)
    }

    /// Returns the token of the number at an offset, without its minus, and true if there is a minus.
    pub(super) fn number_token(&self, start: u32) -> (bool, Token) {
        let mut lexer = Lexer::new(
            self.cursor.src,
            start as usize,
            self.cursor.lexer.text().len(),
        );
        let token = lexer.next_token();
        if token.kind == Tok::Minus {
            (true, lexer.next_token())
        } else {
            (false, token)
        }
    }

    fn int_value(&mut self, start: u32, number: Number) -> Result<ApInt, Failed> {
        let (negative, token) = self.number_token(start);
        let text = self.text_of(token);
        if negative && number.signedness() == terrace_numeric::Signedness::Unsigned {
            let message = "expected unsigned integer elements, but parsed negative value";
            return Err(self.raw_error(token.start(), message));
        }
        match token.kind {
            Tok::Float => {
                let message = "expected integer elements, but parsed floating-point";
                return Err(self.raw_error(token.start(), message));
            }
            Tok::BareId => {
                if !matches!(number, Number::Int(1, _)) {
                    let message = "expected i1 type for 'true' or 'false' values";
                    return Err(self.raw_error(token.start(), message));
                }
                return Ok(ApInt::from_bool(text == b"true"));
            }
            _ => {}
        }
        match self.int_text(token, negative, number) {
            Ok(value) => Ok(value),
            Err(_) => Err(self.raw_error(token.start(), "integer constant out of range for type")),
        }
    }

    /// Returns the value of an integer token, negated if `negative` is true.
    pub(super) fn int_text(
        &self,
        token: Token,
        negative: bool,
        number: Number,
    ) -> Result<ApInt, IntLiteralError> {
        let text = self.str_of(token);
        // A minus before an unsigned number is rejected elsewhere, or wraps.
        let signless = terrace_numeric::Signedness::Signless;
        if !negative {
            return ApInt::parse(number.width(), number.signedness(), text);
        }
        let mut signed = String::with_capacity(text.len() + 1);
        signed.push('-');
        signed.push_str(text);
        ApInt::parse(number.width(), signless, &signed)
    }

    fn float_value(&mut self, start: u32, kind: FloatKind) -> Result<ApFloat, Failed> {
        let (negative, token) = self.number_token(start);
        match token.kind {
            Tok::Integer | Tok::Float => self.float_literal(token, negative, kind),
            _ => Err(self.raw_error(token.start(), "expected floating point literal")),
        }
    }
}

/// Appends the low `bytes` bytes of an integer.
pub(super) fn push_int(value: &ApInt, bytes: usize, data: &mut Vec<u8>) {
    let end = data.len() + bytes;
    for limb in value.limbs() {
        let left = end - data.len();
        data.extend_from_slice(&limb.to_le_bytes()[..left.min(8)]);
    }
    data.resize(end, 0);
}
