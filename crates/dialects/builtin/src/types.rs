//! Builtin types.

use crate::attrs::{AffineMapAttr, StridedLayoutAttr};
use terrace_ir::{Attr, Context, Type, TypeClass};
use terrace_macros::dialect_type;
use terrace_numeric::FloatKind;

/// A dynamic dimension, stride or offset (`?`).
pub const DYNAMIC: i64 = i64::MIN;

/// The signedness of an integer type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signedness {
    /// `iN`: operations decide the interpretation.
    Signless,
    /// `siN`
    Signed,
    /// `uiN`
    Unsigned,
}

/// `i32`, `si8`, `ui1`: at most 2^24 - 1 bits.
#[dialect_type(dialect = "builtin", classify = integer_class)]
pub struct IntegerType {
    /// The width in bits.
    width: u32,
    /// The signedness.
    #[plain]
    signedness: Signedness,
}

fn integer_class(this: &IntegerType, _ctx: &Context) -> TypeClass {
    match this.signedness {
        Signedness::Signless => {
            let class =
                TypeClass::SIGNLESS_INT | TypeClass::SIGNLESS_INT_LIKE | TypeClass::MEMREF_ELEMENT;
            if this.width == 1 {
                class | TypeClass::I1 | TypeClass::BOOL_LIKE
            } else {
                class
            }
        }
        Signedness::Signed => {
            TypeClass::SIGNED_INT | TypeClass::SIGNED_INT_LIKE | TypeClass::MEMREF_ELEMENT
        }
        Signedness::Unsigned => {
            TypeClass::UNSIGNED_INT | TypeClass::SIGNED_INT_LIKE | TypeClass::MEMREF_ELEMENT
        }
    }
}

/// `index`
#[dialect_type(dialect = "builtin", class = TypeClass::INDEX | TypeClass::INDEX_LIKE | TypeClass::MEMREF_ELEMENT)]
pub struct IndexType {}

/// `f32`, `bf16`, `f8E4M3FN`, … and `!llvm.ppc_fp128`, a float type that MLIR defines in another dialect.
#[dialect_type(dialect = "builtin", class = TypeClass::FLOAT | TypeClass::FLOAT_LIKE | TypeClass::MEMREF_ELEMENT, own_get)]
pub struct FloatType {
    /// The format.
    #[plain]
    kind: FloatKind,
}

/// `complex<f32>`
#[dialect_type(dialect = "builtin", class = TypeClass::COMPLEX | TypeClass::COMPLEX_LIKE | TypeClass::MEMREF_ELEMENT)]
pub struct ComplexType {
    /// A float or integer type.
    element: Type,
}

/// `none`
#[dialect_type(dialect = "builtin", class = TypeClass::NONE)]
pub struct NoneType {}

/// `(i32) -> f32`
#[dialect_type(dialect = "builtin", class = TypeClass::FUNCTION, own_get)]
pub struct FunctionType {
    /// Argument types.
    inputs: Box<[Type]>,
    /// Result types.
    results: Box<[Type]>,
}

/// `tuple<i32, f32>`
#[dialect_type(dialect = "builtin", class = TypeClass::TUPLE)]
pub struct TupleType {
    /// Element types.
    elements: Box<[Type]>,
}

/// Returns the type class that a container type inherits from its element type: MLIR's `ValueSemantics`. Vectors and
/// tensors inherit it; memrefs do not.
pub fn value_class(ctx: &Context, element: Type) -> TypeClass {
    const LIFTED: TypeClass = TypeClass::SIGNLESS_INT_LIKE
        .or(TypeClass::BOOL_LIKE)
        .or(TypeClass::INDEX_LIKE)
        .or(TypeClass::FLOAT_LIKE)
        .or(TypeClass::SIGNED_INT_LIKE)
        .or(TypeClass::COMPLEX_LIKE);
    TypeClass(element.class(ctx).0 & LIFTED.0)
}

fn shape_class(shape: &[i64]) -> TypeClass {
    if shape.contains(&DYNAMIC) {
        TypeClass::DYNAMIC_SHAPE
    } else {
        TypeClass::EMPTY
    }
}

/// `vector<4x[8]xf32>`
#[dialect_type(dialect = "builtin", classify = vector_class)]
pub struct VectorType {
    /// Sizes.
    shape: Box<[i64]>,
    /// For each dimension, true if its size is multiplied by `vscale`.
    scalable: Box<[bool]>,
    /// Element type.
    element: Type,
}

fn vector_class(this: &VectorType, ctx: &Context) -> TypeClass {
    let mut class = TypeClass::VECTOR | TypeClass::MEMREF_ELEMENT | value_class(ctx, this.element);
    if this.scalable.contains(&true) {
        class = class | TypeClass::SCALABLE;
    }
    class
}

