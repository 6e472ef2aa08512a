//! Lowers multi-dimensional reductions to one-dimensional reductions.

use crate::contract::transpose;
use crate::emit::{broadcast, constant, extract, insert, shape_cast, zero_attr};
use crate::unroll::MAX_PARTS;
use terrace_builtin::types::VectorType;
use terrace_ir::{Context, OpId, OpRef, OpView, Type, TypeClass, ValueId};
use terrace_rewrite::{Match, NO_MATCH, PatternSet, Rewriter, require};
use terrace_vector::masking::{make_arith_reduction, mask_operation, masked_root, select_passthru};
use terrace_vector::{CombiningKind, MultiDimReductionOp, ReductionOp, ShapeCastOp};

/// The strategy by which `vector.multi_reduction` is lowered: MLIR's enumeration of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VectorMultiReductionLowering {
    /// Reduces the outermost dimensions by elementwise operations.
    #[default]
    InnerParallel,
    /// Reduces the innermost dimensions by `vector.reduction`.
    InnerReduction,
}

/// `populateVectorMultiReductionLoweringPatterns`: lowers `vector.multi_reduction` to transposes, shape casts, and
/// one-dimensional operations.
pub fn populate_vector_multi_reduction_lowering_patterns(
    patterns: &mut PatternSet,
    lowering: VectorMultiReductionLowering,
) {
    patterns.add_fn("MultiReductionWithoutDims", combine_alone);
    patterns.add_fn("InnerOuterDimReductionConversion", move |op, rw| {
        reduce_inner_or_outer_dims(op, lowering, rw)
    });
    patterns.add_fn("ReduceMultiDimReductionRank", move |op, rw| {
        reduce_rank(op, lowering, rw)
    });
    patterns.add_fn("OneDimMultiReductionToTwoDim", one_dim_to_two);
    match lowering {
        VectorMultiReductionLowering::InnerReduction => {
            patterns.add_fn("TwoDimMultiReductionToReduction", to_reductions)
        }
        VectorMultiReductionLowering::InnerParallel => {
            patterns.add_fn("TwoDimMultiReductionToElementWise", to_elementwise)
        }
    };
}

/// The parts of a reduction.
struct Reduction {
    op: OpId,
    source: ValueId,
    acc: ValueId,
    ty: VectorType,
    result: Type,
    kind: CombiningKind,
    /// Indexed by dimension: true if it is reduced.
    reduced: Vec<bool>,
}

impl Reduction {
    fn new(view: OpRef<'_>) -> Option<Self> {
        let op = view.as_::<MultiDimReductionOp>()?;
        let (source, acc) = (op.source(), op.acc());
        let ty = op.source_type().clone();
        let dims = op.reduction_dims();
        let reduced = (0..ty.shape.len()).map(|dim| dims.contains(&(dim as i64)));
        Some(Reduction {
            op: view.id,
            source,
            acc,
            reduced: reduced.collect(),
            ty,
            result: view.result_type(0),
            kind: op.kind(),
        })
    }

    /// Returns the reduced dimensions, or the parallel ones.
    fn dims(&self, reduced: bool) -> Vec<usize> {
        let dims = 0..self.reduced.len();
        dims.filter(|&dim| self.reduced[dim] == reduced).collect()
    }
}

/// Creates a reduction, under a mask if one is given.
fn reduce(
    rw: &mut dyn Rewriter<'_>,
    [source, acc]: [ValueId; 2],
    kind: CombiningKind,
    dims: &[i64],
    mask: Option<ValueId>,
) -> ValueId {
    let new = rw.create(MultiDimReductionOp::spec(source, acc, kind, dims));
    let new = mask_operation(new.id(), mask, rw);
    rw.body().result(new, 0)
}

