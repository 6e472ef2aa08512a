//! Verifies reductions and contractions.

use super::{Verified, element_or_self, same_elements, vector};
use crate::enums::{CombiningKind, is_reduction};
use crate::matching::{dims as sizes_of, indexing_maps};
use crate::ops::{
    ContractionOp, ContractionOpRef, MultiDimReductionOpRef, OuterProductOp, OuterProductOpRef,
    ReductionOp, ReductionOpRef, ScanOp, ScanOpRef,
};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::types::VectorType;
use terrace_ir::{OpRef, Reporter, TypeClass};

fn kind(op: OpRef<'_>, slot: usize) -> CombiningKind {
    op.get::<CombiningKind>(slot).unwrap_or(CombiningKind::Add)
}

pub(crate) fn reduction(op: ReductionOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (source, dest) = (op.vector_ty(), op.dest_type());
    let what = "source operand and result have same element type";
    same_elements(op, [dest, source], what, report)?;
    let rank = vector(op.ctx, source).map_or(0, |ty| ty.shape.len());
    report.refuse_if(
        op,
        rank > 1,
        format_args!("unsupported reduction rank: {rank}"),
    )?;
    let kind = kind(*op, ReductionOp::KIND);
    let message = format_args!(
        "unsupported reduction type '{}' for kind '{}'",
        op.ctx.show_type(dest),
        kind.keyword()
    );
    report.refuse_if(op, !kind.supports(op.ctx, dest), message)
}

pub(crate) fn multi_reduction(
    op: MultiDimReductionOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let (source, dest) = (op.source_ty(), op.dest_type());
    let what = "source operand and result have same element type";
    same_elements(op, [dest, source], what, report)?;
    let ty = op.source_type();
    let dims = op.reduction_dims();
    let kept = |at: &usize| !dims.contains(&(*at as i64));
    let kept: Vec<usize> = (0..ty.shape.len()).filter(kept).collect();
    let want = if kept.is_empty() {
        ty.element
    } else {
        op.ctx.ty(VectorType {
            shape: kept.iter().map(|at| ty.shape[*at]).collect(),
            scalable: kept.iter().map(|at| ty.scalable[*at]).collect(),
            element: ty.element,
        })
    };
    let message = format_args!(
        "destination type {} is incompatible with source type {}",
        op.ctx.show_type(dest),
        op.ctx.show_type(source)
    );
    report.refuse_if(op, dest != want, message)?;
    reduced_dims(*op, dims, ty.shape.len() as i64, report)
}

/// Checks that the reduced dimensions exist and are distinct. Upstream does not check this.
fn reduced_dims(op: OpRef<'_>, dims: &[i64], rank: i64, report: &mut Reporter<'_>) -> Verified {
    for (at, dim) in dims.iter().enumerate() {
        let message = format_args!("reduction dimension {dim} is not in the range [0, {rank})");
        report.refuse_if(op, !(0..rank).contains(dim), message)?;
        let message = format_args!("reduction dimension {dim} occurs more than once");
        report.refuse_if(op, dims[..at].contains(dim), message)?;
    }
    Ok(())
}

pub(crate) fn scan(op: ScanOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (source, initial) = (op.source_type(), op.initial_value_type());
    let rank = source.shape.len();
    let dim = op.reduction_dim();
    let message = format_args!("reduction dimension {dim} has to be less than {rank}");
    report.refuse_if(op, dim >= rank as i64, message)?;
    let message = format_args!(
        "initial value rank {} has to be equal to {}",
        initial.shape.len(),
        rank as i64 - 1
    );
    report.refuse_if(op, initial.shape.len() + 1 != rank, message)?;
    let sizes = sizes_of(source).enumerate();
    let others = sizes
        .filter(|(at, _)| *at as i64 != dim)
        .map(|(_, size)| size);
    let message = "incompatible input/initial value shapes";
    report.refuse_if(op, !others.eq(sizes_of(initial)), message)?;
    let kind = kind(*op, ScanOp::KIND);
    let message = format_args!(
        "unsupported reduction type {} for kind '{}'",
        op.ctx.show_type(source.element),
        kind.keyword()
    );
    report.refuse_if(op, !kind.supports(op.ctx, source.element), message)
}

