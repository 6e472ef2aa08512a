//! `terrace opt`: mlir-opt.

use crate::chunk::{self, Log};
use crate::expect::{Expectations, Verify};
use crate::flags::{Action, Command, Flag, Stop, number, one_input};
use crate::split::{MARKER, split};
use crate::{Tool, files, help};
use std::ffi::OsString;
use std::io::Write;
use std::ops::Range;
use std::time::Instant;
use terrace_asm::depth::with_stack_for;
use terrace_asm::locations::ContextLocs;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_diag::{Diagnostic, ResolveLoc, Severity, SourceFile, SourceMap, SourceOnly, render};
use terrace_ir::{Body, Failed, OpId};
use terrace_pass::{
    Event, IrDumps, OpPassManager, PassDef, PassManager, PassRegistry, Timer, WhichPasses,
    parse_pipeline, timing,
};

/// What the flags say.
pub struct Options {
    passes: Vec<(&'static PassDef, String)>,
    pipeline: Option<String>,
    output: Option<OsString>,
    print: PrintOptions,
    split: Option<String>,
    output_marker: String,
    verify_diagnostics: Option<Verify>,
    allow_unregistered: bool,
    verify_each: bool,
    verify_input: bool,
    verify_roundtrip: bool,
    threads: Option<usize>,
    disable_threading: bool,
    dump_pipeline: bool,
    no_implicit_module: bool,
    list_passes: bool,
    show_dialects: bool,
    timing: bool,
    print_op_on_diagnostic: bool,
    compat_exit: bool,
    dumps: IrDumps,
    help: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            passes: Vec::new(),
            pipeline: None,
            output: None,
            print: PrintOptions::default(),
            split: None,
            output_marker: MARKER.to_owned(),
            verify_diagnostics: None,
            allow_unregistered: false,
            verify_each: true,
            verify_input: true,
            verify_roundtrip: false,
            threads: None,
            disable_threading: false,
            dump_pipeline: false,
            no_implicit_module: false,
            list_passes: false,
            show_dialects: false,
            timing: false,
            print_op_on_diagnostic: true,
            compat_exit: false,
            dumps: IrDumps::default(),
            help: false,
        }
    }
}

fn named(passes: &mut WhichPasses, names: &str) {
    let names = names.split(',').map(str::to_owned);
    match passes {
        WhichPasses::Named(list) => list.extend(names),
        WhichPasses::All => (),
        WhichPasses::None => *passes = WhichPasses::Named(names.collect()),
    }
}

