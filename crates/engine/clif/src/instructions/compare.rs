//! Translates comparisons and `select`.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llvmir::{FloatPredicate, Inst, IntPredicate, Value};

use super::floats::float_code;
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Vector};
use crate::why::{Result, said};

/// Returns Cranelift's code of a predicate.
pub(crate) fn int_code(predicate: IntPredicate) -> IntCC {
    match predicate {
        IntPredicate::Eq => IntCC::Equal,
        IntPredicate::Ne => IntCC::NotEqual,
        IntPredicate::Ugt => IntCC::UnsignedGreaterThan,
        IntPredicate::Uge => IntCC::UnsignedGreaterThanOrEqual,
        IntPredicate::Ult => IntCC::UnsignedLessThan,
        IntPredicate::Ule => IntCC::UnsignedLessThanOrEqual,
        IntPredicate::Sgt => IntCC::SignedGreaterThan,
        IntPredicate::Sge => IntCC::SignedGreaterThanOrEqual,
        IntPredicate::Slt => IntCC::SignedLessThan,
        IntPredicate::Sle => IntCC::SignedLessThanOrEqual,
    }
}

/// Returns the vector of `i1` that results from a comparison of vectors.
pub(crate) fn truths(vector: Vector) -> Vector {
    Vector::new(Lane::Int(1), vector.len)
}

impl Translator<'_, '_> {
    /// `icmp`
    pub(crate) fn int_compare(
        &mut self,
        inst: Inst,
        predicate: IntPredicate,
        left: Value,
        right: Value,
    ) -> Result<Parts> {
        let layout = self.layout_of(left)?;
        let Some(vector) = layout.lanes() else {
            return said("has icmp on unsupported type");
        };
        let (a, b) = (self.parts(left)?, self.parts(right)?);
        if vector.piece.is_some() {
            let code = int_code(predicate);
            let pairs = a.iter().zip(&b);
            let masks: Parts = pairs
                .map(|(a, b)| self.builder.ins().icmp(code, *a, *b))
                .collect();
            return Ok(self.mask_result(inst, vector, masks));
        }
        self.compare_ints(predicate, vector, &a, &b)
    }

