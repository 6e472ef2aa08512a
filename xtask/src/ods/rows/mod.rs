//! Writes tables of operations from upstream's definitions alone: `check-ods --write DIALECT`.
//!
//! A dialect whose operations call intrinsics needs no hand-written definitions: name, operands, properties, format and
//! intrinsic are in the record. Operations with the same arguments of `#[op]` and the same fields form one group.
//! `check-ods` compares the files with the text that it would write.
//!
//! # Map
//! - [`Table`]: the dialects and their files.
//! - `record`: `llvmBuilder` as a row, and names in Rust. `types`: constraints. `enums`: enumerations. `group`: the
//!   text.

mod enums;
mod group;
mod record;
mod types;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use terrace_upstream::ods::Op;

use crate::workspace;
use enums::Enums;
use types::Constraints;

/// A file of a dialect's operations.
struct Section {
    /// The name without `.rs`.
    file: &'static str,
    /// The doc comment of the module.
    doc: &'static str,
    /// The file contains the operations whose mnemonic begins with one of these words. An empty list matches all
    /// remaining operations.
    words: &'static [&'static str],
}

/// A generated dialect.
pub(super) struct Table {
    pub(super) dialect: &'static str,
    /// The source folder relative to the workspace's root.
    folder: &'static str,
    /// The doc comment of the dialect.
    doc: &'static str,
    /// Hand-written attributes other than enumerations.
    attrs: &'static [&'static str],
    /// Prefixes of operation names, each with the verifier that all operations with the prefix share. The first match
    /// counts. Other verifiers have the name of their operation. All verifiers are hand-written.
    verifiers: &'static [(&'static str, &'static str)],
    /// The operations whose verifiers are not implemented yet.
    left_out: &'static [&'static str],
    sections: &'static [Section],
}

pub(super) const TABLES: &[Table] = &[
    Table {
        dialect: "rocdl",
        folder: "crates/dialects/rocdl/src",
        doc: "Intrinsics of AMD's GPUs: registers, conversions, products of matrices, memory and barriers.",
        attrs: &[],
        verifiers: &[],
        left_out: &[],
        sections: &[
            Section {
                file: "conversions",
                doc: "Conversions between formats of numbers.",
                words: &["cvt"],
            },
            Section {
                file: "matrix",
                doc: "Products of matrices that the lanes of a wave share.",
                words: &["mfma", "smfmac", "wmma"],
            },
            Section {
                file: "memory",
                doc: "Loads, stores and atomic operations; resources of buffers.",
                words: &[
                    "cluster.load",
                    "ds.",
                    "flat",
                    "global",
                    "load",
                    "make",
                    "raw",
                    "tensor",
                ],
            },
            Section {
                file: "registers",
                doc: "Positions of a lane, sizes of what it belongs to.",
                words: &["cluster", "grid", "wavefrontsize", "workgroup", "workitem"],
            },
            Section {
                file: "waves",
                doc: "Barriers, scheduling, exchange between lanes, functions of numbers.",
                words: &[],
            },
        ],
    },
    Table {
        dialect: "nvvm",
        folder: "crates/dialects/nvvm/src",
        doc: "Intrinsics of NVIDIA's GPUs: registers, barriers, copies, conversions, products of matrices.",
        attrs: &["LdStMatrixShapeAttr", "MMAShapeAttr", "TargetAttr"],
        verifiers: &[
            (
                "nvvm.mbarrier.arrive.expect_tx",
                "mbarrier_arrive_expect_tx",
            ),
            ("nvvm.mbarrier.", "mbarrier"),
            ("nvvm.read.ptx.sreg.", "register_range"),
        ],
        left_out: &[
            "nvvm.mma.block_scale",
            "nvvm.mma.sp.block_scale",
            "nvvm.mma.sp.sync",
            "nvvm.mma.sync",
            "nvvm.tcgen05.ld",
            "nvvm.tcgen05.mma",
            "nvvm.tcgen05.mma.block_scale",
            "nvvm.tcgen05.mma.sp",
            "nvvm.tcgen05.mma.sp.block_scale",
            "nvvm.tcgen05.st",
            "nvvm.wgmma.mma_async",
            "nvvm.wmma.load",
            "nvvm.wmma.mma",
            "nvvm.wmma.store",
        ],
        sections: &[
            Section {
                file: "registers",
                doc: "Special registers.",
                words: &["read.ptx.sreg"],
            },
            Section {
                file: "tcgen05",
                doc: "Tensor cores of the fifth generation.",
                words: &["tcgen05"],
            },
            Section {
                file: "copies",
                doc: "Asynchronous copies, stores in bulk, loads and stores of matrices.",
                words: &["cp.", "ldmatrix", "prefetch", "st.bulk", "stmatrix"],
            },
            Section {
                file: "barriers",
                doc: "Barriers and fences.",
                words: &[
                    "bar",
                    "cluster",
                    "fence",
                    "griddepcontrol",
                    "mbarrier",
                    "memory",
                ],
            },
            Section {
                file: "numbers",
                doc: "Conversions between formats of numbers, products.",
                words: &["convert", "dot", "prmt", "rcp"],
            },
            Section {
                file: "matrix",
                doc: "Products of matrices that the lanes of a warp or a group of warps share.",
                words: &["mma", "wgmma", "wmma"],
            },
            Section {
                file: "warps",
                doc: "Exchange between the lanes of a warp, control of warps, and the rest.",
                words: &[],
            },
        ],
    },
];

