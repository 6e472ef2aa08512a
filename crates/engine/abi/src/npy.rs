//! Reads arrays from NumPy's `.npy` files.

use crate::bits;
use crate::layout::{Layout, LayoutKind};
use crate::parse::Wanted;
use crate::types::Sign;
use crate::value::{Array, Value};
use std::fmt;
use std::io::{self, Read};
use terrace_diag::io_reason;
use terrace_numeric::{ApInt, FloatKind};

/// The error of a file that does not fit an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NpyError(pub String);

impl fmt::Display for NpyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NpyError {}

fn wrong<T>(message: impl Into<String>) -> Result<T, NpyError> {
    Err(NpyError(message.into()))
}

/// The header of an `.npy` file.
struct Header {
    descr: String,
    fortran: bool,
    shape: Vec<u64>,
}

/// Reads the value in a file: only the header and the elements that the header announces.
pub(crate) fn read(mut file: impl Read, wanted: &Wanted<'_>) -> Result<Value, NpyError> {
    let header = header(&mut file)?;
    let (element, dims): (&Layout, Option<&[Option<u64>]>) = match wanted {
        Wanted::Plain(layout) => (layout, Some(&[])),
        Wanted::MemRef(dims, element) => (element, Some(dims)),
        Wanted::Unranked(element) => (element, None),
    };
    let (inner, scalar) = inner_sizes(element);
    let rank = match dims {
        Some(dims) => dims.len(),
        None => header.shape.len().saturating_sub(inner.len()),
    };
    let mut sizes: Vec<Option<u64>> = dims.unwrap_or_default().to_vec();
    sizes.resize(rank, None);
    sizes.extend(inner.iter().map(|&size| Some(size)));
    let fits = sizes.len() == header.shape.len()
        && (sizes.iter().zip(&header.shape)).all(|(want, have)| want.is_none_or(|w| w == *have));
    if !fits {
        let wanted: Vec<String> = sizes
            .iter()
            .map(|size| size.map_or_else(|| "?".to_owned(), |size| size.to_string()))
            .collect();
        let (wanted, shape) = (wanted.join(", "), header.shape_text());
        return wrong(format!(
            "its shape is {shape}, the argument needs [{wanted}]"
        ));
    }
    let number = dtype(&header.descr)?;
    if !number.is_for(scalar) {
        let (descr, wanted) = (start_of(&header.descr), dtypes(scalar));
        return wrong(format!(
            "its elements are '{descr}', the argument needs {wanted}"
        ));
    }
    let count = header
        .shape
        .iter()
        .try_fold(1u64, |n, &size| n.checked_mul(size));
    let length = count.and_then(|count| count.checked_mul(number.size as u64));
    let Some(length) = length.filter(|&length| length < i64::MAX as u64) else {
        let shape = header.shape_text();
        return wrong(format!("out of memory for shape {shape}"));
    };
    // An additional byte reveals trailing data.
    let data = take(&mut file, length + 1)?;
    let shape = header.shape_text();
    let found = data.len() as u64;
    if found < length {
        return wrong(format!(
            "unexpected end: expected {length} bytes of elements for shape {shape}, found {found}"
        ));
    }
    if found > length {
        return wrong(format!(
            "unexpected data after the {length} bytes of elements for shape {shape}"
        ));
    }
    let outer = &header.shape[..rank];
    let mut bytes = Vec::new();
    let outer_count = match outer.contains(&0) {
        true => 0,
        false => outer.iter().product::<u64>(),
    };
    let total = usize::try_from(outer_count.saturating_mul(element.size)).unwrap_or(usize::MAX);
    if bytes.try_reserve_exact(total).is_err() {
        return wrong(format!("out of memory for its {total} bytes"));
    }
    bytes.resize(total, 0u8);
    let strides = strides(&header, number.size);
    let size = usize::try_from(element.size).unwrap_or(0);
    let mut position = vec![0u64; header.shape.len()];
    for slot in bytes
        .chunks_exact_mut(size.max(1))
        .take(outer_count as usize)
    {
        let mut next = |out: &mut [u8], start: u64, layout: &Layout| {
            let from: u64 = position
                .iter()
                .zip(&strides)
                .map(|(at, stride)| at * stride)
                .sum();
            let from = usize::try_from(from).unwrap_or(0);
            let raw = data.get(from..from + number.size).unwrap_or_default();
            number.put(raw, layout, out, start);
            advance(&mut position, &header.shape);
        };
        fill(element, slot, 0, &mut next);
    }
    Ok(match wanted {
        Wanted::Plain(layout) => Value::Plain((*layout).clone(), bytes),
        _ => Value::Array(Array {
            element: element.clone(),
            shape: outer.to_vec(),
            bytes,
        }),
    })
}

