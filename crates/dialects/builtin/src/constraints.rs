//! Constraints shared by many dialects, with the names and descriptions of ODS.

use crate::affine::AffineMap;
use crate::attrs::{
    AffineMapAttr, ArrayAttr, BoolArrayAttr, DenseElementsAttr, DenseI64ArrayAttr, FloatAttr,
    IntegerAttr, TypeAttr, array_value, int_of_type,
};
use crate::types::{FunctionType, IntegerType, MemRefType, VectorType, element_type, num_elements};
use terrace_ir::{
    Attr, AttrClass, AttrConstraint, AttrSyntax, Context, ParsedKind, Type, TypeClass,
    TypeConstraint,
};

/// Type kinds that formats parse directly.
pub mod kinds {
    use crate::types::{
        ComplexType, FloatType, IntegerType, MemRefType, RankedTensorType, UnrankedMemRefType,
        UnrankedTensorType, VectorType,
    };
    use terrace_ir::{ParsedKind, Type, TypeKind};

    const fn one<K: TypeKind>(name: &'static str) -> ParsedKind {
        ParsedKind {
            holds: |ctx, ty| ty.is::<K>(ctx),
            name: Some(name),
            stripped: None,
        }
    }

    /// `index`
    pub const INDEX: ParsedKind = ParsedKind {
        holds: |_, ty| ty == Type::INDEX,
        name: Some("builtin.index"),
        stripped: None,
    };
    /// Integers.
    pub const INTEGER: ParsedKind = one::<IntegerType>("builtin.integer");
    /// Float types. No kind name: upstream's is a nameless interface.
    pub const FLOAT: ParsedKind = ParsedKind {
        holds: |ctx, ty| ty.is::<FloatType>(ctx),
        name: None,
        stripped: None,
    };
    /// Complex numbers.
    pub const COMPLEX: ParsedKind = one::<ComplexType>("builtin.complex");
    /// Vectors.
    pub const VECTOR: ParsedKind = one::<VectorType>("builtin.vector");
    /// Ranked memrefs.
    pub const MEMREF: ParsedKind = one::<MemRefType>("builtin.memref");
    /// Unranked memrefs.
    pub const UNRANKED_MEMREF: ParsedKind = one::<UnrankedMemRefType>("builtin.unranked_memref");
    /// Ranked tensors.
    pub const RANKED_TENSOR: ParsedKind = one::<RankedTensorType>("builtin.tensor");
    /// Tensor types. No kind name: upstream's is a nameless base class.
    pub const TENSOR: ParsedKind = ParsedKind {
        holds: |ctx, ty| ty.is::<RankedTensorType>(ctx) || ty.is::<UnrankedTensorType>(ctx),
        name: None,
        stripped: None,
    };
    /// Memref types. No kind name: upstream's is a nameless base class.
    pub const RANKED_OR_UNRANKED_MEMREF: ParsedKind = ParsedKind {
        holds: |ctx, ty| ty.is::<MemRefType>(ctx) || ty.is::<UnrankedMemRefType>(ctx),
        name: None,
        stripped: None,
    };
}

/// Any type.
pub const ANY_TYPE: TypeConstraint = TypeConstraint::ANY;
/// `i1`
pub const I1: TypeConstraint = fixed(Type::I1, kinds::INTEGER, "1-bit signless integer");
/// `i32`
pub const I32: TypeConstraint = fixed(Type::I32, kinds::INTEGER, "32-bit signless integer");
/// `i64`
pub const I64: TypeConstraint = fixed(Type::I64, kinds::INTEGER, "64-bit signless integer");
/// `f32`
pub const F32: TypeConstraint = fixed(Type::F32, kinds::FLOAT, "32-bit float");
/// `f64`
pub const F64: TypeConstraint = fixed(Type::F64, kinds::FLOAT, "64-bit float");
/// `index`
pub const INDEX: TypeConstraint = fixed(Type::INDEX, kinds::INDEX, "index");

