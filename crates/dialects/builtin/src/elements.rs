//! Reads and creates the elements of dense attributes as numbers.

use crate::attrs::{DenseElementsAttr, FloatAttr, IntegerAttr, SparseElementsAttr};
use crate::types::{
    ComplexType, FloatType, IntegerType, element_type, element_type_or_self, num_elements, shape,
};
use terrace_ir::{Attr, Context, OpRef, Type};
use terrace_numeric::{ApFloat, ApInt, FloatKind};

/// Returns the width in bits of an integer type or `index`. Attributes store `index` in 64 bits.
pub fn int_width(ctx: &Context, ty: Type) -> Option<u32> {
    if ty == Type::INDEX {
        return Some(64);
    }
    ty.as_::<IntegerType>(ctx).map(|ty| ty.width)
}

terrace_ir::kinds! {
    /// A constant attribute that is a number or whose elements are numbers.
    pub enum Constant of Attr {
        /// An integer.
        Int(IntegerAttr),
        /// A float.
        Float(FloatAttr),
        /// Elements.
        Elements(DenseElementsAttr),
    }
}

/// Returns the integer value of a constant or of a splat: MLIR's `m_ConstantInt`.
pub fn int_splat(ctx: &Context, constant: Attr) -> Option<ApInt> {
    match Constant::of(ctx, constant) {
        Constant::Int(int) => Some(int.value.clone()),
        Constant::Elements(elements) if elements.splat => elements.ints(ctx)?.next(),
        _ => None,
    }
}

/// Returns the float value of a constant or of a splat, with unchanged bits: MLIR's `m_ConstantFloat`.
pub fn float_splat(ctx: &Context, constant: Attr) -> Option<ApFloat> {
    match Constant::of(ctx, constant) {
        Constant::Float(float) => Some(float.value.stored()),
        Constant::Elements(elements) if elements.splat => elements.floats(ctx)?.next(),
        _ => None,
    }
}

/// Returns an integer attribute for a scalar type, or a splat for a vector or tensor type.
pub fn int_constant(ctx: &Context, ty: Type, value: &ApInt) -> Attr {
    if element_type(ctx, ty).is_none() {
        return ctx.attr(IntegerAttr {
            ty,
            value: value.clone(),
        });
    }
    DenseElementsAttr::from_ints(ctx, ty, [value])
}

/// Returns the bit width of integer ranges for a type or its elements (`ConstantIntRanges::getStorageBitwidth`); 0
/// for other types.
pub fn storage_width(ctx: &Context, ty: Type) -> u32 {
    int_width(ctx, element_type_or_self(ctx, ty)).unwrap_or(0)
}

/// Returns the format of a float type.
pub fn float_kind(ctx: &Context, ty: Type) -> Option<FloatKind> {
    ty.as_::<FloatType>(ctx).map(|ty| ty.kind)
}

/// Returns the float formats among the operands and results of an operation, including those of elements and complex
/// numbers.
pub fn float_kinds(op: OpRef<'_>) -> impl Iterator<Item = FloatKind> {
    let values = op.body.operands(op.id).chain(op.body.results(op.id));
    values.filter_map(move |value| {
        let element = element_type_or_self(op.ctx, op.body.ty(value));
        let complex = element.as_::<ComplexType>(op.ctx);
        float_kind(op.ctx, complex.map_or(element, |complex| complex.element))
    })
}

/// Returns true if floats of a format have at most 8 bits. LLVM has no arithmetic on such floats.
pub fn is_small_float(kind: FloatKind) -> bool {
    kind.width() <= 8
}

/// Returns true if an operand or result of an operation is or contains a [small float](is_small_float).
pub fn is_on_small_floats(op: OpRef<'_>) -> bool {
    float_kinds(op).any(is_small_float)
}

fn bytes_for(bits: u32) -> usize {
    bits.div_ceil(8) as usize
}

fn read_bytes(width: u32, bytes: &[u8]) -> ApInt {
    let limb = |bytes: &[u8]| {
        let bytes = bytes.iter().rev();
        bytes.fold(0, |limb, &byte| limb << 8 | u64::from(byte))
    };
    if bytes.len() <= 8 {
        return ApInt::new(width, limb(bytes));
    }
    let limbs: Vec<u64> = bytes.chunks(8).map(limb).collect();
    ApInt::from_limbs(width, &limbs)
}

