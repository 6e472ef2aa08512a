//! Runs Terrace and MLIR on one test file.

use std::fs;
use std::path::Path;

use anyhow::Result;
use tempfile::TempDir;
use terrace_upstream::tool::Tool;

use super::case::{Case, FileCommand, Kind};
use super::compare::{Comparison, Status, both_done, compare, compare_texts};
use super::{PIPELINE, Step};
use crate::process::{self, Output, Run};
use crate::worker::Oracle;

/// The state of one thread: the program under test, the oracle, and a working directory.
pub(super) struct Session<'p> {
    program: &'p Path,
    /// True if all MLIR is printed with locations and nothing else is compared.
    debug_info: bool,
    oracle: Oracle,
    directory: TempDir,
}

impl<'p> Session<'p> {
    /// Returns a session in which `program` is Terrace.
    pub(super) fn new(program: &'p Path, debug_info: bool) -> Result<Self> {
        Ok(Self {
            program,
            debug_info,
            oracle: Oracle::default(),
            directory: TempDir::new()?,
        })
    }

    /// Makes all comparisons of a case.
    pub(super) fn run(&mut self, case: &Case) -> Result<Vec<Step>> {
        match &case.kind {
            _ if self.debug_info => self.with_locations(case),
            Kind::Filetest(command) => Ok(vec![Step {
                name: "output",
                comparison: self.filetest(case, command)?,
            }]),
            Kind::Program {
                source: (path, flags),
            } => {
                let mut steps = vec![Step {
                    name: "source",
                    comparison: self.source(case, path, flags)?,
                }];
                self.stages(case, &mut steps)?;
                for step in &mut steps {
                    let refused = [Status::SameError, Status::Skipped];
                    if refused.contains(&step.comparison.status) {
                        step.comparison.status = Status::RefusedByUpstream;
                    }
                }
                Ok(steps)
            }
            Kind::Plain => {
                let mut steps = Vec::new();
                self.stages(case, &mut steps)?;
                Ok(steps)
            }
        }
    }

    fn filetest(&mut self, case: &Case, command: &FileCommand) -> Result<Comparison> {
        self.write(&case.file, &case.input)?;
        match command {
            FileCommand::Opt(flags) => {
                let ours = self.ours("opt", flags, &case.file)?;
                let theirs = self.theirs(Tool::Opt, flags, &case.file)?;
                Ok(compare(&ours, &theirs, is_split(flags)))
            }
            FileCommand::Translate(flags) => {
                let ours = self.ours("translate", flags, &case.file)?;
                let theirs = self.theirs(Tool::Translate, flags, &case.file)?;
                match flags.iter().any(|flag| flag.ends_with("-import-llvm")) {
                    true => Ok(compare(&ours, &theirs, is_split(flags))),
                    false => self.compare_llvm_ir(&ours, &theirs),
                }
            }
            FileCommand::Lower(flags) => {
                let ours = self.ours("lower", flags, &case.file)?;
                let lowered = self.lowered(flags, &case.file)?;
                let has = |name: &str| flags.iter().any(|flag| flag.starts_with(name));
                if has("--plan") {
                    // MLIR has no such text, but must accept the plan.
                    return Ok(match accepted(&lowered) {
                        Some(_) => compare(&ours, &ours, false),
                        None => compare(&ours, &lowered, false),
                    });
                }
                if has("--emit=llvm-dialect") || has("--emit=mlir") || has("--to=") {
                    return Ok(compare(&ours, &lowered, false));
                }
                let theirs = match accepted(&lowered) {
                    Some(text) => {
                        self.write(LOWERED, &text)?;
                        self.theirs(Tool::Translate, &[TO_LLVMIR.to_owned()], LOWERED)?
                    }
                    None => lowered,
                };
                self.compare_llvm_ir(&ours, &theirs)
            }
        }
    }

    /// Compares the output of a case's passes with locations, first one by one and then together. Each single pass runs
    /// on the output of upstream's previous pass.
    fn with_locations(&mut self, case: &Case) -> Result<Vec<Step>> {
        self.write(&case.file, &case.input)?;
        let mut steps = Vec::new();
        let flags = match &case.kind {
            Kind::Filetest(FileCommand::Opt(flags)) => flags.clone(),
            Kind::Filetest(FileCommand::Lower(_)) => pipeline(),
            Kind::Filetest(FileCommand::Translate(_)) => return Ok(steps),
            Kind::Program { .. } | Kind::Plain => {
                self.passes(case, &mut steps)?;
                self.write(&case.file, &case.input)?;
                pipeline()
            }
        };
        self.opt("locations", &flags, &case.file, &mut steps)?;
        Ok(steps)
    }

