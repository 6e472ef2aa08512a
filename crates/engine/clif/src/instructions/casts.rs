//! Translates casts.

use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llvmir::{CastOp, Type, Value};

use super::floats::format_name;
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Vector};
use crate::why::{Result, said};

/// Returns the runtime's number of a float format.
fn format_number(lane: Lane) -> i64 {
    match lane {
        Lane::Half => 0,
        Lane::BFloat => 1,
        Lane::Float => 2,
        Lane::Double => 3,
        Lane::Extended => 5,
        _ => 4,
    }
}

impl Translator<'_, '_> {
    /// Translates a cast.
    pub(crate) fn cast(&mut self, op: CastOp, operand: Value, to: Type) -> Result<Parts> {
        let from = self.layout_of(operand)?;
        let to = self.layout(to)?;
        let parts = self.parts(operand)?;
        let (Some(from), Some(to)) = (from.lanes(), to.lanes()) else {
            return said(format!("has {} on unsupported type", op.text()));
        };
        self.cast_parts(op, from, to, &parts)
    }

    /// Casts values of the same shape.
    pub(crate) fn cast_parts(
        &mut self,
        op: CastOp,
        from: Vector,
        to: Vector,
        parts: &[ir::Value],
    ) -> Result<Parts> {
        if op == CastOp::BitCast {
            return Ok(self.bit_cast(from, to, parts));
        }
        let keeps = from.lane.bits() == to.lane.bits() && from.piece == to.piece;
        if keeps
            && matches!(
                op,
                CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr | CastOp::AddrSpaceCast
            )
        {
            return Ok(Parts::from_slice(parts));
        }
        if let Some(parts) = self.cast_pieces(op, from, to, parts) {
            return Ok(parts);
        }
        self.each_lane(from, to, &[parts], |this, lanes| {
            this.cast_lane(op, from.lane, to.lane, lanes[0])
        })
    }

    /// Casts vectors if Cranelift supports the operation on vectors.
    fn cast_pieces(
        &mut self,
        op: CastOp,
        from: Vector,
        to: Vector,
        parts: &[ir::Value],
    ) -> Option<Parts> {
        let piece = match (from.piece?, to.piece?, op) {
            (types::I32X4, types::F32X4, CastOp::SiToFp | CastOp::UiToFp) => types::F32X4,
            (types::F32X4, types::I32X4, CastOp::FpToSi | CastOp::FpToUi) => types::I32X4,
            _ => return None,
        };
        let parts = parts.iter().map(|part| {
            let ins = self.builder.ins();
            match op {
                CastOp::SiToFp => ins.fcvt_from_sint(piece, *part),
                CastOp::UiToFp => ins.fcvt_from_uint(piece, *part),
                CastOp::FpToSi => ins.fcvt_to_sint_sat(piece, *part),
                _ => ins.fcvt_to_uint_sat(piece, *part),
            }
        });
        Some(parts.collect())
    }

    /// Reinterprets the bits as another type.
    pub(crate) fn bit_cast(&mut self, from: Vector, to: Vector, parts: &[ir::Value]) -> Parts {
        if let Some(piece) = to.piece
            && from.piece.is_some()
        {
            let parts = parts.iter();
            return parts.map(|part| self.bits_as(piece, *part)).collect();
        }
        let one_each = |vector: Vector| vector.piece.is_none() && vector.lane.parts() == 1;
        if one_each(from) && one_each(to) && from.lane.bits() == to.lane.bits() {
            let ty = to.lane.clif();
            return parts.iter().map(|part| self.bits_as(ty, *part)).collect();
        }
        let limbs = self.split_limbs(from, parts);
        self.join_limbs(to, &limbs)
    }

    /// Casts a scalar.
    pub(crate) fn cast_lane(
        &mut self,
        op: CastOp,
        from: Lane,
        to: Lane,
        parts: &[ir::Value],
    ) -> Result<LaneParts> {
        let value = match op {
            CastOp::Trunc | CastOp::ZExt => return Ok(self.resize(from, to, false, parts)),
            CastOp::SExt => return Ok(self.resize(from, to, true, parts)),
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr | CastOp::AddrSpaceCast => {
                let (from, to) = (from.as_int(), to.as_int());
                return Ok(self.resize(from, to, false, parts));
            }
            CastOp::FpToSi => return self.float_to_int(from, to, true, parts[0]),
            CastOp::FpToUi => return self.float_to_int(from, to, false, parts[0]),
            CastOp::SiToFp => self.int_to_float(from, to, true, parts)?,
            CastOp::UiToFp => self.int_to_float(from, to, false, parts)?,
            CastOp::FpExt | CastOp::FpTrunc => self.float_to_float(from, to, parts[0]),
            CastOp::BitCast => self.bits_as(to.clif(), parts[0]),
        };
        Ok(LaneParts::from_slice(&[value]))
    }

