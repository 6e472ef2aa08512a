//! Constraints on types.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

pub use terrace_builtin::constraints::ANY_TYPE;
pub use terrace_builtin::constraints::F32;
pub use terrace_builtin::constraints::I1;
pub use terrace_builtin::constraints::I32;
pub use terrace_builtin::constraints::I64;
pub use terrace_llvm::constraints::I8;
pub use terrace_llvm::constraints::LLVM_TYPE;

use terrace_ir::TypeConstraint;
use terrace_llvm::composed::{
    Any, AnyPointer, AnyStruct, Bf16, F16, F32, Int, Pointer, Vector, composed, only,
};

/// 128-bit signless integer.
pub const I128: TypeConstraint = only::<Int<128>>("128-bit signless integer");
/// 16-bit signless integer.
pub const I16: TypeConstraint = only::<Int<16>>("16-bit signless integer");
/// 16-bit signless integer or vector of 8-bit signless integer values of length 2.
pub const I16_OR_VECTOR_2I8: TypeConstraint = composed::<Any<(Int<16>, Vector<Int<8>, 2>)>>(
    "16-bit signless integer or vector of 8-bit signless integer values of length 2",
);
/// 1-bit signless integer or 32-bit signless integer.
pub const I1_OR_I32: TypeConstraint =
    composed::<Any<(Int<1>, Int<32>)>>("1-bit signless integer or 32-bit signless integer");
/// 32-bit signless integer or 32-bit float.
pub const I32_OR_F32: TypeConstraint =
    composed::<Any<(Int<32>, F32)>>("32-bit signless integer or 32-bit float");
/// 32-bit signless integer or 32-bit float or LLVM struct type.
pub const I32_OR_F32_OR_STRUCT: TypeConstraint = composed::<Any<(Int<32>, F32, AnyStruct)>>(
    "32-bit signless integer or 32-bit float or LLVM struct type",
);
/// 32-bit signless integer or 1-bit signless integer.
pub const I32_OR_I1: TypeConstraint =
    composed::<Any<(Int<32>, Int<1>)>>("32-bit signless integer or 1-bit signless integer");
/// 32-bit signless integer or 64-bit signless integer.
pub const I32_OR_I64: TypeConstraint =
    composed::<Any<(Int<32>, Int<64>)>>("32-bit signless integer or 64-bit signless integer");
/// 32-bit signless integer or LLVM struct type.
pub const I32_OR_STRUCT: TypeConstraint =
    composed::<Any<(Int<32>, AnyStruct)>>("32-bit signless integer or LLVM struct type");
/// 64-bit signless integer or 32-bit signless integer.
pub const I64_OR_I32: TypeConstraint =
    composed::<Any<(Int<64>, Int<32>)>>("64-bit signless integer or 32-bit signless integer");
/// LLVM pointer type.
pub const POINTER: TypeConstraint = composed::<AnyPointer>("LLVM pointer type");
/// LLVM pointer in address space 0.
pub const POINTER_0: TypeConstraint = only::<Pointer<0>>("LLVM pointer in address space 0");
/// LLVM pointer in address space 0 or LLVM pointer in address space 3.
pub const POINTER_0_OR_POINTER_3: TypeConstraint = composed::<Any<(Pointer<0>, Pointer<3>)>>(
    "LLVM pointer in address space 0 or LLVM pointer in address space 3",
);
/// LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7.
pub const POINTER_0_OR_POINTER_3_OR_POINTER_7: TypeConstraint = composed::<
    Any<(Pointer<0>, Pointer<3>, Pointer<7>)>,
>(
    "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7",
);
/// LLVM pointer in address space 0 or LLVM pointer in address space 7.
pub const POINTER_0_OR_POINTER_7: TypeConstraint = composed::<Any<(Pointer<0>, Pointer<7>)>>(
    "LLVM pointer in address space 0 or LLVM pointer in address space 7",
);
/// LLVM pointer in address space 1.
pub const POINTER_1: TypeConstraint = only::<Pointer<1>>("LLVM pointer in address space 1");
/// LLVM pointer in address space 1 or LLVM pointer in address space 5 or LLVM pointer in address space 0 or LLVM pointer in address space 4.
pub const POINTER_1_OR_POINTER_5_OR_POINTER_0_OR_POINTER_4: TypeConstraint = composed::<
    Any<(Pointer<1>, Pointer<5>, Pointer<0>, Pointer<4>)>,
>(
    "LLVM pointer in address space 1 or LLVM pointer in address space 5 or LLVM pointer in address space 0 or LLVM pointer in address space 4",
);
/// LLVM pointer in address space 3.
pub const POINTER_3: TypeConstraint = only::<Pointer<3>>("LLVM pointer in address space 3");
/// LLVM pointer in address space 3 or LLVM pointer in address space 7.
pub const POINTER_3_OR_POINTER_7: TypeConstraint = composed::<Any<(Pointer<3>, Pointer<7>)>>(
    "LLVM pointer in address space 3 or LLVM pointer in address space 7",
);
/// LLVM pointer in address space 6.
pub const POINTER_6: TypeConstraint = only::<Pointer<6>>("LLVM pointer in address space 6");
/// LLVM pointer in address space 6 or 64-bit signless integer.
pub const POINTER_6_OR_I64: TypeConstraint = composed::<Any<(Pointer<6>, Int<64>)>>(
    "LLVM pointer in address space 6 or 64-bit signless integer",
);
/// LLVM pointer in address space 7.
pub const POINTER_7: TypeConstraint = only::<Pointer<7>>("LLVM pointer in address space 7");
/// LLVM pointer type or LLVM pointer in address space 3.
pub const POINTER_OR_POINTER_3: TypeConstraint = composed::<Any<(AnyPointer, Pointer<3>)>>(
    "LLVM pointer type or LLVM pointer in address space 3",
);
/// Vector of bfloat16 type values of length 2.
pub const VECTOR_2BF16: TypeConstraint =
    composed::<Vector<Bf16, 2>>("vector of bfloat16 type values of length 2");
/// Vector of 16-bit float values of length 2.
pub const VECTOR_2F16: TypeConstraint =
    composed::<Vector<F16, 2>>("vector of 16-bit float values of length 2");
/// Vector of 16-bit signless integer values of length 2.
pub const VECTOR_2I16: TypeConstraint =
    composed::<Vector<Int<16>, 2>>("vector of 16-bit signless integer values of length 2");
/// Vector of 8-bit signless integer values of length 2.
pub const VECTOR_2I8: TypeConstraint =
    composed::<Vector<Int<8>, 2>>("vector of 8-bit signless integer values of length 2");
/// Vector of 32-bit float values of length 4.
pub const VECTOR_4F32: TypeConstraint =
    composed::<Vector<F32, 4>>("vector of 32-bit float values of length 4");
/// Vector of 8-bit signless integer values of length 4.
pub const VECTOR_4I8: TypeConstraint =
    composed::<Vector<Int<8>, 4>>("vector of 8-bit signless integer values of length 4");
