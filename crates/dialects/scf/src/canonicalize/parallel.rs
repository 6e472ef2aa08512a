//! Canonicalizes `scf.parallel` and `scf.forall`.

use super::trips::{self, Trips};
use super::{Values, casts, without_terminator};
use crate::loops::forall_bounds;
use crate::ops::{ForallOp, InParallelOp, ParallelOp, ReduceOp, ReduceReturnOp};
use terrace_arith::constant_index;
use terrace_builtin::attrs::int_value;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::parallel_combining::ParallelCombiningOpInterface;
use terrace_ir::{BlockId, InsertPoint, IrMapping, OpId, OpView, RegionId, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(super) fn populate_forall(patterns: &mut PatternSet) {
    patterns
        .add_fn("FoldTensorCastOfOutputIntoForallOp", casts::forall)
        .add_fn("ForallOpControlOperandsFolder", constant_bounds)
        .add_fn("ForallOpIterArgsFolder", unchanged_outputs)
        .add_fn("ForallOpSingleOrZeroIterationDimsFolder", forall_dims)
        .add_fn(
            "ForallOpReplaceConstantInductionVar",
            constant_index_of_forall,
        );
}

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("ParallelOpSingleOrZeroIterationDimsFolder", parallel_dims)
        .add_fn("MergeNestedParallelLoops", merge_nested);
}

/// A dimension: lower bound, upper bound and step.
pub(super) type Dim = [MixedIndex; 3];

/// The index of a dimension with a single iteration, and the value of its induction variable.
type OnlyIndex = (usize, MixedIndex);

/// Splits dimensions into those with several iterations and those with one. Returns `None` if a dimension has no
/// iterations.
fn reduce_dims(dims: &[Dim], rw: &dyn Rewriter<'_>) -> Option<(Vec<Dim>, Vec<OnlyIndex>)> {
    let (mut kept, mut single) = (Vec::new(), Vec::new());
    for (at, &dim @ [lower, upper, step]) in dims.iter().enumerate() {
        match trips::of_mixed(rw, lower, upper, step) {
            Some(Trips::None) => return None,
            Some(Trips::One) => single.push((at, lower)),
            _ => kept.push(dim),
        }
    }
    Some((kept, single))
}

fn value_of(index: MixedIndex, rw: &mut dyn Rewriter<'_>) -> ValueId {
    match index {
        MixedIndex::Known(number) => constant_index(&mut rw.builder(), number),
        MixedIndex::Value(value) => value,
    }
}

/// Clones a loop body. Drops block arguments that `mapping` replaces.
fn clone_body(
    from: RegionId,
    to: RegionId,
    mapping: &mut IrMapping,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let old = rw.entry_block(from)?;
    let new = rw.create_block(to, None, &[]);
    let (args, locs) = (
        rw.body().block_args(old).to_vec(),
        rw.body().block_arg_locs(old).to_vec(),
    );
    let loc = rw.loc();
    for (arg, loc) in args.into_iter().zip(locs) {
        if mapping.lookup(arg).is_none() {
            let ty = rw.body().ty(arg);
            rw.set_loc(loc);
            let new_arg = rw.builder_at(InsertPoint::end(new)).add_block_arg(new, ty);
            mapping.map(arg, new_arg);
        }
    }
    rw.set_loc(loc);
    rw.set_insertion_point(InsertPoint::end(new));
    clone_ops(rw.body().ops(old).collect(), mapping, rw);
    Ok(())
}

fn clone_ops(ops: Vec<OpId>, mapping: &mut IrMapping, rw: &mut dyn Rewriter<'_>) {
    for op in ops {
        rw.clone_op(op, mapping);
    }
}

fn bounds(op: ParallelOp, rw: &dyn Rewriter<'_>) -> [Values; 3] {
    let view = rw.read(op);
    [
        view.lower_bound().collect(),
        view.upper_bound().collect(),
        view.step().collect(),
    ]
}

