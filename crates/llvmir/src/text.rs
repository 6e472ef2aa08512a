//! Pushes decimal and hexadecimal numbers, names and strings in LLVM's format.

use terrace_llvm_words::CallConv;

const DIGIT_PAIRS: &[u8; 200] = b"0001020304050607080910111213141516171819\
2021222324252627282930313233343536373839\
4041424344454647484950515253545556575859\
6061626364656667686970717273747576777879\
8081828384858687888990919293949596979899";

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// Pushes `value` in decimal.
#[inline]
pub fn push_u64(out: &mut Vec<u8>, mut value: u64) {
    // Most numbers are short, and an array of constant length is pushed without a call.
    let pair = |value: u64| {
        let at = value as usize * 2;
        [DIGIT_PAIRS[at], DIGIT_PAIRS[at + 1]]
    };
    let digit = |value: u64| b'0' + value as u8;
    match value {
        ..10 => return out.push(digit(value)),
        10..100 => return out.extend_from_slice(&pair(value)),
        100..1000 => {
            let [b, c] = pair(value % 100);
            return out.extend_from_slice(&[digit(value / 100), b, c]);
        }
        1000..10_000 => {
            let ([a, b], [c, d]) = (pair(value / 100), pair(value % 100));
            return out.extend_from_slice(&[a, b, c, d]);
        }
        _ => {}
    }
    let mut buffer = [0u8; 20];
    let mut at = buffer.len();
    while value >= 100 {
        let pair = (value % 100) as usize * 2;
        value /= 100;
        at -= 2;
        buffer[at..at + 2].copy_from_slice(&DIGIT_PAIRS[pair..pair + 2]);
    }
    if value >= 10 {
        let pair = value as usize * 2;
        at -= 2;
        buffer[at..at + 2].copy_from_slice(&DIGIT_PAIRS[pair..pair + 2]);
    } else {
        at -= 1;
        buffer[at] = b'0' + value as u8;
    }
    out.extend_from_slice(&buffer[at..]);
}

/// Pushes a calling convention and a space; nothing for `ccc`.
#[inline]
pub(crate) fn push_convention(conv: CallConv, out: &mut Vec<u8>) {
    if conv == CallConv::C {
        return;
    }
    match conv.text() {
        Some(text) => {
            out.extend_from_slice(text.as_bytes());
            // LLVM's text for these two ends in a space.
            if matches!(conv, CallConv(84 | 85)) {
                out.push(b' ');
            }
        }
        None => {
            out.extend_from_slice(b"cc");
            push_u64(out, u64::from(conv.0));
        }
    }
    out.push(b' ');
}

/// Pushes a signed `value` in decimal.
#[inline]
pub(crate) fn push_i64(out: &mut Vec<u8>, value: i64) {
    if value < 0 {
        out.push(b'-');
    }
    push_u64(out, value.unsigned_abs());
}

/// Pushes the low `digits` hexadecimal digits of `value`, in upper case.
pub fn push_hex(out: &mut Vec<u8>, value: u64, digits: u32) {
    for digit in (0..digits).rev() {
        out.push(HEX[(value >> (digit * 4)) as usize & 15]);
    }
}

/// Pushes `bytes` with LLVM's `\XX` escapes, without enclosing quotes.
pub(crate) fn push_escaped(out: &mut Vec<u8>, bytes: &[u8]) {
    for &byte in bytes {
        if (b' '..=b'~').contains(&byte) && byte != b'"' && byte != b'\\' {
            out.push(byte);
        } else if byte == b'\\' {
            out.extend_from_slice(b"\\\\");
        } else {
            out.extend_from_slice(&[
                b'\\',
                HEX[usize::from(byte >> 4)],
                HEX[usize::from(byte & 15)],
            ]);
        }
    }
}

/// Pushes `"bytes"`, escaped.
pub(crate) fn push_quoted(out: &mut Vec<u8>, bytes: &[u8]) {
    out.push(b'"');
    push_escaped(out, bytes);
    out.push(b'"');
}

/// Pushes a symbol or local name without its sigil, quoted if LLVM quotes it.
pub(crate) fn push_name(out: &mut Vec<u8>, name: &[u8]) {
    let bare = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    let quoted = name.first().is_none_or(u8::is_ascii_digit) || !name.iter().all(bare);
    if quoted {
        push_quoted(out, name);
    } else {
        out.extend_from_slice(name);
    }
}

/// Pushes the name of a metadata kind or named metadata: unquoted, with special bytes escaped.
pub(crate) fn push_metadata_name(out: &mut Vec<u8>, name: &[u8]) {
    for (index, &byte) in name.iter().enumerate() {
        let special = matches!(byte, b'-' | b'$' | b'.' | b'_');
        let plain = byte.is_ascii_alphabetic() || special || (index > 0 && byte.is_ascii_digit());
        if plain {
            out.push(byte);
        } else {
            out.extend_from_slice(&[
                b'\\',
                HEX[usize::from(byte >> 4)],
                HEX[usize::from(byte & 15)],
            ]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(push: impl Fn(&mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        push(&mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn decimals() {
        for value in [0, 7, 10, 99, 100, 101, 12345, 999_999, u64::MAX] {
            assert_eq!(text(|out| push_u64(out, value)), value.to_string());
        }
        for value in [0, -1, i64::MIN, i64::MAX, -128] {
            assert_eq!(text(|out| push_i64(out, value)), value.to_string());
        }
    }

    #[test]
    fn names_are_quoted_as_llvm_does() {
        let table: &[(&[u8], &str)] = &[
            (b"main", "main"),
            (b"llvm.memcpy.p0", "llvm.memcpy.p0"),
            (b"a$b", "\"a$b\""),
            (b"1a", "\"1a\""),
            (b"a b\"\\\n", "\"a b\\22\\\\\\0A\""),
            (b"\xc3\xa9", "\"\\C3\\A9\""),
        ];
        for (name, expect) in table {
            assert_eq!(text(|out| push_name(out, name)), *expect);
        }
        assert_eq!(text(|out| push_metadata_name(out, b"a b.1")), "a\\20b.1");
    }
}
