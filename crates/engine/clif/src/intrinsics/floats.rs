//! Intrinsics on floats.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, Type as Clif, types};
use terrace_llvmir::{BinaryOp, CastOp, FloatPredicate, IntPredicate, Value};

use super::IntrinsicCall;
use crate::instructions::libm_name;
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Vector};
use crate::why::{Result, said};

type This<'a, 'w, 'm> = &'a mut Translator<'w, 'm>;

fn one(value: ir::Value) -> Result<LaneParts> {
    Ok(LaneParts::from_slice(&[value]))
}

/// Operations on one float that Cranelift has: the function on pieces, that on lanes, and the
/// runtime's for `fp128`.
macro_rules! unary {
    ($($piece:ident $lane:ident $op:ident $quad:literal;)*) => {
        $(
            pub(super) fn $piece(this: This, _: Clif, operands: &[ir::Value]) -> Option<ir::Value> {
                let &[value] = operands else { return None };
                Some(this.builder.ins().$op(value))
            }

            pub(super) fn $lane(
                this: This,
                lane: Lane,
                operands: &[&[ir::Value]],
            ) -> Result<LaneParts> {
                let value = operands[0][0];
                one(match lane {
                    Lane::Quad => this.call_for($quad, types::I128, &[value]),
                    _ => {
                        let wide = this.widen_float(lane, value);
                        let wide = this.builder.ins().$op(wide);
                        this.narrow_float(lane, wide)
                    }
                })
            }
        )*
    };
}

unary! {
    ceil_piece ceil ceil "terrace_rt_f128_ceil";
    floor_piece floor floor "terrace_rt_f128_floor";
    trunc_piece trunc trunc "terrace_rt_f128_trunc";
    nearest_piece nearest nearest "terrace_rt_f128_roundeven";
    sqrt_piece sqrt sqrt "terrace_rt_f128_sqrt";
}

pub(super) fn abs_piece(this: This, _: Clif, operands: &[ir::Value]) -> Option<ir::Value> {
    let &[value] = operands else { return None };
    Some(this.builder.ins().fabs(value))
}

pub(super) fn abs(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    one(this.float_abs(lane, operands[0][0]))
}

pub(super) fn canonicalize(_: This, _: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    Ok(LaneParts::from_slice(operands[0]))
}

pub(super) fn copysign(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    let (value, sign) = (operands[0][0], operands[1][0]);
    if let Lane::Float | Lane::Double = lane {
        return one(this.builder.ins().fcopysign(value, sign));
    }
    let bit = this.uconst(lane.clif(), 1 << (lane.bits() - 1));
    let value = this.mask(value, lane.bits() - 1);
    let sign = this.builder.ins().band(sign, bit);
    one(this.builder.ins().bor(value, sign))
}

pub(super) fn fma_piece(this: This, _: Clif, operands: &[ir::Value]) -> Option<ir::Value> {
    let &[a, b, c] = operands else { return None };
    this.program
        .has_fma
        .then(|| this.builder.ins().fma(a, b, c))
}

pub(super) fn fma(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    let (a, b, c) = (operands[0][0], operands[1][0], operands[2][0]);
    one(match lane {
        Lane::Quad => this.call_for("terrace_rt_f128_fma", types::I128, &[a, b, c]),
        Lane::Float | Lane::Double if this.program.has_fma => this.builder.ins().fma(a, b, c),
        _ => this.libm_value("fma", lane, &[a, b, c]),
    })
}

pub(super) fn muladd_piece(this: This, _: Clif, operands: &[ir::Value]) -> Option<ir::Value> {
    let &[a, b, c] = operands else { return None };
    let product = this.builder.ins().fmul(a, b);
    Some(this.builder.ins().fadd(product, c))
}

pub(super) fn muladd(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    let product = this.binary_float(BinaryOp::FMul, lane, operands[0][0], operands[1][0]);
    one(this.binary_float(BinaryOp::FAdd, lane, product, operands[2][0]))
}

pub(super) fn maximum_piece(this: This, _: Clif, operands: &[ir::Value]) -> Option<ir::Value> {
    let &[a, b] = operands else { return None };
    Some(this.builder.ins().fmax(a, b))
}

pub(super) fn minimum_piece(this: This, _: Clif, operands: &[ir::Value]) -> Option<ir::Value> {
    let &[a, b] = operands else { return None };
    Some(this.builder.ins().fmin(a, b))
}

