//! Splits MLIR text into tokens, one at a time.

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tok {
    /// The end of the text.
    Eof,
    /// Bytes that do not form a token.
    Error,
    /// `abc.def$0`: keywords, operation names.
    BareId,
    /// `@name` or `@"name"`
    AtId,
    /// `#name`, `#0`
    HashId,
    /// `%name`, `%0`
    PercentId,
    /// `^name`
    CaretId,
    /// `!name`
    BangId,
    /// `12`, `0x1F`
    Integer,
    /// `1.0`, `1.5e-3`
    Float,
    /// `"text"`
    String,
    /// `->`
    Arrow,
    /// `...`
    Ellipsis,
    /// `{-#`
    FileMetadataBegin,
    /// `#-}`
    FileMetadataEnd,
    /// `(`
    LParen,
    /// `)`
    RParen,
    /// `[`
    LSquare,
    /// `]`
    RSquare,
    /// `{`
    LBrace,
    /// `}`
    RBrace,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `,`
    Comma,
    /// `:`
    Colon,
    /// `=`
    Equal,
    /// `?`
    Question,
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Star,
    /// `|`
    Bar,
    /// `/`
    Slash,
}

/// A token with its position. The two offsets share one integer, so that a token is returned in two registers.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// The kind.
    pub kind: Tok,
    /// The offset of the first byte in the low half, and the offset after the last byte in the high half.
    span: u64,
}

impl Token {
    /// Creates a token that spans the bytes from `start` to `end`.
    #[inline]
    pub fn new(kind: Tok, start: u32, end: u32) -> Self {
        let span = u64::from(end) << 32 | u64::from(start);
        Token { kind, span }
    }

    /// Returns the offset of the first byte.
    #[inline]
    pub fn start(self) -> u32 {
        self.span as u32
    }

    /// Returns the offset after the last byte.
    #[inline]
    pub fn end(self) -> u32 {
        (self.span >> 32) as u32
    }

    /// Returns the part of the token from the byte at `start` on.
    #[inline]
    pub(crate) fn starting_at(self, start: u32) -> Self {
        Token::new(self.kind, start, self.end())
    }
}

const ID_START: u8 = 1;
const ID_BODY: u8 = 2;
const DIGIT: u8 = 4;
const SPACE: u8 = 8;
/// `-` and `.`, which may occur in `%`, `#`, `^` and `!` names.
const SUFFIX_BODY: u8 = 16;

const CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut at = 0;
    while at < 256 {
        let byte = at as u8;
        table[at] = match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => ID_START | ID_BODY | SUFFIX_BODY,
            b'0'..=b'9' => DIGIT | ID_BODY | SUFFIX_BODY,
            b'$' | b'.' => ID_BODY | SUFFIX_BODY,
            b'-' => SUFFIX_BODY,
            // A nul is white space, except at the end of the text.
            b' ' | b'\t' | b'\n' | b'\r' | 0 => SPACE,
            _ => 0,
        };
        at += 1;
    }
    table
};

/// Single-byte punctuation that does not start a longer token, indexed by the byte.
const PUNCTUATION: [Option<Tok>; 256] = {
    let mut table = [None; 256];
    table[b',' as usize] = Some(Tok::Comma);
    table[b':' as usize] = Some(Tok::Colon);
    table[b'(' as usize] = Some(Tok::LParen);
    table[b')' as usize] = Some(Tok::RParen);
    table[b'[' as usize] = Some(Tok::LSquare);
    table[b']' as usize] = Some(Tok::RSquare);
    table[b'}' as usize] = Some(Tok::RBrace);
    table[b'<' as usize] = Some(Tok::Less);
    table[b'>' as usize] = Some(Tok::Greater);
    table[b'=' as usize] = Some(Tok::Equal);
    table[b'?' as usize] = Some(Tok::Question);
    table[b'+' as usize] = Some(Tok::Plus);
    table[b'*' as usize] = Some(Tok::Star);
    table[b'|' as usize] = Some(Tok::Bar);
    table
};

/// Returns the offset of the first byte from `at` on that does not belong to a class.
#[inline(always)]
fn end_of_word(text: &[u8], at: usize, class: u8) -> usize {
    // Most words are short, so a single bounds check suffices for them.
    if let Some(chunk) = text.get(at..).and_then(|rest| rest.first_chunk::<12>())
        && let Some(len) = chunk.iter().position(|byte| !is_of(*byte, class))
    {
        return at + len;
    }
    end_of_run(text, at, class)
}

