//! Implements the loop interface: bounds, steps and loop-carried values.

use crate::ops::{ForOp, ForallOp, ForallOpRef, ParallelOp, WhileOp};
use std::ops::Range;
use terrace_builtin::attrs::AttrBuilder;
use terrace_interfaces::destination_style::DestinationStyleOpInterface;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::loops::{
    LoopBound, LoopDimension, LoopLikeOpInterface, MoreYields, last_operands,
    replace_with_more_yields,
};
use terrace_ir::region_branch::region_inputs;
use terrace_ir::rewrite::{NoMatch, Rewriter};
use terrace_ir::{OpId, OpRef, OpView, OperandGroups, Registry, SmallVec, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn LoopLikeOpInterface>(ForOp::DEF, &For);
    registry.attach::<dyn LoopLikeOpInterface>(ForallOp::DEF, &Forall);
    registry.attach::<dyn DestinationStyleOpInterface>(ForallOp::DEF, &Forall);
    registry.attach::<dyn LoopLikeOpInterface>(ParallelOp::DEF, &Parallel);
    registry.attach::<dyn LoopLikeOpInterface>(WhileOp::DEF, &While);
}

type Dimensions = SmallVec<[LoopDimension; 2]>;

/// Returns the lower bounds, upper bounds and steps of a loop. The lists have equal lengths.
pub(crate) fn forall_bounds(op: ForallOpRef<'_>) -> Option<[Vec<MixedIndex>; 3]> {
    let lower = MixedIndex::join(op.static_lower_bound(), op.dynamic_lower_bound());
    let upper = MixedIndex::join(op.static_upper_bound(), op.dynamic_upper_bound());
    let step = MixedIndex::join(op.static_step(), op.dynamic_step());
    let alike = lower.len() == upper.len() && upper.len() == step.len();
    alike.then_some([lower, upper, step])
}

/// Returns the dimensions of a loop whose first body arguments are the induction variables.
fn dimensions(
    op: OpRef<'_>,
    bounds: [impl IntoIterator<Item = LoopBound>; 3],
    unsigned: bool,
) -> Dimensions {
    let [lower, upper, step] = bounds.map(IntoIterator::into_iter);
    let bounds = lower.zip(upper).zip(step);
    let variables = region_inputs(op, 0).iter();
    let dimension = |(&induction_var, ((lower_bound, upper_bound), step))| LoopDimension {
        induction_var,
        lower_bound,
        upper_bound,
        step,
        unsigned,
    };
    variables.zip(bounds).map(dimension).collect()
}

struct For;

impl LoopLikeOpInterface for For {
    fn inits(&self, op: OpRef<'_>) -> Range<usize> {
        OperandGroups::operands(ForOp::DEF, op, 3)
    }

    fn iter_args(&self, op: OpRef<'_>) -> SmallVec<[ValueId; 4]> {
        // The induction variable is the first argument.
        let carried = region_inputs(op, 0).get(1..);
        SmallVec::from_slice(carried.unwrap_or_default())
    }

    fn yielded(&self, op: OpRef<'_>) -> Option<(OpId, Range<usize>)> {
        last_operands(op, 0)
    }

    fn with_more_yields(
        &self,
        op: OpId,
        inits: &[ValueId],
        yields: &mut MoreYields<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> Result<OpId, NoMatch> {
        replace_with_more_yields(self, op, inits, yields, rw)
    }

    fn dimensions(&self, op: OpRef<'_>) -> Option<Dimensions> {
        let bound = |index| [LoopBound::Value(op.body.operand(op.id, index))];
        let unsigned = ForOp::read(op).unsigned_cmp();
        Some(dimensions(op, [bound(0), bound(1), bound(2)], unsigned))
    }
}

struct While;

impl LoopLikeOpInterface for While {
    fn inits(&self, op: OpRef<'_>) -> Range<usize> {
        0..op.body.num_operands(op.id)
    }

    fn iter_args(&self, op: OpRef<'_>) -> SmallVec<[ValueId; 4]> {
        SmallVec::from_slice(region_inputs(op, 0))
    }

    fn yielded(&self, op: OpRef<'_>) -> Option<(OpId, Range<usize>)> {
        last_operands(op, 1)
    }
}

pub(crate) struct Forall;

impl DestinationStyleOpInterface for Forall {
    fn inits(&self, op: OpRef<'_>) -> Range<usize> {
        LoopLikeOpInterface::inits(self, op)
    }
}

impl LoopLikeOpInterface for Forall {
    fn inits(&self, op: OpRef<'_>) -> Range<usize> {
        OperandGroups::operands(ForallOp::DEF, op, 3)
    }

    fn iter_args(&self, op: OpRef<'_>) -> SmallVec<[ValueId; 4]> {
        let arguments = region_inputs(op, 0);
        let first = arguments
            .len()
            .saturating_sub(LoopLikeOpInterface::inits(self, op).len());
        SmallVec::from_slice(&arguments[first..])
    }

    fn is_parallel(&self) -> bool {
        true
    }

    fn dimensions(&self, op: OpRef<'_>) -> Option<Dimensions> {
        let bounds = forall_bounds(ForallOp::read(op))?;
        let bound = |mixed: MixedIndex| match mixed {
            MixedIndex::Known(number) => LoopBound::Constant(op.ctx.index(number)),
            MixedIndex::Value(value) => LoopBound::Value(value),
        };
        let bounds = bounds.map(|bounds| bounds.into_iter().map(bound));
        Some(dimensions(op, bounds, false))
    }
}

struct Parallel;

impl LoopLikeOpInterface for Parallel {
    fn inits(&self, op: OpRef<'_>) -> Range<usize> {
        OperandGroups::operands(ParallelOp::DEF, op, 3)
    }

    fn is_parallel(&self) -> bool {
        true
    }

    fn dimensions(&self, op: OpRef<'_>) -> Option<Dimensions> {
        let this = ParallelOp::read(op);
        let bounds = [
            this.lower_bound().collect::<Vec<_>>(),
            this.upper_bound().collect(),
            this.step().collect(),
        ];
        let bounds = bounds.map(|values| values.into_iter().map(LoopBound::Value));
        Some(dimensions(op, bounds, false))
    }
}
