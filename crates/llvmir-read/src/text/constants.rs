//! Reads constants, in two steps: a value as written, and the constant that it denotes for a type.

use std::borrow::Cow;

use super::Reader;
use super::error::{Read, ensure, need, refusal};
use super::keywords::Kw;
use super::lexer::Tok;
use super::literals::{self, Float, Integer};
use terrace_llvmir::{Const, InlineAsm};
use terrace_llvmir::{Type, TypeKind};

/// A value as written, before its type is considered.
#[derive(Debug)]
pub(super) struct ValId<'a> {
    /// The offset of its first token.
    pub(super) at: usize,
    /// Its kind.
    pub(super) kind: ValKind<'a>,
}

/// The kinds of [`ValId`].
#[derive(Debug)]
pub(super) enum ValKind<'a> {
    /// `%7`
    LocalId(u32),
    /// `%name`
    LocalName(Cow<'a, [u8]>),
    /// `@7`. The flag is true after `no_cfi`.
    GlobalId(u32, bool),
    /// `@name`. The flag is true after `no_cfi`.
    GlobalName(Cow<'a, [u8]>, bool),
    /// The text of an integer.
    Int(&'a [u8]),
    /// The text of a float.
    Float(&'a [u8]),
    /// `null`
    Null,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// `zeroinitializer`
    Zero,
    /// `none`
    None,
    /// `[]`
    EmptyArray,
    /// A constant that determines its own type.
    Const(Const),
    /// `splat (...)` of a constant.
    Splat(Const),
    /// `{ ... }`, or `<{ ... }>`
    Struct {
        /// The fields.
        fields: Vec<Const>,
        /// True for `<{ ... }>`.
        packed: bool,
    },
    /// `asm ...`, before its function type is known.
    Asm(Box<InlineAsm>),
}

impl<'a> Reader<'a> {
    /// Returns the text of a type, for messages.
    pub(super) fn type_text(&self, ty: Type) -> String {
        let mut text = Vec::new();
        let types = &self.module.ctx.types;
        types.push_type(ty, &mut text);
        // LLVM shows the definition of a named struct.
        if matches!(types.kind(ty), TypeKind::Identified { .. }) {
            text.extend_from_slice(b" = type ");
            types.push_body(ty, &mut text);
        }
        String::from_utf8_lossy(&text).into_owned()
    }

    /// Reads a value without checking its type. `expected` is the type, if it is known.
    pub(super) fn val_id(&mut self, expected: Option<Type>) -> Read<ValId<'a>> {
        let at = self.here();
        let kind = match self.tok() {
            Tok::LocalId(number) => ValKind::LocalId(number),
            Tok::LocalVar => ValKind::LocalName(self.lex.name()),
            Tok::GlobalId(number) => ValKind::GlobalId(number, false),
            Tok::GlobalVar => ValKind::GlobalName(self.lex.name(), false),
            Tok::Int => ValKind::Int(self.lex.text()),
            Tok::Float => ValKind::Float(self.lex.text()),
            Tok::Keyword(Kw::True) => ValKind::Const(Const::TRUE),
            Tok::Keyword(Kw::False) => ValKind::Const(Const::FALSE),
            Tok::Keyword(Kw::Null) => ValKind::Null,
            Tok::Keyword(Kw::Undef) => ValKind::Undef,
            Tok::Keyword(Kw::Poison) => ValKind::Poison,
            Tok::Keyword(Kw::Zeroinitializer) => ValKind::Zero,
            Tok::Keyword(Kw::None) => ValKind::None,
            Tok::LBrace | Tok::Less | Tok::LSquare | Tok::Keyword(_) => {
                let kind = self.nested(|reader| reader.long_val_id(at, expected))?;
                return Ok(ValId { at, kind });
            }
            _ => return self.refuse("expected value token"),
        };
        self.next()?;
        Ok(ValId { at, kind })
    }

    /// Reads a value that consists of several tokens.
    fn long_val_id(&mut self, at: usize, expected: Option<Type>) -> Read<ValKind<'a>> {
        match self.tok() {
            Tok::LBrace => self.struct_constant(),
            Tok::Less => self.vector_constant(at),
            Tok::LSquare => self.array_constant(),
            Tok::Keyword(Kw::C) => {
                self.next()?;
                self.require(Tok::String, "expected string")?;
                let bytes = self.lex.name();
                let c = self.module.ctx.string(bytes.into_owned());
                self.next()?;
                Ok(ValKind::Const(c))
            }
            Tok::Keyword(Kw::Asm) => self.asm_constant(),
            Tok::Keyword(word) => self.keyword_constant(word, at, expected),
            _ => self.refuse("expected value token"),
        }
    }

    fn struct_constant(&mut self) -> Read<ValKind<'a>> {
        self.next()?;
        let fields = self.constant_list()?;
        self.expect(Tok::RBrace, "expected end of struct constant")?;
        Ok(ValKind::Struct {
            fields,
            packed: false,
        })
    }

    fn vector_constant(&mut self, at: usize) -> Read<ValKind<'a>> {
        self.next()?;
        let packed = self.eat(Tok::LBrace)?;
        let first_at = self.here();
        let elements = self.constant_list()?;
        if packed {
            self.expect(Tok::RBrace, "expected end of packed struct")?;
        }
        self.expect(Tok::Greater, "expected end of constant")?;
        if packed {
            return Ok(ValKind::Struct {
                fields: elements,
                packed,
            });
        }
        let &first = need(elements.first(), at).or("constant vector must not be empty")?;
        let ty = self.module.ctx.consts.type_of(first);
        let types = &mut self.module.ctx.types;
        let scalar = types.is_float(ty) || types.is_ptr(ty) || types.int_width(ty).is_some();
        ensure(scalar, first_at)
            .or("vector elements must have integer, pointer or floating point type")?;
        self.same_types(first_at, "vector", ty, &elements)?;
        let len = crate::id(elements.len());
        let ty = self.module.ctx.types.vector(ty, len);
        Ok(ValKind::Const(self.module.ctx.aggregate(ty, &elements)))
    }

    fn array_constant(&mut self) -> Read<ValKind<'a>> {
        self.next()?;
        let first_at = self.here();
        let elements = self.constant_list()?;
        self.expect(Tok::RSquare, "expected end of array constant")?;
        let Some(&first) = elements.first() else {
            return Ok(ValKind::EmptyArray);
        };
        let ty = self.module.ctx.consts.type_of(first);
        if !self.module.ctx.types.is_first_class(ty) {
            let text = self.type_text(ty);
            return Err(refusal(
                first_at,
                format!("invalid array element type: {text}"),
            ));
        }
        self.same_types(first_at, "array", ty, &elements)?;
        let ty = self.module.ctx.types.array(ty, elements.len() as u64);
        Ok(ValKind::Const(self.module.ctx.aggregate(ty, &elements)))
    }

    fn same_types(&self, at: usize, kind: &str, ty: Type, elements: &[Const]) -> Read<()> {
        let consts = &self.module.ctx.consts;
        match elements.iter().position(|&c| consts.type_of(c) != ty) {
            None => Ok(()),
            Some(index) => {
                let ty = self.type_text(ty);
                // LLVM's message also lacks the closing quote.
                let message = format!("{kind} element #{index} is not of type '{ty}");
                Err(refusal(at, message))
            }
        }
    }

    fn asm_constant(&mut self) -> Read<ValKind<'a>> {
        self.next()?;
        let side_effects = self.eat_keyword(Kw::Sideeffect)?;
        let align_stack = self.eat_keyword(Kw::Attr(terrace_llvmir::AttrKind::StackAlignment))?;
        let intel_dialect = self.eat_keyword(Kw::Inteldialect)?;
        let can_unwind = self.eat_keyword(Kw::Unwind)?;
        let text = self.string()?;
        self.expect(Tok::Comma, "expected comma in inline asm expression")?;
        self.require(Tok::String, "expected constraint string")?;
        let constraints = self.string()?;
        Ok(ValKind::Asm(Box::new(InlineAsm {
            function_type: Type::VOID,
            text,
            constraints,
            side_effects,
            align_stack,
            intel_dialect,
            can_unwind,
        })))
    }

    /// Reads `type constant, ...` up to a closing bracket. The list may be empty.
    pub(super) fn constant_list(&mut self) -> Read<Vec<Const>> {
        let mut list = Vec::new();
        if matches!(
            self.tok(),
            Tok::RBrace | Tok::RSquare | Tok::Greater | Tok::RParen
        ) {
            return Ok(list);
        }
        loop {
            if self.tok() == Tok::Keyword(Kw::Inrange) {
                break;
            }
            list.push(self.typed_constant()?);
            if !self.eat(Tok::Comma)? {
                break;
            }
        }
        Ok(list)
    }

    /// `type constant`
    pub(super) fn typed_constant(&mut self) -> Read<Const> {
        let ty = self.ty(false)?;
        self.constant(ty)
    }

    /// Reads a constant of a known type.
    pub(super) fn constant(&mut self, ty: Type) -> Read<Const> {
        // A fast path for integers, which are the most frequent constants.
        if self.tok() == Tok::Int
            && let TypeKind::Int(width @ ..=64) = self.module.ctx.types.kind(ty)
            && let Some(value) = literals::small_integer(self.lex.text())
        {
            let mask = u64::MAX >> (64 - width.clamp(1, 64));
            let c = self.module.ctx.const_int(ty, value & mask);
            self.next()?;
            return Ok(c);
        }
        let id = self.val_id(Some(ty))?;
        self.constant_of(ty, id)
    }

    /// Returns the constant of type `ty` for `id`.
    pub(super) fn constant_of(&mut self, ty: Type, id: ValId<'a>) -> Read<Const> {
        let at = id.at;
        let refuse = |message: &str| Err(refusal(at, message));
        let kind = self.module.ctx.types.kind(ty);
        if matches!(kind, TypeKind::Function { .. }) {
            return refuse("functions are not values, refer to them as pointers");
        }
        let plain_value = ty != Type::LABEL && self.module.ctx.types.is_first_class(ty);
        match id.kind {
            ValKind::LocalId(_) | ValKind::LocalName(_) => {
                refuse("invalid use of function-local name")
            }
            ValKind::Asm(_) => refuse("invalid type for inline asm constraint string"),
            ValKind::GlobalName(name, no_cfi) => {
                let symbol = self.global_by_name(&name, ty, at)?;
                Ok(self.address(symbol, no_cfi))
            }
            ValKind::GlobalId(number, no_cfi) => {
                let symbol = self.global_by_number(number, ty, at)?;
                Ok(self.address(symbol, no_cfi))
            }
            ValKind::Int(text) => {
                let TypeKind::Int(width) = kind else {
                    return refuse("integer constant must have integer type");
                };
                let ctx = &mut self.module.ctx;
                Ok(match literals::small_integer(text) {
                    Some(value) if width <= 64 => ctx.const_int(ty, value),
                    _ => ctx.const_apint(ty, &Integer::parse(text).extended(width)),
                })
            }
            ValKind::Float(text) => match literals::float(text, ty) {
                Float::Bits(bits) => Ok(self.module.ctx.const_float(ty, bits)),
                Float::Invalid => refuse("floating point constant invalid for type"),
                Float::OtherType => {
                    let ty = self.type_text(ty);
                    refuse(&format!(
                        "floating point constant does not have type '{ty}'"
                    ))
                }
            },
            ValKind::Null => match kind {
                TypeKind::Ptr(_) => Ok(self.module.ctx.zero(ty)),
                _ => refuse("null must be a pointer type"),
            },
            ValKind::Undef if plain_value => Ok(self.module.ctx.undef(ty)),
            ValKind::Undef => refuse("invalid type for undef constant"),
            ValKind::Poison if plain_value => Ok(self.module.ctx.poison(ty)),
            ValKind::Poison => refuse("invalid type for poison constant"),
            ValKind::Zero => {
                let target = match kind {
                    TypeKind::TargetExt { name, .. } => !has_zero(name),
                    _ => false,
                };
                if !plain_value || target {
                    return refuse("invalid type for null constant");
                }
                Ok(self.module.ctx.zero(ty))
            }
            ValKind::None if kind == TypeKind::Token => Ok(self.module.ctx.zero(ty)),
            ValKind::None => refuse("invalid type for none constant"),
            ValKind::EmptyArray => match kind {
                TypeKind::Array { len: 0, .. } => Ok(self.module.ctx.poison(ty)),
                _ => refuse("invalid empty array initializer"),
            },
            ValKind::Const(c) => {
                self.expect_type(at, c, ty)?;
                Ok(c)
            }
            ValKind::Splat(c) => {
                let TypeKind::Vector { element, .. } = kind else {
                    return refuse("vector constant must have vector type");
                };
                self.expect_type(at, c, element)?;
                Ok(self.module.ctx.splat(ty, c))
            }
            ValKind::Struct { fields, packed } => self.struct_of(ty, at, &fields, packed),
        }
    }

    fn expect_type(&self, at: usize, c: Const, ty: Type) -> Read<()> {
        let found = self.module.ctx.consts.type_of(c);
        if found == ty {
            return Ok(());
        }
        let (found, ty) = (self.type_text(found), self.type_text(ty));
        Err(refusal(
            at,
            format!("constant expression type mismatch: got type '{found}' but expected '{ty}'"),
        ))
    }

    fn struct_of(&mut self, ty: Type, at: usize, fields: &[Const], packed: bool) -> Read<Const> {
        let (types, is_packed) = match self.module.ctx.types.kind(ty) {
            TypeKind::Struct { fields, packed } => (fields, packed),
            TypeKind::Identified { fields, packed, .. } => (fields.unwrap_or(&[]), packed),
            _ => return Err(refusal(at, "constant expression type mismatch")),
        };
        ensure(types.len() == fields.len(), at)
            .or("initializer with struct type has wrong # elements")?;
        ensure(packed == is_packed, at).or("packed'ness of initializer and type don't match")?;
        let consts = &self.module.ctx.consts;
        let wrong = fields
            .iter()
            .zip(types)
            .position(|(&field, &ty)| consts.type_of(field) != ty);
        if let Some(index) = wrong {
            return Err(refusal(
                at,
                format!("element {index} of struct initializer doesn't match struct element type"),
            ));
        }
        Ok(self.module.ctx.aggregate(ty, fields))
    }
}

/// Returns true if LLVM has a zero value of this target type.
fn has_zero(name: &[u8]) -> bool {
    const WITHOUT: [&[u8]; 6] = [
        b"spirv.Image",
        b"spirv.SignedImage",
        b"spirv.Type",
        b"spirv.IntegralConstant",
        b"spirv.Literal",
        b"spirv.Padding",
    ];
    matches!(name, b"aarch64.svcount" | b"riscv.vector.tuple")
        || (name.starts_with(b"spirv.") && !WITHOUT.contains(&name))
}