    /// Checks that upstream still generates the program from its source.
    fn source(&mut self, case: &Case, path: &Path, flags: &[String]) -> Result<Comparison> {
        self.write("source.mlir", &fs::read_to_string(path)?)?;
        let made = self.theirs(Tool::Opt, flags, "source.mlir")?;
        let kept = case
            .input
            .split_once('\n')
            .map_or("", |(_, program)| program);
        Ok(match &made {
            Run::Done(output) => {
                // mlir-opt ends its output with an empty line, which is not committed.
                compare_texts(kept.trim_end(), output.stdout.trim_end())
            }
            run => compare(run, run, false),
        })
    }

    /// Compares the text forms, every pass on the output of upstream's previous pass, `terrace lower`, and LLVM IR.
    fn stages(&mut self, case: &Case, steps: &mut Vec<Step>) -> Result<()> {
        let file = &case.file;
        self.write(file, &case.input)?;
        for (name, flags) in TEXT_FORMS {
            let flags: Vec<String> = flags.iter().map(|flag| flag.to_string()).collect();
            self.opt(name, &flags, file, steps)?;
        }

        let text = self.passes(case, steps)?;

        let translate = [TO_LLVMIR.to_owned()];
        let translated = match &text {
            None => false,
            Some(text) => {
                self.write(LOWERED, text)?;
                let ours = self.ours("translate", &translate, LOWERED)?;
                let theirs = self.theirs(Tool::Translate, &translate, LOWERED)?;
                let comparison = self.compare_llvm_ir(&ours, &theirs)?;
                steps.push(Step {
                    name: "translate",
                    comparison,
                });
                true
            }
        };

        // Compare the whole lowering at once. If upstream rejects a pass, it also rejects the pipeline.
        self.write(file, &case.input)?;
        let emit = ["--emit=llvm-dialect".to_owned()];
        let ours = self.ours("lower", &emit, file)?;
        let theirs = self.lowered(&[], file)?;
        steps.push(Step {
            name: "lower",
            comparison: compare(&ours, &theirs, false),
        });
        if translated && let Some(text) = accepted(&theirs) {
            self.write(LOWERED, &text)?;
            let theirs = self.theirs(Tool::Translate, &translate, LOWERED)?;
            let ours = self.ours("lower", &[], file)?;
            let comparison = self.compare_llvm_ir(&ours, &theirs)?;
            steps.push(Step {
                name: "llvm-ir",
                comparison,
            });
        }
        Ok(())
    }

    /// Compares every pass on the output of upstream's previous pass. Returns the output of the last pass.
    fn passes(&mut self, case: &Case, steps: &mut Vec<Step>) -> Result<Option<String>> {
        let mut text = Some(case.input.clone());
        for pass in PIPELINE {
            let name = short(pass);
            let Some(input) = text.take() else {
                steps.push(Step {
                    name,
                    comparison: Comparison::plain(Status::Skipped),
                });
                continue;
            };
            self.write(&case.file, &input)?;
            let theirs = self.opt(name, &[format!("--{pass}")], &case.file, steps)?;
            text = accepted(&theirs);
        }
        Ok(text)
    }

    fn opt(
        &mut self,
        name: &'static str,
        flags: &[String],
        file: &str,
        steps: &mut Vec<Step>,
    ) -> Result<Run> {
        let flags = match self.debug_info {
            true => with_debug_info(flags),
            false => flags.to_vec(),
        };
        let ours = self.ours("opt", &flags, file)?;
        let theirs = self.theirs(Tool::Opt, &flags, file)?;
        let comparison = compare(&ours, &theirs, is_split(&flags));
        steps.push(Step { name, comparison });
        Ok(theirs)
    }

