//! Which integers values may be: `IntegerRangeAnalysis`.

use crate::constants::Constant;
use crate::sparse::ForwardAnalysis;
use terrace_builtin::IntegerAttr;
use terrace_builtin::elements::{int_constant, storage_width};
use terrace_ir::int_range::{InferIntRangeInterface, IntegerValueRange, join_ranges};
use terrace_ir::loops::{LoopBound, LoopLikeOpInterface};
use terrace_ir::{Body, Context, OpRef, Traits, ValueId};
use terrace_numeric::{ApInt, ConstantIntRanges};

/// Asks operations for the ranges of their results, and loops for those of their induction variables. A range of one number
/// is a constant, and any other range says that the value is none.
pub struct IntegerRangeAnalysis<'c> {
    ctx: &'c Context,
}

impl<'c> IntegerRangeAnalysis<'c> {
    /// The analysis for IR of a context.
    pub fn new(ctx: &'c Context) -> Self {
        IntegerRangeAnalysis { ctx }
    }

    fn max_range(&self, body: &Body, value: ValueId) -> IntegerValueRange {
        let width = storage_width(self.ctx, body.ty(value));
        (width > 0).then(|| ConstantIntRanges::max_range(width))
    }

    /// The least or the greatest that a bound of a loop may be.
    fn bound(
        &self,
        (bound, width): (LoopBound, u32),
        known: &dyn Fn(ValueId) -> IntegerValueRange,
        greatest: bool,
    ) -> ApInt {
        let found = match bound {
            LoopBound::Constant(attr) => {
                let constant = attr.as_::<IntegerAttr>(self.ctx);
                constant.map(|constant| constant.value.clone())
            }
            LoopBound::Value(value) => known(value).map(|range| match greatest {
                true => range.smax().clone(),
                false => range.smin().clone(),
            }),
            LoopBound::Unknown => None,
        };
        match found.filter(|found| found.width() == width) {
            Some(found) => found,
            None if greatest => ApInt::signed_max(width),
            None => ApInt::signed_min(width),
        }
    }
}

impl ForwardAnalysis for IntegerRangeAnalysis<'_> {
    type Fact = IntegerValueRange;

    fn unknown(&self, body: &Body, value: ValueId) -> IntegerValueRange {
        self.max_range(body, value)
    }

    fn non_control_flow(
        &self,
        op: OpRef<'_>,
        value: ValueId,
        known: &dyn Fn(ValueId) -> IntegerValueRange,
    ) -> IntegerValueRange {
        let model = self.ctx.op_interface::<dyn LoopLikeOpInterface>(op.name());
        let Some(dimensions) = model.and_then(|model| model.dimensions(op)) else {
            return self.unknown(op.body, value);
        };
        let dimension = (dimensions.iter()).find(|dimension| dimension.induction_var == value)?;
        let width = storage_width(self.ctx, op.body.ty(value));
        if width == 0 {
            return None;
        }
        let mut min = self.bound((dimension.lower_bound, width), known, false);
        let mut max = self.bound((dimension.upper_bound, width), known, true);
        let step = self.bound((dimension.step, width), known, true);
        if step.is_negative() {
            std::mem::swap(&mut min, &mut max);
        } else {
            // The upper bound itself is not reached.
            max = max.sub(&ApInt::one(width));
        }
        // Other bounds would mean nothing.
        max.sge(&min)
            .then(|| ConstantIntRanges::from_signed(min, max))
    }

    fn widen(
        &self,
        op: OpRef<'_>,
        result: ValueId,
        before: &IntegerValueRange,
        now: IntegerValueRange,
    ) -> IntegerValueRange {
        let is_handed_on = || {
            op.body.uses(result).any(|used| {
                let def = op.with(used.op).def();
                def.is_some_and(|def| def.has(Traits::TERMINATOR))
            })
        };
        // How often a loop runs is not known: what changes from one iteration to the next may be anything.
        if before.is_some() && *before != now && is_handed_on() {
            return self.max_range(op.body, result);
        }
        now
    }

    fn join(&self, a: &IntegerValueRange, b: &IntegerValueRange) -> IntegerValueRange {
        join_ranges(a, b)
    }

    fn constant(&self, body: &Body, value: ValueId, range: &IntegerValueRange) -> Option<Constant> {
        Some(match range.as_ref()?.constant_value() {
            // Of no dialect in particular.
            Some(number) => Constant::Is(int_constant(self.ctx, body.ty(value), number), ""),
            None => Constant::Unknown,
        })
    }

    fn visit(
        &self,
        op: OpRef<'_>,
        operands: &[IntegerValueRange],
        _known: &dyn Fn(ValueId) -> IntegerValueRange,
    ) -> Option<Vec<IntegerValueRange>> {
        let model = self
            .ctx
            .op_interface::<dyn InferIntRangeInterface>(op.name());
        let ranges = model?.infer_result_ranges_from_optional(op, operands);
        let range = |(result, range): (ValueId, IntegerValueRange)| {
            let width = storage_width(self.ctx, op.body.ty(result));
            range.filter(|range| range.width() == width)
        };
        Some(op.body.results(op.id).zip(ranges).map(range).collect())
    }
}
