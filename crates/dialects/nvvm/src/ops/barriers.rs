//! Barriers and fences.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use crate::constraints::*;
use crate::enums::BarrierReduction;
use crate::enums::ClusterLaunchControlQueryType;
use crate::enums::GridDepActionKind;
use crate::enums::MemOrderKind;
use crate::enums::MemScopeKind;
use crate::enums::ProxyKind;
use crate::enums::SharedSpace;
use terrace_builtin::props::Bool;
use terrace_llvm::op_rows;

op_rows! {
    [format = "$mask attr-dict `:` type($mask)"] {
        { mask: Operand<I32> } [
            /// Waits until the threads of a mask are here.
            SyncWarpOp = "nvvm.bar.warp.sync";
        ]
    }

    [traits(ATTR_SIZED_OPERAND_SEGMENTS),
     verify = crate::verify::barrier,
     format = "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? (qualified($reductionOp)^ $reductionPredicate)? (`->` type($res)^)? attr-dict"] {
        {
            #[mlir("barrierId")] barrier_id: Optional<Operand<I32>>,
            #[mlir("numberOfThreads")] number_of_threads: Optional<Operand<I32>>,
            #[mlir("reductionOp")] reduction_op: Optional<Prop<BarrierReduction>>,
            #[mlir("reductionPredicate")] reduction_predicate: Optional<Operand<I32>>, res: Optional<Res<I32>>,
        } [
            /// Waits until all threads of the block, or some of them, have come to a barrier.
            BarrierOp = "nvvm.barrier";
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

    [verify = crate::verify::clusterlaunchcontrol_query_cancel,
     format = "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)"] {
        {
            query_type: Prop<ClusterLaunchControlQueryType>, try_cancel_response: Operand<I128>,
            res: Res<I1_OR_I32>,
        } [
            /// Reads the response to a request to cancel the launch of a cluster.
            ClusterLaunchControlQueryCancelOp = "nvvm.clusterlaunchcontrol.query.cancel";
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

    [verify = crate::verify::fence_proxy,
     format = "attr-dict"] {
        { kind: Prop<ProxyKind>, space: Optional<Prop<SharedSpace>> } [
            /// Orders accesses to memory of different kinds.
            FenceProxyOp = "nvvm.fence.proxy";
        ]
    }

    [verify = crate::verify::fence_proxy_acquire,
     format = "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"] {
        {
            scope: Prop<MemScopeKind>, addr: Operand<POINTER_0>, size: Operand<I32>,
            #[default(ProxyKind::Generic)] #[mlir("fromProxy")] from_proxy: Prop<ProxyKind>,
            #[default(ProxyKind::Tensormap)] #[mlir("toProxy")] to_proxy: Prop<ProxyKind>,
        } [
            /// Acquires what accesses of another kind have released.
            FenceProxyAcquireOp = "nvvm.fence.proxy.acquire";
        ]
    }

    [verify = crate::verify::fence_proxy_release,
     format = "$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"] {
        {
            scope: Prop<MemScopeKind>,
            #[default(ProxyKind::Generic)] #[mlir("fromProxy")] from_proxy: Prop<ProxyKind>,
            #[default(ProxyKind::Tensormap)] #[mlir("toProxy")] to_proxy: Prop<ProxyKind>,
        } [
            /// Releases accesses of this kind to those of another one.
            FenceProxyReleaseOp = "nvvm.fence.proxy.release";
        ]
    }

    [verify = crate::verify::fence_proxy_sync_restrict,
     format = "attr-dict"] {
        {
            order: Prop<MemOrderKind>,
            #[default(ProxyKind::Generic)] #[mlir("fromProxy")] from_proxy: Prop<ProxyKind>,
            #[default(ProxyKind::Async)] #[mlir("toProxy")] to_proxy: Prop<ProxyKind>,
        } [
            /// Acquires or releases shared memory of the cluster, between accesses of two kinds.
            FenceProxySyncRestrictOp = "nvvm.fence.proxy.sync_restrict";
        ]
    }

    [verify = crate::verify::fence_sync_restrict,
     format = "attr-dict"] {
        { order: Prop<MemOrderKind> } [
            /// Acquires shared memory of the cluster, or releases that of the block.
            FenceSyncRestrictOp = "nvvm.fence.sync_restrict";
        ]
    }

    [format = "$kind attr-dict"] {
        { kind: Prop<GridDepActionKind> } [
            /// Waits for the grids that this one depends on, or lets those begin that depend on it.
            GriddepcontrolOp = "nvvm.griddepcontrol";
        ]
    }

    [verify = crate::verify::mbarrier,
     format = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?"] {
        {
            addr: Operand<POINTER_0_OR_POINTER_3_OR_POINTER_7>, count: Optional<Operand<I32>>,
            #[default(MemScopeKind::Cta)] scope: Prop<MemScopeKind>, #[default(false)] relaxed: Prop<Bool>,
            res: Optional<Res<I64>>,
        } [
            /// Arrives at a barrier in memory.
            MBarrierArriveOp = "nvvm.mbarrier.arrive";
            /// Arrives at a barrier in memory and takes no part in it any longer.
            MBarrierArriveDropOp = "nvvm.mbarrier.arrive_drop";
        ]
    }

    [verify = crate::verify::mbarrier_arrive_expect_tx,
     format = "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands) (`->` type($res)^)?"] {
        {
            addr: Operand<POINTER_0_OR_POINTER_3_OR_POINTER_7>, txcount: Operand<I32>,
            #[default(MemScopeKind::Cta)] scope: Prop<MemScopeKind>, #[default(false)] relaxed: Prop<Bool>,
            predicate: Optional<Operand<I1>>, res: Optional<Res<I64>>,
        } [
            /// Arrives at a barrier in memory, which then expects more transactions.
            MBarrierArriveExpectTxOp = "nvvm.mbarrier.arrive.expect_tx";
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

    [verify = crate::verify::mbarrier,
     format = "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?"] {
        {
            addr: Operand<POINTER_0_OR_POINTER_3_OR_POINTER_7>, txcount: Operand<I32>,
            #[default(MemScopeKind::Cta)] scope: Prop<MemScopeKind>, #[default(false)] relaxed: Prop<Bool>,
            res: Optional<Res<I64>>,
        } [
            /// Arrives at a barrier in memory, which then expects more transactions, and takes no part in it any longer.
            MBarrierArriveDropExpectTxOp = "nvvm.mbarrier.arrive_drop.expect_tx";
        ]
    }

    [verify = crate::verify::mbarrier,
     format = "$addr `,` $txcount attr-dict `:` type(operands)"] {
        {
            addr: Operand<POINTER_3_OR_POINTER_7>, txcount: Operand<I32>,
            #[default(MemScopeKind::Cta)] scope: Prop<MemScopeKind>,
        } [
            /// Tells a barrier in memory that transactions are done.
            MBarrierCompleteTxOp = "nvvm.mbarrier.complete_tx";
            /// Tells a barrier in memory to expect more transactions.
            MBarrierExpectTxOp = "nvvm.mbarrier.expect_tx";
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

    [verify = crate::verify::mbarrier,
     format = "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)"] {
        {
            addr: Operand<POINTER_0_OR_POINTER_3>, #[mlir("stateOrPhase")] state_or_phase: Operand<I64_OR_I32>,
            #[default(MemScopeKind::Cta)] scope: Prop<MemScopeKind>, #[default(false)] relaxed: Prop<Bool>,
            #[unique] res: Res<I1>,
        } [
            /// Tests if the phase of a barrier in memory is over.
            MBarrierTestWaitOp = "nvvm.mbarrier.test.wait";
        ]
    }

    [verify = crate::verify::mbarrier,
     format = "$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)"] {
        {
            addr: Operand<POINTER_0_OR_POINTER_3>, #[mlir("stateOrPhase")] state_or_phase: Operand<I64_OR_I32>,
            ticks: Optional<Operand<I32>>, #[default(MemScopeKind::Cta)] scope: Prop<MemScopeKind>,
            #[default(false)] relaxed: Prop<Bool>, #[unique] res: Res<I1>,
        } [
            /// Waits some time for the end of the phase of a barrier in memory.
            MBarrierTryWaitOp = "nvvm.mbarrier.try_wait";
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
