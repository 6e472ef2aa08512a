//! Unrolls operations on values: contractions, reductions, transposes and elementwise operations.

use super::{Tiling, UnrollVectorOptions, add, assemble, put, slice};
use crate::emit::{constant, shape_cast, zero_attr};
use crate::sink::{is_elementwise, like};
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::types::VectorType;
use terrace_ir::{OpId, OpView, Type, ValueId};
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, Root, check};
use terrace_vector::masking::make_arith_reduction;
use terrace_vector::matching::{Values, indexing_maps, vector};
use terrace_vector::{BroadcastOp, ContractionOp, MultiDimReductionOp, ReductionOp, TransposeOp};

pub(super) fn populate(patterns: &mut PatternSet, options: &UnrollVectorOptions) {
    add(
        patterns,
        options,
        "UnrollContractionPattern",
        unroll_contraction,
    );
    let native = options.clone();
    patterns.add(Pattern::of(
        "UnrollElementwisePattern",
        Root::Any,
        move |op, rw| unroll_elementwise(op, &native, rw),
    ));
    add(
        patterns,
        options,
        "UnrollReductionPattern",
        unroll_reduction,
    );
    add(
        patterns,
        options,
        "UnrollMultiReductionPattern",
        unroll_multi_reduction,
    );
    add(
        patterns,
        options,
        "UnrollTransposePattern",
        unroll_transpose,
    );
    add(
        patterns,
        options,
        "UnrollBroadcastPattern",
        unroll_broadcast,
    );
}

/// The partial results and their offsets, in the order of first use.
#[derive(Default)]
struct Sums(Vec<(Vec<i64>, ValueId)>);

impl Sums {
    fn get(&self, offsets: &[i64]) -> Option<ValueId> {
        let known = self.0.iter().find(|(known, _)| known == offsets);
        known.map(|(_, value)| *value)
    }

    fn set(&mut self, offsets: Vec<i64>, value: ValueId) {
        match self.0.iter_mut().find(|(known, _)| *known == offsets) {
            Some((_, old)) => *old = value,
            None => self.0.push((offsets, value)),
        }
    }

    /// Replaces an operation by the vector that consists of all parts.
    fn replace(
        self,
        op: OpId,
        zero: terrace_ir::Attr,
        rw: &mut dyn Rewriter<'_>,
    ) -> Result<(), NoMatch> {
        let mut whole = constant(rw, zero);
        for (offsets, part) in self.0 {
            whole = put(rw, part, whole, &offsets, offsets.len());
        }
        rw.replace_op(op, &[whole]);
        Ok(())
    }
}

fn unroll_contraction(
    op: ContractionOp,
    options: &UnrollVectorOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let tiling = Tiling::of_same_rank(*view, options)?;
    let element = vector(*view, view.result()).ok_or(NO_MATCH)?.element;
    let zero = zero_attr(view.ctx, view.result_type()).ok_or(NO_MATCH)?;
    let operands = [view.lhs(), view.rhs(), view.acc()];
    let dims = |map: &terrace_builtin::affine::AffineMap| {
        let dims = map.results.iter().map(|result| match result {
            AffineExpr::Dim(dim) => Some(*dim as usize),
            _ => None,
        });
        dims.collect::<Option<Vec<usize>>>()
    };
    let maps = indexing_maps(*view).ok_or(NO_MATCH)?;
    let maps: Option<Vec<Vec<usize>>> = maps.into_iter().map(dims).collect();
    let maps = maps.filter(|maps| maps.len() == 3).ok_or(NO_MATCH)?;
    let of = |at: usize, values: &[i64]| -> Vec<i64> {
        maps[at].iter().map(|&dim| values[dim]).collect()
    };
    let ty = VectorType::fixed(rw.ctx(), &of(2, &tiling.tile), element);
    let mut sums = Sums::default();
    for offsets in tiling.offsets() {
        let part = |rw: &mut dyn Rewriter<'_>, at: usize| {
            slice(rw, operands[at], &of(at, &offsets), &of(at, &tiling.tile))
        };
        let lhs = part(rw, 0);
        let rhs = part(rw, 1);
        let at = of(2, &offsets);
        let acc = sums.get(&at).unwrap_or_else(|| part(rw, 2));
        let sum = like(op.id(), &[lhs, rhs, acc], ty, rw);
        sums.set(at, sum);
    }
    sums.replace(op.id(), zero, rw)
}

