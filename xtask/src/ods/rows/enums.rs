//! Writes enumerations.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Result, bail};
use terrace_upstream::ods::Enum;

use super::record::lines;

/// Enumerations with this prefix are in a separate file, because a single file would be too long.
const OTHER_FILE: &str = "Tcgen05";

/// The enumerations of a dialect, keyed by the record names of their attributes.
#[derive(Default)]
pub(super) struct Enums(BTreeMap<String, Enum>);

impl Enums {
    pub(super) fn new(enums: Vec<Enum>) -> Enums {
        Enums(
            enums
                .into_iter()
                .map(|one| (one.record.clone(), one))
                .collect(),
        )
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the Rust type of an attribute.
    pub(super) fn class(&self, record: &str) -> Option<&str> {
        self.0.get(record).map(|one| one.class.as_str())
    }

    /// Returns the case that a C++ default denotes, as `Enum::Case`.
    pub(super) fn default(&self, record: &str, cpp: &str) -> Result<String> {
        let symbol = cpp.rsplit("::").next().unwrap_or(cpp);
        if let Some(one) = self.0.get(record)
            && let Some((symbol, ..)) = one.cases.iter().find(|(known, ..)| known == symbol)
        {
            return Ok(format!("{}::{}", one.class, case(symbol)));
        }
        bail!("{record} has no case {cpp}")
    }

    /// Returns the module of enumerations with the text formats of all attributes, and the module of the enumerations
    /// with the prefix [`OTHER_FILE`].
    pub(super) fn text(&self, attrs: &[&str]) -> Result<(String, String)> {
        let mut out = "pub use crate::enums_tcgen05::*;\n\nuse terrace_asm::dialect_text;\nuse terrace_macros::dialect_enum;\n\n".to_owned();
        if !attrs.is_empty() {
            writeln!(out, "use crate::attrs::{{{}}};", attrs.join(", "))?;
        }
        let names: Vec<String> = self.0.values().map(|one| one.class.clone()).collect();
        let dialect = self
            .0
            .values()
            .next()
            .map_or("", |one| one.dialect.as_str());
        writeln!(
            out,
            "dialect_text! {{\n    pub(crate) static TEXT = {dialect:?} {{\n        attrs: [{}],",
            attrs.join(", ")
        )?;
        writeln!(out, "        enums: [")?;
        for line in lines(&names, 88) {
            writeln!(out, "            {line},")?;
        }
        writeln!(out, "        ],\n    }}\n}}\n")?;
        for one in self
            .0
            .values()
            .filter(|one| !one.class.starts_with(OTHER_FILE))
        {
            definition(one, &mut out)?;
        }
        let mut other = "use terrace_macros::dialect_enum;\n\n".to_owned();
        for one in self
            .0
            .values()
            .filter(|one| one.class.starts_with(OTHER_FILE))
        {
            definition(one, &mut other)?;
        }
        Ok((out, other))
    }
}

/// Writes one enumeration.
fn definition(one: &Enum, out: &mut String) -> Result<()> {
    let bare = match one.format.as_deref().map(str::trim) {
        Some("`<` $value `>`") => false,
        Some("$value") => true,
        other => bail!("{}: an enumeration with the format {other:?}", one.record),
    };
    let shown = match bare {
        true => format!("#{}<{} ..>", one.dialect, one.mnemonic),
        false => format!("#{}.{}<..>", one.dialect, one.mnemonic),
    };
    writeln!(
        out,
        "/// `{shown}`\n#[dialect_enum(\n    dialect = {:?},\n    mnemonic = {:?},",
        one.dialect, one.mnemonic
    )?;
    if bare {
        writeln!(out, "    bare,")?;
    }
    writeln!(out, "    cpp = {:?},", one.cpp)?;
    if let Some(summary) = &one.named_by {
        writeln!(out, "    summary = {summary:?},")?;
    }
    writeln!(
        out,
        "    parameter = \"{} parameter 'value' which is to be a `{}`\",",
        one.record, one.cpp
    )?;
    writeln!(
        out,
        "    desc = {:?}\n)]\npub enum {} {{",
        one.summary, one.class
    )?;
    for (symbol, text, value) in &one.cases {
        // Values are stored with 32 bits.
        writeln!(
            out,
            "    /// `{text}`\n    {} = ({}, {text:?}),",
            case(symbol),
            *value as u32
        )?;
    }
    writeln!(out, "}}\n")?;
    Ok(())
}

/// Returns the name of a case in Rust: `BEFORE_THREAD_SYNC` becomes `BeforeThreadSync`.
fn case(symbol: &str) -> String {
    let mut name = String::new();
    for word in symbol.split('_').filter(|word| !word.is_empty()) {
        let loud = !word.contains(|c: char| c.is_ascii_lowercase());
        let word = if loud {
            word.to_lowercase()
        } else {
            word.to_owned()
        };
        let mut chars = word.chars();
        let Some(first) = chars.next() else { continue };
        if name.ends_with(|c: char| c.is_ascii_digit()) && first.is_ascii_digit() {
            name.push('_');
        }
        name.extend(first.to_uppercase());
        name.push_str(chars.as_str());
    }
    name
}
