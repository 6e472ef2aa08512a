//! Implements the call interface and the inliner interface of the dialect.

use crate::{CallIndirectOp, CallOp, FuncOp, ReturnOp};
use std::ops::Range;
use terrace_ir::call::{CallOpInterface, Callee, DialectInlinerInterface, replace_with_branch};
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{BlockId, OpId, OpRef};

impl CallOpInterface for CallOp {
    fn callee(&self, op: OpRef<'_>) -> Option<Callee> {
        op.prop(CallOp::CALLEE).map(Callee::Symbol)
    }

    fn arguments(&self, op: OpRef<'_>) -> Range<usize> {
        0..op.body.num_operands(op.id)
    }
}

impl CallOpInterface for CallIndirectOp {
    fn callee(&self, op: OpRef<'_>) -> Option<Callee> {
        op.body.operands(op.id).next().map(Callee::Value)
    }

    fn arguments(&self, op: OpRef<'_>) -> Range<usize> {
        1..op.body.num_operands(op.id)
    }
}

/// Allows inlining of everything except operations with `no_inline`. If the inlined region has several blocks,
/// returns become branches.
pub(crate) struct FuncInliner;

impl DialectInlinerInterface for FuncInliner {
    fn is_legal_call(&self, call: OpRef<'_>, callable: OpRef<'_>, _cloned: bool) -> bool {
        let refuses = |op: OpRef<'_>| op.prop_named("no_inline").is_some();
        let known = call.is::<CallOp>() || call.is::<CallIndirectOp>();
        known && (!callable.is::<FuncOp>() || !refuses(callable)) && !refuses(call)
    }

    fn is_legal_region(&self, _call: OpRef<'_>, _callable: OpRef<'_>) -> bool {
        true
    }

    fn is_legal_op(&self, _op: OpRef<'_>, _around: OpRef<'_>) -> bool {
        true
    }

    fn branch_instead(&self, terminator: OpId, to: BlockId, rw: &mut dyn Rewriter<'_>) {
        if rw.op(terminator).is::<ReturnOp>() {
            // `cf` is always loaded with this dialect.
            replace_with_branch(terminator, rw.ctx().op_name("cf.br"), to, rw);
        }
    }
}