#[inline]
fn end_of_run(text: &[u8], at: usize, class: u8) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let len = rest.iter().position(|byte| !is_of(*byte, class));
    at + len.unwrap_or(rest.len())
}

/// Returns the offset of the first byte from `at` on that is not white space. Compares eight bytes at a time as long as
/// they are spaces.
#[inline]
fn end_of_blanks(text: &[u8], mut at: usize) -> usize {
    while let Some(chunk) = text.get(at..).and_then(|rest| rest.first_chunk::<8>()) {
        let others = u64::from_le_bytes(*chunk) ^ u64::from_le_bytes([b' '; 8]);
        let spaces = others.trailing_zeros() as usize / 8;
        at += spaces;
        if spaces < 8 {
            break;
        }
    }
    end_of_run(text, at, SPACE)
}

#[inline(always)]
fn is_of(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// Returns true if this byte would continue a name.
#[inline]
pub(crate) fn goes_on(byte: u8) -> bool {
    is_of(byte, SUFFIX_BODY)
}

/// Returns the kind of a name token that is lexed inline: of values, types and blocks.
#[inline(always)]
fn sigil(byte: u8) -> Option<Tok> {
    match byte {
        b'%' => Some(Tok::PercentId),
        b'!' => Some(Tok::BangId),
        b'^' => Some(Tok::CaretId),
        _ => None,
    }
}

/// The reason why there is no valid token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LexError {
    /// A byte that starts no token.
    Unexpected,
    /// A string without its closing quote.
    UnterminatedString,
    /// An escape that is neither `\n`, `\t`, `\\`, `\"` nor two hex digits.
    BadEscape,
    /// A sigil (`%`, `^`, `#`, `!`) without a name.
    BadName(u8),
    /// `@` without a name.
    BadSymbol,
    /// `..` without a third dot.
    BadEllipsis,
}

/// A lexer for `text[..end]`.
#[derive(Clone)]
pub struct Lexer<'s> {
    text: &'s [u8],
    pos: usize,
    /// The reason why the last token was [`Tok::Error`], and its offset.
    pub error: Option<(LexError, usize)>,
}

impl<'s> Lexer<'s> {
    /// Creates a lexer that starts at byte `start` and ends at `end`.
    pub fn new(text: &'s [u8], start: usize, end: usize) -> Self {
        Lexer {
            text: &text[..end],
            pos: start,
            error: None,
        }
    }

    /// Returns the offset at which the search for the next token starts.
    pub fn position(&self) -> usize {
        self.pos
    }

    /// Continues at another offset.
    pub fn reset(&mut self, pos: usize) {
        self.pos = pos;
    }

