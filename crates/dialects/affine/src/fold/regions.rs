//! Folds loops and conditions to canonical bounds and sets.

use super::{Constants, Folds};
use crate::bounds::Ranges;
use crate::compose::{MapOperands, canonical_set};
use crate::ops::{
    AffineForOp, AffineForOpRef, AffineIfOp, AffineIfOpRef, AffineParallelOp, AffineParallelOpRef,
};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::int_value;
use terrace_builtin::{AffineMapAttr, IntegerSetAttr};
use terrace_ir::opdef::{Folded, NewParts};
use terrace_ir::{Attr, OpRef, SmallVec, ValueId};

fn map_attr(op: OpRef<'_>, map: AffineMap) -> Attr {
    AffineMapAttr::get(op.ctx, map)
}

/// Folds bounds to constants, or canonicalizes them. A loop without iterations folds to its initial values.
pub(crate) fn for_loop(op: AffineForOpRef<'_>, constants: Constants<'_>) -> Folds {
    let ctx = op.ctx;
    let lower: Vec<ValueId> = op.lower_bound_operands().collect();
    let upper: Vec<ValueId> = op.upper_bound_operands().collect();
    let inits: Vec<ValueId> = op.inits().collect();
    let (lower_known, rest) = constants.split_at_checked(lower.len())?;
    let upper_known = rest.get(..upper.len())?;
    let lower = MapOperands::new(op.lower_bound_map().clone(), lower);
    let upper = MapOperands::new(op.upper_bound_map().clone(), upper);
    let new_lower = bound(*op, &lower, lower_known, true);
    let new_upper = bound(*op, &upper, upper_known, false);
    let is_unchanged = new_lower.is_none() && new_upper.is_none();
    let (new_lower, new_upper) = (new_lower.unwrap_or(lower), new_upper.unwrap_or(upper));
    let known = new_lower
        .map
        .single_constant()
        .zip(new_upper.map.single_constant());
    if known.is_some_and(|(lower, upper)| upper <= lower) && !inits.is_empty() {
        return Some(inits.into_iter().map(Folded::Value).collect());
    }
    if is_unchanged {
        let step = int_value(ctx, op.step_attr())?;
        let trips = known.and_then(|(lower, upper)| {
            let span = upper.checked_sub(lower)?.checked_add(step - 1)?;
            span.checked_div(step)
        });
        return empty_loop(op, trips);
    }
    let all = new_lower.operands.iter().chain(&new_upper.operands);
    let parts = NewParts::default().operands(all.chain(&inits).copied());
    let sizes = [
        new_lower.operands.len(),
        new_upper.operands.len(),
        inits.len(),
    ];
    let segments = ctx.i32_array(&sizes.map(|size| size as i32));
    let slot = AffineForOp::def().operand_segments()?;
    let (lower, upper) = (map_attr(*op, new_lower.map), map_attr(*op, new_upper.map));
    let parts = (parts.prop(slot, segments))
        .prop(AffineForOp::LOWER_BOUND_MAP, lower)
        .prop(AffineForOp::UPPER_BOUND_MAP, upper);
    Some(parts.into())
}

/// Returns the canonical form of a bound. Returns `None` if its map does not change; the operands are then kept.
fn bound(
    op: OpRef<'_>,
    old: &MapOperands,
    constants: Constants<'_>,
    is_max: bool,
) -> Option<MapOperands> {
    if old.operands.is_empty() && old.map.single_constant().is_some() {
        return None;
    }
    let is_unknown = constants.iter().all(Option::is_none);
    if is_unknown && old.is_plainly_composed(op) && !may_be_redundant(op, old, is_max) {
        return None;
    }
    let known: SmallVec<[Option<i64>; 4]> = constants
        .iter()
        .map(|constant| int_value(op.ctx, (*constant)?))
        .collect();
    let constant = old.map.constant_fold(&known);
    let constant = constant.and_then(|results| match is_max {
        true => results.into_iter().max(),
        false => results.into_iter().min(),
    });
    let mut new = match constant {
        Some(value) => MapOperands::new(AffineMap::constant(value), []),
        None => old.clone(),
    };
    if !is_max {
        drop_redundant(op, &mut new, is_max);
    }
    new = new.composed(op).canonicalized(op);
    if is_max {
        drop_redundant(op, &mut new, is_max);
    }
    drop_duplicates(&mut new.map);
    (new.map != old.map).then_some(new)
}

