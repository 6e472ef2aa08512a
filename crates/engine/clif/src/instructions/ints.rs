//! Converts integers to other widths.

use cranelift_codegen::ir::{self, InstBuilder, types};

use crate::lanes::LaneParts;
use crate::translator::Translator;
use crate::types::Lane;

impl Translator<'_, '_> {
    /// Converts an integer lane to another width: truncates it, or extends it with zeros or its sign.
    pub(crate) fn resize(
        &mut self,
        from: Lane,
        to: Lane,
        signed: bool,
        parts: &[ir::Value],
    ) -> LaneParts {
        if let (Lane::Int(narrow), Lane::Int(wide)) = (from, to) {
            let value = self.resize_int(narrow, wide, signed, parts[0]);
            return LaneParts::from_slice(&[value]);
        }
        let mut words = self.lane_words(from, parts);
        let (old, new) = (from.bits(), to.bits());
        if signed && new > old {
            let last = words.len() - 1;
            let top = old - last as u32 * 64;
            words[last] = self.sign_extend(words[last], top);
            let by = self.iconst(types::I32, 63);
            let fill = self.builder.ins().sshr(words[last], by);
            words.resize(new.div_ceil(64) as usize, fill);
        } else {
            let zero = self.iconst(types::I64, 0);
            words.resize(new.div_ceil(64) as usize, zero);
        }
        match to {
            Lane::Wide(bits) => {
                self.trim_wide(bits, &mut words);
                words
            }
            Lane::Int(bits) => {
                let value = self.join_words(to.clif(), &words);
                LaneParts::from_slice(&[self.mask(value, bits)])
            }
            _ => words,
        }
    }

    /// Converts an integer of at most 128 bits to another width.
    pub(crate) fn resize_int(
        &mut self,
        from: u32,
        to: u32,
        signed: bool,
        value: ir::Value,
    ) -> ir::Value {
        let ty = Lane::Int(to).clif();
        if signed && to > from {
            let extended = self.sign_extend(value, from);
            let extended = match self.clif_type(value) == ty {
                true => extended,
                false => self.builder.ins().sextend(ty, extended),
            };
            return self.mask(extended, to);
        }
        let value = self.widen_int(value, ty);
        match to < from {
            true => self.mask(value, to),
            false => value,
        }
    }
}
