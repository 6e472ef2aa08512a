//! Constraints on scalable vectors, with the descriptions of ODS.
//!
//! As in MLIR, the length of a vector is the product of its sizes, as if `vscale` were 1.

use terrace_builtin::constraints::kinds;
use terrace_builtin::types::{FloatType, VectorType, num_elements};
use terrace_ir::{Context, Type, TypeConstraint};
use terrace_numeric::FloatKind;

/// Returns the vector if any of its dimensions is scalable.
fn scalable(ctx: &Context, ty: Type) -> Option<&VectorType> {
    let vector = ty.as_::<VectorType>(ctx)?;
    vector.scalable.contains(&true).then_some(vector)
}

/// Returns true for a scalable vector of one of these lengths.
fn is_of_length(vector: &VectorType, lengths: &[i64]) -> bool {
    num_elements(&vector.shape).is_some_and(|count| lengths.contains(&count))
}

fn is_bf16(ctx: &Context, ty: Type) -> bool {
    ty.as_::<FloatType>(ctx)
        .is_some_and(|float| float.kind == FloatKind::BF16)
}

fn is_half(ctx: &Context, ty: Type) -> bool {
    ty.as_::<FloatType>(ctx)
        .is_some_and(|float| [FloatKind::F16, FloatKind::BF16].contains(&float.kind))
}

/// The lengths of predicates, which have a bit for each element of a register.
const PREDICATE_LENGTHS: [i64; 5] = [16, 8, 4, 2, 1];

/// Returns true for `vector<[n]xi1>` with one of these lengths.
fn is_predicate(ctx: &Context, ty: Type, lengths: &[i64]) -> bool {
    scalable(ctx, ty).is_some_and(|vector| {
        vector.shape.len() == 1 && vector.element == Type::I1 && is_of_length(vector, lengths)
    })
}

/// Returns true for a vector of predicates, in which only the last dimension is scalable.
fn is_predicate_mask(ctx: &Context, ty: Type, lengths: &[i64]) -> bool {
    ty.as_::<VectorType>(ctx).is_some_and(|vector| {
        let (size, rest) = (vector.shape.last(), vector.scalable.split_last());
        matches!(rest, Some((true, rest)) if !rest.contains(&true))
            && vector.element == Type::I1
            && size.is_some_and(|size| lengths.contains(size))
    })
}

/// Returns true for the type of a register: a one-dimensional vector whose elements fill 128 bits if `vscale` is 1.
fn is_register(ctx: &Context, ty: Type) -> bool {
    let Some(vector) = scalable(ctx, ty) else {
        return false;
    };
    let element = vector.element;
    match vector.shape[..] {
        [2] => [Type::I64, Type::F64].contains(&element),
        [4] => [Type::I32, Type::F32].contains(&element),
        [8] => element == Type::I16 || is_half(ctx, element),
        [16] => element == Type::I8,
        _ => false,
    }
}

macro_rules! constraints {
    ($($(#[$doc:meta])* $name:ident = $check:expr, $desc:literal;)*) => {
        $($(#[$doc])* pub const $name: TypeConstraint = TypeConstraint::check($check, $desc).parsed_as(kinds::VECTOR);)*
    };
}

macro_rules! vectors {
    ($($(#[$doc:meta])* $name:ident = [$($length:literal),*], $fits:expr, $desc:literal;)*) => {
        constraints! {$(
            $(#[$doc])* $name = |ctx, ty| {
                let fits: fn(&Context, Type) -> bool = $fits;
                let lengths: &[i64] = &[$($length),*];
                scalable(ctx, ty).is_some_and(|vector| {
                    fits(ctx, vector.element) && (lengths.is_empty() || is_of_length(vector, lengths))
                })
            }, $desc;
        )*}
    };
}

vectors! {
    /// Any scalable vector.
    SCALABLE_VECTOR = [], |_, _| true, "scalable vector of any type values";
    /// A bit for each element of a scalable vector.
    SCALABLE_VECTOR_OF_I1 = [], |_, ty| ty == Type::I1,
        "scalable vector of 1-bit signless integer values";
    /// Scalable vectors of floats.
    SCALABLE_VECTOR_OF_FLOATS = [], |ctx, ty| ty.is::<FloatType>(ctx),
        "scalable vector of floating-point values";
    /// Scalable vectors of the integer types that registers support.
    SCALABLE_VECTOR_OF_INTEGERS = [],
        |_, ty| [Type::I8, Type::I16, Type::I32, Type::I64].contains(&ty),
        "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit \
         signless integer values";
    /// `i32` or `i64` elements that fill a register.
    SCALABLE_VECTOR_OF_I32_4_OR_I64_2 = [4, 2], |_, ty| [Type::I32, Type::I64].contains(&ty),
        "scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2";
    /// `i8` or `i16` elements that fill a register.
    SCALABLE_VECTOR_OF_I8_16_OR_I16_8 = [16, 8], |_, ty| [Type::I8, Type::I16].contains(&ty),
        "scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8";
    /// `i32` in a register.
    SCALABLE_VECTOR_OF_4_I32 = [4], |_, ty| ty == Type::I32,
        "scalable vector of 32-bit signless integer values of length 4";
    /// `i8` in a register.
    SCALABLE_VECTOR_OF_16_I8 = [16], |_, ty| ty == Type::I8,
        "scalable vector of 8-bit signless integer values of length 16";
    /// `f32` in a register.
    SCALABLE_VECTOR_OF_4_F32 = [4], |_, ty| ty == Type::F32,
        "scalable vector of 32-bit float values of length 4";
    /// `bf16` in a register.
    SCALABLE_VECTOR_OF_8_BF16 = [8], is_bf16, "scalable vector of bfloat16 type values of length 8";
}

constraints! {
    /// A bit for each byte of a register, which is a whole predicate register.
    SVBOOL = |ctx, ty| is_predicate(ctx, ty, &[16]), "vector<[16]xi1>";
    /// A bit for each element of a register.
    SVE_PREDICATE = |ctx, ty| is_predicate(ctx, ty, &PREDICATE_LENGTHS),
        "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>";
    /// Vectors of [`SVBOOL`].
    SVBOOL_MASK = |ctx, ty| is_predicate_mask(ctx, ty, &[16]),
        "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}";
    /// Vectors of [`SVE_PREDICATE`].
    SVE_PREDICATE_MASK = |ctx, ty| is_predicate_mask(ctx, ty, &PREDICATE_LENGTHS),
        "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}";
    /// One-dimensional scalable vectors.
    SCALABLE_VECTOR_OF_RANK_1 = |ctx, ty| scalable(ctx, ty).is_some_and(|vector| vector.shape.len() == 1),
        " of ranks 1";
}

/// Vectors that fill a register.
pub const SVE_VECTOR: TypeConstraint =
    TypeConstraint::check(is_register, "an SVE vector with element size <= 64-bit");
