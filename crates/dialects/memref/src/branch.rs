//! Where control goes between the regions of an operation, and with which values.

use crate::ops::AllocaScopeOp;
use terrace_ir::region_branch::{RegionBranchOpInterface, RegionPoint};
use terrace_ir::{OpRef, OpView, Registry, SmallVec, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn RegionBranchOpInterface>(AllocaScopeOp::DEF, &AllocaScope);
}

/// Into the region, and from its end to the results.
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
