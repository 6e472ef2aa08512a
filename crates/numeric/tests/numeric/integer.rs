use terrace_numeric::{ApInt, IntLiteralError, Signedness};

use crate::Random;

/// Returns the low `width` bits, sign-extended.
fn signed(width: u32, value: u128) -> i128 {
    let unused = 128 - width;
    (value << unused) as i128 >> unused
}

fn unsigned(width: u32, value: u128) -> u128 {
    value << (128 - width) >> (128 - width)
}

#[test]
fn an_integer_takes_sixteen_bytes() {
    assert_eq!(size_of::<ApInt>(), 16);
    assert_eq!(size_of::<Option<ApInt>>(), 16);
}

#[test]
fn arithmetic_is_that_of_the_host_cut_to_the_width() {
    let mut random = Random::new(1);
    for _ in 0..60_000 {
        let width = 1 + random.below(128) as u32;
        let (a, b) = (
            unsigned(width, random.runs()),
            unsigned(width, random.runs()),
        );
        let (x, y) = (ApInt::from_u128(width, a), ApInt::from_u128(width, b));
        let (sa, sb) = (signed(width, a), signed(width, b));
        let check = |what: &str, got: &ApInt, want: u128| {
            let got = got.to_u128();
            assert_eq!(
                got,
                Some(unsigned(width, want)),
                "{what} of i{width} {a:#x} {b:#x}"
            );
        };
        check("add", &x.add(&y), a.wrapping_add(b));
        check("sub", &x.sub(&y), a.wrapping_sub(b));
        check("mul", &x.mul(&y), a.wrapping_mul(b));
        check("neg", &x.neg(), a.wrapping_neg());
        check("abs", &x.abs(), sa.wrapping_abs() as u128);
        check("not", &x.not(), !a);
        check("and", &x.and(&y), a & b);
        check("or", &x.or(&y), a | b);
        check("xor", &x.xor(&y), a ^ b);
        check("umin", &x.umin(&y), a.min(b));
        check("umax", &x.umax(&y), a.max(b));
        check("smin", &x.smin(&y), sa.min(sb) as u128);
        check("smax", &x.smax(&y), sa.max(sb) as u128);
        let quotients = [x.udiv(&y), x.urem(&y), x.sdiv(&y), x.srem(&y)];
        let want = [
            a.checked_div(b),
            a.checked_rem(b),
            (sb != 0).then(|| sa.wrapping_div(sb) as u128),
            (sb != 0).then(|| sa.wrapping_rem(sb) as u128),
        ];
        let want = want.map(|want| want.map(|want| ApInt::from_u128(width, want)));
        assert_eq!(quotients, want, "i{width} {a:#x} by {b:#x}");
        let amount = random.below(u64::from(width) + 3);
        let inside = amount < u64::from(width);
        check("shl", &x.shl(amount), if inside { a << amount } else { 0 });
        check(
            "lshr",
            &x.lshr(amount),
            if inside { a >> amount } else { 0 },
        );
        check("ashr", &x.ashr(amount), (sa >> amount.min(127)) as u128);
        let turn = amount % u64::from(width);
        let rotated = if turn == 0 {
            a
        } else {
            a << turn | a >> (u64::from(width) - turn)
        };
        check("rotl", &x.rotl(amount), rotated);
        check(
            "reverse_bits",
            &x.reverse_bits(),
            a.reverse_bits() >> (128 - width),
        );
        if width.is_multiple_of(8) {
            check(
                "swap_bytes",
                &x.swap_bytes(),
                a.swap_bytes() >> (128 - width),
            );
        }
        assert_eq!(x.ucmp(&y), a.cmp(&b), "ucmp of i{width} {a:#x} {b:#x}");
        assert_eq!(x.scmp(&y), sa.cmp(&sb), "scmp of i{width} {a:#x} {b:#x}");
        assert_eq!(x.to_i128(), Some(sa));
        assert_eq!(x.to_u64(), u64::try_from(a).ok());
        assert_eq!(x.to_i64(), i64::try_from(sa).ok());
        assert_eq!(x.popcount(), a.count_ones());
        assert_eq!(x.active_bits(), 128 - a.leading_zeros());
        assert_eq!(x.leading_zeros(), width - x.active_bits());
        assert_eq!(x.trailing_zeros(), a.trailing_zeros().min(width));
        assert_eq!(
            x.leading_ones(),
            (!(a << (128 - width))).leading_zeros().min(width)
        );
        let needed = (1..=width).find(|&bits| signed(bits, a) == sa);
        assert_eq!(Some(x.min_signed_bits()), needed, "of i{width} {a:#x}");
        assert_eq!(x.is_negative(), sa < 0);
        assert_eq!(x.to_string_signed(), sa.to_string());
        assert_eq!(x.to_string_unsigned(), a.to_string());
        assert_eq!(x.to_string_hex(), format!("0x{a:X}"));
    }
}

