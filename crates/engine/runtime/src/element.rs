//! Element types of the memrefs that are printed and compared.

use crate::console::Output;
use crate::half;

/// The bits of an `f16`.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct F16(u16);

/// The bits of a `bf16`.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct BF16(u16);

/// A complex number.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Complex<T> {
    re: T,
    im: T,
}

/// A `vector<4x4xf32>`.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Vector4x4([[f32; 4]; 4]);

/// An element type.
pub trait Element: Copy {
    /// Appends the text of the value, in the format of C++ streams.
    #[doc(hidden)]
    fn write(self, out: &mut Text<'_>);

    /// Returns true if the value agrees with the expected value.
    fn agrees(self, expected: Self) -> bool;
}

/// The output to which elements are written.
pub struct Text<'a>(pub(crate) &'a mut Output);

macro_rules! integers {
    ($($type:ty)*) => {$(
        impl Element for $type {
            fn write(self, out: &mut Text<'_>) {
                out.0.put(self.to_string());
            }

            fn agrees(self, expected: Self) -> bool {
                self == expected
            }
        }
    )*};
}

integers!(i16 i32 i64 u64);

/// Printed as a character, as C++ streams print signed bytes.
impl Element for i8 {
    fn write(self, out: &mut Text<'_>) {
        out.0.put([self as u8]);
    }

    fn agrees(self, expected: Self) -> bool {
        self == expected
    }
}

macro_rules! floats {
    ($($type:ty, $epsilon:literal;)*) => {$(
        /// Agrees if the relative error is small. Infinities and NaNs never agree.
        impl Element for $type {
            fn write(self, out: &mut Text<'_>) {
                out.0.general(self.into());
            }

            fn agrees(self, expected: Self) -> bool {
                let limit = $epsilon * expected.abs();
                self.is_finite() && expected.is_finite() && (self - expected).abs() <= limit
            }
        }
    )*};
}

floats! {
    f32, 1e-6;
    f64, 1e-12;
}

macro_rules! halves {
    ($($type:ident, $widen:path;)*) => {$(
        impl Element for $type {
            fn write(self, out: &mut Text<'_>) {
                out.0.general($widen(self.0).into());
            }

            fn agrees(self, expected: Self) -> bool {
                self.0 == expected.0
            }
        }
    )*};
}

halves! {
    F16, half::widen_f16;
    BF16, half::widen_bf16;
}

impl<T: Element + PartialEq> Element for Complex<T> {
    fn write(self, out: &mut Text<'_>) {
        out.0.put("(");
        self.re.write(out);
        out.0.put(",");
        self.im.write(out);
        out.0.put(")");
    }

    fn agrees(self, expected: Self) -> bool {
        self.re == expected.re && self.im == expected.im
    }
}

impl Element for Vector4x4 {
    fn write(self, out: &mut Text<'_>) {
        // Like upstream, prints an additional space after all rows but the last two.
        out.0.put("(");
        for (index, row) in self.0.into_iter().enumerate() {
            out.0.put(match index {
                0 => "",
                1 | 2 => ",   ",
                _ => ",  ",
            });
            for (column, value) in row.into_iter().enumerate() {
                out.0.put(if column == 0 { "(" } else { ", " });
                value.write(out);
            }
            out.0.put(")");
        }
        out.0.put(")");
    }

    fn agrees(self, expected: Self) -> bool {
        self.0 == expected.0
    }
}
