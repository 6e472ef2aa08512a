//! Processes the pieces of an input one by one: the common part of `opt` and `translate`.

use crate::chunk;
use crate::expect::Expectations;
use crate::files;
use crate::files::Output;
use crate::flags::Stop;
use crate::general::General;
use crate::split::split;
use std::io::Write;
use std::ops::Range;
use std::time::Instant;
use terrace_asm::AsmTables;
use terrace_asm::locations::ContextLocs;
use terrace_diag::{Diagnostic, ResolveLoc, Severity, SourceFile, SourceMap, SourceOnly, render};
use terrace_ir::Failed;
use terrace_pass::{Event, Timer, timing};
use terrace_session::input::{Input, add_source};
use terrace_session::{Bundles, Log};

/// A piece of an input, in its own context.
#[derive(Clone, Copy)]
pub struct InputPiece<'p> {
    /// The context of the piece, with the tables for text.
    pub tables: &'p AsmTables<'p>,
    /// The file in the context that contains the piece.
    pub file: &'p SourceFile,
    /// The offset at which the piece begins.
    pub start: usize,
    /// The offset at which the piece ends.
    pub end: usize,
}

/// The processing of a piece. Implemented by the commands, and called by [`run`] for each piece.
pub trait Work {
    /// The result for one piece.
    type Made;

    /// Computes the result. Adds the measured times to `timers`.
    fn make(
        &self,
        piece: InputPiece<'_>,
        log: &mut Log,
        timers: &mut Timers,
    ) -> Result<Self::Made, Failed>;

    /// Writes the result.
    fn write(&self, tables: &AsmTables<'_>, made: &Self::Made, out: &mut Output<'_>);

    /// Removes diagnostics that the flags suppress. Not called if diagnostics are compared with expectations.
    fn filter(&self, log: &mut Log);

    /// The presentation of pieces.
    fn style(&self) -> Style;
}

/// The presentation of pieces.
#[derive(Clone, Copy)]
pub struct Style {
    /// True if locations are relative to the piece, which is named by its position in the file. Each piece then has its
    /// own expectations.
    pub renamed: bool,
    /// True if times are reported for each piece.
    pub timed_apart: bool,
    /// The name of the timer for writing.
    pub output_timer: &'static str,
    /// True if the result is written although errors were reported.
    pub despite_errors: bool,
}

/// Measures times, if timing is requested.
pub struct Timers {
    begin: Option<Instant>,
    /// The timers.
    pub list: Vec<Timer>,
}

impl Timers {
    fn new(on: bool) -> Self {
        Timers {
            begin: on.then(Instant::now),
            list: Vec::new(),
        }
    }

    /// Calls `work` and adds the elapsed time to a timer.
    pub fn time<R>(&mut self, name: &str, work: impl FnOnce() -> R) -> R {
        let begin = self.begin.map(|_| Instant::now());
        let result = work();
        if let Some(begin) = begin {
            let at = self.list.iter().position(|timer| timer.name == name);
            let at = at.unwrap_or_else(|| {
                self.list.push(Timer::new(name));
                self.list.len() - 1
            });
            self.list[at].add(begin.elapsed());
        }
        result
    }

    fn report(&mut self, general: &General) {
        if let Some(begin) = self.begin {
            files::complain(&timing::report(
                &mut self.list,
                begin.elapsed(),
                general.timing_display,
                general.timing_format,
            ));
        }
    }
}

/// Processes all pieces of a command's input.
pub fn run<W: Work>(
    bundles: &Bundles,
    general: &General,
    input: &Input,
    work: &W,
) -> Result<(), Stop> {
    let mut run = Run {
        bundles,
        general,
        work,
        out: Output::new(general.output.as_deref()),
        timers: Timers::new(general.timing),
        failed: false,
    };
    let pieces = match &general.split {
        None => std::iter::once(0..input.text.len()).collect(),
        Some(marker) => {
            let split = split(&input.text, marker.as_bytes());
            near_misses(input, &split.near_misses);
            split.pieces
        }
    };
    if work.style().renamed && general.split.is_some() {
        for (nth, piece) in pieces.into_iter().enumerate() {
            run.separate(nth);
            let line = 1 + input.text[..piece.start]
                .iter()
                .filter(|&&byte| byte == b'\n')
                .count();
            let renamed = Input {
                name: format!("within split at {}:{line} offset ", input.name),
                text: input.text[piece].to_vec().into(),
            };
            let whole = 0..renamed.text.len();
            run.input(&renamed, std::iter::once(whole).collect())?;
        }
    } else {
        run.input(input, pieces)?;
    }
    if !work.style().timed_apart {
        run.timers.report(general);
    }
    // A file is written only if all pieces succeeded. On standard output, the results of the successful pieces are
    // useful.
    if !run.failed || general.output.is_none() {
        run.out.finish()?;
    }
    match run.failed {
        true => Err(Stop::Failed(String::new())),
        false => Ok(()),
    }
}

