//! Canonicalizes affine operations.

mod globals;
mod index;

use crate::bounds::Ranges;
use crate::compose::MapOperands;
use crate::ops::*;
use terrace_builtin::affine::{AffineExpr, AffineMap, linear_coefficients};
use terrace_builtin::props::Map;
use terrace_ir::{Body, Context, OpId, OpView, OperandGroups, ValueId};
use terrace_rewrite::{Canonicalization, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(crate) struct AffineCanonicalization;

impl Canonicalization for AffineCanonicalization {
    fn fold_symbols(&self, ctx: &Context, table: &mut Body) -> bool {
        globals::fold_loads(ctx, table)
    }

    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("SimplifyAffineOp", |op: AffineApplyOp, rw| {
            let (operands, map) = simplified(op.id(), AffineApplyOp::MAP, 0, rw)?;
            rw.replace_op_with(op.id(), AffineApplyOp::spec(&operands, &map));
            Ok(())
        });
        index::populate(patterns);
        patterns
            .add_fn("SimplifyDeadElse", dead_else)
            .add_fn("AlwaysTrueOrFalseIf", known_condition)
            .add_fn("SimplifyAffineOp", |op: AffineLoadOp, rw| {
                let (operands, map) = simplified(op.id(), AffineLoadOp::MAP, 1, rw)?;
                let (memref, ty) = (rw.read(op).memref(), rw.read(op).result_type());
                rw.replace_op_with(op.id(), AffineLoadOp::spec(ty, memref, &operands, &map));
                Ok(())
            });
        min_max::<AffineMaxOp>(patterns, |operands, map, rw| {
            rw.create_value(AffineMaxOp::spec(operands, map))
        });
        min_max::<AffineMinOp>(patterns, |operands, map, rw| {
            rw.create_value(AffineMinOp::spec(operands, map))
        });
        patterns
            .add_fn("SimplifyAffineOp", |op: AffinePrefetchOp, rw| {
                let (operands, map) = simplified(op.id(), AffinePrefetchOp::MAP, 1, rw)?;
                let view = rw.read(op);
                let (memref, hint) = (view.memref(), view.locality_hint());
                let (write, data) = (view.is_write(), view.is_data_cache());
                let new = AffinePrefetchOp::spec(memref, &operands, write, hint, data, &map);
                rw.replace_op_with(op.id(), new);
                Ok(())
            })
            .add_fn("SimplifyAffineOp", |op: AffineStoreOp, rw| {
                let (operands, map) = simplified(op.id(), AffineStoreOp::MAP, 2, rw)?;
                let (value, memref) = (rw.read(op).value(), rw.read(op).memref());
                rw.replace_op_with(op.id(), AffineStoreOp::spec(value, memref, &operands, &map));
                Ok(())
            })
            .add_fn("SimplifyAffineOp", |op: AffineVectorLoadOp, rw| {
                let (operands, map) = simplified(op.id(), AffineVectorLoadOp::MAP, 1, rw)?;
                let (memref, ty) = (rw.read(op).memref(), rw.read(op).result_ty());
                let new = AffineVectorLoadOp::spec(ty, memref, &operands, &map);
                rw.replace_op_with(op.id(), new);
                Ok(())
            })
            .add_fn("SimplifyAffineOp", |op: AffineVectorStoreOp, rw| {
                let (operands, map) = simplified(op.id(), AffineVectorStoreOp::MAP, 2, rw)?;
                let (value, memref) = (rw.read(op).value(), rw.read(op).memref());
                let new = AffineVectorStoreOp::spec(value, memref, &operands, &map);
                rw.replace_op_with(op.id(), new);
                Ok(())
            });
    }
}

/// Returns the map in a property, with the operands of the operation from group `group` on.
fn map_of(
    op: OpId,
    slot: usize,
    group: usize,
    rw: &dyn Rewriter<'_>,
) -> Result<MapOperands, NoMatch> {
    let view = rw.op(op);
    let map = view.get::<Map>(slot).ok_or(NO_MATCH)?.clone();
    let def = view.def().ok_or(NO_MATCH)?;
    let operands = OperandGroups::operands(def, view, group);
    Ok(MapOperands::new(
        map,
        operands.map(|at| view.body.operand(op, at)),
    ))
}

/// Composes an operation's map with the definitions of its operands, and simplifies it with the loops' bounds.
fn simplified(
    op: OpId,
    slot: usize,
    group: usize,
    rw: &dyn Rewriter<'_>,
) -> Result<(Vec<ValueId>, AffineMap), NoMatch> {
    let old = map_of(op, slot, group, rw)?;
    let at = rw.op(op);
    let mut new = old.clone().composed(at).canonicalized(at);
    let ranges = Ranges::new(at, &new);
    let results = new.map.results.iter().map(|expr| ranges.simplified(expr));
    let results: Vec<AffineExpr> = results.collect();
    new.map = AffineMap::new(new.map.dims, new.map.symbols, results);
    check(new != old)?;
    Ok((new.operands, new.map))
}

// `affine.min` and `affine.max` store their map in the same slot.
const _: () = assert!(AffineMinOp::MAP == AffineMaxOp::MAP);

