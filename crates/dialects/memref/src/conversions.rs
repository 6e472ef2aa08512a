//! Memory whose elements become another type, in a conversion that is not about memory. MLIR has no such patterns for all to
//! use: its passes have them each for themselves.

use crate::ops::*;
use std::sync::Arc;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::{MemRefType, UnrankedMemRefType};
use terrace_ir::{Attr, Context, OpDef, OpRef, OpView, Type, TypeClass};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, ConversionTarget, ConvertOpTypes, Converted, ConvertedAttr,
    NoMatch, OpConversionPattern, PatternSet, TypeConverter,
};

/// Adds the rule for memrefs, ranked and unranked: one of what the converter makes of its elements, in what its rules for
/// attributes ([`TypeConverter::add_attribute_conversion`]) make of the memory space. Elements must become one type, of which
/// there may be memrefs. A memory space that no rule is about stays.
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
        return Converted::Unsupported("there are no memrefs of what its elements become");
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

/// The operations that are the same on elements of any type.
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

/// Adds patterns that convert the types of the operations that are the same on elements of any type by the set's type
/// converter, as by [`add_memref_conversion`]: allocations, loads and stores, copies, views, casts and sizes. Of
/// `memref.global` those without an initial value. What computes with elements, as `memref.atomic_rmw` does, is not among
/// them.
pub fn populate_memref_type_conversions(patterns: &mut PatternSet) {
    patterns
        .add(ConvertOpTypes {
            name: "ConvertMemRefOpTypes",
            ops: OPS,
        })
        .add(ConvertGlobalOpType);
}

/// What [`populate_memref_type_conversions`] is for is legal if the converter leaves its types as they are.
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

/// Both of [`populate_memref_type_conversions`], for which the converter becomes that of the set, and
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

struct ConvertGlobalOpType;

impl OpConversionPattern for ConvertGlobalOpType {
    type Op = GlobalOp;
    const NAME: &'static str = "ConvertGlobalOpType";

    fn rewrite(
        &self,
        op: GlobalOp,
        _: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let (ctx, body) = (rewriter.ctx(), rewriter.body());
        let value = op.initial_value(body);
        if value.is_some_and(|value| value != Attr::UNIT) {
            return Err(NoMatch::because("it has an initial value"));
        }
        let ty = op.r#type(ctx, body);
        let ty = rewriter.convert_type(ty)?;
        rewriter.modify_in_place(op.id(), |body| {
            body.set_prop(op.id(), GlobalOp::TYPE, Some(ctx.type_attr(ty)));
        });
        Ok(())
    }
}
