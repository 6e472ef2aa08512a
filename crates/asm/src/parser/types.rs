//! Parses types. The shaped types are in `shaped`.

use super::type_text::{Unbalanced, bracketed};
use super::{Delim, Parser};
use crate::hooks::DialectAsm;
use crate::lexer::{Tok, Token, goes_on};
use std::borrow::Cow;
use terrace_builtin::types::Signedness;
use terrace_builtin::{ComplexType, FloatType, FunctionType, IntegerType, OpaqueType, TupleType};
use terrace_ir::{Failed, SmallVec, Type, TypeClass, message_text};
use terrace_numeric::FloatKind;

/// The minimum length of the text of a cached type.
const CACHED: usize = 4;

/// The nesting depth from which on the parser does not search for the end of a type before parsing it. Searching at
/// each level would take quadratic time.
pub(super) const MAX_LOOKED_UP: u32 = 64;

impl<'p> Parser<'p> {
    /// Parses a type.
    #[inline]
    pub fn ty(&mut self) -> Result<Type, Failed> {
        if self.cursor.tok.kind == Tok::LParen {
            return self.recent_function_type();
        }
        self.non_function_type()
    }

    /// Parses a type if one comes next.
    pub fn optional_type(&mut self) -> Result<Option<Type>, Failed> {
        match self.at_type() {
            true => self.ty().map(Some),
            false => Ok(None),
        }
    }

    pub(crate) fn starts_type(&self) -> bool {
        let text = self.spelling();
        common_type(text).is_some()
            || matches!(
                text,
                b"memref" | b"tensor" | b"complex" | b"vector" | b"tuple" | b"none" | b"graph"
            )
            || integer_text(text).is_some()
            || FloatKind::from_keyword(self.str_of(self.cursor.tok)).is_some()
    }

    /// Parses `:` and a type.
    pub fn colon_type(&mut self) -> Result<Type, Failed> {
        self.expect_tok(Tok::Colon, "expected ':'")?;
        self.ty()
    }

    /// Parses a comma-separated list of types.
    pub fn type_list(&mut self) -> Result<SmallVec<[Type; 4]>, Failed> {
        let mut types = SmallVec::new();
        self.each_type(|ty| types.push(ty))?;
        Ok(types)
    }

    /// Like [`type_list`](Self::type_list), but passes the types to a closure.
    #[inline]
    pub(crate) fn each_type(&mut self, mut each: impl FnMut(Type)) -> Result<(), Failed> {
        loop {
            each(self.ty()?);
            if !self.eat_tok(Tok::Comma) {
                return Ok(());
            }
        }
    }

    /// Parses a possibly empty list `(a, b)`.
    pub fn type_list_parens(&mut self) -> Result<SmallVec<[Type; 4]>, Failed> {
        self.expect_tok(Tok::LParen, "expected '('")?;
        if self.eat_tok(Tok::RParen) {
            return Ok(SmallVec::new());
        }
        let types = self.type_list()?;
        self.expect_tok(Tok::RParen, "expected ')'")?;
        Ok(types)
    }

    /// Parses what follows an arrow: one type that is not a function type, or a list in parentheses.
    pub(crate) fn function_results(&mut self) -> Result<SmallVec<[Type; 4]>, Failed> {
        if self.cursor.tok.kind == Tok::LParen {
            return self.type_list_parens();
        }
        Ok(std::iter::once(self.non_function_type()?).collect())
    }

    /// Parses `-> T` or `-> (T, U)`.
    pub fn arrow_type_list(&mut self) -> Result<SmallVec<[Type; 4]>, Failed> {
        self.expect_tok(Tok::Arrow, "expected '->'")?;
        self.function_results()
    }

    /// Parses `-> T` or `-> (T, U)` if an arrow comes next.
    pub fn optional_arrow_type_list(&mut self) -> Result<SmallVec<[Type; 4]>, Failed> {
        if self.cursor.tok.kind == Tok::Arrow {
            self.arrow_type_list()
        } else {
            Ok(SmallVec::new())
        }
    }

    /// Parses `(T, U) -> V`.
    pub fn function_type(&mut self) -> Result<Type, Failed> {
        let inputs = self.type_list_parens()?;
        self.expect_tok(Tok::Arrow, "expected '->' in function type")?;
        let results = self.function_results()?;
        Ok(FunctionType::get(self.ctx, &inputs, &results))
    }

