//! `finalize-memref-to-llvm`: converts memory, its allocation, views and accesses.
//!
//! # Map
//! - `alloc`: allocation on the heap and the stack, deallocation. `scope`: `memref.alloca_scope`.
//! - `global`: globals and accesses to them.
//! - `access`: load, store, prefetch, `memref.atomic_rmw`. `atomic`: `memref.generic_atomic_rmw`.
//! - `copy`: `memref.copy`. `view`: casts and other views. `reshape`: `memref.reshape`. `metadata`: sizes, ranks,
//!   pointers, and assumptions. `unranked`: the ranked descriptors to which unranked memrefs refer.
//! - `pass`: the pass. `extensions`: a pass for atomic updates that no upstream pass lowers.
//!
//! Other passes lower `memref.subview`, `memref.expand_shape`, `memref.collapse_shape`, `memref.realloc` and DMA.
//!
//! *Architecture Invariant:* the patterns create the same operations as MLIR 22, in the same order, without common
//! subexpression elimination.

pub(crate) mod access;
pub(crate) mod alloc;
mod atomic;
pub(crate) mod copy;
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
pub use pass::{ALIGNED_ALLOC, FINALIZE_MEMREF_TO_LLVM, GENERIC_FUNCTIONS, LOWERING};

use terrace_ir::{Attr, OpView};
use terrace_llvm_common::LlvmData;
use terrace_memref::{
    AllocOp, AllocaOp, AllocaScopeOp, AssumeAlignmentOp, AtomicRMWOp, CastOp, CollapseShapeOp,
    CopyOp, DeallocOp, DimOp, DistinctObjectsOp, ExpandShapeOp, ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetadataOp, GenericAtomicRMWOp, GetGlobalOp, GlobalOp, LoadOp, MemorySpaceCastOp,
    PrefetchOp, RankOp, ReinterpretCastOp, ReshapeOp, StoreOp, SubViewOp, TransposeOp, ViewOp,
};
use terrace_rewrite::{PatternSet, Root};

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`; its options determine the
/// allocation functions. `modules` are the attributes of the enclosing modules, outermost first. Their data layout
/// determines the size of elements.
///
/// # Panics
/// Panics if the set has no such converter.
pub fn populate(patterns: &mut PatternSet, modules: Vec<Attr>) {
    let options = match patterns.type_converter() {
        Some(converter) => LlvmData::of(converter).options.clone(),
        None => panic!("invariant: conversions to LLVM set the LLVM type converter"),
    };
    patterns.add_conversion_fn::<AllocaOp>("AllocaOpLowering", alloc::lower_alloca);
    patterns.add_conversion_fn::<AllocaScopeOp>("AllocaScopeOpLowering", scope::lower_alloca_scope);
    patterns.add_conversion_fn::<AtomicRMWOp>("AtomicRMWOpLowering", access::lower_atomic_rmw);
    patterns.add_conversion_fn::<AssumeAlignmentOp>(
        "AssumeAlignmentOpLowering",
        metadata::lower_assume_alignment,
    );
    patterns.add_conversion_fn::<ExtractAlignedPointerAsIndexOp>(
        "ConvertExtractAlignedPointerAsIndex",
        metadata::convert_extract_aligned_pointer_as_index,
    );
    patterns.add_conversion_fn::<DimOp>("DimOpLowering", metadata::lower_dim);
    patterns.add_conversion_fn::<DistinctObjectsOp>(
        "DistinctObjectsOpLowering",
        metadata::lower_distinct_objects,
    );
    patterns.add_conversion_fn::<ExtractStridedMetadataOp>(
        "ExtractStridedMetadataOpLowering",
        metadata::lower_extract_strided_metadata,
    );
    patterns.add_conversion_fn::<GenericAtomicRMWOp>(
        "GenericAtomicRMWOpLowering",
        atomic::lower_generic_atomic_rmw,
    );
    patterns.add_conversion_fn::<GlobalOp>("GlobalMemrefOpLowering", global::lower_global);
    patterns
        .add_conversion_fn::<GetGlobalOp>("GetGlobalMemrefOpLowering", global::lower_get_global);
    patterns.add_conversion_fn::<LoadOp>("LoadOpLowering", access::lower_load);
    patterns.add_conversion_fn::<CastOp>("MemRefCastOpLowering", view::lower_cast);
    patterns.add_conversion_fn::<CopyOp>("MemRefCopyOpLowering", copy::lower_copy);
    patterns.add_conversion_fn::<MemorySpaceCastOp>(
        "MemorySpaceCastOpLowering",
        view::lower_memory_space_cast,
    );
    patterns.add_conversion_fn::<ReinterpretCastOp>(
        "MemRefReinterpretCastOpLowering",
        view::lower_reinterpret_cast,
    );
    patterns.add_conversion_fn::<ReshapeOp>("MemRefReshapeOpLowering", reshape::lower_reshape);
    patterns.add_conversion_fn::<PrefetchOp>("PrefetchOpLowering", access::lower_prefetch);
    patterns.add_conversion_fn::<RankOp>("RankOpLowering", metadata::lower_rank);
    patterns.add_root_fn(
        "ReassociatingReshapeOpConversion",
        Root::Ops(&[ExpandShapeOp::DEF, CollapseShapeOp::DEF]),
        view::refuse_reshape,
    );
    patterns.add_conversion_fn::<StoreOp>("StoreOpLowering", access::lower_store);
    patterns.add_conversion_fn::<SubViewOp>("SubViewOpLowering", view::lower_sub_view);
    patterns.add_conversion_fn::<TransposeOp>("TransposeOpLowering", view::lower_transpose);
    patterns.add_conversion_fn::<ViewOp>("ViewOpLowering", view::lower_view);
    if options.aligned_alloc {
        patterns.add_conversion_fn::<AllocOp>("AlignedAllocOpLowering", move |op, args, rw| {
            alloc::lower_aligned_alloc(op, args, &modules, rw)
        });
    } else {
        patterns.add_conversion_fn::<AllocOp>("AllocOpLowering", alloc::lower_alloc);
    }
    patterns.add_conversion_fn::<DeallocOp>("DeallocOpLowering", alloc::lower_dealloc);
}
