//! Parses elements of shaped types: `dense<..>`, `sparse<..>`, `dense_resource<..>`, `array<..>`.
//!
//! The type of a literal follows it, so the literal is parsed in two steps: first its structure and the offset of each
//! number, then, once the type is known, the numbers themselves. Each step is a single pass over the bytes.

mod array;
mod literal;
mod values;

use super::Parser;
use crate::lexer::{Tok, Token};
use literal::{Dims, Literal};
use terrace_builtin::types::{self, DYNAMIC};
use terrace_builtin::{
    ComplexType, DenseElementsAttr, DenseResourceElementsAttr, DenseStringElementsAttr, FloatType,
    IntegerType, RankedTensorType, SparseElementsAttr,
};
use terrace_ir::{Attr, Failed, Type};
use values::{Elements, Number};

impl<'p> Parser<'p> {
    /// Parses what follows `dense`. If no type is expected, the type is also parsed.
    pub(crate) fn dense_elements(&mut self, expected: Option<Type>) -> Result<Attr, Failed> {
        let start = self.cursor.last_end - "dense".len() as u32;
        self.expect_tok(Tok::Less, "expected '<' after 'dense'")?;
        let mut literal = Literal::default();
        if !self.eat_tok(Tok::Greater) {
            literal = self.elements_literal(true)?;
            self.expect_tok(Tok::Greater, "expected '>'")?;
        }
        let ty = self.elements_type(expected, start)?;
        self.elements_of(&literal, ty, start)
    }

    /// Parses what follows `dense_resource`.
    pub(crate) fn dense_resource(&mut self, expected: Option<Type>) -> Result<Attr, Failed> {
        let start = self.cursor.last_end - "dense_resource".len() as u32;
        self.expect_tok(Tok::Less, "expected '<' after 'dense_resource'")?;
        let key = self.entry_key("resource")?;
        self.expect_tok(Tok::Greater, "expected '>'")?;
        let (ty, offset) = match expected {
            Some(ty) => (ty, start),
            None => {
                let offset = self.cursor.tok.start();
                self.expect_tok(Tok::Colon, "expected ':'")?;
                (self.ty()?, offset)
            }
        };
        if types::element_type(self.ctx, ty).is_none() {
            return Err(self.raw_error(offset, "`dense_resource` expected a shaped type"));
        }
        Ok(self.ctx.attr(DenseResourceElementsAttr {
            ty,
            key: key.into(),
        }))
    }

    /// Parses what follows `sparse`.
    pub(crate) fn sparse_elements(&mut self, expected: Option<Type>) -> Result<Attr, Failed> {
        let start = self.cursor.last_end - "sparse".len() as u32;
        self.expect_tok(Tok::Less, "Expected '<' after 'sparse'")?;
        let tensor = |ctx: &terrace_ir::Context, shape: &[i64], element| {
            ctx.ty(RankedTensorType {
                shape: shape.into(),
                element,
                encoding: None,
            })
        };
        if self.eat_tok(Tok::Greater) {
            let ty = self.elements_type(expected, start)?;
            let rank = self.shape_of(ty).len() as i64;
            let none = Literal::default();
            let indices = tensor(self.ctx, &[0, rank], Type::I64);
            let indices = self.elements_of(&none, indices, start)?;
            let element = types::element_type_or_self(self.ctx, ty);
            let values = tensor(self.ctx, &[0], element);
            let values = self.elements_of(&none, values, start)?;
            return Ok(self.ctx.attr(SparseElementsAttr {
                ty,
                indices,
                values,
            }));
        }
        let indices_at = self.cursor.tok.start();
        let indices = self.elements_literal(false)?;
        self.expect_tok(Tok::Comma, "expected ','")?;
        let values_at = self.cursor.tok.start();
        let values = self.elements_literal(true)?;
        self.expect_tok(Tok::Greater, "expected '>'")?;
        let ty = self.elements_type(expected, start)?;
        // A single index or value may be a splat.
        let rank = self.shape_of(ty).len() as i64;
        let indices_shape = if indices.shape.is_empty() {
            Dims::from_slice(&[1, rank])
        } else {
            indices.shape.clone()
        };
        let values_shape = if values.shape.is_empty() {
            Dims::from_slice(&indices_shape[..1])
        } else {
            values.shape.clone()
        };
        let indices_ty = tensor(self.ctx, &indices_shape, Type::I64);
        let indices = self.elements_of(&indices, indices_ty, indices_at)?;
        let element = types::element_type_or_self(self.ctx, ty);
        let values_ty = tensor(self.ctx, &values_shape, element);
        let values = self.elements_of(&values, values_ty, values_at)?;
        self.check_sparse(ty, indices, &indices_shape, &values_shape, start)?;
        Ok(self.ctx.attr(SparseElementsAttr {
            ty,
            indices,
            values,
        }))
    }

