use std::cmp::Ordering;

use rustc_apfloat::{Float, Round, ieee};
use terrace_numeric::{ApFloat, ApInt, FloatKind, RoundingMode, Status};

use crate::Random;

const MODES: [(RoundingMode, Round); 5] = [
    (RoundingMode::NearestTiesToEven, Round::NearestTiesToEven),
    (RoundingMode::NearestTiesToAway, Round::NearestTiesToAway),
    (RoundingMode::TowardPositive, Round::TowardPositive),
    (RoundingMode::TowardNegative, Round::TowardNegative),
    (RoundingMode::TowardZero, Round::TowardZero),
];

fn status(of: rustc_apfloat::Status) -> Status {
    use rustc_apfloat::Status as Theirs;
    let flags = [
        (Theirs::INVALID_OP, Status::INVALID),
        (Theirs::DIV_BY_ZERO, Status::DIV_BY_ZERO),
        (Theirs::OVERFLOW, Status::OVERFLOW),
        (Theirs::UNDERFLOW, Status::UNDERFLOW),
        (Theirs::INEXACT, Status::INEXACT),
    ];
    flags
        .into_iter()
        .filter(|(theirs, _)| of.contains(*theirs))
        .fold(Status::OK, |sum, (_, ours)| sum | ours)
}

/// Compares every operation on two values with `rustc_apfloat`.
fn check_pair<F: Float>(kind: FloatKind, a: u128, b: u128, modes: &[(RoundingMode, Round)]) {
    let (x, y) = (ApFloat::from_bits(kind, a), ApFloat::from_bits(kind, b));
    let (p, q) = (F::from_bits(a), F::from_bits(b));
    for &(mode, round) in modes {
        let check = |what: &str,
                     got: terrace_numeric::StatusAnd<ApFloat>,
                     want: rustc_apfloat::StatusAnd<F>| {
            let want = (want.value.to_bits(), status(want.status));
            assert_eq!(
                (got.value.bits(), got.status),
                want,
                "{kind:?} {what} {a:#x} {b:#x} {mode:?}"
            );
        };
        check("add", x.add_with(y, mode), p.add_r(q, round));
        check("sub", x.sub_with(y, mode), p.sub_r(q, round));
        check("mul", x.mul_with(y, mode), p.mul_r(q, round));
        check("div", x.div_with(y, mode), p.div_r(q, round));
        check(
            "round",
            x.round_to_integral(mode),
            p.round_to_integral(round),
        );
    }
    let rem = p.c_fmod(q);
    assert_eq!(
        x.rem(y).value.bits(),
        rem.value.to_bits(),
        "{kind:?} rem {a:#x} {b:#x}"
    );
    assert_eq!(
        x.compare(y),
        p.partial_cmp(&q),
        "{kind:?} compare {a:#x} {b:#x}"
    );
    assert_eq!(x.neg().bits(), (-p).to_bits(), "{kind:?} neg {a:#x}");
    assert_eq!(x.is_nan(), p.is_nan(), "{kind:?} is_nan {a:#x}");
    assert_eq!(
        x.is_signaling(),
        p.is_signaling(),
        "{kind:?} is_signaling {a:#x}"
    );
    assert_eq!(
        x.is_infinity(),
        p.is_infinite(),
        "{kind:?} is_infinity {a:#x}"
    );
    assert_eq!(x.is_zero(), p.is_zero(), "{kind:?} is_zero {a:#x}");
    assert_eq!(
        x.is_denormal(),
        p.is_denormal(),
        "{kind:?} is_denormal {a:#x}"
    );
    assert_eq!(x.is_integer(), p.is_integer(), "{kind:?} is_integer {a:#x}");
    assert_eq!(
        x.is_negative(),
        p.is_negative(),
        "{kind:?} is_negative {a:#x}"
    );
}

#[test]
fn small_formats_compute_as_rustc_apfloat_for_every_pair() {
    for a in 0..256 {
        for b in 0..256 {
            check_pair::<ieee::Float8E5M2>(FloatKind::F8E5M2, a, b, &MODES);
            // For rounding towards an infinity of the other sign, rustc_apfloat overflows to NaN, LLVM to the largest
            // number.
            check_pair::<ieee::Float8E4M3FN>(FloatKind::F8E4M3FN, a, b, &MODES[..2]);
        }
    }
}

