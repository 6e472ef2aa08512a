//! Creation of operations together with their blocks, like MLIR's builders.

use crate::ops::{ForOp, IfOp, YieldOp};
use terrace_ir::{BlockId, Builder, InsertPoint, SmallVec, Type, ValueId};
use terrace_rewrite::Rewriter;

/// Creates a loop with its block. The arguments are the induction variable and the loop-carried values, with the
/// locations of the initial values. Without loop-carried values, the block ends with an empty `scf.yield`; otherwise it
/// is empty.
pub fn build_for(
    builder: &mut Builder<'_>,
    lower: ValueId,
    upper: ValueId,
    step: ValueId,
    inits: &[ValueId],
) -> ForOp {
    let mut inner = builder.at(builder.at);
    let block = loop_block(&mut inner, lower, inits);
    if inits.is_empty() {
        inner.create(YieldOp::spec(&[]));
    }
    for_around(builder, [lower, upper, step], inits, block)
}

/// Creates a loop and fills its block with `body`. It gets the induction variable and the loop-carried values, and
/// returns the yielded values. As with MLIR's body builders, a greedy driver adds the operations in the block to its
/// worklist only in the next iteration.
pub fn build_for_with<'c>(
    rw: &mut dyn Rewriter<'c>,
    bounds: [ValueId; 3],
    inits: &[ValueId],
    body: impl FnOnce(&mut dyn Rewriter<'c>, ValueId, &[ValueId]) -> Vec<ValueId>,
) -> ForOp {
    let block = loop_block(&mut rw.builder(), bounds[0], inits);
    let arguments: SmallVec<[ValueId; 4]> = rw.body().block_args(block).into();
    fill(rw, block, |rw| body(rw, arguments[0], &arguments[1..]));
    for_around(&mut rw.builder(), bounds, inits, block)
}

/// Creates an `scf.if` without results and without an else block, and fills the block with `then`.
pub fn build_if<'c>(
    rw: &mut dyn Rewriter<'c>,
    condition: ValueId,
    then: impl FnOnce(&mut dyn Rewriter<'c>),
) -> IfOp {
    let block = choice_block(rw, |rw| {
        then(rw);
        Vec::new()
    });
    let choice = rw.create(IfOp::spec(&[], condition));
    let region = choice.then_region(rw.body());
    rw.builder().append_block(region, block);
    choice
}

/// Creates an `scf.if` with results of `types`, and fills its blocks with `then` and `otherwise`, which return the
/// yielded values. A greedy driver visits the operations in the blocks later, as with [`build_for_with`].
pub fn build_if_else<'c>(
    rw: &mut dyn Rewriter<'c>,
    types: &[Type],
    condition: ValueId,
    then: impl FnOnce(&mut dyn Rewriter<'c>) -> Vec<ValueId>,
    otherwise: impl FnOnce(&mut dyn Rewriter<'c>) -> Vec<ValueId>,
) -> IfOp {
    let then = choice_block(rw, then);
    let otherwise = choice_block(rw, otherwise);
    let choice = rw.create(IfOp::spec(types, condition));
    let body = rw.body();
    let regions = [choice.then_region(body), choice.else_region(body)];
    for (region, block) in regions.into_iter().zip([then, otherwise]) {
        rw.builder().append_block(region, block);
    }
    choice
}

/// Creates the block of a loop, not yet in a region.
fn loop_block(builder: &mut Builder<'_>, lower: ValueId, inits: &[ValueId]) -> BlockId {
    let loc = builder.loc;
    let index = builder.body().ty(lower);
    let block = builder.create_detached_block(&[]);
    builder.add_block_arg(block, index);
    for &init in inits {
        let ty = builder.body().ty(init);
        builder.loc = builder.body().value_loc(init);
        builder.add_block_arg(block, ty);
    }
    builder.loc = loc;
    block
}

fn for_around(
    builder: &mut Builder<'_>,
    [lower, upper, step]: [ValueId; 3],
    inits: &[ValueId],
    block: BlockId,
) -> ForOp {
    let body = builder.body();
    let types: SmallVec<[Type; 4]> = inits.iter().map(|&init| body.ty(init)).collect();
    let op = builder.create(ForOp::spec(&types, lower, upper, step, inits));
    let region = op.region(builder.body());
    builder.append_block(region, block);
    op
}

fn choice_block<'c>(
    rw: &mut dyn Rewriter<'c>,
    make: impl FnOnce(&mut dyn Rewriter<'c>) -> Vec<ValueId>,
) -> BlockId {
    let block = rw.builder().create_detached_block(&[]);
    fill(rw, block, make);
    block
}

/// Fills a block, and ends it with a yield.
fn fill<'c>(
    rw: &mut dyn Rewriter<'c>,
    block: BlockId,
    make: impl FnOnce(&mut dyn Rewriter<'c>) -> Vec<ValueId>,
) {
    let here = rw.insertion_point();
    rw.set_insertion_point(InsertPoint::end(block));
    let values = make(rw);
    rw.create(YieldOp::spec(&values));
    rw.set_insertion_point(here);
}
