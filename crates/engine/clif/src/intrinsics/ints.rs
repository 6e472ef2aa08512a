//! Translates intrinsics on integers.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, Type as Clif, types};
use terrace_llvmir::{BinaryOp, IntPredicate};

use super::IntrinsicCall;
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Shape, Vector};
use crate::why::{Result, said};

type This<'a, 'w, 'm> = &'a mut Translator<'w, 'm>;

fn one(value: ir::Value) -> Result<LaneParts> {
    Ok(LaneParts::from_slice(&[value]))
}

/// An operation that Cranelift supports on pieces with lanes of at most 32 bits.
macro_rules! pieces {
    ($($name:ident $op:ident;)*) => {
        $(pub(super) fn $name(this: This, ty: Clif, operands: &[ir::Value]) -> Option<ir::Value> {
            let &[a, b] = operands else { return None };
            (ty.lane_bits() <= 32).then(|| this.builder.ins().$op(a, b))
        })*
    };
}

pieces! {
    smax_piece smax;
    smin_piece smin;
    umax_piece umax;
    umin_piece umin;
}

pub(super) fn abs_piece(this: This, _: Clif, operands: &[ir::Value]) -> Option<ir::Value> {
    let &[value] = operands else { return None };
    Some(this.builder.ins().iabs(value))
}

macro_rules! extremes {
    ($($name:ident $predicate:ident;)*) => {
        $(pub(super) fn $name(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
            let (a, b) = (operands[0], operands[1]);
            let first = this.compare_lane(IntPredicate::$predicate, lane, a, b);
            Ok(LaneParts::from_slice(&this.select_parts(first, a, b)))
        })*
    };
}

extremes! {
    smax Sgt;
    smin Slt;
    umax Ugt;
    umin Ult;
}

impl Translator<'_, '_> {
    /// Returns zero as a lane.
    fn zero_of(&mut self, lane: Lane) -> LaneParts {
        LaneParts::from_slice(&self.zero_lane(lane))
    }

    /// Returns 1 if an integer is negative, otherwise 0.
    pub(crate) fn is_negative(&mut self, lane: Lane, value: &[ir::Value]) -> ir::Value {
        let zero = self.zero_of(lane);
        self.compare_lane(IntPredicate::Slt, lane, value, &zero)
    }

    /// Returns the maximum and the minimum signed value.
    fn signed_limits(&mut self, lane: Lane) -> (LaneParts, LaneParts) {
        let bits = lane.bits();
        match lane {
            Lane::Wide(_) => {
                let top = (bits - 1) % 64;
                let words = lane.parts();
                let mut least = self.zero_of(lane);
                least[words - 1] = self.uconst(types::I64, 1 << top);
                let all = self.iconst(types::I64, -1);
                let mut greatest = LaneParts::from_elem(all, words);
                greatest[words - 1] = self.uconst(types::I64, (1 << top) - 1);
                (greatest, least)
            }
            _ => {
                let greatest = self.uconst(lane.clif(), (1 << (bits - 1)) - 1);
                let least = self.uconst(lane.clif(), 1 << (bits - 1));
                (
                    LaneParts::from_slice(&[greatest]),
                    LaneParts::from_slice(&[least]),
                )
            }
        }
    }

    /// Returns an integer with all bits set.
    fn ones_of(&mut self, lane: Lane) -> LaneParts {
        let all = self.iconst(lane.clif(), -1);
        let mut ones = LaneParts::from_elem(all, lane.parts());
        match lane {
            Lane::Wide(bits) => self.trim_wide(bits, &mut ones),
            _ => ones[0] = self.mask(all, lane.bits()),
        }
        ones
    }

