//! Converts casts from and to wide integers.

use super::WideIntEmulationConverter;
use super::halves::{
    Wide, append_last_dim, constant, drop_last_dim, half, halves, insert_half, join,
};
use crate::element_kind;
use terrace_arith::{
    AddFOp, ArithBuilder, CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp, DivFOp,
    ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, IndexCastOp, IndexCastUIOp, MulFOp, NegFOp, OrIOp,
    RemFOp, SIToFPOp, SelectOp, ShLIOp, ShRUIOp, SubIOp, TruncIOp, UIToFPOp,
};
use terrace_builtin::elements::float_or_splat;
use terrace_builtin::types::{IntegerType, element_type_or_self, with_element_type};
use terrace_ir::{Builder, Context, OpId, OpView, Type, ValueId};
use terrace_numeric::{ApFloat, ApInt, FloatKind};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, PatternSet, require};

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_conversion_fn::<ExtSIOp>("ConvertExtSI", convert_extsi)
        .add_conversion_fn::<ExtUIOp>("ConvertExtUI", convert_extui)
        .add_conversion_fn::<TruncIOp>("ConvertTruncI", convert_trunci);
    macro_rules! index_casts {
        ($($op:ident $extension:ident)*) => {
            $(patterns
                .add_conversion_fn("ConvertIndexCastIntToIndex", |op: $op, args, rw| {
                    int_to_index(op.id(), args.r#in(), rw, |builder, ty, value| {
                        builder.create_value($op::spec(ty, value))
                    })
                })
                .add_conversion_fn("ConvertIndexCastIndexToInt", |op: $op, args, rw| {
                    index_to_int(op.id(), args.r#in(), rw, |builder, narrow, ty, value| {
                        let value = builder.create_value($op::spec(narrow, value));
                        builder.create_value($extension::spec(ty, value))
                    })
                });)*
        };
    }
    index_casts!(IndexCastOp ExtSIOp IndexCastUIOp ExtUIOp);
    patterns
        .add_conversion_fn::<SIToFPOp>("ConvertSIToFP", convert_sitofp)
        .add_conversion_fn::<UIToFPOp>("ConvertUIToFP", convert_uitofp)
        .add_conversion_fn::<FPToSIOp>("ConvertFPToSI", convert_fptosi)
        .add_conversion_fn::<FPToUIOp>("ConvertFPToUI", convert_fptoui);
}

