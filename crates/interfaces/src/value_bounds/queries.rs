//! Queries about bounds.

use super::{ValueBounds, Variable};
use crate::mixed::MixedIndex;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_ir::{Body, Context, ValueId};
use terrace_presburger::{
    IntegerRelation, LinearBound, LinearConstraints, LinearExpr, Row, Unknown,
};

/// A kind of bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoundKind {
    /// The bound is a lower bound, inclusive.
    Lower,
    /// The bound is an upper bound, inclusive.
    Upper,
    /// The variable equals the bound.
    Equal,
}

/// A comparison of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// `a < b`
    Less,
    /// `a <= b`
    LessOrEqual,
    /// `a == b`
    Equal,
    /// `a >= b`
    GreaterOrEqual,
    /// `a > b`
    Greater,
}

/// Returns true if the constraints imply a comparison.
pub(super) fn holds(
    known: &LinearConstraints,
    a: &LinearExpr,
    comparison: Comparison,
    b: &LinearExpr,
) -> Result<bool, Unknown> {
    // For example, `less < more` holds if no point that satisfies the constraints has `less >= more`.
    let refuted = |more: &LinearExpr, less: &LinearExpr, by: i64| {
        let mut against = known.clone();
        let apart = more.plus(-1, less);
        let apart = apart.and_then(|apart| apart.plus(1, &LinearExpr::constant(-by)));
        against.is_not_negative(apart.ok_or(Unknown::Overflow)?);
        against.to_set(&[])?.is_empty()
    };
    match comparison {
        Comparison::Less => refuted(a, b, 0),
        Comparison::LessOrEqual => refuted(a, b, 1),
        Comparison::Equal => Ok(refuted(a, b, 1)? && refuted(b, a, 1)?),
        Comparison::GreaterOrEqual => refuted(b, a, 1),
        Comparison::Greater => refuted(b, a, 0),
    }
}

/// Returns true if a comparison of two variables is proved: `ValueBoundsConstraintSet::compare`.
pub fn compare(
    ctx: &Context,
    body: &Body,
    a: Variable,
    comparison: Comparison,
    b: Variable,
) -> bool {
    let mut all = ValueBounds::new(ctx, body);
    let (Some(a), Some(b)) = (all.asked(a), all.asked(b)) else {
        return false;
    };
    all.proves(&a, comparison, &b)
}

/// Computes bounds of a variable in terms of the variables of values for which `stop` returns true. Returns a map with
/// one result per bound, and the variables that are the map's dimensions. Upper bounds are inclusive. Returns `None` if
/// no bound is known. `ValueBoundsConstraintSet::computeBound`.
pub fn bound(
    ctx: &Context,
    body: &Body,
    kind: BoundKind,
    of: Variable,
    stop: &dyn Fn(ValueId) -> bool,
) -> Option<(AffineMap, Vec<Variable>)> {
    let mut all = ValueBounds::new(ctx, body);
    let own = all.number(of);
    // The variable itself is constrained even if `stop` holds for its value.
    all.pending.clear();
    all.stop = stop;
    let known = all.asked(of)?;
    match known.terms.is_empty() {
        true => all.equal(&LinearExpr::var(own), &known)?,
        false => all.constrain(of),
    }
    all.complete();
    let stops = |variable: &Variable| match variable.value() {
        Some(value) => stop(value),
        None => true,
    };
    let mut kept: Vec<(Variable, usize)> =
        all.variables.iter().map(|(&it, &at)| (it, at)).collect();
    kept.retain(|(variable, at)| *at != own && stops(variable));
    kept.sort_by_key(|(_, at)| *at);
    let mut first = vec![own];
    first.extend(kept.iter().map(|(_, at)| *at));
    let set = shadow(&all.known, &first).ok()?;
    let equalities = set.equalities().iter().map(|row| (row, true));
    let rows = equalities.chain(set.inequalities().iter().map(|row| (row, false)));
    let results = rows.filter_map(|(row, equal)| result_of(row, equal, kind));
    let map = AffineMap::new(kept.len() as u32, 0, results.collect::<Vec<_>>());
    let variables = kept.into_iter().map(|(variable, _)| variable);
    (!map.results.is_empty()).then(|| (map, variables.collect()))
}

