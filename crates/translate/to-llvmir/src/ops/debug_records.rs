//! Converts debug records: values and locations of variables, labels.

use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_ir::{Attr, OpId};
use terrace_llvm::*;
use terrace_llvmir::{DebugLocation, DebugRecord, DebugRecordKind, Md};

super::table! {
    DbgValueOp => |t, op| {
        variable(t, op, DebugRecordKind::Value, DbgValueOp::VAR_INFO, DbgValueOp::LOCATION_EXPR)
    },
    DbgDeclareOp => |t, op| {
        variable(t, op, DebugRecordKind::Declare, DbgDeclareOp::VAR_INFO, DbgDeclareOp::LOCATION_EXPR)
    },
    DbgLabelOp => label,
}

/// Returns the `DILocation` of a record. Without a location, the record is dropped.
fn location(t: &mut FunctionTranslation<'_>, op: OpId) -> Option<Md> {
    let loc = t.body.loc(op);
    let function = t.subprogram.filter(|_| t.debug_enabled);
    let mut scope = t.scope();
    scope.debug_location(loc, function, None)?;
    let inner = scope.scope_of(loc).or(function);
    scope.debug_location(loc, inner, None)
}

fn node(t: &mut FunctionTranslation<'_>, attr: Option<Attr>) -> Option<Md> {
    attr.and_then(|attr| t.scope().debug_node(attr))
}

fn variable(
    t: &mut FunctionTranslation<'_>,
    op: OpId,
    kind: DebugRecordKind,
    slot: usize,
    expression: usize,
) -> Converted {
    let Some(debug_loc) = location(t, op) else {
        return Ok(());
    };
    let Some(variable) = node(t, t.prop(op, slot)) else {
        return t.unknown();
    };
    let expression = t.prop(op, expression);
    let expression = t.scope().debug_expression(expression);
    let value = t.operand(op, 0);
    t.builder.debug_record(DebugRecord {
        kind,
        location: DebugLocation::Value(value),
        variable,
        expression: Some(expression),
        assign: None,
        debug_loc,
    });
    Ok(())
}

fn label(t: &mut FunctionTranslation<'_>, op: DbgLabelOpRef<'_>) -> Converted {
    let Some(debug_loc) = location(t, op.id) else {
        return Ok(());
    };
    let Some(label) = node(t, Some(op.label_attr())) else {
        return t.unknown();
    };
    let nowhere = t.builder.ctx.metadata.node(&[]);
    t.builder.debug_record(DebugRecord {
        kind: DebugRecordKind::Label,
        location: DebugLocation::Metadata(nowhere),
        variable: label,
        expression: None,
        assign: None,
        debug_loc,
    });
    Ok(())
}
