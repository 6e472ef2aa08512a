//! The elements that a mask selects.

use super::insert::Inserter;
use terrace_arith::{CmpIPredicate, ExtSIOp, IndexCastOp, SelectOp};
use terrace_builtin::types::VectorType;
use terrace_ir::{OpBuilder, Type, ValueId};
use terrace_vector::{BroadcastOp, CombiningKind, ReductionOp, StepOp};

/// The distances from an index, along the last dimension, of the first and the last element that are accessed.
pub(super) struct Lanes {
    pub(super) first: ValueId,
    pub(super) last: ValueId,
    /// True if any element is accessed.
    pub(super) are_any: ValueId,
    /// True if the distances are values of the program.
    pub(super) is_scattered: bool,
}

impl Lanes {
    /// Lanes that are in the memory where they are in the vector.
    pub(super) fn in_place(c: &mut Inserter<'_>, mask: ValueId) -> Option<Lanes> {
        let step = step(c, mask)?;
        Some(Lanes::bounds(c, mask, step))
    }

    /// Lanes that are in the memory one after the other.
    pub(super) fn packed(c: &mut Inserter<'_>, mask: ValueId) -> Option<Lanes> {
        let step = step(c, mask)?;
        let ty = c.body.ty(step);
        let [one, zero] = [1, 0].map(|number| splat(c, ty, number));
        let selected = c.create(SelectOp::spec(mask, one, zero));
        let count = reduce(c, selected, CombiningKind::Add);
        let [one, zero] = [1, 0].map(|number| c.index(number));
        let last = c.subtract(count, one);
        Some(Lanes {
            first: zero,
            last,
            are_any: c.compare(CmpIPredicate::Sgt, count, zero),
            is_scattered: false,
        })
    }

    /// Lanes at these distances.
    pub(super) fn at(c: &mut Inserter<'_>, mask: ValueId, distances: ValueId) -> Option<Lanes> {
        let step = step(c, mask)?;
        let wide = c.body.ty(step);
        let ty = c.body.ty(distances).as_::<VectorType>(c.ctx)?;
        let distances = match ty.element {
            Type::INDEX => c.create(IndexCastOp::spec(wide, distances)),
            Type::I64 => distances,
            _ => c.create(ExtSIOp::spec(wide, distances)),
        };
        Some(Lanes {
            is_scattered: true,
            ..Lanes::bounds(c, mask, distances)
        })
    }

    /// The least and the greatest of the distances that are selected.
    fn bounds(c: &mut Inserter<'_>, mask: ValueId, distances: ValueId) -> Lanes {
        let ty = c.body.ty(distances);
        let [least, greatest] = [i64::MIN, i64::MAX].map(|number| splat(c, ty, number));
        let selected = c.create(SelectOp::spec(mask, distances, greatest));
        let first = reduce(c, selected, CombiningKind::MinSI);
        let selected = c.create(SelectOp::spec(mask, distances, least));
        let last = reduce(c, selected, CombiningKind::MaxSI);
        Lanes {
            first,
            last,
            are_any: c.compare(CmpIPredicate::Sle, first, last),
            is_scattered: false,
        }
    }
}

/// The numbers of lanes, as `i64`. None for vectors that do not have one dimension of a fixed size.
fn step(c: &mut Inserter<'_>, mask: ValueId) -> Option<ValueId> {
    let ty = c.body.ty(mask).as_::<VectorType>(c.ctx)?.clone();
    if ty.shape.len() != 1 || ty.scalable.contains(&true) {
        return None;
    }
    let [numbers, wide] =
        [Type::INDEX, Type::I64].map(|element| VectorType::fixed(c.ctx, &ty.shape, element));
    let step = c.builder().create_value(StepOp::spec(numbers));
    Some(c.create(IndexCastOp::spec(wide, step)))
}

fn splat(c: &mut Inserter<'_>, ty: Type, number: i64) -> ValueId {
    let number = c.wide(number);
    c.create(BroadcastOp::spec(ty, number))
}

/// Reduces a vector of `i64` to an index.
fn reduce(c: &mut Inserter<'_>, vector: ValueId, kind: CombiningKind) -> ValueId {
    let spec = ReductionOp::spec(Type::I64, vector, kind);
    let number = c.builder().create_value(spec);
    c.create(IndexCastOp::spec(Type::INDEX, number))
}
