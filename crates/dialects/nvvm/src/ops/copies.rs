//! Asynchronous copies, stores in bulk, loads and stores of matrices.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use crate::attrs::LdStMatrixShapeAttr;
use crate::constraints::*;
use crate::enums::CTAGroupKind;
use crate::enums::CacheEvictionPriority;
use crate::enums::LdStMatrixEltType;
use crate::enums::LoadCacheModifierKind;
use crate::enums::MMALayout;
use crate::enums::PrefetchCacheLevel;
use crate::enums::TMALoadMode;
use crate::enums::TMAReduxKind;
use crate::enums::TMAStoreMode;
use terrace_builtin::props::Bool;
use terrace_builtin::props::Int32;
use terrace_builtin::props::Int64;
use terrace_llvm::constraints::Bit;
use terrace_llvm::constraints::MIN_0_I32;
use terrace_llvm::op_rows;

op_rows! {
    [format = "attr-dict"] {
        {} [
            /// Makes a group of the asynchronous copies in bulk so far.
            CpAsyncBulkCommitGroupOp = "nvvm.cp.async.bulk.commit.group";
            /// Makes a group of the asynchronous copies so far.
            CpAsyncCommitGroupOp = "nvvm.cp.async.commit.group";
        ]
    }

    [traits(ATTR_SIZED_OPERAND_SEGMENTS),
     format = "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? (`byte_mask` `=` $byteMask^ )? attr-dict `:` type($dstMem) `,` type($srcMem)"] {
        {
            #[mlir("dstMem")] dst_mem: Operand<POINTER_1>, #[mlir("srcMem")] src_mem: Operand<POINTER_3>,
            size: Operand<I32>, #[mlir("l2CacheHint")] l2_cache_hint: Optional<Operand<I64>>,
            #[mlir("byteMask")] byte_mask: Optional<Operand<I16>>,
        } [
            /// Copies shared memory of the block to global memory, asynchronously.
            CpAsyncBulkSharedCTAToGlobalOp = "nvvm.cp.async.bulk.global.shared.cta";
        ]
    }

    [format = "$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($srcMem)"] {
        {
            #[mlir("srcMem")] src_mem: Operand<POINTER_1>, size: Operand<I32>,
            #[mlir("l2CacheHint")] l2_cache_hint: Optional<Operand<I64>>,
        } [
            /// Copies global memory to the cache of level 2.
            CpAsyncBulkPrefetchOp = "nvvm.cp.async.bulk.prefetch";
        ]
    }

    [traits(ATTR_SIZED_OPERAND_SEGMENTS),
     verify = crate::verify::cp_async_bulk_shared_cluster_global,
     format = "$dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($dstMem) `,` type($srcMem)"] {
        {
            #[mlir("dstMem")] dst_mem: Operand<POINTER_3_OR_POINTER_7>,
            #[mlir("srcMem")] src_mem: Operand<POINTER_1>, mbar: Operand<POINTER_3>, size: Operand<I32>,
            #[mlir("multicastMask")] multicast_mask: Optional<Operand<I16>>,
            #[mlir("l2CacheHint")] l2_cache_hint: Optional<Operand<I64>>,
        } [
            /// Copies global memory to the shared memory of blocks of the cluster, asynchronously.
            CpAsyncBulkGlobalToSharedClusterOp = "nvvm.cp.async.bulk.shared.cluster.global";
        ]
    }

    [format = "$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)"] {
        {
            #[mlir("dstMem")] dst_mem: Operand<POINTER_7>, #[mlir("srcMem")] src_mem: Operand<POINTER_3>,
            mbar: Operand<POINTER_3>, size: Operand<I32>,
        } [
            /// Copies shared memory of the block to that of another one in the cluster, asynchronously.
            CpAsyncBulkSharedCTAToSharedClusterOp = "nvvm.cp.async.bulk.shared.cluster.shared.cta";
        ]
    }

    [traits(ATTR_SIZED_OPERAND_SEGMENTS),
     verify = crate::verify::cp_async_bulk_tensor_global_shared_cta,
     format = "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)"] {
        {
            #[mlir("tmaDescriptor")] tma_descriptor: Operand<POINTER_0>,
            #[mlir("srcMem")] src_mem: Operand<POINTER_3>, coordinates: Variadic<Operand<I32>>,
            #[mlir("l2CacheHint")] l2_cache_hint: Optional<Operand<I64>>,
            #[default(TMAStoreMode::Tile)] mode: Prop<TMAStoreMode>, predicate: Optional<Operand<I1>>,
        } [
            /// Copies a box of a tensor from shared to global memory, asynchronously.
            CpAsyncBulkTensorSharedCTAToGlobalOp = "nvvm.cp.async.bulk.tensor.global.shared.cta";
        ]
    }

    [traits(ATTR_SIZED_OPERAND_SEGMENTS),
     verify = crate::verify::cp_async_bulk_tensor_prefetch,
     format = "$tmaDescriptor `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor)"] {
        {
            #[mlir("tmaDescriptor")] tma_descriptor: Operand<POINTER_0>, coordinates: Variadic<Operand<I32>>,
            #[mlir("im2colOffsets")] im2col_offsets: Variadic<Operand<I16>>,
            #[default(TMALoadMode::Tile)] mode: Prop<TMALoadMode>,
            #[mlir("l2CacheHint")] l2_cache_hint: Optional<Operand<I64>>,
        } [
            /// Copies a box of a tensor in global memory to the cache of level 2.
            CpAsyncBulkTensorPrefetchOp = "nvvm.cp.async.bulk.tensor.prefetch";
        ]
    }

    [traits(ATTR_SIZED_OPERAND_SEGMENTS),
     verify = crate::verify::cp_async_bulk_tensor_reduce,
     format = "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)"] {
        {
            #[mlir("tmaDescriptor")] tma_descriptor: Operand<POINTER>,
            #[mlir("srcMem")] src_mem: Operand<POINTER_3>, #[mlir("redKind")] red_kind: Prop<TMAReduxKind>,
            #[default(TMAStoreMode::Tile)] mode: Prop<TMAStoreMode>, coordinates: Variadic<Operand<I32>>,
            #[mlir("l2CacheHint")] l2_cache_hint: Optional<Operand<I64>>,
        } [
            /// Combines a box of a tensor in global memory with shared memory, asynchronously.
            CpAsyncBulkTensorReduceOp = "nvvm.cp.async.bulk.tensor.reduce";
        ]
    }

    [traits(ATTR_SIZED_OPERAND_SEGMENTS),
     verify = crate::verify::cp_async_bulk_tensor_shared_cluster_global,
     format = "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? (`predicate` `=` $predicate^)? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)"] {
        {
            #[mlir("dstMem")] dst_mem: Operand<POINTER_3_OR_POINTER_7>,
            #[mlir("tmaDescriptor")] tma_descriptor: Operand<POINTER_0>, coordinates: Variadic<Operand<I32>>,
            mbar: Operand<POINTER_3>, #[mlir("im2colOffsets")] im2col_offsets: Variadic<Operand<I16>>,
            #[mlir("multicastMask")] multicast_mask: Optional<Operand<I16>>,
            #[mlir("l2CacheHint")] l2_cache_hint: Optional<Operand<I64>>,
            #[default(TMALoadMode::Tile)] mode: Prop<TMALoadMode>,
            #[default(false)] #[mlir("isCTAOnly")] is_cta_only: Prop<Bool>,
            group: Optional<Prop<CTAGroupKind>>, predicate: Optional<Operand<I1>>,
        } [
            /// Copies a box of a tensor from global to shared memory, asynchronously.
            CpAsyncBulkTensorGlobalToSharedClusterOp = "nvvm.cp.async.bulk.tensor.shared.cluster.global";
        ]
    }

    [format = "$group attr-dict"] {
        { group: Prop<MIN_0_I32>, #[mlir("read")] read_value: Flag } [
            /// Waits until at most some groups of copies in bulk are left.
            CpAsyncBulkWaitGroupOp = "nvvm.cp.async.bulk.wait_group";
        ]
    }

    [format = "$addr attr-dict `:` type(operands)"] {
        { addr: Operand<POINTER_0_OR_POINTER_3>, #[default(false)] noinc: Prop<Bit> } [
            /// Arrives at a barrier in memory when the asynchronous copies so far are done.
            CpAsyncMBarrierArriveOp = "nvvm.cp.async.mbarrier.arrive";
        ]
    }

    [verify = crate::verify::cp_async_shared_global,
     format = "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` type(operands)"] {
        {
            dst: Operand<POINTER_3>, src: Operand<POINTER_1>, size: Prop<Int32>,
            modifier: Prop<LoadCacheModifierKind>, #[mlir("cpSize")] cp_size: Optional<Operand<I32>>,
        } [
            /// Copies 4, 8 or 16 bytes from global to shared memory, asynchronously.
            CpAsyncOp = "nvvm.cp.async.shared.global";
        ]
    }

    [format = "$n attr-dict"] {
        { n: Prop<Int32> } [
            /// Waits until at most some groups of copies are left.
            CpAsyncWaitGroupOp = "nvvm.cp.async.wait.group";
        ]
    }

    [verify = crate::verify::ldmatrix,
     format = "$ptr attr-dict `:` functional-type($ptr, $res)"] {
        {
            ptr: Operand<POINTER_3>, num: Prop<Int32>, layout: Prop<MMALayout>,
            shape: Prop<LdStMatrixShapeAttr>, #[mlir("eltType")] elt_type: Prop<LdStMatrixEltType>,
            res: Res<ANY_TYPE>,
        } [
            /// Loads matrices from shared memory.
            LdMatrixOp = "nvvm.ldmatrix";
        ]
    }

    [verify = crate::verify::prefetch,
     format = "(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)? `,`)? (`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"] {
        {
            #[mlir("cacheLevel")] cache_level: Optional<Prop<PrefetchCacheLevel>>,
            #[mlir("evictPriority")] evict_priority: Optional<Prop<CacheEvictionPriority>>,
            addr: Operand<POINTER_1_OR_POINTER_5_OR_POINTER_0_OR_POINTER_4>, predicate: Optional<Operand<I1>>,
            tensormap: Flag, uniform: Flag, in_param_space: Flag,
        } [
            /// Brings memory to a cache.
            PrefetchOp = "nvvm.prefetch";
        ]
    }

    [verify = crate::verify::st_bulk,
     format = "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)"] {
        {
            addr: Operand<POINTER_0_OR_POINTER_3>, size: Operand<I64>,
            #[default(0)] #[mlir("initVal")] init_val: Prop<Int64>,
        } [
            /// Sets shared memory to zero.
            BulkStoreOp = "nvvm.st.bulk";
        ]
    }

    [verify = crate::verify::stmatrix,
     format = "$ptr `,` $sources attr-dict `:` type(operands)"] {
        {
            ptr: Operand<POINTER_3>, sources: Variadic<Operand<I32>>, layout: Prop<MMALayout>,
            shape: Prop<LdStMatrixShapeAttr>, #[mlir("eltType")] elt_type: Prop<LdStMatrixEltType>,
        } [
            /// Stores matrices to shared memory.
            StMatrixOp = "nvvm.stmatrix";
        ]
    }
}
