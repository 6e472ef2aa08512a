//! Drops unit dimensions of vector operations.

use crate::contract::transpose;
use crate::emit::shape_cast;
use crate::sink::{is_elementwise, like};
use terrace_builtin::types::VectorType;
use terrace_ir::{InsertPoint, OpId, OpView, ValueId};
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, Root, check};
use terrace_scf::{ForOp, YieldOp, build_for};
use terrace_vector::TransposeOp;
use terrace_vector::matching::vector;

/// `populateDropUnitDimWithShapeCastPatterns`: drops unit dimensions of elementwise operations, transposes and
/// loop-carried values of `scf.for`. Inserts `vector.shape_cast` before and after them.
pub fn populate_drop_unit_dim_with_shape_cast_patterns(patterns: &mut PatternSet) {
    patterns.add(Pattern::of(
        "DropUnitDimFromElementwiseOps",
        Root::Any,
        drop_of_elementwise,
    ));
    patterns.add_fn("DropUnitDimsFromScfForOp", for_loop);
    patterns.add_fn("DropUnitDimsFromTransposeOp", transposition);
}

/// Returns true if a dimension has size 1 and is not scalable.
pub(crate) fn is_unit(ty: &VectorType, dim: usize) -> bool {
    ty.shape[dim] == 1 && !ty.scalable[dim]
}

/// Returns the type without its unit dimensions; if all dimensions are unit, one is kept. Returns `None` if nothing is
/// dropped.
fn without_units(ty: &VectorType) -> Option<VectorType> {
    let dims = 0..ty.shape.len();
    let kept: Vec<usize> = dims.filter(|&dim| !is_unit(ty, dim)).collect();
    let mut new = VectorType {
        shape: kept.iter().map(|&dim| ty.shape[dim]).collect(),
        scalable: kept.iter().map(|&dim| ty.scalable[dim]).collect(),
        element: ty.element,
    };
    if kept.is_empty() {
        (new.shape, new.scalable) = ([1].into(), [false].into());
    }
    (new != *ty).then_some(new)
}

fn drop_of_elementwise(op: OpId, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.op(op);
    let ctx = view.ctx;
    check(is_elementwise(view) && view.body.num_results(op) == 1)?;
    check(view.regions().next().is_none() && view.body.num_operands(op) > 0)?;
    let new =
        without_units(vector(view, view.body.result(op, 0)).ok_or(NO_MATCH)?).ok_or(NO_MATCH)?;
    let first = view.body.operand(op, 0);
    check(vector(view, first).is_some_and(|ty| ty.shape.len() > 1))?;
    let mut casts = Vec::new();
    for value in view.body.operands(op) {
        let ty = without_units(vector(view, value).ok_or(NO_MATCH)?);
        casts.push((value, ctx.ty(ty.ok_or(NO_MATCH)?)));
    }
    let (ty, new) = (view.result_type(0), ctx.ty(new));
    let operands: Vec<ValueId> = casts
        .into_iter()
        .map(|(value, ty)| shape_cast(rw, ty, value))
        .collect();
    let value = like(op, &operands, new, rw);
    let value = shape_cast(rw, ty, value);
    rw.replace_op(op, &[value]);
    Ok(())
}

fn transposition(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let source = view.vector_type();
    let new = view.ctx.ty(without_units(source).ok_or(NO_MATCH)?);
    // Returns the new index of a dimension that is kept.
    let kept = |dim: usize| (0..dim).filter(|&dim| !is_unit(source, dim)).count() as i64;
    let permutation = view.permutation().iter();
    let permutation = permutation.map(|&dim| dim as usize);
    let mut permutation: Vec<i64> = permutation
        .filter(|&dim| !is_unit(source, dim))
        .map(kept)
        .collect();
    if permutation.is_empty() {
        permutation.push(0);
    }
    let (source, ty) = (view.vector(), view.result_ty());
    let value = shape_cast(rw, new, source);
    let value = transpose(rw, value, &permutation);
    let value = shape_cast(rw, ty, value);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Drops the unit dimensions of the first loop-carried value that has some. The pattern applies again to the others.
fn for_loop(op: ForOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let ctx = rw.ctx();
    let mut inits: Vec<ValueId> = view.init_args().collect();
    let found = inits.iter().enumerate().find_map(|(at, &init)| {
        let new = without_units(vector(*view, init)?)?;
        Some((at, view.body.ty(init), ctx.ty(new)))
    });
    let (at, old, new) = found.ok_or(NO_MATCH)?;
    let (block, last) = rw.single_block::<YieldOp>(view.region())?;
    let attrs = view.body.attrs(op.id());
    let (lower, upper, step) = (view.lower_bound(), view.upper_bound(), view.step());
    let unsigned = view.prop(ForOp::UNSIGNED_CMP);

    inits[at] = shape_cast(rw, new, inits[at]);
    let around = build_for(&mut rw.builder(), lower, upper, step, &inits);
    rw.edit(around.id())
        .set_attrs(attrs)
        .set_prop(ForOp::UNSIGNED_CMP, unsigned);
    let inner = rw.body().entry_block(rw.read(around).region());
    let inner = inner.expect("invariant: the loop was built with its block");
    let mut arguments: Vec<ValueId> = rw.body().block_args(inner).to_vec();
    rw.set_insertion_point(InsertPoint::end(inner));
    arguments[at + 1] = shape_cast(rw, old, arguments[at + 1]);
    rw.merge_blocks(block, inner, &arguments);

    let before = InsertPoint::before(rw.body(), last.id());
    rw.set_insertion_point(before);
    let mut yielded = rw.operands(last.id());
    yielded[at] = shape_cast(rw, new, yielded[at]);
    rw.replace_op_with(last.id(), YieldOp::spec(&yielded));

    let after = InsertPoint::after(rw.body(), around.id());
    rw.set_insertion_point(after);
    let mut results = rw.results(around.id());
    results[at] = shape_cast(rw, old, results[at]);
    rw.replace_op(op.id(), &results);
    Ok(())
}
