//! Parses attributes.

use super::properties;
use super::types::{MAX_LOOKED_UP, UNREGISTERED, opaque_parts, opaque_text};
use super::{Delim, OpState, Parser};
use crate::hooks::DialectAsm;
use crate::lexer::{Tok, Token};
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{DYNAMIC, Signedness};
use terrace_builtin::{
    AffineMapAttr, DistinctAttr, FloatAttr, FloatType, IntegerAttr, IntegerSetAttr, IntegerType,
    OpaqueAttr, StridedLayoutAttr,
};
use terrace_ir::{Attr, EnumDef, Failed, SmallVec, StringAttr, SymbolRefAttr, Type, TypeClass};
use terrace_numeric::{ApFloat, ApInt, FloatLiteralError, IntLiteralError};

/// The number of dictionary entries up to which duplicate keys are found by a linear search.
const FEW_ENTRIES: usize = 16;

/// The attribute aliases defined so far.
#[derive(Default)]
pub struct AttrAliases<'p> {
    pub(super) known: FxHashMap<&'p [u8], Attr>,
    /// Aliases defined after the text that is being parsed, which only locations may use.
    pub(super) late: FxHashMap<&'p [u8], Attr>,
}

impl<'p> Parser<'p> {
    /// Parses an attribute. If a type is expected, numbers and elements have that type, and no type is written.
    pub fn attr(&mut self, expected: Option<Type>) -> Result<Attr, Failed> {
        self.nested(|parser| parser.attr_unbounded(expected))
    }

    fn attr_unbounded(&mut self, expected: Option<Type>) -> Result<Attr, Failed> {
        let ctx = self.ctx;
        match self.cursor.tok.kind {
            Tok::Integer => self.number(expected, false),
            Tok::Float => self.number(expected, false),
            Tok::Minus => {
                self.advance();
                if !matches!(self.cursor.tok.kind, Tok::Integer | Tok::Float) {
                    return Err(
                        self.wrong_token("expected constant integer or floating point value")
                    );
                }
                self.number(expected, true)
            }
            Tok::String => {
                let token = self.take();
                let ty = match expected {
                    None if self.eat_tok(Tok::Colon) => Some(self.ty()?),
                    expected => expected,
                };
                let ty = ty.filter(|&ty| ty != Type::NONE);
                Ok(if ty.is_none() {
                    self.string_token(token)
                } else {
                    let value = self.string_value(token).into_owned().into();
                    ctx.attr(StringAttr { value, ty })
                })
            }
            Tok::AtId => self.symbol_ref(),
            Tok::LSquare => {
                let mut elements: SmallVec<[Attr; 8]> = SmallVec::new();
                self.advance();
                if !self.eat_tok(Tok::RSquare) {
                    self.comma_list(Delim::None, |parser| {
                        elements.push(parser.attr(None)?);
                        Ok(())
                    })?;
                    self.expect_tok(Tok::RSquare, "expected ',' or ']'")?;
                }
                Ok(ctx.array(&elements))
            }
            Tok::LBrace => {
                let mut entries = Vec::with_capacity(8);
                self.attr_entries(&mut entries)?;
                Ok(self.dictionary_of(&entries))
            }
            Tok::HashId => self.hash_attr(expected),
            Tok::BareId => self.keyword_attr(expected),
            Tok::LParen | Tok::BangId => self.type_attr(),
            _ => Err(self.wrong_token("expected attribute value")),
        }
    }

    fn type_attr(&mut self) -> Result<Attr, Failed> {
        match self.optional_type()? {
            Some(ty) => Ok(self.ctx.type_attr(ty)),
            None => Err(self.wrong_token("expected attribute value")),
        }
    }

