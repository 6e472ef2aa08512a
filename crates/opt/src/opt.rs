//! `terrace opt`: the counterpart of mlir-opt.

use crate::chunk;
use crate::files::Output;
use crate::flags::{Command, Flag, Stop, choice, one_input};
use crate::general::{self, General, HasGeneral};
use crate::pieces::{self, InputPiece, Style, Timers, Work};
use crate::split::MARKER;
use crate::{Program, files};
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use terrace_asm::depth::with_stack_for;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_diag::{Diagnostic, Severity};
use terrace_ir::print::PrintIr;
use terrace_ir::resources::Resource;
use terrace_ir::{Body, Context, Failed, OpId, OpRef, message_text};
use terrace_pass::reproducer::{Failure, Reproduce, Settings, TOOL, reproducer};
use terrace_pass::{
    DumpNumbers, Event, Explain, FileDump, IrDumps, Lowering, Named, OpPassManager, OptionKind,
    PassManager, PassRegistry, StatisticsDisplay, Unlowered, WhichPasses, parse_pipeline,
    statistics_report, unknown_pass,
};
use terrace_session::Log;
use terrace_session::hints::{about_pass, help_besides};
use terrace_session::input::{parse, verify};

/// The options of the command.
pub struct Options {
    general: General,
    passes: Vec<(Named, String)>,
    pipeline: Option<String>,
    verify_each: bool,
    verify_unchanged: bool,
    verify_input: bool,
    verify_roundtrip: bool,
    dump_pipeline: bool,
    list_passes: bool,
    show_dialects: bool,
    compat_exit: bool,
    explain: bool,
    trace_patterns: bool,
    dumps: IrDumps,
    dump_directory: Option<String>,
    empty_statistics: bool,
    statistics: Option<StatisticsDisplay>,
    generated_reproducer: Option<String>,
    crash_reproducer: Option<String>,
    local_reproducer: bool,
    run_reproducer: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            general: General {
                output_marker: MARKER.to_owned(),
                ..General::default()
            },
            passes: Vec::new(),
            pipeline: None,
            verify_each: true,
            verify_unchanged: false,
            verify_input: true,
            verify_roundtrip: false,
            dump_pipeline: false,
            list_passes: false,
            show_dialects: false,
            compat_exit: false,
            explain: false,
            trace_patterns: false,
            dumps: IrDumps::default(),
            dump_directory: None,
            empty_statistics: false,
            statistics: None,
            generated_reproducer: None,
            crash_reproducer: None,
            local_reproducer: false,
            run_reproducer: false,
        }
    }
}

