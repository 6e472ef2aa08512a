//! Slices of memory (`OffsetSizeAndStrideOpInterface`): an offset, a size and a stride per dimension, each static or
//! dynamic.

use crate::mixed::MixedIndex;
use terrace_builtin::props::I64Array;
use terrace_builtin::types::DYNAMIC;
use terrace_ir::{Failed, OpRef, Reporter, ValueId};

/// `OffsetSizeAndStrideOpInterface`: an operation that takes a slice. The dynamic offsets, sizes and strides are
/// consecutive operands, in this order.
pub trait OffsetSizeAndStrideOpInterface: Send + Sync {
    /// Returns the static lists: `getStaticOffsets`, `getStaticSizes` and `getStaticStrides`.
    fn static_slice<'a>(&self, op: OpRef<'a>) -> StaticSlice<'a>;

    /// Returns the index of the operand with the first dynamic offset: `getOffsetSizeAndStrideStartOperandIndex`.
    fn start_operand(&self) -> usize;
}

/// The model of operations that have the static lists as properties. The fields are the slots of the properties, and the
/// index of the first dynamic operand.
pub struct SliceOfProps {
    /// `static_offsets`
    pub offsets: usize,
    /// `static_sizes`
    pub sizes: usize,
    /// `static_strides`
    pub strides: usize,
    /// The number of operands before the dynamic ones.
    pub start: usize,
}

impl OffsetSizeAndStrideOpInterface for SliceOfProps {
    fn static_slice<'a>(&self, op: OpRef<'a>) -> StaticSlice<'a> {
        let list = |prop| op.get::<I64Array>(prop).unwrap_or_default();
        StaticSlice {
            offsets: list(self.offsets),
            sizes: list(self.sizes),
            strides: list(self.strides),
        }
    }

    fn start_operand(&self) -> usize {
        self.start
    }
}

/// The static lists of a slice. An entry is [`DYNAMIC`] if its value is an operand. The lists of an operation that is
/// not verified may have any lengths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StaticSlice<'a> {
    /// An offset for each dimension.
    pub offsets: &'a [i64],
    /// A size for each dimension.
    pub sizes: &'a [i64],
    /// A stride for each dimension.
    pub strides: &'a [i64],
}

impl<'a> StaticSlice<'a> {
    /// Returns the static lists of an operation; empty if the operation takes no slice.
    pub fn of(op: impl Into<OpRef<'a>>) -> Self {
        let op = op.into();
        let model = (op.ctx).op_interface::<dyn OffsetSizeAndStrideOpInterface>(op.name());
        model.map_or_else(Self::default, |model| model.static_slice(op))
    }

    /// Returns the slice with these values for the dynamic offsets, sizes and strides. In a conversion, the values are
    /// those that replace the operands.
    pub fn join(&self, [offsets, sizes, strides]: [&[ValueId]; 3]) -> MixedSlice {
        MixedSlice {
            offsets: MixedIndex::join(self.offsets, offsets.iter().copied()),
            sizes: MixedIndex::join(self.sizes, sizes.iter().copied()),
            strides: MixedIndex::join(self.strides, strides.iter().copied()),
        }
    }