    fn keyword_attr(&mut self, expected: Option<Type>) -> Result<Attr, Failed> {
        let ctx = self.ctx;
        let token = self.cursor.tok;
        match self.text_of(token) {
            b"true" | b"false" => {
                let value = self.text_of(token) == b"true";
                self.advance();
                Ok(ctx.bool(value))
            }
            b"unit" => {
                self.advance();
                Ok(Attr::UNIT)
            }
            b"affine_map" => {
                self.advance();
                self.expect_tok(Tok::Less, "expected '<' in affine map")?;
                let map = self.affine_map_body()?;
                self.expect_tok(Tok::Greater, "expected '>' in affine map")?;
                Ok(ctx.attr(AffineMapAttr { map }))
            }
            b"affine_set" => {
                self.advance();
                self.expect_tok(Tok::Less, "expected '<' in integer set")?;
                let set = self.integer_set_body()?;
                self.expect_tok(Tok::Greater, "expected '>' in integer set")?;
                Ok(ctx.attr(IntegerSetAttr { set }))
            }
            b"dense" => {
                self.advance();
                self.dense_elements(expected)
            }
            b"sparse" => {
                self.advance();
                self.sparse_elements(expected)
            }
            b"dense_resource" => {
                self.advance();
                self.dense_resource(expected)
            }
            b"array" => {
                self.advance();
                self.dense_array()
            }
            b"strided" => self.strided_layout(),
            b"distinct" => self.distinct_attr(),
            b"loc" => {
                self.advance();
                self.expect_tok(Tok::LParen, "expected '(' in inline location")?;
                let loc = self.location_body()?;
                self.expect_tok(Tok::RParen, "expected ')' in inline location")?;
                Ok(terrace_builtin::locations::loc_attr(ctx, loc))
            }
            _ => self.type_attr(),
        }
    }

    /// Parses an attribute if one comes next.
    pub fn optional_attr(&mut self, expected: Option<Type>) -> Result<Option<Attr>, Failed> {
        match self.cursor.tok.kind {
            Tok::Integer
            | Tok::Float
            | Tok::Minus
            | Tok::String
            | Tok::AtId
            | Tok::LSquare
            | Tok::LBrace
            | Tok::HashId
            | Tok::LParen
            | Tok::BangId => self.attr(expected).map(Some),
            Tok::BareId => match self.spelling() {
                // As in MLIR, `array`, `strided` and `distinct` are not accepted here.
                b"true" | b"false" | b"unit" | b"affine_map" | b"affine_set" | b"dense"
                | b"sparse" | b"dense_resource" | b"loc" => self.attr(expected).map(Some),
                _ => Ok(self.optional_type()?.map(|ty| self.ctx.type_attr(ty))),
            },
            _ => Ok(None),
        }
    }

    /// `@a::@b`
    fn symbol_ref(&mut self) -> Result<Attr, Failed> {
        let root = self.symbol_name()?;
        let mut nested = Vec::new();
        while self.at_two_colons() {
            self.advance();
            self.advance();
            if self.cursor.tok.kind != Tok::AtId {
                return Err(self.raw_error(
                    self.cursor.tok.start(),
                    "expected nested symbol reference identifier",
                ));
            }
            nested.push(self.symbol_name()?);
        }
        if nested.is_empty() {
            return Ok(self.ctx.attr(SymbolRefAttr::flat(root)));
        }
        Ok(self.ctx.attr(SymbolRefAttr {
            root,
            nested: nested.into(),
        }))
    }

    /// Returns true if two colons come next. They are not a token, because in other contexts the error is at the second
    /// one.
    fn at_two_colons(&self) -> bool {
        self.cursor.tok.kind == Tok::Colon && {
            let mut rest = self.cursor.src[self.cursor.tok.end() as usize..].iter();
            rest.find(|byte| !byte.is_ascii_whitespace()) == Some(&b':')
        }
    }

    // --- numbers

