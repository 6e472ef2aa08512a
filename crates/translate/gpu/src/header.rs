//! Reads and modifies the header of a translated function, with or without a body.

use std::fmt::Display;
use terrace_ir::{Attr, Context, Diagnostics, Failed, OpId, OpRef, Reporter};
use terrace_llvm::LLVMFuncOp;
use terrace_llvmir as ll;
use terrace_llvmir::{Attribute, Function, Md, MdKindId};
use terrace_to_llvmir::{FunctionTranslation, ModuleTranslation};

/// The header of a translated function.
pub(crate) struct Header<'a> {
    pub ctx: &'a Context,
    pub llvm: &'a mut ll::Context,
    pub function: &'a mut Function,
}

impl<'a> Header<'a> {
    /// Returns the header of the function whose body is being translated.
    pub(crate) fn of_body(t: &'a mut FunctionTranslation<'_>) -> Header<'a> {
        Header {
            ctx: t.ctx,
            llvm: t.builder.ctx,
            function: t.header,
        }
    }

    /// Returns the header of the declaration for an operation in the module.
    pub(crate) fn of_declaration(
        op: OpRef<'_>,
        t: &'a mut ModuleTranslation<'_>,
    ) -> Option<Header<'a>> {
        let name = op.prop(LLVMFuncOp::SYM_NAME)?;
        let symbol = t.module.ctx.symbols.get(name.bytes(t.ctx)?)?;
        let mut functions = t.module.functions.iter_mut();
        let function = functions.find(|function| function.value.symbol == symbol)?;
        Some(Header {
            ctx: t.ctx,
            llvm: &mut t.module.ctx,
            function,
        })
    }

    /// Returns true if the function has the attribute `"key"`.
    pub(crate) fn has(&self, key: &str) -> bool {
        let attrs = &self.llvm.attrs;
        let own = attrs.set(attrs.function_set(self.function.attrs));
        let same = |attribute: &Attribute| matches!(attribute, Attribute::String(known, _) if **known == *key.as_bytes());
        own.iter().any(same)
    }

    /// Adds an attribute to the function, replacing one with the same key.
    pub(crate) fn set(&mut self, attribute: Attribute) {
        let attrs = &self.llvm.attrs;
        let list = self.function.attrs;
        let mut own = attrs.set(attrs.function_set(list)).to_vec();
        let (result, params) = (attrs.result_set(list), attrs.param_sets(list).to_vec());
        own.push(attribute);
        let own = self.llvm.attr_set(&own);
        self.function.attrs = self.llvm.attrs.list(own, result, &params);
    }

    /// Adds the attribute `"key"="value"` to the function.
    pub(crate) fn set_text(&mut self, key: &str, value: impl AsRef<[u8]>) {
        self.set(Attribute::string(key, value));
    }

    /// Attaches metadata to the function, replacing metadata of the same kind.
    pub(crate) fn attach(&mut self, kind: &str, node: Md) {
        let kind = MdKindId::named(&mut self.llvm.metadata, kind);
        let attachments = &mut self.function.attachments;
        attachments.retain(|(other, _)| *other != kind);
        attachments.push((kind, node));
    }

    /// Creates a node of 32-bit integers.
    pub(crate) fn node(&mut self, values: &[i32]) -> Md {
        let llvm = &mut *self.llvm;
        let values: Vec<Option<Md>> = values
            .iter()
            .map(|&value| {
                let value = llvm.const_int(ll::Type::I32, u64::from(value as u32));
                Some(llvm.metadata.value(value))
            })
            .collect();
        llvm.metadata.node(&values)
    }
}

/// Returns true if an operation is the function whose body is being translated, which is the root of that body.
pub(crate) fn is_function(op: OpId, t: &FunctionTranslation<'_>) -> bool {
    op == OpId::ROOT && t.op(op).is::<LLVMFuncOp>()
}

/// Returns an integer attribute in decimal, with its sign.
pub(crate) fn signed(ctx: &Context, value: Attr) -> Option<String> {
    let int = value.as_::<terrace_builtin::IntegerAttr>(ctx)?;
    Some(int.value.to_string_signed())
}

/// Reports an error at an operation.
pub(crate) fn failure(op: OpRef<'_>, message: impl Display, diags: &mut Diagnostics) -> Failed {
    let ctx = op.ctx;
    Reporter { ctx, diags }.op_error(op, message)
}
