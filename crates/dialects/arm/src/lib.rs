//! The dialects of Arm, a module each.
//!
//! # Map
//! - [`arm_neon`]: instructions of NEON, the vectors of 128 bits.
//! - [`arm_sve`]: instructions of SVE, the scalable vectors.
//!
#![doc = include_str!("../README.md")]

pub mod arm_neon;
pub mod arm_sve;
