//! Translates intrinsics that programs seldom use: fixed-point numbers, carry-less products, histograms, and searches
//! in vectors.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llvmir::{BinaryOp, CastOp, IntPredicate};

use super::IntrinsicCall;
use super::reductions::Fold;
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Vector};
use crate::why::{Result, said};

type This<'a, 'w, 'm> = &'a mut Translator<'w, 'm>;

/// Translates `smul.fix`, `udiv.fix.sat` and similar: computes the exact result in twice the width, scales and rounds
/// it down, and truncates or saturates it.
pub(super) fn fixed(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let is_signed = call.name.starts_with("llvm.s");
    let divides = call.name.contains("div.fix");
    let saturates = call.name.contains(".fix.sat");
    let vector = this.shape_of(call)?;
    let scale = this.known(call.arg(2)?).unwrap_or(0);
    let (a, b) = (this.parts(call.arg(0)?)?, this.parts(call.arg(1)?)?);
    let bits = vector.lane.bits();
    let wide = Lane::int(bits * 2 + 2);
    this.each_lane(vector, vector, &[&a, &b], |this, lanes| {
        let a = this.resize(vector.lane, wide, is_signed, lanes[0]);
        let b = this.resize(vector.lane, wide, is_signed, lanes[1]);
        let amount = this.uconst_lane(wide, u128::from(scale));
        let value = if divides {
            let a = this.binary_lane(BinaryOp::Shl, wide, &a, &amount)?;
            this.divide_down(wide, is_signed, &a, &b)?
        } else {
            let product = this.binary_lane(BinaryOp::Mul, wide, &a, &b)?;
            this.binary_lane(BinaryOp::AShr, wide, &product, &amount)?
        };
        let value = match saturates {
            true => this.clamp(wide, bits, is_signed, &value)?,
            false => value,
        };
        Ok(this.resize(wide, vector.lane, false, &value))
    })
}

impl Translator<'_, '_> {
    /// Returns a small number as a lane of any width.
    fn uconst_lane(&mut self, lane: Lane, value: u128) -> LaneParts {
        let mut parts = LaneParts::from_slice(&self.zero_lane(lane));
        match lane {
            Lane::Wide(_) => {
                parts[0] = self.iconst(types::I64, value as i64);
                if let Some(high) = parts.get_mut(1) {
                    *high = self.builder.ins().iconst(types::I64, (value >> 64) as i64);
                }
            }
            _ => parts[0] = self.uconst(lane.clif(), value),
        }
        parts
    }

