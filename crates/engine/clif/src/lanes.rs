//! Splits vectors into lanes and integers into words, and reassembles them.

use cranelift_codegen::ir::{self, Endianness, InstBuilder, MemFlagsData, Type as Clif, types};
use smallvec::SmallVec;

use crate::translator::{Parts, Translator};
use crate::types::{Lane, Layout, Shape, Vector};
use crate::why::{Result, Why};

/// The parts of a lane: one, except for wide integers.
pub(crate) type LaneParts = SmallVec<[ir::Value; 1]>;

impl Translator<'_, '_> {
    /// Reinterprets bits as another type of the same size.
    pub(crate) fn bits_as(&mut self, ty: Clif, value: ir::Value) -> ir::Value {
        if self.clif_type(value) == ty {
            return value;
        }
        let flags = MemFlagsData::new().with_endianness(Endianness::Little);
        self.builder.ins().bitcast(ty, flags, value)
    }

    /// Splits a vector into its lanes.
    pub(crate) fn unpack(&mut self, vector: Vector, parts: &[ir::Value]) -> Vec<LaneParts> {
        if vector.piece.is_none() {
            let count = vector.lane.parts().max(1);
            return parts.chunks(count).map(LaneParts::from_slice).collect();
        }
        let each = vector.lanes_of_piece();
        let mut lanes = Vec::with_capacity(vector.len);
        for &part in parts {
            for at in 0..each {
                let lane = self.builder.ins().extractlane(part, at as u8);
                lanes.push(LaneParts::from_slice(&[lane]));
            }
        }
        lanes
    }

    /// Assembles a vector from lanes.
    pub(crate) fn pack(&mut self, vector: Vector, lanes: &[LaneParts]) -> Parts {
        let Some(piece) = vector.piece else {
            return lanes.iter().flatten().copied().collect();
        };
        let mut parts = Parts::new();
        for lanes in lanes.chunks(vector.lanes_of_piece()) {
            let first = lanes.first().and_then(|lane| lane.first()).copied();
            let Some(first) = first else { continue };
            let same = lanes.iter().all(|lane| lane.first() == Some(&first));
            if same {
                parts.push(self.builder.ins().splat(piece, first));
                continue;
            }
            let mut value = match piece {
                // Cranelift supports this only from 16 bits on.
                types::I8X16 => {
                    let zeros = self.piece(piece, [0; 16]);
                    self.builder.ins().insertlane(zeros, first, 0)
                }
                _ => self.builder.ins().scalar_to_vector(piece, first),
            };
            for (at, lane) in lanes.iter().enumerate().skip(1) {
                if let Some(&lane) = lane.first() {
                    value = self.builder.ins().insertlane(value, lane, at as u8);
                }
            }
            parts.push(value);
        }
        parts
    }

    /// Returns a vector with the same value in each lane.
    pub(crate) fn splat(&mut self, vector: Vector, lane: &[ir::Value]) -> Parts {
        let lanes = vec![LaneParts::from_slice(lane); vector.len];
        self.pack(vector, &lanes)
    }

    /// Applies an operation to each lane of values of the same shape.
    pub(crate) fn each_lane(
        &mut self,
        from: Vector,
        to: Vector,
        operands: &[&[ir::Value]],
        mut f: impl FnMut(&mut Self, &[&[ir::Value]]) -> Result<LaneParts>,
    ) -> Result<Parts> {
        let operands: Vec<_> = operands
            .iter()
            .map(|operand| self.unpack(from, operand))
            .collect();
        let mut lanes = Vec::with_capacity(to.len);
        for at in 0..to.len {
            let lane: SmallVec<[&[ir::Value]; 4]> = operands
                .iter()
                .map(|operand| operand.get(at).map_or(&[][..], |lane| lane.as_slice()))
                .collect();
            if lane.iter().any(|lane| lane.is_empty()) {
                return Err(Why::Known);
            }
            lanes.push(f(self, &lane)?);
        }
        Ok(self.pack(to, &lanes))
    }

