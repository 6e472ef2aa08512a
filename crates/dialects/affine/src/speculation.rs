//! Determines speculatability: loops must terminate, and divisors must not be zero.

use crate::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineForOp, AffineIfOp, AffineMaxOp, AffineMinOp,
    AffineParallelOp,
};
use terrace_builtin::affine::{AffineExpr, BinaryKind};
use terrace_builtin::attrs::int_value;
use terrace_builtin::props::{I64Array, Map};
use terrace_builtin::types::DYNAMIC;
use terrace_interfaces::speculation::is_constant_where;
use terrace_ir::speculation::{ConditionallySpeculatable, Recursively, Speculatability, always_if};
use terrace_ir::{OpRef, OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn ConditionallySpeculatable>(AffineForOp::DEF, &For);
    registry.attach::<dyn ConditionallySpeculatable>(AffineIfOp::DEF, &Recursively);
    registry.attach::<dyn ConditionallySpeculatable>(AffineParallelOp::DEF, &Recursively);
    for (def, slot) in [
        (AffineApplyOp::DEF, &OfMap(AffineApplyOp::MAP)),
        (AffineMinOp::DEF, &OfMap(AffineMinOp::MAP)),
        (AffineMaxOp::DEF, &OfMap(AffineMaxOp::MAP)),
    ] {
        registry.attach::<dyn ConditionallySpeculatable>(def, slot);
    }
    registry
        .attach::<dyn ConditionallySpeculatable>(AffineDelinearizeIndexOp::DEF, &DelinearizeIndex);
}

/// A loop. It certainly terminates if its step is one.
struct For;

impl ConditionallySpeculatable for For {
    fn speculatability(&self, op: OpRef<'_>) -> Speculatability {
        let step = op.prop(AffineForOp::STEP);
        match step.and_then(|step| int_value(op.ctx, step)) {
            Some(1) => Speculatability::Recursive,
            _ => Speculatability::Never,
        }
    }
}

/// Returns true if an operand is a non-zero constant.
fn divides(op: OpRef<'_>, operand: usize) -> bool {
    is_constant_where(op, operand, |divisor| !divisor.is_zero())
}

/// Operations with a map in this property. Divisors of the map may be symbols.
struct OfMap(usize);

impl ConditionallySpeculatable for OfMap {
    fn speculatability(&self, op: OpRef<'_>) -> Speculatability {
        let Some(map) = op.get::<Map>(self.0) else {
            return Speculatability::Never;
        };
        let is_divisor = |expr: &AffineExpr| match expr {
            AffineExpr::Constant(number) => *number != 0,
            AffineExpr::Dim(at) => divides(op, *at as usize),
            AffineExpr::Symbol(at) => divides(op, (map.dims + *at) as usize),
            AffineExpr::Binary(_) => false,
        };
        let is_harmless = |expr: &AffineExpr| {
            expr.fold(
                |_| true,
                |expr, lhs, rhs| {
                    let divides = !matches!(expr.kind(), BinaryKind::Add | BinaryKind::Mul);
                    lhs && rhs && (!divides || is_divisor(expr.rhs()))
                },
            )
        };
        always_if(map.results.iter().all(is_harmless))
    }
}

/// `affine.delinearize_index`. Its sizes are divisors, except for the outer bound of the first result.
struct DelinearizeIndex;

impl ConditionallySpeculatable for DelinearizeIndex {
    fn speculatability(&self, op: OpRef<'_>) -> Speculatability {
        let Some(sizes) = op.get::<I64Array>(AffineDelinearizeIndexOp::STATIC_BASIS) else {
            return Speculatability::Never;
        };
        let has_outer = sizes.len() == op.body.num_results(op.id);
        let mut dynamic = 0;
        let mut harmless = true;
        for (at, &size) in sizes.iter().enumerate() {
            let is_divisor = match size == DYNAMIC {
                true => {
                    dynamic += 1;
                    divides(op, dynamic)
                }
                false => size != 0,
            };
            harmless &= is_divisor || at == 0 && has_outer;
        }
        always_if(harmless)
    }
}
