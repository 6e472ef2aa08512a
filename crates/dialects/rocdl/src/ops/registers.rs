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
            /// The number of work groups in dimension x.
            GridDimXOp = "rocdl.grid.dim.x";
            /// The number of work groups in dimension y.
            GridDimYOp = "rocdl.grid.dim.y";
            /// The number of work groups in dimension z.
            GridDimZOp = "rocdl.grid.dim.z";
            WavefrontSizeOp = "rocdl.wavefrontsize", "llvm.amdgcn.wavefrontsize";
            /// The size of a work group in dimension x.
            BlockDimXOp = "rocdl.workgroup.dim.x";
            /// The size of a work group in dimension y.
            BlockDimYOp = "rocdl.workgroup.dim.y";
            /// The size of a work group in dimension z.
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
