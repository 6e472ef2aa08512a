//! Models control flow between the regions of operations, and the values that it forwards.

use crate::ops::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp,
};
use std::ops::Range;
use terrace_builtin::attrs::int_value;
use terrace_builtin::props::I64Array;
use terrace_ir::region_branch::{
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionPoint, region_inputs,
};
use terrace_ir::{Attr, OpRef, OpView, Registry, SmallVec, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn RegionBranchOpInterface>(ExecuteRegionOp::DEF, &ExecuteRegion);
    registry.attach::<dyn RegionBranchOpInterface>(ForOp::DEF, &For);
    registry.attach::<dyn RegionBranchOpInterface>(ForallOp::DEF, &Parallel);
    registry.attach::<dyn RegionBranchOpInterface>(IfOp::DEF, &If);
    registry.attach::<dyn RegionBranchOpInterface>(IndexSwitchOp::DEF, &IndexSwitch);
    registry.attach::<dyn RegionBranchOpInterface>(ParallelOp::DEF, &Parallel);
    registry.attach::<dyn RegionBranchOpInterface>(WhileOp::DEF, &While);
    registry.attach::<dyn RegionBranchTerminatorOpInterface>(ConditionOp::DEF, &Condition);
}

fn points<const N: usize>(points: [RegionPoint; N]) -> SmallVec<[RegionPoint; 2]> {
    SmallVec::from_slice(&points)
}

fn results(op: OpRef<'_>) -> SmallVec<[ValueId; 4]> {
    match op.body.only_result(op.id) {
        Some(result) => SmallVec::from_slice(&[result]),
        None => op.body.results(op.id).collect(),
    }
}

/// Returns the condition in the first operand if it is constant.
fn truth(op: OpRef<'_>, constants: &[Option<Attr>]) -> Option<bool> {
    let condition = constants.first().copied().flatten()?;
    Some(int_value(op.ctx, condition)? != 0)
}

pub(crate) struct ExecuteRegion;

impl RegionBranchOpInterface for ExecuteRegion {
    fn successors(&self, _op: OpRef<'_>, from: RegionPoint) -> SmallVec<[RegionPoint; 2]> {
        points([if from.is_none() { Some(0) } else { None }])
    }

    fn inputs(&self, op: OpRef<'_>, to: RegionPoint) -> SmallVec<[ValueId; 4]> {
        to.map_or_else(|| results(op), |_| SmallVec::new())
    }
}

pub(crate) struct For;

impl RegionBranchOpInterface for For {
    fn successors(&self, _op: OpRef<'_>, _from: RegionPoint) -> SmallVec<[RegionPoint; 2]> {
        points([Some(0), None])
    }

    fn entry_operands(&self, op: OpRef<'_>, _to: RegionPoint) -> Range<usize> {
        3..op.body.num_operands(op.id)
    }

    fn inputs(&self, op: OpRef<'_>, to: RegionPoint) -> SmallVec<[ValueId; 4]> {
        match to {
            Some(region) => {
                // The induction variable comes before the loop-carried values.
                let carried = region_inputs(op, region).get(1..);
                SmallVec::from_slice(carried.unwrap_or_default())
            }
            None => results(op),
        }
    }
}

/// `scf.parallel` and similar loops. Iterations are independent: no values are forwarded between them, and the
/// terminator produces the results.
pub(crate) struct Parallel;

impl RegionBranchOpInterface for Parallel {
    fn successors(&self, _op: OpRef<'_>, from: RegionPoint) -> SmallVec<[RegionPoint; 2]> {
        points([if from.is_none() { Some(0) } else { None }])
    }

    fn inputs(&self, _op: OpRef<'_>, _to: RegionPoint) -> SmallVec<[ValueId; 4]> {
        SmallVec::new()
    }
}

pub(crate) struct If;

impl RegionBranchOpInterface for If {
    fn successors(&self, op: OpRef<'_>, from: RegionPoint) -> SmallVec<[RegionPoint; 2]> {
        if from.is_some() {
            return points([None]);
        }
        let other = op.body.region(op.id, 1);
        let has_else = other.is_some_and(|region| op.body.entry_block(region).is_some());
        points([Some(0), has_else.then_some(1)])
    }

    fn entry_successors(
        &self,
        op: OpRef<'_>,
        constants: &[Option<Attr>],
    ) -> SmallVec<[RegionPoint; 2]> {
        let all = self.successors(op, None);
        match truth(op, constants) {
            Some(holds) => points([all[usize::from(!holds)]]),
            None => all,
        }
    }

    fn runs_once_at_most(&self, _op: OpRef<'_>, _region: usize) -> bool {
        true
    }

    fn inputs(&self, op: OpRef<'_>, to: RegionPoint) -> SmallVec<[ValueId; 4]> {
        to.map_or_else(|| results(op), |_| SmallVec::new())
    }
}

pub(crate) struct IndexSwitch;

impl RegionBranchOpInterface for IndexSwitch {
    fn entry_successors(
        &self,
        op: OpRef<'_>,
        constants: &[Option<Attr>],
    ) -> SmallVec<[RegionPoint; 2]> {
        let value = constants.first().copied().flatten();
        let Some(value) = value.and_then(|value| int_value(op.ctx, value)) else {
            return self.successors(op, None);
        };
        let cases = op.get::<I64Array>(IndexSwitchOp::CASES);
        let case = cases.and_then(|cases| cases.iter().position(|&case| case == value));
        // The first region is the default.
        points([Some(case.map_or(0, |case| case + 1))])
    }

    fn runs_once_at_most(&self, _op: OpRef<'_>, _region: usize) -> bool {
        true
    }

    fn successors(&self, op: OpRef<'_>, from: RegionPoint) -> SmallVec<[RegionPoint; 2]> {
        match from {
            Some(_) => points([None]),
            None => (0..op.body.regions(op.id).count()).map(Some).collect(),
        }
    }

    fn inputs(&self, op: OpRef<'_>, to: RegionPoint) -> SmallVec<[ValueId; 4]> {
        to.map_or_else(|| results(op), |_| SmallVec::new())
    }
}

pub(crate) struct While;

impl RegionBranchOpInterface for While {
    fn successors(&self, _op: OpRef<'_>, from: RegionPoint) -> SmallVec<[RegionPoint; 2]> {
        match from {
            Some(0) => points([None, Some(1)]),
            _ => points([Some(0)]),
        }
    }

    fn entry_operands(&self, op: OpRef<'_>, _to: RegionPoint) -> Range<usize> {
        0..op.body.num_operands(op.id)
    }

    fn inputs(&self, op: OpRef<'_>, to: RegionPoint) -> SmallVec<[ValueId; 4]> {
        match to {
            Some(region) => SmallVec::from_slice(region_inputs(op, region)),
            None => results(op),
        }
    }
}

struct Condition;

impl RegionBranchTerminatorOpInterface for Condition {
    fn successors(&self, _op: OpRef<'_>) -> SmallVec<[RegionPoint; 2]> {
        points([None, Some(1)])
    }

    fn successors_for(
        &self,
        op: OpRef<'_>,
        constants: &[Option<Attr>],
    ) -> SmallVec<[RegionPoint; 2]> {
        match truth(op, constants) {
            Some(true) => points([Some(1)]),
            Some(false) => points([None]),
            None => self.successors(op),
        }
    }

    fn successor_operands(&self, op: OpRef<'_>, _to: RegionPoint) -> Range<usize> {
        1..op.body.num_operands(op.id)
    }
}