/// Transposes the source so that the reduced dimensions are outermost or innermost.
fn reduce_inner_or_outer_dims(
    op: MultiDimReductionOp,
    lowering: VectorMultiReductionLowering,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let op = Reduction::new(rw.op(op.id())).ok_or(NO_MATCH)?;
    let (kept, reduced) = (op.dims(false), op.dims(true));
    let inner = lowering == VectorMultiReductionLowering::InnerReduction;
    let order = match inner {
        true => [kept.clone(), reduced.clone()].concat(),
        false => [reduced.clone(), kept.clone()].concat(),
    };
    require(
        !kept.is_empty() && !order.is_sorted(),
        "the reduced dimensions are already in position",
    )?;
    let order: Vec<i64> = order.into_iter().map(|dim| dim as i64).collect();
    let first = if inner { kept.len() } else { 0 };
    let dims: Vec<i64> = (first..first + reduced.len())
        .map(|dim| dim as i64)
        .collect();
    let (root, mask) = masked_root(op.op, rw);
    let mask = mask.map(|mask| transpose(rw, mask, &order));
    let source = transpose(rw, op.source, &order);
    let value = reduce(rw, [source, op.acc], op.kind, &dims, mask);
    rw.replace_op(root, &[value]);
    Ok(())
}

/// Collapses the reduced dimensions into one dimension, and the parallel dimensions into another.
fn reduce_rank(
    op: MultiDimReductionOp,
    lowering: VectorMultiReductionLowering,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let op = Reduction::new(rw.op(op.id())).ok_or(NO_MATCH)?;
    let (kept, reduced) = (op.dims(false), op.dims(true));
    let rank = op.ty.shape.len();
    require(rank >= 2, "the vector has one dimension")?;
    require(
        op.ty.scalable.iter().filter(|scales| **scales).count() <= 1,
        "several dimensions are scalable",
    )?;
    require(
        rank != 2 || kept.len() != 1,
        "one dimension is reduced and one is not",
    )?;
    let inner = lowering == VectorMultiReductionLowering::InnerReduction;
    let first = if inner { 0 } else { reduced.len() };
    require(
        kept.iter().copied().eq(first..first + kept.len()),
        "the reduced dimensions are not next to each other",
    )?;
    let flat = |dims: &[usize]| {
        let size = dims.iter().map(|&dim| op.ty.shape[dim]);
        let size = size.fold(1, |all: i64, size| all.saturating_mul(size));
        (size, dims.iter().any(|&dim| op.ty.scalable[dim]))
    };
    let parallel = (!kept.is_empty()).then(|| flat(&kept));
    let combined = (!reduced.is_empty()).then(|| flat(&reduced));
    let mut dims: Vec<(i64, bool, bool)> = Vec::new();
    dims.extend(parallel.map(|(size, scales)| (size, scales, false)));
    dims.extend(combined.map(|(size, scales)| (size, scales, true)));
    if !inner {
        dims.reverse();
    }
    let shaped = |element: Type| {
        ctx.ty(VectorType {
            shape: dims.iter().map(|dim| dim.0).collect(),
            scalable: dims.iter().map(|dim| dim.1).collect(),
            element,
        })
    };
    let new_dims = (0..dims.len()).filter(|&dim| dims[dim].2);
    let new_dims: Vec<i64> = new_dims.map(|dim| dim as i64).collect();
    let (root, mask) = masked_root(op.op, rw);
    // Upstream creates a fixed-length mask, which its verifier rejects.
    let mask = mask.map(|mask| shape_cast(rw, shaped(Type::I1), mask));
    let source = shape_cast(rw, shaped(op.ty.element), op.source);
    let acc = match parallel {
        Some((size, scales)) => {
            let ty = row_type(ctx, size, scales, op.ty.element);
            shape_cast(rw, ty, op.acc)
        }
        None => op.acc,
    };
    let value = reduce(rw, [source, acc], op.kind, &new_dims, mask);
    if parallel.is_some() {
        rw.set_loc(rw.body().loc(root));
        rw.replace_op_with(root, ShapeCastOp::spec(op.result, value));
    } else {
        rw.replace_op(root, &[value]);
    }
    Ok(())
}

fn row_type(ctx: &Context, size: i64, scales: bool, element: Type) -> Type {
    ctx.ty(VectorType {
        shape: [size].into(),
        scalable: [scales].into(),
        element,
    })
}

