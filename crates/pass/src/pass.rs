//! Passes as static data, and the context in which they run.

use crate::analyses::{Analyses, Analysis, Preserved};
use crate::lowering::LoweringOptions;
use crate::manager::{Event, load_dialects};
use crate::options::{OptionDef, OptionValues};
use crate::parallel::{Job, all_bodies, nested_jobs};
use crate::pipeline::OpPassManager;
use crate::registry::PassRegistry;
use crate::statistics::Statistic;
use crate::text::parse_pipeline;
use std::fmt;
use terrace_ir::interfaces::DataLayoutOpInterface;
use terrace_ir::{
    Attr, Body, BodyTree, Context, Diagnostics, Failed, OpId, OpName, OpRef, Place, Reporter,
};
use terrace_rewrite::{Explain, Explanations};

/// The operations that a pass runs on. They must all be isolated from above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The operations with this name.
    Op(&'static str),
    /// All operations.
    Any,
}

impl Anchor {
    /// Returns true if the pass can run on operations with a name.
    pub fn allows(self, name: &str) -> bool {
        match self {
            Anchor::Op(only) => only == name,
            Anchor::Any => true,
        }
    }
}

/// A pass as static data, for registration.
///
/// ```
/// # use terrace_pass::{OptionValues, PassContext, PassDef, TypedOption};
/// # use terrace_ir::Failed;
/// const LIMIT: TypedOption<u32> = TypedOption::uint("limit", "the most operations that a function may have", 100);
///
/// static CHECK_SIZE: PassDef = PassDef::new("check-size", "Checks the size of functions", check_size)
///     .on("func.func")
///     .options(&[LIMIT.def]);
///
/// fn check_size(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
///     match cx.body.walk(cx.op().id).count() > options.get(&LIMIT) as usize {
///         true => Err(cx.op_error(cx.op().id, "has too many operations")),
///         false => Ok(()),
///     }
/// }
/// ```
#[derive(Clone, Copy)]
pub struct PassDef {
    /// The name in pipelines: `convert-func-to-llvm`.
    pub name: &'static str,
    /// The name in messages, dumps and timing reports: `ConvertFuncToLLVMPass`.
    pub class: &'static str,
    /// One line of help.
    pub description: &'static str,
    /// The operations that the pass runs on.
    pub anchor: Anchor,
    /// The options of the pass.
    pub options: &'static [OptionDef],
    /// The statistics that the pass counts.
    pub statistics: &'static [&'static Statistic],
    /// The dialects of the operations that the pass creates: MLIR's `dependentDialects`. They are
    /// [loaded](Context::load_dialect) before the first pass of a pipeline runs.
    pub dialects: &'static [&'static str],
    run: Run,
}

/// A function that runs a pass.
type RunFunction = fn(&mut PassContext<'_>, &OptionValues) -> Result<(), Failed>;

#[derive(Clone, Copy)]
enum Run {
    Function(RunFunction),
    Pass(fn(&OptionValues) -> Box<dyn Pass>),
}

impl PassDef {
    /// Creates a pass from a function. It runs on any operation and has no options.
    pub const fn new(name: &'static str, description: &'static str, run: RunFunction) -> Self {
        Self::make(name, description, Run::Function(run))
    }

    /// Creates a pass with state. `create` constructs the state from the values of the options.
    pub const fn of(
        name: &'static str,
        description: &'static str,
        create: fn(&OptionValues) -> Box<dyn Pass>,
    ) -> Self {
        Self::make(name, description, Run::Pass(create))
    }

    const fn make(name: &'static str, description: &'static str, run: Run) -> Self {
        PassDef {
            name,
            class: name,
            description,
            anchor: Anchor::Any,
            options: &[],
            statistics: &[],
            dialects: &[],
            run,
        }
    }

    /// Returns the pass with another name in messages, dumps and timing reports.
    pub const fn class(self, class: &'static str) -> Self {
        PassDef { class, ..self }
    }

    /// Returns the pass restricted to operations with a name.
    pub const fn on(self, name: &'static str) -> Self {
        PassDef {
            anchor: Anchor::Op(name),
            ..self
        }
    }

    /// Returns the pass with options.
    pub const fn options(self, options: &'static [OptionDef]) -> Self {
        PassDef { options, ..self }
    }

    /// Returns the pass with statistics.
    pub const fn statistics(self, statistics: &'static [&'static Statistic]) -> Self {
        PassDef { statistics, ..self }
    }

    /// Returns the pass with the dialects of the operations that it creates.
    pub const fn dialects(self, dialects: &'static [&'static str]) -> Self {
        PassDef { dialects, ..self }
    }

    /// Creates the pass with the given values of its options.
    pub(crate) fn create(&self, options: &OptionValues) -> Box<dyn Pass> {
        match self.run {
            Run::Function(run) => Box::new(FunctionPass {
                run,
                options: options.clone(),
            }),
            Run::Pass(create) => create(options),
        }
    }
}

