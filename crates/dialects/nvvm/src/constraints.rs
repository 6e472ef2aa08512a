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
use terrace_llvm::composed::{Any, AnyPointer, Int, Pointer, Vector, composed, only};

/// 16-bit signless integer.
pub const I16: TypeConstraint = only::<Int<16>>("16-bit signless integer");
/// LLVM pointer in address space 0 or LLVM pointer in address space 3.
pub const POINTER_0_OR_POINTER_3: TypeConstraint = composed::<Any<(Pointer<0>, Pointer<3>)>>(
    "LLVM pointer in address space 0 or LLVM pointer in address space 3",
);
/// LLVM pointer in address space 0 or LLVM pointer in address space 7.
pub const POINTER_0_OR_POINTER_7: TypeConstraint = composed::<Any<(Pointer<0>, Pointer<7>)>>(
    "LLVM pointer in address space 0 or LLVM pointer in address space 7",
);
/// LLVM pointer in address space 1.
pub const POINTER_1: TypeConstraint = only::<Pointer<1>>("LLVM pointer in address space 1");
/// LLVM pointer in address space 3.
pub const POINTER_3: TypeConstraint = only::<Pointer<3>>("LLVM pointer in address space 3");
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
/// Vector of 16-bit signless integer values of length 2.
pub const VECTOR_2I16: TypeConstraint =
    composed::<Vector<Int<16>, 2>>("vector of 16-bit signless integer values of length 2");
/// Vector of 8-bit signless integer values of length 4.
pub const VECTOR_4I8: TypeConstraint =
    composed::<Vector<Int<8>, 4>>("vector of 8-bit signless integer values of length 4");
