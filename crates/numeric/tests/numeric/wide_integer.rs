use terrace_numeric::{ApInt, Signedness};

use crate::Random;

const PRIME: u64 = (1 << 61) - 1;

fn residue(x: &ApInt) -> u64 {
    let rest = x.limbs().iter().rev().fold(0u128, |rest, &limb| {
        (rest << 64 | u128::from(limb)) % u128::from(PRIME)
    });
    rest as u64
}

/// Returns a number of `limbs` limbs, sometimes with long runs of equal bits.
fn number(random: &mut Random, width: u32, limbs: usize) -> ApInt {
    let style = random.below(4);
    let limbs: Vec<u64> = (0..limbs)
        .map(|_| match style {
            0 => u64::MAX,
            1 if random.below(4) != 0 => 0,
            _ => random.u64(),
        })
        .collect();
    ApInt::from_limbs(width, &limbs)
}

#[test]
fn products_agree_modulo_a_prime() {
    let mut random = Random::new(10);
    for round in 0..400 {
        let most = if round % 8 == 0 { 700 } else { 90 };
        let (m, n) = (
            1 + random.below(most) as usize,
            1 + random.below(most) as usize,
        );
        let width = (m + n + 2) as u32 * 64;
        let (a, b) = (number(&mut random, width, m), number(&mut random, width, n));
        let want = u128::from(residue(&a)) * u128::from(residue(&b)) % u128::from(PRIME);
        assert_eq!(u128::from(residue(&a.mul(&b))), want, "{m} by {n} limbs");
    }
}

#[test]
fn quotient_and_remainder_make_up_the_dividend() {
    let mut random = Random::new(11);
    for round in 0..600 {
        let most = if round % 8 == 0 { 900 } else { 70 };
        let (m, n) = (
            1 + random.below(most) as usize,
            1 + random.below(most) as usize,
        );
        let width = m.max(n) as u32 * 64 + 1;
        let (a, b) = (number(&mut random, width, m), number(&mut random, width, n));
        let Some((quotient, rest)) = a.udivrem(&b) else {
            assert!(b.is_zero(), "a divisor other than zero divides");
            continue;
        };
        assert!(
            rest.ult(&b),
            "the remainder is below the divisor: {m} by {n} limbs"
        );
        assert_eq!(quotient.mul(&b).add(&rest), a, "{m} by {n} limbs");
        // A dividend one less than a multiple takes the slowest path.
        let near = quotient.mul(&b).sub(&ApInt::one(width));
        if let Some((q, r)) = near.udivrem(&b) {
            assert_eq!(q.mul(&b).add(&r), near, "{m} by {n} limbs");
            assert!(r.ult(&b));
        }
    }
}

#[test]
fn decimal_text_is_read_back() {
    let mut random = Random::new(12);
    for round in 0..200 {
        let limbs = 1 + random.below(if round % 20 == 0 { 1500 } else { 120 }) as usize;
        let width = limbs as u32 * 64 + 7;
        let value = number(&mut random, width, limbs);
        let value = if random.below(2) == 0 {
            value
        } else {
            value.neg()
        };
        let text = value.to_string_signed();
        assert_eq!(
            ApInt::parse(width, Signedness::Signed, &text).as_ref(),
            Ok(&value)
        );
        let hex = value.to_string_hex();
        assert_eq!(
            ApInt::parse(width, Signedness::Signless, &hex).as_ref(),
            Ok(&value)
        );
    }
}

#[test]
fn powers_of_ten_are_a_one_and_zeros() {
    let width = 20_000;
    let ten = ApInt::new(width, 10);
    let mut power = ApInt::one(width);
    for exponent in 0..6000 {
        if exponent % 97 == 0 {
            let text = format!("1{}", "0".repeat(exponent));
            assert_eq!(power.to_string_unsigned(), text, "10^{exponent}");
            assert_eq!(
                ApInt::parse(width, Signedness::Signless, &text).as_ref(),
                Ok(&power)
            );
            let nines = power.sub(&ApInt::one(width)).to_string_unsigned();
            assert_eq!(
                nines,
                if exponent == 0 {
                    "0".into()
                } else {
                    "9".repeat(exponent)
                }
            );
        }
        power = power.mul(&ten);
    }
}

#[test]
fn a_literal_too_long_for_its_type_is_refused_at_once() {
    let digits = "7".repeat(1_000_000);
    assert!(ApInt::parse(64, Signedness::Signless, &digits).is_err());
    let value = ApInt::parse(3_321_929, Signedness::Signless, &digits).expect("fits");
    assert_eq!(value.to_string_unsigned(), digits);
}
