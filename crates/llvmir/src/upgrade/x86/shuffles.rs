//! Expands permutations into `shufflevector`.

use super::super::expand::Expander;
use crate::body::Value;
use crate::types::Type;

/// A permutation of elements. A lane is 16 bytes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Shuffle {
    /// Shifts the concatenation of two vectors right: by bytes within lanes, or by elements of the whole vector.
    Align { bytes: bool },
    /// Selects each element from one of two vectors by an immediate bit.
    Blend,
    /// Extracts the part with the index in the immediate.
    Extract,
    /// Selects two of the four halves of two vectors.
    Halves,
    /// Permutes elements within lanes, by immediate bits per element.
    InLane,
    /// Replaces the part with the index in the immediate.
    Insert,
    /// Selects lanes of two vectors.
    Lanes,
    /// Duplicates the even or odd element of each pair.
    Pairs { odd: bool },
    /// Permutes elements within groups of four.
    Quads,
    /// Repeats the vector.
    Repeat,
    /// Permutes elements within lanes. The first half comes from the first vector, the second half from the second.
    TwoInLane,
    /// Interleaves the low or high halves of the lanes of two vectors.
    Unpack { high: bool },
    /// Permutes the lower or upper four of each eight elements.
    Words { high: bool },
}

impl Expander<'_, '_> {
    /// Builds the permutation of the arguments.
    pub(super) fn shuffled(&mut self, shuffle: Shuffle) -> Option<Value> {
        let first = self.arg(0)?;
        let lanes = match shuffle {
            Shuffle::Repeat => self.lanes(first)?,
            _ => self.result_lanes()?,
        };
        let bits = self.scalar_bits(self.result);
        // The number of elements per lane of 16 bytes.
        let lane = match 128_u32.checked_div(bits)? {
            0 => return None,
            lane => lane,
        };
        let signed =
            |mask: Vec<u32>| -> Vec<i32> { mask.iter().map(|at| at.cast_signed()).collect() };
        let imm = |this: &Self, at| this.immediate(at).map(|value| value as u32);
        let all = 0..lanes;
        let (right, mask): (Value, Vec<u32>) = match shuffle {
            Shuffle::Align { bytes } => return self.aligned(lanes, bytes),
            Shuffle::Blend => {
                let imm = imm(self, 2)?;
                let index = |at: u32| {
                    if imm >> (at % 8) & 1 == 1 {
                        at + lanes
                    } else {
                        at
                    }
                };
                (self.arg(1)?, all.map(index).collect())
            }
            Shuffle::Extract => {
                let parts = self.lanes(first)?.checked_div(lanes)?.max(1);
                let part = imm(self, 1)? % parts;
                (first, all.map(|at| at + part * lanes).collect())
            }
            Shuffle::Halves => return self.halves(lanes),
            Shuffle::InLane => {
                let imm = imm(self, 1)?;
                let size = 64_u32.checked_div(bits)?.max(1);
                let low = (1 << size) - 1;
                let index = |at: u32| (imm >> (at * size % 8) & low) | (at & !low);
                (first, all.map(index).collect())
            }
            Shuffle::Insert => return self.inserted(lanes),
            Shuffle::Lanes => {
                let imm = imm(self, 2)?;
                let count = lanes / lane;
                let mut mask = Vec::new();
                for at in 0..count {
                    let mut from = imm >> (at * (count / 2)) & count.saturating_sub(1);
                    if at >= count / 2 {
                        from += count;
                    }
                    mask.extend((0..lane).map(|element| from * lane + element));
                }
                (self.arg(1)?, mask)
            }
            Shuffle::Pairs { odd } => {
                let index = |at: u32| (at & !1) + u32::from(odd);
                (first, all.map(index).collect())
            }
            Shuffle::Quads => {
                let imm = imm(self, 1)?;
                let index = |at: u32| (at & !3) + (imm >> (2 * (at & 3)) & 3);
                (first, all.map(index).collect())
            }
            Shuffle::Repeat => {
                let wanted = 0..self.result_lanes()?;
                (first, wanted.map(|at| at % lanes).collect())
            }
            Shuffle::TwoInLane => {
                let imm = imm(self, 2)?;
                let half = lane / 2;
                let index = |at: u32| {
                    let source = if at % lane >= half { lanes } else { 0 };
                    at - at % lane + source + (imm >> (at * half % 8) & ((1 << half) - 1))
                };
                (self.arg(1)?, all.map(index).collect())
            }
            Shuffle::Unpack { high } => {
                let start = if high { lane / 2 } else { 0 };
                let index = |at: u32| {
                    let within = at % lane;
                    start + (at - within) + within / 2 + lanes * (within % 2)
                };
                (self.arg(1)?, all.map(index).collect())
            }
            Shuffle::Words { high } => {
                let imm = imm(self, 1)?;
                let index = |at: u32| match (at % 8 >= 4) == high {
                    true => at - at % 4 + (imm >> (2 * (at % 4)) & 3),
                    false => at,
                };
                (first, all.map(index).collect())
            }
        };
        Some(self.shuffle(first, right, &signed(mask)))
    }

