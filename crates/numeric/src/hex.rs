//! Hexadecimal encoding and decoding of bytes, for dense elements.

/// The two upper-case digits of each byte.
const DIGITS: [[u8; 2]; 256] = {
    let digits = b"0123456789ABCDEF";
    let mut table = [[0; 2]; 256];
    let mut i = 0;
    while i < 256 {
        table[i] = [digits[i >> 4], digits[i & 15]];
        i += 1;
    }
    table
};

/// The value of each hex digit; 0xFF for other bytes.
const VALUES: [u8; 256] = {
    let mut table = [0xFF; 256];
    let mut i = 0;
    while i < 16 {
        table[b"0123456789ABCDEF"[i] as usize] = i as u8;
        table[b"0123456789abcdef"[i] as usize] = i as u8;
        i += 1;
    }
    table
};

/// Writes two upper-case hex digits per byte to `out`, which must have twice the length.
pub fn write_upper(bytes: &[u8], out: &mut [u8]) {
    for (pair, &byte) in out.chunks_exact_mut(2).zip(bytes) {
        pair.copy_from_slice(&DIGITS[usize::from(byte)]);
    }
}

/// Decodes hex digits, two per byte, upper or lower case. Returns `None` for any other text.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let text = text.as_bytes();
    if !text.len().is_multiple_of(2) {
        return None;
    }
    let mut out = vec![0; text.len() / 2];
    // An invalid digit sets the high bits.
    let mut seen = 0;
    for (byte, pair) in out.iter_mut().zip(text.chunks_exact(2)) {
        let (high, low) = (VALUES[usize::from(pair[0])], VALUES[usize::from(pair[1])]);
        seen |= high | low;
        *byte = high << 4 | low;
    }
    (seen & 0xF0 == 0).then_some(out)
}
