//! Models control flow between the regions of operations, and the values that it forwards.

use crate::ops::AllocaScopeOp;
use terrace_ir::region_branch::{RegionBranchOpInterface, RegionPoint};
use terrace_ir::{OpRef, OpView, Registry, SmallVec, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn RegionBranchOpInterface>(AllocaScopeOp::DEF, &AllocaScope);
}

/// `memref.alloca_scope`: control enters the region, and returns to the parent with the region's results.
struct AllocaScope;

impl RegionBranchOpInterface for AllocaScope {
    fn successors(&self, _op: OpRef<'_>, from: RegionPoint) -> SmallVec<[RegionPoint; 2]> {
        SmallVec::from_slice(&[if from.is_none() { Some(0) } else { None }])
    }

    fn inputs(&self, op: OpRef<'_>, to: RegionPoint) -> SmallVec<[ValueId; 4]> {
        match to {
            Some(_) => SmallVec::new(),
            None => op.body.results(op.id).collect(),
        }
    }
}
