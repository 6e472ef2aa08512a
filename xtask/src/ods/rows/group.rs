//! Writes the text of operations, grouped by equal arguments of `#[op]` and equal fields.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use anyhow::{Context, Result};
use terrace_upstream::ods::{Count, Op, OpTrait, Part, Property};

use super::super::compare;
use super::super::draft::{field, wrapped};
use super::enums::Enums;
use super::record;
use super::types::Constraints;

/// The path of a field's type, keyed by the record name or the summary of the attribute.
const ATTRS: &[(&str, &str)] = &[
    ("I1Attr", "terrace_llvm::constraints::Bit"),
    ("BoolAttr", "terrace_builtin::props::Bool"),
    ("I16Attr", "terrace_builtin::props::Int16"),
    ("I32Attr", "terrace_builtin::props::Int32"),
    (
        "32-bit signless integer attribute whose minimum value is 0",
        "terrace_llvm::constraints::MIN_0_I32",
    ),
    ("I64Attr", "terrace_builtin::props::Int64"),
    ("StrAttr", "terrace_builtin::props::Str"),
    ("TypeAttr", "terrace_builtin::props::AnyType"),
    (
        "DictArrayAttr",
        "terrace_builtin::constraints::DICT_ARRAY_ATTR",
    ),
    (
        "LLVM_AliasScopeArrayAttr",
        "terrace_llvm::constraints::ALIAS_SCOPES",
    ),
    (
        "LLVM_TBAATagArrayAttr",
        "terrace_llvm::constraints::TBAA_TAGS",
    ),
    ("LdStMatrixShapeAttr", "crate::attrs::LdStMatrixShapeAttr"),
    ("NVVM_MMAShapeAttr", "crate::attrs::MMAShapeAttr"),
    (
        "LLVM_ConstantRangeAttr",
        "terrace_llvm::attrs::ConstantRangeAttr",
    ),
];

/// The width of lines.
const WIDTH: usize = 110;

/// Fields, and the lines of the operations that have these fields.
type Body = (Vec<String>, Vec<String>);

/// The groups of a file.
#[derive(Default)]
struct Groups {
    /// The groups, keyed by arguments, in the order of their first operations.
    groups: Vec<(Vec<String>, Vec<Body>)>,
    imports: BTreeSet<String>,
    /// The effects, keyed by the name of the static that contains them.
    effects: BTreeMap<String, String>,
}

/// Returns the text of the given operations.
pub(super) fn text(
    ops: &[&Op],
    verifiers: &[(&str, &str)],
    summaries: &BTreeMap<String, String>,
    constraints: &mut Constraints,
    enums: &Enums,
) -> Result<String> {
    let mut groups = Groups::default();
    for op in ops {
        groups.add(op, verifiers, summaries, constraints, enums)?;
    }
    groups.imports.insert("terrace_llvm::op_rows".to_owned());
    let mut out = String::new();
    if groups.imports.iter().any(|path| !path.contains("::")) {
        writeln!(out, "use crate::constraints::*;")?;
    }
    for path in groups.imports.iter().filter(|path| path.contains("::")) {
        writeln!(out, "use {path};")?;
    }
    out.push('\n');
    for (name, effects) in &groups.effects {
        writeln!(
            out,
            "static {name}: StaticEffects = StaticEffects(&[{effects}]);"
        )?;
    }
    if !groups.effects.is_empty() {
        out.push('\n');
    }
    writeln!(out, "op_rows! {{")?;
    for (args, bodies) in &groups.groups {
        writeln!(out, "    [{}] {{", args.join(",\n     "))?;
        for (fields, rows) in bodies {
            let whole = fields.join(", ");
            match whole.len() + 12 <= WIDTH {
                true if fields.is_empty() => writeln!(out, "        {{}} [")?,
                true => writeln!(out, "        {{ {whole} }} [")?,
                false => {
                    let lines = record::lines(fields, WIDTH - 12).join(",\n            ");
                    writeln!(out, "        {{\n            {lines},\n        }} [")?;
                }
            }
            for row in rows {
                writeln!(out, "            {row}")?;
            }
            writeln!(out, "        ]")?;
        }
        writeln!(out, "    }}\n")?;
    }
    out.truncate(out.trim_end().len());
    out.push_str("\n}\n");
    Ok(out)
}

