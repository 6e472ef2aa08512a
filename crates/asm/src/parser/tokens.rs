//! Tokens, errors and the small groups: punctuation, keywords, integers, strings, lists.

use super::Parser;
use crate::lexer::{LexError, Tok, Token, unescape};
use std::borrow::Cow;
use terrace_ir::{Attr, EnumDef, Failed, Loc};
use terrace_numeric::{ApInt, Signedness};

/// The delimiters of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delim {
    /// Nothing; the list may be empty.
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

/// An integer as it is written.
enum IntLiteral {
    /// `true` or `false`.
    Bit(bool),
    /// Digits of either kind.
    Digits { negative: bool, token: Token },
}

impl<'p> Parser<'p> {
    #[inline]
    pub(crate) fn kind(&self) -> Tok {
        self.cursor.tok.kind
    }

    /// The text of the token that is looked at.
    #[inline]
    pub(crate) fn spelling(&self) -> &'p [u8] {
        self.text_of(self.cursor.tok)
    }

    #[inline]
    pub(crate) fn text_of(&self, token: Token) -> &'p [u8] {
        &self.cursor.src[token.start() as usize..token.end() as usize]
    }

    /// The text of a token that is ASCII by the lexer's rules: a name or a keyword, not a string.
    pub(crate) fn str_of(&self, token: Token) -> &'p str {
        std::str::from_utf8(self.text_of(token)).unwrap_or("")
    }

    /// Goes to the next token.
    #[inline]
    pub(crate) fn advance(&mut self) {
        self.cursor.last_end = self.cursor.tok.end();
        self.cursor.tok = self.cursor.lexer.next_token();
    }

    /// Takes the token that is looked at.
    #[inline]
    pub(crate) fn take(&mut self) -> Token {
        let token = self.cursor.tok;
        self.advance();
        token
    }

    /// As [`take`](Self::take), of a token that mostly has punctuation after it: an operand, a simple type, a block.
    #[inline(always)]
    pub(crate) fn take_word(&mut self) -> Token {
        let token = self.cursor.tok;
        self.cursor.last_end = token.end();
        self.cursor.tok = self.cursor.lexer.next_after_word();
        token
    }

    /// Goes back to where a token that was taken starts.
    pub fn read_again(&mut self, offset: u32) {
        self.reset_to(offset);
    }

    /// Looks again at the text from `pos` on.
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

    /// The location of the token that is looked at.
    pub fn here(&self) -> Loc {
        self.loc_at(self.cursor.tok.start())
    }

    /// The offset in the file of the token that is looked at, for [`error`](Self::error).
    pub fn offset(&self) -> u32 {
        self.cursor.tok.start()
    }

    /// The end of the token before the one that is looked at.
    pub fn previous_end(&self) -> u32 {
        self.cursor.last_end
    }

    /// An error at an offset of the file. Inside a custom format the message begins with the operation's name.
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

    /// An error at the token that is looked at.
    pub fn error_here(&mut self, message: impl AsRef<str>) -> Failed {
        self.error(self.cursor.tok.start(), message)
    }

    /// An error without the name of the operation. When the lexer failed here, its error is the one that counts.
    pub(crate) fn raw_error(&mut self, offset: u32, message: impl Into<String>) -> Failed {
        if self.cursor.tok.kind == Tok::Error
            && let Some((error, at)) = self.cursor.lexer.error
        {
            return self.lex_error(error, at);
        }
        // At the end of the text the place is that of the last byte.
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

    /// As [`raw_error`](Self::raw_error), at this very byte.
    pub(crate) fn error_at(&mut self, offset: u32, message: impl Into<String>) -> Failed {
        if self.cursor.tok.kind == Tok::Error
            && let Some((error, at)) = self.cursor.lexer.error
        {
            return self.lex_error(error, at);
        }
        let loc = self.loc_at(offset);
        self.diags.error(loc, message)
    }

    /// A note for the last error.
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

    /// An error about a missing token: right after the text before the token, comments at the end of lines left out.
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

    /// The token that punctuation is; `None` for text that is not punctuation of MLIR.
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
    /// If the text is not punctuation of MLIR: it would never come next. So do [`eat`](Self::eat) and
    /// [`expect`](Self::expect).
    #[inline(always)]
    #[track_caller]
    pub fn at(&self, punctuation: &str) -> bool {
        match Self::tok_of(punctuation) {
            Some(kind) => self.cursor.tok.kind == kind,
            None => panic!("`{punctuation}` is no punctuation; keywords have `eat_keyword`"),
        }
    }

    /// Takes this punctuation, if it comes next.
    #[track_caller]
    #[inline(always)]
    pub fn eat(&mut self, punctuation: &str) -> bool {
        let found = self.at(punctuation);
        if found {
            self.advance();
        }
        found
    }

    /// Takes this punctuation.
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

    /// Returns true if the token can be a keyword: a bare identifier, as all MLIR's keywords are.
    #[inline]
    pub fn at_keyword(&self) -> bool {
        self.cursor.tok.kind == Tok::BareId
    }

    /// Takes this keyword, if it comes next.
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

    /// Takes this keyword.
    pub fn expect_keyword(&mut self, keyword: &str) -> Result<(), Failed> {
        if self.eat_keyword(keyword) {
            return Ok(());
        }
        Err(self.error_here(format!("expected '{keyword}'")))
    }

    /// Takes any keyword, if one comes next.
    pub fn optional_keyword(&mut self) -> Option<&'p str> {
        if !self.at_keyword() {
            return None;
        }
        let token = self.take();
        Some(self.str_of(token))
    }

    /// Takes any keyword.
    pub fn keyword(&mut self) -> Result<&'p str, Failed> {
        match self.optional_keyword() {
            Some(keyword) => Ok(keyword),
            None => Err(self.error_here("expected valid keyword")),
        }
    }

    /// Takes one of these keywords, if one comes next.
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

    /// Takes a keyword that is a case of an enumeration, if one comes next: the value of the case.
    pub fn optional_case(&mut self, def: &EnumDef) -> Option<u64> {
        if !self.at_keyword() {
            return None;
        }
        let value = def.value_of_bytes(self.spelling())?;
        self.advance();
        Some(value)
    }

    /// Takes a keyword or a string.
    pub fn keyword_or_string(&mut self) -> Result<Vec<u8>, Failed> {
        match self.optional_keyword_or_string()? {
            Some(text) => Ok(text),
            None => Err(self.error_here("expected valid keyword or string")),
        }
    }

    /// Takes a keyword or a string, if one comes next.
    pub fn optional_keyword_or_string(&mut self) -> Result<Option<Vec<u8>>, Failed> {
        if let Some(keyword) = self.optional_keyword() {
            return Ok(Some(keyword.into()));
        }
        self.optional_string()
    }

    // --- strings and symbols

    /// The bytes of a string token.
    pub(crate) fn string_value(&self, token: Token) -> Cow<'p, [u8]> {
        let inner = self.inner_text(token);
        match inner.contains(&b'\\') {
            true => unescape(inner).into(),
            false => inner.into(),
        }
    }

    /// The text between the quotes of a string token.
    pub(super) fn inner_text(&self, token: Token) -> &'p [u8] {
        let text = self.text_of(token);
        &text[1..text.len().max(2) - 1]
    }

    /// A string token without a type, as a string attribute.
    pub(crate) fn string_token(&mut self, token: Token) -> Attr {
        let inner = self.inner_text(token);
        match inner.contains(&b'\\') {
            true => self.ctx.string(self.string_value(token)),
            false => self.ctx.string(inner),
        }
    }

    /// Takes a string, if one comes next: its bytes.
    pub fn optional_string(&mut self) -> Result<Option<Vec<u8>>, Failed> {
        if self.cursor.tok.kind != Tok::String {
            return Ok(None);
        }
        let token = self.take();
        Ok(Some(self.string_value(token).into_owned()))
    }

    /// Takes a string: its bytes.
    pub fn string(&mut self) -> Result<Vec<u8>, Failed> {
        match self.optional_string()? {
            Some(text) => Ok(text),
            None => Err(self.error_here("expected string")),
        }
    }

    /// Takes `@name`, if it comes next, as a string attribute.
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

    /// Takes `@name` as a string attribute.
    pub fn symbol_name(&mut self) -> Result<Attr, Failed> {
        match self.optional_symbol_name() {
            Some(name) => Ok(name),
            None => Err(self.error_here("expected valid '@'-identifier for symbol name")),
        }
    }

    // --- integers

    /// The value of an integer token, if it fits 64 bits.
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

    /// Takes an integer literal with an optional minus, `true` or `false`, if one comes next.
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

    /// The value of a literal, if it is an `i64`.
    fn i64_of(&self, literal: &IntLiteral) -> Option<i64> {
        match *literal {
            // One bit, extended by its sign.
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

    /// Takes an integer with an optional minus, if one comes next.
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

    /// Takes an integer with an optional minus.
    pub fn integer<T: TryFrom<i64>>(&mut self) -> Result<T, Failed> {
        let start = self.cursor.tok.start();
        match self.optional_integer()? {
            None => Err(self.error_here("expected integer value")),
            Some(value) => {
                T::try_from(value).map_err(|_| self.error(start, "integer value too large"))
            }
        }
    }

    /// Takes an integer of 64 bits with an optional minus; what is negative wraps, as long as it is an `i64` but the least.
    pub fn integer_bits(&mut self) -> Result<u64, Failed> {
        let start = self.cursor.tok.start();
        let value = match self.literal()? {
            // One bit, extended by its sign.
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

    /// Takes an integer of any size with an optional minus, and keeps the lowest `width` of its bits.
    pub fn integer_cut_to(&mut self, width: u32) -> Result<ApInt, Failed> {
        let (negative, token) = match self.literal()? {
            IntLiteral::Bit(bit) => return Ok(ApInt::from_i64(width, -i64::from(bit))),
            IntLiteral::Digits { negative, token } => (negative, token),
        };
        let text = self.str_of(token);
        // Four bits hold a digit of either kind.
        let wide = (4 * text.len() as u32).max(width) + 1;
        let value = ApInt::parse(wide, Signedness::Signless, text)
            .map_err(|_| self.error(token.start(), "integer value too large"))?
            .trunc(width);
        Ok(if negative { value.neg() } else { value })
    }

    /// Takes an integer with an optional minus for a type of `width` bits. An `i64` is truncated to fewer bits, as in
    /// MLIR; any other number must fit in the bits, with a sign or without.
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

    /// Parses a list with commas between its elements.
    pub fn comma_list(
        &mut self,
        delim: Delim,
        mut element: impl FnMut(&mut Self) -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        self.comma_list_in(delim, "", &mut element)
    }

    /// As [`comma_list`](Self::comma_list), with something to say in the message about a missing delimiter.
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