    fn number(&mut self, expected: Option<Type>, negative: bool) -> Result<Attr, Failed> {
        let token = self.take();
        let is_float = token.kind == Tok::Float;
        let ty = match expected {
            Some(ty) => ty,
            None if self.eat_tok(Tok::Colon) => self.ty()?,
            None if is_float => Type::F64,
            None => Type::I64,
        };
        let ctx = self.ctx;
        if let Some(float) = ty.as_::<FloatType>(ctx) {
            let value = self.float_literal(token, negative, float.kind)?;
            return Ok(ctx.attr(FloatAttr { ty, value }));
        }
        if is_float {
            return Err(self.raw_error(
                self.cursor.tok.start(),
                "floating point value not valid for specified type",
            ));
        }
        let ints = TypeClass::SIGNLESS_INT
            | TypeClass::SIGNED_INT
            | TypeClass::UNSIGNED_INT
            | TypeClass::INDEX;
        if !ty.class(ctx).intersects(ints) {
            return Err(self.raw_error(
                token.start(),
                "integer literal not valid for specified type",
            ));
        }
        let value = self.int_literal(token, negative, ty)?;
        Ok(ctx.attr(IntegerAttr { ty, value }))
    }

    /// Returns the value of an integer token for an integer type or `index`.
    pub(crate) fn int_literal(
        &mut self,
        token: Token,
        negative: bool,
        ty: Type,
    ) -> Result<ApInt, Failed> {
        let int = ty.as_::<IntegerType>(self.ctx);
        let width = int.map_or(64, |ty| ty.width);
        // The fast path for nearly all literals.
        if width >= 32
            && let Some(value) = self.u64_of(token)
            && value <= i32::MAX as u64
            // MLIR does not accept `-0`.
            && !(negative && value == 0)
            && !(negative && int.is_some_and(|ty| ty.signedness == Signedness::Unsigned))
        {
            let value = value as i64;
            return Ok(ApInt::from_i64(
                width,
                if negative { -value } else { value },
            ));
        }
        let signedness = match int.map(|ty| ty.signedness) {
            None | Some(Signedness::Signed) => terrace_numeric::Signedness::Signed,
            Some(Signedness::Signless) => terrace_numeric::Signedness::Signless,
            Some(Signedness::Unsigned) => terrace_numeric::Signedness::Unsigned,
        };
        let mut text = String::new();
        if negative {
            text.push('-');
        }
        text.push_str(self.str_of(token));
        match ApInt::parse(width, signedness, &text) {
            Ok(value) => Ok(value),
            Err(IntLiteralError::NegativeUnsigned) => Err(self.raw_error(
                token.start(),
                "negative integer literal not valid for unsigned integer type",
            )),
            Err(_) => {
                Err(self.raw_error(token.start(), "integer constant out of range for attribute"))
            }
        }
    }

    /// Returns the value of a number token for a float type: decimal with a point, or bits in hex.
    pub(crate) fn float_literal(
        &mut self,
        token: Token,
        negative: bool,
        kind: terrace_numeric::FloatKind,
    ) -> Result<ApFloat, Failed> {
        let mut text = String::new();
        if negative {
            text.push('-');
        }
        text.push_str(self.str_of(token));
        ApFloat::parse_mlir(kind, &text).map_err(|error| {
            let failed = self.raw_error(token.start(), error.to_string());
            if let FloatLiteralError::Integer = error
                && let Some(note) = error.note()
            {
                let loc = self.loc_at(token.start());
                self.note(loc, note);
            }
            failed
        })
    }

    fn strided_layout(&mut self) -> Result<Attr, Failed> {
        self.advance();
        self.expect_tok(Tok::Less, "expected '<' after 'strided'")?;
        let mut strides = Vec::new();
        self.comma_list(Delim::Square, |parser| {
            strides.push(parser.stride_or_offset()?);
            Ok(())
        })?;
        let mut offset = 0;
        if !self.eat_tok(Tok::Greater) {
            self.expect_tok(Tok::Comma, "expected ','")?;
            if !self.eat_keyword("offset") {
                return Err(self.wrong_token("expected 'offset' after comma"));
            }
            self.expect_tok(Tok::Colon, "expected ':' after 'offset'")?;
            offset = self.stride_or_offset()?;
            self.expect_tok(Tok::Greater, "expected '>'")?;
        }
        Ok(self.ctx.attr(StridedLayoutAttr {
            strides: strides.into(),
            offset,
        }))
    }

