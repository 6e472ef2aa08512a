//! Making a program small while it still shows what is wrong.

use std::time::{Duration, Instant};

use anyhow::Result;
use terrace_damage::generic::{Operation, operations};

use super::examine::{Finding, shows};
use super::run::Runner;

/// How long it may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// The finding with as little of its program as still shows it, and with no more passes than that needs.
pub(super) fn reduced(runner: &Runner, finding: Finding) -> Result<Finding> {
    let end = Instant::now() + PATIENCE;
    let mut best = finding;
    // Passes before the guilty one may not matter.
    let mut index = 0;
    while index + 1 < best.pipeline.len() {
        let mut fewer = best.clone();
        fewer.pipeline.remove(index);
        match shows(runner, &fewer)? {
            Some(detail) => best = Finding { detail, ..fewer },
            None => index += 1,
        }
    }
    let Some(generic) = runner.text(&best.text, true)? else {
        return Ok(best);
    };
    // The first line says how floats are compared.
    let first = match best.text.lines().next() {
        Some(line) if line.starts_with("//") => format!("{line}\n"),
        _ => String::new(),
    };
    let Some(mut small) = attempt(runner, &best, first.clone() + &generic)? else {
        return Ok(best);
    };
    small = without_prints(runner, small, end)?;
    for _ in 0..3 {
        let before = small.text.len();
        small = without_operations(runner, small, end)?;
        if small.text.len() == before || Instant::now() > end {
            break;
        }
    }
    if let Some(custom) = runner.text(&small.text, false)?
        && let Some(custom) = attempt(runner, &small, first + &custom)?
    {
        small = custom;
    }
    Ok(small)
}

/// The finding in another text, if that shows it.
fn attempt(runner: &Runner, finding: &Finding, text: String) -> Result<Option<Finding>> {
    let other = Finding {
        text,
        ..finding.clone()
    };
    Ok(shows(runner, &other)?.map(|detail| Finding { detail, ..other }))
}

/// Without operations that have no results and no regions, many at a time.
fn without_prints(runner: &Runner, finding: Finding, end: Instant) -> Result<Finding> {
    let mut best = finding;
    let mut size = 64;
    while size > 0 {
        let mut at = 0;
        loop {
            let text = &best.text;
            let candidates: Vec<Operation> = operations(text)
                .into_iter()
                .filter(|operation| {
                    let name = &text[operation.name.clone()];
                    operation.results.is_empty() && matches!(name, "\"vector.print\"" | "\"func.call\"" | "\"memref.store\"")
                })
                .collect();
            if at >= candidates.len() || Instant::now() > end {
                break;
            }
            let group = &candidates[at..(at + size).min(candidates.len())];
            let mut fewer = text.clone();
            for operation in group.iter().rev() {
                fewer.replace_range(operation.whole.clone(), "");
            }
            match attempt(runner, &best, fewer)? {
                Some(smaller) => best = smaller,
                None => at += size,
            }
        }
        size /= 2;
    }
    Ok(best)
}

fn without_operations(runner: &Runner, finding: Finding, end: Instant) -> Result<Finding> {
    let mut best = finding;
    let mut index = 1;
    loop {
        let all = operations(&best.text);
        let Some(operation) = all.get(index) else {
            break;
        };
        if Instant::now() > end {
            break;
        }
        index += 1;
        for fewer in without(&best.text, operation) {
            if let Some(smaller) = attempt(runner, &best, fewer)? {
                best = smaller;
                index -= 1;
                break;
            }
        }
    }
    Ok(best)
}

/// The text without an operation, or with something simpler in its place.
fn without(text: &str, operation: &Operation) -> Vec<String> {
    let name = &text[operation.name.clone()];
    let replaced = |with: &str| {
        format!(
            "{}{with}{}",
            &text[..operation.whole.start],
            &text[operation.whole.end..]
        )
    };
    let terminators = ["return\"", "yield\"", "cf.br\"", "cond_br\"", "switch\"", "scf.condition\"", "scf.reduce\""];
    if terminators.iter().any(|end| name.ends_with(end)) {
        return Vec::new();
    }
    let mut all = vec![replaced("")];
    if operation.results.is_empty() {
        return all;
    }
    if name == "\"arith.constant\"" {
        all.truncate(1);
        return all;
    }
    let results = &text[operation.results.clone()];
    let [ty] = operation.result_types.elements.as_slice() else {
        return all;
    };
    let ty = &text[ty.clone()];
    if results.contains(':') {
        return all;
    }
    // An operand of the type stands for the result, but not for an index, which may be one into memory.
    if ty != "index" {
        for (operand, its) in operation.operands.elements.iter().zip(&operation.operand_types.elements) {
            if &text[its.clone()] == ty {
                let operand = &text[operand.clone()];
                all.push(renamed(&replaced(""), results, operand));
            }
        }
    }
    let element = ty.trim_end_matches('>').rsplit(['x', '<']).next().unwrap_or(ty);
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
    if !ty.starts_with("complex") && !ty.starts_with("memref") && !ty.starts_with('!') {
        all.push(replaced(&format!("{results} = \"arith.constant\"() <{{value = {value}}}> : () -> {ty}")));
    }
    all
}

/// The text with another name for a value.
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
