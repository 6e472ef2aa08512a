//! Running passes on a body and those nested in it.

use crate::manager::{Event, Outcome, PassManager};
use crate::parallel::split_threads;
use crate::pass::{Outer, PassContext, PreparedPass};
use crate::pipeline::{Element, OpPassManager, PassInstance};
use crate::timing::Timer;
use std::time::Instant;
use terrace_asm::AsmTables;
use terrace_ir::parallel::for_each;
use terrace_ir::verify::Verifier;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, OpRef, Reporter, Traits};

/// What the run of a manager shares between threads.
pub(crate) struct Runner<'a> {
    ctx: &'a Context,
    manager: &'a PassManager,
    tables: Option<AsmTables<'a>>,
}

/// What one thread works at.
struct Place<'a> {
    outer: Option<&'a Outer<'a>>,
    threads: usize,
}

/// What one thread keeps from body to body.
struct Thread<'a> {
    verifier: Verifier<'a>,
    /// What passes made once, by the pass.
    prepared: Vec<(&'a PassInstance, Box<dyn PreparedPass + 'a>)>,
    /// By nested pipeline.
    timers: Vec<Timer>,
}

impl<'a> Thread<'a> {
    fn new(ctx: &'a Context, pipelines: usize) -> Self {
        Thread {
            verifier: Verifier::new(ctx),
            prepared: Vec::new(),
            timers: (0..pipelines).map(|_| Timer::default()).collect(),
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

/// What a job leaves.
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

impl<'a> Runner<'a> {
    pub(crate) fn new(ctx: &'a Context, manager: &'a PassManager) -> Self {
        let tables = manager.dumps.any().then(|| AsmTables::new(ctx));
        Runner {
            ctx,
            manager,
            tables,
        }
    }

    pub(crate) fn run(&self, body: &mut Body, finalized: Result<(), String>) -> Outcome {
        let mut log = Log::default();
        let mut timer = Timer::default();
        let pipeline = &self.manager.pipeline;
        let op = OpRef::new(self.ctx, body, OpId::ROOT);
        let mut diags = Diagnostics::new();
        let result = match (pipeline.anchor(), finalized) {
            (Some(anchor), _) if anchor != op.name_str() => {
                let message = format!(
                    "can't run '{anchor}' pass manager on '{}' op",
                    op.name_str()
                );
                Err(diags.error(op.loc(), message))
            }
            (_, Err(message)) => Err(diags.error(terrace_ir::Loc::UNKNOWN, message)),
            (_, Ok(())) => {
                let place = Place {
                    outer: None,
                    threads: self.manager.threads.max(1),
                };
                let mut thread = Thread::new(self.ctx, 0);
                thread.verifier.set_threads(self.manager.threads);
                self.pipeline(pipeline, body, &place, &mut thread, &mut timer, &mut log)
            }
        };
        log.diagnostics(&mut diags);
        Outcome {
            result,
            events: log.events,
            timers: timer.parts.into_iter().map(|(_, part)| part).collect(),
        }
    }

    fn pipeline(
        &self,
        pipeline: &'a OpPassManager,
        body: &mut Body,
        place: &Place<'_>,
        thread: &mut Thread<'a>,
        timer: &mut Timer,
        log: &mut Log,
    ) -> Result<(), Failed> {
        for (at, element) in pipeline.elements().iter().enumerate() {
            let begin = self.manager.timing.then(Instant::now);
            let mut part = None;
            if begin.is_some() {
                part = Some(timer.part(at, || match element {
                    Element::Pass(pass) => pass.def.class.to_owned(),
                    Element::Nested(managers) => {
                        let names: Vec<_> = managers
                            .iter()
                            .map(|m| format!("'{}'", m.anchor_name()))
                            .collect();
                        format!("Pipeline Collection : [{}]", names.join(", "))
                    }
                }));
            }
            let result = match element {
                Element::Pass(pass) => self.pass(pass, body, place, thread, log),
                Element::Nested(managers) => {
                    self.nested(managers, body, place, thread, part.as_deref_mut(), log)
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

    /// Whether a pass can run on an operation at all.
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
        body: &mut Body,
        place: &Place<'_>,
        thread: &mut Thread<'a>,
        log: &mut Log,
    ) -> Result<(), Failed> {
        let mut diags = Diagnostics::new();
        if let Err(failed) = self.check(pass, OpRef::new(self.ctx, body, OpId::ROOT), &mut diags) {
            log.diagnostics(&mut diags);
            return Err(failed);
        }
        let top = place.outer.is_none();
        let before = self.before(pass, body, top, log);
        let mut cx = PassContext {
            ctx: self.ctx,
            body,
            diags: &mut diags,
            threads: place.threads,
            outer: place.outer,
            unchanged: false,
        };
        let mut result = match thread.prepared(pass, self.ctx) {
            Some(prepared) => prepared.run(&mut cx),
            None => pass.pass.run(&mut cx),
        };
        let unchanged = cx.unchanged;
        if result.is_ok() && self.manager.verify_each && !unchanged {
            result = self.verify(&mut thread.verifier, body, &mut diags);
        }
        log.diagnostics(&mut diags);
        self.after(pass, body, top, (result.is_err(), before), log);
        result
    }

    fn verify(
        &self,
        verifier: &mut Verifier<'a>,
        body: &Body,
        diags: &mut Diagnostics,
    ) -> Result<(), Failed> {
        let ctx = self.ctx;
        verifier.body(body, None, &mut Reporter { ctx, diags })
    }

    fn before(&self, pass: &PassInstance, body: &Body, top: bool, log: &mut Log) -> Option<String> {
        let mut text = String::new();
        let op = OpRef::new(self.ctx, body, OpId::ROOT);
        for instrumentation in &self.manager.instrumentations {
            instrumentation.before_pass(pass, op, &mut text);
        }
        let tables = self.tables.as_ref();
        let state = tables.and_then(|tables| {
            self.manager
                .dumps
                .before(tables, pass, body, top, &mut text)
        });
        log.text(text);
        state
    }

    fn after(
        &self,
        pass: &PassInstance,
        body: &Body,
        top: bool,
        outcome: (bool, Option<String>),
        log: &mut Log,
    ) {
        let mut text = String::new();
        let op = OpRef::new(self.ctx, body, OpId::ROOT);
        for instrumentation in &self.manager.instrumentations {
            instrumentation.after_pass(pass, op, outcome.0, &mut text);
        }
        if let Some(tables) = &self.tables {
            self.manager
                .dumps
                .after(tables, pass, body, top, outcome, &mut text);
        }
        log.text(text);
    }

    /// Runs pipelines on the operations right inside the root.
    fn nested(
        &self,
        managers: &'a [OpPassManager],
        body: &mut Body,
        place: &Place<'_>,
        thread: &mut Thread<'a>,
        timer: Option<&mut Timer>,
        log: &mut Log,
    ) -> Result<(), Failed> {
        let chosen = self.choose(managers, body, log)?;
        if chosen.is_empty() {
            return Ok(());
        }
        let outer = Outer::new(body, place.outer);
        let mut chosen = chosen.into_iter().peekable();
        let mut items: Vec<(OpId, &mut Body)> = Vec::new();
        let mut which = Vec::new();
        for (stub, nested) in body.nested_in_order_mut() {
            if let Some((_, manager)) = chosen.next_if(|at| at.0 == stub) {
                items.push((stub, nested));
                which.push(manager);
            }
        }
        let (threads, inner) = split_threads(place.threads, &items);
        let items = items.into_iter().zip(which).collect();
        let new_thread = || Thread::new(self.ctx, managers.len());
        let (results, done) = for_each(
            items,
            threads,
            new_thread,
            |thread, ((_, nested), manager)| {
                let mut log = Log::default();
                let place = Place {
                    outer: Some(&outer),
                    threads: inner,
                };
                let begin = self.manager.timing.then(Instant::now);
                let mut timer = std::mem::take(&mut thread.timers[manager]);
                let pipeline = &managers[manager];
                let result = self.pipeline(pipeline, nested, &place, thread, &mut timer, &mut log);
                if let Some(begin) = begin {
                    timer.add(begin.elapsed());
                }
                thread.timers[manager] = timer;
                (result, log)
            },
        );
        if let Some(timer) = timer {
            for thread in done {
                for (at, measured) in thread.timers.into_iter().enumerate() {
                    let name = || format!("'{}' Pipeline", managers[at].anchor_name());
                    timer.part(at, name).merge_thread(measured);
                }
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
            let result = self.verify(&mut thread.verifier, body, &mut diags);
            log.diagnostics(&mut diags);
            result?;
        }
        Ok(())
    }

    /// The operations right inside the root that a pipeline fits, in the order of the text.
    fn choose(
        &self,
        managers: &[OpPassManager],
        body: &Body,
        log: &mut Log,
    ) -> Result<Vec<(OpId, usize)>, Failed> {
        let mut chosen = Vec::new();
        // Most operations have the name of the one before.
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