/// The flags. A flag that is not here names a pass.
pub static COMMAND: Command<Options> = Command {
    name: "opt",
    flags: &[
        Flag::output(|o, path| o.output = Some(path).filter(|path| path != "-")),
        Flag::value(
            "pass-pipeline",
            "=TEXT",
            "passes as text: builtin.module(func.func(cse))",
            |o, text| {
                o.pipeline = Some(text.to_owned());
                Ok(())
            },
        ),
        Flag::value("p", "=TEXT", "the same", |o, text| {
            o.pipeline = Some(text.to_owned());
            Ok(())
        }),
        Flag::switch(
            "allow-unregistered-dialect",
            "accept operations of unknown dialects",
            |o, on| {
                o.allow_unregistered = on;
            },
        ),
        Flag::switch(
            "verify-each",
            "verify after each pass (on by default)",
            |o, on| o.verify_each = on,
        ),
        Flag::switch(
            "verify-roundtrip",
            "print what was read, read that, and compare",
            |o, on| o.verify_roundtrip = on,
        ),
        Flag {
            name: "split-input-file",
            value: "[=MARKER]",
            help: "treat the pieces between markers (// -----) one by one",
            action: Action::Optional(|o, marker| {
                let marker = marker.filter(|marker| !marker.is_empty());
                o.split = Some(marker.unwrap_or(MARKER).to_owned());
                Ok(())
            }),
        },
        Flag::value(
            "output-split-marker",
            "=MARKER",
            "what stands between the results of pieces",
            |o, text| {
                o.output_marker = text.to_owned();
                Ok(())
            },
        ),
        Flag {
            name: "verify-diagnostics",
            value: "[=all|only-expected]",
            help: "compare what is reported with // expected-error {{...}}",
            action: Action::Optional(|o, which| {
                o.verify_diagnostics = Some(match which {
                    None | Some("" | "all") => Verify::All,
                    Some("only-expected") => Verify::OnlyExpected,
                    Some(other) => return Err(format!("Cannot find option named '{other}'!")),
                });
                Ok(())
            }),
        },
        Flag::switch(
            "no-implicit-module",
            "do not put a module around what has none",
            |o, on| o.no_implicit_module = on,
        ),
        Flag::switch(
            "mlir-print-op-generic",
            "print the generic form",
            |o, on| o.print.generic = on,
        ),
        Flag::switch("mlir-print-debuginfo", "print locations", |o, on| {
            o.print.debug_info = on
        }),
        Flag::switch(
            "mlir-pretty-debuginfo",
            "print locations in a short form",
            |o, on| o.print.pretty_debug_info = on,
        ),
        Flag::switch(
            "mlir-print-local-scope",
            "print without aliases",
            |o, on| o.print.local_scope = on,
        ),
        Flag::switch(
            "mlir-print-unique-ssa-ids",
            "number values across all regions",
            |o, on| o.print.unique_ids = on,
        ),
        Flag::switch(
            "mlir-print-value-users",
            "say in comments where values are used",
            |o, on| o.print.value_users = on,
        ),
        Flag::switch(
            "mlir-use-nameloc-as-prefix",
            "name values as their locations are named",
            |o, on| o.print.name_locations_as_prefix = on,
        ),
        Flag::switch(
            "mlir-print-skip-regions",
            "print {...} for what is in an operation",
            |o, on| o.print.skip_regions = on,
        ),
        Flag::value(
            "mlir-elide-elementsattrs-if-larger",
            "=<uint>",
            "leave larger elements out",
            |o, text| {
                o.print.elide_elements_larger_than = Some(number(text)?);
                Ok(())
            },
        ),
        Flag::value(
            "mlir-print-elementsattrs-with-hex-if-larger",
            "=<long>",
            "print larger elements as hex",
            |o, text| {
                o.print.hex_elements_larger_than = Some(match text {
                    "-1" => -1,
                    _ => number::<i64>(text)
                        .map_err(|_| format!("'{text}' value invalid for long argument!"))?,
                });
                Ok(())
            },
        ),
        Flag::value(
            "mlir-elide-resource-strings-if-larger",
            "=<uint>",
            "leave longer resources out",
            |o, text| {
                o.print.elide_resource_strings_larger_than = Some(number(text)?);
                Ok(())
            },
        ),
        Flag::switch(
            "mlir-print-op-on-diagnostic",
            "show the operation an error is about (on by default)",
            |o, on| {
                o.print_op_on_diagnostic = on;
            },
        ),
        Flag::switch(
            "mlir-very-unsafe-disable-verifier-on-parsing",
            "do not verify what was read",
            |o, on| o.verify_input = !on,
        ),
        Flag::switch(
            "dump-pass-pipeline",
            "print the pipeline that will run",
            |o, on| o.dump_pipeline = on,
        ),
        Flag::value(
            "mlir-print-ir-before",
            "=PASS,..",
            "print the IR before these passes",
            |o, names| {
                named(&mut o.dumps.before, names);
                Ok(())
            },
        ),
        Flag::value(
            "mlir-print-ir-after",
            "=PASS,..",
            "print the IR after these passes",
            |o, names| {
                named(&mut o.dumps.after, names);
                Ok(())
            },
        ),
        Flag::switch(
            "mlir-print-ir-before-all",
            "print the IR before each pass",
            |o, on| {
                if on {
                    o.dumps.before = WhichPasses::All;
                }
            },
        ),
        Flag::switch(
            "mlir-print-ir-after-all",
            "print the IR after each pass",
            |o, on| {
                if on {
                    o.dumps.after = WhichPasses::All;
                }
            },
        ),
        Flag::switch(
            "mlir-print-ir-after-change",
            "print the IR after a pass only if it changed",
            |o, on| {
                o.dumps.only_on_change = on;
            },
        ),
        Flag::switch(
            "mlir-print-ir-after-failure",
            "print the IR after a pass only if it failed",
            |o, on| {
                o.dumps.only_on_failure = on;
                if on {
                    o.dumps.after = WhichPasses::All;
                }
            },
        ),
        Flag::switch("mlir-timing", "report how long passes take", |o, on| {
            o.timing = on
        }),
        Flag::switch("mlir-disable-threading", "use one thread", |o, on| {
            o.disable_threading = on
        }),
        Flag::value(
            "threads",
            "=<uint>",
            "use so many threads (ours)",
            |o, text| {
                o.threads = Some(number(text)?);
                Ok(())
            },
        ),
        Flag::switch(
            "compat-exit",
            "succeed where mlir-opt does though an error was printed (ours)",
            |o, on| {
                o.compat_exit = on;
            },
        ),
        Flag::switch(
            "list-passes",
            "print all passes with their options",
            |o, on| o.list_passes = on,
        ),
        Flag::switch("show-dialects", "print all dialects", |o, on| {
            o.show_dialects = on
        }),
        Flag::switch("help", "print this", |o, on| o.help = on),
        Flag::switch("h", "print this", |o, on| o.help = on),
    ],
};

