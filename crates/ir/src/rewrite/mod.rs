//! Changes to the IR through a [`Rewriter`], which notifies a driver, and the outcome of patterns. Interfaces whose
//! methods change the IR take an operation and a rewriter, so that patterns can call them under any driver. The drivers
//! are in `terrace-rewrite`.

mod no_match;
mod rewriter;

pub use no_match::{Match, NO_MATCH, NoMatch, check, require};
pub use rewriter::{Rewriter, equal_before};