/// Returns the bits of a value with a moderate exponent, or any bits.
fn sample(random: &mut Random, kind: FloatKind) -> u128 {
    let width = kind.width();
    let explicit = u32::from(kind == FloatKind::F80);
    let fraction = kind.precision() - 1 + explicit;
    let mut bits = random.runs() & (u128::MAX >> (128 - width));
    if random.below(2) == 0 {
        let ones = (1u128 << (width - 1 - fraction)) - 1;
        let exponent = (ones >> 1)
            .wrapping_add(u128::from(random.below(60)))
            .wrapping_sub(30);
        bits &= !(ones << fraction);
        bits |= (exponent & ones) << fraction;
    }
    if explicit != 0 {
        bits |= 1 << 63;
    }
    bits
}

#[test]
fn larger_formats_compute_as_rustc_apfloat() {
    let mut random = Random::new(20);
    for _ in 0..4000 {
        let mut next = |kind| (sample(&mut random, kind), sample(&mut random, kind));
        let (a, b) = next(FloatKind::F16);
        check_pair::<ieee::Half>(FloatKind::F16, a, b, &MODES);
        let (a, b) = next(FloatKind::BF16);
        check_pair::<ieee::BFloat>(FloatKind::BF16, a, b, &MODES);
        let (a, b) = next(FloatKind::F32);
        check_pair::<ieee::Single>(FloatKind::F32, a, b, &MODES);
        let (a, b) = next(FloatKind::F64);
        check_pair::<ieee::Double>(FloatKind::F64, a, b, &MODES);
        let (a, b) = next(FloatKind::F80);
        check_pair::<ieee::X87DoubleExtended>(FloatKind::F80, a, b, &MODES);
        let (a, b) = next(FloatKind::F128);
        check_pair::<ieee::Quad>(FloatKind::F128, a, b, &MODES);
    }
}

/// Compares `a * b + c` in one format with `rustc_apfloat`. The bits of NaN results are not compared, because several
/// are correct.
fn check_mul_add<F: Float>(kind: FloatKind, [a, b, c]: [u128; 3]) {
    let [x, y, z] = [a, b, c].map(|bits| ApFloat::from_bits(kind, bits));
    let got = x.mul_add(y, z).value;
    let want = F::from_bits(a)
        .mul_add(F::from_bits(b), F::from_bits(c))
        .value;
    if got.is_nan() && want.is_nan() {
        return;
    }
    assert_eq!(
        got.bits(),
        want.to_bits(),
        "{kind:?} {a:#x} * {b:#x} + {c:#x}"
    );
}

#[test]
fn multiplication_and_addition_are_rounded_once() {
    let mut random = Random::new(26);
    for round in 0..20_000 {
        let mut next = |kind| {
            let [a, b, c] = [(); 3].map(|()| sample(&mut random, kind));
            // In every second round, the addend cancels most of the product.
            if round % 2 == 0 {
                return [a, b, c];
            }
            let (x, y) = (ApFloat::from_bits(kind, a), ApFloat::from_bits(kind, b));
            [a, b, x.mul(y).value.neg().bits()]
        };
        check_mul_add::<ieee::Half>(FloatKind::F16, next(FloatKind::F16));
        check_mul_add::<ieee::Single>(FloatKind::F32, next(FloatKind::F32));
        check_mul_add::<ieee::Double>(FloatKind::F64, next(FloatKind::F64));
        check_mul_add::<ieee::Quad>(FloatKind::F128, next(FloatKind::F128));
        let [a, b, c] = next(FloatKind::F64);
        let host =
            f64::from_bits(a as u64).mul_add(f64::from_bits(b as u64), f64::from_bits(c as u64));
        let [x, y, z] = [a, b, c].map(|bits| ApFloat::from_bits(FloatKind::F64, bits));
        let got = x.mul_add(y, z).value.to_f64();
        assert!(got.to_bits() == host.to_bits() || got.is_nan() && host.is_nan());
    }
}

