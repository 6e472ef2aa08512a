//! Special registers.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use crate::constraints::*;
use terrace_llvm::attrs::ConstantRangeAttr;
use terrace_llvm::op_rows;

op_rows! {
    [traits(PURE),
     format = "attr-dict `:` type($res)"] {
        { res: Res<LLVM_TYPE> } [
            AggrSmemSizeOp = "nvvm.read.ptx.sreg.aggr.smem.size", "llvm.nvvm.read.ptx.sreg.aggr_smem_size";
            DynamicSmemSizeOp = "nvvm.read.ptx.sreg.dynamic.smem.size", "llvm.nvvm.read.ptx.sreg.dynamic_smem_size";
            EnvReg0Op = "nvvm.read.ptx.sreg.envreg0", "llvm.nvvm.read.ptx.sreg.envreg0";
            EnvReg1Op = "nvvm.read.ptx.sreg.envreg1", "llvm.nvvm.read.ptx.sreg.envreg1";
            EnvReg10Op = "nvvm.read.ptx.sreg.envreg10", "llvm.nvvm.read.ptx.sreg.envreg10";
            EnvReg11Op = "nvvm.read.ptx.sreg.envreg11", "llvm.nvvm.read.ptx.sreg.envreg11";
            EnvReg12Op = "nvvm.read.ptx.sreg.envreg12", "llvm.nvvm.read.ptx.sreg.envreg12";
            EnvReg13Op = "nvvm.read.ptx.sreg.envreg13", "llvm.nvvm.read.ptx.sreg.envreg13";
            EnvReg14Op = "nvvm.read.ptx.sreg.envreg14", "llvm.nvvm.read.ptx.sreg.envreg14";
            EnvReg15Op = "nvvm.read.ptx.sreg.envreg15", "llvm.nvvm.read.ptx.sreg.envreg15";
            EnvReg16Op = "nvvm.read.ptx.sreg.envreg16", "llvm.nvvm.read.ptx.sreg.envreg16";
            EnvReg17Op = "nvvm.read.ptx.sreg.envreg17", "llvm.nvvm.read.ptx.sreg.envreg17";
            EnvReg18Op = "nvvm.read.ptx.sreg.envreg18", "llvm.nvvm.read.ptx.sreg.envreg18";
            EnvReg19Op = "nvvm.read.ptx.sreg.envreg19", "llvm.nvvm.read.ptx.sreg.envreg19";
            EnvReg2Op = "nvvm.read.ptx.sreg.envreg2", "llvm.nvvm.read.ptx.sreg.envreg2";
            EnvReg20Op = "nvvm.read.ptx.sreg.envreg20", "llvm.nvvm.read.ptx.sreg.envreg20";
            EnvReg21Op = "nvvm.read.ptx.sreg.envreg21", "llvm.nvvm.read.ptx.sreg.envreg21";
            EnvReg22Op = "nvvm.read.ptx.sreg.envreg22", "llvm.nvvm.read.ptx.sreg.envreg22";
            EnvReg23Op = "nvvm.read.ptx.sreg.envreg23", "llvm.nvvm.read.ptx.sreg.envreg23";
            EnvReg24Op = "nvvm.read.ptx.sreg.envreg24", "llvm.nvvm.read.ptx.sreg.envreg24";
            EnvReg25Op = "nvvm.read.ptx.sreg.envreg25", "llvm.nvvm.read.ptx.sreg.envreg25";
            EnvReg26Op = "nvvm.read.ptx.sreg.envreg26", "llvm.nvvm.read.ptx.sreg.envreg26";
            EnvReg27Op = "nvvm.read.ptx.sreg.envreg27", "llvm.nvvm.read.ptx.sreg.envreg27";
            EnvReg28Op = "nvvm.read.ptx.sreg.envreg28", "llvm.nvvm.read.ptx.sreg.envreg28";
            EnvReg29Op = "nvvm.read.ptx.sreg.envreg29", "llvm.nvvm.read.ptx.sreg.envreg29";
            EnvReg3Op = "nvvm.read.ptx.sreg.envreg3", "llvm.nvvm.read.ptx.sreg.envreg3";
            EnvReg30Op = "nvvm.read.ptx.sreg.envreg30", "llvm.nvvm.read.ptx.sreg.envreg30";
            EnvReg31Op = "nvvm.read.ptx.sreg.envreg31", "llvm.nvvm.read.ptx.sreg.envreg31";
            EnvReg4Op = "nvvm.read.ptx.sreg.envreg4", "llvm.nvvm.read.ptx.sreg.envreg4";
            EnvReg5Op = "nvvm.read.ptx.sreg.envreg5", "llvm.nvvm.read.ptx.sreg.envreg5";
            EnvReg6Op = "nvvm.read.ptx.sreg.envreg6", "llvm.nvvm.read.ptx.sreg.envreg6";
            EnvReg7Op = "nvvm.read.ptx.sreg.envreg7", "llvm.nvvm.read.ptx.sreg.envreg7";
            EnvReg8Op = "nvvm.read.ptx.sreg.envreg8", "llvm.nvvm.read.ptx.sreg.envreg8";
            EnvReg9Op = "nvvm.read.ptx.sreg.envreg9", "llvm.nvvm.read.ptx.sreg.envreg9";
            LaneMaskEqOp = "nvvm.read.ptx.sreg.lanemask.eq", "llvm.nvvm.read.ptx.sreg.lanemask.eq";
            LaneMaskGeOp = "nvvm.read.ptx.sreg.lanemask.ge", "llvm.nvvm.read.ptx.sreg.lanemask.ge";
            LaneMaskGtOp = "nvvm.read.ptx.sreg.lanemask.gt", "llvm.nvvm.read.ptx.sreg.lanemask.gt";
            LaneMaskLeOp = "nvvm.read.ptx.sreg.lanemask.le", "llvm.nvvm.read.ptx.sreg.lanemask.le";
            LaneMaskLtOp = "nvvm.read.ptx.sreg.lanemask.lt", "llvm.nvvm.read.ptx.sreg.lanemask.lt";
            TotalSmemSizeOp = "nvvm.read.ptx.sreg.total.smem.size", "llvm.nvvm.read.ptx.sreg.total_smem_size";
        ]
    }

    [format = "attr-dict `:` type($res)"] {
        { res: Res<LLVM_TYPE> } [
            ClockOp = "nvvm.read.ptx.sreg.clock", "llvm.nvvm.read.ptx.sreg.clock";
            Clock64Op = "nvvm.read.ptx.sreg.clock64", "llvm.nvvm.read.ptx.sreg.clock64";
            GlobalTimerOp = "nvvm.read.ptx.sreg.globaltimer", "llvm.nvvm.read.ptx.sreg.globaltimer";
            GlobalTimerLoOp = "nvvm.read.ptx.sreg.globaltimer.lo", "llvm.nvvm.read.ptx.sreg.globaltimer.lo";
        ]
    }

    [traits(PURE),
     verify = crate::verify::register_range,
     format = "(`range` $range^)? attr-dict `:` type($res)"] {
        { range: Optional<Prop<ConstantRangeAttr>>, res: Res<LLVM_TYPE> } [
            BlockInClusterIdXOp = "nvvm.read.ptx.sreg.cluster.ctaid.x", "llvm.nvvm.read.ptx.sreg.cluster.ctaid.x";
            BlockInClusterIdYOp = "nvvm.read.ptx.sreg.cluster.ctaid.y", "llvm.nvvm.read.ptx.sreg.cluster.ctaid.y";
            BlockInClusterIdZOp = "nvvm.read.ptx.sreg.cluster.ctaid.z", "llvm.nvvm.read.ptx.sreg.cluster.ctaid.z";
            ClusterIdOp = "nvvm.read.ptx.sreg.cluster.ctarank", "llvm.nvvm.read.ptx.sreg.cluster.ctarank";
            ClusterDimBlocksXOp = "nvvm.read.ptx.sreg.cluster.nctaid.x", "llvm.nvvm.read.ptx.sreg.cluster.nctaid.x";
            ClusterDimBlocksYOp = "nvvm.read.ptx.sreg.cluster.nctaid.y", "llvm.nvvm.read.ptx.sreg.cluster.nctaid.y";
            ClusterDimBlocksZOp = "nvvm.read.ptx.sreg.cluster.nctaid.z", "llvm.nvvm.read.ptx.sreg.cluster.nctaid.z";
            ClusterDimOp = "nvvm.read.ptx.sreg.cluster.nctarank", "llvm.nvvm.read.ptx.sreg.cluster.nctarank";
            ClusterIdXOp = "nvvm.read.ptx.sreg.clusterid.x", "llvm.nvvm.read.ptx.sreg.clusterid.x";
            ClusterIdYOp = "nvvm.read.ptx.sreg.clusterid.y", "llvm.nvvm.read.ptx.sreg.clusterid.y";
            ClusterIdZOp = "nvvm.read.ptx.sreg.clusterid.z", "llvm.nvvm.read.ptx.sreg.clusterid.z";
            BlockIdXOp = "nvvm.read.ptx.sreg.ctaid.x", "llvm.nvvm.read.ptx.sreg.ctaid.x";
            BlockIdYOp = "nvvm.read.ptx.sreg.ctaid.y", "llvm.nvvm.read.ptx.sreg.ctaid.y";
            BlockIdZOp = "nvvm.read.ptx.sreg.ctaid.z", "llvm.nvvm.read.ptx.sreg.ctaid.z";
            GridIdOp = "nvvm.read.ptx.sreg.gridid", "llvm.nvvm.read.ptx.sreg.gridid";
            LaneIdOp = "nvvm.read.ptx.sreg.laneid", "llvm.nvvm.read.ptx.sreg.laneid";
            ClusterDimXOp = "nvvm.read.ptx.sreg.nclusterid.x", "llvm.nvvm.read.ptx.sreg.nclusterid.x";
            ClusterDimYOp = "nvvm.read.ptx.sreg.nclusterid.y", "llvm.nvvm.read.ptx.sreg.nclusterid.y";
            ClusterDimZOp = "nvvm.read.ptx.sreg.nclusterid.z", "llvm.nvvm.read.ptx.sreg.nclusterid.z";
            GridDimXOp = "nvvm.read.ptx.sreg.nctaid.x", "llvm.nvvm.read.ptx.sreg.nctaid.x";
            GridDimYOp = "nvvm.read.ptx.sreg.nctaid.y", "llvm.nvvm.read.ptx.sreg.nctaid.y";
            GridDimZOp = "nvvm.read.ptx.sreg.nctaid.z", "llvm.nvvm.read.ptx.sreg.nctaid.z";
            SmDimOp = "nvvm.read.ptx.sreg.nsmid", "llvm.nvvm.read.ptx.sreg.nsmid";
            BlockDimXOp = "nvvm.read.ptx.sreg.ntid.x", "llvm.nvvm.read.ptx.sreg.ntid.x";
            BlockDimYOp = "nvvm.read.ptx.sreg.ntid.y", "llvm.nvvm.read.ptx.sreg.ntid.y";
            BlockDimZOp = "nvvm.read.ptx.sreg.ntid.z", "llvm.nvvm.read.ptx.sreg.ntid.z";
            WarpDimOp = "nvvm.read.ptx.sreg.nwarpid", "llvm.nvvm.read.ptx.sreg.nwarpid";
            SmIdOp = "nvvm.read.ptx.sreg.smid", "llvm.nvvm.read.ptx.sreg.smid";
            ThreadIdXOp = "nvvm.read.ptx.sreg.tid.x", "llvm.nvvm.read.ptx.sreg.tid.x";
            ThreadIdYOp = "nvvm.read.ptx.sreg.tid.y", "llvm.nvvm.read.ptx.sreg.tid.y";
            ThreadIdZOp = "nvvm.read.ptx.sreg.tid.z", "llvm.nvvm.read.ptx.sreg.tid.z";
            WarpIdOp = "nvvm.read.ptx.sreg.warpid", "llvm.nvvm.read.ptx.sreg.warpid";
            WarpSizeOp = "nvvm.read.ptx.sreg.warpsize", "llvm.nvvm.read.ptx.sreg.warpsize";
        ]
    }
}
