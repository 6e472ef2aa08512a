//! What valid arith operations are, beyond their definitions.

use crate::ops::*;
use std::cmp::Ordering;
use terrace_builtin::constraints::{i1_same_shape, is_elements};
use terrace_builtin::shapes::{
    cast_shapes_fit, is_shaped, verify_cast, verify_elementwise,
    verify_same_operands_and_result_shape,
};
use terrace_builtin::types::{bit_width, element_type_or_self, shape};
use terrace_builtin::{DenseElementsAttr, FloatAttr, IntegerAttr, IntegerType, Signedness};
use terrace_ir::{Context, Failed, Reporter, SignatureRef, Type, TypeClass};

type Verified = Result<(), Failed>;

const TENSOR: TypeClass = TypeClass::RANKED_TENSOR.or(TypeClass::UNRANKED_TENSOR);
const VALUE_SHAPED: TypeClass = TypeClass::VECTOR.or(TENSOR);
const INTEGER: TypeClass = TypeClass::SIGNLESS_INT
    .or(TypeClass::SIGNED_INT)
    .or(TypeClass::UNSIGNED_INT);

/// The element type of a vector or tensor, or of a memref when `memref` says so, or the type itself.
fn underlying(ctx: &Context, ty: Type, memref: bool) -> Option<Type> {
    let allowed = if memref {
        VALUE_SHAPED.or(TypeClass::MEMREF)
    } else {
        VALUE_SHAPED
    };
    (!is_shaped(ctx, ty) || ty.class(ctx).intersects(allowed))
        .then(|| element_type_or_self(ctx, ty))
}

/// What all casts have in common; `fits` decides on the two underlying types.
fn cast<'a>(
    op: impl Into<SignatureRef<'a>>,
    (from, to): (Type, Type),
    memref: bool,
    same_shape: bool,
    fits: fn(&Context, Type, Type) -> bool,
    report: &mut Reporter<'_>,
) -> Verified {
    let op = op.into();
    let ctx = op.ctx;
    let scalars = !is_shaped(ctx, from) && !is_shaped(ctx, to);
    if scalars && fits(ctx, from, to) && op.operand_types().len() == 1 {
        return Ok(());
    }
    let dims = |ty: Type| {
        if ty.class(ctx).intersects(TENSOR) {
            // Without a rank there are no sizes to compare; upstream takes them to be none.
            shape(ctx, ty).unwrap_or_default()
        } else {
            &[]
        }
    };
    if dims(from) != dims(to) {
        return Err(report.op_error(
            op,
            "failed to verify that input and output have the same tensor dimensions",
        ));
    }
    if same_shape {
        verify_same_operands_and_result_shape(op, report)?;
    }
    let compatible = cast_shapes_fit(ctx, from, to)
        && match (underlying(ctx, from, memref), underlying(ctx, to, memref)) {
            (Some(from), Some(to)) => fits(ctx, from, to),
            _ => false,
        };
    verify_cast(op, compatible, report)
}

fn widths(ctx: &Context, from: Type, to: Type, class: TypeClass) -> Option<Ordering> {
    let of = |ty: Type| {
        ty.class(ctx)
            .intersects(class)
            .then(|| bit_width(ctx, ty))
            .flatten()
    };
    Some(of(to)?.cmp(&of(from)?))
}

fn wider_int(ctx: &Context, from: Type, to: Type) -> bool {
    widths(ctx, from, to, INTEGER) == Some(Ordering::Greater)
}

fn narrower_int(ctx: &Context, from: Type, to: Type) -> bool {
    widths(ctx, from, to, INTEGER) == Some(Ordering::Less)
}

fn wider_float(ctx: &Context, from: Type, to: Type) -> bool {
    widths(ctx, from, to, TypeClass::FLOAT) == Some(Ordering::Greater)
}

fn narrower_float(ctx: &Context, from: Type, to: Type) -> bool {
    widths(ctx, from, to, TypeClass::FLOAT) == Some(Ordering::Less)
}

fn int_to_float(ctx: &Context, from: Type, to: Type) -> bool {
    from.class(ctx).intersects(INTEGER) && to.class(ctx).intersects(TypeClass::FLOAT)
}

fn float_to_int(ctx: &Context, from: Type, to: Type) -> bool {
    int_to_float(ctx, to, from)
}

