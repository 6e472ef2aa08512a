//! The helpers of compiled code compute the same results as `terrace-numeric`, Rust and the C library.

use terrace_engine_runtime::{half, integer, quad, wide};
use terrace_numeric::{ApFloat, ApInt, FloatKind};

/// A small seeded generator (xorshift).
struct Random(u64);

impl Random {
    fn u64(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// Returns bits that often contain runs of ones or zeros.
    fn u128(&mut self) -> u128 {
        let bits = u128::from(self.u64()) << 64 | u128::from(self.u64());
        match self.u64() % 4 {
            0 => bits >> (self.u64() % 128),
            1 => !(bits >> (self.u64() % 128)),
            2 => 1 << (self.u64() % 128),
            _ => bits,
        }
    }

    /// Returns a double, often near the limits and ties of small formats.
    fn f64(&mut self) -> f64 {
        let bits = self.u64();
        match bits % 3 {
            0 => f64::from_bits(self.u64()),
            1 => {
                let exponent = 1023 - 160 + self.u64() % 300;
                let fraction = self.u64() >> 12 & !((1u64 << (self.u64() % 52)) - 1);
                f64::from_bits(bits << 63 | exponent << 52 | fraction)
            }
            _ => {
                let half = half::widen_f16(self.u64() as u16);
                f64::from(half)
                    * (1.0 + f64::from(self.u64() as i8) * 2f64.powi(-(self.u64() as i32 & 63)))
            }
        }
    }
}

fn of(kind: FloatKind, bits: u16) -> ApFloat {
    ApFloat::from_bits(kind, bits.into())
}

fn rounded(kind: FloatKind, value: f64) -> u16 {
    ApFloat::from_f64(kind, value).value.bits() as u16
}

#[test]
fn every_small_float_widens_to_its_value_and_comes_back() {
    for bits in 0..=u16::MAX {
        for (kind, wide, back) in [
            (
                FloatKind::F16,
                half::widen_f16(bits),
                half::f32_to_f16 as extern "C" fn(f32) -> u16,
            ),
            (FloatKind::BF16, half::widen_bf16(bits), half::f32_to_bf16),
        ] {
            let value = of(kind, bits);
            if value.is_nan() {
                assert!(wide.is_nan());
                assert_eq!(wide.is_sign_negative(), value.is_negative());
                assert!(of(kind, back(wide)).is_nan());
            } else {
                assert_eq!(
                    wide.to_bits(),
                    value.to_f32().to_bits(),
                    "{kind:?} {bits:#x}"
                );
                assert_eq!(back(wide), bits, "{kind:?} {bits:#x}");
            }
        }
    }
}

#[test]
fn floats_narrow_to_the_nearest() {
    let mut random = Random(1);
    for _ in 0..400_000 {
        let double = random.f64();
        let single = double as f32;
        for (got, kind, value) in [
            (half::f64_to_f16(double), FloatKind::F16, double),
            (half::f64_to_bf16(double), FloatKind::BF16, double),
            (half::f32_to_f16(single), FloatKind::F16, single.into()),
            (half::f32_to_bf16(single), FloatKind::BF16, single.into()),
        ] {
            if value.is_nan() {
                assert!(of(kind, got).is_nan());
                assert_eq!(of(kind, got).is_negative(), value.is_sign_negative());
            } else {
                assert_eq!(
                    got,
                    rounded(kind, value),
                    "{kind:?} {value:e} {:#x}",
                    value.to_bits()
                );
            }
        }
    }
    // Rounded once. Via a single, this would be a tie and round down.
    let above_a_tie = 1.0 + 2f64.powi(-11) + 2f64.powi(-40);
    assert_eq!(half::f64_to_f16(above_a_tie), 0x3C01);
    assert_eq!(half::f32_to_f16(above_a_tie as f32), 0x3C00);
}

#[test]
fn integers_of_128_bits_divide_and_convert() {
    let mut random = Random(2);
    for _ in 0..50_000 {
        let (a, b) = (random.u128(), random.u128().max(1));
        assert_eq!(integer::udiv(a, b) * b + integer::urem(a, b), a);
        let (x, y) = (a as i128, b as i128);
        assert_eq!(
            integer::sdiv(x, y)
                .wrapping_mul(y)
                .wrapping_add(integer::srem(x, y)),
            x
        );
        let (mut product, mut signed) = (0, 0);
        // SAFETY: both outputs are writable.
        let overflow = unsafe {
            [
                integer::umulo(a, b, &mut product),
                integer::smulo(x, y, &mut signed),
            ]
        };
        assert_eq!(product, a.wrapping_mul(b));
        assert_eq!(signed as u128, product);
        assert_eq!(
            overflow,
            [
                a.checked_mul(b).is_none().into(),
                x.checked_mul(y).is_none().into()
            ]
        );
        let (unsigned, signed) = (ApInt::from_u128(128, a), ApInt::from_i128(128, x));
        for (got, kind, value, is_signed) in [
            (
                u128::from(integer::u128_to_f32(a).to_bits()),
                FloatKind::F32,
                &unsigned,
                false,
            ),
            (
                integer::u128_to_f64(a).to_bits().into(),
                FloatKind::F64,
                &unsigned,
                false,
            ),
            (quad::from_u128(a), FloatKind::F128, &unsigned, false),
            (
                integer::i128_to_f32(x).to_bits().into(),
                FloatKind::F32,
                &signed,
                true,
            ),
            (
                integer::i128_to_f64(x).to_bits().into(),
                FloatKind::F64,
                &signed,
                true,
            ),
            (quad::from_i128(x), FloatKind::F128, &signed, true),
        ] {
            assert_eq!(
                got,
                ApFloat::from_apint(kind, value, is_signed).value.bits(),
                "{kind:?} {a:#x}"
            );
        }
        let double = random.f64() * 2f64.powi(random.u64() as i32 % 130);
        let quadruple = quad::from_f64(double);
        assert_eq!(
            integer::f64_to_u128(double),
            quad::to_u128(quadruple),
            "{double:e}"
        );
        assert_eq!(
            integer::f64_to_i128(double),
            quad::to_i128(quadruple),
            "{double:e}"
        );
        let single = double as f32;
        assert_eq!(
            integer::f32_to_u128(single),
            quad::to_u128(quad::from_f32(single))
        );
        assert_eq!(
            integer::f32_to_i128(single),
            quad::to_i128(quad::from_f32(single))
        );
    }
    assert_eq!(integer::sdiv(i128::MIN, -1), i128::MIN);
    assert_eq!(integer::srem(i128::MIN, -1), 0);
    for nan in [quad::from_f64(f64::NAN), quad::from_f64(-f64::NAN)] {
        assert_eq!((quad::to_u128(nan), quad::to_i128(nan)), (0, 0));
    }
    let infinity = quad::from_f64(f64::INFINITY);
    assert_eq!(
        (quad::to_u128(infinity), quad::to_i128(infinity)),
        (u128::MAX, i128::MAX)
    );
    let negative = quad::from_f64(f64::NEG_INFINITY);
    assert_eq!(
        (quad::to_u128(negative), quad::to_i128(negative)),
        (0, i128::MIN)
    );
}

type Binary = unsafe extern "C" fn(*mut u64, *const u64, *const u64, u32);
type Shift = unsafe extern "C" fn(*mut u64, *const u64, u64, u32);
type Overflowing = unsafe extern "C" fn(*mut u64, *const u64, *const u64, u32) -> u8;

#[test]
fn wide_integers_compute_as_apint() {
    let mut random = Random(3);
    for bits in [129, 191, 192, 193, 256, 1000] {
        for _ in 0..300 {
            let mut number = || {
                let limbs: Vec<u64> = (0..16).map(|_| random.u128() as u64).collect();
                ApInt::from_limbs(bits, &limbs).lshr(random.u64() % u64::from(bits))
            };
            let (a, b) = (number(), number());
            let b = if b.is_zero() { ApInt::one(bits) } else { b };
            let binary: [(Binary, ApInt); 5] = [
                (wide::mul, a.mul(&b)),
                (wide::udiv, a.udiv(&b).expect("not by zero")),
                (wide::sdiv, a.sdiv(&b).expect("not by zero")),
                (wide::urem, a.urem(&b).expect("not by zero")),
                (wide::srem, a.srem(&b).expect("not by zero")),
            ];
            for (function, expected) in binary {
                let mut out = vec![!0; bits.div_ceil(64) as usize];
                // SAFETY: all have the limbs of that many bits.
                unsafe {
                    function(
                        out.as_mut_ptr(),
                        a.limbs().as_ptr(),
                        b.limbs().as_ptr(),
                        bits,
                    )
                };
                assert_eq!(out, expected.limbs());
                // The result overwrites an operand.
                out.copy_from_slice(a.limbs());
                // SAFETY: as above.
                unsafe { function(out.as_mut_ptr(), out.as_ptr(), b.limbs().as_ptr(), bits) };
                assert_eq!(out, expected.limbs());
            }
            let amount = b.low_u64() % (u64::from(bits) + 3);
            let shifts: [(Shift, ApInt); 3] = [
                (wide::shl, a.shl(amount)),
                (wide::lshr, a.lshr(amount)),
                (wide::ashr, a.ashr(amount)),
            ];
            for (function, expected) in shifts {
                let mut out = vec![!0; bits.div_ceil(64) as usize];
                // SAFETY: as above.
                unsafe { function(out.as_mut_ptr(), a.limbs().as_ptr(), amount, bits) };
                assert_eq!(out, expected.limbs());
            }
            let overflowing: [(Overflowing, (ApInt, bool)); 2] =
                [(wide::umulo, a.umul_ov(&b)), (wide::smulo, a.smul_ov(&b))];
            for (function, expected) in overflowing {
                let mut out = vec![!0; bits.div_ceil(64) as usize];
                // SAFETY: as above.
                let flag = unsafe {
                    function(
                        out.as_mut_ptr(),
                        a.limbs().as_ptr(),
                        b.limbs().as_ptr(),
                        bits,
                    )
                };
                assert_eq!(
                    (out.as_slice(), flag != 0),
                    (expected.0.limbs(), expected.1)
                );
            }
            let kinds = [
                FloatKind::F16,
                FloatKind::BF16,
                FloatKind::F32,
                FloatKind::F64,
                FloatKind::F128,
            ];
            for (format, kind) in kinds.into_iter().enumerate() {
                for is_signed in [0, 1] {
                    let mut float = [!0; 2];
                    // SAFETY: as above, and two limbs.
                    unsafe {
                        wide::to_float(
                            float.as_mut_ptr(),
                            a.limbs().as_ptr(),
                            bits,
                            is_signed,
                            format as u32,
                        )
                    };
                    let expected = ApFloat::from_apint(kind, &a, is_signed != 0).value;
                    assert_eq!(
                        u128::from(float[1]) << 64 | u128::from(float[0]),
                        expected.bits()
                    );
                    let mut out = vec![!0; bits.div_ceil(64) as usize];
                    // SAFETY: as above.
                    unsafe {
                        wide::from_float(
                            out.as_mut_ptr(),
                            float.as_ptr(),
                            bits,
                            is_signed,
                            format as u32,
                        )
                    };
                    assert_eq!(out, expected.to_apint(bits, is_signed != 0).value.limbs());
                }
            }
        }
    }
}

#[test]
fn quadruples_compare_and_round() {
    let [minus, one, two] = [-1.5, 1.0, 2.5].map(|value| quad::from_f64(value));
    let nan = quad::from_f64(f64::NAN);
    assert_eq!(quad::compare(minus, one), -1);
    assert_eq!(quad::compare(one, one), 0);
    assert_eq!(quad::compare(quad::from_f64(0.0), quad::from_f64(-0.0)), 0);
    assert_eq!(quad::compare(two, one), 1);
    assert_eq!(quad::compare(two, nan), 2);
    let all = |of: u128| {
        [
            quad::floor(of),
            quad::ceil(of),
            quad::trunc(of),
            quad::round(of),
            quad::roundeven(of),
        ]
        .map(|value| quad::to_f64(value))
    };
    assert_eq!(all(minus), [-2.0, -1.0, -1.0, -2.0, -2.0]);
    assert_eq!(all(two), [2.0, 3.0, 2.0, 3.0, 2.0]);
    assert_eq!(quad::to_f32(two), 2.5);
    assert_eq!([quad::to_f16(two), quad::to_bf16(two)], [0x4100, 0x4020]);
    assert_eq!(
        quad::to_f64(quad::sub(quad::mul(two, two), quad::div(one, two))),
        5.85
    );
    assert_eq!(quad::to_f64(quad::rem(quad::from_f64(-7.5), two)), -0.0);
}

#[test]
fn quadruples_choose_and_have_powers() {
    let [minus_zero, zero, one, nan] =
        [-0.0, 0.0, 1.0, f64::NAN].map(|value| quad::from_f64(value));
    assert_eq!([quad::minnum(one, nan), quad::maxnum(nan, one)], [one; 2]);
    assert_eq!(quad::compare(quad::minimum(one, nan), one), 2);
    assert_eq!(quad::compare(quad::maximum(nan, one), one), 2);
    assert_eq!(
        [
            quad::minimum(zero, minus_zero),
            quad::minimumnum(zero, minus_zero)
        ],
        [minus_zero; 2]
    );
    assert_eq!(
        [
            quad::maximum(minus_zero, zero),
            quad::maximumnum(minus_zero, zero)
        ],
        [zero; 2]
    );
    assert_eq!(
        [quad::maximumnum(one, nan), quad::minimumnum(nan, one)],
        [one; 2]
    );
    let base = quad::from_f64(-1.5);
    assert_eq!(quad::to_f64(quad::powi(base, 5)), (-1.5f64).powi(5));
    assert_eq!(
        quad::powi(base, -3),
        quad::div(one, quad::from_f64((-1.5f64).powi(3)))
    );
    assert_eq!(quad::powi(nan, 0), one);
}

#[test]
fn directions_of_rounding_have_llvms_numbers() {
    // Slightly above 1 + 2^-24, which is half a unit in the last place of a single above 1.
    let value = 1.0 + 2f64.powi(-24) + 2f64.powi(-40);
    let to_single = |value: f64, mode: u32| {
        let mut out = [!0u64; 2];
        // SAFETY: two limbs each.
        unsafe {
            wide::convert_rounded(out.as_mut_ptr(), [value.to_bits(), 0].as_ptr(), 3, 2, mode)
        };
        assert_eq!((out[0] >> 32, out[1]), (0, 0));
        f32::from_bits(out[0] as u32)
    };
    let next = 1.0 + f32::EPSILON;
    let all = |value: f64| [0, 1, 2, 3, 4].map(|mode| to_single(value, mode));
    assert_eq!(all(value), [1.0, next, next, 1.0, next]);
    assert_eq!(all(-value), [-1.0, -next, -1.0, -next, -next]);
    assert_eq!(all(1.0 + 2f64.powi(-24)), [1.0, 1.0, next, 1.0, next]);
    let from_integer = |value: u64, is_signed: u32, mode: u32| {
        let mut out = [!0u64; 2];
        // SAFETY: two limbs and one.
        unsafe { wide::to_float_rounded(out.as_mut_ptr(), &value, 64, is_signed, 3, mode) };
        f64::from_bits(out[0])
    };
    let odd = (1u64 << 53) + 1;
    let both = [odd as f64, odd as f64 + 2.0];
    assert_eq!(
        [0, 1, 2, 3, 4].map(|mode| from_integer(odd, 1, mode)),
        [both[0], both[0], both[1], both[0], both[1]]
    );
    assert_eq!(from_integer(odd.wrapping_neg(), 1, 2), -both[0]);
    assert_eq!(from_integer(u64::MAX, 0, 0), 2f64.powi(64) - 2048.0);
}

/// The C library has the same operations, which also round correctly.
#[cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
#[test]
fn quadruples_compute_as_c() {
    use terrace_engine_runtime::{find, variadic};

    // Calls with raw registers, because Rust has no type for these floats.
    let call = |name: &str, arguments: &[u128]| -> u128 {
        let mut floats = [0u128; 8];
        floats[..arguments.len()].copy_from_slice(arguments);
        let mut results = [0u64; 8];
        let target = find(name).expect("a function of C").address.as_ptr();
        // SAFETY: all arguments and the result are in float registers.
        unsafe {
            variadic::call(
                target,
                [0; 6].as_ptr(),
                floats.as_ptr().cast(),
                [0u8; 0].as_ptr(),
                0,
                results.as_mut_ptr(),
            );
        }
        u128::from(results[5]) << 64 | u128::from(results[4])
    };
    let same = |got: u128, want: u128, what: &str| {
        let nan = |bits: u128| quad::compare(bits, bits) == 2;
        assert!(
            got == want || nan(got) && nan(want),
            "{what}: {got:#x} {want:#x}"
        );
    };
    let mut random = Random(4);
    for round in 0..30_000 {
        let [mut a, mut b, mut c] = [(); 3].map(|()| random.u128());
        if round % 2 == 0 {
            // Exponents that are close to each other.
            for value in [&mut a, &mut b, &mut c] {
                *value = *value & !(0x7FFF << 112) | (0x3FFF - 60 + *value % 120) << 112;
            }
        }
        for (name, ours) in [
            ("sqrtf128", quad::sqrt as extern "C" fn(u128) -> u128),
            ("floorf128", quad::floor),
            ("ceilf128", quad::ceil),
            ("truncf128", quad::trunc),
            ("roundf128", quad::round),
            ("roundevenf128", quad::roundeven),
        ] {
            same(ours(a), call(name, &[a]), name);
        }
        same(quad::rem(a, b), call("fmodf128", &[a, b]), "fmodf128");
        same(quad::fma(a, b, c), call("fmaf128", &[a, b, c]), "fmaf128");
        let one = quad::from_f64(1.0);
        same(quad::add(a, c), call("fmaf128", &[a, one, c]), "a sum");
        let minus_zero = quad::from_f64(-0.0);
        let zero = quad::from_f64(0.0);
        let product = quad::mul(a, b);
        let addend = if product >> 127 == 0 {
            zero
        } else {
            minus_zero
        };
        same(product, call("fmaf128", &[a, b, addend]), "a product");
    }
}

#[test]
fn whole_powers_round_as_the_compilers_library() {
    let mut random = Random(5);
    for _ in 0..50_000 {
        let base = 1.0 + (random.u64() as i32 as f64) * 2f64.powi(-32);
        let exponent = random.u64() as i32 % 200;
        // The compiler's library has the function. The call must not be constant-folded.
        let expected = std::hint::black_box(base).powi(std::hint::black_box(exponent));
        assert_eq!(
            integer::powi_f64(base, exponent).to_bits(),
            expected.to_bits()
        );
        let base = base as f32;
        let expected = std::hint::black_box(base).powi(std::hint::black_box(exponent));
        assert_eq!(
            integer::powi_f32(base, exponent).to_bits(),
            expected.to_bits()
        );
    }
    assert_eq!(integer::powi_f64(2.0, i32::MIN), 0.0);
    assert_eq!(integer::powi_f64(0.0, 0), 1.0);
}

/// Compares Arm's rounding with exact sums, computed in 128-bit integers in units of the least number.
#[test]
fn products_of_bfloats_are_rounded_to_odd() {
    // With these exponents, the exact sums are 128-bit integers in units of 2^-60.
    const UNIT: i32 = -60;
    let exact = |value: f32| (f64::from(value) * 2f64.powi(-UNIT)) as i128;
    let to_odd = |exact: i128| {
        let length = 128 - exact.unsigned_abs().leading_zeros() as i32;
        let dropped = (length - 24).max(0);
        let kept = exact.unsigned_abs() >> dropped;
        let is_inexact = kept << dropped != exact.unsigned_abs();
        let magnitude = (kept | u128::from(is_inexact)) as f64 * 2f64.powi(dropped + UNIT);
        (if exact < 0 { -magnitude } else { magnitude }) as f32
    };
    let mut random = Random(5);
    let mut inexact = 0;
    for _ in 0..200_000 {
        let mut number = |exponents: u64| {
            let bits = random.u64();
            let exponent = 127 - exponents / 2 + (bits >> 16) % exponents;
            (bits as u16 & 0x807F) | (exponent as u16) << 7
        };
        let [a, b, c, d] = [0; 4].map(|_| number(20));
        let sum = half::widen_bf16(number(40)) * (1.0 + f32::from(number(8) as u8) / 16384.0);
        let product = |a, b| {
            let [a, b] = [a, b].map(|bits| f64::from(half::widen_bf16(bits)));
            (a * b * 2f64.powi(-UNIT)) as i128
        };
        let products = to_odd(product(a, b) + product(c, d));
        let expected = to_odd(exact(sum) + exact(products));
        let [x, y] = [(a, c), (b, d)].map(|(low, high)| u32::from(low) | u32::from(high) << 16);
        let found = half::bf16_dot(sum, x, y);
        assert_eq!(found.to_bits(), expected.to_bits(), "{sum} {x:#x} {y:#x}");
        inexact += u32::from(exact(found) != exact(sum) + product(a, b) + product(c, d));
    }
    assert!(inexact > 1000, "{inexact}");
}

#[test]
fn products_of_bfloats_at_the_ends() {
    let one = 0x3F80;
    let dot = |sum: f32, a: u32, b: u32| half::bf16_dot(sum, a, b);
    // Subnormal numbers are flushed to zero; numbers with the minimum normal exponent are not.
    assert_eq!(dot(f32::from_bits(1), 0, 0).to_bits(), 0);
    assert_eq!(dot(0.0, 0x007F, one).to_bits(), 0);
    assert_eq!(dot(0.0, 0x0080, one), f32::MIN_POSITIVE);
    assert_eq!(dot(0.0, 0x0080, 0x3F00).to_bits(), 0);
    assert_eq!(dot(-0.0, 0x8000, 0x0000).to_bits(), 0);
    assert_eq!(
        dot(-0.0, 0x8000_8000, 0x3F80_3F80).to_bits(),
        (-0f32).to_bits()
    );
    // Infinity, and the canonical NaN.
    assert_eq!(dot(f32::MAX, 0x7F00, one), f32::INFINITY);
    assert_eq!(dot(f32::INFINITY, 0xFF80, one).to_bits(), 0x7FC0_0000);
    assert_eq!(dot(0.0, 0x7F80, 0).to_bits(), 0x7FC0_0000);
    assert_eq!(
        dot(f32::from_bits(0xFFC0_0001), 0, 0).to_bits(),
        0x7FC0_0000
    );
    // A negligibly small addend sets the last bit, from either side.
    assert_eq!(dot(1.0, 0x1000, one).to_bits(), 0x3F80_0001);
    assert_eq!(dot(1.0, 0x9000, one).to_bits(), 0x3F7F_FFFF);
}