pub(super) fn maximum(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    one(this.float_extreme(lane, operands[0][0], operands[1][0], true, true))
}

pub(super) fn minimum(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    one(this.float_extreme(lane, operands[0][0], operands[1][0], false, true))
}

pub(super) fn maxnum(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    one(this.float_extreme(lane, operands[0][0], operands[1][0], true, false))
}

pub(super) fn minnum(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    one(this.float_extreme(lane, operands[0][0], operands[1][0], false, false))
}

pub(super) fn round(this: This, lane: Lane, operands: &[&[ir::Value]]) -> Result<LaneParts> {
    match lane {
        Lane::Quad => one(this.call_for("terrace_rt_f128_round", types::I128, &[operands[0][0]])),
        _ => this.libm("round", lane, operands),
    }
}

impl Translator<'_, '_> {
    /// The greater or the lesser of two floats. A NaN wins, or loses to a number; -0 is less than
    /// +0 only where it wins.
    pub(crate) fn float_extreme(
        &mut self,
        lane: Lane,
        a: ir::Value,
        b: ir::Value,
        maximum: bool,
        nan_wins: bool,
    ) -> ir::Value {
        match lane {
            Lane::Half | Lane::BFloat => {
                let (a, b) = (self.widen_float(lane, a), self.widen_float(lane, b));
                let value = self.float_extreme(Lane::Float, a, b, maximum, nan_wins);
                self.narrow_float(lane, value)
            }
            Lane::Quad if nan_wins => {
                let name = if maximum { "fmaximum" } else { "fminimum" };
                self.libm_value(name, lane, &[a, b])
            }
            _ if nan_wins => match maximum {
                true => self.builder.ins().fmax(a, b),
                false => self.builder.ins().fmin(a, b),
            },
            _ => {
                let predicate = match maximum {
                    true => FloatPredicate::Ogt,
                    false => FloatPredicate::Olt,
                };
                let first = self.compare_float(predicate, lane, a, b);
                let other_is_nan = self.compare_float(FloatPredicate::Uno, lane, b, b);
                let first = self.builder.ins().bor(first, other_is_nan);
                self.choose(first, a, b)
            }
        }
    }

    /// Lanes of a value that has one shape.
    fn lanes_of(&mut self, value: Value, name: &str) -> Result<Vector> {
        match self.layout_of(value)?.lanes() {
            Some(vector) => Ok(vector),
            None => said(format!("calls {name}")),
        }
    }
}

/// A conversion that gives the nearest integer if the float is too large.
fn to_int_sat(this: This, call: &IntrinsicCall, signed: bool) -> Result<Parts> {
    let from = this.lanes_of(call.arg(0)?, &call.name)?;
    let to = this.shape_of(call)?;
    let parts = this.parts(call.arg(0)?)?;
    this.each_lane(from, to, &[&parts], |this, lanes| {
        let bits = to.lane.bits();
        // The conversion saturates at one of these; the rest is clamping.
        let wide = match bits {
            0..=32 => 32,
            33..=64 => 64,
            65..=128 => 128,
            _ => bits,
        };
        let value = this.float_to_int(from.lane, Lane::int(wide), signed, lanes[0][0])?;
        if wide == bits {
            return Ok(value);
        }
        let clif = Lane::Int(wide).clif();
        let (low, high) = match signed {
            true => (-1i128 << (bits - 1), (1i128 << (bits - 1)) - 1),
            false => (0, (1i128 << bits) - 1),
        };
        let (low, high) = (
            this.uconst(clif, low as u128),
            this.uconst(clif, high as u128),
        );
        let (below, above) = match signed {
            true => (IntCC::SignedLessThan, IntCC::SignedGreaterThan),
            false => (IntCC::UnsignedLessThan, IntCC::UnsignedGreaterThan),
        };
        let mut value = value[0];
        let is = this.builder.ins().icmp(below, value, low);
        value = this.choose(is, low, value);
        let is = this.builder.ins().icmp(above, value, high);
        value = this.choose(is, high, value);
        one(this.resize_int(wide, bits, false, value))
    })
}

pub(super) fn to_signed_sat(this: This, call: &IntrinsicCall) -> Result<Parts> {
    to_int_sat(this, call, true)
}

pub(super) fn to_unsigned_sat(this: This, call: &IntrinsicCall) -> Result<Parts> {
    to_int_sat(this, call, false)
}