/// Runs the command.
pub(crate) fn main(tool: &Tool, arguments: Vec<OsString>) -> Result<(), Stop> {
    let mut options = Options::default();
    let positional = COMMAND.parse(
        tool.name,
        arguments,
        &mut options,
        |options, name, value| {
            let pass = tool.passes.lookup(name);
            options
                .passes
                .extend(pass.map(|pass| (pass, value.unwrap_or_default().to_owned())));
            pass.is_some()
        },
    )?;
    let input = one_input(tool.name, COMMAND.name, positional)?;
    options.check(tool)?;
    if options.help {
        return files::print(&help::opt_help(tool));
    }
    if options.list_passes {
        return files::print(&help::passes(&tool.passes));
    }
    if options.show_dialects {
        let ctx = tool.context();
        let mut names: Vec<&str> = ctx.dialects().iter().map(|dialect| dialect.name).collect();
        names.sort_unstable();
        return files::print(&format!("Available Dialects: {}\n", names.join(",")));
    }
    let input = files::read(&input)?;
    with_stack_for(input.text.len(), || options.run(tool, &input))
}

impl Options {
    fn check(&self, tool: &Tool) -> Result<(), Stop> {
        for (flag, passes) in [("before", &self.dumps.before), ("after", &self.dumps.after)] {
            if let WhichPasses::Named(names) = passes
                && let Some(unknown) = names.iter().find(|name| tool.passes.lookup(name).is_none())
            {
                return Err(Stop::Usage(format!(
                    "{} {}: for the --mlir-print-ir-{flag} option: Cannot find option named '{unknown}'!\n",
                    tool.name, COMMAND.name
                )));
            }
        }
        Ok(())
    }

    fn run(&self, tool: &Tool, input: &files::Input) -> Result<(), Stop> {
        // What is said about the whole file, not about a piece in its context.
        let sources = SourceMap::default();
        let locs = SourceOnly(&sources);
        let expectations = match self.verify_diagnostics {
            None => None,
            Some(verify) => {
                let added = sources.add(input.name.clone(), input.text.clone());
                let file = added.map_err(|why| Stop::Failed(format!("{}: {why}\n", input.name)))?;
                Some(Expectations::read(file, verify, &locs))
            }
        };
        let mut run = Run {
            options: self,
            tool,
            input,
            expectations,
            out: files::Output::new(self.output.as_deref()),
            failed: false,
        };
        match &self.split {
            None => run.piece(0..input.text.len()),
            Some(marker) => {
                let split = split(&input.text, marker.as_bytes());
                near_misses(input, &split.near_misses);
                for (nth, piece) in split.pieces.into_iter().enumerate() {
                    if nth > 0 {
                        run.line(self.output_marker.as_bytes());
                    }
                    run.piece(piece);
                }
            }
        }
        if let Some(expectations) = run.expectations {
            let (as_expected, text) = expectations.finish();
            files::complain(&text);
            run.failed = !as_expected;
        }
        // A file is written only if all succeeded; on standard output the pieces that did are of use.
        if !run.failed || self.output.is_none() {
            run.out.finish()?;
        }
        match run.failed {
            true => Err(Stop::Failed(String::new())),
            false => Ok(()),
        }
    }

