//! Which integers values may be: `IntegerRangeAnalysis`, with the constants that decide where control goes.

use crate::constants::{Constant, ConstantAnalysis};
use crate::sparse::ForwardAnalysis;
use terrace_builtin::IntegerAttr;
use terrace_builtin::elements::{int_constant, storage_width};
use terrace_ir::int_range::{InferIntRangeInterface, IntegerValueRange, join_ranges};
use terrace_ir::loops::{LoopBound, LoopLikeOpInterface};
use terrace_ir::{Attr, Body, Context, OpRef, Traits, ValueId};
use terrace_numeric::{ApInt, ConstantIntRanges};

/// What is known of a value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct IntegerRange {
    /// The integers it may be. Whatever range is known of it counts for `constant` as well.
    pub range: IntegerValueRange,
    constant: Constant,
}

/// Asks operations for the ranges of their results, and loops for those of their induction variables. Together with it the
/// constants are found that say where control goes. A range that is no constant makes a value unknown there, as upstream.
pub struct IntegerRangeAnalysis<'c> {
    ctx: &'c Context,
    folds: bool,
}

impl<'c> IntegerRangeAnalysis<'c> {
    /// The analysis for IR of a context.
    pub fn new(ctx: &'c Context) -> Self {
        IntegerRangeAnalysis { ctx, folds: true }
    }

    /// The analysis where ranges alone say which constants decide where control goes: without
    /// `SparseConstantPropagation`.
    pub fn of_ranges_alone(ctx: &'c Context) -> Self {
        IntegerRangeAnalysis { ctx, folds: false }
    }

    /// What is known of the constant that a value is where nothing was folded.
    fn unfolded(&self, body: &Body, value: ValueId) -> Constant {
        match self.folds || storage_width(self.ctx, body.ty(value)) == 0 {
            true => Constant::Unknown,
            false => Constant::Unreached,
        }
    }

    fn max_range(&self, body: &Body, value: ValueId) -> IntegerValueRange {
        let width = storage_width(self.ctx, body.ty(value));
        (width > 0).then(|| ConstantIntRanges::max_range(width))
    }

    /// A fact from what is known of the constant and of the range.
    fn fact(
        &self,
        (body, value): (&Body, ValueId),
        constant: Constant,
        range: IntegerValueRange,
    ) -> IntegerRange {
        let Some(known) = &range else {
            return IntegerRange { range, constant };
        };
        let from_range = match known.constant_value() {
            Some(number) => {
                let attr = int_constant(self.ctx, body.ty(value), number);
                Constant::Is(attr, "")
            }
            None => Constant::Unknown,
        };
        let constant = ConstantAnalysis.join(&constant, &from_range);
        IntegerRange { range, constant }
    }

    /// The least or the greatest that a bound of a loop may be.
    fn bound(
        &self,
        (bound, width): (LoopBound, u32),
        known: &dyn Fn(ValueId) -> IntegerRange,
        greatest: bool,
    ) -> ApInt {
        let found = match bound {
            LoopBound::Constant(attr) => {
                let constant = attr.as_::<IntegerAttr>(self.ctx);
                constant.map(|constant| constant.value.clone())
            }
            LoopBound::Value(value) => known(value).range.map(|range| match greatest {
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
    type Fact = IntegerRange;

    fn unknown(&self, body: &Body, value: ValueId) -> IntegerRange {
        IntegerRange {
            range: self.max_range(body, value),
            constant: Constant::Unknown,
        }
    }

    fn non_control_flow(
        &self,
        op: OpRef<'_>,
        value: ValueId,
        known: &dyn Fn(ValueId) -> IntegerRange,
    ) -> IntegerRange {
        let model = self.ctx.op_interface::<dyn LoopLikeOpInterface>(op.name());
        let Some(dimensions) = model.and_then(|model| model.dimensions(op)) else {
            return self.unknown(op.body, value);
        };
        let dimension = (dimensions.iter()).find(|dimension| dimension.induction_var == value);
        let range = dimension.and_then(|dimension| {
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
        });
        self.fact((op.body, value), self.unfolded(op.body, value), range)
    }

    fn widen(
        &self,
        op: OpRef<'_>,
        result: ValueId,
        before: &IntegerRange,
        now: IntegerRange,
    ) -> IntegerRange {
        let is_handed_on = || {
            op.body.uses(result).any(|used| {
                let def = op.with(used.op).def();
                def.is_some_and(|def| def.has(Traits::TERMINATOR))
            })
        };
        // How often a loop runs is not known: what changes from one iteration to the next may be anything.
        if before.range.is_some() && before.range != now.range && is_handed_on() {
            return self.unknown(op.body, result);
        }
        now
    }

    fn join(&self, a: &IntegerRange, b: &IntegerRange) -> IntegerRange {
        IntegerRange {
            range: join_ranges(&a.range, &b.range),
            constant: ConstantAnalysis.join(&a.constant, &b.constant),
        }
    }

    fn is_unreached(&self, fact: &IntegerRange) -> bool {
        ConstantAnalysis.is_unreached(&fact.constant)
    }

    fn constant(&self, fact: &IntegerRange) -> Option<Attr> {
        ConstantAnalysis.constant(&fact.constant)
    }

    fn visit(
        &self,
        op: OpRef<'_>,
        operands: &[IntegerRange],
        known: &dyn Fn(ValueId) -> IntegerRange,
    ) -> Option<Vec<IntegerRange>> {
        let constants: Vec<Constant> = operands.iter().map(|fact| fact.constant).collect();
        let constants = (self.folds)
            .then(|| ConstantAnalysis.visit(op, &constants, &|value| known(value).constant))
            .flatten();
        let model = self
            .ctx
            .op_interface::<dyn InferIntRangeInterface>(op.name());
        let ranges = model.map(|model| {
            let operands: Vec<IntegerValueRange> =
                operands.iter().map(|fact| fact.range.clone()).collect();
            model.infer_result_ranges_from_optional(op, &operands)
        });
        let fact = |(index, result): (usize, ValueId)| {
            let constant = match &constants {
                Some(constants) => constants.get(index).copied().unwrap_or_default(),
                None => self.unfolded(op.body, result),
            };
            let width = storage_width(self.ctx, op.body.ty(result));
            let range = match &ranges {
                Some(ranges) => ranges.get(index).cloned().flatten(),
                None => self.max_range(op.body, result),
            };
            let range = range.filter(|range| range.width() == width);
            self.fact((op.body, result), constant, range)
        };
        Some(op.body.results(op.id).enumerate().map(fact).collect())
    }
}
