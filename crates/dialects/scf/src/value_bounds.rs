//! Bounds loop-carried values and values that conditions yield.

use crate::ops::{ForOp, IfOp};
use terrace_interfaces::value_bounds::{
    Comparison, LinearExpr, ValueBounds, ValueBoundsOpInterface,
};
use terrace_ir::region_branch::region_inputs;
use terrace_ir::{OpRef, OpView, Registry, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn ValueBoundsOpInterface>(ForOp::DEF, &Alike(carried));
    registry.attach::<dyn ValueBoundsOpInterface>(IfOp::DEF, &Alike(chosen));
}

/// Returns the expression of a value: the value itself, or its size in a dimension.
type Expr<'e> = &'e dyn Fn(&mut ValueBounds<'_>, ValueId) -> Option<LinearExpr>;

/// The model of operations that constrain values and sizes in the same way.
struct Alike(fn(OpRef<'_>, ValueId, Expr<'_>, &mut ValueBounds<'_>) -> Option<()>);

impl ValueBoundsOpInterface for Alike {
    fn index_value(
        &self,
        op: OpRef<'_>,
        value: ValueId,
        bounds: &mut ValueBounds<'_>,
    ) -> Option<()> {
        self.0(
            op,
            value,
            &|bounds, value| Some(bounds.index(value)),
            bounds,
        )
    }

    fn shaped_value_dim(
        &self,
        op: OpRef<'_>,
        value: ValueId,
        dim: usize,
        bounds: &mut ValueBounds<'_>,
    ) -> Option<()> {
        self.0(op, value, &|bounds, value| bounds.dim(value, dim), bounds)
    }
}

/// Returns operand `at` of the terminator of a region.
fn yielded(op: OpRef<'_>, region: usize, at: usize) -> Option<ValueId> {
    let block = op.body.entry_block(op.body.region(op.id, region)?)?;
    op.body.operands(op.body.last_op(block)?).nth(at)
}

fn result_number(op: OpRef<'_>, value: ValueId) -> Option<usize> {
    op.body.results(op.id).position(|result| result == value)
}

/// Bounds a loop-carried value. If each iteration yields its argument unchanged, the value equals the initial value.
fn carried(
    op: OpRef<'_>,
    value: ValueId,
    expr: Expr<'_>,
    bounds: &mut ValueBounds<'_>,
) -> Option<()> {
    let args = region_inputs(op, 0);
    let arg = || args.iter().position(|&arg| arg == value)?.checked_sub(1);
    let at = result_number(op, value).or_else(arg)?;
    let init = op.body.operands(op.id).nth(3 + at)?;
    let before = expr(bounds, *args.get(1 + at)?)?;
    let after = expr(bounds, yielded(op, 0, at)?)?;
    if !bounds.proves(&after, Comparison::Equal, &before) {
        return None;
    }
    let (own, init) = (expr(bounds, value)?, expr(bounds, init)?);
    bounds.equal(&own, &init)
}

/// Bounds a result of a condition. If the value of one branch is proved not to exceed that of the other, the result
/// is between both.
fn chosen(
    op: OpRef<'_>,
    value: ValueId,
    expr: Expr<'_>,
    bounds: &mut ValueBounds<'_>,
) -> Option<()> {
    let at = result_number(op, value)?;
    let then = expr(bounds, yielded(op, 0, at)?)?;
    let other = expr(bounds, yielded(op, 1, at)?)?;
    let (least, most) = if bounds.proves(&then, Comparison::LessOrEqual, &other) {
        (then, other)
    } else if bounds.proves(&other, Comparison::LessOrEqual, &then) {
        (other, then)
    } else {
        return None;
    };
    let own = expr(bounds, value)?;
    bounds.at_least(&own, &least)?;
    bounds.at_least(&most, &own)
}
