//! Splits LLVM assembly into tokens like LLVM's lexer.

use std::borrow::Cow;

use super::error::{Read, refusal};
use super::keywords::{Kw, keyword};
use terrace_llvmir::Type;

/// The kind of a token. Its text is between [`Lexer::start`] and [`Lexer::end`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tok {
    Eof,
    /// An invalid token.
    Error,
    DotDotDot,
    Equal,
    Comma,
    Star,
    LSquare,
    RSquare,
    LBrace,
    RBrace,
    Less,
    Greater,
    LParen,
    RParen,
    Exclaim,
    Bar,
    Colon,
    Hash,
    Keyword(Kw),
    /// A type keyword, except integer types.
    Type(Type),
    /// `iN`
    IntType(u32),
    /// `name:`
    Label,
    /// `12:`
    LabelId(u32),
    /// `@name`
    GlobalVar,
    GlobalId(u32),
    /// `%name`
    LocalVar,
    LocalId(u32),
    /// `$name`
    ComdatVar,
    /// `!name`
    MetadataVar,
    AttrGroupId(u32),
    SummaryId(u32),
    /// `"bytes"`
    String,
    /// A decimal integer, or `u0x` and `s0x` with hexadecimal digits.
    Int,
    /// A float: decimal, or `0x` with hexadecimal digits.
    Float,
    DwarfTag,
    DwarfAttEncoding,
    DwarfVirtuality,
    DwarfLang,
    DwarfSourceLangName,
    DwarfCC,
    DwarfOp,
    DwarfMacinfo,
    DwarfEnumKind,
    DIFlag,
    DISPFlag,
    ChecksumKind,
    EmissionKind,
    NameTableKind,
    FixedPointKind,
    /// `dbg_value` and similar names, after a `#`.
    DbgRecordType,
}

/// Reads tokens one at a time.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    source: &'a [u8],
    /// The current token.
    tok: Tok,
    start: usize,
    /// The end of the current token, at which the next token is searched.
    end: usize,
    /// True if a word before a colon is a keyword rather than a label, as in summaries.
    pub(crate) ignore_colon: bool,
}

/// Classes of bytes, as flags. 1: bytes of names, `[-a-zA-Z$._0-9]`; 2: digits; 4: letters; 8: `_`.
const CLASS: [u8; 256] = {
    let mut class = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let c = byte as u8;
        class[byte] = if c.is_ascii_digit() {
            3
        } else if c.is_ascii_alphabetic() {
            5
        } else if c == b'_' {
            9
        } else if matches!(c, b'-' | b'$' | b'.') {
            1
        } else {
            0
        };
        byte += 1;
    }
    class
};

fn is_label_char(byte: u8) -> bool {
    CLASS[usize::from(byte)] & 1 != 0
}

fn is_word_char(byte: u8) -> bool {
    CLASS[usize::from(byte)] > 1
}

impl<'a> Lexer<'a> {
    /// Returns a lexer before the first token.
    pub(crate) fn new(source: &'a [u8]) -> Lexer<'a> {
        Lexer {
            source,
            tok: Tok::Error,
            start: 0,
            end: 0,
            ignore_colon: false,
        }
    }

    /// Returns the current token.
    #[inline]
    pub(crate) fn tok(&self) -> Tok {
        self.tok
    }

    /// Returns the offset of the current token.
    #[inline]
    pub(crate) fn start(&self) -> usize {
        self.start
    }

    /// Returns the text from an offset to the end of the current token, including a comment that follows on the same
    /// line.
    pub(crate) fn line_from(&self, start: usize) -> &'a [u8] {
        let rest = self.source.get(self.end..).unwrap_or_default();
        let line = rest.split(|byte| matches!(byte, b'\n' | b'\r')).next();
        let line = line.unwrap_or_default();
        let end = match line.trim_ascii_start().first() {
            Some(b';') => self.end + line.trim_ascii_end().len(),
            _ => self.end,
        };
        self.source.get(start..end).unwrap_or_default()
    }

