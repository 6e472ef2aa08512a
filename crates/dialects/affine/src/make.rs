//! Creates operations that apply a map. Maps of `affine.apply` producers and constants are composed into the map. If
//! the result is a constant or an operand, no operation is created.

use crate::compose::MapOperands;
use crate::fold::{MapFold, fold_apply, fold_min_max};
use crate::ops::{AffineApplyOp, AffineMaxOp, AffineMinOp};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::int_value;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::interfaces::constant_value;
use terrace_ir::{Builder, OpId, OpRef, ValueId};

/// Applies `expr` to operands, dimensions before symbols: MLIR's `makeComposedFoldedAffineApply`.
pub fn composed_apply(
    b: &mut Builder<'_>,
    expr: AffineExpr,
    operands: &[MixedIndex],
) -> MixedIndex {
    composed_apply_map(b, map_of(vec![expr]), operands)
}

/// Like [`composed_apply`], for a map with one result.
pub fn composed_apply_map(
    b: &mut Builder<'_>,
    map: AffineMap,
    operands: &[MixedIndex],
) -> MixedIndex {
    let at = place(b);
    let applied = with_known(map, operands).composed(at);
    let known = known(at, &applied);
    match fold_apply(&applied.map, &applied.operands, &known) {
        Some(MapFold::Int(value)) => MixedIndex::Known(value),
        Some(MapFold::Value(value)) => value.into(),
        Some(MapFold::Map(_) | MapFold::Poison) | None => b
            .create_value(AffineApplyOp::spec(&applied.operands, &applied.map))
            .into(),
    }
}

/// Like [`composed_apply`], but always creates an `affine.apply`: MLIR's `makeComposedAffineApply`.
pub fn composed_apply_op(
    b: &mut Builder<'_>,
    expr: AffineExpr,
    operands: &[MixedIndex],
) -> ValueId {
    let applied = with_known(map_of(vec![expr]), operands).composed(place(b));
    b.create_value(AffineApplyOp::spec(&applied.operands, &applied.map))
}

/// Computes the minimum of a map's results: MLIR's `makeComposedFoldedAffineMin`.
pub fn composed_min(b: &mut Builder<'_>, map: AffineMap, operands: &[MixedIndex]) -> MixedIndex {
    composed_min_max(b, map, operands, true)
}

/// Computes the maximum of a map's results: MLIR's `makeComposedFoldedAffineMax`.
pub fn composed_max(b: &mut Builder<'_>, map: AffineMap, operands: &[MixedIndex]) -> MixedIndex {
    composed_min_max(b, map, operands, false)
}

fn composed_min_max(
    b: &mut Builder<'_>,
    map: AffineMap,
    operands: &[MixedIndex],
    least: bool,
) -> MixedIndex {
    let at = place(b);
    let applied = with_known(map, operands).composed_each(at);
    let known = known(at, &applied);
    let choose = |results: &mut dyn Iterator<Item = i64>| match least {
        true => results.min(),
        false => results.max(),
    };
    let map = match fold_min_max(&applied.map, &applied.operands, &known, choose) {
        Some(MapFold::Int(value)) => return MixedIndex::Known(value),
        Some(MapFold::Value(value)) => return value.into(),
        Some(MapFold::Map(map)) => map,
        Some(MapFold::Poison) | None => applied.map,
    };
    let value = match least {
        true => b.create_value(AffineMinOp::spec(&applied.operands, &map)),
        false => b.create_value(AffineMaxOp::spec(&applied.operands, &map)),
    };
    value.into()
}

/// Creates a map with the minimum number of inputs for the results.
fn map_of(results: Vec<AffineExpr>) -> AffineMap {
    let (mut dims, mut symbols) = (0, 0);
    for result in &results {
        result.for_each_leaf(|leaf| match leaf {
            AffineExpr::Dim(at) => dims = dims.max(at + 1),
            AffineExpr::Symbol(at) => symbols = symbols.max(at + 1),
            AffineExpr::Constant(_) | AffineExpr::Binary(_) => {}
        });
    }
    AffineMap::new(dims, symbols, results)
}

/// Returns an operation near the insertion point, for lookups of values.
fn place<'a>(b: &'a Builder<'_>) -> OpRef<'a> {
    let body = b.body();
    let at = b.at.before.or_else(|| body.last_op(b.at.block));
    let around = || {
        body.parent_region(b.at.block)
            .map(|region| body.region_owner(region))
    };
    OpRef::new(b.ctx, body, at.or_else(around).unwrap_or(OpId::ROOT))
}

/// Returns the constants among the operands.
fn known(at: OpRef<'_>, applied: &MapOperands) -> Vec<Option<i64>> {
    let constant = |&value: &ValueId| int_value(at.ctx, constant_value(at.ctx, at.body, value)?);
    applied.operands.iter().map(constant).collect()
}

/// Replaces static operands in the map by constants. There may be more operands than inputs.
fn with_known(map: AffineMap, operands: &[MixedIndex]) -> MapOperands {
    let mut values = Vec::new();
    let mut inputs = operands.iter().copied();
    let mut put = |count: u32, make: fn(u32) -> AffineExpr| {
        let mut next = 0;
        let exprs = inputs
            .by_ref()
            .take(count as usize)
            .map(|input| match input {
                MixedIndex::Known(value) => AffineExpr::Constant(value),
                MixedIndex::Value(value) => {
                    values.push(value);
                    next += 1;
                    make(next - 1)
                }
            });
        let exprs: Vec<AffineExpr> = exprs.collect();
        (exprs, next)
    };
    let (dims, dim_count) = put(map.dims, AffineExpr::Dim);
    let (symbols, symbol_count) = put(map.symbols, AffineExpr::Symbol);
    MapOperands::new(
        map.replace(&dims, &symbols, dim_count, symbol_count),
        values,
    )
}
