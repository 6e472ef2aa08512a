//! Writes text operation by operation, and generates random numbers.

use std::fmt::{Display, Write};

/// Writes an input line by line and counts its operations.
pub(super) struct Emitter {
    /// The text written so far.
    pub(super) text: String,
    /// The number of operations written so far.
    pub(super) operations: usize,
    /// The source of random numbers.
    pub(super) random: Random,
    next_value: usize,
}

impl Emitter {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            text: String::new(),
            operations: 0,
            random: Random(seed),
            next_value: 0,
        }
    }

    /// Writes a line that is not an operation.
    pub(super) fn line(&mut self, indent: usize, line: impl Display) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{:indent$}{line}", "");
    }

    /// Writes an operation at the top level of the module.
    pub(super) fn top(&mut self, line: impl Display) {
        self.operations += 1;
        self.line(2, line);
    }

    /// Writes an operation in a function.
    pub(super) fn op(&mut self, line: impl Display) {
        self.operations += 1;
        self.line(4, line);
    }

    /// Returns a new value name.
    pub(super) fn value(&mut self) -> String {
        self.next_value += 1;
        format!("%{}", self.next_value)
    }

    /// Writes an operation with one result, given the text after the equals sign. Returns the result.
    pub(super) fn def(&mut self, operation: impl Display) -> String {
        let value = self.value();
        self.op(format_args!("{value} = {operation}"));
        value
    }

    /// Restarts the numbering of value names, for a new function.
    pub(super) fn restart_values(&mut self) {
        self.next_value = 0;
    }
}

/// The SplitMix64 generator: small, fast, and deterministic across platforms.
pub(super) struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// Returns a number below `limit`.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.next()) * limit as u128) >> 64) as usize
    }

    /// Returns a number in 0..1.
    pub(super) fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Returns a random element of a nonempty slice.
    pub(super) fn choice<'s, T: ?Sized>(&mut self, from: &[&'s T]) -> &'s T {
        from[self.below(from.len())]
    }

    /// Returns a random name of a nonempty pool.
    pub(super) fn any<'p>(&mut self, pool: &'p [String]) -> &'p str {
        &pool[self.below(pool.len())]
    }

    /// Returns a random name of a nonempty pool and prefers later names. Each step back is taken with probability
    /// `back`.
    pub(super) fn recent<'p>(&mut self, pool: &'p [String], back: f64) -> &'p str {
        let chance = self.unit();
        let mut steps = 0;
        let mut threshold = back;
        while chance < threshold && steps + 1 < pool.len() {
            steps += 1;
            threshold *= back;
        }
        &pool[pool.len() - 1 - steps]
    }
}

/// Binary operations on floats.
pub(super) const FLOAT_OPS: &[&str] = &[
    "arith.addf",
    "arith.subf",
    "arith.mulf",
    "arith.maximumf",
    "arith.minimumf",
];

/// Binary operations on integers.
pub(super) const INT_OPS: &[&str] = &[
    "arith.addi",
    "arith.subi",
    "arith.muli",
    "arith.andi",
    "arith.ori",
    "arith.xori",
    "arith.maxsi",
    "arith.minui",
];

/// Predicates on integers.
pub(super) const INT_PREDICATES: &[&str] = &[
    "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge",
];

/// Predicates on floats.
pub(super) const FLOAT_PREDICATES: &[&str] = &[
    "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uno",
];
