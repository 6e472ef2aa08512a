//! Verifies `llvm.mlir.constant` and `llvm.mlir.zero`.

use super::Verified;
use crate::attrs::{UndefAttr, ZeroAttr};
use crate::ops::{ConstantOpRef, ZeroOpRef};
use crate::types::{ArrayType, LlvmType, StructType};
use terrace_builtin::attrs::{FloatAttr, IntegerAttr, array_value};
use terrace_builtin::constraints::is_elements;
use terrace_builtin::elements::{Constant, float_kind};
use terrace_builtin::types::{
    FloatType, IntegerType, VectorType, bit_width, element_type, num_elements, shape,
};
use terrace_ir::{Attr, Context, Reporter, Type, TypeClass};

pub(crate) fn zero(op: ZeroOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if let LlvmType::TargetExt(target) = LlvmType::of(op.ctx, op.res_type())
        && !target.has_zero_init()
    {
        return Err(report.op_error(
            op,
            "target extension type does not support zero-initializer",
        ));
    }
    Ok(())
}

pub(crate) fn constant(op: ConstantOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    check_constant(op.ctx, op.value(), op.res_type())
        .map_err(|message| report.op_error(op, message))
}

/// Returns true if a type is an array of `length` bytes.
pub(super) fn is_string_type(ctx: &Context, ty: Type, length: u64) -> bool {
    match LlvmType::of(ctx, ty) {
        LlvmType::Array(array) => array.count == length && array.element == Type::I8,
        _ => false,
    }
}

/// Checks that a constant's value fits its type.
fn check_constant(ctx: &Context, value: Attr, ty: Type) -> Result<(), String> {
    if let Some(text) = value.bytes(ctx) {
        let length = text.len() as u64;
        return if is_string_type(ctx, ty, length) {
            Ok(())
        } else {
            Err(format!(
                "expected array type of {length} i8 elements for the string constant"
            ))
        };
    }
    match (LlvmType::of(ctx, ty), array_value(ctx, value)) {
        (LlvmType::Struct(body), _) => return check_struct(ctx, value, body),
        (LlvmType::TargetExt(_), _) => {
            return Err("does not support target extension type.".to_owned());
        }
        (LlvmType::Array(array), Some(elements)) => {
            return check_array_of_structs(ctx, elements, array);
        }
        (_, Some(_)) => {
            return Err("expected array or struct type for array attribute".to_owned());
        }
        (_, None) => (),
    }
    match Constant::of(ctx, value) {
        Constant::Int(_) if ty.is::<IntegerType>(ctx) => return Ok(()),
        Constant::Int(_) => return Err("expected integer type".to_owned()),
        Constant::Float(float) => return check_float(ctx, float.ty, ty),
        Constant::Elements(_) | Constant::Other => (),
    }
    if is_elements(ctx, value) {
        return check_elements(ctx, value, ty);
    }
    Err("only supports integer, float, string or elements attributes".to_owned())
}

fn check_struct(ctx: &Context, value: Attr, body: &StructType) -> Result<(), String> {
    let Some(values) = array_value(ctx, value) else {
        return Err("expected array attribute for struct type".to_owned());
    };
    let types = body.elements();
    if values.len() != types.len() {
        return Err(format!("expected array attribute of size {}", types.len()));
    }
    for (index, (&value, &ty)) in values.iter().zip(types).enumerate() {
        if !ty.is::<IntegerType>(ctx) && !ty.is::<FloatType>(ctx) {
            return Err(
                "expected struct element types to be floating point type or integer type"
                    .to_owned(),
            );
        }
        if !value.is::<IntegerAttr>(ctx) && !value.is::<FloatAttr>(ctx) {
            return Err(
                "expected element of array attribute to be floating point or integer".to_owned(),
            );
        }
        if value.ty(ctx) != Some(ty) {
            return Err(format!("struct element at index {index} is of wrong type"));
        }
    }
    Ok(())
}

/// Returns true if an attribute is a value for any type: `zero` or `undef`.
fn is_zero_or_undef(ctx: &Context, value: Attr) -> bool {
    value.is::<ZeroAttr>(ctx) || value.is::<UndefAttr>(ctx)
}

