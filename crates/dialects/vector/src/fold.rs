//! Folds vector operations.
//!
//! A fold never creates operations. It returns existing values, constants, or in-place changes.

mod elements;
mod extract;
mod memory;
mod shape;

pub(crate) use elements::*;
pub(crate) use extract::*;
pub(crate) use memory::*;
pub(crate) use shape::*;

use crate::matching::*;
use crate::verify::dense;
use terrace_builtin::DenseElementsAttr;
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::types::DYNAMIC;
use terrace_ir::opdef::{Folded, NewParts};
use terrace_ir::{Attr, FoldResult, OpRef, Type, ValueId};
use terrace_ub::PoisonAttr;

/// The result of a fold.
pub(crate) type Folds = Option<FoldResult>;
/// The constant value of each operand, if any.
pub(crate) type Constants<'a> = &'a [Option<Attr>];

/// The static position that marks a poison index.
pub(crate) const POISON: i64 = -1;

fn value(value: ValueId) -> Folds {
    Some([Folded::Value(value)].into())
}

fn attr(attr: Attr) -> Folds {
    Some([Folded::Attr(attr)].into())
}

fn set_operand(op: OpRef<'_>, index: usize, value: ValueId) -> Folds {
    Some(NewParts::default().operand(op, index, value).into())
}

fn poison(op: OpRef<'_>) -> Folds {
    attr(op.ctx.attr(PoisonAttr))
}

fn is_poison(op: OpRef<'_>, constant: Option<Attr>) -> bool {
    constant.is_some_and(|constant| constant.is::<PoisonAttr>(op.ctx))
}

fn elements_of<'a>(op: OpRef<'a>, constant: Option<Attr>) -> Option<&'a DenseElementsAttr> {
    constant?.as_::<DenseElementsAttr>(op.ctx)
}

/// Changes the operands and the static position in property `slot` in place.
fn moved(op: OpRef<'_>, operands: &[ValueId], slot: usize, position: &[i64]) -> Folds {
    let parts = NewParts::default().operands(operands.iter().copied());
    Some(parts.prop(slot, op.ctx.i64_array(position)).into())
}

/// Converts constant in-bounds operands to static positions, beginning with operand `first`.
fn known_positions(op: OpRef<'_>, slot: usize, first: usize, shape: &[i64]) -> Folds {
    let mut position = dense(op, slot).to_vec();
    let mut operands: Values = op.body.operands(op.id).take(first).collect();
    let mut dynamic = op.body.operands(op.id).skip(first);
    let mut changed = false;
    for (at, size) in position.iter_mut().zip(shape) {
        if *at != DYNAMIC {
            continue;
        }
        let value = dynamic.next()?;
        let known = constant(op, value).and_then(|known| int_value(op.ctx, known));
        match known.filter(|known| (POISON..*size).contains(known)) {
            Some(known) => {
                *at = known;
                changed = true;
            }
            None => operands.push(value),
        }
    }
    changed.then(|| moved(op, &operands, slot, &position))?
}
