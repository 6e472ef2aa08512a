//! Verifies allocations and globals.

use super::{Verified, both_ranked, memory_space, types_error};
use crate::asm::tensor_type;
use crate::layout::{is_identity_layout, layout_symbols};
use crate::ops::{AllocOpRef, AllocaOpRef, GetGlobalOp, GlobalOp, GlobalOpRef, ReallocOpRef};
use std::iter::successors;
use terrace_builtin::attrs::type_value;
use terrace_builtin::constraints::is_elements;
use terrace_builtin::functions::verify_symbol;
use terrace_builtin::props::Symbol;
use terrace_builtin::types::{DYNAMIC, MemRefType, element_type, shape};
use terrace_ir::interfaces::SymbolUserOpInterface;
use terrace_ir::{Attr, Failed, OpRef, Reporter, SymbolScope, Traits, Type};

pub(crate) fn alloc(op: AllocOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (sizes, symbols) = (
        op.dynamic_sizes_types().len(),
        op.symbol_operands_types().len(),
    );
    allocation(*op, op.memref_type(), sizes, symbols, report)
}

pub(crate) fn alloca(op: AllocaOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    // An enclosing operation must free the memory.
    let frees = |op: &OpRef<'_>| {
        op.def()
            .is_some_and(|def| def.has(Traits::AUTOMATIC_ALLOCATION_SCOPE))
    };
    if !successors(op.parent(), |op| op.parent()).any(|op| frees(&op)) {
        let message = "requires an ancestor op with AutomaticAllocationScope trait";
        return Err(report.op_error(op, message));
    }
    let (sizes, symbols) = (
        op.dynamic_sizes_types().len(),
        op.symbol_operands_types().len(),
    );
    allocation(*op, op.memref_type(), sizes, symbols, report)
}

/// Checks the number of operands for dynamic sizes and symbols.
fn allocation(
    op: OpRef<'_>,
    memref: Type,
    sizes: usize,
    symbols: usize,
    report: &mut Reporter<'_>,
) -> Verified {
    let Some(ty) = memref.as_::<MemRefType>(op.ctx) else {
        return Ok(());
    };
    dynamic_sizes(op, sizes, ty, report)?;
    let want = layout_symbols(op.ctx, ty);
    let message = format_args!(
        "symbol operand count does not equal memref symbol count: expected {want}, got {symbols}"
    );
    report.refuse_if(op, symbols != want, message)
}

/// Checks the number of dynamic sizes.
pub(super) fn dynamic_sizes<'a>(
    op: impl Into<OpRef<'a>>,
    has: usize,
    ty: &MemRefType,
    report: &mut Reporter<'_>,
) -> Verified {
    let want = ty.shape.iter().filter(|size| **size == DYNAMIC).count();
    let message = format_args!("incorrect number of dynamic sizes, has {has}, expected {want}");
    report.refuse_if(op, has != want, message)
}

pub(crate) fn realloc(op: ReallocOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, from, to) = (op.ctx, op.source_type(), op.result_type());
    let Some((source, result)) = both_ranked(ctx, from, to) else {
        return Ok(());
    };
    for (ty, memref, name) in [(from, source, "source"), (to, result, "result")] {
        if !is_identity_layout(ctx, memref) {
            let message = format!(
                "unsupported layout for {name} memref type {}",
                ctx.show_type(ty)
            );
            return Err(report.error(op, message));
        }
    }
    let differences = [
        (source.memory_space != result.memory_space, "memory spaces"),
        (source.element != result.element, "element types"),
    ];
    for (differ, what) in differences {
        if differ {
            let message = format!("different {what} specified for source memref type");
            let and = "and result memref type";
            return Err(types_error(op, &message, from, and, to, report));
        }
    }
    let size = op.dynamic_result_size().is_some();
    let message = match (result.has_static_shape(), size) {
        (false, false) => "missing dimension operand for result type",
        (true, true) => "unnecessary dimension operand for result type",
        _ => return Ok(()),
    };
    Err(report.error(op, format!("{message} {}", ctx.show_type(to))))
}

