//! Expands casts of `f4E2M1FN` into integer arithmetic.
//!
//! The format has one sign bit, two exponent bits and one mantissa bit; its magnitudes are 0, 0.5, 1, 1.5, 2, 3, 4 and
//! 6.

use crate::element_kind;
use crate::tiny_float::truncate_to_nearest;
use terrace_arith::{ArithBuilder, CmpIPredicate, ExtFOp, TruncFOp};
use terrace_builtin::types::IntegerType;
use terrace_ir::{OpView, Type};
use terrace_numeric::FloatKind;
use terrace_rewrite::{Match, NoMatch, PatternSet, Rewriter, require};

/// Adds the patterns for `arith.extf` from `f4E2M1FN` and `arith.truncf` to it.
pub fn populate_expand_f4e2m1(patterns: &mut PatternSet) {
    patterns.add_fn("F4E2M1ExtFOpConverter", extend);
    patterns.add_fn("F4E2M1TruncFOpConverter", truncate);
}

fn extend(op: ExtFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let operand = view.r#in();
    let (from, to) = (body.ty(operand), view.out_type());
    let why = "not an extension of f4E2M1FN";
    require(element_kind(ctx, from) == Some(FloatKind::F4E2M1FN), why)?;
    let i4 = IntegerType::signless(ctx, 4);
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, from);
    let bits = e.bitcast(operand, i4);
    let zero = e.int(i4, 0);
    let one = e.int(i4, 1);
    let two = e.int(i4, 2);
    let four = e.int(i4, 4);
    let seven = e.int(i4, 7);
    let magnitude = e.andi(bits, seven);
    // The mantissa and the low bit of the exponent, at their positions in `f32`. For 0.5 the mantissa in `f32` is zero.
    let twenty = e.int(Type::I32, 20);
    let shifted = e.shli(magnitude, two);
    let is_half = e.cmpi(CmpIPredicate::Eq, magnitude, one);
    let low = e.select(is_half, zero, shifted);
    let low = e.extui(low, Type::I32);
    let low = e.shli(low, twenty);
    // The remaining bits of the exponent: those of 2 or of 0.5, or zero for 0.
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
    // As in upstream, truncations to wider floats also match. The verifier rejects the result.
    if element_kind(ctx, to) != Some(FloatKind::F32) {
        value = builder.create_value(TruncFOp::spec(to, value));
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Expands `arith.truncf`. Upstream's pattern rounds ties up, and loses the sign of magnitudes below one half.
fn truncate(op: TruncFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    if element_kind(ctx, rw.read(op).out_type()) != Some(FloatKind::F4E2M1FN) {
        return Err(NoMatch::because("not a truncation to f4E2M1FN"));
    }
    truncate_to_nearest(op, rw)
}
