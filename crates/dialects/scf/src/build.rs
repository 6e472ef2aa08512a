//! Operations with the blocks that their builders make in MLIR.

use crate::ops::{ForOp, YieldOp};
use terrace_ir::{Builder, SmallVec, Type, ValueId};

/// Creates a loop with its block: the induction variable, then what goes from one iteration to the next, with the locations of
/// the initial values. The block ends with an empty `scf.yield` if nothing does, and is empty otherwise.
pub fn build_for(
    builder: &mut Builder<'_>,
    lower: ValueId,
    upper: ValueId,
    step: ValueId,
    inits: &[ValueId],
) -> ForOp {
    let body = builder.body();
    let (index, loc) = (body.ty(lower), builder.loc);
    let types: SmallVec<[Type; 4]> = inits.iter().map(|&init| body.ty(init)).collect();
    let op = builder.create(ForOp::spec(&types, lower, upper, step, inits));
    let region = op.region(builder.body());
    let mut inner = builder.at(builder.at);
    let block = inner.create_block_in(region, &[]);
    inner.add_block_arg(block, index);
    for (&init, ty) in inits.iter().zip(types) {
        inner.loc = inner.body().value_loc(init);
        inner.add_block_arg(block, ty);
    }
    if inits.is_empty() {
        inner.loc = loc;
        inner.create(YieldOp::spec(&[]));
    }
    op
}
