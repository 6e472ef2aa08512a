//! Compares Terrace and MLIR on one input.

use anyhow::Result;
use terrace_generate::Random;

use super::class::{Class, Kind};
use super::sides::{Answer, LOWER, NORMALISE, Side, TEXT, TRANSLATE, Who, common_passes};
use crate::check::compare::{Comparison, Status, accepts, compare, compare_texts, errors};
use crate::process::Run;
use crate::scope::Scope;

/// The maximum number of passes that run on a mutant.
const SOME: usize = 3;

/// The input of both implementations.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Input {
    /// The text.
    pub(super) text: String,
    /// True if `--allow-unregistered-dialect` is given.
    pub(super) allow_unregistered: bool,
}

/// A difference.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    /// The class of the difference.
    pub(super) class: Class,
    /// The step with its options.
    pub(super) step: String,
    /// The input that shows the difference: the examined input, or one derived from it.
    pub(super) input: Input,
    /// The behaviour of both implementations.
    pub(super) detail: String,
}

/// The result of examining an input.
#[derive(Default)]
pub(super) struct Outcome {
    /// True if both implementations accepted the input.
    pub(super) accepted: bool,
    /// True if upstream crashed or did not terminate in a step.
    pub(super) upstream_crashed: bool,
    /// True if upstream did not terminate.
    pub(super) upstream_hung: bool,
    /// True if neither implementation reads its output back unchanged.
    pub(super) unreadable: bool,
    /// The number of compared steps.
    pub(super) steps: usize,
    /// The generic form, if the input was accepted.
    pub(super) generic: Option<String>,
    /// The differences.
    pub(super) findings: Vec<Finding>,
}

/// Both implementations, and the passes to run.
pub(super) struct Examiner<'s> {
    ours: Side,
    theirs: Side,
    scope: &'s Scope,
    steps: Vec<&'static str>,
}

impl<'s> Examiner<'s> {
    /// Returns an examiner with every pass that both implementations have, and with the passes of `terrace lower`.
    pub(super) fn new(scope: &'s Scope) -> Result<Self> {
        let mut steps = vec![TEXT];
        steps.extend(common_passes().iter().map(|pass| pass.name));
        steps.push(LOWER);
        Ok(Self {
            ours: Side::new(Who::Ours)?,
            theirs: Side::new(Who::Theirs)?,
            scope,
            steps,
        })
    }

    /// Returns true if a text appears to use dialects that Terrace lacks.
    pub(super) fn is_foreign(&self, text: &str) -> bool {
        self.scope.foreign_in_source(text).is_some()
    }

    /// Returns true if a generic form uses dialects that Terrace lacks.
    pub(super) fn is_foreign_generic(&self, text: &str) -> bool {
        self.scope.foreign_in_generic(text).is_some()
            || self.scope.foreign_attribute(text).is_some()
    }

