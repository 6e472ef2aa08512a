//! `x86_fp80`, C's `long double` on x86-64, as its bits in an integer: every operation rounded once, with the NaNs of the
//! x87.

use terrace_numeric::{ApFloat, ApInt, FloatKind, RoundingMode};

const KIND: FloatKind = FloatKind::F80;
/// The bit of the significand that other formats do not store.
const INTEGER_BIT: u128 = 1 << 63;
/// The default NaN, the result of invalid operations.
const INDEFINITE: u128 = 0xFFFF << 64 | 3 << 62;

/// Returns the value of bits. Those with an exponent and without an integer bit are invalid to the x87, so they read as its
/// default NaN.
fn float(bits: u128) -> ApFloat {
    let has_exponent = bits >> 64 & 0x7FFF != 0;
    let bits = match has_exponent && bits & INTEGER_BIT == 0 {
        true => INDEFINITE,
        false => bits,
    };
    ApFloat::from_bits(KIND, bits)
}

/// Returns the bits of a result. A quiet NaN among the operands wins over a signaling one, and the larger significand over
/// the smaller.
fn made(value: ApFloat, operands: &[ApFloat]) -> u128 {
    if !value.is_nan() {
        return value.bits();
    }
    let nans = operands.iter().filter(|operand| operand.is_nan());
    let rank = |nan: &&ApFloat| {
        let significand = nan.bits() as u64;
        (!nan.is_signaling(), significand, !nan.is_negative())
    };
    let nan = nans.max_by_key(rank);
    nan.map_or(INDEFINITE, |nan| nan.make_quiet().bits())
}

crate::soft::functions!();

/// The `fp128` of the same value.
pub extern "C" fn to_f128(bits: u128) -> u128 {
    float(bits).convert(FloatKind::F128).value.bits()
}

/// The nearest float of an `fp128`.
pub extern "C" fn from_f128(bits: u128) -> u128 {
    let value = ApFloat::from_bits(FloatKind::F128, bits);
    value.convert(KIND).value.bits()
}

/// Pushes a float onto the stack of the x87, where C returns results of this type.
///
/// # Safety
/// The caller must return to code that pops the result, before anything else needs all of that stack.
#[cfg(all(target_arch = "x86_64", not(windows)))]
#[unsafe(naked)]
pub unsafe extern "C" fn push(bits: u128) {
    core::arch::naked_asm!(
        "push rsi",
        "push rdi",
        "fld tbyte ptr [rsp]",
        "add rsp, 16",
        "ret",
    )
}

/// Pops a float from the stack of the x87.
///
/// # Safety
/// The function that was called last must have returned a float there.
#[cfg(all(target_arch = "x86_64", not(windows)))]
#[unsafe(naked)]
pub unsafe extern "C" fn pop() -> u128 {
    core::arch::naked_asm!(
        "sub rsp, 24",
        "fstp tbyte ptr [rsp]",
        "mov rax, [rsp]",
        "movzx edx, word ptr [rsp + 8]",
        "add rsp, 24",
        "ret",
    )
}
