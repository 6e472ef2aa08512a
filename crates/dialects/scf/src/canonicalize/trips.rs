//! Computes trip counts of loops to the precision that patterns need: zero, one, or more.

use terrace_arith::AddIOp;
use terrace_arith::enums::IntegerOverflowFlags;
use terrace_builtin::attrs::ap_int_value;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::ValueId;
use terrace_numeric::ApInt;
use terrace_rewrite::Rewriter;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Trips {
    None,
    One,
    More,
}

fn int(rw: &dyn Rewriter<'_>, value: ValueId) -> Option<ApInt> {
    let attr = rw.constant(value)?;
    ap_int_value(rw.ctx(), attr).cloned()
}

/// Returns the trip count of a loop with these bounds and step. Returns `None` if it is unknown.
pub(super) fn of_values(
    rw: &dyn Rewriter<'_>,
    lower: ValueId,
    upper: ValueId,
    step: ValueId,
    unsigned: bool,
) -> Option<Trips> {
    let step = int(rw, step);
    if lower == upper || leads_nowhere(step.as_ref(), unsigned) {
        return Some(Trips::None);
    }
    let difference = match (int(rw, lower), int(rw, upper)) {
        (Some(lower), Some(upper)) => {
            let none = match unsigned {
                true => upper.ule(&lower),
                false => upper.sle(&lower),
            };
            if none {
                return Some(Trips::None);
            }
            upper.sub(&lower)
        }
        _ => {
            let added = added(rw, lower, upper, unsigned)?;
            if !unsigned && added.is_negative() {
                return Some(Trips::None);
            }
            added
        }
    };
    of_difference(&difference, step)
}

/// Returns true if the step is constant and not positive. For an unsigned loop, this means zero.
fn leads_nowhere(step: Option<&ApInt>, unsigned: bool) -> bool {
    step.is_some_and(|step| step.is_zero() || !unsigned && step.is_negative())
}

/// Returns the constant in `upper = lower + constant` if the addition cannot overflow.
fn added(rw: &dyn Rewriter<'_>, lower: ValueId, upper: ValueId, unsigned: bool) -> Option<ApInt> {
    let sum = rw.defined_by::<AddIOp>(upper).ok()?;
    let flag = match unsigned {
        true => IntegerOverflowFlags::NUW,
        false => IntegerOverflowFlags::NSW,
    };
    let flags = rw.read(sum).overflow_flags();
    if !flags.contains(flag) {
        return None;
    }
    let (lhs, rhs) = (rw.read(sum).lhs(), rw.read(sum).rhs());
    match lower {
        _ if lhs == lower => int(rw, rhs),
        _ if rhs == lower => int(rw, lhs),
        _ => None,
    }
}

/// Returns the trip count of a loop whose bounds have this difference. The difference is unsigned, because the
/// difference between the maximum and minimum of a signed type does not fit in that type. Upstream treats it as
/// negative.
fn of_difference(difference: &ApInt, step: Option<ApInt>) -> Option<Trips> {
    if difference.is_zero() {
        return Some(Trips::None);
    }
    match difference.ule(&step?) {
        true => Some(Trips::One),
        false => Some(Trips::More),
    }
}

/// Like [`of_values`], for `index` bounds and steps, each of which is static or dynamic.
pub(super) fn of_mixed(
    rw: &dyn Rewriter<'_>,
    lower: MixedIndex,
    upper: MixedIndex,
    step: MixedIndex,
) -> Option<Trips> {
    let known = |mixed| match mixed {
        MixedIndex::Known(number) => Some(ApInt::from_i64(64, number)),
        MixedIndex::Value(value) => int(rw, value),
    };
    let step = known(step);
    if lower == upper || leads_nowhere(step.as_ref(), false) {
        return Some(Trips::None);
    }
    let (lower, upper) = (known(lower)?, known(upper)?);
    if upper.sle(&lower) {
        return Some(Trips::None);
    }
    of_difference(&upper.sub(&lower), step)
}
