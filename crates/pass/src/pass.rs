//! Passes as data, and the context in which they run.

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

/// The operations that a pass runs on. All must be isolated from above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Operations of this name.
    Op(&'static str),
    /// All operations.
    Any,
}

impl Anchor {
    /// Returns true if the pass can run on operations of a name.
    pub fn allows(self, name: &str) -> bool {
        match self {
            Anchor::Op(only) => only == name,
            Anchor::Any => true,
        }
    }
}

/// A pass as data: what is registered.
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
    /// The operations that it runs on.
    pub anchor: Anchor,
    /// Its options.
    pub options: &'static [OptionDef],
    /// The statistics that it counts.
    pub statistics: &'static [&'static Statistic],
    /// The dialects of the operations that it makes. They are [loaded](Context::load_dialect) before the first pass of a pipeline runs.
    /// MLIR's `dependentDialects`.
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
    /// A pass that is a function, on any operation and without options.
    pub const fn new(name: &'static str, description: &'static str, run: RunFunction) -> Self {
        Self::make(name, description, Run::Function(run))
    }

    /// A pass with a state: `create` makes it from the values of its options.
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

    /// The same pass with another name in messages, dumps and timing reports.
    pub const fn class(self, class: &'static str) -> Self {
        PassDef { class, ..self }
    }

    /// The same pass, only on operations of a name.
    pub const fn on(self, name: &'static str) -> Self {
        PassDef {
            anchor: Anchor::Op(name),
            ..self
        }
    }

    /// The same pass with options.
    pub const fn options(self, options: &'static [OptionDef]) -> Self {
        PassDef { options, ..self }
    }

    /// The same pass with statistics.
    pub const fn statistics(self, statistics: &'static [&'static Statistic]) -> Self {
        PassDef { statistics, ..self }
    }

    /// The same pass, which makes operations of these dialects.
    pub const fn dialects(self, dialects: &'static [&'static str]) -> Self {
        PassDef { dialects, ..self }
    }

    /// The pass with values of its options.
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

/// A pass that is a function.
struct FunctionPass {
    run: RunFunction,
    options: OptionValues,
}

impl Pass for FunctionPass {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        (self.run)(cx, &self.options)
    }
}

/// A pass that runs on one operation. One pass may run on several operations at the same time.
pub trait Pass: Send + Sync {
    /// Changes the body of the operation, and nothing else.
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed>;

    /// Sets up a pass that has much to set up: a thread makes this once and then runs it on many operations, one after
    /// the other. It must not matter on which it ran before.
    fn prepare<'c>(&'c self, _ctx: &'c Context) -> Option<Box<dyn PreparedPass + 'c>> {
        None
    }
}

/// A pass with its setup: see [`Pass::prepare`].
pub trait PreparedPass: Send {
    /// See [`Pass::run`].
    fn run(&mut self, cx: &mut PassContext<'_>) -> Result<(), Failed>;
}

/// An operation around the one a pass runs on, as it was when the nested pipeline started.
#[derive(Clone, Copy)]
pub struct Outer<'a> {
    /// Its name.
    pub name: OpName,
    /// Its discardable attributes: a dictionary.
    pub attrs: Attr,
    /// The operation around it.
    pub outer: Option<&'a Outer<'a>>,
    /// Its cached analyses.
    analyses: Option<&'a Analyses>,
}

impl<'a> Outer<'a> {
    /// The operation that owns a body.
    pub fn new(body: &Body, outer: Option<&'a Outer<'a>>) -> Self {
        Outer {
            name: body.name(OpId::ROOT),
            attrs: body.attrs(OpId::ROOT),
            outer,
            analyses: None,
        }
    }

    /// The same, with the operation's cached analyses.
    pub(crate) fn with_analyses(self, analyses: &'a Analyses) -> Self {
        Outer {
            analyses: Some(analyses),
            ..self
        }
    }

    /// The analysis that an earlier pass on this operation computed, if it is still valid.
    pub fn cached_analysis<T: Analysis>(&self) -> Option<&'a T> {
        self.analyses?.cached()
    }

    /// This operation and those around it, the innermost first.
    pub fn chain(&'a self) -> impl Iterator<Item = &'a Outer<'a>> {
        std::iter::successors(Some(self), |at| at.outer)
    }
}

/// The hint about an operation that the conversion of a pass does not lower. See
/// [`PassManager::help`](crate::PassManager::help).
pub type HelpFor<'a> = dyn Fn(OpRef<'_>, bool) -> Option<String> + Sync + 'a;