    /// Returns upstream's output for the plan of `terrace lower` with these flags, without the empty line at the end of
    /// mlir-opt's output. If no plan exists, uses the pipeline instead.
    fn lowered(&mut self, flags: &[String], file: &str) -> Result<Run> {
        let is_plans = |flag: &&String| !flag.starts_with("--emit") && *flag != "--plan";
        let mut plan: Vec<String> = flags.iter().filter(is_plans).cloned().collect();
        plan.push("--plan".to_owned());
        let passes = match accepted(&self.ours("lower", &plan, file)?) {
            Some(plan) => vec![format!("--pass-pipeline={}", plan.trim_end())],
            None => pipeline(),
        };
        let mut run = self.theirs(Tool::Opt, &passes, file)?;
        if let Run::Done(output) = &mut run
            && output.stdout.ends_with("\n\n")
        {
            output.stdout.pop();
        }
        Ok(run)
    }

    /// Compares LLVM IR in the form in which LLVM prints it after reading it.
    fn compare_llvm_ir(&mut self, ours: &Run, theirs: &Run) -> Result<Comparison> {
        let Ok((our_output, their_output)) = both_done(ours, theirs) else {
            return Ok(compare(ours, theirs, false));
        };
        if !our_output.success || !their_output.success {
            return Ok(compare(ours, theirs, false));
        }
        let theirs = self.normalised(their_output)?;
        let ours = self.normalised(our_output)?;
        Ok(match both_done(&ours, &theirs) {
            Ok((ours, theirs)) if theirs.success && !ours.success => {
                Comparison::new(Status::NotLlvmIr, ours.stderr.clone())
            }
            _ => compare(&ours, &theirs, false),
        })
    }

    fn normalised(&mut self, output: &Output) -> Result<Run> {
        self.write("output.ll", &output.stdout)?;
        self.theirs(Tool::Normalise, &[], "output.ll")
    }

    fn ours(&self, command: &str, flags: &[String], file: &str) -> Result<Run> {
        let mut arguments = vec![command.to_owned()];
        arguments.extend_from_slice(flags);
        arguments.push(file.to_owned());
        process::run(self.program, &arguments, self.directory.path())
    }

    fn theirs(&mut self, tool: Tool, flags: &[String], file: &str) -> Result<Run> {
        let is_shared = |flag: &&String| flag.trim_start_matches('-') != EXPLAIN;
        let flags: Vec<String> = flags.iter().filter(is_shared).cloned().collect();
        self.oracle.run(tool, &flags, self.directory.path(), file)
    }

    fn write(&self, file: &str, text: &str) -> Result<()> {
        fs::write(self.directory.path().join(file), process::encode(text))?;
        Ok(())
    }
}

/// The file that contains the module that upstream lowered.
const LOWERED: &str = "lowered.mlir";
const TO_LLVMIR: &str = "--mlir-to-llvmir";

const TEXT_FORMS: &[(&str, &[&str])] = &[
    ("text", &[]),
    ("generic", &["--mlir-print-op-generic"]),
    ("locations", &[DEBUG_INFO]),
];

/// A flag that only Terrace has. It adds remarks and notes.
const EXPLAIN: &str = "explain-conversion";

/// The flag that prints locations.
const DEBUG_INFO: &str = "--mlir-print-debuginfo";

/// Returns the flags with the one that prints locations, which may occur only once.
pub(super) fn with_debug_info(flags: &[String]) -> Vec<String> {
    let name = |flag: &str| flag.trim_start_matches('-') == DEBUG_INFO.trim_start_matches('-');
    let mut flags = flags.to_vec();
    if !flags.iter().any(|flag| name(flag)) {
        flags.push(DEBUG_INFO.to_owned());
    }
    flags
}

fn is_split(flags: &[String]) -> bool {
    flags.iter().any(|flag| flag.contains("split-input-file"))
}

fn pipeline() -> Vec<String> {
    PIPELINE.iter().map(|pass| format!("--{pass}")).collect()
}

/// Returns the output of a run that accepted its input.
fn accepted(run: &Run) -> Option<String> {
    match run {
        Run::Done(output) if output.success => Some(output.stdout.clone()),
        _ => None,
    }
}

/// Returns the single word of a pass's name that is the name of its column.
fn short(pass: &str) -> &str {
    let pass = pass.strip_prefix("convert-").unwrap_or(pass);
    pass.split('-')
        .find(|word| *word != "finalize")
        .unwrap_or(pass)
}
