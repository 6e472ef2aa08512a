//! Converts debug-info expressions, which compute the value or address of a variable.

use crate::shared::Shared;
use terrace_ir::Attr;
use terrace_llvm::attrs::{DIExpressionAttr, DIExpressionElemAttr};
use terrace_llvmir::{Md, expression};

/// Returns the attribute for a `DIExpression`, or `None` for other nodes.
pub(super) fn expression(shared: &Shared<'_>, md: Md) -> Option<Attr> {
    let words = shared.module.ctx.metadata.expression(md)?;
    let element = |operator: &[u64]| {
        let (&opcode, arguments) = operator.split_first()?;
        Some(shared.ctx.attr(DIExpressionElemAttr {
            opcode: opcode as u32,
            arguments: arguments.into(),
        }))
    };
    let operations = expression::operators(words).filter_map(element).collect();
    Some(shared.ctx.attr(DIExpressionAttr { operations }))
}
