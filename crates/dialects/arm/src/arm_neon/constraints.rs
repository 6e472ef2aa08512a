//! Constraints on vectors, with the descriptions of ODS.

use terrace_builtin::constraints::{is_vector_of_length, kinds};
use terrace_builtin::types::{FloatType, VectorType};
use terrace_ir::{Context, Type, TypeConstraint};
use terrace_numeric::FloatKind;

/// Returns true if a type is a one-dimensional vector of fixed size.
fn is_plain(ctx: &Context, ty: Type) -> bool {
    ty.as_::<VectorType>(ctx)
        .is_some_and(|ty| ty.shape.len() == 1 && !ty.scalable.contains(&true))
}

macro_rules! vectors {
    ($($(#[$doc:meta])* $name:ident = $shape:expr, [$($length:literal),*], $fits:expr, $desc:literal;)*) => {
        $($(#[$doc])* pub const $name: TypeConstraint = TypeConstraint::check(
            |ctx, ty| {
                let shape: fn(&Context, Type) -> bool = $shape;
                let fits: fn(&Context, Type) -> bool = $fits;
                shape(ctx, ty) && is_vector_of_length(ctx, ty, &[$($length),*], |element| fits(ctx, element))
            },
            $desc,
        )
        .parsed_as(kinds::VECTOR);)*
    };
}

vectors! {
    /// `i32` elements that fill a register or half a register.
    VECTOR_OF_I32_4_OR_2 = |_, _| true, [4, 2], |_, ty| ty == Type::I32,
        "vector of 32-bit signless integer values of length 4/2";
    /// `i8` elements that fill a register or half a register.
    VECTOR_OF_I8_16_OR_8 = |_, _| true, [16, 8], |_, ty| ty == Type::I8,
        "vector of 8-bit signless integer values of length 16/8";
    /// Integers that fill half a register.
    VECTOR_OF_I8_I16_OR_I32_8_4_OR_2 = |_, _| true, [8, 4, 2],
        |_, ty| [Type::I8, Type::I16, Type::I32].contains(&ty),
        "vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2";
    /// Integers of twice the width, which fill a register.
    VECTOR_OF_I16_I32_OR_I64_8_4_OR_2 = |_, _| true, [8, 4, 2],
        |_, ty| [Type::I16, Type::I32, Type::I64].contains(&ty),
        "vector of 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of length 8/4/2";
    /// `i32` in a register.
    VECTOR_OF_4_I32 = is_plain, [4], |_, ty| ty == Type::I32,
        "a vector with length 4 of 32-bit signless integer values";
    /// `i8` in a register.
    VECTOR_OF_16_I8 = is_plain, [16], |_, ty| ty == Type::I8,
        "a vector with length 16 of 8-bit signless integer values";
    /// `f32` in a register.
    VECTOR_OF_4_F32 = is_plain, [4], |_, ty| ty == Type::F32,
        "a vector with length 4 of 32-bit float values";
    /// `bf16` in a register.
    VECTOR_OF_8_BF16 = is_plain, [8],
        |ctx, ty| ty.as_::<FloatType>(ctx).is_some_and(|float| float.kind == FloatKind::BF16),
        "a vector with length 8 of bfloat16 type values";
}
