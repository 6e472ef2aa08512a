//! Provides the bounds of `vector.vscale`, which depend on the target.

use crate::VectorScaleOp;
use terrace_interfaces::value_bounds::{
    IndexBounds, LinearBound, LinearExpr, ValueBounds, ValueBoundsOpInterface, Variable,
    VariableKind, multiples_at_least,
};
use terrace_ir::{Body, Context, OpRef, OpView, Registry, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn ValueBoundsOpInterface>(VectorScaleOp::DEF, &IndexBounds(vscale));
}

/// `vscale`, the runtime multiple of the sizes of scalable vectors.
pub static VSCALE: VariableKind = VariableKind {
    name: "vector.vscale",
};

/// The minimum and maximum of `vscale`: MLIR's `VscaleRange`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VscaleRange {
    /// The minimum: `vscaleMin`.
    pub min: u32,
    /// The maximum: `vscaleMax`.
    pub max: u32,
}

fn vscale(_op: OpRef<'_>, own: &LinearExpr, bounds: &mut ValueBounds<'_>) -> Option<()> {
    let scale = bounds.variable(Variable::Other(&VSCALE));
    bounds.equal(own, &scale)
}

/// Returns the lower bounds of a value that are constants or multiples of `vscale`: MLIR's `computeScalableBound`.
pub fn scalable_lower_bounds(
    ctx: &Context,
    body: &Body,
    value: ValueId,
    range: VscaleRange,
) -> Vec<LinearBound> {
    let range = [range.min, range.max].map(i64::from);
    multiples_at_least(ctx, body, value, Variable::Other(&VSCALE), range)
}
