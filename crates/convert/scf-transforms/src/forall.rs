//! Converts `scf.forall` to other loops.

use crate::replace_by_nest;
use terrace_arith::constant_index;
use terrace_builtin::types::DYNAMIC;
use terrace_ir::{Builder, DictionaryAttr, InsertPoint, OpView, SmallVec, ValueId};
use terrace_rewrite::{Match, NoMatch, Rewriter, require};
use terrace_scf::{ForallOp, ParallelOp, ReduceOp};

/// The bounds and steps of a loop as values, indexed by dimension.
pub struct ForallBounds {
    /// Lower bounds.
    pub lower: SmallVec<[ValueId; 4]>,
    /// Upper bounds.
    pub upper: SmallVec<[ValueId; 4]>,
    /// Steps.
    pub step: SmallVec<[ValueId; 4]>,
}

/// Returns the bounds and steps of a loop as values. Static ones become constants at the insertion point.
pub fn forall_bounds(op: ForallOp, rw: &mut dyn Rewriter<'_>) -> ForallBounds {
    let view = rw.read(op);
    let lists = [
        (
            view.static_lower_bound(),
            view.dynamic_lower_bound().collect(),
        ),
        (
            view.static_upper_bound(),
            view.dynamic_upper_bound().collect(),
        ),
        (view.static_step(), view.dynamic_step().collect()),
    ];
    let mut builder = rw.builder();
    let [lower, upper, step] = lists.map(|(fixed, dynamic)| mixed(&mut builder, fixed, dynamic));
    ForallBounds { lower, upper, step }
}

/// Returns a mixed list as values. `fixed` has placeholders for the dynamic entries.
fn mixed(
    builder: &mut Builder<'_>,
    fixed: &[i64],
    dynamic: SmallVec<[ValueId; 4]>,
) -> SmallVec<[ValueId; 4]> {
    let mut dynamic = dynamic.into_iter();
    let value = |fixed: &i64| match *fixed {
        DYNAMIC => dynamic
            .next()
            .expect("invariant: verified loops have a value for each dynamic bound"),
        fixed => constant_index(builder, fixed),
    };
    fixed.iter().map(value).collect()
}

/// Replaces a loop without outputs by `scf.parallel`, and returns it. The mapping is kept as an attribute.
pub fn forall_to_parallel_loop(
    op: ForallOp,
    rw: &mut dyn Rewriter<'_>,
) -> Result<ParallelOp, NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let why = "only fully bufferized scf.forall ops can be lowered to scf.parallel";
    require(view.outputs().len() == 0, why)?;
    let (from, mapping, loc) = (view.region(), view.mapping_attr(), body.loc(op.id()));
    let block = body.entry_block(from);
    let (block, last) = block
        .and_then(|block| Some((block, body.last_op(block)?)))
        .ok_or("the loop has no body")?;
    rw.set_place(InsertPoint::before(rw.body(), op.id()), loc);
    let ForallBounds { lower, upper, step } = forall_bounds(op, rw);
    let parallel = rw.create(ParallelOp::spec(&[], &lower, &upper, &step, &[]));
    let to = rw.read(parallel).region();
    rw.inline_region_before(from, to, None);
    rw.set_place(InsertPoint::end(block), rw.body().loc(last));
    rw.replace_op_with(last, ReduceOp::spec(&[], 0));
    rw.set_loc(loc);
    if let Some(mapping) = mapping {
        let attrs = DictionaryAttr::new(ctx, vec![(ctx.string("mapping"), mapping)]);
        let attrs = ctx.attr(attrs);
        rw.builder().set_attrs(parallel.id(), attrs);
    }
    rw.replace_op(op.id(), &[]);
    Ok(parallel)
}

/// Replaces a loop without outputs by nested loops.
pub fn forall_to_for_loop(op: ForallOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let view = rw.read(op);
    let why = "only fully bufferized scf.forall ops can be lowered to scf.for";
    require(view.outputs().len() == 0, why)?;
    let block = body.entry_block(view.region());
    let (block, last) = block
        .and_then(|block| Some((block, body.last_op(block)?)))
        .ok_or("the loop has no body")?;
    let ForallBounds { lower, upper, step } = forall_bounds(op, rw);
    replace_by_nest(op.id(), (block, last), [&lower, &upper, &step], rw)
}
