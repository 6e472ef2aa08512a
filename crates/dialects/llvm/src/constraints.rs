//! Defines constraints on the LLVM dialect's operations, with the descriptions of ODS.

use crate::attrs::{
    AccessGroupAttr, AliasScopeAttr, BlockAddressAttr, BlockTagAttr, ConstantRangeAttr,
    DIExpressionAttr, DIGlobalVariableExpressionAttr, DILabelAttr, DILocalVariableAttr,
    DereferenceableAttr, LoopAnnotationAttr, MemoryEffectsAttr, TBAATagAttr, TargetFeaturesAttr,
    VScaleRangeAttr, VecTypeHintAttr,
};
use crate::enums::{CConvAttr, RoundingMode};
use crate::types::{
    ArrayType, FunctionType, PointerType, StructType, TokenType, VoidType, is_compatible_float,
    is_compatible_outer_type, is_compatible_vector, is_loadable_type, is_scalable_vector,
    vector_element,
};
use terrace_builtin::attrs::{
    ArrayAttr, AttrBuilder, FloatAttr, IntegerAttr, TypeAttr, array_value, bool_value, int_value,
    type_value,
};
use terrace_builtin::constraints::kinds::{INTEGER, VECTOR};
use terrace_builtin::types::IntegerType;
use terrace_ir::{
    Attr, AttrClass, AttrConstraint, AttrKind, AttrSyntax, Context, PropType, StringAttr, Type,
    TypeClass, TypeConstraint, attr_props,
};

/// Type kinds that formats parse directly.
pub mod kinds {
    use crate::types::{PointerType, StructType};
    use terrace_ir::ParsedKind;

    /// Pointers.
    pub const POINTER: ParsedKind = ParsedKind {
        holds: |ctx, ty| ty.is::<PointerType>(ctx),
        name: Some("llvm.ptr"),
        stripped: Some(("llvm", "ptr")),
    };
    /// Structs.
    pub const STRUCT: ParsedKind = ParsedKind {
        holds: |ctx, ty| ty.is::<StructType>(ctx),
        name: Some("llvm.struct"),
        stripped: Some(("llvm", "struct")),
    };
}

const SIGNLESS: TypeClass = TypeClass::SIGNLESS_INT;

const fn mixed(
    classes: TypeClass,
    check: fn(&Context, Type) -> bool,
    desc: &'static str,
) -> TypeConstraint {
    TypeConstraint {
        classes,
        check: Some(check),
        desc,
        unique: None,
        parsed_as: None,
    }
}

fn is_signless_any(ctx: &Context, ty: Type) -> bool {
    ty.class(ctx).intersects(SIGNLESS)
}

fn is_pointer(ctx: &Context, ty: Type) -> bool {
    ty.is::<PointerType>(ctx)
}

fn is_aggregate(ctx: &Context, ty: Type) -> bool {
    ty.is::<StructType>(ctx) || ty.is::<ArrayType>(ctx)
}

fn vector_of(ctx: &Context, ty: Type, check: fn(&Context, Type) -> bool) -> bool {
    vector_element(ctx, ty).is_some_and(|element| check(ctx, element))
}

/// Any type that the dialect accepts.
pub const LLVM_TYPE: TypeConstraint = mixed(
    SIGNLESS,
    is_compatible_outer_type,
    "LLVM dialect-compatible type",
);
/// `!llvm.token`
pub const TOKEN: TypeConstraint = TypeConstraint::unique(
    TokenType::get,
    |ctx, ty| ty.is::<TokenType>(ctx),
    "LLVM token type",
);
/// Any type except void and function types.
pub const PRIMITIVE: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        !ty.is::<VoidType>(ctx) && !ty.is::<FunctionType>(ctx) && is_compatible_outer_type(ctx, ty)
    },
    "primitive LLVM type",
);
/// `bf16` to `f128`, `ppc_fp128`.
pub const LLVM_FLOAT: TypeConstraint =
    TypeConstraint::check(is_compatible_float, "floating point LLVM type");
