//! Computes bounds of sums, differences and products.

use crate::{AddIOp, MulIOp, SubIOp};
use terrace_interfaces::value_bounds::{
    IndexBounds, LinearExpr, ValueBounds, ValueBoundsOpInterface,
};
use terrace_ir::{OpRef, OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn ValueBoundsOpInterface>(AddIOp::DEF, &IndexBounds(addi));
    registry.attach::<dyn ValueBoundsOpInterface>(MulIOp::DEF, &IndexBounds(muli));
    registry.attach::<dyn ValueBoundsOpInterface>(SubIOp::DEF, &IndexBounds(subi));
}

fn addi(op: OpRef<'_>, own: &LinearExpr, bounds: &mut ValueBounds<'_>) -> Option<()> {
    let op = op.as_::<AddIOp>()?;
    let sum = bounds.index(op.lhs()).plus(1, &bounds.index(op.rhs()))?;
    bounds.equal(own, &sum)
}

fn subi(op: OpRef<'_>, own: &LinearExpr, bounds: &mut ValueBounds<'_>) -> Option<()> {
    let op = op.as_::<SubIOp>()?;
    let difference = bounds.index(op.lhs()).plus(-1, &bounds.index(op.rhs()))?;
    bounds.equal(own, &difference)
}

/// Bounds a product. It is linear if a factor is a constant.
fn muli(op: OpRef<'_>, own: &LinearExpr, bounds: &mut ValueBounds<'_>) -> Option<()> {
    let op = op.as_::<MulIOp>()?;
    let (lhs, rhs) = (bounds.index(op.lhs()), bounds.index(op.rhs()));
    let (factor, other) = match (lhs.terms.is_empty(), rhs.terms.is_empty()) {
        (true, _) => (lhs.constant, rhs),
        (_, true) => (rhs.constant, lhs),
        _ => return None,
    };
    let product = LinearExpr::constant(0).plus(factor, &other)?;
    bounds.equal(own, &product)
}