    /// Parses a type that does not start with `(`.
    #[inline]
    pub(crate) fn non_function_type(&mut self) -> Result<Type, Failed> {
        let start = self.cursor.tok;
        match start.kind {
            Tok::BareId => match common_type(self.text_of(start)) {
                Some(ty) => Ok(self.simple(ty)),
                None => self.cached_type(start),
            },
            Tok::BangId => {
                if self.text_of(start) == b"!llvm.ptr"
                    && self.cursor.src.get(start.end() as usize) != Some(&b'<')
                    && Type::LLVM_PTR.dialect(self.ctx) == "llvm"
                {
                    if !self.memo.pointer_met {
                        self.memo.pointer_met = true;
                        self.ctx.load_dialect("llvm");
                    }
                    return Ok(self.simple(Type::LLVM_PTR));
                }
                self.cached_type(start)
            }
            _ => Err(self.wrong_token("expected non-function type")),
        }
    }

    #[inline]
    fn simple(&mut self, ty: Type) -> Type {
        self.take_word();
        ty
    }

    /// Parses a type with parameters. The result is cached by the text of the type.
    fn cached_type(&mut self, start: Token) -> Result<Type, Failed> {
        let text = if self.finds_types() {
            let rest = &self.cursor.src[start.start() as usize..self.cursor.lexer.text().len()];
            let id = (start.end() - start.start()) as usize;
            if let Some((len, ty)) = self.memo.recent_types.find(rest, id) {
                return Ok(self.known_type(start, len, ty));
            }
            let text = bracketed(rest, id);
            text.ok().filter(|text| text.len() >= CACHED)
        } else {
            None
        };
        if let Some(text) = text {
            if let Some(&ty) = self.memo.types.get(text) {
                let id = (start.end() - start.start()) as usize;
                self.memo.recent_types.insert(text, id, ty);
                return Ok(self.known_type(start, text.len(), ty));
            }
            let ty = self.nested(Self::uncached_type)?;
            // The bracketed text may be shorter than the type. This never happens for `!dialect.t<..>`, but the
            // consumed text decides.
            if self.cursor.last_end == start.start() + text.len() as u32 {
                self.memo.types.insert(text, ty);
            }
            return Ok(ty);
        }
        self.nested(Self::uncached_type)
    }

    /// Parses a function type. Recently parsed types are cached by their text.
    fn recent_function_type(&mut self) -> Result<Type, Failed> {
        if let Some(ty) = self.known_function_type() {
            return Ok(ty);
        }
        let start = self.cursor.tok.start();
        let ty = self.nested(Self::function_type)?;
        self.note_function_type(start, ty);
        Ok(ty)
    }

    /// Consumes a function type if it is in the cache of recent types.
    pub fn known_function_type(&mut self) -> Option<Type> {
        let start = self.cursor.tok;
        let rest = &self.cursor.src[start.start() as usize..self.cursor.lexer.text().len()];
        let (len, ty) = self.memo.recent_types.find_function(rest)?;
        let is_whole = !rest.get(len).is_some_and(|&byte| goes_on(byte));
        if !is_whole || !self.finds_types() {
            return None;
        }
        let ty = self.known_type(start, len, ty);
        // Unlike before, parameters may follow.
        if self.cursor.tok.kind == Tok::Less {
            self.reset_to(start.start());
            return None;
        }
        Some(ty)
    }

    /// Records that the text from `start` on was a function type, for
    /// [`known_function_type`](Self::known_function_type).
    pub fn note_function_type(&mut self, start: u32, ty: Type) {
        if self.finds_types() {
            let rest = &self.cursor.src[start as usize..self.cursor.lexer.text().len()];
            let len = (self.cursor.last_end - start) as usize;
            self.memo.recent_types.insert_function(rest, len, ty);
        }
    }

    /// Returns true if types may be looked up by their text. Within recursive structs, the same text can denote another
    /// type.
    fn finds_types(&self) -> bool {
        self.depth < MAX_LOOKED_UP && self.cyclic.is_empty()
    }

