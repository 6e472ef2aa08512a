//! Lowers `affine.apply`, `affine.min` and `affine.max`.

use crate::affine_to_std::expandable;
use terrace_affine::{AffineApplyOp, AffineMaxOp, AffineMinOp, Values, expand_affine_map};
use terrace_arith::{MaxSIOp, MinSIOp};
use terrace_builtin::affine::AffineMap;
use terrace_ir::{Builder, OpView, ValueId};
use terrace_rewrite::{Match, NoMatch, Rewriter};

/// Creates the minimum or maximum of the results of a map, which must have at least one.
pub(crate) fn expand_bound(
    builder: &mut Builder<'_>,
    map: &AffineMap,
    operands: &[ValueId],
    is_max: bool,
) -> ValueId {
    let values = expand_affine_map(builder, map, operands);
    let reduced = values.into_iter().reduce(|least, value| match is_max {
        true => builder.create_value(MaxSIOp::spec(least, value)),
        false => builder.create_value(MinSIOp::spec(least, value)),
    });
    reduced.expect("invariant: a bound has a result")
}

/// Fails if a map has no results, because then neither minimum nor maximum exist.
pub(crate) fn check_bound(map: &AffineMap) -> Match {
    match map.results.is_empty() {
        true => Err(NoMatch::because("the map has no results")),
        false => Ok(()),
    }
}

pub(crate) fn apply(op: AffineApplyOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let map = expandable(view.map())?;
    let operands: Values = view.map_operands().collect();
    let values = expand_affine_map(&mut rw.builder(), map, &operands);
    rw.replace_op(op.id(), &values);
    Ok(())
}

pub(crate) fn min(op: AffineMinOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let map = expandable(view.map())?;
    check_bound(map)?;
    let operands: Values = view.operands().collect();
    let value = expand_bound(&mut rw.builder(), map, &operands, false);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

pub(crate) fn max(op: AffineMaxOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let map = expandable(view.map())?;
    check_bound(map)?;
    let operands: Values = view.operands().collect();
    let value = expand_bound(&mut rw.builder(), map, &operands, true);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
