//! Operations on `fp128`, whose bits are passed in an integer. Each operation rounds once.

use terrace_numeric::{ApFloat, ApInt, FloatKind, RoundingMode};

const KIND: FloatKind = FloatKind::F128;

fn float(bits: u128) -> ApFloat {
    ApFloat::from_bits(KIND, bits)
}

fn refused(_: &[u128]) -> Option<u128> {
    None
}

fn made(value: ApFloat, _: &[ApFloat]) -> u128 {
    value.bits()
}

crate::soft::functions!();
