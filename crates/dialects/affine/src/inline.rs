//! Implements the inliner interface of the dialect.

use crate::scope::{Rules, is_top_level, size_of};
use crate::{
    AffineForOp, AffineIfOp, AffineLoadOp, AffineParallelOp, AffineStoreOp, AffineVectorLoadOp,
    AffineVectorStoreOp,
};
use terrace_ir::call::{CallOpInterface, DialectInlinerInterface};
use terrace_ir::effects::{Effects, own_effects};
use terrace_ir::{OpRef, Traits, ValueId};

/// Allows inlining of affine operations into affine scopes, loops and conditions. Only a single block can be inlined
/// into loops and conditions. Its operations must be free of side effects, or be accesses whose dimensions and
/// symbols remain valid.
pub(crate) struct AffineInliner;

fn is_structure(op: OpRef<'_>) -> bool {
    op.is::<AffineForOp>() || op.is::<AffineParallelOp>() || op.is::<AffineIfOp>()
}

impl DialectInlinerInterface for AffineInliner {
    fn is_legal_region(&self, call: OpRef<'_>, callable: OpRef<'_>) -> bool {
        let Some((body, region)) = callable.regions().next() else {
            return false;
        };
        let Some(entry) = body
            .entry_block(region)
            .filter(|_| body.has_one_block(region))
        else {
            return false;
        };
        let mut moved = Moved {
            callable,
            arguments: body.block_args(entry),
            call,
            rules: Rules::new(call),
        };
        let mut allowed = |id| {
            let op = callable.with(id);
            let mut effects = Effects::new();
            let free = own_effects(op, &mut effects) && effects.is_empty();
            let terminator = op.def().is_some_and(|def| def.has(Traits::TERMINATOR));
            free || terminator || moved.allows_access(op)
        };
        call.parent().is_some_and(is_structure) && body.ops(entry).all(&mut allowed)
    }

    fn is_legal_op(&self, _op: OpRef<'_>, around: OpRef<'_>) -> bool {
        let scope = around
            .def()
            .is_some_and(|def| def.has(Traits::AFFINE_SCOPE));
        scope || is_structure(around)
    }
}

/// A callable that is about to be inlined into a loop or condition.
struct Moved<'a> {
    callable: OpRef<'a>,
    arguments: &'a [ValueId],
    call: OpRef<'a>,
    /// The rules for operands of the call.
    rules: Rules<'a>,
}

impl Moved<'_> {
    /// Returns true if an operation is an access whose dimensions and symbols remain valid.
    fn allows_access(&mut self, op: OpRef<'_>) -> bool {
        let indices: Vec<ValueId> = if let Some(op) = op.well_formed_as::<AffineLoadOp>() {
            op.indices().collect()
        } else if let Some(op) = op.well_formed_as::<AffineStoreOp>() {
            op.indices().collect()
        } else if let Some(op) = op.well_formed_as::<AffineVectorLoadOp>() {
            op.indices().collect()
        } else if let Some(op) = op.well_formed_as::<AffineVectorStoreOp>() {
            op.indices().collect()
        } else {
            return false;
        };
        indices.into_iter().all(|index| self.stays(index))
    }

    /// Returns true if an index remains valid after inlining. Values that are valid only because they are at the top
    /// level of the callable become invalid. Arguments used as symbols may become dimensions; canonicalization
    /// corrects that.
    fn stays(&mut self, value: ValueId) -> bool {
        if !is_top_level(self.callable, value) {
            return true;
        }
        if let Some(value) = self.handed(value) {
            return self.rules.is_valid_dim(value);
        }
        let Some(def) = self.callable.body.defining_op(value) else {
            return false;
        };
        let def = self.callable.with(def);
        if def.def().is_some_and(|def| def.has(Traits::CONSTANT_LIKE)) {
            return true;
        }
        let shaped = size_of(def).and_then(|(shaped, _)| self.handed(shaped));
        shaped.is_some_and(|shaped| is_top_level(self.call, shaped))
    }

    /// Returns the operand of the call for an argument of the callable.
    fn handed(&self, value: ValueId) -> Option<ValueId> {
        let at = self.arguments.iter().position(|&known| known == value)?;
        let call = self.call;
        let model = call.ctx.op_interface::<dyn CallOpInterface>(call.name())?;
        let index = model.arguments(call).nth(at)?;
        Some(call.body.operand(call.id, index))
    }
}
