//! Drafts a dialect's operations from upstream's definitions.
//!
//! A constraint gets the name of the constraint in `crates/dialects/builtin/src/constraints.rs` with the same summary.
//! Other constraints get a name made of their summary and are listed at the end.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use anyhow::{Context, Result};
use terrace_upstream::ods::{Count, Op, OpTrait, Part, Property};

use super::compare;
use crate::workspace;

/// Keywords of Rust, which cannot be names of fields.
const KEYWORDS: &[&str] = &[
    "as", "box", "const", "else", "enum", "false", "fn", "for", "if", "in", "loop", "match", "mod",
    "move", "mut", "ref", "static", "struct", "super", "true", "type", "use", "where", "while",
];

/// Returns the definitions as Rust text.
pub(super) fn draft(dialect: &str, ops: &BTreeMap<String, Op>) -> Result<String> {
    let mut drafter = Drafter {
        known: known_constraints()?,
        used: BTreeMap::new(),
        new: BTreeMap::new(),
    };
    let mut body = String::new();
    for op in ops.values() {
        drafter.op(op, &mut body)?;
    }
    let mut out = String::from("//! The operations.\n\n");
    let used: Vec<&str> = drafter.used.keys().map(String::as_str).collect();
    if !drafter.new.is_empty() {
        let new: Vec<&str> = drafter.new.keys().map(String::as_str).collect();
        writeln!(out, "use crate::constraints::{{{}}};", new.join(", "))?;
    }
    writeln!(out, "use crate::verify;")?;
    writeln!(
        out,
        "use terrace_builtin::constraints::{{{}}};",
        used.join(", ")
    )?;
    writeln!(out, "use terrace_macros::op;\n")?;
    out.push_str(&body);
    let classes: Vec<&str> = ops.values().map(|op| op.class.as_str()).collect();
    writeln!(
        out,
        "// dialect! {{ pub static {} = \"{dialect}\" {{ ops: [{}], register: register }} }}",
        dialect.to_uppercase(),
        classes.join(", ")
    )?;
    writeln!(out, "//\n// Constraints to write:")?;
    for (name, summary) in &drafter.new {
        writeln!(out, "// pub const {name}: {summary};")?;
    }
    Ok(out)
}

/// Returns the names of builtin's constraints, keyed by kind and summary.
fn known_constraints() -> Result<BTreeMap<(bool, String), String>> {
    let path = workspace::root().join("crates/dialects/builtin/src/constraints.rs");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let mut known = BTreeMap::new();
    for item in text.split("pub const ").skip(1) {
        let Some((name, rest)) = item.split_once(": ") else {
            continue;
        };
        let type_constraint = rest.starts_with("TypeConstraint");
        if !type_constraint && !rest.starts_with("AttrConstraint") {
            continue;
        }
        let rest = match rest.split_once("desc: ") {
            Some((_, rest)) if !type_constraint => rest,
            _ => rest,
        };
        let said = rest.split_once(';').map_or(rest, |(item, _)| item);
        if let Some(summary) = said.split('"').nth(1) {
            let key = (type_constraint, summary.to_owned());
            known.entry(key).or_insert_with(|| name.to_owned());
        }
    }
    for (summary, name, of_type) in [
        ("any type", "ANY_TYPE", true),
        ("any attribute", "ANY_ATTR", false),
        ("unit attribute", "UNIT_ATTR", false),
        ("unit property", "UNIT_PROP", false),
        ("string attribute", "STR_ATTR", false),
        (
            "flat symbol reference attribute",
            "FLAT_SYMBOL_REF_ATTR",
            false,
        ),
        ("symbol reference attribute", "SYMBOL_REF_ATTR", false),
    ] {
        known.insert((of_type, summary.to_owned()), name.to_owned());
    }
    Ok(known)
}

struct Drafter {
    known: BTreeMap<(bool, String), String>,
    used: BTreeMap<String, ()>,
    new: BTreeMap<String, String>,
}

impl Drafter {
    fn constraint(&mut self, record: &str, summary: &str, of_type: bool) -> String {
        if let Some(name) = self.known.get(&(of_type, summary.to_owned())) {
            self.used.insert(name.clone(), ());
            return name.clone();
        }
        let name = if record.is_empty() {
            let words = summary.split(|c: char| !c.is_alphanumeric());
            words
                .filter(|word| !word.is_empty())
                .collect::<Vec<_>>()
                .join("_")
                .to_uppercase()
        } else {
            snake(record).to_uppercase()
        };
        let kind = if of_type {
            "TypeConstraint"
        } else {
            "AttrConstraint"
        };
        self.new
            .insert(name.clone(), format!("{kind} // {summary:?}"));
        name
    }