fn convert_extsi(
    op: ExtSIOp,
    args: Adaptor<'_, ExtSIOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let wide = Wide::of(rw, rw.read(op).out_type())?;
    let value = append_last_dim(&mut rw.builder(), args.r#in());
    let low = rw.create_or_fold(ExtSIOp::spec(wide.half, value));
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, wide.half);
    let zero = e.int(wide.narrow, 0);
    let is_negative = e.cmpi(CmpIPredicate::Slt, low, zero);
    let high = builder.create_value(ExtSIOp::spec(wide.half, is_negative));
    let value = join(&mut builder, wide, [low, high]);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn convert_extui(
    op: ExtUIOp,
    args: Adaptor<'_, ExtUIOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let wide = Wide::of(rw, rw.read(op).out_type())?;
    let value = append_last_dim(&mut rw.builder(), args.r#in());
    let low = rw.create_or_fold(ExtUIOp::spec(wide.half, value));
    let mut builder = rw.builder();
    let zero = constant(&mut builder, wide.ty, 0);
    let value = insert_half(&mut builder, low, zero, 0);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Converts truncations to types that the target supports. Truncations between wide integers do not match.
fn convert_trunci(
    op: TruncIOp,
    args: Adaptor<'_, TruncIOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let (from, to) = (view.in_type(), view.out_type());
    let why = "the result is a wide integer";
    require(rw.convert_type(to)? == to, why)?;
    let wide = Wide::of(rw, from)?;
    let mut builder = rw.builder();
    let low = half(&mut builder, wide, args.r#in(), 0);
    let low = drop_last_dim(&mut builder, low, from);
    let value = rw.create_or_fold(TruncIOp::spec(to, low));
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn is_index(ctx: &Context, ty: Type) -> bool {
    element_type_or_self(ctx, ty) == Type::INDEX
}

/// Converts a cast to `index`, which drops the high half.
fn int_to_index(
    op: OpId,
    operand: ValueId,
    rw: &mut ConversionRewriter<'_>,
    cast: impl Fn(&mut Builder<'_>, Type, ValueId) -> ValueId,
) -> Match {
    let body = rw.body();
    let (from, to) = (body.ty(body.operand(op, 0)), body.ty(body.result(op, 0)));
    require(is_index(rw.ctx(), to), "not a cast to index")?;
    let wide = Wide::of(rw, from)?;
    let mut builder = rw.builder();
    let low = half(&mut builder, wide, operand, 0);
    let low = drop_last_dim(&mut builder, low, from);
    let value = cast(&mut builder, to, low);
    rw.replace_op(op, &[value]);
    Ok(())
}

/// Replaces a cast from `index` by a cast to the widest supported integer and an extension to the wide integer. Another
/// pattern converts the extension.
fn index_to_int(
    op: OpId,
    operand: ValueId,
    rw: &mut ConversionRewriter<'_>,
    cast: impl Fn(&mut Builder<'_>, Type, Type, ValueId) -> ValueId,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let (from, to) = (body.ty(body.operand(op, 0)), body.ty(body.result(op, 0)));
    require(is_index(ctx, from), "not a cast from index")?;
    Wide::of(rw, to)?;
    let widest = rw
        .type_converter()
        .and_then(WideIntEmulationConverter::of)
        .ok_or("the type converter is not that of the wide integers")?
        .max_target_int_bit_width();
    let narrow = with_element_type(ctx, to, IntegerType::signless(ctx, widest));
    let value = cast(&mut rw.builder(), narrow, to, operand);
    rw.replace_op(op, &[value]);
    Ok(())
}

/// Creates `2^width` as a value of a float type or a shape of floats. Rounding may make it infinite.
fn power_of_two(builder: &mut Builder<'_>, kind: FloatKind, ty: Type, width: u32) -> ValueId {
    let power = ApInt::one_bit(width + 1, width);
    let power = ApFloat::from_apint(kind, &power, false).value;
    let power = float_or_splat(builder.ctx, ty, power);
    builder.create_value(ConstantOp::spec(power))
}

/// Converts `arith.uitofp` to the low half plus the high half times a power of two, or to the low half if the high half
/// is zero. If a half may be inexact as a float, the sum would round a value that is already rounded, as in upstream.
/// Then only the high bits are converted to a float, by [`high_bits`].
fn convert_uitofp(
    op: UIToFPOp,
    args: Adaptor<'_, UIToFPOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, view) = (rw.ctx(), rw.read(op));
    let (from, to) = (view.in_type(), view.out_type());
    let kind = element_kind(ctx, to).ok_or("the result is not a float")?;
    let wide = Wide::of(rw, from)?;
    let mut builder = rw.builder();
    let [low, high] = halves(&mut builder, wide, args.r#in());
    let low = drop_last_dim(&mut builder, low, from);
    let high = drop_last_dim(&mut builder, high, from);
    let ty = builder.body().ty(high);
    let b = &mut builder;
    let zero = constant(b, ty, 0);
    let is_low = b.create_value(CmpIOp::spec(CmpIPredicate::Eq, high, zero));
    let float_of_low = b.create_value(UIToFPOp::spec(to, low));
    let otherwise = if rounds_twice(kind, wide.width)? {
        high_bits(b, kind, to, wide.width, [low, high])
    } else {
        let high = b.create_value(UIToFPOp::spec(to, high));
        let power = power_of_two(b, kind, to, wide.width);
        let high = b.create_value(MulFOp::spec(high, power));
        b.create_value(AddFOp::spec(float_of_low, high))
    };
    rw.replace_op_with(op.id(), SelectOp::spec(is_low, float_of_low, otherwise));
    Ok(())
}

/// Returns true if a half may be inexact as a float, and the power of two that scales the high half is finite.
fn rounds_twice(kind: FloatKind, width: u32) -> Result<bool, NoMatch> {
    let power = ApFloat::from_apint(kind, &ApInt::one_bit(width + 1, width), false).value;
    if ApFloat::holds_integers(kind, width, false) || !power.is_finite() {
        return Ok(false);
    }
    match width >= kind.precision() + 2 {
        true => Ok(true),
        false => Err(NoMatch::because("a half has too few bits to round by")),
    }
}

/// Creates the float of an integer whose high half is not zero. Shifts the halves left until the high half has two bits
/// more than the precision of the float. The lowest bit of the high half is then set if any discarded bit was set; this
/// bit is below the one that decides the rounding.
fn high_bits(
    b: &mut Builder<'_>,
    kind: FloatKind,
    to: Type,
    width: u32,
    [mut low, mut high]: [ValueId; 2],
) -> ValueId {
    let ty = b.body().ty(high);
    let zero = constant(b, ty, 0);
    let mut scale = power_of_two(b, kind, to, width);
    let mut step = width / 2;
    // The maximum number of leading zeros of the high half.
    let mut zeros = width - 1;
    while zeros > width - kind.precision() - 2 {
        let amount = constant(b, ty, step.into());
        let rest = constant(b, ty, (width - step).into());
        let upper = b.create_value(ShRUIOp::spec(high, rest));
        let is_less = b.create_value(CmpIOp::spec(CmpIPredicate::Eq, upper, zero));
        let shifted = b.create_value(ShLIOp::spec(high, amount));
        let below = b.create_value(ShRUIOp::spec(low, rest));
        let shifted = b.create_value(OrIOp::spec(shifted, below));
        high = b.create_value(SelectOp::spec(is_less, shifted, high));
        let shifted = b.create_value(ShLIOp::spec(low, amount));
        low = b.create_value(SelectOp::spec(is_less, shifted, low));
        let power = power_of_two(b, kind, to, step);
        let less = b.create_value(DivFOp::spec(scale, power));
        scale = b.create_value(SelectOp::spec(is_less, less, scale));
        zeros = step - 1;
        step /= 2;
    }
    let is_more = b.create_value(CmpIOp::spec(CmpIPredicate::Ne, low, zero));
    let is_more = b.create_value(ExtUIOp::spec(ty, is_more));
    let high = b.create_value(OrIOp::spec(high, is_more));
    let high = b.create_value(UIToFPOp::spec(to, high));
    b.create_value(MulFOp::spec(high, scale))
}

/// Converts `arith.sitofp`: converts the absolute value as an unsigned integer, and then applies the sign.
fn convert_sitofp(
    op: SIToFPOp,
    _: Adaptor<'_, SIToFPOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let operand = view.r#in();
    let (from, to) = (view.in_type(), view.out_type());
    Wide::of(rw, from)?;
    let mut builder = rw.builder();
    let b = &mut builder;
    let zero = constant(b, from, 0);
    let is_negative = b.create_value(CmpIOp::spec(CmpIPredicate::Slt, operand, zero));
    let negated = b.create_value(SubIOp::spec(zero, operand));
    let absolute = b.create_value(SelectOp::spec(is_negative, negated, operand));
    let value = b.create_value(UIToFPOp::spec(to, absolute));
    let negated = b.create_value(NegFOp::spec(value));
    rw.replace_op_with(op.id(), SelectOp::spec(is_negative, negated, value));
    Ok(())
}

/// Converts `arith.fptoui`: after division by a power of two, the quotient is the high half and the remainder the low
/// half.
fn convert_fptoui(
    op: FPToUIOp,
    args: Adaptor<'_, FPToUIOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let value = args.r#in();
    let (from, to) = (body.ty(value), rw.read(op).out_type());
    let kind = element_kind(ctx, from).ok_or("the operand is not a float")?;
    let wide = Wide::of(rw, to)?;
    let narrow = with_element_type(ctx, to, wide.narrow);
    let mut builder = rw.builder();
    let b = &mut builder;
    let power = power_of_two(b, kind, from, wide.width);
    let high = b.create_value(DivFOp::spec(value, power));
    let high = b.create_value(FPToUIOp::spec(narrow, high));
    let low = b.create_value(RemFOp::spec(value, power));
    let low = b.create_value(FPToUIOp::spec(narrow, low));
    let high = append_last_dim(b, high);
    let low = append_last_dim(b, low);
    let value = join(b, wide, [low, high]);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Converts `arith.fptosi`: converts the absolute value to an unsigned integer, and then applies the sign.
fn convert_fptosi(
    op: FPToSIOp,
    args: Adaptor<'_, FPToSIOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let value = args.r#in();
    let (from, to) = (body.ty(value), rw.read(op).out_type());
    let kind = element_kind(ctx, from).ok_or("the operand is not a float")?;
    Wide::of(rw, to)?;
    let mut builder = rw.builder();
    let b = &mut builder;
    let float_zero = float_or_splat(ctx, from, ApFloat::zero(kind, false));
    let float_zero = b.create_value(ConstantOp::spec(float_zero));
    let zero = constant(b, to, 0);
    let is_negative = b.create_value(CmpFOp::spec(CmpFPredicate::Olt, value, float_zero));
    let negated = b.create_value(NegFOp::spec(value));
    let absolute = b.create_value(SelectOp::spec(is_negative, negated, value));
    let int = b.create_value(FPToUIOp::spec(to, absolute));
    let negated = b.create_value(SubIOp::spec(zero, int));
    rw.replace_op_with(op.id(), SelectOp::spec(is_negative, negated, int));
    Ok(())
}
