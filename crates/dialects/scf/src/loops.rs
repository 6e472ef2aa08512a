//! Bounds and steps of loops.

use crate::ops::{ForOp, ForallOp, ForallOpRef, ParallelOp, WhileOp};
use terrace_builtin::attrs::AttrBuilder;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::loops::{Loop, LoopBound, LoopDimension, LoopLikeOpInterface};
use terrace_ir::region_branch::region_inputs;
use terrace_ir::{OpRef, OpView, Registry, SmallVec};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn LoopLikeOpInterface>(ForOp::DEF, &For);
    registry.attach::<dyn LoopLikeOpInterface>(ForallOp::DEF, &Forall);
    registry.attach::<dyn LoopLikeOpInterface>(ParallelOp::DEF, &Parallel);
    registry.attach::<dyn LoopLikeOpInterface>(WhileOp::DEF, &Loop);
}

type Dimensions = SmallVec<[LoopDimension; 2]>;

/// The lower bounds, upper bounds and steps of a loop, as many of each.
pub(crate) fn forall_bounds(op: ForallOpRef<'_>) -> Option<[Vec<MixedIndex>; 3]> {
    let lower = MixedIndex::join(op.static_lower_bound(), op.dynamic_lower_bound());
    let upper = MixedIndex::join(op.static_upper_bound(), op.dynamic_upper_bound());
    let step = MixedIndex::join(op.static_step(), op.dynamic_step());
    let alike = lower.len() == upper.len() && upper.len() == step.len();
    alike.then_some([lower, upper, step])
}

/// The dimensions of a loop whose first body arguments are the induction variables.
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
    fn dimensions(&self, op: OpRef<'_>) -> Option<Dimensions> {
        let bound = |index| [LoopBound::Value(op.body.operand(op.id, index))];
        let unsigned = ForOp::read(op).unsigned_cmp();
        Some(dimensions(op, [bound(0), bound(1), bound(2)], unsigned))
    }
}

struct Forall;

impl LoopLikeOpInterface for Forall {
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
