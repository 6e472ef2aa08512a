//! Upgrades `llvm.dbg.*` calls to debug records.

use super::plan::DebugCall;
use crate::body::{
    DebugLocation, DebugRecord, DebugRecordKind, FunctionBody, Inst, MdKindId, Value, ValueKind,
};
use crate::builder::RawBuilder;
use crate::constants::ConstKind;
use crate::context::Context;
use crate::dwarf::op;
use crate::metadata::expression::operators;
use crate::metadata::{Md, MdKind};

/// Builds the debug record for a call, unless the record would be empty.
pub(super) fn debug_record(builder: &mut RawBuilder<'_>, inst: Inst, kind: DebugCall) {
    let Some(call) = builder.body().kind(inst).call() else {
        return;
    };
    let args: Vec<Value> = call.args.iter().collect();
    if let Some(mut record) = record_of(builder.ctx, builder.body(), inst, kind, &args) {
        if let DebugLocation::Metadata(md) = record.location {
            // A node that was defined after the call is not yet in its operand form.
            let md = builder.ctx.metadata.as_value(md);
            record.location = location_of(builder.ctx, md);
        }
        if kind == DebugCall::Addr {
            let expression = record.expression;
            record.expression = expression.map(|md| builder.ctx.dereferenced(md));
        }
        builder.debug_record(record);
    }
}

fn record_of(
    ctx: &Context,
    body: &FunctionBody,
    inst: Inst,
    kind: DebugCall,
    args: &[Value],
) -> Option<DebugRecord> {
    let md = |at: usize| metadata(ctx, *args.get(at)?);
    let location = |at: usize| location(ctx, body, *args.get(at)?);
    let debug_loc = body.attachment(inst, MdKindId::DBG)?;
    let record = |kind, location, variable, expression| DebugRecord {
        kind,
        location,
        variable,
        expression: Some(expression),
        assign: None,
        debug_loc,
    };
    Some(match kind {
        DebugCall::Label => {
            let label = md(0)?;
            DebugRecord {
                expression: None,
                ..record(
                    DebugRecordKind::Label,
                    DebugLocation::Metadata(label),
                    label,
                    label,
                )
            }
        }
        DebugCall::Declare => record(DebugRecordKind::Declare, location(0)?, md(1)?, md(2)?),
        DebugCall::Assign => DebugRecord {
            assign: Some((md(3)?, location(4)?, md(5)?)),
            ..record(DebugRecordKind::Assign, location(0)?, md(1)?, md(2)?)
        },
        DebugCall::Value if args.len() == 4 => {
            // The second argument was an offset. A call with a nonzero offset is dropped.
            let offset = args.get(1)?.as_const()?;
            if !ctx.is_null(offset) {
                return None;
            }
            record(DebugRecordKind::Value, location(0)?, md(2)?, md(3)?)
        }
        DebugCall::Value | DebugCall::Addr => {
            record(DebugRecordKind::Value, location(0)?, md(1)?, md(2)?)
        }
    })
}

/// Returns the metadata of a metadata argument.
fn metadata(ctx: &Context, arg: Value) -> Option<Md> {
    match ctx.consts.kind(arg.as_const()?) {
        ConstKind::Metadata(md) => Some(md),
        _ => None,
    }
}

/// Returns the variable location that an argument specifies.
fn location(ctx: &Context, body: &FunctionBody, arg: Value) -> Option<DebugLocation> {
    if let ValueKind::Local(local) = arg.kind() {
        return Some(body.local_location(local));
    }
    Some(location_of(ctx, metadata(ctx, arg)?))
}

fn location_of(ctx: &Context, md: Md) -> DebugLocation {
    match ctx.metadata.kind(md) {
        MdKind::Value(value) => DebugLocation::Value(Value::from(*value)),
        _ => DebugLocation::Metadata(md),
    }
}

impl Context {
    /// Appends a dereference to an expression, but before a final stack value or fragment operator.
    fn dereferenced(&mut self, expression: Md) -> Md {
        let Some(words) = self.metadata.expression(expression) else {
            return expression;
        };
        let is_last = |operator: &&[u64]| {
            matches!(
                operator.first(),
                Some(&(op::STACK_VALUE | op::LLVM_FRAGMENT))
            )
        };
        let before = operators(words).take_while(|operator| !is_last(operator));
        let end = before.map(<[u64]>::len).sum();
        let mut words = words.to_vec();
        words.insert(end, op::DEREF);
        self.metadata.debug_expression(words)
    }
}
