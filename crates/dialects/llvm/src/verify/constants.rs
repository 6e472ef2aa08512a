//! `llvm.mlir.constant`, `llvm.mlir.zero`.

use super::Verified;
use crate::attrs::{UndefAttr, ZeroAttr};
use crate::ops::{ConstantOpSignature, ZeroOpSignature};
use crate::types::{ArrayType, StructType, TargetExtType};
use terrace_builtin::attrs::{ArrayAttr, DenseElementsAttr, FloatAttr, IntegerAttr, array_value};
use terrace_builtin::constraints::is_elements;
use terrace_builtin::types::{
    FloatType, IntegerType, VectorType, element_type, num_elements, shape,
};
use terrace_ir::{Attr, Context, Reporter, StringAttr, Type};

pub(crate) fn zero(op: ZeroOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    let target = op.res_type().as_::<TargetExtType>(op.ctx);
    if target.is_some_and(|ty| !ty.has_zero_init()) {
        return Err(report.op_error(
            op,
            "target extension type does not support zero-initializer",
        ));
    }
    Ok(())
}

pub(crate) fn constant(op: ConstantOpSignature<'_>, report: &mut Reporter<'_>) -> Verified {
    check_constant(op.ctx, op.value(), op.res_type())
        .map_err(|message| report.op_error(op, message))
}

/// What is wrong with a constant of this value and type.
fn check_constant(ctx: &Context, value: Attr, ty: Type) -> Result<(), String> {
    if let Some(text) = value.as_::<StringAttr>(ctx) {
        let length = text.value.len() as u64;
        let fits = ty
            .as_::<ArrayType>(ctx)
            .is_some_and(|ty| ty.count == length && ty.element == Type::I8);
        return if fits {
            Ok(())
        } else {
            Err(format!(
                "expected array type of {length} i8 elements for the string constant"
            ))
        };
    }
    if let Some(body) = ty.as_::<StructType>(ctx) {
        return check_struct(ctx, value, body);
    }
    if ty.is::<TargetExtType>(ctx) {
        return Err("does not support target extension type.".to_owned());
    }
    if let Some(attr) = value.as_::<ArrayAttr>(ctx) {
        return match ty.as_::<ArrayType>(ctx) {
            Some(array) => check_array_of_structs(ctx, &attr.elements, array),
            None => Err("expected array or struct type for array attribute".to_owned()),
        };
    }
    if value.is::<IntegerAttr>(ctx) {
        return if ty.is::<IntegerType>(ctx) {
            Ok(())
        } else {
            Err("expected integer type".to_owned())
        };
    }
    if let Some(attr) = value.as_::<FloatAttr>(ctx) {
        return check_float(ctx, attr.ty, ty);
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

/// Whether an attribute stands for a value of any type.
fn is_zero_or_undef(ctx: &Context, value: Attr) -> bool {
    value.is::<ZeroAttr>(ctx) || value.is::<UndefAttr>(ctx)
}

/// Arrays of arrays of structs, written as lists of lists.
fn check_array_of_structs(ctx: &Context, values: &[Attr], ty: &ArrayType) -> Result<(), String> {
    // Types nest as deep as the text nests; the values at one depth are checked before the next.
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
        let inner = ty.element.as_::<ArrayType>(ctx);
        let body = ty.element.as_::<StructType>(ctx);
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

/// A float of type `from` as a constant of type `to`. Small floats may become integers of their width.
fn check_float(ctx: &Context, from: Type, to: Type) -> Result<(), String> {
    let kind = from.as_::<FloatType>(ctx).map(|ty| ty.kind);
    let wanted = to.as_::<FloatType>(ctx).map(|to| to.kind);
    if kind.is_some() && wanted.is_some_and(|wanted| kind != Some(wanted)) {
        return Err("attribute and type have different float semantics".to_owned());
    }
    let width = kind.map_or(0, |kind| kind.width());
    if let Some(to) = to.as_::<IntegerType>(ctx)
        && to.width != width
    {
        return Err(format!("expected integer type of width {width}"));
    }
    Ok(())
}

fn check_elements(ctx: &Context, value: Attr, ty: Type) -> Result<(), String> {
    let vector = ty.as_::<VectorType>(ctx);
    if vector.is_none() && !ty.is::<ArrayType>(ctx) {
        return Err("expected vector or array type".to_owned());
    }
    let splat = value
        .as_::<DenseElementsAttr>(ctx)
        .is_some_and(|dense| dense.splat);
    // Of an array's vectors, too.
    let mut inner = ty;
    while let Some(array) = inner.as_::<ArrayType>(ctx) {
        inner = array.element;
    }
    let vector = inner.as_::<VectorType>(ctx);
    if vector.is_some_and(|vector| vector.scalable.contains(&true)) {
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

/// How many scalars an array or vector has, in 64 bits, and of which type.
fn flattened(ctx: &Context, mut ty: Type) -> (i64, Type) {
    let mut count: i64 = 1;
    loop {
        if let Some(array) = ty.as_::<ArrayType>(ctx) {
            count = count.wrapping_mul(array.count as i64);
            ty = array.element;
        } else if let Some(vector) = ty.as_::<VectorType>(ctx) {
            count = vector
                .shape
                .iter()
                .fold(count, |count, &size| count.wrapping_mul(size));
            ty = vector.element;
        } else {
            return (count, ty);
        }
    }
}