    /// Returns the current token's bytes.
    #[inline]
    pub(crate) fn text(&self) -> &'a [u8] {
        &self.source[self.start..self.end]
    }

    #[inline]
    fn at(&self, offset: usize) -> u8 {
        self.source.get(offset).copied().unwrap_or(0)
    }

    /// Returns the name in the current token: that of `@name`, `%"name"`, `$name`, `!name` or `name:`, or the text of
    /// a string.
    pub(crate) fn name(&self) -> Cow<'a, [u8]> {
        let text = self.text();
        let text = match self.tok {
            Tok::Label => &text[..text.len() - 1],
            Tok::String => text,
            _ => &text[1..],
        };
        let quoted = text.first() == Some(&b'"') && text.len() >= 2;
        let text = if quoted {
            &text[1..text.len() - 1]
        } else {
            text
        };
        if (quoted || self.tok == Tok::MetadataVar) && text.contains(&b'\\') {
            Cow::Owned(unescape(text))
        } else {
            Cow::Borrowed(text)
        }
    }

    /// Advances to the next token.
    ///
    /// # Errors
    /// Returns LLVM's message if the text is not a valid token.
    #[inline]
    pub(crate) fn next(&mut self) -> Read<Tok> {
        self.tok = Tok::Error;
        self.tok = self.lex()?;
        Ok(self.tok)
    }

    fn lex(&mut self) -> Read<Tok> {
        loop {
            self.start = self.end;
            let Some(&byte) = self.source.get(self.end) else {
                return Ok(Tok::Eof);
            };
            self.end += 1;
            return Ok(match byte {
                0 | b' ' | b'\t' | b'\n' | b'\r' => continue,
                b';' => {
                    let rest = &self.source[self.end..];
                    self.end += rest
                        .iter()
                        .position(|&byte| byte == b'\n' || byte == b'\r')
                        .unwrap_or(rest.len());
                    continue;
                }
                b'/' if self.at(self.end) == b'*' => {
                    self.skip_comment()?;
                    continue;
                }
                b'=' => Tok::Equal,
                b',' => Tok::Comma,
                b'*' => Tok::Star,
                b'[' => Tok::LSquare,
                b']' => Tok::RSquare,
                b'{' => Tok::LBrace,
                b'}' => Tok::RBrace,
                b'<' => Tok::Less,
                b'>' => Tok::Greater,
                b'(' => Tok::LParen,
                b')' => Tok::RParen,
                b'|' => Tok::Bar,
                b':' => Tok::Colon,
                b'%' => self.variable(Tok::LocalVar, Tok::LocalId)?,
                b'@' => self.variable(Tok::GlobalVar, Tok::GlobalId)?,
                b'!' => self.exclaim(),
                b'#' => {
                    if self.at(self.end).is_ascii_digit() {
                        self.number_id(Tok::AttrGroupId)?
                    } else {
                        Tok::Hash
                    }
                }
                b'^' => self.number_id(Tok::SummaryId)?,
                b'"' => self.quote()?,
                b'$' => self.dollar()?,
                b'.' => self.dot(),
                b'+' => self.positive(),
                b'0'..=b'9' | b'-' => self.number()?,
                b'_' | b'a'..=b'z' | b'A'..=b'Z' => self.word()?,
                _ => Tok::Error,
            });
        }
    }

    fn skip_comment(&mut self) -> Read<()> {
        let from = self.end + 1;
        let rest = self.source.get(from..).unwrap_or_default();
        match rest.windows(2).position(|two| two == b"*/") {
            Some(at) => {
                self.end = from + at + 2;
                Ok(())
            }
            None => Err(refusal(self.start, "unterminated comment")),
        }
    }

    /// Returns the end of a label that continues at `from`, after its colon.
    fn label_tail(&self, mut from: usize) -> Option<usize> {
        loop {
            match self.at(from) {
                b':' => return Some(from + 1),
                byte if is_label_char(byte) => from += 1,
                _ => return None,
            }
        }
    }

    fn label(&mut self, end: usize) -> Tok {
        self.end = end;
        Tok::Label
    }

    fn dot(&mut self) -> Tok {
        if let Some(end) = self.label_tail(self.end) {
            return self.label(end);
        }
        if self.at(self.end) == b'.' && self.at(self.end + 1) == b'.' {
            self.end += 2;
            return Tok::DotDotDot;
        }
        Tok::Error
    }

    /// Skips past the closing quote of the string that is open at `end`.
    fn closing_quote(&mut self, message: &'static str) -> Read<()> {
        let rest = &self.source[self.end..];
        match rest.iter().position(|&byte| byte == b'"') {
            Some(at) => {
                self.end += at + 1;
                Ok(())
            }
            None => Err(refusal(self.start, message)),
        }
    }

    fn refuse_null(&self, from: usize, to: usize) -> Read<()> {
        let text = &self.source[from..to];
        if text.contains(&0) || (text.contains(&b'\\') && unescape(text).contains(&0)) {
            return Err(refusal(self.start, "NUL character is not allowed in names"));
        }
        Ok(())
    }

    fn dollar(&mut self) -> Read<Tok> {
        if let Some(end) = self.label_tail(self.start) {
            return Ok(self.label(end));
        }
        if self.at(self.end) == b'"' {
            self.end += 1;
            self.closing_quote("end of file in COMDAT variable name")?;
            self.refuse_null(self.start + 2, self.end - 1)?;
            return Ok(Tok::ComdatVar);
        }
        Ok(if self.skip_name() {
            Tok::ComdatVar
        } else {
            Tok::Error
        })
    }

    /// Skips a name, if the text continues with one.
    #[inline]
    fn skip_name(&mut self) -> bool {
        let first = self.at(self.end);
        if !is_label_char(first) || first.is_ascii_digit() {
            return false;
        }
        self.end += 1;
        while is_label_char(self.at(self.end)) {
            self.end += 1;
        }
        true
    }

    #[inline]
    fn variable(&mut self, named: Tok, numbered: fn(u32) -> Tok) -> Read<Tok> {
        if self.skip_name() {
            return Ok(named);
        }
        if self.at(self.end) == b'"' {
            self.end += 1;
            self.closing_quote("end of file in global variable name")?;
            self.refuse_null(self.start + 2, self.end - 1)?;
            return Ok(named);
        }
        self.number_id(numbered)
    }

    fn number_id(&mut self, token: fn(u32) -> Tok) -> Read<Tok> {
        if !self.at(self.end).is_ascii_digit() {
            return Ok(Tok::Error);
        }
        let from = self.end;
        while self.at(self.end).is_ascii_digit() {
            self.end += 1;
        }
        Ok(token(self.value_number(from, self.end)?))
    }

    fn value_number(&self, from: usize, to: usize) -> Read<u32> {
        let mut value: u64 = 0;
        for &digit in &self.source[from..to] {
            value = value
                .checked_mul(10)
                .and_then(|value| value.checked_add(u64::from(digit - b'0')))
                .ok_or_else(|| refusal(self.start, "constant bigger than 64 bits detected"))?;
        }
        u32::try_from(value).map_err(|_| refusal(self.start, "invalid value number (too large)"))
    }

    fn exclaim(&mut self) -> Tok {
        let name = |byte: u8| is_label_char(byte) || byte == b'\\';
        let first = self.at(self.end);
        if !name(first) || first.is_ascii_digit() {
            return Tok::Exclaim;
        }
        while name(self.at(self.end)) {
            self.end += 1;
        }
        Tok::MetadataVar
    }

    fn quote(&mut self) -> Read<Tok> {
        self.closing_quote("end of file in string constant")?;
        if self.at(self.end) != b':' {
            return Ok(Tok::String);
        }
        self.end += 1;
        self.refuse_null(self.start + 1, self.end - 2)?;
        Ok(Tok::Label)
    }

    /// Reads a word: a label, an integer type, a keyword, or a hexadecimal integer.
    fn word(&mut self) -> Read<Tok> {
        let after_first = self.end;
        let mut at = after_first;
        while is_word_char(self.at(at)) {
            at += 1;
        }
        let word_end = at;
        while is_label_char(self.at(at)) {
            at += 1;
        }
        if self.at(at) == b':' && !self.ignore_colon {
            return Ok(self.label(at + 1));
        }
        let first = self.source[self.start];
        if first == b'i' && self.at(after_first).is_ascii_digit() {
            return self.int_type();
        }
        self.end = word_end;
        let text = self.text();
        if let Some(token) = keyword(text) {
            return Ok(token);
        }
        if matches!(first, b'u' | b's')
            && text[1..].starts_with(b"0x")
            && text.get(3).is_some_and(u8::is_ascii_hexdigit)
        {
            if text[3..].iter().all(u8::is_ascii_hexdigit) {
                return Ok(Tok::Int);
            }
            self.end = self.start + 3;
            return Ok(Tok::Error);
        }
        if text.starts_with(b"cc") {
            self.end = self.start + 2;
            return Ok(Tok::Keyword(Kw::Cc));
        }
        self.end = self.start + 1;
        Ok(Tok::Error)
    }

    fn int_type(&mut self) -> Read<Tok> {
        let from = self.end;
        while self.at(self.end).is_ascii_digit() {
            self.end += 1;
        }
        let mut bits: u64 = 0;
        for &digit in &self.source[from..self.end] {
            bits = bits
                .checked_mul(10)
                .and_then(|bits| bits.checked_add(u64::from(digit - b'0')))
                .ok_or_else(|| refusal(self.start, "constant bigger than 64 bits detected"))?;
        }
        match u32::try_from(bits) {
            Ok(bits @ 1..=MAX_INT_BITS) => Ok(Tok::IntType(bits)),
            _ => Err(refusal(
                self.start,
                "bitwidth for integer type out of range",
            )),
        }
    }

    /// Reads a token that begins with a digit or minus: a number or a label.
    fn number(&mut self) -> Read<Tok> {
        let digit = self.source[self.start].is_ascii_digit();
        if !digit && !self.at(self.end).is_ascii_digit() {
            return Ok(match self.label_tail(self.end) {
                Some(end) => self.label(end),
                None => Tok::Error,
            });
        }
        while self.at(self.end).is_ascii_digit() {
            self.end += 1;
        }
        let after = self.at(self.end);
        if digit && after == b':' {
            let id = self.value_number(self.start, self.end)?;
            self.end += 1;
            return Ok(Tok::LabelId(id));
        }
        if (is_label_char(after) || after == b':')
            && let Some(end) = self.label_tail(self.end)
        {
            return Ok(self.label(end));
        }
        if after != b'.' {
            if self.source[self.start] == b'0' && self.at(self.start + 1) == b'x' {
                return self.hex_float();
            }
            return Ok(Tok::Int);
        }
        self.fraction();
        Ok(Tok::Float)
    }

    fn positive(&mut self) -> Tok {
        if !self.at(self.end).is_ascii_digit() {
            return Tok::Error;
        }
        while self.at(self.end).is_ascii_digit() {
            self.end += 1;
        }
        if self.at(self.end) != b'.' {
            self.end = self.start + 1;
            return Tok::Error;
        }
        self.fraction();
        Tok::Float
    }

    /// Skips `.[0-9]*([eE][-+]?[0-9]+)?`.
    fn fraction(&mut self) {
        self.end += 1;
        while self.at(self.end).is_ascii_digit() {
            self.end += 1;
        }
        if !matches!(self.at(self.end), b'e' | b'E') {
            return;
        }
        let next = self.at(self.end + 1);
        if next.is_ascii_digit()
            || (matches!(next, b'-' | b'+') && self.at(self.end + 2).is_ascii_digit())
        {
            self.end += 2;
            while self.at(self.end).is_ascii_digit() {
                self.end += 1;
            }
        }
    }

    fn hex_float(&mut self) -> Read<Tok> {
        self.end = self.start + 2;
        let kind = self.at(self.end);
        let prefixed = matches!(kind, b'K'..=b'M' | b'H' | b'R');
        if prefixed {
            self.end += 1;
        }
        if !self.at(self.end).is_ascii_hexdigit() {
            self.end = self.start + 1;
            return Ok(Tok::Error);
        }
        let from = self.end;
        while self.at(self.end).is_ascii_hexdigit() {
            self.end += 1;
        }
        let digits = &self.source[from..self.end];
        let (limit, message) = match kind {
            b'H' => (4, "hexadecimal constant too large for half (16-bit)"),
            b'R' => (4, "hexadecimal constant too large for bfloat (16-bit)"),
            b'K' => (20, "constant bigger than 128 bits detected"),
            b'L' | b'M' => (32, "constant bigger than 128 bits detected"),
            _ => (16, "constant bigger than 64 bits detected"),
        };
        let significant = if prefixed && kind != b'H' && kind != b'R' {
            digits.len()
        } else {
            digits.iter().skip_while(|&&digit| digit == b'0').count()
        };
        if significant > limit {
            return Err(refusal(self.start, message));
        }
        Ok(Tok::Float)
    }
}

/// The maximum width of LLVM's integer types.
pub(crate) const MAX_INT_BITS: u32 = 1 << 23;

/// Replaces the escapes in a quoted text: `\\` is a backslash, `\XX` a byte.
pub(crate) fn unescape(text: &[u8]) -> Vec<u8> {
    let hex = |byte: Option<&u8>| byte.and_then(|&byte| char::from(byte).to_digit(16));
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        if byte == b'\\' {
            if text.get(at + 1) == Some(&b'\\') {
                out.push(b'\\');
                at += 2;
                continue;
            }
            if let (Some(high), Some(low)) = (hex(text.get(at + 1)), hex(text.get(at + 2))) {
                out.push((high * 16 + low) as u8);
                at += 3;
                continue;
            }
        }
        out.push(byte);
        at += 1;
    }
    out
}
