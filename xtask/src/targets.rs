//! `cargo xtask target-features`: generates the table of LLVM's processors and features in
//! `crates/convert/llvm-transforms/src/target`.
//!
//! `llc -mattr=help` lists the names. `mlir-opt --llvm-target-to-target-features` returns the features that each name
//! enables. It is queried for each processor alone, and for each feature after all other features were disabled.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, ensure};

use crate::workspace;

const TABLE: &str = "crates/convert/llvm-transforms/src/target/features.txt";

const HEADER: &str = "\
# Processors and features of LLVM's targets, by families of architectures. `cargo xtask target-features` makes this file: it asks
# LLVM's programs for names, and for what is enabled for each. What follows from another feature is left out.
#
# After `family`: `feature` has a feature and those it implies, `cpu` names of processors and the features of each of them.
# What a triple adds is not here.
";

/// The number of modules in one run of `mlir-opt`.
const BATCH: usize = 64;

/// Architectures that share processors and features.
struct Family {
    name: &'static str,
    /// A triple that enables as few features as possible.
    triple: &'static str,
    /// The processor for queries of features. LLVM does not know it, unless LLVM would add features for an unknown
    /// processor.
    processor: &'static str,
    /// Features that must be enabled together with a feature that LLVM rejects alone.
    companions: &'static [&'static str],
}

const fn family(name: &'static str, triple: &'static str) -> Family {
    Family {
        name,
        triple,
        processor: "unknown",
        companions: &[],
    }
}

const FAMILIES: &[Family] = &[
    family("aarch64", "aarch64"),
    Family {
        processor: "generic",
        ..family(AMDGCN, "amdgcn")
    },
    family("arm", "arm"),
    family("avr", "avr"),
    family("bpf", "bpf"),
    Family {
        processor: "generic",
        ..family("hexagon", "hexagon")
    },
    family("loongarch", "loongarch64"),
    family("m68k", "m68k"),
    Family {
        companions: &["mips64r2", "fp64"],
        ..family("mips", "mips")
    },
    family("msp430", "msp430"),
    family("nvptx", "nvptx64"),
    family("powerpc", "powerpc"),
    family("r600", "r600"),
    family("riscv", "riscv32"),
    family("sparc", "sparc"),
    family("systemz", "s390x"),
    family("ve", "ve"),
    family("wasm", "wasm32"),
    family("x86", "i686"),
    family("xtensa", "xtensa"),
];

/// The family for which LLVM adds a generation if no features are enabled, and a wavefront size if none is enabled.
const AMDGCN: &str = "amdgcn";
const SIZES: [&str; 2] = ["wavefrontsize32", "wavefrontsize64"];
/// The feature that LLVM enables if both sizes are enabled.
const BOTH_SIZES: &str = "assembler-permissive-wavesize";

pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    ensure!(arguments.is_empty(), "target-features takes no arguments");
    let mut table = HEADER.to_owned();
    for family in FAMILIES {
        table.push_str(&family.table().with_context(|| family.name.to_owned())?);
    }
    fs::write(workspace::root().join(TABLE), table)?;
    Ok(ExitCode::SUCCESS)
}

type Features = BTreeSet<String>;

/// A query: a processor, and features with `+` or `-`.
#[derive(Clone)]
struct Question {
    processor: String,
    features: Vec<String>,
}

impl Question {
    /// Returns the query with one more feature.
    fn and(&self, feature: String) -> Question {
        let mut question = self.clone();
        question.features.push(feature);
        question
    }
}

