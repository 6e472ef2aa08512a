//! Creates operations together with their blocks, like MLIR's builders.
//!
//! Functions with closures are generic over [`OpBuilder`]: they accept a [`Builder`] or a rewriter, and pass it to
//! the closures.

use crate::ops::{ConditionOp, ForOp, IfOp, WhileOp, YieldOp};
use terrace_ir::{BlockId, Builder, InsertPoint, OpBuilder, SmallVec, Type, ValueId};

/// Creates a loop with its block. The block arguments are the induction variable and the loop-carried values, with
/// the locations of the initial values. Without loop-carried values, the block ends with an empty `scf.yield`.
/// Otherwise, the block is empty.
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

/// Creates a loop and fills its block with `body`. The closure receives the induction variable and the loop-carried
/// values, and returns the yielded values. As with MLIR's body builders, a greedy driver adds the operations in the
/// block to its worklist only in the next iteration.
pub fn build_for_with<B: OpBuilder + ?Sized>(
    at: &mut B,
    bounds: [ValueId; 3],
    inits: &[ValueId],
    body: impl FnOnce(&mut B, ValueId, &[ValueId]) -> Vec<ValueId>,
) -> ForOp {
    let block = loop_block(&mut at.builder(), bounds[0], inits);
    let arguments: SmallVec<[ValueId; 4]> = at.builder().body().block_args(block).into();
    fill(at, block, |at| body(at, arguments[0], &arguments[1..]));
    for_around(&mut at.builder(), bounds, inits, block)
}

/// Creates a loop that runs while a condition holds. `before` receives the initial values, in later iterations the
/// values that `after` yields. It returns the condition, and values that are forwarded to `after` if the condition is
/// true. If the condition is false, these values are the results of the loop, of these `types`.
pub fn build_while<B: OpBuilder + ?Sized>(
    at: &mut B,
    inits: &[ValueId],
    types: &[Type],
    before: impl FnOnce(&mut B, &[ValueId]) -> (ValueId, Vec<ValueId>),
    after: impl FnOnce(&mut B, &[ValueId]) -> Vec<ValueId>,
) -> WhileOp {
    let mut builder = at.builder();
    let init_types: SmallVec<[Type; 4]> = types_of(&builder, inits);
    let [first, second] = [&*init_types, types].map(|types| block_with(&mut builder, types));
    let args = |at: &mut B, block| -> SmallVec<[ValueId; 4]> {
        at.builder().body().block_args(block).into()
    };
    let first_args = args(at, first);
    within(at, first, |at| {
        let (condition, values) = before(at, &first_args);
        at.builder().create(ConditionOp::spec(condition, &values));
    });
    let second_args = args(at, second);
    fill(at, second, |at| after(at, &second_args));
    let mut builder = at.builder();
    let op = builder.create(WhileOp::spec(types, inits));
    let view = builder.read(op);
    let regions = [view.before(), view.after()];
    for (region, block) in regions.into_iter().zip([first, second]) {
        builder.append_block(region, block);
    }
    op
}

/// Creates an `scf.if` without results and without an else block, and fills the block with `then`.
pub fn build_if<B: OpBuilder + ?Sized>(
    at: &mut B,
    condition: ValueId,
    then: impl FnOnce(&mut B),
) -> IfOp {
    let block = choice_block(at, |at| {
        then(at);
        Vec::new()
    });
    let mut builder = at.builder();
    let choice = builder.create(IfOp::spec(&[], condition));
    let region = builder.read(choice).then_region();
    builder.append_block(region, block);
    choice
}

/// Creates an `scf.if` with results of `types`, and fills its blocks with `then` and `otherwise`, which return the
/// yielded values. A greedy driver visits the operations in the blocks later, as with [`build_for_with`].
pub fn build_if_else<B: OpBuilder + ?Sized>(
    at: &mut B,
    types: &[Type],
    condition: ValueId,
    then: impl FnOnce(&mut B) -> Vec<ValueId>,
    otherwise: impl FnOnce(&mut B) -> Vec<ValueId>,
) -> IfOp {
    let then = choice_block(at, then);
    let otherwise = choice_block(at, otherwise);
    let mut builder = at.builder();
    let choice = builder.create(IfOp::spec(types, condition));
    let view = builder.read(choice);
    let regions = [view.then_region(), view.else_region()];
    for (region, block) in regions.into_iter().zip([then, otherwise]) {
        builder.append_block(region, block);
    }
    choice
}

fn types_of(builder: &Builder<'_>, values: &[ValueId]) -> SmallVec<[Type; 4]> {
    let body = builder.body();
    values.iter().map(|&value| body.ty(value)).collect()
}

/// Creates a detached block whose arguments have the builder's location.
fn block_with(builder: &mut Builder<'_>, types: &[Type]) -> BlockId {
    let block = builder.at(builder.at).create_detached_block(&[]);
    for &ty in types {
        builder.add_block_arg(block, ty);
    }
    block
}

/// Creates the detached block of a loop.
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
    let types = types_of(builder, inits);
    let op = builder.create(ForOp::spec(&types, lower, upper, step, inits));
    let region = builder.read(op).region();
    builder.append_block(region, block);
    op
}

fn choice_block<B: OpBuilder + ?Sized>(
    at: &mut B,
    make: impl FnOnce(&mut B) -> Vec<ValueId>,
) -> BlockId {
    let block = block_with(&mut at.builder(), &[]);
    fill(at, block, make);
    block
}

/// Fills a block, and terminates it with a yield.
fn fill<B: OpBuilder + ?Sized>(
    at: &mut B,
    block: BlockId,
    make: impl FnOnce(&mut B) -> Vec<ValueId>,
) {
    within(at, block, |at| {
        let values = make(at);
        at.builder().create(YieldOp::spec(&values));
    });
}

/// Calls `make` with the insertion point at the end of a block, then restores the insertion point.
fn within<B: OpBuilder + ?Sized>(at: &mut B, block: BlockId, make: impl FnOnce(&mut B)) {
    let here = at.insertion_point();
    at.set_insertion_point(InsertPoint::end(block));
    make(at);
    at.set_insertion_point(here);
}
