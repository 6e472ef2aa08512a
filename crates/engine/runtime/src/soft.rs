//! Defines the functions of a float format that machines do not support, in the module of the format.
//!
//! The module defines `KIND`, the format; `float`, which converts bits to a float; `refused`, which returns the result
//! of an operation if an operand has invalid bits; and `made`, which returns the bits of the result of any other
//! operation. Bits are passed in a 128-bit integer, and each operation rounds once.

macro_rules! operations {
    ($($name:ident($($operand:ident),*): $what:literal, $result:expr;)*) => {$(
        #[doc = $what]
        pub extern "C" fn $name($($operand: u128),*) -> u128 {
            if let Some(bits) = refused(&[$($operand),*]) {
                return bits;
            }
            $(let $operand = float($operand);)*
            made($result.value, &[$($operand),*])
        }
    )*};
}

macro_rules! choices {
    ($($name:ident: $what:literal;)*) => {$(
        #[doc = $what]
        pub extern "C" fn $name(a: u128, b: u128) -> u128 {
            float(a).$name(float(b)).bits()
        }
    )*};
}

macro_rules! narrowing {
    ($($name:ident: $to:ty, $what:literal, |$value:ident| $result:expr;)*) => {$(
        #[doc = $what]
        pub extern "C" fn $name(bits: u128) -> $to {
            let $value = float(bits);
            $result
        }
    )*};
}

macro_rules! functions {
    () => {
        $crate::soft::operations! {
            add(a, b): "The sum.", a.add(b);
            sub(a, b): "The difference.", a.sub(b);
            mul(a, b): "The product.", a.mul(b);
            div(a, b): "The quotient.", a.div(b);
            rem(a, b): "The remainder of C's `fmod`.", a.rem(b);
            fma(a, b, c): "The product and the third operand added, rounded once.", a.mul_add(b, c);
            sqrt(a): "The square root.", a.sqrt();
            floor(a): "The integer below.", a.round_to_integral(RoundingMode::TowardNegative);
            ceil(a): "The integer above.", a.round_to_integral(RoundingMode::TowardPositive);
            trunc(a): "The integer towards zero.", a.round_to_integral(RoundingMode::TowardZero);
            round(a): "The nearest integer, a tie away from zero.", a.round_to_integral(RoundingMode::NearestTiesToAway);
            roundeven(a): "The nearest integer, a tie to the even one.", a.round_to_integral(RoundingMode::NearestTiesToEven);
        }

        $crate::soft::choices! {
            minnum: "The smaller number, or the one that is one.";
            maxnum: "The greater number, or the one that is one.";
            minimum: "The smaller number, -0 below 0, or NaN.";
            maximum: "The greater number, 0 above -0, or NaN.";
            minimumnum: "The smaller number, -0 below 0, or the one that is one.";
            maximumnum: "The greater number, 0 above -0, or the one that is one.";
        }

        /// Returns an integer power by repeated squaring, with the roundings of compiler-rt's corresponding functions.
        pub extern "C" fn powi(base: u128, exponent: i32) -> u128 {
            let base = float(base);
            let (mut result, mut square) = (ApFloat::one(KIND), base);
            let mut rest = exponent.unsigned_abs();
            loop {
                if rest & 1 != 0 {
                    result = result.mul(square).value;
                }
                rest >>= 1;
                if rest == 0 {
                    break;
                }
                square = square.mul(square).value;
            }
            if exponent < 0 {
                result = ApFloat::one(KIND).div(result).value;
            }
            made(result, &[base])
        }

        /// Returns -1 if `a` is less than `b`, 0 if they are equal, 1 if `a` is greater, and 2 if one of them is NaN.
        pub extern "C" fn compare(a: u128, b: u128) -> i32 {
            float(a).compare(float(b)).map_or(2, |order| order as i32)
        }

        $crate::soft::narrowing! {
            to_f64: f64, "Rounds to the nearest double.", |value| value.to_f64();
            to_f32: f32, "The nearest single.", |value| value.to_f32();
            to_f16: u16, "The nearest half.", |value| value.convert(FloatKind::F16).value.bits() as u16;
            to_bf16: u16, "The nearest bfloat.", |value| value.convert(FloatKind::BF16).value.bits() as u16;
            to_u128: u128, "The unsigned integer towards zero, or the nearest there is; 0 of NaN.",
                |value| value.to_apint(128, false).value.low_u128();
            to_i128: i128, "The signed integer towards zero, or the nearest there is; 0 of NaN.",
                |value| value.to_apint(128, true).value.low_u128() as i128;
        }

        /// Converts a double.
        pub extern "C" fn from_f64(value: f64) -> u128 {
            ApFloat::from_f64(KIND, value).value.bits()
        }

        /// Converts a single.
        pub extern "C" fn from_f32(value: f32) -> u128 {
            ApFloat::from_f32(value).convert(KIND).value.bits()
        }

        /// Rounds an unsigned integer to the nearest float.
        pub extern "C" fn from_u128(value: u128) -> u128 {
            ApFloat::from_apint(KIND, &ApInt::from_u128(128, value), false)
                .value
                .bits()
        }

        /// Rounds a signed integer to the nearest float.
        pub extern "C" fn from_i128(value: i128) -> u128 {
            ApFloat::from_apint(KIND, &ApInt::from_i128(128, value), true)
                .value
                .bits()
        }
    };
}

pub(crate) use {choices, functions, narrowing, operations};