    /// Moves to the end of a type whose text is `len` bytes long.
    #[inline]
    fn known_type(&mut self, start: Token, len: usize, ty: Type) -> Type {
        self.cursor.last_end = start.start() + len as u32;
        self.reset_to(self.cursor.last_end);
        ty
    }

    fn uncached_type(&mut self) -> Result<Type, Failed> {
        if self.cursor.tok.kind == Tok::BangId {
            return self.dialect_type();
        }
        let token = self.cursor.tok;
        match self.text_of(token) {
            b"memref" => self.memref_type(),
            b"tensor" => self.tensor_type(),
            b"vector" => self.vector_type(),
            b"complex" => self.complex_type(),
            b"tuple" => self.tuple_type(),
            b"none" => Ok(self.simple(Type::NONE)),
            text => {
                if let Some((width, signedness)) = integer_text(text) {
                    let Some(width) = width else {
                        return Err(self.raw_error(token.start(), "invalid integer width"));
                    };
                    if width > terrace_numeric::ApInt::MAX_WIDTH {
                        let limit = terrace_numeric::ApInt::MAX_WIDTH;
                        return Err(self.raw_error(
                            token.start(),
                            format!("integer bitwidth is limited to {limit} bits"),
                        ));
                    }
                    self.advance();
                    return Ok(match signedness {
                        Signedness::Signless => IntegerType::signless(self.ctx, width),
                        signedness => self.ctx.ty(IntegerType { width, signedness }),
                    });
                }
                if let Some(kind) = FloatKind::from_keyword(self.str_of(token)) {
                    self.advance();
                    return Ok(FloatType::get(self.ctx, kind));
                }
                Err(self.wrong_token("expected non-function type"))
            }
        }
    }

    fn complex_type(&mut self) -> Result<Type, Failed> {
        self.advance();
        self.expect_tok(Tok::Less, "expected '<' in complex type")?;
        let at = self.cursor.tok.start();
        let element = self.ty()?;
        self.expect_tok(Tok::Greater, "expected '>' in complex type")?;
        let allowed = TypeClass::FLOAT
            | TypeClass::SIGNLESS_INT
            | TypeClass::SIGNED_INT
            | TypeClass::UNSIGNED_INT;
        if !element.class(self.ctx).intersects(allowed) && !self.is_dialect_float(element) {
            return Err(self.raw_error(at, "invalid element type for complex"));
        }
        Ok(self.ctx.ty(ComplexType { element }))
    }

    fn tuple_type(&mut self) -> Result<Type, Failed> {
        self.advance();
        self.expect_tok(Tok::Less, "expected '<' in tuple type")?;
        if self.eat_tok(Tok::Greater) {
            return Ok(self.ctx.ty(TupleType {
                elements: Box::default(),
            }));
        }
        let elements = self.type_list()?;
        self.expect_tok(Tok::Greater, "expected '>' in tuple type")?;
        Ok(self.ctx.ty(TupleType {
            elements: elements.as_slice().into(),
        }))
    }

    /// Parses `!alias`, `!dialect.mnemonic<..>` or `!dialect<"..">`.
    fn dialect_type(&mut self) -> Result<Type, Failed> {
        let token = self.cursor.tok;
        let name = token.starting_at(token.start() + 1);
        let text = self.str_of(name);
        let Some((dialect, mnemonic)) = text.split_once('.') else {
            if self.cursor.src.get(token.end() as usize) != Some(&b'<') {
                if let Some(&ty) = self.defined.types.get(text.as_bytes()) {
                    self.advance();
                    return Ok(ty);
                }
                // MLIR reports this error after the name.
                self.advance();
                let message = format!("undefined symbol alias id '{text}'");
                return Err(self.wrong_token(&message));
            }
            return self.balanced(token, |parser| match parser.types_of_dialect(text) {
                Some(asm) => parser.bracketed_type(asm),
                None => parser.opaque_type(text, token, None),
            });
        };
        let Some(asm) = self.types_of_dialect(dialect) else {
            let read = |parser: &mut Self| parser.opaque_type(dialect, token, Some(mnemonic));
            return self.balanced(token, read);
        };
        let mnemonic = self.take_mnemonic(token, mnemonic)?;
        let custom_op = self.custom_op.take();
        let result = self.balanced(token, |parser| {
            let ty = parser.type_of_dialect(asm, mnemonic)?;
            parser.leave_body(token)?;
            Ok(ty)
        });
        self.custom_op = custom_op;
        result
    }