    fn stride_or_offset(&mut self) -> Result<i64, Failed> {
        if self.eat_tok(Tok::Question) {
            return Ok(DYNAMIC);
        }
        let start = self.cursor.tok.start();
        let negative = self.eat_tok(Tok::Minus);
        let token = self.cursor.tok;
        if token.kind != Tok::Integer {
            return Err(self.error_at(start, "expected a 64-bit signed integer or '?'"));
        }
        self.advance();
        match self
            .u64_of(token)
            .and_then(|value| i64::try_from(value).ok())
        {
            Some(value) => Ok(if negative { -value } else { value }),
            None => Err(self.error_at(start, "expected a 64-bit signed integer or '?'")),
        }
    }

    fn distinct_attr(&mut self) -> Result<Attr, Failed> {
        let start = self.cursor.tok.start();
        self.advance();
        self.expect_tok(Tok::LSquare, "expected '[' after 'distinct'")?;
        let token = self.cursor.tok;
        if token.kind != Tok::Integer {
            return Err(self.wrong_token("expected distinct ID"));
        }
        let Some(number) = self.u64_of(token) else {
            self.advance();
            let here = self.cursor.tok.start();
            return Err(self.raw_error(here, "expected an unsigned 64-bit integer"));
        };
        self.advance();
        self.expect_tok(Tok::RSquare, "expected ']' to close distinct ID")?;
        self.expect_tok(Tok::Less, "expected '<' after distinct ID")?;
        let referenced = if self.cursor.tok.kind == Tok::Greater {
            Attr::UNIT
        } else {
            self.attr(None)?
        };
        self.expect_tok(Tok::Greater, "expected '>' to close distinct attribute")?;
        let ctx = self.ctx;
        if let Some(&known) = self.defined.distinct.get(&number) {
            if known
                .as_::<DistinctAttr>(ctx)
                .is_some_and(|attr| attr.referenced != referenced)
            {
                return Err(self.raw_error(
                    start,
                    "referenced attribute does not match previous definition: ".to_owned()
                        + &known
                            .as_::<DistinctAttr>(ctx)
                            .map_or(String::new(), |attr| ctx.show_attr(attr.referenced)),
                ));
            }
            return Ok(known);
        }
        let attr = ctx.attr(DistinctAttr {
            referenced,
            id: ctx.new_distinct(),
        });
        self.defined.distinct.insert(number, attr);
        Ok(attr)
    }

    // --- `#`

    /// `#alias`, `#dialect.mnemonic<..>`, `#dialect<"..">`
    fn hash_attr(&mut self, expected: Option<Type>) -> Result<Attr, Failed> {
        let token = self.cursor.tok;
        let text = self.str_of(token.starting_at(token.start() + 1));
        let Some((dialect, mnemonic)) = text.split_once('.') else {
            if self.cursor.src.get(token.end() as usize) != Some(&b'<') {
                if let Some(&attr) = self.defined.attrs.known.get(text.as_bytes()) {
                    self.advance();
                    return Ok(attr);
                }
                // MLIR reports this error after the name.
                self.advance();
                let message = format!("undefined symbol alias id '{text}'");
                return Err(self.wrong_token(&message));
            }
            return self.body_or_type(token, |parser| match parser.attrs_of(text) {
                Some(asm) => parser.bracketed_attr(asm, expected),
                None => parser.opaque_attr(text, token, expected),
            });
        };
        let Some(asm) = self.attrs_of(dialect) else {
            return self.body_or_type(token, |parser| parser.opaque_attr(dialect, token, expected));
        };
        let mnemonic = self.take_mnemonic(token, mnemonic)?;
        let custom_op = self.custom_op.take();
        let result = self.body_or_type(token, |parser| {
            let attr = parser.dialect_attr(asm, mnemonic, expected)?;
            parser.leave_body(token)?;
            parser.own_type(attr)
        });
        self.custom_op = custom_op;
        result
    }

