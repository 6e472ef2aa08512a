//! Prints problems as LLVM does.

use super::{Item, Problem};
use crate::item_text::ItemText;
use crate::module::Module;
use crate::text::push_u64;

/// Returns the text of problems: each message, followed by its items.
pub(super) fn text(module: &Module, problems: &[Problem]) -> Vec<u8> {
    let mut out = Vec::new();
    if problems.is_empty() {
        return out;
    }
    let mut writer = ItemText::new(module);
    for problem in problems {
        writer.enter(problem.function);
        out.extend_from_slice(problem.message.as_bytes());
        out.push(b'\n');
        for item in &problem.items {
            match *item {
                Item::Inst(inst) => writer.instruction(inst, &mut out),
                Item::Value(value) => writer.value(value, &mut out),
                Item::Block(block) => writer.block(block, &mut out),
                Item::Type(ty) => {
                    // A type is the only item without a newline.
                    out.push(b' ');
                    module.ctx.types.push_type(ty, &mut out);
                    continue;
                }
                Item::Md(md) => writer.metadata(md, &mut out),
                Item::Symbol(symbol) => writer.symbol(symbol, &mut out),
                Item::List(at) => writer.list(at, &mut out),
                Item::Number(number) => push_u64(&mut out, number),
                Item::Nothing => continue,
            }
            out.push(b'\n');
        }
    }
    out
}
