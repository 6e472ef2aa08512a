//! Runs passes on a body and its nested bodies.

use crate::analyses::{Analyses, Preserved};
use crate::dump::{At, Level};
use crate::fingerprint::fingerprint;
use crate::manager::{Event, Outcome, PassManager, Unlowered};
use crate::parallel::split_threads;
use crate::pass::{HelpFor, Outer, PassContext, PreparedPass, RunPipeline};
use crate::pipeline::{Element, OpPassManager, PassInstance, collection_name, print_pass};
use crate::registry::PassRegistry;
use crate::reproducer::{Failure, Settings, pipeline_text, reproducer, show_running};
use crate::statistics::{Statistics, passes};
use crate::timing::{PipelinesOfPasses, Timer};
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use terrace_ir::parallel::for_each;
use terrace_ir::print::PrintBody;
use terrace_ir::verify::Verifier;
use terrace_ir::{
    Body, BodyId, BodyTree, Context, Diagnostics, Failed, OpId, OpRef, PanicNote, Place, Reporter,
    Traits, panic_place,
};
use terrace_rewrite::Explanations;

/// The state of a pass manager's run, shared by its threads.
pub(crate) struct Runner<'a, 'c> {
    ctx: &'c Context,
    manager: &'a PassManager,
    /// The printer, if anything may be printed.
    printer: Option<Box<dyn PrintBody + 'a>>,
    /// The indices of the manager's passes, keyed by their addresses.
    numbers: FxHashMap<usize, usize>,
    /// Verifiers of pipelines that passes ran, kept because their caches remain valid for later pipelines.
    verifiers: Mutex<Vec<Verifier<'c>>>,
    /// The index of the current step of the manager's pipeline.
    step: AtomicUsize,
    /// The times of pipelines that passes ran.
    timers: Mutex<PipelinesOfPasses>,
}

/// The context of the operation that a thread works on.
struct Setting<'a> {
    outer: Option<&'a Outer<'a>>,
    threads: usize,
    /// The path of operations including this one, if dumps are written to files.
    levels: Vec<Level>,
}

impl<'a> Setting<'a> {
    fn at<'s>(&'s self, ctx: &'s Context, scope: &'s Scope<'_>) -> At<'s> {
        At {
            ctx,
            scope,
            top: self.outer.is_none(),
            levels: &self.levels,
        }
    }

    /// Returns the setting of a nested operation.
    fn inside<'b>(
        &self,
        outer: &'b Outer<'b>,
        threads: usize,
        op: OpRef<'_>,
        stub: OpId,
    ) -> Setting<'b> {
        let mut levels = self.levels.clone();
        if !levels.is_empty() {
            levels.push(Level::new(op, stub));
        }
        Setting {
            outer: Some(outer),
            threads,
            levels,
        }
    }
}

/// The results of nested jobs in textual order, and the states of the threads that ran them.
type Done<'a, 'c> = (Vec<(Result<(), Failed>, Log)>, Vec<Thread<'a, 'c>>);

/// The operation that a pipeline runs on: the one that owns `top`, or one nested in it.
pub(crate) struct Scope<'b> {
    top: &'b mut Body,
    /// The bodies of `top` that were visited. Contains only `top` unless passes need the enclosing operations.
    tree: BodyTree,
    /// The operation's body.
    at: BodyId,
    /// The cached analyses of the operation.
    analyses: Analyses,
}

impl<'b> Scope<'b> {
    fn new(top: &'b mut Body, analyses: Analyses) -> Self {
        Scope {
            top,
            tree: BodyTree::default(),
            at: BodyId::OUTERMOST,
            analyses,
        }
    }

    /// Returns the body of the outermost accessible operation.
    pub(crate) fn outermost(&self) -> &Body {
        self.top
    }

    /// The body of the operation.
    pub(crate) fn body(&self) -> &Body {
        self.tree.body(self.top, self.at)
    }

    fn body_mut(&mut self) -> &mut Body {
        self.tree.body_mut(self.top, self.at)
    }

