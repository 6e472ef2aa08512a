//! Computes result shapes from operands.

use crate::ops::*;
use terrace_affine::composed_apply;
use terrace_arith::constant_index;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::types::{DYNAMIC, shape};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::{MixedSlice, StaticSlice, dropped_by_size};
use terrace_interfaces::reassociation::reassociation;
use terrace_interfaces::reify::ReifyRankedShapedTypeOpInterface;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{OpId, OpRef, OpView, Registry, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    for def in [EmptyOp::DEF, GenerateOp::DEF, SplatOp::DEF] {
        registry.attach::<dyn ReifyRankedShapedTypeOpInterface>(def, &OfOperands);
    }
    let models: [(_, &'static dyn ReifyRankedShapedTypeOpInterface); 6] = [
        (CollapseShapeOp::DEF, &Shape(collapse_shape)),
        (ConcatOp::DEF, &Shape(concat)),
        (ExpandShapeOp::DEF, &Shape(expand_shape)),
        (ExtractSliceOp::DEF, &Shape(extract_slice)),
        (InsertSliceOp::DEF, &Shape(insert_slice)),
        (PadOp::DEF, &Shape(pad)),
    ];
    for (def, model) in models {
        registry.attach::<dyn ReifyRankedShapedTypeOpInterface>(def, model);
    }
}

/// Returns the size of a ranked tensor in a dimension, as a number or as the result of `tensor.dim` or its fold: MLIR's
/// `tensor::getMixedSize`.
pub fn size_of(tensor: ValueId, dim: usize, rw: &mut dyn Rewriter<'_>) -> MixedIndex {
    let sizes = shape(rw.ctx(), rw.body().ty(tensor)).unwrap_or_default();
    match sizes.get(dim).copied().unwrap_or(DYNAMIC) {
        DYNAMIC => dim_of(tensor, dim, rw),
        size => MixedIndex::Known(size),
    }
}

/// Returns the sizes of a ranked tensor: MLIR's `tensor::getMixedSizes`.
pub fn sizes_of(tensor: ValueId, rw: &mut dyn Rewriter<'_>) -> Vec<MixedIndex> {
    let rank = shape(rw.ctx(), rw.body().ty(tensor)).map_or(0, <[i64]>::len);
    (0..rank).map(|dim| size_of(tensor, dim, rw)).collect()
}

fn dim_of(tensor: ValueId, dim: usize, rw: &mut dyn Rewriter<'_>) -> MixedIndex {
    let dim = constant_index(&mut rw.builder(), dim as i64);
    rw.create_or_fold(DimOp::spec(tensor, dim)).into()
}

/// Operations whose last operands are the dynamic sizes of the result.
struct OfOperands;

impl ReifyRankedShapedTypeOpInterface for OfOperands {
    fn reify_result_shapes(
        &self,
        op: OpId,
        rw: &mut dyn Rewriter<'_>,
    ) -> Option<Vec<Vec<MixedIndex>>> {
        let op = rw.op(op);
        let sizes = shape(op.ctx, op.result_type(0))?;
        let dynamic = sizes.iter().filter(|size| **size == DYNAMIC).count();
        let first = op.body.num_operands(op.id).checked_sub(dynamic)?;
        let values = op.body.operands(op.id).skip(first);
        Some(vec![MixedIndex::join(sizes, values)])
    }
}

/// Operations with one result, whose shape a function returns.
struct Shape(fn(OpId, &mut dyn Rewriter<'_>) -> Option<Vec<MixedIndex>>);

impl ReifyRankedShapedTypeOpInterface for Shape {
    fn reify_result_shapes(
        &self,
        op: OpId,
        rw: &mut dyn Rewriter<'_>,
    ) -> Option<Vec<Vec<MixedIndex>>> {
        Some(vec![self.0(op, rw)?])
    }
}

fn expand_shape(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<Vec<MixedIndex>> {
    let op = rw.op(op).as_::<ExpandShapeOp>()?;
    Some(MixedIndex::join(
        op.static_output_shape(),
        op.output_shape(),
    ))
}

fn extract_slice(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<Vec<MixedIndex>> {
    let op: OpRef<'_> = rw.op(op);
    let to = shape(op.ctx, op.result_type(0))?;
    let dropped = dropped_by_size(StaticSlice::of(op).sizes, to)?;
    let sizes = MixedSlice::of(op)?.sizes.into_iter().zip(dropped);
    let kept = sizes.filter(|(_, dropped)| !dropped);
    Some(kept.map(|(size, _)| size).collect())
}

fn insert_slice(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<Vec<MixedIndex>> {
    let dest = rw.op(op).as_::<InsertSliceOp>()?.dest();
    Some(sizes_of(dest, rw))
}

fn result_shape(op: OpId, rw: &dyn Rewriter<'_>) -> Option<Vec<i64>> {
    let op: OpRef<'_> = rw.op(op);
    Some(shape(op.ctx, op.result_type(0))?.to_vec())
}

/// Returns the sum of sizes.
fn sum(sizes: &[MixedIndex], rw: &mut dyn Rewriter<'_>) -> MixedIndex {
    let dims = (0..sizes.len() as u32).map(AffineExpr::Dim);
    let Some(all) = dims.reduce(|all, dim| all + dim) else {
        return MixedIndex::Known(0);
    };
    composed_apply(&mut rw.builder(), all, sizes)
}

fn pad(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<Vec<MixedIndex>> {
    let to = result_shape(op, rw)?;
    let view = rw.op(op).as_::<PadOp>()?;
    let source = view.source();
    let low = MixedIndex::join(view.static_low(), view.low());
    let high = MixedIndex::join(view.static_high(), view.high());
    let size = |(at, &size): (usize, &i64)| match size {
        DYNAMIC => {
            let parts = [size_of(source, at, rw), *low.get(at)?, *high.get(at)?];
            Some(sum(&parts, rw))
        }
        size => Some(MixedIndex::Known(size)),
    };
    to.iter().enumerate().map(size).collect()
}

fn collapse_shape(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<Vec<MixedIndex>> {
    let to = result_shape(op, rw)?;
    let view = rw.op(op).as_::<CollapseShapeOp>()?;
    let source = view.src();
    let groups = reassociation(view.ctx, view.reassociation());
    let from = shape(view.ctx, view.src_type())?.to_vec();
    let mut sizes = Vec::new();
    for (group, &size) in groups.iter().zip(&to) {
        if size != DYNAMIC {
            sizes.push(MixedIndex::Known(size));
            continue;
        }
        let (mut known, mut values) = (1i64, Vec::new());
        for dim in group {
            let dim = usize::try_from(*dim).ok()?;
            match *from.get(dim)? {
                DYNAMIC => values.push(dim_of(source, dim, rw)),
                size => known = known.wrapping_mul(size),
            }
        }
        let factors = (0..values.len() as u32).map(AffineExpr::Symbol);
        let all = factors.reduce(|all, factor| all * factor)?;
        let all = match known {
            1 => all,
            known => all * AffineExpr::Constant(known),
        };
        sizes.push(composed_apply(&mut rw.builder(), all, &values));
    }
    Some(sizes)
}

fn concat(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<Vec<MixedIndex>> {
    let to = result_shape(op, rw)?;
    let view = rw.op(op).as_::<ConcatOp>()?;
    let along = usize::try_from(view.dim()).ok()?;
    let inputs: Vec<ValueId> = view.inputs().collect();
    let first = *inputs.first()?;
    let shapes = inputs
        .iter()
        .map(|input| shape(view.ctx, rw.body().ty(*input)));
    let shapes: Vec<&[i64]> = shapes.collect::<Option<_>>()?;
    let inferred = crate::shapes::concatenated(&shapes, along).ok()?;
    let size = |(at, &size): (usize, &i64)| match size {
        DYNAMIC if at == along => {
            let own = rw.loc();
            let mut sizes = Vec::new();
            for &input in &inputs {
                rw.set_loc(rw.body().value_loc(input));
                sizes.push(size_of(input, at, rw));
            }
            rw.set_loc(own);
            sum(&sizes, rw)
        }
        DYNAMIC => match inferred[at] {
            DYNAMIC => dim_of(first, at, rw),
            size => constant_index(&mut rw.builder(), size).into(),
        },
        size => MixedIndex::Known(size),
    };
    Some(to.iter().enumerate().map(size).collect())
}
