//! Handles `noalias` arguments: adds alias scopes to accesses of inlined functions, which state the pointers that
//! each access is based on.

use super::scopes::{append, inlined_ops, new_domain, new_scope};
use crate::attrs::AliasScopeAttr;
use crate::types::PointerType;
use crate::{
    AllocaOp, CallOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, NoAliasScopeDeclOp, SSACopyOp, SelectOp,
    StoreOp,
};
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_builtin::attrs::AttrBuilder;
use terrace_interfaces::view_like::view_source;
use terrace_ir::call::{CallOpInterface, Inlined};
use terrace_ir::interfaces::{BranchOpInterface, constant_value};
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{Attr, Body, Context, InsertPoint, OpId, OpRef, OpView, ValueId};

/// Creates an alias scope for each argument that a pointer copy marks, adds the scopes to the accesses, and removes
/// the copies.
pub(super) fn handle(inlined: &Inlined<'_>, rw: &mut dyn Rewriter<'_>) {
    let ctx = rw.ctx();
    let copies = marked(ctx, rw.body(), inlined);
    if copies.is_empty() {
        return;
    }
    let call = rw.op(inlined.call);
    let callee = call.prop(CallOp::CALLEE);
    let callee = callee.and_then(|callee| callee.symbol_root(ctx));
    let domain = new_domain(ctx, callee);
    let (at, loc) = (
        InsertPoint::before(rw.body(), inlined.call),
        rw.body().loc(inlined.call),
    );
    let mut scopes: Vec<(ValueId, Attr)> = Vec::new();
    for &copy in &copies {
        let scope = new_scope(ctx, domain, None);
        scopes.push((copy, scope));
        if let Some(scope) = scope.as_::<AliasScopeAttr>(ctx) {
            rw.build_at(at, loc).create(NoAliasScopeDeclOp::spec(scope));
        }
    }
    let mut known = FxHashMap::default();
    for op in inlined_ops(rw.body(), inlined) {
        let Some(based) = bases(ctx, rw.body(), op, &copies, &mut known) else {
            continue;
        };
        let scopes_of = |wanted: bool| -> Vec<Attr> {
            let scopes = scopes.iter();
            let scopes = scopes.filter(|(copy, _)| based.copies.contains(copy) == wanted);
            scopes.map(|&(_, scope)| scope).collect()
        };
        let (others, own) = (scopes_of(false), scopes_of(true));
        if !others.is_empty() {
            append(op, "noalias_scopes", ctx.array(&others), rw);
        }
        // A call may also access other memory.
        let is_call = rw.op(op).is::<CallOp>();
        if !own.is_empty() && !based.on_other && !is_call {
            append(op, "alias_scopes", ctx.array(&own), rw);
        }
    }
    for &copy in &copies {
        let Some(op) = rw.body().defining_op(copy) else {
            continue;
        };
        let original = rw.body().operand(op, 0);
        rw.replace_all_uses(copy, original);
        rw.erase_op(op);
    }
}

/// Returns the marker copies, in the order of the call's arguments.
fn marked(ctx: &Context, body: &Body, inlined: &Inlined<'_>) -> Vec<ValueId> {
    let made: FxHashSet<ValueId> = (inlined.arguments.iter())
        .filter(|(handed, used)| handed != used)
        .map(|&(_, used)| used)
        .collect();
    let mut copies = Vec::new();
    for &(handed, _) in inlined.arguments {
        for used in body.uses(handed) {
            if OpRef::new(ctx, body, used.op).is::<SSACopyOp>() {
                let copy = body.result(used.op, 0);
                if made.contains(&copy) && !copies.contains(&copy) {
                    copies.push(copy);
                }
            }
        }
    }
    copies
}

/// The underlying objects of the pointers that an operation accesses.
struct Based {
    copies: FxHashSet<ValueId>,
    /// True if the pointers are also based on memory other than the marked arguments.
    on_other: bool,
}

