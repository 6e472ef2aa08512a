//! Folds affine operations.

mod regions;

pub(crate) use regions::{for_loop, if_op, parallel};

use crate::ops::*;
use std::ops::Range;
use terrace_builtin::AffineMapAttr;
use terrace_builtin::affine::{AffineExpr, AffineMap, Evaluated};
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::props::{I64Array, Map};
use terrace_builtin::types::DYNAMIC;
use terrace_ir::opdef::{Folded, NewParts};
use terrace_ir::{Attr, FoldResult, OpRef, OpView, SmallVec, ValueId};
use terrace_ub::PoisonAttr;

type Folds = Option<FoldResult>;
type Constants<'a> = &'a [Option<Attr>];

fn value(value: ValueId) -> Folds {
    Some([Folded::Value(value)].into())
}

fn index(op: OpRef<'_>, value: i64) -> Folds {
    Some([Folded::Attr(op.ctx.index(value))].into())
}

fn ints(op: OpRef<'_>, constants: Constants<'_>) -> Vec<Option<i64>> {
    let int = |constant: &Option<Attr>| int_value(op.ctx, (*constant)?);
    constants.iter().map(int).collect()
}

/// The result of folding a map with operands.
pub(crate) enum MapFold {
    /// A number.
    Int(i64),
    /// An operand.
    Value(ValueId),
    /// Poison.
    Poison,
    /// An equivalent map.
    Map(AffineMap),
}

/// Returns the operand that an expression stands for, if the expression is an input.
fn operand_of(map: &AffineMap, operands: &[ValueId], expr: &AffineExpr) -> Option<ValueId> {
    let at = match expr {
        AffineExpr::Dim(at) => *at,
        AffineExpr::Symbol(at) => map.dims + at,
        _ => return None,
    };
    operands.get(at as usize).copied()
}

/// Folds a map with one result. `known` contains the constants among the operands.
pub(crate) fn fold_apply(
    map: &AffineMap,
    operands: &[ValueId],
    known: &[Option<i64>],
) -> Option<MapFold> {
    let [expr] = &*map.results else {
        return None;
    };
    if let Some(operand) = operand_of(map, operands, expr) {
        return Some(MapFold::Value(operand));
    }
    let (dims, symbols) = known.split_at_checked(map.dims as usize)?;
    match expr.evaluate(dims, symbols) {
        Evaluated::Known(result) => Some(MapFold::Int(result)),
        Evaluated::Poison => Some(MapFold::Poison),
        Evaluated::Unknown => None,
    }
}

/// Folds to the minimum or maximum of constant results, or else replaces the constant results in the map. A map whose
/// only result is `d0` is folded only if it has exactly one symbol, a quirk of MLIR's `isSymbolIdentity`;
/// `canonicalize` handles the other maps with one result.
pub(crate) fn fold_min_max(
    map: &AffineMap,
    operands: &[ValueId],
    known: &[Option<i64>],
    choose: impl Fn(&mut dyn Iterator<Item = i64>) -> Option<i64>,
) -> Option<MapFold> {
    if let ([AffineExpr::Dim(0)], 1) = (&*map.results, map.symbols) {
        return Some(MapFold::Value(*operands.first()?));
    }
    let (dims, symbols) = known.split_at_checked(map.dims as usize)?;
    let results = map.results.iter();
    let results = results.map(|expr| expr.evaluate(dims, symbols).known());
    let results: Vec<Option<i64>> = results.collect();
    if results.iter().all(Option::is_some) {
        return Some(MapFold::Int(choose(&mut results.into_iter().flatten())?));
    }
    let exprs = map.results.iter().zip(results);
    let exprs =
        exprs.map(|(expr, result)| result.map_or_else(|| expr.clone(), AffineExpr::Constant));
    let folded = AffineMap::new(map.dims, map.symbols, exprs);
    (folded != *map).then_some(MapFold::Map(folded))
}

/// Folds an operation by the map in property `slot` and its operands.
fn of_map(
    op: OpRef<'_>,
    slot: usize,
    fold: impl FnOnce(&AffineMap, &[ValueId]) -> Option<MapFold>,
) -> Folds {
    let map = op.get::<Map>(slot)?;
    let operands: SmallVec<[ValueId; 4]> = op.body.operands(op.id).collect();
    match fold(map, &operands)? {
        MapFold::Int(result) => index(op, result),
        MapFold::Value(operand) => value(operand),
        MapFold::Poison => Some([Folded::Attr(op.ctx.attr(PoisonAttr))].into()),
        MapFold::Map(map) => {
            let map = AffineMapAttr::get(op.ctx, map);
            Some(NewParts::default().prop(slot, map).into())
        }
    }
}

pub(crate) fn apply(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    of_map(op, AffineApplyOp::MAP, |map, operands| {
        fold_apply(map, operands, &ints(op, constants))
    })
}

