//! Inference of integer ranges (`InferIntRangeInterface`).

use terrace_ir::{OpRef, SmallVec};
use terrace_numeric::ConstantIntRanges;

/// The range of an integer, or of the integers in a vector. `None` while nothing is known, and for values of other
/// types. MLIR's `IntegerValueRange`.
pub type IntegerValueRange = Option<ConstantIntRanges>;

/// The ranges of all results of an operation.
pub type ResultRanges = SmallVec<[IntegerValueRange; 1]>;

/// Returns the join of two ranges: `IntegerValueRange::join`.
pub fn join_ranges(a: &IntegerValueRange, b: &IntegerValueRange) -> IntegerValueRange {
    match (a, b) {
        (None, known) | (known, None) => known.clone(),
        (Some(a), Some(b)) if a.width() != b.width() => Some(a.clone()),
        (Some(a), Some(b)) => Some(a.union(b)),
    }
}

/// `InferIntRangeInterface`: an operation that infers the ranges of its results.
pub trait InferIntRangeInterface: Send + Sync {
    /// Returns the ranges of the results, given the ranges of all operands.
    fn infer_result_ranges(&self, op: OpRef<'_>, operands: &[ConstantIntRanges]) -> ResultRanges;

    /// Returns the ranges of the results if the ranges of some operands may be unknown. The default returns no ranges
    /// unless all operands have one.
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

/// A model of operations with one result.
pub enum InferIntRange {
    /// Computed from the range of the first operand.
    Unary(fn(&ConstantIntRanges) -> ConstantIntRanges),
    /// Computed from the ranges of the first two operands.
    Binary(fn(&ConstantIntRanges, &ConstantIntRanges) -> ConstantIntRanges),
    /// Computed from the operation and the ranges of its operands.
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