    fn op<'s>(&'s self, ctx: &'s Context) -> OpRef<'s> {
        OpRef::new(ctx, self.body(), OpId::ROOT)
    }
}

/// The state that one thread reuses for all bodies.
struct Thread<'a, 'c> {
    verifier: Verifier<'c>,
    /// The setups of passes, keyed by pass. See [`Pass::prepare`](crate::Pass::prepare).
    prepared: Vec<(&'a PassInstance, Box<dyn PreparedPass + 'a>)>,
    /// Indexed by nested pipeline.
    timers: Vec<Timer>,
    statistics: Statistics,
}

impl<'a, 'c: 'a> Thread<'a, 'c> {
    fn new(runner: &Runner<'_, 'c>, pipelines: usize) -> Self {
        Self::with_verifier(runner.verifier(), pipelines)
    }

    fn with_verifier(verifier: Verifier<'c>, pipelines: usize) -> Self {
        Thread {
            verifier,
            prepared: Vec::new(),
            timers: (0..pipelines).map(|_| Timer::default()).collect(),
            statistics: Statistics::default(),
        }
    }

    fn prepared(
        &mut self,
        pass: &'a PassInstance,
        ctx: &'a Context,
    ) -> Option<&mut (dyn PreparedPass + 'a)> {
        let known = self
            .prepared
            .iter()
            .position(|(known, _)| std::ptr::eq(*known, pass));
        let at = match known {
            Some(at) => at,
            None => {
                self.prepared.push((pass, pass.pass.prepare(ctx)?));
                self.prepared.len() - 1
            }
        };
        Some(&mut *self.prepared[at].1)
    }
}

/// The output of a job.
#[derive(Default)]
struct Log {
    events: Vec<Event>,
}

impl Log {
    fn diagnostics(&mut self, diags: &mut Diagnostics) {
        self.events
            .extend(diags.take().into_iter().map(Event::Diagnostic));
    }

    fn text(&mut self, text: String) {
        if !text.is_empty() {
            self.events.push(Event::Text(text));
        }
    }
}

impl RunPipeline for Runner<'_, '_> {
    fn passes(&self) -> &PassRegistry {
        &self.manager.passes
    }

    fn run_pipeline(
        &self,
        pipeline: &OpPassManager,
        body: &mut Body,
        analyses: &mut Analyses,
        outer: &Outer<'_>,
        threads: usize,
    ) -> (Result<(), Failed>, Vec<Event>) {
        let setting = Setting {
            outer: Some(outer),
            threads,
            levels: Vec::new(),
        };
        let (mut log, mut timer) = (Log::default(), Timer::default());
        let runner: &Runner<'_, '_> = self;
        let verifiers = || {
            let verifiers = runner.verifiers.lock();
            verifiers.unwrap_or_else(PoisonError::into_inner)
        };
        let known = verifiers().pop();
        let verifier = known.unwrap_or_else(|| runner.verifier());
        let mut thread = Thread::with_verifier(verifier, 0);
        let mut scope = Scope::new(body, std::mem::take(analyses));
        let begin = runner.manager.timing.then(Instant::now);
        let result = runner.pipeline(
            pipeline,
            &mut scope,
            &setting,
            &mut thread,
            &mut timer,
            &mut log,
        );
        if let Some(begin) = begin {
            timer.add(begin.elapsed());
            let step = runner.step.load(Ordering::Relaxed);
            let timers = runner.timers.lock();
            let mut timers = timers.unwrap_or_else(PoisonError::into_inner);
            timers.add(step, pipeline, timer);
        }
        *analyses = scope.analyses;
        verifiers().push(thread.verifier);
        (result, log.events)
    }
}

