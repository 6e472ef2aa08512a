//! Verifies constraints of vector operations beyond their definitions.

mod arith;
mod elements;
mod mask;
mod memory;
mod shape;

pub(crate) use arith::*;
pub(crate) use elements::*;
pub(crate) use mask::*;
pub(crate) use memory::*;
pub(crate) use shape::*;

use terrace_builtin::attrs::int_value;
use terrace_builtin::data_layout::DataLayout;
use terrace_builtin::props::{Array, I64Array};
use terrace_builtin::types::{VectorType, element_type};
use terrace_ir::{Context, Failed, OpRef, Reporter, Type};

type Verified = Result<(), Failed>;

fn vector(ctx: &Context, ty: Type) -> Option<&VectorType> {
    ty.as_::<VectorType>(ctx)
}

/// Returns the element type of a shaped type, and any other type itself.
fn element_or_self(ctx: &Context, ty: Type) -> Type {
    element_type(ctx, ty).unwrap_or(ty)
}

/// Checks ODS's `PredOpTrait` for equal element types.
fn same_elements<'a>(
    op: impl Into<OpRef<'a>>,
    [a, b]: [Type; 2],
    what: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    let op = op.into();
    let holds = element_or_self(op.ctx, a) == element_or_self(op.ctx, b);
    predicate(op, holds, what, report)
}

fn predicate<'a>(
    op: impl Into<OpRef<'a>>,
    holds: bool,
    what: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    report.refuse_if(op, !holds, format_args!("failed to verify that {what}"))
}

/// Returns the numbers of a dense array property.
pub fn dense(op: OpRef<'_>, slot: usize) -> &[i64] {
    op.get::<I64Array>(slot).unwrap_or_default()
}

/// Returns the numbers of an array attribute property.
pub fn array(op: OpRef<'_>, slot: usize) -> Vec<i64> {
    let list = op.get::<Array>(slot);
    let values = list.unwrap_or_default().iter();
    values
        .map(|attr| int_value(op.ctx, *attr).unwrap_or(0))
        .collect()
}

/// Returns the size of a type in bits, ignoring the module's data layout.
fn bits(ctx: &Context, ty: Type) -> u64 {
    let size = DataLayout::new(ctx).type_size_in_bits(ty);
    size.map_or(0, |size| size.min)
}