/// `lrint`, `llrint`
pub(super) fn round_to_int_even(this: This, call: &IntrinsicCall) -> Result<Parts> {
    to_int_rounded(this, call, nearest)
}

/// `lround`, `llround`
pub(super) fn round_to_int(this: This, call: &IntrinsicCall) -> Result<Parts> {
    to_int_rounded(this, call, round)
}

fn to_int_rounded(this: This, call: &IntrinsicCall, rounded: super::LaneFn) -> Result<Parts> {
    let from = this.lanes_of(call.arg(0)?, &call.name)?;
    let to = this.shape_of(call)?;
    let parts = this.parts(call.arg(0)?)?;
    this.each_lane(from, to, &[&parts], |this, lanes| {
        let value = rounded(this, from.lane, lanes)?;
        this.cast_lane(CastOp::FpToSi, from.lane, to.lane, &value)
    })
}

/// Two results for each lane, all of the first before all of the second.
fn two_results(
    this: This,
    call: &IntrinsicCall,
    second: impl Fn(&mut Translator<'_, '_>) -> Result<Lane>,
    f: impl Fn(&mut Translator<'_, '_>, Lane, Lane, ir::Value) -> Result<(ir::Value, ir::Value)>,
) -> Result<Parts> {
    let from = this.lanes_of(call.arg(0)?, &call.name)?;
    let other = Vector::new(second(this)?, from.len);
    let parts = this.parts(call.arg(0)?)?;
    let mut seconds = Vec::new();
    let mut all = this.each_lane(from, from, &[&parts], |this, lanes| {
        let (a, b) = f(this, from.lane, other.lane, lanes[0][0])?;
        seconds.push(LaneParts::from_slice(&[b]));
        one(a)
    })?;
    all.extend(this.pack(other, &seconds));
    Ok(all)
}

/// The lane of the second member of a call's result.
fn second_lane(this: This, call: &IntrinsicCall) -> Result<Lane> {
    let layout = this.layout(call.ty)?;
    let member = layout.member(1).and_then(|member| member.layout.lanes());
    match member {
        Some(vector) => Ok(vector.lane),
        None => said(format!("calls {}", call.name)),
    }
}

pub(super) fn frexp(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let second = |this: &mut Translator<'_, '_>| second_lane(this, call);
    two_results(this, call, second, |this, lane, exponent, value| {
        let out = this.room(1)?;
        let value = this.through_libm("frexp", lane, value, Some(out));
        let power = this.load_at(types::I32, out, 0);
        let power = this.resize(Lane::Int(32), exponent, true, &[power]);
        Ok((value, power[0]))
    })
}

pub(super) fn modf(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let second = |this: &mut Translator<'_, '_>| second_lane(this, call);
    two_results(this, call, second, |this, lane, _, value| {
        let out = this.room(2)?;
        let fraction = this.through_libm("modf", lane, value, Some(out));
        let whole = match lane {
            Lane::Half | Lane::BFloat => {
                let whole = this.load_at(types::F32, out, 0);
                this.narrow_float(lane, whole)
            }
            _ => this.load_at(lane.clif(), out, 0),
        };
        Ok((fraction, whole))
    })
}

pub(super) fn sincos(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let second = |this: &mut Translator<'_, '_>| second_lane(this, call);
    two_results(this, call, second, |this, lane, _, value| {
        let sine = this.libm_value("sin", lane, &[value]);
        let cosine = this.libm_value("cos", lane, &[value]);
        Ok((sine, cosine))
    })
}

impl Translator<'_, '_> {
    /// A function of libm of a float and another operand that is not a float.
    fn through_libm(
        &mut self,
        name: &str,
        lane: Lane,
        value: ir::Value,
        more: Option<ir::Value>,
    ) -> ir::Value {
        let name = libm_name(name, lane);
        let (passed, ty) = match lane {
            Lane::Half | Lane::BFloat => (self.widen_float(lane, value), types::F32),
            Lane::Quad => (self.bits_as(types::F128, value), types::F128),
            _ => (value, lane.clif()),
        };
        let args: Parts = std::iter::once(passed).chain(more).collect();
        let result = self.call_for(&name, ty, &args);
        match lane {
            Lane::Half | Lane::BFloat => self.narrow_float(lane, result),
            Lane::Quad => self.bits_as(types::I128, result),
            _ => result,
        }
    }
}