/// Lowers a reduction along no dimension to a combination of the source with the accumulator. Upstream ignores the
/// accumulator.
fn combine_alone(op: MultiDimReductionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let op = Reduction::new(rw.op(op.id()))?;
    if op.reduced.contains(&true) || !op.kind.supports(rw.ctx(), op.ty.element) {
        return None;
    }
    let (root, mask) = masked_root(op.op, rw);
    let combined = make_arith_reduction(op.kind, [op.source, op.acc], None, rw)?;
    let value = select_passthru(mask, combined, op.acc, rw);
    rw.replace_op(root, &[value]);
    Some(())
}

/// Reduces the first of two dimensions by operations on rows.
fn to_elementwise(op: MultiDimReductionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let op = Reduction::new(rw.op(op.id()))?;
    let ctx = rw.ctx();
    let (root, mask) = masked_root(op.op, rw);
    let size = *op.ty.shape.first()?;
    let numbers = TypeClass::SIGNLESS_INT
        .or(TypeClass::INDEX)
        .or(TypeClass::FLOAT);
    // At run time a scalable dimension may have more rows than its static size. Upstream ignores those rows.
    let fits = op.reduced[..] == [true, false]
        && !op.ty.scalable[0]
        && op.ty.element.class(ctx).intersects(numbers)
        && op.kind.supports(ctx, op.ty.element)
        && size <= MAX_PARTS;
    if !fits {
        return None;
    }
    let mut value = op.acc;
    for at in 0..size {
        let row = extract(rw, op.source, &[at]);
        let mask = mask.map(|mask| extract(rw, mask, &[at]));
        let combined = make_arith_reduction(op.kind, [row, value], None, rw)?;
        value = select_passthru(mask, combined, value, rw);
    }
    rw.replace_op(root, &[value]);
    Some(())
}

/// Reduces the second of two dimensions by reductions of rows.
fn to_reductions(op: MultiDimReductionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let op = Reduction::new(rw.op(op.id()))?;
    let size = *op.ty.shape.first()?;
    if op.reduced[..] != [false, true] || op.ty.scalable[0] || size > MAX_PARTS {
        return None;
    }
    let zero = zero_attr(rw.ctx(), op.result)?;
    let (root, mask) = masked_root(op.op, rw);
    let mut value = constant(rw, zero);
    for at in 0..size {
        let row = extract(rw, op.source, &[at]);
        let acc = extract(rw, op.acc, &[at]);
        let spec = ReductionOp::spec(op.ty.element, row, op.kind).acc(acc);
        let one = rw.create(spec).id();
        let mask = mask.map(|mask| extract(rw, mask, &[at]));
        let one = mask_operation(one, mask, rw);
        let one = rw.body().result(one, 0);
        value = insert(rw, one, value, &[at]);
    }
    rw.replace_op(root, &[value]);
    Some(())
}

/// Rewrites a one-dimensional reduction to a two-dimensional one.
fn one_dim_to_two(op: MultiDimReductionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let op = Reduction::new(rw.op(op.id()))?;
    let ctx = rw.ctx();
    if op.reduced[..] != [true] {
        return None;
    }
    let wide = |element: Type| {
        ctx.ty(VectorType {
            shape: [1, op.ty.shape[0]].into(),
            scalable: [false, op.ty.scalable[0]].into(),
            element,
        })
    };
    let acc_type = row_type(ctx, 1, false, op.ty.element);
    let (root, mask) = masked_root(op.op, rw);
    // The number of elements of a scalable vector is unknown.
    if op.ty.scalable[0] {
        let spec = ReductionOp::spec(op.ty.element, op.source, op.kind).acc(op.acc);
        let new = rw.create(spec).id();
        let new = mask_operation(new, mask, rw);
        let value = rw.body().result(new, 0);
        rw.replace_op(root, &[value]);
        return Some(());
    }
    let source = shape_cast(rw, wide(op.ty.element), op.source);
    let acc = broadcast(rw, acc_type, op.acc);
    let mask = mask.map(|mask| broadcast(rw, wide(Type::I1), mask));
    let value = reduce(rw, [source, acc], op.kind, &[1], mask);
    rw.set_loc(rw.body().loc(root));
    let value = extract(rw, value, &[0]);
    rw.replace_op(root, &[value]);
    Some(())
}