    /// Parses a dialect's type whose name is `token`. If there are several errors, unbalanced brackets are reported
    /// first.
    fn balanced(
        &mut self,
        token: Token,
        read: impl FnOnce(&mut Self) -> Result<Type, Failed>,
    ) -> Result<Type, Failed> {
        let reported = self.diags.count();
        read(self).map_err(|failed| self.unbalanced_or(failed, token, reported))
    }

    /// Returns the interface that parses the types of a dialect, if it has types.
    pub(crate) fn types_of_dialect(&self, dialect: &str) -> Option<&'p dyn DialectAsm> {
        self.ctx.load_dialect(dialect);
        let asm = self.ctx.dialect_interface::<dyn DialectAsm>(dialect);
        asm.filter(|asm| asm.has_types())
    }

    /// Checks that a dialect name is valid: a letter or underscore, followed by letters, digits, underscores and dollar
    /// signs.
    pub(super) fn valid_namespace(&mut self, dialect: &str, at: u32) -> Result<(), Failed> {
        let starts = dialect.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        let goes_on = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
        match starts && dialect.chars().all(goes_on) {
            true => Ok(()),
            false => Err(self.error_at(at, format!("invalid dialect namespace '\"{dialect}\"'"))),
        }
    }

    /// Parses a type of an unregistered dialect, which is stored as text.
    fn opaque_type(
        &mut self,
        dialect: &str,
        token: Token,
        mnemonic: Option<&str>,
    ) -> Result<Type, Failed> {
        let start = token.start() + 1 + dialect.len() as u32;
        if self.ctx.dialect(dialect).is_some() {
            return Err(self.no_hook(dialect, start + 1, "type"));
        }
        let text = self.opaque_body(token, start)?;
        let (at, inner) = opaque_parts(token.start(), start, text, mnemonic.is_some());
        self.valid_namespace(dialect, at)?;
        if !self.options.allow_unregistered {
            let message = format!(
                "`!\"{dialect}\"<\"{inner}\">` type created with unregistered dialect. {UNREGISTERED}"
            );
            return Err(self.raw_error(at, message));
        }
        let dialect = self.ctx.string(dialect);
        Ok(self.ctx.ty(OpaqueType {
            dialect,
            text: opaque_text(text),
        }))
    }

    /// Handles a dialect type or attribute that could not be parsed: if its brackets are unbalanced, reports that error
    /// instead.
    #[cold]
    pub(super) fn unbalanced_or(
        &mut self,
        failed: Failed,
        token: Token,
        reported: usize,
    ) -> Failed {
        if self.depth >= MAX_LOOKED_UP || self.end_of_body(token).is_some() {
            return failed;
        }
        self.diags.truncate(reported);
        // The error that stopped the lexer must not be reported again.
        self.reset_to(token.start());
        match self.opaque_body(token, token.end()) {
            Ok(_) => failed,
            Err(failed) => failed,
        }
    }

    /// Returns the end of a dialect type or attribute whose name is `token`, including its brackets, if they are
    /// balanced.
    pub(super) fn end_of_body(&self, token: Token) -> Option<u32> {
        let src = &self.cursor.src[..self.cursor.lexer.text().len()];
        let id = (token.end() - token.start()) as usize;
        let text = bracketed(&src[token.start() as usize..], id).ok()?;
        Some(token.start() + text.len() as u32)
    }

    /// Returns the text of an opaque type or attribute from `start` on: `.mnemonic<body>` or `<"text">`.
    pub(crate) fn opaque_body(&mut self, token: Token, start: u32) -> Result<&'p [u8], Failed> {
        let src = &self.cursor.src[..self.cursor.lexer.text().len()];
        let id = (token.end() - token.start()) as usize;
        let text = match bracketed(&src[token.start() as usize..], id) {
            Ok(text) => text,
            Err(Unbalanced::String(at)) => {
                self.reset_to(token.start() + at as u32);
                return Err(self.wrong_token("expected string"));
            }
            Err(Unbalanced::Bracket(bracket, string)) => {
                let bracket = bracket as char;
                let message = format!("unbalanced '{bracket}' character in pretty dialect name");
                // The error is reported at the last scanned token: the bracket, or a string after it.
                let at = string.map_or(token.end(), |string| token.start() + string as u32);
                return Err(self.raw_error(at, message));
            }
        };
        let end = token.start() + text.len() as u32;
        self.cursor.last_end = end;
        self.reset_to(end);
        Ok(&self.cursor.src[start as usize..end as usize])
    }

    /// Defines the alias `!name = type`. The name token has already been consumed.
    pub(super) fn define_type_alias(&mut self, token: Token) -> Result<(), Failed> {
        let name = &self.text_of(token)[1..];
        if self.defined.types.contains_key(name) {
            let text = String::from_utf8_lossy(name);
            return Err(self.raw_error(
                token.start(),
                format!("redefinition of type alias id '{text}'"),
            ));
        }
        if name.contains(&b'.') {
            return Err(self.raw_error(
                token.start(),
                "type names with a '.' are reserved for dialect-defined names",
            ));
        }
        self.expect_tok(Tok::Equal, "expected '=' in type alias definition")?;
        let ty = self.ty()?;
        self.defined.types.insert(name, ty);
        self.note_alias(None);
        Ok(())
    }

    /// Parses a list of types in delimiters.
    pub fn types_in(&mut self, delim: Delim) -> Result<SmallVec<[Type; 4]>, Failed> {
        let mut types = SmallVec::new();
        self.comma_list(delim, |parser| {
            types.push(parser.ty()?);
            Ok(())
        })?;
        Ok(types)
    }
}

