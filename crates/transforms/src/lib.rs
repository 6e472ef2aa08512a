//! Passes that ask operations for interfaces and traits, and work on any dialect that has them.
//!
//! *Architecture Invariant:* knows no dialect but builtin.

mod canonicalize;
mod cse;

pub use canonicalize::CANONICALIZE;
pub use cse::{CSE, eliminate};