fn values(dims: &[Dim], which: usize) -> Values {
    let value = |dim: &Dim| match dim[which] {
        MixedIndex::Value(value) => Some(value),
        MixedIndex::Known(_) => None,
    };
    dims.iter().filter_map(value).collect()
}

/// Drops dimensions with a single iteration. Removes a loop without iterations.
fn parallel_dims(op: ParallelOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let [lower, upper, step] = bounds(op, rw);
    let view = rw.read(op);
    let (inits, region): (Values, _) = (view.init_vals().collect(), view.region());
    let (block, reduce) = rw.single_block::<ReduceOp>(region)?;
    let dims: Vec<Dim> = (0..lower.len())
        .map(|at| [lower[at], upper[at], step[at]].map(MixedIndex::Value))
        .collect();
    let Some((kept, single)) = reduce_dims(&dims, rw) else {
        rw.replace_op(op.id(), &inits);
        return Ok(());
    };
    check(!single.is_empty())?;
    let mut mapping = IrMapping::new();
    for (at, lower) in single {
        let lower = value_of(lower, rw);
        mapping.map(rw.body().block_args(block)[at], lower);
    }
    if !kept.is_empty() {
        let [lower, upper, step] = [0, 1, 2].map(|which| values(&kept, which));
        let types = rw.result_types(op.id());
        let new = rw.create(ParallelOp::spec(&types, &lower, &upper, &step, &inits));
        let to = rw.read(new).region();
        clone_body(region, to, &mut mapping, rw)?;
        let results = rw.results(new.id());
        rw.replace_op(op.id(), &results);
        return Ok(());
    }
    clone_ops(without_terminator(rw, block), &mut mapping, rw);
    let reductions: Vec<RegionId> = rw.body().regions(reduce.id()).collect();
    let mut results = Values::new();
    for (at, reduction) in reductions.into_iter().enumerate() {
        let (block, end) = rw.single_block::<ReduceReturnOp>(reduction)?;
        let [left, right] = rw.body().block_args(block)[..] else {
            return Err(NO_MATCH);
        };
        mapping.map(left, inits[at]);
        mapping.map(right, mapping.lookup_or_self(rw.operand(reduce.id(), at)));
        clone_ops(without_terminator(rw, block), &mut mapping, rw);
        results.push(mapping.lookup_or_self(rw.read(end).result()));
    }
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Merges a loop that contains only another loop, and combines their dimensions.
fn merge_nested(op: ParallelOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (block, _) = rw.single_block::<ReduceOp>(rw.read(op).region())?;
    let [inner] = without_terminator(rw, block)[..] else {
        return Err(NO_MATCH);
    };
    let inner = rw.op(inner).cast::<ParallelOp>().ok_or(NO_MATCH)?;
    let (inner_block, _) = rw.single_block::<ReduceOp>(rw.read(inner).region())?;
    let args = |block| rw.body().block_args(block).to_vec();
    let (outer_args, inner_args) = (args(block), args(inner_block));
    let mut all = bounds(op, rw);
    for (all, more) in all.iter_mut().zip(bounds(inner, rw)) {
        check(!more.iter().any(|value| outer_args.contains(value)))?;
        all.extend(more);
    }
    check(rw.body().num_results(op.id()) + rw.body().num_results(inner.id()) == 0)?;
    let [lower, upper, step] = all;
    let new = rw.create(ParallelOp::spec(&[], &lower, &upper, &step, &[]));
    let types: Vec<Type> = lower.iter().map(|&lower| rw.body().ty(lower)).collect();
    let region = rw.read(new).region();
    let new_block = rw.create_block(region, None, &types);
    let new_args = rw.body().block_args(new_block).to_vec();
    let old_args = outer_args.into_iter().chain(inner_args);
    let mut mapping = IrMapping::of_values(old_args.zip(new_args));
    rw.set_insertion_point(InsertPoint::end(new_block));
    clone_ops(without_terminator(rw, inner_block), &mut mapping, rw);
    rw.create(ReduceOp::spec(&[], 0));
    rw.erase_op(op.id());
    Ok(())
}

pub(super) struct Forall {
    pub(super) dims: Vec<Dim>,
    pub(super) outputs: Values,
    region: RegionId,
    pub(super) block: BlockId,
    pub(super) end: InParallelOp,
}

pub(super) fn parts(op: ForallOp, rw: &dyn Rewriter<'_>) -> Result<Forall, NoMatch> {
    let view = rw.read(op);
    let [lower, upper, step] = forall_bounds(view).ok_or(NO_MATCH)?;
    let region = view.region();
    let (block, end) = rw.single_block(region)?;
    Ok(Forall {
        dims: (0..lower.len())
            .map(|at| [lower[at], upper[at], step[at]])
            .collect(),
        outputs: view.outputs().collect(),
        region,
        block,
        end,
    })
}

/// Creates a loop like `op` with other dimensions and outputs, but without blocks.
pub(super) fn forall_like(
    op: ForallOp,
    dims: &[Dim],
    outputs: &[ValueId],
    rw: &mut dyn Rewriter<'_>,
) -> ForallOp {
    let list =
        |which: usize| MixedIndex::split(&dims.iter().map(|dim| dim[which]).collect::<Vec<_>>());
    let (lower, dynamic_lower) = list(0);
    let (upper, dynamic_upper) = list(1);
    let (step, dynamic_step) = list(2);
    let types: Vec<Type> = outputs.iter().map(|&output| rw.body().ty(output)).collect();
    let (mapping, attrs) = (rw.read(op).mapping_attr(), rw.body().attrs(op.id()));
    let new = rw.create(
        ForallOp::spec(
            &types,
            &dynamic_lower,
            &dynamic_upper,
            &dynamic_step,
            &lower,
            &upper,
            &step,
            outputs,
        )
        .mapping_attr(mapping),
    );
    rw.edit(new.id()).set_attrs(attrs);
    new
}

/// Folds constant bounds into the static lists.
fn constant_bounds(op: ForallOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let it = parts(op, rw)?;
    let known = |index: &MixedIndex| match *index {
        MixedIndex::Value(value) => rw.constant(value).and_then(|it| int_value(rw.ctx(), it)),
        MixedIndex::Known(_) => None,
    };
    let mut dims = it.dims.clone();
    for bound in dims.iter_mut().flatten() {
        if let Some(number) = known(bound) {
            *bound = MixedIndex::Known(number);
        }
    }
    check(dims != it.dims)?;
    let new = forall_like(op, &dims, &it.outputs, rw);
    let to = rw.read(new).region();
    rw.inline_region_before(it.region, to, None);
    let results = rw.results(new.id());
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Replaces outputs into which nothing is inserted, or whose results are unused, by their initial values.
fn unchanged_outputs(op: ForallOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let it = parts(op, rw)?;
    check(!it.outputs.is_empty())?;
    let first = it.dims.len();
    let args = rw.body().block_args(it.block)[first..].to_vec();
    let results = rw.results(op.id());
    let inserts: Vec<Vec<OpId>> = args.iter().map(|&arg| inserts_into(arg, &it, rw)).collect();
    let is_kept = |at: usize| rw.body().has_uses(results[at]) && !inserts[at].is_empty();
    let kept: Vec<bool> = (0..args.len()).map(is_kept).collect();
    check(kept.contains(&false))?;
    let outputs = it.outputs.iter().zip(&kept).filter(|(_, kept)| **kept);
    let outputs: Values = outputs.map(|(&output, _)| output).collect();
    let new = forall_like(op, &it.dims, &outputs, rw);
    let to = rw.read(new).region();
    let mut new_results = rw.results(new.id()).into_iter();
    let (mut values, mut gone) = (Values::new(), Vec::new());
    for (at, &kept) in kept.iter().enumerate() {
        if let Some(result) = kept.then(|| new_results.next()).flatten() {
            values.push(result);
            continue;
        }
        for &insert in &inserts[at] {
            rw.erase_op(insert);
        }
        rw.replace_all_uses(args[at], it.outputs[at]);
        gone.push(first + at);
        values.push(it.outputs[at]);
    }
    rw.erase_block_args(it.block, &gone);
    rw.inline_region_before(it.region, to, None);
    rw.replace_op(op.id(), &values);
    Ok(())
}

/// Returns the contributions of an iteration to an output: MLIR's `getCombiningOps`.
pub(super) fn inserts_into(arg: ValueId, it: &Forall, rw: &dyn Rewriter<'_>) -> Vec<OpId> {
    let inserts = rw.entry_block(rw.read(it.end).region());
    let inserts = inserts.into_iter().flat_map(|block| rw.body().ops(block));
    let into = |&op: &OpId| {
        let view = rw.op(op);
        let model = (rw.ctx()).op_interface::<dyn ParallelCombiningOpInterface>(view.name());
        model.is_some_and(|model| {
            let mut destinations = model.updated_destinations(view);
            destinations.any(|at| rw.operand(op, at) == arg)
        })
    };
    inserts.filter(into).collect()
}

/// Drops dimensions with a single iteration if the loop has no mapping. Removes a loop without iterations.
fn forall_dims(op: ForallOp, rw: &mut dyn Rewriter<'_>) -> Match {
    check(rw.read(op).mapping_attr().is_none())?;
    let it = parts(op, rw)?;
    let Some((kept, single)) = reduce_dims(&it.dims, rw) else {
        rw.replace_op(op.id(), &it.outputs);
        return Ok(());
    };
    check(kept.is_empty() || !single.is_empty())?;
    check(!kept.is_empty() || casts::can_insert_once(&it, rw))?;
    let mut mapping = IrMapping::new();
    let mut args = Values::new();
    for (at, lower) in single {
        let lower = value_of(lower, rw);
        mapping.map(rw.body().block_args(it.block)[at], lower);
        args.push(lower);
    }
    if kept.is_empty() {
        let end = InsertPoint::before(rw.body(), it.end.id());
        let own = rw.insertion_point();
        rw.set_insertion_point(end);
        let inserted = casts::insert_once(&it, rw)?;
        rw.set_insertion_point(own);
        rw.erase_op(it.end.id());
        args.extend(it.outputs.iter().copied());
        // A result is an output into which nothing was inserted, or the last insertion.
        let first = it.dims.len();
        let block_args = rw.body().block_args(it.block)[first..].to_vec();
        let result = |(at, value): (usize, ValueId)| match block_args.contains(&value) {
            true => it.outputs[at],
            false => value,
        };
        let results: Values = inserted.into_iter().enumerate().map(result).collect();
        rw.inline_block_before(it.block, own.block, Some(op.id()), &args);
        rw.replace_op(op.id(), &results);
        return Ok(());
    }
    let new = forall_like(op, &kept, &it.outputs, rw);
    let to = rw.read(new).region();
    clone_body(it.region, to, &mut mapping, rw)?;
    let results = rw.results(new.id());
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Replaces the induction variable of a dimension with a single iteration by the lower bound.
fn constant_index_of_forall(op: ForallOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let it = parts(op, rw)?;
    let mut changed = false;
    for (at, [lower, upper, step]) in it.dims.into_iter().enumerate() {
        let arg = rw.body().block_args(it.block)[at];
        if !rw.body().has_uses(arg) || trips::of_mixed(rw, lower, upper, step) != Some(Trips::One) {
            continue;
        }
        let lower = value_of(lower, rw);
        rw.replace_all_uses(arg, lower);
        changed = true;
    }
    check(changed)
}