/// Checks nested arrays of structs, written as nested lists.
fn check_array_of_structs(ctx: &Context, values: &[Attr], ty: &ArrayType) -> Result<(), String> {
    // The traversal is breadth-first and not recursive, because types can nest as deeply as the text.
    let (mut level, mut ty, mut dimension) = (vec![values], ty, 0);
    loop {
        for values in &level {
            if values.len() as u64 != ty.count {
                return Err(format!(
                    "array attribute size does not match array type size in dimension {dimension}: {} vs. {}",
                    values.len(),
                    ty.count
                ));
            }
        }
        let (inner, body) = match LlvmType::of(ctx, ty.element) {
            LlvmType::Array(array) => (Some(array), None),
            LlvmType::Struct(body) => (None, Some(body)),
            _ => (None, None),
        };
        let mut next = Vec::new();
        for values in level {
            if inner.is_none() && body.is_none() {
                return Err(
                    "for array with an array attribute must have a struct element type".to_owned(),
                );
            }
            for (index, &value) in values.iter().enumerate() {
                if is_zero_or_undef(ctx, value) {
                    continue;
                }
                let Some(list) = array_value(ctx, value) else {
                    let place = match inner {
                        Some(_) => format!("sub-array in dimension {dimension} at index {index}"),
                        None => format!("struct element at index {index}"),
                    };
                    return Err(format!(
                        "nested attribute for {place} must be a zero, or undef, or array attribute"
                    ));
                };
                if let Some(body) = body
                    && list.len() != body.elements().len()
                {
                    return Err(format!(
                        "nested array attribute size for struct element at index {index} must match struct size: {} vs. {}",
                        list.len(),
                        body.elements().len()
                    ));
                }
                next.push(list);
            }
        }
        match inner {
            Some(array) => (level, ty, dimension) = (next, array, dimension + 1),
            None => return Ok(()),
        }
    }
}

/// Checks that a float of type `from` can be a constant of type `to`. Small floats can be constants of an integer
/// type of the same width.
fn check_float(ctx: &Context, from: Type, to: Type) -> Result<(), String> {
    let (kind, wanted) = (float_kind(ctx, from), float_kind(ctx, to));
    if kind.is_some() && wanted.is_some_and(|wanted| kind != Some(wanted)) {
        return Err("attribute and type have different float semantics".to_owned());
    }
    let width = kind.map_or(0, |kind| kind.width());
    if to.is::<IntegerType>(ctx) && bit_width(ctx, to) != Some(width) {
        return Err(format!("expected integer type of width {width}"));
    }
    Ok(())
}

fn check_elements(ctx: &Context, value: Attr, ty: Type) -> Result<(), String> {
    if !ty.is::<VectorType>(ctx) && !ty.is::<ArrayType>(ctx) {
        return Err("expected vector or array type".to_owned());
    }
    let splat = matches!(Constant::of(ctx, value), Constant::Elements(dense) if dense.splat);
    // This also covers arrays of vectors.
    let mut inner = ty;
    while let LlvmType::Array(array) = LlvmType::of(ctx, inner) {
        inner = array.element;
    }
    if inner.class(ctx).intersects(TypeClass::SCALABLE) {
        return match splat {
            true => Ok(()),
            false => Err("scalable vector type requires a splat attribute".to_owned()),
        };
    }
    let attr_ty = value.ty(ctx).unwrap_or(ty);
    let have = shape(ctx, attr_ty).and_then(num_elements).unwrap_or(0);
    let (want, element) = flattened(ctx, ty);
    if want != have {
        return Err(format!(
            "type and attribute have a different number of elements: {want} vs. {have}"
        ));
    }
    match element_type(ctx, attr_ty) {
        Some(from) if from.is::<FloatType>(ctx) => check_float(ctx, from, element),
        Some(from) if from == Type::INDEX || from.is::<IntegerType>(ctx) => {
            if element.is::<IntegerType>(ctx) {
                Ok(())
            } else {
                Err("expected integer element type for integer elements attribute".to_owned())
            }
        }
        _ => Ok(()),
    }
}

/// Returns the number of scalars in an array or vector, wrapped to 64 bits, and their type.
fn flattened(ctx: &Context, mut ty: Type) -> (i64, Type) {
    let mut count: i64 = 1;
    loop {
        match LlvmType::of(ctx, ty) {
            LlvmType::Array(array) => {
                count = count.wrapping_mul(array.count as i64);
                ty = array.element;
            }
            LlvmType::Vector(vector) => {
                let sizes = vector.shape.iter();
                count = sizes.fold(count, |count, &size| count.wrapping_mul(size));
                ty = vector.element;
            }
            _ => return (count, ty),
        }
    }
}
