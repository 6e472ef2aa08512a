//! Builtin attributes.

use crate::affine::{AffineMap, IntegerSet};
use crate::types::{FloatType, IntegerType, Signedness};
use terrace_ir::{Attr, Context, Type};
use terrace_macros::dialect_attr;
use terrace_numeric::{ApFloat, ApInt, FloatKind};

/// `5 : i32`, `true`
#[dialect_attr(dialect = "builtin", typed = ty)]
pub struct IntegerAttr {
    /// An integer type or `index`.
    ty: Type,
    /// The value, with the width of the type; 64 bits for `index`.
    #[plain]
    value: ApInt,
}

/// `1.5 : f32`
#[dialect_attr(dialect = "builtin", typed = ty)]
pub struct FloatAttr {
    /// A float type.
    ty: Type,
    /// The value, in the type's format.
    #[plain]
    value: ApFloat,
}

/// `[a, b]`
#[dialect_attr(dialect = "builtin")]
pub struct ArrayAttr {
    /// The elements.
    elements: Box<[Attr]>,
}

/// A type as an attribute.
#[dialect_attr(dialect = "builtin")]
pub struct TypeAttr {
    /// The type.
    value: Type,
}

/// `affine_map<(d0) -> (d0)>`
#[dialect_attr(dialect = "builtin")]
pub struct AffineMapAttr {
    /// The map.
    #[plain]
    map: AffineMap,
}

/// `affine_set<(d0) : (d0 >= 0)>`
#[dialect_attr(dialect = "builtin")]
pub struct IntegerSetAttr {
    /// The set.
    #[plain]
    set: IntegerSet,
}

/// `strided<[4, 1], offset: ?>`
#[dialect_attr(dialect = "builtin")]
pub struct StridedLayoutAttr {
    /// The distance in elements between neighbours, per dimension.
    strides: Box<[i64]>,
    /// The number of elements before the first one.
    offset: i64,
}

/// `array<i8: 1, 2>`, `array<f32: 1.0>`.
/// Three element types have their own kinds: `array<i32: ..>` is [`DenseI32Array`](terrace_ir::DenseI32Array),
/// `array<i64: ..>` is [`DenseI64ArrayAttr`] and `array<i1: ..>` is [`BoolArrayAttr`].
#[dialect_attr(dialect = "builtin")]
pub struct DenseArrayAttr {
    /// `i8`, `i16`, `f32`, `f64`, or a signless integer of another width in whole bytes.
    element: Type,
    /// The elements in little endian, each with the size of the type in bytes.
    data: Box<[u8]>,
}

/// `array<i64: 1, 2>`
#[dialect_attr(dialect = "builtin")]
pub struct DenseI64ArrayAttr {
    /// The elements.
    values: Box<[i64]>,
}

/// `array<i1: true, false>`
#[dialect_attr(dialect = "builtin")]
pub struct BoolArrayAttr {
    /// The elements.
    values: Box<[bool]>,
}

/// `dense<[1, 2]> : tensor<2xi32>`: integers, `index`, floats and complex numbers.
#[dialect_attr(dialect = "builtin", typed = ty)]
pub struct DenseElementsAttr {
    /// A vector or ranked tensor of static shape.
    ty: Type,
    /// Elements in row-major order, little endian, each in whole bytes, including `i1`. One element if `splat`. A
    /// complex number is its real part followed by its imaginary part.
    data: Box<[u8]>,
    /// True if `data` holds one element, which is the value of all elements.
    splat: bool,
}

/// `dense<["a", "b"]> : tensor<2x!dialect.string>`
#[dialect_attr(dialect = "builtin", typed = ty)]
pub struct DenseStringElementsAttr {
    /// A shaped type.
    ty: Type,
    /// The strings; a single one if all are equal.
    #[plain]
    values: Box<[Box<[u8]>]>,
}

/// `dense_resource<key> : tensor<2xi32>`
#[dialect_attr(dialect = "builtin", typed = ty)]
pub struct DenseResourceElementsAttr {
    /// A shaped type.
    ty: Type,
    /// The key in the resource section.
    key: Box<[u8]>,
}

/// `sparse<[[0, 0]], [1]> : tensor<2x2xi32>`
#[dialect_attr(dialect = "builtin", typed = ty)]
pub struct SparseElementsAttr {
    /// A shaped type.
    ty: Type,
    /// Positions: dense elements of `i64`.
    indices: Attr,
    /// Values: dense elements.
    values: Attr,
}

/// An attribute of a dialect that is not registered: `#dialect<"text">` or `#dialect.text`.
#[dialect_attr(dialect = "builtin", typed = ty)]
pub struct OpaqueAttr {
    /// The dialect's name.
    dialect: Attr,
    /// The text after the dialect's name, verbatim.
    text: Box<[u8]>,
    /// The type after the colon, if any.
    ty: Option<Type>,
}

/// `distinct[0]<attr>`: unequal to every other attribute, even one with the same `attr`.
#[dialect_attr(dialect = "builtin")]
pub struct DistinctAttr {
    /// The attribute it refers to.
    referenced: Attr,
    /// The identity, from [`Context::new_distinct`].
    id: u64,
}

