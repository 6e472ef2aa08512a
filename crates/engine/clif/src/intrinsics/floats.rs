//! Translates intrinsics on floats.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, Type as Clif, types};
use terrace_llvmir::{BinaryOp, CastOp, FloatPredicate, IntPredicate, Value};

use super::IntrinsicCall;
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Vector};
use crate::why::{Result, said};

type This<'a, 'w, 'm> = &'a mut Translator<'w, 'm>;

fn one(value: ir::Value) -> Result<LaneParts> {
    Ok(LaneParts::from_slice(&[value]))
}

/// Operations on one float that Cranelift supports: the function for pieces, the function for lanes, and the name of
/// the runtime function.
macro_rules! unary {
    ($($piece:ident $lane:ident $op:ident $soft:literal;)*) => {
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
                    Lane::Extended | Lane::Quad => this.soft_float($soft, lane, &[value]),
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
    ceil_piece ceil ceil "ceil";
    floor_piece floor floor "floor";
    trunc_piece trunc trunc "trunc";
    nearest_piece nearest nearest "roundeven";
    sqrt_piece sqrt sqrt "sqrt";
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
        Lane::Extended | Lane::Quad => this.soft_float("fma", lane, &[a, b, c]),
        Lane::Float | Lane::Double if this.program.has_fma => this.builder.ins().fma(a, b, c),
        _ => this.libm_value("fma", lane, &[a, b, c], None)?,
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
        Lane::Extended | Lane::Quad => one(this.soft_float("round", lane, &[operands[0][0]])),
        _ => this.libm("round", lane, operands),
    }
}

impl Translator<'_, '_> {
    /// Returns the maximum or minimum of two floats. If `nan_wins` is true, a NaN operand is the result and -0 is less
    /// than +0. Otherwise a number is preferred to a NaN.
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
            Lane::Extended | Lane::Quad if nan_wins => {
                let operation = if maximum { "maximum" } else { "minimum" };
                self.soft_float(operation, lane, &[a, b])
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

    /// Returns the lanes of a value.
    fn lanes_of(&mut self, value: Value, name: &str) -> Result<Vector> {
        match self.layout_of(value)?.lanes() {
            Some(vector) => Ok(vector),
            None => said(format!("calls {name}")),
        }
    }
}

/// Converts floats to integers with saturation.
fn to_int_sat(this: This, call: &IntrinsicCall, signed: bool) -> Result<Parts> {
    let from = this.lanes_of(call.arg(0)?, &call.name)?;
    let to = this.shape_of(call)?;
    let parts = this.parts(call.arg(0)?)?;
    this.each_lane(from, to, &[&parts], |this, lanes| {
        let bits = to.lane.bits();
        // The conversion saturates at one of these widths; narrower integers are clamped afterwards.
        let wide = match bits {
            0..=128 if from.lane.is_soft() => 128,
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

/// Translates `lrint` and `llrint`.
pub(super) fn round_to_int_even(this: This, call: &IntrinsicCall) -> Result<Parts> {
    to_int_rounded(this, call, nearest)
}

/// Translates `lround` and `llround`.
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

/// Computes two results for each lane. All first results precede all second results.
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

/// Returns the lane type of the second member of a call's result.
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
        let value = this.libm_value("frexp", lane, &[value], Some(out))?;
        let power = this.load_at(types::I32, out, 0);
        let power = this.resize(Lane::Int(32), exponent, true, &[power]);
        Ok((value, power[0]))
    })
}

pub(super) fn modf(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let second = |this: &mut Translator<'_, '_>| second_lane(this, call);
    two_results(this, call, second, |this, lane, _, value| {
        let out = this.room(2)?;
        let fraction = this.libm_value("modf", lane, &[value], Some(out))?;
        let computed = this.libm_lane(lane);
        let mut whole = Parts::new();
        this.load_lane(computed, out, 0, &mut whole);
        let whole = this.float_to_float(computed, lane, whole[0]);
        Ok((fraction, whole))
    })
}

pub(super) fn sincos(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let second = |this: &mut Translator<'_, '_>| second_lane(this, call);
    two_results(this, call, second, |this, lane, _, value| {
        let sine = this.libm_value("sin", lane, &[value], None)?;
        let cosine = this.libm_value("cos", lane, &[value], None)?;
        Ok((sine, cosine))
    })
}

/// Computes a function of a float and an integer of another type.
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
        this.libm_value("ldexp", lane, &[value], Some(power))
    })
}