    /// `vperm2f128`: selects halves of two vectors, or zero.
    fn halves(&mut self, lanes: u32) -> Option<Value> {
        let (first, second) = (self.arg(0)?, self.arg(1)?);
        let imm = self.immediate(2)?;
        let zero = self.zero(self.result);
        let pick = |bits: u64| match bits {
            bits if bits & 8 != 0 => zero,
            bits if bits & 2 != 0 => second,
            _ => first,
        };
        let half = lanes / 2;
        let start = |bits: u64| if bits & 1 == 1 { half } else { 0 };
        let low = start(imm);
        let high = start(imm >> 4) + lanes;
        let mask = (low..low + half).chain(high..high + half);
        let mask: Vec<i32> = mask.map(u32::cast_signed).collect();
        Some(self.shuffle(pick(imm), pick(imm >> 4), &mask))
    }

    /// `vinsert`: replaces a part of the first vector by the second vector.
    fn inserted(&mut self, lanes: u32) -> Option<Value> {
        let (first, second) = (self.arg(0)?, self.arg(1)?);
        let part = self.lanes(second)?;
        let parts = u64::from(lanes.checked_div(part)?.max(1));
        let at = (self.immediate(2)? % parts) as u32 * part;
        let wide: Vec<i32> = (0..lanes)
            .map(|lane| lane.min(part).cast_signed())
            .collect();
        let second = self.permute(second, &wide);
        let index = |lane: u32| match lane.checked_sub(at) {
            Some(inner) if inner < part => inner + lanes,
            _ => lane,
        };
        let mask: Vec<i32> = (0..lanes).map(|lane| index(lane).cast_signed()).collect();
        Some(self.shuffle(first, second, &mask))
    }

    /// `palignr` on bytes, `valign` on elements.
    fn aligned(&mut self, lanes: u32, bytes: bool) -> Option<Value> {
        let (mut high, mut low) = (self.arg(0)?, self.arg(1)?);
        let mut shift = self.immediate(2)?;
        if !bytes {
            shift &= u64::from(lanes) - 1;
        }
        let zero = self.zero(self.result);
        if shift >= 32 {
            return Some(zero);
        }
        if shift > 16 {
            shift -= 16;
            (high, low) = (zero, high);
        }
        let mut mask = Vec::new();
        for lane in 0..lanes {
            let (start, within) = (lane - lane % 16, lane % 16);
            let mut from = shift as u32 + within;
            if bytes && from >= 16 {
                from += lanes.saturating_sub(16);
            }
            mask.push((from + start).cast_signed());
        }
        let value = self.shuffle(low, high, &mask);
        self.name(value, "palignr");
        Some(value)
    }

    /// Shifts the bytes of each 16-byte lane and fills with zeros.
    pub(super) fn byte_shift(&mut self, left: bool, unit: u64) -> Option<Value> {
        let shift = (self.immediate(1)? / unit.max(1)) as u32;
        let lanes = self.result_lanes()? * 8;
        let bytes = self.vector_of(Type::I8, lanes);
        let value = self.bitcast(self.arg(0)?, bytes);
        self.name(value, "cast");
        let mut value = value;
        let zero = self.zero(bytes);
        if shift >= 16 {
            value = zero;
        } else {
            let mut mask = Vec::new();
            for at in 0..lanes {
                let (start, within) = (at - at % 16, at % 16);
                let from = match left {
                    true if within >= shift => lanes + within - shift,
                    true => 16 + within - shift,
                    false if within + shift < 16 => within + shift,
                    false => within + shift + lanes - 16,
                };
                mask.push((from + start).cast_signed());
            }
            value = match left {
                true => self.shuffle(zero, value, &mask),
                false => self.shuffle(value, zero, &mask),
            };
        }
        let value = self.bitcast(value, self.result);
        self.name(value, "cast");
        Some(value)
    }
}
