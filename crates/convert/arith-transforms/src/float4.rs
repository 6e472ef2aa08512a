//! Casts of `f4E2M1FN` as integer arithmetic.
//!
//! Its values are 0, 0.5, 1, 1.5, 2, 3, 4 and 6 with a sign: one bit of sign, two of exponent, one of mantissa.

use crate::emit::{Emit, element_kind};
use crate::max_min::How;
use terrace_arith::{CmpFPredicate, CmpIPredicate, ExtFOp, TruncFOp};
use terrace_builtin::types::{IntegerType, element_type_or_self, with_element_type};
use terrace_ir::{OpView, Type};
use terrace_numeric::FloatKind;
use terrace_rewrite::{NoMatch, PatternSet, Rewriter};

/// Adds the patterns for `arith.extf` of `f4E2M1FN` and `arith.truncf` to it.
pub fn populate_expand_f4e2m1(patterns: &mut PatternSet) {
    patterns.add_fn("F4E2M1ExtFOpConverter", extend);
    patterns.add_fn("F4E2M1TruncFOpConverter", truncate);
}

fn extend(op: ExtFOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let operand = op.r#in(ctx, body);
    let (from, to) = (body.ty(operand), body.ty(op.out(ctx, body)));
    if element_kind(ctx, from) != Some(FloatKind::F4E2M1FN) {
        return Err(NoMatch::because("not an extension of f4E2M1FN"));
    }
    let i4 = IntegerType::signless(ctx, 4);
    let mut builder = rw.builder();
    let mut e = Emit::new(&mut builder, from);
    let bits = e.bitcast(operand, i4);
    let zero = e.int(i4, 0);
    let one = e.int(i4, 1);
    let two = e.int(i4, 2);
    let four = e.int(i4, 4);
    let seven = e.int(i4, 7);
    let magnitude = e.andi(bits, seven);
    // The mantissa and the lower bit of the exponent, where `f32` has them. 0.5 has no mantissa there.
    let twenty = e.int(Type::I32, 20);
    let shifted = e.shli(magnitude, two);
    let is_half = e.cmpi(CmpIPredicate::Eq, magnitude, one);
    let low = e.select(is_half, zero, shifted);
    let low = e.extui(low, Type::I32);
    let low = e.shli(low, twenty);
    // The rest of the exponent: that of 2 or of 0.5, and none for 0.
    let none = e.int(Type::I32, 0);
    let from_two = e.int(Type::I32, 0x4000_0000);
    let from_half = e.int(Type::I32, 0x3f00_0000);
    let is_large = e.cmpi(CmpIPredicate::Uge, magnitude, four);
    let high = e.select(is_large, from_two, from_half);
    let is_zero = e.cmpi(CmpIPredicate::Eq, magnitude, zero);
    let high = e.select(is_zero, none, high);
    let sign = e.int(Type::I32, 0x8000_0000);
    let eight = e.int(i4, 8);
    let is_negative = e.cmpi(CmpIPredicate::Uge, bits, eight);
    let sign = e.select(is_negative, sign, none);
    let value = e.addi(low, high);
    let value = e.addi(value, sign);
    let mut value = e.bitcast(value, Type::F32);
    // As upstream, wider floats are truncated to as well, which the verifier refuses.
    if element_kind(ctx, to) != Some(FloatKind::F32) {
        value = builder.create_value(TruncFOp::spec(to, value));
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn truncate(op: TruncFOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let operand = op.r#in(ctx, body);
    let (from, to) = (body.ty(operand), body.ty(op.out(ctx, body)));
    if element_kind(ctx, to) != Some(FloatKind::F4E2M1FN) {
        return Err(NoMatch::because("not a truncation to f4E2M1FN"));
    }
    let i4 = IntegerType::signless(ctx, 4);
    let i8 = IntegerType::signless(ctx, 8);
    let mut builder = rw.builder();
    let mut single = operand;
    // As upstream, wider floats are extended as well, which the verifier refuses.
    if element_kind(ctx, from) != Some(FloatKind::F32) {
        let ty = with_element_type(ctx, from, Type::F32);
        single = builder.create_value(ExtFOp::spec(ty, operand));
    }
    let mut e = Emit::new(&mut builder, from);
    let one = e.int(i4, 1);
    let three = e.int(i4, 3);
    let twenty_two = e.int(Type::I32, 22);
    let zero8 = e.int(i8, 0);
    let minus_one8 = e.int(i8, -1);
    let zero = e.int(Type::I32, 0);
    let greatest = e.f32(6.0);
    let least = e.f32(-6.0);
    // What is out of range becomes the greatest or least value, and NaN the least.
    let clamped = How::Number(CmpFPredicate::Ult).emit(&mut e, single, greatest);
    let clamped = How::Number(CmpFPredicate::Ugt).emit(&mut e, clamped, least);
    let bits = e.bitcast(clamped, Type::I32);

    let thirty_one = e.int(Type::I32, 31);
    let sign = e.shrui(bits, thirty_one);
    let sign = e.trunci(sign, i4);
    let sign = e.shli(sign, three);
    let bias = e.int(Type::I32, 126);
    let twenty_three = e.int(Type::I32, 23);
    let exponent = e.shrui(bits, twenty_three);
    let exponent = e.subi(exponent, bias);
    let exponent4 = e.trunci(exponent, i4);
    let exponent4 = e.shli(exponent4, one);
    let value = e.addi(sign, exponent4);
    let first_bit = e.int(Type::I32, 0x40_0000);
    let mantissa = e.andi(bits, first_bit);
    let mantissa = e.shrui(mantissa, twenty_two);
    let mantissa = e.trunci(mantissa, i4);
    let normal = e.addi(value, mantissa);

    // Values below 1 have no exponent: 0.5, or 0 before rounding.
    let mantissa_bits = e.int(Type::I32, 0x7f_ffff);
    let exponent8 = e.trunci(exponent, i8);
    let is_small = e.cmpi(CmpIPredicate::Sle, exponent8, zero8);
    let is_quarter = e.cmpi(CmpIPredicate::Eq, exponent8, minus_one8);
    let mantissa = e.andi(bits, mantissa_bits);
    let is_more = e.cmpi(CmpIPredicate::Ugt, mantissa, zero);
    let rounds_to_half = e.andi(is_quarter, is_more);
    let is_half = e.cmpi(CmpIPredicate::Eq, exponent8, zero8);
    let minus_one = e.int(i4, -1);
    let nothing = e.int(i4, 0);
    let value = e.select(is_small, minus_one, normal);
    let value = e.select(rounds_to_half, nothing, value);
    let value = e.select(is_half, normal, value);

    let rest_bits = e.int(Type::I32, 0x3f_ffff);
    let half_place = e.int(Type::I32, 0x20_0000);
    let rest = e.andi(bits, rest_bits);
    let rounds_up = e.cmpi(CmpIPredicate::Uge, rest, half_place);
    let rounds_up = e.ori(rounds_up, is_small);
    let next = e.addi(value, one);
    let value = e.select(rounds_up, next, value);
    let value = e.bitcast(value, element_type_or_self(ctx, to));
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
