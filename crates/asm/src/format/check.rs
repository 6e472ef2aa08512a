//! Whether a format says all of an operation: nothing that is printed may be lost, and every type must be known to whatever reads it.

use super::Format;
use super::compile::Name;
use terrace_ir::{Arity, Context, OpDef, Traits, ValueRef};

/// What a format mentions.
#[derive(Default)]
pub(super) struct Mentions {
    /// What is printed itself, not only its type.
    pub printed: Vec<Name>,
    /// Groups whose types are printed.
    pub typed: Vec<Name>,
    pub all_operands: bool,
    pub all_regions: bool,
    pub all_successors: bool,
    pub all_operand_types: bool,
    pub all_result_types: bool,
    pub attr_dict: bool,
}

/// What is wrong with the definitions of a context: formats that lose something or cannot be read, implicit terminators that do
/// not exist. Whoever defines a dialect asks this in a test; text of such an operation is refused, and it is printed in the
/// generic form.
pub fn check_definitions(ctx: &Context) -> Vec<String> {
    let mut wrong = Vec::new();
    for def in ctx.dialects().iter().flat_map(|dialect| dialect.ops) {
        let format = def
            .format
            .and_then(|_| Some(Format::compile(ctx, ctx.name_of(def)?, def)));
        if let Some(error) = format.as_ref().and_then(Format::error) {
            wrong.push(format!("the format of '{}' is broken: {error}", def.name));
        }
        if let Some(end) = def.implicit_terminator
            && ctx.registered_op(end).is_none()
        {
            wrong.push(format!(
                "'{}' ends its regions with '{end}', which is no operation",
                def.name
            ));
        }
    }
    wrong
}

/// What is wrong with the format of a definition.
pub(super) fn check(def: &'static OpDef, found: &Mentions) -> Result<(), String> {
    let printed = |name: Name| found.printed.contains(&name);
    let lost = |what: &str, name: &str| {
        Err(format!(
            "it does not print the {what} '{name}': add `${name}` to it"
        ))
    };
    for (at, row) in def.operands.iter().enumerate() {
        if !found.all_operands && !printed(Name::Operand(at)) {
            return lost("operand", row.name);
        }
    }
    for (at, row) in def.regions.iter().enumerate() {
        if !found.all_regions && !printed(Name::Region(at)) {
            return lost("region", row.name);
        }
    }
    for (at, row) in def.successors.iter().enumerate() {
        if !found.all_successors && !printed(Name::Successor(at)) {
            return lost("successor", row.name);
        }
    }
    if !found.attr_dict {
        return Err("it has no `attr-dict`: attributes would be lost".to_owned());
    }
    if def.infer.is_none()
        && let Some((what, name)) = unknown_type(def, found)
    {
        return Err(format!(
            "nothing tells the type of the {what} '{name}': add `type(${name})` to it, or say what it is the same as"
        ));
    }
    Ok(())
}

/// The first group whose type neither the text nor the definition tells.
fn unknown_type(def: &'static OpDef, found: &Mentions) -> Option<(&'static str, &'static str)> {
    let is_typed = |all: bool, name: Name, row: &terrace_ir::ValueDef| {
        all || found.typed.contains(&name) || row.constraint.unique.is_some()
    };
    let rows = def.operands.iter().enumerate();
    let mut operands: Vec<bool> = rows
        .map(|(at, row)| is_typed(found.all_operand_types, Name::Operand(at), row))
        .collect();
    let rows = def.results.iter().enumerate();
    let mut results: Vec<bool> = rows
        .map(|(at, row)| is_typed(found.all_result_types, Name::Result(at), row))
        .collect();
    let mut changed = true;
    while std::mem::take(&mut changed) {
        let all_same = def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE);
        let mut fill = |list: &mut Vec<bool>| {
            changed |= list.contains(&false);
            list.fill(true);
        };
        if all_same && (operands.contains(&true) || results.contains(&true)) {
            fill(&mut operands);
            fill(&mut results);
        } else if def.has(Traits::SAME_TYPE_OPERANDS) && operands.contains(&true) {
            fill(&mut operands);
        }
        for eq in def.type_eqs {
            let known = |group| match group {
                ValueRef::Operand(at) => operands[at],
                ValueRef::Result(at) => results[at],
                ValueRef::Prop(_) => true,
            };
            let to = match (known(eq.from), known(eq.to), eq.transform) {
                (true, false, _) => eq.to,
                (false, true, None) => eq.from,
                _ => continue,
            };
            match to {
                ValueRef::Operand(at) => operands[at] = true,
                ValueRef::Result(at) => results[at] = true,
                ValueRef::Prop(_) => continue,
            }
            changed = true;
        }
    }
    let first = |known: &[bool]| known.iter().position(|known| !known);
    let operand = first(&operands).map(|at| ("operand", def.operands[at].name));
    operand.or_else(|| first(&results).map(|at| ("result", def.results[at].name)))
}

/// What is wrong with an element in an optional group: an operand or successor that there always is would be lost with the
/// group.
pub(super) fn check_optional(def: &'static OpDef, name: Name) -> Result<(), String> {
    let (what, always) = match name {
        Name::Operand(at) => (def.operands[at].name, def.operands[at].arity == Arity::One),
        Name::Successor(at) => (def.successors[at].name, !def.successors[at].variadic),
        Name::Result(_) | Name::Prop(_) | Name::Region(_) => return Ok(()),
    };
    match always {
        true => Err(format!(
            "`${what}` is in an optional group, and there always is one: it would be lost"
        )),
        false => Ok(()),
    }
}