impl<'a, 'c: 'a> Runner<'a, 'c> {
    fn verifier(&self) -> Verifier<'c> {
        let mut verifier = Verifier::new(self.ctx);
        verifier.set_unchanged(self.manager.verify_unchanged);
        verifier
    }

    pub(crate) fn new(ctx: &'c Context, manager: &'a PassManager) -> Self {
        let printer = manager.printer.as_deref().filter(|_| manager.prints());
        let printer = printer.map(|printer| printer.printer(ctx));
        Runner {
            ctx,
            manager,
            printer,
            numbers: passes(&manager.pipeline)
                .into_iter()
                .enumerate()
                .map(|(number, pass)| (std::ptr::from_ref(pass).addr(), number))
                .collect(),
            verifiers: Mutex::default(),
            step: AtomicUsize::new(0),
            timers: Mutex::default(),
        }
    }

    pub(crate) fn run(&self, body: &mut Body, finalized: Result<(), String>) -> Outcome {
        let mut log = Log::default();
        let mut timer = Timer::default();
        let pipeline = &self.manager.pipeline;
        let mut scope = Scope::new(body, Analyses::new());
        let mut statistics = Statistics::default();
        let whole = match self.manager.reproduce {
            Some(reproduce) if !reproduce.local => {
                self.reproducer(scope.body(), &pipeline_text(pipeline))
            }
            _ => None,
        };
        let op = scope.op(self.ctx);
        let loc = op.loc();
        let mut diags = Diagnostics::new();
        let result = match (pipeline.anchor(), finalized) {
            (Some(anchor), _) if anchor != op.name_str() => {
                let message = format!(
                    "can't run '{anchor}' pass manager on '{}' op",
                    op.name_str()
                );
                Err(diags.error(loc, message))
            }
            (_, Err(message)) => Err(diags.error(terrace_ir::Loc::UNKNOWN, message)),
            (_, Ok(())) => {
                let to_files = self.manager.dumps.to_files;
                let setting = Setting {
                    outer: None,
                    threads: self.manager.threads.max(1),
                    levels: to_files
                        .then(|| Level::new(op, OpId::ROOT))
                        .into_iter()
                        .collect(),
                };
                let mut thread = Thread::new(self, 0);
                thread.verifier.set_threads(self.manager.threads);
                let result = self.pipeline(
                    pipeline,
                    &mut scope,
                    &setting,
                    &mut thread,
                    &mut timer,
                    &mut log,
                );
                statistics = thread.statistics;
                if result.is_err() {
                    self.failure(loc, None, &mut log);
                }
                result
            }
        };
        log.diagnostics(&mut diags);
        Outcome {
            result,
            events: self.first_failure(log.events, whole),
            timers: self.take_timers().rows(timer.parts),
            statistics,
        }
    }

    fn take_timers(&self) -> PipelinesOfPasses {
        let timers = self.timers.lock();
        std::mem::take(&mut timers.unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns true if passes need the enclosing operations.
    fn needs_outermost(&self) -> bool {
        self.manager.dumps.module_scope || self.manager.reproduce.is_some_and(|it| it.local)
    }

    /// Returns the reproducer of a pipeline on a module, if reproducers are requested.
    fn reproducer(&self, body: &Body, pipeline: &str) -> Option<String> {
        let (reproduce, printer) = (self.manager.reproduce?, self.printer.as_deref()?);
        let settings = Settings {
            threading_disabled: reproduce.threading_disabled,
            verify_each: self.manager.verify_each,
        };
        Some(reproducer(printer, body, pipeline, settings))
    }

    /// Returns the reproducer of one pass on the operation that the pass is about to run on, if requested.
    fn local_reproducer(&self, pass: &PassInstance, scope: &Scope<'_>) -> Option<String> {
        if !self.manager.reproduce?.local {
            return None;
        }
        let top = scope.outermost();
        let mut pipeline = String::new();
        let path: Vec<BodyId> = scope.tree.outwards(scope.at).collect();
        for &id in path.iter().rev() {
            let body = scope.tree.body(top, id);
            pipeline += self.ctx.op_name_str(body.name(OpId::ROOT));
            pipeline.push('(');
        }
        print_pass(pass, &mut pipeline);
        pipeline.extend(std::iter::repeat_n(')', path.len()));
        self.reproducer(top, &pipeline)
    }

    /// Records a failure on an operation. For the failure of a pass, `pass` contains its name and reproducer; otherwise
    /// the verifier or the scheduling failed.
    fn failure(&self, loc: terrace_ir::Loc, pass: Option<(String, Option<String>)>, log: &mut Log) {
        let Some(reproduce) = self.manager.reproduce else {
            return;
        };
        let (running, text) = pass.unzip();
        log.events.push(Event::Failure(Failure {
            loc,
            running,
            local: reproduce.local,
            text: text.flatten().unwrap_or_default(),
        }));
    }

    /// Keeps only the first failure. Sets its reproducer to that of the whole pipeline, unless each pass has a local
    /// one.
    fn first_failure(&self, events: Vec<Event>, whole: Option<String>) -> Vec<Event> {
        let mut whole = Some(whole);
        let mut keep = |event: Event| match event {
            Event::Failure(mut failure) => {
                let whole = whole.take()?;
                match whole {
                    Some(text) => failure.text = text,
                    // A failure between passes cannot be reproduced.
                    None if failure.running.is_none() => return None,
                    None => (),
                }
                Some(Event::Failure(failure))
            }
            other => Some(other),
        };
        events.into_iter().filter_map(&mut keep).collect()
    }

    fn pipeline(
        &self,
        pipeline: &'a OpPassManager,
        scope: &mut Scope<'_>,
        setting: &Setting<'_>,
        thread: &mut Thread<'a, 'c>,
        timer: &mut Timer,
        log: &mut Log,
    ) -> Result<(), Failed> {
        for (at, element) in pipeline.elements().iter().enumerate() {
            if setting.outer.is_none() {
                self.step.store(at, Ordering::Relaxed);
            }
            let begin = self.manager.timing.then(Instant::now);
            let mut part = None;
            if begin.is_some() {
                part = Some(timer.part(at, || match element {
                    Element::Pass(pass) => pass.def.class.to_owned(),
                    Element::Nested(managers) => collection_name(managers),
                }));
            }
            let result = match element {
                Element::Pass(pass) => self.pass(pass, scope, setting, thread, log),
                Element::Nested(managers) => {
                    let part = part.as_deref_mut();
                    let result = self.nested(managers, scope, setting, thread, part, log);
                    if result.is_err() {
                        self.failure(scope.op(self.ctx).loc(), None, log);
                    }
                    result
                }
            };
            if let (Some(begin), Some(part)) = (begin, part) {
                part.add(begin.elapsed());
                part.hidden = matches!(element, Element::Nested(managers) if managers.len() == 1);
            }
            result?;
        }
        Ok(())
    }

    /// Checks that a pass can run on an operation.
    fn check(
        &self,
        pass: &PassInstance,
        op: OpRef<'_>,
        diags: &mut Diagnostics,
    ) -> Result<(), Failed> {
        let why = match op.def() {
            None => "trying to schedule a pass on an unregistered operation".to_owned(),
            Some(def) if !def.has(Traits::ISOLATED_FROM_ABOVE) => {
                "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'"
                    .to_owned()
            }
            Some(def) if !pass.def.anchor.allows(def.name) => {
                format!(
                    "trying to schedule pass '{}' on an unsupported operation",
                    pass.def.class
                )
            }
            Some(_) => return Ok(()),
        };
        let ctx = self.ctx;
        Err(Reporter { ctx, diags }.op_error(op, why))
    }

    fn pass(
        &self,
        pass: &'a PassInstance,
        scope: &mut Scope<'_>,
        setting: &Setting<'_>,
        thread: &mut Thread<'a, 'c>,
        log: &mut Log,
    ) -> Result<(), Failed> {
        let mut diags = Diagnostics::new();
        if let Err(failed) = self.check(pass, scope.op(self.ctx), &mut diags) {
            log.diagnostics(&mut diags);
            return Err(failed);
        }
        let reproducer = self.local_reproducer(pass, scope);
        let before = self.before(pass, scope, setting, log);
        let analyses = std::mem::take(&mut scope.analyses);
        let body = scope.body_mut();
        let untouched = cfg!(debug_assertions).then(|| fingerprint(body));
        let help = self.manager.help.as_deref();
        let help = help.map(|help| {
            move |op: OpRef<'_>, has_patterns: bool| {
                let pass = pass.def.name;
                help(op, &Unlowered { pass, has_patterns })
            }
        });
        let mut cx = PassContext {
            ctx: self.ctx,
            body,
            diags: &mut diags,
            threads: setting.threads,
            outer: setting.outer,
            explain: self.manager.explain,
            trace_patterns: self.manager.trace_patterns,
            help: help.as_ref().map(|help| help as &HelpFor<'_>),
            lowering: self.manager.lowering.as_ref(),
            explanations: Explanations::default(),
            analyses,
            preserved: Preserved::default(),
            statistics: Vec::new(),
            runner: Some(self),
            events: Vec::new(),
        };
        let note = self.panic_note(pass.def.name, cx.body, "");
        let mut result = match thread.prepared(pass, self.ctx) {
            Some(prepared) => prepared.run(&mut cx),
            None => pass.pass.run(&mut cx),
        };
        note.done();
        let PassContext {
            preserved,
            mut analyses,
            statistics,
            mut explanations,
            events,
            ..
        } = cx;
        analyses.invalidate(&preserved);
        log.events.extend(events);
        if result.is_ok() && self.manager.verify_each && !preserved.has_all() {
            let note = self.panic_note(pass.def.name, body, "the verification after ");
            result = self.verify(&mut thread.verifier, body, &mut diags);
            note.done();
        }
        let has_changed = |untouched| preserved.has_all() && fingerprint(body) != untouched;
        let denied = untouched.is_some_and(has_changed);
        scope.analyses = analyses;
        let undeclared = statistics
            .iter()
            .find(|(counted, _)| !pass.def.statistics.contains(counted))
            .map(|(counted, _)| format!("counts '{}'", counted.name))
            .or_else(|| Some(format!("reads the option '{}'", pass.options.undeclared()?)))
            .map(|what| format!("{what}, which it does not declare"));
        let denied = denied.then(|| {
            "marks all analyses as preserved, but changed the operation or something in it"
                .to_owned()
        });
        if let Some(what) = undeclared.or(denied) {
            let message = format!("internal error: pass '{}' {what}", pass.def.name);
            let (ctx, diags) = (self.ctx, &mut diags);
            result = Err(Reporter { ctx, diags }.op_error(scope.op(self.ctx), message));
        }
        if let Some(&number) = self.numbers.get(&std::ptr::from_ref(pass).addr()) {
            thread.statistics.add(number, pass.def, &statistics);
        }
        log.diagnostics(&mut diags);
        for explanation in explanations.iter_mut() {
            let message = &mut explanation.remark.message;
            message.push_str(&format!(" by '{}'", pass.def.name));
        }
        if !explanations.is_empty() {
            log.events.push(Event::Explanations(explanations));
        }
        self.after(pass, scope, setting, (result.is_err(), before), log);
        if result.is_err() {
            let op = scope.op(self.ctx);
            let running = show_running(pass.def, op);
            self.failure(op.loc(), Some((running, reproducer)), log);
        }
        result
    }

    /// Returns a note that names a pass and its operation if the pass panics while the note is alive. `part` precedes
    /// the word "pass" in the note.
    fn panic_note(
        &self,
        pass: &'static str,
        body: &Body,
        part: &'static str,
    ) -> PanicNote<impl Fn() -> String + Copy + use<'c>> {
        let (ctx, op, loc) = (self.ctx, body.name(OpId::ROOT), body.loc(OpId::ROOT));
        PanicNote::new(move || panic_place(ctx, &format!("{part}pass '{pass}', run on"), op, loc))
    }

    fn verify(
        &self,
        verifier: &mut Verifier<'_>,
        body: &Body,
        diags: &mut Diagnostics,
    ) -> Result<(), Failed> {
        let ctx = self.ctx;
        verifier.body(body, None, &mut Reporter { ctx, diags })
    }

    fn before(
        &self,
        pass: &PassInstance,
        scope: &Scope<'_>,
        setting: &Setting<'_>,
        log: &mut Log,
    ) -> Option<String> {
        let mut text = String::new();
        for instrumentation in &self.manager.instrumentations {
            instrumentation.before_pass(pass, scope.op(self.ctx), &mut text);
        }
        log.text(text);
        let at = setting.at(self.ctx, scope);
        let dumps = &self.manager.dumps;
        dumps.before(self.printer.as_deref()?, pass, at, &mut log.events)
    }

    fn after(
        &self,
        pass: &PassInstance,
        scope: &Scope<'_>,
        setting: &Setting<'_>,
        outcome: (bool, Option<String>),
        log: &mut Log,
    ) {
        let mut text = String::new();
        for instrumentation in &self.manager.instrumentations {
            instrumentation.after_pass(pass, scope.op(self.ctx), outcome.0, &mut text);
        }
        log.text(text);
        if let Some(printer) = self.printer.as_deref() {
            let dumps = &self.manager.dumps;
            dumps.after(
                printer,
                pass,
                setting.at(self.ctx, scope),
                outcome,
                &mut log.events,
            );
        }
    }

    /// Runs pipelines on the operations directly nested in the root.
    fn nested(
        &self,
        managers: &'a [OpPassManager],
        scope: &mut Scope<'_>,
        setting: &Setting<'_>,
        thread: &mut Thread<'a, 'c>,
        timer: Option<&mut Timer>,
        log: &mut Log,
    ) -> Result<(), Failed> {
        let chosen = self.choose(managers, scope.body(), log)?;
        if chosen.is_empty() {
            return Ok(());
        }
        // The nested pipelines invalidate all analyses of this operation.
        let mut analyses = std::mem::take(&mut scope.analyses);
        let chosen: Vec<_> = chosen
            .into_iter()
            .map(|(stub, manager)| (stub, manager, analyses.take_child(stub)))
            .collect();
        let outer = Outer::new(scope.body(), setting.outer).with_analyses(&analyses);
        let (results, done) = match self.needs_outermost() {
            true => self.nested_in_place(managers, chosen, scope, (setting, &outer)),
            false => self.nested_apart(managers, chosen, scope.body_mut(), (setting, &outer)),
        };
        let mut timer = timer;
        for job in done {
            thread.statistics.merge(job.statistics);
            let Some(timer) = timer.as_deref_mut() else {
                continue;
            };
            for (at, measured) in job.timers.into_iter().enumerate() {
                let name = || managers[at].pipeline_name();
                timer.part(at, name).merge_thread(measured);
            }
        }
        let mut all = Ok(());
        for (result, own) in results {
            log.events.extend(own.events);
            if all.is_ok() {
                all = result;
            }
        }
        all?;
        if self.manager.verify_each {
            let mut diags = Diagnostics::new();
            let result = self.verify(&mut thread.verifier, scope.body(), &mut diags);
            log.diagnostics(&mut diags);
            result?;
        }
        Ok(())
    }

    /// Runs pipelines on nested bodies on several threads.
    fn nested_apart(
        &self,
        managers: &'a [OpPassManager],
        chosen: Vec<(OpId, usize, Analyses)>,
        body: &mut Body,
        (setting, outer): (&Setting<'_>, &Outer<'_>),
    ) -> Done<'a, 'c> {
        let mut chosen = chosen.into_iter().peekable();
        let mut items: Vec<(OpId, &mut Body)> = Vec::new();
        let mut which = Vec::new();
        for (stub, nested) in body.nested_in_order_mut() {
            if let Some((_, manager, analyses)) = chosen.next_if(|at| at.0 == stub) {
                items.push((stub, nested));
                which.push((manager, analyses));
            }
        }
        let (threads, inner) = split_threads(setting.threads, &items);
        let items = items.into_iter().zip(which).collect();
        let new_thread = || Thread::new(self, managers.len());
        for_each(
            items,
            threads,
            new_thread,
            |thread, ((stub, nested), (manager, analyses))| {
                let mut log = Log::default();
                let mut scope = Scope::new(nested, analyses);
                let setting = setting.inside(outer, inner, scope.op(self.ctx), stub);
                let result = self.job(managers, manager, &mut scope, &setting, thread, &mut log);
                (result, log)
            },
        )
    }

    /// Runs pipelines on nested bodies sequentially, without detaching them, until a pipeline fails.
    fn nested_in_place(
        &self,
        managers: &'a [OpPassManager],
        chosen: Vec<(OpId, usize, Analyses)>,
        scope: &mut Scope<'_>,
        (setting, outer): (&Setting<'_>, &Outer<'_>),
    ) -> Done<'a, 'c> {
        let mut thread = Thread::new(self, managers.len());
        let mut results = Vec::new();
        for (stub, manager, analyses) in chosen {
            let mut log = Log::default();
            let around = scope.at;
            scope.at = scope.tree.enter(Place::new(around, stub));
            scope.analyses = analyses;
            let setting = setting.inside(outer, 1, scope.op(self.ctx), stub);
            let result = self.job(managers, manager, scope, &setting, &mut thread, &mut log);
            scope.at = around;
            scope.analyses = Analyses::new();
            let failed = result.is_err();
            results.push((result, log));
            if failed {
                break;
            }
        }
        (results, vec![thread])
    }

    /// Runs a pipeline on one nested body.
    fn job(
        &self,
        managers: &'a [OpPassManager],
        manager: usize,
        scope: &mut Scope<'_>,
        setting: &Setting<'_>,
        thread: &mut Thread<'a, 'c>,
        log: &mut Log,
    ) -> Result<(), Failed> {
        let begin = self.manager.timing.then(Instant::now);
        let mut timer = std::mem::take(&mut thread.timers[manager]);
        let result = self.pipeline(&managers[manager], scope, setting, thread, &mut timer, log);
        if let Some(begin) = begin {
            timer.add(begin.elapsed());
        }
        thread.timers[manager] = timer;
        result
    }

    /// Returns the operations directly nested in the root that fit a pipeline, in textual order, each with the
    /// pipeline's index.
    fn choose(
        &self,
        managers: &[OpPassManager],
        body: &Body,
        log: &mut Log,
    ) -> Result<Vec<(OpId, usize)>, Failed> {
        let mut chosen = Vec::new();
        // Most operations have the same name as the previous one.
        let mut last = None;
        for op in body
            .regions(OpId::ROOT)
            .flat_map(|region| body.blocks(region))
            .flat_map(|block| body.ops(block))
        {
            let name = body.name(op);
            let manager = match last {
                Some((known, manager)) if known == name => manager,
                _ => {
                    let text = self.ctx.op_name_str(name);
                    managers
                        .iter()
                        .position(|manager| manager.fits(self.ctx, text))
                }
            };
            last = Some((name, manager));
            let Some(manager) = manager else { continue };
            if body.is_nested(op) {
                chosen.push((op, manager));
            } else if let Some(pass) = first_pass(&managers[manager]) {
                let mut diags = Diagnostics::new();
                let checked = self.check(pass, OpRef::new(self.ctx, body, op), &mut diags);
                log.diagnostics(&mut diags);
                checked?;
            }
        }
        Ok(chosen)
    }
}

fn first_pass(manager: &OpPassManager) -> Option<&PassInstance> {
    manager.elements().iter().find_map(|element| match element {
        Element::Pass(pass) => Some(pass),
        Element::Nested(managers) => managers.iter().find_map(first_pass),
    })
}
