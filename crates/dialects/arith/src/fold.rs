//! Folds arith operations.
//!
//! A fold never creates operations. It returns existing values, constants, or in-place changes.

pub(crate) mod cast;
pub(crate) mod float;
pub(crate) mod int;
pub(crate) mod misc;

use terrace_builtin::elements::{Constant, float_splat, int_constant, int_splat, int_width};
use terrace_builtin::types::{
    FloatType, VectorType, element_type, element_type_or_self, num_elements, shape,
};
use terrace_builtin::{DenseElementsAttr, FloatAttr, IntegerAttr};
use terrace_ir::opdef::{Folded, NewParts};
use terrace_ir::{Attr, Context, FoldResult, OpRef, Type, ValueId};
use terrace_numeric::{ApFloat, ApInt};
use terrace_ub::PoisonAttr;

/// The result of a fold.
pub(crate) type Folds = Option<FoldResult>;
/// The constant value of each operand, if any.
pub(crate) type Constants<'a> = &'a [Option<Attr>];

fn value(value: ValueId) -> Folds {
    Some([Folded::Value(value)].into())
}

fn attr(attr: Attr) -> Folds {
    Some([Folded::Attr(attr)].into())
}

/// Sets the first operand in place.
fn set_operand(op: OpRef<'_>, value: ValueId) -> Folds {
    Some(NewParts::default().operand(op, 0, value).into())
}

/// Returns true if a constant is an integer, or a splat of an integer, that satisfies `is`.
fn is_int(ctx: &Context, constant: Option<Attr>, is: fn(&ApInt) -> bool) -> bool {
    constant
        .and_then(|constant| int_splat(ctx, constant))
        .is_some_and(|value| is(&value))
}

fn is_zero(ctx: &Context, constant: Option<Attr>) -> bool {
    is_int(ctx, constant, ApInt::is_zero)
}

fn is_one(ctx: &Context, constant: Option<Attr>) -> bool {
    is_int(ctx, constant, ApInt::is_one)
}

fn is_all_ones(ctx: &Context, constant: Option<Attr>) -> bool {
    is_int(ctx, constant, ApInt::is_all_ones)
}

/// Returns the zero of an integer type, or a splat of it. Returns `None` for an unranked type.
pub(crate) fn zero(ctx: &Context, ty: Type) -> Option<Attr> {
    let width = int_width(ctx, element_type_or_self(ctx, ty))?;
    let known = element_type(ctx, ty).is_none() || shape(ctx, ty).is_some();
    known.then(|| int_constant(ctx, ty, &ApInt::zero(width)))
}

/// Returns poison if an operand is poison.
fn poison(ctx: &Context, constants: Constants<'_>) -> Option<Attr> {
    let mut known = constants.iter().flatten().copied();
    known.find(|constant| constant.is::<PoisonAttr>(ctx))
}

/// Calls a function for pairs of elements of two dense constants. If both are splats, calls it once.
fn paired<T: Clone>(
    a: impl ExactSizeIterator<Item = T>,
    b: impl ExactSizeIterator<Item = T>,
    splats: (bool, bool),
    mut pair: impl FnMut(T, T) -> bool,
) -> bool {
    let (a, b): (Vec<T>, Vec<T>) = (a.collect(), b.collect());
    let count = match splats {
        (true, true) => 1,
        (true, false) => b.len(),
        _ => a.len(),
    };
    let at =
        |list: &[T], splat: bool, index: usize| list.get(if splat { 0 } else { index }).cloned();
    (0..count).all(
        |index| match (at(&a, splats.0, index), at(&b, splats.1, index)) {
            (Some(a), Some(b)) => pair(a, b),
            _ => false,
        },
    )
}