#[test]
fn roots_are_the_nearest() {
    let mut random = Random::new(27);
    for _ in 0..20_000 {
        let bits = sample(&mut random, FloatKind::F64);
        let got = ApFloat::from_bits(FloatKind::F64, bits).sqrt().value;
        let host = f64::from_bits(bits as u64).sqrt();
        assert!(
            got.to_f64().to_bits() == host.to_bits() || got.is_nan() && host.is_nan(),
            "{bits:#x}"
        );
        // The squares of the two midpoints next to the root are on either side of the radicand, as wide integers.
        let bits = sample(&mut random, FloatKind::F128) & !(1 << 127);
        let x = ApFloat::from_bits(FloatKind::F128, bits);
        let root = x.sqrt().value;
        if !root.is_finite() || root.is_zero() {
            assert_eq!(root.is_nan(), x.is_nan());
            continue;
        }
        let next = |up: bool| {
            let bits = if up { root.bits() + 1 } else { root.bits() - 1 };
            ApFloat::from_bits(FloatKind::F128, bits)
        };
        let half = ApFloat::from_f64(FloatKind::F128, 0.5).value;
        // x - root^2 is within root * (distance to the neighbour).
        let rest = root.neg().mul_add(root, x).value;
        let above = next(true).sub(root).value.mul(root).value;
        let below = root.sub(next(false)).value.mul(root).value.neg();
        let four = ApFloat::from_f64(FloatKind::F128, 4.0).value;
        let tiny = x.compare(
            ApFloat::smallest_normalized(FloatKind::F128, false)
                .mul(four)
                .value
                .sqrt()
                .value,
        );
        if tiny == Some(Ordering::Greater) {
            assert_ne!(rest.compare(above), Some(Ordering::Greater), "{bits:#x}");
            assert_ne!(rest.compare(below), Some(Ordering::Less), "{bits:#x}");
        }
        // Exact: the root of a square.
        let small = ApFloat::from_f64(FloatKind::F128, half.to_f64() * (bits as u32 as f64)).value;
        assert_eq!(small.mul(small).value.sqrt().exact(), Some(small));
    }
    for (bits, kind) in [(0x8000_0000, FloatKind::F32), (0, FloatKind::F16)] {
        let zero = ApFloat::from_bits(kind, bits);
        assert_eq!(zero.sqrt().exact(), Some(zero));
    }
    assert_eq!(
        ApFloat::one(FloatKind::F128).neg().sqrt().status,
        Status::INVALID
    );
}

#[test]
fn doubles_compute_as_the_host() {
    let mut random = Random::new(21);
    for _ in 0..50_000 {
        let (a, b) = (
            sample(&mut random, FloatKind::F64),
            sample(&mut random, FloatKind::F64),
        );
        let (a, b) = (f64::from_bits(a as u64), f64::from_bits(b as u64));
        let double = |x| ApFloat::from_f64(FloatKind::F64, x).value;
        let check = |what: &str, got: ApFloat, want: f64| {
            let same = got.to_f64().to_bits() == want.to_bits() || got.is_nan() && want.is_nan();
            assert!(same, "{a:e} {what} {b:e}: {got:?}, host {want:e}");
        };
        let (x, y) = (double(a), double(b));
        check("+", x.add(y).value, a + b);
        check("-", x.sub(y).value, a - b);
        check("*", x.mul(y).value, a * b);
        check("/", x.div(y).value, a / b);
        check("%", x.rem(y).value, a % b);
        let single = x.convert(FloatKind::F32).value;
        assert_eq!(single.to_f32().to_bits(), quiet(a as f32), "{a:e} as f32");
    }
}

/// The bits. For a NaN, with the payload that the host keeps.
fn quiet(x: f32) -> u32 {
    x.to_bits()
}

/// The formats for which sums, products and quotients are correct if they are rounded to double and then again.
fn narrow_kinds() -> impl Iterator<Item = FloatKind> {
    FloatKind::ALL
        .into_iter()
        .filter(|kind| kind.precision() <= 11)
}