/// Returns the objects that an operation accesses. Returns `None` if the operation cannot have alias scopes, or may
/// access unknown objects.
fn bases(
    ctx: &Context,
    body: &Body,
    op: OpId,
    copies: &[ValueId],
    known: &mut FxHashMap<ValueId, Vec<ValueId>>,
) -> Option<Based> {
    let mut based = Based {
        copies: FxHashSet::default(),
        on_other: false,
    };
    for pointer in accessed(OpRef::new(ctx, body, op))? {
        let objects = known
            .entry(pointer)
            .or_insert_with(|| underlying_objects(ctx, body, pointer));
        for &object in &*objects {
            let defining = body.defining_op(object);
            // Addresses of globals are also constants.
            if constant_value(ctx, body, object).is_some() {
                continue;
            }
            if copies.contains(&object) {
                based.copies.insert(object);
            } else if defining.is_some_and(|op| OpRef::new(ctx, body, op).is::<AllocaOp>()) {
                based.on_other = true;
            } else {
                return None;
            }
        }
    }
    Some(based)
}

/// Returns the pointers that an operation with alias scopes accesses:
/// `AliasAnalysisOpInterface::getAccessedOperands`.
fn accessed(op: OpRef<'_>) -> Option<Vec<ValueId>> {
    op.def()?.prop_index("alias_scopes")?;
    let operand = |index| op.body.operand(op.id, index);
    if let Some(call) = op.as_::<CallOp>().and_then(|_| {
        let model = op.ctx.op_interface::<dyn CallOpInterface>(op.name())?;
        Some(model.arguments(op))
    }) {
        let arguments = call.map(operand);
        let is_pointer = |value: &ValueId| op.body.ty(*value).is::<PointerType>(op.ctx);
        return Some(arguments.filter(is_pointer).collect());
    }
    let copies = [MemcpyOp::DEF, MemcpyInlineOp::DEF, MemmoveOp::DEF];
    Some(if op.is::<StoreOp>() {
        vec![operand(1)]
    } else if op
        .def()
        .is_some_and(|def| copies.iter().any(|copy| std::ptr::eq(*copy, def)))
    {
        vec![operand(0), operand(1)]
    } else {
        vec![operand(0)]
    })
}

/// Returns the objects that a pointer may be based on, looking through views, selects and block arguments. A block
/// argument is an underlying object itself if some predecessor forwards no value to it.
fn underlying_objects(ctx: &Context, body: &Body, pointer: ValueId) -> Vec<ValueId> {
    let mut objects = Vec::new();
    let mut pending = vec![pointer];
    let mut seen = FxHashSet::default();
    while let Some(mut value) = pending.pop() {
        // Views may form a cycle in unreachable code.
        let mut is_new = seen.insert(value);
        while let Some(source) = view_source(ctx, body, value).filter(|_| is_new) {
            value = source;
            is_new = seen.insert(value);
        }
        if !is_new {
            continue;
        }
        if let Some(op) = body.defining_op(value) {
            match OpRef::new(ctx, body, op).as_::<SelectOp>() {
                Some(select) => pending.extend([select.true_value(), select.false_value()]),
                None => objects.push(value),
            }
            continue;
        }
        match handed_over(ctx, body, value) {
            Some(values) => pending.extend(values),
            None => objects.push(value),
        }
    }
    objects
}

/// Returns the values that all predecessors forward to a block argument. Returns `None` if one of them is unknown.
fn handed_over(ctx: &Context, body: &Body, argument: ValueId) -> Option<Vec<ValueId>> {
    let block = body.defining_block(argument)?;
    let index = body
        .block_args(block)
        .iter()
        .position(|&it| it == argument)?;
    let predecessors = body.predecessors(block);
    let value = |(branch, successor): (OpId, usize)| {
        let model = ctx.op_interface::<dyn BranchOpInterface>(body.name(branch))?;
        let operands = model.successor_operands(OpRef::new(ctx, body, branch));
        let operand = operands.get(successor)?.clone().nth(index)?;
        Some(body.operand(branch, operand))
    };
    predecessors.map(value).collect()
}
