//! Finds the operand, result, property or argument whose type cannot be converted.

use terrace_builtin::FunctionType;
use terrace_builtin::attrs::type_value;
use terrace_ir::{Body, Context, OpId, OpRef, Type};

/// Names the part of an operation that has a type: an operand, a result, a property, an argument or result of the
/// function type in a property, or an argument of a block. The block is in a region of the operation, or a successor.
pub(crate) fn origin_of_type(ctx: &Context, body: &Body, op: OpId, ty: Type) -> Option<String> {
    let at = |what: &str, index: usize| Some(format!("{what} #{index}"));
    if let Some(index) = body.operands(op).position(|value| body.ty(value) == ty) {
        return at("operand", index);
    }
    if let Some(index) = body.results(op).position(|value| body.ty(value) == ty) {
        return at("result", index);
    }
    let def = ctx.op_def(body.name(op));
    let named = def.map_or(&[][..], |def| def.props);
    for (prop, value) in named.iter().zip(body.props(op)) {
        let Some(held) = value.and_then(|value| type_value(ctx, value)) else {
            continue;
        };
        if held == ty {
            return Some(format!("property '{}'", prop.name));
        }
        let Some(function) = held.as_::<FunctionType>(ctx) else {
            continue;
        };
        if let Some(index) = function.inputs.iter().position(|&input| input == ty) {
            return at("argument", index);
        }
        if let Some(index) = function.results.iter().position(|&result| result == ty) {
            return at("result", index);
        }
    }
    let blocks = body
        .regions(op)
        .flat_map(|region| body.blocks(region))
        .chain(body.successors(op));
    for block in blocks {
        let mut arguments = body.block_args(block).iter();
        if let Some(index) = arguments.position(|&argument| body.ty(argument) == ty) {
            return at("block argument", index);
        }
    }
    None
}

/// Returns the text of a note about a type that cannot be converted.
pub(crate) fn describe_type(ctx: &Context, body: &Body, op: OpId, ty: Type) -> String {
    let name = OpRef::new(ctx, body, op).name_str();
    let shown = ctx.show_type(ty);
    match origin_of_type(ctx, body, op, ty) {
        Some(origin) => format!("type {shown} of {origin} of '{name}' cannot be converted"),
        None => format!("type {shown}, which '{name}' needs, cannot be converted"),
    }
}
