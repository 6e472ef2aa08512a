//! Expands powers with constant exponents into products, quotients and roots.

use crate::emit::check_constants;
use crate::power::{power_of_infinity, power_of_root};
use terrace_arith::enums::FastMathFlags;
use terrace_arith::{ArithBuilder, CmpIPredicate, ConstantOp, DivFOp, MulFOp, MulIOp};
use terrace_builtin::elements::{float_kind, float_or_splat, float_splat, int_or_splat, int_splat};
use terrace_builtin::types::{VectorType, element_type_or_self};
use terrace_ir::{OpView, Type, ValueId};
use terrace_math::{FPowIOp, IPowIOp, MathBuilder, PowFOp};
use terrace_numeric::ApFloat;
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};
use terrace_vector::BroadcastOp;

/// The maximum absolute exponent for which a power becomes products.
const MOST: u64 = 8;

/// Adds the patterns that expand powers with constant exponents: `math.powf` with 1, 2, 3, -1, 0.5, -0.5 and 0.75, and
/// `math.ipowi` and `math.fpowi` with -8 to 8. MLIR's `populateMathAlgebraicSimplificationPatterns`.
///
/// ```
/// use terrace_math_transforms::populate_math_algebraic_simplification_patterns;
/// use terrace_rewrite::PatternSet;
///
/// let mut patterns = PatternSet::new();
/// populate_math_algebraic_simplification_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 3);
/// ```
pub fn populate_math_algebraic_simplification_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("PowFStrengthReduction", powf)
        .add_fn(
            "PowIStrengthReduction<math::IPowIOp, arith::DivSIOp, arith::MulIOp>",
            ipowi,
        )
        .add_fn(
            "PowIStrengthReduction<math::FPowIOp, arith::DivFOp, arith::MulFOp>",
            fpowi,
        );
}

/// Creates the constant 1, or a splat of it.
fn one(rw: &mut dyn Rewriter<'_>, ty: Type) -> ValueId {
    let element = element_type_or_self(rw.ctx(), ty);
    let is_vector = ty.is::<VectorType>(rw.ctx());
    let of = if is_vector { element } else { ty };
    let value = match float_kind(rw.ctx(), element) {
        Some(kind) => float_or_splat(rw.ctx(), of, ApFloat::one(kind)),
        None => int_or_splat(rw.ctx(), of, 1),
    };
    let value = rw.create_value(ConstantOp::spec(value));
    match is_vector {
        true => rw.create_value(BroadcastOp::spec(ty, value)),
        false => value,
    }
}

fn powf(op: PowFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let (x, exponent) = (view.lhs(), view.rhs());
    let ty = body.ty(x);
    let flags: FastMathFlags = view.fastmath();
    let exponent = rw.constant(exponent);
    let exponent = exponent.and_then(|constant| float_splat(ctx, constant));
    let exponent = exponent.ok_or(NO_MATCH)?;
    check_constants(ctx, ty)?;
    let kind = exponent.kind();
    let is = |value: f64| exponent.is_exactly(value);
    if is(1.0) {
        rw.replace_op(op.id(), &[x]);
    } else if is(2.0) {
        rw.replace_op_with(op.id(), MulFOp::spec(x, x).fastmath(flags));
    } else if is(3.0) {
        let square = rw.create_value(MulFOp::spec(x, x).fastmath(flags));
        rw.replace_op_with(op.id(), MulFOp::spec(x, square).fastmath(flags));
    } else if is(-1.0) {
        let one = one(rw, ty);
        rw.replace_op_with(op.id(), DivFOp::spec(one, x).fastmath(flags));
    } else if is(0.5) {
        let infinity = ApFloat::infinity(kind, false);
        by_roots(op, rw, |e| {
            let root = e.sqrt(x);
            power_of_root(e, x, root, infinity)
        });
    } else if is(-0.5) {
        let zero = ApFloat::zero(kind, false);
        by_roots(op, rw, |e| {
            let root = e.rsqrt(x);
            power_of_root(e, x, root, zero)
        });
    } else if is(0.75) {
        let infinity = ApFloat::infinity(kind, false);
        by_roots(op, rw, |e| {
            let half = e.sqrt(x);
            let quarter = e.sqrt(half);
            let product = e.mulf(half, quarter);
            power_of_infinity(e, x, product, infinity)
        });
    } else {
        return Err(NO_MATCH);
    }
    Ok(())
}

