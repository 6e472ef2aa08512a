//! Expands casts of floats of 4, 6 and 8 bits into arithmetic on integers and on `f32` or `f64`.
//!
//! Upstream's patterns for `f4E2M1FN` and `f8E8M0FNU` are in `float4` and `small_float`, except the truncation to
//! `f4E2M1FN`, which this module shares with the other formats. Upstream has no expansion for the other formats:
//! `convert-arith-to-apfloat` replaces all arithmetic on floats by library calls.

use crate::element_kind;
use terrace_arith::enums::RoundingMode;
use terrace_arith::{ArithBuilder, CmpFPredicate, CmpIPredicate, ExtFOp, TruncFOp};
use terrace_builtin::elements::is_small_float;
use terrace_builtin::types::{IntegerType, element_type_or_self, with_element_type};
use terrace_ir::{Context, OpView, Type};
use terrace_numeric::{ApFloat, FloatKind};
use terrace_rewrite::{Match, NoMatch, PatternSet, Rewriter, require};

/// Returns true if upstream has no pattern for casts of a format.
fn is_never_upstreams(kind: FloatKind) -> bool {
    is_small_float(kind) && !is_upstreams(kind)
}

/// Returns true if upstream has patterns for casts of a format.
pub(crate) fn is_upstreams(kind: FloatKind) -> bool {
    matches!(kind, FloatKind::F4E2M1FN | FloatKind::F8E8M0FNU)
}

/// Returns true if this module expands casts between two formats. Upstream's expansion of casts between `f4E2M1FN` and
/// floats wider than `f32` is invalid.
pub(crate) fn casts_here(narrow: FloatKind, wide: FloatKind) -> bool {
    is_never_upstreams(narrow)
        || is_never_upstreams(wide)
        || narrow == FloatKind::F4E2M1FN && wide.width() > 32
}

/// Adds the patterns for `arith.extf` and `arith.truncf` of [`TERRACE_EXPAND_ARITH`](crate::TERRACE_EXPAND_ARITH).
pub fn populate_expand_tiny_floats(patterns: &mut PatternSet) {
    patterns.add_fn("ExpandTinyFloatExtFOp", extend);
    patterns.add_fn("ExpandTinyFloatTruncFOp", truncate);
}

/// A small format and a wide format. The methods return constants that describe the small format in the wide one.
struct Formats {
    small: FloatKind,
    wide: FloatKind,
}

impl Formats {
    /// Returns the bits of a number in the wide format.
    fn wide_bits(&self, value: ApFloat) -> i64 {
        value.convert(self.wide).value.bits() as i64
    }

    fn smallest_normal(&self) -> i64 {
        self.wide_bits(ApFloat::smallest_normalized(self.small, false))
    }

    fn smallest(&self) -> ApFloat {
        ApFloat::smallest(self.small, false)
            .convert(self.wide)
            .value
    }

    /// Returns the bits of the small format for a value of the wide format.
    fn small_bits(&self, value: ApFloat) -> i64 {
        value.convert(self.small).value.bits() as i64
    }

    /// Returns the number of mantissa bits that the wide format has beyond those of the small format.
    fn dropped(&self) -> i64 {
        i64::from(self.wide.precision() - self.small.precision())
    }

    fn mantissa(&self) -> u32 {
        self.wide.precision() - 1
    }

    fn sign(&self) -> i64 {
        1 << (self.small.width() - 1)
    }
}

/// Returns true if the format has -0. Otherwise the encoding of -0 is NaN.
fn has_negative_zero(kind: FloatKind) -> bool {
    ApFloat::zero(kind, true).is_neg_zero()
}