/// `!llvm.ptr`
pub const POINTER: TypeConstraint = TypeConstraint::check(is_pointer, "LLVM pointer type");
/// `!llvm.ptr` of address space 0.
pub const DEFAULT_POINTER: TypeConstraint = TypeConstraint::unique(
    |_| Type::LLVM_PTR,
    |_, ty| ty == Type::LLVM_PTR,
    "LLVM pointer in address space 0",
);
/// `!llvm.struct`
pub const STRUCT: TypeConstraint =
    TypeConstraint::check(|ctx, ty| ty.is::<StructType>(ctx), "LLVM structure type");
/// Types whose values can be loaded and stored.
pub const LOADABLE: TypeConstraint = mixed(SIGNLESS, is_loadable_type, "LLVM type with size");
/// Structs and arrays.
pub const AGGREGATE: TypeConstraint = TypeConstraint::check(is_aggregate, "LLVM aggregate type");
/// Any type except structs and arrays.
pub const NON_AGGREGATE: TypeConstraint = TypeConstraint::check(
    |ctx, ty| !is_aggregate(ctx, ty) && is_compatible_outer_type(ctx, ty),
    "LLVM-compatible non-aggregate type",
);
/// One-dimensional vectors.
pub const LLVM_VECTOR: TypeConstraint =
    TypeConstraint::check(is_compatible_vector, "LLVM dialect-compatible vector type")
        .parsed_as(VECTOR);
/// Signless integers.
pub const SIGNLESS_INTEGER: TypeConstraint =
    TypeConstraint::classes(SIGNLESS, "signless integer").parsed_as(INTEGER);
/// Signless integers and vectors of them.
pub const INTEGER_OR_VECTOR: TypeConstraint = mixed(
    SIGNLESS,
    |ctx, ty| vector_of(ctx, ty, is_signless_any),
    "signless integer or LLVM dialect-compatible vector of signless integer",
);
/// `i1` and vectors of it.
pub const I1_OR_VECTOR: TypeConstraint = mixed(
    TypeClass::I1,
    |ctx, ty| vector_element(ctx, ty) == Some(Type::I1),
    "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer",
);
/// Vectors of `i1`.
pub const I1_VECTOR: TypeConstraint = TypeConstraint::check(
    |ctx, ty| vector_element(ctx, ty) == Some(Type::I1),
    "LLVM dialect-compatible vector of 1-bit signless integer",
)
.parsed_as(VECTOR);
/// Vectors of signless integers.
pub const INTEGER_VECTOR: TypeConstraint = TypeConstraint::check(
    |ctx, ty| vector_of(ctx, ty, is_signless_any),
    "LLVM dialect-compatible vector of signless integer",
)
.parsed_as(VECTOR);
/// Vectors of floats.
pub const FLOAT_VECTOR: TypeConstraint = TypeConstraint::check(
    |ctx, ty| vector_of(ctx, ty, is_compatible_float),
    "LLVM dialect-compatible vector of floating-point",
)
.parsed_as(VECTOR);
/// Vectors of pointers.
pub const POINTER_VECTOR: TypeConstraint = TypeConstraint::check(
    |ctx, ty| vector_of(ctx, ty, is_pointer),
    "LLVM dialect-compatible vector of LLVM pointer type",
)
.parsed_as(VECTOR);
/// Pointers and vectors of them.
pub const POINTER_OR_VECTOR: TypeConstraint = TypeConstraint::check(
    |ctx, ty| is_pointer(ctx, ty) || vector_of(ctx, ty, is_pointer),
    "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type",
);
/// Integers, pointers, vectors of either.
pub const INTEGER_OR_POINTER_OR_VECTOR: TypeConstraint = mixed(
    SIGNLESS,
    |ctx, ty| {
        is_pointer(ctx, ty)
            || vector_of(ctx, ty, |ctx, ty| {
                is_signless_any(ctx, ty) || is_pointer(ctx, ty)
            })
    },
    "signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM \
     dialect-compatible vector of LLVM pointer type",
);
/// Integers of any sign and vectors of them.
pub const ANY_INTEGER_OR_VECTOR: TypeConstraint = mixed(
    SIGNLESS
        .or(TypeClass::SIGNED_INT)
        .or(TypeClass::UNSIGNED_INT),
    |ctx, ty| vector_of(ctx, ty, |ctx, ty| ty.is::<IntegerType>(ctx)),
    "integer or LLVM dialect-compatible vector of integer",
);
/// Floats and vectors of them.
pub const FLOAT_OR_VECTOR: TypeConstraint = TypeConstraint::check(
    |ctx, ty| is_compatible_float(ctx, ty) || vector_of(ctx, ty, is_compatible_float),
    "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type",
);
/// Integers and pointers.
pub const INTEGER_OR_POINTER: TypeConstraint = mixed(
    SIGNLESS,
    is_pointer,
    "signless integer or LLVM pointer type",
);
/// The types of `llvm.atomicrmw`'s value.
pub const ATOMIC_RMW_TYPE: TypeConstraint = mixed(
    SIGNLESS,
    |ctx, ty| {
        let vector = || !is_scalable_vector(ctx, ty) && vector_element(ctx, ty).is_some();
        is_pointer(ctx, ty) || is_compatible_float(ctx, ty) || vector()
    },
    "floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length \
     vector type",
);
/// `i8`
pub const I8: TypeConstraint = TypeConstraint::unique(
    |_| Type::I8,
    |_, ty| ty == Type::I8,
    "8-bit signless integer",
)
.parsed_as(INTEGER);

