//! Memory that arguments are in.

/// Bytes at an address that does not change, aligned as allocations of programs are.
#[derive(Debug)]
pub(crate) struct Buffer {
    words: Vec<u64>,
    /// Words before the aligned part.
    skipped: usize,
    length: usize,
}

/// Alignment in bytes, enough for the widest vectors.
const ALIGN: usize = 64;

impl Buffer {
    /// Bytes that are all 0. `None` if there is no memory for them.
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

    /// The number of bytes.
    pub(crate) fn len(&self) -> usize {
        self.length
    }

    /// The address of the first byte. Code that is called with it may read and write the bytes.
    pub(crate) fn address(&mut self) -> u64 {
        let words = &mut self.words[self.skipped..];
        words.as_mut_ptr().expose_provenance() as u64
    }

    /// Writes bytes from an offset on; bytes beyond the end are left out.
    pub(crate) fn write(&mut self, at: usize, bytes: &[u8]) {
        for (at, &byte) in (at..self.length).zip(bytes) {
            let (word, shift) = (self.skipped + at / 8, 8 * (at % 8));
            if let Some(word) = self.words.get_mut(word) {
                // Memory is as the machine has it.
                let mut raw = word.to_ne_bytes();
                raw[shift / 8] = byte;
                *word = u64::from_ne_bytes(raw);
            }
        }
    }

    /// Reads bytes from an offset on. False, and nothing is read, if they are not all there.
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

    /// The offset of an address in here.
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
