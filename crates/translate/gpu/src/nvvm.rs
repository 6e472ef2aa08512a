//! Translates the nvvm dialect: kernels, and operations whose properties determine the intrinsic.

mod calls;
mod chosen;

use crate::header::{Header, failure, is_function};
use terrace_builtin::IntegerAttr;
use terrace_from_llvmir::LlvmImportDialectInterface;
use terrace_ir::{Attr, DenseI32Array, Failed, OpId, OpRef};
use terrace_llvmir::{Attribute, CallConv};
use terrace_to_llvmir::{
    Converted, FunctionTranslation, LlvmTranslationDialectInterface, ModuleTranslation, Scope,
};

/// The nvvm dialect's part in the translation to LLVM IR.
pub(crate) struct Translation;

/// The nvvm dialect's part in the import: calls of intrinsics that an operation declares become that operation.
pub(crate) struct Import;

impl LlvmImportDialectInterface for Import {}

impl LlvmTranslationDialectInterface for Translation {
    fn convert_operation(&self, op: OpId, t: &mut FunctionTranslation<'_>) -> Converted {
        calls::convert(op, t)
    }

    fn amend_operation(
        &self,
        op: OpId,
        _instructions: &[terrace_llvmir::Value],
        name: &str,
        value: Attr,
        t: &mut FunctionTranslation<'_>,
    ) -> Result<(), Failed> {
        if is_function(op, t) {
            amend(name, value, Header::of_body(t));
            return Ok(());
        }
        Err(only_on_functions(t.op(op), name, t.diags))
    }

    fn amend_module_operation(
        &self,
        op: OpRef<'_>,
        name: &str,
        value: Attr,
        t: &mut ModuleTranslation<'_>,
    ) -> Result<(), Failed> {
        if let Some(header) = Header::of_declaration(op, t) {
            amend(name, value, header);
            return Ok(());
        }
        Err(only_on_functions(op, name, t.diags))
    }

    fn convert_parameter_attr(
        &self,
        _function: OpRef<'_>,
        _index: Option<usize>,
        name: &str,
        _value: Attr,
        _scope: &mut Scope<'_>,
        out: &mut Vec<Attribute>,
    ) -> Result<(), Failed> {
        if name == "nvvm.grid_constant" {
            out.push(Attribute::string(name, ""));
        }
        Ok(())
    }
}

fn only_on_functions(op: OpRef<'_>, name: &str, diags: &mut terrace_ir::Diagnostics) -> Failed {
    failure(
        op,
        format_args!("{name} is only supported on `llvm.func` operations"),
        diags,
    )
}

/// Translates an attribute of a function. The attribute was verified.
fn amend(name: &str, value: Attr, mut header: Header<'_>) {
    let ctx = header.ctx;
    match name {
        "nvvm.kernel" => header.function.conv = CallConv::PTX_KERNEL,
        "nvvm.blocksareclusters" => header.set_text(name, ""),
        "nvvm.maxntid" | "nvvm.reqntid" | "nvvm.cluster_dim" => {
            if let Some(sizes) = value.as_::<DenseI32Array>(ctx) {
                let sizes: Vec<String> = sizes.values.iter().map(i32::to_string).collect();
                header.set_text(name, sizes.join(","));
            }
        }
        "nvvm.minctasm" | "nvvm.maxnreg" | "nvvm.cluster_max_blocks" => {
            let key = match name {
                "nvvm.cluster_max_blocks" => "nvvm.maxclusterrank",
                name => name,
            };
            // LLVM reads an unsigned 64-bit number.
            if let Some(int) = value.as_::<IntegerAttr>(ctx)
                && let Some(int) = int.value.to_i64()
            {
                header.set_text(key, (int as u64).to_string());
            }
        }
        _ => (),
    }
}