/// [`RoundingMode`] as `i64`, without `invalid`.
pub const ROUNDING_MODE: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        RoundingMode::from_attr(ctx, attr).is_some_and(|mode| mode != RoundingMode::Invalid)
    },
    desc: "LLVM Rounding Mode whose minimum value is 0",
    syntax: AttrSyntax::IntEnum(RoundingMode::DEF, |_| Type::I64),
    class: AttrClass::Constraint,
};

/// [`CConvAttr`]. LLVM has conventions without a case in the enumeration; only the import creates those.
pub const CALLING_CONVENTION: AttrConstraint = AttrConstraint {
    check: |ctx, attr| ctx.enum_value(attr, CConvAttr::DEF).is_some(),
    desc: "LLVM Calling Convention specification",
    syntax: AttrSyntax::Enum(CConvAttr::DEF),
    class: AttrClass::Constraint,
};

/// `true` or `false`: an `i1` immediate of LLVM's intrinsics.
pub struct Bit;

impl PropType for Bit {
    type Value<'c> = bool;

    const CONSTRAINT: AttrConstraint = I1_ATTR;

    fn from_attr(ctx: &Context, attr: Attr) -> Option<bool> {
        bool_value(ctx, attr)
    }

    fn into_attr(value: bool, ctx: &Context) -> Attr {
        ctx.bool(value)
    }
}

attr_props! {
    ConstantRangeAttr "constant_range", "A range of two integers, corresponding to LLVM's ConstantRange";
    LoopAnnotationAttr "loop_annotation", "";
    MemoryEffectsAttr "memory_effects", "";
    VScaleRangeAttr "vscale_range", "";
    TargetFeaturesAttr "target_features", "LLVM target features attribute";
    VecTypeHintAttr "vec_type_hint", "Explicit vectorization compiler hint";
    DereferenceableAttr "dereferenceable", "LLVM dereferenceable attribute";
    BlockAddressAttr "blockaddress", "";
    BlockTagAttr "blocktag", "";
    AliasScopeAttr "alias_scope", "LLVM dialect alias scope";
    DILocalVariableAttr "di_local_variable", "";
    DIExpressionAttr "di_expression", "";
    DILabelAttr "di_label", "";
}

fn all<T: AttrKind>(ctx: &Context, attr: Attr) -> bool {
    array_value(ctx, attr).is_some_and(|list| list.iter().all(|attr| attr.is::<T>(ctx)))
}