impl HasGeneral for Options {
    fn general(&mut self) -> &mut General {
        &mut self.general
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

/// The reasons why flags of upstream are not supported.
const NO_BYTECODE: &str = "bytecode is neither read nor written";
const NO_PLUGINS: &str = "plugins are not supported; docs/tutorial shows how to build a tool with user-defined dialects and passes";
const NO_ACTIONS: &str = "actions cannot be traced or counted";
const NO_REMARKS: &str = "passes make no remarks";

/// The flags. Any other flag names a pass.
pub static COMMAND: Command<Options> = Command {
    name: "opt",
    flags: &[
        &[
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
        ],
        &general::input(),
        &[
            Flag::switch(
                "verify-each",
                "verify after each pass (on by default)",
                |o, on| o.verify_each = on,
            ),
            Flag::switch(
                "verify-unchanged",
                "verify after each pass what it did not change, too",
                |o, on| o.verify_unchanged = on,
            ),
            Flag::switch(
                "verify-roundtrip",
                "print the input, parse the output, and compare",
                |o, on| o.verify_roundtrip = on,
            ),
        ],
        &general::printing(),
        &[
            Flag::switch(
                "mlir-very-unsafe-disable-verifier-on-parsing",
                "do not verify the input",
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
            Flag::switch(
                "mlir-print-ir-module-scope",
                "print the outermost enclosing operation; requires --mlir-disable-threading",
                |o, on| o.dumps.module_scope = on,
            ),
            Flag::value(
                "mlir-print-ir-tree-dir",
                "=DIRECTORY",
                "print the IR to a tree of files",
                |o, text| {
                    o.dump_directory = Some(text.to_owned()).filter(|text| !text.is_empty());
                    o.dumps.to_files = !text.is_empty();
                    Ok(())
                },
            ),
            Flag::switch(
                "mlir-pass-statistics",
                "print a report of statistics; as in releases of MLIR it is empty: see --statistics",
                |o, on| o.empty_statistics = on,
            ),
            Flag::value(
                "mlir-pass-statistics-display",
                "=list|pipeline",
                "the order of the report of statistics",
                |_, text| choice(text, &[("list", ()), ("pipeline", ())]),
            ),
            Flag::value(
                "statistics",
                "=list|pipeline",
                "print the statistics of passes, like an mlir-opt built with statistics",
                |o, text| {
                    let displays = [
                        ("list", StatisticsDisplay::List),
                        ("pipeline", StatisticsDisplay::Pipeline),
                    ];
                    o.statistics = Some(choice(text, &displays)?);
                    Ok(())
                },
            ),
            Flag::value(
                "mlir-generate-reproducer",
                "=FILE",
                "write the result and the pipeline to a file",
                |o, text| {
                    o.generated_reproducer = Some(text.to_owned()).filter(|text| !text.is_empty());
                    Ok(())
                },
            ),
            Flag::value(
                "mlir-pass-pipeline-crash-reproducer",
                "=FILE",
                "if a pass fails, write the input and the pipeline to a file",
                |o, text| {
                    o.crash_reproducer = Some(text.to_owned());
                    Ok(())
                },
            ),
            Flag::switch(
                "mlir-pass-pipeline-local-reproducer",
                "only the failing pass and the IR before it; requires --mlir-disable-threading",
                |o, on| o.local_reproducer = on,
            ),
            Flag::switch(
                "run-reproducer",
                "run the pipeline of a reproducer",
                |o, on| o.run_reproducer = on,
            ),
        ],
        &general::running(),
        &[
            Flag::switch(
                "compat-exit",
                "succeed like mlir-opt although an error was printed (Terrace only)",
                |o, on| {
                    o.compat_exit = on;
                },
            ),
            Flag::switch(
                "explain-conversion",
                "explain which operations conversions left or rejected (Terrace only)",
                |o, on| o.explain = on,
            ),
            Flag::switch(
                "trace-patterns",
                "print each application of a pattern by greedy rewriting (Terrace only)",
                |o, on| o.trace_patterns = on,
            ),
            Flag::switch(
                "list-passes",
                "print all passes with their options",
                |o, on| o.list_passes = on,
            ),
            Flag::switch("show-dialects", "print all dialects", |o, on| {
                o.show_dialects = on
            }),
            // Custom forms require valid operations, so an invalid operation is always printed in the generic form.
            Flag::hidden("mlir-print-assume-verified", |_, _| ()),
            Flag::refused("emit-bytecode", NO_BYTECODE),
            Flag::refused("emit-bytecode-version", NO_BYTECODE),
            Flag::refused("elide-resource-data-from-bytecode", NO_BYTECODE),
            Flag::refused("irdl-file", NO_PLUGINS),
            Flag::refused("load-dialect-plugin", NO_PLUGINS),
            Flag::refused("load-pass-plugin", NO_PLUGINS),
            Flag::refused("log-actions-to", NO_ACTIONS),
            Flag::refused("log-mlir-actions-filter", NO_ACTIONS),
            Flag::refused("profile-actions-to", NO_ACTIONS),
            Flag::refused("mlir-enable-debugger-hook", NO_ACTIONS),
            Flag::refused("mlir-debug-counter", NO_ACTIONS),
            Flag::refused("mlir-print-debug-counter", NO_ACTIONS),
            Flag::refused("remark-format", NO_REMARKS),
            Flag::refused("remark-policy", NO_REMARKS),
            Flag::refused("remarks-filter", NO_REMARKS),
            Flag::refused("remarks-filter-analyse", NO_REMARKS),
            Flag::refused("remarks-filter-failed", NO_REMARKS),
            Flag::refused("remarks-filter-missed", NO_REMARKS),
            Flag::refused("remarks-filter-passed", NO_REMARKS),
            Flag::refused("remarks-output-file", NO_REMARKS),
        ],
    ],
};

/// Runs the command.
pub fn main(program: &Program<'_>, arguments: Vec<OsString>) -> Result<(), Stop> {
    let mut options = Options::default();
    let positional = COMMAND.parse(
        program.name,
        arguments,
        &mut options,
        Some(program.bundles.passes()),
        |options, name, value| {
            let pass = program.bundles.passes().named(name);
            options
                .passes
                .extend(pass.map(|pass| (pass, value.unwrap_or_default().to_owned())));
            pass.is_some()
        },
    )?;
    let input = one_input(program.name, COMMAND.name, positional)?;
    options.check(program)?;
    if options
        .general
        .inform(|| help(program), || program.version.clone())?
    {
        return Ok(());
    }
    if options.list_passes {
        return files::print(&list_passes(program.bundles.passes()));
    }
    if options.show_dialects {
        let ctx = program.bundles.context();
        let mut names: Vec<&str> = ctx.dialects().iter().map(|dialect| dialect.name).collect();
        names.sort_unstable();
        return files::print(&format!("Available Dialects: {}\n", names.join(",")));
    }
    let input = files::read(&input)?;
    let work = Opt {
        options: &options,
        passes: program.bundles.passes(),
        lowerings: program.bundles.lowerings(),
    };
    with_stack_for(input.text.len(), || {
        pieces::run(program.bundles, &options.general, &input, &work)
    })
}

fn help(program: &Program<'_>) -> String {
    let name = program.name;
    format!(
        "{name} opt FILE|- [flags]: read, verify, run passes, print\n\n{}\n{}",
        COMMAND.help(),
        list_passes(program.bundles.passes())
    )
}

/// Returns the text of `--list-passes`: the passes, followed by the pipelines if there are any.
fn list_passes(registry: &PassRegistry) -> String {
    let mut out = "Passes:\n".to_owned();
    list(registry.iter().map(Named::from), &mut out);
    let mut pipelines = registry.pipelines().map(Named::from).peekable();
    if pipelines.peek().is_some() {
        out.push_str("Pass Pipelines:\n");
        list(pipelines, &mut out);
    }
    out
}

/// Appends one line for each pass or pipeline, and one for each of its options.
fn list(all: impl Iterator<Item = Named>, out: &mut String) {
    let mut line = |left: String, text: &str| out.push_str(&format!("{left:<56} - {text}\n"));
    for named in all {
        line(
            format!("  --{}", named.name()),
            &format!("  {}", named.description()),
        );
        for option in named.options() {
            line(
                format!("    --{}{}", option.name, option.kind.placeholder()),
                option.description,
            );
            if let OptionKind::Choice(_, cases) = option.kind {
                for (word, text) in cases.words() {
                    line(format!("      ={word}"), &format!("  {text}"));
                }
            }
        }
    }
}

impl Options {
    fn check(&self, program: &Program<'_>) -> Result<(), Stop> {
        for (flag, passes) in [("before", &self.dumps.before), ("after", &self.dumps.after)] {
            if let WhichPasses::Named(names) = passes
                && let Some(unknown) = names
                    .iter()
                    .find(|name| program.bundles.passes().lookup(name).is_none())
            {
                return Err(Stop::Usage(format!(
                    "{} {}: for the --mlir-print-ir-{flag} option: Cannot find option named '{unknown}'!\n",
                    program.name, COMMAND.name
                )));
            }
        }
        Ok(())
    }

    /// Rejects flags that require sequential execution.
    fn check_threads(&self) -> Result<(), &'static str> {
        if self.general.disable_threading {
            return Ok(());
        }
        if self.crash_reproducer.is_some() && self.local_reproducer {
            return Err(
                "Local crash reproduction may not be used without disabling mutli-threading first.",
            );
        }
        if self.dumps.module_scope {
            return Err(
                "IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.\n",
            );
        }
        Ok(())
    }

    /// Returns the pipeline to run: the passes of `start`, followed by those of the flags.
    fn pipeline(
        &self,
        passes: &PassRegistry,
        mut start: OpPassManager,
    ) -> Result<OpPassManager, String> {
        if self.pipeline.is_some() && !self.passes.is_empty() {
            return Err(
                "'-pass-pipeline' option can't be used with individual pass options".to_owned(),
            );
        }
        if let Some(text) = &self.pipeline {
            return parse_pipeline(text, passes);
        }
        for (pass, options) in &self.passes {
            start.add_named(*pass, options, passes)?;
        }
        Ok(start)
    }
}

/// The processing of a piece.
struct Opt<'o> {
    options: &'o Options,
    passes: &'o PassRegistry,
    lowerings: &'o [&'static Lowering],
}

