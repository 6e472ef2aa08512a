//! Runs Terrace and MLIR in separate processes.
//!
//! A request consists of a flag, the text and the names of steps. An answer has [`FIELDS`] texts per step. The process
//! handles each request in a fork. If the fork crashes or does not terminate, each step is requested separately.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::process::{ExitCode, Stdio};
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tempfile::TempDir;
use terrace_asm::depth::with_deep_stack;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_driver::translate;
use terrace_ir::{Body, Diagnostics};
use terrace_pass::{Anchor, PassDef, PassManager, parse_pipeline};
use terrace_session::Log;
use terrace_session::input::{self, read_module};
use terrace_upstream::{PipelineError, Upstream, isolated, llvm_normalise, tool};

use super::examine::{Input, pass_name};
use crate::process::{Output, Run, encode, tail};
use crate::worker::{Worker, read_frame, write_frame};

/// The subcommand that serves requests.
pub(crate) const SERVE: &str = "fuzz-side";
/// The name of the input for both implementations.
const FILE: &str = "input.mlir";
/// Terrace's time limit for all steps of an input, which usually take milliseconds.
const OUR_TIME: Duration = Duration::from_secs(20);
/// MLIR's time limit. If MLIR does not terminate, nothing can be compared, so the limit is short.
const THEIR_TIME: Duration = Duration::from_secs(5);

/// Reads, verifies and prints the input.
pub(super) const TEXT: &str = "text";
/// Runs the passes of `terrace lower`.
pub(super) const LOWER: &str = "lower";
/// Translates to LLVM IR.
pub(super) const TRANSLATE: &str = "translate";
/// Prints LLVM IR in the form in which LLVM prints it after reading it. Only MLIR's process has this step.
pub(super) const NORMALISE: &str = "normalise";

/// The number of texts in an answer: a status word, standard error, and the text in up to three forms.
const FIELDS: usize = 5;
const ACCEPTED: &str = "accepted";
const REFUSED: &str = "refused";
const CRASHED: &str = "crashed";

/// One of the two implementations.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Who {
    /// Terrace.
    Ours,
    /// MLIR.
    Theirs,
}

impl Who {
    fn name(self) -> &'static str {
        match self {
            Self::Ours => "terrace",
            Self::Theirs => "mlir",
        }
    }

    fn patience(self) -> Duration {
        match self {
            Self::Ours => OUR_TIME,
            Self::Theirs => THEIR_TIME,
        }
    }
}

/// The result of a step.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    /// Standard output contains the custom form.
    pub(super) run: Run,
    /// For [`TEXT`], the generic form, and the custom form with locations.
    pub(super) forms: [String; 2],
}

/// A client of one implementation's process.
pub(super) struct Side {
    who: Who,
    directory: TempDir,
    log: File,
    worker: Option<Worker>,
}

impl Side {
    /// Returns a client that starts its worker on demand.
    pub(super) fn new(who: Who) -> Result<Self> {
        let directory = TempDir::new()?;
        let log = directory.path().join("stderr");
        fs::write(&log, "")?;
        let log = File::options().read(true).append(true).open(log)?;
        Ok(Self {
            who,
            directory,
            log,
            worker: None,
        })
    }

    /// Runs the steps on an input. If [`TEXT`] is rejected, so are the other steps.
    pub(super) fn run(&mut self, input: &Input, steps: &[&str]) -> Result<Vec<Answer>> {
        let mut worker = match self.worker.take() {
            Some(worker) => worker,
            None => {
                let arguments = [SERVE, self.who.name()];
                let stderr = Stdio::from(self.log.try_clone()?);
                Worker::start(&arguments, self.directory.path(), stderr)?
            }
        };
        let allowed = if input.allow_unregistered { "1" } else { "0" };
        let mut request = vec![allowed, &input.text];
        request.extend(steps);
        let end = match worker.ask(&request, self.who.patience()) {
            Ok(answer) if answer.first().map(String::as_str) != Some(CRASHED) => {
                self.worker = Some(worker);
                return answers(answer, steps.len());
            }
            Ok(answer) => {
                self.worker = Some(worker);
                let end = answer.get(1).cloned().unwrap_or_default();
                Run::Crashed(format!("{end}\n{}", self.complaint()?))
            }
            Err(RecvTimeoutError::Timeout) => {
                worker.stop()?;
                Run::TimedOut
            }
            Err(RecvTimeoutError::Disconnected) => {
                let end = worker.stop()?;
                bail!(
                    "the worker of {} ended: {end}\n{}",
                    self.who.name(),
                    self.complaint()?
                );
            }
        };
        match steps {
            [_] => Ok(vec![Answer {
                run: end,
                forms: Default::default(),
            }]),
            steps => {
                let mut all: Vec<Answer> = Vec::new();
                for step in steps {
                    // After a step that does not terminate, the remaining steps are skipped, because most would not
                    // terminate either.
                    match all.last() {
                        Some(last) if last.run == Run::TimedOut => all.push(last.clone()),
                        _ => all.extend(self.run(input, &[step])?),
                    }
                }
                Ok(all)
            }
        }
    }

