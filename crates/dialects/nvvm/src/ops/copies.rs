//! Asynchronous copies, stores in bulk, loads and stores of matrices.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use crate::constraints::*;
use terrace_builtin::props::Int32;
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

    [format = "$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)"] {
        {
            #[mlir("dstMem")] dst_mem: Operand<POINTER_7>, #[mlir("srcMem")] src_mem: Operand<POINTER_3>,
            mbar: Operand<POINTER_3>, size: Operand<I32>,
        } [
            /// Copies shared memory of the block to that of another one in the cluster, asynchronously.
            CpAsyncBulkSharedCTAToSharedClusterOp = "nvvm.cp.async.bulk.shared.cluster.shared.cta";
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

    [format = "$n attr-dict"] {
        { n: Prop<Int32> } [
            /// Waits until at most some groups of copies are left.
            CpAsyncWaitGroupOp = "nvvm.cp.async.wait.group";
        ]
    }
}
