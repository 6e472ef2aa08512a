//! Parses and prints attributes and types by their [`TextDef`].

use super::{ParamDef, TextDef, TextElement, Value};
use crate::parser::Parser;
use crate::printer::Printer;
use terrace_ir::Failed;

/// Parses what follows the mnemonic. Returns one value per parameter.
pub fn parse_values(def: &TextDef, parser: &mut Parser<'_>) -> Result<Vec<Value>, Failed> {
    let mut values = vec![None; def.params.len()];
    parse_elements(def, def.format, &mut values, parser)?;
    let given = def.params.iter().zip(values);
    Ok(given
        .map(|(param, value)| value.unwrap_or_else(|| param.default()))
        .collect())
}

fn is_word(literal: &str) -> bool {
    literal.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
}

fn at_literal(literal: &str, parser: &Parser<'_>) -> bool {
    match is_word(literal) {
        true => parser.peek_keyword(literal),
        false => parser.at(literal),
    }
}

fn parse_elements(
    def: &TextDef,
    elements: &[TextElement],
    values: &mut [Option<Value>],
    parser: &mut Parser<'_>,
) -> Result<(), Failed> {
    for element in elements {
        match element {
            TextElement::Literal { text, .. } if is_word(text) => parser.expect_keyword(text)?,
            TextElement::Literal { text, .. } => parser.expect(text)?,
            TextElement::Space => {}
            TextElement::Param { index, .. } => {
                values[*index] = Some(parse_param(def, &def.params[*index], parser)?);
            }
            TextElement::Params { indices, .. } => {
                for (at, &index) in indices.iter().enumerate() {
                    if at > 0 {
                        parser.expect(",")?;
                    }
                    values[index] = Some(parse_param(def, &def.params[index], parser)?);
                }
            }
            TextElement::Struct { indices, .. } => parse_struct(def, indices, values, parser)?,
            TextElement::Optional {
                elements,
                otherwise,
                until,
                ..
            } => {
                let is_there = match (elements.first(), until) {
                    (Some(TextElement::Literal { text, .. }), _) => at_literal(text, parser),
                    (_, Some(until)) => !at_literal(until, parser),
                    (_, None) => true,
                };
                let chosen = if is_there { elements } else { otherwise };
                parse_elements(def, chosen, values, parser)?;
            }
        }
    }
    Ok(())
}

fn parse_param(def: &TextDef, param: &ParamDef, parser: &mut Parser<'_>) -> Result<Value, Failed> {
    let value = param.text.parse(parser);
    value.map_err(|failed| failed_param(def, param, failed, parser))
}

/// Reports the additional error after one about the text of a parameter.
#[cold]
pub fn failed_param(
    def: &TextDef,
    param: &ParamDef,
    failed: Failed,
    parser: &mut Parser<'_>,
) -> Failed {
    let cpp_type = param.text.cpp_type();
    if cpp_type.is_empty() {
        return failed;
    }
    let parameter = format!(
        "{} parameter '{}' which is to be a `{cpp_type}`",
        def.definition, param.name
    );
    parser.failed_parameter(&parameter, failed)
}

/// Parses `name = value, ...` in any order.
fn parse_struct(
    def: &TextDef,
    indices: &[usize],
    values: &mut [Option<Value>],
    parser: &mut Parser<'_>,
) -> Result<(), Failed> {
    let params = || indices.iter().map(|&index| (index, &def.params[index]));
    let all_optional = params().all(|(_, param)| !param.is_required());
    let all_required = params().all(|(_, param)| param.is_required());
    let mut taken = 0;
    let mut more = !all_optional || parser.at_keyword();
    while more {
        let name = parser.keyword();
        let name = name.map_err(|_| parser.error_here("expected a parameter name in struct"))?;
        parser.expect("=")?;
        let found = params().find(|(_, param)| param.name == name);
        let Some((index, param)) = found.filter(|&(index, _)| values[index].is_none()) else {
            return Err(parser.error_here(format!(
                "duplicate or unknown struct parameter name: {name}"
            )));
        };
        values[index] = Some(parse_param(def, param, parser)?);
        taken += 1;
        if all_required {
            // Every parameter is required, so a comma follows all of them but the last.
            more = taken < indices.len();
            if more {
                parser.expect(",")?;
            }
        } else {
            more = parser.eat(",");
        }
    }
    let missing = params().find(|&(index, param)| param.is_required() && values[index].is_none());
    match missing {
        None => Ok(()),
        Some((_, param)) => {
            let name = param.name;
            Err(parser.error_here(format!("struct is missing required parameter: {name}")))
        }
    }
}

/// Prints what follows the mnemonic.
pub fn print_values(def: &TextDef, values: &[Value], printer: &mut Printer<'_>) {
    print_elements(def, def.format, values, printer);
}

fn print_elements(
    def: &TextDef,
    elements: &[TextElement],
    values: &[Value],
    printer: &mut Printer<'_>,
) {
    let blank = |space: &bool, printer: &mut Printer<'_>| {
        if *space {
            printer.ch(' ');
        }
    };
    for element in elements {
        match element {
            TextElement::Literal { text, space } => {
                blank(space, printer);
                printer.text(text);
            }
            TextElement::Space => printer.ch(' '),
            TextElement::Param { index, space } => {
                blank(space, printer);
                def.params[*index].text.print(&values[*index], printer);
            }
            TextElement::Params { indices, space } => {
                blank(space, printer);
                printer.comma_list(*indices, |printer, &index| {
                    def.params[index].text.print(&values[index], printer);
                });
            }
            TextElement::Struct { indices, space } => {
                blank(space, printer);
                let given = |&&index: &&usize| !def.params[index].leaves_out(&values[index]);
                printer.comma_list(indices.iter().filter(given), |printer, &index| {
                    printer.text(def.params[index].name);
                    printer.text(" = ");
                    def.params[index].text.print(&values[index], printer);
                });
            }
            TextElement::Optional {
                elements,
                anchors,
                otherwise,
                ..
            } => {
                let given = |&index: &usize| !def.params[index].leaves_out(&values[index]);
                let chosen = if anchors.iter().any(given) {
                    elements
                } else {
                    otherwise
                };
                print_elements(def, chosen, values, printer);
            }
        }
    }
}