/// The result for a piece, with its printing options.
struct Made {
    body: Body,
    print: PrintOptions,
}

impl Work for Opt<'_> {
    type Made = Made;

    fn make(
        &self,
        piece: InputPiece<'_>,
        log: &mut Log,
        timers: &mut Timers,
    ) -> Result<Made, Failed> {
        let options = self.options;
        let general = &options.general;
        let (tables, ctx) = (piece.tables, piece.tables.ctx);
        let range = piece.start..piece.end;
        let parse_options = ParseOptions {
            allow_unregistered: general.allow_unregistered,
            explicit_module: general.no_implicit_module,
            threads: general.threads_for(range.len()),
            reproducer: options.run_reproducer,
            hints: general.verify_diagnostics.is_none(),
        };
        let mut body = timers.time("Parser", || {
            let verified = options.verify_input;
            parse(tables, piece.file, range, parse_options, verified, log)
        })?;
        if options.verify_roundtrip {
            chunk::verify_roundtrip(tables, &body, parse_options, log)?;
        }
        options
            .check_threads()
            .map_err(|message| log.error(message))?;
        let mut print = general.print.clone();
        let stored = match options.run_reproducer {
            true => Stored::take(ctx, &mut print),
            false => Stored::default(),
        };
        let anchor = ctx.op_name_str(body.name(OpId::ROOT));
        let stored_pipeline = stored.pipeline.filter(|_| options.pipeline.is_none());
        let start = match stored_pipeline.map(|text| parse_pipeline(&text, self.passes)) {
            None => OpPassManager::with_implicit_nesting(anchor),
            Some(Ok(pipeline)) => pipeline.nesting_implicitly(),
            Some(Err(message)) => return Err(log.error(message)),
        };
        let pipeline = options.pipeline(self.passes, start).map_err(|message| {
            let text = options.pipeline.as_deref().unwrap_or_default();
            let note =
                unknown_pass(text, self.passes).and_then(|name| about_pass(name, self.passes));
            log.error_with(message, note)
        })?;
        if !options.verify_input && !pipeline.elements().is_empty() {
            verify(tables, &body, parse_options, log)?;
        }
        if options.dump_pipeline {
            log.events.push(Event::Text(pipeline.dump()));
        }
        let single = stored.threading_disabled == Some(true);
        let threads = if single { 1 } else { parse_options.threads };
        let threading_disabled = single || general.disable_threading;
        let mut manager = PassManager::with_threads(pipeline, threads);
        manager.verify_each = stored.verify_each.unwrap_or(options.verify_each);
        manager.verify_unchanged = options.verify_unchanged;
        manager.timing = general.timing;
        manager.trace_patterns = options.trace_patterns;
        // Expected diagnostics are those of mlir-opt, which explains nothing.
        manager.explain = match (options.explain, general.verify_diagnostics) {
            (true, _) => Explain::Leftovers,
            (false, None) => Explain::Errors,
            (false, Some(_)) => Explain::Nothing,
        };
        let lowerings = self.lowerings.to_vec();
        manager.help = Some(Arc::new(move |op: OpRef<'_>, unlowered: &Unlowered<'_>| {
            help_besides(op, unlowered, &lowerings)
        }));
        manager.passes = self.passes.clone();
        manager.reproduce = options.crash_reproducer.as_ref().map(|_| Reproduce {
            local: options.local_reproducer,
            threading_disabled,
        });
        manager.dumps = options.dumps.clone();
        manager.printer = Some(Arc::new(print.clone()));
        let outcome = manager.run_logged(ctx, &mut body);
        options.keep_events(outcome.events, log);
        timers.list.extend(outcome.timers);
        if options.empty_statistics {
            let report = statistics_report("");
            log.events.push(Event::Text(report));
        }
        if let Some(display) = options.statistics {
            let report = outcome.statistics.report(&manager.pipeline, display);
            log.events.push(Event::Text(report));
        }
        outcome.result?;
        if let Some(path) = &options.generated_reproducer {
            // Like mlir-opt, writes the pipeline together with its result.
            let settings = Settings {
                threading_disabled: false,
                verify_each: false,
            };
            let mut pipeline = String::new();
            manager.pipeline.print(&mut pipeline);
            let text = reproducer(&*print.printer(ctx), &body, &pipeline, settings);
            if let Err(why) = write_file(path, &text) {
                return Err(log.error(why));
            }
        }
        print.assume_verified = options.verify_input && manager.verify_each;
        Ok(Made { body, print })
    }

    fn write(&self, tables: &AsmTables<'_>, made: &Made, out: &mut Output<'_>) {
        // `finish` reports the error.
        if let Err(error) = terrace_asm::print_to(tables, &made.body, &made.print, out) {
            out.fail(error);
        }
        let _ = out.write_all(b"\n");
    }

    fn filter(&self, log: &mut Log) {
        if self.options.general.no_op_on_diagnostic {
            log.drop_current_operation();
        }
        self.options.general.filter(log);
    }

    fn style(&self) -> Style {
        Style {
            renamed: false,
            timed_apart: true,
            output_timer: "Output",
            despite_errors: self.options.compat_exit,
        }
    }
}