impl Family {
    fn table(&self) -> Result<String> {
        let (processors, features) = self.names()?;
        let cleared = Question {
            processor: self.processor.to_owned(),
            features: features.iter().map(|name| format!("-{name}")).collect(),
        };
        let questions: Vec<Question> = features
            .iter()
            .map(|name| cleared.and(format!("+{name}")))
            .collect();
        let answers = self.answers(&questions)?;
        // The features that each feature implies, transitively.
        let mut implied = BTreeMap::new();
        for (name, answer) in features.iter().zip(answers) {
            let mut all = match answer {
                Some(all) => all,
                None => self.with_companions(name, &cleared)?,
            };
            all.remove(name);
            implied.insert(name.clone(), all);
        }

        let bare = Question {
            processor: self.processor.to_owned(),
            features: Vec::new(),
        };
        let of_triple = match self.processor {
            "unknown" => self.answers(&[bare])?.remove(0).unwrap_or_default(),
            _ => Features::new(),
        };
        let questions: Vec<Question> = processors
            .iter()
            .map(|name| Question {
                processor: name.clone(),
                features: Vec::new(),
            })
            .collect();
        let mut lists: BTreeMap<Vec<&str>, Vec<&str>> = BTreeMap::new();
        let answers = self.answers(&questions)?;
        for (name, answer) in processors.iter().zip(&answers) {
            let all = match answer {
                Some(all) => all.difference(&of_triple).map(String::as_str).collect(),
                // LLVM generates no code for this processor. In that case a feature has the same name.
                None => {
                    let all = implied.get(name);
                    let all = all.with_context(|| format!("nothing is known about {name}"))?;
                    let all = all.iter().map(String::as_str);
                    all.chain([name.as_str()]).collect()
                }
            };
            lists.entry(reduced(&all, &implied)).or_default().push(name);
        }

        let mut table = format!("family {}\n", self.name);
        for (name, all) in &implied {
            let all = all.iter().map(String::as_str).collect();
            write!(table, "feature {name}")?;
            for name in reduced(&all, &implied) {
                write!(table, " {name}")?;
            }
            table.push('\n');
        }
        let mut lists: Vec<_> = lists.into_iter().collect();
        lists.sort_by(|a, b| a.1.cmp(&b.1));
        for (features, processors) in lists {
            write!(table, "cpu {}", processors.join(","))?;
            for name in features {
                write!(table, " {name}")?;
            }
            table.push('\n');
        }
        Ok(table)
    }

    /// Returns the names of processors and of features.
    fn names(&self) -> Result<(Vec<String>, Vec<String>)> {
        let output = Command::new(workspace::llvm_program("llc"))
            .arg(format!("-mtriple={}", self.triple))
            .arg("-mattr=help")
            .stdin(Stdio::null())
            .output()
            .context("cannot run llc")?;
        let text = String::from_utf8(output.stderr).context("llc printed no UTF-8")?;
        let (processors, features) = text
            .split_once("Available features")
            .context("llc lists no features")?;
        let names = |text: &str| {
            let lines = text.lines().filter_map(|line| line.strip_prefix("  "));
            let names = lines.filter_map(|line| Some(line.split_once(" - ")?.0.trim().to_owned()));
            let names: BTreeSet<String> = names.collect();
            names.into_iter().collect()
        };
        Ok((names(processors), names(features)))
    }

    /// Returns the features implied by a feature that LLVM rejects alone. A companion is implied if disabling it
    /// disables the feature.
    fn with_companions(&self, name: &str, cleared: &Question) -> Result<Features> {
        let mut question = cleared.clone();
        question
            .features
            .extend(self.companions.iter().map(|name| format!("+{name}")));
        let without = self.answer(&question)?;
        let without = without.context("LLVM refuses the companions of features")?;
        let question = question.and(format!("+{name}"));
        let all = self.answer(&question)?;
        let all = all.with_context(|| format!("LLVM refuses {name}"))?;
        let mut implied: Features = all.difference(&without).cloned().collect();
        implied.insert(name.to_owned());
        for companion in &without {
            let disabled = self.answer(&question.and(format!("-{companion}")))?;
            if disabled.is_some_and(|enabled| !enabled.contains(name)) {
                implied.insert(companion.clone());
            }
        }
        Ok(implied)
    }

    fn answer(&self, question: &Question) -> Result<Option<Features>> {
        Ok(self.answers(std::slice::from_ref(question))?.remove(0))
    }