/// Advances an index in row-major order.
fn advance(position: &mut [u64], shape: &[u64]) {
    for (at, size) in position.iter_mut().zip(shape).rev() {
        *at += 1;
        if *at < *size {
            return;
        }
        *at = 0;
    }
}

/// Returns the distances between neighbours in the file, in bytes.
fn strides(header: &Header, size: usize) -> Vec<u64> {
    let mut strides = vec![0; header.shape.len()];
    let mut stride = size as u64;
    let mut set = |at: usize| {
        strides[at] = stride;
        stride = stride.saturating_mul(header.shape[at]);
    };
    match header.fortran {
        true => (0..header.shape.len()).for_each(&mut set),
        false => (0..header.shape.len()).rev().for_each(&mut set),
    }
    strides
}

/// Returns the sizes of the nested arrays and vectors of an element, and the layout of their scalars.
fn inner_sizes(mut layout: &Layout) -> (Vec<u64>, &Layout) {
    let mut sizes = Vec::new();
    while let LayoutKind::Array { len, element } | LayoutKind::Vector { len, element, .. } =
        &layout.kind
    {
        sizes.push(*len);
        layout = element;
    }
    (sizes, layout)
}

/// Fills an element scalar by scalar.
fn fill(
    layout: &Layout,
    out: &mut [u8],
    start: u64,
    next: &mut dyn FnMut(&mut [u8], u64, &Layout),
) {
    match &layout.kind {
        LayoutKind::Vector { len, bits, element } => {
            for lane in 0..*len {
                fill(element, out, lane * u64::from(*bits), next);
            }
        }
        LayoutKind::Array { len, element } => {
            for index in 0..*len {
                let offset = usize::try_from(index * element.size).unwrap_or(usize::MAX);
                fill(element, out.get_mut(offset..).unwrap_or_default(), 0, next);
            }
        }
        _ => next(out, start, layout),
    }
}

/// The kind of a file's elements.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Bool,
    Signed,
    Unsigned,
    Float,
    Complex,
    /// Opaque bytes. Some libraries store small floats with this kind.
    Void,
}

#[derive(Clone, Copy, Debug)]
struct Number {
    kind: Kind,
    /// The size in bytes.
    size: usize,
    big_endian: bool,
}

fn dtype(descr: &str) -> Result<Number, NpyError> {
    let unknown = || {
        let descr = start_of(descr);
        wrong(format!("unsupported element type '{descr}'"))
    };
    let mut chars = descr.chars();
    let (Some(order), Some(kind)) = (chars.next(), chars.next()) else {
        return unknown();
    };
    let kind = match kind {
        'b' => Kind::Bool,
        'i' => Kind::Signed,
        'u' => Kind::Unsigned,
        'f' => Kind::Float,
        'c' => Kind::Complex,
        'V' => Kind::Void,
        _ => return unknown(),
    };
    match chars.as_str().parse() {
        Ok(size) if (1..=32).contains(&size) && "<>|=".contains(order) => Ok(Number {
            kind,
            size,
            big_endian: order == '>',
        }),
        _ => unknown(),
    }
}

/// Returns the names of the NumPy types that match the elements of a layout.
fn dtypes(layout: &Layout) -> String {
    let name = match &layout.kind {
        LayoutKind::Int { width: 1, .. } => "|b1".to_owned(),
        LayoutKind::Int { width, sign } if [8, 16, 32, 64].contains(width) => {
            // Single bytes have no byte order.
            let order = if *width == 8 { '|' } else { '<' };
            let size = width / 8;
            match sign {
                Sign::Signless => format!("{order}i{size}' or '{order}u{size}"),
                Sign::Signed => format!("{order}i{size}"),
                Sign::Unsigned => format!("{order}u{size}"),
            }
        }
        LayoutKind::Float(kind) => match kind {
            FloatKind::F16 | FloatKind::F32 | FloatKind::F64 => format!("<f{}", kind.width() / 8),
            FloatKind::F80 => "<f16".to_owned(),
            kind => format!("<V{}", kind.width().div_ceil(8)),
        },
        LayoutKind::Complex { part, .. } => match part.kind {
            LayoutKind::Float(kind @ (FloatKind::F32 | FloatKind::F64)) => {
                format!("<c{}", kind.width() / 4)
            }
            _ => return "a type that files do not have".to_owned(),
        },
        _ => return "a type that files do not have".to_owned(),
    };
    format!("'{name}'")
}

