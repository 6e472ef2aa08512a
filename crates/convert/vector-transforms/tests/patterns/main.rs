//! Tests single sets of patterns. The expected output is that of MLIR's sets for the same input.

mod alignment;
mod contract;
mod drop_transfer_dims;
mod flatten;
mod folding;
mod leading_ones;
mod linearize;
mod memory;
mod native;
mod reshape;
mod scalable;
mod transfer_opt;
mod transfer_split;
mod transpose_avx2;
mod unroll;

use terrace_affine::AFFINE;
use terrace_arith::ARITH;
use terrace_func::FUNC;
use terrace_llvm::LLVM;
use terrace_memref::MEMREF;
use terrace_rewrite::PatternSet;
use terrace_scf::SCF;
use terrace_testing::{Expect, check_patterns};
use terrace_ub::UB;
use terrace_vector::VECTOR;

/// Applies a set of patterns to each function of a module, and compares the output.
#[track_caller]
fn check(populate: impl FnOnce(&mut PatternSet), input: &str, expect: &Expect) {
    let dialects = [&AFFINE, &ARITH, &FUNC, &LLVM, &MEMREF, &SCF, &UB, &VECTOR];
    let ctx = terrace_testing::context(&dialects);
    check_patterns(&ctx, populate, input, expect);
}
