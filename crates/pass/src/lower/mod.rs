//! Implements `terrace lower` as a library: plans the passes that lower a module, runs them, and reports the remaining
//! operations.
//!
//! # Map
//! - [`mod@plan`]: chooses the next pass: the first one, in the order of stages, that eliminates an operation of the
//!   module ([`Lowering`](crate::Lowering)). A plan lists the passes that ran. It prints as a pipeline that mlir-opt
//!   accepts.
//! - [`mod@run`]: runs pass after pass. `prepare`: checks the module before the first pass. [`leftovers`]: reports the
//!   remaining operations, one error per name, with the reason and a hint.
//!
//! *Architecture Invariant:* the code knows no dialect by name except builtin. The declarations of passes and the
//! caller's [`Target`] contain the facts about other dialects.
//!
//! ```
//! use terrace_ir::Diagnostics;
//! use terrace_pass::lower::{LowerConfig, Passes, Target, plan};
//! use terrace_pass::{Lowering, PassDef, PassRegistry, Taken};
//! use terrace_testing::{context, read};
//!
//! /// A pass that takes casts away; the way is of no concern here.
//! static NO_CASTS: PassDef = PassDef::new("no-casts", "Takes casts away", |_, _| Ok(())).on("builtin.module");
//!
//! static LOWERING: Lowering = Lowering::new(&NO_CASTS, &[Taken::Op("builtin.unrealized_conversion_cast")]);
//!
//! let ctx = context(&[]);
//! let mut diags = Diagnostics::new();
//! let mut module = read(&ctx, "builtin.unrealized_conversion_cast to i32", &mut diags).expect("valid");
//! let target = Target { allows: &|_| false, name: "nothing", help: &|_, _| None };
//! let registry = PassRegistry::new();
//! let passes = Passes { lowerings: &[&LOWERING], registry: &registry };
//! let plan = plan(&ctx, &mut module, passes, &LowerConfig::default(), &target, 1);
//! assert_eq!(plan.expect("passes that can run").to_string(), "builtin.module(no-casts)");
//! ```

pub mod leftovers;
pub mod plan;
mod prepare;
pub mod run;

pub use leftovers::{Remarks, Target};
pub use plan::{LowerConfig, Passes, Plan, Step};
pub use run::{plan, run};
