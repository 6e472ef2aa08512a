//! Operations on integers of more than 128 bits. An integer consists of 64-bit limbs, least significant first; bits
//! above the width are zero. A result may overwrite an operand.

use terrace_numeric::{ApFloat, ApInt, FloatKind, RoundingMode};

use crate::console::fatal;

/// # Safety
/// The limbs for `bits` bits must be readable.
unsafe fn read(limbs: *const u64, bits: u32) -> ApInt {
    let count = bits.div_ceil(64) as usize;
    // SAFETY: the caller guarantees it.
    let limbs: Vec<u64> = (0..count)
        .map(|at| unsafe { limbs.wrapping_add(at).read_unaligned() })
        .collect();
    ApInt::from_limbs(bits, &limbs)
}

/// # Safety
/// The limbs for the value's width must be writable.
unsafe fn write(out: *mut u64, value: &ApInt) {
    for (at, &limb) in value.limbs().iter().enumerate() {
        // SAFETY: the caller guarantees it.
        unsafe { out.wrapping_add(at).write_unaligned(limb) };
    }
}

fn quotient(value: Option<ApInt>) -> ApInt {
    value.unwrap_or_else(|| fatal("division by zero"))
}

macro_rules! binary {
    ($($name:ident: $what:literal, |$a:ident, $b:ident| $result:expr;)*) => {$(
        #[doc = $what]
        ///
        /// # Safety
        /// Operands and result must have the limbs for `bits` bits.
        pub unsafe extern "C" fn $name(out: *mut u64, a: *const u64, b: *const u64, bits: u32) {
            // SAFETY: the caller guarantees it.
            let ($a, $b) = unsafe { (read(a, bits), read(b, bits)) };
            // SAFETY: the caller guarantees it.
            unsafe { write(out, &$result) };
        }
    )*};
}

binary! {
    mul: "The product.", |a, b| a.mul(&b);
    udiv: "The unsigned quotient.", |a, b| quotient(a.udiv(&b));
    sdiv: "The signed quotient toward zero.", |a, b| quotient(a.sdiv(&b));
    urem: "The unsigned remainder.", |a, b| quotient(a.urem(&b));
    srem: "The signed remainder, with the sign of the dividend.", |a, b| quotient(a.srem(&b));
}

macro_rules! shifts {
    ($($name:ident: $what:literal;)*) => {$(
        #[doc = $what]
        ///
        /// # Safety
        /// Operand and result must have the limbs for `bits` bits.
        pub unsafe extern "C" fn $name(out: *mut u64, a: *const u64, amount: u64, bits: u32) {
            // SAFETY: the caller guarantees it.
            unsafe { write(out, &read(a, bits).$name(amount)) };
        }
    )*};
}

shifts! {
    shl: "The value shifted left; 0 from the width on.";
    lshr: "The value shifted right with zeros; 0 from the width on.";
    ashr: "Arithmetic shift right; copies of the sign bit if the amount is at least the width.";
}

macro_rules! overflowing {
    ($($name:ident: $what:literal, $method:ident;)*) => {$(
        #[doc = $what]
        ///
        /// # Safety
        /// Operands and result must have the limbs for `bits` bits.
        pub unsafe extern "C" fn $name(out: *mut u64, a: *const u64, b: *const u64, bits: u32) -> u8 {
            // SAFETY: the caller guarantees it.
            let (product, overflow) = unsafe { read(a, bits).$method(&read(b, bits)) };
            // SAFETY: the caller guarantees it.
            unsafe { write(out, &product) };
            overflow.into()
        }
    )*};
}

overflowing! {
    umulo: "Returns the product, and 1 on overflow.", umul_ov;
    smulo: "The signed product, and 1 if it has more bits.", smul_ov;
}

/// The formats of [`to_float`] and [`from_float`], by number.
const FORMATS: [FloatKind; 6] = [
    FloatKind::F16,
    FloatKind::BF16,
    FloatKind::F32,
    FloatKind::F64,
    FloatKind::F128,
    FloatKind::F80,
];

fn format(number: u32) -> FloatKind {
    match FORMATS.get(number as usize) {
        Some(&kind) => kind,
        None => fatal("unknown float format in a conversion of a wide integer"),
    }
}

/// Rounds an integer to the nearest float, which is written as bits in two limbs. Formats: 0 half, 1 bfloat, 2 float, 3
/// double, 4 fp128, 5 x86_fp80.
///
/// # Safety
/// `a` must have the limbs for `bits` bits, `out` two limbs.
pub unsafe extern "C" fn to_float(
    out: *mut u64,
    a: *const u64,
    bits: u32,
    is_signed: u32,
    kind: u32,
) {
    // SAFETY: the caller guarantees it.
    let value = unsafe { read(a, bits) };
    let float = ApFloat::from_apint(format(kind), &value, is_signed != 0).value;
    // SAFETY: the caller guarantees it.
    unsafe { write(out, &ApInt::from_u128(128, float.bits())) };
}

/// Converts a float to an integer, rounded toward zero and saturated; NaN becomes 0. The float is given by its bits in
/// two limbs. The formats are those of [`to_float`].
///
/// # Safety
/// `value` must have two limbs, `out` the limbs for `bits` bits.
pub unsafe extern "C" fn from_float(
    out: *mut u64,
    value: *const u64,
    bits: u32,
    is_signed: u32,
    kind: u32,
) {
    // SAFETY: the caller guarantees it.
    let float = ApFloat::from_bits(format(kind), unsafe { read(value, 128) }.low_u128());
    // SAFETY: the caller guarantees it.
    unsafe { write(out, &float.to_apint(bits, is_signed != 0).value) };
}

/// The rounding modes, by LLVM's numbers.
const MODES: [RoundingMode; 5] = [
    RoundingMode::TowardZero,
    RoundingMode::NearestTiesToEven,
    RoundingMode::TowardPositive,
    RoundingMode::TowardNegative,
    RoundingMode::NearestTiesToAway,
];

fn direction(number: u32) -> RoundingMode {
    match MODES.get(number as usize) {
        Some(&mode) => mode,
        None => fatal("unknown rounding mode"),
    }
}

/// Converts an integer to a float like [`to_float`], with a rounding mode: 0 toward zero, 1 to nearest even, 2 upward,
/// 3 downward, 4 to nearest with ties away from zero.
///
/// # Safety
/// The same as those of [`to_float`].
pub unsafe extern "C" fn to_float_rounded(
    out: *mut u64,
    a: *const u64,
    bits: u32,
    is_signed: u32,
    kind: u32,
    mode: u32,
) {
    // SAFETY: the caller guarantees it.
    let value = unsafe { read(a, bits) };
    let mode = direction(mode);
    let float = ApFloat::from_apint_with(format(kind), &value, is_signed != 0, mode).value;
    // SAFETY: the caller guarantees it.
    unsafe { write(out, &ApInt::from_u128(128, float.bits())) };
}

/// Converts a float to another format with a rounding mode. The numbers are those of [`to_float_rounded`].
///
/// # Safety
/// `value` and `out` must have two limbs.
pub unsafe extern "C" fn convert_rounded(
    out: *mut u64,
    value: *const u64,
    from: u32,
    to: u32,
    mode: u32,
) {
    // SAFETY: the caller guarantees it.
    let value = ApFloat::from_bits(format(from), unsafe { read(value, 128) }.low_u128());
    let float = value.convert_with(format(to), direction(mode)).value;
    // SAFETY: the caller guarantees it.
    unsafe { write(out, &ApInt::from_u128(128, float.bits())) };
}