impl Number {
    fn is_for(self, layout: &Layout) -> bool {
        let bits = self.size as u32 * 8;
        match (&layout.kind, self.kind) {
            (LayoutKind::Int { width: 1, .. }, Kind::Bool) => self.size == 1,
            (LayoutKind::Int { width, sign }, Kind::Signed) => {
                *width == bits && *sign != Sign::Unsigned
            }
            (LayoutKind::Int { width, sign }, Kind::Unsigned) => {
                *width == bits && *sign != Sign::Signed
            }
            (LayoutKind::Float(FloatKind::F80), Kind::Float) => self.size == 16,
            (LayoutKind::Float(kind), Kind::Float) => {
                let plain = [FloatKind::F16, FloatKind::F32, FloatKind::F64];
                plain.contains(kind) && kind.width() == bits
            }
            (LayoutKind::Float(kind), Kind::Void) => kind.width().div_ceil(8) * 8 == bits,
            (LayoutKind::Complex { part, .. }, Kind::Complex) => {
                let plain = [FloatKind::F32, FloatKind::F64];
                let mut plain = plain.iter();
                plain.any(|kind| part.kind == LayoutKind::Float(*kind) && kind.width() * 2 == bits)
            }
            _ => false,
        }
    }

    /// Writes an element of a file to memory.
    fn put(self, raw: &[u8], layout: &Layout, out: &mut [u8], start: u64) {
        let bits_of = |raw: &[u8], width: u32| -> ApInt {
            match self.big_endian {
                true => {
                    let raw: Vec<u8> = raw.iter().rev().copied().collect();
                    bits::read(&raw, 0, width)
                }
                false => bits::read(raw, 0, width),
            }
        };
        match &layout.kind {
            LayoutKind::Complex { imaginary, part } => {
                let (real, other) = raw.split_at(raw.len() / 2);
                let width = part.scalar_bits().unwrap_or(0);
                let offset = usize::try_from(*imaginary).unwrap_or(usize::MAX);
                bits::write(out, 0, &bits_of(real, width));
                let out = out.get_mut(offset..).unwrap_or_default();
                bits::write(out, 0, &bits_of(other, width));
            }
            LayoutKind::Int { width: 1, .. } => {
                let is_set = raw.first().is_some_and(|&byte| byte != 0);
                bits::write(out, start, &ApInt::from_bool(is_set));
            }
            _ => {
                let width = layout.scalar_bits().unwrap_or(0);
                bits::write(out, start, &bits_of(raw, width));
            }
        }
    }
}

/// The maximum length of a header in bytes. NumPy's own limit is a sixth of that.
const MAX_HEADER: u64 = 1 << 16;

/// Reads up to `count` bytes.
fn take(file: &mut impl Read, count: u64) -> Result<Vec<u8>, NpyError> {
    let mut bytes = Vec::new();
    match file.take(count).read_to_end(&mut bytes) {
        Ok(_) => Ok(bytes),
        Err(error) if error.kind() == io::ErrorKind::OutOfMemory => {
            wrong(format!("out of memory for its {count} bytes"))
        }
        Err(error) => wrong(format!("cannot read it: {}", io_reason(&error))),
    }
}

/// Returns the first characters of a text, for messages.
fn start_of(text: &str) -> String {
    const LONGEST: usize = 80;
    let shown = |c: char| if c.is_control() { ' ' } else { c };
    let mut start: String = text.trim().chars().take(LONGEST).map(shown).collect();
    if start.len() < text.trim().len() {
        start.push_str(" ..");
    }
    start
}

impl Header {
    fn shape_text(&self) -> String {
        start_of(&format!("{:?}", self.shape))
    }
}