/// `tensor<4x?xf32, #encoding>`
#[dialect_type(dialect = "builtin", classify = ranked_tensor_class)]
pub struct RankedTensorType {
    /// Sizes, [`DYNAMIC`] if unknown.
    shape: Box<[i64]>,
    /// Element type.
    element: Type,
    /// Encoding attribute.
    encoding: Option<Attr>,
}

fn ranked_tensor_class(this: &RankedTensorType, ctx: &Context) -> TypeClass {
    TypeClass::RANKED_TENSOR | value_class(ctx, this.element) | shape_class(&this.shape)
}

/// `tensor<*xf32>`
#[dialect_type(dialect = "builtin", classify = unranked_tensor_class)]
pub struct UnrankedTensorType {
    /// Element type.
    element: Type,
}

fn unranked_tensor_class(this: &UnrankedTensorType, ctx: &Context) -> TypeClass {
    TypeClass::UNRANKED_TENSOR | value_class(ctx, this.element) | TypeClass::DYNAMIC_SHAPE
}

/// `memref<4x?xf32, strided<[?, 1], offset: 3>, 1>`
#[dialect_type(dialect = "builtin", classify = memref_class)]
pub struct MemRefType {
    /// Sizes, [`DYNAMIC`] if unknown.
    shape: Box<[i64]>,
    /// Element type.
    element: Type,
    /// The layout: an affine map, a strided layout or another dialect's attribute. `None` is the identity.
    layout: Option<Attr>,
    /// The memory space; `None` is the default. An integer 0 is never stored.
    memory_space: Option<Attr>,
}

fn memref_class(this: &MemRefType, _ctx: &Context) -> TypeClass {
    TypeClass::MEMREF | TypeClass::MEMREF_ELEMENT | shape_class(&this.shape)
}

/// `memref<*xf32, 1>`
#[dialect_type(dialect = "builtin", class = TypeClass::UNRANKED_MEMREF | TypeClass::MEMREF_ELEMENT | TypeClass::DYNAMIC_SHAPE)]
pub struct UnrankedMemRefType {
    /// Element type.
    element: Type,
    /// The memory space; `None` is the default.
    memory_space: Option<Attr>,
}

/// A type of a dialect that is not registered: `!dialect<"text">` or `!dialect.text`.
#[dialect_type(dialect = "builtin", class = TypeClass::OPAQUE)]
pub struct OpaqueType {
    /// The dialect's name.
    dialect: Attr,
    /// The text after the dialect's name, verbatim.
    text: Box<[u8]>,
}

impl IntegerType {
    /// `iN`
    pub fn signless(ctx: &Context, width: u32) -> Type {
        match width {
            1 => Type::I1,
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            _ => ctx.ty(IntegerType {
                width,
                signedness: Signedness::Signless,
            }),
        }
    }
}

impl FloatType {
    /// Returns the float type of a format.
    pub fn get(ctx: &Context, kind: FloatKind) -> Type {
        match kind {
            FloatKind::F32 => Type::F32,
            FloatKind::F64 => Type::F64,
            _ => ctx.ty(FloatType { kind }),
        }
    }
}

impl FunctionType {
    /// `(inputs) -> results`
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn get(ctx: &Context, inputs: &[Type], results: &[Type]) -> Type {
        ctx.ty_by(
            &(inputs, results),
            |known: &FunctionType| *known.inputs == *inputs && *known.results == *results,
            || FunctionType {
                inputs: inputs.into(),
                results: results.into(),
            },
        )
    }
}

impl VectorType {
    /// Returns the type without its first `count` dimensions.
    #[must_use]
    pub fn without_first(&self, count: usize) -> Self {
        VectorType {
            shape: self.shape.iter().skip(count).copied().collect(),
            scalable: self.scalable.iter().skip(count).copied().collect(),
            element: self.element,
        }
    }

    /// Creates a vector type without scalable dimensions.
    pub fn fixed(ctx: &Context, shape: &[i64], element: Type) -> Type {
        ctx.ty(VectorType {
            shape: shape.into(),
            scalable: vec![false; shape.len()].into(),
            element,
        })
    }

    /// Creates a vector type with one dimension, which is scalable.
    pub fn scalable(ctx: &Context, size: i64, element: Type) -> Type {
        ctx.ty(VectorType {
            shape: [size].into(),
            scalable: [true].into(),
            element,
        })
    }
}

/// Strides and offset of a memref in strided form, [`DYNAMIC`] if unknown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strided {
    /// The distance in elements between neighbours, per dimension.
    pub strides: Vec<i64>,
    /// The number of elements from the aligned pointer to the first element.
    pub offset: i64,
}