#[test]
fn narrow_formats_round_the_exact_result() {
    let mut random = Random::new(22);
    for kind in narrow_kinds() {
        let all = 1u64 << kind.width().min(12);
        for i in 0..20_000 {
            let bits = if kind.width() <= 8 {
                (u128::from(i / all % all), u128::from(i % all))
            } else {
                (sample(&mut random, kind), sample(&mut random, kind))
            };
            let (x, y) = (
                ApFloat::from_bits(kind, bits.0),
                ApFloat::from_bits(kind, bits.1),
            );
            if x.is_nan() || y.is_nan() {
                assert!(x.add(y).value.is_nan() && x.mul(y).value.is_nan());
                continue;
            }
            let (a, b) = (x.to_f64(), y.to_f64());
            let check = |what: &str, got: ApFloat, want: f64| {
                // For formats without infinity, LLVM's rules apply here instead of IEEE's.
                if want.is_finite() || kind.has_infinity() {
                    let want = ApFloat::from_f64(kind, want).value;
                    assert!(
                        got.bits() == want.bits() || got.is_nan() && want.is_nan(),
                        "{x:?} {what} {y:?}: {got:?}, wanted {want:?}"
                    );
                }
            };
            check("+", x.add(y).value, a + b);
            check("-", x.sub(y).value, a - b);
            check("*", x.mul(y).value, a * b);
            check("/", x.div(y).value, a / b);
            check("%", x.rem(y).value, a % b);
            assert_eq!(x.compare(y), a.partial_cmp(&b), "{x:?} {y:?}");
        }
    }
}

#[test]
fn every_narrow_value_survives_a_double() {
    for kind in narrow_kinds().filter(|kind| kind.width() <= 16) {
        for bits in 0..1u128 << kind.width() {
            let value = ApFloat::from_bits(kind, bits);
            assert_eq!(value.bits(), bits, "{kind:?}");
            if !value.is_nan() {
                let back = ApFloat::from_f64(kind, value.to_f64());
                assert_eq!(
                    (back.value, back.status),
                    (value, Status::OK),
                    "{kind:?} {bits:#x}"
                );
            }
        }
    }
}

#[test]
fn a_double_goes_to_the_nearest_narrow_value() {
    let mut random = Random::new(23);
    for kind in narrow_kinds().filter(|kind| kind.width() <= 8 && kind.has_infinity()) {
        let values: Vec<f64> = (0..1u128 << kind.width())
            .map(|bits| ApFloat::from_bits(kind, bits))
            .filter(|value| value.is_finite())
            .map(ApFloat::to_f64)
            .collect();
        let largest = ApFloat::largest(kind, false).to_f64();
        for _ in 0..3000 {
            let x = (random.u64() as i64 as f64) * 2f64.powi(-63) * largest;
            let got = ApFloat::from_f64(kind, x).value.to_f64();
            let best = values
                .iter()
                .map(|value| (value - x).abs())
                .fold(f64::MAX, f64::min);
            assert_eq!((got - x).abs(), best, "{x} as {kind:?} gave {got}");
        }
    }
}

#[test]
fn overflow_follows_the_format() {
    let check = |kind, value: f64, bits: u128| {
        assert_eq!(
            ApFloat::from_f64(kind, value).value.bits(),
            bits,
            "{value:e} as {kind:?}"
        );
    };
    check(FloatKind::F4E2M1FN, 1e30, 0x7);
    check(FloatKind::F4E2M1FN, -1e30, 0xF);
    check(FloatKind::F6E2M3FN, 1e30, 0x1F);
    check(FloatKind::F6E3M2FN, -1e30, 0x3F);
    check(FloatKind::F8E3M4, 1e30, 0x70);
    check(FloatKind::F8E4M3, -1e30, 0xF8);
    check(FloatKind::F8E4M3B11FNUZ, 1e30, 0x80);
    check(FloatKind::F8E4M3FN, 1e30, 0x7F);
    check(FloatKind::F8E4M3FN, -1e30, 0xFF);
    check(FloatKind::F8E4M3FN, 464.0, 0x7E);
    check(FloatKind::F8E4M3FN, 464.1, 0x7F);
    check(FloatKind::F8E4M3FNUZ, -1e30, 0x80);
    check(FloatKind::F8E5M2, 1e30, 0x7C);
    check(FloatKind::F8E5M2FNUZ, 1e30, 0x80);
    check(FloatKind::F8E8M0FNU, 1e300, 0xFF);
    check(FloatKind::F8E8M0FNU, 0.0, 0x00);
    check(FloatKind::F8E8M0FNU, 1.5, 0x80);
    check(FloatKind::TF32, 1e300, 0x3FC00);
    check(FloatKind::F16, 65519.0, 0x7BFF);
    check(FloatKind::F16, 65520.0, 0x7C00);
    check(FloatKind::F8E4M3FNUZ, -0.0, 0x00);
    check(FloatKind::F8E4M3FNUZ, -1e-30, 0x00);
}

