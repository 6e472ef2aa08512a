//! The definition of the dialect.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use crate::ops::*;

terrace_ir::dialect! {
    /// Intrinsics of NVIDIA's GPUs: registers, barriers, copies, conversions, products of matrices.
    pub static NVVM = "nvvm" {
        ops: [
            SyncWarpOp, BarrierOp, BarrierArriveOp, Barrier0Op, BreakpointOp, ClusterArriveOp,
            ClusterArriveRelaxedOp, ClusterWaitOp, ClusterLaunchControlQueryCancelOp,
            ClusterLaunchControlTryCancelOp, ConvertBF16x2ToF8x2Op, ConvertF16x2ToF8x2Op, ConvertF32x2ToBF16x2Op,
            ConvertF32x2ToF16x2Op, ConvertF32x2ToF4x2Op, ConvertF32x2ToF6x2Op, ConvertF32x2ToF8x2Op,
            ConvertF32x4ToF4x4Op, ConvertF32x4ToF6x4Op, ConvertF32x4ToF8x4Op, ConvertF4x2ToF16x2Op,
            ConvertF6x2ToF16x2Op, ConvertF8x2ToBF16x2Op, ConvertF8x2ToF16x2Op, ConvertFloatToTF32Op,
            CpAsyncBulkCommitGroupOp, CpAsyncBulkSharedCTAToGlobalOp, CpAsyncBulkPrefetchOp,
            CpAsyncBulkGlobalToSharedClusterOp, CpAsyncBulkSharedCTAToSharedClusterOp,
            CpAsyncBulkTensorSharedCTAToGlobalOp, CpAsyncBulkTensorPrefetchOp, CpAsyncBulkTensorReduceOp,
            CpAsyncBulkTensorGlobalToSharedClusterOp, CpAsyncBulkWaitGroupOp, CpAsyncCommitGroupOp,
            CpAsyncMBarrierArriveOp, CpAsyncOp, CpAsyncWaitGroupOp, DotAccumulate2WayOp, DotAccumulate4WayOp,
            ElectSyncOp, ExitOp, FenceMbarrierInitOp, FenceProxyOp, FenceProxyAcquireOp, FenceProxyReleaseOp,
            FenceProxySyncRestrictOp, FenceScClusterOp, FenceSyncRestrictOp, GriddepcontrolOp, InlinePtxOp,
            LdMatrixOp, MapaOp, MatchSyncOp, MBarrierArriveOp, MBarrierArriveExpectTxOp,
            MBarrierArriveNocompleteOp, MBarrierArriveDropOp, MBarrierArriveDropExpectTxOp,
            MBarrierArriveDropNocompleteOp, MBarrierCompleteTxOp, MBarrierExpectTxOp, MBarrierInitOp,
            MBarrierInvalOp, MBarrierTestWaitOp, MBarrierTryWaitOp, MBarrierTryWaitParityOp, MembarOp,
            NanosleepOp, PMEventOp, PrefetchOp, PermuteOp, RcpApproxFtzF32Op, AggrSmemSizeOp, ClockOp, Clock64Op,
            BlockInClusterIdXOp, BlockInClusterIdYOp, BlockInClusterIdZOp, ClusterIdOp, ClusterDimBlocksXOp,
            ClusterDimBlocksYOp, ClusterDimBlocksZOp, ClusterDimOp, ClusterIdXOp, ClusterIdYOp, ClusterIdZOp,
            BlockIdXOp, BlockIdYOp, BlockIdZOp, DynamicSmemSizeOp, EnvReg0Op, EnvReg1Op, EnvReg10Op, EnvReg11Op,
            EnvReg12Op, EnvReg13Op, EnvReg14Op, EnvReg15Op, EnvReg16Op, EnvReg17Op, EnvReg18Op, EnvReg19Op,
            EnvReg2Op, EnvReg20Op, EnvReg21Op, EnvReg22Op, EnvReg23Op, EnvReg24Op, EnvReg25Op, EnvReg26Op,
            EnvReg27Op, EnvReg28Op, EnvReg29Op, EnvReg3Op, EnvReg30Op, EnvReg31Op, EnvReg4Op, EnvReg5Op,
            EnvReg6Op, EnvReg7Op, EnvReg8Op, EnvReg9Op, GlobalTimerOp, GlobalTimerLoOp, GridIdOp, LaneIdOp,
            LaneMaskEqOp, LaneMaskGeOp, LaneMaskGtOp, LaneMaskLeOp, LaneMaskLtOp, ClusterDimXOp, ClusterDimYOp,
            ClusterDimZOp, GridDimXOp, GridDimYOp, GridDimZOp, SmDimOp, BlockDimXOp, BlockDimYOp, BlockDimZOp,
            WarpDimOp, SmIdOp, ThreadIdXOp, ThreadIdYOp, ThreadIdZOp, TotalSmemSizeOp, WarpIdOp, WarpSizeOp,
            ReduxOp, SetMaxRegisterOp, ShflOp, BulkStoreOp, StMatrixOp, Tcgen05AllocOp, Tcgen05CommitOp,
            Tcgen05CpOp, Tcgen05DeallocOp, Tcgen05FenceOp, Tcgen05MMAWsOp, Tcgen05MMAWsSparseOp,
            Tcgen05MmaSmemDescOp, Tcgen05RelinquishAllocPermitOp, Tcgen05ShiftOp, Tcgen05WaitOp, VoteSyncOp,
            WgmmaGroupSyncAlignedOp, WgmmaFenceAlignedOp, WgmmaWaitGroupSyncOp,
        ],
        register: crate::register,
    }
}