/// The operation that a pass runs on, and its surroundings.
pub struct PassContext<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The operation with everything nested in it; it is the body's root.
    pub body: &'a mut Body,
    /// The diagnostics.
    pub diags: &'a mut Diagnostics,
    /// The number of threads that the pass may use. Its result must not depend on it.
    pub threads: usize,
    /// The operation around, if the pass runs on a nested one.
    pub outer: Option<&'a Outer<'a>>,
    /// The extent of explanations: of the operations that a conversion left, and the patterns that were tried on them.
    pub explain: Explain,
    /// True if greedy rewriting prints each application of a pattern.
    pub trace_patterns: bool,
    /// The hint about an operation that a conversion does not lower. The argument tells whether there are patterns for
    /// it.
    pub help: Option<&'a HelpFor<'a>>,
    /// The options of the whole lowering that the pass is part of.
    pub lowering: Option<&'a LoweringOptions>,
    /// The explanations of operations that a conversion left.
    pub explanations: Explanations,
    /// The cached analyses of the operation and of those nested in it. As a field of its own it can be borrowed beside
    /// `body`.
    pub analyses: Analyses,
    pub(crate) preserved: Preserved,
    pub(crate) statistics: Vec<(&'static Statistic, u64)>,
    /// The runner of the pipeline that the pass is part of.
    pub(crate) runner: Option<&'a dyn RunPipeline>,
    /// The pass's output on standard error before the diagnostics in `diags`.
    pub(crate) events: Vec<Event>,
}

/// Runs pipelines that a pass makes.
pub(crate) trait RunPipeline {
    /// The passes that can be named.
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

/// The reason why a pass cannot have a pipeline: see [`PassContext::parse_pipeline`].
#[derive(PartialEq, Eq, Debug)]
pub enum PipelineError {
    /// The text is wrong: MLIR's message.
    Invalid(String),
    /// No pass can be named, which was reported.
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
    /// A context for running a pass by hand on the operation that owns `body`.
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

    /// The operation the pass runs on.
    pub fn op(&self) -> OpRef<'_> {
        OpRef::new(self.ctx, self.body, OpId::ROOT)
    }

    /// The discardable attributes (dictionaries) of the operations that may have a data layout: those around the
    /// operation that the pass runs on, and itself, the outermost first.
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

    /// Marks all analyses as preserved: the pass changed nothing, and the verifier need not run. MLIR's
    /// `markAllAnalysesPreserved`. In builds with debug assertions, a pass that marks them and changed the operation, or
    /// something in it, fails with an internal error.
    pub fn mark_all_preserved(&mut self) {
        self.preserved.add_all();
    }

    /// Marks an analysis as preserved, on the operation and on those nested in it. MLIR's `markAnalysesPreserved`.
    pub fn mark_preserved<T: Analysis>(&mut self) {
        self.preserved.add::<T>();
    }

    /// The analysis of the operation, computed unless it is cached. MLIR's `getAnalysis`.
    pub fn analysis<T: Analysis>(&mut self) -> &mut T {
        self.analyses.get(self.ctx, self.body)
    }

    /// The analysis of the operation, if it is cached. MLIR's `getCachedAnalysis`.
    pub fn cached_analysis<T: Analysis>(&self) -> Option<&T> {
        self.analyses.cached()
    }

    /// The analysis of a nested operation that has a body of its own; `None` if `stub` is no such operation. MLIR's
    /// `getChildAnalysis`.
    pub fn child_analysis<T: Analysis>(&mut self, stub: OpId) -> Option<&mut T> {
        let body = self.body.nested(stub)?;
        Some(self.analyses.child(stub).get(self.ctx, body))
    }

    /// The cached analysis of the parent operation, as that operation was when the nested pipeline started. MLIR's
    /// `getCachedParentAnalysis`.
    pub fn cached_parent_analysis<T: Analysis>(&self) -> Option<&'a T> {
        self.outer?.cached_analysis()
    }

    /// Adds to a statistic, which must be listed in the pass's [`PassDef::statistics`].
    pub fn count(&mut self, statistic: &'static Statistic, count: usize) {
        let known = self.statistics.iter_mut().find(|it| it.0 == statistic);
        match known {
            Some((_, sum)) => *sum = sum.saturating_add(count as u64),
            None => self.statistics.push((statistic, count as u64)),
        }
    }

    /// Runs a job on the body and on every body nested in it at any depth, each with the analyses of its operation, on
    /// several threads. The results are in the order of the text, outer ones first.
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

    /// Moves the diagnostics reported so far before the text that is printed from now on.
    fn keep_order(&mut self) {
        let reported = self.diags.take().into_iter().map(Event::Diagnostic);
        self.events.extend(reported);
    }

    /// Reads a pipeline for operations of a name, without the name around it.
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

    /// Runs a pipeline on an operation inside the one the pass runs on. The operation must have its own body; `place` is
    /// its stub in a tree of the pass's body. It is verified, dumped, timed and reported as the pipelines of the pass
    /// manager are.
    ///
    /// # Errors
    /// Returns an error if a pass of the pipeline fails, if there is no pass manager, or if the operation was erased or
    /// has no body of its own.
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

    /// Checks that each operation of a path from the root inwards has a body of its own.
    fn check_path(&mut self, path: &[OpId]) -> Result<(), Failed> {
        let mut body = &*self.body;
        for &stub in path {
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

    /// Runs a job on each body nested in this one, on several threads: see [`nested_jobs`].
    pub fn nested_jobs<S: Send, R: Send>(
        &mut self,
        state: impl Fn() -> S + Sync,
        job: impl Fn(&mut S, Job<'_>) -> R + Sync,
    ) -> Vec<(OpId, R)> {
        nested_jobs(self.body, self.threads, self.diags, state, job)
    }
}

/// Does something inside the last of operations that are in each other, of which `outer` is the first.
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
