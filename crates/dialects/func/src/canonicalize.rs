//! Canonicalizes func operations.

use crate::ops::{CallIndirectOp, CallOp};
use terrace_builtin::SymbolRefAttr;
use terrace_ir::interfaces::constant_value;
use terrace_ir::{Context, OpView, Type, ValueId};
use terrace_rewrite::{Canonicalization, Match, NoMatch, PatternSet, Rewriter};

pub(crate) struct FuncCanonicalization;

impl Canonicalization for FuncCanonicalization {
    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("CallIndirectOp", call_of_constant);
    }
}

/// The reason of every mismatch. It is never shown.
const NO_MATCH: NoMatch = NoMatch::because("the callee is not known");

/// Rewrites an indirect call of a known function to a direct call. As upstream, drops its attributes.
fn call_of_constant(op: CallIndirectOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let view = rw.read(op);
    let ctx = rw.ctx();
    let callee = constant_value(ctx, body, view.callee()).ok_or(NO_MATCH)?;
    let callee = callee.as_::<SymbolRefAttr>(ctx).ok_or(NO_MATCH)?;
    let operands: Vec<ValueId> = view.callee_operands().collect();
    let results: Vec<Type> = body
        .results(op.id())
        .map(|result| body.ty(result))
        .collect();
    rw.replace_op_with(op.id(), CallOp::spec(&results, &operands, callee));
    Ok(())
}
