//! `convert-vector-to-llvm`: converts vector operations to the LLVM dialect.
//!
//! # Map
//! - `memory`: loads and stores, including masked, indexed and compressed accesses. `alignment`: the alignment of
//!   accesses.
//! - `elements`: subvectors and elements. `shape`: broadcasts, shuffles, interleaving, casts. `mask`:
//!   `vector.create_mask`.
//! - `reduction`: `vector.reduction`, including reductions in a `vector.mask`.
//! - `print`: `vector.print` of scalars and text.
//! - `pass`: the pass, which first lowers within the dialect.
//!
//! An n-dimensional vector becomes an array of one-dimensional vectors. LLVM has instructions only for one-dimensional
//! vectors, so the pass first lowers operations on n-dimensional vectors.
//!
//! *Architecture Invariant:* the patterns create the same operations as MLIR 22, in the same order, without common
//! subexpression elimination.

mod alignment;
mod elements;
mod mask;
mod memory;
mod pass;
pub(crate) mod print;
mod reduction;
mod shape;

pub use pass::{CONVERT_VECTOR_TO_LLVM, LOWERING, TILES_LOWERING};

use terrace_ir::OpRef;
use terrace_llvm as llvm;
use terrace_llvm_common::OneToOne;
use terrace_rewrite::PatternSet;
use terrace_vector as vector;

/// Options of the conversion. The defaults are those of `convert-to-llvm`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct VectorToLlvmOptions {
    /// True if sums and products of floats may be reassociated.
    pub reassociate_fp_reductions: bool,
    /// True if masks are computed with 32-bit integers.
    pub force_32bit_vector_indices: bool,
    /// True if memory is assumed to be aligned for whole vectors, not only for their elements.
    pub use_vector_alignment: bool,
}

/// Adds the patterns: MLIR's `populateVectorToLLVMConversionPatterns`. The set's type converter must be one of
/// `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet, options: VectorToLlvmOptions) {
    reduction::populate(patterns, options.reassociate_fp_reductions);
    mask::populate(patterns, options.force_32bit_vector_indices);
    elements::populate(patterns);
    shape::populate(patterns);
    memory::populate(patterns, options.use_vector_alignment);
    print::populate(patterns);
    patterns.add(OneToOne::new::<vector::VectorScaleOp, llvm::VscaleOp>(
        "OneToOneConvertToLLVMPattern",
    ));
}

/// Returns the rank of an operand or a result that is a vector.
pub(crate) fn rank(op: OpRef<'_>, value: terrace_ir::ValueId) -> usize {
    terrace_builtin::types::shape(op.ctx, op.body.ty(value)).map_or(0, <[i64]>::len)
}
