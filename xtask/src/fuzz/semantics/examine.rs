//! Examines one program: runs passes and compares the output.

use std::collections::HashMap;
use std::panic::catch_unwind;

use anyhow::Result;
use terrace_generate::Random;
use terrace_generate::program::{Form, program};
use terrace_pass::PassDef;

use super::evaluate::evaluate;
use super::opaque::opaque;
use super::passes::pipelines;
use super::run::{How, Lowered, RUNS, Ran, Runner, SHORT_RUNS};
use super::values::{Tolerance, difference, difference_known};

/// The kind of a finding.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Kind {
    /// The program prints different values after the passes.
    Values,
    /// The program crashes or does not terminate after the passes.
    Run,
    /// A pass crashes, does not terminate, or uses too much memory.
    Pass,
    /// A pass produces an invalid module.
    Invalid,
    /// LLVM rejects the lowered program.
    NotLlvm,
    /// The program cannot be lowered without passes, or it crashes.
    Lower,
    /// The output depends on facts about values that the lowering uses.
    Fold,
    /// The evaluator computes a different output.
    Evaluator,
    /// The program prints different values when lowered by MLIR.
    Upstream,
    /// The program prints different values when run by the engine without LLVM.
    Engine,
    /// The output depends on the value of poison, so the program has no defined meaning.
    Program,
}

impl Kind {
    /// All kinds, most severe first.
    pub(super) const ALL: [Self; 11] = [
        Self::Values,
        Self::Run,
        Self::Pass,
        Self::Invalid,
        Self::NotLlvm,
        Self::Lower,
        Self::Fold,
        Self::Evaluator,
        Self::Upstream,
        Self::Engine,
        Self::Program,
    ];

    /// Returns the name.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Values => "values",
            Self::Run => "run",
            Self::Pass => "pass",
            Self::Invalid => "invalid",
            Self::NotLlvm => "not-llvm",
            Self::Lower => "lower",
            Self::Fold => "fold",
            Self::Evaluator => "evaluator",
            Self::Upstream => "upstream",
            Self::Engine => "engine",
            Self::Program => "program",
        }
    }
}

/// A program that shows an error.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub(super) kind: Kind,
    /// The passes. The last one causes the error. Empty if the lowering causes the error.
    pub(super) pipeline: Vec<String>,
    /// The message, or the difference in the output.
    pub(super) detail: String,
    pub(super) text: String,
}

impl Finding {
    /// Returns the name of the pass that causes the error.
    pub(super) fn pass(&self) -> &str {
        self.pipeline
            .last()
            .map_or("lower", |pass| super::super::examine::pass_name(pass))
    }

    /// Returns the names of all passes.
    pub(super) fn passes(&self) -> String {
        let names = self
            .pipeline
            .iter()
            .map(|pass| super::super::examine::pass_name(pass));
        match self.pipeline.is_empty() {
            true => "lower".to_owned(),
            false => names.collect::<Vec<_>>().join(","),
        }
    }
}

/// Counts of the work done.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    /// The number of pipelines whose output was compared with the output without passes.
    pub(super) compared: usize,
    /// The number of these pipelines that changed nothing.
    pub(super) unchanged: usize,
    /// The number of runs.
    pub(super) runs: usize,
    /// The number of pipelines that were rejected.
    pub(super) refused: usize,
    /// The number of pipelines after which the program was not lowered.
    pub(super) not_lowered: usize,
}

/// Returns a message without locations and numbers.
pub(super) fn general(message: &str) -> String {
    let line = message
        .lines()
        .find(|line| line.contains("error: "))
        .or(message.lines().next());
    let line = line.unwrap_or_default();
    let line = line.split_once("error: ").map_or(line, |(_, rest)| rest);
    let mut out = String::new();
    for c in line.chars() {
        match c.is_ascii_digit() {
            true if out.ends_with('N') => {}
            true => out.push('N'),
            false => out.push(c),
        }
    }
    out
}

