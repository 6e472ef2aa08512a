//! Converts shifts of wide integers.
//!
//! Shifts by the full width or more yield poison, so only the low half of the amount matters. The amount may still
//! reach the width of a half. A half that is shifted by such an amount is poison, so a select must discard it.

use super::halves::{Wide, constant, drop_last_dim, half, halves, join};
use terrace_arith::{
    ArithBuilder, CmpIOp, CmpIPredicate, ExtSIOp, ExtUIOp, OrIOp, SelectOp, ShLIOp, ShRSIOp,
    ShRUIOp, SubIOp,
};
use terrace_ir::OpView;
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, PatternSet};

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_conversion_fn::<ShLIOp>("ConvertShLI", convert_shli)
        .add_conversion_fn::<ShRSIOp>("ConvertShRSI", convert_shrsi)
        .add_conversion_fn::<ShRUIOp>("ConvertShRUI", convert_shrui);
}

/// Converts `arith.shli`. The low half is the shifted low half, or zero. The high half is the shifted high half
/// combined with the bits shifted out of the low half. For amounts of at least the width of a half, it is the low half
/// shifted by the remaining amount.
fn convert_shli(op: ShLIOp, args: Adaptor<'_, ShLIOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let wide = Wide::of(rw, rw.read(op).result_type())?;
    let mut builder = rw.builder();
    let [low, high] = halves(&mut builder, wide, args.lhs());
    let amount = half(&mut builder, wide, args.rhs(), 0);
    let mut e = ArithBuilder::new(&mut builder, wide.half);
    let zero = e.int(wide.narrow, 0);
    let width = e.int(wide.narrow, i64::from(wide.width));
    let is_far = e.cmpi(CmpIPredicate::Uge, amount, width);
    let near = e.shli(low, amount);
    let new_low = e.select(is_far, zero, near);
    let capped = e.select(is_far, width, amount);
    let back = e.subi(width, capped);
    let leaving = e.shrui(low, back);
    // For an amount of zero, the low half would be shifted back by its full width, which yields poison.
    let is_whole = e.cmpi(CmpIPredicate::Eq, amount, zero);
    let leaving = e.select(is_whole, zero, leaving);
    let beyond = e.subi(amount, width);
    let far = e.shli(low, beyond);
    let high = e.shli(high, amount);
    let high = e.select(is_far, zero, high);
    let from_low = e.select(is_far, far, leaving);
    let new_high = e.ori(from_low, high);
    let value = join(&mut builder, wide, [new_low, new_high]);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Converts `arith.shrui`, the mirror image of [`convert_shli`].
fn convert_shrui(
    op: ShRUIOp,
    args: Adaptor<'_, ShRUIOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let wide = Wide::of(rw, rw.read(op).result_type())?;
    let mut builder = rw.builder();
    let [low, high] = halves(&mut builder, wide, args.lhs());
    let amount = half(&mut builder, wide, args.rhs(), 0);
    let mut e = ArithBuilder::new(&mut builder, wide.half);
    let zero = e.int(wide.narrow, 0);
    let width = e.int(wide.narrow, i64::from(wide.width));
    let is_far = e.cmpi(CmpIPredicate::Uge, amount, width);
    let low = e.shrui(low, amount);
    let low = e.select(is_far, zero, low);
    let near = e.shrui(high, amount);
    let new_high = e.select(is_far, zero, near);
    let capped = e.select(is_far, width, amount);
    let back = e.subi(width, capped);
    let leaving = e.shli(high, back);
    let is_whole = e.cmpi(CmpIPredicate::Eq, amount, zero);
    let leaving = e.select(is_whole, zero, leaving);
    let beyond = e.subi(amount, width);
    let far = e.shrui(high, beyond);
    let from_high = e.select(is_far, far, leaving);
    let new_low = e.ori(low, from_high);
    let value = join(&mut builder, wide, [new_low, new_high]);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Converts `arith.shrsi` to a logical shift of the wide operands with the sign filled in. Other patterns convert the
/// wide operations.
fn convert_shrsi(
    op: ShRSIOp,
    args: Adaptor<'_, ShRSIOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let old = view.result_type();
    let (lhs, rhs) = (view.lhs(), view.rhs());
    let wide = Wide::of(rw, old)?;
    let mut builder = rw.builder();
    let high = half(&mut builder, wide, args.lhs(), 1);
    let amount = half(&mut builder, wide, args.rhs(), 0);
    let b = &mut builder;
    let zero = constant(b, wide.half, 0);
    let is_negative = b.create_value(CmpIOp::spec(CmpIPredicate::Slt, high, zero));
    let is_negative = drop_last_dim(b, is_negative, old);
    let sign = b.create_value(ExtSIOp::spec(old, is_negative));
    let width = constant(b, wide.half, i64::from(wide.width) * 2);
    let kept = b.create_value(SubIOp::spec(width, amount));
    let kept = drop_last_dim(b, kept, old);
    let kept = b.create_value(ExtUIOp::spec(old, kept));
    let sign = b.create_value(ShLIOp::spec(sign, kept));
    let shifted = b.create_value(ShRUIOp::spec(lhs, rhs));
    let value = b.create_value(OrIOp::spec(shifted, sign));
    // For an amount of zero, the sign is shifted by the full width, which yields poison.
    let is_whole = b.create_value(CmpIOp::spec(CmpIPredicate::Eq, amount, zero));
    let is_whole = drop_last_dim(b, is_whole, old);
    rw.replace_op_with(op.id(), SelectOp::spec(is_whole, lhs, value));
    Ok(())
}
