//! Verifies constraints of tensor operations beyond their definitions.

mod element;
mod gather;
mod reshape;
mod slice;

pub(crate) use element::*;
pub(crate) use gather::*;
pub(crate) use reshape::*;
pub(crate) use slice::*;

use terrace_builtin::types::{DYNAMIC, RankedTensorType};
use terrace_ir::{Context, Failed, Type};

type Verified = Result<(), Failed>;

/// Returns two types as ranked tensors if both are.
fn both_ranked(
    ctx: &Context,
    from: Type,
    to: Type,
) -> Option<(&RankedTensorType, &RankedTensorType)> {
    Some((from.as_(ctx)?, to.as_(ctx)?))
}

/// Returns the number of dynamic sizes.
fn count_dynamic(shape: &[i64]) -> usize {
    shape.iter().filter(|size| **size == DYNAMIC).count()
}
