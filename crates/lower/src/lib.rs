//! The work of `terrace lower`, for other programs to call: look at a module, plan the passes that lower it, run them,
//! and report the operations that are left.
//!
//! # Map
//! - [`mod@plan`]: chooses the next pass: the first one, in the order of stages, that takes an operation of the module
//!   ([`Lowering`]). A plan is the list of the passes that ran, and prints as a pipeline that mlir-opt takes.
//! - [`mod@run`]: runs pass after pass. `prepare`: checks before the first one. [`leftovers`]: operations that were not
//!   lowered, as one error for each name, with the reason and a hint.
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
pub use plan::{Choices, Plan, Step};
pub use run::{plan, run};
pub use terrace_pass::lowering::{Lowering, Taken};
