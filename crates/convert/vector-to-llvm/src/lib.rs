//! `convert-vector-to-llvm`.
//!
//! # Map
//! - `memory`: loads and stores, masked, gathered and compressed ones. `alignment`: what they are aligned to.
//! - `elements`: parts of vectors. `shape`: broadcasts, shuffles, interleaving, casts. `mask`: `vector.create_mask`.
//! - `reduction`: `vector.reduction`, with a mask around it too.
//! - `print`: `vector.print` of scalars and text.
//! - `pass`: the pass, which lowers within the dialect first.
//!
//! Vectors of several dimensions are arrays of vectors of one. Only what is about whole vectors of one dimension has
//! instructions, so other patterns break all else down before.
//!
//! *Architecture Invariant:* values are computed as MLIR 22 computes them, in its order, without common subexpressions.
//!
#![doc = include_str!("../README.md")]

mod alignment;
mod elements;
mod mask;
mod memory;
mod pass;
mod print;
mod reduction;
mod shape;

pub use pass::{CONVERT_VECTOR_TO_LLVM, LOWERING, TILES_LOWERING, register};

use terrace_ir::OpRef;
use terrace_llvm as llvm;
use terrace_llvm_common::OneToOne;
use terrace_pass::Bundle;
use terrace_rewrite::PatternSet;
use terrace_vector as vector;

/// The models and the pass.
pub static BUNDLE: Bundle = Bundle::new()
    .models(register)
    .passes(&[&CONVERT_VECTOR_TO_LLVM])
    .lowerings(&[&TILES_LOWERING, &LOWERING]);

/// How operations are converted. The default is what `convert-to-llvm` does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct VectorToLlvmOptions {
    /// Whether sums and products of floats may be computed in any order.
    pub reassociate_fp_reductions: bool,
    /// Whether masks are made of integers of 32 bits.
    pub force_32bit_vector_indices: bool,
    /// Whether memory is aligned for vectors, not only for their elements.
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

/// The rank of the vector that an operand or a result is.
pub(crate) fn rank(op: OpRef<'_>, value: terrace_ir::ValueId) -> usize {
    terrace_builtin::types::shape(op.ctx, op.body.ty(value)).map_or(0, <[i64]>::len)
}
