//! Counters of passes: MLIR's pass statistics.

use crate::pass::PassDef;
use crate::pipeline::{Element, OpPassManager, PassInstance, collection_name};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// A counter of a pass. It is a static that [`PassDef::statistics`] lists and
/// [`PassContext::count`](crate::PassContext::count) increases.
#[derive(PartialEq, Eq, Debug)]
pub struct Statistic {
    /// The name in reports: `num-cse'd`.
    pub name: &'static str,
    /// The description in reports.
    pub description: &'static str,
}

/// The order of the report.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum StatisticsDisplay {
    /// Sorted by the class name of the pass, with the counts of all passes of the same class added up. Passes without
    /// statistics are omitted.
    List,
    /// Nested like the pipeline.
    #[default]
    Pipeline,
}

/// The counters of a pipeline's passes.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    /// Keyed by the index of a pass in the pipeline's text: its counts, in the order of [`PassDef::statistics`].
    counts: FxHashMap<usize, Vec<u64>>,
}

impl Statistics {
    /// Adds the counts of a pass.
    pub(crate) fn add(&mut self, pass: usize, def: &PassDef, counted: &[(&Statistic, u64)]) {
        let counts = self.counts.entry(pass).or_default();
        counts.resize(def.statistics.len(), 0);
        for (statistic, count) in counted {
            let at = def.statistics.iter().position(|known| known == statistic);
            if let Some(at) = at {
                counts[at] = counts[at].saturating_add(*count);
            }
        }
    }

    /// Adds the counts of another thread.
    pub(crate) fn merge(&mut self, other: Statistics) {
        for (pass, counts) in other.counts {
            add(self.counts.entry(pass).or_default(), &counts);
        }
    }

    /// Returns the counts of a pass, in the order of [`PassDef::statistics`]. `pass` is its index in the pipeline's
    /// text.
    pub fn of(&self, pass: usize) -> &[u64] {
        self.counts.get(&pass).map_or(&[], Vec::as_slice)
    }

    /// Returns the text that `--mlir-pass-statistics` prints after a run of the pipeline if mlir-opt was built with
    /// statistics.
    pub fn report(&self, pipeline: &OpPassManager, display: StatisticsDisplay) -> String {
        let mut out = String::new();
        match display {
            StatisticsDisplay::List => self.print_list(pipeline, &mut out),
            StatisticsDisplay::Pipeline => {
                self.print_pipeline(pipeline.elements(), 0, &mut 0, &mut out);
            }
        }
        statistics_report(&out)
    }

    /// Returns the counts of a pass, or zeros if it did not run.
    fn counts(&self, pass: usize, def: &PassDef) -> Vec<u64> {
        let mut counts = self.of(pass).to_vec();
        counts.resize(def.statistics.len(), 0);
        counts
    }

    fn print_list(&self, pipeline: &OpPassManager, out: &mut String) {
        let mut by_class: BTreeMap<&str, (&PassDef, Vec<u64>)> = BTreeMap::new();
        for (number, pass) in passes(pipeline).into_iter().enumerate() {
            if pass.def.statistics.is_empty() {
                continue;
            }
            let entry = by_class.entry(pass.def.class);
            let (_, sums) = entry.or_insert_with(|| (pass.def, Vec::new()));
            add(sums, &self.counts(number, pass.def));
        }
        for (def, counts) in by_class.values() {
            print_pass(def, counts, 2, out);
        }
    }

    /// Prints the elements of a pipeline. `number` is the index of the next pass.
    fn print_pipeline(
        &self,
        elements: &[Element],
        indent: usize,
        number: &mut usize,
        out: &mut String,
    ) {
        for element in elements {
            match element {
                Element::Pass(pass) => {
                    print_pass(pass.def, &self.counts(*number, pass.def), indent, out);
                    *number += 1;
                }
                Element::Nested(managers) => {
                    let mut indent = indent;
                    if managers.len() > 1 {
                        print_line(&collection_name(managers), indent, out);
                        indent += 2;
                    }
                    for manager in managers {
                        print_line(&manager.pipeline_name(), indent, out);
                        self.print_pipeline(manager.elements(), indent + 2, number, out);
                    }
                }
            }
        }
    }
}

/// Returns a report with its header. If `rows` is empty, the report is that of an mlir-opt without statistics, such as
/// a release build.
pub fn statistics_report(rows: &str) -> String {
    let line = format!("==={}===\n", "-".repeat(73));
    let title = "... Pass statistics report ...";
    let indent = " ".repeat((80 - title.len()) / 2);
    format!("{line}{indent}{title}\n{line}{rows}\n")
}

fn add(sums: &mut Vec<u64>, counts: &[u64]) {
    sums.resize(sums.len().max(counts.len()), 0);
    for (sum, count) in sums.iter_mut().zip(counts) {
        *sum = sum.saturating_add(*count);
    }
}

/// Returns the passes of a pipeline, including nested ones, in textual order.
pub(crate) fn passes(pipeline: &OpPassManager) -> Vec<&PassInstance> {
    let mut found = Vec::new();
    let mut pending: Vec<&Element> = pipeline.elements().iter().rev().collect();
    while let Some(element) = pending.pop() {
        match element {
            Element::Pass(pass) => found.push(pass),
            Element::Nested(managers) => {
                let inside = managers.iter().rev();
                pending.extend(inside.flat_map(|manager| manager.elements().iter().rev()));
            }
        }
    }
    found
}

fn print_line(text: &str, indent: usize, out: &mut String) {
    out.extend(std::iter::repeat_n(' ', indent));
    out.push_str(text);
    out.push('\n');
}

fn print_pass(def: &PassDef, counts: &[u64], indent: usize, out: &mut String) {
    print_line(def.class, indent, out);
    let mut rows: Vec<(&Statistic, String)> = def
        .statistics
        .iter()
        .copied()
        .zip(counts.iter().map(u64::to_string))
        .collect();
    rows.sort_by_key(|(statistic, _)| statistic.name);
    let width = |len: fn(&(&Statistic, String)) -> usize| rows.iter().map(len).max().unwrap_or(0);
    let (names, values) = (width(|row| row.0.name.len()), width(|row| row.1.len()));
    for (Statistic { name, description }, value) in &rows {
        let row = format!("(S) {value:>values$} {name:<names$} - {description}");
        print_line(&row, indent + 2, out);
    }
}
