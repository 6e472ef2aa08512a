//! Arrays from NumPy's files.

use crate::bits;
use crate::layout::{Layout, LayoutKind};
use crate::parse::Wanted;
use crate::types::Sign;
use crate::value::{Array, Value};
use std::fmt;
use terrace_numeric::{ApInt, FloatKind};

/// A file that does not fit an argument.
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

/// The header of a file, and where the elements begin.
struct Header {
    descr: String,
    fortran: bool,
    shape: Vec<u64>,
    data: usize,
}

/// The value that a file holds.
pub(crate) fn read(file: &[u8], wanted: &Wanted<'_>) -> Result<Value, NpyError> {
    let header = header(file)?;
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
        let (wanted, shape) = (wanted.join(", "), &header.shape);
        return wrong(format!(
            "its shape is {shape:?}, the argument needs [{wanted}]"
        ));
    }
    let number = dtype(&header.descr)?;
    if !number.is_for(scalar) {
        let (descr, wanted) = (&header.descr, dtypes(scalar));
        return wrong(format!(
            "its elements are '{descr}', the argument needs {wanted}"
        ));
    }
    let count = header
        .shape
        .iter()
        .try_fold(1u64, |n, &size| n.checked_mul(size));
    let data = file.get(header.data..).unwrap_or_default();
    let length = count.and_then(|count| count.checked_mul(number.size as u64));
    let Some(length) = length.filter(|&length| length <= data.len() as u64) else {
        return wrong(format!(
            "it ends early: there are {} bytes of elements of shape {:?}",
            data.len(),
            header.shape
        ));
    };
    let data = &data[..usize::try_from(length).unwrap_or(0)];
    let outer = &header.shape[..rank];
    let mut bytes = Vec::new();
    let outer_count = match outer.contains(&0) {
        true => 0,
        false => outer.iter().product::<u64>(),
    };
    let total = usize::try_from(outer_count.saturating_mul(element.size)).unwrap_or(usize::MAX);
    if bytes.try_reserve_exact(total).is_err() {
        return wrong(format!("there is no memory for its {total} bytes"));
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

/// Counts on in row-major order.
fn advance(position: &mut [u64], shape: &[u64]) {
    for (at, size) in position.iter_mut().zip(shape).rev() {
        *at += 1;
        if *at < *size {
            return;
        }
        *at = 0;
    }
}

/// Bytes between neighbours in the file.
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

/// Sizes of the arrays and vectors that an element consists of, and their element.
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

/// Fills an element, scalar by scalar.
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

/// The type of a file's numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Bool,
    Signed,
    Unsigned,
    Float,
    Complex,
    /// Bytes that some library gives a meaning: small floats are stored so.
    Void,
}

#[derive(Clone, Copy, Debug)]
struct Number {
    kind: Kind,
    /// Bytes.
    size: usize,
    big_endian: bool,
}

fn dtype(descr: &str) -> Result<Number, NpyError> {
    let unknown = || wrong(format!("elements of type '{descr}' are not known"));
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

/// The name of the type of elements of a layout.
fn dtypes(layout: &Layout) -> String {
    let name = match &layout.kind {
        LayoutKind::Int { width: 1, .. } => "|b1".to_owned(),
        LayoutKind::Int { width, sign } if [8, 16, 32, 64].contains(width) => match sign {
            Sign::Signless => format!("<i{0}' or '<u{0}", width / 8),
            Sign::Signed => format!("<i{}", width / 8),
            Sign::Unsigned => format!("<u{}", width / 8),
        },
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

    /// Puts a number of a file into memory.
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

fn header(file: &[u8]) -> Result<Header, NpyError> {
    let Some(rest) = file.strip_prefix(b"\x93NUMPY") else {
        return wrong("it is no NumPy file");
    };
    let length =
        |bytes: Option<&[u8]>| -> Option<u64> { Some(bits::read(bytes?, 0, 32).low_u64()) };
    let (length, start) = match rest.first() {
        Some(1) => (length(rest.get(2..4)), 10),
        Some(2 | 3) => (length(rest.get(2..6)), 12),
        _ => return wrong("it is of an unknown version of NumPy's format"),
    };
    let end = length.and_then(|length| usize::try_from(length).ok()?.checked_add(start));
    let text = end.and_then(|end| file.get(start..end));
    let (Some(text), Some(data)) = (text.and_then(|text| std::str::from_utf8(text).ok()), end)
    else {
        return wrong("its header is broken");
    };
    let broken = || NpyError(format!("its header is broken: {}", text.trim()));
    let after = |key: &str| -> Result<&str, NpyError> {
        let at = text.find(&format!("'{key}'")).ok_or_else(broken)?;
        let rest = text[at + key.len() + 2..].trim_start();
        Ok(rest.strip_prefix(':').ok_or_else(broken)?.trim_start())
    };
    let descr = after("descr")?;
    let Some(descr) = descr
        .strip_prefix('\'')
        .and_then(|rest| rest.split('\'').next())
    else {
        return wrong("its elements are structs");
    };
    let fortran = after("fortran_order")?.starts_with("True");
    let shape = after("shape")?.strip_prefix('(').ok_or_else(broken)?;
    let shape = shape.split(')').next().unwrap_or_default();
    let mut sizes = Vec::new();
    for size in shape
        .split(',')
        .map(str::trim)
        .filter(|size| !size.is_empty())
    {
        sizes.push(size.parse().map_err(|_| broken())?);
    }
    Ok(Header {
        descr: descr.to_owned(),
        fortran,
        shape: sizes,
        data,
    })
}