/// Replaces a power by the result of `make`, which uses the flags of the power.
fn by_roots(
    op: PowFOp,
    rw: &mut dyn Rewriter<'_>,
    make: impl FnOnce(&mut ArithBuilder<'_, '_>) -> ValueId,
) {
    let view = rw.read(op);
    let (ty, flags): (_, FastMathFlags) = (view.lhs_type(), view.fastmath());
    let mut builder = rw.builder();
    let value = make(&mut ArithBuilder::new(&mut builder, ty).with_flags(flags));
    rw.replace_op(op.id(), &[value]);
}

/// Returns the exponent of an integer power, if it is constant and small.
fn small_exponent(op: impl OpView, rw: &dyn Rewriter<'_>) -> Result<i64, NoMatch> {
    let (base, exponent) = (rw.operand(op.id(), 0), rw.operand(op.id(), 1));
    check_constants(rw.ctx(), rw.body().ty(base))?;
    let exponent = rw.constant(exponent);
    let exponent = exponent.and_then(|constant| int_splat(rw.ctx(), constant));
    let exponent = exponent.and_then(|exponent| exponent.to_i64());
    let exponent = exponent.ok_or(NO_MATCH)?;
    check(exponent.unsigned_abs() <= MOST)?;
    Ok(exponent)
}

fn fpowi(op: FPowIOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let exponent = small_exponent(op, rw)?;
    let base = rw.operand(op.id(), 0);
    let ty = rw.body().ty(base);
    let flags: FastMathFlags = rw.read(op).fastmath();
    if exponent == 0 {
        let one = one(rw, ty);
        rw.replace_op(op.id(), &[one]);
        return Ok(());
    }
    // The power in the denominator may be zero or infinite although the quotient is neither.
    let inner = match exponent < 0 {
        true => flags.without(FastMathFlags::NNAN | FastMathFlags::NINF),
        false => flags,
    };
    let mut power = base;
    for _ in 1..exponent.unsigned_abs() {
        power = rw.create_value(MulFOp::spec(power, base).fastmath(inner));
    }
    if exponent < 0 {
        let one = one(rw, ty);
        power = rw.create_value(DivFOp::spec(one, power).fastmath(inner));
    }
    rw.replace_op(op.id(), &[power]);
    Ok(())
}

/// Expands `math.ipowi`. Only the inverses of 1 and -1 are integers, so a negative exponent does not become a product,
/// which could wrap.
fn ipowi(op: IPowIOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let exponent = small_exponent(op, rw)?;
    let base = rw.operand(op.id(), 0);
    let ty = rw.body().ty(base);
    if exponent == 0 {
        let one = one(rw, ty);
        rw.replace_op(op.id(), &[one]);
        return Ok(());
    }
    if exponent < 0 {
        let mut builder = rw.builder();
        let mut e = ArithBuilder::new(&mut builder, ty);
        let element = e.element();
        let [zero, one, minus_one] = [0, 1, -1].map(|value| e.int(element, value));
        let is_one = e.cmpi(CmpIPredicate::Eq, base, one);
        let is_minus_one = e.cmpi(CmpIPredicate::Eq, base, minus_one);
        let is_unit = e.ori(is_one, is_minus_one);
        let power = if exponent % 2 == 0 { one } else { base };
        let power = e.select(is_unit, power, zero);
        rw.replace_op(op.id(), &[power]);
        return Ok(());
    }
    let mut power = base;
    for _ in 1..exponent.unsigned_abs() {
        power = rw.create_value(MulIOp::spec(power, base));
    }
    rw.replace_op(op.id(), &[power]);
    Ok(())
}
