//! Tests the results of folding operations.

use crate::check::read;
use terrace_asm::render_all as messages;
use terrace_ir::interfaces::constant_value;
use terrace_ir::opdef::Folded;
use terrace_ir::{Attr, Body, Context, Diagnostics, OpId, OpRef, ValueDefinition, ValueId};

/// Checks that the last operation before the terminator of the only function in `text` folds to `expect`. In `expect`,
/// `-` means no fold, `a0` is argument 0, and a result is the name of its operation.
#[track_caller]
pub fn check_fold(ctx: &Context, text: &str, expect: &str) {
    let mut diags = Diagnostics::new();
    let module = read(ctx, text, &mut diags);
    let module = module.unwrap_or_else(|_| panic!("{text}\n{}", messages(ctx, &diags)));
    let function = module
        .walk(OpId::ROOT)
        .find_map(|op| module.nested(op))
        .expect("a function");
    assert_eq!(fold(ctx, function), expect, "{text}");
}

fn fold(ctx: &Context, function: &Body) -> String {
    let body = function.regions(OpId::ROOT).next().expect("a region");
    let entry = function.blocks(body).next().expect("a block");
    let end = function.last_op(entry).expect("a terminator");
    let op = function.prev_op(end).expect("an operation");
    let constants: Vec<Option<Attr>> = function
        .operands(op)
        .map(|value| constant_value(ctx, function, value))
        .collect();
    let op = OpRef::new(ctx, function, op);
    let fold = op.def().and_then(|def| def.fold).expect("a folder");
    let Some(folded) = fold(op, &constants) else {
        return "-".to_owned();
    };
    let mut shown = Vec::new();
    let parts = folded.parts().cloned().unwrap_or_default();
    if let Some(operands) = &parts.operands {
        let count = function.num_operands(op.id);
        if operands.len() != count {
            shown.push(format!("{} operands", operands.len()));
        }
        for (index, &value) in operands.iter().enumerate() {
            if index >= count || function.operand(op.id, index) != value {
                let value = show(ctx, function, value);
                shown.push(format!("operand {index} = {value}"));
            }
        }
    }
    for &(slot, attr) in &parts.props {
        let attr = attr.map_or("-".to_owned(), |attr| ctx.show_attr(attr));
        shown.push(format!("property {slot} = {attr}"));
    }
    if !parts.regions.is_empty() {
        shown.push(format!("regions {:?}", parts.regions));
    }
    shown.extend(folded.results().iter().map(|result| match *result {
        Folded::Value(value) => show(ctx, function, value),
        Folded::Attr(attr) => ctx.show_attr(attr),
    }));
    shown.join(", ")
}

fn show(ctx: &Context, body: &Body, value: ValueId) -> String {
    match body.definition(value) {
        ValueDefinition::Argument(_, index) => format!("a{index}"),
        ValueDefinition::Result(op, _) => OpRef::new(ctx, body, op).name_str().to_owned(),
        ValueDefinition::Undefined => "?".to_owned(),
    }
}
