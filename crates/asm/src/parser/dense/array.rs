//! Parses `array<i32: 1, 2>`, and `[1, 2]` if a format determines the element type.

use super::super::{Delim, Parser};
use super::values::{Number, push_int};
use crate::lexer::Tok;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::{BoolArrayAttr, DenseArrayAttr, FloatType, IntegerType};
use terrace_ir::{Attr, Failed, SmallVec, Type};
use terrace_numeric::ApInt;

impl Parser<'_> {
    /// Parses what follows `array`.
    pub(crate) fn dense_array(&mut self) -> Result<Attr, Failed> {
        self.expect_tok(Tok::Less, "expected '<' after 'array'")?;
        let at = self.cursor.tok.start();
        let Ok(element) = self.ty() else {
            return Err(self.raw_error(at, "expected an integer or floating point type"));
        };
        let ctx = self.ctx;
        let number = if let Some(int) = element.as_::<IntegerType>(ctx) {
            Number::Int(int.width, int.signedness)
        } else if let Some(float) = element.as_::<FloatType>(ctx) {
            Number::Float(float.kind)
        } else {
            let shown = ctx.show_type(element);
            let message = format!("expected integer or float type, got: {shown}");
            return Err(self.raw_error(at, message));
        };
        let width = match number {
            Number::Float(kind) => kind.width(),
            Number::Int(width, _) => width,
            Number::Index => 64,
        };
        if width != 1 && width % 8 != 0 {
            return Err(self.raw_error(at, "element type bitwidth must be a multiple of 8"));
        }
        let bytes = width.div_ceil(8) as usize;
        let mut data = Vec::with_capacity(16 * bytes);
        if !self.eat_tok(Tok::Greater) {
            self.expect_tok(Tok::Colon, "expected ':' after dense array type")?;
            self.comma_list(Delim::None, |parser| {
                parser.array_element(number, &mut data)
            })?;
            self.expect_tok(Tok::Greater, "expected '>' to close an array attribute")?;
        }
        Ok(self.dense_array_of(element, &data))
    }

    /// Parses `[1, 2]`. `kind` is the element type followed by `_array`.
    pub(crate) fn dense_array_elements(&mut self, kind: &str) -> Result<Attr, Failed> {
        let (element, number) = match kind {
            "i1_array" => (Type::I1, None),
            "i8_array" => (Type::I8, None),
            "i16_array" => (Type::I16, None),
            "i32_array" => (Type::I32, None),
            "i64_array" => (Type::I64, None),
            "f32_array" => (
                Type::F32,
                Some(Number::Float(terrace_numeric::FloatKind::F32)),
            ),
            "f64_array" => (
                Type::F64,
                Some(Number::Float(terrace_numeric::FloatKind::F64)),
            ),
            _ => return Err(self.error_here(format!("unknown array attribute '{kind}'"))),
        };
        let mut data = Vec::new();
        let mut integers: SmallVec<[i64; 8]> = SmallVec::new();
        let mut wrong_element = false;
        let result = self.comma_list(Delim::Square, |parser| {
            let result = match (number, element) {
                (Some(number), _) => parser.array_element(number, &mut data),
                (None, Type::I64) => parser.integer().map(|value| integers.push(value)),
                (None, _) => parser.bare_integer(element, &mut data),
            };
            wrong_element = result.is_err();
            result
        });
        match result {
            Ok(()) if element == Type::I64 => Ok(self.ctx.i64_array(&integers)),
            Ok(()) => Ok(self.dense_array_of(element, &data)),
            // The end of the list is required nevertheless.
            Err(_) if wrong_element && !self.eat_tok(Tok::RSquare) => {
                Err(self.wrong_token("expected ']'"))
            }
            Err(failed) => Err(failed),
        }
    }

    /// Parses an integer of at most 32 bits.
    fn bare_integer(&mut self, element: Type, data: &mut Vec<u8>) -> Result<(), Failed> {
        match element {
            Type::I1 => data.push(u8::from(self.integer::<i64>()? != 0)),
            Type::I8 => data.extend(self.integer::<i8>()?.to_le_bytes()),
            Type::I16 => data.extend(self.integer::<i16>()?.to_le_bytes()),
            _ => data.extend(self.integer::<i32>()?.to_le_bytes()),
        }
        Ok(())
    }

    fn dense_array_of(&self, element: Type, data: &[u8]) -> Attr {
        let ctx = self.ctx;
        match element {
            Type::I1 => ctx.attr(BoolArrayAttr {
                values: data.iter().map(|&byte| byte != 0).collect(),
            }),
            Type::I32 => {
                let (words, _) = data.as_chunks::<4>();
                let values: Vec<i32> = words.iter().map(|word| i32::from_le_bytes(*word)).collect();
                ctx.i32_array(&values)
            }
            Type::I64 => {
                let (words, _) = data.as_chunks::<8>();
                let values: SmallVec<[i64; 16]> =
                    words.iter().map(|word| i64::from_le_bytes(*word)).collect();
                ctx.i64_array(&values)
            }
            _ => ctx.attr_by(
                &(element, data),
                |known: &DenseArrayAttr| known.element == element && *known.data == *data,
                || DenseArrayAttr {
                    element,
                    data: data.into(),
                },
            ),
        }
    }

    fn array_element(&mut self, number: Number, data: &mut Vec<u8>) -> Result<(), Failed> {
        let negative = self.eat_tok(Tok::Minus);
        let token = self.cursor.tok;
        if let Number::Float(kind) = number {
            if !matches!(token.kind, Tok::Integer | Tok::Float) {
                return Err(self.raw_error(token.start(), "expected floating point literal"));
            }
            self.advance();
            let value = self.float_literal(token, negative, kind)?;
            data.extend_from_slice(&value.bits().to_le_bytes()[..number.bytes()]);
            return Ok(());
        }
        let is_bit = matches!(number, Number::Int(1, _));
        let is_bool = token.kind == Tok::BareId && matches!(self.spelling(), b"true" | b"false");
        if is_bool {
            if !is_bit {
                let message = "expected i1 type for 'true' or 'false' values";
                return Err(self.raw_error(token.start(), message));
            }
            data.push(u8::from(self.spelling() == b"true"));
            self.advance();
            return Ok(());
        }
        if token.kind != Tok::Integer {
            return Err(self.raw_error(token.start(), "expected integer literal"));
        }
        self.advance();
        if is_bit {
            let message = "expected 'true' or 'false' values for i1 type";
            return Err(self.raw_error(self.cursor.tok.start(), message));
        }
        match self.int_text(token, negative, number) {
            Ok(value) => push_element(&value, number, data),
            Err(_) => {
                return Err(
                    self.raw_error(self.cursor.tok.start(), "integer constant out of range")
                );
            }
        }
        Ok(())
    }
}

/// Appends an element. An element of `i0` takes one byte, so that the elements can be counted.
fn push_element(value: &ApInt, number: Number, data: &mut Vec<u8>) {
    push_int(value, number.bytes().max(1), data);
}
