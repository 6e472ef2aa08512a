//! Converts between dialects on the way to LLVM.
//!
//! # Map
//! - [`affine_to_std`], [`vector_to_scf`], [`scf_to_cf`]: lower loops and accesses, from maps and vectors down to
//!   branches.
//! - [`arm_neon_2d_to_intr`]: lowers two-dimensional NEON operations.
//! - [`complex_to_standard`], [`complex_to_libm`], [`math_to_funcs`], [`math_to_libm`]: lower arithmetic that LLVM
//!   lacks to simpler arithmetic or to calls. [`calls`]: helpers that the conversions to calls share.
//!
//! Each module has functions that add its patterns, a static `PassDef`, and `LOWERING`, which schedules the pass in
//! `terrace lower`.
//!
//! *Architecture Invariant:* no conversion uses another conversion.
//!
#![doc = include_str!("../README.md")]

pub mod affine_to_std;
pub mod arm_neon_2d_to_intr;
pub mod calls;
pub mod complex_to_libm;
pub mod complex_to_standard;
pub mod math_to_funcs;
pub mod math_to_libm;
pub mod scf_to_cf;
pub mod vector_to_scf;

use terrace_pass::Bundle;

/// The passes of this crate.
pub static BUNDLE: Bundle = Bundle::new()
    .passes(&[
        &affine_to_std::LOWER_AFFINE,
        &affine_to_std::AFFINE_EXPAND_INDEX_OPS,
        &affine_to_std::AFFINE_EXPAND_INDEX_OPS_AS_AFFINE,
        &arm_neon_2d_to_intr::ARM_NEON_2D_TO_INTR,
        &complex_to_libm::CONVERT_COMPLEX_TO_LIBM,
        &complex_to_standard::CONVERT_COMPLEX_TO_STANDARD,
        &math_to_funcs::CONVERT_MATH_TO_FUNCS,
        &math_to_libm::CONVERT_MATH_TO_LIBM,
        &scf_to_cf::CONVERT_SCF_TO_CF,
        &vector_to_scf::CONVERT_VECTOR_TO_SCF,
    ])
    .lowerings(&[
        &affine_to_std::LOWERING,
        &arm_neon_2d_to_intr::LOWERING,
        &complex_to_standard::LOWERING,
        &math_to_funcs::LOWERING,
        &math_to_libm::LOWERING,
        &scf_to_cf::LOWERING,
        &scf_to_cf::LATE_LOWERING,
        &vector_to_scf::LOWERING,
    ]);
