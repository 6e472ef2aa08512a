//! Diagnostics that show what LLVM prints.

use crate::body::FunctionImport;
use crate::constants::Key;
use terrace_ir::{Failed, Loc, OpId, message_text};
use terrace_llvmir as ll;
use terrace_llvmir::Inst;

impl FunctionImport<'_> {
    /// An instruction as LLVM prints it in a message.
    pub(crate) fn inst_text(&self, inst: Inst) -> String {
        format!("  <instruction {}>", inst.index())
    }

    /// A constant or another value as LLVM prints it, with its type.
    fn value_text(&self, value: ll::Value) -> String {
        match value.as_const() {
            Some(c) => {
                // Of metadata LLVM prints what is behind its type.
                let text = const_text(self.shared.module, c);
                match text.strip_prefix("metadata ") {
                    Some(metadata) => metadata.to_owned(),
                    None => text,
                }
            }
            None => format!("{value:?}"),
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
            Key::Const(c) | Key::Inserted(c) => const_text(self.shared.module, c),
            Key::Zero(_) | Key::Poison(_) | Key::Symbol(_) => String::new(),
        };
        let message = format!("unhandled constant: {text}{reason}");
        self.diags.error(Loc::UNKNOWN, message)
    }

    /// Reports a constant expression whose instruction is not converted.
    pub(crate) fn unhandled_expr(&mut self, c: ll::Const) -> Failed {
        let text = const_text(self.shared.module, c);
        let message = format!("unhandled instruction: <badref> = {text}");
        self.diags.error(Loc::UNKNOWN, message)
    }

    /// Reports a block that control does not reach although its address is taken.
    pub(crate) fn unreachable_block(&mut self, block: ll::Block) -> Failed {
        let name = String::new();
        let _ = block;
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

/// A constant as LLVM prints it, with its type.
pub(crate) fn const_text(module: &ll::Module, c: ll::Const) -> String {
    let mut out = Vec::new();
    let mut numbering = ll::Numbering::default();
    let mut refs = ll::References {
        numbering: Some(&mut numbering),
        open: &mut Vec::new(),
    };
    module.ctx.push_typed_const(c, &mut refs, &mut out);
    message_text(&out).into_owned()
}

/// A piece of metadata as LLVM prints it in a message.
pub(crate) fn metadata_text(_module: &ll::Module, _md: ll::Md) -> String {
    String::new()
}

/// A global variable as LLVM prints it.
pub(crate) fn global_text(_module: &ll::Module, _global: &ll::GlobalVariable) -> String {
    String::new()
}
