//! Memory for arguments.

/// Bytes at a fixed address, aligned like allocations of programs.
#[derive(Debug)]
pub(crate) struct Buffer {
    words: Vec<u64>,
    /// The number of words before the aligned part.
    skipped: usize,
    length: usize,
}

/// The alignment in bytes, sufficient for the widest vectors.
const ALIGN: usize = 64;

impl Buffer {
    /// Creates a buffer of zero bytes. Returns `None` if memory is exhausted.
    pub(crate) fn zeroed(length: usize) -> Option<Buffer> {
        let count = length.checked_add(ALIGN)?.div_ceil(8);
        let mut words = Vec::new();
        words.try_reserve_exact(count).ok()?;
        words.resize(count, 0);
        let address = words.as_ptr().addr();
        let skipped = (address.next_multiple_of(ALIGN) - address) / 8;
        Some(Buffer {
            words,
            skipped,
            length,
        })
    }

    /// Returns the number of bytes.
    pub(crate) fn len(&self) -> usize {
        self.length
    }

    /// Returns the address of the first byte. Code that is called with the address may read and write the bytes.
    pub(crate) fn address(&mut self) -> u64 {
        let words = &mut self.words[self.skipped..];
        words.as_mut_ptr().expose_provenance() as u64
    }

    /// Writes bytes from an offset on. Bytes beyond the end are dropped.
    pub(crate) fn write(&mut self, at: usize, bytes: &[u8]) {
        for (at, &byte) in (at..self.length).zip(bytes) {
            let (word, shift) = (self.skipped + at / 8, 8 * (at % 8));
            if let Some(word) = self.words.get_mut(word) {
                // The bytes are in the machine's byte order.
                let mut raw = word.to_ne_bytes();
                raw[shift / 8] = byte;
                *word = u64::from_ne_bytes(raw);
            }
        }
    }

    /// Reads bytes from an offset on. Returns false and reads nothing if the range exceeds the buffer.
    pub(crate) fn read(&self, at: usize, into: &mut [u8]) -> bool {
        let fits = at
            .checked_add(into.len())
            .is_some_and(|end| end <= self.length);
        if fits {
            for (at, byte) in (at..).zip(into) {
                let word = self.words.get(self.skipped + at / 8).copied().unwrap_or(0);
                *byte = word.to_ne_bytes()[at % 8];
            }
        }
        fits
    }

    /// Returns the offset of an address in the buffer.
    pub(crate) fn offset_of(&self, address: u64) -> Option<usize> {
        let start = self.words.get(self.skipped..)?.as_ptr().addr() as u64;
        let offset = usize::try_from(address.checked_sub(start)?).ok()?;
        (offset <= self.length).then_some(offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_stay_where_they_are_put() {
        let mut buffer = Buffer::zeroed(21).expect("there is memory");
        assert_eq!(buffer.address() % ALIGN as u64, 0);
        buffer.write(3, &[1, 2, 3, 4, 5, 6, 7]);
        buffer.write(19, &[8, 9, 10]);
        let mut bytes = [0; 21];
        assert!(buffer.read(0, &mut bytes));
        assert_eq!(bytes[..10], [0, 0, 0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(bytes[19..], [8, 9]);
        assert!(!buffer.read(1, &mut bytes));
        let address = buffer.address();
        assert_eq!(buffer.offset_of(address + 7), Some(7));
        assert_eq!(buffer.offset_of(address + 22), None);
        assert!(Buffer::zeroed(usize::MAX - 5).is_none());
    }
}
