//! Verifies calls, invokes and inline assembly.

use super::control_flow::parent_func;
use super::{Verified, op_bundles, show, type_prop};
use crate::attrs::DISubprogramAttr;
use crate::branch;
use crate::enums::TailCallKind;
use crate::ops::{
    CallIntrinsicOpRef, CallOp, CallOpRef, IFuncOp, InlineAsmOpRef, InvokeOp, InvokeOpRef,
    LLVMFuncOp, LandingpadOp,
};
use crate::types::{FunctionType, LlvmType, PointerType, VoidType};
use terrace_builtin::attrs::type_value;
use terrace_builtin::locations::Location;
use terrace_builtin::props::Symbol;
use terrace_ir::interfaces::{SymbolUserOpInterface, verify_branch, verify_branch_weights};
use terrace_ir::{Attr, Loc, OpRef, OpView, Reporter, SymbolScope, Type};

pub(crate) fn call(op: CallOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    op_bundles(
        op,
        op.op_bundle_operands_types().len(),
        Some(op.op_bundle_sizes_attr()),
        op.op_bundle_tags_attr(),
        report,
    )
}

pub(crate) fn call_intrinsic(op: CallIntrinsicOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if !op.intrin().starts_with(b"llvm.") {
        return Err(report.op_error(op, "intrinsic name must start with 'llvm.'"));
    }
    let count = op.op_bundle_operands().len();
    op_bundles(
        op,
        count,
        Some(op.op_bundle_sizes_attr()),
        op.op_bundle_tags_attr(),
        report,
    )
}

pub(crate) fn inline_asm(op: InlineAsmOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let kind = Some(op.tail_call_kind());
    let message = "tail call kind 'musttail' is not supported by this operation";
    report.refuse_if(op, kind == Some(TailCallKind::MustTail), message)
}

pub(crate) fn invoke(op: InvokeOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_branch(&branch::Invoke, *op, report)?;
    verify_branch_weights(op, op.branch_weights_attr(), 2, report)?;
    let operands = op.callee_operands();
    let mut args: Vec<Type> = operands.map(|value| op.body.ty(value)).collect();
    if op.callee_attr().is_none() {
        // MLIR does not check this, and crashes when it prints or translates the operation.
        indirect_callee(*op, args.first(), report)?;
        args.remove(0);
    }
    var_callee_type(*op, type_prop(*op, InvokeOp::VAR_CALLEE_TYPE), args, report)?;
    let Some(first) = op.body.first_op(op.unwind_dest()) else {
        return Err(report.error(op, "must have at least one operation in unwind destination"));
    };
    if !op.with(first).is::<LandingpadOp>() {
        let message = "first operation in unwind destination should be a llvm.landingpad operation";
        return Err(report.error(op, message));
    }
    let count = op.op_bundle_operands().len();
    op_bundles(
        op,
        count,
        Some(op.op_bundle_sizes_attr()),
        op.op_bundle_tags_attr(),
        report,
    )
}

/// Verifies the callee of an indirect call: the first operand, a pointer.
fn indirect_callee(op: OpRef<'_>, first: Option<&Type>, report: &mut Reporter<'_>) -> Verified {
    match first {
        None => {
            let message = "must have either a `callee` attribute or at least an operand";
            Err(report.op_error(op, message))
        }
        Some(pointer) if !pointer.is::<PointerType>(op.ctx) => {
            let pointer = show(op.ctx, *pointer);
            let message = format!("indirect call expects a pointer as callee: {pointer}");
            Err(report.op_error(op, message))
        }
        Some(_) => Ok(()),
    }
}

/// Verifies that a variadic callee's type agrees with the arguments and the result of a call.
fn var_callee_type(
    op: OpRef<'_>,
    ty: Option<Type>,
    args: Vec<Type>,
    report: &mut Reporter<'_>,
) -> Verified {
    let Some(LlvmType::Function(callee)) = ty.map(|ty| LlvmType::of(op.ctx, ty)) else {
        return Ok(());
    };
    let message = "expected var_callee_type to be a variadic function type";
    report.refuse_if(op, !callee.var_arg, message)?;
    if callee.params.len() > args.len() {
        let message = format!(
            "expected var_callee_type to have at most {} parameters",
            args.len()
        );
        return Err(report.op_error(op, message));
    }
    for (&param, &arg) in callee.params.iter().zip(&args) {
        if param != arg {
            let (param, arg) = (show(op.ctx, param), show(op.ctx, arg));
            return Err(report.op_error(
                op,
                format!("var_callee_type parameter type mismatch: {param} != {arg}"),
            ));
        }
    }
    match op.body.only_result(op.id).map(|result| op.body.ty(result)) {
        None if !callee.result.is::<VoidType>(op.ctx) => {
            Err(report.op_error(op, "expected var_callee_type to return void"))
        }
        Some(result) if result != callee.result => {
            let (want, got) = (show(op.ctx, callee.result), show(op.ctx, result));
            Err(report.op_error(
                op,
                format!("var_callee_type return type mismatch: {want} != {got}"),
            ))
        }
        _ => Ok(()),
    }
}

