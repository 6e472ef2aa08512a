//! Reports diagnostics that contain text in LLVM's format.

use crate::body::FunctionImport;
use crate::constants::Key;
use crate::shared::Shared;
use std::sync::PoisonError;
use terrace_ir::{Failed, Loc, OpId, message_text};
use terrace_llvmir as ll;
use terrace_llvmir::{Inst, ItemText};

impl<'a> Shared<'a> {
    /// Returns the text that `write` prints for a message.
    fn said(&self, write: impl FnOnce(&mut ItemText<'a>, &mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        // The numbering is replaced as a whole, so it stays consistent if a thread panics while printing.
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

    /// Drops the numbering. The next message numbers the module again.
    pub(crate) fn forget_numbering(&self) {
        let mut numbering = self
            .numbering
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *numbering = None;
    }

    /// Returns a constant in LLVM's format, with its type.
    pub(crate) fn const_text(&self, c: ll::Const) -> String {
        self.said(|items, out| items.value(c.into(), out))
    }

    /// Returns metadata in LLVM's format for messages.
    pub(crate) fn metadata_text(&self, md: ll::Md) -> String {
        self.said(|items, out| items.metadata(md, out))
    }

    /// Returns a global variable in LLVM's format.
    pub(crate) fn global_text(&self, global: &ll::GlobalVariable) -> String {
        self.said(|items, out| items.global(global, out))
    }
}

impl<'a> FunctionImport<'a> {
    /// Returns the text that `write` prints for an entity of this function.
    fn said(&self, write: impl FnOnce(&mut ItemText<'a>, &mut Vec<u8>)) -> String {
        let mut functions = self.shared.module.functions.iter();
        let at = functions.position(|function| std::ptr::eq(&function.body, self.body));
        self.shared.said(|items, out| {
            items.enter(at);
            write(items, out);
        })
    }

    /// Returns an instruction in LLVM's format for messages.
    pub(crate) fn inst_text(&self, inst: Inst) -> String {
        self.said(|items, out| items.instruction(inst, out))
    }

    /// Returns a value in LLVM's format, with its type. For metadata, returns its definition.
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

    /// Returns the whole text of the imported function.
    pub(crate) fn function_text(&self) -> String {
        self.said(|items, out| items.function(out))
    }

    /// Reports an instruction without a counterpart in the dialect.
    pub(crate) fn unhandled_inst(&mut self, inst: Inst) -> Failed {
        let text = self.inst_text(inst);
        self.error(format!("unhandled instruction: {text}"))
    }

    /// Reports a call of an intrinsic that cannot be converted.
    pub fn unhandled_intrinsic(&mut self, inst: Inst) -> Failed {
        let text = self.inst_text(inst);
        self.error(format!("unhandled intrinsic: {text}"))
    }

    /// Reports a value without a counterpart in the dialect.
    pub(crate) fn unhandled_value(&mut self, value: ll::Value) -> Failed {
        let text = self.value_text(value);
        self.diags
            .error(Loc::UNKNOWN, format!("unhandled value: {text}"))
    }

    /// Reports a constant without a counterpart in the dialect.
    pub(crate) fn unhandled_constant(&mut self, key: Key, reason: &str) -> Failed {
        let text = match key {
            Key::Const(c) | Key::Inserted(c) => self.shared.const_text(c),
            Key::Zero(_) | Key::Poison(_) | Key::Symbol(_) => String::new(),
        };
        let message = format!("unhandled constant: {text}{reason}");
        self.diags.error(Loc::UNKNOWN, message)
    }

    /// Reports a constant expression whose instruction cannot be converted.
    pub(crate) fn unhandled_expr(&mut self, c: ll::Const) -> Failed {
        let text = self.shared.const_text(c);
        let message = format!("unhandled instruction: <badref> = {text}");
        self.diags.error(Loc::UNKNOWN, message)
    }

    /// Reports an unreachable block whose address is taken.
    pub(crate) fn unreachable_block(&mut self, block: ll::Block) -> Failed {
        let name = self.said(|items, out| items.block(block, out));
        let name = name.strip_prefix("label %").unwrap_or(&name);
        let message = format!("unreachable block '{name}' with address taken");
        self.diags.error(self.out.loc(OpId::ROOT), message)
    }

    /// Warns about a dropped instruction.
    pub(crate) fn warn_of_dropped(&mut self, inst: Inst) {
        if self.shared.options.emit_expensive_warnings {
            let text = self.inst_text(inst);
            self.diags
                .warning(self.loc, format!("dropped instruction: {text}"));
        }
    }
}
