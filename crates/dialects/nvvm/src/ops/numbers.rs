//! Conversions between formats of numbers, products.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use crate::constraints::*;
use crate::enums::DotAccumulateType;
use terrace_builtin::props::Bool;
use terrace_builtin::props::Int64;
use terrace_llvm::op_rows;

op_rows! {
    [format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"] {
        {
            a: Operand<VECTOR_2I16>, #[mlir("a_type")] a_kind: Prop<DotAccumulateType>, b: Operand<VECTOR_4I8>,
            #[mlir("b_type")] b_kind: Prop<DotAccumulateType>, c: Operand<I32>, b_hi: Prop<Bool>,
            #[unique] res: Res<I32>,
        } [
            /// Adds the products of two 16-bit and two 8-bit integers.
            DotAccumulate2WayOp = "nvvm.dot.accumulate.2way";
        ]
        {
            a: Operand<VECTOR_4I8>, #[mlir("a_type")] a_kind: Prop<DotAccumulateType>, b: Operand<VECTOR_4I8>,
            #[mlir("b_type")] b_kind: Prop<DotAccumulateType>, c: Operand<I32>, #[unique] res: Res<I32>,
        } [
            /// Adds the products of four 8-bit integers each.
            DotAccumulate4WayOp = "nvvm.dot.accumulate.4way";
        ]
    }

    [traits(PURE),
     format = "$arg attr-dict `:` type($res)"] {
        { arg: Operand<F32>, #[unique] res: Res<F32> } [
            RcpApproxFtzF32Op = "nvvm.rcp.approx.ftz.f", "llvm.nvvm.rcp.approx.ftz.f";
        ]
    }

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