pub(crate) struct CallSymbols;

impl SymbolUserOpInterface for CallSymbols {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Verified {
        let (ctx, body) = (op.ctx, op.body);
        let call = CallOp::read(op);
        let operands = call.callee_operands().map(|value| body.ty(value));
        let var_type = type_prop(op, CallOp::VAR_CALLEE_TYPE);
        let Some(callee) = op.get::<Symbol>(CallOp::CALLEE) else {
            let args = operands.collect::<Vec<_>>();
            var_callee_type(
                op,
                var_type,
                args.get(1..).unwrap_or_default().to_vec(),
                report,
            )?;
            return indirect_callee(op, args.first(), report);
        };
        if var_type.is_some() {
            var_callee_type(
                op,
                var_type,
                call.callee_operands().map(|value| body.ty(value)).collect(),
                report,
            )?;
        }
        let Some(ty) = function_type(op, callee.root, symbols, report)? else {
            return Ok(());
        };
        let message = "missing var_callee_type attribute for vararg call";
        report.refuse_if(op, ty.var_arg && var_type.is_none(), message)?;
        let (got, want) = (operands.len(), ty.params.len());
        if !ty.var_arg && want != got {
            let message =
                format!("incorrect number of operands ({got}) for callee (expecting: {want})");
            return Err(report.op_error(op, message));
        }
        let message = format_args!(
            "incorrect number of operands ({got}) for varargs callee (expecting at least: {want})"
        );
        report.refuse_if(op, want > got, message)?;
        for (index, (got, &want)) in operands.zip(&ty.params).enumerate() {
            if got != want {
                let (got, want) = (show(ctx, got), show(ctx, want));
                let message = format!("operand type mismatch for operand {index}: {got} != {want}");
                return Err(report.op_error(op, message));
            }
        }
        let void = ty.result.is::<VoidType>(ctx);
        match body.only_result(op.id).map(|result| body.ty(result)) {
            None if !void => Err(report.op_error(op, "expected function call to produce a value")),
            Some(_) if void => Err(report.op_error(
                op,
                "calling function with void result must not produce values",
            )),
            Some(got) if got != ty.result => {
                let (got, want) = (show(ctx, got), show(ctx, ty.result));
                Err(report.op_error(op, format!("result type mismatch: {got} != {want}")))
            }
            _ => Ok(()),
        }
    }
}

/// Returns the type of the function or ifunc that a call refers to.
fn function_type<'c>(
    op: OpRef<'c>,
    name: Attr,
    symbols: &SymbolScope<'_>,
    report: &mut Reporter<'_>,
) -> Result<Option<&'c FunctionType>, terrace_ir::Failed> {
    let ctx = op.ctx;
    let text = || name.message_text(ctx);
    let Some(symbol) = symbols.lookup(name) else {
        let message = format!(
            "'{}' does not reference a symbol in the current scope",
            text()
        );
        return Err(report.op_error(op, message));
    };
    let ty = if symbol.is::<LLVMFuncOp>() {
        debug_location(op, symbol, report)?;
        symbol.prop(LLVMFuncOp::FUNCTION_TYPE)
    } else if symbol.is::<IFuncOp>() {
        symbol.prop(IFuncOp::I_FUNC_TYPE)
    } else {
        let message = format!(
            "'{}' does not reference a valid LLVM function or IFunc",
            text()
        );
        return Err(report.op_error(op, message));
    };
    let Some(ty) = ty.and_then(|ty| type_value(ctx, ty)) else {
        return Ok(None);
    };
    match LlvmType::of(ctx, ty) {
        LlvmType::Function(ty) => Ok(Some(ty)),
        _ => {
            let message = format!("callee does not have a functional type: {}", show(ctx, ty));
            Err(report.op_error(op, message))
        }
    }
}

fn has_location(op: OpRef<'_>) -> bool {
    op.loc() != Loc::UNKNOWN
}

/// Verifies that a call has a debug location if both caller and callee have debug information.
fn debug_location(op: OpRef<'_>, callee: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if has_location(op) || LLVMFuncOp::is_declaration(callee) {
        return Ok(());
    }
    let has_subprogram = |func: OpRef<'_>| {
        let Location::Fused(fused) = Location::at(op.ctx, func.loc()) else {
            return false;
        };
        fused
            .metadata
            .is_some_and(|metadata| metadata.is::<DISubprogramAttr>(op.ctx))
    };
    if parent_func(op).is_some_and(has_subprogram) && has_subprogram(callee) {
        let message = "inlinable function call in a function with a DISubprogram location must have a debug location";
        return Err(report.error(op, message));
    }
    Ok(())
}
