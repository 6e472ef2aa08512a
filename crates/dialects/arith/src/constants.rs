//! Creates `arith.constant` from attributes.

use crate::ops::{ConstantOp, MulIOp};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::constraints::is_elements;
use terrace_builtin::{FloatAttr, IntegerAttr};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::{Attr, Builder, Context, OpDef, OpView, Type, TypeClass, ValueId};
use terrace_ub::UbConstants;

/// Materializes constants of arith, and poison of ub. Dialects that use arith's constants also attach it.
pub struct ArithConstants;

impl MaterializeConstant for ArithConstants {
    fn materialize(&self, builder: &mut Builder<'_>, value: Attr, ty: Type) -> Option<ValueId> {
        if is_constant(builder.ctx, value, ty) {
            return Some(builder.create_value(ConstantOp::spec(value)));
        }
        UbConstants.materialize(builder, value, ty)
    }

    fn operation(&self, ctx: &Context, value: Attr, ty: Type) -> Option<&'static OpDef> {
        is_constant(ctx, value, ty).then_some(ConstantOp::DEF)
    }
}

/// Returns true if `arith.constant` can have this value and type. The shape must be static; otherwise, the text could
/// not be parsed again.
pub fn is_constant(ctx: &Context, value: Attr, ty: Type) -> bool {
    let with_sign = TypeClass::SIGNED_INT.or(TypeClass::UNSIGNED_INT);
    let refused = with_sign.or(TypeClass::DYNAMIC_SHAPE);
    value.ty(ctx) == Some(ty)
        && !ty.class(ctx).intersects(refused)
        && (value.is::<IntegerAttr>(ctx) || value.is::<FloatAttr>(ctx) || is_elements(ctx, value))
}

/// Creates `arith.constant value : index`.
pub fn constant_index(builder: &mut Builder<'_>, value: i64) -> ValueId {
    let value = builder.ctx.index(value);
    builder.create_value(ConstantOp::spec(value))
}

/// Converts a static or dynamic number to a value: MLIR's `getValueOrCreateConstantIndexOp`.
pub fn value_or_constant_index(builder: &mut Builder<'_>, number: MixedIndex) -> ValueId {
    match number {
        MixedIndex::Known(number) => constant_index(builder, number),
        MixedIndex::Value(value) => value,
    }
}

/// Multiplies static and dynamic numbers of type `index`: MLIR's `createProduct`. Static factors are multiplied
/// where they are next to each other.
pub fn index_product(builder: &mut Builder<'_>, factors: &[MixedIndex]) -> MixedIndex {
    let mut all = MixedIndex::Known(1);
    for &factor in factors {
        all = match (all, factor) {
            (MixedIndex::Known(1), factor) => factor,
            (all, MixedIndex::Known(1)) => all,
            (MixedIndex::Known(a), MixedIndex::Known(b)) => MixedIndex::Known(a.wrapping_mul(b)),
            (a, b) => {
                let a = value_or_constant_index(builder, a);
                let b = value_or_constant_index(builder, b);
                MixedIndex::Value(builder.create_value(MulIOp::spec(a, b)))
            }
        };
    }
    all
}
