//! The dialects of Arm, a module each.
//!
//! # Map
//! - [`arm_neon`]: instructions of NEON, the vectors of 128 bits.
//!
#![doc = include_str!("../README.md")]

pub mod arm_neon;