pub(crate) fn outerproduct(op: OuterProductOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, body) = (op.ctx, op.body);
    let (lhs, rhs, result) = (op.lhs_ty(), op.rhs_type(), op.result_ty());
    same_elements(
        op,
        [result, lhs],
        "lhs operand and result have same element type",
        report,
    )?;
    same_elements(
        op,
        [result, rhs],
        "rhs operand and result have same element type",
        report,
    )?;
    let (lhs, res) = (op.lhs_type(), op.result_type());
    report.refuse_if(
        op,
        lhs.shape.len() != 1,
        "expected 1-d vector for operand #1",
    )?;
    let size = |ty: &VectorType, dim: usize| sizes_of(ty).nth(dim);
    let first = |report: &mut Reporter<'_>| {
        let message = "expected #1 operand dim to match result dim #1";
        report.refuse_if(op, size(lhs, 0) != size(res, 0), message)
    };
    match vector(ctx, rhs) {
        Some(rhs) => {
            report.refuse_if(
                op,
                rhs.shape.len() != 1,
                "expected 1-d vector for operand #2",
            )?;
            report.refuse_if(op, res.shape.len() != 2, "expected 2-d vector result")?;
            first(report)?;
            let message = "expected #2 operand dim to match result dim #2";
            report.refuse_if(op, size(rhs, 0) != size(res, 1), message)?;
            let message = "expected either both or only #2 operand dim to be scalable";
            report.refuse_if(op, lhs.scalable[0] && !rhs.scalable[0], message)?;
        }
        None => {
            report.refuse_if(op, res.shape.len() != 1, "expected 1-d vector result")?;
            first(report)?;
        }
    }
    let acc = body.num_operands(op.id) > 2 && op.operand_type(2) != result;
    report.refuse_if(op, acc, "expected operand #3 of same type as result type")?;
    has_kind(*op, OuterProductOp::KIND, report)?;
    let kind = kind(*op, OuterProductOp::KIND);
    report.refuse_if(
        op,
        !kind.supports(ctx, res.element),
        "unsupported outerproduct type",
    )
}

/// Checks that `kind` is a combining kind. It has no default value.
fn has_kind(op: OpRef<'_>, slot: usize, report: &mut Reporter<'_>) -> Verified {
    let message = "expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')";
    report.refuse_if(op, op.prop(slot).is_none(), message)
}

/// Returns the index of a dimension among the results.
fn result_of(map: &AffineMap, dim: usize) -> Option<usize> {
    let dim = AffineExpr::Dim(dim as u32);
    map.results.iter().position(|result| *result == dim)
}