const fn fixed(ty: Type, kind: ParsedKind, desc: &'static str) -> TypeConstraint {
    // The closures cannot capture `ty`, so each fixed type has its own pair of functions.
    macro_rules! pair {
        ($ty:expr) => {
            TypeConstraint::unique(|_| $ty, |_, ty| ty == $ty, desc).parsed_as(kind)
        };
    }
    match ty.index() {
        0 => pair!(Type::I1),
        3 => pair!(Type::I32),
        4 => pair!(Type::I64),
        at if at == Type::F32.index() => pair!(Type::F32),
        at if at == Type::F64.index() => pair!(Type::F64),
        _ => pair!(Type::INDEX),
    }
}

/// Signless integers.
pub const SIGNLESS_INTEGER: TypeConstraint =
    TypeConstraint::classes(TypeClass::SIGNLESS_INT, "signless integer").parsed_as(kinds::INTEGER);
/// Any integer.
pub const ANY_INTEGER: TypeConstraint = TypeConstraint::classes(
    TypeClass::SIGNLESS_INT
        .or(TypeClass::SIGNED_INT)
        .or(TypeClass::UNSIGNED_INT),
    "integer",
)
.parsed_as(kinds::INTEGER);
/// Signless integers, and vectors and tensors of them.
pub const SIGNLESS_INTEGER_LIKE: TypeConstraint =
    TypeConstraint::classes(TypeClass::SIGNLESS_INT_LIKE, "signless-integer-like");
/// Signless integers and `index`, and vectors and tensors of them.
pub const SIGNLESS_INTEGER_OR_INDEX_LIKE: TypeConstraint = TypeConstraint::classes(
    TypeClass::SIGNLESS_INT_LIKE.or(TypeClass::INDEX_LIKE),
    "signless-integer-like",
);
/// `i1`, and vectors and tensors of it.
pub const BOOL_LIKE: TypeConstraint = TypeConstraint::classes(TypeClass::BOOL_LIKE, "bool-like");
/// Any float.
pub const ANY_FLOAT: TypeConstraint = TypeConstraint::classes(TypeClass::FLOAT, "floating-point");
/// Floats, and vectors and tensors of them.
pub const FLOAT_LIKE: TypeConstraint =
    TypeConstraint::classes(TypeClass::FLOAT_LIKE, "floating-point-like");
/// Ranked memrefs.
pub const ANY_MEMREF: TypeConstraint =
    TypeConstraint::classes(TypeClass::MEMREF, "memref of any type values")
        .parsed_as(kinds::MEMREF);
/// Unranked memrefs.
pub const ANY_UNRANKED_MEMREF: TypeConstraint = TypeConstraint::classes(
    TypeClass::UNRANKED_MEMREF,
    "unranked.memref of any type values",
)
.parsed_as(kinds::UNRANKED_MEMREF);
/// Ranked or unranked memrefs.
pub const ANY_RANKED_OR_UNRANKED_MEMREF: TypeConstraint = TypeConstraint::classes(
    TypeClass::MEMREF.or(TypeClass::UNRANKED_MEMREF),
    "ranked or unranked memref of any type values",
)
.parsed_as(kinds::RANKED_OR_UNRANKED_MEMREF);
/// Ranked or unranked tensors.
pub const ANY_TENSOR: TypeConstraint = TypeConstraint::classes(
    TypeClass::RANKED_TENSOR.or(TypeClass::UNRANKED_TENSOR),
    "tensor of any type values",
)
.parsed_as(kinds::TENSOR);
/// Ranked tensors.
pub const ANY_RANKED_TENSOR: TypeConstraint =
    TypeConstraint::classes(TypeClass::RANKED_TENSOR, "ranked tensor of any type values")
        .parsed_as(kinds::RANKED_TENSOR);
