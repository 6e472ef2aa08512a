//! Canonicalizes comparisons and `arith.select`.

use super::integer::both_extended;
use super::*;
use crate::enums::{CmpFPredicate, CmpIPredicate};
use terrace_builtin::IntegerAttr;
use terrace_builtin::elements::float_splat;
use terrace_builtin::types::{FloatType, IntegerType};
use terrace_numeric::{ApFloat, RoundingMode, Status};

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("CmpIExtSI", |op: CmpIOp, rw| {
            let predicate = equality(op, rw)?;
            let (lhs, rhs) = both_extended::<ExtSIOp>(op.id(), rw)?;
            rw.replace_op_with(op.id(), CmpIOp::spec(predicate, lhs, rhs));
            Ok(())
        })
        .add_fn("CmpIExtUI", |op: CmpIOp, rw| {
            let predicate = equality(op, rw)?;
            let (lhs, rhs) = both_extended::<ExtUIOp>(op.id(), rw)?;
            rw.replace_op_with(op.id(), CmpIOp::spec(predicate, lhs, rhs));
            Ok(())
        })
        .add_fn("CmpFIntToFPConst", |op: CmpFOp, rw| {
            comparison_of_integer(op, rw)
        })
        .add_fn("RedundantSelectFalse", |op: SelectOp, rw| {
            let (condition, yes, no) = parts(op, rw);
            let inner = rw.defined_by::<SelectOp>(no)?;
            check(rw.read(inner).condition() == condition)?;
            let no = rw.read(inner).false_value();
            fuse(rw, op.id(), &[inner.id()]);
            rw.replace_op_with(op.id(), SelectOp::spec(condition, yes, no));
            Ok(())
        })
        .add_fn("RedundantSelectTrue", |op: SelectOp, rw| {
            let (condition, yes, no) = parts(op, rw);
            let inner = rw.defined_by::<SelectOp>(yes)?;
            check(rw.read(inner).condition() == condition)?;
            let yes = rw.read(inner).true_value();
            fuse(rw, op.id(), &[inner.id()]);
            rw.replace_op_with(op.id(), SelectOp::spec(condition, yes, no));
            Ok(())
        })
        .add_fn("SelectNotCond", |op: SelectOp, rw| {
            let (condition, yes, no) = parts(op, rw);
            let (condition, inner) = source_of::<XOrIOp>(rw, condition)?;
            let (ones, constant) = constant(rw, rw.read(XOrIOp::from_id(inner)).rhs())?;
            // As upstream, only for scalar conditions.
            check(ones == rw.ctx().bool(true))?;
            fuse(rw, op.id(), &[constant]);
            rw.replace_op_with(op.id(), SelectOp::spec(condition, no, yes));
            Ok(())
        })
        .add_fn("SelectI1ToNot", |op: SelectOp, rw| {
            let (condition, yes, no) = parts(op, rw);
            let (yes, no) = (constant(rw, yes)?.0, constant(rw, no)?.0);
            let true_attr = rw.ctx().bool(true);
            check(yes == rw.ctx().bool(false) && no == true_attr)?;
            let one = rw.create_value(ConstantOp::spec(true_attr));
            rw.replace_op_with(op.id(), XOrIOp::spec(condition, one));
            Ok(())
        })
        .add_fn("SelectToExtUI", |op: SelectOp, rw| select_of_bit(op, rw));
}

/// Returns the condition, the true value and the false value.
fn parts(op: SelectOp, rw: &dyn Rewriter<'_>) -> (ValueId, ValueId, ValueId) {
    let op = rw.read(op);
    (op.condition(), op.true_value(), op.false_value())
}

fn equality(op: CmpIOp, rw: &dyn Rewriter<'_>) -> Result<CmpIPredicate, NoMatch> {
    let predicate = rw.read(op).predicate();
    check(matches!(predicate, CmpIPredicate::Eq | CmpIPredicate::Ne))?;
    Ok(predicate)
}

/// Rewrites a select of 1 and 0 to an extension of the condition.
fn select_of_bit(op: SelectOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ty = result_type(rw, op.id());
    check(ty.is::<IntegerType>(rw.ctx()) && ty != Type::I1)?;
    let (condition, yes, no) = parts(op, rw);
    let (yes, no) = (int_constant(rw, yes)?.0, int_constant(rw, no)?.0);
    if yes.is_one() && no.is_zero() {
        rw.replace_op_with(op.id(), ExtUIOp::spec(ty, condition));
        return Ok(());
    }
    check(yes.is_zero() && no.is_one())?;
    let one = rw.ctx().bool(true);
    let one = rw.create_value(ConstantOp::spec(one));
    let not = rw.create_value(XOrIOp::spec(condition, one));
    rw.replace_op_with(op.id(), ExtUIOp::spec(ty, not));
    Ok(())
}

/// The rewrite of a comparison of an integer that was converted to a float.
enum Outcome {
    Always(bool),
    /// A comparison of the integer itself.
    Compare(CmpIPredicate, ApInt),
}

