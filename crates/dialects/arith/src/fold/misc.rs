//! Folds `arith.constant`, comparisons and `arith.select`.

use super::*;
use crate::enums::{CmpIPredicate, CmpIPredicateAttr};
use crate::ops::{CmpFOpRef, CmpIOp, CmpIOpRef, ConstantOpRef, ExtSIOp, ExtUIOp, SelectOpRef};
use terrace_builtin::attrs::AttrBuilder;

pub(crate) fn constant(op: ConstantOpRef<'_>, _constants: Constants<'_>) -> Folds {
    attr(op.value())
}

pub(crate) fn cmpi(op: CmpIOpRef<'_>, constants: Constants<'_>) -> Folds {
    let (ctx, a, b) = (op.ctx, op.lhs(), op.rhs());
    let predicate = op.predicate();
    if a == b {
        let holds = ApInt::from_bool(predicate.holds_for_equal());
        return attr(int_constant(ctx, op.result_type(), &holds));
    }
    let extended = || {
        let signed = op.defined_by::<ExtSIOp>(a).map(|cast| cast.r#in());
        signed.or_else(|| op.defined_by::<ExtUIOp>(a).map(|cast| cast.r#in()))
    };
    if predicate == CmpIPredicate::Ne
        && is_zero(ctx, constants[1])
        && let Some(bit) = extended()
        // An extended bit differs from 0 iff it is set.
        && is_bit(ctx, op.body.ty(bit))
    {
        return value(bit);
    }
    let known = match predicate {
        CmpIPredicate::Eq => is_one(ctx, constants[1]),
        CmpIPredicate::Ne => is_zero(ctx, constants[1]),
        _ => false,
    };
    if known && element_type_or_self(ctx, op.body.ty(a)) == Type::I1 {
        return value(a);
    }
    match constants {
        [Some(_), None] => {
            let predicate = CmpIPredicateAttr::attr(predicate.swapped(), ctx);
            let parts = NewParts::default().prop(CmpIOp::PREDICATE, predicate);
            Some(parts.operands([b, a]).into())
        }
        [Some(_), Some(_)] => {
            let holds = |a: &ApInt, b: &ApInt| Some(ApInt::from_bool(predicate.holds(a, b)));
            attr(binary_known_int(ctx, constants, op.result_type(), holds)?)
        }
        _ => None,
    }
}

/// Returns true if a type is `i1` or a vector of `i1`.
fn is_bit(ctx: &Context, ty: Type) -> bool {
    ty == Type::I1 || ty.is::<VectorType>(ctx) && element_type(ctx, ty) == Some(Type::I1)
}

pub(crate) fn cmpf(op: CmpFOpRef<'_>, constants: Constants<'_>) -> Folds {
    let ctx = op.ctx;
    let scalar = |constant: Option<Attr>| match Constant::of(ctx, constant?) {
        Constant::Float(float) => Some(float.value.stored()),
        _ => None,
    };
    let (a, b) = (scalar(constants[0]), scalar(constants[1]));
    // If one operand is NaN, the other operand has no effect.
    let nan = a.filter(|a| a.is_nan()).or(b.filter(|b| b.is_nan()));
    let (a, b) = match nan {
        Some(nan) => (nan, nan),
        None => (a?, b?),
    };
    attr(ctx.bool(op.predicate().holds(a.compare(b))))
}

pub(crate) fn select(op: SelectOpRef<'_>, constants: Constants<'_>) -> Folds {
    let ctx = op.ctx;
    let (condition, yes, no) = (op.condition(), op.true_value(), op.false_value());
    if yes == no {
        return value(yes);
    }
    if is_one(ctx, constants[0]) {
        return value(yes);
    }
    if is_zero(ctx, constants[0]) {
        return value(no);
    }
    let is_poison = |at: usize| poison(ctx, &constants[at..=at]).is_some();
    if is_poison(1) {
        return value(no);
    }
    if is_poison(2) {
        return value(yes);
    }
    if op.result_type() == Type::I1 && is_one(ctx, constants[1]) && is_zero(ctx, constants[2]) {
        return value(condition);
    }
    if let Some(comparison) = op.defined_by::<CmpIOp>(condition)
        && let (a, b) = (comparison.lhs(), comparison.rhs())
        && ((a, b) == (yes, no) || (b, a) == (yes, no))
    {
        // The two values are equal whenever the comparison would select the value that is not returned.
        match comparison.predicate() {
            CmpIPredicate::Eq => return value(no),
            CmpIPredicate::Ne => return value(yes),
            _ => {}
        }
    }
    let &[Some(condition), Some(yes), Some(no)] = constants else {
        return None;
    };
    attr(select_elements(ctx, condition, yes, no)?)
}

/// Selects elementwise.
fn select_elements(ctx: &Context, condition: Attr, yes: Attr, no: Attr) -> Option<Attr> {
    let [condition, yes, no] = [condition, yes, no].map(|attr| Constant::of(ctx, attr));
    let (Constant::Elements(condition), Constant::Elements(yes), Constant::Elements(no)) =
        (condition, yes, no)
    else {
        return None;
    };
    let count = num_elements(shape(ctx, yes.ty)?)? as usize;
    let bits: Vec<bool> = condition.ints(ctx)?.map(|bit| !bit.is_zero()).collect();
    let size = if yes.splat {
        yes.data.len()
    } else {
        yes.data.len() / count.max(1)
    };
    let element = |dense: &DenseElementsAttr, index: usize| {
        let at = if dense.splat { 0 } else { index * size };
        dense.data.get(at..at + size).map(<[u8]>::to_vec)
    };
    let mut data = Vec::with_capacity(size * count);
    for index in 0..count {
        let bit = *bits.get(if condition.splat { 0 } else { index })?;
        data.extend(element(if bit { yes } else { no }, index)?);
    }
    Some(DenseElementsAttr::from_bytes(ctx, yes.ty, size, data))
}
