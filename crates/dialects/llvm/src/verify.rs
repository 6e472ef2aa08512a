//! Verifies constraints beyond the operation definitions. Messages are MLIR's.

mod arith;
mod calls;
mod constants;
mod control_flow;
mod data_layout;
mod functions;
mod globals;
mod intrinsics;
mod memory;
mod module_attrs;

pub(crate) use arith::{bitcast, extractvalue, insertvalue, sext, shufflevector, type_at, zext};
pub(crate) use calls::{CallSymbols, call, call_intrinsic, inline_asm, invoke};
pub(crate) use constants::{constant, zero};
pub(crate) use control_flow::{br, cond_br, indirectbr, landingpad, return_, switch};
pub use data_layout::check_data_layout;
pub(crate) use functions::{FuncSignature, FuncSymbols, func, func_regions};
pub(crate) use globals::{
    AddressOfSymbols, BlockAddressSymbols, CtorsSymbols, DsoLocalEquivalentSymbols, DtorsSymbols,
    GlobalSymbols, IFuncSymbols, alias, alias_regions, check_module_flag, comdat_regions, global,
    global_ctors, global_dtors, global_regions, ifunc, linker_options, module_flags, symbol,
};
pub(crate) use intrinsics::{
    assume, masked_gather, masked_scatter, same_operands_element_type, sincos, vector_extract,
    vector_insert, vector_interleave2,
};
pub(crate) use memory::{alloca, atomicrmw, cmpxchg, fence, getelementptr, load, store};
pub(crate) use module_attrs::LlvmAttrs;

use crate::enums::{AtomicOrdering, AtomicOrderingAttr};
use terrace_builtin::attrs::{i32_array_value, type_value};
use terrace_ir::interfaces::verify_inner_segments;
use terrace_ir::{Attr, Context, Failed, OpRef, Reporter, StubRef, Traits, Type};

type Verified = Result<(), Failed>;

/// Returns the type that a property holds.
fn type_prop(op: OpRef<'_>, slot: usize) -> Option<Type> {
    type_value(op.ctx, op.prop(slot)?)
}

/// `'i32'`
fn show(ctx: &Context, ty: Type) -> String {
    ctx.show_type(ty)
}

pub(crate) fn ordering(op: OpRef<'_>, slot: usize) -> AtomicOrdering {
    op.get::<AtomicOrderingAttr>(slot)
        .unwrap_or(AtomicOrdering::NotAtomic)
}

/// Returns true if an operation can hold top-level operations: a symbol table isolated from above.
fn is_llvm_module(op: OpRef<'_>) -> bool {
    op.def()
        .is_some_and(|def| def.has(Traits::SYMBOL_TABLE | Traits::ISOLATED_FROM_ABOVE))
}

pub(crate) fn at_module_level(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    directly_in_module(op.parent(), op, report)
}

/// Like [`at_module_level`], for an operation with its own body.
pub(crate) fn stub_at_module_level(stub: StubRef<'_>, report: &mut Reporter<'_>) -> Verified {
    directly_in_module(stub.parent(), stub.record(), report)
}

fn directly_in_module(
    parent: Option<OpRef<'_>>,
    op: OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    match parent {
        Some(parent) if !is_llvm_module(parent) => {
            Err(report.op_error(op, "must appear at the module level"))
        }
        _ => Ok(()),
    }
}

/// Verifies operand bundles: the sizes add up to the number of operands, and each bundle has a tag.
fn op_bundles<'a>(
    op: impl Into<OpRef<'a>>,
    operands: usize,
    sizes: Option<Attr>,
    tags: Option<Attr>,
    report: &mut Reporter<'_>,
) -> Verified {
    let op = op.into();
    verify_inner_segments(
        op,
        ("op_bundle_operands", operands),
        ("op_bundle_sizes", sizes),
        None,
        report,
    )?;
    let sizes = sizes.and_then(|sizes| i32_array_value(op.ctx, sizes));
    let sizes = sizes.unwrap_or(&[]);
    let tags = tags
        .and_then(|tags| terrace_builtin::attrs::array_value(op.ctx, tags))
        .unwrap_or(&[]);
    if tags.len() != sizes.len() {
        let message = format!(
            "expected {} operand bundle tags, but actually got {}",
            sizes.len(),
            tags.len()
        );
        return Err(report.error(op, message));
    }
    if tags.iter().any(|tag| tag.bytes(op.ctx).is_none()) {
        return Err(report.error(op, "operand bundle tag must be a StringAttr"));
    }
    Ok(())
}