    /// Returns the enabled features for each query, or `None` if LLVM rejects the query.
    fn answers(&self, questions: &[Question]) -> Result<Vec<Option<Features>>> {
        let mut answers = self.raw_answers(questions)?;
        if self.name == AMDGCN {
            for (size, other) in [(SIZES[0], SIZES[1]), (SIZES[1], SIZES[0])] {
                let questions: Vec<Question> = questions
                    .iter()
                    .map(|question| question.and(format!("+{other}")))
                    .collect();
                for (answer, sized) in answers.iter_mut().zip(self.raw_answers(&questions)?) {
                    let (Some(answer), Some(sized)) = (answer, sized) else {
                        continue;
                    };
                    // Features that LLVM adds if no features are enabled are absent if a size is given.
                    answer.retain(|name| sized.contains(name) || SIZES.contains(&name.as_str()));
                    // If LLVM did not add a size, the given size is the second one.
                    if !sized.contains(BOTH_SIZES) || answer.contains(BOTH_SIZES) {
                        answer.remove(size);
                    }
                }
            }
        }
        Ok(answers)
    }

    fn raw_answers(&self, questions: &[Question]) -> Result<Vec<Option<Features>>> {
        let mut answers = Vec::new();
        for batch in questions.chunks(BATCH) {
            answers.append(&mut self.batch(batch)?);
        }
        Ok(answers)
    }

    /// Returns the answers of one run. If LLVM aborts, runs each half separately.
    fn batch(&self, questions: &[Question]) -> Result<Vec<Option<Features>>> {
        let mut text = "module {\n".to_owned();
        for question in questions {
            write!(
                text,
                "module attributes {{llvm.target = #llvm.target<triple = \"{}\", chip = \"{}\"",
                self.triple, question.processor
            )?;
            if !question.features.is_empty() {
                let features = question.features.iter().map(|name| format!("\"{name}\""));
                let features: Vec<String> = features.collect();
                write!(text, ", features = <[{}]>", features.join(", "))?;
            }
            text.push_str(">} {}\n");
        }
        text.push_str("}\n");
        let file = tempfile::NamedTempFile::new()?;
        fs::write(file.path(), text)?;
        let output = Command::new(workspace::llvm_program("mlir-opt"))
            .arg("--pass-pipeline=builtin.module(builtin.module(llvm-target-to-target-features))")
            .arg("--mlir-disable-threading")
            .arg("--mlir-print-local-scope")
            .arg(file.path())
            .output()
            .context("cannot run mlir-opt")?;
        if !output.status.success() {
            if questions.len() < 2 {
                return Ok(vec![None]);
            }
            let (first, second) = questions.split_at(questions.len() / 2);
            let mut answers = self.batch(first)?;
            answers.append(&mut self.batch(second)?);
            return Ok(answers);
        }
        let text = String::from_utf8(output.stdout).context("mlir-opt printed no UTF-8")?;
        let modules = text.lines().filter(|line| line.starts_with("  module"));
        let answers: Vec<Option<Features>> = modules.map(|line| Some(enabled(line))).collect();
        ensure!(
            answers.len() == questions.len(),
            "mlir-opt answered another number of questions"
        );
        Ok(answers)
    }
}

/// Returns the features in the line of a module.
fn enabled(line: &str) -> Features {
    let list = line.split_once("features = <[").map(|(_, rest)| rest);
    let list = list.and_then(|rest| Some(rest.split_once(']')?.0));
    let names = list.into_iter().flat_map(|list| list.split(", "));
    let names = names.map(|name| name.trim_matches(['"', '+']).to_owned());
    names.filter(|name| !name.is_empty()).collect()
}

/// Returns the features of a set that no other feature in the set implies.
fn reduced<'a>(all: &BTreeSet<&'a str>, implied: &BTreeMap<String, Features>) -> Vec<&'a str> {
    let implies = |a: &str, b: &str| implied.get(a).is_some_and(|all| all.contains(b));
    let follows = |name: &str| {
        let mut all = all.iter();
        // Two features that imply each other are both kept.
        all.any(|other| *other != name && implies(other, name) && !implies(name, other))
    };
    all.iter().copied().filter(|name| !follows(name)).collect()
}
