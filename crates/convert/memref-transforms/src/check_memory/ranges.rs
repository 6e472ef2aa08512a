//! Indices that are known to be in their dimension, so that no check is necessary.

use super::insert::Inserter;
use terrace_affine::{AffineApplyOp, AffineForOp};
use terrace_arith::{AddIOp, MulIOp, SubIOp};
use terrace_builtin::affine::{AffineExpr, BinaryKind};
use terrace_builtin::attrs::int_value;
use terrace_ir::interfaces::constant_value;
use terrace_ir::loops::{LoopBound, LoopDimension, LoopLikeOpInterface};
use terrace_ir::{OpRef, ValueDefinition, ValueId};

/// The least and the greatest number that a value can be.
type Range = (i64, i64);

/// The depth to which the operations that compute an index are followed.
const DEPTH: u32 = 6;

impl Inserter<'_> {
    /// True if the elements from an index on, of a number that is not negative, are in a dimension of a size: the sizes
    /// and the bounds of the loops around are constants; or the index is one that a loop counts up to the size.
    pub(super) fn is_within(&self, index: ValueId, count: i64, size: ValueId) -> bool {
        if let Some(size) = self.constant(size)
            && let Some((first, last)) = self.range(index, DEPTH)
        {
            return first >= 0 && last.checked_add(count).is_some_and(|end| end <= size);
        }
        count == 1 && self.counts_up_to(index, size)
    }

    fn constant(&self, value: ValueId) -> Option<i64> {
        int_value(self.ctx, constant_value(self.ctx, self.body, value)?)
    }

    /// The dimension of a loop whose induction variable a value is, if its step is positive.
    fn dimension(&self, value: ValueId) -> Option<LoopDimension> {
        let (ctx, body) = (self.ctx, &*self.body);
        let ValueDefinition::Argument(block, _) = body.definition(value) else {
            return None;
        };
        let owner = OpRef::new(ctx, body, body.region_owner(body.parent_region(block)?));
        let model = ctx.op_interface::<dyn LoopLikeOpInterface>(owner.name())?;
        let dimensions = model.dimensions(owner)?;
        let mut dimension =
            *(dimensions.iter()).find(|dimension| dimension.induction_var == value)?;
        if let Some(looped) = owner.as_::<AffineForOp>()
            && dimension.upper_bound == LoopBound::Unknown
            && let [AffineExpr::Dim(_) | AffineExpr::Symbol(_)] =
                looped.upper_bound_map().results[..]
            && let [bound] = looped.upper_bound_operands().collect::<Vec<_>>()[..]
        {
            dimension.upper_bound = LoopBound::Value(bound);
        }
        let is_counted = self.bound(dimension.step).is_some_and(|step| step > 0);
        is_counted.then_some(dimension)
    }

    /// A bound that is a constant.
    fn bound(&self, bound: LoopBound) -> Option<i64> {
        match bound {
            LoopBound::Constant(attr) => int_value(self.ctx, attr),
            LoopBound::Value(value) => self.constant(value),
            LoopBound::Unknown => None,
        }
    }

    /// True if a value is the induction variable of a loop from a number that is not negative up to another value.
    fn counts_up_to(&self, value: ValueId, end: ValueId) -> bool {
        let Some(dimension) = self.dimension(value) else {
            return false;
        };
        let starts = self
            .bound(dimension.lower_bound)
            .is_some_and(|lower| lower >= 0);
        starts && dimension.upper_bound == LoopBound::Value(end)
    }

    fn range(&self, value: ValueId, depth: u32) -> Option<Range> {
        if let Some(number) = self.constant(value) {
            return Some((number, number));
        }
        let depth = depth.checked_sub(1)?;
        if let Some(dimension) = self.dimension(value) {
            let lower = self.bound(dimension.lower_bound)?;
            let upper = self.bound(dimension.upper_bound)?;
            // Without its sign, a negative bound is large.
            if dimension.unsigned && upper < 0 {
                return None;
            }
            // Of an empty range nothing is accessed.
            return Some((lower, upper.checked_sub(1)?.max(lower)));
        }
        let op = OpRef::new(self.ctx, self.body, self.body.defining_op(value)?);
        let operand = |at| self.range(self.body.operand(op.id, at), depth);
        if op.is::<AddIOp>() {
            add(operand(0)?, operand(1)?)
        } else if op.is::<SubIOp>() {
            let (least, greatest) = operand(1)?;
            add(operand(0)?, (greatest.checked_neg()?, least.checked_neg()?))
        } else if op.is::<MulIOp>() {
            multiply(operand(0)?, operand(1)?)
        } else {
            let apply = op.as_::<AffineApplyOp>()?;
            let map = apply.map();
            let operands: Vec<ValueId> = apply.map_operands().collect();
            let numbered = |at: u32| self.range(*operands.get(at as usize)?, depth);
            expression(map.results.first()?, map.dims, &numbered, DEPTH)
        }
    }
}

fn add(a: Range, b: Range) -> Option<Range> {
    Some((a.0.checked_add(b.0)?, a.1.checked_add(b.1)?))
}

fn multiply(a: Range, b: Range) -> Option<Range> {
    let products = [(a.0, b.0), (a.0, b.1), (a.1, b.0), (a.1, b.1)];
    let (mut least, mut greatest) = (i64::MAX, i64::MIN);
    for (a, b) in products {
        let product = a.checked_mul(b)?;
        (least, greatest) = (least.min(product), greatest.max(product));
    }
    Some((least, greatest))
}

/// The range of an expression, whose dimensions and then symbols have the ranges of `operand`.
fn expression(
    of: &AffineExpr,
    dims: u32,
    operand: &dyn Fn(u32) -> Option<Range>,
    depth: u32,
) -> Option<Range> {
    let depth = depth.checked_sub(1)?;
    let binary = match of {
        AffineExpr::Dim(at) => return operand(*at),
        AffineExpr::Symbol(at) => return operand(dims + at),
        AffineExpr::Constant(number) => return Some((*number, *number)),
        AffineExpr::Binary(binary) => binary,
    };
    let a = expression(binary.lhs(), dims, operand, depth)?;
    let b = expression(binary.rhs(), dims, operand, depth)?;
    let divisor = || (b.0 == b.1 && b.0 > 0).then_some(b.0);
    match binary.kind() {
        BinaryKind::Add => add(a, b),
        BinaryKind::Mul => multiply(a, b),
        BinaryKind::Mod => divisor().map(|divisor| (0, divisor - 1)),
        BinaryKind::FloorDiv => {
            let divisor = divisor()?;
            Some((a.0.div_euclid(divisor), a.1.div_euclid(divisor)))
        }
        BinaryKind::CeilDiv => None,
    }
}
