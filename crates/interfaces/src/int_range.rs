//! Ranges of integers (`InferIntRangeInterface`).

use terrace_ir::{OpRef, SmallVec};
use terrace_numeric::ConstantIntRanges;

/// The range of an integer, or of the integers in a vector; `None` before anything is known, and always for other
/// values. MLIR's `IntegerValueRange`.
pub type IntegerValueRange = Option<ConstantIntRanges>;

/// The ranges of all results of an operation.
pub type ResultRanges = SmallVec<[IntegerValueRange; 1]>;

/// The join of two ranges: `IntegerValueRange::join`.
pub fn join_ranges(a: &IntegerValueRange, b: &IntegerValueRange) -> IntegerValueRange {
    match (a, b) {
        (None, known) | (known, None) => known.clone(),
        (Some(a), Some(b)) if a.width() != b.width() => Some(a.clone()),
        (Some(a), Some(b)) => Some(a.union(b)),
    }
}

/// `InferIntRangeInterface`: an operation that infers the ranges of its results.
pub trait InferIntRangeInterface: Send + Sync {
    /// The ranges of the results, if those of all operands are known.
    fn infer_result_ranges(&self, op: OpRef<'_>, operands: &[ConstantIntRanges]) -> ResultRanges;

    /// The ranges of the results, if those of operands may not be known. The default waits for all of them.
    fn infer_result_ranges_from_optional(
        &self,
        op: OpRef<'_>,
        operands: &[IntegerValueRange],
    ) -> ResultRanges {
        let known: Option<Vec<ConstantIntRanges>> = operands.iter().cloned().collect();
        match known {
            Some(operands) => self.infer_result_ranges(op, &operands),
            None => op.body.results(op.id).map(|_| None).collect(),
        }
    }
}

/// A model of operations with one result that is computed from operands one or two at a time and no properties.
pub enum InferIntRange {
    /// From the first operand.
    Unary(fn(&ConstantIntRanges) -> ConstantIntRanges),
    /// From the first two operands.
    Binary(fn(&ConstantIntRanges, &ConstantIntRanges) -> ConstantIntRanges),
    /// From the operation.
    Of(fn(OpRef<'_>, &[ConstantIntRanges]) -> Option<ConstantIntRanges>),
}

impl InferIntRangeInterface for InferIntRange {
    fn infer_result_ranges(&self, op: OpRef<'_>, operands: &[ConstantIntRanges]) -> ResultRanges {
        let range = match (self, operands) {
            (InferIntRange::Unary(infer), [one, ..]) => Some(infer(one)),
            (InferIntRange::Binary(infer), [lhs, rhs, ..]) => Some(infer(lhs, rhs)),
            (InferIntRange::Of(infer), operands) => infer(op, operands),
            _ => None,
        };
        SmallVec::from_elem(range, 1)
    }
}
