//! Reduces a program while it still shows the error.

use std::ops::Range;
use std::time::Instant;

use anyhow::Result;
use terrace_generate::damage::generic::{Operation, operations};

use super::examine::{Finding, shows};
use super::run::{ENDLESS, Runner};

/// The maximum number of attempts to reduce a finding.
const TRIES: usize = 400;
/// The maximum number of attempts for programs that use up the time limit in each attempt.
const LONG_TRIES: usize = 60;

/// Returns the finding with a minimal program that still shows it, and with as few passes as possible. Stops soon after
/// `end`.
pub(super) fn reduced(runner: &Runner, finding: Finding, end: Instant) -> Result<Finding> {
    let endless = finding.detail.starts_with(ENDLESS);
    let mut reducer = Reducer {
        runner,
        best: finding,
        tries: if endless { LONG_TRIES } else { TRIES },
        end,
    };
    reducer.without_passes()?;
    let Some(generic) = runner.text(&reducer.best.text, true)? else {
        return Ok(reducer.best);
    };
    // The first line specifies the comparison of floats.
    let first = match reducer.best.text.lines().next() {
        Some(line) if line.starts_with("//") => format!("{line}\n"),
        _ => String::new(),
    };
    if !reducer.attempt(first.clone() + &generic)? {
        return Ok(reducer.best);
    }
    reducer.without_effects()?;
    loop {
        let before = reducer.best.text.len();
        reducer.with_constants()?;
        reducer.one_by_one()?;
        reducer.without_effects()?;
        if reducer.best.text.len() == before || reducer.tries == 0 {
            break;
        }
    }
    reducer.tries = 1;
    if let Some(custom) = runner.text(&reducer.best.text, false)? {
        reducer.attempt(first + &custom)?;
    }
    let lines = reducer
        .best
        .text
        .lines()
        .filter(|line| !line.trim().is_empty());
    reducer.best.text = lines.map(|line| format!("{line}\n")).collect();
    Ok(reducer.best)
}

struct Reducer<'r> {
    runner: &'r Runner,
    best: Finding,
    tries: usize,
    /// The time at which the reduction must stop.
    end: Instant,
}

impl Reducer<'_> {
    /// Keeps the text if it shows the finding. Returns true if it does.
    fn attempt(&mut self, text: String) -> Result<bool> {
        if self.tries == 0 || text == self.best.text {
            return Ok(false);
        }
        self.tries -= 1;
        if Instant::now() >= self.end {
            self.tries = 0;
        }
        let other = Finding {
            text,
            ..self.best.clone()
        };
        let detail = shows(self.runner, &other)?;
        let is_shown = detail.is_some();
        if let Some(detail) = detail {
            self.best = Finding { detail, ..other };
        }
        Ok(is_shown)
    }

    /// Removes the passes before the last one that are not needed.
    fn without_passes(&mut self) -> Result<()> {
        let mut index = 0;
        while index + 1 < self.best.pipeline.len() {
            let mut fewer = self.best.clone();
            fewer.pipeline.remove(index);
            match shows(self.runner, &fewer)? {
                Some(detail) => self.best = Finding { detail, ..fewer },
                None => index += 1,
            }
        }
        Ok(())
    }

    /// Applies changes of the text, first many at a time, then fewer.
    fn changes(&mut self, candidates: impl Fn(&str) -> Vec<(Range<usize>, String)>) -> Result<()> {
        let mut size = candidates(&self.best.text).len().next_power_of_two();
        while size > 0 && self.tries > 0 {
            let mut at = 0;
            loop {
                let candidates = candidates(&self.best.text);
                if at >= candidates.len() || self.tries == 0 {
                    break;
                }
                // Try the last changes first, because no other operation depends on them.
                let end = candidates.len() - at;
                let group = &candidates[end.saturating_sub(size)..end];
                let text = without_unused(&changed(&self.best.text, group));
                if !self.attempt(text)? {
                    at += size;
                }
            }
            size /= 2;
        }
        Ok(())
    }

    /// Removes operations without results, and calls whose results are unused.
    fn without_effects(&mut self) -> Result<()> {
        self.changes(|text| {
            let all = operations(text);
            let candidates = all.iter().filter(|operation| {
                let name = &text[operation.name.clone()];
                let unused = operation.results.is_empty()
                    || (operation.regions.is_none() && !is_used(text, operation));
                unused
                    && !is_terminator(name)
                    && !matches!(name, "\"builtin.module\"" | "\"func.func\"")
            });
            outermost(candidates.map(|operation| (operation.whole.clone(), String::new())))
        })?;
        // Remove functions that are no longer called.
        self.changes(|text| {
            let all = operations(text);
            let candidates = all.iter().filter(|operation| {
                let function = &text[operation.whole.clone()];
                let symbol = function.split("sym_name = \"").nth(1);
                let symbol = symbol
                    .and_then(|rest| rest.split('"').next())
                    .unwrap_or_default();
                &text[operation.name.clone()] == "\"func.func\"" && symbol != "main"
            });
            candidates
                .map(|operation| (operation.whole.clone(), String::new()))
                .collect()
        })
    }

    /// Replaces operations by constants.
    fn with_constants(&mut self) -> Result<()> {
        self.changes(|text| {
            let all = operations(text);
            let candidates = all.iter().filter_map(|operation| {
                let name = &text[operation.name.clone()];
                if name == "\"arith.constant\"" {
                    return None;
                }
                Some((operation.whole.clone(), constant(text, operation)?))
            });
            outermost(candidates)
        })
    }

    /// Simplifies each operation separately: removes it, or replaces it by an operand or by the contents of its region.
    fn one_by_one(&mut self) -> Result<()> {
        let mut index = 1;
        while self.tries > 0 {
            let text = self.best.text.clone();
            let all = operations(&text);
            let Some(operation) = all.get(index) else {
                break;
            };
            index += 1;
            for fewer in simpler(&text, operation) {
                if self.attempt(without_unused(&fewer))? {
                    index -= 1;
                    break;
                }
            }
        }
        Ok(())
    }
}

