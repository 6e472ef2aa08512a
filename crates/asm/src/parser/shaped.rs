//! Parses shaped types: vectors, tensors, memrefs, and their dimension lists.

use super::Parser;
use crate::lexer::{Tok, Token};
use terrace_builtin::types::DYNAMIC;
use terrace_builtin::{
    AffineMapAttr, IntegerAttr, MemRefType, OpaqueType, RankedTensorType, StridedLayoutAttr,
    UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use terrace_ir::{Attr, DictionaryAttr, Failed, StringAttr, Type, TypeClass};

impl Parser<'_> {
    /// Parses `4x?x`, where each size has its `x`: MLIR's `parseDimensionList`. Reports `?` as an error unless
    /// `dynamic` is true.
    pub fn dimension_list(&mut self, dynamic: bool) -> Result<Vec<i64>, Failed> {
        // Sizes are parsed from bytes, because the lexer would split `4x8` into `4` and `x8`, and lex `0x1` as one
        // number.
        let mut sizes = Vec::new();
        loop {
            let start = self.cursor.tok.start();
            if self.cursor.tok.kind == Tok::Question {
                if !dynamic {
                    return Err(self.raw_error(start, "expected static shape"));
                }
                self.advance();
                sizes.push(DYNAMIC);
            } else if self.cursor.tok.kind == Tok::Integer {
                sizes.push(self.dimension()?);
            } else {
                return Ok(sizes);
            }
            self.expect_x(start)?;
        }
    }

    /// Parses the digits of one size.
    fn dimension(&mut self) -> Result<i64, Failed> {
        let start = self.cursor.tok.start();
        let digits = self.cursor.src[start as usize..]
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count() as u32;
        // `0x8` is the size 0, followed by `x`.
        let hex = self.text_of(self.cursor.tok).starts_with(b"0x");
        let end = if hex { start + 1 } else { start + digits };
        let token = Token::new(Tok::Integer, start, end);
        let value = self
            .u64_of(token)
            .and_then(|value| i64::try_from(value).ok());
        let Some(value) = value else {
            return Err(self.raw_error(start, "invalid dimension"));
        };
        self.cursor.last_end = end;
        if self.cursor.src.get(end as usize) == Some(&b'x') {
            // The rest of the shape may be a single word for the lexer, so only its `x` becomes the token.
            self.cursor.lexer.reset(end as usize + 1);
            self.cursor.tok = Token::new(Tok::BareId, end, end + 1);
        } else {
            self.reset_to(end);
        }
        Ok(value)
    }

    /// Parses the `x` after a size. The text after the `x` is lexed again.
    pub(crate) fn expect_x(&mut self, _size_at: u32) -> Result<(), Failed> {
        if self.cursor.tok.kind != Tok::BareId || !self.spelling().starts_with(b"x") {
            return Err(self.wrong_token("expected 'x' in dimension list"));
        }
        let after_x = self.cursor.tok.start() + 1;
        self.cursor.last_end = after_x;
        self.reset_to(after_x);
        Ok(())
    }

    pub(super) fn vector_type(&mut self) -> Result<Type, Failed> {
        let begin = self.cursor.tok.start();
        self.advance();
        self.expect_tok(Tok::Less, "expected '<' in vector type")?;
        let (mut shape, mut scalable) = (Vec::new(), Vec::new());
        loop {
            let start = self.cursor.tok.start();
            let bracketed = self.eat_tok(Tok::LSquare);
            if self.cursor.tok.kind != Tok::Integer {
                if bracketed {
                    return Err(self.raw_error(self.cursor.tok.start(), "invalid dimension"));
                }
                break;
            }
            let size = self.dimension()?;
            if bracketed {
                self.expect_tok(Tok::RSquare, "missing ']' closing scalable dimension")?;
            }
            self.expect_x(start)?;
            shape.push(size);
            scalable.push(bracketed);
        }
        let element = self.ty()?;
        self.expect_tok(Tok::Greater, "expected '>' in vector type")?;
        let allowed = TypeClass::FLOAT
            | TypeClass::SIGNLESS_INT
            | TypeClass::SIGNED_INT
            | TypeClass::UNSIGNED_INT
            | TypeClass::INDEX
            | TypeClass::VECTOR_ELEMENT;
        if !element.class(self.ctx).intersects(allowed) && !self.is_dialect_float(element) {
            return Err(self.raw_error(
                begin,
                "failed to verify 'elementType': VectorElementTypeInterface instance",
            ));
        }
        if shape.iter().any(|&size| size <= 0) {
            let sizes: Vec<String> = shape.iter().map(i64::to_string).collect();
            let message = format!(
                "vector types must have positive constant sizes but got {}",
                sizes.join(", ")
            );
            return Err(self.raw_error(begin, message));
        }
        Ok(self.ctx.ty(VectorType {
            shape: shape.into(),
            scalable: scalable.into(),
            element,
        }))
    }

    pub(super) fn tensor_type(&mut self) -> Result<Type, Failed> {
        self.advance();
        self.expect_tok(Tok::Less, "expected '<' in tensor type")?;
        let unranked = self.eat_tok(Tok::Star);
        let shape = if unranked {
            self.expect_x(0)?;
            Vec::new()
        } else {
            self.dimension_list(true)?
        };
        let at = self.cursor.tok.start();
        let element = self.ty()?;
        // A comma without an encoding is accepted.
        let encoding = match self.eat_tok(Tok::Comma) {
            true => self.optional_attr(None)?,
            false => None,
        };
        self.expect_tok(Tok::Greater, "expected '>' in tensor type")?;
        if !is_tensor_element(element.class(self.ctx)) && !self.is_dialect_type(element) {
            return Err(self.raw_error(at, "invalid tensor element type"));
        }
        if unranked && encoding.is_some() {
            let here = self.cursor.tok.start();
            return Err(self.raw_error(here, "cannot apply encoding to unranked tensor"));
        }
        if unranked {
            return Ok(self.ctx.ty(UnrankedTensorType { element }));
        }
        Ok(self.ctx.ty(RankedTensorType {
            shape: shape.into(),
            element,
            encoding,
        }))
    }

    pub(super) fn memref_type(&mut self) -> Result<Type, Failed> {
        let start = self.cursor.tok.start();
        self.advance();
        self.expect_tok(Tok::Less, "expected '<' in memref type")?;
        let unranked = self.eat_tok(Tok::Star);
        let shape = if unranked {
            self.expect_x(0)?;
            Vec::new()
        } else {
            self.dimension_list(true)?
        };
        let at = self.cursor.tok.start();
        let element = self.ty()?;
        if !element
            .class(self.ctx)
            .intersects(TypeClass::MEMREF_ELEMENT)
        {
            return Err(self.raw_error(at, "invalid memref element type"));
        }
        let (mut layout, mut memory_space) = (None, None);
        if !self.eat_tok(Tok::Greater) {
            self.expect_tok(Tok::Comma, "expected ',' or '>' in memref type")?;
            if self.cursor.tok.kind == Tok::Greater {
                return Err(self.wrong_token("expected list element"));
            }
            loop {
                let attr = self.attr(None)?;
                let here = self.cursor.tok.start();
                let is_layout = self.is_layout(attr);
                let wrong = match memory_space {
                    _ if is_layout && unranked => {
                        Some("cannot have affine map for unranked memref type")
                    }
                    Some(_) if is_layout => Some("expected memory space to be last in memref type"),
                    Some(_) => Some("multiple memory spaces specified in memref type"),
                    None => None,
                };
                if let Some(wrong) = wrong {
                    return Err(self.raw_error(here, wrong));
                }
                if is_layout {
                    layout = Some(attr);
                } else {
                    memory_space = Some(attr);
                }
                if !self.eat_tok(Tok::Comma) {
                    break;
                }
            }
            self.expect_tok(Tok::Greater, "expected ',' or '>'")?;
        }
        let memory_space = memory_space
            .filter(|&space| terrace_builtin::attrs::int_value(self.ctx, space) != Some(0));
        let layout = match unranked {
            true => None,
            false => self.checked_layout(layout, shape.len(), start)?,
        };
        if memory_space.is_some_and(|space| !self.is_memory_space(space)) {
            return Err(self.raw_error(start, "unsupported memory space Attribute"));
        }
        if unranked {
            return Ok(self.ctx.ty(UnrankedMemRefType {
                element,
                memory_space,
            }));
        }
        Ok(self.ctx.ty(MemRefType {
            shape: shape.into(),
            element,
            layout,
            memory_space,
        }))
    }

    fn is_layout(&self, attr: Attr) -> bool {
        attr.is::<AffineMapAttr>(self.ctx) || attr.is::<StridedLayoutAttr>(self.ctx)
    }

    /// Returns true for integers, strings, dictionaries, and attributes of other dialects.
    fn is_memory_space(&self, attr: Attr) -> bool {
        let ctx = self.ctx;
        attr.dialect(ctx) != "builtin"
            || attr.is::<StringAttr>(ctx)
            || attr.is::<DictionaryAttr>(ctx)
            || attr.is::<IntegerAttr>(ctx)
    }

    /// Checks that the rank of a layout matches. Returns `None` for the identity layout.
    fn checked_layout(
        &mut self,
        layout: Option<Attr>,
        rank: usize,
        start: u32,
    ) -> Result<Option<Attr>, Failed> {
        let ctx = self.ctx;
        let Some(attr) = layout else { return Ok(None) };
        if let Some(map) = attr.as_::<AffineMapAttr>(ctx) {
            if map.map.dims as usize != rank {
                let message = format!(
                    "memref layout mismatch between rank and affine map: {rank} != {}",
                    map.map.dims
                );
                return Err(self.raw_error(start, message));
            }
            return Ok((!map.map.is_identity()).then_some(attr));
        }
        if let Some(strided) = attr.as_::<StridedLayoutAttr>(ctx)
            && strided.strides.len() != rank
        {
            return Err(self.raw_error(start, "expected the number of strides to match the rank"));
        }
        Ok(layout)
    }

    /// Returns true for the float types of dialects. Other types of these dialects cannot be elements of memrefs.
    pub(super) fn is_dialect_float(&self, ty: Type) -> bool {
        ty.dialect(self.ctx) != "builtin"
            && ty.class(self.ctx).intersects(TypeClass::MEMREF_ELEMENT)
    }

    /// Returns true for types of dialects, including unregistered ones. Registered types decide themselves whether they
    /// may be elements.
    fn is_dialect_type(&self, ty: Type) -> bool {
        ty.dialect(self.ctx) != "builtin" || ty.is::<OpaqueType>(self.ctx)
    }
}

fn is_tensor_element(class: TypeClass) -> bool {
    let allowed = TypeClass::FLOAT
        | TypeClass::SIGNLESS_INT
        | TypeClass::SIGNED_INT
        | TypeClass::UNSIGNED_INT
        | TypeClass::INDEX
        | TypeClass::COMPLEX
        | TypeClass::VECTOR
        | TypeClass::OPAQUE;
    class.intersects(allowed)
}