impl Groups {
    fn add(
        &mut self,
        op: &Op,
        verifiers: &[(&str, &str)],
        summaries: &BTreeMap<String, String>,
        constraints: &mut Constraints,
        enums: &Enums,
    ) -> Result<()> {
        let row = record::row(op)?;
        let mut args = Vec::new();
        let traits = compare::trait_names(op);
        if !traits.is_empty() {
            args.push(format!("traits({})", traits.join(", ")));
        }
        for one in &op.traits {
            if let OpTrait::Predicate(text) = one
                && let Some(list) = same_type(text)
            {
                let list: Vec<String> = list.split(", ").map(field).collect();
                args.push(format!("same_type({})", list.join(", ")));
            }
        }
        if wants_verifier(op) {
            let mut shared = verifiers.iter();
            let shared = shared.find(|(prefix, _)| op.name.starts_with(prefix));
            let mnemonic = op.name.split_once('.').map_or("", |(_, name)| name);
            let name = match shared {
                Some((_, name)) => (*name).to_owned(),
                None => mnemonic.replace('.', "_"),
            };
            args.push(format!("verify = crate::verify::{name}"));
        }
        if let Some(effects) = self.effects(op) {
            args.push(format!(
                "interfaces(dyn MemoryEffectOpInterface = {effects})"
            ));
        }
        let immediates = row.iter().flat_map(|row| &row.immediates);
        let immediates: Vec<String> = immediates
            .map(|(at, name)| format!("{} = {at}", named(op, name)))
            .collect();
        if !immediates.is_empty() {
            args.push(format!("immediates({})", immediates.join(", ")));
        }
        if let Some(format) = &op.format {
            let format = format.split_whitespace().collect::<Vec<_>>().join(" ");
            args.push(format!("format = {format:?}"));
        }
        let fields = self.fields(op, constraints, enums)?;
        let mut line = String::new();
        if row.is_none() {
            let summary = summaries
                .get(&op.name)
                .with_context(|| format!("{}: no line in xtask/ods/summaries.tsv", op.name))?;
            write!(line, "/// {summary}\n            ")?;
        }
        write!(line, "{} = {:?}", record::class(op), op.name)?;
        match row {
            Some(row) => write!(line, ", {:?};", row.intrinsic)?,
            None => line.push(';'),
        }
        let at = self.groups.iter().position(|(other, _)| *other == args);
        let at = at.unwrap_or_else(|| {
            self.groups.push((args, Vec::new()));
            self.groups.len() - 1
        });
        let bodies = &mut self.groups[at].1;
        match bodies.iter_mut().find(|(other, _)| *other == fields) {
            Some((_, rows)) => rows.push(line),
            None => bodies.push((fields, vec![line])),
        }
        Ok(())
    }

    /// Returns the name of the static with the effects on the memory that operands refer to.
    fn effects(&mut self, op: &Op) -> Option<String> {
        let (mut name, mut list) = (Vec::new(), Vec::new());
        for (at, operand) in op.operands.iter().enumerate() {
            for effect in &operand.effects {
                let (verb, effect) = match effect.as_str() {
                    "MemRead" => ("READS", "Read"),
                    "MemWrite" => ("WRITES", "Write"),
                    _ => continue,
                };
                name.push(format!("{verb}_{at}"));
                list.push(format!("(Effect::{effect}, StaticOn::Operand({at}))"));
            }
        }
        if list.is_empty() {
            return None;
        }
        let path =
            "terrace_ir::effects::{Effect, MemoryEffectOpInterface, StaticEffects, StaticOn}";
        self.imports.insert(path.to_owned());
        let name = name.join("_");
        self.effects.insert(name.clone(), list.join(", "));
        Some(name)
    }

