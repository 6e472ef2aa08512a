//! Folds casts, transposes and broadcasts.

use super::*;
use crate::ops::*;
use terrace_builtin::elements::float_kind;
use terrace_builtin::types::BuiltinType;
use terrace_builtin::{FloatAttr, IntegerAttr};
use terrace_numeric::{ApInt, FloatKind};

pub(crate) fn broadcast(op: BroadcastOpRef<'_>, constants: Constants<'_>) -> Folds {
    let ty = op.vector_ty();
    if op.source_type() == ty {
        return value(op.source());
    }
    if let Some(source) = cast_of_leading_ones(op) {
        return set_operand(*op, 0, source);
    }
    let constant = constants.first().copied().flatten()?;
    if is_poison(*op, Some(constant)) {
        return poison(*op);
    }
    let element = op.vector_type().element;
    if constant.is::<IntegerAttr>(op.ctx) || constant.is::<FloatAttr>(op.ctx) {
        let bytes = terrace_builtin::elements::scalar_bytes(op.ctx, constant)?;
        let splat = || DenseElementsAttr::from_bytes(op.ctx, ty, bytes.len(), bytes);
        return (constant.ty(op.ctx) == Some(element)).then(|| attr(splat()))?;
    }
    let elements = elements_of(*op, Some(constant)).filter(|elements| elements.splat)?;
    attr(elements.picked(op.ctx, ty, [0])?)
}

/// Returns the source of a cast that only adds or drops leading unit dimensions, if the source can also be broadcast.
fn cast_of_leading_ones(op: BroadcastOpRef<'_>) -> Option<ValueId> {
    let cast = op.defined_by::<ShapeCastOp>(op.source())?;
    let (before, after) = (cast.source_type(), cast.result_type());
    let common = before.shape.len().min(after.shape.len());
    let last = |shape: &[i64]| shape[shape.len() - common..].to_vec();
    let fits = is_broadcastable(op.ctx, cast.source_ty(), op.vector_type())
        && last(&before.shape) == last(&after.shape);
    fits.then(|| cast.source())
}

pub(crate) fn shape_cast(op: ShapeCastOpRef<'_>, constants: Constants<'_>) -> Folds {
    if op.source_ty() == op.result_ty() {
        return value(op.source());
    }
    if let Some(cast) = op.defined_by::<ShapeCastOp>(op.source()) {
        return set_operand(*op, 0, cast.source());
    }
    if let Some(transpose) = op.defined_by::<TransposeOp>(op.source()) {
        return preserves_order(transpose).then(|| set_operand(*op, 0, transpose.vector()))?;
    }
    if let Some(broadcast) = op.defined_by::<BroadcastOp>(op.source())
        && broadcast.source_type() == op.result_ty()
    {
        return value(broadcast.source());
    }
    let constant = constants.first().copied().flatten();
    if is_poison(*op, constant) {
        return poison(*op);
    }
    attr(elements_of(*op, constant)?.reshaped(op.ctx, op.result_ty()))
}

pub(crate) fn transpose(op: TransposeOpRef<'_>, constants: Constants<'_>) -> Folds {
    let constant = constants.first().copied().flatten();
    if let Some(elements) = elements_of(*op, constant).filter(|elements| elements.splat) {
        return attr(elements.reshaped(op.ctx, op.result_ty()));
    }
    if is_poison(*op, constant) {
        return poison(*op);
    }
    let same = op.vector_ty() == op.result_ty() && preserves_order(op);
    same.then(|| value(op.vector()))?
}

pub(crate) fn bitcast(op: BitCastOpRef<'_>, constants: Constants<'_>) -> Folds {
    let ty = op.result_ty();
    if op.source_ty() == ty {
        return value(op.source());
    }
    if let Some(cast) = op.defined_by::<BitCastOp>(op.source()) {
        let source = cast.source();
        return match op.body.ty(source) == ty {
            true => value(source),
            false => set_operand(*op, 0, source),
        };
    }
    let elements = elements_of(*op, constants.first().copied().flatten())?;
    attr(repeated_bits(op, elements)?)
}

/// Bitcasts a splat to wider elements: `f16` to `f32`, and integers to wider integers.
fn repeated_bits(op: BitCastOpRef<'_>, elements: &DenseElementsAttr) -> Option<Attr> {
    let (from, to) = (op.source_type().element, op.result_type().element);
    let halves = float_kind(op.ctx, from) == Some(FloatKind::F16) && to == Type::F32;
    let widths = [from, to].map(|ty| match BuiltinType::of(op.ctx, ty) {
        BuiltinType::Integer(int) => Some(int.width),
        _ => None,
    });
    let times = match widths {
        [Some(from), Some(to)] if to > from && to % from == 0 => to / from,
        _ if halves => 2,
        _ => return None,
    };
    if !elements.splat {
        return None;
    }
    let ty = op.result_ty();
    let Some(width) = widths[0].filter(|width| width % 8 != 0) else {
        let data = elements.data.repeat(times as usize);
        return Some(DenseElementsAttr::from_bytes(op.ctx, ty, data.len(), data));
    };
    let bits = elements.ints(op.ctx)?.next()?;
    let wide = bits.zext(width * times);
    let shifted = (0..times).map(|at| wide.shl(u64::from(at * width)));
    let joined = shifted.fold(ApInt::zero(width * times), |all, part| all.or(&part));
    Some(DenseElementsAttr::from_ints(op.ctx, ty, [&joined]))
}

pub(crate) fn shuffle(op: ShuffleOpRef<'_>, constants: Constants<'_>) -> Folds {
    let sizes = [op.v1_type(), op.v2_type()].map(|ty| ty.shape.first());
    let [&first, &second] = [sizes[0]?, sizes[1]?];
    let mask = op.mask();
    let is_range = |from: i64, count: i64| mask.iter().copied().eq(from..from + count);
    if is_range(0, first) {
        return value(op.v1());
    }
    if is_range(first, second) {
        return value(op.v2());
    }
    let &[Some(a), Some(b)] = constants else {
        return None;
    };
    if is_poison(*op, Some(a)) && is_poison(*op, Some(b)) {
        return poison(*op);
    }
    if op.v1_type().shape.len() != 1 {
        return None;
    }
    let side = |constant: Attr| match is_poison(*op, Some(constant)) {
        true => Some(None),
        false => elements_of(*op, Some(constant)).map(Some),
    };
    let (a, b) = (side(a)?, side(b)?);
    // A poison element can have any value, so any element of the right type is used.
    let any = a.or(b)?;
    let mut data = Vec::new();
    for &at in mask {
        let (side, at) = if at < first { (a, at) } else { (b, at - first) };
        data.extend_from_slice(match side.filter(|_| at != POISON) {
            Some(side) => side.element_bytes(op.ctx, at as usize)?,
            None => any.element_bytes(op.ctx, 0)?,
        });
    }
    let size = any.element_size(op.ctx);
    attr(DenseElementsAttr::from_bytes(
        op.ctx,
        op.vector_ty(),
        size,
        data,
    ))
}