fn write_bytes(value: &ApInt, out: &mut Vec<u8>) {
    let mut left = bytes_for(value.width());
    for limb in value.limbs() {
        let count = left.min(8);
        out.extend_from_slice(&limb.to_le_bytes()[..count]);
        left -= count;
    }
}

impl DenseElementsAttr {
    /// Returns the elements as integers of the element type's width: all of them, or one for a splat. Returns `None`
    /// if the element type is not an integer type or `index`.
    pub fn ints<'a>(
        &'a self,
        ctx: &Context,
    ) -> Option<impl ExactSizeIterator<Item = ApInt> + use<'a>> {
        let width = int_width(ctx, element_type(ctx, self.ty)?)?;
        let chunks = self.data.chunks_exact(bytes_for(width).max(1));
        Some(chunks.map(move |bytes| read_bytes(width, bytes)))
    }

    /// Returns the elements as floats, like [`ints`](Self::ints).
    pub fn floats<'a>(
        &'a self,
        ctx: &Context,
    ) -> Option<impl ExactSizeIterator<Item = ApFloat> + use<'a>> {
        let kind = float_kind(ctx, element_type(ctx, self.ty)?)?;
        let width = kind.width();
        let chunks = self.data.chunks_exact(bytes_for(width).max(1));
        Some(chunks.map(move |bytes| ApFloat::from_apint_bits(kind, &read_bytes(width, bytes))))
    }

    /// Returns the size of an element in bytes.
    pub fn element_size(&self, ctx: &Context) -> usize {
        let stored = match self.splat {
            true => 1,
            false => shape(ctx, self.ty).and_then(num_elements).unwrap_or(1),
        };
        self.data.len() / usize::try_from(stored).unwrap_or(1).max(1)
    }

    /// Returns the raw bytes of the element at a position in row-major order; for a splat, any position is valid.
    pub fn element_bytes(&self, ctx: &Context, at: usize) -> Option<&[u8]> {
        let size = self.element_size(ctx);
        let start = if self.splat { 0 } else { at * size };
        self.data.get(start..start + size)
    }

    /// Returns the element at a position in row-major order as an attribute if it is a number.
    pub fn element(&self, ctx: &Context, at: usize) -> Option<Attr> {
        let ty = element_type(ctx, self.ty)?;
        let bytes = self.element_bytes(ctx, at)?;
        if let Some(width) = int_width(ctx, ty) {
            let value = read_bytes(width, bytes);
            return Some(ctx.attr(IntegerAttr { ty, value }));
        }
        let kind = float_kind(ctx, ty)?;
        let value = ApFloat::from_apint_bits(kind, &read_bytes(kind.width(), bytes));
        Some(ctx.attr(FloatAttr { ty, value }))
    }

    /// Returns the same elements with another shape. The number of elements must match, except for a splat.
    pub fn reshaped(&self, ctx: &Context, ty: Type) -> Attr {
        ctx.attr(DenseElementsAttr { ty, ..self.clone() })
    }

    /// Returns the elements at these positions in row-major order, as an attribute of type `ty`.
    pub fn picked(
        &self,
        ctx: &Context,
        ty: Type,
        positions: impl IntoIterator<Item = usize>,
    ) -> Option<Attr> {
        let mut data = Vec::new();
        for at in positions {
            data.extend_from_slice(self.element_bytes(ctx, at)?);
        }
        Some(Self::from_bytes(ctx, ty, self.element_size(ctx), data))
    }

    /// Creates an attribute from the raw bytes of its elements, `size` bytes each: all of them, or one for a splat.
    /// As in MLIR, equal elements become a splat.
    pub fn from_bytes(ctx: &Context, ty: Type, size: usize, mut data: Vec<u8>) -> Attr {
        // A tensor of dynamic size can only have a splat value.
        let count = shape(ctx, ty).and_then(num_elements);
        let mut chunks = data.chunks_exact(size.max(1));
        let splat = count != Some(0)
            && chunks
                .next()
                .is_some_and(|first| chunks.all(|chunk| chunk == first));
        if splat {
            data.truncate(size);
        }
        ctx.attr(DenseElementsAttr {
            ty,
            data: data.into(),
            splat,
        })
    }

    /// Creates an attribute from integers of the element type's width. A single value creates a splat.
    pub fn from_ints<'v>(
        ctx: &Context,
        ty: Type,
        values: impl IntoIterator<Item = &'v ApInt>,
    ) -> Attr {
        let mut data = Vec::new();
        let mut size = 1;
        for value in values {
            size = bytes_for(value.width());
            write_bytes(value, &mut data);
        }
        Self::from_bytes(ctx, ty, size, data)
    }

    /// Creates an attribute from floats of the element type's format. A single value creates a splat.
    pub fn from_floats(ctx: &Context, ty: Type, values: impl IntoIterator<Item = ApFloat>) -> Attr {
        let mut data = Vec::new();
        let mut size = 1;
        for value in values {
            let bits = value.to_apint_bits();
            size = bytes_for(bits.width());
            write_bytes(&bits, &mut data);
        }
        Self::from_bytes(ctx, ty, size, data)
    }
}

