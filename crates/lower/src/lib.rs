//! The work of `terrace lower`, for other programs to call: look at a module, plan the passes that lower it, run them,
//! and report the operations that are left.
//!
//! # Map
//! - [`plan`]: [`Plan::new`] chooses passes by the operations in the module and by the declarations of passes
//!   ([`Lowering`]). A plan prints as a pipeline that mlir-opt takes.
//! - [`mod@run`]: runs a plan, or finds its idle passes. `prepare`: checks before a plan runs. [`leftovers`]:
//!   operations that were not lowered, as one error for each name, with the reason and a hint.
//!
//! *Architecture Invariant:* no dialect but builtin is known by name here. Facts about others are in declarations of
//! passes and in the caller's [`Target`].
//!
#![doc = include_str!("../README.md")]

pub mod leftovers;
pub mod plan;
mod prepare;
pub mod run;

pub use leftovers::{Explanations, Target};
pub use plan::{Choices, Plan};
pub use prepare::code_outside_functions;
pub use run::{drop_idle_passes, run};
pub use terrace_pass::lowering::{Choice, Lowering, Taken};
