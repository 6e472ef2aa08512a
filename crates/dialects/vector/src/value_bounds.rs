//! The bounds of `vector.vscale`, which are those of the target.

use crate::VectorScaleOp;
use terrace_interfaces::linear::LinearExpr;
use terrace_interfaces::value_bounds::{
    IndexBounds, ValueBounds, ValueBoundsOpInterface, Variable,
};
use terrace_ir::{OpRef, OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn ValueBoundsOpInterface>(VectorScaleOp::DEF, &IndexBounds(vscale));
}

fn vscale(_op: OpRef<'_>, own: &LinearExpr, bounds: &mut ValueBounds<'_>) -> Option<()> {
    let scale = bounds.variable(Variable::VectorScale);
    bounds.equal(own, &scale)
}
