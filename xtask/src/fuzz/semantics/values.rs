//! Compares the values that programs print.

use terrace_upstream::Printed;

/// Encodes printed values as bytes, to transfer them from a fork.
pub(super) fn to_bytes(printed: &[Printed]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(printed.len() * 9);
    for value in printed {
        let (tag, bits) = match *value {
            Printed::Integer(value) => (0, value.cast_unsigned()),
            Printed::Single(value) => (1, u64::from(value.to_bits())),
            Printed::Double(value) => (2, value.to_bits()),
            Printed::Mark(mark) => (3, u64::from(u32::from(mark))),
        };
        bytes.push(tag);
        bytes.extend(bits.to_le_bytes());
    }
    bytes
}

/// Decodes the bytes of [`to_bytes`].
pub(super) fn from_bytes(bytes: &[u8]) -> Vec<Printed> {
    let value = |bytes: &[u8]| {
        let bits = u64::from_le_bytes(bytes[1..].try_into().unwrap_or_default());
        match bytes[0] {
            0 => Printed::Integer(bits.cast_signed()),
            1 => Printed::Single(f32::from_bits(bits as u32)),
            2 => Printed::Double(f64::from_bits(bits)),
            _ => Printed::Mark(char::from_u32(bits as u32).unwrap_or('?')),
        }
    };
    bytes.chunks_exact(9).map(value).collect()
}

/// The tolerance for approximations: relative, and absolute for numbers near the minimum of their format.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tolerance {
    relative: f64,
    least_single: f64,
    least_double: f64,
}

impl Tolerance {
    /// Returns the tolerance of a program, or `None` unless its first line states that its floats are approximations.
    /// Half precision has few digits.
    pub(super) fn of(program: &str) -> Option<Self> {
        let half = program.contains("f16");
        program
            .starts_with(terrace_generate::program::TOLERANT)
            .then_some(Self {
                relative: if half { 2e-2 } else { 1e-4 },
                least_single: if half { 1e-4 } else { 1e-36 },
                least_double: 1e-300,
            })
    }
}

/// Returns true if two values are equal. All NaNs are equal, zeros have signs, and approximations may differ by the
/// tolerance.
fn same(a: Printed, b: Printed, tolerance: Option<Tolerance>) -> bool {
    let (a, b, least, most) = match (a, b) {
        (Printed::Single(a), Printed::Single(b)) => {
            if a.to_bits() == b.to_bits() {
                return true;
            }
            let least = tolerance.map_or(0.0, |tolerance| tolerance.least_single);
            (f64::from(a), f64::from(b), least, f64::from(f32::MAX))
        }
        (Printed::Double(a), Printed::Double(b)) => {
            if a.to_bits() == b.to_bits() {
                return true;
            }
            let least = tolerance.map_or(0.0, |tolerance| tolerance.least_double);
            (a, b, least, f64::MAX)
        }
        (a, b) => return a == b,
    };
    if a.is_nan() || b.is_nan() {
        return a.is_nan() && b.is_nan();
    }
    let Some(Tolerance { relative, .. }) = tolerance else {
        return false;
    };
    if a == 0.0 && b == 0.0 {
        return false;
    }
    // One value may overflow although the other just fits.
    let clamp = |x: f64| x.clamp(-most, most);
    let (a, b) = (clamp(a), clamp(b));
    (a - b).abs() <= relative * a.abs().max(b.abs()) + least
}

/// Returns the first difference: the value before, and the value after.
pub(super) fn difference(
    before: &[Printed],
    after: &[Printed],
    tolerance: Option<Tolerance>,
) -> Option<String> {
    let pairs = before.iter().zip(after);
    let different = pairs
        .enumerate()
        .find(|(_, (a, b))| !same(**a, **b, tolerance));
    if let Some((at, (a, b))) = different {
        return Some(format!("value {at}: {} becomes {}", show(*a), show(*b)));
    }
    (before.len() != after.len()).then(|| format!("{} values become {}", before.len(), after.len()))
}

/// Returns the first difference from the known values.
pub(super) fn difference_known(
    known: &[Option<Printed>],
    printed: &[Printed],
    tolerance: Option<Tolerance>,
) -> Option<String> {
    let same = |known: &Option<Printed>, printed: Printed| match known {
        Some(known) => same(*known, printed, tolerance),
        None => !matches!(printed, Printed::Mark(_)),
    };
    let mut pairs = known.iter().zip(printed).enumerate();
    let different = pairs.find(|(_, (known, printed))| !same(known, **printed));
    if let Some((at, (known, printed))) = different {
        let known = known.map_or_else(|| "a value".to_owned(), show);
        return Some(format!(
            "value {at}: {known} is printed as {}",
            show(*printed)
        ));
    }
    (known.len() != printed.len()).then(|| format!("{} values, not {}", printed.len(), known.len()))
}

fn show(value: Printed) -> String {
    match value {
        Printed::Integer(value) => value.to_string(),
        Printed::Single(value) => format!("{value:e} ({:#x})", value.to_bits()),
        Printed::Double(value) => format!("{value:e} ({:#x})", value.to_bits()),
        Printed::Mark(mark) => format!("{mark:?}"),
    }
}
