//! Products of matrices that the lanes of a warp or a group of warps share.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use terrace_builtin::props::Int64;
use terrace_llvm::op_rows;

op_rows! {
    [format = "attr-dict"] {
        {} [
            /// Makes a group of the products of matrices so far.
            WgmmaGroupSyncAlignedOp = "nvvm.wgmma.commit.group.sync.aligned";
            /// Orders accesses to registers with products of matrices.
            WgmmaFenceAlignedOp = "nvvm.wgmma.fence.aligned";
        ]
    }

    [format = "attr-dict $group"] {
        { group: Prop<Int64> } [
            /// Waits until at most some groups of products are left.
            WgmmaWaitGroupSyncOp = "nvvm.wgmma.wait.group.sync.aligned";
        ]
    }
}
