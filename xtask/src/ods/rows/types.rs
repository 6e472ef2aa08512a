//! Translates upstream's constraint summaries to constraints, which exist already or are composed of types.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Result, bail};

/// The paths of hand-written constraints, keyed by summary.
const KNOWN: &[(&str, &str)] = &[
    ("any type", "terrace_builtin::constraints::ANY_TYPE"),
    ("1-bit signless integer", "terrace_builtin::constraints::I1"),
    ("8-bit signless integer", "terrace_llvm::constraints::I8"),
    (
        "32-bit signless integer",
        "terrace_builtin::constraints::I32",
    ),
    (
        "64-bit signless integer",
        "terrace_builtin::constraints::I64",
    ),
    ("32-bit float", "terrace_builtin::constraints::F32"),
    ("64-bit float", "terrace_builtin::constraints::F64"),
    (
        "LLVM dialect-compatible type",
        "terrace_llvm::constraints::LLVM_TYPE",
    ),
    (
        "floating point LLVM type",
        "terrace_llvm::constraints::LLVM_FLOAT",
    ),
    ("LLVM structure type", "terrace_llvm::constraints::STRUCT"),
    (
        "integer or LLVM dialect-compatible vector of integer",
        "terrace_llvm::constraints::ANY_INTEGER_OR_VECTOR",
    ),
    (
        "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type",
        "terrace_llvm::constraints::FLOAT_OR_VECTOR",
    ),
];

/// Types, keyed by summary: the Rust type in `terrace_llvm::composed`, and its name in names of constraints.
const SIMPLE: &[(&str, &str, &str)] = &[
    ("1-bit signless integer", "Int<1>", "I1"),
    ("8-bit signless integer", "Int<8>", "I8"),
    ("16-bit signless integer", "Int<16>", "I16"),
    ("32-bit signless integer", "Int<32>", "I32"),
    ("64-bit signless integer", "Int<64>", "I64"),
    ("128-bit signless integer", "Int<128>", "I128"),
    ("16-bit float", "F16", "F16"),
    ("bfloat16 type", "Bf16", "BF16"),
    ("32-bit float", "F32", "F32"),
    ("64-bit float", "F64", "F64"),
    ("LLVM pointer type", "AnyPointer", "POINTER"),
    ("LLVM structure type", "AnyStruct", "STRUCT"),
    ("LLVM struct type", "AnyStruct", "STRUCT"),
];

/// The constraints that a dialect's operations use.
#[derive(Default)]
pub(super) struct Constraints {
    /// The paths of hand-written constraints, keyed by name.
    known: BTreeMap<String, &'static str>,
    /// Keyed by name: the Rust type, the summary, and true if only one type satisfies the constraint.
    composed: BTreeMap<String, (String, String, bool)>,
}

impl Constraints {
    /// Returns the name of the constraint with a summary. `unique` is true if only one type satisfies the constraint.
    pub(super) fn name(&mut self, summary: &str, unique: bool) -> Result<String> {
        let known = KNOWN.iter().find(|(known, _)| *known == summary);
        if let Some((_, path)) = known {
            let name = path.rsplit("::").next().unwrap_or(path).to_owned();
            self.known.insert(name.clone(), path);
            return Ok(name);
        }
        let (ty, name) = composed(summary)?;
        let entry = (ty, summary.to_owned(), unique);
        match self.composed.get(&name) {
            Some(other) if *other != entry => bail!("two constraints {name}: {summary}"),
            _ => self.composed.insert(name.clone(), entry),
        };
        Ok(name)
    }

    /// Returns the module of constraints.
    pub(super) fn text(&self) -> String {
        let mut out = String::new();
        for path in self.known.values() {
            let _ = writeln!(out, "pub use {path};");
        }
        let text = self.composed.iter().map(|(name, (ty, summary, unique))| {
            let make = if *unique { "only" } else { "composed" };
            format!(
                "/// {}\npub const {name}: TypeConstraint =\n    {make}::<{ty}>({summary:?});\n",
                upper(summary)
            )
        });
        let text: String = text.collect();
        let words = [
            "Any",
            "AnyPointer",
            "AnyStruct",
            "Bf16",
            "F16",
            "F32",
            "F64",
            "FixedVector",
            "Int",
            "OrVector",
            "Pair",
            "Pointer",
            "Vector",
            "composed",
            "only",
        ];
        let uses = |word: &&&str| {
            let mut around = text.split(|c: char| !(c.is_alphanumeric() || c == '_'));
            around.any(|found| found == **word)
        };
        let used: Vec<String> = words
            .iter()
            .filter(uses)
            .map(|word| (*word).to_owned())
            .collect();
        let _ = writeln!(out, "\nuse terrace_ir::TypeConstraint;");
        let _ = writeln!(
            out,
            "use terrace_llvm::composed::{{{}}};\n",
            used.join(", ")
        );
        out + &text
    }
}

fn upper(summary: &str) -> String {
    let mut chars = summary.chars();
    match chars.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), chars.as_str()),
        None => String::new(),
    }
}

/// Returns the Rust type for a summary, and its name.
fn composed(summary: &str) -> Result<(String, String)> {
    let simple = SIMPLE.iter().find(|(known, ..)| *known == summary);
    if let Some((_, ty, name)) = simple {
        return Ok(((*ty).to_owned(), (*name).to_owned()));
    }
    if let Some(space) = summary.strip_prefix("LLVM pointer in address space ")
        && let Ok(space) = space.parse::<u32>()
    {
        return Ok((format!("Pointer<{space}>"), format!("POINTER_{space}")));
    }
    if let Some((one, rest)) = summary.split_once(" or LLVM dialect-compatible vector of ")
        && one == rest
    {
        let (ty, name) = composed(one)?;
        return Ok((format!("OrVector<{ty}>"), format!("{name}_OR_VECTOR")));
    }
    if let Some(rest) = summary.strip_prefix("LLVM dialect-compatible struct of ")
        && let Some((one, other)) = rest.split_once("and")
    {
        let ((one, first), (other, second)) = (composed(one)?, composed(other)?);
        return Ok((
            format!("Pair<{one}, {other}>"),
            format!("PAIR_OF_{first}_{second}"),
        ));
    }
    if summary.contains(" or ") {
        let parts = summary
            .split(" or ")
            .map(composed)
            .collect::<Result<Vec<_>>>()?;
        let (types, names): (Vec<String>, Vec<String>) = parts.into_iter().unzip();
        return Ok((format!("Any<({})>", types.join(", ")), names.join("_OR_")));
    }
    if let Some((head, lengths)) = summary.split_once(" values of length ") {
        let (kind, prefix, element) = match head.strip_prefix("fixed-length vector of ") {
            Some(element) => ("FixedVector", "V", element),
            None => (
                "Vector",
                "VECTOR_",
                head.strip_prefix("vector of ").unwrap_or(head),
            ),
        };
        let (element, name) = composed(element)?;
        let name = format!("{prefix}{}{name}", lengths.replace('/', "_"));
        let mut types: Vec<String> = lengths
            .split('/')
            .map(|length| format!("{kind}<{element}, {length}>"))
            .collect();
        return Ok(match (types.len(), types.pop()) {
            (1, Some(ty)) => (ty, name),
            (_, last) => {
                types.extend(last);
                (format!("Any<({})>", types.join(", ")), name)
            }
        });
    }
    bail!("no constraint is known for `{summary}`")
}
