//! Converts AVX-512 masks between integers and vectors of `i1`.

use super::super::expand::Expander;
use crate::body::Value;
use crate::types::Type;
use terrace_llvm_words::{BinaryOp, CastOp};
use terrace_numeric::IntPredicate;

impl Expander<'_, '_> {
    pub(super) fn is_all_ones(&self, mask: Value) -> bool {
        let constant = mask.as_const();
        constant.is_some_and(|mask| self.builder.ctx.is_all_ones(mask))
    }

    /// Converts an integer mask to a vector of `lanes` bits.
    pub(super) fn mask_vector(&mut self, mask: Value, lanes: u32) -> Option<Value> {
        let bits = self.builder.ctx.types.int_width(self.type_of(mask))?;
        let ty = self.vector_of(Type::I1, bits);
        let mask = self.bitcast(mask, ty);
        if lanes > 4 {
            return Some(mask);
        }
        // An integer mask has at least 8 bits.
        let mask = self.head(mask, lanes);
        self.name(mask, "extract");
        Some(mask)
    }

    /// Selects `yes` in the lanes whose mask bit is set, and `no` in the others.
    pub(super) fn masked(&mut self, mask: Value, yes: Value, no: Value) -> Option<Value> {
        if self.is_all_ones(mask) {
            return Some(yes);
        }
        let lanes = self.lanes(yes)?;
        let mask = self.mask_vector(mask, lanes)?;
        Some(self.builder.select(0, mask, yes, no))
    }

    /// As [`Expander::masked`], with only the first bit of the mask.
    pub(super) fn masked_scalar(&mut self, mask: Value, yes: Value, no: Value) -> Option<Value> {
        if self.is_all_ones(mask) {
            return Some(yes);
        }
        let bits = self.builder.ctx.types.int_width(self.type_of(mask))?;
        let ty = self.vector_of(Type::I1, bits);
        let mask = self.bitcast(mask, ty);
        let bit = self.first(mask);
        Some(self.builder.select(0, bit, yes, no))
    }

    /// Converts a vector of bits to an integer of at least 8 bits. `mask`, if given, clears bits.
    pub(super) fn bits_to_int(&mut self, bits: Value, mask: Option<Value>) -> Option<Value> {
        let lanes = self.lanes(bits)?;
        let mut bits = bits;
        if let Some(mask) = mask
            && !self.is_all_ones(mask)
        {
            let mask = self.mask_vector(mask, lanes)?;
            bits = self.binary(BinaryOp::And, bits, mask);
        }
        if lanes < 8 {
            let lane = |at: u32| if at < lanes { at } else { lanes + at % lanes };
            let wide: Vec<i32> = (0..8).map(|at| lane(at).cast_signed()).collect();
            let zero = self.zero(self.type_of(bits));
            bits = self.shuffle(bits, zero, &wide);
        }
        let ty = self.builder.ctx.types.int(lanes.max(8));
        Some(self.bitcast(bits, ty))
    }

    /// Builds an integer comparison for an AVX-512 condition code, as a vector of bits.
    pub(super) fn compare(&mut self, code: u64, signed: bool) -> Option<Value> {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let (left, right) = (self.arg(0)?, self.arg(1)?);
        let lanes = self.lanes(left)?;
        let bits = self.vector_of(Type::I1, lanes);
        let predicate = match (code, signed) {
            (0, _) => Eq,
            (1, true) => Slt,
            (1, false) => Ult,
            (2, true) => Sle,
            (2, false) => Ule,
            (3, _) => return Some(self.zero(bits)),
            (4, _) => Ne,
            (5, true) => Sge,
            (5, false) => Uge,
            (6, true) => Sgt,
            (6, false) => Ugt,
            (7, _) => return Some(self.all_ones(bits)),
            _ => return None,
        };
        Some(self.icmp(predicate, left, right))
    }

    /// Builds an operation on two masks of 16 bits.
    pub(super) fn mask_logic(&mut self, op: BinaryOp, not_first: bool) -> Option<Value> {
        let mut left = self.mask_vector(self.arg(0)?, 16)?;
        let right = self.mask_vector(self.arg(1)?, 16)?;
        if not_first {
            left = self.not(left);
        }
        let value = self.binary(op, left, right);
        Some(self.bitcast(value, self.result))
    }

    /// `kortestz`, `kortestc`: tests if no bit, or every bit, is set in the union of two masks.
    pub(super) fn mask_test(&mut self, all: bool) -> Option<Value> {
        let left = self.mask_vector(self.arg(0)?, 16)?;
        let right = self.mask_vector(self.arg(1)?, 16)?;
        let value = self.binary(BinaryOp::Or, left, right);
        let value = self.bitcast(value, Type::I16);
        let wanted = match all {
            true => self.all_ones(Type::I16),
            false => self.zero(Type::I16),
        };
        let value = self.icmp(IntPredicate::Eq, value, wanted);
        Some(self.cast(CastOp::ZExt, value, Type::I32))
    }

    /// `kunpck`: concatenates the low halves of two masks.
    pub(super) fn mask_unpack(&mut self) -> Option<Value> {
        let lanes = self.builder.ctx.types.int_width(self.result)?;
        let left = self.mask_vector(self.arg(0)?, lanes)?;
        let right = self.mask_vector(self.arg(1)?, lanes)?;
        let left = self.head(left, lanes / 2);
        let right = self.head(right, lanes / 2);
        let mask: Vec<i32> = (0..lanes.cast_signed()).collect();
        let value = self.shuffle(right, left, &mask);
        Some(self.bitcast(value, self.result))
    }
}
