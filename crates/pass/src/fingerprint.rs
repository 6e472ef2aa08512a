//! Hashes a body to detect changes by a pass that claims to change nothing: MLIR's `OperationFingerPrint`.

use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use terrace_ir::{Body, OpId, RegionId};

/// Returns a hash of the operation that owns a body and of all nested operations. The hash covers names, locations,
/// attributes and types, and the IDs of operations, values and blocks, because analyses use the IDs as keys.
pub(crate) fn fingerprint(body: &Body) -> u64 {
    let mut hasher = FxHasher::default();
    // An explicit stack instead of recursion, because unusual inputs nest bodies deeply.
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        body_itself(body, &mut hasher);
        pending.extend(body.nested_bodies());
    }
    hasher.finish()
}

fn body_itself(body: &Body, hasher: &mut FxHasher) {
    let mut pending: Vec<RegionId> = Vec::new();
    op_itself(body, OpId::ROOT, hasher, &mut pending);
    while let Some(region) = pending.pop() {
        region.hash(hasher);
        for block in body.blocks(region) {
            block.hash(hasher);
            for &arg in body.block_args(block) {
                (arg, body.ty(arg)).hash(hasher);
            }
            for op in body.ops(block) {
                op_itself(body, op, hasher, &mut pending);
            }
        }
    }
}

fn op_itself(body: &Body, op: OpId, hasher: &mut FxHasher, regions: &mut Vec<RegionId>) {
    (op, body.name(op), body.loc(op), body.attrs(op)).hash(hasher);
    body.props(op).hash(hasher);
    for operand in body.operands(op) {
        operand.hash(hasher);
    }
    for result in body.results(op) {
        (result, body.ty(result)).hash(hasher);
    }
    for successor in body.successors(op) {
        successor.hash(hasher);
    }
    regions.extend(body.regions(op));
}