    /// Returns the interface that parses the attributes of a dialect, if it has attributes.
    fn attrs_of(&self, dialect: &str) -> Option<&'p dyn DialectAsm> {
        self.ctx.load_dialect(dialect);
        let asm = self.ctx.dialect_interface::<dyn DialectAsm>(dialect);
        asm.filter(|asm| asm.has_attrs())
    }

    /// Parses a dialect's attribute whose name is `token`. MLIR first looks for the end of the attribute's brackets,
    /// then parses the type after them, and parses the parameters last. If there are several errors, they are reported
    /// in that order.
    fn body_or_type(
        &mut self,
        token: Token,
        read: impl FnOnce(&mut Self) -> Result<Attr, Failed>,
    ) -> Result<Attr, Failed> {
        let reported = self.diags.count();
        read(self).map_err(|failed| self.type_behind_or(failed, token, reported))
    }

    /// Handles a dialect attribute that could not be parsed: if its brackets are unbalanced or the type after it is
    /// invalid, reports that error instead.
    #[cold]
    fn type_behind_or(&mut self, failed: Failed, token: Token, reported: usize) -> Failed {
        if self.depth >= MAX_LOOKED_UP {
            return failed;
        }
        let Some(end) = self.end_of_body(token) else {
            return self.unbalanced_or(failed, token, reported);
        };
        self.cursor.last_end = end;
        self.reset_to(end);
        if self.cursor.tok.kind != Tok::Colon {
            return failed;
        }
        self.advance();
        let first = self.diags.split_off(reported);
        match self.ty() {
            Err(failed) => failed,
            Ok(_) => {
                self.diags.append(first);
                failed
            }
        }
    }

    fn opaque_attr(
        &mut self,
        dialect: &str,
        token: Token,
        expected: Option<Type>,
    ) -> Result<Attr, Failed> {
        let start = token.start() + 1 + dialect.len() as u32;
        if self.ctx.dialect(dialect).is_some() {
            return Err(self.no_hook(dialect, start + 1, "attribute"));
        }
        let text = self.opaque_body(token, start)?;
        let ty = match expected {
            None if self.eat_tok(Tok::Colon) => Some(self.ty()?),
            expected => expected,
        };
        let (at, inner) = opaque_parts(token.start(), start, text, text.starts_with(b"."));
        self.valid_namespace(dialect, at)?;
        if !self.options.allow_unregistered {
            let ty = self.ctx.show_type(ty.unwrap_or(Type::NONE));
            let message = format!(
                "#\"{dialect}\"<\"{inner}\"> : {ty} attribute created with unregistered dialect. {UNREGISTERED}"
            );
            return Err(self.error_at(at, message));
        }
        let dialect = self.ctx.string(dialect);
        Ok(self.ctx.attr(OpaqueAttr {
            dialect,
            text: opaque_text(text),
            ty: ty.filter(|&ty| ty != Type::NONE),
        }))
    }

    /// Parses `<nsw, nuw>`: the parameters of an enum attribute.
    pub fn enum_parameters(&mut self, def: &'static EnumDef) -> Result<Attr, Failed> {
        self.expect("<")?;
        let value = match self.enum_value(def) {
            Ok(value) => value,
            Err(failed) => return Err(self.failed_parameter(def.parameter, failed)),
        };
        self.expect(">")?;
        Ok(self.ctx.enum_attr(def, value))
    }

    /// Parses the case of an enum whose attribute has no brackets.
    pub(crate) fn bare_enum(&mut self, def: &'static EnumDef) -> Result<Attr, Failed> {
        match self.enum_value(def) {
            Ok(value) => Ok(self.ctx.enum_attr(def, value)),
            Err(failed) => Err(self.failed_parameter(def.parameter, failed)),
        }
    }

    /// Reports the additional error after one about the text of a parameter. `parameter` consists of the class, name
    /// and C++ type as MLIR prints them. If it is empty, there is no additional error.
    #[cold]
    pub fn failed_parameter(&mut self, parameter: &str, first: Failed) -> Failed {
        match parameter {
            "" => first,
            _ => self.error_here(format!("failed to parse {parameter}")),
        }
    }

    /// Reports that a case or flag is not a keyword.
    #[cold]
    fn no_case(&mut self, def: &'static EnumDef, offset: u32, behind_or: bool) -> Failed {
        let message = match def.summary {
            "" => "expected valid keyword or string".to_owned(),
            summary if behind_or => format!("expected keyword for {summary} after '|'"),
            summary => format!("expected keyword for {summary}"),
        };
        self.error(offset, message)
    }

    /// Parses `nsw, nuw`: the case or the flags of an enum.
    pub fn enum_value(&mut self, def: &'static EnumDef) -> Result<u64, Failed> {
        let mut value = 0;
        let is_or = def.separator.trim() == "|";
        // If the enum has no summary, MLIR reports unknown flags at the position of the first flag.
        let begin = self.cursor.tok.start();
        loop {
            let offset = self.cursor.tok.start();
            let found = if self.cursor.tok.kind == Tok::BareId {
                let token = self.take();
                def.value_of_bytes(self.text_of(token))
            } else {
                let wants_keyword = def.flags && !def.summary.is_empty();
                let text = match wants_keyword {
                    true => None,
                    false => self.optional_string()?,
                };
                match text {
                    Some(text) => def.value_of_bytes(&text),
                    None => return Err(self.no_case(def, offset, is_or && offset != begin)),
                }
            };
            match found {
                Some(bits) => value |= bits,
                None => {
                    let keyword = String::from_utf8_lossy(
                        &self.cursor.src[offset as usize..self.cursor.last_end as usize],
                    )
                    .into_owned();
                    let keyword = keyword.trim_matches('"');
                    let at = if def.summary.is_empty() {
                        begin
                    } else {
                        offset
                    };
                    return Err(self.error(at, def.refusal(keyword)));
                }
            }
            let more = def.flags
                && match is_or {
                    true => self.eat_tok(Tok::Bar),
                    false => self.eat_tok(Tok::Comma),
                };
            if !more {
                return Ok(value);
            }
        }
    }

    // --- dictionaries

    /// Parses `{a = 1, b}` and appends its entries to `entries`.
    pub(crate) fn attr_entries(&mut self, entries: &mut Vec<(Attr, Attr)>) -> Result<(), Failed> {
        let ctx = self.ctx;
        let first = entries.len();
        // The set of keys, filled once there are many.
        let mut keys = FxHashSet::default();
        self.comma_list_in(Delim::Braces, " in attribute dictionary", &mut |parser| {
            let token = parser.cursor.tok;
            let name = match token.kind {
                Tok::BareId => parser.ctx.string(parser.text_of(token)),
                Tok::String if parser.text_of(token) == b"\"\"" => {
                    return Err(parser.raw_error(token.start(), "expected valid attribute name"));
                }
                Tok::String => parser.string_token(token),
                _ => return Err(parser.wrong_token("expected attribute name")),
            };
            parser.load_dialect_of_attr(name.bytes(ctx).unwrap_or_default());
            parser.advance();
            let before = &entries[first..];
            let is_again = match before.len() {
                0..FEW_ENTRIES => before.iter().any(|entry| entry.0 == name),
                FEW_ENTRIES => {
                    keys.extend(before.iter().map(|entry| entry.0));
                    !keys.insert(name)
                }
                _ => !keys.insert(name),
            };
            if is_again {
                let text = name.message_text(ctx);
                return Err(parser.raw_error(
                    token.start(),
                    format!("duplicate key '{text}' in dictionary attribute"),
                ));
            }
            let value = if parser.eat_tok(Tok::Equal) {
                parser.attr(None)?
            } else {
                Attr::UNIT
            };
            entries.push((name, value));
            Ok(())
        })
    }

    /// Returns a dictionary of entries with distinct keys.
    #[inline]
    pub(crate) fn dictionary_of(&mut self, entries: &[(Attr, Attr)]) -> Attr {
        if entries.is_empty() {
            return Attr::EMPTY_DICTIONARY;
        }
        let ctx = self.ctx;
        match entries.is_sorted_by(|a, b| a.0.bytes(ctx) < b.0.bytes(ctx)) {
            true => ctx.sorted_dictionary(entries),
            false => ctx.dictionary(entries.to_vec()),
        }
    }

    /// Parses an optional attribute dictionary of an operation. Properties are stored in their slots; the remaining
    /// attributes are discardable.
    pub fn attr_dict(&mut self, state: &mut OpState) -> Result<(), Failed> {
        if self.cursor.tok.kind != Tok::LBrace {
            return Ok(());
        }
        let first = state.attrs.len();
        self.attr_entries(&mut state.attrs)?;
        self.sort_out_props(state, first)
    }

    /// Parses an optional `attributes {..}`.
    pub fn attr_dict_with_keyword(&mut self, state: &mut OpState) -> Result<(), Failed> {
        if self.eat_keyword("attributes") {
            if self.cursor.tok.kind != Tok::LBrace {
                return Err(self.wrong_token("expected '{' in attribute dictionary"));
            }
            return self.attr_dict(state);
        }
        Ok(())
    }

    /// Moves entries with the names of properties to the slots of the properties.
    pub(crate) fn sort_out_props(
        &mut self,
        state: &mut OpState,
        first: usize,
    ) -> Result<(), Failed> {
        let Some(def) = state.def else { return Ok(()) };
        if def.props.is_empty() {
            return Ok(());
        }
        let ctx = self.ctx;
        let mut at = first;
        while at < state.attrs.len() {
            let (name, value) = state.attrs[at];
            match name.as_str(ctx).and_then(|name| def.prop_index(name)) {
                Some(slot) if !def.props[slot].is_native() => {
                    // A hand-written format has already parsed the property.
                    let row = &def.props[slot];
                    let twice = state.props[slot].is_some() && row.default.is_none();
                    let is_custom =
                        self.custom_op.is_some() && self.tables.asm(state.name).is_some();
                    // Segment sizes that cannot be valid are ignored.
                    let fits = properties::wrong_segments(ctx, def, row, value).is_none();
                    if twice && is_custom {
                        state.given_twice(slot);
                    } else if fits {
                        state.has_named_props = true;
                        state.add_prop(slot, value);
                    }
                    state.attrs.remove(at);
                }
                _ => at += 1,
            }
        }
        Ok(())
    }

    /// Defines the alias `#name = attr`. The name token has already been consumed.
    pub(super) fn define_attr_alias(&mut self, token: Token) -> Result<(), Failed> {
        let name = &self.text_of(token)[1..];
        if self.defined.attrs.known.contains_key(name) {
            let text = String::from_utf8_lossy(name);
            return Err(self.raw_error(
                token.start(),
                format!("redefinition of attribute alias id '{text}'"),
            ));
        }
        if name.contains(&b'.') {
            let message = "attribute names with a '.' are reserved for dialect-defined names";
            return Err(self.raw_error(token.start(), message));
        }
        self.expect_tok(Tok::Equal, "expected '=' in attribute alias definition")?;
        let attr = self.attr(None)?;
        self.defined.attrs.known.insert(name, attr);
        self.note_alias(Some(name));
        Ok(())
    }
}