fn unroll_elementwise(
    op: OpId,
    options: &UnrollVectorOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.op(op);
    check(is_elementwise(view) && view.body.num_results(op) == 1)?;
    check(view.regions().next().is_none())?;
    let tiling = Tiling::new(view, options)?;
    let result = vector(view, view.body.result(op, 0)).ok_or(NO_MATCH)?;
    zero_attr(view.ctx, view.result_type(0)).ok_or(NO_MATCH)?;
    let ty = tiling.ty(view.ctx, result.element);
    let operands: Values = view.body.operands(op).collect();
    let same_rank = tiling.native.len() == tiling.shape.len();
    assemble(op, &tiling, rw, |rw, offsets| {
        let mut parts = Vec::with_capacity(operands.len());
        for &operand in &operands {
            let Some(element) = vector(rw.op(op), operand).map(|ty| ty.element) else {
                parts.push(operand);
                continue;
            };
            let mut part = slice(rw, operand, offsets, &tiling.tile);
            if !same_rank {
                let ty = tiling.ty(rw.ctx(), element);
                part = shape_cast(rw, ty, part);
            }
            parts.push(part);
        }
        like(op, &parts, ty, rw)
    })
}

fn unroll_reduction(
    op: ReductionOp,
    options: &UnrollVectorOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let tiling = Tiling::of_same_rank(*view, options)?;
    // Upstream ignores the accumulator.
    check(view.body.num_operands(op.id()) == 1)?;
    let kind = view.kind();
    let (source, ty) = (view.vector(), view.dest_type());
    check(kind.supports(rw.ctx(), ty))?;
    let mut sum = None;
    for offsets in tiling.offsets() {
        let part = slice(rw, source, &offsets, &tiling.tile);
        let part = like(op.id(), &[part], ty, rw);
        sum = match sum {
            None => Some(part),
            Some(sum) => make_arith_reduction(kind, [sum, part], None, rw),
        };
    }
    let sum = sum.expect("invariant: there are several tiles, and the kind is one for the type");
    rw.replace_op(op.id(), &[sum]);
    Ok(())
}

fn unroll_multi_reduction(
    op: MultiDimReductionOp,
    options: &UnrollVectorOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let tiling = Tiling::of_same_rank(*view, options)?;
    let element = vector(*view, view.dest()).ok_or(NO_MATCH)?.element;
    let zero = zero_attr(view.ctx, view.dest_type()).ok_or(NO_MATCH)?;
    let (source, acc) = (view.source(), view.acc());
    let reduced = view.reduction_dims();
    let kept: Vec<usize> = (0..tiling.shape.len())
        .filter(|dim| !reduced.contains(&(*dim as i64)))
        .collect();
    let of = |values: &[i64]| -> Vec<i64> { kept.iter().map(|&dim| values[dim]).collect() };
    let sizes = of(&tiling.tile);
    let ty = VectorType::fixed(rw.ctx(), &sizes, element);
    let mut sums = Sums::default();
    for offsets in tiling.offsets() {
        let part = slice(rw, source, &offsets, &tiling.tile);
        let at = of(&offsets);
        let acc = match sums.get(&at) {
            Some(sum) => sum,
            None => slice(rw, acc, &at, &sizes),
        };
        let sum = like(op.id(), &[part, acc], ty, rw);
        sums.set(at, sum);
    }
    sums.replace(op.id(), zero, rw)
}

fn unroll_transpose(
    op: TransposeOp,
    options: &UnrollVectorOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let tiling = Tiling::of_same_rank(*view, options)?;
    zero_attr(view.ctx, view.result_ty()).ok_or(NO_MATCH)?;
    let source = view.vector();
    let permutation = view.permutation().to_vec();
    let back = |values: &[i64]| {
        let mut out = vec![0; values.len()];
        for (&dim, &value) in permutation.iter().zip(values) {
            out[dim as usize] = value;
        }
        out
    };
    let sizes = back(&tiling.tile);
    assemble(op.id(), &tiling, rw, |rw, offsets| {
        let part = slice(rw, source, &back(offsets), &sizes);
        crate::contract::transpose(rw, part, &permutation)
    })
}

fn unroll_broadcast(
    op: BroadcastOp,
    options: &UnrollVectorOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let tiling = Tiling::of_same_rank(*view, options)?;
    let ty = view.vector_type();
    zero_attr(view.ctx, view.vector_ty()).ok_or(NO_MATCH)?;
    let source = view.source();
    let from: Option<Vec<i64>> = vector(*view, source).map(|ty| ty.shape.to_vec());
    let ty: Type = tiling.ty(view.ctx, ty.element);
    assemble(op.id(), &tiling, rw, |rw, offsets| {
        let part = match &from {
            None => source,
            Some(from) => {
                // All tiles share the single element of a broadcast dimension.
                let lead = tiling.shape.len() - from.len();
                let (mut at, mut sizes) = (offsets[lead..].to_vec(), tiling.tile[lead..].to_vec());
                for (dim, &size) in from.iter().enumerate() {
                    if size == 1 {
                        (at[dim], sizes[dim]) = (0, 1);
                    }
                }
                slice(rw, source, &at, &sizes)
            }
        };
        crate::emit::broadcast(rw, ty, part)
    })
}
