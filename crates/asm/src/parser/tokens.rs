//! Tokens, errors, and small syntactic elements: punctuation, keywords, integers, strings, lists.

use super::Parser;
use crate::lexer::{LexError, Tok, Token, unescape};
use std::borrow::Cow;
use terrace_ir::{Attr, EnumDef, Failed, Loc};
use terrace_numeric::{ApInt, Signedness};

/// The delimiters of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delim {
    /// No delimiters; the list may be empty.
    None,
    /// `( )`
    Paren,
    /// `[ ]`
    Square,
    /// `< >`
    LessGreater,
    /// `{ }`
    Braces,
    /// `( )`, or no list at all.
    OptionalParen,
    /// `[ ]`, or no list at all.
    OptionalSquare,
    /// `< >`, or no list at all.
    OptionalLessGreater,
    /// `{ }`, or no list at all.
    OptionalBraces,
}

/// An integer literal as written.
enum IntLiteral {
    /// `true` or `false`.
    Bit(bool),
    /// Decimal or hexadecimal digits.
    Digits { negative: bool, token: Token },
}

impl<'p> Parser<'p> {
    #[inline]
    pub(crate) fn kind(&self) -> Tok {
        self.cursor.tok.kind
    }

    /// Returns the text of the current token.
    #[inline]
    pub(crate) fn spelling(&self) -> &'p [u8] {
        self.text_of(self.cursor.tok)
    }

    #[inline]
    pub(crate) fn text_of(&self, token: Token) -> &'p [u8] {
        &self.cursor.src[token.start() as usize..token.end() as usize]
    }

    /// Returns the text of a token that is always ASCII: a name or a keyword, not a string.
    pub(crate) fn str_of(&self, token: Token) -> &'p str {
        std::str::from_utf8(self.text_of(token)).unwrap_or("")
    }

    /// Moves to the next token.
    #[inline]
    pub(crate) fn advance(&mut self) {
        self.cursor.last_end = self.cursor.tok.end();
        self.cursor.tok = self.cursor.lexer.next_token();
    }

    /// Consumes and returns the current token.
    #[inline]
    pub(crate) fn take(&mut self) -> Token {
        let token = self.cursor.tok;
        self.advance();
        token
    }

    /// Like [`take`](Self::take), for a token that is usually followed by punctuation: an operand, a simple type, a
    /// block.
    #[inline(always)]
    pub(crate) fn take_word(&mut self) -> Token {
        let token = self.cursor.tok;
        self.cursor.last_end = token.end();
        self.cursor.tok = self.cursor.lexer.next_after_word();
        token
    }

    /// Moves back to the start of a token that was consumed.
    pub fn read_again(&mut self, offset: u32) {
        self.reset_to(offset);
    }

    /// Moves to the token at `pos`.
    pub(crate) fn reset_to(&mut self, pos: u32) {
        self.cursor.lexer.reset(pos as usize);
        self.cursor.tok = self.cursor.lexer.next_token();
    }

    #[inline]
    pub(crate) fn eat_tok(&mut self, kind: Tok) -> bool {
        let found = self.cursor.tok.kind == kind;
        if found {
            self.advance();
        }
        found
    }

    #[inline]
    pub(crate) fn expect_tok(&mut self, kind: Tok, message: &str) -> Result<(), Failed> {
        if self.eat_tok(kind) {
            Ok(())
        } else {
            Err(self.wrong_token(message))
        }
    }

    // --- errors

    /// Returns the location of the current token.
    pub fn here(&self) -> Loc {
        self.loc_at(self.cursor.tok.start())
    }

    /// Returns the offset of the current token in the file, for [`error`](Self::error).
    pub fn offset(&self) -> u32 {
        self.cursor.tok.start()
    }

    /// Returns the end of the previous token.
    pub fn previous_end(&self) -> u32 {
        self.cursor.last_end
    }

    /// Reports an error at an offset. Inside a custom format, the message begins with the operation's name.
    pub fn error(&mut self, offset: u32, message: impl AsRef<str>) -> Failed {
        match self.custom_op {
            Some(name) => {
                let name = self.ctx.op_name_str(name);
                let message = format!("custom op '{name}' {}", message.as_ref());
                self.error_at(offset, message)
            }
            None => self.error_at(offset, message.as_ref()),
        }
    }

    /// Reports an error at the current token.
    pub fn error_here(&mut self, message: impl AsRef<str>) -> Failed {
        self.error(self.cursor.tok.start(), message)
    }

    /// Reports an error without the operation's name. If the lexer failed here, its error is reported instead.
    pub(crate) fn raw_error(&mut self, offset: u32, message: impl Into<String>) -> Failed {
        if self.cursor.tok.kind == Tok::Error
            && let Some((error, at)) = self.cursor.lexer.error
        {
            return self.lex_error(error, at);
        }
        // An error at the end of the text is reported at the last byte.
        let offset = if self.cursor.tok.kind == Tok::Eof
            && offset == self.cursor.tok.start()
            && offset as usize > self.cursor.begin
        {
            offset - 1
        } else {
            offset
        };
        self.error_at(offset, message)
    }

    /// Like [`raw_error`](Self::raw_error), but exactly at this offset.
    pub(crate) fn error_at(&mut self, offset: u32, message: impl Into<String>) -> Failed {
        if self.cursor.tok.kind == Tok::Error
            && let Some((error, at)) = self.cursor.lexer.error
        {
            return self.lex_error(error, at);
        }
        let loc = self.loc_at(offset);
        self.diags.error(loc, message)
    }

    /// Adds a note to the last error.
    pub fn note(&mut self, loc: Loc, message: impl Into<String>) {
        self.diags.note(loc, message);
    }

    fn lex_error(&mut self, error: LexError, at: usize) -> Failed {
        let message = match error {
            LexError::Unexpected => "unexpected character",
            LexError::UnterminatedString => "expected '\"' in string literal",
            LexError::BadEscape => "unknown escape in string literal",
            LexError::BadName(b'#') => "invalid attribute name",
            LexError::BadName(b'!') => "invalid type identifier",
            LexError::BadName(b'^') => "invalid block name",
            LexError::BadName(_) => "invalid SSA name",
            LexError::BadSymbol => "@ identifier expected to start with letter or '_'",
            LexError::BadEllipsis => "expected three consecutive dots for an ellipsis",
        };
        let loc = self.file.loc(at);
        self.diags.error(loc, message)
    }

    /// Reports an error about a missing token, directly after the preceding text. Comments at the ends of lines are
    /// skipped.
    pub(crate) fn wrong_token(&mut self, message: &str) -> Failed {
        let mut start = self.cursor.tok.start() as usize;
        if self.cursor.tok.kind == Tok::Eof && start > self.cursor.begin {
            start -= 1;
        }
        let mut before = &self.cursor.src[self.cursor.begin..start];
        loop {
            before = trim_blanks(before);
            let Some((last, rest)) = before.split_last() else {
                return self.raw_error(start as u32, message);
            };
            if !matches!(last, b'\n' | b'\r') {
                return self.raw_error((self.cursor.begin + before.len()) as u32, message);
            }
            before = rest;
            let line = before
                .iter()
                .rposition(|byte| matches!(byte, b'\n' | b'\r'))
                .unwrap_or(0);
            if let Some(comment) = before[line..].windows(2).position(|pair| pair == b"//") {
                before = &before[..line + comment];
            }
        }
    }

    // --- punctuation and keywords

    /// Returns the token kind of a punctuation text; `None` if the text is not punctuation of MLIR.
    #[inline(always)]
    pub(crate) const fn tok_of(text: &str) -> Option<Tok> {
        Some(match text.as_bytes() {
            b"(" => Tok::LParen,
            b")" => Tok::RParen,
            b"[" => Tok::LSquare,
            b"]" => Tok::RSquare,
            b"{" => Tok::LBrace,
            b"}" => Tok::RBrace,
            b"<" => Tok::Less,
            b">" => Tok::Greater,
            b"," => Tok::Comma,
            b":" => Tok::Colon,
            b"=" => Tok::Equal,
            b"->" => Tok::Arrow,
            b"?" => Tok::Question,
            b"+" => Tok::Plus,
            b"-" => Tok::Minus,
            b"*" => Tok::Star,
            b"|" => Tok::Bar,
            b"/" => Tok::Slash,
            b"..." => Tok::Ellipsis,
            _ => return None,
        })
    }

    /// Returns true if this punctuation comes next.
    ///
    /// # Panics
    /// Panics if the text is not punctuation of MLIR, which could never come next. So do [`eat`](Self::eat) and
    /// [`expect`](Self::expect).
    #[inline(always)]
    #[track_caller]
    pub fn at(&self, punctuation: &str) -> bool {
        match Self::tok_of(punctuation) {
            Some(kind) => self.cursor.tok.kind == kind,
            None => {
                panic!("`{punctuation}` is not punctuation of MLIR; use `eat_keyword` for keywords")
            }
        }
    }

    /// Consumes this punctuation if it comes next.
    #[track_caller]
    #[inline(always)]
    pub fn eat(&mut self, punctuation: &str) -> bool {
        let found = self.at(punctuation);
        if found {
            self.advance();
        }
        found
    }

    /// Consumes this punctuation, or reports that it is missing.
    #[inline(always)]
    #[track_caller]
    pub fn expect(&mut self, punctuation: &str) -> Result<(), Failed> {
        match self.eat(punctuation) {
            true => Ok(()),
            false => Err(self.expected(punctuation)),
        }
    }

    #[cold]
    fn expected(&mut self, punctuation: &str) -> Failed {
        self.wrong_token(&format!("expected '{punctuation}'"))
    }

    /// Returns true if the current token can be a keyword: a bare identifier, as all keywords of MLIR are.
    #[inline]
    pub fn at_keyword(&self) -> bool {
        self.cursor.tok.kind == Tok::BareId
    }

    /// Consumes this keyword if it comes next.
    #[inline]
    pub fn eat_keyword(&mut self, keyword: &str) -> bool {
        let found = self.at_keyword() && self.spelling() == keyword.as_bytes();
        if found {
            self.advance();
        }
        found
    }

    /// Returns true if this keyword comes next.
    pub fn peek_keyword(&self, keyword: &str) -> bool {
        self.at_keyword() && self.spelling() == keyword.as_bytes()
    }

    /// Consumes this keyword, or reports that it is missing.
    pub fn expect_keyword(&mut self, keyword: &str) -> Result<(), Failed> {
        if self.eat_keyword(keyword) {
            return Ok(());
        }
        Err(self.error_here(format!("expected '{keyword}'")))
    }

    /// Parses any keyword if one comes next.
    pub fn optional_keyword(&mut self) -> Option<&'p str> {
        if !self.at_keyword() {
            return None;
        }
        let token = self.take();
        Some(self.str_of(token))
    }

    /// Parses any keyword.
    pub fn keyword(&mut self) -> Result<&'p str, Failed> {
        match self.optional_keyword() {
            Some(keyword) => Ok(keyword),
            None => Err(self.error_here("expected valid keyword")),
        }
    }

    /// Parses one of these keywords if one comes next.
    pub fn optional_keyword_in(&mut self, allowed: &[&'static str]) -> Option<&'static str> {
        if !self.at_keyword() {
            return None;
        }
        let found = allowed
            .iter()
            .copied()
            .find(|keyword| keyword.as_bytes() == self.spelling())?;
        self.advance();
        Some(found)
    }

    /// Parses a keyword that is a case of an enum if one comes next. Returns the value of the case.
    pub fn optional_case(&mut self, def: &EnumDef) -> Option<u64> {
        if !self.at_keyword() {
            return None;
        }
        let value = def.value_of_bytes(self.spelling())?;
        self.advance();
        Some(value)
    }

    /// Parses a keyword or a string.
    pub fn keyword_or_string(&mut self) -> Result<Vec<u8>, Failed> {
        match self.optional_keyword_or_string()? {
            Some(text) => Ok(text),
            None => Err(self.error_here("expected valid keyword or string")),
        }
    }

    /// Parses a keyword or a string if one comes next.
    pub fn optional_keyword_or_string(&mut self) -> Result<Option<Vec<u8>>, Failed> {
        if let Some(keyword) = self.optional_keyword() {
            return Ok(Some(keyword.into()));
        }
        self.optional_string()
    }

    // --- strings and symbols

    /// Returns the bytes of a string token.
    pub(crate) fn string_value(&self, token: Token) -> Cow<'p, [u8]> {
        let inner = self.inner_text(token);
        match inner.contains(&b'\\') {
            true => unescape(inner).into(),
            false => inner.into(),
        }
    }

    /// Returns the text between the quotes of a string token.
    pub(super) fn inner_text(&self, token: Token) -> &'p [u8] {
        let text = self.text_of(token);
        &text[1..text.len().max(2) - 1]
    }

    /// Converts a string token without a type to a string attribute.
    pub(crate) fn string_token(&mut self, token: Token) -> Attr {
        let inner = self.inner_text(token);
        match inner.contains(&b'\\') {
            true => self.ctx.string(self.string_value(token)),
            false => self.ctx.string(inner),
        }
    }

    /// Parses a string if one comes next. Returns its bytes.
    pub fn optional_string(&mut self) -> Result<Option<Vec<u8>>, Failed> {
        if self.cursor.tok.kind != Tok::String {
            return Ok(None);
        }
        let token = self.take();
        Ok(Some(self.string_value(token).into_owned()))
    }

    /// Parses a string. Returns its bytes.
    pub fn string(&mut self) -> Result<Vec<u8>, Failed> {
        match self.optional_string()? {
            Some(text) => Ok(text),
            None => Err(self.error_here("expected string")),
        }
    }

    /// Parses `@name` if it comes next. Returns the name as a string attribute.
    pub fn optional_symbol_name(&mut self) -> Option<Attr> {
        if self.cursor.tok.kind != Tok::AtId {
            return None;
        }
        let token = self.take();
        let name = token.starting_at(token.start() + 1);
        Some(match self.text_of(token).get(1) {
            Some(b'"') => self.string_token(name),
            _ => self.ctx.string(self.text_of(name)),
        })
    }

    /// Parses `@name`. Returns the name as a string attribute.
    pub fn symbol_name(&mut self) -> Result<Attr, Failed> {
        match self.optional_symbol_name() {
            Some(name) => Ok(name),
            None => Err(self.error_here("expected valid '@'-identifier for symbol name")),
        }
    }

    // --- integers

    /// Returns the value of an integer token if it fits in 64 bits.
    pub(crate) fn u64_of(&self, token: Token) -> Option<u64> {
        let text = self.text_of(token);
        match text.strip_prefix(b"0x") {
            Some(hex) => u64::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok(),
            None => text.iter().try_fold(0u64, |value, byte| {
                value
                    .checked_mul(10)?
                    .checked_add(u64::from(byte.wrapping_sub(b'0')))
            }),
        }
    }

    /// Parses an integer literal with an optional minus, `true` or `false` if one comes next.
    fn optional_literal(&mut self) -> Result<Option<IntLiteral>, Failed> {
        let negative = self.eat_tok(Tok::Minus);
        if self.cursor.tok.kind == Tok::Integer {
            let token = self.take();
            return Ok(Some(IntLiteral::Digits { negative, token }));
        }
        match negative {
            true => Err(self.wrong_token("expected integer value")),
            false if self.eat_keyword("true") => Ok(Some(IntLiteral::Bit(true))),
            false if self.eat_keyword("false") => Ok(Some(IntLiteral::Bit(false))),
            false => Ok(None),
        }
    }

    fn literal(&mut self) -> Result<IntLiteral, Failed> {
        match self.optional_literal()? {
            Some(literal) => Ok(literal),
            None => Err(self.error_here("expected integer value")),
        }
    }

    /// Returns the value of a literal if it fits in an `i64`.
    fn i64_of(&self, literal: &IntLiteral) -> Option<i64> {
        match *literal {
            // One bit, sign-extended.
            IntLiteral::Bit(bit) => Some(-i64::from(bit)),
            IntLiteral::Digits { negative, token } => {
                let value = self.u64_of(token)?;
                match negative {
                    true => 0i64.checked_sub_unsigned(value),
                    false => i64::try_from(value).ok(),
                }
            }
        }
    }

    /// Parses an integer with an optional minus if one comes next.
    pub fn optional_integer(&mut self) -> Result<Option<i64>, Failed> {
        let start = self.cursor.tok.start();
        let Some(literal) = self.optional_literal()? else {
            return Ok(None);
        };
        match self.i64_of(&literal) {
            Some(value) => Ok(Some(value)),
            None => Err(self.error(start, "integer value too large")),
        }
    }

    /// Parses an integer with an optional minus.
    pub fn integer<T: TryFrom<i64>>(&mut self) -> Result<T, Failed> {
        let start = self.cursor.tok.start();
        match self.optional_integer()? {
            None => Err(self.error_here("expected integer value")),
            Some(value) => {
                T::try_from(value).map_err(|_| self.error(start, "integer value too large"))
            }
        }
    }

    /// Parses a 64-bit integer with an optional minus. A negative value wraps; it must be greater than the minimum
    /// `i64`.
    pub fn integer_bits(&mut self) -> Result<u64, Failed> {
        let start = self.cursor.tok.start();
        let value = match self.literal()? {
            // One bit, sign-extended.
            IntLiteral::Bit(bit) => return Ok(0u64.wrapping_sub(u64::from(bit))),
            IntLiteral::Digits { negative, token } => match negative {
                true => self
                    .u64_of(token)
                    .filter(|&value| value >> 63 == 0)
                    .map(u64::wrapping_neg),
                false => self.u64_of(token),
            },
        };
        value.ok_or_else(|| self.error(start, "integer value too large"))
    }

    /// Parses an integer of any size with an optional minus, and truncates it to `width` bits.
    pub fn integer_cut_to(&mut self, width: u32) -> Result<ApInt, Failed> {
        let (negative, token) = match self.literal()? {
            IntLiteral::Bit(bit) => return Ok(ApInt::from_i64(width, -i64::from(bit))),
            IntLiteral::Digits { negative, token } => (negative, token),
        };
        let text = self.str_of(token);
        // Four bits can represent a decimal or hexadecimal digit.
        let wide = (4 * text.len() as u32).max(width) + 1;
        let value = ApInt::parse(wide, Signedness::Signless, text)
            .map_err(|_| self.error(token.start(), "integer value too large"))?
            .trunc(width);
        Ok(if negative { value.neg() } else { value })
    }

    /// Parses an integer with an optional minus for a type of `width` bits. A value that fits in an `i64` is truncated,
    /// as in MLIR; any other value must fit in `width` bits, signed or unsigned.
    pub fn integer_of_width(&mut self, width: u32) -> Result<ApInt, Failed> {
        let start = self.cursor.tok.start();
        let literal = self.literal()?;
        if let Some(value) = self.i64_of(&literal) {
            return Ok(ApInt::from_i64(width, value));
        }
        let value = match literal {
            IntLiteral::Bit(_) => None,
            IntLiteral::Digits { negative, token } => {
                let sign = if negative { "-" } else { "" };
                let text = format!("{sign}{}", self.str_of(token));
                ApInt::parse(width, Signedness::Signless, &text).ok()
            }
        };
        value.ok_or_else(|| self.error(start, "integer value too large"))
    }

    // --- lists

    /// Parses a comma-separated list.
    pub fn comma_list(
        &mut self,
        delim: Delim,
        mut element: impl FnMut(&mut Self) -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        self.comma_list_in(delim, "", &mut element)
    }

    /// Like [`comma_list`](Self::comma_list), with a context for the message about a missing delimiter.
    pub fn comma_list_in(
        &mut self,
        delim: Delim,
        context: &str,
        element: &mut dyn FnMut(&mut Self) -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        let around = match delim {
            Delim::None => None,
            Delim::Paren | Delim::OptionalParen => Some((Tok::LParen, Tok::RParen, "(", ")")),
            Delim::Square | Delim::OptionalSquare => Some((Tok::LSquare, Tok::RSquare, "[", "]")),
            Delim::LessGreater | Delim::OptionalLessGreater => {
                Some((Tok::Less, Tok::Greater, "<", ">"))
            }
            Delim::Braces | Delim::OptionalBraces => Some((Tok::LBrace, Tok::RBrace, "{", "}")),
        };
        if let Some((open, close, text, _)) = around {
            if !self.eat_tok(open) {
                if matches!(
                    delim,
                    Delim::OptionalParen
                        | Delim::OptionalSquare
                        | Delim::OptionalLessGreater
                        | Delim::OptionalBraces
                ) {
                    return Ok(());
                }
                return Err(self.wrong_token(&format!("expected '{text}'{context}")));
            }
            if self.eat_tok(close) {
                return Ok(());
            }
        }
        loop {
            element(self)?;
            if !self.eat_tok(Tok::Comma) {
                break;
            }
        }
        match around {
            Some((_, close, _, text)) if !self.eat_tok(close) => {
                Err(self.wrong_token(&format!("expected '{text}'{context}")))
            }
            _ => Ok(()),
        }
    }
}

fn trim_blanks(text: &[u8]) -> &[u8] {
    let end = text
        .iter()
        .rposition(|byte| !matches!(byte, b' ' | b'\t'))
        .map_or(0, |at| at + 1);
    &text[..end]
}
