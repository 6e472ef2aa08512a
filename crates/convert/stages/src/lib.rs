//! The stages of a lowering to the LLVM dialect that passes of several crates belong to, in order. They follow
//! [`SIMPLIFY`].
//!
//! They have a crate of their own since the crates of passes that share them do not depend on each other.
//!
#![doc = include_str!("../README.md")]

use terrace_pass::Stage;
use terrace_pass::stage::SIMPLIFY;

/// Accesses of memory by odd shapes and layouts become plain ones.
pub static ACCESSES: Stage = Stage::new("accesses").after(&[&SIMPLIFY]);

/// Affine maps and loops become arithmetic and plain loops.
pub static AFFINE: Stage = Stage::new("affine").after(&[&ACCESSES]);

/// Vectors of several dimensions become vectors of one.
pub static VECTORS: Stage = Stage::new("vectors").after(&[&AFFINE]);

/// Complex numbers become pairs.
pub static COMPLEX: Stage = Stage::new("complex").after(&[&VECTORS]);

/// Mathematical functions become arithmetic or other functions.
pub static MATH: Stage = Stage::new("math").after(&[&COMPLEX]);

/// Arithmetic becomes simpler arithmetic.
pub static ARITH: Stage = Stage::new("arith").after(&[&MATH]);

/// Mathematical functions become calls of functions in the module.
pub static FUNCTIONS: Stage = Stage::new("functions").after(&[&ARITH]);

/// Loops and conditions become branches.
pub static CONTROL_FLOW: Stage = Stage::new("control-flow").after(&[&FUNCTIONS]);

/// Scalars, and all that goes with any other conversion, become the LLVM dialect's.
pub static SCALARS_TO_LLVM: Stage = Stage::new("scalars-to-llvm").after(&[&CONTROL_FLOW]);

/// Mathematical functions become calls of a library.
pub static LIBRARIES: Stage = Stage::new("libraries").after(&[&SCALARS_TO_LLVM]);

/// Vectors become the LLVM dialect's.
pub static VECTORS_TO_LLVM: Stage = Stage::new("vectors-to-llvm").after(&[&LIBRARIES]);

/// Operations become the LLVM dialect's that the conversion of memory must find converted.
pub static BEFORE_MEMORY: Stage = Stage::new("before-memory").after(&[&VECTORS_TO_LLVM]);

/// Memory becomes the LLVM dialect's.
pub static MEMORY_TO_LLVM: Stage = Stage::new("memory-to-llvm").after(&[&BEFORE_MEMORY]);

/// Loops and conditions become branches that had to wait for the conversion of memory.
pub static LATE_CONTROL_FLOW: Stage = Stage::new("late-control-flow").after(&[&MEMORY_TO_LLVM]);

/// Functions and all else become the LLVM dialect's.
pub static REST_TO_LLVM: Stage = Stage::new("rest-to-llvm").after(&[&LATE_CONTROL_FLOW]);

/// Casts that conversions left go.
pub static CASTS: Stage = Stage::new("casts").after(&[&REST_TO_LLVM]);
