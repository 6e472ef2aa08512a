//! Folds casts.

use super::*;
use crate::enums::FastMathFlags;
use crate::ops::*;
use std::cmp::Ordering;
use terrace_builtin::elements::float_kind;
use terrace_numeric::{FloatKind, Status};

fn element_width(op: OpRef<'_>, ty: Type) -> Option<u32> {
    int_width(op.ctx, element_type_or_self(op.ctx, ty))
}

fn result_width(op: OpRef<'_>) -> Option<u32> {
    element_width(op, op.result_type(0))
}

fn result_kind(op: OpRef<'_>) -> Option<FloatKind> {
    float_kind(op.ctx, element_type_or_self(op.ctx, op.result_type(0)))
}

/// Folds a cast to its operand's type, like MLIR's fold of `CastOpInterface`. Such casts are invalid, but patterns
/// create them temporarily.
fn same_type(op: OpRef<'_>, operand: ValueId) -> Folds {
    (op.body.ty(operand) == op.result_type(0)).then_some(())?;
    value(operand)
}

fn from_int(op: OpRef<'_>, constants: Constants<'_>, cast: impl Fn(ApInt) -> Number) -> Folds {
    let folded = unary(
        op.ctx,
        constants[0],
        op.result_type(0),
        |number| match number {
            Number::Int(value) => Some(cast(value)),
            Number::Float(_) => None,
        },
    );
    attr(folded?)
}

fn from_float(
    op: OpRef<'_>,
    constants: Constants<'_>,
    cast: impl Fn(ApFloat) -> Option<Number>,
) -> Folds {
    let folded = unary(
        op.ctx,
        constants[0],
        op.result_type(0),
        |number| match number {
            Number::Float(value) => cast(value),
            Number::Int(_) => None,
        },
    );
    attr(folded?)
}

