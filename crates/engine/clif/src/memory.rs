//! Loads, stores and copies whole values.

use cranelift_codegen::ir::{self, InstBuilder, types};

use crate::translator::{Parts, Translator};
use crate::types::{Cell, CellKind, Lane, Layout, Vector};
use crate::why::Result;

/// The maximum number of bytes that are copied inline.
const SMALL_COPY: u64 = 64;

impl Translator<'_, '_> {
    /// Splits an offset: the part that fits into an instruction is returned, the rest is added to the address.
    fn offset(&mut self, address: ir::Value, offset: u64) -> (ir::Value, i32) {
        match i32::try_from(offset) {
            Ok(offset) => (address, offset),
            Err(_) => (self.add_offset(address, offset as i64), 0),
        }
    }

    pub(crate) fn add_offset(&mut self, address: ir::Value, offset: i64) -> ir::Value {
        if offset == 0 {
            return address;
        }
        let offset = self.iconst(types::I64, offset);
        self.builder.ins().iadd(address, offset)
    }

    pub(crate) fn load_at(&mut self, ty: ir::Type, address: ir::Value, offset: u64) -> ir::Value {
        let (address, offset) = self.offset(address, offset);
        let flags = self.flags();
        self.builder.ins().load(ty, flags, address, offset)
    }

    pub(crate) fn store_at(&mut self, value: ir::Value, address: ir::Value, offset: u64) {
        let (address, offset) = self.offset(address, offset);
        let flags = self.flags();
        self.builder.ins().store(flags, value, address, offset);
    }

    /// Loads a value.
    pub(crate) fn load(&mut self, layout: &Layout, address: ir::Value) -> Result<Parts> {
        if layout.in_memory {
            let to = self.aligned_slot(layout.size, layout.align)?;
            self.copy(to, address, layout.size);
            return Ok(Parts::from_slice(&[to]));
        }
        let mut parts = Parts::new();
        for cell in &layout.cells {
            self.load_cell(*cell, address, &mut parts)?;
        }
        Ok(parts)
    }

    /// Stores a value.
    pub(crate) fn store(
        &mut self,
        layout: &Layout,
        parts: &[ir::Value],
        address: ir::Value,
    ) -> Result<()> {
        if layout.in_memory {
            if let Some(&from) = parts.first() {
                self.copy(address, from, layout.size);
            }
            return Ok(());
        }
        let mut rest = parts;
        for cell in &layout.cells {
            let count = match cell.kind {
                CellKind::Scalar(lane) => lane.parts(),
                CellKind::Piece(_) => 1,
                CellKind::Packed(lane, len) => lane.parts() * len,
            };
            let Some((own, others)) = rest.split_at_checked(count) else {
                break;
            };
            rest = others;
            self.store_cell(*cell, own, address)?;
        }
        Ok(())
    }

    fn load_cell(&mut self, cell: Cell, address: ir::Value, out: &mut Parts) -> Result<()> {
        match cell.kind {
            CellKind::Piece(ty) => out.push(self.load_at(ty, address, cell.offset)),
            CellKind::Scalar(lane) => self.load_lane(lane, address, cell.offset, out),
            CellKind::Packed(lane, len) => {
                let bytes = (u64::from(lane.bits()) * len as u64).div_ceil(8);
                let limbs = self.load_limbs(address, cell.offset, bytes);
                let vector = Vector {
                    lane,
                    len,
                    piece: None,
                };
                let parts = self.join_limbs(vector, &limbs);
                out.extend(parts);
            }
        }
        Ok(())
    }

    fn store_cell(&mut self, cell: Cell, parts: &[ir::Value], address: ir::Value) -> Result<()> {
        match cell.kind {
            CellKind::Piece(_) => self.store_at(parts[0], address, cell.offset),
            CellKind::Scalar(lane) => self.store_lane(lane, parts, address, cell.offset),
            CellKind::Packed(lane, len) => {
                let bytes = (u64::from(lane.bits()) * len as u64).div_ceil(8);
                let vector = Vector {
                    lane,
                    len,
                    piece: None,
                };
                let limbs = self.split_limbs(vector, parts);
                self.store_limbs(&limbs, address, cell.offset, bytes);
            }
        }
        Ok(())
    }

    pub(crate) fn load_lane(
        &mut self,
        lane: Lane,
        address: ir::Value,
        offset: u64,
        out: &mut Parts,
    ) {
        let bytes = u64::from(lane.bits().div_ceil(8));
        match lane {
            Lane::Wide(bits) => {
                let limbs = self.load_limbs(address, offset, bytes);
                out.extend(limbs);
                self.trim_wide(bits, out);
            }
            Lane::Int(_) | Lane::Extended if !bytes.is_power_of_two() => {
                let limbs = self.load_limbs(address, offset, bytes);
                let value = self.join_words(lane.clif(), &limbs);
                out.push(self.mask(value, lane.bits()));
            }
            Lane::Int(bits) => {
                let value = self.load_at(lane.clif(), address, offset);
                out.push(self.mask(value, bits));
            }
            _ => out.push(self.load_at(lane.clif(), address, offset)),
        }
    }