/// The settings of a reproducer for the run of its pipeline.
#[derive(Default)]
struct Stored {
    pipeline: Option<String>,
    threading_disabled: Option<bool>,
    verify_each: Option<bool>,
}

impl Stored {
    /// Reads the settings from the resources of a context, and removes the resources so that they are not printed
    /// again.
    fn take(ctx: &Context, print: &mut PrintOptions) -> Self {
        let mut stored = Stored::default();
        let mut others = ctx.resources().external();
        others.retain(|(tool, entries)| {
            if **tool != *TOOL.as_bytes() {
                return true;
            }
            for (key, value) in entries {
                match (&**key, value) {
                    (b"pipeline", Resource::String(text)) => {
                        stored.pipeline = Some(message_text(text).into_owned());
                    }
                    (b"disable_threading", Resource::Bool(on)) => {
                        stored.threading_disabled = Some(*on);
                    }
                    (b"verify_each", Resource::Bool(on)) => stored.verify_each = Some(*on),
                    _ => (),
                }
            }
            false
        });
        print.external_resources = Some(others);
        stored
    }
}

impl Options {
    /// Writes dumps to their files, and keeps the other events for standard error.
    fn keep_events(&self, events: Vec<Event>, log: &mut Log) {
        let mut numbers = DumpNumbers::default();
        for event in events {
            let kept = match event {
                Event::File(dump) => match self.write_dump(&dump, &mut numbers) {
                    Ok(()) => continue,
                    Err(why) => Event::Text(why + "\n"),
                },
                Event::Failure(failure) => Event::Diagnostic(self.report(failure)),
                Event::Explanations(left) => {
                    log.events
                        .extend(left.into_remarks().map(Event::Diagnostic));
                    continue;
                }
                Event::Diagnostic(_) | Event::Text(_) => event,
            };
            log.events.push(kept);
        }
    }

