//! Reads the operands of records.

use super::error::{Load, invalid};

/// The remaining operands of a record.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ops<'r>(&'r [u64]);

impl<'r> Ops<'r> {
    pub(super) fn new(ops: &'r [u64]) -> Ops<'r> {
        Ops(ops)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn rest(&self) -> &'r [u64] {
        self.0
    }

    /// Returns the next operand.
    #[inline]
    pub(super) fn next(&mut self) -> Load<u64> {
        let (&first, rest) = self.0.split_first().ok_or_else(invalid)?;
        self.0 = rest;
        Ok(first)
    }

    /// Returns the next operand, or 0 if there is none.
    pub(super) fn next_or_zero(&mut self) -> u64 {
        self.next().unwrap_or(0)
    }

    /// Returns the next `count` operands.
    pub(super) fn take(&mut self, count: u64) -> Load<&'r [u64]> {
        let count = usize::try_from(count).map_err(|_| invalid())?;
        let (first, rest) = self.0.split_at_checked(count).ok_or_else(invalid)?;
        self.0 = rest;
        Ok(first)
    }
}

/// Decodes a signed number, whose lowest bit is the sign.
#[inline]
pub(super) fn unrotated(value: u64) -> i64 {
    let size = (value >> 1) as i64;
    match value {
        // The encoding of negative zero stands for the minimum.
        1 => i64::MIN,
        _ if value & 1 != 0 => -size,
        _ => size,
    }
}

/// Decodes an alignment: none, or a power of two.
pub(super) fn alignment(code: u64) -> Load<Option<u64>> {
    match code {
        0 => Ok(None),
        1..=33 => Ok(Some(1 << (code - 1))),
        _ => super::error::refuse("Invalid alignment value"),
    }
}
