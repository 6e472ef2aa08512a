//! A writer of bit streams, for bitcode that LLVM does not produce.

/// A bit stream under construction.
pub(crate) struct Bits {
    bytes: Vec<u8>,
    used: u32,
    width: u32,
}

impl Bits {
    /// Returns a stream with only the magic number of bitcode.
    pub(crate) fn new() -> Bits {
        Bits {
            bytes: b"BC\xC0\xDE".to_vec(),
            used: 0,
            width: 2,
        }
    }

    fn fixed(&mut self, value: u64, width: u32) {
        for bit in 0..width {
            if self.used == 0 {
                self.bytes.push(0);
            }
            let last = self.bytes.len() - 1;
            self.bytes[last] |= ((value >> bit & 1) as u8) << self.used;
            self.used = (self.used + 1) % 8;
        }
    }

    fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    fn align(&mut self) {
        self.used = 0;
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
    }

    /// Writes a block of this kind.
    pub(crate) fn block(&mut self, kind: u64, write: impl FnOnce(&mut Bits)) {
        const WIDTH: u32 = 3;
        self.fixed(1, self.width);
        self.vbr(kind, 8);
        self.vbr(u64::from(WIDTH), 4);
        self.align();
        let size = self.bytes.len();
        self.fixed(0, 32);
        let outer = std::mem::replace(&mut self.width, WIDTH);
        write(self);
        self.fixed(0, WIDTH);
        self.align();
        self.width = outer;
        let words = (self.bytes.len() - size) / 4 - 1;
        let words = u32::try_from(words).expect("a test writes less than 16 GB");
        self.bytes[size..size + 4].copy_from_slice(&words.to_le_bytes());
    }

    /// Writes an unabbreviated record.
    pub(crate) fn record(&mut self, code: u64, ops: &[u64]) {
        self.fixed(3, self.width);
        self.vbr(code, 6);
        self.vbr(ops.len() as u64, 6);
        for &op in ops {
            self.vbr(op, 6);
        }
    }

    /// Writes a record with a blob, and the abbreviation for it.
    pub(crate) fn blob(&mut self, code: u64, bytes: &[u8]) {
        self.fixed(2, self.width);
        self.vbr(2, 5);
        self.fixed(1, 1);
        self.vbr(code, 8);
        self.fixed(0, 1);
        self.fixed(5, 3);
        self.fixed(4, self.width);
        self.vbr(bytes.len() as u64, 6);
        self.align();
        self.bytes.extend_from_slice(bytes);
        self.align();
    }

    /// Returns the bytes.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.align();
        self.bytes
    }
}