/// Returns the program with the given number.
pub(super) fn program_of(seed: u64, number: u64) -> (String, Random) {
    let mut random = Random(seed.rotate_left(32) ^ number);
    let mut random = Random(random.next_number());
    let text = program(&mut Random(random.next_number()), Form::Plain);
    (text, random)
}

/// Returns true if LLVM IR declares C wrappers. In that case the module does not define them.
fn calls_wrappers(ir: &str) -> bool {
    ir.lines()
        .any(|line| line.starts_with("declare") && line.contains(" @_mlir_ciface_"))
}

/// Returns true if a pass is part of a lowering.
fn is_conversion(pass: &str) -> bool {
    let parts = ["convert-", "finalize-", "llvm-", "lower-"];
    parts.iter().any(|start| pass.starts_with(start))
}

/// Makes all comparisons on a program.
pub(super) fn examine(
    runner: &Runner,
    seed: u64,
    number: u64,
    passes: &[&'static PassDef],
) -> Result<(Counts, Vec<Finding>)> {
    let (text, mut random) = program_of(seed, number);
    let mut counts = Counts::default();
    let mut all = vec![Vec::new()];
    all.extend(pipelines(passes, &text, &mut random));
    let slices: Vec<&[String]> = all.iter().map(Vec::as_slice).collect();
    let lowered = runner.lower(&text, &slices)?;
    let finding = |kind, pipeline: &[String], detail: &str| Finding {
        kind,
        pipeline: pipeline.to_vec(),
        detail: detail.to_owned(),
        text: text.clone(),
    };
    let base = match &lowered[0] {
        Lowered::Ir(ir) => ir,
        Lowered::Unreadable(message) => {
            return Ok((counts, vec![finding(Kind::Program, &[], message)]));
        }
        Lowered::Unlowered(message) | Lowered::Died(message) => {
            return Ok((counts, vec![finding(Kind::Lower, &[], message)]));
        }
        other => {
            return Ok((
                counts,
                vec![finding(Kind::Lower, &[], &format!("{other:?}"))],
            ));
        }
    };
    let mut findings = Vec::new();
    // Identical modules are run only once.
    let mut modules: Vec<(&str, How)> = vec![(base, How::Plain), (base, How::Visible)];
    let mut places: HashMap<&str, usize> = HashMap::from([(base.as_str(), 1)]);
    let mut place_of = vec![None; all.len()];
    for (index, lowered) in lowered.iter().enumerate().skip(1) {
        match lowered {
            Lowered::Same => {
                counts.compared += 1;
                counts.unchanged += 1;
            }
            // The module calls C wrappers that are not defined.
            Lowered::Ir(ir) if calls_wrappers(ir) => {
                counts.not_lowered += 1;
            }
            Lowered::Ir(ir) => {
                counts.compared += 1;
                let place = *places.entry(ir.as_str()).or_insert_with(|| {
                    modules.push((ir, How::Visible));
                    modules.len() - 1
                });
                place_of[index] = Some(place);
            }
            Lowered::LeftOut => {}
            Lowered::Refused(..) | Lowered::Unreadable(_) => counts.refused += 1,
            Lowered::Unlowered(_) => counts.not_lowered += 1,
            // A partial lowering may leave IR that is invalid or that other passes do not accept.
            Lowered::Invalid(pass, _)
                if all[index][..=*pass].iter().any(|pass| is_conversion(pass)) =>
            {
                counts.refused += 1;
            }
            Lowered::Invalid(pass, message) => {
                findings.push(finding(Kind::Invalid, &all[index][..=*pass], message));
            }
            Lowered::Died(end) => findings.push(finding(Kind::Pass, &all[index], end)),
        }
    }
    let generic = runner.text(&text, true)?.unwrap_or_default();
    let mut others = Vec::new();
    for (kind, share) in [(Kind::Fold, 2), (Kind::Upstream, 8)] {
        if random.below(share) == 0
            && let Some(ir) = lowered_otherwise(runner, kind, &generic)?
        {
            others.push((kind, ir));
        }
    }
    let first_other = modules.len();
    modules.extend(others.iter().map(|(_, ir)| (ir.as_str(), How::Visible)));
    // The engine runs every module that LLVM runs.
    let first_engine = modules.len();
    modules.push((base, How::Engine));
    modules.extend(
        (2..first_engine)
            .map(|at| (modules[at].0, How::Engine))
            .collect::<Vec<_>>(),
    );
    counts.runs = modules.len();
    let ran = runner.run(&modules, RUNS)?;
    let before = match &ran[0] {
        Ran::Printed(printed) => printed,
        Ran::NotLlvm(message) => return Ok((counts, vec![finding(Kind::NotLlvm, &[], message)])),
        Ran::Died(end) => {
            return Ok((
                counts,
                vec![finding(Kind::Lower, &[], &format!("run: {end}"))],
            ));
        }
    };
    let tolerance = Tolerance::of(&text);
    if let Some((Kind::Values, detail)) = wrong(before, &ran[1], tolerance) {
        return Ok((counts, vec![finding(Kind::Program, &[], &detail)]));
    }
    if let Some(known) = evaluated(&generic)
        && let Some(detail) = difference_known(&known, before, tolerance)
    {
        findings.push(finding(Kind::Evaluator, &[], &detail));
    }
    let by_llvm = [0].into_iter().chain(2..first_engine);
    for (by_llvm, by_engine) in by_llvm.zip(&ran[first_engine..]) {
        // A program that LLVM does not run proves nothing.
        if let Ran::Printed(printed) = &ran[by_llvm]
            && let Some((_, detail)) = wrong(printed, by_engine, tolerance)
        {
            findings.push(finding(Kind::Engine, &[], &detail));
            break;
        }
    }
    for ((kind, _), ran) in others.iter().zip(&ran[first_other..first_engine]) {
        if let Some((_, detail)) = wrong(before, ran, tolerance) {
            findings.push(finding(*kind, &[], &detail));
        }
    }
    for (index, place) in place_of.iter().enumerate() {
        let Some(place) = *place else {
            continue;
        };
        if let Some((kind, detail)) = wrong(before, &ran[place], tolerance) {
            findings.push(finding(kind, &all[index], &detail));
        }
    }
    let findings = guilty(runner, findings)?;
    Ok((counts, findings))
}

/// Lowers the program to LLVM IR in a way that avoids the suspected part. Returns `None` if it cannot be lowered.
fn lowered_otherwise(runner: &Runner, kind: Kind, generic: &str) -> Result<Option<String>> {
    let lowered = match kind {
        Kind::Upstream => return runner.upstream(generic),
        _ => runner.lower(&opaque(generic), &[&[]])?.pop(),
    };
    Ok(match lowered {
        Some(Lowered::Ir(ir)) => Some(ir),
        _ => None,
    })
}

/// Returns the values that a program prints, as far as the evaluator knows them.
fn evaluated(generic: &str) -> Option<Vec<Option<terrace_upstream::Printed>>> {
    catch_unwind(|| evaluate(generic)).ok().flatten()
}

/// Returns the difference between a run and the expected output.
fn wrong(
    before: &[terrace_upstream::Printed],
    ran: &Ran,
    tolerance: Option<Tolerance>,
) -> Option<(Kind, String)> {
    match ran {
        Ran::Printed(after) => Some((Kind::Values, difference(before, after, tolerance)?)),
        Ran::NotLlvm(message) => Some((Kind::NotLlvm, message.clone())),
        Ran::Died(end) => Some((Kind::Run, end.clone())),
    }
}

/// Shortens the pipelines of the findings to the pass that causes the error. Keeps one finding per pass.
fn guilty(runner: &Runner, findings: Vec<Finding>) -> Result<Vec<Finding>> {
    let mut found: Vec<Finding> = Vec::new();
    for mut finding in findings {
        let alone = |found: &[Finding], finding: &Finding| {
            let mut found = found.iter();
            found.any(|other| other.kind == finding.kind && other.pass() == finding.pass())
        };
        if finding.pipeline.len() > 1 && finding.kind != Kind::Invalid {
            for length in 1..finding.pipeline.len() {
                let part = Finding {
                    pipeline: finding.pipeline[..length].to_vec(),
                    ..finding.clone()
                };
                if let Some(detail) = shows(runner, &part)? {
                    finding = Finding { detail, ..part };
                    break;
                }
            }
        }
        if !alone(&found, &finding) {
            found.push(finding);
        }
    }
    Ok(found)
}

/// Returns the message or the difference that the program of a finding still shows, or `None` if it shows none.
pub(super) fn shows(runner: &Runner, finding: &Finding) -> Result<Option<String>> {
    let text = &finding.text;
    let mut lowered = runner.lower(text, &[&[], &finding.pipeline])?;
    let mut generic = String::new();
    if matches!(finding.kind, Kind::Fold | Kind::Upstream | Kind::Evaluator) {
        generic = runner.text(text, true)?.unwrap_or_default();
    }
    if matches!(finding.kind, Kind::Fold | Kind::Upstream) {
        lowered.pop();
        lowered.extend(lowered_otherwise(runner, finding.kind, &generic)?.map(Lowered::Ir));
    }
    let same_message = |message: &String| general(message) == general(&finding.detail);
    let after = lowered.pop();
    let before = lowered.pop();
    let (before, after) = match (finding.kind, before, after) {
        (Kind::Lower, Some(Lowered::Unlowered(message) | Lowered::Died(message)), _)
        | (Kind::Pass, _, Some(Lowered::Died(message)))
        | (Kind::Invalid, Some(Lowered::Ir(_)), Some(Lowered::Invalid(_, message))) => {
            return Ok(Some(message).filter(same_message));
        }
        (
            Kind::Lower | Kind::Program | Kind::NotLlvm | Kind::Evaluator | Kind::Engine,
            Some(Lowered::Ir(before)),
            _,
        ) if finding.pipeline.is_empty() => (before.clone(), before),
        (_, Some(Lowered::Ir(before)), Some(Lowered::Ir(after))) => (before, after),
        _ => return Ok(None),
    };
    // Many reduced programs do not terminate, so check this first.
    let mut ran = runner.run(&[(&before, How::Plain)], SHORT_RUNS)?;
    if matches!(ran[0], Ran::Printed(_)) {
        let how = match finding.kind {
            Kind::Engine => How::Engine,
            _ => How::Visible,
        };
        ran.extend(runner.run(&[(&before, How::Visible), (&after, how)], SHORT_RUNS)?);
    }
    let tolerance = Tolerance::of(text);
    let printed = match (&ran[0], finding.kind) {
        (Ran::Printed(printed), _) => printed,
        (Ran::Died(end), Kind::Lower) => {
            return Ok(Some(format!("run: {end}")).filter(same_message));
        }
        (Ran::NotLlvm(message), Kind::NotLlvm) if finding.pipeline.is_empty() => {
            return Ok(Some(message.clone()).filter(same_message));
        }
        _ => return Ok(None),
    };
    let is_program = wrong(printed, &ran[1], tolerance);
    if finding.kind == Kind::Program {
        return Ok(is_program.map(|(_, detail)| detail));
    }
    if is_program.is_some() {
        return Ok(None);
    }
    if finding.kind == Kind::Evaluator {
        let known = evaluated(&generic);
        return Ok(known.and_then(|known| difference_known(&known, printed, tolerance)));
    }
    let found = wrong(printed, &ran[2], tolerance);
    Ok(found
        .filter(|(kind, _)| {
            *kind == finding.kind
                || matches!(finding.kind, Kind::Engine | Kind::Fold | Kind::Upstream)
        })
        .map(|(_, detail)| detail))
}