    /// Checks the lengths of the lists against the ranks, and the number of their dynamic entries against the number of
    /// values. Offsets and sizes must not be negative: `verifyOffsetSizeAndStrideOp`.
    ///
    /// # Errors
    ///
    /// Returns an error if a list has the wrong length, or if a number is negative.
    pub fn verify(
        &self,
        op: OpRef<'_>,
        dynamic: [usize; 3],
        ranks: [usize; 3],
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let StaticSlice {
            offsets,
            sizes,
            strides,
        } = self;
        for ((name, list), values) in [("offsets", offsets), ("sizes", sizes), ("strides", strides)]
            .into_iter()
            .zip(dynamic)
        {
            let dynamic = list.iter().filter(|value| **value == DYNAMIC).count();
            if values != dynamic {
                let message = format!(
                    "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' ({values} vs {dynamic})"
                );
                return Err(report.error(op, message));
            }
        }
        let ranks_differ = |name, count, other, others| {
            format!(
                "expected mixed {name} rank to match mixed {other} rank ({count} vs {others}) so the rank of the result type is well-formed."
            )
        };
        if !(offsets.len() == 1 && ranks[0] == 1) && offsets.len() != sizes.len() {
            let message = ranks_differ("offsets", offsets.len(), "sizes", sizes.len());
            return Err(report.error(op, message));
        }
        if sizes.len() != strides.len() {
            let message = ranks_differ("sizes", sizes.len(), "strides", strides.len());
            return Err(report.error(op, message));
        }
        for ((name, list), rank) in [("offset", offsets), ("size", sizes), ("stride", strides)]
            .into_iter()
            .zip(ranks)
        {
            if list.len() != rank {
                let message = format!("expected {rank} {name} values, got {}", list.len());
                return Err(report.error(op, message));
            }
        }
        for (name, list) in [("offsets", offsets), ("sizes", sizes)] {
            if let Some(value) = list.iter().find(|value| **value < 0 && **value != DYNAMIC) {
                let message = format!("expected {name} to be non-negative, but got {value}");
                return Err(report.error(op, message));
            }
        }
        Ok(())
    }

    /// Describes the first dimension in which the slice certainly exceeds memory of this shape. All lists must be as
    /// long as the shape.
    pub fn out_of_bounds(&self, shape: &[i64]) -> Option<String> {
        for (dim, &bound) in shape.iter().enumerate() {
            let (offset, size, stride) = (self.offsets[dim], self.sizes[dim], self.strides[dim]);
            if bound == DYNAMIC || offset == DYNAMIC {
                continue;
            }
            if offset >= bound {
                return Some(format!(
                    "offset {dim} is out-of-bounds: {offset} >= {bound}"
                ));
            }
            if size == DYNAMIC || stride == DYNAMIC {
                continue;
            }
            let last = offset.wrapping_add(size.wrapping_sub(1).wrapping_mul(stride));
            if last >= bound {
                return Some(format!(
                    "slice along dimension {dim} runs out-of-bounds: {last} >= {bound}"
                ));
            }
        }
        None
    }
}

/// Returns for each dimension of `original` true if it is missing in `reduced`: MLIR's `computeRankReductionMask`. Only
/// sizes are compared. Dropped dimensions must have size 1.
pub fn dropped_by_size(original: &[i64], reduced: &[i64]) -> Option<Vec<bool>> {
    let mut dropped = vec![false; original.len()];
    let mut at = 0;
    for (dim, &size) in original.iter().enumerate() {
        if reduced.get(at) == Some(&size) {
            at += 1;
        } else if size == 1 {
            dropped[dim] = true;
        } else {
            return None;
        }
    }
    (at == reduced.len()).then_some(dropped)
}

/// A slice with static entries and values: `getMixedOffsets`, `getMixedSizes` and `getMixedStrides`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MixedSlice {
    /// An offset for each dimension.
    pub offsets: Vec<MixedIndex>,
    /// A size for each dimension.
    pub sizes: Vec<MixedIndex>,
    /// A stride for each dimension.
    pub strides: Vec<MixedIndex>,
}

impl MixedSlice {
    /// Returns the slice of a verified operation; `None` if the operation takes no slice.
    pub fn of<'a>(op: impl Into<OpRef<'a>>) -> Option<Self> {
        let op = op.into();
        let model = (op.ctx).op_interface::<dyn OffsetSizeAndStrideOpInterface>(op.name())?;
        let numbers = model.static_slice(op);
        let mut values = op.body.operands(op.id).skip(model.start_operand());
        Some(MixedSlice {
            offsets: MixedIndex::join(numbers.offsets, &mut values),
            sizes: MixedIndex::join(numbers.sizes, &mut values),
            strides: MixedIndex::join(numbers.strides, &mut values),
        })
    }
}
