//! Transforms loops of the scf dialect: the passes of MLIR's `SCF/Transforms` and the transformations that they apply.
//!
//! - [`for_to_while`], [`parallel_for_to_nested_fors`], [`forall_to_for_loop`] and [`forall_to_parallel_loop`] convert
//!   between kinds of loops.
//! - [`wrap_while_loop_in_zero_trip_check`] rotates `scf.while`. [`uplift_while_to_for_loop`] uplifts it to `scf.for`.
//! - [`specialize_for_loop`] and [`specialize_parallel_loop`] specialize loops for constant bounds.
//! - [`fold_loop_range`] folds arithmetic into the range of a loop. [`tile_parallel_loop`] tiles a loop.
//! - [`hoist_allocations`] and [`free_between`] handle stack memory in loops.
//!
#![doc = include_str!("../README.md")]

mod allocations;
mod forall;
mod loops;
mod passes;
mod range;
mod specialize;
mod tile;
mod uplift;
mod while_loops;

pub use allocations::{free_between, hoist_allocations};
pub use forall::{ForallBounds, forall_bounds, forall_to_for_loop, forall_to_parallel_loop};
pub use loops::{for_to_while, parallel_for_to_nested_fors};
pub use passes::{
    SCF_FOR_LOOP_RANGE_FOLDING, SCF_FOR_LOOP_SPECIALIZATION, SCF_FOR_TO_WHILE, SCF_FORALL_TO_FOR,
    SCF_FORALL_TO_PARALLEL, SCF_PARALLEL_FOR_TO_NESTED_FORS, SCF_PARALLEL_LOOP_SPECIALIZATION,
    SCF_PARALLEL_LOOP_TILING,
};
pub use range::fold_loop_range;
pub use specialize::{specialize_for_loop, specialize_parallel_loop};
pub use tile::tile_parallel_loop;
pub use uplift::{populate_uplift_while_to_for_patterns, uplift_while_to_for_loop};
pub use while_loops::{
    populate_scf_rotate_while_loop_patterns, wrap_while_loop_in_zero_trip_check,
};

use terrace_ir::{BlockId, InsertPoint, OpId, SmallVec, ValueId};
use terrace_pass::Bundle;
use terrace_rewrite::{Match, Rewriter, require};
use terrace_scf::build_for;

/// The passes of this crate.
pub static BUNDLE: Bundle = Bundle::new().passes(&[
    &SCF_FOR_TO_WHILE,
    &SCF_FOR_LOOP_RANGE_FOLDING,
    &SCF_FOR_LOOP_SPECIALIZATION,
    &SCF_FORALL_TO_FOR,
    &SCF_FORALL_TO_PARALLEL,
    &SCF_PARALLEL_FOR_TO_NESTED_FORS,
    &SCF_PARALLEL_LOOP_SPECIALIZATION,
    &SCF_PARALLEL_LOOP_TILING,
]);

/// Replaces a loop without results by nested loops, outermost first. `block` is the loop's body and `last` its
/// terminator.
fn replace_by_nest(
    op: OpId,
    (block, last): (BlockId, OpId),
    [lower, upper, step]: [&[ValueId]; 3],
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    require(!lower.is_empty(), "the loop has no dimensions")?;
    let mut ivs: SmallVec<[ValueId; 4]> = SmallVec::new();
    let mut innermost = rw.insertion_point().block;
    for ((&lower, &upper), &step) in lower.iter().zip(upper).zip(step) {
        let inner = build_for(&mut rw.builder(), lower, upper, step, &[]);
        let body = rw.body();
        let block = body.entry_block(rw.read(inner).region());
        innermost = block.expect("invariant: the loop was made with a block");
        ivs.push(body.block_args(innermost)[0]);
        rw.set_insertion_point(InsertPoint::start(rw.body(), innermost));
    }
    rw.erase_op(last);
    let end = rw.body().last_op(innermost);
    rw.inline_block_before(block, innermost, end, &ivs);
    rw.replace_op(op, &[]);
    Ok(())
}
