//! The stages of `terrace lower` that passes of several crates belong to, in order. The stages follow [`SIMPLIFY`].
//!
//! The stages are defined in a separate crate because the crates whose passes share them do not depend on each other.
//!
#![doc = include_str!("../README.md")]

use terrace_pass::Stage;
use terrace_pass::stage::SIMPLIFY;

/// Memory accesses with unusual shapes and layouts become plain accesses.
pub static ACCESSES: Stage = Stage::new("accesses").after(&[&SIMPLIFY]);

/// Affine maps and loops become arithmetic and `scf` loops.
pub static AFFINE: Stage = Stage::new("affine").after(&[&ACCESSES]);

/// Multi-dimensional vectors become one-dimensional.
pub static VECTORS: Stage = Stage::new("vectors").after(&[&AFFINE]);

/// Complex numbers become pairs of floats.
pub static COMPLEX: Stage = Stage::new("complex").after(&[&VECTORS]);

/// Math functions become arithmetic or other functions.
pub static MATH: Stage = Stage::new("math").after(&[&COMPLEX]);

/// Arithmetic becomes simpler arithmetic.
pub static ARITH: Stage = Stage::new("arith").after(&[&MATH]);

/// Math functions become calls of functions that are generated in the module.
pub static FUNCTIONS: Stage = Stage::new("functions").after(&[&ARITH]);

/// Structured control flow becomes branches.
pub static CONTROL_FLOW: Stage = Stage::new("control-flow").after(&[&FUNCTIONS]);

/// Scalars are converted to the LLVM dialect, together with all operations that the same conversions cover.
pub static SCALARS_TO_LLVM: Stage = Stage::new("scalars-to-llvm").after(&[&CONTROL_FLOW]);

/// Math functions become library calls.
pub static LIBRARIES: Stage = Stage::new("libraries").after(&[&SCALARS_TO_LLVM]);

/// Vector operations are converted to the LLVM dialect.
pub static VECTORS_TO_LLVM: Stage = Stage::new("vectors-to-llvm").after(&[&LIBRARIES]);

/// Converts the operations that the conversion of memory requires to be in the LLVM dialect already.
pub static BEFORE_MEMORY: Stage = Stage::new("before-memory").after(&[&VECTORS_TO_LLVM]);

/// Memory operations are converted to the LLVM dialect.
pub static MEMORY_TO_LLVM: Stage = Stage::new("memory-to-llvm").after(&[&BEFORE_MEMORY]);

/// Structured control flow that depends on the conversion of memory becomes branches.
pub static LATE_CONTROL_FLOW: Stage = Stage::new("late-control-flow").after(&[&MEMORY_TO_LLVM]);

/// Functions and all remaining operations are converted to the LLVM dialect.
pub static REST_TO_LLVM: Stage = Stage::new("rest-to-llvm").after(&[&LATE_CONTROL_FLOW]);

/// The remaining casts between converted and unconverted types are removed.
pub static CASTS: Stage = Stage::new("casts").after(&[&REST_TO_LLVM]);
