//! Prints values as text.

use crate::bits;
use crate::float;
use crate::layout::{Layout, LayoutKind};
use crate::types::Sign;
use crate::value::{Array, Value};
use std::fmt;
use terrace_numeric::ApFloat;

impl fmt::Display for Value {
    /// Writes `3`, `2.5`, `(1.0, 2.0)`, `[[1, 2], [3, 4]]` or `{1, 2.5}`: the syntax in which arguments are parsed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = String::new();
        match self {
            Value::Plain(layout, bytes) => write_plain(layout, bytes, 0, &mut out),
            Value::Array(array) => write_array(array, &mut out),
            Value::Text(bytes) => out.push_str(&format!("{:?}", String::from_utf8_lossy(bytes))),
        }
        f.write_str(&out)
    }
}

/// Returns the bytes from an offset on; empty past the end.
fn from(bytes: &[u8], at: u64) -> &[u8] {
    let at = usize::try_from(at).unwrap_or(usize::MAX);
    bytes.get(at..).unwrap_or_default()
}

fn write_array(array: &Array, out: &mut String) {
    // Not recursive, because a rank of thousands is easily written.
    let Some(last) = array.shape.len().checked_sub(1) else {
        return write_plain(&array.element, &array.bytes, 0, out);
    };
    let mut index = vec![0u64; array.shape.len()];
    let (mut depth, mut offset) = (0, 0u64);
    out.push('[');
    loop {
        let size = array.shape.get(depth).copied().unwrap_or(0);
        if index[depth] == size {
            out.push(']');
            let Some(outer) = depth.checked_sub(1) else {
                return;
            };
            index[depth] = 0;
            depth = outer;
            index[depth] += 1;
            continue;
        }
        if index[depth] > 0 {
            out.push_str(", ");
        }
        if depth == last {
            write_plain(&array.element, from(&array.bytes, offset), 0, out);
            offset = offset.saturating_add(array.element.size);
            index[depth] += 1;
        } else {
            depth += 1;
            out.push('[');
        }
    }
}

/// Writes the value from the bit `start` on. Only scalars begin within a byte.
fn write_plain(layout: &Layout, bytes: &[u8], start: u64, out: &mut String) {
    match &layout.kind {
        LayoutKind::Int { width: 1, .. } => {
            let is_set = !bits::read(bytes, start, 1).is_zero();
            out.push_str(if is_set { "true" } else { "false" });
        }
        LayoutKind::Int { width, sign } => {
            let value = bits::read(bytes, start, *width);
            match sign {
                Sign::Unsigned => value.write_unsigned(out),
                Sign::Signless | Sign::Signed => value.write_signed(out),
            }
        }
        LayoutKind::Float(kind) => {
            let value = bits::read(bytes, start, kind.width());
            float::write(ApFloat::from_apint_bits(*kind, &value), out);
        }
        LayoutKind::Ptr => match bits::read(bytes, start, 64).low_u64() {
            0 => out.push_str("null"),
            address => out.push_str(&format!("{address:#x}")),
        },
        LayoutKind::Complex { imaginary, part } => {
            out.push('(');
            write_plain(part, bytes, 0, out);
            out.push_str(", ");
            write_plain(part, from(bytes, *imaginary), 0, out);
            out.push(')');
        }
        LayoutKind::Vector { len, bits, element } => {
            let lane = |at: u64, out: &mut String| {
                write_plain(element, bytes, at * u64::from(*bits), out);
            };
            write_list('[', ']', *len, lane, out);
        }
        LayoutKind::Array { len, element } => {
            let inner = |at: u64, out: &mut String| {
                let offset = at.saturating_mul(element.size);
                write_plain(element, from(bytes, offset), 0, out);
            };
            write_list('[', ']', *len, inner, out);
        }
        LayoutKind::Struct(fields) => {
            let field = |at: u64, out: &mut String| {
                if let Some((offset, field)) = fields.get(at as usize) {
                    write_plain(field, from(bytes, *offset), 0, out);
                }
            };
            write_list('{', '}', fields.len() as u64, field, out);
        }
    }
}

fn write_list(
    open: char,
    close: char,
    len: u64,
    item: impl Fn(u64, &mut String),
    out: &mut String,
) {
    out.push(open);
    for at in 0..len {
        if at > 0 {
            out.push_str(", ");
        }
        item(at, out);
    }
    out.push(close);
}