    /// From text to what the passes make of it.
    fn compile(
        &self,
        tables: &AsmTables<'_>,
        passes: &PassRegistry,
        file: &SourceFile,
        range: Range<usize>,
        log: &mut Log,
        timers: &mut Vec<Timer>,
    ) -> Result<Body, Failed> {
        let ctx = tables.ctx;
        let begin = Instant::now();
        let parse_options = ParseOptions {
            allow_unregistered: self.allow_unregistered,
            explicit_module: self.no_implicit_module,
            threads: match self.disable_threading {
                true => 1,
                false => chunk::threads(self.threads, range.len()),
            },
        };
        let parsed = chunk::parse(tables, file, range, parse_options, self.verify_input, log);
        timers.push(timer("Parser", begin));
        let mut body = parsed?;
        if self.verify_roundtrip {
            chunk::verify_roundtrip(tables, &body, parse_options, log)?;
        }
        let anchor = ctx.op_name_str(body.name(OpId::ROOT));
        let pipeline = self
            .pipeline(passes, anchor)
            .map_err(|message| log.error(message))?;
        if self.dump_pipeline {
            log.events.push(Event::Text(pipeline.dump()));
        }
        let mut manager = PassManager::with_threads(pipeline, parse_options.threads);
        manager.verify_each = self.verify_each;
        manager.timing = self.timing;
        manager.dumps = IrDumps {
            print: self.print.clone(),
            ..self.dumps.clone()
        };
        let outcome = manager.run_logged(ctx, &mut body);
        log.events.extend(outcome.events);
        timers.extend(outcome.timers);
        outcome.result.map(|()| body)
    }

    fn pipeline(&self, passes: &PassRegistry, anchor: &str) -> Result<OpPassManager, String> {
        let Some(text) = &self.pipeline else {
            let mut manager = OpPassManager::with_implicit_nesting(anchor);
            for (pass, options) in &self.passes {
                manager.add_with(pass, options)?;
            }
            return Ok(manager);
        };
        if !self.passes.is_empty() {
            return Err(
                "'-pass-pipeline' option can't be used with individual pass options".to_owned(),
            );
        }
        parse_pipeline(text, passes)
    }
}

/// The treatment of one input.
struct Run<'r> {
    options: &'r Options,
    tool: &'r Tool,
    input: &'r files::Input,
    expectations: Option<Expectations<'r>>,
    out: files::Output<'r>,
    failed: bool,
}

impl Run<'_> {
    /// Treats a piece of the input in a context of its own.
    fn piece(&mut self, range: Range<usize>) {
        let ctx = self.tool.context_that_shows(self.options.print.clone());
        let file = match chunk::add_source(&ctx, self.input) {
            Ok(file) => file,
            Err(diagnostic) => {
                show(&diagnostic, &ContextLocs(&ctx));
                self.failed = true;
                return;
            }
        };
        let (begin, mut timers) = (Instant::now(), Vec::new());
        let mut log = Log::default();
        let options = self.options;
        let tables = AsmTables::new(&ctx);
        let passes = &self.tool.passes;
        let mut result = options
            .compile(&tables, passes, file, range, &mut log, &mut timers)
            .ok();
        if !options.print_op_on_diagnostic || self.expectations.is_some() {
            log.drop_current_operation();
        }
        match &mut self.expectations {
            None => {
                files::complain(&log.render(&ctx));
                if log.has_errors() && !options.compat_exit {
                    result = None;
                }
                self.failed |= result.is_none();
            }
            Some(expectations) => {
                for event in &log.events {
                    match event {
                        Event::Diagnostic(diagnostic) => {
                            expectations.check(diagnostic, &ContextLocs(&ctx));
                        }
                        Event::Text(dump) => files::complain(dump),
                    }
                }
                files::complain(&expectations.take_text());
            }
        }
        if let Some(body) = result {
            let begin = Instant::now();
            // What goes wrong is reported at the end.
            let _ = terrace_asm::print_to(&tables, &body, &options.print, &mut self.out);
            self.line(b"");
            timers.push(timer("Output", begin));
            if options.split.is_none() {
                std::mem::forget(body);
            }
        }
        if options.timing {
            files::complain(&timing::report(&mut timers, begin.elapsed()));
        }
        if options.split.is_none() {
            // The process ends soon: nothing is gained by freeing the context piece by piece.
            std::mem::forget(tables);
            std::mem::forget(ctx);
        }
    }

    fn line(&mut self, text: &[u8]) {
        // What goes wrong is reported at the end.
        let _ = self
            .out
            .write_all(text)
            .and_then(|()| self.out.write_all(b"\n"));
    }
}

/// What has taken since `begin`.
fn timer(name: &str, begin: Instant) -> Timer {
    let mut timer = Timer::new(name);
    timer.add(begin.elapsed());
    timer
}

/// Warns of what looks like a split marker.
fn near_misses(input: &files::Input, at: &[usize]) {
    let sources = SourceMap::default();
    // Text that is too large is refused piece by piece.
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