/// Drops results that equal the preceding result.
fn drop_duplicates(map: &mut AffineMap) {
    if map.results.windows(2).any(|pair| pair[0] == pair[1]) {
        let mut results: Vec<AffineExpr> = map.results.to_vec();
        results.dedup();
        map.results = results.into();
    }
}

/// Returns true if results of a map may be redundant or constant.
fn may_be_redundant(op: OpRef<'_>, map: &MapOperands, is_max: bool) -> bool {
    let is_known = |&value: &ValueId| Ranges::is_known(op, value);
    match &*map.map.results {
        [_] => map.operands.iter().any(is_known),
        results => {
            results.windows(2).any(|pair| pair[0] == pair[1])
                || Ranges::new(op, map).without_redundant(&map.map, is_max) != map.map
        }
    }
}

/// Drops results that are never the maximum (or minimum).
fn drop_redundant(op: OpRef<'_>, map: &mut MapOperands, is_max: bool) {
    if !map.operands.is_empty() {
        map.map = Ranges::new(op, map).without_redundant(&map.map, is_max);
    }
}

/// Folds a loop with an empty body to the yielded values if they do not depend on the trip count.
fn empty_loop(op: AffineForOpRef<'_>, trips: Option<i64>) -> Folds {
    let body = op.body;
    let block = body.entry_block(op.region())?;
    let last = body.last_op(block)?;
    if body.first_op(block) != Some(last) || body.num_results(op.id) == 0 {
        return None;
    }
    let inits: Vec<ValueId> = op.inits().collect();
    let args = body.block_args(block);
    let (mut outside, mut other_order) = (false, false);
    let mut values: SmallVec<[Folded; 2]> = SmallVec::new();
    for (at, value) in body.operands(last).enumerate() {
        match args.iter().position(|&arg| arg == value) {
            // The induction variable.
            Some(0) => return None,
            Some(arg) => {
                other_order |= arg != at + 1;
                values.push(Folded::Value(*inits.get(arg - 1)?));
            }
            None => {
                outside = true;
                values.push(Folded::Value(value));
            }
        }
    }
    let known = match trips {
        None => !outside && !other_order,
        Some(1) => true,
        Some(_) => !other_order,
    };
    known.then(|| values.into_iter().collect())
}

pub(crate) fn if_op(op: AffineIfOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let set = op.condition();
    let operands: Vec<ValueId> = op.body.operands(op.id).collect();
    let (new, new_operands) = canonical_set(*op, set, operands.clone());
    if new == *set && new_operands == operands {
        return None;
    }
    let new = op.ctx.attr(IntegerSetAttr { set: new });
    let parts = NewParts::default().operands(new_operands);
    Some(parts.prop(AffineIfOp::CONDITION, new).into())
}

pub(crate) fn parallel(op: AffineParallelOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let lower = op.lower_bounds_map().clone();
    let upper = op.upper_bounds_map().clone();
    let operands: Vec<ValueId> = op.body.operands(op.id).collect();
    let (first, second) = operands.split_at_checked(lower.num_inputs())?;
    let lower = MapOperands::new(lower, first.iter().copied());
    let upper = MapOperands::new(upper, second.iter().copied());
    let (new_lower, new_upper) = (lower.clone().composed(*op), upper.clone().composed(*op));
    if new_lower == lower && new_upper == upper {
        return None;
    }
    let operands = new_lower.operands.iter().chain(&new_upper.operands);
    let parts = NewParts::default().operands(operands.copied());
    let (lower, upper) = (map_attr(*op, new_lower.map), map_attr(*op, new_upper.map));
    let parts = (parts.prop(AffineParallelOp::LOWER_BOUNDS_MAP, lower))
        .prop(AffineParallelOp::UPPER_BOUNDS_MAP, upper);
    Some(parts.into())
}