    /// Returns the text up to the end.
    pub fn text(&self) -> &'s [u8] {
        self.text
    }

    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    #[inline]
    fn skip(&mut self, class: u8) {
        self.pos = end_of_run(self.text, self.pos, class);
    }

    /// Returns the next token. Inlined for positions at which punctuation usually follows without a space.
    #[inline(always)]
    pub(crate) fn next_after_word(&mut self) -> Token {
        let pos = self.pos;
        match self.text.get(pos) {
            Some(&byte) if let Some(kind) = PUNCTUATION[byte as usize] => {
                self.pos = pos + 1;
                token(kind, pos, pos + 1)
            }
            _ => self.next_token(),
        }
    }

    /// Returns the next token.
    #[inline]
    pub(crate) fn next_token(&mut self) -> Token {
        let text = self.text;
        let mut pos = self.pos;
        let mut byte = match text.get(pos) {
            Some(&byte) => byte,
            None => return self.at_end(),
        };
        if is_of(byte, SPACE) {
            // Usually white space is one space, or a newline and several spaces.
            pos += 1;
            if text.get(pos).is_none_or(|&byte| is_of(byte, SPACE)) {
                pos = end_of_blanks(text, pos);
            }
            byte = match text.get(pos) {
                Some(&byte) => byte,
                None => return self.at_end(),
            };
        }
        if let Some(kind) = PUNCTUATION[byte as usize] {
            self.pos = pos + 1;
            return token(kind, pos, pos + 1);
        }
        if is_of(byte, ID_START) {
            self.pos = end_of_word(text, pos + 1, ID_BODY);
            return token(Tok::BareId, pos, self.pos);
        }
        if is_of(byte, DIGIT) {
            let end = end_of_run(text, pos + 1, DIGIT);
            if !matches!(text.get(end), Some(b'.' | b'x')) {
                self.pos = end;
                return token(Tok::Integer, pos, end);
            }
        } else if let Some(kind) = sigil(byte) {
            let start = pos + 1;
            let first = text.get(start).copied().unwrap_or(0);
            if is_of(first, DIGIT) {
                self.pos = end_of_run(text, start + 1, DIGIT);
                return token(kind, pos, self.pos);
            }
            if is_of(first, ID_START) {
                self.pos = end_of_run(text, start + 1, SUFFIX_BODY);
                return token(kind, pos, self.pos);
            }
        }
        self.rare_token(byte, pos)
    }

    #[cold]
    fn at_end(&mut self) -> Token {
        self.pos = self.text.len();
        token(Tok::Eof, self.pos, self.pos)
    }

    /// Lexes a token with several forms, or skips a comment and lexes the token after it.
    #[inline(never)]
    fn rare_token(&mut self, byte: u8, start: usize) -> Token {
        if byte == b'/' && self.byte(start + 1) == b'/' {
            let rest = &self.text[start..];
            self.pos = start + memchr::memchr(b'\n', rest).unwrap_or(rest.len());
            return self.after_comments();
        }
        self.pos = start + 1;
        let kind = self.kind_of(byte, start);
        token(kind, start, self.pos)
    }

    /// Returns the next token after any number of comments. Not recursive, because there may be many.
    fn after_comments(&mut self) -> Token {
        loop {
            self.skip(SPACE);
            if self.byte(self.pos) != b'/' || self.byte(self.pos + 1) != b'/' {
                return self.next_token();
            }
            let rest = &self.text[self.pos..];
            self.pos += memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        }
    }

    #[inline]
    fn kind_of(&mut self, byte: u8, start: usize) -> Tok {
        match byte {
            b'%' => self.name(start, Tok::PercentId),
            b'0'..=b'9' => self.number(start),
            b'{' if self.byte(self.pos) == b'-' && self.byte(self.pos + 1) == b'#' => {
                self.wide(2, Tok::FileMetadataBegin)
            }
            b'{' => Tok::LBrace,
            b'-' if self.byte(self.pos) == b'>' => self.wide(1, Tok::Arrow),
            b'-' => Tok::Minus,
            b'/' => Tok::Slash,
            b'"' => self.string(),
            b'@' => self.symbol(start),
            b'#' if self.byte(self.pos) == b'-' && self.byte(self.pos + 1) == b'}' => {
                self.wide(2, Tok::FileMetadataEnd)
            }
            b'#' => self.name(start, Tok::HashId),
            b'!' => self.name(start, Tok::BangId),
            b'^' => self.name(start, Tok::CaretId),
            b'.' if self.byte(self.pos) == b'.' && self.byte(self.pos + 1) == b'.' => {
                self.wide(2, Tok::Ellipsis)
            }
            b'.' => self.fail(LexError::BadEllipsis, start + 1),
            _ => self.fail(LexError::Unexpected, start),
        }
    }

    fn wide(&mut self, more: usize, kind: Tok) -> Tok {
        self.pos += more;
        kind
    }

    #[cold]
    fn fail(&mut self, error: LexError, at: usize) -> Tok {
        self.error = Some((error, at));
        Tok::Error
    }

    /// Lexes `%12` or `%name-1.x`: only digits, or a name.
    #[inline]
    fn name(&mut self, start: usize, kind: Tok) -> Tok {
        let first = self.byte(self.pos);
        if CLASS[first as usize] & DIGIT != 0 {
            self.skip(DIGIT);
        } else if CLASS[first as usize] & ID_START != 0 || matches!(first, b'$' | b'.' | b'-') {
            self.skip(SUFFIX_BODY);
        } else {
            return self.fail(LexError::BadName(self.text[start]), start);
        }
        kind
    }

    fn number(&mut self, start: usize) -> Tok {
        if self.text[start] == b'0'
            && self.byte(self.pos) == b'x'
            && self.byte(self.pos + 1).is_ascii_hexdigit()
        {
            self.pos += 2;
            while self.byte(self.pos).is_ascii_hexdigit() {
                self.pos += 1;
            }
            return Tok::Integer;
        }
        self.skip(DIGIT);
        if self.byte(self.pos) != b'.' {
            return Tok::Integer;
        }
        self.pos += 1;
        self.skip(DIGIT);
        if matches!(self.byte(self.pos), b'e' | b'E') {
            let sign = usize::from(matches!(self.byte(self.pos + 1), b'+' | b'-'));
            if self.byte(self.pos + 1 + sign).is_ascii_digit() {
                self.pos += 1 + sign;
                self.skip(DIGIT);
            }
        }
        Tok::Float
    }

    fn string(&mut self) -> Tok {
        loop {
            let rest = &self.text[self.pos..];
            let Some(at) = rest
                .iter()
                .position(|byte| matches!(byte, b'"' | b'\\' | b'\n' | 0x0b | 0x0c))
            else {
                self.pos = self.text.len();
                return self.fail(LexError::UnterminatedString, self.pos);
            };
            self.pos += at + 1;
            match rest[at] {
                b'"' => return Tok::String,
                b'\\' => match (self.byte(self.pos), self.byte(self.pos + 1)) {
                    (b'"' | b'\\' | b'n' | b't', _) => self.pos += 1,
                    (a, b) if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => self.pos += 2,
                    _ => return self.fail(LexError::BadEscape, self.pos - 1),
                },
                _ => return self.fail(LexError::UnterminatedString, self.pos - 1),
            }
        }
    }

    fn symbol(&mut self, start: usize) -> Tok {
        match self.byte(self.pos) {
            b'"' => {
                self.pos += 1;
                match self.string() {
                    Tok::String => Tok::AtId,
                    other => other,
                }
            }
            byte if CLASS[byte as usize] & ID_START != 0 => {
                self.skip(ID_BODY);
                Tok::AtId
            }
            _ => self.fail(LexError::BadSymbol, start + 1),
        }
    }
}

