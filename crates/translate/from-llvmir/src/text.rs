//! Diagnostics with text that LLVM prints.

use crate::body::FunctionImport;
use crate::constants::Key;
use crate::shared::Shared;
use std::sync::PoisonError;
use terrace_ir::{Failed, Loc, OpId, message_text};
use terrace_llvmir as ll;
use terrace_llvmir::{Inst, ItemText};

impl<'a> Shared<'a> {
    /// The text that `write` makes of the module's words for single items, for a message.
    fn said(&self, write: impl FnOnce(&mut ItemText<'a>, &mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        // Numbers stay good if a thread panics in a message: they are put back as a whole.
        let mut numbering = self
            .numbering
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let mut items = match numbering.take() {
            Some(numbering) => ItemText::with(self.module, numbering),
            None => ItemText::new(self.module),
        };
        write(&mut items, &mut out);
        *numbering = Some(items.into_numbering());
        message_text(&out).into_owned()
    }

    /// Has the next message number the module again.
    pub(crate) fn forget_numbering(&self) {
        let mut numbering = self
            .numbering
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *numbering = None;
    }

    /// A constant as LLVM prints it, with its type.
    pub(crate) fn const_text(&self, c: ll::Const) -> String {
        self.said(|items, out| items.value(c.into(), out))
    }

    /// A piece of metadata as LLVM prints it in a message.
    pub(crate) fn metadata_text(&self, md: ll::Md) -> String {
        self.said(|items, out| items.metadata(md, out))
    }

    /// A global variable as LLVM prints it.
    pub(crate) fn global_text(&self, global: &ll::GlobalVariable) -> String {
        self.said(|items, out| items.global(global, out))
    }
}

impl<'a> FunctionImport<'a> {
    /// The text that `write` makes of the words for single items of this function, for a message.
    fn said(&self, write: impl FnOnce(&mut ItemText<'a>, &mut Vec<u8>)) -> String {
        let mut functions = self.shared.module.functions.iter();
        let at = functions.position(|function| std::ptr::eq(&function.body, self.body));
        self.shared.said(|items, out| {
            items.enter(at);
            write(items, out);
        })
    }

    /// An instruction as LLVM prints it in a message.
    pub(crate) fn inst_text(&self, inst: Inst) -> String {
        self.said(|items, out| items.instruction(inst, out))
    }

    /// A constant or another value as LLVM prints it, with its type; of metadata its definition.
    fn value_text(&self, value: ll::Value) -> String {
        let consts = &self.shared.module.ctx.consts;
        let metadata = (value.as_const()).and_then(|c| match consts.kind(c) {
            ll::ConstKind::Metadata(md) => Some(md),
            _ => None,
        });
        if let Some(md) = metadata {
            return self.said(|items, out| items.metadata(md, out));
        }
        let text = self.said(|items, out| items.value(value, out));
        // LLVM prints metadata without its type.
        match text.strip_prefix("metadata ") {
            Some(metadata) => metadata.to_owned(),
            None => text,
        }
    }

    /// The whole text of the function that is imported.
    pub(crate) fn function_text(&self) -> String {
        self.said(|items, out| items.function(out))
    }

    /// Reports an instruction that the dialect has no operation for.
    pub(crate) fn unhandled_inst(&mut self, inst: Inst) -> Failed {
        let text = self.inst_text(inst);
        self.error(format!("unhandled instruction: {text}"))
    }

    /// Reports the call of an intrinsic that cannot be converted.
    pub fn unhandled_intrinsic(&mut self, inst: Inst) -> Failed {
        let text = self.inst_text(inst);
        self.error(format!("unhandled intrinsic: {text}"))
    }

    /// Reports a value that the dialect has no words for.
    pub(crate) fn unhandled_value(&mut self, value: ll::Value) -> Failed {
        let text = self.value_text(value);
        self.diags
            .error(Loc::UNKNOWN, format!("unhandled value: {text}"))
    }

    /// Reports a constant that the dialect has no words for.
    pub(crate) fn unhandled_constant(&mut self, key: Key, reason: &str) -> Failed {
        let text = match key {
            Key::Const(c) | Key::Inserted(c) => self.shared.const_text(c),
            Key::Zero(_) | Key::Poison(_) | Key::Symbol(_) => String::new(),
        };
        let message = format!("unhandled constant: {text}{reason}");
        self.diags.error(Loc::UNKNOWN, message)
    }

    /// Reports a constant expression whose instruction is not converted.
    pub(crate) fn unhandled_expr(&mut self, c: ll::Const) -> Failed {
        let text = self.shared.const_text(c);
        let message = format!("unhandled instruction: <badref> = {text}");
        self.diags.error(Loc::UNKNOWN, message)
    }

    /// Reports a block that control does not reach although its address is taken.
    pub(crate) fn unreachable_block(&mut self, block: ll::Block) -> Failed {
        let name = self.said(|items, out| items.block(block, out));
        let name = name.strip_prefix("label %").unwrap_or(&name);
        let message = format!("unreachable block '{name}' with address taken");
        self.diags.error(self.out.loc(OpId::ROOT), message)
    }

    /// Warns of an instruction that is left out.
    pub(crate) fn warn_of_dropped(&mut self, inst: Inst) {
        if self.shared.options.emit_expensive_warnings {
            let text = self.inst_text(inst);
            self.diags
                .warning(self.loc, format!("dropped instruction: {text}"));
        }
    }
}