/// Returns the changes that are not nested in other changes, in textual order.
fn outermost(changes: impl Iterator<Item = (Range<usize>, String)>) -> Vec<(Range<usize>, String)> {
    let mut kept: Vec<(Range<usize>, String)> = Vec::new();
    for change in changes {
        if kept.last().is_none_or(|last| last.0.end <= change.0.start) {
            kept.push(change);
        }
    }
    kept
}

/// Returns the text with some ranges replaced.
fn changed(text: &str, changes: &[(Range<usize>, String)]) -> String {
    let mut text = text.to_owned();
    for (range, with) in changes.iter().rev() {
        text.replace_range(range.clone(), with);
    }
    text
}

fn is_terminator(name: &str) -> bool {
    let ends = [
        "return\"",
        "yield\"",
        "cf.br\"",
        "cond_br\"",
        "switch\"",
        "scf.condition\"",
        "scf.reduce\"",
        "in_parallel\"",
    ];
    ends.iter().any(|end| name.ends_with(end))
}

/// Returns the name of the results of an operation.
fn result_name<'t>(text: &'t str, operation: &Operation) -> &'t str {
    let results = &text[operation.results.clone()];
    results.split(':').next().unwrap_or_default()
}

/// Returns the number of occurrences of a name in a text.
fn count(text: &str, name: &str) -> usize {
    let ends = |at: &(usize, &str)| {
        let after = &text[at.0 + name.len()..];
        !after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
    };
    text.match_indices(name).filter(ends).count()
}

fn is_used(text: &str, operation: &Operation) -> bool {
    let name = result_name(text, operation);
    name.is_empty() || count(text, name) > 1
}

/// Removes operations whose results are unused, if they have no effects.
fn without_unused(text: &str) -> String {
    let mut text = text.to_owned();
    loop {
        let all = operations(&text);
        let unused = all.iter().filter(|operation| {
            let name = text[operation.name.clone()].trim_matches('"');
            let pure = [
                "arith.",
                "math.",
                "complex.",
                "index.",
                "vector.",
                "affine.apply",
                "affine.min",
                "affine.max",
            ];
            let effects = name.contains("load")
                || name.contains("transfer")
                || name.contains("gather")
                || name == "vector.mask";
            (pure.iter().any(|start| name.starts_with(start))
                || name == "memref.subview"
                || name == "memref.cast")
                && !effects
                && !operation.results.is_empty()
                && !is_used(&text, operation)
        });
        let changes: Vec<_> = unused
            .map(|operation| (operation.whole.clone(), String::new()))
            .collect();
        if changes.is_empty() {
            return text;
        }
        text = changed(&text, &changes);
    }
}

/// Returns a constant that replaces an operation.
fn constant(text: &str, operation: &Operation) -> Option<String> {
    let results = &text[operation.results.clone()];
    let [ty] = operation.result_types.elements.as_slice() else {
        return None;
    };
    let ty = &text[ty.clone()];
    if results.is_empty()
        || results.contains(':')
        || ty.starts_with("memref")
        || ty.starts_with('!')
    {
        return None;
    }
    if let Some(part) = ty
        .strip_prefix("complex<")
        .and_then(|rest| rest.strip_suffix('>'))
    {
        return Some(format!(
            "{results} = \"complex.constant\"() <{{value = [1.0 : {part}, 0.0 : {part}]}}> : () -> {ty}"
        ));
    }
    let element = ty
        .trim_end_matches('>')
        .rsplit(['x', '<'])
        .next()
        .unwrap_or(ty);
    let number = match element {
        "i1" => "true",
        "f16" | "bf16" | "f32" | "f64" => "1.0",
        _ => "0",
    };
    let value = match (ty.starts_with("vector<"), ty) {
        (true, _) => format!("dense<{number}> : {ty}"),
        (false, "i1") => number.to_owned(),
        (false, _) => format!("{number} : {ty}"),
    };
    Some(format!(
        "{results} = \"arith.constant\"() <{{value = {value}}}> : () -> {ty}"
    ))
}

