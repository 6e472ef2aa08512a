//! Converts the element types of memrefs, for conversions of other dialects' types. MLIR has no shared patterns for
//! this: each of its passes has its own.

use crate::ops::*;
use std::sync::Arc;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::{MemRefType, UnrankedMemRefType};
use terrace_ir::{Attr, Context, OpDef, OpRef, OpView, Type, TypeClass};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, ConversionTarget, Converted, ConvertedAttr, Match, PatternSet,
    TypeConverter, require,
};

/// Adds the conversion of ranked and unranked memref types. The converter converts element types, and its attribute
/// conversions ([`TypeConverter::add_attribute_conversion`]) convert memory spaces. An element type must convert to a
/// single type that is valid in a memref. A memory space without a conversion is kept.
pub fn add_memref_conversion(converter: &mut TypeConverter) {
    converter.add_conversion(|converter, ctx, ty| {
        if let Some(memref) = ty.as_::<MemRefType>(ctx) {
            let (element, space) = (memref.element, memref.memory_space);
            return convert_parts(
                converter,
                ctx,
                ty,
                element,
                space,
                |element, memory_space| {
                    ctx.ty(MemRefType {
                        element,
                        memory_space,
                        ..memref.clone()
                    })
                },
            );
        }
        match ty.as_::<UnrankedMemRefType>(ctx) {
            Some(memref) => {
                let (element, space) = (memref.element, memref.memory_space);
                convert_parts(
                    converter,
                    ctx,
                    ty,
                    element,
                    space,
                    |element, memory_space| {
                        ctx.ty(UnrankedMemRefType {
                            element,
                            memory_space,
                        })
                    },
                )
            }
            None => Converted::NotMine,
        }
    });
}

fn convert_parts(
    converter: &TypeConverter,
    ctx: &Context,
    memref: Type,
    element: Type,
    space: Option<Attr>,
    make: impl Fn(Type, Option<Attr>) -> Type,
) -> Converted {
    let Some(new) = converter.convert_one(ctx, element) else {
        return Converted::FailsFor(element);
    };
    if !new.class(ctx).intersects(TypeClass::MEMREF_ELEMENT) {
        return Converted::Unsupported("the converted element type is not valid in a memref");
    }
    let space = match space.map(|space| converter.convert_attribute(ctx, memref, space)) {
        Some(ConvertedAttr::To(space)) => space,
        Some(ConvertedAttr::Fails) => {
            return Converted::Unsupported("its memory space cannot be converted");
        }
        Some(ConvertedAttr::NotMine) | None => space,
    };
    Converted::one(make(new, space))
}

/// The operations that do not depend on the element type.
const OPS: &[&OpDef] = &[
    AllocOp::DEF,
    AllocaOp::DEF,
    AssumeAlignmentOp::DEF,
    CastOp::DEF,
    CollapseShapeOp::DEF,
    CopyOp::DEF,
    DeallocOp::DEF,
    DimOp::DEF,
    DistinctObjectsOp::DEF,
    DmaStartOp::DEF,
    DmaWaitOp::DEF,
    ExpandShapeOp::DEF,
    ExtractAlignedPointerAsIndexOp::DEF,
    ExtractStridedMetadataOp::DEF,
    GetGlobalOp::DEF,
    LoadOp::DEF,
    MemorySpaceCastOp::DEF,
    PrefetchOp::DEF,
    RankOp::DEF,
    ReallocOp::DEF,
    ReinterpretCastOp::DEF,
    ReshapeOp::DEF,
    StoreOp::DEF,
    SubViewOp::DEF,
    TransposeOp::DEF,
    ViewOp::DEF,
];

/// Adds patterns that convert the types of operations that do not depend on the element type, with the set's type
/// converter (see [`add_memref_conversion`]): allocations, loads and stores, copies, views, casts, sizes, and
/// `memref.global` without an initial value. Operations that compute with elements, such as `memref.atomic_rmw`, are
/// not included.
pub fn populate_memref_type_conversions(patterns: &mut PatternSet) {
    patterns
        .add_convert_op_types("ConvertMemRefOpTypes", OPS)
        .add_conversion_fn::<GlobalOp>("ConvertGlobalOpType", convert_global_op_type);
}

/// Marks the operations of [`populate_memref_type_conversions`] as legal iff their types are legal.
pub fn populate_memref_type_conversion_target(
    converter: &Arc<TypeConverter>,
    target: &mut ConversionTarget<'_>,
) {
    for &def in OPS {
        let types = converter.clone();
        target.add_dynamically_legal_def(def, move |op| {
            Some(types.is_legal_op(op.ctx, op.body, op.id))
        });
    }
    let types = converter.clone();
    target.add_dynamically_legal_op::<GlobalOp>(move |op: OpRef<'_>| {
        let global = op.as_::<GlobalOp>()?;
        Some(types.is_legal(op.ctx, global.r#type()))
    });
}

/// Applies [`populate_memref_type_conversions`] with `converter` as the set's type converter, and
/// [`populate_memref_type_conversion_target`].
pub fn populate_memref_type_conversions_and_legality(
    converter: &Arc<TypeConverter>,
    patterns: &mut PatternSet,
    target: &mut ConversionTarget<'_>,
) {
    patterns.set_type_converter(converter.clone());
    populate_memref_type_conversions(patterns);
    populate_memref_type_conversion_target(converter, target);
}

fn convert_global_op_type(
    op: GlobalOp,
    _: Adaptor<'_, GlobalOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let view = rw.read(op);
    let value = view.initial_value();
    let why = "it has an initial value";
    require(!value.is_some_and(|value| value != Attr::UNIT), why)?;
    let ty = view.r#type();
    let ty = rw.convert_type(ty)?;
    rw.edit(op.id())
        .set_prop(GlobalOp::TYPE, Some(ctx.type_attr(ty)));
    Ok(())
}
