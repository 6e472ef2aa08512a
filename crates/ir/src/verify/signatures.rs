//! What was found valid before: operations of one name whose operands, results and properties have the same types and values
//! satisfy the same constraints.

use crate::{Attr, Body, OpRow, Type};
use smallvec::SmallVec;

/// How many signatures of one operation are remembered.
const KEPT: usize = 4;
/// After so many misses in a row nothing more is remembered of an operation: its properties are never twice the same.
const MISSES: u32 = 64;

#[derive(Default)]
struct Signature {
    operands: SmallVec<[Type; 6]>,
    results: SmallVec<[Type; 2]>,
    props: SmallVec<[Option<Attr>; 4]>,
}

impl Signature {
    #[inline]
    fn is_of(&self, body: &Body, row: &OpRow<'_>) -> bool {
        self.operands.len() == row.num_operands()
            && self.results.len() == row.num_results()
            && self.props.as_slice() == row.props
            && row
                .results()
                .zip(&self.results)
                .all(|(value, ty)| body.ty(value) == *ty)
            && row
                .operands()
                .zip(&self.operands)
                .all(|(value, ty)| body.ty(value) == *ty)
    }

    fn set(&mut self, body: &Body, row: &OpRow<'_>) {
        self.operands.clear();
        self.operands
            .extend(row.operands().map(|value| body.ty(value)));
        self.results.clear();
        self.results
            .extend(row.results().map(|value| body.ty(value)));
        self.props.clear();
        self.props.extend_from_slice(row.props);
    }
}

/// The signatures of one operation.
#[derive(Default)]
struct Row {
    kept: [Signature; KEPT],
    len: usize,
    /// Which one is replaced next.
    next: usize,
    misses: u32,
}

/// The signatures of all registered operations that were verified.
#[derive(Default)]
pub(super) struct Signatures {
    rows: Vec<Option<Box<Row>>>,
}

impl Signatures {
    /// Whether an operation of this signature was noted.
    #[inline]
    pub(super) fn contain(&mut self, body: &Body, row: &OpRow<'_>) -> bool {
        let Some(Some(known)) = self.rows.get_mut(row.name.index()) else {
            return false;
        };
        let found = known.kept[..known.len]
            .iter()
            .any(|kept| kept.is_of(body, row));
        known.misses = if found {
            0
        } else {
            known.misses.saturating_add(1)
        };
        found
    }

    /// Notes the signature of a valid operation.
    pub(super) fn note(&mut self, body: &Body, row: &OpRow<'_>) {
        let at = row.name.index();
        if at >= self.rows.len() {
            self.rows.resize_with(at + 1, || None);
        }
        let known = self.rows[at].get_or_insert_default();
        if known.misses > MISSES {
            known.len = 0;
            return;
        }
        known.kept[known.next].set(body, row);
        known.next = (known.next + 1) % KEPT;
        known.len = (known.len + 1).min(KEPT);
    }
}
