//! Parses arguments from text: `3, 2.5, [[1, 2], [3, 4]], @file.npy`.

use crate::bits;
use crate::entry::Entry;
use crate::float;
use crate::layout::{Layout, LayoutKind};
use crate::npy;
use crate::types::Sign;
use crate::value::{Array, Value};
use std::fmt;
use std::io;
use std::path::Path;
use terrace_diag::io_reason;
use terrace_numeric::{ApInt, IntLiteralError, Signedness};

/// The error of text that does not fit a function's arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArgumentError {
    /// The 1-based number of the argument; 0 if the error concerns all arguments.
    pub argument: usize,
    /// The byte offset of the error in the text.
    pub at: usize,
    /// The message. It names the argument and its type.
    pub message: String,
}

impl fmt::Display for ArgumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at + 1, self.message)
    }
}

impl std::error::Error for ArgumentError {}

/// Opens a file that an argument names. Only as much as the argument requires is read from it.
pub type OpenFile<'r> = dyn Fn(&Path) -> io::Result<Box<dyn io::Read>> + 'r;

/// The expected type of an argument.
pub(crate) enum Wanted<'e> {
    /// A value that is passed unchanged.
    Plain(&'e Layout),
    /// A memref of these sizes; `None` for dynamic sizes.
    MemRef(&'e [Option<u64>], &'e Layout),
    /// An unranked memref.
    Unranked(&'e Layout),
}

impl Entry {
    /// Parses the arguments of the function from text, in the order of its parameters.
    ///
    /// # Errors
    /// Returns an error if the number of arguments is wrong or an argument does not have its type.
    pub fn parse_args(
        &self,
        text: &str,
        open_file: &OpenFile<'_>,
    ) -> Result<Vec<Value>, ArgumentError> {
        let mut reader = Reader {
            text,
            at: 0,
            open_file,
        };
        let mut values = Vec::new();
        let params = &self.signature().params;
        let (name, count) = (&self.signature().name, params.len());
        let takes = || {
            let arguments = if count == 1 { "argument" } else { "arguments" };
            let ty = self.signature().type_text();
            format!("'{name}' takes {count} {arguments}: {ty}")
        };
        let whole = |at: usize, message: String| ArgumentError {
            argument: 0,
            at,
            message,
        };
        reader.skip_space();
        for (number, param) in params.iter().enumerate() {
            if reader.at == text.len() {
                let found = match number {
                    1 => "only 1 is given".to_owned(),
                    number => format!("only {number} are given"),
                };
                return Err(whole(reader.at, format!("{}; {found}", takes())));
            }
            let wanted = self.wanted(number);
            let value = reader
                .value(&wanted)
                .map_err(|(at, message)| ArgumentError {
                    argument: number + 1,
                    at,
                    message: format!(
                        "argument {} of '{name}' ({}): {message}",
                        number + 1,
                        param.text
                    ),
                })?;
            values.push(value);
            reader.skip_space();
            if reader.eat(b',') {
                reader.skip_space();
                if reader.at == text.len() {
                    return Err(whole(
                        reader.at,
                        "expected an argument after ','".to_owned(),
                    ));
                }
            } else if reader.at < text.len() {
                let message = format!("expected ',' or the end, found {}", reader.found());
                return Err(whole(reader.at, message));
            }
        }
        match reader.at == text.len() {
            true => Ok(values),
            false => Err(whole(reader.at, format!("{}; there are more", takes()))),
        }
    }
}

/// A byte offset in the text and the error there.
type Wrong = (usize, String);

struct Reader<'t> {
    text: &'t str,
    at: usize,
    open_file: &'t OpenFile<'t>,
}

