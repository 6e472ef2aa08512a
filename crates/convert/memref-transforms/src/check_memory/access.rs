//! Checks of reads and writes.

use super::insert::{Function, Inserter};
use super::lanes::Lanes;
use crate::checked::element_access;
use terrace_affine::{
    AffineApplyOp, AffineLoadOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp,
};
use terrace_arith::CmpIPredicate;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_ir::{InsertPoint, OpId, OpRef, OpView, ValueId};
use terrace_vector::transfer::Transfer;
use terrace_vector::{
    CompressStoreOp, ExpandLoadOp, GatherOp, MaskOp, MaskedLoadOp, MaskedStoreOp, ScatterOp,
};

/// The elements along one dimension that an access goes to.
#[derive(Clone, Copy)]
enum Reach {
    /// The element at the index.
    One,
    /// A number of elements, from the index on.
    Many(i64),
    /// Elements that are left out if they do not exist.
    Padded,
}

/// Checks an operation that reads or writes elements. Returns false for another one.
pub(super) fn check(c: &mut Inserter<'_>, op: OpId) -> bool {
    let of = OpRef::new(c.ctx, c.body, op);
    if let Some((memref, indices)) = element_access(of) {
        elements(c, memref, &indices);
        return true;
    }
    macro_rules! mapped {
        ($($op:ident $($vector:ident)?;)*) => {$(
            if let Some(op) = of.as_::<$op>() {
                let operands: Vec<ValueId> = op.indices().collect();
                let (map, memref) = (op.map(), op.memref());
                let vector = None::<ValueId>$(.or(Some(op.$vector())))?;
                let indices = apply(c, map.clone(), &operands);
                along(c, memref, &indices, vector);
                return true;
            }
        )*};
    }
    macro_rules! vectors {
        ($($op:path, $vector:ident;)*) => {$(
            if let Some(op) = of.as_::<$op>() {
                let indices: Vec<ValueId> = op.indices().collect();
                along(c, op.base(), &indices, Some(op.$vector()));
                return true;
            }
        )*};
    }
    macro_rules! masked {
        ($($op:ident $lanes:ident;)*) => {$(
            if let Some(op) = of.as_::<$op>() {
                let indices: Vec<ValueId> = op.indices().collect();
                let (base, mask) = (op.base(), op.mask());
                if let Some(lanes) = Lanes::$lanes(c, mask) {
                    selected(c, base, &indices, &lanes);
                }
                return true;
            }
        )*};
    }
    macro_rules! indexed {
        ($($op:ident)*) => {$(
            if let Some(op) = of.as_::<$op>() {
                let offsets: Vec<ValueId> = op.offsets().collect();
                let (base, mask, indices) = (op.base(), op.mask(), op.indices());
                if let Some(lanes) = Lanes::at(c, mask, indices) {
                    selected(c, base, &offsets, &lanes);
                }
                return true;
            }
        )*};
    }
    mapped! {
        AffineLoadOp;
        AffineStoreOp;
        AffineVectorLoadOp result;
        AffineVectorStoreOp value;
    }
    vectors! {
        terrace_vector::LoadOp, result;
        terrace_vector::StoreOp, value_to_store;
    }
    masked! {
        MaskedLoadOp in_place;
        MaskedStoreOp in_place;
        ExpandLoadOp packed;
        CompressStoreOp packed;
    }
    indexed! {
        GatherOp
        ScatterOp
    }
    transfer(c, op)
}

/// The results of a map.
fn apply(c: &mut Inserter<'_>, map: AffineMap, operands: &[ValueId]) -> Vec<ValueId> {
    let results = map.results.iter();
    results
        .map(|result| {
            let map = AffineMap::new(map.dims, map.symbols, [result.clone()]);
            c.create(AffineApplyOp::spec(operands, &map))
        })
        .collect()
}

/// Checks an access of one element.
fn elements(c: &mut Inserter<'_>, memref: ValueId, indices: &[ValueId]) {
    if let Some(ty) = c.memref(memref) {
        reach(c, (memref, &ty), indices, &vec![Reach::One; indices.len()]);
        c.finish();
    }
}

/// Checks an access of a vector along the last dimensions of a memref, or of one element.
fn along(c: &mut Inserter<'_>, memref: ValueId, indices: &[ValueId], vector: Option<ValueId>) {
    let Some(ty) = c.memref(memref) else {
        return;
    };
    let mut reaches = vec![Reach::One; indices.len()];
    let vector = vector.and_then(|vector| c.body.ty(vector).as_::<VectorType>(c.ctx));
    // An element of the memref may be a vector itself.
    if let Some(vector) = vector.filter(|_| !ty.element.is::<VectorType>(c.ctx)) {
        for (reach, &size) in reaches.iter_mut().rev().zip(vector.shape.iter().rev()) {
            *reach = Reach::Many(size);
        }
    }
    reach(c, (memref, &ty), indices, &reaches);
    c.finish();
}