    pub(crate) fn store_lane(
        &mut self,
        lane: Lane,
        parts: &[ir::Value],
        address: ir::Value,
        offset: u64,
    ) {
        let bytes = u64::from(lane.bits().div_ceil(8));
        match lane {
            Lane::Wide(_) => self.store_limbs(parts, address, offset, bytes),
            Lane::Int(_) | Lane::Extended if !bytes.is_power_of_two() => {
                let limbs = self.split_words(parts[0]);
                self.store_limbs(&limbs, address, offset, bytes);
            }
            _ => self.store_at(parts[0], address, offset),
        }
    }

    /// Loads bytes as 64-bit words. The last word is zero-extended.
    pub(crate) fn load_limbs(&mut self, address: ir::Value, offset: u64, bytes: u64) -> Parts {
        let mut limbs = Parts::new();
        let mut at = 0;
        while at < bytes {
            let rest = (bytes - at).min(8);
            limbs.push(self.load_word(address, offset + at, rest));
            at += 8;
        }
        limbs
    }

    /// Loads up to 8 bytes as a word.
    fn load_word(&mut self, address: ir::Value, offset: u64, bytes: u64) -> ir::Value {
        let mut word = None;
        let mut at = 0;
        for step in [8, 4, 2, 1] {
            if bytes & step == 0 {
                continue;
            }
            let Some(ty) = ir::Type::int(step as u16 * 8) else {
                continue;
            };
            let mut part = self.load_at(ty, address, offset + at);
            part = self.widen_int(part, types::I64);
            if at > 0 {
                let by = self.iconst(types::I32, at as i64 * 8);
                part = self.builder.ins().ishl(part, by);
            }
            word = Some(match word {
                Some(word) => self.builder.ins().bor(word, part),
                None => part,
            });
            at += step;
        }
        match word {
            Some(word) => word,
            None => self.iconst(types::I64, 0),
        }
    }

    /// Stores the low bytes of words.
    pub(crate) fn store_limbs(
        &mut self,
        limbs: &[ir::Value],
        address: ir::Value,
        offset: u64,
        bytes: u64,
    ) {
        for (at, &limb) in limbs.iter().enumerate() {
            let start = at as u64 * 8;
            if start < bytes {
                self.store_word(limb, address, offset + start, (bytes - start).min(8));
            }
        }
    }

    fn store_word(&mut self, word: ir::Value, address: ir::Value, offset: u64, bytes: u64) {
        let mut at = 0;
        for step in [8, 4, 2, 1] {
            if bytes & step == 0 {
                continue;
            }
            let mut part = word;
            if at > 0 {
                let by = self.iconst(types::I32, at as i64 * 8);
                part = self.builder.ins().ushr(part, by);
            }
            if let Some(ty) = ir::Type::int(step as u16 * 8)
                && step < 8
            {
                part = self.builder.ins().ireduce(ty, part);
            }
            self.store_at(part, address, offset + at);
            at += step;
        }
    }

    /// Copies bytes. The ranges must be disjoint or equal.
    pub(crate) fn copy(&mut self, to: ir::Value, from: ir::Value, bytes: u64) {
        if bytes > SMALL_COPY {
            let size = self.iconst(types::I64, bytes as i64);
            self.call_helper("memmove", &[types::I64], &[to, from, size]);
            return;
        }
        let mut at = 0;
        let mut values = Parts::new();
        let mut steps = Vec::new();
        for (step, ty) in [
            (16, types::I8X16),
            (8, types::I64),
            (4, types::I32),
            (2, types::I16),
            (1, types::I8),
        ] {
            while bytes - at >= step {
                values.push(self.load_at(ty, from, at));
                steps.push(at);
                at += step;
            }
        }
        for (value, at) in values.into_iter().zip(steps) {
            self.store_at(value, to, at);
        }
    }

    /// Stores words to the stack, for the runtime to read.
    pub(crate) fn spill(&mut self, words: &[ir::Value]) -> Result<ir::Value> {
        let slot = self.slot(words.len() as u64 * 8)?;
        let address = self.builder.ins().stack_addr(types::I64, slot, 0);
        for (at, word) in words.iter().enumerate() {
            self.store_at(*word, address, at as u64 * 8);
        }
        Ok(address)
    }

    /// Returns the address of stack space for words that the runtime writes.
    pub(crate) fn room(&mut self, words: usize) -> Result<ir::Value> {
        let slot = self.slot(words as u64 * 8)?;
        Ok(self.builder.ins().stack_addr(types::I64, slot, 0))
    }
}
