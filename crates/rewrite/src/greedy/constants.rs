//! Uniques and hoists constants at the beginning of an iteration, as upstream's `OperationFolder` does.

use super::is_constant;
use crate::ir_rewriter::IrRewriter;
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_ir::interfaces::{FoldInto, constant_value};
use terrace_ir::{Attr, BlockId, Body, Context, Loc, OpId, RegionId, Traits, Type};

/// The constants of one iteration.
pub(super) struct KnownConstants<'c> {
    ctx: &'c Context,
    /// Keyed by the region that constants are hoisted to, dialect, value and type.
    known: FxHashMap<(RegionId, &'static str, Attr, Type), OpId>,
    owned: FxHashSet<OpId>,
}

impl<'c> KnownConstants<'c> {
    pub(super) fn new(ctx: &'c Context) -> Self {
        KnownConstants {
            ctx,
            known: FxHashMap::default(),
            owned: FxHashSet::default(),
        }
    }

    /// Handles a constant: replaces it by an equal known constant, or hoists it to the region for constants and records
    /// it. Returns true if `op` need not be visited. A constant can neither fold nor match a pattern, but one without
    /// uses has to be visited to be erased.
    pub(super) fn insert(&mut self, rewriter: &mut IrRewriter<'_, '_>, op: OpId) -> bool {
        let body = &mut *rewriter.body;
        let Some(def) = self
            .ctx
            .op_def(body.name(op))
            .filter(|def| is_constant(def))
        else {
            return false;
        };
        let Some(result) = body.only_result(op) else {
            return false;
        };
        let Some(value) = constant_value(self.ctx, body, result) else {
            return false;
        };
        let Some((region, block)) = self.insertion_region(body, op) else {
            return false;
        };
        let key = (region, def.dialect(), value, body.ty(result));
        if let Some(&known) = self.known.get(&key) {
            let replacement = body.result(known, 0);
            rewriter.notify_replaced(op, &[replacement]);
            let body = &mut *rewriter.body;
            body.replace_all_uses(result, replacement);
            body.erase_op(op);
            body.set_loc(known, Loc::UNKNOWN);
            return true;
        }
        let first = body.first_op(block);
        let in_place = body.parent_block(op) == Some(block)
            && (first == Some(op)
                || body
                    .prev_op(op)
                    .is_some_and(|prev| self.owned.contains(&prev)));
        if !in_place {
            // A constant keeps its location if it is moved within its block.
            if body.parent_block(op) != Some(block) {
                body.set_loc(op, Loc::UNKNOWN);
            }
            body.move_op_unnoticed(op, block, first);
            rewriter.notify_moved(op);
        }
        self.known.insert(key, op);
        self.owned.insert(op);
        rewriter.body.has_uses(result)
    }

    /// Returns the region and block for the constants that an operation uses. They belong to the nearest enclosing
    /// operation that is isolated from above, unregistered, or requests constants ([`FoldInto`]).
    fn insertion_region(&self, body: &Body, op: OpId) -> Option<(RegionId, BlockId)> {
        let mut at = body.parent_region(body.parent_block(op)?)?;
        loop {
            let owner = body.region_owner(at);
            let name = body.name(owner);
            let def = self.ctx.op_def(name);
            let takes = || self.ctx.op_interface::<dyn FoldInto>(name).is_some();
            if owner == OpId::ROOT
                || def.is_none_or(|def| def.has(Traits::ISOLATED_FROM_ABOVE))
                || takes()
            {
                return Some((at, body.entry_block(at)?));
            }
            at = body.parent_region(body.parent_block(owner)?)?;
        }
    }
}
