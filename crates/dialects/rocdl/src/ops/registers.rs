//! Positions of a lane, sizes of what it belongs to.
//!
//! Written by `cargo xtask check-ods --write rocdl` from upstream's `mlir/Dialect/LLVMIR/ROCDLOps.td`; not to be edited.

use crate::constraints::*;
use terrace_llvm::attrs::ConstantRangeAttr;
use terrace_llvm::op_rows;

op_rows! {
    [traits(PURE),
     format = "(`range` $range^)? attr-dict `:` type($res)"] {
        { range: Optional<Prop<ConstantRangeAttr>>, res: Res<LLVM_TYPE> } [
            ClusterIdXOp = "rocdl.cluster.id.x", "llvm.amdgcn.cluster.id.x";
            ClusterIdYOp = "rocdl.cluster.id.y", "llvm.amdgcn.cluster.id.y";
            ClusterIdZOp = "rocdl.cluster.id.z", "llvm.amdgcn.cluster.id.z";
            GridDimXOp = "rocdl.grid.dim.x";
            GridDimYOp = "rocdl.grid.dim.y";
            GridDimZOp = "rocdl.grid.dim.z";
            WavefrontSizeOp = "rocdl.wavefrontsize", "llvm.amdgcn.wavefrontsize";
            BlockDimXOp = "rocdl.workgroup.dim.x";
            BlockDimYOp = "rocdl.workgroup.dim.y";
            BlockDimZOp = "rocdl.workgroup.dim.z";
            BlockIdXOp = "rocdl.workgroup.id.x", "llvm.amdgcn.workgroup.id.x";
            BlockIdYOp = "rocdl.workgroup.id.y", "llvm.amdgcn.workgroup.id.y";
            BlockIdZOp = "rocdl.workgroup.id.z", "llvm.amdgcn.workgroup.id.z";
            ThreadIdXOp = "rocdl.workitem.id.x", "llvm.amdgcn.workitem.id.x";
            ThreadIdYOp = "rocdl.workitem.id.y", "llvm.amdgcn.workitem.id.y";
            ThreadIdZOp = "rocdl.workitem.id.z", "llvm.amdgcn.workitem.id.z";
        ]
    }
}
