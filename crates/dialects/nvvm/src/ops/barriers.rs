//! Barriers and fences.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use crate::constraints::*;
use crate::enums::GridDepActionKind;
use crate::enums::MemScopeKind;
use terrace_llvm::op_rows;

op_rows! {
    [format = "$mask attr-dict `:` type($mask)"] {
        { mask: Operand<I32> } [
            /// Waits until the threads of a mask are here.
            SyncWarpOp = "nvvm.bar.warp.sync";
        ]
    }

    [format = "(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict"] {
        {
            #[mlir("barrierId")] barrier_id: Optional<Operand<I32>>,
            #[mlir("numberOfThreads")] number_of_threads: Operand<I32>,
        } [
            /// Says that a thread has come to a barrier, without waiting.
            BarrierArriveOp = "nvvm.barrier.arrive";
        ]
    }

    [format = "attr-dict"] {
        {} [
            /// Waits until all threads of the block are here.
            Barrier0Op = "nvvm.barrier0";
            /// Orders the initialization of barriers in memory for the cluster.
            FenceMbarrierInitOp = "nvvm.fence.mbarrier.init";
            /// A sequentially consistent fence for the cluster.
            FenceScClusterOp = "nvvm.fence.sc.cluster";
        ]
        { aligned: Flag } [
            /// Says that a thread has come to the barrier of its cluster.
            ClusterArriveOp = "nvvm.cluster.arrive";
            /// Says that a thread has come to the barrier of its cluster, without ordering memory.
            ClusterArriveRelaxedOp = "nvvm.cluster.arrive.relaxed";
            /// Waits until all threads of the cluster have come to its barrier.
            ClusterWaitOp = "nvvm.cluster.wait";
        ]
    }

    [format = "(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict"] {
        {
            multicast: Flag, #[mlir("smemAddress")] smem_address: Operand<POINTER_3>,
            mbarrier: Operand<POINTER_3>,
        } [
            /// Asks to cancel the launch of a cluster that has not begun.
            ClusterLaunchControlTryCancelOp = "nvvm.clusterlaunchcontrol.try.cancel";
        ]
    }

    [format = "$kind attr-dict"] {
        { kind: Prop<GridDepActionKind> } [
            /// Waits for the grids that this one depends on, or lets those begin that depend on it.
            GriddepcontrolOp = "nvvm.griddepcontrol";
        ]
    }

    [format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)"] {
        { addr: Operand<POINTER_0_OR_POINTER_3>, count: Operand<I32>, #[unique] res: Res<I64> } [
            /// Arrives at a barrier in memory, without completing the phase.
            MBarrierArriveNocompleteOp = "nvvm.mbarrier.arrive.nocomplete";
            /// Arrives at a barrier in memory and takes no part in it any longer; does not complete the phase.
            MBarrierArriveDropNocompleteOp = "nvvm.mbarrier.arrive_drop.nocomplete";
        ]
    }

    [format = "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"] {
        { addr: Operand<POINTER_0_OR_POINTER_3>, count: Operand<I32>, predicate: Optional<Operand<I1>> } [
            /// Makes a barrier in memory for a number of arrivals.
            MBarrierInitOp = "nvvm.mbarrier.init";
        ]
    }

    [format = "$addr attr-dict `:` type(operands)"] {
        { addr: Operand<POINTER_0_OR_POINTER_3> } [
            /// Ends the life of a barrier in memory.
            MBarrierInvalOp = "nvvm.mbarrier.inval";
        ]
    }

    [format = "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)"] {
        { addr: Operand<POINTER_0_OR_POINTER_3>, phase: Operand<I32>, ticks: Operand<I32> } [
            /// Waits for the phase of a barrier in memory with this parity.
            MBarrierTryWaitParityOp = "nvvm.mbarrier.try_wait.parity";
        ]
    }

    [format = "$scope attr-dict"] {
        { scope: Prop<MemScopeKind> } [
            /// Orders accesses to memory for threads in a scope.
            MembarOp = "nvvm.memory.barrier";
        ]
    }
}
