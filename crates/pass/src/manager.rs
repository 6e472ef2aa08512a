//! Runs a pipeline on a whole module.

use crate::dump::{FileDump, IrDumps};
use crate::instrument::Instrumentation;
use crate::lowering::LoweringOptions;
use crate::pass::Anchor;
use crate::pipeline::OpPassManager;
use crate::registry::PassRegistry;
use crate::reproducer::{Failure, Reproduce};
use crate::run::Runner;
use crate::statistics::{Statistics, passes};
use crate::timing::Timer;
use std::sync::Arc;
use terrace_diag::Diagnostic;
use terrace_ir::parallel::available_threads;
use terrace_ir::print::PrintIr;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpRef, dialect_namespace};
use terrace_rewrite::{Explain, Explanations};

/// See [`PassManager::help`].
pub type Help = dyn Fn(OpRef<'_>, &Unlowered<'_>) -> Option<String> + Send + Sync;

/// Facts about an operation that a conversion does not lower.
pub struct Unlowered<'a> {
    /// The name of the pass.
    pub pass: &'a str,
    /// True if the conversion has patterns for the operation, none of which matched.
    pub has_patterns: bool,
}

/// An output of a run for standard error or for a file, in order.
#[derive(Debug)]
pub enum Event {
    /// A diagnostic.
    Diagnostic(Diagnostic),
    /// The explanations of operations that a pass left unconverted, if [`PassManager::explain`] requests them.
    Explanations(Explanations),
    /// Other text, such as a dump of the IR.
    Text(String),
    /// A dump of the IR for a file: see [`IrDumps::to_files`].
    File(FileDump),
    /// A pass failed: see [`PassManager::reproduce`].
    Failure(Failure),
}

/// The result of a run.
pub struct Outcome {
    /// The result of all passes and of the verifier.
    pub result: Result<(), Failed>,
    /// The diagnostics, dumps and other output, in textual order.
    pub events: Vec<Event>,
    /// The time that each pass took, if [`PassManager::timing`] is set.
    pub timers: Vec<Timer>,
    /// The counters of the passes. See [`Statistics::report`].
    pub statistics: Statistics,
}

/// A pipeline, with the options of its runs.
pub struct PassManager {
    /// The passes.
    pub pipeline: OpPassManager,
    /// True if the verifier runs after each pass that changes the IR.
    pub verify_each: bool,
    /// True if the verifier also checks operations that a pass did not change. See
    /// [`Verifier::set_unchanged`](terrace_ir::verify::Verifier::set_unchanged).
    pub verify_unchanged: bool,
    /// The number of threads to use. The result does not depend on it.
    pub threads: usize,
    /// The extent of conversions' explanations. Terrace's programs explain errors.
    pub explain: Explain,
    /// True if greedy rewriting prints each application of a pattern.
    pub trace_patterns: bool,
    /// Returns a hint about an operation that a conversion does not lower, as the text of a note.
    pub help: Option<Arc<Help>>,
    /// The options of `terrace lower`, if the pipeline is part of a lowering.
    pub lowering: Option<LoweringOptions>,
    /// True if passes are timed.
    pub timing: bool,
    /// Specifies when the IR is printed.
    pub dumps: IrDumps,
    /// The kind of reproducer to create after a failure; `None` for no reproducer.
    pub reproduce: Option<Reproduce>,
    /// The printer for dumps and reproducers, such as `PrintOptions` of the crate `terrace-asm`. A run that has to
    /// print fails without a printer.
    pub printer: Option<Arc<dyn PrintIr>>,
    /// Additional observers of passes.
    pub instrumentations: Vec<Box<dyn Instrumentation>>,
    /// The passes that pipelines within passes can name.
    pub passes: PassRegistry,
}

impl PassManager {
    /// Creates a manager that runs a pipeline on as many threads as the machine supports, and the verifier after each
    /// pass.
    pub fn new(pipeline: OpPassManager) -> Self {
        Self::with_threads(pipeline, available_threads())
    }

    /// Creates a manager like [`new`](Self::new), with a given number of threads.
    pub fn with_threads(pipeline: OpPassManager, threads: usize) -> Self {
        PassManager {
            pipeline,
            verify_each: true,
            verify_unchanged: false,
            threads,
            explain: Explain::Nothing,
            trace_patterns: false,
            help: None,
            lowering: None,
            timing: false,
            dumps: IrDumps::default(),
            reproduce: None,
            printer: None,
            instrumentations: Vec::new(),
            passes: PassRegistry::new(),
        }
    }

    /// Runs the pipeline on the operation that owns `body`.
    pub fn run(
        &mut self,
        ctx: &Context,
        body: &mut Body,
        diags: &mut Diagnostics,
    ) -> Result<(), Failed> {
        let outcome = self.run_logged(ctx, body);
        let mut reported = Diagnostics::new();
        for event in outcome.events {
            match event {
                Event::Diagnostic(diagnostic) => reported.report(diagnostic),
                Event::Explanations(left) => left
                    .into_remarks()
                    .for_each(|remark| reported.report(remark)),
                Event::Text(_) | Event::File(_) | Event::Failure(_) => {}
            }
        }
        diags.append(reported);
        outcome.result
    }

    /// Runs the pipeline like [`run`](Self::run), and also returns dumps and times.
    pub fn run_logged(&mut self, ctx: &Context, body: &mut Body) -> Outcome {
        load_dialects(ctx, &self.pipeline);
        let finalized = check_names(ctx, &self.pipeline).and_then(|()| self.check_printer());
        let finalized = finalized.and_then(|()| self.pipeline.finalize(ctx));
        Runner::new(ctx, self).run(body, finalized)
    }

    /// Returns true if the run may print IR.
    pub(crate) fn prints(&self) -> bool {
        self.dumps.any() || self.reproduce.is_some()
    }

    fn check_printer(&self) -> Result<(), String> {
        match self.prints() && self.printer.is_none() {
            true => Err("internal error: dumps and reproducers need a printer".to_owned()),
            false => Ok(()),
        }
    }
}

/// Rejects passes that depend on misspelt dialects or run on misspelt operations.
fn check_names(ctx: &Context, pipeline: &OpPassManager) -> Result<(), String> {
    for pass in passes(pipeline) {
        let mut dialects = pass.def.dialects.iter();
        let why = dialects.find_map(|dialect| ctx.why_misspelt(dialect));
        if let Some(why) = why.or_else(|| never_runs(ctx, pass.def.anchor)) {
            return Err(format!("internal error: pass '{}': {why}", pass.def.name));
        }
    }
    Ok(())
}

/// Returns the reason why a pass never runs: the dialect of its operation is misspelt, or does not define the
/// operation.
fn never_runs(ctx: &Context, anchor: Anchor) -> Option<String> {
    let Anchor::Op(name) = anchor else {
        return None;
    };
    let namespace = dialect_namespace(name);
    let Some(dialect) = ctx.dialect(namespace) else {
        return ctx.why_misspelt(namespace);
    };
    let is_unknown = !dialect.unknown_ops && ctx.registered_op(name).is_none();
    is_unknown.then(|| format!("it runs on '{name}', which the dialect does not have"))
}

/// Loads the dialects that the passes of a pipeline depend on.
pub(crate) fn load_dialects(ctx: &Context, pipeline: &OpPassManager) {
    let passes = passes(pipeline).into_iter();
    for dialect in passes.flat_map(|pass| pass.def.dialects) {
        ctx.load_dialect(dialect);
    }
}