/// Returns the bound of this kind that a constraint implies for its first variable. The row is equal to 0 if `equal` is
/// true, otherwise not negative.
fn result_of(row: &Row, equal: bool, kind: BoundKind) -> Option<AffineExpr> {
    // Constraints on the other variables alone also remain.
    let (factor, rest) = row.split_first().filter(|(factor, _)| **factor != 0)?;
    let divides = rest.iter().all(|one| one % factor == 0);
    let fits = match kind {
        BoundKind::Equal => equal && divides,
        BoundKind::Lower => equal || *factor > 0,
        BoundKind::Upper => equal || *factor < 0,
    };
    if !fits {
        return None;
    }
    // factor * own + rest >= 0: own is at least -rest / factor, or at most rest / -factor.
    let sign = -factor.signum();
    let (constant, factors) = rest.split_last()?;
    let mut sum = AffineExpr::Constant(i64::try_from(constant * sign).ok()?);
    for (at, one) in (0..).zip(factors).filter(|(_, one)| **one != 0) {
        let term = AffineExpr::Dim(at) * AffineExpr::Constant(i64::try_from(one * sign).ok()?);
        sum = term + sum;
    }
    let by = i64::try_from(factor.abs()).ok()?;
    Some(match kind {
        _ if by == 1 => sum,
        BoundKind::Lower => sum.ceil_div(by),
        BoundKind::Upper | BoundKind::Equal => sum.floor_div(by),
    })
}

/// Projects the constraints onto the variables `first`, in this order.
fn shadow(known: &LinearConstraints, first: &[usize]) -> Result<IntegerRelation, Unknown> {
    let mut set = known.to_set(first)?;
    set.project_out(first.len(), known.num_vars() - first.len())?;
    Ok(set)
}

/// Returns the maximum lower bound, the minimum upper bound, or the only value of a variable, if it is a constant:
/// `ValueBoundsConstraintSet::computeConstantBound`, with inclusive upper bounds.
pub fn constant_bound(ctx: &Context, body: &Body, kind: BoundKind, of: Variable) -> Option<i64> {
    let mut all = ValueBounds::new(ctx, body);
    let own = all.asked(of)?;
    let var = all.known.var();
    all.equal(&LinearExpr::var(var), &own)?;
    all.complete();
    let set = all.known.to_set(&[var]).ok()?;
    let lower = || set.constant_lower_bound(0).ok().flatten();
    let upper = || set.constant_upper_bound(0).ok().flatten();
    let bound = match kind {
        BoundKind::Lower => lower()?,
        BoundKind::Upper => upper()?,
        BoundKind::Equal => lower().filter(|&least| upper() == Some(least))?,
    };
    i64::try_from(bound).ok()
}

/// A slice of memory or of a tensor: an offset, a size and a stride for each dimension.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Slice {
    /// The offsets.
    pub offsets: Vec<MixedIndex>,
    /// The sizes.
    pub sizes: Vec<MixedIndex>,
    /// The strides, in elements of the sliced value.
    pub strides: Vec<MixedIndex>,
}

/// Returns true if two slices of the same value are proved to overlap, and false if they are proved to be disjoint:
/// `ValueBoundsConstraintSet::areOverlappingSlices`.
pub fn are_overlapping(ctx: &Context, body: &Body, a: &Slice, b: &Slice) -> Option<bool> {
    let mut all = ValueBounds::new(ctx, body);
    let mut certain = a.offsets.len() == b.offsets.len();
    for dim in 0..a.offsets.len().min(b.offsets.len()) {
        let [first, second] = [a, b].map(|slice| all.extent(slice, dim));
        let (Some(first), Some(second)) = (first, second) else {
            certain = false;
            continue;
        };
        let less = Comparison::Less;
        for extent in [&first, &second] {
            if all.proves(
                &extent.size,
                Comparison::LessOrEqual,
                &LinearExpr::constant(0),
            ) {
                return Some(false);
            }
            certain &= extent.dense
                && all.proves(&extent.size, Comparison::Greater, &LinearExpr::constant(0));
        }
        let apart = all.proves(&first.last, less, &second.first)
            || all.proves(&second.last, less, &first.first);
        if apart {
            return Some(false);
        }
        certain &= all.proves(&first.first, Comparison::LessOrEqual, &second.last)
            && all.proves(&second.first, Comparison::LessOrEqual, &first.last);
    }
    certain.then_some(true)
}