macro_rules! attrs {
    ($($(#[$doc:meta])* $name:ident = $check:expr, $desc:literal, $syntax:expr, $class:expr;)*) => {
        $($(#[$doc])* pub const $name: AttrConstraint =
            AttrConstraint { check: $check, desc: $desc, syntax: $syntax, class: $class };)*
    };
}

attrs! {
    /// `[#llvm.access_group<..>, ..]`
    ACCESS_GROUPS = all::<AccessGroupAttr>, "LLVM dialect access group metadata array", AttrSyntax::Any, AttrClass::typeless::<ArrayAttr>();
    /// `[#llvm.alias_scope<..>, ..]`
    ALIAS_SCOPES = all::<AliasScopeAttr>, "LLVM dialect alias scope array", AttrSyntax::Any, AttrClass::typeless::<ArrayAttr>();
    /// `[#llvm.tbaa_tag<..>, ..]`
    TBAA_TAGS = all::<TBAATagAttr>, "LLVM dialect TBAA tag metadata array", AttrSyntax::Any, AttrClass::typeless::<ArrayAttr>();
    /// `[#llvm.di_global_variable_expression<..>, ..]`
    DBG_EXPRS = all::<DIGlobalVariableExpressionAttr>, "an array of variable expressions", AttrSyntax::Any, AttrClass::typeless::<ArrayAttr>();
    /// `["..", ..]`
    STRINGS = all::<StringAttr>, "string array attribute", AttrSyntax::Any, AttrClass::typeless::<ArrayAttr>();
    /// `[@a, @b]`
    FLAT_SYMBOLS = |ctx, attr| {
        array_value(ctx, attr).is_some_and(|list| list.iter().all(|attr| attr.flat_symbol(ctx).is_some()))
    }, "flat symbol ref array attribute", AttrSyntax::Any, AttrClass::typeless::<ArrayAttr>();
    /// `[1 : i32, ..]`
    I32_ARRAY = |ctx, attr| {
        array_value(ctx, attr).is_some_and(|list| list.iter().all(|attr| attr.ty(ctx) == Some(Type::I32)))
    }, "32-bit integer array attribute", AttrSyntax::Any, AttrClass::typeless::<ArrayAttr>();
    /// A type attribute that holds a function type.
    FUNCTION_TYPE_ATTR = |ctx, attr| {
        type_value(ctx, attr).is_some_and(|ty| ty.is::<FunctionType>(ctx))
    }, "type attribute of LLVM function type", AttrSyntax::Type, AttrClass::of::<TypeAttr>();
    /// A non-negative `i32`.
    NON_NEGATIVE_I32 = |ctx, attr| {
        attr.ty(ctx) == Some(Type::I32) && int_value(ctx, attr).is_some_and(|value| value >= 0)
    }, "32-bit signless integer attribute whose value is non-negative", AttrSyntax::Typed(|_| Type::I32), AttrClass::of::<IntegerAttr>();
    /// A non-negative `i32`, with the description that other dialects use.
    MIN_0_I32 = NON_NEGATIVE_I32.check, "32-bit signless integer attribute whose minimum value is 0",
        AttrSyntax::Typed(|_| Type::I32), AttrClass::of::<IntegerAttr>();
    /// An `i1`.
    I1_ATTR = |ctx, attr| attr.ty(ctx) == Some(Type::I1) && attr.is::<IntegerAttr>(ctx),
        "1-bit signless integer attribute", AttrSyntax::Typed(|_| Type::I1), AttrClass::of::<IntegerAttr>();
    /// An `f64`.
    F64_ATTR = |ctx, attr| attr.ty(ctx) == Some(Type::F64) && attr.is::<FloatAttr>(ctx),
        "64-bit float attribute", AttrSyntax::Typed(|_| Type::F64), AttrClass::of::<FloatAttr>();
}

/// Defaults of properties.
pub mod defaults {
    use terrace_builtin::attrs::AttrBuilder;
    use terrace_ir::{Attr, Context};

    /// Returns `0 : i32`, the default of flags: no overflow flags, no address arithmetic flags.
    pub fn zero_i32(ctx: &Context) -> Attr {
        ctx.i32(0)
    }

    /// Returns `0 : i64`, the default of enumerations: case 0.
    pub fn zero_i64(ctx: &Context) -> Attr {
        ctx.i64(0)
    }

    /// `array<i32>`
    pub fn no_sizes(ctx: &Context) -> Attr {
        ctx.i32_array(&[])
    }

    /// `#llvm.di_expression<>`
    pub fn di_expression() -> crate::attrs::DIExpressionAttr {
        crate::attrs::DIExpressionAttr {
            operations: Box::default(),
        }
    }
}
