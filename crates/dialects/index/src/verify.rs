//! Verifies casts.

use crate::ops::{CastSOpRef, CastUOpRef};
use terrace_builtin::shapes::verify_cast;
use terrace_ir::interfaces::CastOpInterface;
use terrace_ir::{Context, Failed, Reporter, Type};

/// Casts between `index` and another integer type.
pub(crate) struct Cast;

impl CastOpInterface for Cast {
    fn are_cast_compatible(&self, _ctx: &Context, inputs: &[Type], outputs: &[Type]) -> bool {
        let index = [Type::INDEX];
        (inputs == index) != (outputs == index)
    }
}

pub(crate) fn casts(op: CastSOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    verify_cast(&Cast, op, report)
}

pub(crate) fn castu(op: CastUOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    verify_cast(&Cast, op, report)
}
