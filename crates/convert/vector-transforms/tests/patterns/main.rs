//! Sets of patterns one by one. What is expected is what MLIR's sets make of the same input.

mod contract;
mod drop_transfer_dims;
mod flatten;
mod folding;
mod leading_ones;
mod linearize;
mod memory;
mod narrow_type;
mod native;
mod reshape;
mod transfer_opt;
mod transfer_split;
mod transpose_avx2;
mod unroll;

use terrace_affine::AFFINE;
use terrace_arith::ARITH;
use terrace_func::FUNC;
use terrace_ir::{Body, Context, Diagnostics, Failed};
use terrace_llvm::LLVM;
use terrace_memref::MEMREF;
use terrace_rewrite::{GreedyConfig, GreedyPatterns, PatternSet, apply_patterns_greedily};
use terrace_scf::SCF;
use terrace_testing::Expect;
use terrace_ub::UB;
use terrace_vector::VECTOR;

/// Applies a set of patterns to each function of a module, and compares.
#[track_caller]
fn check(populate: impl FnOnce(&mut PatternSet), input: &str, expect: &Expect) {
    let dialects = [&AFFINE, &ARITH, &FUNC, &LLVM, &MEMREF, &SCF, &UB, &VECTOR];
    let ctx = terrace_testing::context(&dialects);
    let run = |ctx: &Context, body: &mut Body, _: &mut Diagnostics| -> Result<(), Failed> {
        let mut patterns = PatternSet::new();
        populate(&mut patterns);
        let patterns = GreedyPatterns::new(ctx, patterns);
        for (_, function) in body.nested_in_order_mut() {
            let outcome = apply_patterns_greedily(function, &patterns, GreedyConfig::default());
            assert_eq!((outcome.broken, outcome.converged), (None, true));
        }
        Ok(())
    };
    terrace_testing::check(&ctx, input, run, expect);
}