    /// Checks that indices and values are consistent with each other and with the shape.
    fn check_sparse(
        &mut self,
        ty: Type,
        indices: Attr,
        indices_shape: &[i64],
        values_shape: &[i64],
        offset: u32,
    ) -> Result<(), Failed> {
        if values_shape.len() != 1 {
            return Err(self.raw_error(offset, "expected 1-d tensor for sparse element values"));
        }
        let shape = self.shape_of(ty);
        let fits = match *indices_shape {
            [_, positions] => positions == shape.len() as i64,
            [_] => shape.len() == 1,
            _ => false,
        };
        if !fits || indices_shape[0] != values_shape[0] {
            let message = format!(
                "expected shape ([{}]); inferred shape of indices literal ([{}]); inferred shape of values literal ([{}])",
                list(shape),
                list(indices_shape),
                list(values_shape)
            );
            return Err(self.raw_error(offset, message));
        }
        let ctx = self.ctx;
        let Some(indices) = indices.as_::<DenseElementsAttr>(ctx) else {
            return Ok(());
        };
        let (words, _) = indices.data.as_chunks::<8>();
        let value = |word: &[u8; 8]| u64::from_le_bytes(*word);
        let inside = |index: &mut dyn Iterator<Item = u64>| {
            index
                .zip(shape)
                .all(|(at, &size)| i64::try_from(at).is_ok_and(|at| at < size))
        };
        let outside = if indices.splat {
            let at = words.first().map_or(0, value);
            let index = vec![at; shape.len()];
            (!inside(&mut index.iter().copied())).then_some((0, index))
        } else if shape.is_empty() {
            None
        } else {
            let mut rows = words.chunks_exact(shape.len()).enumerate();
            let bad = rows.find(|(_, row)| !inside(&mut row.iter().map(value)));
            bad.map(|(at, row)| (at, row.iter().map(value).collect()))
        };
        let Some((at, index)) = outside else {
            return Ok(());
        };
        let ty = ctx.show_type(ty);
        let message = format!(
            "sparse index #{at} is not contained within the value shape, with index=[{}], and type={ty}",
            list(&index)
        );
        Err(self.raw_error(offset, message))
    }

