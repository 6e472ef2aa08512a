//! Generates pseudo-random numbers that are the same in every run.

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    /// Creates a generator whose seed is the FNV-1a hash of a text.
    pub fn of(text: &str) -> Self {
        Random(text.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
        }))
    }

    /// Returns the next number.
    pub fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ (x >> 31)
    }

    /// Returns a number below `end`, or 0 if `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next_number() % end.max(1) as u64) as usize
    }

    /// Returns an element of a list. Returns `None` if the list is empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }

    /// Returns an element of a list, which must not be empty.
    pub(crate) fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        let one = self.pick(list);
        one.expect("invariant: the list is not empty")
    }
}