fn index_and_int(ctx: &Context, from: Type, to: Type) -> bool {
    let (from, to) = (from.class(ctx), to.class(ctx));
    let pair = |a: TypeClass, b: TypeClass| {
        a.intersects(TypeClass::INDEX) && b.intersects(TypeClass::SIGNLESS_INT)
    };
    pair(from, to) || pair(to, from)
}

fn same_width(ctx: &Context, from: Type, to: Type) -> bool {
    widths(ctx, from, to, INTEGER.or(TypeClass::FLOAT)) == Some(Ordering::Equal)
}

pub(crate) fn extui(op: ExtUIOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), false, true, wider_int, report)
}

pub(crate) fn extsi(op: ExtSIOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), false, true, wider_int, report)
}

pub(crate) fn trunci(op: TruncIOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), false, true, narrower_int, report)
}

pub(crate) fn extf(op: ExtFOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), false, true, wider_float, report)
}

pub(crate) fn truncf(op: TruncFOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(
        op,
        (op.r#in(), op.out()),
        false,
        true,
        narrower_float,
        report,
    )
}

pub(crate) fn scaling_extf(op: ScalingExtFOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), false, false, wider_float, report)
}

pub(crate) fn scaling_truncf(
    op: ScalingTruncFOpSignature<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    cast(
        op,
        (op.r#in(), op.out()),
        false,
        false,
        narrower_float,
        report,
    )
}

pub(crate) fn uitofp(op: UIToFPOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), false, true, int_to_float, report)
}

pub(crate) fn sitofp(op: SIToFPOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), false, true, int_to_float, report)
}

pub(crate) fn fptoui(op: FPToUIOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), false, true, float_to_int, report)
}

pub(crate) fn fptosi(op: FPToSIOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), false, true, float_to_int, report)
}

pub(crate) fn index_cast(op: IndexCastOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), true, true, index_and_int, report)
}

pub(crate) fn index_castui(op: IndexCastUIOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), true, true, index_and_int, report)
}

pub(crate) fn bitcast(op: BitcastOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    cast(op, (op.r#in(), op.out()), true, true, same_width, report)
}

pub(crate) fn constant(op: ConstantOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, value, ty) = (op.ctx, op.value(), op.result());
    if let Some(ty) = ty.as_::<IntegerType>(ctx)
        && ty.signedness != Signedness::Signless
    {
        return Err(report.op_error(op, "integer return type must be signless"));
    }
    let elements = !value.is::<IntegerAttr>(ctx) && !value.is::<FloatAttr>(ctx);
    if elements && !is_elements(ctx, value) {
        return Err(report.op_error(op, "value must be an integer, float, or elements attribute"));
    }
    let splat = || {
        value
            .as_::<DenseElementsAttr>(ctx)
            .is_some_and(|dense| dense.splat)
    };
    if ty.class(ctx).intersects(TypeClass::SCALABLE) && !splat() {
        return Err(report.op_error(
            op,
            "intializing scalable vectors with elements attribute is not supported unless it's a vector splat",
        ));
    }
    Ok(())
}

pub(crate) fn select(op: SelectOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, condition, result) = (op.ctx, op.condition(), op.result());
    if condition == Type::I1 {
        return Ok(());
    }
    // `AllShapesMatch`: a scalar, which has no shape, matches nothing.
    let same = match (shape(ctx, condition), shape(ctx, result)) {
        (Some(a), Some(b)) => a == b,
        _ => !is_shaped(ctx, result) || is_shaped(ctx, condition) == is_shaped(ctx, result),
    };
    if !same || !is_shaped(ctx, result) {
        return Err(report.op_error(
            op,
            "failed to verify that condition is signless i1 or has matching shape",
        ));
    }
    verify_elementwise(*op, report)?;
    if !result.class(ctx).intersects(VALUE_SHAPED) {
        let shown = ctx.show_type(condition);
        return Err(report.op_error(
            op,
            format!("expected condition to be a signless i1, but got {shown}"),
        ));
    }
    let want = i1_same_shape(ctx, result).unwrap_or(Type::I1);
    if condition != want {
        let (want, got) = (ctx.show_type(want), ctx.show_type(condition));
        let message = format!(
            "expected condition type to have the same shape as the result type, expected {want}, but got {got}"
        );
        return Err(report.op_error(op, message));
    }
    Ok(())
}
