//! Tables with a row for each registered operation.

use crate::OpName;
use std::sync::OnceLock;

/// The number of rows that are created together.
const BLOCK: usize = 16;

/// A row for each registered operation, indexed by the operation's name.
///
/// An input uses few of the registered operations. The first look-up of an operation therefore creates a block of rows,
/// so that the cost of a table does not depend on the number of registered operations.
pub struct OpTable<T> {
    rows: usize,
    blocks: Box<[OnceLock<Box<[T]>>]>,
}

impl<T> OpTable<T> {
    /// Creates a table for this many rows. No row is created yet.
    pub fn new(rows: usize) -> Self {
        OpTable {
            rows,
            blocks: (0..rows.div_ceil(BLOCK)).map(|_| OnceLock::new()).collect(),
        }
    }

    /// Returns the row of an operation, or `None` if the name is not registered. `make` creates missing rows and must
    /// always return the same row for a name.
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