#[test]
fn values_without_their_bits_are_remembered() {
    // LLVM's f8E8M0FNU has no sign bit and its f4E2M1FN has no infinity, but their values do.
    let negative = ApFloat::from_f64(FloatKind::F8E8M0FNU, -1.0).value;
    assert_eq!(negative.to_f64(), -1.0);
    assert!(negative.is_negative());
    // The sign becomes the highest bit of the exponent.
    let bits = |value| ApFloat::from_f64(FloatKind::F8E8M0FNU, value).value.bits();
    assert_eq!([bits(-1.0), bits(-2.0), bits(-0.5)], [0xFF, 0x80, 0xFE]);
    let none = ApFloat::from_f64(FloatKind::F4E2M1FN, f64::NEG_INFINITY).value;
    assert_eq!((none.bits(), none.is_finite()), (0x8, false));
    assert!(ApFloat::from_bits(FloatKind::F4E2M1FN, none.bits()).is_finite());
}

#[test]
fn nan_payloads_move_between_formats() {
    let check = |kind, bits, to, want: Option<u128>, lossless: bool| {
        let value = ApFloat::from_bits(kind, bits);
        let got = value.convert(to).value;
        if let Some(want) = want {
            assert_eq!(got.bits(), want, "{kind:?} {bits:#x} to {to:?}");
        }
        let kept = value.convert_lossless(to);
        assert_eq!(kept.is_some(), lossless, "{kind:?} {bits:#x} to {to:?}");
    };
    check(
        FloatKind::F32,
        0x7FC0_2000,
        FloatKind::F16,
        Some(0x7E01),
        true,
    );
    check(
        FloatKind::F32,
        0x7FC0_0001,
        FloatKind::F16,
        Some(0x7E00),
        false,
    );
    check(
        FloatKind::F32,
        0x7F80_0001,
        FloatKind::F16,
        Some(0x7E00),
        false,
    );
    check(
        FloatKind::F32,
        0x7F80_0001,
        FloatKind::F64,
        Some(0x7FF8_0000_2000_0000),
        false,
    );
    check(
        FloatKind::F32,
        0x7FC0_0001,
        FloatKind::F80,
        Some(0x7FFF_C000_0100_0000_0000),
        true,
    );
    check(
        FloatKind::F32,
        0x7FC0_0000,
        FloatKind::F8E4M3FN,
        Some(0x7F),
        false,
    );
    check(
        FloatKind::F8E4M3FN,
        0xFF,
        FloatKind::F32,
        Some(0xFFF0_0000),
        true,
    );
    check(
        FloatKind::F8E4M3FNUZ,
        0x80,
        FloatKind::F32,
        Some(0x7FC0_0000),
        true,
    );
    check(
        FloatKind::F8E4M3FNUZ,
        0x80,
        FloatKind::F6E2M3FN,
        Some(0x00),
        true,
    );
    check(
        FloatKind::F8E4M3FNUZ,
        0x80,
        FloatKind::F8E5M2FNUZ,
        Some(0x80),
        true,
    );
    check(
        FloatKind::F32,
        0x7F80_0000,
        FloatKind::F8E4M3FN,
        Some(0x7F),
        false,
    );
    check(
        FloatKind::F32,
        0x7F80_0000,
        FloatKind::F4E2M1FN,
        Some(0x0),
        true,
    );
    check(
        FloatKind::F32,
        0x8000_0000,
        FloatKind::F8E5M2FNUZ,
        Some(0x0),
        false,
    );
    check(
        FloatKind::F80,
        0x7FFF_4000_0000_0000_0001,
        FloatKind::F64,
        None,
        false,
    );
}