/// Function types.
pub const FUNCTION_TYPE: TypeConstraint =
    TypeConstraint::classes(TypeClass::FUNCTION, "function type");
/// Vectors.
pub const ANY_VECTOR: TypeConstraint =
    TypeConstraint::classes(TypeClass::VECTOR, "vector of any type values")
        .parsed_as(kinds::VECTOR);

/// Vectors of nonzero rank.
pub const ANY_VECTOR_OF_NON_ZERO_RANK: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        ty.as_::<crate::types::VectorType>(ctx)
            .is_some_and(|ty| !ty.shape.is_empty())
    },
    "vector of any type values",
)
.parsed_as(kinds::VECTOR);

fn is_int(ctx: &Context, attr: Attr, ty: Type) -> bool {
    attr.as_::<IntegerAttr>(ctx)
        .is_some_and(|attr| attr.ty == ty)
}

/// Any attribute.
pub const ANY_ATTR: AttrConstraint = AttrConstraint::ANY;
/// `unit`
pub const UNIT_ATTR: AttrConstraint = AttrConstraint::UNIT;

/// Defines attribute constraints from a table: description, syntax, class, check.
macro_rules! constraints {
    ($($(#[$doc:meta])* $name:ident = $desc:literal, $syntax:expr, $class:expr, $check:expr;)*) => {$(
        $(#[$doc])*
        pub const $name: AttrConstraint = AttrConstraint {
            check: $check,
            desc: $desc,
            syntax: $syntax,
            class: $class,
        };
    )*};
}

constraints! {
    /// `unit` or `false`: a flag that upstream stores natively; defaults to `false`.
    UNIT_PROP = "unit attribute", AttrSyntax::Unit, AttrClass::Constraint,
        |ctx, attr| attr == Attr::UNIT || is_int(ctx, attr, Type::I1);
    /// `true`, `false`
    BOOL_ATTR = "bool attribute", AttrSyntax::Typed(|_| Type::I1), AttrClass::Constraint,
        |ctx, attr| is_int(ctx, attr, Type::I1);
    /// `5 : i8`, written `5` in formats.
    I8_ATTR = "8-bit signless integer attribute", AttrSyntax::Typed(|_| Type::I8), AttrClass::of::<IntegerAttr>(),
        |ctx, attr| is_int(ctx, attr, Type::I8);
    /// `5 : i16`, written `5` in formats.
    I16_ATTR = "16-bit signless integer attribute", AttrSyntax::Typed(|_| Type::I16), AttrClass::of::<IntegerAttr>(),
        |ctx, attr| is_int(ctx, attr, Type::I16);
    /// `5 : i32`, written `5` in formats.
    I32_ATTR = "32-bit signless integer attribute", AttrSyntax::Typed(|_| Type::I32), AttrClass::of::<IntegerAttr>(),
        |ctx, attr| is_int(ctx, attr, Type::I32);
    /// `5 : i64`, written `5` in formats.
    I64_ATTR = "64-bit signless integer attribute", AttrSyntax::Typed(|_| Type::I64), AttrClass::of::<IntegerAttr>(),
        |ctx, attr| is_int(ctx, attr, Type::I64);
    /// `5 : index`, written `5` in formats.
    INDEX_ATTR = "index attribute", AttrSyntax::Typed(|_| Type::INDEX), AttrClass::of::<IntegerAttr>(),
        |ctx, attr| is_int(ctx, attr, Type::INDEX);
    /// An attribute with a type.
    TYPED_ATTR = "TypedAttr instance", AttrSyntax::Any, AttrClass::Constraint,
        |ctx, attr| attr.ty(ctx).is_some() || attr.is::<terrace_ir::StringAttr>(ctx);
    /// A type.
    TYPE_ATTR = "any type attribute", AttrSyntax::Type, AttrClass::of::<TypeAttr>(),
        |ctx, attr| attr.is::<TypeAttr>(ctx);
    /// `[..]`
    ARRAY_ATTR = "array attribute", AttrSyntax::Any, AttrClass::typeless::<ArrayAttr>(),
        |ctx, attr| attr.is::<ArrayAttr>(ctx);
    /// `array<i64: ..>`
    DENSE_I64_ARRAY_ATTR = "i64 dense array attribute",
        AttrSyntax::Stripped("builtin", "i64_array"), AttrClass::Constraint, |ctx, attr| attr.is::<DenseI64ArrayAttr>(ctx);
    /// `array<i32: ..>`
    DENSE_I32_ARRAY_ATTR = "i32 dense array attribute",
        AttrSyntax::Stripped("builtin", "i32_array"), AttrClass::Constraint, |ctx, attr| attr.is::<terrace_ir::DenseI32Array>(ctx);
    /// `array<i1: ..>`
    DENSE_BOOL_ARRAY_ATTR = "i1 dense array attribute",
        AttrSyntax::Stripped("builtin", "i1_array"), AttrClass::Constraint, |ctx, attr| attr.is::<BoolArrayAttr>(ctx);
    /// `affine_map<..>`
    AFFINE_MAP_ATTR = "AffineMap attribute", AttrSyntax::Any, AttrClass::Constraint,
        |ctx, attr| attr.is::<AffineMapAttr>(ctx);
    /// `affine_set<..>`
    INTEGER_SET_ATTR = "IntegerSet attribute", AttrSyntax::Any, AttrClass::Constraint,
        |ctx, attr| attr.is::<crate::attrs::IntegerSetAttr>(ctx);
}

/// A string.
pub const STR_ATTR: AttrConstraint = AttrConstraint::STRING;
/// The name of a symbol.
pub const SYMBOL_NAME_ATTR: AttrConstraint = AttrConstraint::SYMBOL_NAME;
/// `@name`
pub const FLAT_SYMBOL_REF_ATTR: AttrConstraint = AttrConstraint::FLAT_SYMBOL_REF;
/// `@a::@b`
pub const SYMBOL_REF_ATTR: AttrConstraint = AttrConstraint::SYMBOL_REF;
/// Any integer or `index` attribute.
pub const ANY_INT_ATTR: AttrConstraint = AttrConstraint::check(
    |ctx, attr| attr.is::<IntegerAttr>(ctx),
    "arbitrary integer attribute",
);
/// Any float attribute.
pub const ANY_FLOAT_ATTR: AttrConstraint =
    AttrConstraint::check(|ctx, attr| attr.is::<FloatAttr>(ctx), "float attribute");
/// A function type.
pub const FUNCTION_TYPE_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        attr.as_::<TypeAttr>(ctx)
            .is_some_and(|attr| attr.value.is::<FunctionType>(ctx))
    },
    desc: "type attribute of function type",
    syntax: AttrSyntax::Type,
    class: AttrClass::of::<TypeAttr>(),
};
/// A memref type.
pub const MEMREF_TYPE_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        attr.as_::<TypeAttr>(ctx)
            .is_some_and(|attr| attr.value.is::<MemRefType>(ctx))
    },
    desc: "memref type attribute",
    syntax: AttrSyntax::Type,
    class: AttrClass::of::<TypeAttr>(),
};
/// `[{..}, ..]`
pub const DICT_ARRAY_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        attr.as_::<ArrayAttr>(ctx).is_some_and(|attr| {
            attr.elements
                .iter()
                .all(|attr| attr.is::<terrace_ir::DictionaryAttr>(ctx))
        })
    },
    desc: "Array of dictionary attributes",
    syntax: AttrSyntax::Any,
    class: AttrClass::typeless::<ArrayAttr>(),
};
/// `dense<..>` of any kind.
pub const ELEMENTS_ATTR: AttrConstraint =
    AttrConstraint::check(is_elements, "constant vector/tensor attribute");