/// The elements of a slice along a dimension.
struct Extent {
    first: LinearExpr,
    last: LinearExpr,
    size: LinearExpr,
    /// True if the stride is 1.
    dense: bool,
}

impl<'a> ValueBounds<'a> {
    /// Returns the expression for a queried variable, which is a constant if its value is constant.
    fn asked(&mut self, variable: Variable) -> Option<LinearExpr> {
        match variable {
            Variable::Index(value) => Some(self.index(value)),
            Variable::Dim(value, dim) => self.dim(value, dim),
            Variable::Other(_) => Some(self.variable(variable)),
        }
    }

    fn extent(&mut self, slice: &Slice, dim: usize) -> Option<Extent> {
        let first = self.mixed(*slice.offsets.get(dim)?);
        let size = self.mixed(*slice.sizes.get(dim)?);
        let MixedIndex::Known(stride) = *slice.strides.get(dim)? else {
            return None;
        };
        if stride <= 0 {
            return None;
        }
        let last = first.plus(stride, &size)?;
        let last = last.plus(-stride, &LinearExpr::constant(1))?;
        Some(Extent {
            first,
            last,
            size,
            dense: stride == 1,
        })
    }
}

/// Returns the constant difference of two values; `None` if it is not known: `computeConstantDelta`.
pub fn constant_delta(ctx: &Context, body: &Body, values: [ValueId; 2]) -> Option<i64> {
    let bounds = difference_bounds(ctx, body, values)?;
    let constants = |is_lower| {
        let known = bounds.iter().filter(move |it| it.is_lower == is_lower);
        known.filter(|it| it.factor == 0).map(|it| it.constant)
    };
    let (least, most) = constants(true).max().zip(constants(false).min())?;
    (least == most).then_some(least)
}

/// Returns true if two values are proved to be different: the negation of `areEqual`.
pub fn are_different(ctx: &Context, body: &Body, values: [ValueId; 2]) -> bool {
    let bounds = difference_bounds(ctx, body, values).unwrap_or_default();
    let apart = |bound: &LinearBound| match bound.is_lower {
        true => bound.constant > 0,
        false => bound.constant < 0,
    };
    bounds.iter().any(|bound| bound.factor == 0 && apart(bound))
}

/// Returns the bounds of the difference of two values.
fn difference_bounds(ctx: &Context, body: &Body, [a, b]: [ValueId; 2]) -> Option<Vec<LinearBound>> {
    let mut all = ValueBounds::new(ctx, body);
    let difference = all.known.var();
    // An unconstrained variable, so that only constant bounds are found.
    let nothing = all.known.var();
    let (a, b) = (all.index(a), all.index(b));
    all.equal(&LinearExpr::var(difference), &a.plus(-1, &b)?)?;
    all.complete();
    all.known.bounds(difference, nothing)
}

/// Returns the lower bounds of a value that are constants or multiples of the variable `of`, which is assumed to be
/// between `min` and `max`.
pub fn multiples_at_least(
    ctx: &Context,
    body: &Body,
    value: ValueId,
    of: Variable,
    [min, max]: [i64; 2],
) -> Vec<LinearBound> {
    let mut all = ValueBounds::new(ctx, body);
    let scale = all.number(of);
    let own = LinearExpr::var(scale);
    let [min, max] = [min, max].map(LinearExpr::constant);
    let linear = (all.at_least(&own, &min)).and_then(|()| all.at_least(&max, &own));
    let value = all.index(value);
    let var = all.known.var();
    let linear = linear.and_then(|()| all.equal(&LinearExpr::var(var), &value));
    all.complete();
    let bounds = linear.and_then(|()| all.known.bounds(var, scale));
    let mut bounds = bounds.unwrap_or_default();
    bounds.retain(|bound| bound.is_lower);
    bounds
}
