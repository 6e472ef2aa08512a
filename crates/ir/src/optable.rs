//! Tables with a row for each registered operation.

use crate::OpName;
use std::sync::OnceLock;

/// Rows that are made together.
const BLOCK: usize = 16;

/// A row for each registered operation, by the number of its name.
///
/// An input mentions few of the registered operations, so a row is made, with its neighbours, at its first look-up: a
/// table costs the same however much is registered.
pub struct OpTable<T> {
    rows: usize,
    blocks: Box<[OnceLock<Box<[T]>>]>,
}

impl<T> OpTable<T> {
    /// A table with room for rows, of which none is made.
    pub fn new(rows: usize) -> Self {
        OpTable {
            rows,
            blocks: (0..rows.div_ceil(BLOCK)).map(|_| OnceLock::new()).collect(),
        }
    }

    /// The row of an operation; `make` makes rows, always the same way. `None` for a name that is not registered.
    #[inline]
    pub fn get(&self, name: OpName, make: impl Fn(OpName) -> T) -> Option<&T> {
        let block = self.blocks.get(name.index() / BLOCK)?;
        let rows = match block.get() {
            Some(rows) => rows,
            None => self.make(name.index() / BLOCK, &make)?,
        };
        rows.get(name.index() % BLOCK)
    }

    #[cold]
    fn make(&self, block: usize, make: &dyn Fn(OpName) -> T) -> Option<&[T]> {
        let first = block * BLOCK;
        let names = (first..self.rows.min(first + BLOCK)).map(OpName::from_index);
        let rows = self.blocks.get(block)?;
        Some(rows.get_or_init(|| names.map(make).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, OpTable};
    use crate::OpName;
    use std::cell::Cell;

    #[test]
    fn rows_are_made_once_and_only_where_asked_for() {
        let made = Cell::new(0);
        let table = OpTable::new(2 * BLOCK + 3);
        let row = |at: usize| {
            let make = |name: OpName| {
                made.set(made.get() + 1);
                name.index() * 10
            };
            table.get(OpName::from_index(at), make).copied()
        };
        assert_eq!(row(BLOCK + 1), Some((BLOCK + 1) * 10));
        assert_eq!(made.get(), BLOCK);
        assert_eq!(row(2 * BLOCK + 2), Some((2 * BLOCK + 2) * 10));
        assert_eq!(row(BLOCK), Some(BLOCK * 10));
        assert_eq!(made.get(), BLOCK + 3);
        assert_eq!(row(2 * BLOCK + 3), None);
        assert_eq!(row(100 * BLOCK), None);
        assert_eq!(table.get(OpName::NESTED, |_| 0), None);
    }
}