    /// Divides. A signed quotient is rounded down.
    fn divide_down(
        &mut self,
        lane: Lane,
        signed: bool,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Result<LaneParts> {
        if !signed {
            return self.binary_lane(BinaryOp::UDiv, lane, a, b);
        }
        let quotient = self.binary_lane(BinaryOp::SDiv, lane, a, b)?;
        let rest = self.binary_lane(BinaryOp::SRem, lane, a, b)?;
        let inexact = self.any_word(&rest);
        let (x, y) = (self.is_negative(lane, a), self.is_negative(lane, b));
        let differ = self.builder.ins().bxor(x, y);
        let down = self.builder.ins().band(inexact, differ);
        let one = self.uconst_lane(lane, 1);
        let less = self.binary_lane(BinaryOp::Sub, lane, &quotient, &one)?;
        Ok(LaneParts::from_slice(
            &self.select_parts(down, &less, &quotient),
        ))
    }

    /// Clamps to the range of an integer with `bits` bits.
    fn clamp(
        &mut self,
        lane: Lane,
        bits: u32,
        signed: bool,
        value: &[ir::Value],
    ) -> Result<LaneParts> {
        let one = self.uconst_lane(lane, 1);
        let top = self.uconst_lane(lane, u128::from(if signed { bits - 1 } else { bits }));
        let power = self.binary_lane(BinaryOp::Shl, lane, &one, &top)?;
        let greatest = self.binary_lane(BinaryOp::Sub, lane, &power, &one)?;
        let zero = LaneParts::from_slice(&self.zero_lane(lane));
        let least = match signed {
            true => self.binary_lane(BinaryOp::Sub, lane, &zero, &power)?,
            false => zero,
        };
        let over = self.compare_lane(IntPredicate::Sgt, lane, value, &greatest);
        let value = self.select_parts(over, &greatest, value);
        let under = self.compare_lane(IntPredicate::Slt, lane, &value, &least);
        let value = self.select_parts(under, &least, &value);
        Ok(LaneParts::from_slice(&value))
    }
}

/// Translates `clmul`: a carry-less product, with one step per bit.
pub(super) fn carryless(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    let mut sum = LaneParts::from_slice(&this.zero_lane(lane));
    let one = this.uconst_lane(lane, 1);
    for bit in 0..lane.bits() {
        let by = this.uconst_lane(lane, u128::from(bit));
        let low = this.binary_lane(BinaryOp::LShr, lane, operands[1], &by)?;
        let low = this.binary_lane(BinaryOp::And, lane, &low, &one)?;
        let set = this.any_word(&low);
        let shifted = this.binary_lane(BinaryOp::Shl, lane, operands[0], &by)?;
        let more = this.binary_lane(BinaryOp::Xor, lane, &sum, &shifted)?;
        sum = LaneParts::from_slice(&this.select_parts(set, &more, &sum));
    }
    Ok(sum)
}

/// Translates `convert.to.fp16` and `convert.from.fp16`, which represent the half as an integer.
pub(super) fn through_half(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let Some(from) = this.layout_of(call.arg(0)?)?.lanes() else {
        return said(format!("calls {}", call.name));
    };
    let to = this.shape_of(call)?;
    let parts = this.parts(call.arg(0)?)?;
    this.each_lane(from, to, &[&parts], |this, lanes| {
        let op = match from.lane.is_float() {
            true => return this.cast_lane(CastOp::FpTrunc, from.lane, Lane::Half, lanes[0]),
            false => CastOp::FpExt,
        };
        this.cast_lane(op, Lane::Half, to.lane, lanes[0])
    })
}

/// Translates `vector.splice.left` and `vector.splice.right`: lanes of two concatenated vectors, from an index on, or
/// from a distance before the end of the first.
pub(super) fn splice(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let vector = this.shape_of(call)?;
    let (a, b) = (this.parts(call.arg(0)?)?, this.parts(call.arg(1)?)?);
    let mut lanes = this.unpack(vector, &a);
    lanes.extend(this.unpack(vector, &b));
    let both = Vector {
        piece: None,
        len: vector.len * 2,
        lane: vector.lane,
    };
    let both_parts = this.pack(both, &lanes);
    let Some(lane) = this.layout_of(call.arg(2)?)?.scalar() else {
        return said(format!("calls {}", call.name));
    };
    let by = this.parts(call.arg(2)?)?;
    let by = this.resize(lane, Lane::Int(64), false, &by)[0];
    let start = match call.name.starts_with("llvm.vector.splice.right") {
        true => {
            let len = this.iconst(types::I64, vector.len as i64);
            this.builder.ins().isub(len, by)
        }
        false => by,
    };
    let mut out = Vec::with_capacity(vector.len);
    for at in 0..vector.len {
        let at = this.iconst(types::I64, at as i64);
        let from = this.builder.ins().iadd(start, at);
        out.push(LaneParts::from_slice(&this.lane_by(
            both,
            &both_parts,
            from,
        )?));
    }
    Ok(this.pack(vector, &out))
}

/// Translates `experimental.vector.compress`: first the selected lanes, then lanes of the passthrough operand.
pub(super) fn compress(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let vector = this.shape_of(call)?;
    let (value, mask) = (this.parts(call.arg(0)?)?, this.parts(call.arg(1)?)?);
    let others = this.parts(call.arg(2)?)?;
    let lanes = this.unpack(vector, &value);
    let mut out = this.unpack(vector, &others);
    let mut count = this.iconst(types::I64, 0);
    for (lane, &truth) in lanes.iter().zip(&mask) {
        for (at, to) in out.iter_mut().enumerate() {
            let at = this.iconst(types::I64, at as i64);
            let is = this.builder.ins().icmp(IntCC::Equal, at, count);
            let is = this.builder.ins().band(is, truth);
            *to = LaneParts::from_slice(&this.select_parts(is, lane, to));
        }
        let one = this.builder.ins().uextend(types::I64, truth);
        count = this.builder.ins().iadd(count, one);
    }
    Ok(this.pack(vector, &out))
}

/// Translates `experimental.vector.extract.last.active`: the last selected lane, or the passthrough operand.
pub(super) fn last_active(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let vector = this.vector_of(call.arg(0)?)?;
    let (value, mask) = (this.parts(call.arg(0)?)?, this.parts(call.arg(1)?)?);
    let mut found = this.parts(call.arg(2)?)?;
    let lanes = this.unpack(vector, &value);
    for (lane, &truth) in lanes.iter().zip(&mask) {
        found = this.select_parts(truth, lane, &found);
    }
    Ok(found)
}

/// Translates `experimental.vector.match`: true for lanes that occur in another vector.
pub(super) fn among(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let to = this.shape_of(call)?;
    let (vector, needles) = (this.vector_of(call.arg(0)?)?, this.vector_of(call.arg(1)?)?);
    let (value, others) = (this.parts(call.arg(0)?)?, this.parts(call.arg(1)?)?);
    let mask = this.parts(call.arg(2)?)?;
    let lanes = this.unpack(vector, &value);
    let others = this.unpack(needles, &others);
    let mut out = Vec::with_capacity(to.len);
    for (lane, &truth) in lanes.iter().zip(&mask) {
        let mut any = this.iconst(types::I8, 0);
        for other in &others {
            let is = this.compare_lane(IntPredicate::Eq, vector.lane, lane, other);
            any = this.builder.ins().bor(any, is);
        }
        let any = this.builder.ins().band(any, truth);
        out.push(LaneParts::from_slice(&[any]));
    }
    Ok(this.pack(to, &out))
}

/// Translates `experimental.vector.histogram.*`: updates the selected addresses one by one.
pub(super) fn histogram(this: This, call: &IntrinsicCall, fold: Option<Fold>) -> Result<Parts> {
    if this.vector_of(call.arg(0)?)?.lane != Lane::Pointer {
        return said(format!("calls {} on non-pointers", call.name));
    }
    let places = this.pointer_lanes(call.arg(0)?)?;
    let Some(lane) = this.layout_of(call.arg(1)?)?.scalar() else {
        return said(format!("calls {}", call.name));
    };
    let by = this.parts(call.arg(1)?)?;
    let mask = this.parts(call.arg(2)?)?;
    for (&place, &truth) in places.iter().zip(&mask) {
        this.when(truth, &[], |this| {
            let mut old = Parts::new();
            this.load_lane(lane, place, 0, &mut old);
            let new = match fold {
                Some(fold) => this.fold(fold, lane, &old, &by)?,
                None => super::ints::uadd_sat(this, lane, &[&old, &by])?,
            };
            this.store_lane(lane, &new, place, 0);
            Ok(Parts::new())
        })?;
    }
    Ok(Parts::new())
}

/// Translates `experimental.get.vector.length`: the remaining count, limited to the length of a vector.
pub(super) fn vector_length(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let Some(lane) = this.layout_of(call.arg(0)?)?.scalar() else {
        return said(format!("calls {}", call.name));
    };
    let count = this.parts(call.arg(0)?)?;
    let most = this.known(call.arg(1)?).unwrap_or(1);
    let most = this.uconst_lane(lane, u128::from(most));
    let fewer = this.compare_lane(IntPredicate::Ult, lane, &count, &most);
    let least = this.select_parts(fewer, &count, &most);
    let to = this.shape_of(call)?;
    let length = this.resize(lane, to.lane, false, &least);
    Ok(Parts::from_slice(&length))
}

/// Translates `experimental.memset.pattern`: fills memory with a value.
pub(super) fn fill_with(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let start = this.part(call.arg(0)?)?;
    let layout = this.layout_of(call.arg(1)?)?;
    let value = this.parts(call.arg(1)?)?;
    let Some(lane) = this.layout_of(call.arg(2)?)?.scalar() else {
        return said(format!("calls {}", call.name));
    };
    let count = this.parts(call.arg(2)?)?;
    let count = this.resize(lane, Lane::Int(64), false, &count)[0];
    let (head, body, done) = (
        this.builder.create_block(),
        this.builder.create_block(),
        this.builder.create_block(),
    );
    let at = this.builder.append_block_param(head, types::I64);
    let zero = this.iconst(types::I64, 0);
    this.builder.ins().jump(head, &[zero.into()]);
    this.builder.switch_to_block(head);
    let more = this.builder.ins().icmp(IntCC::UnsignedLessThan, at, count);
    this.builder.ins().brif(more, body, &[], done, &[]);
    this.builder.switch_to_block(body);
    let size = this.iconst(types::I64, layout.size as i64);
    let offset = this.builder.ins().imul(at, size);
    let to = this.builder.ins().iadd(start, offset);
    this.store(&layout, &value, to)?;
    let next = this.add_offset(at, 1);
    this.builder.ins().jump(head, &[next.into()]);
    this.builder.switch_to_block(done);
    Ok(Parts::new())
}