struct Run<'r, W> {
    bundles: &'r Bundles,
    general: &'r General,
    work: &'r W,
    out: Output<'r>,
    timers: Timers,
    failed: bool,
}

impl<W: Work> Run<'_, W> {
    /// Writes the separator between results.
    fn separate(&mut self, nth: usize) {
        if nth > 0 {
            // `finish` reports the error.
            let _ = writeln!(self.out, "{}", self.general.output_marker);
        }
    }

    /// Processes ranges of an input, and compares the diagnostics with the expectations if requested.
    fn input(&mut self, input: &Input, ranges: Vec<Range<usize>>) -> Result<(), Stop> {
        // These diagnostics refer to the whole file and not to a piece in its context.
        let sources = SourceMap::default();
        let locs = SourceOnly(&sources);
        let mut expectations = match self.general.verify_diagnostics {
            None => None,
            Some(verify) => {
                let added = sources.add(input.name.clone(), input.text.clone());
                let file = added.map_err(|why| Stop::Failed(format!("{}: {why}\n", input.name)))?;
                Some(Expectations::read(file, verify, &locs))
            }
        };
        for (nth, range) in ranges.into_iter().enumerate() {
            self.separate(nth);
            self.piece(input, range, expectations.as_mut());
        }
        if let Some(expectations) = expectations {
            let (as_expected, text) = expectations.finish();
            files::complain(&text);
            self.failed |= !as_expected;
        }
        Ok(())
    }

    /// Processes a piece in its own context.
    fn piece(
        &mut self,
        input: &Input,
        range: Range<usize>,
        expectations: Option<&mut Expectations<'_>>,
    ) {
        let style = self.work.style();
        let ctx = self.bundles.context_that_shows(self.general.print.clone());
        let file = match add_source(&ctx, input) {
            Ok(file) => file,
            Err(diagnostic) => {
                show(&diagnostic, &ContextLocs(&ctx));
                self.failed = true;
                return;
            }
        };
        if style.timed_apart {
            self.timers = Timers::new(self.general.timing);
        }
        let mut log = Log::default();
        let tables = AsmTables::new(&ctx);
        let piece = InputPiece {
            tables: &tables,
            file,
            start: range.start,
            end: range.end,
        };
        let mut made = self.work.make(piece, &mut log, &mut self.timers).ok();
        match expectations {
            None => {
                self.work.filter(&mut log);
                files::complain(&log.render(&ctx));
                if log.has_errors() && !style.despite_errors {
                    made = None;
                }
                self.failed |= made.is_none();
            }
            Some(expectations) => {
                log.drop_current_operation();
                for event in &log.events {
                    match event {
                        Event::Diagnostic(diagnostic) => {
                            expectations.check(diagnostic, &ContextLocs(&ctx));
                        }
                        Event::Explanations(left) => {
                            for explanation in left.iter() {
                                expectations.check(&explanation.remark, &ContextLocs(&ctx));
                            }
                        }
                        Event::Text(text) => files::complain(text),
                        Event::File(_) | Event::Failure(_) => (),
                    }
                }
                files::complain(&expectations.take_text());
            }
        }
        if let Some(made) = made {
            let (work, out) = (self.work, &mut self.out);
            self.timers
                .time(style.output_timer, || work.write(&tables, &made, out));
            if self.general.split.is_none() {
                chunk::leave_at_exit(made);
            }
        }
        if style.timed_apart {
            self.timers.report(self.general);
        }
        if self.general.split.is_none() {
            chunk::leave_at_exit(tables);
            chunk::leave_at_exit(ctx);
        }
    }
}

/// Warns about text that is similar to a split marker.
fn near_misses(input: &Input, at: &[usize]) {
    let sources = SourceMap::default();
    // Text that is too large is reported for each piece.
    if let Ok(file) = sources.add(input.name.clone(), input.text.clone()) {
        for &at in at {
            let diagnostic = Diagnostic {
                severity: Severity::Warning,
                loc: file.loc(at),
                message: "near miss with file split marker".to_owned(),
                notes: Vec::new(),
            };
            show(&diagnostic, &SourceOnly(&sources));
        }
    }
}

fn show(diagnostic: &Diagnostic, locs: &dyn ResolveLoc) {
    let mut text = String::new();
    render(diagnostic, locs, &mut text);
    files::complain(&text);
}