    /// Clears the bits of an integer above the lowest `bits`.
    pub(crate) fn mask(&mut self, value: ir::Value, bits: u32) -> ir::Value {
        let ty = self.clif_type(value);
        if bits >= ty.bits() {
            return value;
        }
        let mask = self.uconst(ty, (1 << bits) - 1);
        self.builder.ins().band(value, mask)
    }

    /// Sign-extends an integer in normal form within its container.
    pub(crate) fn sign_extend(&mut self, value: ir::Value, bits: u32) -> ir::Value {
        let by = self.clif_type(value).bits() - bits;
        if by == 0 {
            return value;
        }
        let by = self.iconst(types::I32, i64::from(by));
        let up = self.builder.ins().ishl(value, by);
        self.builder.ins().sshr(up, by)
    }

    /// Zero-extends an integer to a container, or truncates it.
    pub(crate) fn widen_int(&mut self, value: ir::Value, ty: Clif) -> ir::Value {
        let from = self.clif_type(value).bits();
        match from.cmp(&ty.bits()) {
            std::cmp::Ordering::Less => self.builder.ins().uextend(ty, value),
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Greater => self.builder.ins().ireduce(ty, value),
        }
    }

    /// Splits an integer of at most 128 bits into words.
    pub(crate) fn split_words(&mut self, value: ir::Value) -> LaneParts {
        match self.clif_type(value) {
            types::I128 => {
                let (low, high) = self.builder.ins().isplit(value);
                LaneParts::from_slice(&[low, high])
            }
            _ => LaneParts::from_slice(&[self.widen_int(value, types::I64)]),
        }
    }

    /// Assembles an integer of at most 128 bits from words.
    pub(crate) fn join_words(&mut self, ty: Clif, words: &[ir::Value]) -> ir::Value {
        match (ty, words) {
            (types::I128, &[low, high, ..]) => self.builder.ins().iconcat(low, high),
            (_, &[low, ..]) => self.widen_int(low, ty),
            (_, []) => self.iconst(ty, 0),
        }
    }

    /// Returns the bits of a lane as zero-extended words.
    pub(crate) fn lane_words(&mut self, lane: Lane, parts: &[ir::Value]) -> LaneParts {
        match lane {
            Lane::Wide(_) => LaneParts::from_slice(parts),
            _ => {
                let value = self.bits_as(lane.as_int().clif(), parts[0]);
                self.split_words(value)
            }
        }
    }

    /// Returns the lane with the bits in zero-extended words.
    pub(crate) fn lane_from_words(&mut self, lane: Lane, words: &[ir::Value]) -> LaneParts {
        match lane {
            Lane::Wide(_) => LaneParts::from_slice(words),
            _ => {
                let value = self.join_words(lane.as_int().clif(), words);
                LaneParts::from_slice(&[self.bits_as(lane.clif(), value)])
            }
        }
    }

    /// Returns all bits of a vector or scalar as 64-bit words, with the first lane in the lowest bits.
    pub(crate) fn split_limbs(&mut self, vector: Vector, parts: &[ir::Value]) -> Parts {
        let mut limbs = Parts::new();
        if vector.piece.is_some() {
            for &part in parts {
                let words = self.bits_as(types::I64X2, part);
                limbs.push(self.builder.ins().extractlane(words, 0));
                limbs.push(self.builder.ins().extractlane(words, 1));
            }
            return limbs;
        }
        let bits = vector.lane.bits() as usize;
        let count = (bits * vector.len).div_ceil(64);
        let mut open: Vec<Option<ir::Value>> = vec![None; count];
        for (at, lane) in parts.chunks(vector.lane.parts().max(1)).enumerate() {
            let words = self.lane_words(vector.lane, lane);
            for (word_at, &word) in words.iter().enumerate() {
                let start = at * bits + word_at * 64;
                let (limb, shift) = (start / 64, start % 64);
                let width = (bits - word_at * 64).min(64);
                self.or_into(&mut open, limb, word, shift as i64);
                if shift + width > 64 {
                    self.or_into(&mut open, limb + 1, word, shift as i64 - 64);
                }
            }
        }
        for limb in open {
            let limb = match limb {
                Some(limb) => limb,
                None => self.iconst(types::I64, 0),
            };
            limbs.push(limb);
        }
        limbs
    }

