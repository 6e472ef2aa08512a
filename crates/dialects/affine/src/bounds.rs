//! Computes ranges of affine expressions over induction variables from the bounds of their loops.

use crate::compose::MapOperands;
use crate::ops::AffineForOp;
use terrace_builtin::affine::{AffineExpr, AffineMap, BinaryKind, linear_coefficients};
use terrace_builtin::attrs::int_value;
use terrace_ir::{OpRef, SmallVec, ValueId};

/// The maximum depth of expressions that are simplified.
const DEPTH: u32 = 200;

/// The loop of an operand that is an induction variable.
struct Loop<'a> {
    lower: &'a AffineMap,
    upper: &'a AffineMap,
    step: i64,
}

impl<'a> Loop<'a> {
    fn of(op: OpRef<'a>, value: ValueId) -> Option<Self> {
        let (ctx, body) = (op.ctx, op.body);
        let block = body.defining_block(value)?;
        let owner = body.region_owner(body.parent_region(block)?);
        let owner = op.with(owner).well_formed_as::<AffineForOp>()?;
        if body.block_args(block).first() != Some(&value) {
            return None;
        }
        Some(Loop {
            lower: owner.lower_bound_map(),
            upper: owner.upper_bound_map(),
            step: int_value(ctx, owner.step_attr())?,
        })
    }

    fn range(&self) -> Range {
        let (lower, upper) = (self.lower.single_constant(), self.upper.single_constant());
        let last = |end: i64| match lower {
            Some(start) => {
                let span = end.checked_sub(1)?.checked_sub(start)?;
                Some(end - 1 - span.checked_rem(self.step)?)
            }
            None => end.checked_sub(1),
        };
        (lower, upper.and_then(last))
    }
}

/// The ranges of a map's operands, if the bounds of loops determine them.
pub(crate) struct Ranges<'a> {
    dims: u32,
    symbols: u32,
    loops: SmallVec<[Option<Loop<'a>>; 4]>,
    ranges: SmallVec<[Range; 4]>,
}

/// The minimum and the maximum, if known.
type Range = (Option<i64>, Option<i64>);

fn floor_div(value: i64, by: i64) -> i64 {
    value.div_euclid(by)
}

fn ceil_div(value: i64, by: i64) -> i64 {
    let quotient = value.div_euclid(by);
    quotient + i64::from(value.rem_euclid(by) != 0)
}

/// Returns the left operand and the constant right operand of an operator if the constant is positive.
fn by_positive(expr: &AffineExpr, kind: BinaryKind) -> Option<(&AffineExpr, i64)> {
    let node = expr.as_binary(kind)?;
    let by = node.rhs().as_constant().filter(|&by| by > 0)?;
    Some((node.lhs(), by))
}