/// A non-negative `i64`.
pub const NON_NEGATIVE_I64_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        attr.as_::<IntegerAttr>(ctx)
            .is_some_and(|attr| attr.ty == Type::I64 && !attr.value.is_negative())
    },
    desc: "64-bit signless integer attribute whose value is non-negative",
    syntax: AttrSyntax::Typed(|_| Type::I64),
    class: AttrClass::of::<IntegerAttr>(),
};

/// Returns true if an attribute is an elements attribute.
pub fn is_elements(ctx: &Context, attr: Attr) -> bool {
    attr.is::<crate::attrs::DenseElementsAttr>(ctx)
        || attr.is::<crate::attrs::DenseStringElementsAttr>(ctx)
        || attr.is::<crate::attrs::DenseResourceElementsAttr>(ctx)
        || attr.is::<crate::attrs::SparseElementsAttr>(ctx)
}

/// Returns the result type of a comparison: `i1` in the shape of `ty`.
pub fn i1_same_shape(ctx: &Context, ty: Type) -> Option<Type> {
    Some(crate::types::with_element_type(ctx, ty, Type::I1))
}

/// Returns the element type of a memref, for `TypesMatchWith`.
pub fn element_of(ctx: &Context, ty: Type) -> Option<Type> {
    element_type(ctx, ty)
}

