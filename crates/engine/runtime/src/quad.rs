//! `fp128`, as its bits in an integer: every operation rounded once.

use terrace_numeric::{ApFloat, ApInt, FloatKind, RoundingMode};

const KIND: FloatKind = FloatKind::F128;

fn float(bits: u128) -> ApFloat {
    ApFloat::from_bits(KIND, bits)
}

fn made(value: ApFloat, _: &[ApFloat]) -> u128 {
    value.bits()
}

crate::soft::functions!();
