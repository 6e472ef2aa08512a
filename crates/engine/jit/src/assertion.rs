//! Replaces the printing of assertion texts: a program prints the text before it aborts, but a program that is called
//! with checked values records the text for the failure.

use terrace_llvmir::{
    CallSpec, ConstKind, Context, Inst, InstKind, Module, Rewrite, Symbol, Type, Value,
};

/// The function that replaces `puts`.
const NOTE: &[u8] = b"terrace_rt_assertion";

/// The name prefix of the texts that the lowering of `cf.assert` creates.
const TEXT: &[u8] = b"assert_msg";

/// Replaces calls of `puts` that print an assertion text directly before a call of `abort` by calls of a runtime
/// function. The other instructions keep their indices.
pub(crate) fn note(module: &mut Module) {
    let [puts, abort] = [&b"puts"[..], b"abort"].map(|name| module.ctx.symbols.get(name));
    let (Some(puts), Some(abort)) = (puts, abort) else {
        return;
    };
    let all: Vec<(usize, Vec<(Inst, Value)>)> = (module.functions.iter().enumerate())
        .map(|(at, function)| {
            let body = &function.body;
            let blocks = body.blocks().iter();
            let prints = blocks.flat_map(|&block| {
                let insts = body.insts(block).map(|inst| (inst, body.kind(inst)));
                let next = insts.clone().skip(1);
                insts.zip(next).filter_map(|((inst, print), (_, end))| {
                    let is_end = callee(&module.ctx, &end).is_some_and(|it| it == abort);
                    let is_print = callee(&module.ctx, &print).is_some_and(|it| it == puts);
                    let text = print.call()?.args.iter().next()?;
                    let is_text = is_end && is_print && is_text(&module.ctx, text);
                    is_text.then_some((inst, text))
                })
            });
            (at, prints.collect::<Vec<_>>())
        })
        .filter(|(_, prints)| !prints.is_empty())
        .collect();
    if all.is_empty() {
        return;
    }
    let ty = module.ctx.types.function(Type::VOID, &[Type::PTR], false);
    let Some(note) = module.add_function(NOTE, ty) else {
        return;
    };
    let note: Value = module.ctx.symbol(note).into();
    for (at, prints) in all {
        let Some(function) = module.functions.get_mut(at) else {
            continue;
        };
        function.body.rewrite(&mut module.ctx, |builder, inst| {
            match prints.iter().find(|(print, _)| *print == inst) {
                Some((_, text)) => {
                    builder.call(CallSpec::new(ty, note, &[*text]));
                    Rewrite::Erase
                }
                None => Rewrite::Keep,
            }
        });
    }
}

/// Returns the symbol of the callee, or `None` for an indirect call.
fn callee(ctx: &Context, inst: &InstKind<'_>) -> Option<Symbol> {
    match ctx.consts.kind(inst.call()?.callee.as_const()?) {
        ConstKind::Symbol(symbol) => Some(symbol),
        _ => None,
    }
}

fn is_text(ctx: &Context, text: Value) -> bool {
    let mut constant = text.as_const();
    while let Some(current) = constant {
        match ctx.consts.kind(current) {
            ConstKind::Symbol(symbol) => return ctx.symbols.name(symbol).starts_with(TEXT),
            ConstKind::Expr(expr) => constant = expr.operands.first().copied(),
            _ => return false,
        }
    }
    false
}
