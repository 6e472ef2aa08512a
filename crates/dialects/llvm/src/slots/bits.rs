//! Converts a slot's value to the value that a load of another type reads, or that a store of another type produces.

use super::{Emit, byte_size};
use crate::types::{ArrayType, PointerType, StructType};
use crate::{
    AddrSpaceCastOp, AndOp, BitcastOp, ConstantOp, IntToPtrOp, LShrOp, OrOp, PtrToIntOp, ShlOp,
    TruncOp, ZExtOp,
};
use terrace_builtin::attrs::IntegerAttr;
use terrace_builtin::data_layout::DataLayout;
use terrace_builtin::{IntegerType, Signedness, VectorType};
use terrace_ir::{Context, Type, ValueId};
use terrace_numeric::ApInt;

/// The maximum width of an integer type.
const MAX_INT_BITS: u32 = (1 << 24) - 1;

/// Returns true if values of a type can be bitcast to or from some other type.
fn is_convertible(ctx: &Context, ty: Type) -> bool {
    let vector = ty.as_::<VectorType>(ctx);
    let is_scalable = vector.is_some_and(|vector| vector.scalable.contains(&true));
    !ty.is::<StructType>(ctx) && !ty.is::<ArrayType>(ctx) && !is_scalable
}

/// Returns the sizes in bytes if one type can be converted to the other. Pointers can only be converted to pointers
/// of the same size.
fn sizes(layout: &DataLayout<'_>, target: Type, source: Type) -> Option<(u64, u64)> {
    let ctx = layout.ctx();
    if !is_convertible(ctx, target) || !is_convertible(ctx, source) {
        return None;
    }
    let (to, from) = (byte_size(layout, target)?, byte_size(layout, source)?);
    if to.max(from) > u64::from(MAX_INT_BITS) / 8 {
        return None;
    }
    let pointers = target.is::<PointerType>(ctx) && source.is::<PointerType>(ctx);
    (!pointers || to == from).then_some((to, from))
}

/// Returns true if a value of type `source` contains all bits of a value of type `target`.
pub(super) fn can_narrow(layout: &DataLayout<'_>, target: Type, source: Type) -> bool {
    target == source || sizes(layout, target, source).is_some_and(|(to, from)| to <= from)
}

/// Returns true if a value of type `source` can overwrite a part of a value of type `target`.
pub(super) fn can_widen(layout: &DataLayout<'_>, target: Type, source: Type) -> bool {
    target == source || sizes(layout, target, source).is_some_and(|(to, from)| to >= from)
}

fn is_big_endian(layout: &DataLayout<'_>) -> bool {
    let endianness = layout.endianness();
    endianness.and_then(|attr| attr.as_str(layout.ctx())) == Some("big")
}

fn bit_size(layout: &DataLayout<'_>, ty: Type) -> u64 {
    layout.type_size_in_bits(ty).map_or(0, |size| size.min)
}

/// Returns the signless integer type of a width.
pub(super) fn integer(ctx: &Context, bits: u64) -> Type {
    ctx.ty(IntegerType {
        width: u32::try_from(bits).unwrap_or(u32::MAX),
        signedness: Signedness::Signless,
    })
}

impl Emit<'_, '_> {
    fn integer_of(&mut self, value: ValueId) -> ValueId {
        let (ctx, ty) = (self.rw.ctx(), self.rw.body().ty(value));
        if ty.is::<IntegerType>(ctx) {
            return value;
        }
        let int = integer(ctx, bit_size(self.layout, ty));
        if ty.is::<PointerType>(ctx) {
            self.rw.create_or_fold(PtrToIntOp::spec(int, value))
        } else {
            self.rw.create_or_fold(BitcastOp::spec(int, value))
        }
    }

    /// Converts an integer to a type of the same size.
    pub(super) fn int_as(&mut self, value: ValueId, target: Type) -> ValueId {
        if self.rw.body().ty(value) == target {
            value
        } else if target.is::<PointerType>(self.rw.ctx()) {
            self.rw.create_or_fold(IntToPtrOp::spec(target, value))
        } else {
            self.rw.create_or_fold(BitcastOp::spec(target, value))
        }
    }

    fn cast(&mut self, value: ValueId, target: Type) -> ValueId {
        let (ctx, source) = (self.rw.ctx(), self.rw.body().ty(value));
        if source == target {
            return value;
        }
        // A cast through an integer loses the pointer's provenance.
        if target.is::<PointerType>(ctx) && source.is::<PointerType>(ctx) {
            return self.rw.create_or_fold(AddrSpaceCastOp::spec(target, value));
        }
        let int = self.integer_of(value);
        self.int_as(int, target)
    }

    /// Returns the value of type `target` at the start of `value`'s memory. Requires [`can_narrow`].
    pub(super) fn extract(&mut self, value: ValueId, target: Type) -> ValueId {
        let (from, to) = (
            bit_size(self.layout, self.rw.body().ty(value)),
            bit_size(self.layout, target),
        );
        if from == to {
            return self.cast(value, target);
        }
        let mut int = self.integer_of(value);
        if is_big_endian(self.layout) {
            let amount = self.int(self.rw.body().ty(int), from - to);
            int = self.rw.create_or_fold(LShrOp::spec(int, amount));
        }
        let part = self
            .rw
            .create_value(TruncOp::spec(integer(self.rw.ctx(), to), int));
        self.int_as(part, target)
    }

    /// Returns the value in `old`'s memory after `value` is written to its start. Requires [`can_widen`].
    pub(super) fn insert(&mut self, value: ValueId, old: ValueId) -> ValueId {
        let target = self.rw.body().ty(old);
        let (written, all) = (
            bit_size(self.layout, self.rw.body().ty(value)),
            bit_size(self.layout, target),
        );
        if written == all {
            return self.cast(value, target);
        }
        let old = self.integer_of(old);
        let ty = self.rw.body().ty(old);
        let value = self.integer_of(value);
        let mut value = self.rw.create_or_fold(ZExtOp::spec(ty, value));
        let (rest, width) = (all - written, u32::try_from(all).unwrap_or(u32::MAX));
        let low = |bits: u64| {
            let ones = ApInt::all_ones(u32::try_from(bits).unwrap_or(u32::MAX));
            ones.zext(width)
        };
        let kept = if is_big_endian(self.layout) {
            let amount = self.int(ty, rest);
            value = self.rw.create_or_fold(ShlOp::spec(value, amount));
            low(rest)
        } else {
            low(written).not()
        };
        let kept = self.rw.ctx().attr(IntegerAttr { ty, value: kept });
        let kept = self.rw.create_value(ConstantOp::spec(ty, kept));
        let masked = self.rw.create_or_fold(AndOp::spec(old, kept));
        let both = self.rw.create_or_fold(OrOp::spec(masked, value));
        self.int_as(both, target)
    }
}