    fn write_dump(&self, dump: &FileDump, numbers: &mut DumpNumbers) -> Result<(), String> {
        let directory = Path::new(self.dump_directory.as_deref().unwrap_or_default());
        let file = directory.join(numbers.path(dump));
        // Creates the directory, but not its parents.
        let mut steps: Vec<&Path> = file.ancestors().skip(1).collect();
        steps.truncate(file.components().count() - directory.components().count());
        for step in steps.into_iter().rev() {
            files::make_directory(step).map_err(|why| {
                format!("Error while creating directory {}: {why}", step.display())
            })?;
        }
        let shown = file.display();
        files::write(Some(file.as_os_str()), dump.text.as_bytes())
            .map_err(|stop| format!("Error opening output file {shown}: {}", stop.line()))
    }

    /// Writes a reproducer and returns a diagnostic with its path.
    fn report(&self, failure: Failure) -> Diagnostic {
        let path = self.crash_reproducer.as_deref().unwrap_or_default();
        let running = failure.running.unwrap_or_default();
        let running = match failure.local {
            true => running,
            false => format!("[{running}]"),
        };
        let written = match write_file(path, &failure.text) {
            Ok(()) => format!("reproducer generated at `{path}`"),
            Err(why) => {
                format!("failed to create output stream: Failed to create reproducer stream: {why}")
            }
        };
        let diagnostic = |severity, message: String| Diagnostic {
            severity,
            loc: failure.loc,
            message,
            notes: Vec::new(),
        };
        let message = "Failures have been detected while processing an MLIR pass pipeline";
        let mut error = diagnostic(Severity::Error, message.to_owned());
        let note = format!("Pipeline failed while executing {running}: {written}");
        error.notes.push(diagnostic(Severity::Note, note));
        error
    }
}

fn write_file(path: &str, text: &str) -> Result<(), String> {
    files::write(Some(OsStr::new(path)), text.as_bytes()).map_err(|stop| stop.line())
}
