//! Loops (`LoopLikeOpInterface`), for passes that know no dialect.

use crate::{Attr, Body, Context, OpId, OpRef, SmallVec, ValueId};

/// A bound or a step of a loop: `OpFoldResult`, or unknown for loops that cannot name one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoopBound {
    /// An integer attribute.
    Constant(Attr),
    /// A value.
    Value(ValueId),
    /// Something that is neither, a map with operands for instance.
    Unknown,
}

/// One dimension of a loop: the corresponding elements of `getLoopInductionVars`, `getLoopLowerBounds`,
/// `getLoopUpperBounds` and `getLoopSteps`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopDimension {
    /// The induction variable.
    pub induction_var: ValueId,
    /// Its first value.
    pub lower_bound: LoopBound,
    /// The bound that it does not reach.
    pub upper_bound: LoopBound,
    /// The difference between values of consecutive iterations.
    pub step: LoopBound,
    /// True if the bounds and the step are unsigned numbers.
    pub unsigned: bool,
}

/// `LoopLikeOpInterface`: an operation whose regions are executed repeatedly.
pub trait LoopLikeOpInterface: Send + Sync {
    /// Moves an operation that is inside the loop out of it: before it, unless a loop has a better place.
    fn move_out(&self, body: &mut Body, of: OpId, op: OpId) {
        if let Some(block) = body.parent_block(of) {
            body.move_op(op, block, Some(of));
        }
    }

    /// True if its iterations may be executed at the same time.
    fn is_parallel(&self) -> bool {
        false
    }

    /// The dimensions, outermost first; `None` of a loop without induction variables.
    fn dimensions(&self, _op: OpRef<'_>) -> Option<SmallVec<[LoopDimension; 2]>> {
        None
    }
}

/// The model of loops that only use the defaults.
pub struct Loop;

impl LoopLikeOpInterface for Loop {}

/// Returns true if an operation is a loop.
pub fn is_loop(op: OpRef<'_>) -> bool {
    let ctx: &Context = op.ctx;
    ctx.op_interface::<dyn LoopLikeOpInterface>(op.name())
        .is_some()
}

/// Returns true if a value is defined outside of an operation, a loop.
pub fn is_defined_outside(body: &Body, around: OpId, value: ValueId) -> bool {
    let Some(block) = body.defining_block(value) else {
        return false;
    };
    let mut at = body
        .parent_region(block)
        .map(|region| body.region_owner(region));
    while let Some(op) = at {
        if op == around {
            return false;
        }
        at = body.parent_op(op);
    }
    true
}

/// The number of loops around an operation, from the innermost one on, that a value is defined outside of.
pub fn enclosing_invariant_loops(op: OpRef<'_>, value: ValueId) -> usize {
    let body = op.body;
    let owner = match body.defining_op(value) {
        Some(def) => body.parent_op(def),
        None => {
            let block = body.defining_block(value);
            let region = block.and_then(|block| body.parent_region(block));
            region.map(|region| body.region_owner(region))
        }
    };
    // The operations that have the value's definition in them.
    let owners = owner.into_iter().flat_map(|owner| body.ancestors(owner));
    let owners: Vec<OpId> = owners.collect();
    let parents = body.ancestors(op.id).skip(1);
    let loops = parents.filter(|&parent| is_loop(op.with(parent)));
    loops.take_while(|parent| !owners.contains(parent)).count()
}
