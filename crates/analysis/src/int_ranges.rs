//! Infers the integer ranges of values: MLIR's `IntegerRangeAnalysis`.

use crate::anchor::Value;
use crate::constants::Constant;
use crate::solver::{Lattice, Solver};
use crate::sparse::SparseForwardAnalysis;
use terrace_builtin::IntegerAttr;
use terrace_builtin::elements::{int_constant, storage_width};
use terrace_interfaces::int_range::{InferIntRangeInterface, IntegerValueRange};
use terrace_ir::loops::{LoopBound, LoopLikeOpInterface};
use terrace_ir::{Body, Context, OpRef, Traits, ValueId};
use terrace_numeric::{ApInt, ConstantIntRanges};

/// The lattice state of a value: MLIR's `IntegerValueRangeLattice`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum IntegerRange {
    /// Uninitialized: no value is known to reach it yet.
    #[default]
    Unreached,
    /// Not an integer.
    NoInteger,
    /// An integer in this range.
    Range(ConstantIntRanges),
}

impl IntegerRange {
    /// Returns the range of the value, if it is known.
    pub fn range(&self) -> IntegerValueRange {
        match self {
            IntegerRange::Range(range) => Some(range.clone()),
            IntegerRange::Unreached | IntegerRange::NoInteger => None,
        }
    }
}

impl Lattice for IntegerRange {
    fn join(&self, other: &IntegerRange) -> IntegerRange {
        match (self, other) {
            (IntegerRange::Unreached, known) | (known, IntegerRange::Unreached) => known.clone(),
            (IntegerRange::Range(a), IntegerRange::Range(b)) if a.width() == b.width() => {
                IntegerRange::Range(a.union(b))
            }
            (IntegerRange::Range(_), IntegerRange::Range(_)) => self.clone(),
            _ => IntegerRange::NoInteger,
        }
    }
}

/// Infers the ranges of operation results and of induction variables. A range of one integer is a constant; a value
/// with any other range is known not to be constant.
pub struct IntegerRangeAnalysis<'c> {
    ctx: &'c Context,
}

impl<'c> IntegerRangeAnalysis<'c> {
    /// Creates the analysis for IR of a context.
    pub fn new(ctx: &'c Context) -> Self {
        IntegerRangeAnalysis { ctx }
    }

    /// Returns the range of a bound or the step of a loop.
    fn bound(
        &self,
        (bound, width): (LoopBound, u32),
        known: &dyn Fn(ValueId) -> IntegerRange,
    ) -> ConstantIntRanges {
        let found = match bound {
            LoopBound::Constant(attr) => {
                let constant = attr.as_::<IntegerAttr>(self.ctx);
                constant.map(|constant| ConstantIntRanges::constant(constant.value.clone()))
            }
            LoopBound::Value(value) => known(value).range(),
            LoopBound::Unknown => None,
        };
        let found = found.filter(|found| found.width() == width);
        found.unwrap_or_else(|| ConstantIntRanges::max_range(width))
    }
}

/// Returns the range of an induction variable with unsigned bounds, `upper` excluded. Returns `None` if the range is
/// empty.
fn counted_unsigned(
    lower: &ConstantIntRanges,
    upper: &ConstantIntRanges,
) -> Option<ConstantIntRanges> {
    let (min, end) = (lower.umin(), upper.umax());
    let last = || end.sub(&ApInt::one(end.width()));
    min.ult(end)
        .then(|| ConstantIntRanges::from_unsigned(min.clone(), last()))
}

/// Like [`counted_unsigned`], with signed bounds. A negative step counts down.
fn counted_signed(
    lower: &ConstantIntRanges,
    upper: &ConstantIntRanges,
    step: &ConstantIntRanges,
) -> Option<ConstantIntRanges> {
    let (mut min, mut max) = (lower.smin().clone(), upper.smax().clone());
    if step.smax().is_negative() {
        std::mem::swap(&mut min, &mut max);
    } else {
        // The upper bound is excluded.
        max = max.sub(&ApInt::one(max.width()));
    }
    max.sge(&min)
        .then(|| ConstantIntRanges::from_signed(min, max))
}

impl SparseForwardAnalysis for IntegerRangeAnalysis<'_> {
    type Fact = IntegerRange;

    fn entry_state(&self, body: &Body, value: ValueId) -> IntegerRange {
        match storage_width(self.ctx, body.ty(value)) {
            0 => IntegerRange::NoInteger,
            width => IntegerRange::Range(ConstantIntRanges::max_range(width)),
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
            return self.entry_state(op.body, value);
        };
        let width = storage_width(self.ctx, op.body.ty(value));
        let dimension = (dimensions.iter()).find(|dimension| dimension.induction_var == value);
        let Some(dimension) = dimension.filter(|_| width > 0) else {
            return IntegerRange::Unreached;
        };
        let bound = |bound| self.bound((bound, width), known);
        let (lower, upper) = (bound(dimension.lower_bound), bound(dimension.upper_bound));
        let range = match dimension.unsigned {
            true => counted_unsigned(&lower, &upper),
            false => counted_signed(&lower, &upper, &bound(dimension.step)),
        };
        // The bounds of an empty range are meaningless.
        range.map_or(IntegerRange::Unreached, IntegerRange::Range)
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
        // The trip count of a loop is unknown, so a value that changes from one iteration to the next may be any
        // integer.
        if *before != IntegerRange::Unreached && *before != now && is_handed_on() {
            return self.entry_state(op.body, result);
        }
        now
    }

    fn on_update(&self, solver: &mut Solver<'_>, value: Value) {
        let number = match solver.get::<Value, IntegerRange>(value) {
            None | Some(IntegerRange::Unreached) => return,
            Some(IntegerRange::NoInteger) => None,
            Some(IntegerRange::Range(range)) => range.constant_value(),
        };
        let ty = solver.body(value.0).ty(value.1);
        let constant = match number {
            // The constant belongs to no dialect.
            Some(number) => Constant::Is(int_constant(self.ctx, ty, number), ""),
            None => Constant::Unknown,
        };
        solver.join(value, &constant);
    }

    fn visit_operation(
        &self,
        op: OpRef<'_>,
        operands: &[IntegerRange],
        _known: &dyn Fn(ValueId) -> IntegerRange,
    ) -> Option<Vec<IntegerRange>> {
        let model = self
            .ctx
            .op_interface::<dyn InferIntRangeInterface>(op.name());
        let operands: Vec<IntegerValueRange> = operands.iter().map(IntegerRange::range).collect();
        let ranges = model?.infer_result_ranges_from_optional(op, &operands);
        let fact = |(result, range): (ValueId, IntegerValueRange)| {
            let width = storage_width(self.ctx, op.body.ty(result));
            match range.filter(|range| range.width() == width) {
                _ if width == 0 => IntegerRange::NoInteger,
                Some(range) => IntegerRange::Range(range),
                None => IntegerRange::Unreached,
            }
        };
        Some(op.body.results(op.id).zip(ranges).map(fact).collect())
    }
}
