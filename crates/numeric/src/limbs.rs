//! Unsigned integers as little-endian `u64` limbs: the arithmetic for [`crate::ApInt`] and the decimal conversions.
//!
//! Multiplication (Karatsuba), division (Burnikel-Ziegler) and both decimal conversions (divide and conquer on top of
//! them) are sub-quadratic, so a number of 2^24 bits takes seconds at most.

use std::cmp::Ordering;

/// With fewer limbs than this in the shorter factor, multiplication is schoolbook.
const KARATSUBA: usize = 32;
/// With fewer limbs than this in the divisor, division is schoolbook.
const BURNIKEL: usize = 64;
/// With fewer limbs than this, decimal conversion is quadratic.
const DECIMAL: usize = 40;
/// The number of decimal digits that fit in a limb.
const LIMB_DIGITS: usize = 19;
/// 10^19, the largest power of ten in a limb.
const LIMB_TEN: u64 = 10_000_000_000_000_000_000;

/// `x` without the leading zero limbs.
pub(crate) fn trimmed(x: &[u64]) -> &[u64] {
    let len = x.iter().rposition(|&limb| limb != 0).map_or(0, |i| i + 1);
    &x[..len]
}

fn trim(x: &mut Vec<u64>) {
    x.truncate(trimmed(x).len());
}

/// Returns the number of bits up to and including the highest set bit.
pub(crate) fn bit_len(x: &[u64]) -> usize {
    let x = trimmed(x);
    x.last()
        .map_or(0, |top| x.len() * 64 - top.leading_zeros() as usize)
}

