//! A hash index of the rows of a list.

/// A hash table of row indices with linear probing. A slot has four bytes, and at least half of the slots are free. The
/// table is small enough to be created at the first look-up.
pub(crate) struct Slots {
    /// The row index plus one; zero if the slot is free.
    slots: Box<[u32]>,
}

impl Slots {
    /// Creates a table with capacity for `rows` rows.
    pub(crate) fn new(rows: usize) -> Self {
        Slots {
            slots: vec![0; (rows * 2).next_power_of_two()].into_boxed_slice(),
        }
    }

    /// Adds a row. It replaces the row for which `is` returns true, if there is one.
    pub(crate) fn insert(&mut self, hash: u64, row: usize, is: impl Fn(usize) -> bool) {
        let mut slot = self.first(hash);
        while let Some(known) = self.slots[slot].checked_sub(1)
            && !is(known as usize)
        {
            slot = self.next(slot);
        }
        self.slots[slot] = row as u32 + 1;
    }

    /// Returns the row with this hash for which `is` returns true.
    #[inline]
    pub(crate) fn find(&self, hash: u64, is: impl Fn(usize) -> bool) -> Option<usize> {
        let mut slot = self.first(hash);
        loop {
            let row = self.slots[slot].checked_sub(1)? as usize;
            if is(row) {
                return Some(row);
            }
            slot = self.next(slot);
        }
    }

    /// Returns the slot where probing for a hash begins. The multiplication mixes hashes whose low bits are weak.
    #[inline]
    fn first(&self, hash: u64) -> usize {
        let mixed = hash.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 32) as usize & (self.slots.len() - 1)
    }

    #[inline]
    fn next(&self, slot: usize) -> usize {
        (slot + 1) & (self.slots.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Slots;

    #[test]
    fn rows_are_found_though_their_hashes_are_the_same() {
        let rows = ["a", "b", "c", "b"];
        let mut slots = Slots::new(rows.len());
        for (at, row) in rows.iter().enumerate() {
            slots.insert(7, at, |known| rows[known] == *row);
        }
        let find = |sought: &str| slots.find(7, |at| rows[at] == sought);
        assert_eq!(find("a"), Some(0));
        assert_eq!(find("b"), Some(3), "the later one of the same");
        assert_eq!(find("c"), Some(2));
        assert_eq!(find("d"), None);
        assert_eq!(Slots::new(0).find(7, |_| true), None);
    }
}