    fn fields(
        &mut self,
        op: &Op,
        constraints: &mut Constraints,
        enums: &Enums,
    ) -> Result<Vec<String>> {
        let mut fields = Vec::new();
        for argument in &op.arguments {
            if let Some(part) = op.operands.iter().find(|part| part.name == *argument) {
                fields.push(self.value(op, part, "Operand", constraints)?);
            } else if let Some(property) = op.properties.iter().find(|one| one.name == *argument) {
                fields.push(self.property(op, property, enums)?);
            }
        }
        for part in &op.results {
            fields.push(self.value(op, part, "Res", constraints)?);
        }
        Ok(fields)
    }

    fn value(
        &mut self,
        op: &Op,
        part: &Part,
        kind: &str,
        constraints: &mut Constraints,
    ) -> Result<String> {
        let constraint = constraints.name(&part.summary, part.unique)?;
        self.imports.insert(constraint.clone());
        let unique = match kind == "Res" && part.unique && part.count == Count::One {
            true => "#[unique] ",
            false => "",
        };
        let ty = wrapped(part.count, &format!("{kind}<{constraint}>"));
        Ok(format!("{unique}{}: {ty}", declared(op, &part.name)))
    }

    fn property(&mut self, op: &Op, property: &Property, enums: &Enums) -> Result<String> {
        let name = declared(op, &property.name);
        if property.constraint == "UnitAttr" {
            return Ok(format!("{name}: Flag"));
        }
        if let Some(class) = enums.class(&property.constraint) {
            self.imports.insert(format!("crate::enums::{class}"));
            let default = match &property.default {
                Some(default) => {
                    format!(
                        "#[default({})] ",
                        enums.default(&property.constraint, default)?
                    )
                }
                None => String::new(),
            };
            let ty = wrapped(presence(property), &format!("Prop<{class}>"));
            return Ok(format!("{default}{name}: {ty}"));
        }
        let known = ATTRS
            .iter()
            .find(|(known, _)| *known == property.constraint || *known == property.summary);
        let Some((_, path)) = known else {
            anyhow::bail!(
                "property {}: no attribute {} is known",
                property.name,
                property.constraint
            );
        };
        self.imports.insert((*path).to_owned());
        let ty = path.rsplit("::").next().unwrap_or(path);
        let default = match (property.default.as_deref(), ty) {
            (None, _) => String::new(),
            (Some("0"), "Bit") => "#[default(false)] ".to_owned(),
            (Some("1"), "Bit") => "#[default(true)] ".to_owned(),
            (Some(value), _) => format!("#[default({value})] "),
        };
        let ty = wrapped(presence(property), &format!("Prop<{ty}>"));
        Ok(format!("{default}{name}: {ty}"))
    }
}

fn presence(property: &Property) -> Count {
    match property.optional {
        true => Count::Optional,
        false => Count::One,
    }
}

/// Returns the fields that must have the same type, if the text of a predicate states such a rule.
fn same_type(predicate: &str) -> Option<&str> {
    let fields = predicate.strip_prefix("all of {")?;
    fields.strip_suffix("} have same type")
}

/// Returns true if an operation has rules that neither its constraints nor its fields express.
pub(super) fn wants_verifier(op: &Op) -> bool {
    let other =
        |one: &OpTrait| matches!(one, OpTrait::Predicate(text) if same_type(text).is_none());
    op.verifier || op.traits.iter().any(other)
}

/// Names that `#[op]` generates for every operation.
const MADE: &[&str] = &[
    "body", "cast", "def", "from_id", "id", "name", "read", "spec",
];

/// Returns the name of a field. `#[op]` generates `scale_type` for a field `scale`, so no other field can have that
/// name.
fn named(op: &Op, mlir: &str) -> String {
    let name = field(mlir);
    if MADE.contains(&name.as_str()) {
        return format!("{name}_value");
    }
    let values = op.operands.iter().chain(&op.results);
    match name.strip_suffix("_type") {
        Some(of) if values.clone().any(|part| field(&part.name) == of) => format!("{of}_kind"),
        _ => name,
    }
}

/// Returns the declaration of a field's name, preceded by MLIR's name if that differs.
fn declared(op: &Op, mlir: &str) -> String {
    let name = named(op, mlir);
    match name.trim_start_matches("r#") == mlir {
        true => name,
        false => format!("#[mlir({mlir:?})] {name}"),
    }
}
