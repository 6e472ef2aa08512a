//! Moves casts of tensors that loops update out of the loops.

use super::Values;
use super::parallel::{Forall, forall_like, inserts_into, parts};
use crate::ops::{ForOp, ForallOp, YieldOp};
use terrace_ir::{InsertPoint, OpId, OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, Rewriter, check};
use terrace_tensor::{CastOp, InsertSliceOp, ParallelInsertSliceOp};

/// Returns the operand of a cast that only drops static information.
fn uncast(rw: &dyn Rewriter<'_>, value: ValueId) -> Option<ValueId> {
    let cast = rw.read(rw.defined_by::<CastOp>(value).ok()?);
    let source = cast.source();
    let changes = cast.source_type() != cast.dest_type();
    (changes && terrace_tensor::forgets_only(cast)).then_some(source)
}

/// Makes a loop take an initial value before a cast, if its result has one use. The value is cast inside of the loop.
pub(super) fn for_loop(op: ForOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let mut inits: Values = view.init_args().collect();
    let results = rw.results(op.id());
    let has_one_use = |result| rw.body().uses(result).count() == 1;
    let found = inits
        .iter()
        .zip(&results)
        .enumerate()
        .find_map(|(at, (&init, &result))| {
            let source = uncast(rw, init).filter(|_| has_one_use(result))?;
            Some((at, source))
        });
    let (at, source) = found.ok_or(NO_MATCH)?;
    let (lower, upper, step) = (view.lower_bound(), view.upper_bound(), view.step());
    let unsigned = view.unsigned_cmp();
    let (old, _) = rw.single_block::<YieldOp>(view.region())?;
    let (wide, narrow) = (rw.body().ty(inits[at]), rw.body().ty(source));
    inits[at] = source;
    let types: Vec<Type> = inits.iter().map(|&init| rw.body().ty(init)).collect();
    let attrs = rw.body().attrs(op.id());
    let new = ForOp::spec(&types, lower, upper, step, &inits).unsigned_cmp(unsigned);
    let new = rw.create(new);
    rw.edit(new.id()).set_attrs(attrs);
    let to = rw.read(new).region();
    let arguments = rw.body().block_args(old);
    let first = arguments.len() - types.len();
    let induction = arguments[..first].iter().map(|&arg| rw.body().ty(arg));
    let types: Vec<Type> = induction.chain(types).collect();
    let block = rw.create_block(to, None, &types);
    rw.set_insertion_point(InsertPoint::end(block));
    let mut arguments = rw.body().block_args(block).to_vec();
    arguments[first + at] = rw.create_value(CastOp::spec(wide, arguments[first + at]));
    rw.merge_blocks(old, block, &arguments);
    let end = rw.terminator::<YieldOp>(block)?;
    let before = InsertPoint::before(rw.body(), end.id());
    rw.set_insertion_point(before);
    let mut yielded = rw.operands(end.id());
    yielded[at] = rw.create_value(CastOp::spec(narrow, yielded[at]));
    rw.replace_op_with(end.id(), YieldOp::spec(&yielded));
    let after = InsertPoint::after(rw.body(), new.id());
    rw.set_insertion_point(after);
    let mut results = rw.results(new.id());
    results[at] = rw.create_value(CastOp::spec(wide, results[at]));
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Makes a parallel loop take outputs before casts. Insertions update the outputs themselves; other operations in the
/// loop use casts of them.
pub(super) fn forall(op: ForallOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let it: Forall = parts(op, rw)?;
    let outputs = it.outputs.iter();
    let outputs: Values = outputs
        .map(|&output| uncast(rw, output).unwrap_or(output))
        .collect();
    check(outputs != it.outputs)?;
    let first = it.dims.len();
    let old_args = rw.body().block_args(it.block).to_vec();
    let inserts = old_args[first..]
        .iter()
        .map(|&arg| inserts_into(arg, &it, rw));
    let inserts: Vec<_> = inserts.collect();
    let new = forall_like(op, &it.dims, &outputs, rw);
    let to = rw.read(new).region();
    let induction = old_args[..first].iter().map(|&arg| rw.body().ty(arg));
    let updated = outputs.iter().map(|&output| rw.body().ty(output));
    let types: Vec<Type> = induction.chain(updated).collect();
    let block = rw.create_block(to, None, &types);
    rw.set_insertion_point(InsertPoint::end(block));
    let args = rw.body().block_args(block).to_vec();
    let mut mapped = args.clone();
    for (at, inserts) in inserts.iter().enumerate() {
        let (old, new) = (old_args[first + at], args[first + at]);
        let wide = rw.body().ty(old);
        if rw.body().ty(new) == wide {
            continue;
        }
        mapped[first + at] = rw.create_value(CastOp::spec(wide, new));
        for &insert in inserts {
            for operand in destinations_of(insert, old, rw) {
                rw.edit(insert).set_operand(operand, new);
            }
        }
    }
    rw.merge_blocks(it.block, block, &mapped);
    let after = InsertPoint::after(rw.body(), new.id());
    rw.set_insertion_point(after);
    let mut results = rw.results(new.id());
    for (at, &old) in it.outputs.iter().enumerate() {
        let wide = rw.body().ty(old);
        if rw.body().ty(results[at]) != wide {
            results[at] = rw.create_value(CastOp::spec(wide, results[at]));
        }
    }
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Returns the operands of an insertion that are its destination.
fn destinations_of(insert: OpId, dest: ValueId, rw: &dyn Rewriter<'_>) -> Vec<usize> {
    let operands = rw.operands(insert);
    let mut found = Vec::new();
    for (at, &operand) in operands.iter().enumerate() {
        if operand == dest {
            found.push(at);
        }
    }
    found
}

/// Returns true if [`insert_once`] knows all contributions to outputs.
pub(super) fn can_insert_once(it: &Forall, rw: &dyn Rewriter<'_>) -> bool {
    let inserts = rw.entry_block(rw.read(it.end).region());
    let mut inserts = inserts.into_iter().flat_map(|block| rw.body().ops(block));
    inserts.all(|insert| rw.op(insert).is::<ParallelInsertSliceOp>())
}

/// Replaces the contributions of the only iteration of a parallel loop by insertions, before `op`. Returns the results
/// of the loop. MLIR's `scf::promote`.
pub(super) fn insert_once(it: &Forall, rw: &mut dyn Rewriter<'_>) -> Result<Values, NoMatch> {
    let inserts = rw.entry_block(rw.read(it.end).region())?;
    let inserts: Vec<_> = rw.body().ops(inserts).collect();
    let args = rw.body().block_args(it.block)[it.dims.len()..].to_vec();
    let mut values = args.clone();
    for insert in inserts {
        let insert = rw.op(insert).cast::<ParallelInsertSliceOp>();
        let view = rw.read(insert.ok_or(NO_MATCH)?);
        let (source, dest) = (view.source(), view.dest());
        let at = args.iter().position(|&arg| arg == dest).ok_or(NO_MATCH)?;
        let lists: [Values; 3] = [
            view.offsets().collect(),
            view.sizes().collect(),
            view.strides().collect(),
        ];
        let [offsets, sizes, strides] = &lists;
        let spec = InsertSliceOp::spec(
            source,
            values[at],
            offsets,
            sizes,
            strides,
            view.static_offsets(),
            view.static_sizes(),
            view.static_strides(),
        );
        values[at] = rw.create_value(spec);
    }
    Ok(values.into())
}
