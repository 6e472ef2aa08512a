//! Checks rules of single source files. The checks rely on rustfmt's formatting.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::Violation;
use crate::workspace;

/// The maximum number of lines of a function.
const LINES: usize = 150;

/// Folders in which strings with operation names define the operations, or are names of LLVM IR.
const EXEMPT: &[&str] = &[
    "crates/dialects/",
    "crates/llvmir",
    "crates/engine/",
    "xtask/",
];

/// The operation with which pipelines in text begin. No code searches for this operation.
const ANCHOR: &str = "builtin.module";

/// Checks the code of all crates, except tests.
pub(super) fn check() -> Result<Vec<Violation>> {
    let ctx = terrace::context();
    let operations: HashSet<&str> = (ctx.dialects().iter())
        .flat_map(|dialect| dialect.ops.iter().map(|op| op.name))
        .collect();
    let mut files = Vec::new();
    for folder in ["crates", "xtask/src", "xtask/upstream/src"] {
        collect(&workspace::root().join(folder), &mut files)?;
    }
    files.sort();
    let mut breaches = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let name = path.strip_prefix(workspace::root()).unwrap_or(&path);
        let name = name.to_string_lossy();
        let text = without_tests(&text);
        let mut found = long_functions(text);
        if !EXEMPT.iter().any(|exempt| name.starts_with(exempt)) {
            found.extend(names_of_operations(text, &operations));
        }
        breaches.extend(found.into_iter().map(|(line, text)| Violation {
            subject: name.clone().into_owned(),
            text,
            line: Some(line),
        }));
    }
    Ok(breaches)
}

/// Collects the Rust files of `src` folders below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() {
            if name != "tests" && name != "target" && name != "benches" && name != "examples" {
                collect(&path, files)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") && name != "tests.rs"
        {
            files.push(path);
        }
    }
    Ok(())
}

/// Returns a file up to its test module, which is at the end.
fn without_tests(text: &str) -> &str {
    match text.find("\n#[cfg(test)]\nmod ") {
        Some(end) => &text[..end + 1],
        None => text,
    }
}

/// Returns the functions that are too long, with their first lines. A function ends at the closing brace in the column
/// where it began.
fn long_functions(text: &str) -> Vec<(usize, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let Some(name) = function(line) else { continue };
        let indent = line.len() - line.trim_start().len();
        let length = (lines[start..].iter())
            .position(|line| line.len() == indent + 1 && line.ends_with('}'));
        // Skip functions without a body, or with the body on one line.
        let has_body = (lines[start..].iter())
            .find(|line| line.ends_with(['{', ';', '}']))
            .is_some_and(|line| line.ends_with('{'));
        if let Some(length) = length
            && has_body
            && length + 1 > LINES
        {
            found.push((
                start + 1,
                format!("function {name} has more than {LINES} lines"),
            ));
        }
    }
    found
}

/// Returns the name of the function that begins on a line.
fn function(line: &str) -> Option<&str> {
    let mut code = line.trim_start();
    if let Some(rest) = code.strip_prefix("pub") {
        code = match rest.strip_prefix('(') {
            Some(rest) => rest.split_once(") ")?.1,
            None => rest.strip_prefix(' ')?,
        };
    }
    for word in ["const ", "unsafe ", "extern \"C\" ", "extern \"C-unwind\" "] {
        code = code.strip_prefix(word).unwrap_or(code);
    }
    let name = code.strip_prefix("fn ")?;
    Some(&name[..name.find(['(', '<'])?])
}

/// Returns the strings in code that are operation names, each once. The declarations of lowerings and of the operations
/// that passes run on are exempt, because they are tables.
fn names_of_operations(text: &str, operations: &HashSet<&str>) -> Vec<(usize, String)> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let code = line.trim_start();
        let is_table = code.contains(".on(\"") || code.contains("Taken::");
        if is_table || ["//", "#[", "#!["].iter().any(|it| code.starts_with(it)) {
            continue;
        }
        for string in line.split('"').skip(1).step_by(2) {
            if string != ANCHOR && operations.contains(string) && seen.insert(string) {
                found.push((number + 1, format!("names '{string}' by a string")));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_measured() {
        let body = "    x;\n".repeat(LINES - 1);
        let long =
            format!("pub(crate) fn long<T>(\n    a: T,\n) {{\n{body}}}\n\nfn short() {{\n}}\n");
        let expected = format!("function long has more than {LINES} lines");
        assert_eq!(long_functions(&long), [(1, expected)]);
        let one = format!("fn one() {{\n{}}}\n", "    x;\n".repeat(LINES - 2));
        assert_eq!(long_functions(&one), []);
    }

    #[test]
    fn operations_in_strings_are_found_but_not_in_comments() {
        let text = "// \"a.b\"\nTaken::Op(\"a.b\"),\nlet x = name == \"a.b\";\nlet y = \"a.c\";\n";
        let operations = HashSet::from(["a.b"]);
        let expected = [(3, "names 'a.b' by a string".to_owned())];
        assert_eq!(names_of_operations(text, &operations), expected);
    }

    #[test]
    fn tests_do_not_count() {
        assert_eq!(without_tests("a\n#[cfg(test)]\nmod tests {}\n"), "a\n");
    }
}
