//! Both sides in processes of their own.
//!
//! A request is a flag, the text and the names of steps; an answer has [`FIELDS`] texts for each step. Every request is worked on
//! in a fork. When that ends early or does not end, each step is asked for alone.

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
use terrace_driver::Log;
use terrace_driver::input::{self, read_module};
use terrace_driver::translate;
use terrace_ir::{Body, Diagnostics};
use terrace_pass::{Anchor, PassDef, PassManager, parse_pipeline};
use terrace_upstream::{PipelineError, Upstream, isolated, llvm_normalise, tool};

use super::examine::{Input, pass_name};
use crate::process::{Output, Run, encode, tail};
use crate::worker::{Worker, read_frame, write_frame};

/// The subcommand that serves.
pub(crate) const SERVE: &str = "fuzz-side";
/// The name of the input on both sides.
const FILE: &str = "input.mlir";
/// Our time limit for all steps of an input. Milliseconds are the rule.
const OUR_TIME: Duration = Duration::from_secs(20);
/// MLIR's time limit. If it does not end there is nothing to compare with, so waiting longer is in vain.
const THEIR_TIME: Duration = Duration::from_secs(5);

/// Reading, verifying and printing.
pub(super) const TEXT: &str = "text";
/// The passes of `terrace lower`.
pub(super) const LOWER: &str = "lower";
/// To LLVM IR.
pub(super) const TRANSLATE: &str = "translate";
/// LLVM IR as LLVM writes it after reading it. Upstream's side only.
pub(super) const NORMALISE: &str = "normalise";

/// The number of texts in an answer: a word, standard error, and the text in up to three forms.
const FIELDS: usize = 5;
const ACCEPTED: &str = "accepted";
const REFUSED: &str = "refused";
const CRASHED: &str = "crashed";

/// One of the two sides.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Who {
    /// terrace
    Ours,
    /// MLIR
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
    /// Standard output is the custom form.
    pub(super) run: Run,
    /// The generic form, and the custom one with locations, after [`TEXT`].
    pub(super) forms: [String; 2],
}

/// A client of one side.
pub(super) struct Side {
    who: Who,
    directory: TempDir,
    log: File,
    worker: Option<Worker>,
}

impl Side {
    /// A client that starts its worker when it needs one.
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

    /// Runs the steps on an input. If [`TEXT`] is refused, so are the steps after it.
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
                    // After a step that does not end the others are not waited for: mostly they do not end either.
                    match all.last() {
                        Some(last) if last.run == Run::TimedOut => all.push(last.clone()),
                        _ => all.extend(self.run(input, &[step])?),
                    }
                }
                Ok(all)
            }
        }
    }

    /// The text written to standard error since the last call.
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
            // Nothing depends on how an idle worker ends.
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

/// Serves until standard input ends.
pub(crate) fn serve(arguments: &[OsString]) -> Result<ExitCode> {
    let mut sides = [Who::Ours, Who::Theirs].into_iter();
    let who = sides.find(|who| arguments == [who.name()]);
    let who = who.context("whose side is to be served")?;
    // Never used here, only in the forks: each finds it fresh.
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

/// The result of a step, before it is sent.
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

/// The passes that both sides have: not those that only `terrace lower` needs.
pub(super) fn common_passes() -> Vec<&'static PassDef> {
    let registry = terrace::pass_registry();
    let passes = registry.iter();
    passes
        .filter(|pass| !pass.name.starts_with("terrace-"))
        .collect()
}

/// The pipeline of a step. Passes that run on functions are nested, as `--PASS` has it.
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
        // A copy has its uses in another order, which folding shows: a step alone gets what was read.
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

/// A step in a context of its own.
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
    // One of MLIR's messages has a NUL in it, which its C API leaves out.
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
