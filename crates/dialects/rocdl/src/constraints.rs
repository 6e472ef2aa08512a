//! Constraints on types.
//!
//! Written by `cargo xtask check-ods --write rocdl` from upstream's `mlir/Dialect/LLVMIR/ROCDLOps.td`; not to be edited.

pub use terrace_builtin::constraints::F32;
pub use terrace_builtin::constraints::I1;
pub use terrace_builtin::constraints::I32;
pub use terrace_builtin::constraints::I64;
pub use terrace_llvm::constraints::ANY_INTEGER_OR_VECTOR;
pub use terrace_llvm::constraints::FLOAT_OR_VECTOR;
pub use terrace_llvm::constraints::LLVM_FLOAT;
pub use terrace_llvm::constraints::LLVM_TYPE;

use terrace_ir::TypeConstraint;
use terrace_llvm::composed::{
    AnyPointer, Bf16, F16, F32, FixedVector, Int, OrVector, Pair, Pointer, composed, only,
};

/// Bfloat16 type.
pub const BF16: TypeConstraint = only::<Bf16>("bfloat16 type");
/// Bfloat16 type or LLVM dialect-compatible vector of bfloat16 type.
pub const BF16_OR_VECTOR: TypeConstraint =
    composed::<OrVector<Bf16>>("bfloat16 type or LLVM dialect-compatible vector of bfloat16 type");
/// 16-bit float.
pub const F16: TypeConstraint = only::<F16>("16-bit float");
/// 16-bit float or LLVM dialect-compatible vector of 16-bit float.
pub const F16_OR_VECTOR: TypeConstraint =
    composed::<OrVector<F16>>("16-bit float or LLVM dialect-compatible vector of 16-bit float");
/// 32-bit float or LLVM dialect-compatible vector of 32-bit float.
pub const F32_OR_VECTOR: TypeConstraint =
    composed::<OrVector<F32>>("32-bit float or LLVM dialect-compatible vector of 32-bit float");
/// 16-bit signless integer.
pub const I16: TypeConstraint = only::<Int<16>>("16-bit signless integer");
/// LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer.
pub const PAIR_OF_I32_I32: TypeConstraint = only::<Pair<Int<32>, Int<32>>>(
    "LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer",
);
/// LLVM pointer type.
pub const POINTER: TypeConstraint = composed::<AnyPointer>("LLVM pointer type");
/// LLVM pointer in address space 0.
pub const POINTER_0: TypeConstraint = only::<Pointer<0>>("LLVM pointer in address space 0");
/// LLVM pointer in address space 1.
pub const POINTER_1: TypeConstraint = only::<Pointer<1>>("LLVM pointer in address space 1");
/// LLVM pointer in address space 3.
pub const POINTER_3: TypeConstraint = only::<Pointer<3>>("LLVM pointer in address space 3");
/// LLVM pointer in address space 8.
pub const POINTER_8: TypeConstraint = only::<Pointer<8>>("LLVM pointer in address space 8");
/// Fixed-length vector of bfloat16 type values of length 16.
pub const V16BF16: TypeConstraint =
    only::<FixedVector<Bf16, 16>>("fixed-length vector of bfloat16 type values of length 16");
/// Fixed-length vector of 16-bit float values of length 16.
pub const V16F16: TypeConstraint =
    only::<FixedVector<F16, 16>>("fixed-length vector of 16-bit float values of length 16");
/// Fixed-length vector of 32-bit float values of length 16.
pub const V16F32: TypeConstraint =
    only::<FixedVector<F32, 16>>("fixed-length vector of 32-bit float values of length 16");
/// Fixed-length vector of bfloat16 type values of length 2.
pub const V2BF16: TypeConstraint =
    only::<FixedVector<Bf16, 2>>("fixed-length vector of bfloat16 type values of length 2");
/// Fixed-length vector of 16-bit float values of length 2.
pub const V2F16: TypeConstraint =
    only::<FixedVector<F16, 2>>("fixed-length vector of 16-bit float values of length 2");
/// Fixed-length vector of 32-bit float values of length 2.
pub const V2F32: TypeConstraint =
    only::<FixedVector<F32, 2>>("fixed-length vector of 32-bit float values of length 2");
/// Fixed-length vector of 16-bit signless integer values of length 2.
pub const V2I16: TypeConstraint = only::<FixedVector<Int<16>, 2>>(
    "fixed-length vector of 16-bit signless integer values of length 2",
);
/// Fixed-length vector of 32-bit signless integer values of length 2.
pub const V2I32: TypeConstraint = only::<FixedVector<Int<32>, 2>>(
    "fixed-length vector of 32-bit signless integer values of length 2",
);
/// Fixed-length vector of bfloat16 type values of length 32.
pub const V32BF16: TypeConstraint =
    only::<FixedVector<Bf16, 32>>("fixed-length vector of bfloat16 type values of length 32");
/// Fixed-length vector of 16-bit float values of length 32.
pub const V32F16: TypeConstraint =
    only::<FixedVector<F16, 32>>("fixed-length vector of 16-bit float values of length 32");
/// Fixed-length vector of 32-bit float values of length 32.
pub const V32F32: TypeConstraint =
    only::<FixedVector<F32, 32>>("fixed-length vector of 32-bit float values of length 32");
/// Fixed-length vector of 32-bit signless integer values of length 3.
pub const V3I32: TypeConstraint = only::<FixedVector<Int<32>, 3>>(
    "fixed-length vector of 32-bit signless integer values of length 3",
);
/// Fixed-length vector of 32-bit signless integer values of length 4.
pub const V4I32: TypeConstraint = only::<FixedVector<Int<32>, 4>>(
    "fixed-length vector of 32-bit signless integer values of length 4",
);
/// Fixed-length vector of 32-bit signless integer values of length 6.
pub const V6I32: TypeConstraint = only::<FixedVector<Int<32>, 6>>(
    "fixed-length vector of 32-bit signless integer values of length 6",
);
/// Fixed-length vector of bfloat16 type values of length 8.
pub const V8BF16: TypeConstraint =
    only::<FixedVector<Bf16, 8>>("fixed-length vector of bfloat16 type values of length 8");
/// Fixed-length vector of 16-bit float values of length 8.
pub const V8F16: TypeConstraint =
    only::<FixedVector<F16, 8>>("fixed-length vector of 16-bit float values of length 8");
/// Fixed-length vector of 32-bit float values of length 8.
pub const V8F32: TypeConstraint =
    only::<FixedVector<F32, 8>>("fixed-length vector of 32-bit float values of length 8");
/// Fixed-length vector of 32-bit signless integer values of length 8.
pub const V8I32: TypeConstraint = only::<FixedVector<Int<32>, 8>>(
    "fixed-length vector of 32-bit signless integer values of length 8",
);
