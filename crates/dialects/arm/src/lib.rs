//! The dialects of Arm, one module per dialect.
//!
//! # Map
//! - [`arm_neon`]: NEON instructions on 128-bit vectors.
//! - [`arm_sve`]: SVE instructions on scalable vectors.
//!
#![doc = include_str!("../README.md")]

pub mod arm_neon;
pub mod arm_sve;
