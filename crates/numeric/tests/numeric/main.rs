//! Tests of numbers: values against host arithmetic and `rustc_apfloat`, text against the output of `mlir-opt` and
//! `llvm-dis` 22.

mod float;
mod float_text;
mod hex;
mod integer;
mod wide_integer;

/// A tiny seeded generator (xorshift).
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn u64(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    fn u128(&mut self) -> u128 {
        u128::from(self.u64()) << 64 | u128::from(self.u64())
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.u64() % bound
    }

    /// Random bits, often with long runs of set or clear bits.
    fn runs(&mut self) -> u128 {
        match self.below(4) {
            0 => self.u128() >> self.below(128),
            1 => !(self.u128() >> self.below(128)),
            2 => 1 << self.below(128),
            _ => self.u128(),
        }
    }
}