#[test]
fn an_x87_pattern_that_is_no_number_is_a_nan() {
    let check = |bits: u128, want: u128| {
        assert_eq!(
            ApFloat::from_bits(FloatKind::F80, bits).bits(),
            want,
            "{bits:#x}"
        );
    };
    check(0x3FFF_8000_0000_0000_0000, 0x3FFF_8000_0000_0000_0000);
    check(0x3FFF_0000_0000_0000_0001, 0x7FFF_0000_0000_0000_0001);
    check(0x0000_8000_0000_0000_0000, 0x0001_8000_0000_0000_0000);
    check(0x0000_0000_0000_0000_0001, 0x0000_0000_0000_0000_0001);
}

#[test]
fn smaller_and_larger_treat_nan_and_zero_as_asked() {
    let float = |x: f64| ApFloat::from_f64(FloatKind::F32, x).value;
    let signaling = ApFloat::from_bits(FloatKind::F32, 0x7F80_0001);
    let quieted = ApFloat::from_bits(FloatKind::F32, 0x7FC0_0001);
    let nan = ApFloat::nan(FloatKind::F32, false);
    let check = |got: ApFloat, want: ApFloat| assert_eq!(got, want);
    check(float(1.0).minnum(float(2.0)), float(1.0));
    check(float(1.0).maxnum(float(2.0)), float(2.0));
    check(float(0.0).minimum(float(-0.0)), float(-0.0));
    check(float(-0.0).maximum(float(0.0)), float(0.0));
    check(float(-0.0).minnum(float(0.0)), float(-0.0));
    check(nan.minnum(float(1.0)), float(1.0));
    check(float(1.0).maxnum(nan), float(1.0));
    check(nan.minimum(float(1.0)), nan);
    check(float(1.0).maximum(nan), nan);
    check(float(1.0).minnum(signaling), quieted);
    check(signaling.maximumnum(float(1.0)), float(1.0));
    check(signaling.minimumnum(nan), nan);
    check(signaling.maximum(float(1.0)), quieted);
}

#[test]
fn integers_and_floats_turn_into_each_other() {
    let mut random = Random::new(24);
    for _ in 0..20_000 {
        let a = random.runs();
        let wide = ApInt::from_u128(128, a);
        let double = |signed| {
            ApFloat::from_apint(FloatKind::F64, &wide, signed)
                .value
                .to_f64()
        };
        assert_eq!(double(false), a as f64);
        assert_eq!(double(true), a as i128 as f64);
        let single = ApFloat::from_apint(FloatKind::F32, &wide, true)
            .value
            .to_f32();
        assert_eq!(single, a as i128 as f32);
        let x = f64::from_bits(sample(&mut random, FloatKind::F64) as u64);
        let float = ApFloat::from_f64(FloatKind::F64, x).value;
        let check = |width: u32, signed: bool, want: i128| {
            // The host saturates as LLVM specifies.
            let got = float.to_apint(width, signed);
            assert_eq!(
                got.value,
                ApInt::from_i128(width, want),
                "{x:e} {width} {signed}"
            );
            let inside = got.value.to_i128().is_some_and(|value| {
                let value = if signed { value } else { want };
                value as f64 == x.trunc()
            });
            assert_eq!(
                got.status.contains(Status::INVALID),
                !inside,
                "{x:e} {width} {signed}"
            );
        };
        check(32, true, i128::from(x as i32));
        check(32, false, i128::from(x as u32));
        check(64, true, i128::from(x as i64));
        check(64, false, i128::from(x as u64));
        check(8, true, i128::from(x as i8));
    }
    let half = |mode| {
        let value = ApFloat::from_f64(FloatKind::F16, -2.5).value;
        value.to_apint_with(8, true, mode).value.to_i64()
    };
    assert_eq!(half(RoundingMode::NearestTiesToEven), Some(-2));
    assert_eq!(half(RoundingMode::NearestTiesToAway), Some(-3));
    assert_eq!(half(RoundingMode::TowardPositive), Some(-2));
    assert_eq!(half(RoundingMode::TowardNegative), Some(-3));
}

