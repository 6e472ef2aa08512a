//! Canonicalizes extraction and insertion of elements and subvectors.

use super::shape::{broadcast_instead, cast_instead};
use crate::fold::POISON;
use crate::infer::MOST;
use crate::matching::*;
use crate::ops::*;
use terrace_builtin::types::DYNAMIC;
use terrace_ir::{OpView, ValueId};
use terrace_rewrite::{PatternSet, Rewriter};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("ExtractOpFromBroadcast", extract_of_broadcast)
        .add_fn("foldExtractFromShapeCastToShapeCast", extract_of_cast)
        .add_fn("foldExtractFromFromElements", extract_of_elements)
        .add_fn("rewriteFromElementsAsBroadcast", elements_all_one)
        .add_fn("FromElementsToShapeCast", elements_of_one_vector)
        .add_fn("InsertToBroadcast", insert_of_all)
        .add_fn("InsertSplatToSplat", insert_of_same_scalar)
        .add_fn("InsertChainFullyInitialized", inserted_everywhere)
        .add_fn("ToElementsOfBroadcast", to_elements_of_broadcast);
}

fn extract_of_broadcast(op: ExtractOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let source = broadcast_source(*view, view.source())?;
    if is_broadcastable(
        view.ctx,
        view.body.ty(source),
        vector(*view, view.result())?,
    ) {
        return broadcast_instead(op.id(), source, rw);
    }
    None
}

fn extract_of_cast(op: ExtractOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let source = view.defined_by::<ShapeCastOp>(view.source())?.source();
    let whole = has_same_count(vector(*view, source)?, vector(*view, view.result())?);
    whole.then(|| cast_instead(op.id(), source, rw))?
}

fn extract_of_elements(op: ExtractOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let elements = view.defined_by::<FromElementsOp>(view.source())?;
    let elements: Values = elements.elements().collect();
    let position = view.static_position();
    if position.contains(&DYNAMIC) {
        return None;
    }
    let first = linear(position, &view.source_type().shape) as usize;
    let taken = first..first + count(vector(*view, view.result())?) as usize;
    let ty = view.result_type();
    rw.replace_op_with(op.id(), FromElementsOp::spec(ty, &elements[taken]));
    Some(())
}

fn elements_all_one(op: FromElementsOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let elements: Values = rw.read(op).elements().collect();
    let &first = elements.first()?;
    let same = elements.iter().all(|element| *element == first);
    same.then(|| broadcast_instead(op.id(), first, rw))?
}

/// Rewrites `from_elements` of contiguous elements of one vector to an extraction and a cast.
fn elements_of_one_vector(op: FromElementsOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let elements: Values = view.elements().collect();
    if elements.len() < 2 {
        return None;
    }
    let first = view.defined_by::<ExtractOp>(elements[0])?;
    let source = first.source();
    let ty = vector(*view, source)?;
    let shape = &ty.shape;
    let position = first.static_position().to_vec();
    let (mut taken, mut covered) = (position.len(), 1);
    // The elements of a scalable dimension cannot be listed exhaustively.
    let is_fixed = |dim: usize| !ty.scalable[dim];
    while taken > 0
        && position[taken - 1] == 0
        && covered < elements.len() as i64
        && is_fixed(taken - 1)
    {
        taken -= 1;
        covered *= shape[taken];
    }
    if covered != elements.len() as i64 || position.contains(&DYNAMIC) {
        return None;
    }
    let start = linear(&position, shape);
    let next_ones = elements.iter().enumerate().skip(1).all(|(at, &element)| {
        let next = position_of(start + at as i64, shape);
        view.defined_by::<ExtractOp>(element)
            .is_some_and(|extract| {
                extract.source() == source && extract.static_position()[..] == next
            })
    });
    if !next_ones {
        return None;
    }
    let part = match &position[..taken] {
        [] => source,
        position => {
            let part = crate::infer::part(rw.ctx(), rw.body().ty(source), position.len())?;
            rw.create_value(ExtractOp::spec(part, source, &[], position))
        }
    };
    cast_instead(op.id(), part, rw)
}

/// Rewrites an insertion that replaces the whole vector to a broadcast.
fn insert_of_all(op: InsertOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let stored = view.value_to_store();
    let whole = has_same_count(vector(*view, stored)?, view.dest_type());
    whole.then(|| broadcast_instead(op.id(), stored, rw))?
}

fn insert_of_same_scalar(op: InsertOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let [stored, dest] =
        [view.value_to_store(), view.dest()].map(|value| broadcast_scalar(*view, value));
    let scalar = stored.filter(|_| stored == dest)?;
    broadcast_instead(op.id(), scalar, rw)
}

/// Rewrites a chain of insertions that overwrites the whole destination to `from_elements`.
fn inserted_everywhere(op: InsertOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let dest = view.dest_type();
    let own = view.result();
    let goes_on = view.body.uses(own).any(|used| {
        let user = view.with(used.op);
        user.as_::<InsertOp>()
            .is_some_and(|user| user.dest() == own)
    });
    if is_scalable(dest) || goes_on {
        return None;
    }
    // All insertions of the chain must be static, even those that are overwritten later.
    let mut chain = vec![view];
    while let Some(insert) = chain
        .last()
        .and_then(|last| last.defined_by::<InsertOp>(last.dest()))
    {
        if view.body.uses(insert.result()).nth(1).is_some() {
            return None;
        }
        chain.push(insert);
    }
    if chain
        .iter()
        .any(|insert| insert.static_position().contains(&DYNAMIC))
    {
        return None;
    }
    let size = usize::try_from(count(dest))
        .ok()
        .filter(|size| *size <= MOST)?;
    let mut known = vec![false; size];
    let mut stored = Vec::new();
    for insert in chain {
        if insert.static_position().contains(&POISON) {
            return None;
        }
        let start = linear(insert.static_position(), &dest.shape) as usize;
        let value = insert.value_to_store();
        let parts = vector(*view, value).map(|ty| count(ty) as usize);
        known[start..start + parts.unwrap_or(1)].fill(true);
        stored.push((start, value, parts.is_some()));
        if !known.contains(&false) {
            break;
        }
    }
    if known.contains(&false) {
        return None;
    }
    let mut elements = vec![own; size];
    for (start, value, is_vector) in stored.into_iter().rev() {
        if !is_vector {
            elements[start] = value;
            continue;
        }
        let parts = rw.create(ToElementsOp::spec(value));
        for (at, part) in rw.body().results(parts.id()).enumerate() {
            elements[start + at] = part;
        }
    }
    let ty = rw.op(op.id()).result_type(0);
    rw.replace_op_with(op.id(), FromElementsOp::spec(ty, &elements));
    Some(())
}

fn to_elements_of_broadcast(op: ToElementsOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let source = view.defined_by::<BroadcastOp>(view.source())?.source();
    let (from, to) = (vector(*view, source)?, view.source_type());
    let lead = to.shape.len() - from.shape.len();
    let places = (0..count(to)).map(|place| {
        let mut position = position_of(place, &to.shape).split_off(lead);
        for (at, size) in position.iter_mut().zip(&from.shape) {
            if *size == 1 {
                *at = 0;
            }
        }
        linear(&position, &from.shape) as usize
    });
    let places: Vec<usize> = places.collect();
    let parts = rw.create(ToElementsOp::spec(source));
    let parts: Vec<ValueId> = rw.body().results(parts.id()).collect();
    let elements: Vec<ValueId> = places.into_iter().map(|place| parts[place]).collect();
    rw.replace_op(op.id(), &elements);
    Some(())
}