/// Folds two integer constants of the same type elementwise. `ty` is the result type.
fn binary_int(
    ctx: &Context,
    constants: Constants<'_>,
    ty: Type,
    calculate: impl FnMut(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<Attr> {
    poison(ctx, constants).or_else(|| binary_known_int(ctx, constants, ty, calculate))
}

/// Like [`binary_int`], without folding poison.
fn binary_known_int(
    ctx: &Context,
    constants: Constants<'_>,
    ty: Type,
    mut calculate: impl FnMut(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<Attr> {
    let &[Some(a), Some(b)] = constants else {
        return None;
    };
    let (a, b) = match (Constant::of(ctx, a), Constant::of(ctx, b)) {
        (Constant::Int(a), Constant::Int(b)) if a.ty == b.ty => {
            let value = calculate(&a.value, &b.value)?;
            return Some(ctx.attr(IntegerAttr { ty, value }));
        }
        (Constant::Elements(a), Constant::Elements(b)) if a.ty == b.ty => (a, b),
        _ => return None,
    };
    let mut results = Vec::new();
    let all = paired(a.ints(ctx)?, b.ints(ctx)?, (a.splat, b.splat), |a, b| {
        let value = calculate(&a, &b);
        let known = value.is_some();
        results.extend(value);
        known
    });
    all.then(|| DenseElementsAttr::from_ints(ctx, ty, &results))
}

/// Like [`binary_int`], for floats. The result has the operands' type.
fn binary_float(
    ctx: &Context,
    constants: Constants<'_>,
    mut calculate: impl FnMut(ApFloat, ApFloat) -> Option<ApFloat>,
) -> Option<Attr> {
    if let Some(poison) = poison(ctx, constants) {
        return Some(poison);
    }
    let &[Some(a), Some(b)] = constants else {
        return None;
    };
    let (a, b) = match (Constant::of(ctx, a), Constant::of(ctx, b)) {
        (Constant::Float(a), Constant::Float(b)) if a.ty == b.ty => {
            let value = calculate(a.value.stored(), b.value.stored())?;
            return Some(ctx.attr(FloatAttr { ty: a.ty, value }));
        }
        (Constant::Elements(a), Constant::Elements(b)) if a.ty == b.ty => (a, b),
        _ => return None,
    };
    let mut results = Vec::new();
    let all = paired(
        a.floats(ctx)?,
        b.floats(ctx)?,
        (a.splat, b.splat),
        |a, b| {
            let value = calculate(a, b);
            let known = value.is_some();
            results.extend(value);
            known
        },
    );
    all.then(|| DenseElementsAttr::from_floats(ctx, a.ty, results))
}

/// An integer or a float.
enum Number {
    Int(ApInt),
    Float(ApFloat),
}

/// Folds an operation with one constant operand, a float or elements of floats, by applying `calculate` to each. Also
/// used by dialects with similar operations. Returns `None` if `calculate` returns `None` for an element.
pub fn fold_floats(
    op: OpRef<'_>,
    constants: &[Option<Attr>],
    mut calculate: impl FnMut(ApFloat) -> Option<ApFloat>,
) -> Option<FoldResult> {
    let calculate = |number| match number {
        Number::Float(value) => calculate(value).map(Number::Float),
        Number::Int(_) => None,
    };
    let constant = constants.first().copied().flatten();
    attr(unary(op.ctx, constant, op.result_type(0), calculate)?)
}

/// Like [`fold_floats`], for integers.
pub fn fold_ints(
    op: OpRef<'_>,
    constants: &[Option<Attr>],
    mut calculate: impl FnMut(&ApInt) -> ApInt,
) -> Option<FoldResult> {
    let calculate = |number| match number {
        Number::Int(value) => Some(Number::Int(calculate(&value))),
        Number::Float(_) => None,
    };
    let constant = constants.first().copied().flatten();
    attr(unary(op.ctx, constant, op.result_type(0), calculate)?)
}

/// Like [`fold_floats`], for two constant operands of the same type.
pub fn fold_float_pairs(
    op: OpRef<'_>,
    constants: &[Option<Attr>],
    calculate: impl FnMut(ApFloat, ApFloat) -> Option<ApFloat>,
) -> Option<FoldResult> {
    attr(binary_float(op.ctx, constants, calculate)?)
}

/// Like [`fold_float_pairs`], for integers.
pub fn fold_int_pairs(
    op: OpRef<'_>,
    constants: &[Option<Attr>],
    calculate: impl FnMut(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<FoldResult> {
    attr(binary_int(op.ctx, constants, op.result_type(0), calculate)?)
}

/// Applies `calculate` to a constant elementwise. Returns `None` if `calculate` returns `None` for an element.
fn unary(
    ctx: &Context,
    constant: Option<Attr>,
    ty: Type,
    mut calculate: impl FnMut(Number) -> Option<Number>,
) -> Option<Attr> {
    let constant = constant?;
    if constant.is::<PoisonAttr>(ctx) {
        return Some(constant);
    }
    let dense = match Constant::of(ctx, constant) {
        Constant::Int(int) => {
            return scalar_attr(ctx, ty, calculate(Number::Int(int.value.clone()))?);
        }
        Constant::Float(float) => {
            return scalar_attr(ctx, ty, calculate(Number::Float(float.value.stored()))?);
        }
        Constant::Elements(dense) => dense,
        Constant::Other => return None,
    };
    let results: Vec<Number> = match (dense.ints(ctx), dense.floats(ctx)) {
        (Some(ints), _) => ints
            .map(|value| calculate(Number::Int(value)))
            .collect::<Option<_>>()?,
        (None, Some(floats)) => floats
            .map(|value| calculate(Number::Float(value)))
            .collect::<Option<_>>()?,
        (None, None) => return None,
    };
    if element_type(ctx, ty)?.is::<FloatType>(ctx) {
        let floats = results.into_iter().filter_map(|number| match number {
            Number::Float(value) => Some(value),
            Number::Int(_) => None,
        });
        return Some(DenseElementsAttr::from_floats(ctx, ty, floats));
    }
    let ints: Vec<ApInt> = results
        .into_iter()
        .filter_map(|number| match number {
            Number::Int(value) => Some(value),
            Number::Float(_) => None,
        })
        .collect();
    Some(DenseElementsAttr::from_ints(ctx, ty, &ints))
}

fn scalar_attr(ctx: &Context, ty: Type, number: Number) -> Option<Attr> {
    Some(match number {
        Number::Int(value) => ctx.attr(IntegerAttr { ty, value }),
        Number::Float(value) => ctx.attr(FloatAttr { ty, value }),
    })
}