impl MemRefType {
    /// Creates a memref type with identity layout in the default memory space. A size may be [`DYNAMIC`].
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn identity(ctx: &Context, shape: &[i64], element: Type) -> Type {
        ctx.ty(MemRefType {
            shape: shape.into(),
            element,
            layout: None,
            memory_space: None,
        })
    }

    /// Returns the strided form of the layout, if it has one.
    pub fn strided(&self, ctx: &Context) -> Option<Strided> {
        let Some(layout) = self.layout else {
            return Some(identity_strides(&self.shape));
        };
        if let Some(layout) = layout.as_::<StridedLayoutAttr>(ctx) {
            return Some(Strided {
                strides: layout.strides.to_vec(),
                offset: layout.offset,
            });
        }
        let map = &layout.as_::<AffineMapAttr>(ctx)?.map;
        crate::affine::strided_form(map, &self.shape)
    }

    /// Returns true if the last dimension has unit stride.
    pub fn is_last_dim_unit_stride(&self, ctx: &Context) -> bool {
        let strided = self.strided(ctx);
        strided.is_some_and(|form| form.strides.last().is_none_or(|stride| *stride == 1))
    }

    /// Returns true if the layout is the identity.
    pub fn is_identity_layout(&self) -> bool {
        self.layout.is_none()
    }

    /// Returns true if all sizes are static.
    pub fn has_static_shape(&self) -> bool {
        !self.shape.contains(&DYNAMIC)
    }
}

/// Returns row-major strides. Each is the product of the sizes to its right, and dynamic if one of these is dynamic
/// or 0.
pub fn identity_strides(shape: &[i64]) -> Strided {
    let mut strides = vec![1i64; shape.len()];
    for at in (0..shape.len().saturating_sub(1)).rev() {
        let (size, inner) = (shape[at + 1], strides[at + 1]);
        strides[at] = if size <= 0 || inner == DYNAMIC {
            DYNAMIC
        } else {
            inner.checked_mul(size).unwrap_or(DYNAMIC)
        };
    }
    Strided { strides, offset: 0 }
}

terrace_ir::kinds! {
    /// The builtin types.
    pub enum BuiltinType of Type {
        /// `i32`
        Integer(IntegerType),
        /// `f32`
        Float(FloatType),
        /// `vector<4xf32>`
        Vector(VectorType),
        /// `memref<4xf32>`
        MemRef(MemRefType),
        /// `memref<*xf32>`
        UnrankedMemRef(UnrankedMemRefType),
        /// `tensor<4xf32>`
        RankedTensor(RankedTensorType),
        /// `tensor<*xf32>`
        UnrankedTensor(UnrankedTensorType),
        /// `complex<f32>`
        Complex(ComplexType),
        /// `() -> ()`
        Function(FunctionType),
        /// `tuple<>`
        Tuple(TupleType),
    }
}

/// A type of any dialect that has a shape and elements: MLIR's `ShapedTypeInterface`. Vectors, tensors and memrefs need
/// no model. Any other type whose class ([`TypeClass`]) includes [`TypeClass::OTHER_SHAPED`] needs one, attached with
/// `Registry::attach_type`. [`shape`], [`element_type`] and the functions on top of them then support the type, as do
/// elements literals (`dense<1> : ..`).
///
/// ```
/// use terrace_builtin::types::{ShapedTypeInterface, shape, value_class};
/// use terrace_ir::{Context, Registry, Type, TypeClass};
/// use terrace_macros::dialect_type;
///
/// /// Numbers in a square.
/// #[dialect_type(dialect = "toy", classify = square_class)]
/// pub struct SquareType {
///     sizes: Box<[i64]>,
///     element: Type,
/// }
///
/// /// A value like a vector: operations on numbers take squares of them.
/// fn square_class(this: &SquareType, ctx: &Context) -> TypeClass {
///     TypeClass::OTHER_SHAPED | value_class(ctx, this.element)
/// }
///
/// struct Square;
///
/// impl ShapedTypeInterface for Square {
///     fn shape<'c>(&self, ctx: &'c Context, ty: Type) -> Option<&'c [i64]> {
///         Some(&ty.as_::<SquareType>(ctx)?.sizes)
///     }
///     fn element_type(&self, ctx: &Context, ty: Type) -> Option<Type> {
///         Some(ty.as_::<SquareType>(ctx)?.element)
///     }
///     fn with_element_type(&self, ctx: &Context, ty: Type, element: Type) -> Option<Type> {
///         let sizes = ty.as_::<SquareType>(ctx)?.sizes.clone();
///         Some(SquareType::get(ctx, sizes, element))
///     }
/// }
///
/// let mut registry = Registry::new();
/// registry.attach_type::<SquareType, dyn ShapedTypeInterface>(&Square);
/// let ctx = Context::new(registry);
/// assert_eq!(shape(&ctx, SquareType::get(&ctx, [4, 4], Type::F32)), Some([4, 4].as_slice()));
/// ```
pub trait ShapedTypeInterface: Send + Sync {
    /// Returns the sizes, [`DYNAMIC`] if unknown; `None` if unranked. Like the other methods, it is called only for
    /// types of the kind that the model is attached to.
    fn shape<'c>(&self, ctx: &'c Context, ty: Type) -> Option<&'c [i64]>;
    /// Returns the element type.
    fn element_type(&self, ctx: &Context, ty: Type) -> Option<Type>;
    /// Returns the type with the same shape and another element type: `cloneWith`. The result may have no textual
    /// form.
    fn with_element_type(&self, ctx: &Context, ty: Type, element: Type) -> Option<Type>;
}

