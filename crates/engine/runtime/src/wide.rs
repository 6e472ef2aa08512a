//! Integers of more than 128 bits, by limbs of 64: least significant first, bits above the width zero. A
//! result may lie where an operand lies.

use terrace_numeric::{ApFloat, ApInt, FloatKind, RoundingMode};

use crate::console::fatal;

/// # Safety
/// The limbs of `bits` bits can be read.
unsafe fn read(limbs: *const u64, bits: u32) -> ApInt {
    let count = bits.div_ceil(64) as usize;
    // SAFETY: by the caller's word.
    let limbs: Vec<u64> = (0..count)
        .map(|at| unsafe { limbs.wrapping_add(at).read_unaligned() })
        .collect();
    ApInt::from_limbs(bits, &limbs)
}

/// # Safety
/// The limbs of the value's width can be written.
unsafe fn write(out: *mut u64, value: &ApInt) {
    for (at, &limb) in value.limbs().iter().enumerate() {
        // SAFETY: by the caller's word.
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
        /// Operands and result have the limbs of `bits` bits.
        pub unsafe extern "C" fn $name(out: *mut u64, a: *const u64, b: *const u64, bits: u32) {
            // SAFETY: by the caller's word.
            let ($a, $b) = unsafe { (read(a, bits), read(b, bits)) };
            // SAFETY: by the caller's word.
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
        /// Operand and result have the limbs of `bits` bits.
        pub unsafe extern "C" fn $name(out: *mut u64, a: *const u64, amount: u64, bits: u32) {
            // SAFETY: by the caller's word.
            unsafe { write(out, &read(a, bits).$name(amount)) };
        }
    )*};
}

shifts! {
    shl: "The value shifted left; 0 from the width on.";
    lshr: "The value shifted right with zeros; 0 from the width on.";
    ashr: "The value shifted right with its sign; nothing but that from the width on.";
}

macro_rules! overflowing {
    ($($name:ident: $what:literal, $method:ident;)*) => {$(
        #[doc = $what]
        ///
        /// # Safety
        /// Operands and result have the limbs of `bits` bits.
        pub unsafe extern "C" fn $name(out: *mut u64, a: *const u64, b: *const u64, bits: u32) -> u8 {
            // SAFETY: by the caller's word.
            let (product, overflow) = unsafe { read(a, bits).$method(&read(b, bits)) };
            // SAFETY: by the caller's word.
            unsafe { write(out, &product) };
            overflow.into()
        }
    )*};
}

overflowing! {
    umulo: "The product, and 1 if it has more bits.", umul_ov;
    smulo: "The signed product, and 1 if it has more bits.", smul_ov;
}

/// The formats that [`to_float`] and [`from_float`] know by number.
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
        None => fatal("a wide integer and a float of no known format"),
    }
}

/// The nearest float of an integer, as bits in two limbs. Formats: 0 half, 1 bfloat, 2 float, 3 double,
/// 4 fp128, 5 x86_fp80.
///
/// # Safety
/// `a` has the limbs of `bits` bits, `out` two.
pub unsafe extern "C" fn to_float(
    out: *mut u64,
    a: *const u64,
    bits: u32,
    is_signed: u32,
    kind: u32,
) {
    // SAFETY: by the caller's word.
    let value = unsafe { read(a, bits) };
    let float = ApFloat::from_apint(format(kind), &value, is_signed != 0).value;
    // SAFETY: by the caller's word.
    unsafe { write(out, &ApInt::from_u128(128, float.bits())) };
}

/// The integer towards zero of a float, or the nearest there is; 0 of NaN. The float is its bits in two
/// limbs, formats are those of [`to_float`].
///
/// # Safety
/// `value` has two limbs, `out` those of `bits` bits.
pub unsafe extern "C" fn from_float(
    out: *mut u64,
    value: *const u64,
    bits: u32,
    is_signed: u32,
    kind: u32,
) {
    // SAFETY: by the caller's word.
    let float = ApFloat::from_bits(format(kind), unsafe { read(value, 128) }.low_u128());
    // SAFETY: by the caller's word.
    unsafe { write(out, &float.to_apint(bits, is_signed != 0).value) };
}

/// The directions of rounding by LLVM's numbers.
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
        None => fatal("rounding in no known direction"),
    }
}

/// The float of an integer in a direction of rounding: 0 towards zero, 1 to nearest even, 2 up, 3 down, 4 to
/// nearest and away from zero. Otherwise as [`to_float`].
///
/// # Safety
/// As of [`to_float`].
pub unsafe extern "C" fn to_float_rounded(
    out: *mut u64,
    a: *const u64,
    bits: u32,
    is_signed: u32,
    kind: u32,
    mode: u32,
) {
    // SAFETY: by the caller's word.
    let value = unsafe { read(a, bits) };
    let mode = direction(mode);
    let float = ApFloat::from_apint_with(format(kind), &value, is_signed != 0, mode).value;
    // SAFETY: by the caller's word.
    unsafe { write(out, &ApInt::from_u128(128, float.bits())) };
}

/// A float of one format in another one, in a direction of rounding: numbers as of [`to_float_rounded`].
///
/// # Safety
/// `value` and `out` have two limbs.
pub unsafe extern "C" fn convert_rounded(
    out: *mut u64,
    value: *const u64,
    from: u32,
    to: u32,
    mode: u32,
) {
    // SAFETY: by the caller's word.
    let value = ApFloat::from_bits(format(from), unsafe { read(value, 128) }.low_u128());
    let float = value.convert_with(format(to), direction(mode)).value;
    // SAFETY: by the caller's word.
    unsafe { write(out, &ApInt::from_u128(128, float.bits())) };
}
