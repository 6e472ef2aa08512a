//! `reconcile-unrealized-casts`: removes casts that cancel each other out, and unused casts.
//!
#![doc = include_str!("../README.md")]

mod explain;
mod pass;

pub use pass::{LOWERING, RECONCILE_UNREALIZED_CASTS};

use terrace_pass::Bundle;

/// The pass.
pub static BUNDLE: Bundle = Bundle::new()
    .passes(&[&RECONCILE_UNREALIZED_CASTS])
    .lowerings(&[&LOWERING]);