    /// Returns all steps.
    pub(super) fn all_steps(&self) -> Vec<&'static str> {
        self.steps.clone()
    }

    /// Returns the text step and some random passes.
    pub(super) fn some_steps(&self, random: &mut Random) -> Vec<&'static str> {
        let chosen = (0..SOME).filter_map(|_| random.pick(&self.steps[1..]));
        let mut steps: Vec<&str> = [TEXT].into_iter().chain(chosen.copied()).collect();
        steps[1..].sort_unstable();
        steps.dedup();
        steps
    }

    /// Compares the given steps on an input; the first step must be [`TEXT`]. Also compares the translation if the
    /// module contains only llvm operations.
    pub(super) fn examine(&mut self, input: &Input, steps: &[&str]) -> Result<Outcome> {
        let mut outcome = Outcome::default();
        let ours = self.ours.run(input, steps)?;
        // Input that Terrace rejects needs no passes.
        let read = accepted(&ours[0]);
        let theirs = self
            .theirs
            .run(input, if read { steps } else { &steps[..1] })?;
        self.compare_text(input, &ours[0], &theirs[0], &mut outcome)?;
        if !outcome.accepted || !outcome.findings.is_empty() {
            return Ok(outcome);
        }
        let generic = outcome.generic.clone().unwrap_or_default();
        let pairs = steps.iter().zip(ours.iter().zip(&theirs));
        for (step, (ours, theirs)) in pairs.skip(1) {
            self.compare_step(input, step, ours, theirs, &mut outcome);
            // MLIR numbers some names across its whole process. A difference therefore counts only if the step alone
            // also shows it. Most later passes show the same difference again.
            if outcome.findings.pop().is_some() {
                outcome.findings = self.examine_step(input, step)?.findings;
                if !outcome.findings.is_empty() {
                    return Ok(outcome);
                }
            }
        }
        let pairs = steps.iter().zip(ours.iter().zip(&theirs));
        let mut pairs = pairs.filter(|(step, (ours, theirs))| {
            **step == LOWER && accepted(ours) && ours.run == theirs.run
        });
        let lowered = pairs.next().map_or("", |(_, (ours, _))| stdout(ours));
        if is_llvm(&generic) {
            self.compare_translation(input, &mut outcome)?;
        } else if is_lowered(lowered) {
            let lowered = Input {
                text: lowered.to_owned(),
                allow_unregistered: false,
            };
            self.compare_translation(&lowered, &mut outcome)?;
        }
        Ok(outcome)
    }

    /// Returns the differences of one step. Used to reduce inputs.
    pub(super) fn examine_step(&mut self, input: &Input, step: &str) -> Result<Outcome> {
        let mut outcome = Outcome::default();
        if step == TRANSLATE {
            self.compare_translation(input, &mut outcome)?;
            return Ok(outcome);
        }
        let ours = self.ours.run(input, &[step])?;
        let theirs = self.theirs.run(input, &[step])?;
        match step {
            TEXT => self.compare_text(input, &ours[0], &theirs[0], &mut outcome)?,
            step => self.compare_step(input, step, &ours[0], &theirs[0], &mut outcome),
        }
        Ok(outcome)
    }

    /// Runs each pass on the output of the previous one, as long as both implementations accept and agree. Then
    /// compares the translation if the module contains only llvm operations.
    pub(super) fn examine_chain(&mut self, input: &Input, steps: &[String]) -> Result<Outcome> {
        let mut outcome = self.examine_step(input, TEXT)?;
        let mut input = input.clone();
        for step in steps {
            if !outcome.accepted || !outcome.findings.is_empty() {
                return Ok(outcome);
            }
            let ours = self.ours.run(&input, &[step])?.remove(0);
            let theirs = self.theirs.run(&input, &[step])?.remove(0);
            self.compare_step(&input, step, &ours, &theirs, &mut outcome);
            if !outcome.findings.is_empty() || !accepted(&ours) || !accepted(&theirs) {
                return Ok(outcome);
            }
            stdout(&ours).clone_into(&mut input.text);
            if is_lowered(&input.text) {
                break;
            }
        }
        if outcome.findings.is_empty() && is_lowered(&input.text) {
            self.compare_translation(&input, &mut outcome)?;
        }
        Ok(outcome)
    }

    /// Returns Terrace's output for an input, if Terrace accepts it.
    pub(super) fn printed(&mut self, input: &Input, generic: bool) -> Result<Option<String>> {
        let answer = self.ours.run(input, &[TEXT])?.remove(0);
        Ok(accepted(&answer).then(|| match generic {
            true => answer.forms[0].clone(),
            false => stdout(&answer).to_owned(),
        }))
    }

    fn compare_text(
        &mut self,
        input: &Input,
        ours: &Answer,
        theirs: &Answer,
        outcome: &mut Outcome,
    ) -> Result<()> {
        self.compare_step(input, TEXT, ours, theirs, outcome);
        if !outcome.findings.is_empty() || !accepted(ours) || !accepted(theirs) {
            return Ok(());
        }
        for (form, (ours, theirs)) in ours.forms.iter().zip(&theirs.forms).enumerate() {
            let kind = [Kind::GenericText, Kind::Locations][form];
            let comparison = compare_texts(ours, theirs);
            if comparison.status != Status::Same {
                add(outcome, kind, TEXT, input, comparison.detail);
                return Ok(());
            }
        }
        outcome.accepted = true;
        outcome.generic = Some(ours.forms[0].clone());
        for text in [stdout(ours), &ours.forms[0]] {
            self.read_back(input, text, ours, outcome)?;
        }
        Ok(())
    }

    /// Checks that Terrace reads its output and prints it unchanged, if MLIR does the same.
    fn read_back(
        &mut self,
        input: &Input,
        text: &str,
        first: &Answer,
        outcome: &mut Outcome,
    ) -> Result<()> {
        let printed = Input {
            text: text.to_owned(),
            allow_unregistered: input.allow_unregistered,
        };
        if printed == *input {
            return Ok(());
        }
        let is_same = |again: &Answer| {
            accepted(again) && stdout(again) == stdout(first) && again.forms[0] == first.forms[0]
        };
        let ours = &self.ours.run(&printed, &[TEXT])?[0];
        if is_same(ours) {
            return Ok(());
        }
        let theirs = &self.theirs.run(&printed, &[TEXT])?[0];
        let comparison = compare(&ours.run, &theirs.run, false);
        if comparison.status.is_equal() && ours.forms == theirs.forms {
            outcome.unreadable = true;
            return Ok(());
        }
        let detail = match (&ours.run, is_same(theirs)) {
            (Run::Done(output), true) if accepted(ours) => {
                compare_texts(&output.stdout, stdout(first)).detail
                    + &compare_texts(&ours.forms[0], &first.forms[0]).detail
            }
            _ => comparison.detail,
        };
        add(outcome, Kind::ReadBack, TEXT, input, detail);
        Ok(())
    }

    fn compare_step(
        &mut self,
        input: &Input,
        step: &str,
        ours: &Answer,
        theirs: &Answer,
        outcome: &mut Outcome,
    ) {
        outcome.steps += 1;
        let comparison = compare(&ours.run, &theirs.run, false);
        self.note(input, step, ours, comparison, outcome);
    }

    fn note(
        &mut self,
        input: &Input,
        step: &str,
        ours: &Answer,
        comparison: Comparison,
        outcome: &mut Outcome,
    ) {
        let Comparison { status, mut detail } = comparison;
        let kind = match status {
            Status::Same
            | Status::SameError
            | Status::Explained
            | Status::Skipped
            | Status::RefusedByUpstream => {
                return;
            }
            Status::UpstreamCrashed | Status::UpstreamTimedOut => {
                outcome.upstream_crashed = true;
                outcome.upstream_hung |= status == Status::UpstreamTimedOut;
                // Terrace does not.
                match &ours.run {
                    Run::Done(_) => return,
                    Run::Crashed(end) => {
                        detail.clone_from(end);
                        Kind::Crash
                    }
                    Run::TimedOut => Kind::Hang,
                }
            }
            Status::Differs => Kind::Text,
            Status::ErrorDiffers => Kind::OtherError,
            Status::RefusedByUs => Kind::Refused,
            Status::AcceptedByUs => Kind::Accepted,
            Status::NotLlvmIr => Kind::NotLlvmIr,
            Status::WeCrashed => Kind::Crash,
            Status::WeTimedOut => Kind::Hang,
        };
        add(outcome, kind, step, input, detail);
    }

    /// Compares LLVM IR in the form in which LLVM prints it after reading it.
    fn compare_translation(&mut self, input: &Input, outcome: &mut Outcome) -> Result<()> {
        outcome.steps += 1;
        let ours = self.ours.run(input, &[TRANSLATE])?.remove(0);
        let theirs = self.theirs.run(input, &[TRANSLATE])?.remove(0);
        let mut comparison = compare(&ours.run, &theirs.run, false);
        if comparison.status == Status::Differs {
            let mut normalised = |answer: &Answer| -> Result<Run> {
                let text = Input {
                    text: stdout(answer).to_owned(),
                    allow_unregistered: false,
                };
                Ok(self.theirs.run(&text, &[NORMALISE])?.remove(0).run)
            };
            let (ours, theirs) = (normalised(&ours)?, normalised(&theirs)?);
            comparison = match (&ours, &theirs) {
                (Run::Done(ours), Run::Done(theirs)) if theirs.success && !ours.success => {
                    Comparison::new(Status::NotLlvmIr, ours.stderr.clone())
                }
                (Run::Crashed(end), Run::Done(_)) => {
                    Comparison::new(Status::NotLlvmIr, end.clone())
                }
                (Run::Done(ours), Run::Done(theirs)) => compare_texts(&ours.stdout, &theirs.stdout),
                _ => compare(&ours, &theirs, false),
            };
        }
        // The message of LLVM's verifier is not available through MLIR's C API. LLVM reports the same message for
        // Terrace's output.
        if comparison.status == Status::AcceptedByUs && accepted(&ours) {
            let text = Input {
                text: stdout(&ours).to_owned(),
                allow_unregistered: false,
            };
            if let Run::Done(output) = &self.theirs.run(&text, &[NORMALISE])?[0].run
                && !output.success
            {
                let message = output.stderr.lines().find(|line| !line.trim().is_empty());
                comparison.detail = format!("error: LLVM: {}", message.unwrap_or_default());
            }
        }
        self.note(input, TRANSLATE, &ours, comparison, outcome);
        Ok(())
    }
}