#[test]
fn overflow_is_reported_when_the_exact_result_does_not_fit() {
    let mut random = Random::new(2);
    for _ in 0..40_000 {
        // Widths below 64, so that the host can represent the exact results.
        let width = 1 + random.below(63) as u32;
        let (a, b) = (
            unsigned(width, random.runs()),
            unsigned(width, random.runs()),
        );
        let (x, y) = (ApInt::from_u128(width, a), ApInt::from_u128(width, b));
        let (sa, sb) = (signed(width, a), signed(width, b));
        let check_signed = |what: &str, (got, overflow): (ApInt, bool), want: i128| {
            let fits = signed(width, want as u128) == want;
            assert_eq!(
                (overflow, got),
                (!fits, ApInt::from_i128(width, want)),
                "{what} {sa} {sb}"
            );
        };
        let check_unsigned = |what: &str, (got, overflow): (ApInt, bool), want: i128| {
            let fits = want >= 0 && unsigned(width, want as u128) == want as u128;
            assert_eq!(
                (overflow, got),
                (!fits, ApInt::from_i128(width, want)),
                "{what} {a} {b}"
            );
        };
        check_signed("sadd_ov", x.sadd_ov(&y), sa + sb);
        check_signed("ssub_ov", x.ssub_ov(&y), sa - sb);
        check_signed("smul_ov", x.smul_ov(&y), sa * sb);
        check_unsigned("uadd_ov", x.uadd_ov(&y), (a + b) as i128);
        check_unsigned("usub_ov", x.usub_ov(&y), a as i128 - b as i128);
        check_unsigned("umul_ov", x.umul_ov(&y), (a * b) as i128);
        if let Some(result) = x.sdiv_ov(&y) {
            check_signed("sdiv_ov", result, sa / sb);
        }
        let amount = random.below(u64::from(width));
        check_signed("sshl_ov", x.sshl_ov(amount), sa << amount);
        check_unsigned("ushl_ov", x.ushl_ov(amount), (a << amount) as i128);
        assert!(
            x.ushl_ov(u64::from(width)).1,
            "a shift by the width overflows"
        );
        assert!(
            x.sshl_ov(u64::from(width)).1,
            "a shift by the width overflows"
        );
    }
}

#[test]
fn widening_keeps_the_value_and_truncation_the_low_bits() {
    let mut random = Random::new(3);
    for _ in 0..20_000 {
        let (from, to) = (1 + random.below(128) as u32, 1 + random.below(128) as u32);
        let a = unsigned(from, random.runs());
        let x = ApInt::from_u128(from, a);
        assert_eq!(x.zext_or_trunc(to), ApInt::from_u128(to, a));
        assert_eq!(x.sext_or_trunc(to), ApInt::from_i128(to, signed(from, a)));
        let wide = x.sext_or_trunc(300);
        assert_eq!(wide.to_i128(), Some(signed(from, a)));
        assert_eq!(wide.trunc(from), x);
        assert_eq!(x.zext_or_trunc(300).to_u128(), Some(a));
    }
}

#[test]
fn a_width_of_zero_holds_only_zero() {
    let zero = ApInt::zero(0);
    assert_eq!(ApInt::one(0), zero);
    assert_eq!(ApInt::all_ones(0), zero);
    assert_eq!(ApInt::signed_min(0), zero);
    assert_eq!(ApInt::signed_max(0), zero);
    assert_eq!(zero.not(), zero);
    assert_eq!(zero.shl(0), zero);
    assert_eq!(zero.rotl(5), zero);
    assert!(zero.is_zero() && zero.is_all_ones() && !zero.is_negative());
    assert_eq!(zero.udiv(&zero), None);
    assert_eq!(zero.sext(8), ApInt::zero(8));
    assert_eq!(zero.to_string_signed(), "0");
    assert_eq!(zero.min_signed_bits(), 0);
    assert!(zero.smul_ov(&zero).0.is_zero());
}