fn shaped_model(ctx: &Context, ty: Type) -> Option<&'static dyn ShapedTypeInterface> {
    let is_other = ty.class(ctx).intersects(TypeClass::OTHER_SHAPED);
    is_other.then(|| ctx.type_interface(ty)).flatten()
}

/// Returns the shape of a vector, ranked tensor or ranked memref, or of a type with [`ShapedTypeInterface`].
pub fn shape(ctx: &Context, ty: Type) -> Option<&[i64]> {
    if let Some(ty) = ty.as_::<VectorType>(ctx) {
        Some(&ty.shape)
    } else if let Some(ty) = ty.as_::<MemRefType>(ctx) {
        Some(&ty.shape)
    } else if let Some(ty) = ty.as_::<RankedTensorType>(ctx) {
        Some(&ty.shape)
    } else {
        shaped_model(ctx, ty)?.shape(ctx, ty)
    }
}

/// Returns the rank of a type with a [`shape`]; 0 for any other type.
pub fn rank_or_zero(ctx: &Context, ty: Type) -> usize {
    shape(ctx, ty).map_or(0, <[i64]>::len)
}

/// Returns the element type of a shaped type.
pub fn element_type(ctx: &Context, ty: Type) -> Option<Type> {
    if !ty.class(ctx).intersects(TypeClass::SHAPED) {
        return None;
    }
    if let Some(ty) = ty.as_::<VectorType>(ctx) {
        Some(ty.element)
    } else if let Some(ty) = ty.as_::<MemRefType>(ctx) {
        Some(ty.element)
    } else if let Some(ty) = ty.as_::<UnrankedMemRefType>(ctx) {
        Some(ty.element)
    } else if let Some(ty) = ty.as_::<RankedTensorType>(ctx) {
        Some(ty.element)
    } else if let Some(ty) = ty.as_::<UnrankedTensorType>(ctx) {
        Some(ty.element)
    } else {
        shaped_model(ctx, ty)?.element_type(ctx, ty)
    }
}

/// Returns the element type of a shaped type, or the type itself.
pub fn element_type_or_self(ctx: &Context, ty: Type) -> Type {
    element_type(ctx, ty).unwrap_or(ty)
}

/// Returns a shaped type with the same shape and another element type; for a scalar, the element type itself.
pub fn with_element_type(ctx: &Context, ty: Type, element: Type) -> Type {
    if !ty.class(ctx).intersects(TypeClass::SHAPED) {
        return element;
    }
    if let Some(ty) = ty.as_::<VectorType>(ctx) {
        ctx.ty(VectorType {
            element,
            ..ty.clone()
        })
    } else if let Some(ty) = ty.as_::<MemRefType>(ctx) {
        ctx.ty(MemRefType {
            element,
            ..ty.clone()
        })
    } else if let Some(ty) = ty.as_::<UnrankedMemRefType>(ctx) {
        ctx.ty(UnrankedMemRefType {
            element,
            ..ty.clone()
        })
    } else if let Some(ty) = ty.as_::<RankedTensorType>(ctx) {
        ctx.ty(RankedTensorType {
            element,
            ..ty.clone()
        })
    } else if ty.is::<UnrankedTensorType>(ctx) {
        ctx.ty(UnrankedTensorType { element })
    } else {
        let new = shaped_model(ctx, ty).and_then(|model| model.with_element_type(ctx, ty, element));
        new.unwrap_or(element)
    }
}

/// Returns the width of an integer or float type in bits.
pub fn bit_width(ctx: &Context, ty: Type) -> Option<u32> {
    if let Some(ty) = ty.as_::<IntegerType>(ctx) {
        return Some(ty.width);
    }
    ty.as_::<FloatType>(ctx).map(|ty| ty.kind.width())
}

/// Returns the number of elements, if all sizes are static.
pub fn num_elements(shape: &[i64]) -> Option<i64> {
    shape.iter().try_fold(1i64, |product, &size| {
        if size == DYNAMIC {
            None
        } else {
            product.checked_mul(size)
        }
    })
}
