//! Metadata of instructions and functions that is no debug information.

use crate::body::FunctionImport;
use crate::interface::Unhandled;
use crate::text::metadata_text;
use terrace_ir::{Failed, OpId};
use terrace_llvmir as ll;
use terrace_llvmir::{Inst, Md, MdKind, MdKindId};

/// The kinds of metadata that the LLVM dialect acts on.
pub(crate) fn kinds() -> Vec<MdKindId> {
    Vec::new()
}

/// Acts on metadata of one of the [`kinds`].
pub(crate) fn set(
    _kind: MdKindId,
    _node: Md,
    _op: OpId,
    _import: &mut FunctionImport<'_>,
) -> Result<(), Unhandled> {
    Err(Unhandled)
}

/// Looks at the metadata of all instructions before anything is converted: what fails the whole import is reported here.
pub(crate) fn convert_module(_shared: &crate::Shared<'_>) -> Result<(), Failed> {
    Ok(())
}

impl FunctionImport<'_> {
    /// Sets what an instruction's metadata says of the operation it has become.
    pub(crate) fn set_metadata_attrs(&mut self, inst: Inst, op: OpId) {
        let body = self.body;
        for &(_, kind, node) in body.attachments(inst) {
            let Some(dialect) = self.shared.dispatch.metadata(kind) else {
                continue;
            };
            if dialect.set_metadata_attrs(kind, node, op, self) == Err(Unhandled)
                && self.shared.options.emit_expensive_warnings
            {
                let node = metadata_text(self.shared.module, node);
                let text = self.inst_text(inst);
                self.diags
                    .warning(self.loc, format!("unhandled metadata: {node} on {text}"));
            }
        }
    }

    /// Sets what a function's metadata says of it.
    pub(crate) fn set_function_metadata(&mut self, attachments: &[(MdKindId, Md)]) {
        for &(kind, node) in attachments {
            let Some(dialect) = self.shared.dispatch.metadata(kind) else {
                continue;
            };
            if dialect.set_metadata_attrs(kind, node, OpId::ROOT, self) == Err(Unhandled) {
                let node = metadata_text(self.shared.module, node);
                let text = self.function_text();
                let message = format!("unhandled function metadata: {node} on {text}");
                self.diags.warning(self.loc, message);
            }
        }
    }

    /// The one alias scope of `llvm.experimental.noalias.scope.decl`, if an operation uses it.
    pub(crate) fn declared_scope(&mut self, _list: ll::Value) -> Option<terrace_ir::Attr> {
        None
    }
}

/// The bytes of a metadata string.
pub(crate) fn string(module: &ll::Module, md: Md) -> Option<&[u8]> {
    match module.ctx.metadata.kind(md) {
        MdKind::String(bytes) => Some(bytes),
        _ => None,
    }
}

impl FunctionImport<'_> {
    /// The tag of an operand bundle.
    pub(crate) fn bundle_tag(&self, bundle: ll::Bundle<'_>) -> &[u8] {
        string(self.shared.module, bundle.tag).unwrap_or_default()
    }
}
