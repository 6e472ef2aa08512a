//! Verifies constraints of arith operations beyond their definitions.

use crate::ops::*;
use std::cmp::Ordering;
use terrace_builtin::constraints::{i1_same_shape, is_elements};
use terrace_builtin::elements::Constant;
use terrace_builtin::shapes::{
    cast_shapes_fit, is_shaped, verify_cast, verify_elementwise,
    verify_same_operands_and_result_shape,
};
use terrace_builtin::types::{bit_width, element_type_or_self, shape};
use terrace_builtin::{FloatAttr, IntegerAttr};
use terrace_ir::interfaces::CastOpInterface;
use terrace_ir::{Context, Failed, OpRef, OpView, Registry, Reporter, Type, TypeClass};

type Verified = Result<(), Failed>;

const TENSOR: TypeClass = TypeClass::RANKED_TENSOR.or(TypeClass::UNRANKED_TENSOR);
const VALUE_SHAPED: TypeClass = TypeClass::VECTOR.or(TENSOR);
const INTEGER: TypeClass = TypeClass::SIGNLESS_INT
    .or(TypeClass::SIGNED_INT)
    .or(TypeClass::UNSIGNED_INT);

/// Returns the element type of a vector or tensor (or of a memref if `memref` is true), or the type itself.
fn underlying(ctx: &Context, ty: Type, memref: bool) -> Option<Type> {
    let allowed = if memref {
        VALUE_SHAPED.or(TypeClass::MEMREF)
    } else {
        VALUE_SHAPED
    };
    (!is_shaped(ctx, ty) || ty.class(ctx).intersects(allowed))
        .then(|| element_type_or_self(ctx, ty))
}

/// A cast between types of the same shape.
pub(crate) struct Cast {
    /// True if memrefs can also be cast.
    memref: bool,
    /// True if all operands and the result must have the same shape. Otherwise, a scale may have another shape.
    same_shape: bool,
    /// Compares the two underlying types.
    fits: fn(&Context, Type, Type) -> bool,
}

impl CastOpInterface for Cast {
    /// Checks the first input, which is the cast operand.
    fn are_cast_compatible(&self, ctx: &Context, inputs: &[Type], outputs: &[Type]) -> bool {
        let (Some(&from), &[to]) = (inputs.first(), outputs) else {
            return false;
        };
        cast_shapes_fit(ctx, from, to)
            && match (
                underlying(ctx, from, self.memref),
                underlying(ctx, to, self.memref),
            ) {
                (Some(from), Some(to)) => (self.fits)(ctx, from, to),
                _ => false,
            }
    }
}

/// Performs the checks that all casts share.
fn cast(
    op: OpRef<'_>,
    (from, to): (Type, Type),
    cast: &Cast,
    report: &mut Reporter<'_>,
) -> Verified {
    let ctx = op.ctx;
    let scalars = !is_shaped(ctx, from) && !is_shaped(ctx, to);
    if scalars && (cast.fits)(ctx, from, to) && op.operand_types().len() == 1 {
        return Ok(());
    }
    let dims = |ty: Type| {
        if ty.class(ctx).intersects(TENSOR) {
            // An unranked tensor has no sizes to compare. Upstream treats it like a tensor of rank 0.
            shape(ctx, ty).unwrap_or_default()
        } else {
            &[]
        }
    };
    let message = "failed to verify that input and output have the same tensor dimensions";
    report.refuse_if(op, dims(from) != dims(to), message)?;
    if cast.same_shape {
        verify_same_operands_and_result_shape(op, report)?;
    }
    verify_cast(cast, op, report)
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

macro_rules! casts {
    ($($name:ident = $op:ident, $signature:ident, $memref:literal, $same_shape:literal, $fits:ident;)*) => {
        $(pub(crate) fn $name(op: $signature<'_>, report: &mut Reporter<'_>) -> Verified {
            let model = Cast { memref: $memref, same_shape: $same_shape, fits: $fits };
            cast(*op, (op.in_type(), op.out_type()), &model, report)
        })*

        pub(crate) fn register(registry: &mut Registry) {
            $(registry.attach::<dyn CastOpInterface>(
                crate::ops::$op::DEF,
                &Cast { memref: $memref, same_shape: $same_shape, fits: $fits },
            );)*
        }
    };
}

// Columns: memrefs can be cast; all shapes must be equal; check of the underlying types.
casts! {
    extui = ExtUIOp, ExtUIOpRef, false, true, wider_int;
    extsi = ExtSIOp, ExtSIOpRef, false, true, wider_int;
    trunci = TruncIOp, TruncIOpRef, false, true, narrower_int;
    extf = ExtFOp, ExtFOpRef, false, true, wider_float;
    truncf = TruncFOp, TruncFOpRef, false, true, narrower_float;
    scaling_extf = ScalingExtFOp, ScalingExtFOpRef, false, false, wider_float;
    scaling_truncf = ScalingTruncFOp, ScalingTruncFOpRef, false, false, narrower_float;
    uitofp = UIToFPOp, UIToFPOpRef, false, true, int_to_float;
    sitofp = SIToFPOp, SIToFPOpRef, false, true, int_to_float;
    fptoui = FPToUIOp, FPToUIOpRef, false, true, float_to_int;
    fptosi = FPToSIOp, FPToSIOpRef, false, true, float_to_int;
    index_cast = IndexCastOp, IndexCastOpRef, true, true, index_and_int;
    index_castui = IndexCastUIOp, IndexCastUIOpRef, true, true, index_and_int;
    bitcast = BitcastOp, BitcastOpRef, true, true, same_width;
}

pub(crate) fn constant(op: ConstantOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, value, ty) = (op.ctx, op.value(), op.result_type());
    let with_sign = TypeClass::SIGNED_INT.or(TypeClass::UNSIGNED_INT);
    let message = "integer return type must be signless";
    report.refuse_if(op, ty.class(ctx).intersects(with_sign), message)?;
    let elements = !value.is::<IntegerAttr>(ctx) && !value.is::<FloatAttr>(ctx);
    let message = "value must be an integer, float, or elements attribute";
    report.refuse_if(op, elements && !is_elements(ctx, value), message)?;
    let splat = || matches!(Constant::of(ctx, value), Constant::Elements(dense) if dense.splat);
    if ty.class(ctx).intersects(TypeClass::SCALABLE) && !splat() {
        return Err(report.op_error(
            op,
            "intializing scalable vectors with elements attribute is not supported unless it's a vector splat",
        ));
    }
    Ok(())
}

pub(crate) fn select(op: SelectOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, condition, result) = (op.ctx, op.condition_type(), op.result_type());
    if condition == Type::I1 {
        return Ok(());
    }
    // `AllShapesMatch`: a scalar has no shape and therefore matches nothing.
    let same = match (shape(ctx, condition), shape(ctx, result)) {
        (Some(a), Some(b)) => a == b,
        _ => !is_shaped(ctx, result) || is_shaped(ctx, condition) == is_shaped(ctx, result),
    };
    let message = "failed to verify that condition is signless i1 or has matching shape";
    report.refuse_if(op, !same || !is_shaped(ctx, result), message)?;
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