    fn op(&mut self, op: &Op, out: &mut String) -> Result<()> {
        writeln!(out, "/// {}", sentence(&op.summary))?;
        writeln!(out, "#[op(\n    name = {:?},", op.name)?;
        let traits = compare::trait_names(op);
        if !traits.is_empty() {
            writeln!(out, "    traits({}),", traits.join(", "))?;
        }
        for one in &op.traits {
            match one {
                OpTrait::Named {
                    name,
                    parameters: Some(text),
                    ..
                } if name == "HasParent" => {
                    writeln!(out, "    parents({text:?}),")?;
                }
                OpTrait::Named {
                    name,
                    parameters: Some(text),
                    ..
                } if name == "SingleBlockImplicitTerminator" => {
                    writeln!(out, "    terminator = {text:?},")?;
                }
                OpTrait::TypesMatch { from, to, summary } => {
                    writeln!(
                        out,
                        "    types_match({} -> {}, todo, {summary:?}),",
                        field(from),
                        field(to)
                    )?;
                }
                OpTrait::Predicate(text) => {
                    let all = text
                        .strip_prefix("all of {")
                        .and_then(|rest| rest.strip_suffix("} have same type"));
                    match all {
                        Some(list) => {
                            let list: Vec<String> = list.split(", ").map(field).collect();
                            writeln!(out, "    same_type({}),", list.join(", "))?;
                        }
                        None => writeln!(out, "    // verify: {text}")?,
                    }
                }
                OpTrait::Named { .. } => {}
            }
        }
        let mnemonic = op
            .name
            .split_once('.')
            .map_or("", |(_, name)| name)
            .replace('.', "_");
        if op.verifier {
            writeln!(out, "    verify = verify::{mnemonic},")?;
        }
        if op.region_verifier {
            writeln!(out, "    verify_regions = verify::{mnemonic}_regions,")?;
        }
        if op.folder {
            writeln!(out, "    // fold = crate::fold::{mnemonic},")?;
        }
        match &op.format {
            Some(format) => {
                let text = format.split_whitespace().collect::<Vec<_>>().join(" ");
                writeln!(
                    out,
                    "    format = \"{}\"",
                    text.replace('\\', "\\\\").replace('"', "\\\"")
                )?;
            }
            None if op.custom_format => writeln!(out, "    // The format is hand-written.")?,
            None => {}
        }
        writeln!(out, ")]\npub struct {} {{", op.class)?;
        for part in &op.operands {
            self.value(part, "Operand", out)?;
        }
        for property in &op.properties {
            self.property(property, out)?;
        }
        for part in &op.results {
            self.value(part, "Res", out)?;
        }
        for part in &op.regions {
            let kind = match part.summary.as_str() {
                "any region" => "{RegionKind::ANY}".to_owned(),
                "region with 1 blocks" => "{RegionKind::ONE_BLOCK}".to_owned(),
                "region with at least 1 blocks" => "{RegionKind::NOT_EMPTY}".to_owned(),
                "region with at most 1 blocks" => "{RegionKind::MAX_ONE_BLOCK}".to_owned(),
                other => format!("{{/* {other} */}}"),
            };
            let kind = kind.trim_matches(['{', '}']).to_owned();
            name(&part.name, out)?;
            writeln!(
                out,
                "    {}: {},",
                field(&part.name),
                wrapped(part.count, &format!("Region<{kind}>"))
            )?;
        }
        for part in &op.successors {
            name(&part.name, out)?;
            writeln!(
                out,
                "    {}: {},",
                field(&part.name),
                wrapped(part.count, "Succ")
            )?;
        }
        writeln!(out, "}}\n")?;
        Ok(())
    }

    fn value(&mut self, part: &Part, kind: &str, out: &mut String) -> Result<()> {
        let constraint = self.constraint(&part.constraint, &part.summary, true);
        name(&part.name, out)?;
        let ty = wrapped(part.count, &format!("{kind}<{constraint}>"));
        writeln!(out, "    {}: {ty},", field(&part.name))?;
        Ok(())
    }

    fn property(&mut self, property: &Property, out: &mut String) -> Result<()> {
        let constraint = self.constraint(&property.constraint, &property.summary, false);
        name(&property.name, out)?;
        if let Some(default) = &property.default {
            match default.as_str() {
                "true" | "false" => writeln!(out, "    #[default(|ctx| ctx.bool({default}))]")?,
                other => writeln!(out, "    #[default(|ctx| todo /* {other} */)]")?,
            }
        }
        let count = if property.optional {
            Count::Optional
        } else {
            Count::One
        };
        let ty = wrapped(count, &format!("Prop<{constraint}>"));
        writeln!(out, "    {}: {ty},", field(&property.name))?;
        Ok(())
    }
}

/// Returns the type of a field for exactly one, at most one, or any number of values.
pub(super) fn wrapped(count: Count, ty: &str) -> String {
    match count {
        Count::One => ty.to_owned(),
        Count::Optional => format!("Optional<{ty}>"),
        Count::Variadic => format!("Variadic<{ty}>"),
    }
}

/// Writes MLIR's name if the field has another name.
fn name(mlir: &str, out: &mut String) -> Result<()> {
    if field(mlir).trim_start_matches("r#") != mlir {
        writeln!(out, "    #[mlir({mlir:?})]")?;
    }
    Ok(())
}

/// Returns the name of a field.
pub(super) fn field(mlir: &str) -> String {
    let name = if mlir.is_empty() {
        "unnamed".to_owned()
    } else {
        snake(mlir)
    };
    if KEYWORDS.contains(&name.as_str()) {
        format!("r#{name}")
    } else {
        name
    }
}

/// Converts `camelCase` to `snake_case`. Runs of capitals remain together.
fn snake(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut out = String::new();
    for (at, &c) in chars.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| chars[at]);
        let after = chars.get(at + 1);
        let starts = c.is_uppercase()
            && before.is_some_and(|before| {
                before.is_lowercase()
                    || before.is_numeric()
                    || (before.is_uppercase() && after.is_some_and(|after| after.is_lowercase()))
            });
        if starts {
            out.push('_');
        }
        out.extend(c.to_lowercase());
    }
    out
}

fn sentence(summary: &str) -> String {
    let summary = summary.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut chars = summary.trim_end_matches('.').chars();
    match chars.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), chars.as_str()),
        None => "TODO.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{field, snake};

    #[test]
    fn names_become_rust_names() {
        assert_eq!(snake("trueDestOperands"), "true_dest_operands");
        assert_eq!(snake("AnyMemRef"), "any_mem_ref");
        assert_eq!(snake("I32Attr"), "i32_attr");
        assert_eq!(field("in"), "r#in");
        assert_eq!(field("strides"), "strides");
    }
}
