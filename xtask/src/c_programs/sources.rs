//! The programs: files of a folder, or made by csmith.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::process::{self, Run};

/// The header files of csmith, where Debian's package puts them.
const CSMITH_HEADERS: &str = "/usr/include/csmith";

/// The flags without which clang refuses C of other times and of GCC.
const TOLERANT: [&str; 7] = [
    "-w",
    "-Wno-implicit-function-declaration",
    "-Wno-implicit-int",
    "-Wno-int-conversion",
    "-Wno-incompatible-pointer-types",
    "-Wno-return-type",
    "-Wno-return-mismatch",
];

/// A C program.
pub(super) struct Source {
    /// The name in reports.
    pub(super) name: String,
    /// The text.
    pub(super) text: Text,
    /// Flags of clang.
    pub(super) flags: Vec<String>,
    /// True if the program exits with 0 exactly if it was compiled correctly. What such a program prints is not
    /// compared: it may be an address.
    pub(super) checks_itself: bool,
}

/// The place of a program's text.
pub(super) enum Text {
    /// A file, which may include others of its folder.
    File(PathBuf),
    /// A program that was made.
    Made(String),
}

/// Returns the programs of a folder, in the order of their names.
pub(super) fn of_folder(folder: &Path) -> Result<Vec<Source>> {
    let entries = fs::read_dir(folder).with_context(|| format!("{}", folder.display()))?;
    let mut sources = Vec::new();
    for entry in entries {
        let path = entry?.path().canonicalize()?;
        if path.extension().is_none_or(|extension| extension != "c") {
            continue;
        }
        let text = process::decode(&fs::read(&path)?);
        let stem = path.file_stem().unwrap_or_default();
        let mut flags: Vec<String> = TOLERANT.map(str::to_owned).to_vec();
        flags.extend(flags_of(&text));
        sources.push(Source {
            name: stem.to_string_lossy().into_owned(),
            text: Text::File(path),
            flags,
            checks_itself: true,
        });
    }
    ensure!(!sources.is_empty(), "no C file in {}", folder.display());
    sources.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(sources)
}

/// The flags of code generation and of the language that a test of GCC asks for: `dg-options "-fwrapv"`.
fn flags_of(text: &str) -> Vec<String> {
    let mut flags = Vec::new();
    for line in text.lines() {
        let Some((_, after)) = line
            .split_once("dg-options")
            .or_else(|| line.split_once("dg-additional-options"))
        else {
            continue;
        };
        let Some(quoted) = after.split('"').nth(1) else {
            continue;
        };
        let known = |flag: &&str| {
            matches!(
                *flag,
                "-fwrapv" | "-fgnu89-inline" | "-fno-builtin" | "-fshort-enums"
            ) || flag.starts_with("-std=")
        };
        flags.extend(quoted.split_whitespace().filter(known).map(str::to_owned));
    }
    flags
}

/// Returns program `number` of a seed, made by csmith; none if csmith does not end, as for one seed of some hundred.
pub(super) fn by_csmith(seed: u64, number: usize) -> Result<Option<Source>> {
    let own = seed.wrapping_mul(1_000_003).wrapping_add(number as u64);
    let arguments = ["--seed".to_owned(), (own % (1 << 31)).to_string()];
    // csmith writes its choices to a file of the current folder.
    let folder = tempfile::tempdir()?;
    let text = match process::run(Path::new("csmith"), &arguments, folder.path())? {
        Run::Done(output) if output.success => output.stdout,
        Run::TimedOut => return Ok(None),
        other => bail!("csmith (Debian's package) fails: {other:?}"),
    };
    Ok(Some(Source {
        name: format!("csmith-{seed}-{number}"),
        text: Text::Made(text),
        flags: vec!["-w".to_owned(), format!("-I{CSMITH_HEADERS}")],
        checks_itself: false,
    }))
}
