//! Tensor cores of the fifth generation.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use crate::constraints::*;
use crate::enums::CTAGroupKind;
use crate::enums::Tcgen05CpMulticast;
use crate::enums::Tcgen05CpShape;
use crate::enums::Tcgen05CpSrcFormat;
use crate::enums::Tcgen05FenceKind;
use crate::enums::Tcgen05MMACollectorBBuffer;
use crate::enums::Tcgen05MMACollectorOp;
use crate::enums::Tcgen05MMAKind;
use crate::enums::Tcgen05WaitKind;
use terrace_llvm::op_rows;

op_rows! {
    [format = "$addr `,` $nCols attr-dict `:` type(operands)"] {
        {
            addr: Operand<POINTER_OR_POINTER_3>, #[mlir("nCols")] n_cols: Operand<I32>,
            #[default(CTAGroupKind::Cta1)] group: Prop<CTAGroupKind>,
        } [
            /// Allocates columns of tensor memory.
            Tcgen05AllocOp = "nvvm.tcgen05.alloc";
        ]
    }

    [format = "$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)"] {
        {
            addr: Operand<POINTER_OR_POINTER_3>,
            #[mlir("multicastMask")] multicast_mask: Optional<Operand<I16>>,
            #[default(CTAGroupKind::Cta1)] group: Prop<CTAGroupKind>,
        } [
            /// Arrives at a barrier in memory when the operations so far are done.
            Tcgen05CommitOp = "nvvm.tcgen05.commit";
        ]
    }

    [verify = crate::verify::tcgen05_cp,
     format = "$taddr`,` $smem_desc attr-dict"] {
        {
            shape: Prop<Tcgen05CpShape>, #[default(CTAGroupKind::Cta1)] group: Prop<CTAGroupKind>,
            #[default(Tcgen05CpMulticast::None)] multicast: Prop<Tcgen05CpMulticast>,
            #[mlir("srcFormat")] src_format: Optional<Prop<Tcgen05CpSrcFormat>>, taddr: Operand<POINTER_6>,
            smem_desc: Operand<I64>,
        } [
            /// Copies shared memory to tensor memory.
            Tcgen05CpOp = "nvvm.tcgen05.cp";
        ]
    }

    [format = "$taddr `,` $nCols attr-dict `:` type(operands)"] {
        {
            taddr: Operand<POINTER_6>, #[mlir("nCols")] n_cols: Operand<I32>,
            #[default(CTAGroupKind::Cta1)] group: Prop<CTAGroupKind>,
        } [
            /// Frees columns of tensor memory.
            Tcgen05DeallocOp = "nvvm.tcgen05.dealloc";
        ]
    }

    [format = "$kind attr-dict"] {
        { kind: Prop<Tcgen05FenceKind> } [
            /// Orders asynchronous operations with synchronization of threads.
            Tcgen05FenceOp = "nvvm.tcgen05.fence";
        ]
        { kind: Prop<Tcgen05WaitKind> } [
            /// Waits for loads or stores of tensor memory.
            Tcgen05WaitOp = "nvvm.tcgen05.wait";
        ]
    }

    [format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`"] {
        {
            kind: Prop<Tcgen05MMAKind>,
            #[default(Tcgen05MMACollectorBBuffer::B0)] #[mlir("collectorBBuffer")] collector_b_buffer: Prop<Tcgen05MMACollectorBBuffer>,
            #[default(Tcgen05MMACollectorOp::Discard)] #[mlir("collectorOp")] collector_op: Prop<Tcgen05MMACollectorOp>,
            #[mlir("matrixD")] matrix_d: Operand<POINTER_6>,
            #[mlir("matrixA")] matrix_a: Operand<POINTER_6_OR_I64>, #[mlir("matrixB")] matrix_b: Operand<I64>,
            idesc: Operand<I32>, #[mlir("enableInputD")] enable_input_d: Operand<I1>,
            #[mlir("zeroColMask")] zero_col_mask: Optional<Operand<I64>>,
        } [
            /// A product of matrices of one warp.
            Tcgen05MMAWsOp = "nvvm.tcgen05.mma.ws";
        ]
    }

    [format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`"] {
        {
            kind: Prop<Tcgen05MMAKind>,
            #[default(Tcgen05MMACollectorBBuffer::B0)] #[mlir("collectorBBuffer")] collector_b_buffer: Prop<Tcgen05MMACollectorBBuffer>,
            #[default(Tcgen05MMACollectorOp::Discard)] #[mlir("collectorOp")] collector_op: Prop<Tcgen05MMACollectorOp>,
            #[mlir("matrixD")] matrix_d: Operand<POINTER_6>,
            #[mlir("matrixA")] matrix_a: Operand<POINTER_6_OR_I64>, #[mlir("matrixB")] matrix_b: Operand<I64>,
            idesc: Operand<I32>, #[mlir("enableInputD")] enable_input_d: Operand<I1>,
            #[mlir("sparseMetadata")] sparse_metadata: Operand<POINTER_6>,
            #[mlir("zeroColMask")] zero_col_mask: Optional<Operand<I64>>,
        } [
            /// A product of matrices of one warp, the first one sparse.
            Tcgen05MMAWsSparseOp = "nvvm.tcgen05.mma.ws.sp";
        ]
    }

    [format = "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)"] {
        {
            #[mlir("startAddr")] start_addr: Operand<I32>,
            #[mlir("leadingDimOffset")] leading_dim_offset: Operand<I32>,
            #[mlir("strideDimOffset")] stride_dim_offset: Operand<I32>,
            #[mlir("baseOffset")] base_offset: Operand<I8>,
            #[mlir("leadingDimMode")] leading_dim_mode: Operand<I1>,
            #[mlir("swizzleMode")] swizzle_mode: Operand<I8>, #[unique] res: Res<I64>,
        } [
            /// The descriptor of a matrix in shared memory.
            Tcgen05MmaSmemDescOp = "nvvm.tcgen05.mma_smem_desc";
        ]
    }

    [format = "attr-dict"] {
        { #[default(CTAGroupKind::Cta1)] group: Prop<CTAGroupKind> } [
            /// Allocates no more tensor memory.
            Tcgen05RelinquishAllocPermitOp = "nvvm.tcgen05.relinquish_alloc_permit";
        ]
    }

    [format = "$taddr attr-dict `:` type(operands)"] {
        { taddr: Operand<POINTER_6>, #[default(CTAGroupKind::Cta1)] group: Prop<CTAGroupKind> } [
            /// Shifts rows of tensor memory down.
            Tcgen05ShiftOp = "nvvm.tcgen05.shift";
        ]
    }
}
