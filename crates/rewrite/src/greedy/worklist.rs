//! The worklist of the greedy driver.

use terrace_ir::OpId;

/// A stack without duplicates that supports the removal of any operation.
#[derive(Default)]
pub(super) struct Worklist {
    list: Vec<Option<OpId>>,
    /// Indexed by operation: one more than the operation's index in `list`, or 0.
    places: Vec<u32>,
}

impl Worklist {
    /// The number of entries, including operations that were removed but not popped.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.places.clear();
    }

    /// Pushes an operation. An operation that is on the worklist already keeps its position.
    pub(super) fn push(&mut self, op: OpId) {
        if self.places.len() <= op.index() {
            self.places.resize(op.index() + 1, 0);
        }
        let place = &mut self.places[op.index()];
        if *place == 0 {
            self.list.push(Some(op));
            *place = self.list.len() as u32;
        }
    }

    pub(super) fn pop(&mut self) -> Option<OpId> {
        loop {
            if let Some(op) = self.list.pop()? {
                self.places[op.index()] = 0;
                return Some(op);
            }
        }
    }

    pub(super) fn remove(&mut self, op: OpId) {
        if let Some(place) = self.places.get_mut(op.index())
            && *place != 0
        {
            self.list[*place as usize - 1] = None;
            *place = 0;
        }
    }

    pub(super) fn reverse(&mut self) {
        self.list.reverse();
        for (row, op) in self.list.iter().enumerate() {
            if let Some(op) = op {
                self.places[op.index()] = row as u32 + 1;
            }
        }
    }
}