pub(crate) fn extui(op: ExtUIOpRef<'_>, constants: Constants<'_>) -> Folds {
    if let Some(inner) = op.defined_by::<ExtUIOp>(op.r#in()) {
        return set_operand(*op, inner.r#in());
    }
    let width = result_width(*op)?;
    from_int(*op, constants, |value| {
        Number::Int(value.zext_or_trunc(width))
    })
    .or_else(|| same_type(*op, op.r#in()))
}

pub(crate) fn extsi(op: ExtSIOpRef<'_>, constants: Constants<'_>) -> Folds {
    if let Some(inner) = op.defined_by::<ExtSIOp>(op.r#in()) {
        return set_operand(*op, inner.r#in());
    }
    let width = result_width(*op)?;
    from_int(*op, constants, |value| {
        Number::Int(value.sext_or_trunc(width))
    })
    .or_else(|| same_type(*op, op.r#in()))
}

pub(crate) fn trunci(op: TruncIOpRef<'_>, constants: Constants<'_>) -> Folds {
    let width = result_width(*op)?;
    let unsigned = op.defined_by::<ExtUIOp>(op.r#in()).map(|cast| cast.r#in());
    let signed = || op.defined_by::<ExtSIOp>(op.r#in()).map(|cast| cast.r#in());
    if let Some(source) = unsigned.or_else(signed) {
        let from = op.body.ty(source);
        if element_width(*op, from)? > width {
            return set_operand(*op, source);
        }
        if from == op.out_type() {
            return value(source);
        }
    }
    if let Some(inner) = op.defined_by::<TruncIOp>(op.r#in()) {
        let flags = op.overflow_flags();
        // All truncated bits are covered only by flags that both operations have.
        let both = flags.common(inner.overflow_flags());
        let mut parts = NewParts::default().operand(*op, 0, inner.r#in());
        if both != flags {
            parts = parts.prop(TruncIOp::OVERFLOW_FLAGS, both.attr(op.ctx));
        }
        return Some(parts.into());
    }
    from_int(*op, constants, |value| {
        Number::Int(value.zext_or_trunc(width))
    })
    .or_else(|| same_type(*op, op.r#in()))
}

fn may_contract(flags: Option<FastMathFlags>) -> bool {
    flags.is_some_and(|flags| flags.contains(FastMathFlags::CONTRACT))
}

pub(crate) fn extf(op: ExtFOpRef<'_>, constants: Constants<'_>) -> Folds {
    if let Some(inner) = op.defined_by::<TruncFOp>(op.r#in())
        && inner.in_type() == op.out_type()
        && may_contract(inner.fastmath())
        && may_contract(op.fastmath())
    {
        return value(inner.r#in());
    }
    let kind = result_kind(*op)?;
    from_float(*op, constants, |value| {
        value.convert_exactly(kind).map(Number::Float)
    })
}

/// Returns true if a wider format represents all values of a narrower one, and its normal numbers as normal numbers.
/// A format without a mantissa may have exponents that the wider format lacks.
fn has_all_of(wide: FloatKind, narrow: FloatKind) -> bool {
    let ends = [
        ApFloat::largest(narrow, false),
        ApFloat::smallest_normalized(narrow, false),
    ];
    let least = ApFloat::smallest_normalized(wide, false);
    let is_normal = |end: ApFloat| end.compare(least).is_some_and(Ordering::is_ge);
    let fits = |end: &ApFloat| end.convert_lossless(wide).is_some_and(is_normal);
    ends.iter().all(fits)
}

pub(crate) fn truncf(op: TruncFOpRef<'_>, constants: Constants<'_>) -> Folds {
    let kind = result_kind(*op)?;
    if let Some(inner) = op.defined_by::<ExtFOp>(op.r#in())
        && let (source, from) = (inner.r#in(), inner.in_type())
        && let Some(source_kind) = float_kind(op.ctx, element_type_or_self(op.ctx, from))
        && let Some(between) = float_kind(op.ctx, element_type_or_self(op.ctx, op.in_type()))
        && has_all_of(between, source_kind)
    {
        if source_kind.width() > kind.width() {
            return set_operand(*op, source);
        }
        // A round trip from the result type returns the source.
        if from == op.out_type() {
            return value(source);
        }
    }
    // The conversion must be exact, so the rounding mode has no effect.
    from_float(*op, constants, |value| {
        value.convert_exactly(kind).map(Number::Float)
    })
}

fn int_to_float(op: OpRef<'_>, constants: Constants<'_>, signed: bool) -> Folds {
    let kind = result_kind(op)?;
    from_int(op, constants, |value| {
        Number::Float(ApFloat::computed_from_int(kind, &value, signed))
    })
}

pub(crate) fn uitofp(op: UIToFPOpRef<'_>, constants: Constants<'_>) -> Folds {
    int_to_float(*op, constants, false)
}

pub(crate) fn sitofp(op: SIToFPOpRef<'_>, constants: Constants<'_>) -> Folds {
    int_to_float(*op, constants, true)
}

/// Folds a conversion to an integer, unless the integer type cannot represent the value.
fn float_to_int(op: OpRef<'_>, constants: Constants<'_>, signed: bool) -> Folds {
    let width = result_width(op)?;
    from_float(op, constants, |value| {
        let converted = value.to_apint(width, signed);
        (!converted.status.contains(Status::INVALID)).then_some(Number::Int(converted.value))
    })
}

pub(crate) fn fptoui(op: FPToUIOpRef<'_>, constants: Constants<'_>) -> Folds {
    float_to_int(*op, constants, false)
}

pub(crate) fn fptosi(op: FPToSIOpRef<'_>, constants: Constants<'_>) -> Folds {
    float_to_int(*op, constants, true)
}

pub(crate) fn index_cast(op: IndexCastOpRef<'_>, constants: Constants<'_>) -> Folds {
    let width = result_width(*op)?;
    from_int(*op, constants, |value| {
        Number::Int(value.sext_or_trunc(width))
    })
    .or_else(|| same_type(*op, op.r#in()))
}

pub(crate) fn index_castui(op: IndexCastUIOpRef<'_>, constants: Constants<'_>) -> Folds {
    let width = result_width(*op)?;
    from_int(*op, constants, |value| {
        Number::Int(value.zext_or_trunc(width))
    })
    .or_else(|| same_type(*op, op.r#in()))
}

pub(crate) fn bitcast(op: BitcastOpRef<'_>, constants: Constants<'_>) -> Folds {
    let (ctx, ty) = (op.ctx, op.out_type());
    let Some(constant) = constants[0] else {
        return same_type(*op, op.r#in());
    };
    if let Constant::Elements(dense) = Constant::of(ctx, constant) {
        return attr(ctx.attr(DenseElementsAttr {
            ty,
            ..dense.clone()
        }));
    }
    // As upstream, no other constants with elements fold, not even poison.
    if element_type(ctx, ty).is_some() {
        return same_type(*op, op.r#in());
    }
    let kind = float_kind(ctx, ty);
    let folded = unary(ctx, Some(constant), ty, |number| {
        let bits = match number {
            Number::Int(value) => value,
            Number::Float(value) => value.to_apint_bits(),
        };
        Some(match kind {
            Some(kind) => Number::Float(ApFloat::from_apint_bits(kind, &bits)),
            None => Number::Int(bits),
        })
    });
    attr(folded?)
}