/// A pass implemented by a function.
struct FunctionPass {
    run: RunFunction,
    options: OptionValues,
}

impl Pass for FunctionPass {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        (self.run)(cx, &self.options)
    }
}

/// A pass that runs on one operation. Implemented by passes with state; the pass manager calls it, possibly on several
/// operations at the same time.
pub trait Pass: Send + Sync {
    /// Runs the pass, which may change only the body of the operation.
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed>;

    /// Prepares a pass with expensive setup. A thread prepares the pass once and runs it on several operations in
    /// sequence; the results must not depend on earlier operations. By default, passes have no setup.
    fn prepare<'c>(&'c self, _ctx: &'c Context) -> Option<Box<dyn PreparedPass + 'c>> {
        None
    }
}

/// A pass after its setup. Created by [`Pass::prepare`].
pub trait PreparedPass: Send {
    /// See [`Pass::run`].
    fn run(&mut self, cx: &mut PassContext<'_>) -> Result<(), Failed>;
}

/// An operation that encloses the one that a pass runs on, as it was when the nested pipeline started.
#[derive(Clone, Copy)]
pub struct Outer<'a> {
    /// The name of the operation.
    pub name: OpName,
    /// The discardable attributes of the operation, as a dictionary.
    pub attrs: Attr,
    /// The next enclosing operation.
    pub outer: Option<&'a Outer<'a>>,
    /// The cached analyses of the operation.
    analyses: Option<&'a Analyses>,
}

impl<'a> Outer<'a> {
    /// Creates the description of the operation that owns a body.
    pub fn new(body: &Body, outer: Option<&'a Outer<'a>>) -> Self {
        Outer {
            name: body.name(OpId::ROOT),
            attrs: body.attrs(OpId::ROOT),
            outer,
            analyses: None,
        }
    }

    /// Returns the description with the operation's cached analyses.
    pub(crate) fn with_analyses(self, analyses: &'a Analyses) -> Self {
        Outer {
            analyses: Some(analyses),
            ..self
        }
    }

    /// Returns the analysis that an earlier pass on this operation computed, if it is still valid.
    pub fn cached_analysis<T: Analysis>(&self) -> Option<&'a T> {
        self.analyses?.cached()
    }

    /// Iterates over this operation and its enclosing operations, innermost first.
    pub fn chain(&'a self) -> impl Iterator<Item = &'a Outer<'a>> {
        std::iter::successors(Some(self), |at| at.outer)
    }
}

/// Returns a hint about an operation that the conversion of a pass does not lower. See
/// [`PassManager::help`](crate::PassManager::help).
pub type HelpFor<'a> = dyn Fn(OpRef<'_>, bool) -> Option<String> + Sync + 'a;

