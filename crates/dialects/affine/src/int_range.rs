//! Infers integer ranges of affine expressions.

use crate::ops::AffineApplyOp;
use terrace_builtin::affine::{AffineExpr, BinaryKind};
use terrace_builtin::props::Map;
use terrace_interfaces::int_range::{InferIntRange, InferIntRangeInterface};
use terrace_ir::{OpRef, OpView, Registry};
use terrace_numeric::range::infer::{self, INDEX_MAX_WIDTH, OverflowFlags};
use terrace_numeric::{ApInt, ConstantIntRanges};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn InferIntRangeInterface>(AffineApplyOp::DEF, &InferIntRange::Of(apply));
}

/// Sums and products of indices are assumed not to overflow.
const NO_OVERFLOW: OverflowFlags = OverflowFlags {
    nsw: true,
    nuw: false,
};

fn apply(op: OpRef<'_>, operands: &[ConstantIntRanges]) -> Option<ConstantIntRanges> {
    let map = op.get::<Map>(AffineApplyOp::MAP)?;
    let expr = map.results.first()?;
    let (dims, symbols) = operands.split_at_checked(map.dims as usize)?;
    expr.fold(
        |leaf| match leaf {
            AffineExpr::Dim(at) => dims.get(*at as usize).cloned(),
            AffineExpr::Symbol(at) => symbols.get(*at as usize).cloned(),
            AffineExpr::Constant(number) => {
                let number = ApInt::from_i64(INDEX_MAX_WIDTH, *number);
                Some(ConstantIntRanges::constant(number))
            }
            AffineExpr::Binary(_) => None,
        },
        |expr, lhs, rhs| {
            let (lhs, rhs) = (lhs?, rhs?);
            Some(match expr.kind() {
                BinaryKind::Add => infer::add(&lhs, &rhs, NO_OVERFLOW),
                BinaryKind::Mul => infer::mul(&lhs, &rhs, NO_OVERFLOW),
                BinaryKind::Mod => modulo(&lhs, &rhs),
                BinaryKind::FloorDiv => infer::floor_div_s(&lhs, &rhs),
                BinaryKind::CeilDiv => infer::ceil_div_s(&lhs, &rhs),
            })
        },
    )
}

/// Returns the range of a remainder, which is not negative and less than the divisor. The divisor is positive.
fn modulo(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let width = rhs.width();
    let mut min = ApInt::zero(width);
    let mut max = rhs.smax().sub(&ApInt::one(width));
    // All dividends are between two consecutive multiples of a constant divisor.
    if rhs.smin() == rhs.smax()
        && !lhs.smin().is_negative()
        && lhs.smax().sub(lhs.smin()).ult(rhs.smax())
        && let (Some(first), Some(last)) =
            (lhs.smin().urem(rhs.smax()), lhs.smax().urem(rhs.smax()))
        && first.ule(&last)
    {
        (min, max) = (first, last);
    }
    ConstantIntRanges::from_unsigned(min, max)
}