fn header(file: &mut impl Read) -> Result<Header, NpyError> {
    let start = take(file, 8)?;
    let Some(version) = start.strip_prefix(b"\x93NUMPY") else {
        return wrong("not a NumPy file");
    };
    let digits = match version.first() {
        Some(1) => 2,
        Some(2 | 3) => 4,
        _ => return wrong("unsupported version of NumPy's format"),
    };
    let broken = || NpyError("its header is broken".to_owned());
    let length = take(file, digits)?;
    if length.len() as u64 != digits {
        return Err(broken());
    }
    let length = bits::read(&length, 0, 32).low_u64();
    if length > MAX_HEADER {
        return wrong(format!(
            "its header has {length} bytes, at most {MAX_HEADER} are read"
        ));
    }
    let bytes = take(file, length)?;
    if bytes.len() as u64 != length {
        let found = bytes.len();
        return wrong(format!(
            "unexpected end: found {found} bytes of a header of {length}"
        ));
    }
    let text = std::str::from_utf8(&bytes).map_err(|_| broken())?;
    let mut reader = Literals { rest: text };
    let entries = reader.dictionary();
    let broken = || NpyError(format!("its header is broken: {}", start_of(text)));
    let entries = entries.ok_or_else(broken)?;
    // If a key occurs several times, the last entry is valid.
    let find = |wanted: &str| {
        let mut entries = entries.iter().rev();
        entries.find_map(|(key, value)| (*key == wanted).then_some(value))
    };
    let (Some(descr), Some(Literal::Bool(fortran)), Some(Literal::Sizes(shape))) =
        (find("descr"), find("fortran_order"), find("shape"))
    else {
        return Err(broken());
    };
    let descr = match descr {
        Literal::Text(descr) => (*descr).to_owned(),
        Literal::List => return wrong("its elements are structs"),
        _ => return Err(broken()),
    };
    Ok(Header {
        descr,
        fortran: *fortran,
        shape: shape.clone(),
    })
}

/// A Python literal.
enum Literal<'t> {
    Text(&'t str),
    Bool(bool),
    Sizes(Vec<u64>),
    /// A list with any contents.
    List,
}

/// Parses Python literals.
struct Literals<'t> {
    rest: &'t str,
}

impl<'t> Literals<'t> {
    /// Consumes a fragment of text if it comes next.
    fn eat(&mut self, piece: &str) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(piece) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    /// Parses a dictionary, which must end the text.
    fn dictionary(&mut self) -> Option<Vec<(&'t str, Literal<'t>)>> {
        let mut entries = Vec::new();
        let mut more = self.eat("{");
        while more && !self.eat("}") {
            let key = self.text()?;
            let value = self.eat(":").then(|| self.value())??;
            entries.push((key, value));
            more = self.eat(",");
            if !more && !self.eat("}") {
                return None;
            }
        }
        (self.rest.trim().is_empty() && !entries.is_empty()).then_some(entries)
    }

    /// Parses text in single or double quotes. Names of types contain no escapes.
    fn text(&mut self) -> Option<&'t str> {
        let quote = ["'", "\""].into_iter().find(|quote| self.eat(quote))?;
        let (text, rest) = self.rest.split_once(quote)?;
        self.rest = rest;
        (!text.contains('\\')).then_some(text)
    }

    fn value(&mut self) -> Option<Literal<'t>> {
        for (name, value) in [("True", true), ("False", false)] {
            if self.eat(name) {
                return Some(Literal::Bool(value));
            }
        }
        if self.eat("(") {
            return self.sizes().map(Literal::Sizes);
        }
        if self.eat("[") {
            return self.skip_list().map(|()| Literal::List);
        }
        self.text().map(Literal::Text)
    }

    /// Parses numbers up to the closing parenthesis.
    fn sizes(&mut self) -> Option<Vec<u64>> {
        let mut sizes = Vec::new();
        while !self.eat(")") {
            let is_digit = |c: char| c.is_ascii_digit();
            let end = self.rest.find(|c| !is_digit(c))?;
            let (digits, rest) = self.rest.split_at(end);
            sizes.push(digits.parse().ok()?);
            self.rest = rest;
            // Python 2 wrote long integers with this suffix.
            self.eat("L");
            if !self.eat(",") {
                return self.eat(")").then_some(sizes);
            }
        }
        Some(sizes)
    }

    /// Skips everything up to the closing bracket.
    fn skip_list(&mut self) -> Option<()> {
        let mut depth = 1usize;
        while depth > 0 {
            self.rest = self.rest.trim_start();
            match self.rest.chars().next()? {
                '\'' | '"' => {
                    self.text()?;
                    continue;
                }
                '[' => depth += 1,
                ']' => depth -= 1,
                _ => {}
            }
            let mut chars = self.rest.chars();
            chars.next();
            self.rest = chars.as_str();
        }
        Some(())
    }
}