    fn or_into(&mut self, limbs: &mut [Option<ir::Value>], at: usize, word: ir::Value, shift: i64) {
        let Some(limb) = limbs.get_mut(at) else {
            return;
        };
        let shifted = self.shift_word(word, shift);
        *limb = Some(match *limb {
            Some(known) => self.builder.ins().bor(known, shifted),
            None => shifted,
        });
    }

    /// Shifts a word left, or right if the amount is negative.
    fn shift_word(&mut self, word: ir::Value, by: i64) -> ir::Value {
        if by == 0 {
            return word;
        }
        let amount = self.iconst(types::I32, by.abs());
        match by > 0 {
            true => self.builder.ins().ishl(word, amount),
            false => self.builder.ins().ushr(word, amount),
        }
    }

    /// Assembles a vector or scalar from 64-bit words.
    pub(crate) fn join_limbs(&mut self, vector: Vector, limbs: &[ir::Value]) -> Parts {
        if let Some(piece) = vector.piece {
            let mut parts = Parts::new();
            for pair in limbs.chunks(2) {
                let low = self.builder.ins().scalar_to_vector(types::I64X2, pair[0]);
                let both = match pair.get(1) {
                    Some(&high) => self.builder.ins().insertlane(low, high, 1),
                    None => low,
                };
                parts.push(self.bits_as(piece, both));
            }
            return parts;
        }
        let bits = vector.lane.bits();
        let mut parts = Parts::new();
        for at in 0..vector.len {
            let words = self.bits_at(limbs, at * bits as usize, bits);
            parts.extend(self.lane_from_words(vector.lane, &words));
        }
        parts
    }

    /// Extracts bits from words, as words.
    fn bits_at(&mut self, limbs: &[ir::Value], start: usize, bits: u32) -> LaneParts {
        let mut words = LaneParts::new();
        let mut done = 0;
        while done < bits {
            let width = (bits - done).min(64);
            let from = start + done as usize;
            let (limb, shift) = (from / 64, from % 64);
            let mut word = match limbs.get(limb) {
                Some(&limb) => self.shift_word(limb, -(shift as i64)),
                None => self.iconst(types::I64, 0),
            };
            if shift + width as usize > 64
                && let Some(&next) = limbs.get(limb + 1)
            {
                let high = self.shift_word(next, 64 - shift as i64);
                word = self.builder.ins().bor(word, high);
            }
            words.push(self.mask(word, width));
            done += 64;
        }
        words
    }

    /// Clears the unused bits in the top word of a wide integer.
    pub(crate) fn trim_wide(&mut self, bits: u32, limbs: &mut [ir::Value]) {
        if let Some(top) = limbs.last_mut()
            && !bits.is_multiple_of(64)
        {
            *top = self.mask(*top, bits % 64);
        }
    }

    /// Converts parts that come from outside to normal form.
    pub(crate) fn normalize(&mut self, layout: &Layout, parts: &mut [ir::Value]) {
        match &layout.shape {
            Shape::Scalar(lane) => self.normalize_lane(*lane, parts),
            Shape::Vector(vector) if vector.piece.is_none() => {
                for lane in parts.chunks_mut(vector.lane.parts().max(1)) {
                    self.normalize_lane(vector.lane, lane);
                }
            }
            Shape::Struct(members) => {
                for member in members {
                    let end = member.part + member.layout.parts.len();
                    if let Some(parts) = parts.get_mut(member.part..end) {
                        self.normalize(&member.layout, parts);
                    }
                }
            }
            Shape::Array { element, .. } if !element.parts.is_empty() => {
                for parts in parts.chunks_mut(element.parts.len()) {
                    self.normalize(element, parts);
                }
            }
            _ => {}
        }
    }

    fn normalize_lane(&mut self, lane: Lane, parts: &mut [ir::Value]) {
        match lane {
            Lane::Int(_) | Lane::Extended => {
                if let Some(part) = parts.first_mut() {
                    *part = self.mask(*part, lane.bits());
                }
            }
            Lane::Wide(bits) => self.trim_wide(bits, parts),
            _ => {}
        }
    }
}
