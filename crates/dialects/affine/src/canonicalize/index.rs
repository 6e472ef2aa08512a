//! Canonicalizes `affine.delinearize_index` and `affine.linearize_index`.

use crate::make::composed_apply;
use crate::ops::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use terrace_arith::constant_index;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::attrs::int_value;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Attr, InsertPoint, OpId, OpView, SmallVec, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("CancelDelinearizeOfLinearizeDisjointExactTail", same_tail)
        .add_fn("DropUnitExtentBasis", delinearize_by_one)
        .add_fn("SplitDelinearizeSpanningLastLinearizeArg", split_last)
        .add_fn("CancelLinearizeOfDelinearizePortion", cancel_portion)
        .add_fn("DropLinearizeLeadingZero", leading_zero)
        .add_fn(
            "DropLinearizeUnitComponentsIfDisjointOrZero",
            linearize_by_one,
        );
}

type Values = SmallVec<[ValueId; 4]>;

/// Indices and sizes of dimensions. The first index may have no size.
struct Dims {
    /// The indices of `affine.linearize_index`, or the results of `affine.delinearize_index`.
    indices: Values,
    sizes: Vec<MixedIndex>,
}

impl Dims {
    /// Returns one size per index; `None` for an index without size.
    fn padded(&self) -> Vec<Option<MixedIndex>> {
        let missing = self.indices.len().saturating_sub(self.sizes.len());
        let padding = std::iter::repeat_n(None, missing);
        padding
            .chain(self.sizes.iter().copied().map(Some))
            .collect()
    }
}

fn linearized(op: AffineLinearizeIndexOp, rw: &dyn Rewriter<'_>) -> Result<Dims, NoMatch> {
    let view = rw.read(op);
    let sizes = view.static_basis();
    Ok(Dims {
        indices: view.multi_index().collect(),
        sizes: MixedIndex::join(sizes, view.dynamic_basis()),
    })
}

fn delinearized(op: AffineDelinearizeIndexOp, rw: &dyn Rewriter<'_>) -> Result<Dims, NoMatch> {
    let view = rw.read(op);
    let sizes = view.static_basis();
    Ok(Dims {
        indices: rw.results(op.id()),
        sizes: MixedIndex::join(sizes, view.dynamic_basis()),
    })
}

fn known(size: MixedIndex, rw: &dyn Rewriter<'_>) -> Option<i64> {
    match size {
        MixedIndex::Known(number) => Some(number),
        MixedIndex::Value(value) => int_value(rw.ctx(), rw.constant(value)?),
    }
}

fn linearize(
    indices: &[ValueId],
    sizes: &[MixedIndex],
    disjoint: Attr,
    rw: &mut dyn Rewriter<'_>,
) -> ValueId {
    let (numbers, values) = MixedIndex::split(sizes);
    rw.create_value(
        AffineLinearizeIndexOp::spec(indices, &values, &numbers).disjoint_attr(disjoint),
    )
}

/// Creates an `affine.delinearize_index`. Without an outer bound, there is one more index than sizes. Static sizes
/// that are not positive are passed as operands.
fn delinearize(
    index: ValueId,
    sizes: &[MixedIndex],
    indices: usize,
    rw: &mut dyn Rewriter<'_>,
) -> Values {
    let as_value = |&size: &MixedIndex| match size {
        MixedIndex::Known(number) if number <= 0 => {
            MixedIndex::Value(constant_index(&mut rw.builder(), number))
        }
        size => size,
    };
    let sizes: Vec<MixedIndex> = sizes.iter().map(as_value).collect();
    let (numbers, values) = MixedIndex::split(&sizes);
    let types: Vec<Type> = vec![rw.body().ty(index); indices];
    let new = rw.create(AffineDelinearizeIndexOp::spec(
        &types, index, &values, &numbers,
    ));
    rw.results(new.id())
}

fn at_location_of(op: OpId, rw: &mut dyn Rewriter<'_>) {
    let loc = rw.body().loc(op);
    rw.set_loc(loc);
}