    /// Compares integers lane by lane.
    pub(crate) fn compare_ints(
        &mut self,
        predicate: IntPredicate,
        vector: Vector,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Result<Parts> {
        self.each_lane(vector, truths(vector), &[a, b], |this, lanes| {
            let value = this.compare_lane(predicate, vector.lane, lanes[0], lanes[1]);
            Ok(LaneParts::from_slice(&[value]))
        })
    }

    /// Compares two integers in normal form. Returns 0 or 1.
    pub(crate) fn compare_lane(
        &mut self,
        predicate: IntPredicate,
        lane: Lane,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> ir::Value {
        if let Lane::Wide(bits) = lane {
            return self.compare_wide(predicate, bits, a, b);
        }
        let (mut a, mut b) = (a[0], b[0]);
        if predicate.is_signed() {
            let bits = lane.bits();
            a = self.sign_extend(a, bits);
            b = self.sign_extend(b, bits);
        }
        self.builder.ins().icmp(int_code(predicate), a, b)
    }

    /// `fcmp`
    pub(crate) fn float_compare(
        &mut self,
        inst: Inst,
        predicate: FloatPredicate,
        left: Value,
        right: Value,
    ) -> Result<Parts> {
        let layout = self.layout_of(left)?;
        let Some(vector) = layout.lanes() else {
            return said("has fcmp on unsupported type");
        };
        let (a, b) = (self.parts(left)?, self.parts(right)?);
        if vector.piece.is_some() && float_code(predicate).is_some() {
            let pairs = a.iter().zip(&b);
            let masks: Parts = pairs
                .map(|(a, b)| self.compare_piece(predicate, *a, *b))
                .collect();
            return Ok(self.mask_result(inst, vector, masks));
        }
        self.compare_floats(predicate, vector, &a, &b)
    }

    /// Compares floats lane by lane.
    pub(crate) fn compare_floats(
        &mut self,
        predicate: FloatPredicate,
        vector: Vector,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Result<Parts> {
        self.each_lane(vector, truths(vector), &[a, b], |this, lanes| {
            let value = this.compare_float(predicate, vector.lane, lanes[0][0], lanes[1][0]);
            Ok(LaneParts::from_slice(&[value]))
        })
    }

    /// Compares pieces. Cranelift lacks two predicates on vectors, which are composed of two others; for AArch64, four
    /// predicates are negations of others.
    fn compare_piece(
        &mut self,
        predicate: FloatPredicate,
        a: ir::Value,
        b: ir::Value,
    ) -> ir::Value {
        let one = |this: &mut Self, predicate| match float_code(predicate) {
            Some(code) => this.builder.ins().fcmp(code, a, b),
            None => a,
        };
        match predicate {
            FloatPredicate::One => {
                let less = one(self, FloatPredicate::Olt);
                let greater = one(self, FloatPredicate::Ogt);
                self.builder.ins().bor(less, greater)
            }
            FloatPredicate::Ueq => {
                let equal = one(self, FloatPredicate::Oeq);
                let unordered = one(self, FloatPredicate::Uno);
                self.builder.ins().bor(equal, unordered)
            }
            _ => {
                let opposite = match predicate {
                    FloatPredicate::Ugt => Some(FloatPredicate::Ole),
                    FloatPredicate::Uge => Some(FloatPredicate::Olt),
                    FloatPredicate::Ult => Some(FloatPredicate::Oge),
                    FloatPredicate::Ule => Some(FloatPredicate::Ogt),
                    _ => None,
                };
                match opposite.filter(|_| self.program.is_aarch64) {
                    Some(opposite) => {
                        let opposite = one(self, opposite);
                        self.builder.ins().bnot(opposite)
                    }
                    None => one(self, predicate),
                }
            }
        }
    }

    /// Converts masks of all-ones or all-zero lanes to `i1` lanes. The masks are recorded for `select`.
    fn mask_result(&mut self, inst: Inst, vector: Vector, masks: Parts) -> Parts {
        let mut parts = Parts::new();
        let each = vector.lanes_of_piece();
        for &mask in &masks {
            let ty = self.clif_type(mask);
            for at in 0..each {
                let lane = self.builder.ins().extractlane(mask, at as u8);
                let lane = match ty.lane_type() {
                    types::I8 => lane,
                    _ => self.builder.ins().ireduce(types::I8, lane),
                };
                parts.push(self.mask(lane, 1));
            }
        }
        if let Some(piece) = vector.piece {
            self.masks.insert(Value::inst(inst), (piece, masks));
        }
        parts
    }

    /// `select`
    pub(crate) fn select(&mut self, condition: Value, yes: Value, no: Value) -> Result<Parts> {
        let layout = self.layout_of(yes)?;
        let (a, b) = (self.parts(yes)?, self.parts(no)?);
        if !self.layout_of(condition)?.is_vector() {
            let condition = self.part(condition)?;
            return Ok(self.select_parts(condition, &a, &b));
        }
        let Some(vector) = layout.lanes() else {
            return said("has select with vector condition on non-vector");
        };
        if let Some(piece) = vector.piece
            && let Some((mask_of, masks)) = self.masks.get(&condition).cloned()
            && mask_of.lane_bits() == piece.lane_bits()
        {
            let mut parts = Parts::new();
            for ((&mask, &a), &b) in masks.iter().zip(&a).zip(&b) {
                let mask = self.bits_as(piece, mask);
                parts.push(self.builder.ins().bitselect(mask, a, b));
            }
            return Ok(parts);
        }
        let conditions = self.parts(condition)?;
        self.select_lanes(vector, &conditions, &a, &b)
    }

    /// Selects one of two values by a condition that is 0 or 1.
    pub(crate) fn select_parts(
        &mut self,
        condition: ir::Value,
        yes: &[ir::Value],
        no: &[ir::Value],
    ) -> Parts {
        let pairs = yes.iter().zip(no);
        pairs
            .map(|(yes, no)| self.choose(condition, *yes, *no))
            .collect()
    }

    /// Selects one of two values by a condition that is 0 or 1.
    pub(crate) fn choose(
        &mut self,
        condition: ir::Value,
        yes: ir::Value,
        no: ir::Value,
    ) -> ir::Value {
        if self.clif_type(yes) != types::I128 {
            return self.builder.ins().select(condition, yes, no);
        }
        // The halves are selected separately, because Cranelift turns a select after a comparison into a minimum or
        // maximum, which its backend does not support for 128 bits.
        let (yes_low, yes_high) = self.builder.ins().isplit(yes);
        let (no_low, no_high) = self.builder.ins().isplit(no);
        let low = self.builder.ins().select(condition, yes_low, no_low);
        let high = self.builder.ins().select(condition, yes_high, no_high);
        self.builder.ins().iconcat(low, high)
    }

    /// Selects lanes of two vectors by a condition for each lane.
    pub(crate) fn select_lanes(
        &mut self,
        vector: Vector,
        conditions: &[ir::Value],
        yes: &[ir::Value],
        no: &[ir::Value],
    ) -> Result<Parts> {
        let mut conditions = conditions.iter().copied();
        self.each_lane(vector, vector, &[yes, no], |this, lanes| {
            let Some(condition) = conditions.next() else {
                return said("has select with too few conditions");
            };
            Ok(LaneParts::from_slice(
                &this.select_parts(condition, lanes[0], lanes[1]),
            ))
        })
    }
}
