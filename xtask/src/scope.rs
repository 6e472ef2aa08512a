//! Selects the inputs to compare: those that use only dialects that Terrace has, or unregistered dialects.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Result, bail, ensure};
use regex_lite::Regex;

use crate::process::{self, Run};
use crate::workspace;

/// The upstream dialects that Terrace lacks.
pub(crate) struct Scope {
    foreign: BTreeSet<String>,
    operation: Regex,
    string: Regex,
    comment: Regex,
    symbol: Regex,
    word: Regex,
    attribute: Regex,
    section: Regex,
}

impl Scope {
    /// Reads the scope from the output of mlir-opt and from the linked dialects.
    pub(crate) fn read() -> Result<Self> {
        let mlir_opt = workspace::llvm_program("mlir-opt");
        let flags = ["--show-dialects".to_owned()];
        let theirs = match process::run(&mlir_opt, &flags, Path::new("."))? {
            Run::Done(output) => output.stdout,
            run => bail!("--show-dialects: {run:?}"),
        };
        let context = terrace::context();
        let ours = context.dialects().iter().map(|dialect| dialect.name);
        Self::new(&theirs, ours)
    }

    /// Creates the scope from the output of MLIR's `--show-dialects` and the names of Terrace's dialects.
    fn new<'d>(upstream: &str, ours: impl IntoIterator<Item = &'d str>) -> Result<Self> {
        let (_, names) = upstream.split_once(':').unwrap_or_default();
        let names = names
            .split([',', ' ', '\n'])
            .filter(|name| !name.is_empty());
        let mut foreign: BTreeSet<String> = names.map(str::to_owned).collect();
        ensure!(foreign.len() > 20, "--show-dialects names no dialects");
        for name in ours {
            foreign.remove(name);
        }
        // The translations register this dialect, and no list contains it.
        foreign.insert("vcix".to_owned());
        Ok(Self {
            foreign,
            operation: Regex::new(r#"(?m)^\s*(?:%[^"=\n]*= )?"([\w$-]+)\.[\w$.-]*"[(<]"#)?,
            string: Regex::new(r#""(?:[^"\\\n]|\\.)*""#)?,
            comment: Regex::new(r"//[^\n]*")?,
            symbol: Regex::new(r"[!#]([a-z_]\w*)[.<]")?,
            attribute: Regex::new(r"[{,]\s*([a-z_]\w*)\.")?,
            section: Regex::new(r"(?s)\{-#.*#-\}")?,
            word: Regex::new(r"(?:^|[\s\x22({])([a-z_]\w*)\.\w")?,
        })
    }

    /// Returns a dialect that the input uses and Terrace lacks. Searches the names of operations, types and attributes
    /// in the generic form that upstream prints.
    pub(crate) fn foreign_in_generic(&self, generic: &str) -> Option<String> {
        let operations = self.operation.captures_iter(generic);
        let mut names: BTreeSet<String> = operations.map(|found| found[1].to_owned()).collect();
        let bare = self.string.replace_all(generic, "");
        names.extend(
            self.symbol
                .captures_iter(&bare)
                .map(|found| found[1].to_owned()),
        );
        self.first_foreign(names)
    }

    /// Returns a dialect that Terrace lacks and to which an attribute of an operation or an argument belongs. Parsing
    /// does not need the dialect, but a conversion may.
    pub(crate) fn foreign_attribute(&self, generic: &str) -> Option<String> {
        let bare = self.string.replace_all(generic, "");
        let names = self.attribute.captures_iter(&bare);
        self.first_foreign(names.map(|found| found[1].to_owned()).collect())
    }

    /// Like [`foreign_in_generic`](Self::foreign_in_generic), for an input that upstream rejects. Searches words in the
    /// text that look like names.
    pub(crate) fn foreign_in_source(&self, source: &str) -> Option<String> {
        let source = self.comment.replace_all(source, "");
        // In the section of resources, names stand alone.
        let section = self
            .section
            .find(&source)
            .map_or("", |found| found.as_str());
        let mut words = section.split(|c: char| !c.is_alphanumeric() && c != '_');
        if let Some(name) = words.find(|word| self.foreign.contains(*word)) {
            return Some(name.to_owned());
        }
        let mut names: BTreeSet<String> = self
            .word
            .captures_iter(&source)
            .map(|found| found[1].to_owned())
            .collect();
        names.extend(
            self.symbol
                .captures_iter(&source)
                .map(|found| found[1].to_owned()),
        );
        self.first_foreign(names)
    }

    fn first_foreign(&self, names: BTreeSet<String>) -> Option<String> {
        names.into_iter().find(|name| self.foreign.contains(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_which_dialects_are_used() {
        let upstream = format!(
            "Available Dialects: builtin,gpu,llvm,test,{}\n",
            (0..20)
                .map(|n| format!("d{n}"))
                .collect::<Vec<_>>()
                .join(",")
        );
        let scope = Scope::new(&upstream, ["builtin", "llvm"]).expect("a list");
        let generic = |text: &str| scope.foreign_in_generic(text);
        assert_eq!(generic("  %0 = \"llvm.add\"(%1)"), None);
        assert_eq!(generic("\"new.op\"() : () -> !new.type"), None);
        assert_eq!(generic("  \"gpu.launch\"() ({"), Some("gpu".to_owned()));
        assert_eq!(generic("\"a.b\"() {x = \"gpu.launch\"}"), None);
        assert_eq!(
            generic("\"a.b\"() : () -> !test.i32"),
            Some("test".to_owned())
        );
        let source = |text: &str| scope.foreign_in_source(text);
        assert_eq!(source("llvm.add %0 // gpu.launch"), None);
        assert_eq!(source("  gpu.launch x"), Some("gpu".to_owned()));
        assert_eq!(source("\"test.op\"()"), Some("test".to_owned()));
    }
}