    /// Converts a float to another format.
    pub(crate) fn float_to_float(&mut self, from: Lane, to: Lane, value: ir::Value) -> ir::Value {
        use Lane::*;
        let name = match (from, to) {
            _ if from == to => return value,
            (Half | BFloat, _) => {
                let value = self.widen_float(from, value);
                return self.float_to_float(Float, to, value);
            }
            (Float, Half | BFloat) => return self.narrow_float(to, value),
            (Float, Double) => return self.builder.ins().fpromote(types::F64, value),
            (Double, Float) => return self.builder.ins().fdemote(types::F32, value),
            _ => format!("terrace_rt_{}_to_{}", format_name(from), format_name(to)),
        };
        self.call_for(&name, to.clif(), &[value])
    }

    /// Converts a float to an integer, rounded toward zero and saturated.
    pub(crate) fn float_to_int(
        &mut self,
        from: Lane,
        to: Lane,
        signed: bool,
        value: ir::Value,
    ) -> Result<LaneParts> {
        if let Lane::Half | Lane::BFloat = from {
            let value = self.widen_float(from, value);
            return self.float_to_int(Lane::Float, to, signed, value);
        }
        let bits = match to {
            Lane::Int(bits) => bits,
            Lane::Wide(bits) => {
                let as_bits = self.bits_as(from.as_int().clif(), value);
                let mut words = self.split_words(as_bits);
                let zero = self.iconst(types::I64, 0);
                words.resize(2, zero);
                let at = self.spill(&words)?;
                let out = self.room(to.parts())?;
                let width = self.iconst(types::I32, i64::from(bits));
                let is_signed = self.iconst(types::I32, i64::from(signed));
                let format = self.iconst(types::I32, format_number(from));
                let name = "terrace_rt_wide_from_float";
                self.call_helper(name, &[], &[out, at, width, is_signed, format]);
                let words = self.load_limbs(out, 0, to.parts() as u64 * 8);
                return Ok(LaneParts::from_slice(&words));
            }
            _ => return said("converts a float to a non-integer"),
        };
        let value = if bits > 64 || from.is_soft() {
            let sign = if signed { "i" } else { "u" };
            let name = format!("terrace_rt_{}_to_{sign}128", format_name(from));
            let value = self.call_for(&name, types::I128, &[value]);
            self.widen_int(value, to.clif())
        } else {
            let ty = match bits {
                0..=32 => types::I32,
                _ => types::I64,
            };
            let value = match signed {
                true => self.builder.ins().fcvt_to_sint_sat(ty, value),
                false => self.builder.ins().fcvt_to_uint_sat(ty, value),
            };
            self.widen_int(value, to.clif())
        };
        Ok(LaneParts::from_slice(&[self.mask(value, bits)]))
    }

    /// Converts an integer in normal form to a float, rounded to nearest.
    pub(crate) fn int_to_float(
        &mut self,
        from: Lane,
        to: Lane,
        signed: bool,
        parts: &[ir::Value],
    ) -> Result<ir::Value> {
        let bits = match from {
            Lane::Int(bits) => bits,
            Lane::Wide(bits) => {
                let at = self.spill(parts)?;
                let out = self.room(2)?;
                let width = self.iconst(types::I32, i64::from(bits));
                let is_signed = self.iconst(types::I32, i64::from(signed));
                let format = self.iconst(types::I32, format_number(to));
                let name = "terrace_rt_wide_to_float";
                self.call_helper(name, &[], &[out, at, width, is_signed, format]);
                return Ok(self.load_at(to.clif(), out, 0));
            }
            _ => return said("converts a non-integer to a float"),
        };
        if let Lane::Half | Lane::BFloat = to {
            let value = self.int_to_float(from, Lane::Float, signed, parts)?;
            return Ok(self.narrow_float(to, value));
        }
        if bits > 64 || to.is_soft() {
            let value = self.resize_int(bits, 128, signed, parts[0]);
            let sign = if signed { "i" } else { "u" };
            let name = format!("terrace_rt_{sign}128_to_{}", format_name(to));
            return Ok(self.call_for(&name, to.clif(), &[value]));
        }
        // An unsigned integer below 2^63 can be converted as a signed one.
        let signs = signed || bits < 64;
        let width = if signed && bits <= 32 { 32 } else { 64 };
        let value = self.resize_int(bits, width, signed, parts[0]);
        Ok(match signs {
            true => self.builder.ins().fcvt_from_sint(to.clif(), value),
            false => self.builder.ins().fcvt_from_uint(to.clif(), value),
        })
    }
}