fn extend(op: ExtFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let operand = view.r#in();
    let (from, to) = (body.ty(operand), view.out_type());
    let (small, target) = casted(ctx, from, to)?;
    let why = "upstream's patterns expand this extension";
    require(casts_here(small, target), why)?;
    let formats = Formats {
        small,
        wide: FloatKind::F32,
    };
    let int = IntegerType::signless(ctx, small.width());
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, from);
    let bits = e.bitcast(operand, int);
    let bits = e.extui(bits, Type::I32);
    let magnitude = e.int(Type::I32, formats.sign() - 1);
    let magnitude = e.andi(bits, magnitude);
    // Normal numbers differ only in the bias of the exponent and the width of the mantissa.
    let dropped = e.int(Type::I32, formats.dropped());
    let bias = e.int(
        Type::I32,
        formats.smallest_normal() - (1 << formats.mantissa()),
    );
    let normal = e.shli(magnitude, dropped);
    let normal = e.addi(normal, bias);
    // Subnormal numbers are multiples of the smallest subnormal number.
    let count = e.uitofp(magnitude, Type::F32);
    let smallest = e.float(formats.smallest());
    let denormal = e.mulf(count, smallest);
    let denormal = e.bitcast(denormal, Type::I32);
    let least_normal = e.int(Type::I32, 1 << (small.precision() - 1));
    let is_normal = e.cmpi(CmpIPredicate::Uge, magnitude, least_normal);
    let mut value = e.select(is_normal, normal, denormal);
    let largest = ApFloat::largest(small, false).bits() as i64;
    let nan = formats.wide_bits(ApFloat::nan(FloatKind::F32, false));
    if small.has_nan() && has_negative_zero(small) {
        let nan = e.int(Type::I32, nan);
        let largest = e.int(Type::I32, largest);
        let is_special = e.cmpi(CmpIPredicate::Ugt, magnitude, largest);
        value = e.select(is_special, nan, value);
    }
    if small.has_infinity() {
        let infinity = ApFloat::infinity(FloatKind::F32, false);
        let code = e.int(Type::I32, largest + 1);
        let infinity = e.int(Type::I32, formats.wide_bits(infinity));
        let is_infinity = e.cmpi(CmpIPredicate::Eq, magnitude, code);
        value = e.select(is_infinity, infinity, value);
    }
    let to_sign = e.int(Type::I32, 32 - i64::from(small.width()));
    let sign_bit = e.int(Type::I32, i64::from(i32::MIN));
    let sign = e.shli(bits, to_sign);
    let sign = e.andi(sign, sign_bit);
    value = e.ori(value, sign);
    if !has_negative_zero(small) {
        let nan = e.int(Type::I32, nan);
        let code = e.int(Type::I32, formats.sign());
        let is_nan = e.cmpi(CmpIPredicate::Eq, bits, code);
        value = e.select(is_nan, nan, value);
    }
    let single = e.bitcast(value, Type::F32);
    // The wider type can also represent the value.
    let value = match target.width() {
        ..32 => builder.create_value(TruncFOp::spec(to, single)),
        32 => single,
        _ => builder.create_value(ExtFOp::spec(to, single)),
    };
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn truncate(op: TruncFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let (from, to) = (view.r#in(), view.out());
    let (source, small) = casted(ctx, body.ty(from), body.ty(to))?;
    let why = "upstream's patterns expand this truncation";
    require(casts_here(small, source), why)?;
    truncate_to_nearest(op, rw)
}

/// Truncates to a format of 4, 6 or 8 bits except `f8E8M0FNU`. Rounds to nearest, ties to even.
pub(crate) fn truncate_to_nearest(op: TruncFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let operand = view.r#in();
    let (from, to) = (body.ty(operand), view.out_type());
    let (source, small) = casted(ctx, from, to)?;
    let rounding = view.roundingmode();
    if rounding.is_some_and(|mode| mode != RoundingMode::ToNearestEven) {
        return Err(NoMatch::because(
            "only the default rounding mode is expanded",
        ));
    }
    let (wide, float, int) = match source.width() {
        ..=32 => (FloatKind::F32, Type::F32, Type::I32),
        _ => (FloatKind::F64, Type::F64, Type::I64),
    };
    let formats = Formats { small, wide };
    let mut builder = rw.builder();
    let wide_type = with_element_type(ctx, from, float);
    // Floats wider than `f64` are rounded twice.
    let value = match source.width() {
        width if width < wide.width() => builder.create_value(ExtFOp::spec(wide_type, operand)),
        width if width > wide.width() => builder.create_value(TruncFOp::spec(wide_type, operand)),
        _ => operand,
    };
    let mut e = ArithBuilder::new(&mut builder, from);
    let bits = e.bitcast(value, int);
    let magnitude = e.int(int, !(1 << (wide.width() - 1)));
    let magnitude = e.andi(bits, magnitude);
    // Normal numbers. Ties round to even: add half a unit of the last place that is kept, less one if that place is 0.
    // A carry propagates into the exponent.
    let bias = e.int(int, formats.smallest_normal() - (1 << formats.mantissa()));
    let dropped = e.int(int, formats.dropped());
    let one = e.int(int, 1);
    let almost_half = e.int(int, (1 << (formats.dropped() - 1)) - 1);
    let biased = e.subi(magnitude, bias);
    let last_place = e.shrui(biased, dropped);
    let last_place = e.andi(last_place, one);
    let rounded = e.addi(biased, almost_half);
    let rounded = e.addi(rounded, last_place);
    let normal = e.shrui(rounded, dropped);
    // Subnormal numbers. Adding a number whose last place is the smallest subnormal number rounds the sum to that
    // place.
    let absolute = e.bitcast(magnitude, float);
    let ulp =
        formats.smallest().bits() as i64 + (i64::from(formats.mantissa()) << formats.mantissa());
    let added = ApFloat::from_bits(wide, ulp as u128);
    let added = e.float(added);
    let sum = e.addf(absolute, added);
    let sum = e.bitcast(sum, int);
    let added = e.int(int, ulp);
    let denormal = e.subi(sum, added);
    let least_normal = e.int(int, formats.smallest_normal());
    let is_normal = e.cmpi(CmpIPredicate::Uge, magnitude, least_normal);
    let mut code = e.select(is_normal, normal, denormal);
    let largest = ApFloat::largest(small, false).bits() as i64;
    let overflow = formats.small_bits(ApFloat::largest(wide, false));
    let overflow = e.int(int, overflow);
    let largest = e.int(int, largest);
    let overflows = e.cmpi(CmpIPredicate::Ugt, code, largest);
    code = e.select(overflows, overflow, code);
    let nan = formats.small_bits(ApFloat::nan(wide, false));
    let nan = e.int(int, nan);
    let is_nan = e.cmpf(CmpFPredicate::Uno, value, value);
    code = e.select(is_nan, nan, code);
    let sign = e.int(int, i64::from(wide.width() - small.width()));
    let sign = e.shrui(bits, sign);
    let sign_bit = e.int(int, formats.sign());
    let mut sign = e.andi(sign, sign_bit);
    if !has_negative_zero(small) {
        let zero = e.int(int, 0);
        let is_zero = e.cmpi(CmpIPredicate::Eq, code, zero);
        sign = e.select(is_zero, zero, sign);
    }
    code = e.ori(code, sign);
    let code = e.trunci(code, IntegerType::signless(ctx, small.width()));
    let value = e.bitcast(code, element_type_or_self(ctx, to));
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Returns the source and destination formats of a cast.
fn casted(ctx: &Context, from: Type, to: Type) -> Result<(FloatKind, FloatKind), NoMatch> {
    let kinds = element_kind(ctx, from).zip(element_kind(ctx, to));
    kinds.ok_or(NoMatch::because("not a cast of floats"))
}
