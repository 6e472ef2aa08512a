//! Examines one program: compiles it by clang, and runs it by Terrace in each form and natively.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use terrace_testing::oracle;

use super::sources::{Source, Text};
use crate::process::{self, Ended, run_to_end};

/// The time limit of a native run. A program that takes longer is skipped.
const NATIVE: Duration = Duration::from_secs(5);
/// The time limit of a run by Terrace and of a translation, sufficient on a busy machine.
const OURS: Duration = Duration::from_secs(60);

/// The form in which a program reaches the engine.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Form {
    /// The LLVM IR that clang printed.
    Plain,
    /// The LLVM IR after import into the LLVM dialect and export.
    Trip,
}

impl Form {
    const ALL: [Form; 2] = [Form::Plain, Form::Trip];

    pub(super) fn name(self) -> &'static str {
        match self {
            Form::Plain => "as it is",
            Form::Trip => "after import and export",
        }
    }
}

/// The outcome of one run.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Class {
    /// The exit status and the output equal those of the native run.
    Same,
    /// Terrace reports an error before the program runs.
    Refused,
    /// The exit status or the output differs from the native run.
    Wrong,
    /// Terrace is killed by a signal or panics.
    Crashed,
    /// Terrace or the program does not terminate.
    Endless,
    /// clang rejects the program, or the native run fails.
    Unfit,
}

impl Class {
    pub(super) const ALL: [Class; 6] = [
        Class::Same,
        Class::Refused,
        Class::Wrong,
        Class::Crashed,
        Class::Endless,
        Class::Unfit,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Class::Same => "same",
            Class::Refused => "refused",
            Class::Wrong => "wrong",
            Class::Crashed => "crashed",
            Class::Endless => "endless",
            Class::Unfit => "unfit",
        }
    }

    pub(super) fn is_failure(self) -> bool {
        !matches!(self, Class::Same | Class::Unfit)
    }
}

/// The class of a run, and the reason.
pub(super) struct Verdict {
    pub(super) class: Class,
    pub(super) detail: String,
}

impl Verdict {
    fn new(class: Class, detail: impl Into<String>) -> Verdict {
        let detail = detail.into();
        Verdict { class, detail }
    }
}

/// Compiles and runs the programs.
pub(super) struct Examiner {
    terrace: PathBuf,
    clang: PathBuf,
}

/// The files of one program at one optimization level.
struct Case<'e> {
    examiner: &'e Examiner,
    folder: &'e Path,
    source: &'e Source,
    level: String,
}

impl Examiner {
    pub(super) fn new(terrace: PathBuf) -> Result<Examiner> {
        let clang = oracle::find_tool("clang").context("clang of LLVM 22 is needed")?;
        Ok(Examiner { terrace, clang })
    }

    /// Compiles a program and runs it in each form. Saves the files of failures in `save`.
    pub(super) fn examine(
        &self,
        source: &Source,
        level: &str,
        save: Option<&Path>,
    ) -> Result<Vec<(Form, Verdict)>> {
        let folder = tempfile::tempdir()?;
        let case = Case {
            examiner: self,
            folder: folder.path(),
            source,
            level: format!("-{level}"),
        };
        let verdicts = case.verdicts()?;
        if let Some(save) = save
            && verdicts
                .iter()
                .any(|(_, verdict)| verdict.class.is_failure())
        {
            let name = format!("{}-{level}", source.name);
            fs::copy(
                folder.path().join("plain.ll"),
                save.join(format!("{name}.ll")),
            )?;
            if let Text::Made(text) = &source.text {
                fs::write(save.join(format!("{}.c", source.name)), text)?;
            }
        }
        Ok(verdicts)
    }

    /// Runs Terrace in the folder of a case.
    fn terrace(&self, folder: &Path, arguments: &[&str]) -> Result<Option<Ended>> {
        let arguments: Vec<String> = arguments.iter().map(|&text| text.to_owned()).collect();
        run_to_end(&self.terrace, &arguments, folder, OURS)
    }
}