/// The operation that a pass runs on, and the state of the run.
pub struct PassContext<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body of the operation. The operation is the body's root.
    pub body: &'a mut Body,
    /// The diagnostics.
    pub diags: &'a mut Diagnostics,
    /// The number of threads that the pass may use. Its result must not depend on it.
    pub threads: usize,
    /// The enclosing operation, if the pass runs on a nested one.
    pub outer: Option<&'a Outer<'a>>,
    /// The extent of explanations, which describe the operations that a conversion left and the patterns that were
    /// tried.
    pub explain: Explain,
    /// True if greedy rewriting prints each application of a pattern.
    pub trace_patterns: bool,
    /// Returns a hint about an operation that a conversion does not lower. The flag is true if there are patterns for
    /// the operation.
    pub help: Option<&'a HelpFor<'a>>,
    /// The options of `terrace lower`, if the pass is part of a lowering.
    pub lowering: Option<&'a LoweringOptions>,
    /// The explanations of operations that a conversion left unconverted.
    pub explanations: Explanations,
    /// The cached analyses of the operation and of its nested operations. A separate field can be borrowed at the same
    /// time as `body`.
    pub analyses: Analyses,
    pub(crate) preserved: Preserved,
    pub(crate) statistics: Vec<(&'static Statistic, u64)>,
    /// The runner of the pipeline that contains the pass.
    pub(crate) runner: Option<&'a dyn RunPipeline>,
    /// The pass's output on standard error that precedes the diagnostics in `diags`.
    pub(crate) events: Vec<Event>,
}

/// Runs pipelines that a pass creates. Implemented by the runner of the pass manager; called by [`PassContext`].
pub(crate) trait RunPipeline {
    /// Returns the passes that pipelines can name.
    fn passes(&self) -> &PassRegistry;

    /// Runs a pipeline on the operation that owns `body`.
    fn run_pipeline(
        &self,
        pipeline: &OpPassManager,
        body: &mut Body,
        analyses: &mut Analyses,
        outer: &Outer<'_>,
        threads: usize,
    ) -> (Result<(), Failed>, Vec<Event>);
}

/// The reason why a pass cannot create a pipeline. See [`PassContext::parse_pipeline`].
#[derive(PartialEq, Eq, Debug)]
pub enum PipelineError {
    /// The text is invalid. The value is MLIR's message.
    Invalid(String),
    /// The run has no registered passes. This was reported.
    NoPasses(Failed),
}

impl fmt::Display for PipelineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PipelineError::Invalid(message) => f.write_str(message.trim_end()),
            PipelineError::NoPasses(_) => f.write_str("the pass manager has no registry of passes"),
        }
    }
}

impl std::error::Error for PipelineError {}

impl<'a> PassContext<'a> {
    /// Creates a context for running a pass without a pass manager on the operation that owns `body`.
    pub fn new(
        ctx: &'a Context,
        body: &'a mut Body,
        diags: &'a mut Diagnostics,
        threads: usize,
    ) -> Self {
        PassContext {
            ctx,
            body,
            diags,
            threads,
            outer: None,
            explain: Explain::Nothing,
            trace_patterns: false,
            help: None,
            lowering: None,
            explanations: Explanations::default(),
            analyses: Analyses::new(),
            preserved: Preserved::default(),
            statistics: Vec::new(),
            runner: None,
            events: Vec::new(),
        }
    }