/// A function of a float and an integer of another type.
fn by_int(
    this: This,
    call: &IntrinsicCall,
    f: impl Fn(&mut Translator<'_, '_>, Lane, ir::Value, ir::Value) -> Result<ir::Value>,
) -> Result<Parts> {
    let to = this.shape_of(call)?;
    let by = this.lanes_of(call.arg(1)?, &call.name)?;
    let (parts, powers) = (this.parts(call.arg(0)?)?, this.parts(call.arg(1)?)?);
    let powers = this.unpack(by, &powers);
    let mut at = 0;
    this.each_lane(to, to, &[&parts], |this, lanes| {
        let power = powers.get(at).or(powers.first());
        at += 1;
        let Some(power) = power else {
            return said(format!("calls {}", call.name));
        };
        let power = this.resize(by.lane, Lane::Int(32), true, power);
        one(f(this, to.lane, lanes[0][0], power[0])?)
    })
}

pub(super) fn ldexp(this: This, call: &IntrinsicCall) -> Result<Parts> {
    by_int(this, call, |this, lane, value, power| {
        Ok(this.through_libm("ldexp", lane, value, Some(power)))
    })
}

pub(super) fn powi(this: This, call: &IntrinsicCall) -> Result<Parts> {
    by_int(this, call, |this, lane, value, power| {
        Ok(match lane {
            Lane::Double => this.call_for("terrace_rt_powi_f64", types::F64, &[value, power]),
            Lane::Quad => return said(format!("calls {}", call.name)),
            _ => {
                let wide = this.widen_float(lane, value);
                let wide = this.call_for("terrace_rt_powi_f32", types::F32, &[wide, power]);
                this.narrow_float(lane, wide)
            }
        })
    })
}

/// Bits of the mantissa of a format.
fn mantissa_bits(lane: Lane) -> u32 {
    match lane {
        Lane::Half => 10,
        Lane::BFloat => 7,
        Lane::Float => 23,
        Lane::Double => 52,
        _ => 112,
    }
}

/// `is.fpclass`: a test of the bits.
pub(super) fn is_class(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let from = this.lanes_of(call.arg(0)?, &call.name)?;
    let to = this.shape_of(call)?;
    let classes = this.known(call.arg(1)?).unwrap_or(0);
    let parts = this.parts(call.arg(0)?)?;
    this.each_lane(from, to, &[&parts], |this, lanes| {
        one(this.class_of(from.lane, lanes[0][0], classes))
    })
}

impl Translator<'_, '_> {
    /// 1 if a float is in one of LLVM's classes, a bit for each.
    fn class_of(&mut self, lane: Lane, value: ir::Value, classes: u64) -> ir::Value {
        let int = lane.as_int();
        let clif = int.clif();
        let bits = self.bits_as(clif, value);
        let size = lane.bits();
        let mantissa = mantissa_bits(lane);
        let number = |this: &mut Self, number: u128| this.uconst(clif, number);
        let magnitude = self.mask(bits, size - 1);
        let infinity = (1u128 << (size - 1)) - (1 << mantissa);
        let quiet = infinity | 1 << (mantissa - 1);
        let normal = 1u128 << mantissa;
        let zero = number(self, 0);
        let negative = self.compare_lane(IntPredicate::Slt, int, &[bits], &[zero]);
        let positive = self.invert(negative);
        let between = |this: &mut Self, low: u128, high: u128| {
            let start = number(this, low);
            let above = this.builder.ins().isub(magnitude, start);
            let len = number(this, high - low);
            this.builder.ins().icmp(IntCC::UnsignedLessThan, above, len)
        };
        let top = 1u128 << (size - 1);
        // The range of each class, with the bits of its negative and its positive half.
        let ranges = [
            (infinity + 1, quiet, 0, 0),
            (quiet, top, 1, 1),
            (infinity, infinity + 1, 2, 9),
            (normal, infinity, 3, 8),
            (1, normal, 4, 7),
            (0, 1, 5, 6),
        ];
        let mut result = self.iconst(types::I8, 0);
        for (low, high, minus, plus) in ranges {
            let (minus, plus) = (classes >> minus & 1 != 0, classes >> plus & 1 != 0);
            if !minus && !plus {
                continue;
            }
            let mut is = between(self, low, high);
            if minus != plus {
                let side = if minus { negative } else { positive };
                is = self.builder.ins().band(is, side);
            }
            result = self.builder.ins().bor(result, is);
        }
        result
    }
}