pub(super) fn powi(this: This, call: &IntrinsicCall) -> Result<Parts> {
    by_int(this, call, |this, lane, value, power| {
        Ok(match lane {
            Lane::Double => this.call_for("terrace_rt_powi_f64", types::F64, &[value, power]),
            Lane::Extended => this.call_for("terrace_rt_powi_f80", types::I128, &[value, power]),
            Lane::Quad => this.call_for("terrace_rt_powi_f128", types::I128, &[value, power]),
            _ => {
                let wide = this.widen_float(lane, value);
                let wide = this.call_for("terrace_rt_powi_f32", types::F32, &[wide, power]);
                this.narrow_float(lane, wide)
            }
        })
    })
}

/// Returns the number of mantissa bits of a format, without the integer bit that `x86_fp80` stores.
fn mantissa_bits(lane: Lane) -> u32 {
    match lane {
        Lane::Half => 10,
        Lane::BFloat => 7,
        Lane::Float => 23,
        Lane::Double => 52,
        Lane::Extended => 63,
        _ => 112,
    }
}

/// Translates `is.fpclass` as a test of the bits.
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
    /// Returns 1 if a float belongs to one of LLVM's classes. `classes` has a bit for each class.
    fn class_of(&mut self, lane: Lane, value: ir::Value, classes: u64) -> ir::Value {
        let int = lane.as_int();
        let clif = int.clif();
        let bits = self.bits_as(clif, value);
        let size = lane.bits();
        let mantissa = mantissa_bits(lane);
        // The lowest bit of the exponent. In formats that store the integer bit, it is the next lower bit.
        let has_integer_bit = lane == Lane::Extended;
        let normal = 1u128 << (mantissa + u32::from(has_integer_bit));
        let integer_bit = if has_integer_bit { normal >> 1 } else { 0 };
        let number = |this: &mut Self, number: u128| this.uconst(clif, number);
        let magnitude = self.mask(bits, size - 1);
        let top = 1u128 << (size - 1);
        let exponent = top - normal;
        let infinity = exponent | integer_bit;
        let quiet = infinity | 1 << (mantissa - 1);
        let zero = number(self, 0);
        let negative = self.compare_lane(IntPredicate::Slt, int, &[bits], &[zero]);
        let positive = self.invert(negative);
        let between = |this: &mut Self, low: u128, high: u128| {
            let start = number(this, low);
            let above = this.builder.ins().isub(magnitude, start);
            let len = number(this, high - low);
            this.builder.ins().icmp(IntCC::UnsignedLessThan, above, len)
        };
        // The range of each class, with the class bits for negative and for positive values.
        let ranges = [
            (infinity + 1, quiet, 0, 0),
            (quiet, top, 1, 1),
            (infinity, infinity + 1, 2, 9),
            (normal, exponent, 3, 8),
            (1, normal - integer_bit, 4, 7),
            (0, 1, 5, 6),
        ];
        let mut result = self.iconst(types::I8, 0);
        // As in LLVM and the C library, values whose integer bit is inconsistent with their exponent are NaNs, but
        // neither quiet nor signaling.
        let mut has_integer = None;
        if has_integer_bit {
            let bit = self.masked_is_set(magnitude, integer_bit);
            if classes & 0b11 == 0b11 {
                let has_exponent = self.masked_is_set(magnitude, exponent);
                result = self.builder.ins().bxor(bit, has_exponent);
            }
            has_integer = Some(bit);
        }
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
            if let Some(has_integer) = has_integer
                && low == normal
            {
                is = self.builder.ins().band(is, has_integer);
            }
            result = self.builder.ins().bor(result, is);
        }
        result
    }

    /// Returns 1 if at least one of the given bits is set.
    fn masked_is_set(&mut self, value: ir::Value, bits: u128) -> ir::Value {
        let bits = self.uconst(self.clif_type(value), bits);
        let masked = self.builder.ins().band(value, bits);
        self.is_not_zero(masked)
    }
}
