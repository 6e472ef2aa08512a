//! Composes type constraints as upstream's records do: vectors of a length, pointers in an address space, a choice of
//! types.
//!
//! A set of types is a Rust type: `FixedVector<Bf16, 16>`, `Any<(Pointer<0>, Pointer<3>)>`. [`composed`] creates the
//! constraint of a set. [`only`] creates the constraint of a set with a single type, so formats need not name the
//! type.

use crate::constraints::kinds;
use crate::types::{PointerType, StructType, address_space, vector_element};
use std::marker::PhantomData;
use terrace_builtin::constraints::kinds::{FLOAT, INTEGER, VECTOR};
use terrace_builtin::constraints::{is_signless, is_vector_of_length};
use terrace_builtin::types::{FloatType, IntegerType, VectorType};
use terrace_ir::{Context, ParsedKind, Type, TypeConstraint};
use terrace_numeric::FloatKind;

/// A set of types.
pub trait Types {
    /// The kind as which formats parse these types.
    const PARSED_AS: Option<ParsedKind> = None;

    /// Returns true if a type is in the set.
    fn has(ctx: &Context, ty: Type) -> bool;
}

/// A set with a single type.
pub trait OneType: Types {
    /// Returns the type.
    fn get(ctx: &Context) -> Type;
}

/// Returns the constraint that a type is in the set `T`.
pub const fn composed<T: Types>(desc: &'static str) -> TypeConstraint {
    let mut constraint = TypeConstraint::check(T::has, desc);
    constraint.parsed_as = T::PARSED_AS;
    constraint
}

/// Returns the constraint that a type is the only one in the set `T`.
pub const fn only<T: OneType>(desc: &'static str) -> TypeConstraint {
    let mut constraint = TypeConstraint::unique(T::get, T::has, desc);
    constraint.parsed_as = T::PARSED_AS;
    constraint
}

/// The signless integer of a width.
pub enum Int<const WIDTH: u32> {}

impl<const WIDTH: u32> Types for Int<WIDTH> {
    const PARSED_AS: Option<ParsedKind> = Some(INTEGER);

    fn has(ctx: &Context, ty: Type) -> bool {
        is_signless(ctx, ty, WIDTH)
    }
}

impl<const WIDTH: u32> OneType for Int<WIDTH> {
    fn get(ctx: &Context) -> Type {
        IntegerType::signless(ctx, WIDTH)
    }
}

macro_rules! floats {
    ($($name:ident = $kind:ident, $doc:literal, $parsed_as:expr;)*) => {$(
        #[doc = $doc]
        pub enum $name {}

        impl Types for $name {
            const PARSED_AS: Option<ParsedKind> = $parsed_as;

            fn has(ctx: &Context, ty: Type) -> bool {
                ty.as_::<FloatType>(ctx).is_some_and(|ty| ty.kind == FloatKind::$kind)
            }
        }

        impl OneType for $name {
            fn get(ctx: &Context) -> Type {
                FloatType::get(ctx, FloatKind::$kind)
            }
        }
    )*};
}

floats! {
    F16 = F16, "`f16`", Some(FLOAT);
    Bf16 = BF16, "`bf16`, of which upstream has no class to parse.", None;
    F32 = F32, "`f32`", Some(FLOAT);
    F64 = F64, "`f64`", Some(FLOAT);
}

/// Pointers in any address space.
pub enum AnyPointer {}

impl Types for AnyPointer {
    const PARSED_AS: Option<ParsedKind> = Some(kinds::POINTER);

    fn has(ctx: &Context, ty: Type) -> bool {
        ty.is::<PointerType>(ctx)
    }
}

/// Pointers in an address space.
pub enum Pointer<const SPACE: u32> {}

impl<const SPACE: u32> Types for Pointer<SPACE> {
    const PARSED_AS: Option<ParsedKind> = Some(kinds::POINTER);

    fn has(ctx: &Context, ty: Type) -> bool {
        address_space(ctx, ty) == Some(SPACE)
    }
}

impl<const SPACE: u32> OneType for Pointer<SPACE> {
    fn get(ctx: &Context) -> Type {
        PointerType::get(ctx, SPACE)
    }
}

/// Structs.
pub enum AnyStruct {}

impl Types for AnyStruct {
    fn has(ctx: &Context, ty: Type) -> bool {
        ty.is::<StructType>(ctx)
    }
}

/// The literal struct with two fields.
pub struct Pair<A, B>(PhantomData<(A, B)>);

impl<A: OneType, B: OneType> Types for Pair<A, B> {
    const PARSED_AS: Option<ParsedKind> = Some(kinds::STRUCT);

    fn has(ctx: &Context, ty: Type) -> bool {
        ty.as_::<StructType>(ctx).is_some_and(|ty| {
            ty.name().is_none()
                && matches!(*ty.elements(), [a, b] if A::has(ctx, a) && B::has(ctx, b))
        })
    }
}

impl<A: OneType, B: OneType> OneType for Pair<A, B> {
    fn get(ctx: &Context) -> Type {
        StructType::literal(ctx, &[A::get(ctx), B::get(ctx)])
    }
}

/// Vectors with `LENGTH` elements in total, fixed or scalable.
pub struct Vector<T, const LENGTH: i64>(PhantomData<T>);

impl<T: Types, const LENGTH: i64> Types for Vector<T, LENGTH> {
    const PARSED_AS: Option<ParsedKind> = Some(VECTOR);

    fn has(ctx: &Context, ty: Type) -> bool {
        is_vector_of_length(ctx, ty, &[LENGTH], |element| T::has(ctx, element))
    }
}

/// Vectors with `LENGTH` elements in total, none of their dimensions scalable.
pub struct FixedVector<T, const LENGTH: i64>(PhantomData<T>);

impl<T: Types, const LENGTH: i64> Types for FixedVector<T, LENGTH> {
    const PARSED_AS: Option<ParsedKind> = Some(VECTOR);

    fn has(ctx: &Context, ty: Type) -> bool {
        Vector::<T, LENGTH>::has(ctx, ty)
            && (ty.as_::<VectorType>(ctx)).is_some_and(|ty| !ty.scalable.contains(&true))
    }
}

impl<T: OneType, const LENGTH: i64> OneType for FixedVector<T, LENGTH> {
    fn get(ctx: &Context) -> Type {
        VectorType::fixed(ctx, &[LENGTH], T::get(ctx))
    }
}

/// Types of a set, and one-dimensional vectors of them.
pub struct OrVector<T>(PhantomData<T>);

impl<T: Types> Types for OrVector<T> {
    fn has(ctx: &Context, ty: Type) -> bool {
        T::has(ctx, ty) || vector_element(ctx, ty).is_some_and(|element| T::has(ctx, element))
    }
}

/// Types of any of the sets in a tuple.
pub struct Any<T>(PhantomData<T>);

macro_rules! any {
    ($($first:ident $($set:ident)*;)*) => {$(
        impl<$first: Types, $($set: Types),*> Types for Any<($first, $($set),*)> {
            fn has(ctx: &Context, ty: Type) -> bool {
                $first::has(ctx, ty) $(|| $set::has(ctx, ty))*
            }
        }
    )*};
}

any! {
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
}