/// Cancels the trailing dimensions of a delinearized `disjoint` linearization if their sizes are equal.
fn same_tail(op: AffineDelinearizeIndexOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let of = rw.defined_by::<AffineLinearizeIndexOp>(rw.read(op).linear_index())?;
    let view = rw.read(of);
    check(view.disjoint())?;
    let disjoint = view.disjoint_attr();
    let (from, to) = (linearized(of, rw)?, delinearized(op, rw)?);
    let pairs = from.sizes.iter().rev().zip(to.sizes.iter().rev());
    let same = pairs.take_while(|(a, b)| a == b).count();
    check(same > 0)?;
    let all = from.sizes.len() == same && to.sizes.len() == same;
    if all && from.indices.len() == to.indices.len() {
        rw.replace_op(op.id(), &from.indices);
        return Ok(());
    }
    let (front, tail) = from.indices.split_at(from.indices.len() - same);
    let front_sizes = &from.sizes[..from.sizes.len() - same];
    at_location_of(of.id(), rw);
    let number = linearize(front, front_sizes, disjoint, rw);
    at_location_of(op.id(), rw);
    let sizes = &to.sizes[..to.sizes.len() - same];
    let mut results = delinearize(number, sizes, to.indices.len() - same, rw);
    results.extend_from_slice(tail);
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Replaces indices of dimensions of size 1 by 0.
fn delinearize_by_one(op: AffineDelinearizeIndexOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let dims = delinearized(op, rw)?;
    let padded = dims.padded();
    let is_one = |size: &Option<MixedIndex>| size.is_some_and(|size| known(size, rw) == Some(1));
    let ones: Vec<bool> = padded.iter().map(is_one).collect();
    check(ones.contains(&true))?;
    let zero = constant_index(&mut rw.builder(), 0);
    let kept: Vec<_> = padded.iter().zip(&ones).filter(|(_, one)| !**one).collect();
    let sizes: Vec<MixedIndex> = kept.iter().filter_map(|(size, _)| **size).collect();
    let mut new = Values::new();
    if !kept.is_empty() {
        let index = rw.read(op).linear_index();
        new = delinearize(index, &sizes, kept.len(), rw);
    }
    let mut new = new.into_iter();
    let results = ones
        .iter()
        .map(|&one| if one { Some(zero) } else { new.next() });
    let results: Values = results.flatten().collect();
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Splits the last index of a linearization if its size is the product of trailing sizes.
fn split_last(op: AffineDelinearizeIndexOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let of = rw.defined_by::<AffineLinearizeIndexOp>(rw.read(op).linear_index())?;
    let view = rw.read(of);
    check(view.disjoint())?;
    let disjoint = view.disjoint_attr();
    let (from, to) = (linearized(of, rw)?, delinearized(op, rw)?);
    let Some(MixedIndex::Known(target)) = from.sizes.last().copied() else {
        return Err(NO_MATCH);
    };
    let (mut product, mut count) = (1i64, 0);
    for size in to.sizes.iter().rev() {
        let MixedIndex::Known(size) = *size else {
            return Err(NO_MATCH);
        };
        product = product.checked_mul(size).ok_or(NO_MATCH)?;
        count += 1;
        if product >= target {
            break;
        }
    }
    check(product == target && count >= 2)?;
    let (&last, front) = from.indices.split_last().ok_or(NO_MATCH)?;
    at_location_of(of.id(), rw);
    let number = linearize(front, &from.sizes[..from.sizes.len() - 1], disjoint, rw);
    at_location_of(op.id(), rw);
    let (front, back) = to.sizes.split_at(to.sizes.len() - count);
    let mut results = delinearize(number, front, to.indices.len() - count, rw);
    results.extend(delinearize(last, back, count, rw));
    rw.replace_op(op.id(), &results);
    Ok(())
}

fn leading_zero(op: AffineLinearizeIndexOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let dims = linearized(op, rw)?;
    let (&first, rest) = dims.indices.split_first().ok_or(NO_MATCH)?;
    check(known(MixedIndex::Value(first), rw) == Some(0))?;
    if rest.is_empty() {
        rw.replace_op(op.id(), &[first]);
        return Ok(());
    }
    let bounded = dims.sizes.len() == dims.indices.len();
    let sizes = &dims.sizes[usize::from(bounded)..];
    let disjoint = rw.read(op).disjoint_attr();
    let new = linearize(rest, sizes, disjoint, rw);
    rw.replace_op(op.id(), &[new]);
    Ok(())
}

/// Drops indices of dimensions of size 1.
fn linearize_by_one(op: AffineLinearizeIndexOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let dims = linearized(op, rw)?;
    let view = rw.read(op);
    let (disjoint, fits) = (view.disjoint_attr(), view.disjoint());
    let adds = |&(&index, size): &(&ValueId, Option<MixedIndex>)| {
        let one = size.is_some_and(|size| known(size, rw) == Some(1));
        !(one && (fits || known(MixedIndex::Value(index), rw) == Some(0)))
    };
    let kept: Vec<_> = dims
        .indices
        .iter()
        .zip(dims.padded())
        .filter(adds)
        .collect();
    check(kept.len() != dims.indices.len())?;
    if kept.is_empty() {
        let zero = constant_index(&mut rw.builder(), 0);
        rw.replace_op(op.id(), &[zero]);
        return Ok(());
    }
    let indices: Values = kept.iter().map(|(index, _)| **index).collect();
    let sizes: Vec<MixedIndex> = kept.iter().filter_map(|(_, size)| *size).collect();
    let new = linearize(&indices, &sizes, disjoint, rw);
    rw.replace_op(op.id(), &[new]);
    Ok(())
}

/// Consecutive indices that are results of the same `affine.delinearize_index`, with equal sizes.
struct Run {
    from: AffineDelinearizeIndexOp,
    first: usize,
    first_result: usize,
    len: usize,
}

fn runs(
    op: AffineLinearizeIndexOp,
    dims: &Dims,
    rw: &dyn Rewriter<'_>,
) -> Result<Vec<Run>, NoMatch> {
    let sizes = dims.padded();
    let fits = rw.read(op).disjoint();
    let mut all: Vec<Run> = Vec::new();
    let mut at = 0;
    while at < dims.indices.len() {
        let index = dims.indices[at];
        let Ok(from) = rw.defined_by::<AffineDelinearizeIndexOp>(index) else {
            at += 1;
            continue;
        };
        let of = delinearized(from, rw)?;
        let of_sizes = of.padded();
        let result = of
            .indices
            .iter()
            .position(|&it| it == index)
            .ok_or(NO_MATCH)?;
        let starts = of_sizes[result] == sizes[at]
            || result == 0 && (at == 0 || fits && of_sizes[0].is_none());
        let more = (1..dims.indices.len() - at).take_while(|&next| {
            of.indices.get(result + next) == Some(&dims.indices[at + next])
                && of_sizes[result + next] == sizes[at + next]
        });
        let len = 1 + more.count();
        if !starts || len == 1 || all.iter().any(|run| run.from.id() == from.id()) {
            at += 1;
            continue;
        }
        all.push(Run {
            from,
            first: at,
            first_result: result,
            len,
        });
        at += len;
    }
    Ok(all)
}

/// Replaces runs of delinearized indices in a linearization by one index each.
fn cancel_portion(op: AffineLinearizeIndexOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let dims = linearized(op, rw)?;
    let runs = runs(op, &dims, rw)?;
    check(!runs.is_empty())?;
    let sizes = dims.padded();
    let here = rw.insertion_point();
    let (mut indices, mut new_sizes) = (Values::new(), Vec::new());
    let mut replaced: Vec<(OpId, Values)> = Vec::new();
    let mut done = 0;
    for Run {
        from,
        first,
        first_result,
        len,
    } in runs
    {
        indices.extend_from_slice(&dims.indices[done..first]);
        new_sizes.extend_from_slice(&sizes[done..first]);
        done = first + len;
        let merged = &sizes[first..done];
        rw.set_insertion_point(InsertPoint::before(rw.body(), from.id()));
        at_location_of(op.id(), rw);
        let size = product(merged, rw);
        let number = rw.read(from).linear_index();
        let of = delinearized(from, rw)?;
        new_sizes.push(size);
        if len == of.indices.len() {
            indices.push(number);
            continue;
        }
        at_location_of(from.id(), rw);
        let mut of_sizes = of.padded();
        of_sizes.splice(first_result..first_result + len, [size]);
        let count = of_sizes.len();
        let of_sizes: Vec<MixedIndex> = of_sizes.into_iter().flatten().collect();
        let coarse = delinearize(number, &of_sizes, count, rw);
        let merged: Vec<MixedIndex> = merged.iter().copied().flatten().collect();
        let fine = delinearize(coarse[first_result], &merged, len, rw);
        indices.push(coarse[first_result]);
        let mut results: Values = coarse[..first_result].into();
        results.extend(fine);
        results.extend_from_slice(&coarse[first_result + 1..]);
        replaced.push((from.id(), results));
    }
    indices.extend_from_slice(&dims.indices[done..]);
    new_sizes.extend_from_slice(&sizes[done..]);
    let new_sizes: Vec<MixedIndex> = new_sizes.into_iter().flatten().collect();
    rw.set_insertion_point(here);
    at_location_of(op.id(), rw);
    let disjoint = rw.read(op).disjoint_attr();
    let new = linearize(&indices, &new_sizes, disjoint, rw);
    rw.replace_op(op.id(), &[new]);
    for (from, results) in replaced {
        rw.replace_op(from, &results);
    }
    Ok(())
}

/// Returns the product of sizes. Returns `None` if a size is unbounded.
fn product(sizes: &[Option<MixedIndex>], rw: &mut dyn Rewriter<'_>) -> Option<MixedIndex> {
    let sizes: Option<Vec<MixedIndex>> = sizes.iter().copied().collect();
    let symbols = (0..sizes.as_ref()?.len()).map(|at| AffineExpr::Symbol(at as u32));
    let expr = symbols.reduce(|all, symbol| all * symbol)?;
    Some(composed_apply(&mut rw.builder(), expr, &sizes?))
}
