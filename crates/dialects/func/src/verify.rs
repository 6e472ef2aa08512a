//! Verifies constraints of func operations beyond their definitions.

use crate::ops::{CallIndirectOpRef, CallOp, ConstantOp, FuncOp, FuncOpRef};
use std::borrow::Cow;
use terrace_builtin::FunctionType;
use terrace_builtin::attrs::type_value;
use terrace_builtin::functions::{verify_function, verify_symbol};
use terrace_ir::interfaces::SymbolUserOpInterface;
use terrace_ir::{Attr, Context, Failed, OpRef, Reporter, SymbolScope, Type};

impl FuncOp {
    /// Returns the type of a verified function; `op` may be the stub of its body.
    pub fn signature<'c>(op: OpRef<'c>) -> Option<&'c FunctionType> {
        type_value(op.ctx, op.prop(Self::FUNCTION_TYPE)?)?.as_(op.ctx)
    }
}

pub(crate) fn func(op: FuncOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let Some(signature) = FuncOp::signature(*op) else {
        return Ok(());
    };
    let region = op.body.region(op.id, 0);
    let is_declaration = region.is_none_or(|region| op.body.entry_block(region).is_none());
    let visibility = op.sym_visibility_attr();
    verify_symbol(*op, visibility, is_declaration, report)?;
    let arguments = (&*signature.inputs, op.arg_attrs_attr());
    let results = (&*signature.results, op.res_attrs_attr());
    verify_function(*op, arguments, results, report)
}

pub(crate) fn r#return(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let Some(func) = op.parent() else {
        return Ok(());
    };
    let Some(signature) = FuncOp::signature(func) else {
        return Ok(());
    };
    let name = || {
        func.prop(FuncOp::SYM_NAME)
            .map(|name| name.message_text(op.ctx))
            .unwrap_or_default()
    };
    let results = &signature.results;
    let operands = op.body.num_operands(op.id);
    if operands != results.len() {
        let message = format!(
            "has {operands} operands, but enclosing function (@{}) returns {}",
            name(),
            results.len()
        );
        return Err(report.op_error(op, message));
    }
    for (index, want) in results.iter().enumerate() {
        let got = op.operand_type(index);
        if got != *want {
            let message = format!(
                "type of return operand {index} ({}) doesn't match function result type ({}) in function @{}",
                op.ctx.show_type(got),
                op.ctx.show_type(*want),
                name()
            );
            return Err(report.error(op, message));
        }
    }
    Ok(())
}

pub(crate) fn call_indirect(
    op: CallIndirectOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let callee = op.callee_type();
    let message = if !op.callee_operands_types().eq(callee.inputs.iter().copied()) {
        "failed to verify that callee input types match argument types"
    } else if !op.results_types().eq(callee.results.iter().copied()) {
        "failed to verify that callee result types match result types"
    } else {
        return Ok(());
    };
    Err(report.op_error(op, message))
}

/// `'i32', 'i64'`
fn show_types(ctx: &Context, types: impl Iterator<Item = Type>) -> String {
    let shown: Vec<String> = types.map(|ty| ctx.show_type(ty)).collect();
    shown.join(", ")
}

/// Returns the name in a flat symbol reference.
fn name_in(op: OpRef<'_>, symbol: Option<Attr>) -> Option<Attr> {
    symbol?.symbol_root(op.ctx)
}

/// Returns the name, for messages.
#[cold]
fn text_of(op: OpRef<'_>, symbol: Option<Attr>) -> Cow<'_, str> {
    let name = name_in(op, symbol).map(|name| name.message_text(op.ctx));
    name.unwrap_or_default()
}

/// Returns the type of the function that a flat symbol reference refers to.
fn function_named(op: OpRef<'_>, symbol: Option<Attr>, symbols: &SymbolScope<'_>) -> Option<Type> {
    let found = symbols.function(name_in(op, symbol)?)?;
    let is_function = found.name == op.ctx.name::<FuncOp>();
    is_function.then(|| type_value(op.ctx, found.ty))?
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let (ctx, body) = (op.ctx, op.body);
        let row = body.row(op.id);
        let callee = row.prop(CallOp::CALLEE);
        let ty = function_named(op, callee, symbols);
        let Some(callee) = ty.and_then(|ty| ty.as_::<FunctionType>(ctx)) else {
            let name = text_of(op, callee);
            let message = format!("'{name}' does not reference a valid function");
            return Err(report.op_error(op, message));
        };
        let operands = row.operands().map(|value| body.ty(value));
        let results = row.results().map(|value| body.ty(value));
        if operands.eq(callee.inputs.iter().copied()) && results.eq(callee.results.iter().copied())
        {
            return Ok(());
        }
        call_differs(op, callee, report)
    }
}

/// Reports a call whose operands or results do not match the callee.
#[cold]
fn call_differs(
    op: OpRef<'_>,
    callee: &FunctionType,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let (ctx, body) = (op.ctx, op.body);
    let message = "incorrect number of operands for callee";
    report.refuse_if(op, callee.inputs.len() != body.num_operands(op.id), message)?;
    for (index, want) in callee.inputs.iter().enumerate() {
        let got = op.operand_type(index);
        if got != *want {
            let message = format!(
                "operand type mismatch: expected operand type {}, but provided {} for operand number {index}",
                ctx.show_type(*want),
                ctx.show_type(got)
            );
            return Err(report.op_error(op, message));
        }
    }
    let message = "incorrect number of results for callee";
    report.refuse_if(op, callee.results.len() != body.num_results(op.id), message)?;
    let results = || body.results(op.id).map(|value| body.ty(value));
    let differs = results()
        .zip(&callee.results)
        .position(|(got, want)| got != *want);
    if let Some(index) = differs {
        let failed = report.op_error(op, format!("result type mismatch at index {index}"));
        let shown = show_types(ctx, results());
        report.note(op, format!("      op result types: {shown}"));
        let shown = show_types(ctx, callee.results.iter().copied());
        report.note(op, format!("function result types: {shown}"));
        return Err(failed);
    }
    Ok(())
}

impl SymbolUserOpInterface for ConstantOp {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let function = op.prop(ConstantOp::VALUE);
        match function_named(op, function, symbols) {
            None => {
                let name = text_of(op, function);
                let message = format!("reference to undefined function '{name}'");
                Err(report.op_error(op, message))
            }
            Some(ty) if ty != op.result_type(0) => {
                Err(report.op_error(op, "reference to function with mismatched type"))
            }
            Some(_) => Ok(()),
        }
    }
}
