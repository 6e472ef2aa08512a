//! Mixed static and dynamic indices. Operations store them as an array of integers, in which [`DYNAMIC`] represents the
//! next operand.

use terrace_builtin::attrs::int_value;
use terrace_builtin::types::DYNAMIC;
use terrace_ir::interfaces::constant_value;
use terrace_ir::{Body, Context, ValueId};

/// A static index, or a value of type `index`: MLIR's `OpFoldResult` for sizes and offsets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MixedIndex {
    /// A static index.
    Known(i64),
    /// A value.
    Value(ValueId),
}

impl MixedIndex {
    /// Returns a static index, or `value` if `number` is [`DYNAMIC`].
    pub fn known_or(number: i64, value: MixedIndex) -> Self {
        match number {
            DYNAMIC => value,
            number => MixedIndex::Known(number),
        }
    }

    /// Returns the constant that a value is defined as, or the value itself: MLIR's `getAsOpFoldResult`.
    pub fn of(ctx: &Context, body: &Body, value: ValueId) -> Self {
        let known = constant_value(ctx, body, value).and_then(|known| int_value(ctx, known));
        let known = known.filter(|&number| number != DYNAMIC);
        known.map_or(MixedIndex::Value(value), MixedIndex::Known)
    }

    /// Returns the number of a static index or of a constant: MLIR's `getConstantIntValue`.
    pub fn constant(self, ctx: &Context, body: &Body) -> Option<i64> {
        match self {
            MixedIndex::Known(number) => Some(number),
            MixedIndex::Value(value) => int_value(ctx, constant_value(ctx, body, value)?),
        }
    }

    /// Replaces values by their constants if `wanted` accepts these.
    pub fn fold_each(
        ctx: &Context,
        body: &Body,
        mixed: &[Self],
        wanted: impl Fn(i64) -> bool,
    ) -> Vec<Self> {
        let fold = |&index: &MixedIndex| match index {
            MixedIndex::Value(_) => {
                let known = index.constant(ctx, body).filter(|&number| wanted(number));
                known.map_or(index, MixedIndex::Known)
            }
            MixedIndex::Known(_) => index,
        };
        mixed.iter().map(fold).collect()
    }

    /// Applies [`of`](Self::of) to each value.
    pub fn of_each(
        ctx: &Context,
        body: &Body,
        values: impl IntoIterator<Item = ValueId>,
    ) -> Vec<Self> {
        let values = values.into_iter();
        values.map(|value| Self::of(ctx, body, value)).collect()
    }

    /// Combines an operation's static indices with its values, one for each [`DYNAMIC`].
    pub fn join(numbers: &[i64], values: impl IntoIterator<Item = ValueId>) -> Vec<Self> {
        let mut values = values.into_iter();
        let join = |&number: &i64| match number {
            DYNAMIC => values.next().map(MixedIndex::Value),
            number => Some(MixedIndex::Known(number)),
        };
        numbers.iter().filter_map(join).collect()
    }

    /// Splits mixed indices into the static indices and the values that an operation stores.
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
