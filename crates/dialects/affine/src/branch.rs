//! Models control flow between the regions of operations, and the values that it forwards.

use crate::{AffineForOp, AffineIfOp, AffineParallelOp};
use std::ops::Range;
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::props::Map;
use terrace_ir::loops::{
    LoopBound, LoopDimension, LoopLikeOpInterface, MoreYields, last_operands,
    replace_with_more_yields,
};
use terrace_ir::region_branch::{RegionBranchOpInterface, RegionPoint, region_inputs};
use terrace_ir::rewrite::{NoMatch, Rewriter};
use terrace_ir::{OpId, OpRef, OpView, OperandGroups, Registry, SmallVec, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn RegionBranchOpInterface>(AffineForOp::DEF, &For);
    registry.attach::<dyn LoopLikeOpInterface>(AffineForOp::DEF, &For);
    registry.attach::<dyn LoopLikeOpInterface>(AffineParallelOp::DEF, &Parallel);
    registry.attach::<dyn RegionBranchOpInterface>(AffineIfOp::DEF, &If);
}

fn points(points: &[RegionPoint]) -> SmallVec<[RegionPoint; 2]> {
    SmallVec::from_slice(points)
}

struct For;

struct Parallel;

impl LoopLikeOpInterface for Parallel {
    fn is_parallel(&self) -> bool {
        true
    }
}

impl LoopLikeOpInterface for For {
    fn inits(&self, op: OpRef<'_>) -> Range<usize> {
        OperandGroups::operands(AffineForOp::DEF, op, 2)
    }

    fn iter_args(&self, op: OpRef<'_>) -> SmallVec<[ValueId; 4]> {
        self.inputs(op, Some(0))
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

    fn dimensions(&self, op: OpRef<'_>) -> Option<SmallVec<[LoopDimension; 2]>> {
        let bound = |slot| match constant_bound(op, slot) {
            Some(number) => LoopBound::Constant(op.ctx.index(number)),
            None => LoopBound::Unknown,
        };
        let step = op.prop(AffineForOp::STEP);
        let dimension = LoopDimension {
            induction_var: region_inputs(op, 0).first().copied()?,
            lower_bound: bound(AffineForOp::LOWER_BOUND_MAP),
            upper_bound: bound(AffineForOp::UPPER_BOUND_MAP),
            step: step.map_or(LoopBound::Unknown, LoopBound::Constant),
            unsigned: false,
        };
        Some(SmallVec::from_elem(dimension, 1))
    }
}

/// Returns a loop bound if it is constant.
fn constant_bound(op: OpRef<'_>, slot: usize) -> Option<i64> {
    let map = op.get::<Map>(slot)?;
    map.single_constant()
}

/// Returns the trip count of a loop with constant bounds.
fn trip_count(op: OpRef<'_>) -> Option<i64> {
    let lower = constant_bound(op, AffineForOp::LOWER_BOUND_MAP)?;
    let upper = constant_bound(op, AffineForOp::UPPER_BOUND_MAP)?;
    let step = int_value(op.ctx, op.prop(AffineForOp::STEP)?)?.max(1);
    let distance = upper.checked_sub(lower)?.max(0);
    Some(distance / step + i64::from(distance % step != 0))
}

impl RegionBranchOpInterface for For {
    fn successors(&self, op: OpRef<'_>, from: RegionPoint) -> SmallVec<[RegionPoint; 2]> {
        match (from, trip_count(op)) {
            (Some(_), Some(1)) | (None, Some(0)) => points(&[None]),
            (None, Some(_)) => points(&[Some(0)]),
            _ => points(&[Some(0), None]),
        }
    }

    fn entry_operands(&self, op: OpRef<'_>, _to: RegionPoint) -> Range<usize> {
        OperandGroups::operands(AffineForOp::DEF, op, 2)
    }

    fn inputs(&self, op: OpRef<'_>, to: RegionPoint) -> SmallVec<[ValueId; 4]> {
        match to {
            Some(region) => {
                // The induction variable is the first argument.
                let carried = region_inputs(op, region).get(1..);
                SmallVec::from_slice(carried.unwrap_or_default())
            }
            None => op.body.results(op.id).collect(),
        }
    }
}

struct If;

impl RegionBranchOpInterface for If {
    fn successors(&self, op: OpRef<'_>, from: RegionPoint) -> SmallVec<[RegionPoint; 2]> {
        if from.is_some() {
            return points(&[None]);
        }
        let other = op.body.region(op.id, 1);
        let has_else = other.is_some_and(|region| op.body.entry_block(region).is_some());
        points(&[Some(0), has_else.then_some(1)])
    }

    fn inputs(&self, op: OpRef<'_>, to: RegionPoint) -> SmallVec<[ValueId; 4]> {
        match to {
            Some(_) => SmallVec::new(),
            None => op.body.results(op.id).collect(),
        }
    }
}
