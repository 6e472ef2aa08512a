//! `symbol-privatize`: makes the symbols of a symbol table private.

use terrace_ir::symbol::{make_private, symbol_name};
use terrace_ir::{Failed, OpId};
use terrace_pass::{OptionValues, PassContext, PassDef, TypedOption};

const EXCLUDE: TypedOption<Vec<String>> = TypedOption::list(
    "exclude",
    "Comma separated list of symbols that should not be marked private",
);

/// `symbol-privatize`
pub static SYMBOL_PRIVATIZE: PassDef =
    PassDef::new("symbol-privatize", "Mark symbols private", symbol_privatize)
        .class("SymbolPrivatize")
        .options(&[EXCLUDE.def]);

fn symbol_privatize(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let (ctx, body) = (cx.ctx, &mut *cx.body);
    let blocks = body
        .regions(OpId::ROOT)
        .flat_map(|region| body.blocks(region));
    let ops: Vec<OpId> = blocks.flat_map(|block| body.ops(block)).collect();
    let exclude = options.get(&EXCLUDE);
    for op in ops {
        let Some(name) = symbol_name(ctx, body, op).and_then(|name| name.bytes(ctx)) else {
            continue;
        };
        if !exclude.iter().any(|kept| kept.as_bytes() == name) {
            make_private(ctx, body, op);
        }
    }
    Ok(())
}