/// Returns the text without an operation, or with a simpler one in its place.
fn simpler(text: &str, operation: &Operation) -> Vec<String> {
    let name = &text[operation.name.clone()];
    if is_terminator(name) {
        return branches(text, operation);
    }
    let replaced = |with: &str| {
        format!(
            "{}{with}{}",
            &text[..operation.whole.start],
            &text[operation.whole.end..]
        )
    };
    let mut all = Vec::new();
    if operation.results.is_empty() || !is_used(text, operation) {
        all.push(replaced(""));
    }
    all.extend(unwrapped(text, operation));
    if operation.results.is_empty() || name == "\"arith.constant\"" {
        return all;
    }
    let results = &text[operation.results.clone()];
    if let [ty] = operation.result_types.elements.as_slice()
        && !results.contains(':')
    {
        let ty = &text[ty.clone()];
        // An operand of the same type may replace the result, except for an index, which may be an index into memory.
        for (operand, its) in operation
            .operands
            .elements
            .iter()
            .zip(&operation.operand_types.elements)
        {
            if &text[its.clone()] == ty && ty != "index" {
                let operand = &text[operand.clone()];
                all.push(renamed(&replaced(""), results, operand));
            }
        }
    }
    if name != "\"arith.constant\"" {
        all.extend(constant(text, operation).map(|constant| replaced(&constant)));
    }
    all
}

/// Replaces a conditional branch by an unconditional one.
fn branches(text: &str, operation: &Operation) -> Vec<String> {
    let name = &text[operation.name.clone()];
    let (Some(successors), true) = (
        &operation.successors,
        matches!(name, "\"cf.cond_br\"" | "\"cf.switch\""),
    ) else {
        return Vec::new();
    };
    let mut all = Vec::new();
    let mut seen = Vec::new();
    for successor in &successors.elements {
        let block = &text[successor.clone()];
        if seen.contains(&block) {
            continue;
        }
        seen.push(block);
        // The operands of the successor are unknown here, so all plausible segments are tried.
        let count = operation.operands.elements.len();
        for (from, to) in [(1, count), (1, 1), (count, count)] {
            if from > to || (from, to) == (count, count) && count < 2 {
                continue;
            }
            let list = |ranges: &[std::ops::Range<usize>]| {
                let texts: Vec<&str> = ranges[from..to]
                    .iter()
                    .map(|range| &text[range.clone()])
                    .collect();
                texts.join(", ")
            };
            all.push(format!(
                "{}\"cf.br\"({})[{block}] : ({}) -> (){}",
                &text[..operation.whole.start],
                list(&operation.operands.elements),
                list(&operation.operand_types.elements),
                &text[operation.whole.end..]
            ));
        }
    }
    all
}

/// Returns the text with an operation replaced by the only block of its first region. The operands of the block's
/// terminator replace the results.
fn unwrapped(text: &str, operation: &Operation) -> Option<String> {
    let regions = operation.regions.as_ref()?;
    let name = &text[operation.name.clone()];
    if !matches!(
        name,
        "\"scf.if\""
            | "\"scf.execute_region\""
            | "\"affine.if\""
            | "\"memref.alloca_scope\""
            | "\"vector.mask\""
    ) {
        return None;
    }
    let region = &text[regions.elements.first()?.clone()];
    let inner = region.strip_prefix('{')?.strip_suffix('}')?;
    let mut last = operations(inner)
        .into_iter()
        .filter(|inner_operation| is_terminator(&inner[inner_operation.name.clone()]));
    let last = last.next_back()?;
    if inner[..last.whole.start].contains("\n  ^") || inner.contains("^bb") {
        return None;
    }
    let handed_on: Vec<&str> = last
        .operands
        .elements
        .iter()
        .map(|operand| &inner[operand.clone()])
        .collect();
    let rest = &inner[..last.whole.start];
    let mut out = format!(
        "{}{rest}{}",
        &text[..operation.whole.start],
        &text[operation.whole.end..]
    );
    let result = result_name(text, operation);
    match handed_on.as_slice() {
        [] => {}
        [one] if !text[operation.results.clone()].contains(':') => out = renamed(&out, result, one),
        several => {
            for (index, value) in several.iter().enumerate().rev() {
                out = renamed(&out, &format!("{result}#{index}"), value);
            }
        }
    }
    Some(out)
}

/// Returns the text with a value renamed.
fn renamed(text: &str, from: &str, to: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(from) {
        let after = &rest[at + from.len()..];
        let goes_on = after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        out.push_str(&rest[..at]);
        out.push_str(if goes_on { from } else { to });
        rest = after;
    }
    out + rest
}