/// Compares the numbers; their lengths may differ.
pub(crate) fn cmp(a: &[u64], b: &[u64]) -> Ordering {
    let (a, b) = (trimmed(a), trimmed(b));
    a.len()
        .cmp(&b.len())
        .then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

/// `a += b`. Returns the carry out of `a`'s limbs. `b` must not be longer than `a`.
pub(crate) fn add_assign(a: &mut [u64], b: &[u64]) -> bool {
    let (low, high) = a.split_at_mut(b.len());
    let mut carry = false;
    for (x, &y) in low.iter_mut().zip(b) {
        let (sum, first) = x.overflowing_add(y);
        let (sum, second) = sum.overflowing_add(u64::from(carry));
        *x = sum;
        carry = first | second;
    }
    for x in high {
        if !carry {
            return false;
        }
        (*x, carry) = x.overflowing_add(1);
    }
    carry
}

/// `a -= b`. Returns the borrow out of `a`'s limbs. `b` must not be longer than `a`.
pub(crate) fn sub_assign(a: &mut [u64], b: &[u64]) -> bool {
    let (low, high) = a.split_at_mut(b.len());
    let mut borrow = false;
    for (x, &y) in low.iter_mut().zip(b) {
        let (diff, first) = x.overflowing_sub(y);
        let (diff, second) = diff.overflowing_sub(u64::from(borrow));
        *x = diff;
        borrow = first | second;
    }
    for x in high {
        if !borrow {
            return false;
        }
        (*x, borrow) = x.overflowing_sub(1);
    }
    borrow
}

/// `a = a * factor + addend`. Returns the limb carried out.
pub(crate) fn mul_small(a: &mut [u64], factor: u64, addend: u64) -> u64 {
    let mut carry = addend;
    for x in a {
        let wide = u128::from(*x) * u128::from(factor) + u128::from(carry);
        *x = wide as u64;
        carry = (wide >> 64) as u64;
    }
    carry
}

/// `a /= divisor`. Returns the remainder. `divisor` must not be zero.
pub(crate) fn div_small(a: &mut [u64], divisor: u64) -> u64 {
    let mut rem = 0u64;
    for x in a.iter_mut().rev() {
        let wide = u128::from(rem) << 64 | u128::from(*x);
        if rem == 0 {
            rem = *x % divisor;
            *x /= divisor;
        } else {
            *x = (wide / u128::from(divisor)) as u64;
            rem = (wide % u128::from(divisor)) as u64;
        }
    }
    rem
}

/// `floor((2^128 - 1) / 10^19) - 2^64`, the reciprocal for [`div_limb_ten`]. It requires that 10^19 has its top bit
/// set.
const LIMB_TEN_RECIPROCAL: u64 = (u128::MAX / LIMB_TEN as u128) as u64;

/// `a /= 10^19`. Returns the remainder. Each step is Möller and Granlund's two-by-one division, which multiplies
/// instead of dividing.
fn div_limb_ten(a: &mut [u64]) -> u64 {
    let mut rem = 0u64;
    for x in a.iter_mut().rev() {
        let wide = u128::from(LIMB_TEN_RECIPROCAL) * u128::from(rem)
            + (u128::from(rem) << 64 | u128::from(*x));
        let mut quotient = ((wide >> 64) as u64).wrapping_add(1);
        rem = x.wrapping_sub(quotient.wrapping_mul(LIMB_TEN));
        if rem > wide as u64 {
            quotient = quotient.wrapping_sub(1);
            rem = rem.wrapping_add(LIMB_TEN);
        }
        if rem >= LIMB_TEN {
            quotient = quotient.wrapping_add(1);
            rem -= LIMB_TEN;
        }
        *x = quotient;
    }
    rem
}

/// `x << amount`, with as many limbs as needed.
pub(crate) fn shl(x: &[u64], amount: usize) -> Vec<u64> {
    let (whole, bits) = (amount / 64, amount % 64);
    let mut out = vec![0; whole];
    out.reserve(x.len() + 1);
    if bits == 0 {
        out.extend_from_slice(x);
    } else {
        let mut low = 0;
        for &limb in x {
            out.push(limb << bits | low);
            low = limb >> (64 - bits);
        }
        out.push(low);
    }
    trim(&mut out);
    out
}

/// `x >> amount`.
pub(crate) fn shr(x: &[u64], amount: usize) -> Vec<u64> {
    let (whole, bits) = (amount / 64, amount % 64);
    let Some(x) = x.get(whole..) else {
        return Vec::new();
    };
    let mut out = x.to_vec();
    if bits != 0 {
        for i in 0..out.len() {
            let high = out.get(i + 1).map_or(0, |&next| next << (64 - bits));
            out[i] = out[i] >> bits | high;
        }
    }
    trim(&mut out);
    out
}

/// `a * b`, trimmed.
pub(crate) fn mul(a: &[u64], b: &[u64]) -> Vec<u64> {
    let (a, b) = (trimmed(a), trimmed(b));
    let mut out = vec![0; a.len() + b.len()];
    mul_into(a, b, &mut out);
    trim(&mut out);
    out
}

/// `out = a * b`. `out` must have exactly `a.len() + b.len()` limbs, all zero.
fn mul_into(a: &[u64], b: &[u64], out: &mut [u64]) {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    if short.len() < KARATSUBA {
        for (i, &factor) in short.iter().enumerate() {
            let mut carry = 0u64;
            for (x, &y) in out[i..].iter_mut().zip(long) {
                let wide = u128::from(y) * u128::from(factor) + u128::from(*x) + u128::from(carry);
                *x = wide as u64;
                carry = (wide >> 64) as u64;
            }
            out[i + long.len()] = carry;
        }
    } else if long.len() >= 2 * short.len() {
        // Unbalanced: split the long factor into pieces of the short one's length.
        for (i, piece) in long.chunks(short.len()).enumerate() {
            let part = mul(piece, short);
            add_assign(&mut out[i * short.len()..], &part);
        }
    } else {
        let half = long.len().div_ceil(2);
        let (a0, a1) = long.split_at(half);
        let (b0, b1) = short.split_at(half);
        let low = mul(a0, b0);
        let high = mul(a1, b1);
        let mut middle = mul(&sum(a0, a1), &sum(b0, b1));
        sub_assign(&mut middle, &low);
        sub_assign(&mut middle, &high);
        out[..low.len()].copy_from_slice(&low);
        out[2 * half..2 * half + high.len()].copy_from_slice(&high);
        add_assign(&mut out[half..], trimmed(&middle));
    }
}

fn sum(a: &[u64], b: &[u64]) -> Vec<u64> {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let mut out = Vec::with_capacity(long.len() + 1);
    out.extend_from_slice(long);
    if add_assign(&mut out, short) {
        out.push(1);
    }
    out
}

/// Returns the quotient and the remainder, trimmed. `b` must not be zero.
pub(crate) fn div_rem(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let (a, b) = (trimmed(a), trimmed(b));
    if cmp(a, b) == Ordering::Less {
        return (Vec::new(), a.to_vec());
    }
    if let [divisor] = *b {
        let mut quotient = a.to_vec();
        let rem = div_small(&mut quotient, divisor);
        trim(&mut quotient);
        return (quotient, if rem == 0 { Vec::new() } else { vec![rem] });
    }
    if b.len() < BURNIKEL || a.len() - b.len() < BURNIKEL {
        return div_schoolbook(a, b);
    }
    // Widen the divisor to m * 2^k limbs with its top bit set, so that it can be halved evenly.
    let mut pieces = 1;
    while b.len().div_ceil(pieces) >= BURNIKEL {
        pieces *= 2;
    }
    let n = b.len().div_ceil(pieces) * pieces;
    let shift = n * 64 - bit_len(b);
    let (a, b) = (shl(a, shift), shl(b, shift));
    let mut quotient = Vec::new();
    let mut rem: Vec<u64> = Vec::new();
    // One block of `n` limbs at a time, from the top; `rem < b` always holds.
    let blocks: Vec<&[u64]> = a.chunks(n).collect();
    let mut parts = Vec::with_capacity(blocks.len());
    for block in blocks.iter().rev() {
        let (q, r) = div_two_by_one(&concat(block, &rem, n), &b, n);
        parts.push(q);
        rem = r;
    }
    for part in parts.iter().rev() {
        quotient.extend_from_slice(part);
        quotient.resize(quotient.len() + n - part.len(), 0);
    }
    trim(&mut quotient);
    (quotient, shr(&rem, shift))
}

/// `high * 2^(64 n) + low`, trimmed.
fn concat(low: &[u64], high: &[u64], n: usize) -> Vec<u64> {
    let mut out = Vec::with_capacity(n + high.len());
    out.extend_from_slice(low);
    out.resize(n.max(low.len()), 0);
    out.extend_from_slice(high);
    trim(&mut out);
    out
}

fn split(x: &[u64], at: usize) -> (&[u64], &[u64]) {
    let (low, high) = x.split_at(at.min(x.len()));
    (trimmed(low), trimmed(high))
}

/// Divides by the normalized `b` of `n` limbs; `a < b * 2^(64 n)`.
fn div_two_by_one(a: &[u64], b: &[u64], n: usize) -> (Vec<u64>, Vec<u64>) {
    if !n.is_multiple_of(2) || n < BURNIKEL {
        return if cmp(a, b) == Ordering::Less {
            (Vec::new(), a.to_vec())
        } else {
            div_schoolbook(a, b)
        };
    }
    let half = n / 2;
    let (low, high) = split(a, half);
    let (q1, r1) = div_three_by_two(high, b, half);
    let (q0, r) = div_three_by_two(&concat(low, &r1, half), b, half);
    (concat(&q0, &q1, half), r)
}

/// Divides by the normalized `b` of `2n` limbs; `a < b * 2^(64 n)`.
fn div_three_by_two(a: &[u64], b: &[u64], n: usize) -> (Vec<u64>, Vec<u64>) {
    let (a_low, a_high) = split(a, n);
    let (b_low, b_high) = split(b, n);
    let (_, a_top) = split(a_high, n);
    let (mut q, mut r) = if cmp(a_top, b_high) == Ordering::Less {
        div_two_by_one(a_high, b_high, n)
    } else {
        // The quotient is 2^(64 n) - 1: subtract b_high * (2^(64 n) - 1) from a_high.
        let mut r = sum(a_high, b_high);
        sub_assign(&mut r, &concat(&[], b_high, n));
        trim(&mut r);
        (vec![u64::MAX; n], r)
    };
    r = concat(a_low, &r, n);
    let product = mul(&q, b_low);
    while cmp(&r, &product) == Ordering::Less {
        // At most twice.
        r = sum(&r, b);
        sub_assign(&mut q, &[1]);
    }
    sub_assign(&mut r, &product);
    trim(&mut r);
    trim(&mut q);
    (q, r)
}

/// Knuth's algorithm D; `a >= b`, both trimmed.
fn div_schoolbook(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    if b.len() == 1 {
        return div_rem(a, b);
    }
    let shift = b[b.len() - 1].leading_zeros() as usize;
    let mut rem = shl(a, shift);
    rem.resize(a.len() + 1, 0);
    let b = shl(b, shift);
    let n = b.len();
    let (top, next) = (u128::from(b[n - 1]), u128::from(b[n - 2]));
    let mut quotient = vec![0; a.len() - n + 1];
    for j in (0..quotient.len()).rev() {
        let high = u128::from(rem[j + n]) << 64 | u128::from(rem[j + n - 1]);
        let (mut q, mut r) = (high / top, high % top);
        while q >> 64 != 0 || q * next > (r << 64 | u128::from(rem[j + n - 2])) {
            q -= 1;
            r += top;
            if r >> 64 != 0 {
                break;
            }
        }
        let mut borrow = 0u64;
        let mut carry = 0u64;
        for (x, &y) in rem[j..j + n].iter_mut().zip(&b) {
            let wide = q * u128::from(y) + u128::from(carry);
            carry = (wide >> 64) as u64;
            let (diff, first) = x.overflowing_sub(wide as u64);
            let (diff, second) = diff.overflowing_sub(borrow);
            *x = diff;
            borrow = u64::from(first | second);
        }
        let (diff, first) = rem[j + n].overflowing_sub(carry);
        let (diff, second) = diff.overflowing_sub(borrow);
        rem[j + n] = diff;
        if first | second {
            q -= 1;
            add_assign(&mut rem[j..=j + n], &b);
        }
        quotient[j] = q as u64;
    }
    trim(&mut quotient);
    (quotient, shr(trimmed(&rem), shift))
}

/// `5^exponent`.
pub(crate) fn power_of_five(exponent: u32) -> Vec<u64> {
    /// The largest power of five in a limb is 5^27.
    const STEP: u32 = 27;
    /// Above this exponent, squaring is faster than multiplying by one limb at a time.
    const LINEAR: u32 = 800;
    let mut result = if exponent <= LINEAR {
        let mut result = Vec::with_capacity((exponent / STEP + 1) as usize);
        result.push(1);
        for _ in 0..exponent / STEP {
            push_carry(&mut result, 5u64.pow(STEP));
        }
        result
    } else {
        let half = power_of_five(exponent / STEP / 2 * STEP);
        let mut result = mul(&half, &half);
        if !(exponent / STEP).is_multiple_of(2) {
            push_carry(&mut result, 5u64.pow(STEP));
        }
        result
    };
    push_carry(&mut result, 5u64.pow(exponent % STEP));
    result
}

/// `a *= factor`.
fn push_carry(a: &mut Vec<u64>, factor: u64) {
    let carry = mul_small(a, factor, 0);
    if carry != 0 {
        a.push(carry);
    }
}

/// Returns the powers `10^(19 * 2^i)` by which a number of `limbs` limbs can be split.
fn decimal_powers(limbs: usize) -> Vec<Vec<u64>> {
    let mut powers: Vec<Vec<u64>> = vec![vec![LIMB_TEN]];
    while let Some(last) = powers.last()
        && last.len() * 2 <= limbs + 1
    {
        let next = mul(last, last);
        powers.push(next);
    }
    powers
}

/// Returns the value of ASCII decimal digits, trimmed. All bytes must be digits.
pub(crate) fn from_decimal(digits: &[u8]) -> Vec<u64> {
    let powers = if digits.len() > DECIMAL * LIMB_DIGITS {
        decimal_powers(digits.len() / LIMB_DIGITS)
    } else {
        Vec::new()
    };
    from_decimal_with(digits, &powers)
}

fn from_decimal_with(digits: &[u8], powers: &[Vec<u64>]) -> Vec<u64> {
    if digits.len() <= DECIMAL * LIMB_DIGITS {
        let mut out = Vec::with_capacity(digits.len() / LIMB_DIGITS + 1);
        for chunk in digits.chunks(LIMB_DIGITS) {
            let (mut value, mut scale) = (0u64, 1u64);
            for &digit in chunk {
                value = value * 10 + u64::from(digit - b'0');
                scale *= 10;
            }
            let carry = mul_small(&mut out, scale, value);
            if carry != 0 {
                out.push(carry);
            }
        }
        return out;
    }
    // Split at the largest 19 * 2^i below the length.
    let i = (((digits.len() - 1) / LIMB_DIGITS).ilog2() as usize).min(powers.len() - 1);
    let (high, low) = digits.split_at(digits.len() - (LIMB_DIGITS << i));
    let mut out = mul(&from_decimal_with(high, powers), &powers[i]);
    let low = from_decimal_with(low, powers);
    if out.len() < low.len() {
        out.resize(low.len(), 0);
    }
    if add_assign(&mut out, &low) {
        out.push(1);
    }
    out
}

/// Appends the decimal digits of `x` without leading zeros (`0` for zero).
pub(crate) fn write_decimal(x: &[u64], out: &mut Vec<u8>) {
    let x = trimmed(x);
    if x.is_empty() {
        out.push(b'0');
        return;
    }
    let powers = if x.len() > DECIMAL {
        decimal_powers(x.len())
    } else {
        Vec::new()
    };
    write_decimal_with(x, &powers, 0, out);
}

/// Appends `x` padded with zeros to `min_digits`.
fn write_decimal_with(x: &[u64], powers: &[Vec<u64>], min_digits: usize, out: &mut Vec<u8>) {
    if x.len() <= DECIMAL || powers.is_empty() {
        write_decimal_small(x, min_digits, out);
        return;
    }
    // The largest power that does not exceed x. The parts below it need smaller powers.
    let mut level = powers.len() - 1;
    while level > 0 && cmp(&powers[level], x) == Ordering::Greater {
        level -= 1;
    }
    let (high, low) = div_rem(x, &powers[level]);
    let low_digits = LIMB_DIGITS << level;
    write_decimal_with(
        &high,
        &powers[..=level],
        min_digits.saturating_sub(low_digits),
        out,
    );
    write_decimal_with(&low, &powers[..level], low_digits, out);
}

fn write_decimal_small(x: &[u64], min_digits: usize, out: &mut Vec<u8>) {
    let mut x = x.to_vec();
    let start = out.len();
    // Least significant digit first, then reversed in place.
    while !x.is_empty() {
        let mut part = div_limb_ten(&mut x);
        trim(&mut x);
        for _ in 0..LIMB_DIGITS {
            if part == 0 && x.is_empty() {
                break;
            }
            out.push(b'0' + (part % 10) as u8);
            part /= 10;
        }
    }
    while out.len() - start < min_digits {
        out.push(b'0');
    }
    out[start..].reverse();
}