impl<'a> Ranges<'a> {
    /// Computes the ranges of the map's operands. `op` is any operation of the body.
    pub(crate) fn new(op: OpRef<'a>, map: &MapOperands) -> Self {
        let loops: SmallVec<[Option<Loop<'a>>; 4]> = (map.operands.iter())
            .map(|&value| Loop::of(op, value))
            .collect();
        let ranges = loops
            .iter()
            .map(|it| it.as_ref().map_or((None, None), Loop::range))
            .collect();
        Ranges {
            dims: map.map.dims,
            symbols: map.map.symbols,
            loops,
            ranges,
        }
    }

    /// Returns the minimum of a constant or an input, or its maximum if `greatest`.
    fn leaf_bound(&self, leaf: &AffineExpr, greatest: bool) -> Option<i64> {
        let input = match leaf {
            AffineExpr::Constant(value) => return Some(*value),
            AffineExpr::Dim(at) => *at,
            AffineExpr::Symbol(at) => self.dims + at,
            AffineExpr::Binary(_) => return None,
        };
        let (least, most) = *self.ranges.get(input as usize)?;
        if greatest { most } else { least }
    }

    /// Returns true if the minimum and the maximum of an operand are known.
    pub(crate) fn is_known(op: OpRef<'_>, value: ValueId) -> bool {
        let range = Loop::of(op, value).map(|it| it.range());
        matches!(range, Some((Some(_), Some(_))))
    }

    /// Returns the minimum of an expression, or its maximum if `greatest`.
    pub(crate) fn bound(&self, expr: &AffineExpr, greatest: bool) -> Option<i64> {
        if let Some((leaf, factor, added)) = expr.as_scaled_leaf() {
            let greatest = greatest == (factor > 0);
            let value = self.leaf_bound(leaf, greatest)?;
            return value.checked_mul(factor)?.checked_add(added);
        }
        if expr.depth() > DEPTH {
            return None;
        }
        for (kind, divide) in [
            (BinaryKind::FloorDiv, floor_div as fn(i64, i64) -> i64),
            (BinaryKind::CeilDiv, ceil_div),
        ] {
            if expr.as_binary(kind).is_some() {
                let (lhs, by) = by_positive(expr, kind)?;
                return Some(divide(self.bound(lhs, greatest)?, by));
            }
        }
        if let Some((lhs, by)) = by_positive(expr, BinaryKind::Mod) {
            let range = (self.bound(lhs, false), self.bound(lhs, true));
            if let (Some(least), Some(most)) = range
                && floor_div(least, by) == floor_div(most, by)
            {
                return Some(if greatest { most } else { least }.rem_euclid(by));
            }
            return Some(if greatest { by - 1 } else { 0 });
        }
        let row = linear_coefficients(expr, self.dims, self.symbols)?;
        let (&constant, factors) = row.split_last()?;
        let terms = factors
            .iter()
            .zip(&self.ranges)
            .filter(|(factor, _)| **factor != 0);
        let mut sum = constant;
        for (&factor, &(least, most)) in terms {
            let value = if (factor > 0) == greatest {
                most
            } else {
                least
            };
            sum = sum.checked_add(value?.checked_mul(factor)?)?;
        }
        Some(sum)
    }

    fn loop_of(&self, expr: &AffineExpr) -> Option<&Loop<'a>> {
        match expr {
            AffineExpr::Dim(at) => self.loops.get(*at as usize)?.as_ref(),
            _ => None,
        }
    }

    fn divisor(&self, expr: &AffineExpr) -> i64 {
        let Some(it) = self.loop_of(expr) else {
            return expr.largest_known_divisor();
        };
        if it.lower.single_constant() == Some(0) {
            return it.step;
        }
        let divisors = it
            .lower
            .results
            .iter()
            .map(AffineExpr::largest_known_divisor);
        divisors.fold(it.step, gcd)
    }

    /// Returns true if `0 <= expr < bound` is proved. `expr` must be a constant or an induction variable.
    fn is_below(&self, expr: &AffineExpr, bound: i64) -> bool {
        if let Some(value) = expr.as_constant() {
            return (0..bound).contains(&value);
        }
        self.loop_of(expr).is_some_and(|it| {
            let (lower, upper) = (it.lower.single_constant(), it.upper.single_constant());
            lower.is_some_and(|lower| lower >= 0) && upper.is_some_and(|upper| upper <= bound)
        })
    }

