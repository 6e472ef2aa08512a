//! Compares the order of crates in the code map of `docs/architecture.md` with the manifests.

use std::env;
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::Violation;
use crate::workspace;

const PAGE: &str = "docs/architecture.md";

/// A crate and its position in the code map: the index of the list entry that names it.
struct Crate {
    /// The folder relative to `crates`, or relative to the root of the workspace.
    path: String,
    entry: Option<usize>,
    dependencies: Vec<String>,
}

/// Returns the violations of the order: dependencies on crates in the same or a later entry, and crates that are not in
/// the map.
pub(super) fn check() -> Result<Vec<Violation>> {
    let page = fs::read_to_string(workspace::root().join(PAGE)).context(PAGE)?;
    let map = code_map(&page);
    ensure!(!map.is_empty(), "{PAGE}: no code map");
    let crates = crates(&map)?;
    let mut breaches = Vec::new();
    for it in &crates {
        let violation = |text: String| Violation {
            subject: it.path.clone(),
            text,
            line: None,
        };
        let Some(entry) = it.entry else {
            breaches.push(violation(format!("is not in the code map of {PAGE}")));
            continue;
        };
        for dependency in &it.dependencies {
            let known = crates.iter().find(|other| other.path == *dependency);
            match known.and_then(|other| other.entry) {
                Some(place) if place >= entry => {
                    breaches.push(violation(format!("depends on {dependency}")));
                }
                _ => {}
            }
        }
    }
    for name in map.iter().flatten() {
        if !crates.iter().any(|it| is_named(&it.path, name)) {
            breaches.push(Violation {
                subject: PAGE.to_owned(),
                text: format!("'{name}' is no crate"),
                line: None,
            });
        }
    }
    Ok(breaches)
}

/// Returns the entries of the code map in order, each with the names of its crates, which are its bold code. `{a,b}`
/// denotes several names.
fn code_map(page: &str) -> Vec<Vec<String>> {
    let lines = page.lines().skip_while(|line| *line != "## Code map");
    let lines = lines.skip(1).take_while(|line| !line.starts_with("## "));
    let mut entries: Vec<Vec<String>> = Vec::new();
    for line in lines {
        if line.starts_with("- ") {
            entries.push(Vec::new());
        }
        let Some(entry) = entries.last_mut() else {
            continue;
        };
        let mut rest = line;
        while let Some((_, after)) = rest.split_once("**`")
            && let Some((name, after)) = after.split_once("`**")
        {
            entry.extend(name.split("`, `").flat_map(alternatives));
            rest = after;
        }
    }
    entries.retain(|entry| !entry.is_empty());
    entries
}

/// Expands `a/{b,c}` to `a/b` and `a/c`.
fn alternatives(name: &str) -> Vec<String> {
    match name.split_once('{') {
        Some((head, rest)) => {
            let (inner, tail) = rest.split_once('}').unwrap_or((rest, ""));
            let inner = inner.split(',');
            inner.map(|name| format!("{head}{name}{tail}")).collect()
        }
        None => vec![name.to_owned()],
    }
}

/// Returns true if a name of the map denotes a crate. `*` stands for part of a name.
fn is_named(path: &str, name: &str) -> bool {
    match name.split_once('*') {
        Some((head, tail)) => {
            path.len() >= name.len() && path.starts_with(head) && path.ends_with(tail)
        }
        None => path == name,
    }
}

/// Returns the crates of the workspace with their dependencies on each other, as reported by cargo. Dev-dependencies do
/// not count.
fn crates(map: &[Vec<String>]) -> Result<Vec<Crate>> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments = "tree --workspace --all-features --no-dedupe --edges normal,build --depth 1 --prefix depth --format {p}";
    let output = Command::new(cargo)
        .args(arguments.split(' '))
        .current_dir(workspace::root())
        .output()
        .context("cannot run cargo")?;
    ensure!(output.status.success(), "cargo {arguments} fails");
    let text = String::from_utf8(output.stdout).context("cargo printed no UTF-8")?;
    let mut crates: Vec<Crate> = Vec::new();
    for line in text.lines() {
        // `1terrace-ir v0.1.0 (/path/to/crates/ir)`; external packages have no path.
        let Some(path) = folder(line) else { continue };
        if line.starts_with('0') {
            let entry =
                (map.iter()).position(|names| names.iter().any(|name| is_named(&path, name)));
            crates.push(Crate {
                path,
                entry,
                dependencies: Vec::new(),
            });
        } else if let Some(dependent) = crates.last_mut() {
            dependent.dependencies.push(path);
        }
    }
    // Examples of external crates are not part of the order.
    crates.retain(|it| !it.path.starts_with("tests/"));
    ensure!(!crates.is_empty(), "cargo {arguments}: no crates");
    Ok(crates)
}

/// Returns the folder of the package in a line of `cargo tree`, relative to `crates` or else to the root.
fn folder(line: &str) -> Option<String> {
    let root = workspace::root().to_str()?;
    let (_, rest) = line.split_once(&format!("({root}/"))?;
    let (path, _) = rest.split_once(')')?;
    Some(path.strip_prefix("crates/").unwrap_or(path).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_is_what_is_bold_in_its_list() {
        let page = "## Other\n- **`no`**\n## Code map\ntext\n\n- **`a`**: first, not `b`.\n- **`d/{x,y}`**: two,\n  and **`e/*-t`**\n## End\n- **`z`**\n";
        let expected: [&[&str]; 2] = [&["a"], &["d/x", "d/y", "e/*-t"]];
        assert_eq!(code_map(page), expected);
    }

    #[test]
    fn stars_stand_for_parts_of_names() {
        assert!(is_named("convert/scf-transforms", "convert/*-transforms"));
        assert!(!is_named("transforms", "convert/*-transforms"));
        assert!(is_named("ir", "ir") && !is_named("irx", "ir"));
    }
}
