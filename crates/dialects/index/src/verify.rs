//! What valid casts are.

use crate::ops::{CastSOpSignature, CastUOpSignature};
use terrace_builtin::shapes::verify_cast;
use terrace_ir::{Failed, Reporter, Type};

/// One side of a cast is `index` and the other one is not.
fn is_compatible(from: Type, to: Type) -> bool {
    (from == Type::INDEX) != (to == Type::INDEX)
}

pub(crate) fn casts(op: CastSOpSignature<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    verify_cast(op, is_compatible(op.input(), op.output()), report)
}

pub(crate) fn castu(op: CastUOpSignature<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    verify_cast(op, is_compatible(op.input(), op.output()), report)
}