pub(crate) fn contract(op: ContractionOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let [lhs, rhs, acc] = [0, 1, 2].map(|at| op.operand_type(at));
    let result = op.result_type();
    same_elements(op, [lhs, rhs], "lhs and rhs have same element type", report)?;
    let what = "third operand acc and result have same element type";
    same_elements(op, [result, acc], what, report)?;
    let (Some(left), Some(right)) = (vector(ctx, lhs), vector(ctx, rhs)) else {
        return Ok(());
    };
    let signed = TypeClass::SIGNED_INT.or(TypeClass::UNSIGNED_INT);
    let signed = left.element.class(ctx).intersects(signed);
    report.refuse_if(op, signed, "only supports signless integer types")?;
    let maps = indexing_maps(*op).unwrap_or_default();
    let message = "expected an indexing map for each vector operand";
    report.refuse_if(op, maps.len() != 3, message)?;
    let iterators: Vec<bool> = op
        .iterator_types()
        .iter()
        .map(|attr| is_reduction(ctx, *attr) == Some(true))
        .collect();
    for (at, (map, ty)) in maps.iter().zip([lhs, rhs, acc]).enumerate() {
        let rank = vector(ctx, ty).map_or(0, |ty| ty.shape.len());
        let count = iterators.len();
        let expected = format!("expected indexing map {at} to");
        report.refuse_if(
            op,
            map.symbols != 0,
            format_args!("{expected} have no symbols"),
        )?;
        let message = format_args!("{expected} have {count} number of inputs");
        report.refuse_if(op, map.dims as usize != count, message)?;
        let message = format_args!("{expected} have {rank} number of outputs");
        report.refuse_if(op, map.results.len() != rank, message)?;
        let message = format_args!("{expected} be a projected permutation of its inputs");
        report.refuse_if(op, !map.is_projected_permutation(), message)?;
    }
    // Pairs of dimensions of the left and right operand. Contracting dimensions are reduced; batch dimensions are in
    // the result.
    let (mut contracting, mut batch) = (Vec::new(), Vec::new());
    for (dim, reduced) in iterators.iter().enumerate() {
        let sides = (result_of(maps[0], dim), result_of(maps[1], dim));
        let in_result = result_of(maps[2], dim).is_some();
        match sides {
            (Some(left), Some(right)) if *reduced => contracting.push((left, right)),
            (Some(left), Some(right)) if in_result => batch.push((left, right)),
            _ => {}
        }
    }
    let message = "expected at least one contracting dimension pair";
    report.refuse_if(op, contracting.is_empty(), message)?;
    let differ = |pairs: &[(usize, usize)]| {
        let mut pairs = pairs.iter();
        pairs.any(|&(a, b)| sizes_of(left).nth(a) != sizes_of(right).nth(b))
    };
    report.refuse_if(
        op,
        differ(&contracting),
        "invalid contracting dimension map",
    )?;
    report.refuse_if(op, differ(&batch), "invalid batch dimension map")?;
    output_shape(*op, [left, right], &maps, &contracting, &batch, report)?;
    has_kind(*op, ContractionOp::KIND, report)?;
    let kind = kind(*op, ContractionOp::KIND);
    let element = element_or_self(ctx, result);
    report.refuse_if(
        op,
        !kind.supports(ctx, element),
        "unsupported contraction type",
    )
}

fn output_shape(
    op: OpRef<'_>,
    [left, right]: [&VectorType; 2],
    maps: &[&AffineMap],
    contracting: &[(usize, usize)],
    batch: &[(usize, usize)],
    report: &mut Reporter<'_>,
) -> Verified {
    let ctx = op.ctx;
    let (acc, result) = (op.operand_type(2), op.result_type(0));
    let free_left = (0..left.shape.len()).any(|at| !contracting.iter().any(|pair| pair.0 == at));
    let both = || contracting.iter().chain(batch);
    let free_right = (0..right.shape.len()).any(|at| !both().any(|pair| pair.1 == at));
    let message = "invalid accumulator/result vector shape";
    let types = (vector(ctx, result), vector(ctx, acc));
    if !free_left && !free_right {
        let wrong = types.0.is_some() || types.1.is_some();
        return report.refuse_if(op, wrong, message);
    }
    let (Some(res), Some(_)) = types else {
        return Err(report.op_error(op, message));
    };
    let extent = |dim: usize| {
        let left = result_of(maps[0], dim).and_then(|at| sizes_of(left).nth(at));
        left.or_else(|| result_of(maps[1], dim).and_then(|at| sizes_of(right).nth(at)))
    };
    let extents: Vec<Option<(i64, bool)>> = (0..maps[0].dims as usize).map(extent).collect();
    let message = "expected all dimensions to be either a LHS or a RHS dimension";
    report.refuse_if(op, extents.contains(&None), message)?;
    let sizes = maps[2].results.iter().filter_map(|result| match result {
        AffineExpr::Dim(dim) => extents.get(*dim as usize).copied().flatten(),
        _ => None,
    });
    let (shape, scalable): (Vec<_>, Vec<_>) = sizes.unzip();
    let expected = ctx.ty(VectorType {
        shape: shape.into(),
        scalable: scalable.into(),
        element: res.element,
    });
    let message = format_args!(
        "invalid accumulator/result vector shape, expected: {}",
        ctx.show_type(expected)
    );
    report.refuse_if(op, result != expected || acc != expected, message)
}
