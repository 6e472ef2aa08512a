//! Verifies reads and writes of slices at positions.

use super::Verified;
use crate::ops::*;
use terrace_builtin::types::{RankedTensorType, shape};
use terrace_ir::{OpRef, Reporter, Type};

/// Checks the dimensions that positions select: `name` is `gather` or `scatter`, and `of` names the tensor.
fn dims(
    op: OpRef<'_>,
    dims: &[i64],
    (positions, rank): (&[i64], usize),
    (name, of): (&str, &str),
    report: &mut Reporter<'_>,
) -> Verified {
    let mut refuse = |wrong: bool, what: std::fmt::Arguments<'_>| {
        report.refuse_if(op, wrong, format_args!("{name}_dims{what}"))
    };
    refuse(dims.is_empty(), format_args!(" must be non-empty"))?;
    refuse(dims.len() > rank, format_args!(" overflow {of} rank"))?;
    let last = positions.last().copied();
    refuse(
        last != Some(dims.len() as i64),
        format_args!(" length must match the size of last dimension of indices"),
    )?;
    for &dim in dims {
        refuse(dim < 0, format_args!(" value must be non-negative"))?;
        refuse(
            dim >= rank as i64,
            format_args!(" value must be smaller than {of} rank"),
        )?;
    }
    refuse(
        !dims.is_sorted_by(|a, b| a < b),
        format_args!(" values must be strictly increasing"),
    )
}

/// Returns the type of the slices: the dimensions of the positions without the last, then those of the tensor.
/// Selected dimensions have size 1, or are dropped if `reduced`.
fn slices(
    tensor: &RankedTensorType,
    positions: &[i64],
    dims: &[i64],
    reduced: bool,
) -> RankedTensorType {
    let (_, first) = positions.split_last().unwrap_or((&0, &[]));
    let sizes = tensor.shape.iter().enumerate().filter_map(|(at, &size)| {
        match dims.contains(&(at as i64)) {
            true => (!reduced).then_some(1),
            false => Some(size),
        }
    });
    RankedTensorType {
        shape: first.iter().copied().chain(sizes).collect(),
        ..tensor.clone()
    }
}

fn matches_slices(
    op: OpRef<'_>,
    what: &str,
    got: Type,
    (tensor, positions, dims): (&RankedTensorType, &[i64], &[i64]),
    report: &mut Reporter<'_>,
) -> Verified {
    let ctx = op.ctx;
    let want = [false, true].map(|reduced| ctx.ty(slices(tensor, positions, dims, reduced)));
    if want.contains(&got) {
        return Ok(());
    }
    let [full, reduced, got] = [want[0], want[1], got].map(|ty| ctx.show_type(ty));
    let message = format!(
        "{what} type mismatch: expected {full} or its rank-reduced variant {reduced} (got: {got})"
    );
    Err(report.op_error(op, message))
}

pub(crate) fn gather(op: GatherOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let source = op.source_type().as_::<RankedTensorType>(ctx);
    let Some((source, positions)) = source.zip(shape(ctx, op.indices_type())) else {
        return Ok(());
    };
    let own = op.gather_dims();
    let lists = (positions, source.shape.len());
    dims(*op, own, lists, ("gather", "source"), report)?;
    matches_slices(
        *op,
        "result",
        op.result_type(),
        (source, positions, own),
        report,
    )
}

pub(crate) fn scatter(op: ScatterOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let dest = op.dest_type().as_::<RankedTensorType>(ctx);
    let Some((dest, positions)) = dest.zip(shape(ctx, op.indices_type())) else {
        return Ok(());
    };
    let own = op.scatter_dims();
    let lists = (positions, dest.shape.len());
    dims(*op, own, lists, ("scatter", "dest"), report)?;
    report.refuse_if(*op, !op.unique(), "requires 'unique' attribute to be set")?;
    matches_slices(
        *op,
        "source",
        op.source_type(),
        (dest, positions, own),
        report,
    )
}
