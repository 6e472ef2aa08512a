//! Passes, pipelines and their text form, with threads, timing, IR dumps and instrumentation.
//!
//! # Map
//! - [`pass`]: [`PassDef`] defines a pass as static data, [`Pass`] runs it, [`PassContext`] is its context.
//!   [`options`]: typed options and their text form.
//! - [`registry`]: passes and pipelines by name, registered explicitly. [`named`]: pipelines with a name and options.
//! - [`bundle`]: the contents of a crate for registration. A program has a list of bundles.
//! - [`pipeline`]: sequences of passes, nested by the operations that they run on. [`text`]: the parser of pipelines.
//! - [`manager`]: runs a pipeline with the verifier, threads, [`timing`], [`dump`]s of the IR and [`instrument`]ation.
//! - [`lowering`]: declares how a pass takes part in `terrace lower`, and the options of `terrace lower`.
//!   [`mod@stage`]: the order of the passes. [`lower`]: plans and runs the pipeline.
//! - [`reproducer`]: a file with a module and a pipeline, created when a pass fails.
//! - [`parallel`]: parallel work on nested bodies, also available to passes.
//! - [`analyses`]: the cache of analyses. [`statistics`]: counters of passes.
//! - [`rewriting`]: applies a dialect conversion or greedy rewriting to a pass's operation and everything nested in it.
//!
//! *Architecture Invariant:* no global state: passes are registered in a [`PassRegistry`], and results do not depend on
//! the number of threads. Diagnostics and dumps of nested bodies are merged in textual order.
//!
#![doc = include_str!("../README.md")]

pub mod analyses;
pub mod bundle;
pub mod dump;
mod fingerprint;
pub mod instrument;
pub mod lower;
pub mod lowering;
pub mod manager;
pub mod named;
pub mod options;
pub mod parallel;
pub mod pass;
pub mod pipeline;
pub mod registry;
pub mod reproducer;
pub mod rewriting;
mod run;
pub mod stage;
pub mod statistics;
pub mod text;
pub mod timing;
mod typed_options;

pub use analyses::{Analyses, Analysis, Preserved};
pub use bundle::{BUNDLE, Bundle};
pub use dump::{DumpNumbers, FileDump, IrDumps, WhichPasses};
pub use instrument::Instrumentation;
pub use lowering::{INDEX_WIDTH, Lowering, LoweringOptions, Situation, Taken};
pub use manager::{Event, Help, Outcome, PassManager, Unlowered};
pub use named::{Named, PipelineDef};
pub use options::{OptionDef, OptionKind, OptionValues};
pub use parallel::{Job, nested_jobs, parallel_bodies};
pub use pass::{Anchor, HelpFor, Outer, Pass, PassContext, PassDef, PipelineError, PreparedPass};
pub use pipeline::{Element, OpPassManager, PassInstance};
pub use registry::PassRegistry;
pub use rewriting::{convert, rewrite_greedily};
pub use stage::Stage;
pub use statistics::{Statistic, Statistics, StatisticsDisplay, statistics_report};
pub use terrace_ir::parallel::{available_threads, for_each};
pub use terrace_rewrite::{Explain, Explanation, Explanations};
pub use text::{parse_pipeline, unknown_pass};
pub use timing::Timer;
pub use typed_options::{CaseList, Cases, TypedOption};
