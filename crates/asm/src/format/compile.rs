//! Compiles the format string of a definition.

use super::{Element, Format, Node};
use crate::parser::GroupSpans;
use terrace_format::{Definition, Name, Part, TypeRelation, assign_spaces};
use terrace_ir::{Arity, AttrSyntax, OpDef, Traits, ValueDef, ValueRef};

impl Format {
    /// Compiles the format of a definition. An error in it is stored as [`Format::error`] and reported when the format
    /// is used.
    pub(crate) fn compile(def: &'static OpDef) -> Format {
        let mut format = Format {
            def,
            elements: Vec::new(),
            blank: GroupSpans::blank(def),
            written: Vec::new(),
            unwritten: Vec::new(),
            flat_result_types: false,
            may_stay_open: false,
            error: None,
        };
        let definition = definition(def);
        let syntax = match definition.read(def.format.unwrap_or("")) {
            Ok(syntax) => syntax,
            Err(mistake) => {
                format.error = Some(mistake.message);
                return format;
            }
        };
        if def.infer.is_none() {
            let mut known = syntax.types(&definition);
            known.extend(unique_types(def));
            if let [name, ..] = *definition.unknown_types(&known) {
                format.error = Some(definition.unknown_type(name).message);
                return format;
            }
        }
        let props = def.props.iter().enumerate();
        let written = props.filter(|(slot, _)| syntax.prints(Name::Prop(*slot)));
        format.written = written.map(|(_, row)| row.name).collect();
        let props = def.props.iter().enumerate();
        let unwritten =
            props.filter(|(_, row)| !row.is_segments() && !format.written.contains(&row.name));
        format.unwritten = unwritten.map(|(slot, _)| slot).collect();
        format.elements = syntax.elements;
        assign_spaces(&mut format.elements, &|slot| {
            matches!(def.props[slot].constraint.syntax, AttrSyntax::Unit)
        });
        format.flat_result_types = any(&format.elements, &|element| {
            matches!(
                element,
                Element::TypesOfResults | Element::FunctionalType(_, None)
            )
        });
        format.may_stay_open = may_stay_open(&format.elements);
        format
    }
}

/// Returns true if the text of the elements may end at an omitted group that starts with an operand, and `attr-dict`
/// follows the group, so that an empty dictionary can terminate the text.
fn may_stay_open(elements: &[Node]) -> bool {
    let mut has_dict = false;
    for Node { element, .. } in elements.iter().rev() {
        match element {
            Element::AttrDict => has_dict = true,
            Element::Optional {
                then, otherwise, ..
            } if otherwise.is_empty() => {
                if starts_with_operand(then) {
                    return has_dict;
                }
            }
            Element::OneOf(_) | Element::NoSpace | Element::Space => {}
            _ => return false,
        }
    }
    false
}

/// Returns true if the elements start with an operand.
pub(super) fn starts_with_operand(elements: &[Node]) -> bool {
    let first = elements.first().map(|node| &node.element);
    matches!(first, Some(Element::Variable(Name::Operand(_), _)))
}

/// Returns the parts of an operation that its format may mention, and the relations between their types.
fn definition(def: &'static OpDef) -> Definition<'static> {
    let part = |name, is, is_always| Part {
        name,
        is,
        is_always,
    };
    let operands = def.operands.iter().enumerate();
    let operands =
        operands.map(|(at, row)| part(row.name, Name::Operand(at), row.arity == Arity::One));
    let props = def.props.iter().enumerate();
    let props = props.map(|(at, row)| part(row.name, Name::Prop(at), false));
    let results = def.results.iter().enumerate();
    let results =
        results.map(|(at, row)| part(row.name, Name::Result(at), row.arity == Arity::One));
    let regions = def.regions.iter().enumerate();
    let regions = regions.map(|(at, row)| part(row.name, Name::Region(at), !row.variadic));
    let successors = def.successors.iter().enumerate();
    let successors = successors.map(|(at, row)| part(row.name, Name::Successor(at), !row.variadic));
    let values = operands.chain(props).chain(results);
    let name = |group| match group {
        ValueRef::Operand(at) => Name::Operand(at),
        ValueRef::Result(at) => Name::Result(at),
        ValueRef::Prop(at) => Name::Prop(at),
    };
    let relations = def.type_eqs.iter().map(|eq| TypeRelation {
        from: name(eq.from),
        to: name(eq.to),
        both_ways: eq.transform.is_none(),
    });
    Definition {
        parts: values.chain(regions).chain(successors).collect(),
        has_one_type: def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
        has_one_operand_type: def.has(Traits::SAME_TYPE_OPERANDS),
        relations: relations.collect(),
    }
}

/// Iterates over the operands and results whose constraint only one type satisfies.
fn unique_types(def: &'static OpDef) -> impl Iterator<Item = Name> {
    let is_unique = |row: &ValueDef| row.constraint.unique.is_some();
    let operands = def.operands.iter().enumerate();
    let operands = operands.filter(move |(_, row)| is_unique(row));
    let results = def.results.iter().enumerate();
    let results = results.filter(move |(_, row)| is_unique(row));
    let operands = operands.map(|(at, _)| Name::Operand(at));
    operands.chain(results.map(|(at, _)| Name::Result(at)))
}

fn any(elements: &[Node], test: &dyn Fn(&Element) -> bool) -> bool {
    elements
        .iter()
        .map(|node| &node.element)
        .any(|element| test(element) || element.parts().into_iter().any(|part| any(part, test)))
}