impl SparseElementsAttr {
    /// Returns the indices and values of the stored elements.
    pub fn parts<'c>(
        &self,
        ctx: &'c Context,
    ) -> Option<(&'c DenseElementsAttr, &'c DenseElementsAttr)> {
        Some((self.indices.as_(ctx)?, self.values.as_(ctx)?))
    }
}

/// Returns a number as the raw bytes of an element of its type.
pub fn scalar_bytes(ctx: &Context, scalar: Attr) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    if let Some(scalar) = scalar.as_::<IntegerAttr>(ctx) {
        write_bytes(&scalar.value, &mut bytes);
    } else {
        let scalar = scalar.as_::<FloatAttr>(ctx)?;
        write_bytes(&scalar.value.to_apint_bits(), &mut bytes);
    }
    Some(bytes)
}

/// Returns a number or elements as raw bytes. A splat returns one element.
pub fn raw_bytes(ctx: &Context, attr: Attr) -> Option<Vec<u8>> {
    match attr.as_::<DenseElementsAttr>(ctx) {
        Some(elements) => Some(elements.data.to_vec()),
        None => scalar_bytes(ctx, attr),
    }
}

/// Creates an integer attribute of an integer type or `index`, or a splat of a shaped type. The value is wrapped or
/// sign-extended to the width; MLIR's `IntegerAttr::get` zero-extends beyond 64 bits.
pub fn int_or_splat(ctx: &Context, ty: Type, value: i64) -> Attr {
    let element = element_type_or_self(ctx, ty);
    let width = int_width(ctx, element).unwrap_or(64);
    let value = ApInt::from_i64(width, value);
    if element == ty {
        return ctx.attr(IntegerAttr { ty, value });
    }
    let mut data = Vec::new();
    write_bytes(&value, &mut data);
    splat(ctx, ty, data)
}

/// Creates a float attribute of a float type, or a splat of a shaped type. `value` must have the type's format.
pub fn float_or_splat(ctx: &Context, ty: Type, value: ApFloat) -> Attr {
    if element_type_or_self(ctx, ty) == ty {
        return ctx.attr(FloatAttr { ty, value });
    }
    let mut data = Vec::new();
    write_bytes(&value.to_apint_bits(), &mut data);
    splat(ctx, ty, data)
}

fn splat(ctx: &Context, ty: Type, data: Vec<u8>) -> Attr {
    ctx.attr(DenseElementsAttr {
        ty,
        data: data.into(),
        splat: true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::VectorType;
    use terrace_ir::Registry;

    #[test]
    fn integers_survive_as_bytes_and_equal_ones_are_a_splat() {
        let mut registry = Registry::new();
        registry.dialect(&crate::BUILTIN);
        let ctx = Context::new(registry);
        for (width, values, splat) in [
            (1, &[1, 0, 1][..], false),
            (8, &[-1, 2, 3], false),
            (33, &[-1, 1 << 31, 0], false),
            (100, &[-5, i64::MAX, i64::MIN], false),
            (32, &[7, 7, 7], true),
        ] {
            let element = IntegerType::signless(&ctx, width);
            let ty = VectorType::fixed(&ctx, &[3], element);
            let values: Vec<ApInt> = values
                .iter()
                .map(|value| ApInt::from_i64(width, *value))
                .collect();
            let attr = DenseElementsAttr::from_ints(&ctx, ty, &values);
            let attr = attr.as_::<DenseElementsAttr>(&ctx).unwrap();
            let back: Vec<ApInt> = attr.ints(&ctx).unwrap().collect();
            assert_eq!(attr.splat, splat);
            assert_eq!(back, if splat { &values[..1] } else { &values[..] });
        }
    }
}
