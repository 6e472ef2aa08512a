//! `llvm-legalize-for-export`: prepares LLVM-dialect operations for the translation to LLVM IR.

use crate::ops_of;
use terrace_builtin::ArrayAttr;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{
    Attr, BlockId, Body, Builder, Context, DictionaryAttr, Failed, InsertPoint, OpId, RegionId,
};
use terrace_llvm::BrOp;
use terrace_llvm::attrs::{DIExpressionAttr, DIExpressionElemAttr, DIGlobalVariableExpressionAttr};
use terrace_llvm::dwarf::op::LLVM_FRAGMENT;
use terrace_pass::{OptionValues, PassContext, PassDef, parallel_bodies};

/// `llvm-legalize-for-export`
pub static LLVM_LEGALIZE_FOR_EXPORT: PassDef = PassDef::new(
    "llvm-legalize-for-export",
    "Legalize LLVM dialect to be convertible to LLVM IR",
    legalize_for_export,
)
.class("LLVMLegalizeForExportPass")
.dialects(&["llvm"]);

fn legalize_for_export(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    legalize(ctx, cx.body);
    parallel_bodies(cx.body, cx.threads, cx.diags, |body, _| legalize(ctx, body));
    Ok(())
}

fn legalize(ctx: &Context, body: &mut Body) {
    let ops = ops_of(body);
    for &op in &ops {
        let regions: Vec<RegionId> = match op != OpId::ROOT && body.is_nested(op) {
            true => Vec::new(),
            false => body.regions(op).collect(),
        };
        for region in regions {
            let blocks: Vec<BlockId> = body.blocks(region).collect();
            for block in blocks {
                ensure_distinct_successors(ctx, body, region, block);
            }
        }
        if op == OpId::ROOT || !body.is_nested(op) {
            legalize_expressions(ctx, body, op);
        }
    }
}

/// Ensures that the successors of a terminator that have arguments are distinct, because a phi node has one value per
/// predecessor block. The second edge to such a successor gets a new block.
fn ensure_distinct_successors(ctx: &Context, body: &mut Body, region: RegionId, block: BlockId) {
    let Some(terminator) = body.last_op(block) else {
        return;
    };
    let successors: Vec<BlockId> = body.successors(terminator).collect();
    let loc = body.loc(terminator);
    let mut seen: Vec<BlockId> = Vec::new();
    // The new blocks for a successor precede those for the next successor.
    for &successor in &successors {
        let args = body.block_args(successor);
        if args.is_empty() || seen.contains(&successor) {
            continue;
        }
        seen.push(successor);
        let types: Vec<_> = args.iter().map(|&arg| body.ty(arg)).collect();
        let locs = body.block_arg_locs(successor).to_vec();
        let again = successors.iter().enumerate();
        let again = again.filter(|(_, other)| **other == successor).skip(1);
        for (position, _) in again {
            let dummy = body.create_block(&[]);
            body.append_block(region, dummy);
            for (&ty, &loc) in types.iter().zip(&locs) {
                body.add_block_arg(dummy, ty, loc);
            }
            body.set_successor(terminator, position, dummy);
            let args = body.block_args(dummy).to_vec();
            let mut builder = Builder::new(ctx, body, InsertPoint::end(dummy), loc);
            builder.create(BrOp::spec(&args, successor));
        }
    }
}

fn legalize_expressions(ctx: &Context, body: &mut Body, op: OpId) {
    let props: Vec<Option<Attr>> = body.props(op).to_vec();
    for (slot, prop) in props.into_iter().enumerate() {
        let Some(prop) = prop else { continue };
        let new = legalize_attr(ctx, prop);
        if new != prop {
            body.set_prop(op, slot, Some(new));
        }
    }
    let attrs = body.attrs(op);
    let new = legalize_attr(ctx, attrs);
    if new != attrs {
        body.set_attrs(op, new);
    }
}

terrace_ir::kinds! {
    /// An attribute that may contain expressions.
    enum WithExpressions of Attr {
        Expression(DIExpressionAttr),
        Array(ArrayAttr),
        Dictionary(DictionaryAttr),
        Global(DIGlobalVariableExpressionAttr),
    }
}

/// Returns an attribute with legalized expressions, including those nested in arrays, dictionaries and global
/// variables.
fn legalize_attr(ctx: &Context, attr: Attr) -> Attr {
    let global = match WithExpressions::of(ctx, attr) {
        WithExpressions::Expression(expression) => {
            return merge_fragments(ctx, attr, expression);
        }
        WithExpressions::Array(array) => {
            let elements = array.elements.iter();
            let elements = elements.map(|&inner| legalize_attr(ctx, inner));
            let elements: Vec<Attr> = elements.collect();
            return match elements == *array.elements {
                true => attr,
                false => ctx.array(&elements),
            };
        }
        WithExpressions::Dictionary(dictionary) => {
            let entries = dictionary.entries().iter();
            let entries = entries.map(|&(name, value)| (name, legalize_attr(ctx, value)));
            let entries: Vec<(Attr, Attr)> = entries.collect();
            return match entries == dictionary.entries() {
                true => attr,
                false => ctx.dictionary(entries),
            };
        }
        WithExpressions::Global(global) => global,
        WithExpressions::Other => return attr,
    };
    let expr = global.expr.map(|expr| legalize_attr(ctx, expr));
    match expr == global.expr {
        true => attr,
        false => ctx.attr(DIGlobalVariableExpressionAttr {
            var: global.var,
            expr,
        }),
    }
}

/// Returns the offset and size of a fragment operation.
fn fragment(ctx: &Context, element: Attr) -> Option<(u64, u64)> {
    let element = element.as_::<DIExpressionElemAttr>(ctx)?;
    match (
        u64::from(element.opcode) == LLVM_FRAGMENT,
        &*element.arguments,
    ) {
        (true, &[offset, size]) => Some((offset, size)),
        _ => None,
    }
}

/// Merges nested fragments into one fragment, with the sum of the offsets and the size of the first.
fn merge_fragments(ctx: &Context, attr: Attr, expression: &DIExpressionAttr) -> Attr {
    let mut merged: Vec<Attr> = Vec::new();
    for &element in &expression.operations {
        let last = merged.last().and_then(|&last| fragment(ctx, last));
        if let (Some((offset, size)), Some((more, _))) = (last, fragment(ctx, element)) {
            merged.pop();
            merged.push(ctx.attr(DIExpressionElemAttr {
                opcode: LLVM_FRAGMENT as u32,
                arguments: [offset.wrapping_add(more), size].into(),
            }));
        } else {
            merged.push(element);
        }
    }
    match merged.len() == expression.operations.len() {
        true => attr,
        false => ctx.attr(DIExpressionAttr {
            operations: merged.into(),
        }),
    }
}
