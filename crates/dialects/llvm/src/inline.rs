//! Implements the call interface and the inliner interface of the dialect.

mod allocas;
mod arguments;
mod loops;
mod noalias;
mod scopes;

use crate::{
    BrOp, CallOp, InvokeOp, LLVMFuncOp, ReturnOp, SDivOp, SRemOp, UDivOp, URemOp, UnreachableOp,
    VaStartOp,
};
use std::ops::Range;
use terrace_builtin::attrs::{array_value, type_value};
use terrace_builtin::data_layout::DataLayout;
use terrace_interfaces::speculation::Division;
use terrace_ir::call::{Callee, DialectInlinerInterface, InlineSite, Inlined, replace_with_branch};
use terrace_ir::rewrite::Rewriter;
use terrace_ir::speculation::ConditionallySpeculatable;
use terrace_ir::{Attr, BlockId, OpId, OpRef, OpView, Registry, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn DialectInlinerInterface>("llvm", &LlvmInliner);
    registry.attach::<dyn terrace_ir::call::CallOpInterface>(CallOp::DEF, &Call);
    registry.attach::<dyn terrace_ir::call::CallOpInterface>(InvokeOp::DEF, &Call);
    for def in [UDivOp::DEF, URemOp::DEF] {
        registry.attach::<dyn ConditionallySpeculatable>(def, &Division { signed: false });
    }
    for def in [SDivOp::DEF, SRemOp::DEF] {
        registry.attach::<dyn ConditionallySpeculatable>(def, &Division { signed: true });
    }
}

/// Calls whose callee is a symbol, or else the first operand of the argument group.
struct Call;

impl terrace_ir::call::CallOpInterface for Call {
    fn callee(&self, op: OpRef<'_>) -> Option<Callee> {
        match op.prop_named("callee") {
            Some(symbol) => Some(Callee::Symbol(symbol)),
            None => op.body.operands(op.id).next().map(Callee::Value),
        }
    }

    fn arguments(&self, op: OpRef<'_>) -> Range<usize> {
        let Some(def) = op.def() else { return 0..0 };
        let group = terrace_ir::OperandGroups::operands(def, op, 0);
        let indirect = usize::from(op.prop_named("callee").is_none());
        group.start + indirect..group.end
    }
}

/// Function attributes in `passthrough` that prevent inlining.
const DISALLOWED: [&str; 4] = [
    "noduplicate",
    "presplitcoroutine",
    "returns_twice",
    "strictfp",
];

struct LlvmInliner;

impl DialectInlinerInterface for LlvmInliner {
    fn is_legal_call(&self, call: OpRef<'_>, callable: OpRef<'_>, cloned: bool) -> bool {
        let ctx = call.ctx;
        let has_prop = |op: OpRef<'_>, name| op.prop_named(name).is_some();
        if !cloned || !call.is::<CallOp>() || !callable.is::<LLVMFuncOp>() {
            return false;
        }
        let is_var_arg = LLVMFuncOp::signature(callable).is_some_and(|ty| ty.var_arg);
        if has_prop(call, "no_inline")
            || has_prop(callable, "no_inline")
            || is_var_arg
            || has_prop(callable, "personality")
        {
            return false;
        }
        let arguments = callable.prop_named("arg_attrs");
        let arguments = arguments.and_then(|attrs| array_value(ctx, attrs));
        let in_memory = |attr: &Attr| {
            let get = |name| attr.entry(ctx, name);
            // A value without a size cannot be copied.
            let by_value = get("llvm.byval").and_then(|ty| type_value(ctx, ty));
            let has_size = |ty| DataLayout::new(ctx).type_size(ty).is_some();
            get("llvm.inalloca").is_some() || by_value.is_some_and(|ty| !has_size(ty))
        };
        if arguments.into_iter().flatten().any(in_memory) {
            return false;
        }
        let passed = callable.prop_named("passthrough");
        let passed = passed.and_then(|attrs| array_value(ctx, attrs));
        let disallowed = |attr: &Attr| {
            let text = attr.as_str(ctx);
            text.is_some_and(|text| DISALLOWED.contains(&text))
        };
        !passed.into_iter().flatten().any(disallowed)
    }

    fn is_legal_region(&self, _call: OpRef<'_>, _callable: OpRef<'_>) -> bool {
        true
    }

    fn is_legal_op(&self, op: OpRef<'_>, _around: OpRef<'_>) -> bool {
        !op.is::<VaStartOp>()
    }

    fn allows_single_block(&self, last: OpRef<'_>) -> bool {
        !last.is::<UnreachableOp>()
    }

    fn places_allocations(&self) -> bool {
        true
    }

    fn process_inlined(&self, inlined: &Inlined<'_>, rw: &mut dyn Rewriter<'_>) {
        allocas::handle(inlined, rw);
        scopes::copy(inlined, rw);
        noalias::handle(inlined, rw);
        scopes::append_those_of_call(inlined, rw);
        loops::handle(inlined, rw);
    }

    fn handle_argument(
        &self,
        site: &InlineSite<'_>,
        handed: ValueId,
        attrs: Attr,
        rw: &mut dyn Rewriter<'_>,
    ) -> ValueId {
        arguments::handle(site, handed, attrs, rw)
    }

    fn branch_instead(&self, terminator: OpId, to: BlockId, rw: &mut dyn Rewriter<'_>) {
        if rw.op(terminator).is::<ReturnOp>() {
            replace_with_branch(terminator, rw.ctx().name::<BrOp>(), to, rw);
        }
    }
}