/// Adds the patterns of `affine.min` or `affine.max`. `make` creates the operation.
fn min_max<T: OpView + Send + Sync + 'static>(
    patterns: &mut PatternSet,
    make: fn(&[ValueId], &AffineMap, &mut dyn Rewriter<'_>) -> ValueId,
) {
    type Change = fn(OpId, &dyn Rewriter<'_>) -> Result<MapOperands, NoMatch>;
    patterns.add_fn("CanonicalizeSingleResultAffineMinMaxOp", |op: T, rw| {
        let it = map_of(op.id(), AffineMinOp::MAP, 0, rw)?;
        check(it.map.results.len() == 1)?;
        rw.replace_op_with(op.id(), AffineApplyOp::spec(&it.operands, &it.map));
        Ok(())
    });
    let changes: [(&'static str, Change); 4] = [
        ("DeduplicateAffineMinMaxExpressions", without_duplicates),
        ("MergeAffineMinMaxOp", merged::<T>),
        ("SimplifyAffineOp", |op, rw| {
            let (operands, map) = simplified(op, AffineMinOp::MAP, 0, rw)?;
            Ok(MapOperands::new(map, operands))
        }),
        ("CanonicalizeAffineMinMaxOpExprAndTermOrder", in_order),
    ];
    for (name, change) in changes {
        patterns.add_fn(name, move |op: T, rw| {
            let MapOperands { map, operands } = change(op.id(), rw)?;
            let new = make(&operands, &map, rw);
            rw.replace_op(op.id(), &[new]);
            Ok(())
        });
    }
}

fn without_duplicates(op: OpId, rw: &dyn Rewriter<'_>) -> Result<MapOperands, NoMatch> {
    let mut it = map_of(op, AffineMinOp::MAP, 0, rw)?;
    let mut results: Vec<AffineExpr> = Vec::new();
    for result in &it.map.results {
        if !results.contains(result) {
            results.push(result.clone());
        }
    }
    check(results.len() != it.map.results.len())?;
    it.map = AffineMap::new(it.map.dims, it.map.symbols, results);
    Ok(it)
}

/// Merges nested minima (or maxima): `min(min(a, b), c)` is `min(a, b, c)`.
fn merged<T: OpView>(op: OpId, rw: &dyn Rewriter<'_>) -> Result<MapOperands, NoMatch> {
    let old = map_of(op, AffineMinOp::MAP, 0, rw)?;
    let (old_dims, old_symbols) = old.operands.split_at(old.map.dims as usize);
    let (mut dims, mut symbols) = (old_dims.to_vec(), old_symbols.to_vec());
    let (mut kept, mut inner) = (Vec::new(), Vec::new());
    for expr in &old.map.results {
        let operand = match expr {
            AffineExpr::Dim(at) => old_dims.get(*at as usize),
            AffineExpr::Symbol(at) => old_symbols.get(*at as usize),
            _ => None,
        };
        match operand.and_then(|&operand| rw.defined_by::<T>(operand).ok()) {
            Some(producer) => inner.push(producer.id()),
            None => kept.push(expr.clone()),
        }
    }
    check(!inner.is_empty())?;
    for producer in inner {
        let it = map_of(producer, AffineMinOp::MAP, 0, rw)?;
        let shift = |count: u32, by: usize, make: fn(u32) -> AffineExpr| -> Vec<AffineExpr> {
            (0..count).map(|at| make(at + by as u32)).collect()
        };
        let new_dims = shift(it.map.dims, dims.len(), AffineExpr::Dim);
        let new_symbols = shift(it.map.symbols, symbols.len(), AffineExpr::Symbol);
        let results = it.map.results.iter();
        kept.extend(results.map(|result| result.replace(&new_dims, &new_symbols)));
        let (of_dims, of_symbols) = it.operands.split_at(it.map.dims as usize);
        dims.extend_from_slice(of_dims);
        symbols.extend_from_slice(of_symbols);
    }
    let map = AffineMap::new(dims.len() as u32, symbols.len() as u32, kept);
    Ok(MapOperands::new(map, dims.into_iter().chain(symbols)))
}

/// Sorts the results by their coefficients.
fn in_order(op: OpId, rw: &dyn Rewriter<'_>) -> Result<MapOperands, NoMatch> {
    let mut it = map_of(op, AffineMinOp::MAP, 0, rw)?;
    let (dims, symbols) = (it.map.dims, it.map.symbols);
    let row = |expr: &AffineExpr| {
        let row = linear_coefficients(expr, dims, symbols);
        Some((row.filter(|_| expr.is_pure_affine())?, expr.clone()))
    };
    let rows: Option<Vec<(Vec<i64>, AffineExpr)>> = it.map.results.iter().map(row).collect();
    let mut rows = rows.ok_or(NO_MATCH)?;
    check(!rows.is_sorted_by(|a, b| a.0 <= b.0))?;
    rows.sort_by(|a, b| a.0.cmp(&b.0));
    it.map = AffineMap::new(dims, symbols, rows.into_iter().map(|(_, expr)| expr));
    Ok(it)
}

fn dead_else(op: AffineIfOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    check(rw.body().num_results(op.id()) == 0)?;
    let block = rw.entry_block(rw.read(op).else_region())?;
    let only = rw.body().first_op(block);
    check(only.is_some() && only == rw.body().last_op(block))?;
    rw.erase_block(block);
    rw.edit(op.id());
    Ok(())
}

fn known_condition(op: AffineIfOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let [(AffineExpr::Constant(value), true)] = view.condition().constraints[..] else {
        return Err(NO_MATCH);
    };
    let region = match value {
        0 => view.then_region(),
        1 => view.else_region(),
        _ => return Err(NO_MATCH),
    };
    match rw.body().entry_block(region) {
        Some(block) => rw.replace_op_with_block(op.id(), block, &[]),
        None => rw.erase_op(op.id()),
    }
    Ok(())
}
