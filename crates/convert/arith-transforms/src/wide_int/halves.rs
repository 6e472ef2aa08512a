//! Extracts the halves of wide integers from converted values, and joins halves into converted values.
//!
//! A half of a scalar is a scalar: `i32` of `vector<2xi32>`. A half of a vector has a last dimension of one element:
//! `vector<3x1xi32>` of `vector<3x2xi32>`. This dimension is dropped when the half leaves the emulation. A half of a
//! rank-0 vector is a scalar, because the converted vector has one dimension.

use terrace_arith::ConstantOp;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::elements::{int_or_splat, int_width};
use terrace_builtin::types::{VectorType, element_type_or_self};
use terrace_ir::{Attr, Builder, Context, SmallVec, Type, ValueId};
use terrace_rewrite::{ConversionRewriter, NoMatch};
use terrace_vector::{
    BroadcastOp, ExtractOp, ExtractStridedSliceOp, InsertOp, InsertStridedSliceOp, ShapeCastOp,
};

/// The converted type of a wide integer, or of a vector of wide integers.
#[derive(Clone, Copy)]
pub(crate) struct Wide {
    /// The type: `vector<..x2xiN>`.
    pub ty: Type,
    /// `iN`
    pub narrow: Type,
    /// The width of `iN`.
    pub width: u32,
    /// The type of a half: `iN` or `vector<..x1xiN>`.
    pub half: Type,
}

impl Wide {
    /// Returns the converted type of a wide integer or a vector of wide integers, with the converter of the current
    /// pattern.
    pub(crate) fn of(rw: &mut ConversionRewriter<'_>, ty: Type) -> Result<Wide, NoMatch> {
        let ctx = rw.ctx();
        let converted = rw.convert_type(ty)?;
        let vector = converted
            .as_::<VectorType>(ctx)
            .filter(|_| converted != ty)
            .ok_or("the type is not a wide integer")?;
        let narrow = vector.element;
        let width = int_width(ctx, narrow).ok_or("the type is not a wide integer")?;
        let half = match &vector.shape[..] {
            [_] => narrow,
            [outer @ .., _] => {
                let mut shape: SmallVec<[i64; 4]> = outer.into();
                shape.push(1);
                VectorType::fixed(ctx, &shape, narrow)
            }
            [] => return Err(NoMatch::because("the type is not a wide integer")),
        };
        Ok(Wide {
            ty: converted,
            narrow,
            width,
            half,
        })
    }
}

fn i64s(ctx: &Context, values: impl IntoIterator<Item = i64>) -> Vec<Attr> {
    values.into_iter().map(|value| ctx.i64(value)).collect()
}

/// Returns the shape of a vector without its last dimension, or `None` for a scalar.
fn outer_shape(builder: &Builder<'_>, value: ValueId) -> Option<SmallVec<[i64; 4]>> {
    let ty = builder.body().ty(value);
    let shape = &ty.as_::<VectorType>(builder.ctx)?.shape;
    let (_, outer) = shape.split_last()?;
    Some(outer.into())
}

/// Extracts the half with index `at` from a converted value.
pub(crate) fn half(builder: &mut Builder<'_>, wide: Wide, value: ValueId, at: i64) -> ValueId {
    let ctx = builder.ctx;
    let outer = outer_shape(builder, value).unwrap_or_default();
    if outer.is_empty() {
        return builder.create_value(ExtractOp::spec(wide.narrow, value, &[], &[at]));
    }
    let offsets = i64s(ctx, outer.iter().map(|_| 0).chain([at]));
    let sizes = i64s(ctx, outer.iter().copied().chain([1]));
    let strides = i64s(ctx, outer.iter().map(|_| 1).chain([1]));
    let spec = ExtractStridedSliceOp::spec(wide.half, value, &offsets, &sizes, &strides);
    builder.create_value(spec)
}

/// Extracts both halves of a converted value, the low half first.
pub(crate) fn halves(builder: &mut Builder<'_>, wide: Wide, value: ValueId) -> [ValueId; 2] {
    [0, 1].map(|at| half(builder, wide, value, at))
}

/// Inserts `part` into `value` as the half with index `at`.
pub(crate) fn insert_half(
    builder: &mut Builder<'_>,
    part: ValueId,
    value: ValueId,
    at: i64,
) -> ValueId {
    let ctx = builder.ctx;
    let outer = outer_shape(builder, value).unwrap_or_default();
    if outer.is_empty() {
        return builder.create_value(InsertOp::spec(part, value, &[], &[at]));
    }
    let offsets = i64s(ctx, outer.iter().map(|_| 0).chain([at]));
    let strides = i64s(ctx, outer.iter().map(|_| 1).chain([1]));
    builder.create_value(InsertStridedSliceOp::spec(part, value, &offsets, &strides))
}

/// Creates a constant of an integer type or a vector of integers.
pub(crate) fn constant(builder: &mut Builder<'_>, ty: Type, value: i64) -> ValueId {
    let value = int_or_splat(builder.ctx, ty, value);
    builder.create_value(ConstantOp::spec(value))
}

/// Joins halves into a converted value, the low half first.
pub(crate) fn join(builder: &mut Builder<'_>, wide: Wide, halves: [ValueId; 2]) -> ValueId {
    let zero = constant(builder, wide.ty, 0);
    let low = insert_half(builder, halves[0], zero, 0);
    insert_half(builder, halves[1], low, 1)
}

/// Reshapes a half to the shape of the wide integers, whose type is `like`, by dropping the unit last dimension. A
/// scalar is returned unchanged, or broadcast to a rank-0 vector.
pub(crate) fn drop_last_dim(builder: &mut Builder<'_>, value: ValueId, like: Type) -> ValueId {
    match outer_shape(builder, value) {
        Some(shape) => reshape(builder, value, &shape),
        None if like.is::<VectorType>(builder.ctx) => {
            let ty = VectorType::fixed(builder.ctx, &[], builder.body().ty(value));
            builder.create_value(BroadcastOp::spec(ty, value))
        }
        None => value,
    }
}

/// Reshapes a vector to the shape of halves, by appending a unit last dimension. For a rank-0 vector, returns the
/// element. A scalar is returned unchanged.
pub(crate) fn append_last_dim(builder: &mut Builder<'_>, value: ValueId) -> ValueId {
    let ty = builder.body().ty(value);
    let Some(vector) = ty.as_::<VectorType>(builder.ctx) else {
        return value;
    };
    if vector.shape.is_empty() {
        let element = vector.element;
        return builder.create_value(ExtractOp::spec(element, value, &[], &[]));
    }
    let mut shape: SmallVec<[i64; 4]> = vector.shape[..].into();
    shape.push(1);
    reshape(builder, value, &shape)
}

fn reshape(builder: &mut Builder<'_>, value: ValueId, shape: &[i64]) -> ValueId {
    let element = element_type_or_self(builder.ctx, builder.body().ty(value));
    let ty = VectorType::fixed(builder.ctx, shape, element);
    builder.create_value(ShapeCastOp::spec(ty, value))
}
