//! Expands casts between `f32` and floats that consist of its upper bits into integer arithmetic.

use crate::element_kind;
use terrace_arith::{ArithBuilder, CmpFPredicate, CmpIPredicate, ExtFOp, TruncFOp};
use terrace_builtin::types::{IntegerType, element_type_or_self, with_element_type};
use terrace_ir::{Context, OpView, Type};
use terrace_numeric::FloatKind;
use terrace_rewrite::{Match, NoMatch, PatternSet, Rewriter, require};

/// Adds the patterns for `arith.extf` from `bf16` to `f32` and `arith.truncf` from `f32` to `bf16`.
pub fn populate_expand_bf16(patterns: &mut PatternSet) {
    patterns.add_fn("BFloat16ExtFOpConverter", extend_bf16);
    patterns.add_fn("BFloat16TruncFOpConverter", truncate_to_bf16);
}

/// Adds the patterns for `arith.extf` from `f8E8M0FNU` and `arith.truncf` to it.
pub fn populate_expand_f8e8m0(patterns: &mut PatternSet) {
    patterns.add_fn("F8E8M0ExtFOpConverter", extend_f8e8m0);
    patterns.add_fn("F8E8M0TruncFOpConverter", truncate_to_f8e8m0);
}

fn extend_bf16(op: ExtFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let operand = view.r#in();
    let (from, to) = (body.ty(operand), view.out_type());
    if element_kind(ctx, from) != Some(FloatKind::BF16)
        || element_kind(ctx, to) != Some(FloatKind::F32)
    {
        return Err(NoMatch::because("not an extension of bf16 to f32"));
    }
    let i16 = IntegerType::signless(ctx, 16);
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, from);
    let bits = e.bitcast(operand, i16);
    let wide = e.extui(bits, Type::I32);
    let sixteen = e.int(Type::I32, 16);
    let shifted = e.shli(wide, sixteen);
    let value = e.bitcast(shifted, Type::F32);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn truncate_to_bf16(op: TruncFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let operand = view.r#in();
    let (from, to) = (body.ty(operand), view.out_type());
    if element_kind(ctx, from) != Some(FloatKind::F32)
        || element_kind(ctx, to) != Some(FloatKind::BF16)
    {
        return Err(NoMatch::because("not a truncation of f32 to bf16"));
    }
    let why = "only the default rounding mode is expanded";
    require(view.roundingmode_attr().is_none(), why)?;
    let i16 = IntegerType::signless(ctx, 16);
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, from);
    let is_nan = e.cmpf(CmpFPredicate::Une, operand, operand);
    let almost_half = e.int(Type::I32, 0x7fff);
    let nan = e.int(i16, 0x7fc0);
    let sixteen = e.int(Type::I32, 16);
    let one = e.int(Type::I32, 1);
    // Ties round to even: add half a unit of the last place that is kept, less one if that place is 0. A carry into the
    // exponent is correct. Infinities produce no carry, and NaN is handled separately.
    let bits = e.bitcast(operand, Type::I32);
    let kept = e.shrui(bits, sixteen);
    let last_place = e.andi(kept, one);
    let bias = e.addi(last_place, almost_half);
    let rounded = e.addi(bits, bias);
    let high = e.shrui(rounded, sixteen);
    let high = e.trunci(high, i16);
    let chosen = e.select(is_nan, nan, high);
    let value = e.bitcast(chosen, element_type_or_self(ctx, to));
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Returns the width in bits of a float type or of a float element type.
fn width(ctx: &Context, ty: Type) -> Result<u32, NoMatch> {
    let kind = element_kind(ctx, ty).ok_or("not a float")?;
    Ok(kind.width())
}

fn extend_f8e8m0(op: ExtFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let operand = view.r#in();
    let (from, to) = (body.ty(operand), view.out_type());
    let why = "not an extension of f8E8M0FNU";
    require(element_kind(ctx, from) == Some(FloatKind::F8E8M0FNU), why)?;
    let fastmath = view.fastmath();
    let width = width(ctx, to)?;
    let i8 = IntegerType::signless(ctx, 8);
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, from);
    // The byte is the exponent of `f32`; all ones encode NaN in both formats.
    let bits = e.bitcast(operand, i8);
    let nan8 = e.int(i8, -1);
    let nan32 = e.int(Type::I32, -1);
    let mantissa = e.int(Type::I32, 23);
    let exponent = e.extui(bits, Type::I32);
    let shifted = e.shli(exponent, mantissa);
    // The lowest exponent encodes a normal number in this format, but a subnormal number in `f32`.
    let zero8 = e.int(i8, 0);
    let least32 = e.int(Type::I32, 1 << 22);
    let is_least = e.cmpi(CmpIPredicate::Eq, bits, zero8);
    let shifted = e.select(is_least, least32, shifted);
    let is_nan = e.cmpi(CmpIPredicate::Eq, bits, nan8);
    let chosen = e.select(is_nan, nan32, shifted);
    let single = e.bitcast(chosen, Type::F32);
    let value = match width {
        ..32 => builder.create_value(TruncFOp::spec(to, single).fastmath(fastmath)),
        32 => single,
        _ => builder.create_value(ExtFOp::spec(to, single).fastmath(fastmath)),
    };
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn truncate_to_f8e8m0(op: TruncFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let operand = view.r#in();
    let (from, to) = (body.ty(operand), view.out_type());
    let why = "not a truncation to f8E8M0FNU";
    require(element_kind(ctx, to) == Some(FloatKind::F8E8M0FNU), why)?;
    let why = "only the default rounding mode is expanded";
    require(view.roundingmode_attr().is_none(), why)?;
    let fastmath = view.fastmath();
    let width = width(ctx, from)?;
    let i8 = IntegerType::signless(ctx, 8);
    let mut builder = rw.builder();
    let single = with_element_type(ctx, from, Type::F32);
    let single = match width {
        ..32 => builder.create_value(ExtFOp::spec(single, operand).fastmath(fastmath)),
        32 => operand,
        _ => builder.create_value(TruncFOp::spec(single, operand).fastmath(fastmath)),
    };
    let mut e = ArithBuilder::new(&mut builder, from);
    // The truncation drops the sign bit, which is above the exponent.
    let bits = e.bitcast(single, Type::I32);
    let mantissa = e.int(Type::I32, 23);
    let exponent = e.shrui(bits, mantissa);
    let exponent = e.trunci(exponent, i8);
    let value = e.bitcast(exponent, element_type_or_self(ctx, to));
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
