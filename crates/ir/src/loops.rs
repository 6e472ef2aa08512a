//! Loops (`LoopLikeOpInterface`), for dialect-independent passes.

use crate::rewrite::{NO_MATCH, NoMatch, Rewriter};
use crate::{
    Attr, Body, Context, DenseI32Array, InsertPoint, OpDef, OpId, OpRef, OpSpec, RegionId,
    SmallVec, Type, ValueId,
};
use std::ops::Range;

/// A bound or a step of a loop: `OpFoldResult`, or unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoopBound {
    /// An integer attribute.
    Constant(Attr),
    /// A value.
    Value(ValueId),
    /// Neither a constant nor a value, such as a map with operands.
    Unknown,
}

/// One dimension of a loop: the corresponding elements of `getLoopInductionVars`, `getLoopLowerBounds`,
/// `getLoopUpperBounds` and `getLoopSteps`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopDimension {
    /// The induction variable.
    pub induction_var: ValueId,
    /// The first value of the induction variable.
    pub lower_bound: LoopBound,
    /// The exclusive upper bound.
    pub upper_bound: LoopBound,
    /// The difference between the values of consecutive iterations.
    pub step: LoopBound,
    /// True if the bounds and the step are unsigned.
    pub unsigned: bool,
}

/// Returns the last operation of a region's entry block with all of its operands. Implements
/// [`LoopLikeOpInterface::yielded`] for regions with one block whose terminator yields nothing else.
pub fn last_operands(op: OpRef<'_>, region: usize) -> Option<(OpId, Range<usize>)> {
    let block = op.body.entry_block(op.body.region(op.id, region)?)?;
    let last = op.body.last_op(block)?;
    Some((last, 0..op.body.num_operands(last)))
}

/// `LoopLikeOpInterface`: an operation whose regions are executed repeatedly.
pub trait LoopLikeOpInterface: Send + Sync {
    /// Moves an operation out of the loop: before the loop, unless the loop overrides this.
    fn move_out(&self, of: OpId, op: OpId, rw: &mut dyn Rewriter<'_>) {
        if let Some(block) = rw.body().parent_block(of) {
            rw.move_op(op, block, Some(of));
        }
    }

    /// Returns true if iterations may run in parallel.
    fn is_parallel(&self) -> bool {
        false
    }

    /// Returns the dimensions, outermost first; `None` for a loop without induction variables.
    fn dimensions(&self, _op: OpRef<'_>) -> Option<SmallVec<[LoopDimension; 2]>> {
        None
    }

    /// Returns the regions that are executed repeatedly: `getLoopRegions`.
    fn regions(&self, op: OpRef<'_>) -> SmallVec<[RegionId; 2]> {
        op.body.regions(op.id).collect()
    }

    /// Returns the operands with the initial values, one for each of [`iter_args`](Self::iter_args): `getInits`.
    fn inits(&self, _op: OpRef<'_>) -> Range<usize> {
        0..0
    }

    /// Returns the arguments that carry values from one iteration to the next: `getRegionIterArgs`.
    fn iter_args(&self, _op: OpRef<'_>) -> SmallVec<[ValueId; 4]> {
        SmallVec::new()
    }

    /// Returns the operation that ends an iteration, and the operands that it forwards to the next iteration, one for
    /// each of [`iter_args`](Self::iter_args): `getYieldedValues`. Returns `None` if the loop carries no values, or if
    /// it combines the values of all iterations.
    fn yielded(&self, _op: OpRef<'_>) -> Option<(OpId, Range<usize>)> {
        None
    }

    /// Replaces a loop by one that carries more values, with the initial values `inits`: `replaceWithAdditionalYields`.
    /// `yields` gets the new arguments, and creates the values for the next iteration at the end of the body. Returns
    /// the new loop; its last results are the final values.
    ///
    /// # Errors
    /// Returns an error if loops of this kind cannot carry more values.
    fn with_more_yields(
        &self,
        _op: OpId,
        _inits: &[ValueId],
        _yields: &mut MoreYields<'_>,
        _rw: &mut dyn Rewriter<'_>,
    ) -> Result<OpId, NoMatch> {
        Err("loops of this kind cannot carry more values".into())
    }
}