#[test]
fn an_integer_of_any_width_rounds_once() {
    // 2^200 + 2^147 is half-way between two doubles; one more bit decides.
    let tie = ApInt::one_bit(300, 200).or(&ApInt::one_bit(300, 147));
    let above = tie.or(&ApInt::one(300));
    let double = |value: &ApInt| ApFloat::from_apint(FloatKind::F64, value, false);
    assert_eq!(double(&tie).value.to_f64(), 2f64.powi(200));
    assert_eq!(
        double(&above).value.to_f64(),
        2f64.powi(200) + 2f64.powi(148)
    );
    assert_eq!(double(&above).status, Status::INEXACT);
    let back = ApFloat::from_f64(FloatKind::F64, 2f64.powi(200))
        .value
        .to_apint(300, false);
    assert_eq!(
        (back.status, back.value),
        (Status::OK, ApInt::one_bit(300, 200))
    );
    let huge = ApFloat::largest(FloatKind::F128, false).to_apint(20_000, true);
    assert_eq!((huge.status, huge.value.active_bits()), (Status::OK, 16384));
}

#[test]
fn named_values_are_ordered() {
    for kind in FloatKind::ALL {
        let order = [
            ApFloat::largest(kind, true),
            ApFloat::smallest_normalized(kind, false),
            ApFloat::one(kind),
            ApFloat::largest(kind, false),
        ];
        for pair in order.windows(2) {
            let less = pair[0].compare(pair[1]);
            assert_ne!(less, Some(Ordering::Greater), "{kind:?} {pair:?}");
        }
        let smallest = ApFloat::smallest(kind, false);
        assert!(smallest.is_finite() && !smallest.is_zero(), "{kind:?}");
        assert!(
            smallest
                .compare(ApFloat::smallest_normalized(kind, false))
                .is_some_and(Ordering::is_le)
        );
        assert!(ApFloat::nan(kind, false).is_nan(), "{kind:?}");
        assert!(!ApFloat::infinity(kind, true).is_finite(), "{kind:?}");
        assert!(ApFloat::one(kind).is_exactly(1.0) && !ApFloat::one(kind).is_exactly(1.5));
    }
}

#[test]
fn a_double_double_adds_more_than_a_double() {
    let kind = FloatKind::PpcDoubleDouble;
    let value =
        |high: u64, low: u64| ApFloat::from_bits(kind, u128::from(low) << 64 | u128::from(high));
    let one = ApFloat::one(kind);
    assert_eq!(one, value(0x3FF0_0000_0000_0000, 0));
    let tiny = ApFloat::from_f64(kind, 2f64.powi(-80)).value;
    let sum = one.add(tiny).value;
    assert_eq!(sum, value(0x3FF0_0000_0000_0000, 0x3AF0_0000_0000_0000));
    // LLVM subtracts as -(-a + b), which leaves the second zero negative.
    let rest = sum.sub(one).value;
    assert_eq!(rest, value(0x3AF0_0000_0000_0000, 0x8000_0000_0000_0000));
    assert_eq!(rest.compare(tiny), Some(Ordering::Equal));
    assert_eq!(sum.convert(FloatKind::F64).value.to_f64(), 1.0);
    // (1 + e)^2 = 1 + 2e, because e^2 is too small.
    assert_eq!(
        sum.mul(sum).value,
        value(0x3FF0_0000_0000_0000, 0x3B00_0000_0000_0000)
    );
    assert_eq!(sum.div(sum).value, one);
    assert_eq!(sum.rem(one).value, tiny);
    assert_eq!(sum.compare(one), Some(Ordering::Greater));
    assert_eq!(
        one.neg(),
        value(0xBFF0_0000_0000_0000, 0x8000_0000_0000_0000)
    );
    let third = one.div(ApFloat::from_f64(kind, 3.0).value).value;
    assert_eq!(third, value(0x3FD5_5555_5555_5555, 0x3C75_5555_5555_5556));
}
