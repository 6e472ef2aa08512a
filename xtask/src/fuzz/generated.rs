//! Generates random modules and pipelines, and examines them.

use std::sync::Mutex;

use anyhow::Result;
use terrace_generate::{Random, module};
use terrace_pass::{OptionDef, OptionKind, PassDef};

use super::examine::{Examiner, Input};
use super::options::Options;
use super::report::{self, Report};
use super::sides::{LOWER, common_passes};

/// The maximum number of passes that run on a module.
const PASSES: usize = 5;
/// Numbers for options that specify bits, iterations or levels.
const NUMBERS: [&str; 7] = ["0", "1", "2", "8", "16", "32", "64"];

/// Generates a module and a pipeline, and examines them.
pub(super) fn one(
    number: u64,
    options: &Options,
    examiner: &mut Examiner<'_>,
    report: &Mutex<Report>,
) -> Result<()> {
    let mut random = Random(options.seed.rotate_left(32) ^ number);
    let mut random = Random(random.next_number());
    let input = Input {
        text: module(&terrace::context(), &mut random),
        allow_unregistered: false,
    };
    let steps = steps(&options.passes, &mut random);
    let outcome = examiner.examine_chain(&input, &steps)?;
    report::add(report, &format!("module {number}"), outcome, examiner)
}

/// Returns random passes in random order, chosen from `names` unless that is empty. Often appends all passes of the
/// lowering.
fn steps(names: &[String], random: &mut Random) -> Vec<String> {
    let mut passes = common_passes();
    if !names.is_empty() {
        passes.retain(|pass| names.iter().any(|name| name == pass.name));
    }
    let mut steps = Vec::new();
    for _ in 0..1 + random.below(PASSES) {
        let pass = random.pick(&passes);
        steps.extend(pass.map(|pass| with_options(pass, random)));
    }
    if random.below(3) == 0 {
        steps.push(LOWER.to_owned());
    }
    steps
}

/// Returns a pass with values for some of its options.
fn with_options(pass: &PassDef, random: &mut Random) -> String {
    let mut options = Vec::new();
    for option in pass.options {
        if random.below(3) == 0
            && let Some(value) = value(option, &NUMBERS, random)
        {
            options.push(format!("{}={value}", option.name));
        }
    }
    match options.is_empty() {
        true => pass.name.to_owned(),
        false => format!("{}{{{}}}", pass.name, options.join(" ")),
    }
}

/// Returns a value for the option, or `None` for text options, whose valid values are unknown.
pub(super) fn value(option: &OptionDef, numbers: &[&str], random: &mut Random) -> Option<String> {
    Some(match option.kind {
        OptionKind::Bool(_) => (random.below(2) == 0).to_string(),
        OptionKind::Uint(_) | OptionKind::Int(_) => (*random.pick(numbers)?).to_owned(),
        OptionKind::Choice(_, cases) => {
            let words: Vec<_> = cases.words().collect();
            random.pick(&words)?.0.to_owned()
        }
        OptionKind::Text(_)
        | OptionKind::List
        | OptionKind::UintList
        | OptionKind::IntList
        | OptionKind::Pipelines => {
            return None;
        }
    })
}