/// Checks that the terminator returns the results of the scope.
pub(crate) fn alloca_scope(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let body = op.body;
    let last = body
        .region(op.id, 0)
        .and_then(|region| body.entry_block(region))
        .and_then(|block| body.last_op(block));
    let Some(last) = last else { return Ok(()) };
    let edge = format!(
        "along control flow edge from Operation {} to parent: ",
        op.with(last).name_str()
    );
    let (operands, results) = (body.num_operands(last), body.num_results(op.id));
    let message = if operands != results {
        format!(
            "{edge}region branch point has {operands} operands, but region successor needs {results} inputs"
        )
    } else {
        let mut pairs = body.operands(last).zip(body.results(op.id)).enumerate();
        let differ = pairs.find(|(_, (operand, result))| body.ty(*operand) != body.ty(*result));
        let Some((index, (operand, result))) = differ else {
            return Ok(());
        };
        format!(
            "{edge}successor operand type #{index} {} should match successor input type #{index} {}",
            op.ctx.show_type(body.ty(operand)),
            op.ctx.show_type(body.ty(result))
        )
    };
    let failed = report.op_error(op, message);
    report.note(op.with(last), "region branch point");
    Err(failed)
}

pub(crate) fn global(op: GlobalOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    verify_symbol(*op, op.sym_visibility_attr(), false, report)?;
    let Some(ty) = type_value(ctx, op.type_attr()) else {
        return Ok(());
    };
    let Some(memref) = ty.as_::<MemRefType>(ctx).filter(|ty| ty.has_static_shape()) else {
        let message = format!(
            "type should be static shaped memref, but got {}",
            ctx.show_type(ty)
        );
        return Err(report.op_error(op, message));
    };
    let Some(value) = op.initial_value().filter(|value| *value != Attr::UNIT) else {
        return Ok(());
    };
    if !is_elements(ctx, value) {
        let shown = ctx.show_attr(value);
        let message =
            format!("initial value should be a unit or elements attribute, but got {shown}");
        return Err(report.op_error(op, message));
    }
    let Some(got) = value.ty(ctx) else {
        return Ok(());
    };
    if got == tensor_type(ctx, memref) {
        return Ok(());
    }
    let element = element_type(ctx, got).unwrap_or(got);
    let message = if element != memref.element {
        let (want, got) = (ctx.show_type(memref.element), ctx.show_type(element));
        format!("initial value element expected to be of type {want}, but was of type {got}")
    } else {
        let list = |sizes: &[i64]| {
            let sizes: Vec<String> = sizes.iter().map(i64::to_string).collect();
            sizes.join(", ")
        };
        let sizes = shape(ctx, got).unwrap_or_default();
        if sizes == &*memref.shape {
            // The vector has the right shape but is not a tensor. Upstream crashes here.
            let (want, got) = (ctx.show_type(tensor_type(ctx, memref)), ctx.show_type(got));
            format!("initial value expected to be of type {want}, but was of type {got}")
        } else {
            let (want, got) = (list(&memref.shape), list(sizes));
            format!("initial value shape expected to be {want} but was {got}")
        }
    };
    Err(report.op_error(op, message))
}

pub(crate) struct GetGlobalSymbols;

impl SymbolUserOpInterface for GetGlobalSymbols {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let ctx = op.ctx;
        let root = op
            .get::<Symbol>(GetGlobalOp::NAME)
            .map(|symbol| symbol.root);
        let name = root.map(|root| root.message_text(ctx)).unwrap_or_default();
        let ty = root
            .and_then(|root| symbols.lookup(root))
            .filter(|found| found.is::<GlobalOp>())
            .and_then(|found| type_value(ctx, found.prop(GlobalOp::TYPE)?));
        let result = op.result_type(0);
        match ty {
            None => {
                let message = format!("'{name}' does not reference a valid global memref");
                Err(report.op_error(op, message))
            }
            Some(ty) if ty != result => {
                let (ty, result) = (ctx.show_type(ty), ctx.show_type(result));
                let message = format!(
                    "result type {result} does not match type {ty} of the global memref @{name}"
                );
                Err(report.op_error(op, message))
            }
            Some(_) => Ok(()),
        }
    }
}

/// Checks that source and result have the same memory space.
pub(super) fn same_space(
    op: OpRef<'_>,
    (from, to): (Type, Type),
    message: &str,
    middle: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    if memory_space(op.ctx, from) == memory_space(op.ctx, to) {
        return Ok(());
    }
    let message = format!("different memory spaces specified for {message}");
    Err(types_error(op, &message, from, middle, to, report))
}