impl Case<'_> {
    fn verdicts(&self) -> Result<Vec<(Form, Verdict)>> {
        let file = match &self.source.text {
            Text::File(file) => file.clone(),
            Text::Made(text) => {
                let file = self.folder.join("source.c");
                fs::write(&file, text)?;
                file
            }
        };
        let file = file.to_string_lossy();
        if let Err(message) = self.clang(&["-S", "-emit-llvm", "-o", "plain.ll", &file])? {
            let verdict = |form| (form, Verdict::new(Class::Unfit, &*message));
            return Ok(Form::ALL.map(verdict).into());
        }
        let mut native = match self.source.checks_itself {
            true => None,
            false => Some(self.native()?),
        };
        if let Some(None) = native {
            return Ok(Form::ALL.map(|form| (form, not_native())).into());
        }
        let plain = self.run(Form::Plain, &mut native)?;
        // LLVM cannot read every text that clang prints, for instance addresses of unnamed blocks.
        if plain.class == Class::Unfit {
            return Ok(Form::ALL.map(|form| (form, not_native())).into());
        }
        let trip = match self.translate()? {
            Some(verdict) => verdict,
            None => self.run(Form::Trip, &mut native)?,
        };
        Ok(vec![(Form::Plain, plain), (Form::Trip, trip)])
    }

    /// Runs clang. The inner error is clang's message.
    fn clang(&self, arguments: &[&str]) -> Result<Result<(), String>> {
        let mut all = self.source.flags.clone();
        all.push(self.level.clone());
        all.extend(arguments.iter().map(|&text| text.to_owned()));
        let ended = run_to_end(&self.examiner.clang, &all, self.folder, OURS)?;
        Ok(match ended {
            Some(ended) if ended.status.success() => Ok(()),
            Some(ended) => Err(first_error(&ended.stderr)),
            None => Err("clang does not end".to_owned()),
        })
    }

    /// Imports and exports the program. Returns a verdict if this fails.
    fn translate(&self) -> Result<Option<Verdict>> {
        let steps = [
            ["translate", "--import-llvm", "plain.ll", "-o", "trip.mlir"],
            [
                "translate",
                "--mlir-to-llvmir",
                "trip.mlir",
                "-o",
                "trip.ll",
            ],
        ];
        for step in &steps {
            let Some(ended) = self.examiner.terrace(self.folder, step)? else {
                return Ok(Some(Verdict::new(Class::Endless, step.join(" "))));
            };
            if !ended.status.success() {
                let class = match ended.exit() {
                    1 => Class::Refused,
                    _ => Class::Crashed,
                };
                return Ok(Some(Verdict::new(class, first_error(&ended.stderr))));
            }
        }
        Ok(None)
    }

    /// Runs the program in a form. Sets `native` if the native run is needed.
    fn run(&self, form: Form, native: &mut Option<Option<Ended>>) -> Result<Verdict> {
        let file = match form {
            Form::Plain => "plain.ll",
            Form::Trip => "trip.ll",
        };
        let ours = self.examiner.terrace(self.folder, &["run", file])?;
        if self.source.checks_itself
            && let Some(ended) = &ours
            && ended.status.success()
        {
            return Ok(Verdict::new(Class::Same, ""));
        }
        let native = match native {
            Some(native) => native,
            None => native.insert(self.native()?),
        };
        let Some(native) = native else {
            return Ok(not_native());
        };
        // Tests of compilers exit with 0, as do csmith's programs. A program that does not has undefined behavior, such
        // as an endless loop without effects. clang makes such a loop unreachable, so the outcome is arbitrary.
        if !native.status.success() {
            return Ok(Verdict::new(Class::Unfit, "fails natively"));
        }
        let Some(ours) = ours else {
            return Ok(Verdict::new(Class::Endless, ""));
        };
        let same_output = self.source.checks_itself || ours.stdout == native.stdout;
        let same = ours.exit() == native.exit() && same_output;
        if same {
            return Ok(Verdict::new(Class::Same, ""));
        }
        let message = first_error(&ours.stderr);
        let detail = match ours.exit() == native.exit() {
            true => format!("prints {:?}, not {:?}", ours.stdout, native.stdout),
            false => format!("exit {}, not {}: {message}", ours.exit(), native.exit()),
        };
        Ok(match ours.exit() {
            101 => Verdict::new(Class::Crashed, process::tail(&ours.stderr)),
            _ if ours.status.code().is_none() => Verdict::new(Class::Crashed, detail),
            1 if ours.stdout.is_empty() && message.contains("error: ") => {
                Verdict::new(Class::Refused, message)
            }
            _ => Verdict::new(Class::Wrong, detail),
        })
    }

    /// Compiles the engine's input natively and runs it. Returns `None` if this fails or does not terminate.
    fn native(&self) -> Result<Option<Ended>> {
        let arguments = ["-x", "ir", "plain.ll", "-o", "native", "-lm"];
        if self.clang(&arguments)?.is_err() {
            return Ok(None);
        }
        run_to_end(&self.folder.join("native"), &[], self.folder, NATIVE)
    }
}

/// Returns the verdict on a program that does not link natively or does not terminate.
fn not_native() -> Verdict {
    Verdict::new(Class::Unfit, "does not link or end natively")
}

/// Returns the first line with an error, or else the first line.
fn first_error(text: &str) -> String {
    let line = text.lines().find(|line| line.contains("error"));
    line.or(text.lines().next()).unwrap_or_default().to_owned()
}