#[test]
fn named_constants_have_their_bits() {
    let check = |value: ApInt, hex: &str| assert_eq!(value.to_string_hex(), hex);
    check(ApInt::signed_min(1), "0x1");
    check(ApInt::signed_max(1), "0x0");
    check(ApInt::signed_min(8), "0x80");
    check(ApInt::signed_max(65), "0xFFFFFFFFFFFFFFFF");
    check(ApInt::signed_min(65), "0x10000000000000000");
    check(ApInt::all_ones(67), "0x7FFFFFFFFFFFFFFFF");
    check(ApInt::one_bit(200, 64), "0x10000000000000000");
    check(ApInt::one_bit(8, 8), "0x0");
    check(ApInt::from_i64(72, -2), "0xFFFFFFFFFFFFFFFFFE");
    check(ApInt::from_bool(true), "0x1");
    assert!(ApInt::signed_min(129).is_signed_min() && !ApInt::one(129).is_signed_min());
    assert!(ApInt::signed_max(129).is_signed_max() && ApInt::signed_max(1).is_signed_max());
}

#[test]
fn literals_follow_the_rules_of_mlir() {
    use IntLiteralError::{NegativeUnsigned, OutOfRange, Syntax};
    use Signedness::{Signed, Signless, Unsigned};
    let check = |width, signedness, text: &str, want: Result<i64, IntLiteralError>| {
        let got = ApInt::parse(width, signedness, text);
        let want = want.map(|value| ApInt::from_i64(width, value));
        assert_eq!(got, want, "{text} as {signedness:?} of {width}");
    };
    check(8, Signless, "127", Ok(127));
    check(8, Signless, "255", Ok(-1));
    check(8, Signless, "256", Err(OutOfRange));
    check(8, Signless, "-128", Ok(-128));
    check(8, Signless, "-129", Err(OutOfRange));
    check(8, Signless, "-200", Err(OutOfRange));
    check(8, Signless, "-0", Err(OutOfRange));
    check(8, Signless, "0x80", Ok(-128));
    check(8, Signless, "0x0FF", Ok(-1));
    check(8, Signless, "0xfF", Ok(-1));
    check(8, Signless, "0x100", Err(OutOfRange));
    check(8, Signless, "-0x80", Ok(-128));
    check(8, Signless, "-0x81", Err(OutOfRange));
    check(
        8,
        Signless,
        "00000000000000000000000000000000000000000127",
        Ok(127),
    );
    check(8, Signed, "127", Ok(127));
    check(8, Signed, "128", Err(OutOfRange));
    check(8, Signed, "0xFF", Err(OutOfRange));
    check(8, Signed, "-128", Ok(-128));
    check(8, Unsigned, "255", Ok(-1));
    check(8, Unsigned, "-1", Err(NegativeUnsigned));
    check(8, Unsigned, "-0", Err(NegativeUnsigned));
    check(1, Signless, "1", Ok(-1));
    check(1, Signless, "-1", Ok(-1));
    check(1, Signless, "2", Err(OutOfRange));
    check(0, Signless, "0", Ok(0));
    check(0, Signless, "-1", Err(OutOfRange));
    check(0, Signless, "1", Err(OutOfRange));
    check(64, Signed, "9223372036854775807", Ok(i64::MAX));
    check(64, Signed, "9223372036854775808", Err(OutOfRange));
    check(64, Signed, "-9223372036854775808", Ok(i64::MIN));
    check(64, Signless, "18446744073709551615", Ok(-1));
    check(64, Signless, "18446744073709551616", Err(OutOfRange));
    for text in [
        "", "-", "0x", "-0x", "1a", "0xG", "+1", "1 ", "--1", "1_0", "é",
    ] {
        check(8, Signless, text, Err(Syntax));
    }
}
