//! Implements functions of the C library that Rust's standard library lacks or computes differently. They are
//! bit-exact with glibc 2.36, because MLIR folds constants with the C library on which it runs.
//!
//! The rational approximations of the error function, and their ranges, are those of fdlibm:
//!
//! > Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Developed at SunPro, a Sun Microsystems, Inc.
//! > business. Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice
//! > is preserved.

/// A rational function. Coefficients are in ascending order.
struct Rational {
    above: &'static [f64],
    below: &'static [f64],
}

/// `erf(x) / x - 1` as a function of `x²`, for `|x|` below 0.84375.
const NEAR_ZERO: Rational = Rational {
    above: &[
        0.12837916709551256,
        -0.3250421072470015,
        -0.02848174957559851,
        -0.005770270296489442,
        -2.3763016656650163e-05,
    ],
    below: &[
        1.0,
        0.39791722395915535,
        0.0650222499887673,
        0.005081306281875766,
        0.00013249473800432164,
        -3.960228278775368e-06,
    ],
};

/// `erf(|x|) - AT_ONE` as a function of `|x| - 1`, for `|x|` from 0.84375 to 1.25 (see [`AT_ONE`]).
const NEAR_ONE: Rational = Rational {
    above: &[
        -0.0023621185607526594,
        0.41485611868374833,
        -0.3722078760357013,
        0.31834661990116175,
        -0.11089469428239668,
        0.035478304325618236,
        -0.002166375594868791,
    ],
    below: &[
        1.0,
        0.10642088040084423,
        0.540397917702171,
        0.07182865441419627,
        0.12617121980876164,
        0.01363708391202905,
        0.011984499846799107,
    ],
};

/// The correction in the exponent of `erfc(x)` as a function of `1/x²`, for `|x|` from 1.25 to 1/0.35.
const MIDDLE: Rational = Rational {
    above: &[
        -0.009864944034847148,
        -0.6938585727071818,
        -10.558626225323291,
        -62.375332450326006,
        -162.39666946257347,
        -184.60509290671104,
        -81.2874355063066,
        -9.814329344169145,
    ],
    below: &[
        1.0,
        19.651271667439257,
        137.65775414351904,
        434.56587747522923,
        645.3872717332679,
        429.00814002756783,
        108.63500554177944,
        6.570249770319282,
        -0.0604244152148581,
    ],
};

/// Like [`MIDDLE`], for larger `|x|`.
const FAR: Rational = Rational {
    above: &[
        -0.0098649429247001,
        -0.799283237680523,
        -17.757954917754752,
        -160.63638485582192,
        -637.5664433683896,
        -1025.0951316110772,
        -483.5191916086514,
    ],
    below: &[
        1.0,
        30.33806074348246,
        325.7925129965739,
        1536.729586084437,
        3199.8582195085955,
        2553.0504064331644,
        474.52854120695537,
        -22.44095244658582,
    ],
};

/// An approximation of `erf(1)` with few significant bits.
const AT_ONE: f64 = 0.8450629115104675;

/// The derivative of `erf` at zero, minus 1.
const SLOPE_ABOVE_ONE: f64 = 0.1283791670955126;

/// Evaluates a polynomial in `f64`, in glibc's order: pairs of coefficients, then multiples by even powers.
fn polynomial_f64(coefficients: &[f64], x: f64) -> f64 {
    let x2 = x * x;
    let x4 = x2 * x2;
    let powers = [1.0, x2, x4, x4 * x2, x4 * x4];
    let pairs = coefficients.chunks(2).map(|pair| match *pair {
        [a, b] => a + x * b,
        _ => pair[0],
    });
    let terms = pairs.zip(powers).map(|(pair, power)| power * pair);
    terms.reduce(|sum, term| sum + term).unwrap_or(0.0)
}

/// Evaluates a polynomial in `f32` by Horner's rule.
fn polynomial_f32(coefficients: &[f64], x: f32) -> f32 {
    let terms = coefficients.iter().rev().map(|&c| c as f32);
    terms.reduce(|sum, c| c + x * sum).unwrap_or(0.0)
}

