//! Builtin attributes.

use crate::affine::{AffineMap, IntegerSet};
use crate::types::{IntegerType, Signedness};
use terrace_ir::{Attr, AttrKind, Context, SmallVec, Type};
use terrace_numeric::{ApFloat, ApInt};

macro_rules! builtin_attr {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $ty:ty,)* } $(|$this:ident| $typed:expr $(, $number:ident)?)?) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub struct $name { $($(#[$field_doc])* pub $field: $ty,)* }

        impl AttrKind for $name {
            const DIALECT: &'static str = "builtin";
            $($(const $number: bool = true;)?
            fn ty(&self) -> Option<Type> {
                let $this = self;
                $typed
            })?
        }
    };
}

builtin_attr! {
    /// `5 : i32`, `true`
    IntegerAttr {
        /// An integer type or `index`.
        ty: Type,
        /// As wide as the type; 64 bits for `index`.
        value: ApInt,
    } |this| Some(this.ty), IS_NUMBER
}

builtin_attr! {
    /// `1.5 : f32`
    FloatAttr {
        /// A float type.
        ty: Type,
        /// In the type's format.
        value: ApFloat,
    } |this| Some(this.ty), IS_NUMBER
}

builtin_attr! {
    /// `[a, b]`
    ArrayAttr {
        /// The elements.
        elements: Box<[Attr]>,
    }
}

builtin_attr! {
    /// A type as an attribute.
    TypeAttr {
        /// The type.
        value: Type,
    }
}

builtin_attr! {
    /// `affine_map<(d0) -> (d0)>`
    AffineMapAttr {
        /// The map.
        map: AffineMap,
    }
}

builtin_attr! {
    /// `affine_set<(d0) : (d0 >= 0)>`
    IntegerSetAttr {
        /// The set.
        set: IntegerSet,
    }
}

builtin_attr! {
    /// `strided<[4, 1], offset: ?>`
    StridedLayoutAttr {
        /// Elements between neighbours, per dimension.
        strides: Box<[i64]>,
        /// Elements before the first one.
        offset: i64,
    }
}

builtin_attr! {
    /// `array<i64: 1, 2>`, `array<f32: 1.0>`. `array<i32: ..>` is [`DenseI32Array`](terrace_ir::DenseI32Array) and
    /// `array<i1: ..>` is [`BoolArrayAttr`].
    DenseArrayAttr {
        /// `i8`, `i16`, `i64`, `f32`, `f64`, or a signless integer of another width in whole bytes.
        element: Type,
        /// The elements, little endian, each in its width's bytes.
        data: Box<[u8]>,
    }
}

builtin_attr! {
    /// `array<i1: true, false>`
    BoolArrayAttr {
        /// The elements.
        values: Box<[bool]>,
    }
}

builtin_attr! {
    /// `dense<[1, 2]> : tensor<2xi32>`: integers, `index`, floats and complex numbers.
    DenseElementsAttr {
        /// A vector or ranked tensor of static shape.
        ty: Type,
        /// Elements in row-major order, little endian, each in whole bytes (`i1` too); one element when `splat`.
        /// A complex number is its real part and then its imaginary part.
        data: Box<[u8]>,
        /// Whether `data` is one element that stands for all.
        splat: bool,
    } |this| Some(this.ty)
}

builtin_attr! {
    /// `dense<["a", "b"]> : tensor<2x!dialect.string>`
    DenseStringElementsAttr {
        /// A shaped type.
        ty: Type,
        /// The strings; one when it stands for all.
        values: Box<[Box<[u8]>]>,
    } |this| Some(this.ty)
}

builtin_attr! {
    /// `dense_resource<key> : tensor<2xi32>`
    DenseResourceElementsAttr {
        /// A shaped type.
        ty: Type,
        /// The key in the resource section.
        key: Box<[u8]>,
    } |this| Some(this.ty)
}

builtin_attr! {
    /// `sparse<[[0, 0]], [1]> : tensor<2x2xi32>`
    SparseElementsAttr {
        /// A shaped type.
        ty: Type,
        /// Positions: dense elements of `i64`.
        indices: Attr,
        /// Values: dense elements.
        values: Attr,
    } |this| Some(this.ty)
}

builtin_attr! {
    /// An attribute of a dialect that is not registered: `#dialect<"text">` or `#dialect.text`.
    OpaqueAttr {
        /// The dialect's name.
        dialect: Attr,
        /// What follows the dialect's name, as written.
        text: Box<[u8]>,
        /// The type behind the colon, if one was given.
        ty: Option<Type>,
    } |this| this.ty
}

builtin_attr! {
    /// `distinct[0]<attr>`: unlike any other, whatever it refers to.
    DistinctAttr {
        /// What it refers to.
        referenced: Attr,
        /// Its identity, from [`Context::new_distinct`].
        id: u64,
    }
}

/// Making common attributes.
pub trait AttrBuilder {
    /// `value : ty` for an integer type or `index`; the value is wrapped to the type's width.
    fn int(&self, ty: Type, value: i64) -> Attr;
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
    /// A type as an attribute.
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
        let mut data: SmallVec<[u8; 64]> = SmallVec::with_capacity(8 * values.len());
        for value in values {
            data.extend_from_slice(&value.to_le_bytes());
        }
        self.attr_by(
            &(Type::I64, data.as_slice()),
            |known: &DenseArrayAttr| known.element == Type::I64 && *known.data == *data,
            || DenseArrayAttr {
                element: Type::I64,
                data: data.as_slice().into(),
            },
        )
    }
}

/// The value of an integer attribute that fits an `i64`; `index` and signless integers are read as signed, `ui` as unsigned.
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

/// The value of an attribute of this signless integer type, if it fits an `i64`.
pub fn int_of_type(ctx: &Context, attr: Attr, ty: Type) -> Option<i64> {
    let attr = attr.as_::<IntegerAttr>(ctx).filter(|attr| attr.ty == ty)?;
    attr.value.to_i64()
}

/// The value of a boolean attribute.
pub fn bool_value(ctx: &Context, attr: Attr) -> Option<bool> {
    let attr = attr.as_::<IntegerAttr>(ctx)?;
    (attr.ty == Type::I1).then(|| !attr.value.is_zero())
}

/// The type of a type attribute.
pub fn type_value(ctx: &Context, attr: Attr) -> Option<Type> {
    attr.as_::<TypeAttr>(ctx).map(|attr| attr.value)
}

/// The elements of `array<i64: ..>`.
pub fn i64_array_value(ctx: &Context, attr: Attr) -> Option<SmallVec<[i64; 4]>> {
    i64_array_elements(ctx, attr).map(Iterator::collect)
}

/// As [`i64_array_value`], one by one.
pub fn i64_array_elements(
    ctx: &Context,
    attr: Attr,
) -> Option<impl ExactSizeIterator<Item = i64> + '_> {
    let attr = attr.as_::<DenseArrayAttr>(ctx)?;
    let (chunks, _) = attr.data.as_chunks::<8>();
    (attr.element == Type::I64).then(|| chunks.iter().map(|bytes| i64::from_le_bytes(*bytes)))
}

/// The elements of an array attribute.
pub fn array_value(ctx: &Context, attr: Attr) -> Option<&[Attr]> {
    attr.as_::<ArrayAttr>(ctx).map(|attr| &*attr.elements)
}
