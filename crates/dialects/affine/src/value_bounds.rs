//! Bounds the results of maps.

use crate::ops::{AffineApplyOp, AffineMaxOp, AffineMinOp};
use terrace_interfaces::value_bounds::{
    IndexBounds, LinearExpr, ValueBounds, ValueBoundsOpInterface,
};
use terrace_ir::{OpRef, OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn ValueBoundsOpInterface>(AffineApplyOp::DEF, &IndexBounds(apply));
    registry.attach::<dyn ValueBoundsOpInterface>(AffineMaxOp::DEF, &IndexBounds(max));
    registry.attach::<dyn ValueBoundsOpInterface>(AffineMinOp::DEF, &IndexBounds(min));
}

fn apply(op: OpRef<'_>, own: &LinearExpr, bounds: &mut ValueBounds<'_>) -> Option<()> {
    let op = op.as_::<AffineApplyOp>()?;
    let results = bounds.results(op.map(), op.map_operands())?;
    bounds.equal(own, results.first()?)
}

fn max(op: OpRef<'_>, own: &LinearExpr, bounds: &mut ValueBounds<'_>) -> Option<()> {
    let op = op.as_::<AffineMaxOp>()?;
    let results = bounds.results(op.map(), op.operands())?;
    (results.iter()).try_for_each(|result| bounds.at_least(own, result))
}

fn min(op: OpRef<'_>, own: &LinearExpr, bounds: &mut ValueBounds<'_>) -> Option<()> {
    let op = op.as_::<AffineMinOp>()?;
    let results = bounds.results(op.map(), op.operands())?;
    (results.iter()).try_for_each(|result| bounds.at_least(result, own))
}