#[inline]
fn token(kind: Tok, start: usize, end: usize) -> Token {
    Token::new(kind, start as u32, end as u32)
}

/// Returns the bytes that a string token denotes. `token` is the text between the quotes.
pub fn unescape(token: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(token.len());
    let mut at = 0;
    while let Some(&byte) = token.get(at) {
        at += 1;
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        let escape = token.get(at).copied().unwrap_or(b'\\');
        at += 1;
        match escape {
            b'n' => out.push(b'\n'),
            b't' => out.push(b'\t'),
            b'"' | b'\\' => out.push(escape),
            high => {
                let digit = |byte: u8| (byte as char).to_digit(16).unwrap_or(0) as u8;
                out.push(digit(high) << 4 | digit(token.get(at).copied().unwrap_or(b'0')));
                at += 1;
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expect: &[(Tok, &str)]) {
        let mut lexer = Lexer::new(text.as_bytes(), 0, text.len());
        let mut got = Vec::new();
        loop {
            let token = lexer.next_token();
            if token.kind == Tok::Eof {
                break;
            }
            got.push((
                token.kind,
                &text[token.start() as usize..token.end() as usize],
            ));
        }
        assert_eq!(got, expect);
    }

    #[test]
    fn tokens() {
        use Tok::*;
        check(
            "%0 = a.b %x#1 // c\n",
            &[
                (PercentId, "%0"),
                (Equal, "="),
                (BareId, "a.b"),
                (PercentId, "%x"),
                (HashId, "#1"),
            ],
        );
        check(
            "1 1.0 1.e5 0x1F 4xf32",
            &[
                (Integer, "1"),
                (Float, "1.0"),
                (Float, "1.e5"),
                (Integer, "0x1F"),
                (Integer, "4"),
                (BareId, "xf32"),
            ],
        );
        check(
            "-> - :: ... {-# #-} @\"a b\" @f !t",
            &[
                (Arrow, "->"),
                (Minus, "-"),
                (Colon, ":"),
                (Colon, ":"),
                (Ellipsis, "..."),
                (FileMetadataBegin, "{-#"),
                (FileMetadataEnd, "#-}"),
                (AtId, "@\"a b\""),
                (AtId, "@f"),
                (BangId, "!t"),
            ],
        );
        check("\"a\\\"b\"", &[(String, "\"a\\\"b\"")]);
        check("\"a", &[(Error, "\"a")]);
    }

    #[test]
    fn escapes() {
        assert_eq!(unescape(br#"a\n\22\\\"\C3"#), b"a\n\"\\\"\xC3");
    }
}
