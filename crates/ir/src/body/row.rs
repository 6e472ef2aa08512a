//! Fields of an operation that are fetched together, for code that visits many operations.

use super::{Body, OperandData, live_value};
use crate::id::OpName;
use crate::{Attr, Loc, OpId, ValueId};
use std::ops::Range;

/// The fields of an operation that are read first. For code that walks over all operations and needs no more of most of
/// them.
#[derive(Clone, Copy)]
pub struct OpHead {
    /// The next operation of the block.
    pub next: Option<OpId>,
    /// The name; `None` for a stub, whose name is in its own body.
    pub name: Option<OpName>,
    /// True if the operation may have regions, successors, discardable attributes or its own body.
    pub has_extra: bool,
    /// The number of results; [`None`] if there are too many for the row.
    pub(super) num_results: Option<u32>,
    pub(super) first_result: u32,
}

impl OpHead {
    /// Returns the first result, if there is one.
    #[inline]
    pub fn first_result(&self) -> Option<ValueId> {
        (self.num_results != Some(0)).then(|| ValueId::from_index(self.first_result as usize))
    }

    /// Returns true if the operation has at most one result.
    #[inline]
    pub fn has_one_result_at_most(&self) -> bool {
        self.num_results.is_some_and(|count| count <= 1)
    }
}

/// The fields of an operation that are read most often, fetched at once. For code that visits all operations.
#[derive(Clone, Copy)]
pub struct OpRow<'a> {
    /// The name.
    pub name: OpName,
    /// The location.
    pub loc: Loc,
    /// The next operation of the block.
    pub next: Option<OpId>,
    /// The operation's own body, if it has one. The body contains everything except operands, results and the position
    /// in the block.
    pub nested: Option<&'a Body>,
    /// The discardable attributes, a dictionary.
    pub attrs: Attr,
    /// The properties by slot. Absent properties at the end may be omitted.
    pub props: &'a [Option<Attr>],
    pub(super) operands: &'a [OperandData],
    pub(super) first_result: u32,
    pub(super) num_results: u32,
}

impl OpRow<'_> {
    /// Returns the number of operands.
    #[inline]
    pub fn num_operands(&self) -> usize {
        self.operands.len()
    }

    /// Returns the operand with this index.
    ///
    /// # Panics
    /// Panics if the operation has no such operand.
    #[inline]
    pub fn operand(&self, index: usize) -> ValueId {
        live_value(&self.operands[index])
    }

    /// Returns the operands.
    #[inline]
    pub fn operands(&self) -> impl DoubleEndedIterator<Item = ValueId> + ExactSizeIterator + '_ {
        self.operands.iter().map(live_value)
    }

    /// Returns the operands in a range of indices.
    ///
    /// # Panics
    /// Panics if the operation has fewer operands.
    #[inline]
    pub fn operands_in(&self, range: Range<usize>) -> impl ExactSizeIterator<Item = ValueId> + '_ {
        self.operands[range].iter().map(live_value)
    }

    /// Returns the number of results.
    #[inline]
    pub fn num_results(&self) -> usize {
        self.num_results as usize
    }

    /// Returns the result with this index.
    ///
    /// # Panics
    /// Panics if the operation has no such result.
    #[inline]
    pub fn result(&self, index: usize) -> ValueId {
        assert!(index < self.num_results as usize, "no result {index}");
        ValueId::from_index(self.first_result as usize + index)
    }

    /// Returns the results.
    #[inline]
    pub fn results(&self) -> impl DoubleEndedIterator<Item = ValueId> + ExactSizeIterator + use<> {
        let first = self.first_result as usize;
        (first..first + self.num_results as usize).map(ValueId::from_index)
    }

    /// Returns the property in a slot.
    #[inline]
    pub fn prop(&self, slot: usize) -> Option<Attr> {
        self.props.get(slot).copied().flatten()
    }
}
