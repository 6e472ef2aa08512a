//! `symbol-privatize`: makes the symbols of a symbol table private.

use terrace_ir::symbol::{make_private, symbol_name};
use terrace_ir::{Failed, OpId};
use terrace_pass::{Anchor, OptionDef, OptionKind, Pass, PassContext, PassDef};

/// `symbol-privatize`
pub static SYMBOL_PRIVATIZE: PassDef = PassDef {
    name: "symbol-privatize",
    class: "SymbolPrivatize",
    description: "Mark symbols private",
    anchor: Anchor::Any,
    options: &[OptionDef {
        name: "exclude",
        description: "Comma separated list of symbols that should not be marked private",
        kind: OptionKind::List,
    }],
    statistics: &[],
    create: |options| {
        Box::new(SymbolPrivatize {
            exclude: options.list("exclude").to_vec(),
        })
    },
};

struct SymbolPrivatize {
    exclude: Vec<String>,
}

impl Pass for SymbolPrivatize {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let (ctx, body) = (cx.ctx, &mut *cx.body);
        let blocks = body
            .regions(OpId::ROOT)
            .flat_map(|region| body.blocks(region));
        let ops: Vec<OpId> = blocks.flat_map(|block| body.ops(block)).collect();
        for op in ops {
            let Some(name) = symbol_name(ctx, body, op).and_then(|name| name.bytes(ctx)) else {
                continue;
            };
            if !self.exclude.iter().any(|kept| kept.as_bytes() == name) {
                make_private(ctx, body, op);
            }
        }
        Ok(())
    }
}