/// `dense<..>` of integers or `index`.
pub const ANY_INT_ELEMENTS_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        attr.as_::<crate::attrs::DenseElementsAttr>(ctx)
            .and_then(|attr| element_type(ctx, attr.ty))
            .is_some_and(|element| {
                const INT: TypeClass = ANY_INTEGER.classes.or(TypeClass::INDEX);
                element.class(ctx).intersects(INT)
            })
    },
    desc: "integer elements attribute",
    syntax: AttrSyntax::Any,
    class: AttrClass::of::<DenseElementsAttr>(),
};
/// A positive power of two as an `i64`: an alignment.
pub const ALIGNMENT_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        attr.as_::<IntegerAttr>(ctx).is_some_and(|attr| {
            attr.ty == Type::I64 && !attr.value.is_negative() && attr.value.is_power_of_2()
        })
    },
    desc: "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0",
    syntax: AttrSyntax::Typed(|_| Type::I64),
    class: AttrClass::of::<IntegerAttr>(),
};

/// Returns true if a map is the identity. Memref types do not store identity layouts.
pub fn is_identity(map: &AffineMap) -> bool {
    map.is_identity()
}

/// Returns true if a type is a vector of one of these lengths whose element type satisfies `fits`. Like MLIR, counts
/// the elements of all dimensions, and treats scalable vectors as if they had a fixed size.
pub fn is_vector_of_length(
    ctx: &Context,
    ty: Type,
    lengths: &[i64],
    fits: impl FnOnce(Type) -> bool,
) -> bool {
    ty.as_::<VectorType>(ctx).is_some_and(|ty| {
        !ty.shape.is_empty()
            && num_elements(&ty.shape).is_some_and(|count| lengths.contains(&count))
            && fits(ty.element)
    })
}

/// Returns true if a type is a signless integer of this width.
pub fn is_signless(ctx: &Context, ty: Type, width: u32) -> bool {
    ty.as_::<IntegerType>(ctx)
        .is_some_and(|ty| ty.width == width && ty.signedness == crate::types::Signedness::Signless)
}

/// `[[0, 1], [2]]`: reassociation groups of dimensions.
pub const INDEX_LIST_ARRAY_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        let is_i64 = |attr: &Attr| int_of_type(ctx, *attr, Type::I64).is_some();
        let is_group =
            |attr: &Attr| array_value(ctx, *attr).is_some_and(|group| group.iter().all(is_i64));
        array_value(ctx, attr).is_some_and(|list| list.iter().all(is_group))
    },
    desc: "Array of 64-bit integer array attributes",
    syntax: AttrSyntax::Any,
    class: AttrClass::typeless::<ArrayAttr>(),
};