/// The note of diagnostics about types and attributes of unregistered dialects.
pub(super) const UNREGISTERED: &str = "If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used";

/// Returns the offset at which an opaque type or attribute is reported, and its text without the leading dot or the
/// enclosing brackets.
pub(super) fn opaque_parts(
    begin: u32,
    start: u32,
    text: &[u8],
    pretty: bool,
) -> (u32, Cow<'_, str>) {
    if pretty {
        return (start + 1, message_text(&text[1..]));
    }
    let open = text.iter().take_while(|&&byte| byte == b'<').count();
    let rest = &text[open..];
    let close = rest.iter().rev().take_while(|&&byte| byte == b'>').count();
    (begin, message_text(&rest[..rest.len() - close]))
}

/// Returns the text of an opaque type or attribute in printed form. A word, or a word followed by brackets, needs no
/// enclosing brackets.
pub(super) fn opaque_text(text: &[u8]) -> Box<[u8]> {
    let bracketed = || text.strip_prefix(b"<")?.strip_suffix(b">");
    let Some(inner) = text.strip_prefix(b".").or_else(bracketed) else {
        return text.into();
    };
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_');
    let word = inner.iter().take_while(|byte| is_word(byte)).count();
    let rest = &inner[word..];
    let is_plain = inner.first().is_some_and(u8::is_ascii_alphabetic)
        && (rest.is_empty() || rest.starts_with(b"<") && rest.ends_with(b">"));
    match is_plain {
        true => [b".", inner].concat().into(),
        false => [b"<", inner, b">"].concat().into(),
    }
}

/// Returns the type of a keyword, if it is one of the most frequent types.
#[inline]
fn common_type(text: &[u8]) -> Option<Type> {
    Some(match text {
        b"i32" => Type::I32,
        b"i64" => Type::I64,
        b"index" => Type::INDEX,
        b"f32" => Type::F32,
        b"i1" => Type::I1,
        b"f64" => Type::F64,
        b"i8" => Type::I8,
        _ => return None,
    })
}

/// Parses `i32`, `si8` or `ui1`. Returns the width (`None` if it is not a valid number) and the signedness.
pub(super) fn integer_text(text: &[u8]) -> Option<(Option<u32>, Signedness)> {
    let (digits, signedness) = match text {
        [b'i', rest @ ..] => (rest, Signedness::Signless),
        [b's', b'i', rest @ ..] => (rest, Signedness::Signed),
        [b'u', b'i', rest @ ..] => (rest, Signedness::Unsigned),
        _ => return None,
    };
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    Some((std::str::from_utf8(digits).ok()?.parse().ok(), signedness))
}
