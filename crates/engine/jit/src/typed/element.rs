//! Rust types of arguments, results and elements of memrefs.

use terrace_engine_abi::{Sign, SourceType};
use terrace_numeric::FloatKind;

/// A type of values that are passed unchanged.
///
/// # Safety
/// If [`Scalar::is`] returns true, the program's type must have the layout of this one, and any value that a program
/// writes must be valid for this type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be passed to programs",
    note = "`i1` is a `Bit`; an array is a `View<'_, f32, 1>` or a `ViewMut<'_, f32, 1>`: `View::from(&array[..])`"
)]
pub unsafe trait Scalar: Copy {
    /// Returns the name of the type, for messages.
    fn name() -> String;

    /// Returns true if the type corresponds to the program's type `ty`. `index` has `index_bits` bits.
    fn is(ty: &SourceType, index_bits: u32) -> bool;
}

/// A type of elements of a memref, for which any bytes are valid. Elements of `memref<?xi1>` are [`Bit`]s, because not
/// every byte is a valid `bool`.
///
/// # Safety
/// Any bytes must be a valid value. The size must be a multiple of the alignment, and equal the element size of the
/// memref.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an element of a memref",
    note = "elements are integers, floats, `Complex`, and `Bit` for `i1`"
)]
pub unsafe trait Element: Scalar + Send + Sync + 'static {}

/// A complex number.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Complex<T> {
    /// The real part.
    pub re: T,
    /// The imaginary part.
    pub im: T,
}

macro_rules! integers {
    ($($type:ident $sign:ident;)*) => {$(
        // SAFETY: an integer of the same width has the same representation.
        unsafe impl Scalar for $type {
            fn name() -> String {
                stringify!($type).to_owned()
            }

            fn is(ty: &SourceType, index_bits: u32) -> bool {
                match ty {
                    SourceType::Int { width, sign } => {
                        *width == $type::BITS && (*sign == Sign::$sign || *sign == Sign::Signless)
                    }
                    SourceType::Index => $type::BITS == index_bits,
                    _ => false,
                }
            }
        }

        // SAFETY: any bytes are a valid integer.
        unsafe impl Element for $type {}
    )*};
}

integers! {
    i8 Signed;
    u8 Unsigned;
    i16 Signed;
    u16 Unsigned;
    i32 Signed;
    u32 Unsigned;
    i64 Signed;
    u64 Unsigned;
    isize Signed;
    usize Unsigned;
    i128 Signed;
    u128 Unsigned;
}

macro_rules! floats {
    ($($type:ident $kind:ident;)*) => {$(
        // SAFETY: the same floating-point format.
        unsafe impl Scalar for $type {
            fn name() -> String {
                stringify!($type).to_owned()
            }

            fn is(ty: &SourceType, _: u32) -> bool {
                *ty == SourceType::Float(FloatKind::$kind)
            }
        }

        // SAFETY: any bytes are a valid float.
        unsafe impl Element for $type {}
    )*};
}

floats! {
    f32 F32;
    f64 F64;
}

// SAFETY: the program also stores the real part before the imaginary part.
unsafe impl<T: Element> Scalar for Complex<T> {
    fn name() -> String {
        format!("Complex<{}>", T::name())
    }

    fn is(ty: &SourceType, index_bits: u32) -> bool {
        match ty {
            SourceType::Complex(part) => T::is(part, index_bits),
            _ => false,
        }
    }
}

// SAFETY: any bytes are two valid numbers.
unsafe impl<T: Element> Element for Complex<T> {}

/// Returns true if a vector of this element type has the layout of an array.
fn is_dense(ty: &SourceType) -> bool {
    match ty {
        SourceType::Int { width, .. } => [8, 16, 32, 64].contains(width),
        SourceType::Float(kind) => [FloatKind::F32, FloatKind::F64].contains(kind),
        _ => false,
    }
}

// SAFETY: the elements of such a vector are contiguous. The vector may be larger than the array, but the remainder is
// not written.
unsafe impl<T: Element, const N: usize> Scalar for [T; N] {
    fn name() -> String {
        format!("[{}; {N}]", T::name())
    }

    fn is(ty: &SourceType, index_bits: u32) -> bool {
        match ty {
            SourceType::Vector { shape, element } => {
                *shape == [N as u64] && is_dense(element) && T::is(element, index_bits)
            }
            SourceType::Array { len, element } => {
                *len == N as u64 && is_dense(element) && T::is(element, index_bits)
            }
            _ => false,
        }
    }
}

/// An `i1`, stored in the lowest bit of a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct Bit(u8);

impl From<bool> for Bit {
    fn from(value: bool) -> Bit {
        Bit(u8::from(value))
    }
}

impl From<Bit> for bool {
    fn from(value: Bit) -> bool {
        value.0 & 1 != 0
    }
}

// SAFETY: a byte whose other bits are ignored.
unsafe impl Scalar for Bit {
    fn name() -> String {
        "Bit".to_owned()
    }

    fn is(ty: &SourceType, _: u32) -> bool {
        matches!(ty, SourceType::Int { width: 1, .. })
    }
}

macro_rules! pointers {
    ($($type:ty: $name:literal;)*) => {$(
        // SAFETY: a pointer is an address.
        unsafe impl<T> Scalar for $type {
            fn name() -> String {
                $name.to_owned()
            }

            fn is(ty: &SourceType, _: u32) -> bool {
                matches!(ty, SourceType::Ptr(_))
            }
        }
    )*};
}

pointers! {
    *const T: "a pointer";
    *mut T: "a pointer";
}
