//! Changes to the IR of which somebody is notified: the [`Rewriter`], and the outcome of a change that may be impossible.
//! Interfaces whose methods change the IR take an operation and a rewriter, so that patterns can call them under any driver;
//! the drivers are in `terrace-rewrite`.

mod no_match;
mod rewriter;

pub use no_match::{Match, NO_MATCH, NoMatch, check, require};
pub use rewriter::{Rewriter, equal_before};
