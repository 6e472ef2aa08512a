//! Passes, pipelines and their text form, threads, timing, IR dumps, instrumentation.
//!
//! # Map
//! - [`pass`]: a pass: [`PassDef`] as static data, [`Pass`] to run, [`PassContext`] to run in. [`options`]: typed
//!   options and their text.
//! - [`registry`]: passes and pipelines by name, registered explicitly. [`named`]: pipelines with a name and options.
//! - [`bundle`]: the contents of a crate, of which programs have a list.
//! - [`pipeline`]: passes in order, nested by the operations they run on; their text form. [`text`]: reading it.
//! - [`manager`]: running a pipeline: verifier, threads, [`timing`], [`dump`]s of the IR, [`instrument`]ation.
//! - [`lowering`]: the place of a pass in a whole lowering, and options of that. [`mod@stage`]: the order of those places. [`lower`]: a
//!   whole lowering.
//! - [`reproducer`]: a module and a pipeline in one file, made when a pass fails.
//! - [`parallel`]: work on nested bodies on several threads, for passes themselves too.
//! - [`analyses`]: analyses that passes keep for later passes. [`statistics`]: counters of passes.
//! - [`rewriting`]: a dialect conversion or greedy rewriting of a pass's operation and everything nested in it.
//!
//! *Architecture Invariant:* no global state: passes are registered in a [`PassRegistry`], and results do not depend on
//! the number of threads. Diagnostics and dumps of nested bodies are merged in the order of the text.
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
