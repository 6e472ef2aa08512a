//! Names of at most eight bytes as words, and digits as numbers, without a branch for each byte.

/// The first `len` of at most eight bytes from `at` on, the first one lowest.
#[inline]
pub(crate) fn word_at(text: &[u8], at: usize, len: usize) -> u64 {
    match text.get(at..).and_then(|rest| rest.first_chunk()) {
        Some(bytes) if len > 0 => u64::from_le_bytes(*bytes) & (u64::MAX >> (64 - 8 * len)),
        _ => {
            let bytes = text.get(at..at + len).unwrap_or_default().iter().rev();
            bytes.fold(0, |word, &byte| word << 8 | u64::from(byte))
        }
    }
}

/// The number that `len` digits stand for, one to eight, as [`word_at`] gives them.
#[inline]
pub(crate) fn number_of(digits: u64, len: usize) -> u32 {
    // Noughts in front; then pairs, fours and all eight are put together beside each other.
    let digits = (digits & 0x0F0F_0F0F_0F0F_0F0F) << (64 - 8 * len);
    let pairs = (digits * 10).wrapping_add(digits >> 8);
    let low = (pairs & 0x0000_00FF_0000_00FF).wrapping_mul(100 + (1_000_000 << 32));
    let high = (pairs >> 16 & 0x0000_00FF_0000_00FF).wrapping_mul(1 + (10_000 << 32));
    (low.wrapping_add(high) >> 32) as u32
}

/// Returns true if the first `len` of at most eight bytes of a word are digits, and the others nuls.
#[inline]
pub(crate) fn are_digits(word: u64, len: usize) -> bool {
    const NOUGHTS: u64 = 0x3030_3030_3030_3030;
    const ABOVE_NINE: u64 = 0x0606_0606_0606_0606;
    let noughts = NOUGHTS & (u64::MAX >> (64 - 8 * len.clamp(1, 8)));
    let high = 0xF0F0_F0F0_F0F0_F0F0;
    word & high == noughts && word.wrapping_add(ABOVE_NINE) & high == noughts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_numbers() {
        for text in [
            "7", "10", "123", "9999999", "12345678", "00000000", "01234567",
        ] {
            let len = text.len();
            let padded = format!("%{text} and more");
            let word = word_at(padded.as_bytes(), 1, len);
            assert_eq!(word, word_at(text.as_bytes(), 0, len));
            assert_eq!(Ok(number_of(word, len)), text.parse());
        }
        for (text, len, expected) in [
            ("7", 1, true),
            ("12345678", 8, true),
            ("09", 2, true),
            ("09", 3, false),
            ("0a", 2, false),
            ("/0", 2, false),
            (":0", 2, false),
            ("\u{b1}", 2, false),
        ] {
            let word = word_at(text.as_bytes(), 0, text.len());
            assert_eq!(are_digits(word, len), expected, "{text}");
        }
        assert_eq!(word_at(b"ab", 1, 1), u64::from(b'b'));
        assert_eq!(word_at(b"", 0, 0), 0);
    }
}