    fn shape_of(&self, ty: Type) -> &'p [i64] {
        types::shape(self.ctx, ty).unwrap_or_default()
    }

    /// Returns the type of a literal, which is expected or follows after a colon. Reports an error if the type is not
    /// shaped and static.
    fn elements_type(&mut self, expected: Option<Type>, offset: u32) -> Result<Type, Failed> {
        let ty = match expected {
            Some(ty) => ty,
            None => {
                self.expect_tok(Tok::Colon, "expected ':'")?;
                self.ty()?
            }
        };
        let ctx = self.ctx;
        if types::element_type(ctx, ty).is_none() {
            return Err(self.raw_error(offset, "elements literal must be a shaped type"));
        }
        match types::shape(ctx, ty) {
            Some(shape) if !shape.contains(&DYNAMIC) => Ok(ty),
            _ => Err(self.raw_error(offset, "elements literal type must have static shape")),
        }
    }

    /// Returns the attribute of a literal. `ty` is shaped and static.
    fn elements_of(&mut self, literal: &Literal, ty: Type, offset: u32) -> Result<Attr, Failed> {
        let ctx = self.ctx;
        let (shape, element) = (self.shape_of(ty), types::element_type_or_self(ctx, ty));
        let (number, complex) = match element.as_::<ComplexType>(ctx) {
            Some(complex) => (complex.element, true),
            None => (element, false),
        };
        let number = if let Some(float) = number.as_::<FloatType>(ctx) {
            Some(Number::Float(float.kind))
        } else if let Some(int) = number.as_::<IntegerType>(ctx) {
            Some(Number::Int(int.width, int.signedness))
        } else {
            (number == Type::INDEX).then_some(Number::Index)
        };
        if let (Some(token), Some(number)) = (literal.hex, number) {
            return self.hex_elements(token, ty, Elements { number, complex }, offset);
        }
        if !literal.shape.is_empty() && *literal.shape != *shape {
            let message = format!(
                "inferred shape of elements literal ([{}]) does not match type ([{}])",
                list(&literal.shape),
                list(shape)
            );
            return Err(self.raw_error(offset, message));
        }
        let total = types::num_elements(shape).and_then(|total| usize::try_from(total).ok());
        let count = literal.starts.len();
        if literal.hex.is_none() && count == 0 && total != Some(0) {
            let ty = ctx.show_type(ty);
            let message = format!("parsed zero elements, but type ({ty}) expected at least 1");
            return Err(self.raw_error(offset, message));
        }
        let Some(number) = number else {
            return self.string_elements(literal, ty, offset);
        };
        let per_element = if complex { 2 } else { 1 };
        let one = literal.shape.is_empty() && count == per_element;
        let wanted = total.and_then(|total| total.checked_mul(per_element));
        let lone_complex = complex && literal.shape.is_empty() && count > 0;
        if !one && (lone_complex || wanted != Some(count)) {
            let (ty, wanted) = if lone_complex {
                (element, Some(per_element))
            } else {
                (ty, wanted)
            };
            let (ty, wanted) = (ctx.show_type(ty), wanted.unwrap_or(usize::MAX));
            let message =
                format!("parsed {count} elements, but type ({ty}) expected {wanted} elements");
            return Err(self.raw_error(offset, message));
        }
        let data = self.element_values(&literal.starts, number)?;
        let size = number.bytes() * per_element;
        Ok(self.dense_of(ty, data, size))
    }

    /// Returns the attribute of elements of `size` bytes each. If all elements are equal, only one is stored.
    fn dense_of(&self, ty: Type, mut data: Vec<u8>, size: usize) -> Attr {
        let splat = size > 0 && data.len() >= size && data[size..] == data[..data.len() - size];
        if splat {
            data.truncate(size);
        }
        self.ctx.attr(DenseElementsAttr {
            ty,
            data: data.into(),
            splat,
        })
    }

    /// Parses `"0x.."`: the bytes of the elements. For `i1`, each byte contains eight elements.
    fn hex_elements(
        &mut self,
        token: Token,
        ty: Type,
        elements: Elements,
        offset: u32,
    ) -> Result<Attr, Failed> {
        let text = self.str_of(Token::new(token.kind, token.start() + 1, token.end() - 1));
        let Some(data) = text
            .strip_prefix("0x")
            .and_then(terrace_numeric::hex::decode)
        else {
            let message = "expected string containing hex digits starting with `0x`";
            return Err(self.raw_error(token.start(), message));
        };
        let total =
            types::num_elements(self.shape_of(ty)).and_then(|total| usize::try_from(total).ok());
        let size = elements.bytes();
        if elements.is_bits() {
            if let [byte @ (0 | 0xFF)] = data[..] {
                return Ok(self.dense_of(ty, vec![byte & 1], 1));
            }
            if total == Some(1) && data.len() == 1 {
                return Ok(self.dense_of(ty, vec![1], 1));
            }
            if let Some(total) = total
                && data.len() == total.div_ceil(8)
            {
                let bits = (0..total).map(|at| data[at / 8] >> (at % 8) & 1).collect();
                // Bits beyond the last element are ignored. If any of them is set, equal elements are not stored as a
                // splat.
                let is_clean =
                    total % 8 == 0 || data.last().is_some_and(|last| last >> (total % 8) == 0);
                return Ok(match is_clean {
                    true => self.dense_of(ty, bits, 1),
                    false => self.ctx.attr(DenseElementsAttr {
                        ty,
                        data: bits.into(),
                        splat: false,
                    }),
                });
            }
        } else if (size > 0 && data.len() == size)
            || total.and_then(|total| total.checked_mul(size)) == Some(data.len())
        {
            return Ok(self.dense_of(ty, data, size));
        }
        let ty = self.ctx.show_type(ty);
        let message = format!("elements hex data size is invalid for provided type: {ty}");
        Err(self.raw_error(offset, message))
    }

    fn string_elements(
        &mut self,
        literal: &Literal,
        ty: Type,
        offset: u32,
    ) -> Result<Attr, Failed> {
        let mut values: Vec<Box<[u8]>> = Vec::with_capacity(literal.starts.len());
        if let Some(token) = literal.hex {
            values.push(self.string_value(token).into());
        }
        for &start in &literal.starts {
            let (_, token) = self.number_token(start);
            if token.kind != Tok::String {
                let text = String::from_utf8_lossy(self.text_of(token));
                let message = format!("expected string token, got {text}");
                return Err(self.raw_error(offset, message));
            }
            values.push(self.string_value(token).into());
        }
        let total = types::num_elements(self.shape_of(ty));
        if values.len() > 1 && total != Some(values.len() as i64) {
            let (ty, count) = (self.ctx.show_type(ty), values.len());
            let message = format!(
                "parsed {count} elements, but type ({ty}) expected {} elements",
                total.unwrap_or(i64::MAX)
            );
            return Err(self.raw_error(offset, message));
        }
        if values.windows(2).all(|pair| pair[0] == pair[1]) {
            values.truncate(1);
        }
        Ok(self.ctx.attr(DenseStringElementsAttr {
            ty,
            values: values.into(),
        }))
    }
}

/// Returns `1, 2, 3`.
fn list<T: ToString>(values: &[T]) -> String {
    values
        .iter()
        .map(T::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}