impl<'t> Reader<'t> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(|c| c.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    fn eat(&mut self, c: u8) -> bool {
        let is_there = self.peek() == Some(c);
        self.at += usize::from(is_there);
        is_there
    }

    fn expect(&mut self, c: u8, why: &str) -> Result<(), Wrong> {
        self.skip_space();
        let at = self.at;
        match self.eat(c) {
            true => Ok(()),
            false => {
                let (c, found) = (char::from(c), self.found());
                Err((at, format!("expected '{c}'{why}, found {found}")))
            }
        }
    }

    /// Consumes the text up to the next separator.
    fn word(&mut self) -> &'t str {
        self.skip_space();
        let rest = self.text.get(self.at..).unwrap_or_default();
        let is_end = |c: char| c.is_whitespace() || ",[](){}\"".contains(c);
        let word = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        self.at += word.len();
        word
    }

    /// Returns the next word of the text, for messages.
    fn found(&self) -> String {
        let mut ahead = Reader { ..*self };
        let word = ahead.word();
        match (word, ahead.peek()) {
            ("", None) => "the end".to_owned(),
            ("", Some(_)) => {
                let next = self
                    .text
                    .get(ahead.at..)
                    .and_then(|rest| rest.chars().next());
                format!("'{}'", next.unwrap_or('?'))
            }
            (word, _) => shown(word),
        }
    }

    fn value(&mut self, wanted: &Wanted<'_>) -> Result<Value, Wrong> {
        self.skip_space();
        if self.peek() == Some(b'@') {
            return self.file(wanted);
        }
        match wanted {
            Wanted::Plain(layout) => {
                if layout.kind == LayoutKind::Ptr && self.peek() == Some(b'"') {
                    return Ok(Value::Text(self.quoted()?.into_bytes()));
                }
                let mut bytes = Vec::new();
                self.element(layout, &mut bytes)?;
                Ok(Value::Plain((*layout).clone(), bytes))
            }
            Wanted::MemRef(dims, element) => self.array(dims, element).map(Value::Array),
            Wanted::Unranked(element) => {
                let rest = self.text.get(self.at..).unwrap_or_default();
                let open = rest.chars().take_while(|&c| c == '[' || c.is_whitespace());
                let open = open.filter(|&c| c == '[').count();
                let dims = vec![None; open.saturating_sub(brackets(element))];
                self.array(&dims, element).map(Value::Array)
            }
        }
    }

    /// Parses `@file.npy` or `@"a file.npy"`.
    fn file(&mut self, wanted: &Wanted<'_>) -> Result<Value, Wrong> {
        let start = self.at;
        self.at += 1;
        let path = match self.peek() {
            Some(b'"') => self.quoted()?,
            _ => self.word().to_owned(),
        };
        if path.is_empty() {
            return Err((start, "expected the name of a file after '@'".to_owned()));
        }
        let file = (self.open_file)(Path::new(&path)).map_err(|error| {
            (
                start,
                format!("cannot open '{path}': {}", io_reason(&error)),
            )
        })?;
        npy::read(file, wanted).map_err(|error| (start, format!("'{path}': {error}")))
    }

    /// Parses text in quotes. `\` quotes the next character, except in `\n`, `\t` and `\0`.
    fn quoted(&mut self) -> Result<String, Wrong> {
        let start = self.at;
        let rest = self.text.get(start + 1..).unwrap_or_default();
        let mut out = String::new();
        let mut chars = rest.char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.at = start + 1 + at + 1;
                    return Ok(out);
                }
                '\\' => out.push(match chars.next() {
                    Some((_, 'n')) => '\n',
                    Some((_, 't')) => '\t',
                    Some((_, '0')) => '\0',
                    Some((_, c)) => c,
                    None => break,
                }),
                c => out.push(c),
            }
        }
        Err((start, "the text has no end: expected '\"'".to_owned()))
    }

    /// Parses an array in brackets. Known sizes must match the array; unknown sizes are determined by the first row.
    fn array(&mut self, dims: &[Option<u64>], element: &Layout) -> Result<Array, Wrong> {
        let mut shape = dims.to_vec();
        let mut bytes = Vec::new();
        // For each open bracket, its offset and the number of elements after it.
        let mut open: Vec<(usize, u64)> = Vec::new();
        loop {
            let mut is_closed = false;
            if open.len() == shape.len() {
                self.element(element, &mut bytes)?;
            } else {
                self.expect(b'[', " of an array")?;
                open.push((self.at - 1, 0));
                self.skip_space();
                is_closed = self.eat(b']');
                if !is_closed {
                    continue;
                }
            }
            loop {
                if is_closed {
                    self.close(&mut open, &mut shape, dims)?;
                }
                let Some((_, count)) = open.last_mut() else {
                    let shape = shape.into_iter().map(|size| size.unwrap_or(0)).collect();
                    return Ok(Array {
                        element: element.clone(),
                        shape,
                        bytes,
                    });
                };
                *count += 1;
                self.skip_space();
                if self.eat(b',') {
                    break;
                }
                is_closed = self.eat(b']');
                if !is_closed {
                    let message = format!("expected ',' or ']', found {}", self.found());
                    return Err((self.at, message));
                }
            }
        }
    }

    /// Removes the innermost open bracket, and compares its number of elements with the expected size.
    fn close(
        &self,
        open: &mut Vec<(usize, u64)>,
        shape: &mut [Option<u64>],
        dims: &[Option<u64>],
    ) -> Result<(), Wrong> {
        let Some((start, count)) = open.pop() else {
            return Ok(());
        };
        let Some(size) = shape.get_mut(open.len()) else {
            return Ok(());
        };
        match *size {
            Some(size) if size != count => {
                let elements = if size == 1 { "element" } else { "elements" };
                let because = match dims.get(open.len()) {
                    Some(Some(_)) => "",
                    _ => " as in the first row",
                };
                let message = format!("expected {size} {elements}{because}, found {count}");
                Err((start, message))
            }
            _ => {
                *size = Some(count);
                Ok(())
            }
        }
    }

    /// Parses a value of a layout and appends its bytes.
    fn element(&mut self, layout: &Layout, bytes: &mut Vec<u8>) -> Result<(), Wrong> {
        let start = bytes.len();
        let size = usize::try_from(layout.size).unwrap_or(0);
        bytes.resize(start + size, 0);
        self.plain(layout, &mut bytes[start..], 0)
    }

    /// Parses a value of a layout and writes it from the bit `start` on. Only scalars begin within a byte.
    fn plain(&mut self, layout: &Layout, out: &mut [u8], start: u64) -> Result<(), Wrong> {
        let at = |offset: u64, len: usize| usize::try_from(offset).unwrap_or(len).min(len);
        match &layout.kind {
            LayoutKind::Int { width, sign } => {
                let value = self.int(*width, *sign)?;
                bits::write(out, start, &value);
            }
            LayoutKind::Float(kind) => {
                self.skip_space();
                let place = self.at;
                let word = self.word();
                let Some(value) = float::read(*kind, word) else {
                    self.at = place;
                    let message = format!("expected a number, found {}", self.found());
                    return Err((place, message));
                };
                bits::write(out, start, &value.to_apint_bits());
            }
            LayoutKind::Ptr => {
                self.skip_space();
                let place = self.at;
                let value = match self.word() {
                    "null" => ApInt::zero(64),
                    word => ApInt::parse(64, Signedness::Unsigned, word).map_err(|_| {
                        let found = Reader { at: place, ..*self }.found();
                        let message = "expected null, an address, or text in quotes";
                        (place, format!("{message}, found {found}"))
                    })?,
                };
                bits::write(out, start, &value);
            }
            LayoutKind::Complex { imaginary, part } => {
                self.expect(b'(', " of a complex number")?;
                self.plain(part, out, 0)?;
                self.expect(b',', " of a complex number")?;
                let middle = at(*imaginary, out.len());
                self.plain(part, &mut out[middle..], 0)?;
                self.expect(b')', " of a complex number")?;
            }
            LayoutKind::Vector { len, bits, element } => {
                self.list(b'[', b']', *len, |reader, lane| {
                    reader.plain(element, out, lane * u64::from(*bits))
                })?;
            }
            LayoutKind::Array { len, element } => {
                self.list(b'[', b']', *len, |reader, index| {
                    let offset = at(index * element.size, out.len());
                    reader.plain(element, &mut out[offset..], 0)
                })?;
            }
            LayoutKind::Struct(fields) => {
                self.list(b'{', b'}', fields.len() as u64, |reader, index| {
                    let Some((offset, field)) = fields.get(index as usize) else {
                        return Ok(());
                    };
                    let offset = at(*offset, out.len());
                    reader.plain(field, &mut out[offset..], 0)
                })?;
            }
        }
        Ok(())
    }

    /// Parses a fixed number of values in brackets.
    fn list(
        &mut self,
        open: u8,
        close: u8,
        len: u64,
        mut item: impl FnMut(&mut Self, u64) -> Result<(), Wrong>,
    ) -> Result<(), Wrong> {
        self.expect(open, "")?;
        let start = self.at - 1;
        for index in 0..len {
            if index > 0 {
                self.skip_space();
                if self.peek() == Some(close) {
                    return Err((start, format!("expected {len} elements, found {index}")));
                }
                self.expect(b',', "")?;
            }
            item(self, index)?;
        }
        self.skip_space();
        match self.peek() {
            Some(b',') => Err((start, format!("expected {len} elements, found more"))),
            _ => self.expect(close, ""),
        }
    }

    fn int(&mut self, width: u32, sign: Sign) -> Result<ApInt, Wrong> {
        self.skip_space();
        let place = self.at;
        let word = self.word();
        let signedness = match sign {
            Sign::Signless => Signedness::Signless,
            Sign::Signed => Signedness::Signed,
            Sign::Unsigned => Signedness::Unsigned,
        };
        let read = match word {
            "true" if width == 1 => return Ok(ApInt::one(1)),
            "false" if width == 1 => return Ok(ApInt::zero(1)),
            "-0" => Ok(ApInt::zero(width)),
            word => ApInt::parse(width, signedness, word),
        };
        read.map_err(|error| {
            let message = match error {
                IntLiteralError::Syntax => {
                    let found = Reader { at: place, ..*self }.found();
                    format!("expected an integer, found {found}")
                }
                IntLiteralError::OutOfRange => {
                    let bits = if width == 1 { "bit" } else { "bits" };
                    format!("{} does not fit {width} {bits}", shown(word))
                }
                IntLiteralError::NegativeUnsigned => {
                    format!("{} is negative, the type has no sign", shown(word))
                }
            };
            (place, message)
        })
    }
}

/// Returns a word in quotes, truncated.
fn shown(word: &str) -> String {
    let mut short: String = word.chars().take(32).collect();
    if short.len() < word.len() {
        short.push_str("..");
    }
    format!("'{short}'")
}

/// Returns the number of brackets with which a value of this layout begins.
fn brackets(layout: &Layout) -> usize {
    match &layout.kind {
        LayoutKind::Array { element, .. } => 1 + brackets(element),
        LayoutKind::Vector { .. } => 1,
        _ => 0,
    }
}
