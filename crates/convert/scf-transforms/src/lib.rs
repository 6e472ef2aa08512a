//! Rewrites of scf operations by other scf operations, and the passes that do nothing else.

mod forall;

pub use forall::{ForallBounds, forall_bounds, forall_to_parallel_loop};