/// Generates the functions for one float type.
///
/// `asinh` is followed by the range in which the general formula is used. Below it, the result equals the argument;
/// above it, adding one has no effect. `erf` and `erfc` are followed by the bits of the number at which [`MIDDLE`]
/// ends, and by the mask of the leading bits whose square is exact.
macro_rules! functions {
    (
        $module:ident, $float:ident, $bits:ident, $polynomial:ident,
        nan: $nan:expr,
        asinh: $small:expr, $large:expr,
        erf: $erf_end:expr, $erf_head:expr,
        erfc: $erfc_end:expr, $erfc_head:expr
    ) => {
        pub(crate) mod $module {
            use super::{
                AT_ONE, FAR, MIDDLE, NEAR_ONE, NEAR_ZERO, Rational, SLOPE_ABOVE_ONE, $polynomial,
            };
            use std::$float::consts::LN_2;

            /// The NaN that x86 returns for an invalid operation.
            const NAN: $float = $float::from_bits($nan);

            const TWO_TO_28: $float = 268_435_456.0;

            pub(crate) fn acosh(x: $float) -> $float {
                if x.is_nan() || x == $float::INFINITY {
                    x + x
                } else if x < 1.0 {
                    NAN
                } else if x >= TWO_TO_28 {
                    x.ln() + LN_2
                } else if x > 2.0 {
                    (2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt())).ln()
                } else {
                    let t = x - 1.0;
                    (t + (2.0 * t + t * t).sqrt()).ln_1p()
                }
            }

            pub(crate) fn asinh(x: $float) -> $float {
                let a = x.abs();
                let magnitude = if !x.is_finite() {
                    return x + x;
                } else if a < $small {
                    return x;
                } else if a > $large {
                    a.ln() + LN_2
                } else if a > 2.0 {
                    (2.0 * a + 1.0 / ((a * a + 1.0).sqrt() + a)).ln()
                } else {
                    let t = a * a;
                    (a + t / (1.0 + (1.0 + t).sqrt())).ln_1p()
                };
                magnitude.copysign(x)
            }

            pub(crate) fn atanh(x: $float) -> $float {
                let a = x.abs();
                let magnitude = if x.is_nan() {
                    return x + x;
                } else if a < 1.0 / TWO_TO_28 {
                    return x;
                } else if a < 0.5 {
                    let t = a + a;
                    0.5 * (t + t * a / (1.0 - a)).ln_1p()
                } else if a < 1.0 {
                    0.5 * ((a + a) / (1.0 - a)).ln_1p()
                } else if a > 1.0 {
                    return NAN;
                } else {
                    $float::INFINITY
                };
                magnitude.copysign(x)
            }

            pub(crate) fn erf(x: $float) -> $float {
                let a = x.abs();
                let magnitude = if x.is_nan() {
                    return x + x;
                } else if a < 1.0 / TWO_TO_28 {
                    let above_one = SLOPE_ABOVE_ONE as $float;
                    // The plain product would lose bits of numbers that are almost subnormal.
                    return match a < 128.0 * $float::MIN_POSITIVE {
                        true => 0.0625 * (16.0 * x + (16.0 * above_one) * x),
                        false => x + above_one * x,
                    };
                } else if a < 0.84375 {
                    return x + x * quotient(&NEAR_ZERO, x * x);
                } else if a < 1.25 {
                    AT_ONE as $float + quotient(&NEAR_ONE, a - 1.0)
                } else if a >= 6.0 {
                    1.0
                } else {
                    1.0 - complement(a, $erf_end, $erf_head)
                };
                magnitude.copysign(x)
            }

            pub(crate) fn erfc(x: $float) -> $float {
                let a = x.abs();
                if x.is_nan() {
                    x + x
                } else if a < 1.0 / (TWO_TO_28 * TWO_TO_28) {
                    1.0 - x
                } else if a < 0.84375 {
                    let above = x * quotient(&NEAR_ZERO, x * x);
                    match x < 0.25 {
                        true => 1.0 - (x + above),
                        false => 0.5 - (above + (x - 0.5)),
                    }
                } else if a < 1.25 {
                    let (at_one, above) = (AT_ONE as $float, quotient(&NEAR_ONE, a - 1.0));
                    match x > 0.0 {
                        true => (1.0 - at_one) - above,
                        false => 1.0 + (at_one + above),
                    }
                } else if x <= -6.0 {
                    2.0
                } else if x >= 28.0 {
                    0.0
                } else if x > 0.0 {
                    complement(a, $erfc_end, $erfc_head)
                } else {
                    2.0 - complement(a, $erfc_end, $erfc_head)
                }
            }

            fn quotient(of: &Rational, x: $float) -> $float {
                $polynomial(of.above, x) / $polynomial(of.below, x)
            }

            /// `erfc(x)` for `x` of 1.25 or more.
            fn complement(x: $float, middle_end: $bits, head: $bits) -> $float {
                let is_middle = x < $float::from_bits(middle_end);
                let correction = quotient(if is_middle { &MIDDLE } else { &FAR }, 1.0 / (x * x));
                let head = $float::from_bits(x.to_bits() & head);
                let exponential = (-head * head - 0.5625).exp();
                exponential * ((head - x) * (head + x) + correction).exp() / x
            }
        }
    };
}

functions! {
    double, f64, u64, polynomial_f64,
    nan: 0xFFF8_0000_0000_0000,
    asinh: 1.0 / 268_435_456.0, 268_435_456.0,
    erf: 0x4006_DB6E_0000_0000, 0xFFFF_FFFF_0000_0000,
    erfc: 0x4006_DB6D_0000_0000, 0xFFFF_FFFF_0000_0000
}

functions! {
    single, f32, u32, polynomial_f32,
    nan: 0xFFC0_0000,
    asinh: 1.0 / 32768.0, 32768.0,
    erf: 0x4036_DB6E, 0xFFFF_F000,
    erfc: 0x4036_DB6D, 0xFFFF_E000
}
