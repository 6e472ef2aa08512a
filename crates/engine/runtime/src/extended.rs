//! Operations on `x86_fp80`, C's `long double` on x86-64, whose bits are passed in an integer. Each operation rounds
//! once, and produces the NaNs of the x87.

use terrace_numeric::{ApFloat, ApInt, FloatKind, RoundingMode};

const KIND: FloatKind = FloatKind::F80;
/// The integer bit of the significand, which other formats do not store.
const INTEGER_BIT: u128 = 1 << 63;
/// The default NaN, the result of invalid operations.
const INDEFINITE: u128 = 0xFFFF << 64 | 3 << 62;

/// Returns true if the exponent is not zero and the integer bit is not set. The x87 does not support such values.
fn is_unsupported(bits: u128) -> bool {
    bits >> 64 & 0x7FFF != 0 && bits & INTEGER_BIT == 0
}

fn float(bits: u128) -> ApFloat {
    let is_value = !is_unsupported(bits);
    ApFloat::from_bits(KIND, if is_value { bits } else { INDEFINITE })
}

fn refused(operands: &[u128]) -> Option<u128> {
    let is_any = operands.iter().any(|bits| is_unsupported(*bits));
    is_any.then_some(INDEFINITE)
}

/// Returns the bits of a result. If several operands are NaNs, a quiet NaN takes precedence over a signaling one, and
/// the larger significand over the smaller.
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

/// Converts to an `fp128` of the same value.
pub extern "C" fn to_f128(bits: u128) -> u128 {
    float(bits).convert(FloatKind::F128).value.bits()
}

/// Rounds an `fp128` to the nearest float.
pub extern "C" fn from_f128(bits: u128) -> u128 {
    let value = ApFloat::from_bits(FloatKind::F128, bits);
    value.convert(KIND).value.bits()
}

/// Pushes a float onto the stack of the x87, on which C returns results of this type.
///
/// # Safety
/// The caller must return to code that pops the result before other code needs the whole stack.
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
/// The most recently called function must have returned a float there.
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