fn add(outcome: &mut Outcome, kind: Kind, step: &str, input: &Input, detail: String) {
    outcome.findings.push(Finding {
        class: Class::new(kind, pass_name(step), &detail),
        step: step.to_owned(),
        input: input.clone(),
        detail,
    });
}

/// Returns a step without its options.
pub(super) fn pass_name(step: &str) -> &str {
    step.split('{').next().unwrap_or_default()
}

fn accepted(answer: &Answer) -> bool {
    match &answer.run {
        Run::Done(output) => accepts(output, &errors(&output.stderr)),
        _ => false,
    }
}

fn stdout(answer: &Answer) -> &str {
    match &answer.run {
        Run::Done(output) => &output.stdout,
        _ => "",
    }
}

/// Returns true if all operations of a generic form belong to the llvm dialect.
fn is_llvm(generic: &str) -> bool {
    let names = names(generic);
    let is_llvm = |name: &&str| name.starts_with("\"llvm.") || *name == "\"builtin.module\"";
    !names.is_empty() && names.iter().all(is_llvm)
}

/// Returns the names of the operations of a generic form, with their quotes.
fn names(generic: &str) -> Vec<&str> {
    let operations = terrace_generate::damage::generic::operations(generic);
    let names = operations
        .iter()
        .map(|operation| &generic[operation.name.clone()]);
    names.collect()
}

/// Returns true if a text in the custom form contains only llvm operations and modules, judged by the beginnings of its
/// lines.
fn is_lowered(text: &str) -> bool {
    let mut lines = text.lines().map(|line| {
        let line = line.trim_start();
        match (line.starts_with('%'), line.split_once(" = ")) {
            (true, Some((_, rest))) => rest.trim_start_matches('"'),
            _ => line.trim_start_matches('"'),
        }
    });
    !text.is_empty()
        && lines.all(|line| {
            let starts = ["llvm.", "module", "^", "}", "#", "!"];
            line.is_empty() || starts.iter().any(|start| line.starts_with(start))
        })
}
