//! Passes that ask operations for interfaces and traits, and work on any dialect that has them.
//!
//! *Architecture Invariant:* knows no dialect but builtin.

mod canonicalize;

pub use canonicalize::CANONICALIZE;