    /// Returns the operation that the pass runs on.
    pub fn op(&self) -> OpRef<'_> {
        OpRef::new(self.ctx, self.body, OpId::ROOT)
    }

    /// Returns the discardable attributes (dictionaries) of the operations that can have a data layout, outermost
    /// first. These are the enclosing operations and the operation that the pass runs on.
    pub fn data_layout_scopes(&self) -> Vec<Attr> {
        let around = self.outer.into_iter().flat_map(Outer::chain);
        let around = around.map(|outer| (outer.name, outer.attrs));
        let own = (self.body.name(OpId::ROOT), self.body.attrs(OpId::ROOT));
        let says = |name| (self.ctx.op_interface::<dyn DataLayoutOpInterface>(name)).is_some();
        let mut scopes: Vec<Attr> = std::iter::once(own)
            .chain(around)
            .filter(|&(name, _)| says(name))
            .map(|(_, attrs)| attrs)
            .collect();
        scopes.reverse();
        scopes
    }

    /// Marks all analyses as preserved, because the pass changed nothing: MLIR's `markAllAnalysesPreserved`. The
    /// verifier then skips the operation. In builds with debug assertions, a pass that changed the operation or a
    /// nested operation anyway fails with an internal error.
    pub fn mark_all_preserved(&mut self) {
        self.preserved.add_all();
    }

    /// Marks an analysis as preserved, for the operation and for its nested operations: MLIR's `markAnalysesPreserved`.
    pub fn mark_preserved<T: Analysis>(&mut self) {
        self.preserved.add::<T>();
    }

    /// Returns the analysis of the operation, and computes it if it is not cached: MLIR's `getAnalysis`.
    pub fn analysis<T: Analysis>(&mut self) -> &mut T {
        self.analyses.get(self.ctx, self.body)
    }

    /// Returns the analysis of the operation if it is cached: MLIR's `getCachedAnalysis`.
    pub fn cached_analysis<T: Analysis>(&self) -> Option<&T> {
        self.analyses.cached()
    }

    /// Returns the analysis of a nested operation with its own body: MLIR's `getChildAnalysis`. Returns `None` if
    /// `stub` is not such an operation.
    pub fn child_analysis<T: Analysis>(&mut self, stub: OpId) -> Option<&mut T> {
        let body = self.body.nested(stub)?;
        Some(self.analyses.child(stub).get(self.ctx, body))
    }

    /// Returns the cached analysis of the parent operation, as the parent was when the nested pipeline started: MLIR's
    /// `getCachedParentAnalysis`.
    pub fn cached_parent_analysis<T: Analysis>(&self) -> Option<&'a T> {
        self.outer?.cached_analysis()
    }

    /// Increases a statistic, which [`PassDef::statistics`] of the pass must list.
    pub fn count(&mut self, statistic: &'static Statistic, count: usize) {
        let known = self.statistics.iter_mut().find(|it| it.0 == statistic);
        match known {
            Some((_, sum)) => *sum = sum.saturating_add(count as u64),
            None => self.statistics.push((statistic, count as u64)),
        }
    }

    /// Runs a job on the body and on every nested body, each with the analyses of its operation, on several threads.
    /// Returns the results in pre-order.
    pub fn for_each_body<R: Send>(
        &mut self,
        job: impl Fn(&mut Body, &mut Analyses, &mut Diagnostics) -> R + Sync,
    ) -> Vec<R> {
        all_bodies(self.body, &mut self.analyses, self.threads, self.diags, job)
    }

    /// Reports `'dialect.op' op message` at an operation of the body.
    pub fn op_error(&mut self, op: OpId, message: impl std::fmt::Display) -> Failed {
        let op = OpRef::new(self.ctx, self.body, op);
        let mut report = Reporter {
            ctx: self.ctx,
            diags: self.diags,
        };
        report.op_error(op, message)
    }

    /// Prints text to standard error.
    pub fn print(&mut self, text: String) {
        self.keep_order();
        self.events.push(Event::Text(text));
    }

    /// Moves the diagnostics so far to the events, so that they precede later text.
    fn keep_order(&mut self) {
        let reported = self.diags.take().into_iter().map(Event::Diagnostic);
        self.events.extend(reported);
    }

    /// Parses a pipeline for operations with a name. The text does not contain the anchor.
    pub fn parse_pipeline(
        &mut self,
        anchor: &str,
        text: &str,
    ) -> Result<OpPassManager, PipelineError> {
        let passes = self.runner.map(RunPipeline::passes);
        let Some(passes) = passes.filter(|passes| !passes.is_empty()) else {
            let message = format!(
                "pipeline '{text}' cannot be run: the pass manager has no registry of passes"
            );
            return Err(PipelineError::NoPasses(self.op_error(OpId::ROOT, message)));
        };
        let parsed = parse_pipeline(&format!("{anchor}({text})"), passes);
        let mut pipeline = parsed.map_err(PipelineError::Invalid)?;
        let finalized = pipeline.finalize(self.ctx);
        finalized.map_err(PipelineError::Invalid)?;
        Ok(pipeline)
    }

    /// Runs a pipeline on an operation nested in the one that the pass runs on. The operation must have its own body;
    /// `place` is the operation's stub in a tree of the pass's body. The pipeline is verified, dumped, timed and
    /// reported like the pipelines of the pass manager.
    ///
    /// # Errors
    /// Returns an error if a pass of the pipeline fails, if there is no pass manager, if the operation was erased, or
    /// if the operation does not have its own body.
    pub fn run_pipeline(
        &mut self,
        pipeline: &OpPassManager,
        tree: &BodyTree,
        place: Place,
    ) -> Result<(), Failed> {
        let mut path = tree.path(place.body);
        path.extend((place.op != OpId::ROOT).then_some(place.op));
        let path = &*path;
        let Some(runner) = self.runner else {
            let message = "a pipeline cannot be run without a pass manager";
            return Err(self.op_error(OpId::ROOT, message));
        };
        self.check_path(path)?;
        self.keep_order();
        load_dialects(self.ctx, pipeline);
        let mut between: Vec<Outer<'_>> = Vec::new();
        let mut at = &*self.body;
        for &stub in path.split_last().map_or(path, |(_, around)| around) {
            if let Some(nested) = at.nested(stub) {
                between.push(Outer::new(nested, None));
                at = nested;
            }
        }
        let outer = Outer::new(self.body, self.outer);
        let body = (path.iter()).try_fold(&mut *self.body, |body, &stub| body.nested_mut(stub));
        let body = body.expect("invariant: the path was checked");
        let analyses = path
            .iter()
            .fold(&mut self.analyses, |at, &stub| at.child(stub));
        let threads = self.threads;
        let (result, events) = within(outer, &between, |outer| {
            runner.run_pipeline(pipeline, body, analyses, outer, threads)
        });
        self.events.extend(events);
        result
    }

    /// Checks that each operation of a path, which starts at the root, has its own body.
    fn check_path(&mut self, path: &[OpId]) -> Result<(), Failed> {
        let mut body = &*self.body;
        for &stub in path {
            if stub.index() >= body.op_capacity() {
                let message =
                    "internal error: a pass runs a pipeline at a place of another operation's tree";
                return Err(self.op_error(OpId::ROOT, message));
            }
            if body.is_erased(stub) {
                let message =
                    "internal error: a pass runs a pipeline on an operation that was erased";
                return Err(self.op_error(OpId::ROOT, message));
            }
            let Some(nested) = body.nested(stub) else {
                let op = OpRef::new(self.ctx, body, stub);
                let message = "is not isolated from above; a pass cannot run a pipeline on it";
                let ctx = self.ctx;
                let mut diags = Diagnostics::new();
                let mut report = Reporter {
                    ctx,
                    diags: &mut diags,
                };
                let failed = report.op_error(op, message);
                self.diags.append(diags);
                return Err(failed);
            };
            body = nested;
        }
        Ok(())
    }

    /// Runs a job on each directly nested body, on several threads. See [`nested_jobs`].
    pub fn nested_jobs<S: Send, R: Send>(
        &mut self,
        state: impl Fn() -> S + Sync,
        job: impl Fn(&mut S, Job<'_>) -> R + Sync,
    ) -> Vec<(OpId, R)> {
        nested_jobs(self.body, self.threads, self.diags, state, job)
    }
}

/// Calls `run` with the innermost of several nested operations. `outer` is the outermost, and each operation of
/// `inside` is nested in the previous one.
fn within<R>(outer: Outer<'_>, inside: &[Outer<'_>], run: impl FnOnce(&Outer<'_>) -> R) -> R {
    match inside.split_first() {
        Some((next, rest)) => {
            let next = Outer {
                outer: Some(&outer),
                ..*next
            };
            within(next, rest, run)
        }
        None => run(&outer),
    }
}