    /// Computes a sum, difference or product. Also returns 1 if it overflows.
    pub(crate) fn overflow(
        &mut self,
        op: BinaryOp,
        signed: bool,
        lane: Lane,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Result<(LaneParts, ir::Value)> {
        match lane {
            Lane::Int(bits) => {
                let (value, over) = self.overflow_int(op, signed, bits, a[0], b[0]);
                Ok((LaneParts::from_slice(&[value]), over))
            }
            Lane::Wide(bits) => self.overflow_wide(op, signed, bits, a, b),
            _ => said("has overflow arithmetic on non-integer"),
        }
    }

    fn overflow_int(
        &mut self,
        op: BinaryOp,
        signed: bool,
        bits: u32,
        a: ir::Value,
        b: ir::Value,
    ) -> (ir::Value, ir::Value) {
        let ty = self.clif_type(a);
        let (a, b) = match signed {
            true => (self.sign_extend(a, bits), self.sign_extend(b, bits)),
            false => (a, b),
        };
        if ty.bits() == bits && op != BinaryOp::Mul {
            let ins = self.builder.ins();
            return match (op, signed) {
                (BinaryOp::Add, true) => ins.sadd_overflow(a, b),
                (BinaryOp::Add, false) => ins.uadd_overflow(a, b),
                (_, true) => ins.ssub_overflow(a, b),
                (_, false) => ins.usub_overflow(a, b),
            };
        }
        if op == BinaryOp::Mul && bits > 64 {
            let name = match signed {
                true => "terrace_rt_smulo128",
                false => "terrace_rt_umulo128",
            };
            let Ok(out) = self.room(2) else {
                return (a, b);
            };
            let over = self.call_for(name, types::I8, &[a, b, out]);
            let value = self.load_at(types::I128, out, 0);
            let (value, more) = self.fitted(signed, bits, value);
            return (value, self.builder.ins().bor(over, more));
        }
        // If the container is wide enough, the exact result is compared with its truncation.
        let wide = match (op, bits) {
            (BinaryOp::Mul, 0..=32) => types::I64,
            (BinaryOp::Mul, _) => types::I128,
            _ => ty,
        };
        let (a, b) = match signed {
            true => (self.sextend(wide, a), self.sextend(wide, b)),
            false => (self.widen_int(a, wide), self.widen_int(b, wide)),
        };
        let exact = match op {
            BinaryOp::Add => self.builder.ins().iadd(a, b),
            BinaryOp::Sub => self.builder.ins().isub(a, b),
            _ => self.builder.ins().imul(a, b),
        };
        let (value, over) = self.fitted(signed, bits, exact);
        (self.widen_int(value, ty), over)
    }

    /// Truncates an exact result. Also returns 1 if the truncation changes the value.
    fn fitted(&mut self, signed: bool, bits: u32, exact: ir::Value) -> (ir::Value, ir::Value) {
        let value = self.mask(exact, bits);
        let back = match signed {
            true => self.sign_extend(value, bits),
            false => value,
        };
        let over = self.builder.ins().icmp(IntCC::NotEqual, back, exact);
        (value, over)
    }

    fn sextend(&mut self, ty: Clif, value: ir::Value) -> ir::Value {
        match self.clif_type(value) == ty {
            true => value,
            false => self.builder.ins().sextend(ty, value),
        }
    }

    fn overflow_wide(
        &mut self,
        op: BinaryOp,
        signed: bool,
        bits: u32,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Result<(LaneParts, ir::Value)> {
        let lane = Lane::Wide(bits);
        if op == BinaryOp::Mul {
            let name = match signed {
                true => "terrace_rt_wide_smulo",
                false => "terrace_rt_wide_umulo",
            };
            let (value, over) = self.call_wide(name, bits, a, b, &[types::I8])?;
            let over = match over {
                Some(over) => over,
                None => self.iconst(types::I8, 0),
            };
            return Ok((value, over));
        }
        let value = self.binary_wide(op, bits, a, b)?;
        if !signed {
            let over = match op {
                BinaryOp::Add => self.compare_lane(IntPredicate::Ult, lane, &value, a),
                _ => self.compare_lane(IntPredicate::Ult, lane, a, b),
            };
            return Ok((value, over));
        }
        // The operation overflows if the sign of the result differs from the sign implied by the operands' signs.
        let other = match op {
            BinaryOp::Add => self.binary_wide(BinaryOp::Xor, bits, b, &value)?,
            _ => self.binary_wide(BinaryOp::Xor, bits, a, b)?,
        };
        let changed = self.binary_wide(BinaryOp::Xor, bits, a, &value)?;
        let both = self.binary_wide(BinaryOp::And, bits, &changed, &other)?;
        let over = self.is_negative(lane, &both);
        Ok((value, over))
    }

    /// Applies an operation with saturation.
    fn saturated(
        &mut self,
        op: BinaryOp,
        signed: bool,
        lane: Lane,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Result<LaneParts> {
        let (value, over) = self.overflow(op, signed, lane, a, b)?;
        let limit = match (signed, op) {
            (true, _) => self.signed_limit(lane, a),
            (false, BinaryOp::Sub) => self.zero_of(lane),
            (false, _) => self.ones_of(lane),
        };
        let parts = self.select_parts(over, &limit, &value);
        Ok(LaneParts::from_slice(&parts))
    }

    /// Returns the minimum signed value if `value` is negative, otherwise the maximum.
    fn signed_limit(&mut self, lane: Lane, value: &[ir::Value]) -> LaneParts {
        let (greatest, least) = self.signed_limits(lane);
        let negative = self.is_negative(lane, value);
        LaneParts::from_slice(&self.select_parts(negative, &least, &greatest))
    }

    /// Shifts words right by less than 64 bits.
    fn words_down(&mut self, words: &[ir::Value], by: u32) -> LaneParts {
        if by == 0 {
            return LaneParts::from_slice(words);
        }
        let down = self.iconst(types::I32, i64::from(by));
        let up = self.iconst(types::I32, i64::from(64 - by));
        let mut out = LaneParts::new();
        for (at, &word) in words.iter().enumerate() {
            let low = self.builder.ins().ushr(word, down);
            out.push(match words.get(at + 1) {
                Some(&next) => {
                    let high = self.builder.ins().ishl(next, up);
                    self.builder.ins().bor(low, high)
                }
                None => low,
            });
        }
        out
    }

    /// Returns a small number as a lane.
    fn small(&mut self, lane: Lane, number: ir::Value) -> LaneParts {
        let mut parts = self.zero_of(lane);
        parts[0] = number;
        parts
    }
}

pub(super) fn abs(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    let zero = this.zero_of(lane);
    let negated = this.binary_lane(BinaryOp::Sub, lane, &zero, operands[0])?;
    let negative = this.is_negative(lane, operands[0]);
    let parts = this.select_parts(negative, &negated, operands[0]);
    Ok(LaneParts::from_slice(&parts))
}

pub(super) fn bit_reverse(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    if let Lane::Wide(bits) = lane {
        let words = operands[0].iter().rev();
        let words: LaneParts = words.map(|word| this.builder.ins().bitrev(*word)).collect();
        return Ok(this.words_down(&words, words.len() as u32 * 64 - bits));
    }
    let value = this.builder.ins().bitrev(operands[0][0]);
    let by = lane.clif().bits() - lane.bits();
    let by = this.iconst(types::I32, i64::from(by));
    one(this.builder.ins().ushr(value, by))
}

pub(super) fn byte_swap(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    if let Lane::Wide(bits) = lane {
        let words = operands[0].iter().rev();
        let words: LaneParts = words.map(|word| this.builder.ins().bswap(*word)).collect();
        return Ok(this.words_down(&words, words.len() as u32 * 64 - bits));
    }
    if lane.bits() <= 8 {
        return one(operands[0][0]);
    }
    let value = this.builder.ins().bswap(operands[0][0]);
    let by = lane.clif().bits() - lane.bits();
    let by = this.iconst(types::I32, i64::from(by));
    one(this.builder.ins().ushr(value, by))
}

pub(super) fn leading_zeros(
    this: This,
    lane: Lane,
    operands: &[&[ir::Value]],
) -> Result<LaneParts> {
    let above = lane.clif().bits() * lane.parts() as u32 - lane.bits();
    let words = operands[0].iter().copied();
    let count = count_words(this, words, |this, word| this.builder.ins().clz(word))?;
    let above = this.iconst(lane.clif(), i64::from(above));
    let count = this.builder.ins().isub(count, above);
    Ok(this.small(lane, count))
}

pub(super) fn trailing_zeros(
    this: This,
    lane: Lane,
    operands: &[&[ir::Value]],
) -> Result<LaneParts> {
    let mut words = LaneParts::from_slice(operands[0]);
    let width = lane.clif().bits();
    let top = lane.bits() - (lane.parts() as u32 - 1) * width;
    if top < width
        && let Some(last) = words.last_mut()
    {
        // A bit above the value ends the count.
        let end = this.uconst(lane.clif(), 1 << top);
        *last = this.builder.ins().bor(*last, end);
    }
    let words = words.into_iter().rev();
    let count = count_words(this, words, |this, word| this.builder.ins().ctz(word))?;
    Ok(this.small(lane, count))
}

/// Returns the number of trailing or leading zeros of an integer of several words. The most significant word for the
/// count comes last in `words`. `zeros` returns the count for one word, and 64 for a zero word.
fn count_words(
    this: This,
    words: impl Iterator<Item = ir::Value>,
    zeros: impl Fn(&mut Translator<'_, '_>, ir::Value) -> ir::Value,
) -> Result<ir::Value> {
    let mut count: Option<ir::Value> = None;
    for word in words {
        let zeros = zeros(this, word);
        count = Some(match count {
            None => zeros,
            Some(others) => {
                let more = this.iconst(types::I64, 64);
                let all = this.builder.ins().iadd(others, more);
                let empty = this.is_zero_int(word);
                this.choose(empty, all, zeros)
            }
        });
    }
    match count {
        Some(count) => Ok(count),
        None => said("counts the bits of a non-integer"),
    }
}

pub(super) fn population(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    let mut count: Option<ir::Value> = None;
    for &word in operands[0] {
        let ones = this.builder.ins().popcnt(word);
        count = Some(match count {
            None => ones,
            Some(count) => this.builder.ins().iadd(count, ones),
        });
    }
    match count {
        Some(count) => Ok(this.small(lane, count)),
        None => said("counts the bits of a non-integer"),
    }
}

/// Shifts the concatenation of two integers by an amount modulo the width.
fn funnel(this: This, lane: Lane, operands: &[&[ir::Value]], left: bool) -> Result<LaneParts> {
    let (high, low) = (operands[0], operands[1]);
    let bits = lane.bits();
    let clif = lane.clif();
    if let Lane::Int(_) = lane
        && high == low
        && clif.bits() == bits
    {
        let by = this.widen_amount(operands[2][0]);
        let ins = this.builder.ins();
        return one(match left {
            true => ins.rotl(high[0], by),
            false => ins.rotr(high[0], by),
        });
    }
    let width = match lane {
        Lane::Wide(_) => {
            let width = this.iconst(types::I64, i64::from(bits));
            this.small(lane, width)
        }
        _ => LaneParts::from_slice(&[this.iconst(clif, i64::from(bits))]),
    };
    let by = this.binary_lane(BinaryOp::URem, lane, operands[2], &width)?;
    let unit = this.iconst(clif, 1);
    let unit = match lane {
        Lane::Wide(_) => this.small(lane, unit),
        _ => LaneParts::from_slice(&[unit]),
    };
    let most = this.binary_lane(BinaryOp::Sub, lane, &width, &unit)?;
    let rest = this.binary_lane(BinaryOp::Sub, lane, &most, &by)?;
    // The other operand is shifted by the width minus the amount, in two steps, because that may be the full width.
    let (a, b) = if left {
        let a = this.binary_lane(BinaryOp::Shl, lane, high, &by)?;
        let b = this.binary_lane(BinaryOp::LShr, lane, low, &unit)?;
        (a, this.binary_lane(BinaryOp::LShr, lane, &b, &rest)?)
    } else {
        let b = this.binary_lane(BinaryOp::LShr, lane, low, &by)?;
        let a = this.binary_lane(BinaryOp::Shl, lane, high, &unit)?;
        (this.binary_lane(BinaryOp::Shl, lane, &a, &rest)?, b)
    };
    this.binary_lane(BinaryOp::Or, lane, &a, &b)
}

impl Translator<'_, '_> {
    /// Converts a shift amount to a type that shifts of any type accept.
    fn widen_amount(&mut self, by: ir::Value) -> ir::Value {
        match self.clif_type(by) {
            types::I128 => self.widen_int(by, types::I32),
            _ => by,
        }
    }
}

pub(super) fn funnel_left(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    funnel(this, lane, operands, true)
}

pub(super) fn funnel_right(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    funnel(this, lane, operands, false)
}

macro_rules! saturating {
    ($($name:ident $op:ident $signed:literal;)*) => {
        $(pub(super) fn $name(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
            this.saturated(BinaryOp::$op, $signed, lane, operands[0], operands[1])
        })*
    };
}

saturating! {
    sadd_sat Add true;
    ssub_sat Sub true;
    uadd_sat Add false;
    usub_sat Sub false;
}

pub(super) fn sshl_sat(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    let (a, by) = (operands[0], operands[1]);
    let value = this.binary_lane(BinaryOp::Shl, lane, a, by)?;
    let back = this.binary_lane(BinaryOp::AShr, lane, &value, by)?;
    let over = this.compare_lane(IntPredicate::Ne, lane, &back, a);
    let limit = this.signed_limit(lane, a);
    Ok(LaneParts::from_slice(
        &this.select_parts(over, &limit, &value),
    ))
}

pub(super) fn ushl_sat(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    let (a, by) = (operands[0], operands[1]);
    let value = this.binary_lane(BinaryOp::Shl, lane, a, by)?;
    let back = this.binary_lane(BinaryOp::LShr, lane, &value, by)?;
    let over = this.compare_lane(IntPredicate::Ne, lane, &back, a);
    let limit = this.ones_of(lane);
    Ok(LaneParts::from_slice(
        &this.select_parts(over, &limit, &value),
    ))
}

/// Returns the values of all lanes, followed by the overflow flags.
fn with_overflow(this: This, call: &IntrinsicCall, op: BinaryOp, signed: bool) -> Result<Parts> {
    let Some(vector) = this.layout_of(call.arg(0)?)?.lanes() else {
        return said(format!("calls {}", call.name));
    };
    let truths = Vector {
        piece: None,
        ..crate::instructions::truths(vector)
    };
    let (a, b) = (this.parts(call.arg(0)?)?, this.parts(call.arg(1)?)?);
    let mut over = Vec::new();
    let mut parts = this.each_lane(vector, vector, &[&a, &b], |this, lanes| {
        let (value, one) = this.overflow(op, signed, vector.lane, lanes[0], lanes[1])?;
        over.push(LaneParts::from_slice(&[one]));
        Ok(value)
    })?;
    parts.extend(this.pack(truths, &over));
    Ok(parts)
}

macro_rules! overflowing {
    ($($name:ident $op:ident $signed:literal;)*) => {
        $(pub(super) fn $name(this: This, call: &IntrinsicCall) -> Result<Parts> {
            with_overflow(this, call, BinaryOp::$op, $signed)
        })*
    };
}

overflowing! {
    sadd_overflow Add true;
    ssub_overflow Sub true;
    smul_overflow Mul true;
    uadd_overflow Add false;
    usub_overflow Sub false;
    umul_overflow Mul false;
}

/// Compares integers. Returns -1, 0 or 1.
fn order(
    this: This,
    call: &IntrinsicCall,
    less: IntPredicate,
    greater: IntPredicate,
) -> Result<Parts> {
    let (Some(from), to) = (this.layout_of(call.arg(0)?)?.lanes(), this.layout(call.ty)?) else {
        return said(format!("calls {}", call.name));
    };
    let to = match (&to.shape, to.lanes()) {
        (Shape::Scalar(_) | Shape::Vector(_), Some(to)) => to,
        _ => return said(format!("calls {}", call.name)),
    };
    let (a, b) = (this.parts(call.arg(0)?)?, this.parts(call.arg(1)?)?);
    this.each_lane(from, to, &[&a, &b], |this, lanes| {
        let less = this.compare_lane(less, from.lane, lanes[0], lanes[1]);
        let greater = this.compare_lane(greater, from.lane, lanes[0], lanes[1]);
        let order = this.builder.ins().isub(greater, less);
        Ok(this.resize(Lane::Int(8), to.lane, true, &[order]))
    })
}

pub(super) fn signed_order(this: This, call: &IntrinsicCall) -> Result<Parts> {
    order(this, call, IntPredicate::Slt, IntPredicate::Sgt)
}

pub(super) fn unsigned_order(this: This, call: &IntrinsicCall) -> Result<Parts> {
    order(this, call, IntPredicate::Ult, IntPredicate::Ugt)
}