/// Creates the values that an iteration forwards to the next one, one for each argument in the list.
pub type MoreYields<'y> =
    dyn FnMut(&[ValueId], &mut dyn Rewriter<'_>) -> SmallVec<[ValueId; 4]> + 'y;

/// Implements [`LoopLikeOpInterface::with_more_yields`] for loops with one region of one block. The initial values must
/// be the loop's last operands, the results must be the carried values, and the block's last arguments must carry them.
///
/// # Errors
/// Returns an error if the loop has another form.
pub fn replace_with_more_yields(
    model: &dyn LoopLikeOpInterface,
    op: OpId,
    inits: &[ValueId],
    yields: &mut MoreYields<'_>,
    rw: &mut dyn Rewriter<'_>,
) -> Result<OpId, NoMatch> {
    let (ctx, view) = (rw.ctx(), rw.op(op));
    let body = view.body;
    let (name, loc, attrs) = (view.name(), view.loc(), body.attrs(op));
    let region = body.region(op, 0).ok_or(NO_MATCH)?;
    let block = rw.entry_block(region)?;
    let (last, carried) = model.yielded(view).ok_or(NO_MATCH)?;
    let ty = |value: &ValueId| body.ty(*value);
    let operands: Vec<ValueId> = body.operands(op).chain(inits.iter().copied()).collect();
    let new_types = || inits.iter().map(ty);
    let results: Vec<Type> = rw.result_types(op).into_iter().chain(new_types()).collect();
    let old_arguments = body.block_args(block);
    let arguments: Vec<Type> = old_arguments.iter().map(ty).chain(new_types()).collect();
    let old_arguments = old_arguments.len();
    let mut props: Vec<Option<Attr>> = body.props(op).to_vec();
    if let Some(slot) = view.def().and_then(OpDef::operand_segments)
        && let Some(sizes) = props[slot].and_then(|sizes| sizes.as_::<DenseI32Array>(ctx))
    {
        let mut values = sizes.values.to_vec();
        *values.last_mut().ok_or(NO_MATCH)? += inits.len() as i32;
        let values = values.into();
        props[slot] = Some(ctx.attr(DenseI32Array { values }));
    }
    let at = InsertPoint::before(body, op);
    let new = rw.build_at(at, loc).insert(OpSpec {
        operands: &operands,
        results: &results,
        props: &props,
        attrs,
        regions: 1,
        ..OpSpec::new(name, loc)
    });
    let new_region = rw.body().region(new, 0).ok_or(NO_MATCH)?;
    let new_block = rw.create_block(new_region, None, &arguments);
    let arguments: SmallVec<[ValueId; 8]> = SmallVec::from_slice(rw.body().block_args(new_block));
    let (old, more) = arguments.split_at(old_arguments);
    rw.merge_blocks(block, new_block, old);
    let at = InsertPoint::before(rw.body(), last);
    rw.set_insertion_point(at);
    let mut yielded: SmallVec<[ValueId; 4]> = yields(more, rw);
    let before = carried.map(|index| rw.body().operand(last, index));
    yielded.insert_many(0, before);
    rw.edit(last).set_operands(&yielded);
    let values: SmallVec<[ValueId; 4]> = rw.results(new);
    let kept = rw.body().num_results(op);
    rw.replace_op(op, &values[..kept]);
    Ok(new)
}

/// The model of loops that only use the default methods.
pub struct Loop;

impl LoopLikeOpInterface for Loop {}

/// Returns true if an operation is a loop.
pub fn is_loop(op: OpRef<'_>) -> bool {
    let ctx: &Context = op.ctx;
    ctx.op_interface::<dyn LoopLikeOpInterface>(op.name())
        .is_some()
}

/// Returns true if a value is defined outside of an operation, usually a loop.
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

/// Returns the number of enclosing loops, counted from the innermost one, outside of which a value is defined.
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
    // The operations that enclose the value's definition.
    let owners = owner.into_iter().flat_map(|owner| body.ancestors(owner));
    let owners: Vec<OpId> = owners.collect();
    let parents = body.ancestors(op.id).skip(1);
    let loops = parents.filter(|&parent| is_loop(op.with(parent)));
    loops.take_while(|parent| !owners.contains(parent)).count()
}
