//! Numbers of which some are known and others are values, as operations keep them: an array of numbers with
//! [`DYNAMIC`] where an operand is meant.

use crate::attrs::int_value;
use crate::types::DYNAMIC;
use terrace_ir::interfaces::constant_value;
use terrace_ir::{Body, Context, ValueId};

/// A number that is known, or a value of type `index`: MLIR's `OpFoldResult` where it is about sizes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MixedIndex {
    /// A known number.
    Known(i64),
    /// A value.
    Value(ValueId),
}

impl MixedIndex {
    /// A number, or a value where it is [`DYNAMIC`].
    pub fn known_or(number: i64, value: MixedIndex) -> Self {
        match number {
            DYNAMIC => value,
            number => MixedIndex::Known(number),
        }
    }

    /// The number that a value is known to be, or the value: MLIR's `getAsOpFoldResult`.
    pub fn of(ctx: &Context, body: &Body, value: ValueId) -> Self {
        let known = constant_value(ctx, body, value).and_then(|known| int_value(ctx, known));
        let known = known.filter(|&number| number != DYNAMIC);
        known.map_or(MixedIndex::Value(value), MixedIndex::Known)
    }

    /// [`of`](Self::of) each of some values.
    pub fn of_each(
        ctx: &Context,
        body: &Body,
        values: impl IntoIterator<Item = ValueId>,
    ) -> Vec<Self> {
        let values = values.into_iter();
        values.map(|value| Self::of(ctx, body, value)).collect()
    }

    /// The numbers of an operation, with values where they are [`DYNAMIC`]. There are as many values as that.
    pub fn join(numbers: &[i64], values: impl IntoIterator<Item = ValueId>) -> Vec<Self> {
        let mut values = values.into_iter();
        let join = |&number: &i64| match number {
            DYNAMIC => values.next().map(MixedIndex::Value),
            number => Some(MixedIndex::Known(number)),
        };
        numbers.iter().filter_map(join).collect()
    }

    /// The two lists that an operation keeps.
    pub fn split(mixed: &[Self]) -> (Vec<i64>, Vec<ValueId>) {
        let mut values = Vec::new();
        let numbers = mixed.iter().map(|one| match *one {
            MixedIndex::Known(number) => number,
            MixedIndex::Value(value) => {
                values.push(value);
                DYNAMIC
            }
        });
        let numbers = numbers.collect();
        (numbers, values)
    }
}

impl From<ValueId> for MixedIndex {
    fn from(value: ValueId) -> Self {
        MixedIndex::Value(value)
    }
}
