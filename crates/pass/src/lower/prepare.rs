//! Checks a module before a plan runs: removes unreachable code and finds code outside functions.

use crate::lower::leftovers::Target;
use terrace_builtin::ModuleOp;
use terrace_diag::Loc;
use terrace_ir::{Body, Context, OpId, OpRef, Traits};
use terrace_rewrite::unreachable_blocks;

/// Erases the unreachable blocks of each region in which such a block contains an operation that the target does not
/// allow. Conversions skip unreachable blocks, so such operations would remain. Unreachable blocks with allowed
/// operations remain, as they do in mlir-opt.
pub(crate) fn erase_unreachable(ctx: &Context, module: &mut Body, target: &Target<'_>) {
    // An explicit stack instead of recursion, because unusual inputs nest bodies deeply.
    let mut pending = vec![module];
    while let Some(body) = pending.pop() {
        let inside: Vec<OpId> = body.walk(OpId::ROOT).collect();
        for op in [OpId::ROOT].into_iter().chain(inside) {
            if body.is_erased(op) {
                continue;
            }
            let regions: Vec<_> = body.regions(op).collect();
            for region in regions {
                let dead = unreachable_blocks(body, region);
                let mut ops = dead.iter().flat_map(|&block| body.ops(block));
                let is_left = ops.any(|op| has_left(ctx, body, op, target));
                drop(ops);
                if is_left {
                    body.erase_blocks(&dead);
                }
            }
        }
        pending.extend(body.nested_bodies_mut());
    }
}

/// Returns true if an operation, or an operation nested in it, is not allowed.
fn has_left(ctx: &Context, body: &Body, op: OpId, target: &Target<'_>) -> bool {
    let mut all = [op].into_iter().chain(body.walk(op));
    all.any(|op| !(target.allows)(OpRef::new(ctx, body, op)))
}

/// Finds code outside functions, which LLVM IR cannot represent. Returns the location of the first operation directly
/// in a module that is neither a symbol nor a constant, and a message about it.
pub(crate) fn code_outside_functions(ctx: &Context, module: &Body) -> Option<(Loc, String)> {
    let mut pending = vec![module];
    while let Some(body) = pending.pop() {
        let blocks = body
            .regions(OpId::ROOT)
            .flat_map(|region| body.blocks(region));
        for op in blocks.flat_map(|block| body.ops(block)) {
            let op = OpRef::new(ctx, body, op);
            if op.is::<ModuleOp>() {
                pending.extend(body.nested(op.id));
            } else if has_no_place(op) {
                let name = op.name_str();
                let message = format!(
                    "'{name}' op is in no function; LLVM IR has code only in functions: put it in a 'func.func'"
                );
                return Some((op.loc(), message));
            }
        }
    }
    None
}

fn has_no_place(op: OpRef<'_>) -> bool {
    let has_place = [
        Traits::SYMBOL,
        Traits::OPTIONAL_SYMBOL,
        Traits::CONSTANT_LIKE,
    ];
    (op.def()).is_some_and(|def| !has_place.into_iter().any(|place| def.has(place)))
}