    /// Returns the text written to standard error since the last call.
    fn complaint(&mut self) -> Result<String> {
        self.log.seek(SeekFrom::Start(0))?;
        let mut bytes = Vec::new();
        self.log.read_to_end(&mut bytes)?;
        self.log.set_len(0)?;
        Ok(tail(&String::from_utf8_lossy(&bytes)))
    }
}

impl Drop for Side {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            // The exit status of an idle worker does not matter.
            let _ = worker.stop();
        }
    }
}

fn answers(texts: Vec<String>, steps: usize) -> Result<Vec<Answer>> {
    if texts.len() != steps * FIELDS {
        bail!("an answer of {} texts to {steps} steps", texts.len());
    }
    let mut texts = texts.into_iter();
    let mut answers = Vec::new();
    while let Some(word) = texts.next() {
        let mut text = || texts.next().unwrap_or_default();
        let stderr = text();
        let stdout = text();
        answers.push(Answer {
            run: Run::Done(Output {
                success: word == ACCEPTED,
                stdout,
                stderr,
            }),
            forms: [text(), text()],
        });
    }
    Ok(answers)
}

/// Serves requests until standard input ends.
pub(crate) fn serve(arguments: &[OsString]) -> Result<ExitCode> {
    let mut sides = [Who::Ours, Who::Theirs].into_iter();
    let who = sides.find(|who| arguments == [who.name()]);
    let who = who.context("whose side is to be served")?;
    // Only the forks use this instance; each finds it in its initial state.
    let upstream = (who == Who::Theirs).then(Upstream::new);
    let mut input = BufReader::new(io::stdin().lock());
    let mut output = BufWriter::new(io::stdout().lock());
    while let Some(request) = read_frame(&mut input)? {
        let [allowed, text, steps @ ..] = &request[..] else {
            bail!("a request is a flag, a text and steps");
        };
        let allowed = allowed == "1";
        let work = || {
            let done = match &upstream {
                Some(upstream) => theirs(upstream, allowed, text, steps),
                None => with_deep_stack(|| ours(allowed, text, steps)),
            };
            let texts: Vec<&str> = done.iter().flat_map(Done::texts).collect();
            let mut bytes = Vec::new();
            write_frame(&mut bytes, &texts).expect("an answer fits into a frame");
            bytes
        };
        match isolated(work)? {
            Ok(answer) => output.write_all(&answer)?,
            Err(end) => write_frame(&mut output, &[CRASHED, &end])?,
        }
        output.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The result of a step before it is sent.
#[derive(Default)]
struct Done {
    success: bool,
    stderr: String,
    forms: [String; 3],
}

impl Done {
    fn texts(&self) -> [&str; FIELDS] {
        let [custom, generic, locations] = &self.forms;
        let word = if self.success { ACCEPTED } else { REFUSED };
        [word, &self.stderr, custom, generic, locations]
    }

    fn accepted(text: String, stderr: String) -> Self {
        Self {
            success: true,
            stderr,
            forms: [text, String::new(), String::new()],
        }
    }

    fn refused(stderr: String) -> Self {
        Self {
            stderr,
            ..Self::default()
        }
    }
}

/// Returns the passes that both implementations have. Passes that only `terrace lower` needs are excluded.
pub(super) fn common_passes() -> Vec<&'static PassDef> {
    let registry = terrace::pass_registry();
    let passes = registry.iter();
    passes
        .filter(|pass| !pass.name.starts_with("terrace-"))
        .collect()
}

/// Returns the pipeline of a step. Passes that run on functions are nested, as for `--PASS`.
fn pipeline(step: &str) -> String {
    let registry = terrace::pass_registry();
    let passes = match step {
        LOWER => crate::check::PIPELINE.join(","),
        pass => match registry.lookup(pass_name(pass)).map(|pass| pass.anchor) {
            Some(Anchor::Op(op)) if op != "builtin.module" => format!("{op}({pass})"),
            _ => pass.to_owned(),
        },
    };
    format!("builtin.module({passes})")
}

fn theirs(upstream: &Upstream, allowed: bool, text: &str, steps: &[String]) -> Vec<Done> {
    fs::write(FILE, encode(text)).expect("the worker's folder can be written to");
    if let [step] = steps {
        if step == TRANSLATE {
            let outcome = tool::translate(FILE, text);
            return vec![Done {
                success: outcome.success,
                stderr: outcome.stderr,
                forms: [outcome.stdout, String::new(), String::new()],
            }];
        }
        if step == NORMALISE {
            return vec![match llvm_normalise(text) {
                Ok(text) => Done::accepted(text, String::new()),
                Err(message) => Done::refused(message),
            }];
        }
    }
    upstream.allow_unregistered_dialects(allowed);
    let module = upstream.parse_file(FILE);
    let reading = match &module {
        Ok(_) => upstream.take_diagnostics().render(FILE, text),
        Err(diagnostics) => diagnostics.render(FILE, text),
    };
    let mut module = module;
    let step = |step: &String| {
        let Ok(module) = &mut module else {
            return Done::refused(reading.clone());
        };
        if step == TEXT {
            let print = |generic, debug_info| {
                module.print(&terrace_upstream::PrintOptions {
                    generic,
                    debug_info,
                    ..Default::default()
                })
            };
            return Done {
                success: true,
                stderr: reading.clone(),
                forms: [print(false, false), print(true, false), print(false, true)],
            };
        }
        // A copy has a different order of uses, which affects folding. A single step therefore runs on the parsed
        // module itself.
        let mut copy;
        let module = match steps {
            [_] => module,
            _ => {
                copy = module.duplicate();
                &mut copy
            }
        };
        let result = module.run_pipeline(&pipeline(step), true);
        match result {
            Ok(()) => {
                let stderr = upstream.take_diagnostics().render(FILE, text);
                Done::accepted(module.print(&Default::default()), stderr)
            }
            Err(PipelineError::Run(diagnostics)) => Done::refused(diagnostics.render(FILE, text)),
            Err(PipelineError::Pipeline(message)) => Done::refused(message),
        }
    };
    steps.iter().map(step).collect()
}

fn ours(allowed: bool, text: &str, steps: &[String]) -> Vec<Done> {
    steps
        .iter()
        .map(|step| our_step(allowed, text, step))
        .collect()
}

/// Runs a step in a separate context.
fn our_step(allowed: bool, text: &str, step: &str) -> Done {
    let ctx = terrace::context();
    let tables = AsmTables::new(&ctx);
    let input = input::Input {
        name: FILE.to_owned(),
        text: encode(text).into(),
    };
    let options = ParseOptions {
        allow_unregistered: allowed && step != TRANSLATE,
        ..ParseOptions::default()
    };
    let mut log = Log::default();
    let read = read_module(&tables, &input, options, &mut log);
    let Ok(mut body) = read else {
        return Done::refused(log.render(&ctx).replace('\0', ""));
    };
    let print = |body: &Body, generic, debug_info| {
        let options = PrintOptions {
            generic,
            debug_info,
            ..PrintOptions::default()
        };
        terrace_asm::print(&tables, body, &options)
    };
    let mut diags = Diagnostics::new();
    let made = match step {
        TEXT => Ok([
            print(&body, false, false),
            print(&body, true, false),
            print(&body, false, true),
        ]),
        TRANSLATE => translate(&ctx, &body, 1, &mut diags).map(|bytes| {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            [text, String::new(), String::new()]
        }),
        pass => {
            let registry = terrace::pass_registry();
            let pipeline = parse_pipeline(&pipeline(pass), &registry);
            let pipeline = pipeline.expect("our own passes");
            let mut manager = PassManager::with_threads(pipeline, 1);
            manager.passes = registry;
            let result = manager.run(&ctx, &mut body, &mut diags);
            result.map(|()| [print(&body, false, false), String::new(), String::new()])
        }
    };
    log.diagnostics(&mut diags);
    // One of MLIR's messages contains a NUL, which its C API drops.
    let stderr = log.render(&ctx).replace('\0', "");
    match made {
        Ok(forms) if !log.has_errors() => Done {
            success: true,
            stderr,
            forms,
        },
        _ => Done::refused(stderr),
    }
}