/// Creates common attributes.
pub trait AttrBuilder {
    /// `value : ty` for an integer type or `index`. The value is wrapped to the type's width.
    fn int(&self, ty: Type, value: i64) -> Attr;
    /// `value : ty` for a float type, rounded to its format; an `f64` for any other type.
    fn float(&self, ty: Type, value: f64) -> Attr;
    /// `value : f64`
    fn f64(&self, value: f64) -> Attr;
    /// `value : f32`
    fn f32(&self, value: f32) -> Attr;
    /// `value : i64`
    fn i64(&self, value: i64) -> Attr;
    /// `value : i32`
    fn i32(&self, value: i32) -> Attr;
    /// `value : index`
    fn index(&self, value: i64) -> Attr;
    /// `true` or `false`
    fn bool(&self, value: bool) -> Attr;
    /// `[..]`
    fn array(&self, elements: &[Attr]) -> Attr;
    /// Returns the type attribute of a type.
    fn type_attr(&self, ty: Type) -> Attr;
    /// `array<i64: ..>`
    fn i64_array(&self, values: &[i64]) -> Attr;
}

impl AttrBuilder for Context {
    fn int(&self, ty: Type, value: i64) -> Attr {
        let width = ty.as_::<IntegerType>(self).map_or(64, |ty| ty.width);
        self.attr(IntegerAttr {
            ty,
            value: ApInt::from_i64(width, value),
        })
    }

    fn float(&self, ty: Type, value: f64) -> Attr {
        let (ty, kind) = match ty.as_::<FloatType>(self) {
            Some(float) => (ty, float.kind),
            None => (Type::F64, FloatKind::F64),
        };
        let value = ApFloat::from_f64(kind, value).value;
        self.attr(FloatAttr { ty, value })
    }

    fn f64(&self, value: f64) -> Attr {
        self.float(Type::F64, value)
    }

    fn f32(&self, value: f32) -> Attr {
        self.float(Type::F32, f64::from(value))
    }

    fn i64(&self, value: i64) -> Attr {
        self.int(Type::I64, value)
    }

    fn i32(&self, value: i32) -> Attr {
        self.int(Type::I32, i64::from(value))
    }

    fn index(&self, value: i64) -> Attr {
        self.int(Type::INDEX, value)
    }

    fn bool(&self, value: bool) -> Attr {
        self.int(Type::I1, i64::from(value))
    }

    fn array(&self, elements: &[Attr]) -> Attr {
        self.attr(ArrayAttr {
            elements: elements.into(),
        })
    }

    fn type_attr(&self, ty: Type) -> Attr {
        self.attr(TypeAttr { value: ty })
    }

    fn i64_array(&self, values: &[i64]) -> Attr {
        self.attr_by(
            &values,
            |known: &DenseI64ArrayAttr| *known.values == *values,
            || DenseI64ArrayAttr {
                values: values.into(),
            },
        )
    }
}

/// Returns the value of an integer attribute if it fits in an `i64`. `index` and signless integers are read as
/// signed, `ui` as unsigned.
pub fn int_value(ctx: &Context, attr: Attr) -> Option<i64> {
    let attr = attr.as_::<IntegerAttr>(ctx)?;
    // The fixed types have no sign.
    let unsigned = attr.ty.index() >= Type::FIXED
        && attr
            .ty
            .as_::<IntegerType>(ctx)
            .is_some_and(|ty| ty.signedness == Signedness::Unsigned);
    if unsigned {
        i64::try_from(attr.value.to_u64()?).ok()
    } else {
        attr.value.to_i64()
    }
}

/// Returns the value of an integer attribute of any width.
pub fn ap_int_value(ctx: &Context, attr: Attr) -> Option<&ApInt> {
    attr.as_::<IntegerAttr>(ctx).map(|attr| &attr.value)
}

/// Returns the value of an attribute of this signless integer type, if it fits in an `i64`.
pub fn int_of_type(ctx: &Context, attr: Attr, ty: Type) -> Option<i64> {
    let attr = attr.as_::<IntegerAttr>(ctx).filter(|attr| attr.ty == ty)?;
    attr.value.to_i64()
}

/// Returns the value of a boolean attribute.
pub fn bool_value(ctx: &Context, attr: Attr) -> Option<bool> {
    let attr = attr.as_::<IntegerAttr>(ctx)?;
    (attr.ty == Type::I1).then(|| !attr.value.is_zero())
}

/// Returns the type of a type attribute.
pub fn type_value(ctx: &Context, attr: Attr) -> Option<Type> {
    attr.as_::<TypeAttr>(ctx).map(|attr| attr.value)
}

/// Returns the elements of `array<i64: ..>`.
pub fn i64_array_value(ctx: &Context, attr: Attr) -> Option<&[i64]> {
    attr.as_::<DenseI64ArrayAttr>(ctx).map(|attr| &*attr.values)
}

/// Returns the elements of `array<i32: ..>`.
pub fn i32_array_value(ctx: &Context, attr: Attr) -> Option<&[i32]> {
    attr.as_::<terrace_ir::DenseI32Array>(ctx)
        .map(|attr| &*attr.values)
}

/// Returns the elements of an array attribute.
pub fn array_value(ctx: &Context, attr: Attr) -> Option<&[Attr]> {
    attr.as_::<ArrayAttr>(ctx).map(|attr| &*attr.elements)
}
