//! Operations on 128-bit integers, and integer powers.

macro_rules! divisions {
    ($($(#[$doc:meta])* $name:ident($type:ty) = $method:ident;)*) => {$(
        $(#[$doc])*
        pub extern "C" fn $name(a: $type, b: $type) -> $type {
            if b == 0 {
                divided_by_zero();
            }
            a.$method(b)
        }
    )*};
}

/// Ends the process in the same way as a division of machine integers by zero.
#[cold]
fn divided_by_zero() -> ! {
    // SAFETY: raising a signal in the own process has no requirements.
    #[cfg(unix)]
    unsafe {
        libc::raise(libc::SIGFPE);
    }
    crate::console::fatal("division by zero")
}

divisions! {
    /// Returns the unsigned quotient.
    udiv(u128) = wrapping_div;
    /// Returns the unsigned remainder.
    urem(u128) = wrapping_rem;
    /// Returns the signed quotient, rounded toward zero. The minimum divided by -1 is the minimum.
    sdiv(i128) = wrapping_div;
    /// Returns the signed remainder, which has the sign of the dividend.
    srem(i128) = wrapping_rem;
}

/// Writes the low 128 bits of an unsigned product to `out`. Returns 1 if the product overflows.
///
/// # Safety
/// `out` must be writable.
pub unsafe extern "C" fn umulo(a: u128, b: u128, out: *mut u128) -> u8 {
    let (product, overflow) = a.overflowing_mul(b);
    // SAFETY: the caller guarantees it.
    unsafe { out.write_unaligned(product) };
    overflow.into()
}

/// Writes the low 128 bits of a signed product to `out`. Returns 1 if the product overflows.
///
/// # Safety
/// `out` must be writable.
pub unsafe extern "C" fn smulo(a: i128, b: i128, out: *mut i128) -> u8 {
    let (product, overflow) = a.overflowing_mul(b);
    // SAFETY: the caller guarantees it.
    unsafe { out.write_unaligned(product) };
    overflow.into()
}

macro_rules! conversions {
    ($($name:ident: $from:ty => $to:ty, $what:literal;)*) => {$(
        #[doc = $what]
        pub extern "C" fn $name(value: $from) -> $to {
            value as $to
        }
    )*};
}

// Rust's `as` rounds to nearest even, saturates, and converts NaN to 0.
conversions! {
    u128_to_f32: u128 => f32, "Rounds an unsigned integer to the nearest single.";
    u128_to_f64: u128 => f64, "The nearest double of an unsigned integer.";
    i128_to_f32: i128 => f32, "The nearest single of a signed integer.";
    i128_to_f64: i128 => f64, "The nearest double of a signed integer.";
    f32_to_u128: f32 => u128, "Converts to an unsigned integer, rounded toward zero and saturated; NaN becomes 0.";
    f64_to_u128: f64 => u128, "Converts to an unsigned integer, rounded toward zero and saturated; NaN becomes 0.";
    f32_to_i128: f32 => i128, "The signed integer towards zero, or the nearest there is; 0 of NaN.";
    f64_to_i128: f64 => i128, "The signed integer towards zero, or the nearest there is; 0 of NaN.";
}

macro_rules! powers {
    ($($name:ident: $type:ty, $what:literal;)*) => {$(
        #[doc = $what]
        pub extern "C" fn $name(base: $type, exponent: i32) -> $type {
            let (mut result, mut square) = (1.0, base);
            let mut rest = exponent.unsigned_abs();
            loop {
                if rest & 1 != 0 {
                    result *= square;
                }
                rest >>= 1;
                if rest == 0 {
                    break;
                }
                square *= square;
            }
            if exponent < 0 { 1.0 / result } else { result }
        }
    )*};
}

powers! {
    powi_f32: f32, "A whole power by squaring, with the roundings of compiler-rt's `__powisf2`.";
    powi_f64: f64, "A whole power by squaring, with the roundings of compiler-rt's `__powidf2`.";
}
