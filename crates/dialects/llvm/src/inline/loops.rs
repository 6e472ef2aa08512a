//! Updates the locations of loops in inlined functions.

use super::scopes::inlined_ops;
use crate::attrs::{DISubprogramAttr, LoopAnnotationAttr};
use terrace_builtin::locations::{CallSiteLoc, Location, attr_loc, fused_loc, loc, loc_attr};
use terrace_ir::call::Inlined;
use terrace_ir::interfaces::FunctionOpInterface;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{Attr, Body, Context, Loc, OpId};

/// Updates the locations in loop annotations to call-site locations in the scope of the caller, if the caller has a
/// scope.
pub(super) fn handle(inlined: &Inlined<'_>, rw: &mut dyn Rewriter<'_>) {
    let ctx = rw.ctx();
    let Some(scope) = scope_of_caller(ctx, rw.body(), inlined.call) else {
        return;
    };
    let caller = rw.body().loc(inlined.call);
    for op in inlined_ops(rw.body(), inlined) {
        for slot in 0..rw.body().props(op).len() {
            let annotation = rw.body().prop(op, slot);
            let annotation = annotation.and_then(|attr| attr.as_::<LoopAnnotationAttr>(ctx));
            if let Some(moved) = annotation.and_then(|old| moved(ctx, old, caller, scope)) {
                rw.edit(op).set_prop(slot, Some(moved));
            }
        }
    }
}

/// Returns the subprogram in the location of the function that contains a call.
fn scope_of_caller(ctx: &Context, body: &Body, call: OpId) -> Option<Attr> {
    let mut at = body.parent_op(call)?;
    while ctx
        .op_interface::<dyn FunctionOpInterface>(body.name(at))
        .is_none()
    {
        at = body.parent_op(at)?;
    }
    let Location::Fused(fused) = Location::at(ctx, body.loc(at)) else {
        return None;
    };
    let scope = fused.metadata?;
    scope.is::<DISubprogramAttr>(ctx).then_some(scope)
}

/// Returns an annotation whose locations are call-site locations. Returns `None` if the annotation has no location.
fn moved(ctx: &Context, old: &LoopAnnotationAttr, caller: Loc, scope: Attr) -> Option<Attr> {
    let moved = |at: Option<Attr>| {
        let callee = attr_loc(ctx, at?)?;
        let site = loc(ctx, CallSiteLoc { callee, caller });
        Some(loc_attr(ctx, fused_loc(ctx, &[site], Some(scope))))
    };
    let (start_loc, end_loc) = (moved(old.start_loc), moved(old.end_loc));
    if start_loc.is_none() && end_loc.is_none() {
        return None;
    }
    Some(ctx.attr(LoopAnnotationAttr {
        start_loc,
        end_loc,
        parallel_accesses: old.parallel_accesses.clone(),
        ..*old
    }))
}
