//! Verifies `llvm.func`.

use super::Verified;
use crate::enums::{Linkage, LinkageAttr};
use crate::ops::{BlockTagOp, ComdatSelectorOp, LLVMFuncOp, LLVMFuncOpRef, LandingpadOp, ResumeOp};
use crate::types::{FunctionType, is_compatible_type};
use rustc_hash::FxHashSet;
use terrace_builtin::attrs::type_value;
use terrace_builtin::functions::{verify_function, verify_symbol};
use terrace_ir::interfaces::{FunctionOpInterface, SymbolUserOpInterface};
use terrace_ir::{Attr, OpRef, Reporter, SymbolScope, Type};

impl LLVMFuncOp {
    /// Returns the type of a verified function; `op` may be the stub of its body.
    pub fn signature<'c>(op: OpRef<'c>) -> Option<&'c FunctionType> {
        type_value(op.ctx, op.prop(Self::FUNCTION_TYPE)?)?.as_::<FunctionType>(op.ctx)
    }

    /// Returns true if a function has no body; `op` may be a stub.
    pub fn is_declaration(op: OpRef<'_>) -> bool {
        op.regions()
            .next()
            .is_none_or(|(body, region)| body.entry_block(region).is_none())
    }
}

pub(crate) struct FuncSignature;

impl FunctionOpInterface for FuncSignature {
    fn arguments<'c>(&self, op: OpRef<'c>) -> &'c [Type] {
        LLVMFuncOp::signature(op).map_or(&[], |ty| &ty.params)
    }

    fn results<'c>(&self, op: OpRef<'c>) -> &'c [Type] {
        LLVMFuncOp::signature(op).map_or(&[], |ty| ty.results(op.ctx))
    }
}

pub(super) fn linkage(op: OpRef<'_>, slot: usize) -> Linkage {
    op.get::<LinkageAttr>(slot).unwrap_or(Linkage::External)
}

pub(crate) fn func(op: LLVMFuncOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_symbol(*op, op.sym_visibility_attr(), false, report)?;
    if let Some(ty) = LLVMFuncOp::signature(*op) {
        let arguments = (&*ty.params, op.arg_attrs_attr());
        let results = (ty.results(op.ctx), op.res_attrs_attr());
        verify_function(*op, arguments, results, report)?;
    }
    let linkage = linkage(*op, LLVMFuncOp::LINKAGE);
    let message = "functions cannot have 'common' linkage";
    report.refuse_if(op, linkage == Linkage::Common, message)?;
    if LLVMFuncOp::is_declaration(*op) {
        if !matches!(linkage, Linkage::External | Linkage::ExternalWeak) {
            let message = "external functions must have 'external' or 'extern_weak' linkage";
            return Err(report.op_error(op, message));
        }
        return Ok(());
    }
    let has = |slot| op.prop(slot).is_some();
    if has(LLVMFuncOp::NO_INLINE) && has(LLVMFuncOp::ALWAYS_INLINE) {
        return Err(report.error(
            op,
            "no_inline and always_inline attributes are incompatible",
        ));
    }
    if has(LLVMFuncOp::OPTIMIZE_NONE) && !has(LLVMFuncOp::NO_INLINE) {
        return Err(report.op_error(op, "with optimize_none must also be no_inline"));
    }
    func_ops(*op, report)
}

/// Verifies that the operations of a function agree on the type of exceptions and have unique block tags.
fn func_ops(func: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, body) = (func.ctx, func.body);
    let names = [
        ctx.name::<LandingpadOp>(),
        ctx.name::<ResumeOp>(),
        ctx.name::<BlockTagOp>(),
    ];
    if !body.may_have_ops(&names) {
        return Ok(());
    }
    let mut unwinding: Option<Type> = None;
    let mut tags: FxHashSet<Attr> = FxHashSet::default();
    for id in body.walk(func.id) {
        let op = func.with(id);
        let name = op.name();
        if name == names[0] || name == names[1] {
            if op.well_formed().is_none() {
                continue;
            }
            let (ty, message) = if name == names[0] {
                (
                    op.result_type(0),
                    "'llvm.landingpad' should have a consistent result type inside a function",
                )
            } else {
                (
                    op.operand_type(0),
                    "'llvm.resume' should have a consistent input type inside a function",
                )
            };
            if *unwinding.get_or_insert(ty) != ty {
                return Err(report.error(func, message));
            }
        } else if name == names[2]
            && let Some(tag) = op.prop(BlockTagOp::TAG)
            && !tags.insert(tag)
        {
            let id = op.get::<crate::attrs::BlockTagAttr>(BlockTagOp::TAG);
            let id = id.map_or(0, |tag| tag.id);
            return Err(report.error(
                op,
                format!("duplicate block tag '{id}' in the same function: "),
            ));
        }
    }
    Ok(())
}

pub(crate) fn func_regions(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(entry) = op
        .body
        .region(op.id, 0)
        .and_then(|region| op.body.entry_block(region))
    else {
        return Ok(());
    };
    for (index, &arg) in op.body.block_args(entry).iter().enumerate() {
        let message = format_args!("entry block argument #{index} is not of LLVM type");
        report.refuse_if(op, !is_compatible_type(op.ctx, op.body.ty(arg)), message)?;
    }
    Ok(())
}

/// Verifies that a comdat attribute refers to a selector.
pub(super) fn comdat(
    op: OpRef<'_>,
    slot: usize,
    symbols: &SymbolScope<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let Some(comdat) = op.prop(slot) else {
        return Ok(());
    };
    match symbols.resolve(comdat) {
        Some(selector) if selector.is::<ComdatSelectorOp>() => Ok(()),
        _ => Err(report.error(op, "expected comdat symbol")),
    }
}

pub(crate) struct FuncSymbols;

impl SymbolUserOpInterface for FuncSymbols {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Verified {
        comdat(op, LLVMFuncOp::COMDAT, symbols, report)
    }
}
