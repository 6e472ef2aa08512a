//! Diagnostics that show what LLVM prints.

use crate::body::FunctionImport;
use crate::constants::Key;
use crate::shared::Shared;
use std::sync::{Mutex, PoisonError};
use terrace_ir::{Failed, Loc, OpId, message_text};
use terrace_llvmir as ll;
use terrace_llvmir::{FunctionBody, Inst, ItemNumbers, ItemText};

/// The numbers of things in messages, which the first message works out.
#[derive(Default)]
pub(crate) struct Texts(Mutex<Option<ItemNumbers>>);

impl Shared<'_> {
    /// What `write` writes of a thing in a function or outside of all.
    fn item_text(
        &self,
        body: Option<&FunctionBody>,
        write: impl FnOnce(&mut ItemText<'_>, &mut Vec<u8>),
    ) -> String {
        let module = self.module;
        let mut known = self.texts.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut text = match known.take() {
            Some(numbers) => ItemText::resume(module, numbers),
            None => ItemText::new(module),
        };
        text.enter(body.and_then(|body| {
            let mut functions = module.functions.iter();
            functions.position(|function| std::ptr::eq(&function.body, body))
        }));
        let mut out = Vec::new();
        write(&mut text, &mut out);
        *known = Some(text.into_numbers());
        message_text(&out).into_owned()
    }

    /// A piece of metadata as LLVM prints it in a message.
    pub(crate) fn metadata_text(&self, md: ll::Md) -> String {
        self.item_text(None, |text, out| text.metadata(md, out))
    }

    /// A constant as LLVM prints it, with its type.
    fn const_text(&self, c: ll::Const) -> String {
        self.item_text(None, |text, out| text.value(c.into(), out))
    }
}

impl FunctionImport<'_> {
    /// An instruction or debug record as LLVM prints it in a message.
    pub(crate) fn inst_text(&self, inst: Inst) -> String {
        (self.shared).item_text(Some(self.body), |text, out| text.instruction(inst, out))
    }

    /// A constant or another value as LLVM prints it, with its type.
    fn value_text(&self, value: ll::Value) -> String {
        let text = (self.shared).item_text(Some(self.body), |text, out| text.value(value, out));
        // Of metadata LLVM prints what is behind its type.
        match text.strip_prefix("metadata ") {
            Some(metadata) => metadata.to_owned(),
            None => text,
        }
    }

    /// The whole text of the function that is imported.
    pub(crate) fn function_text(&self) -> String {
        String::new()
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
        let text = (self.shared).item_text(Some(self.body), |text, out| text.block(block, out));
        let name = text.strip_prefix("label %").unwrap_or(&text);
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

/// A global variable as LLVM prints it.
pub(crate) fn global_text(_module: &ll::Module, _global: &ll::GlobalVariable) -> String {
    String::new()
}
