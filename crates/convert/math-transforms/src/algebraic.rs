//! Powers with known exponents as products, quotients and roots.

use terrace_arith::enums::FastMathFlags;
use terrace_arith::{ConstantOp, DivFOp, DivSIOp, MulFOp, MulIOp};
use terrace_builtin::elements::{float_kind, float_or_splat, float_splat, int_or_splat, int_splat};
use terrace_builtin::types::{VectorType, element_type_or_self};
use terrace_ir::{Attr, OpView, Type, ValueId};
use terrace_math::{FPowIOp, IPowIOp, PowFOp, RsqrtOp, SqrtOp};
use terrace_numeric::ApFloat;
use terrace_rewrite::{NO_MATCH, NoMatch, PatternSet, Rewriter, check};
use terrace_vector::BroadcastOp;

/// Powers of up to this are products.
const MOST: u64 = 8;

/// Adds the patterns that take powers with known exponents apart: `math.powf` to 1, 2, 3, -1, 0.5, -0.5 and 0.75, and `math.ipowi` and
/// `math.fpowi` to numbers from -8 to 8. MLIR's `populateMathAlgebraicSimplificationPatterns`.
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
            |op: IPowIOp, rw| {
                powi(
                    op,
                    rw,
                    |rw, a, b| rw.create_value(MulIOp::spec(a, b)),
                    |rw, a, b| rw.create_value(DivSIOp::spec(a, b)),
                )
            },
        )
        .add_fn(
            "PowIStrengthReduction<math::FPowIOp, arith::DivFOp, arith::MulFOp>",
            |op: FPowIOp, rw| {
                powi(
                    op,
                    rw,
                    |rw, a, b| rw.create_value(MulFOp::spec(a, b)),
                    |rw, a, b| rw.create_value(DivFOp::spec(a, b)),
                )
            },
        );
}

/// The number 1 of a type of numbers.
fn one_attr(rw: &dyn Rewriter<'_>, ty: Type) -> Attr {
    match float_kind(rw.ctx(), ty) {
        Some(kind) => float_or_splat(rw.ctx(), ty, ApFloat::one(kind)),
        None => int_or_splat(rw.ctx(), ty, 1),
    }
}

/// The number 1, or a vector of it.
fn one(rw: &mut dyn Rewriter<'_>, ty: Type) -> ValueId {
    let element = element_type_or_self(rw.ctx(), ty);
    let value = one_attr(rw, element);
    let value = rw.create_value(ConstantOp::spec(value));
    match ty.is::<VectorType>(rw.ctx()) {
        true => rw.create_value(BroadcastOp::spec(ty, value)),
        false => value,
    }
}

fn powf(op: PowFOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let (x, exponent) = (op.lhs(ctx, body), op.rhs(ctx, body));
    let ty = body.ty(x);
    let flags: FastMathFlags = op.fastmath(ctx, body);
    let exponent = rw.constant(exponent);
    let exponent = exponent.and_then(|constant| float_splat(ctx, constant));
    let exponent = exponent.ok_or(NO_MATCH)?;
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
        rw.replace_op_with(op.id(), SqrtOp::spec(x).fastmath(flags));
    } else if is(-0.5) {
        rw.replace_op_with(op.id(), RsqrtOp::spec(x).fastmath(flags));
    } else if is(0.75) {
        let half = rw.create_value(SqrtOp::spec(x).fastmath(flags));
        let quarter = rw.create_value(SqrtOp::spec(half).fastmath(flags));
        rw.replace_op_with(op.id(), MulFOp::spec(half, quarter).fastmath(flags));
    } else {
        return Err(NO_MATCH);
    }
    Ok(())
}

type Binary = fn(&mut dyn Rewriter<'_>, ValueId, ValueId) -> ValueId;

/// A power to an integer. As in MLIR, no operation that is made has its flags.
fn powi(
    op: impl OpView,
    rw: &mut dyn Rewriter<'_>,
    multiply: Binary,
    divide: Binary,
) -> Result<(), NoMatch> {
    let (base, exponent) = (rw.operand(op.id(), 0), rw.operand(op.id(), 1));
    let ty = rw.body().ty(base);
    let exponent = rw.constant(exponent);
    let exponent = exponent.and_then(|constant| int_splat(rw.ctx(), constant));
    let exponent = exponent.and_then(|exponent| exponent.to_i64());
    let exponent = exponent.ok_or(NO_MATCH)?;
    let count = exponent.unsigned_abs();
    check(count <= MOST)?;
    if count == 0 {
        let one = one(rw, ty);
        rw.replace_op(op.id(), &[one]);
        return Ok(());
    }
    let mut power = base;
    for _ in 1..count {
        power = multiply(rw, power, base);
    }
    if exponent < 0 {
        let one = one(rw, ty);
        power = divide(rw, one, power);
    }
    rw.replace_op(op.id(), &[power]);
    Ok(())
}
