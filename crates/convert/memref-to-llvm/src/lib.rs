//! `finalize-memref-to-llvm`: memory, its allocation, views and accesses.
//!
//! # Map
//! - `alloc`: allocation on the heap and the stack, deallocation. `scope`: `memref.alloca_scope`.
//! - `global`: globals and their memrefs.
//! - `access`: load, store, prefetch, `memref.atomic_rmw`. `atomic`: `memref.generic_atomic_rmw`.
//! - `copy`, `view`, `reshape`, `metadata`. `unranked`: the ranked descriptors to which unranked memrefs refer.
//! - `pass`: the pass. `extensions`: a pass for atomic updates that no upstream pass lowers.
//!
//! `memref.subview`, `memref.expand_shape`, `memref.collapse_shape`, `memref.realloc` and DMA are lowered by other
//! passes.
//!
//! *Architecture Invariant:* operations are created as in MLIR 22, in the same order, without common subexpression
//! elimination.
//!
#![doc = include_str!("../README.md")]

mod access;
mod alloc;
mod atomic;
mod copy;
mod create;
mod extensions;
mod global;
mod metadata;
mod pass;
mod reshape;
mod scope;
mod unranked;
mod view;

pub use extensions::{LOWER_ATOMICS_LOWERING, TERRACE_LOWER_ATOMICS};
pub use pass::{ALIGNED_ALLOC, FINALIZE_MEMREF_TO_LLVM, GENERIC_FUNCTIONS, LOWERING, register};

use terrace_ir::Attr;
use terrace_llvm_common::LlvmData;
use terrace_pass::Bundle;
use terrace_rewrite::PatternSet;

/// The models and the passes.
pub static BUNDLE: Bundle = Bundle::new()
    .models(register)
    .passes(&[&FINALIZE_MEMREF_TO_LLVM, &TERRACE_LOWER_ATOMICS])
    .lowerings(&[&LOWER_ATOMICS_LOWERING, &LOWERING])
    .options(&[&ALIGNED_ALLOC, &GENERIC_FUNCTIONS]);

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`; its options determine the
/// allocation functions. `modules` are the attributes of the enclosing modules, outermost first: their data layout
/// determines the size of elements.
///
/// # Panics
/// If the set has no such converter.
pub fn populate(patterns: &mut PatternSet, modules: Vec<Attr>) {
    let options = match patterns.type_converter() {
        Some(converter) => LlvmData::of(converter).options.clone(),
        None => panic!("invariant: conversions to LLVM set the LLVM type converter"),
    };
    patterns.add(alloc::AllocaOpLowering);
    patterns.add(scope::AllocaScopeOpLowering);
    patterns.add(access::AtomicRMWOpLowering);
    patterns.add(metadata::AssumeAlignmentOpLowering);
    patterns.add(metadata::ConvertExtractAlignedPointerAsIndex);
    patterns.add(metadata::DimOpLowering);
    patterns.add(metadata::DistinctObjectsOpLowering);
    patterns.add(metadata::ExtractStridedMetadataOpLowering);
    patterns.add(atomic::GenericAtomicRMWOpLowering);
    patterns.add(global::GlobalMemrefOpLowering);
    patterns.add(global::GetGlobalMemrefOpLowering);
    patterns.add(access::LoadOpLowering);
    patterns.add(view::MemRefCastOpLowering);
    patterns.add(copy::MemRefCopyOpLowering);
    patterns.add(view::MemorySpaceCastOpLowering);
    patterns.add(view::MemRefReinterpretCastOpLowering);
    patterns.add(reshape::MemRefReshapeOpLowering);
    patterns.add(access::PrefetchOpLowering);
    patterns.add(metadata::RankOpLowering);
    patterns.add(view::ReassociatingReshapeOpConversion);
    patterns.add(access::StoreOpLowering);
    patterns.add(view::SubViewOpLowering);
    patterns.add(view::TransposeOpLowering);
    patterns.add(view::ViewOpLowering);
    if options.aligned_alloc {
        patterns.add(alloc::AlignedAllocOpLowering { modules });
    } else {
        patterns.add(alloc::AllocOpLowering);
    }
    patterns.add(alloc::DeallocOpLowering);
}
