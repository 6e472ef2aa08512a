//! Verifies constraints of complex operations beyond their definitions.

use crate::ops::{BitcastOpRef, ConstantOpRef};
use terrace_builtin::constraints::ANY_FLOAT;
use terrace_builtin::types::{ComplexType, bit_width};
use terrace_builtin::{FloatAttr, IntegerAttr};
use terrace_ir::{Attr, Context, Failed, Reporter, Type, TypeClass};

type Verified = Result<(), Failed>;

pub(crate) fn constant(op: ConstantOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let &[real, imag] = op.value() else {
        return Err(report.op_error(
            op,
            "requires 'value' to be a complex constant, represented as array of two values",
        ));
    };
    let (Some(real), Some(imag)) = (number_type(ctx, real), number_type(ctx, imag)) else {
        return Err(report.op_error(
            op,
            "requires attribute's elements to be float or integer attributes",
        ));
    };
    let element = element_of(ctx, op.complex_type());
    if Some(real) != element || Some(imag) != element {
        let shown = |ty: Type| ctx.show_type(ty);
        let message = format!(
            "requires attribute's element types ({}, {}) to match the element type of the op's return type ({})",
            shown(real),
            shown(imag),
            element.map(shown).unwrap_or_default()
        );
        return Err(report.op_error(op, message));
    }
    Ok(())
}

/// Returns the type of an integer or float attribute.
fn number_type(ctx: &Context, attr: Attr) -> Option<Type> {
    if attr.is::<FloatAttr>(ctx) || attr.is::<IntegerAttr>(ctx) {
        attr.ty(ctx)
    } else {
        None
    }
}

/// Returns the element type of a complex type.
pub(crate) fn element_of(ctx: &Context, ty: Type) -> Option<Type> {
    Some(ty.as_::<ComplexType>(ctx)?.element)
}

pub(crate) fn bitcast(op: BitcastOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let (from, to) = (op.operand_type(), op.result_type());
    if from == to {
        return Ok(());
    }
    // The types that bitcasts accept.
    let fits = |ty: Type| {
        ty.class(ctx).intersects(
            TypeClass::SIGNLESS_INT
                .or(TypeClass::SIGNED_INT)
                .or(TypeClass::UNSIGNED_INT)
                .or(ANY_FLOAT.classes)
                .or(TypeClass::COMPLEX),
        )
    };
    report.refuse_if(op, !fits(from), "operand must be int/float/complex")?;
    report.refuse_if(op, !fits(to), "result must be int/float/complex")?;
    let is_complex = |ty: Type| ty.is::<ComplexType>(ctx);
    let message = "requires that either input or output has a complex type";
    report.refuse_if(op, is_complex(from) == is_complex(to), message)?;
    let width = |ty: Type| match element_of(ctx, ty) {
        Some(element) => bit_width(ctx, element).map(|width| 2 * width),
        None => bit_width(ctx, ty),
    };
    let message = "casting bitwidths do not match";
    report.refuse_if(op, width(from) != width(to), message)
}