/// Adds the checks of an access.
fn reach(
    c: &mut Inserter<'_>,
    (memref, ty): (ValueId, &MemRefType),
    indices: &[ValueId],
    reaches: &[Reach],
) {
    for (dim, (&index, &reach)) in indices.iter().zip(reaches).enumerate() {
        let size = c.size(memref, ty, dim);
        match reach {
            Reach::One | Reach::Many(1) => c.check_index(dim, index, size),
            Reach::Many(count) if c.is_within(index, count, size) => {}
            Reach::Many(count) => {
                let more = c.index(count - 1);
                let last = c.add(index, more);
                let is_wrong = c.leaves(index, last, size);
                let dim = c.index(dim as i64);
                c.check(is_wrong, Function::Range, &[dim, index, last, size]);
            }
            Reach::Padded => {
                let zero = c.index(0);
                let is_wrong = c.compare(CmpIPredicate::Slt, index, zero);
                let dim = c.index(dim as i64);
                c.check(is_wrong, Function::Index, &[dim, index, size]);
            }
        }
    }
}

/// Checks an access of some elements along the last dimension of a memref.
fn selected(c: &mut Inserter<'_>, memref: ValueId, indices: &[ValueId], lanes: &Lanes) {
    let Some(ty) = c.memref(memref) else {
        return;
    };
    let Some((&index, outer)) = indices.split_last() else {
        return;
    };
    // Lanes of arbitrary indices go beyond the last dimension where there are several.
    if lanes.is_scattered && !outer.is_empty() {
        return;
    }
    for (dim, &index) in outer.iter().enumerate() {
        let size = c.size(memref, &ty, dim);
        let is_wrong = c.compare(CmpIPredicate::Uge, index, size);
        let is_wrong = c.and(lanes.are_any, is_wrong);
        // The function does not know that there are no lanes, but it is called only if one check fails.
        let dim = c.index(dim as i64);
        c.check(is_wrong, Function::Index, &[dim, index, size]);
    }
    let dim = indices.len() - 1;
    let size = c.size(memref, &ty, dim);
    let first = c.add(index, lanes.first);
    let last = c.add(index, lanes.last);
    let leaves = c.leaves(first, last, size);
    let is_wrong = c.and(lanes.are_any, leaves);
    let dim = c.index(dim as i64);
    c.check(is_wrong, Function::Range, &[dim, first, last, size]);
    c.finish();
}

/// Checks a transfer. Along a dimension that is not in bounds, it accesses the elements that exist.
fn transfer(c: &mut Inserter<'_>, op: OpId) -> bool {
    let ctx = c.ctx;
    let Some(view) = Transfer::new(OpRef::new(ctx, c.body, op)) else {
        return false;
    };
    let (base, map, in_bounds) = (view.base, view.map.clone(), view.in_bounds());
    let mut mask = view.mask;
    let indices: Vec<ValueId> = view.indices.iter().collect();
    let vector = c.body.ty(view.vector).as_::<VectorType>(ctx).cloned();
    let (Some(ty), Some(vector)) = (c.memref(base), vector) else {
        return true;
    };
    // Nothing else can be in the region of a mask.
    if let Some(around) = c.body.parent_op(op)
        && OpRef::new(ctx, c.body, around).is::<MaskOp>()
    {
        c.at = InsertPoint::before(c.body, around);
        mask = Some(c.read(MaskOp::from_id(around)).mask());
    }
    let mut reaches = vec![Reach::One; indices.len()];
    for ((result, &size), &is_in_bounds) in map.results.iter().zip(&vector.shape).zip(&in_bounds) {
        if let AffineExpr::Dim(dim) = result
            && let Some(reach) = reaches.get_mut(*dim as usize)
        {
            *reach = match is_in_bounds {
                true => Reach::Many(size),
                false => Reach::Padded,
            };
        }
    }
    match mask {
        None => {
            reach(c, (base, &ty), &indices, &reaches);
            c.finish();
        }
        // With other masks it is not known which elements are accessed.
        Some(mask) => {
            if let [Reach::One, .., Reach::Many(_)] | [Reach::Many(_)] = reaches[..]
                && map.results.len() == 1
                && let Some(lanes) = Lanes::in_place(c, mask)
            {
                selected(c, base, &indices, &lanes);
            }
        }
    }
    true
}