pub(crate) fn min(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    of_map(op, AffineMinOp::MAP, |map, operands| {
        fold_min_max(map, operands, &ints(op, constants), |results| results.min())
    })
}

pub(crate) fn max(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    of_map(op, AffineMaxOp::MAP, |map, operands| {
        fold_min_max(map, operands, &ints(op, constants), |results| results.max())
    })
}

/// Returns the sizes of a basis if all are static.
fn basis(op: OpRef<'_>, slot: usize) -> Option<&[i64]> {
    let sizes = op.get::<I64Array>(slot)?;
    (!sizes.contains(&DYNAMIC)).then_some(sizes)
}

/// Folds constant sizes that satisfy `may_be_fixed` into the static basis at `slot`. `dynamic` is the range of the
/// size operands, which are the last operands.
fn fixed_sizes(
    op: OpRef<'_>,
    slot: usize,
    dynamic: Range<usize>,
    constants: Constants<'_>,
    may_be_fixed: fn(i64) -> bool,
) -> Folds {
    let mut known = ints(op, constants.get(dynamic.clone())?);
    for size in &mut known {
        *size = size.filter(|&size| may_be_fixed(size));
    }
    if known.iter().all(Option::is_none) {
        return None;
    }
    let mut sizes = op.get::<I64Array>(slot)?.to_vec();
    let dynamic_sizes = sizes.iter_mut().filter(|size| **size == DYNAMIC);
    for (size, known) in dynamic_sizes.zip(&known) {
        *size = known.unwrap_or(DYNAMIC);
    }
    let kept = dynamic
        .clone()
        .zip(&known)
        .filter(|(_, known)| known.is_none());
    let kept = (0..dynamic.start).chain(kept.map(|(at, _)| at));
    let operands = kept.map(|at| op.body.operand(op.id, at));
    let mut parts = NewParts::default()
        .prop(slot, op.ctx.i64_array(&sizes))
        .operands(operands);
    if let Some(segments) = op.def()?.operand_segments() {
        let kept = known.iter().filter(|known| known.is_none()).count();
        let sizes = op.ctx.i32_array(&[dynamic.start as i32, kept as i32]);
        parts = parts.prop(segments, sizes);
    }
    Some(parts.into())
}

pub(crate) fn delinearize_index(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    let slot = AffineDelinearizeIndexOp::STATIC_BASIS;
    // The verifier rejects static sizes that are not positive.
    if let Some(changes) = fixed_sizes(op, slot, 1..constants.len(), constants, |size| size > 0) {
        return Some(changes);
    }
    let results = op.body.num_results(op.id);
    if results == 1 {
        return value(AffineDelinearizeIndexOp::read(op).linear_index());
    }
    let sizes = basis(op, AffineDelinearizeIndexOp::STATIC_BASIS)?;
    let mut rest = int_value(op.ctx, constants.first().copied().flatten()?)?;
    // The first index is the remaining quotient, with or without an outer bound.
    let inner = sizes.get((sizes.len() + 1).checked_sub(results)?..)?;
    let mut indices = Vec::with_capacity(results);
    for &size in inner.iter().rev() {
        indices.push(rest.checked_rem_euclid(size)?);
        rest = rest.checked_div_euclid(size)?;
    }
    indices.push(rest);
    let indices = indices.into_iter().rev();
    Some(indices.map(|at| Folded::Attr(op.ctx.index(at))).collect())
}

pub(crate) fn linearize_index(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    let linearize = AffineLinearizeIndexOp::read(op);
    let indices: Vec<ValueId> = linearize.multi_index().collect();
    let slot = AffineLinearizeIndexOp::STATIC_BASIS;
    let dynamic = indices.len()..constants.len();
    if let Some(changes) = fixed_sizes(op, slot, dynamic, constants, |size| size != DYNAMIC) {
        return Some(changes);
    }
    match indices[..] {
        [] => return index(op, 0),
        [only] => return value(only),
        _ => {}
    }
    let sizes = basis(op, AffineLinearizeIndexOp::STATIC_BASIS)?;
    let inner = sizes.get((sizes.len() + 1).checked_sub(indices.len())?..)?;
    let mut known = ints(op, constants.get(..indices.len())?).into_iter();
    let first = known.next()??;
    let mut steps = known.zip(inner);
    let sum = steps.try_fold(first, |sum, (at, size)| {
        sum.checked_mul(*size)?.checked_add(at?)
    })?;
    index(op, sum)
}

/// Skips `memref.cast` of memref operands.
pub(crate) fn skip_casts(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    terrace_memref::skip_casts(op, |_, _| true)
}

/// Like [`skip_casts`], except for the stored value.
pub(crate) fn store(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    let stored = AffineStoreOp::read(op).value();
    terrace_memref::skip_casts(op, |operand, _| operand != stored)
}
