//! Helpers that create the operations of the patterns.

pub use crate::contract::transpose;
use terrace_arith::{AddIOp, ConstantOp};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::elements::{float_kind, float_or_splat, int_or_splat};
use terrace_builtin::types::{VectorType, element_type_or_self};
use terrace_ir::{Attr, Context, Type, TypeClass, ValueId};
use terrace_numeric::ApFloat;
use terrace_rewrite::Rewriter;
use terrace_ub::PoisonOp;
use terrace_vector::matching::part;
use terrace_vector::{
    BroadcastOp, ExtractOp, ExtractStridedSliceOp, InsertOp, InsertStridedSliceOp, ShapeCastOp,
    ShuffleOp,
};

/// Returns the zero of a number or vector type, or `None` for any other type.
pub fn zero_attr(ctx: &Context, ty: Type) -> Option<Attr> {
    let element = element_type_or_self(ctx, ty);
    if let Some(kind) = float_kind(ctx, element) {
        return Some(float_or_splat(ctx, ty, ApFloat::zero(kind, false)));
    }
    const INT: TypeClass = TypeClass::SIGNLESS_INT
        .or(TypeClass::SIGNED_INT)
        .or(TypeClass::UNSIGNED_INT)
        .or(TypeClass::INDEX);
    let is_int = element.class(ctx).intersects(INT);
    is_int.then(|| int_or_splat(ctx, ty, 0))
}

/// Returns a vector type without its first `count` dimensions.
pub fn drop_dims(ctx: &Context, ty: &VectorType, count: usize) -> Type {
    ctx.ty(ty.without_first(count))
}

/// Returns the type of a value, if it is a vector.
pub fn vector_of<'c>(rw: &dyn Rewriter<'c>, value: ValueId) -> Option<&'c VectorType> {
    rw.body().ty(value).as_(rw.ctx())
}

/// Creates `ub.poison`.
pub fn poison(rw: &mut dyn Rewriter<'_>, ty: Type) -> ValueId {
    rw.create_value(PoisonOp::spec(ty))
}

/// Creates `arith.constant`.
pub fn constant(rw: &mut dyn Rewriter<'_>, value: Attr) -> ValueId {
    rw.create_value(ConstantOp::spec(value))
}

/// Creates `arith.constant` of type `index`.
pub fn index(rw: &mut dyn Rewriter<'_>, value: i64) -> ValueId {
    let value = rw.ctx().index(value);
    constant(rw, value)
}

/// Creates `first + offset`, or returns `first` if the offset is 0.
pub fn place_after(rw: &mut dyn Rewriter<'_>, first: ValueId, offset: i64) -> ValueId {
    if offset == 0 {
        return first;
    }
    let offset = index(rw, offset);
    rw.create_value(AddIOp::spec(first, offset))
}

/// Creates `vector.broadcast`.
pub fn broadcast(rw: &mut dyn Rewriter<'_>, ty: Type, source: ValueId) -> ValueId {
    rw.create_value(BroadcastOp::spec(ty, source))
}

/// Creates `vector.shape_cast`.
pub fn shape_cast(rw: &mut dyn Rewriter<'_>, ty: Type, source: ValueId) -> ValueId {
    rw.create_value(ShapeCastOp::spec(ty, source))
}

/// Creates `vector.shuffle`.
pub fn shuffle(rw: &mut dyn Rewriter<'_>, [a, b]: [ValueId; 2], mask: &[i64]) -> ValueId {
    rw.create_value(ShuffleOp::spec(a, b, mask))
}

/// Creates `vector.extract` at a static position.
pub fn extract(rw: &mut dyn Rewriter<'_>, source: ValueId, position: &[i64]) -> ValueId {
    let from = rw.body().ty(source);
    let ty = part(rw.ctx(), from, position.len()).unwrap_or(from);
    rw.create_value(ExtractOp::spec(ty, source, &[], position))
}

/// Creates `vector.insert` at a static position.
pub fn insert(
    rw: &mut dyn Rewriter<'_>,
    value: ValueId,
    dest: ValueId,
    position: &[i64],
) -> ValueId {
    rw.create_value(InsertOp::spec(value, dest, &[], position))
}

/// Returns 64-bit integer attributes.
pub fn i64s(ctx: &Context, values: &[i64]) -> Vec<Attr> {
    values.iter().map(|&value| ctx.i64(value)).collect()
}

/// Creates `vector.insert_strided_slice`.
pub fn insert_slice(
    rw: &mut dyn Rewriter<'_>,
    value: ValueId,
    dest: ValueId,
    offsets: &[i64],
    strides: &[i64],
) -> ValueId {
    let ctx = rw.ctx();
    let [offsets, strides] = [offsets, strides].map(|list| i64s(ctx, list));
    rw.create_value(InsertStridedSliceOp::spec(value, dest, &offsets, &strides))
}

/// Creates `vector.extract_strided_slice`. The source must be a vector.
pub fn extract_slice(
    rw: &mut dyn Rewriter<'_>,
    source: ValueId,
    offsets: &[i64],
    sizes: &[i64],
    strides: &[i64],
) -> ValueId {
    let ctx = rw.ctx();
    let from = rw.body().ty(source);
    let ty = vector_of(rw, source).map(|ty| {
        let mut ty = ty.clone();
        for (dim, size) in ty.shape.iter_mut().zip(sizes) {
            *dim = *size;
        }
        ctx.ty(ty)
    });
    let ty = ty.unwrap_or(from);
    let [offsets, sizes, strides] = [offsets, sizes, strides].map(|list| i64s(ctx, list));
    rw.create_value(ExtractStridedSliceOp::spec(
        ty, source, &offsets, &sizes, &strides,
    ))
}