    /// Splits a sum into a multiple of a number, and a remainder that is less than the number. Returns the multiple,
    /// the remainder and the number.
    fn multiple_and_rest<'e>(
        &self,
        expr: &'e AffineExpr,
    ) -> Option<(&'e AffineExpr, &'e AffineExpr, i64)> {
        let sum = expr.as_binary(BinaryKind::Add)?;
        let pairs = [(sum.lhs(), sum.rhs()), (sum.rhs(), sum.lhs())];
        pairs.into_iter().find_map(|(multiple, rest)| {
            let by = self.divisor(multiple);
            self.is_below(rest, by).then_some((multiple, rest, by))
        })
    }

    /// Simplifies divisions and remainders with known results.
    pub(crate) fn simplified(&self, expr: &AffineExpr) -> AffineExpr {
        if expr.depth() > DEPTH {
            return expr.clone();
        }
        let AffineExpr::Binary(node) = expr else {
            return expr.clone();
        };
        let (lhs, rhs) = (self.simplified(node.lhs()), self.simplified(node.rhs()));
        let expr = AffineExpr::binary(node.kind(), lhs, rhs);
        self.known_division(&expr).unwrap_or(expr)
    }

    fn known_division(&self, expr: &AffineExpr) -> Option<AffineExpr> {
        let kinds = [BinaryKind::FloorDiv, BinaryKind::CeilDiv, BinaryKind::Mod];
        let found = |kind| by_positive(expr, kind).map(|it| (kind, it));
        let (kind, (lhs, by)) = kinds.into_iter().find_map(found)?;
        if let (Some(least), Some(most)) = (self.bound(lhs, false), self.bound(lhs, true)) {
            let divide = match kind {
                BinaryKind::CeilDiv => ceil_div,
                _ => floor_div,
            };
            let quotient = divide(least, by);
            match kind {
                BinaryKind::Mod if least >= 0 && least < by && most < by => {
                    return Some(lhs.clone());
                }
                BinaryKind::Mod => {}
                _ if quotient == divide(most, by) => return Some(AffineExpr::Constant(quotient)),
                _ => {}
            }
        }
        if let Some((multiple, rest, of)) = self.multiple_and_rest(lhs) {
            return match kind {
                BinaryKind::FloorDiv if by.checked_rem(of) == Some(0) => {
                    Some(multiple.clone().floor_div(by))
                }
                BinaryKind::Mod if of % by == 0 => Some(AffineExpr::binary(
                    kind,
                    rest.clone(),
                    AffineExpr::Constant(by),
                )),
                _ => None,
            };
        }
        let zero = match kind {
            BinaryKind::FloorDiv => self.is_below(lhs, by),
            BinaryKind::Mod => self.divisor(lhs) % by == 0,
            _ => false,
        };
        zero.then_some(AffineExpr::Constant(0))
    }

    /// Drops results that are never the maximum (or minimum), and replaces results with a known value by constants.
    pub(crate) fn without_redundant(&self, map: &AffineMap, is_max: bool) -> AffineMap {
        let range = |expr: &AffineExpr| (self.bound(expr, false), self.bound(expr, true));
        let ranges: SmallVec<[Range; 4]> = map.results.iter().map(range).collect();
        let is_redundant = |at: usize| {
            // The worst and the best value of a result. The values are negated for a minimum.
            let of = |at: usize| {
                let (least, most) = ranges[at];
                match is_max {
                    true => (least, most),
                    false => (most.map(i64::wrapping_neg), least.map(i64::wrapping_neg)),
                }
            };
            let (own_worst, Some(own_best)) = of(at) else {
                return false;
            };
            let beats = |other: usize| {
                let (Some(worst), best) = of(other) else {
                    return false;
                };
                match worst.cmp(&own_best) {
                    _ if other == at => false,
                    std::cmp::Ordering::Greater => true,
                    std::cmp::Ordering::Less => false,
                    // If two results have the same known value, the first one is kept.
                    std::cmp::Ordering::Equal => {
                        !(own_worst == Some(own_best) && best == Some(worst) && at < other)
                    }
                }
            };
            (0..ranges.len()).any(beats)
        };
        let kept = (0..ranges.len()).filter(|&at| !is_redundant(at));
        let results = kept.map(|at| match ranges[at] {
            (Some(least), Some(most)) if least == most => AffineExpr::Constant(least),
            _ => map.results[at].clone(),
        });
        AffineMap::new(map.dims, map.symbols, results)
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a as i64
}