/// Rewrites a float comparison of a converted integer with a constant to an integer comparison.
fn comparison_of_integer(op: CmpFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let (lhs, rhs) = (rw.read(op).lhs(), rw.read(op).rhs());
    check(rw.body().ty(rhs).is::<FloatType>(ctx))?;
    let (attr, _) = constant(rw, rhs)?;
    let bound = float_splat(ctx, attr).ok_or(NO_MATCH)?;
    check(!bound.is_nan())?;
    let signed = source_of::<SIToFPOp>(rw, lhs).map(|(value, _)| (value, true));
    let (value, signed) =
        signed.or_else(|_| source_of::<UIToFPOp>(rw, lhs).map(|(value, _)| (value, false)))?;
    let width = element_width(rw, value).ok_or(NO_MATCH)?;
    let predicate = rw.read(op).predicate();
    match outcome(predicate, bound, width, signed).ok_or(NO_MATCH)? {
        Outcome::Always(holds) => {
            rw.replace_op_with(op.id(), ConstantOp::spec(ctx.bool(holds)));
        }
        Outcome::Compare(predicate, bound) => {
            let ty = rw.body().ty(value);
            let bound = ctx.attr(IntegerAttr { ty, value: bound });
            let bound = rw.create_value(ConstantOp::spec(bound));
            rw.replace_op_with(op.id(), CmpIOp::spec(predicate, value, bound));
        }
    }
    Ok(())
}

/// Returns the rewrite of a comparison of an integer, converted to float, with `bound`. Returns `None` if rounding
/// the integer could change the result, or the bound does not fit in the integer type.
fn outcome(predicate: CmpFPredicate, bound: ApFloat, width: u32, signed: bool) -> Option<Outcome> {
    use CmpIPredicate::*;
    let kind = bound.kind();
    let greatest = match signed {
        true => ApInt::signed_max(width),
        false => ApInt::all_ones(width),
    };
    let least = match signed {
        true => ApInt::signed_min(width),
        false => ApInt::zero(width),
    };
    let float = |value: &ApInt| ApFloat::computed_from_int(kind, value, signed);
    // In formats without infinity, large integers may become NaN. `f8E8M0FNU` has neither zero nor signs.
    if !kind.has_zero() || float(&greatest).is_nan() || float(&least).is_nan() {
        return None;
    }
    let precision = i64::from(kind.precision());
    let value_bits = i64::from(width) - i64::from(signed);
    if i64::from(width) > precision {
        if bound.is_infinity() {
            // Rounding could produce infinity.
            if exponent(ApFloat::largest(kind, false))? < value_bits {
                return None;
            }
        } else if let Some(exponent) = exponent(bound)
            && (precision..=value_bits).contains(&exponent)
        {
            return None;
        }
    }
    let predicate = match predicate {
        CmpFPredicate::Ord => return Some(Outcome::Always(true)),
        CmpFPredicate::Uno => return Some(Outcome::Always(false)),
        other => as_integer_predicate(other, signed)?,
    };
    let order = |a: ApFloat, b: ApFloat| a.compare(b);
    if order(float(&greatest), bound)?.is_lt() {
        return Some(Outcome::Always(matches!(
            predicate,
            Ne | Slt | Sle | Ult | Ule
        )));
    }
    if order(float(&least), bound)?.is_gt() {
        return Some(Outcome::Always(matches!(
            predicate,
            Ne | Sgt | Sge | Ugt | Uge
        )));
    }
    let truncated = bound.to_apint_with(width, signed, RoundingMode::TowardZero);
    if truncated.status.contains(Status::INVALID) {
        return None;
    }
    let number = truncated.value;
    if bound.is_zero() || order(float(&number), bound)?.is_eq() {
        return Some(Outcome::Compare(predicate, number));
    }
    // The bound is between two integers, and `number` is the integer closer to 0.
    let negative = bound.is_negative();
    let adjusted = match (predicate, negative) {
        (Ne, _) | (Ugt | Uge, true) => return Some(Outcome::Always(true)),
        (Eq, _) | (Ult | Ule, true) => return Some(Outcome::Always(false)),
        (Sle, true) => Slt,
        (Slt, false) => Sle,
        (Sgt, true) => Sge,
        (Sge, false) => Sgt,
        (Ult, false) => Ule,
        (Uge, false) => Ugt,
        (other, _) => other,
    };
    Some(Outcome::Compare(adjusted, number))
}

/// Returns the integer predicate. Ordered and unordered predicates are equivalent, because the converted integer is
/// never NaN.
fn as_integer_predicate(predicate: CmpFPredicate, signed: bool) -> Option<CmpIPredicate> {
    use CmpFPredicate::*;
    let choose = |with_sign, without| if signed { with_sign } else { without };
    Some(match predicate {
        Ueq | Oeq => CmpIPredicate::Eq,
        Une | One => CmpIPredicate::Ne,
        Ugt | Ogt => choose(CmpIPredicate::Sgt, CmpIPredicate::Ugt),
        Uge | Oge => choose(CmpIPredicate::Sge, CmpIPredicate::Uge),
        Ult | Olt => choose(CmpIPredicate::Slt, CmpIPredicate::Ult),
        Ule | Ole => choose(CmpIPredicate::Sle, CmpIPredicate::Ule),
        _ => return None,
    })
}

/// Returns the exponent of a finite number's leading bit. Returns `None` for zero.
fn exponent(value: ApFloat) -> Option<i64> {
    let value = value.abs();
    if value.is_zero() || !value.is_finite() {
        return None;
    }
    // Large numbers are integers. The exponents of all other numbers are below any precision.
    let number = value.to_apint_with(20_000, false, RoundingMode::TowardZero);
    Some(i64::from(number.value.active_bits()) - 1)
}
