//! Running a pipeline on a whole module.

use crate::dump::{FileDump, IrDumps};
use crate::instrument::Instrumentation;
use crate::lowering::LoweringRules;
use crate::pipeline::OpPassManager;
use crate::registry::PassRegistry;
use crate::reproducer::{Failure, Reproduce};
use crate::run::Runner;
use crate::statistics::Statistics;
use crate::timing::Timer;
use std::sync::Arc;
use terrace_diag::Diagnostic;
use terrace_ir::parallel::available_threads;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpRef};
use terrace_rewrite::{Explain, Explanation};

/// See [`PassManager::help`].
pub type Help = dyn Fn(OpRef<'_>, &Unlowered<'_>) -> Option<String> + Send + Sync;

/// What is known of an operation that a conversion does not lower.
pub struct Unlowered<'a> {
    /// The name of the pass.
    pub pass: &'a str,
    /// Whether the conversion has patterns for it, none of which matched.
    pub has_patterns: bool,
}

/// What a run leaves on standard error, in order.
#[derive(Debug)]
pub enum Event {
    /// A diagnostic.
    Diagnostic(Diagnostic),
    /// What a conversion says of an operation that it left, if [`PassManager::explain`] was asked for.
    Explanation(Explanation),
    /// Text: a dump of the IR.
    Text(String),
    /// A dump of the IR for a file: see [`IrDumps::to_files`].
    File(FileDump),
    /// A pass failed: see [`PassManager::reproduce`].
    Failure(Failure),
}

/// What a run came to.
pub struct Outcome {
    /// Whether all passes and the verifier succeeded.
    pub result: Result<(), Failed>,
    /// What was reported and dumped, in the order of the text.
    pub events: Vec<Event>,
    /// How long each pass took, if [`PassManager::timing`] was asked for.
    pub timers: Vec<Timer>,
    /// What the passes counted: see [`Statistics::report`].
    pub statistics: Statistics,
}

/// A pipeline and how to run it.
pub struct PassManager {
    /// The passes.
    pub pipeline: OpPassManager,
    /// Whether the verifier runs after each pass that changes something.
    pub verify_each: bool,
    /// How many threads to use. The result does not depend on it.
    pub threads: usize,
    /// What conversions explain. Those of this project's programs explain errors.
    pub explain: Explain,
    /// What helps an operation that a conversion does not lower: text for a note.
    pub help: Option<Arc<Help>>,
    /// What holds for all conversions of a lowering.
    pub lowering: LoweringRules,
    /// Whether to measure.
    pub timing: bool,
    /// When to print the IR.
    pub dumps: IrDumps,
    /// Whether a failure makes a reproducer.
    pub reproduce: Option<Reproduce>,
    /// What else looks at passes.
    pub instrumentations: Vec<Box<dyn Instrumentation>>,
    /// The passes that pipelines within passes can name.
    pub passes: PassRegistry,
}

impl PassManager {
    /// Runs a pipeline on as many threads as the machine has, and the verifier after each pass.
    pub fn new(pipeline: OpPassManager) -> Self {
        Self::with_threads(pipeline, available_threads())
    }

    /// As [`new`](Self::new), on a number of threads.
    pub fn with_threads(pipeline: OpPassManager, threads: usize) -> Self {
        PassManager {
            pipeline,
            verify_each: true,
            threads,
            explain: Explain::Nothing,
            help: None,
            lowering: LoweringRules::default(),
            timing: false,
            dumps: IrDumps::default(),
            reproduce: None,
            instrumentations: Vec::new(),
            passes: PassRegistry::new(),
        }
    }

    /// Runs on the operation that owns `body`.
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
                Event::Explanation(explanation) => reported.report(explanation.remark),
                Event::Text(_) | Event::File(_) | Event::Failure(_) => {}
            }
        }
        diags.append(reported);
        outcome.result
    }

    /// As [`run`](Self::run), keeping dumps and times too.
    pub fn run_logged(&mut self, ctx: &Context, body: &mut Body) -> Outcome {
        let finalized = self.pipeline.finalize(ctx);
        Runner::new(ctx, self).run(body, finalized)
    }
}