/// Formats a module with rustfmt.
fn formatted(text: &str) -> Result<String> {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2024"]);
    let mut rustfmt = rustfmt
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot run rustfmt")?;
    let mut input = rustfmt.stdin.take().context("rustfmt takes no input")?;
    // rustfmt reads the whole input before it writes anything.
    input.write_all(text.as_bytes())?;
    drop(input);
    let output = rustfmt.wait_with_output()?;
    ensure!(output.status.success(), "rustfmt failed");
    Ok(String::from_utf8(output.stdout)?)
}

/// Returns a summary for each operation that does not call exactly one intrinsic.
fn summaries() -> Result<BTreeMap<String, String>> {
    let path = workspace::root().join("xtask/ods/summaries.tsv");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let rows = lines.filter_map(|line| line.split_once('\t'));
    Ok(rows
        .map(|(op, summary)| (op.to_owned(), summary.to_owned()))
        .collect())
}

/// Returns the table of a dialect.
pub(super) fn table(dialect: &str) -> Option<&'static Table> {
    TABLES.iter().find(|table| table.dialect == dialect)
}

impl Table {
    /// Returns the texts of the files, with their paths relative to the source folder.
    fn files(&self, ops: &BTreeMap<String, Op>) -> Result<Vec<(String, String)>> {
        let enums = Enums::new(super::upstream_enums(self.dialect)?);
        let ops = ops.values();
        let ops = ops.filter(|op| !self.left_out.contains(&op.name.as_str()));
        let ops: Vec<&Op> = ops.collect();
        let summaries = summaries()?;
        let mut constraints = Constraints::default();
        let mut sections: Vec<Vec<&Op>> = self.sections.iter().map(|_| Vec::new()).collect();
        for &op in &ops {
            let mnemonic = op.name.split_once('.').map_or("", |(_, mnemonic)| mnemonic);
            let section = self.sections.iter().position(|section| {
                let mut words = section.words.iter();
                section.words.is_empty() || words.any(|word| mnemonic.starts_with(word))
            });
            let section = section.with_context(|| format!("{}: in no file", op.name))?;
            sections[section].push(op);
        }
        let mut files = Vec::new();
        for (section, ops) in self.sections.iter().zip(sections) {
            let text = group::text(&ops, self.verifiers, &summaries, &mut constraints, &enums)
                .with_context(|| format!("the operations of {}", section.file))?;
            let text = format!("{}{text}", self.header(section.doc));
            files.push((format!("ops/{}.rs", section.file), text));
        }
        let text = format!(
            "{}{}",
            self.header("Constraints on types."),
            constraints.text()
        );
        files.push(("constraints.rs".to_owned(), text));
        if !enums.is_empty() {
            let (text, other) = enums.text(self.attrs)?;
            let text = format!("{}{text}", self.header("Enumerations."));
            files.push(("enums.rs".to_owned(), text));
            let doc = "Enumerations of tensor cores of the fifth generation.";
            let text = format!("{}{other}", self.header(doc));
            files.push(("enums_tcgen05.rs".to_owned(), text));
        }
        files.push(("dialect.rs".to_owned(), self.definition(&ops)?));
        for (_, text) in &mut files {
            *text = formatted(text)?;
        }
        Ok(files)
    }

    fn header(&self, doc: &str) -> String {
        let files = super::td_files(self.dialect).unwrap_or_default();
        format!(
            "//! {doc}\n//!\n//! Written by `cargo xtask check-ods --write {}` from upstream's `{}`; not to be edited.\n\n",
            self.dialect,
            files.join("`, `")
        )
    }

    /// Returns the list of all operations.
    fn definition(&self, ops: &[&Op]) -> Result<String> {
        let mut out = self.header("The definition of the dialect.");
        let (name, doc) = (self.dialect, self.doc);
        writeln!(out, "use crate::ops::*;\n")?;
        writeln!(
            out,
            "terrace_ir::dialect! {{\n    /// {doc}\n    pub static {} = {name:?} {{",
            name.to_uppercase()
        )?;
        writeln!(out, "        ops: [")?;
        let names: Vec<String> = ops.iter().map(|op| record::class(op)).collect();
        for line in record::lines(&names, 100) {
            writeln!(out, "            {line},")?;
        }
        writeln!(
            out,
            "        ],\n        register: crate::register,\n    }}\n}}"
        )?;
        Ok(out)
    }

    /// Writes the files.
    pub(super) fn write(&self, ops: &BTreeMap<String, Op>) -> Result<()> {
        let folder = workspace::root().join(self.folder);
        fs::create_dir_all(folder.join("ops"))?;
        for (name, text) in self.files(ops)? {
            let path = folder.join(name);
            if fs::read_to_string(&path).is_ok_and(|old| old == text) {
                continue;
            }
            fs::write(&path, text).with_context(|| path.display().to_string())?;
            println!("{}", path.display());
        }
        Ok(())
    }

    /// Returns the files that differ from the text generated from upstream's definitions.
    pub(super) fn stale(&self, ops: &BTreeMap<String, Op>) -> Result<Vec<String>> {
        let folder = workspace::root().join(self.folder);
        let mut stale = Vec::new();
        for (name, text) in self.files(ops)? {
            let path = folder.join(name);
            if !fs::read_to_string(&path).is_ok_and(|old| old == text) {
                stale.push(path.display().to_string());
            }
        }
        Ok(stale)
    }
}
