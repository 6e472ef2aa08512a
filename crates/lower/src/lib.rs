//! What `terrace lower` does, for other programs to call: look at a module, plan the passes that lower it, run them, and say what
//! is left.
//!
//! # Map
//! - [`plan`]: [`Plan::new`] chooses passes by what is in the module and by what each pass declares ([`Lowering`]). A plan prints as a
//!   pipeline that mlir-opt takes.
//! - [`mod@run`]: runs a plan, or finds what of it is idle. `prepare`: what is looked for before it. [`leftovers`]: what was not lowered, as one error for each operation's name, with the reason and what would help.
//!
//! *Architecture Invariant:* no dialect is known by name here but builtin's. What there is to know of others is in declarations of passes and in what the
//! caller says ([`Target`]).
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
