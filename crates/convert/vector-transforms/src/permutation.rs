//! Rewrites transfers with permuted or broadcast dimensions to contiguous transfers.

use crate::contract::transpose;
use crate::emit::{broadcast, vector_of};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::types::VectorType;
use terrace_interfaces::masking::masking;
use terrace_ir::{OpRef, OpView, ValueId};
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::transfer::{
    Transfer, TransferParts, broadcast_dims_of_minor_identity, is_minor_identity, minor_identity,
    permutation_after_broadcast,
};
use terrace_vector::{TransferReadOp, TransferWriteOp};

/// `populateVectorTransferPermutationMapLoweringPatterns`: rewrites transfers with any permutation map to transposes,
/// broadcasts, and transfers along the last dimensions in order.
pub fn populate_vector_transfer_permutation_map_lowering_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("TransferReadPermutationLowering", read_permuted)
        .add_fn("TransferWritePermutationLowering", write_permuted)
        .add_fn("TransferOpReduceRank", read_without_leading_broadcasts)
        .add_fn("TransferWriteNonPermutationLowering", write_all_inner_dims);
}

/// Returns the parts of an unmasked transfer of rank 1 or more, or `None` if its map is already a minor identity.
fn parts(view: OpRef<'_>) -> Option<TransferParts> {
    let map = Transfer::new(view)?.map;
    if map.results.is_empty() || is_minor_identity(map) || masking(view).is_some() {
        return None;
    }
    TransferParts::new(view).filter(|parts| parts.map.results.len() == parts.ty.shape.len())
}

/// Replaces a write by one with the given parts.
fn replace_write(write: &TransferParts, rw: &mut dyn Rewriter<'_>) {
    let new = write.create_write(rw);
    let values = rw.results(new);
    rw.replace_op(write.op, &values);
}

/// Permutes a list: element `i` moves to index `places[i]`.
fn permuted<T: Copy + Default>(list: &[T], places: &[usize]) -> Vec<T> {
    let mut out = vec![T::default(); list.len()];
    for (&value, &place) in list.iter().zip(places) {
        out[place] = value;
    }
    out
}

fn read_permuted(op: TransferReadOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let read = parts(rw.op(op.id()))?;
    let places = permutation_after_broadcast(&read.map)?;
    if places.is_sorted() {
        return None;
    }
    let order: Vec<usize> = permuted(&(0..places.len()).collect::<Vec<_>>(), &places);
    let results = order.iter().map(|&at| read.map.results[at].clone());
    let map = AffineMap::new(read.map.dims, 0, results);
    let ty = VectorType {
        shape: permuted(&read.ty.shape, &places).into(),
        scalable: permuted(&read.ty.scalable, &places).into(),
        element: read.ty.element,
    };
    let in_bounds = permuted(&read.in_bounds, &places);
    let read = TransferParts {
        ty,
        map,
        in_bounds,
        ..read
    };
    let value = read.create_read(rw)?;
    let permutation: Vec<i64> = places.iter().map(|&place| place as i64).collect();
    let value = transpose(rw, value, &permutation);
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn write_permuted(op: TransferWriteOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let write = parts(rw.op(op.id()))?;
    let places = permutation_after_broadcast(&write.map)?;
    // The dimensions of the vector in the order of memory.
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by_key(|&at| places[at]);
    let order: Vec<i64> = order.into_iter().map(|at| at as i64).collect();
    let in_bounds = permuted(&write.in_bounds, &places);
    let rank = write.map.dims as usize;
    let base = rw.body().ty(write.base);
    let map = minor_identity(rw.ctx(), base, rank, &write.ty);
    let value = transpose(rw, write.vector, &order);
    let write = TransferParts {
        vector: value,
        map,
        in_bounds,
        ..write
    };
    replace_write(&write, rw);
    Some(())
}

fn read_without_leading_broadcasts(op: TransferReadOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let read = parts(rw.op(op.id()))?;
    let results = read.map.results.iter();
    let lead = results
        .take_while(|result| result.as_constant() == Some(0))
        .count();
    if lead == 0 {
        return None;
    }
    let map = AffineMap::new(read.map.dims, 0, read.map.results[lead..].iter().cloned());
    broadcast_dims_of_minor_identity(&map)?;
    let result = rw.ctx().ty(read.ty.clone());
    let ty = VectorType {
        shape: read.ty.shape[lead..].into(),
        scalable: read.ty.scalable[lead..].into(),
        element: read.ty.element,
    };
    let in_bounds = read.in_bounds[lead..].to_vec();
    let read = TransferParts {
        ty,
        map,
        in_bounds,
        ..read
    };
    let value = read.create_read(rw)?;
    let value = broadcast(rw, result, value);
    rw.replace_op(op.id(), &[value]);
    Some(())
}

/// Adds leading unit dimensions to a vector.
fn with_leading_ones(value: ValueId, count: usize, rw: &mut dyn Rewriter<'_>) -> Option<ValueId> {
    let ctx = rw.ctx();
    let ty = vector_of(rw, value)?;
    let ones = std::iter::repeat_n(1, count);
    let fixed = std::iter::repeat_n(false, count);
    let ty = ctx.ty(VectorType {
        shape: ones.chain(ty.shape.iter().copied()).collect(),
        scalable: fixed.chain(ty.scalable.iter().copied()).collect(),
        element: ty.element,
    });
    Some(broadcast(rw, ty, value))
}

/// Lowers a write that skips inner dimensions of memory: the vector gets a unit dimension for each of them.
fn write_all_inner_dims(op: TransferWriteOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let write = parts(rw.op(op.id()))?;
    if permutation_after_broadcast(&write.map).is_some() {
        return None;
    }
    let has = |dim: &u32| write.map.results.contains(&AffineExpr::Dim(*dim));
    let missing = (0..write.map.dims)
        .skip_while(|dim| !has(dim))
        .filter(|dim| !has(dim));
    let missing: Vec<u32> = missing.collect();
    let results = missing.iter().map(|dim| AffineExpr::Dim(*dim));
    let results = results.chain(write.map.results.iter().cloned());
    let map = AffineMap::new(write.map.dims, 0, results);
    let mut in_bounds = vec![true; missing.len()];
    in_bounds.extend_from_slice(&write.in_bounds);
    let value = with_leading_ones(write.vector, missing.len(), rw)?;
    let mask = match write.mask {
        Some(mask) => {
            // The dimensions of a mask are in the order of memory.
            let mask = with_leading_ones(mask, missing.len(), rw)?;
            let (mut ones, mut others) = (0i64.., missing.len() as i64..);
            let dims = (0..write.map.dims).skip_while(|dim| !has(dim));
            let order: Vec<i64> = dims
                .filter_map(|dim| {
                    if has(&dim) {
                        others.next()
                    } else {
                        ones.next()
                    }
                })
                .collect();
            Some(transpose(rw, mask, &order))
        }
        None => None,
    };
    let write = TransferParts {
        vector: value,
        mask,
        map,
        in_bounds,
        ..write
    };
    replace_write(&write, rw);
    Some(())
}
