//! Constraints on vectors and memrefs, with the descriptions of ODS.

use terrace_builtin::constraints::{is_signless, is_vector_of_length, kinds};
use terrace_builtin::types::{FloatType, MemRefType};
use terrace_ir::{Context, Type, TypeConstraint};
use terrace_numeric::FloatKind;

fn is_float(ctx: &Context, ty: Type, kinds: &[FloatKind]) -> bool {
    ty.as_::<FloatType>(ctx)
        .is_some_and(|float| kinds.contains(&float.kind))
}

macro_rules! vectors {
    ($($(#[$doc:meta])* $name:ident = [$($length:literal),*], $fits:expr, $desc:literal;)*) => {
        $($(#[$doc])* pub const $name: TypeConstraint = TypeConstraint::check(
            |ctx, ty| {
                let fits: fn(&Context, Type) -> bool = $fits;
                is_vector_of_length(ctx, ty, &[$($length),*], |element| fits(ctx, element))
            },
            $desc,
        )
        .parsed_as(kinds::VECTOR);)*
    };
}

vectors! {
    /// A bit for each element of an AVX-512 register.
    VECTOR_OF_I1_16_OR_8 = [16, 8], |_, ty| ty == Type::I1,
        "vector of 1-bit signless integer values of length 16/8";
    /// Vectors that fill an AVX-512 register.
    VECTOR_OF_32_OR_64_BITS_16_OR_8 = [16, 8],
        |_, ty| [Type::F32, Type::I32, Type::F64, Type::I64].contains(&ty),
        "vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8";
    /// Floats that fill an AVX-512 register.
    VECTOR_OF_F32_OR_F64_16_OR_8 = [16, 8], |_, ty| [Type::F32, Type::F64].contains(&ty),
        "vector of 32-bit float or 64-bit float values of length 16/8";
    /// Integers that fill an AVX-512 register.
    VECTOR_OF_I32_OR_I64_16_OR_8 = [16, 8], |_, ty| [Type::I32, Type::I64].contains(&ty),
        "vector of 32-bit signless integer or 64-bit signless integer values of length 16/8";
    /// `f32` elements that fill 128 or 256 bits.
    VECTOR_OF_F32_4_OR_8 = [4, 8], |_, ty| ty == Type::F32,
        "vector of 32-bit float values of length 4/8";
    /// `f32` elements that fill 128, 256 or 512 bits.
    VECTOR_OF_F32_4_8_OR_16 = [4, 8, 16], |_, ty| ty == Type::F32,
        "vector of 32-bit float values of length 4/8/16";
    /// `f32` in 256 bits.
    VECTOR_OF_F32_8 = [8], |_, ty| ty == Type::F32,
        "vector of 32-bit float values of length 8";
    /// `f32` elements that fill 256 or 512 bits.
    VECTOR_OF_F32_8_OR_16 = [8, 16], |_, ty| ty == Type::F32,
        "vector of 32-bit float values of length 8/16";
    /// `i32` elements that fill 128 or 256 bits.
    VECTOR_OF_I32_4_OR_8 = [4, 8], |_, ty| ty == Type::I32,
        "vector of 32-bit signless integer values of length 4/8";
    /// `i8` elements that fill 128 or 256 bits.
    VECTOR_OF_I8_16_OR_32 = [16, 32], |_, ty| ty == Type::I8,
        "vector of 8-bit signless integer values of length 16/32";
    /// `bf16` elements that fill 128 or 256 bits.
    VECTOR_OF_BF16_8_OR_16 = [8, 16], |ctx, ty| is_float(ctx, ty, &[FloatKind::BF16]),
        "vector of bfloat16 type values of length 8/16";
    /// `bf16` elements that fill 128, 256 or 512 bits.
    VECTOR_OF_BF16_8_16_OR_32 = [8, 16, 32], |ctx, ty| is_float(ctx, ty, &[FloatKind::BF16]),
        "vector of bfloat16 type values of length 8/16/32";
}

/// An integer with a bit for each element.
pub const I16_OR_I8: TypeConstraint = TypeConstraint::check(
    |ctx, ty| is_signless(ctx, ty, 16) || is_signless(ctx, ty, 8),
    "16-bit signless integer or 8-bit signless integer",
);
/// Memrefs of `bf16` or `f16`.
pub const MEMREF_OF_BF16_OR_F16: TypeConstraint = TypeConstraint::check(
    |ctx, ty| {
        ty.as_::<MemRefType>(ctx)
            .is_some_and(|ty| is_float(ctx, ty.element, &[FloatKind::BF16, FloatKind::F16]))
    },
    "memref of bfloat16 type or 16-bit float values",
)
.parsed_as(kinds::MEMREF);
