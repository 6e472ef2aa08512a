//! Arithmetic on affine expressions, with the simplifications that MLIR applies when it builds an expression.

use super::expr::{AffineExpr, BinaryKind, raw};
use std::ops::{Add, Mul, Neg, Rem, Sub};

impl AffineExpr {
    /// Rounds towards negative infinity: `self floordiv by`.
    pub fn floor_div(self, by: impl Into<AffineExpr>) -> AffineExpr {
        let by = by.into();
        match by {
            AffineExpr::Constant(by) if by != 0 => floor_div_constant(self, by),
            by => raw(BinaryKind::FloorDiv, self, by),
        }
    }

    /// Rounds towards positive infinity: `self ceildiv by`.
    pub fn ceil_div(self, by: impl Into<AffineExpr>) -> AffineExpr {
        let by = by.into();
        if let AffineExpr::Constant(divisor) = by
            && divisor != 0
        {
            if let AffineExpr::Constant(value) = self {
                if let Some(quotient) = checked_ceil_div(value, divisor) {
                    return AffineExpr::Constant(quotient);
                }
            } else if divisor == 1 {
                return self;
            } else if let Some(product) = divided_product(&self, divisor) {
                return product;
            }
        }
        raw(BinaryKind::CeilDiv, self, by)
    }
}

pub(super) fn checked_floor_div(value: i64, by: i64) -> Option<i64> {
    let quotient = value.checked_div(by)?;
    Some(if value % by != 0 && (value < 0) != (by < 0) {
        quotient - 1
    } else {
        quotient
    })
}

pub(super) fn checked_ceil_div(value: i64, by: i64) -> Option<i64> {
    let quotient = value.checked_div(by)?;
    Some(if value % by != 0 && (value < 0) == (by < 0) {
        quotient + 1
    } else {
        quotient
    })
}

/// Simplifies `(x * c) / by`. Returns `None` unless `by` divides `c`.
fn divided_product(expr: &AffineExpr, by: i64) -> Option<AffineExpr> {
    let product = expr.as_binary(BinaryKind::Mul)?;
    let factor = product.rhs.as_constant()?;
    (factor.wrapping_rem(by) == 0).then(|| product.lhs.clone() * factor.wrapping_div(by))
}

/// Returns `expr floordiv by` for a nonzero `by`. A sum is divided term by term if one of its terms is a multiple of
/// `by`. The walk has an explicit stack because sums may be long.
fn floor_div_constant(expr: AffineExpr, by: i64) -> AffineExpr {
    enum DivideTask {
        Divide(AffineExpr),
        Add,
    }
    let mut steps = vec![DivideTask::Divide(expr)];
    let mut values: Vec<AffineExpr> = Vec::new();
    while let Some(step) = steps.pop() {
        let expr = match step {
            DivideTask::Divide(expr) => expr,
            DivideTask::Add => {
                if let (Some(rhs), Some(lhs)) = (values.pop(), values.pop()) {
                    values.push(lhs + rhs);
                }
                continue;
            }
        };
        if let AffineExpr::Constant(value) = expr {
            values.push(match checked_floor_div(value, by) {
                Some(quotient) => AffineExpr::Constant(quotient),
                None => raw(BinaryKind::FloorDiv, expr, AffineExpr::Constant(by)),
            });
            continue;
        }
        if by == 1 {
            values.push(expr);
            continue;
        }
        if let Some(product) = divided_product(&expr, by) {
            values.push(product);
            continue;
        }
        if let Some(sum) = expr.as_binary(BinaryKind::Add)
            && (sum.lhs.is_multiple_of(by) || sum.rhs.is_multiple_of(by))
        {
            steps.extend([
                DivideTask::Add,
                DivideTask::Divide(sum.rhs.clone()),
                DivideTask::Divide(sum.lhs.clone()),
            ]);
            continue;
        }
        values.push(raw(BinaryKind::FloorDiv, expr, AffineExpr::Constant(by)));
    }
    values
        .pop()
        .expect("invariant: every step leaves one value")
}

impl AffineExpr {
    /// Returns true if `by`, which must be nonzero, divides the largest known divisor.
    fn is_multiple_of(&self, by: i64) -> bool {
        self.largest_known_divisor().wrapping_rem(by) == 0
    }
}

impl Add for AffineExpr {
    type Output = AffineExpr;

    fn add(self, rhs: AffineExpr) -> AffineExpr {
        let (lhs, rhs) = match (self, rhs) {
            (AffineExpr::Constant(a), AffineExpr::Constant(b)) => {
                return match a.checked_add(b) {
                    Some(sum) => AffineExpr::Constant(sum),
                    None => raw(
                        BinaryKind::Add,
                        AffineExpr::Constant(a),
                        AffineExpr::Constant(b),
                    ),
                };
            }
            // Constants are moved to the right, then symbols.
            (lhs @ AffineExpr::Constant(_), rhs) => (rhs, lhs),
            (lhs, rhs) if lhs.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant() => {
                (rhs, lhs)
            }
            sides => in_order(sides),
        };
        simplified_sum(&lhs, &rhs).unwrap_or_else(|| raw(BinaryKind::Add, lhs, rhs))
    }
}

/// Simplifies `lhs + rhs`; returns `None` if no rule applies. The operands must be in canonical order.
fn simplified_sum(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    if let AffineExpr::Constant(0) = rhs {
        return Some(lhs.clone());
    }
    // (x + c1) + c2 is x + (c1 + c2); (x + c) + y is (x + y) + c.
    let front = lhs
        .as_binary(BinaryKind::Add)
        .filter(|sum| sum.rhs.as_constant().is_some());
    if let (Some(front), AffineExpr::Constant(b)) = (front, rhs) {
        let a = front.rhs.as_constant()?;
        return Some(front.lhs.clone() + a.wrapping_add(*b));
    }
    if let Some(sum) = like_terms(lhs, rhs) {
        return Some(sum);
    }
    if let Some(front) = front {
        return Some(front.lhs.clone() + rhs.clone() + front.rhs.clone());
    }
    let product = rhs.as_binary(BinaryKind::Mul)?;
    if product.rhs.as_constant() == Some(-1)
        && let Some(inner) = product.lhs.as_binary(BinaryKind::Mul)
    {
        // x - (x floordiv q) * q is x mod q.
        let quotient = inner.lhs.as_binary(BinaryKind::FloorDiv)?;
        let fits = quotient.rhs == inner.rhs && *lhs == quotient.lhs && is_modulus(&inner.rhs);
        return fits.then(|| lhs.clone() % inner.rhs.clone());
    }
    let quotient = product.lhs.as_binary(BinaryKind::FloorDiv)?;
    // The dividend may be the last term of a sum, which may be nested.
    let mut fronts = Vec::new();
    let mut last = lhs;
    let sum = loop {
        if !fronts.is_empty() {
            if last.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant() {
                break rhs.clone() + last.clone();
            }
            if let Some(sum) = like_terms(last, rhs) {
                break sum;
            }
        }
        let fits = quotient.rhs == -product.rhs.clone() && is_modulus(&quotient.rhs);
        if fits && *last == quotient.lhs {
            break last.clone() % quotient.rhs.clone();
        }
        let sum = last.as_binary(BinaryKind::Add)?;
        if !fronts.is_empty() && sum.rhs.as_constant().is_some() {
            break last.clone() + rhs.clone();
        }
        fronts.push(&sum.lhs);
        last = &sum.rhs;
    };
    Some(
        fronts
            .into_iter()
            .rev()
            .fold(sum, |sum, front| front.clone() + sum),
    )
}

/// Returns true if an expression is a valid modulus: a constant must be positive.
fn is_modulus(expr: &AffineExpr) -> bool {
    expr.as_constant().is_none_or(|by| by > 0)
}

/// Simplifies `x * a + x * b` to `x * (a + b)`.
fn like_terms(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let (first, a) = factor(lhs);
    let (second, b) = factor(rhs);
    (first == second).then(|| first.clone() * a.wrapping_add(b))
}

/// Sorts two dimensions, or two symbols, by position.
fn in_order(sides: (AffineExpr, AffineExpr)) -> (AffineExpr, AffineExpr) {
    match sides {
        (AffineExpr::Dim(a), AffineExpr::Dim(b)) if a > b => {
            (AffineExpr::Dim(b), AffineExpr::Dim(a))
        }
        (AffineExpr::Symbol(a), AffineExpr::Symbol(b)) if a > b => {
            (AffineExpr::Symbol(b), AffineExpr::Symbol(a))
        }
        sides => sides,
    }
}

/// Splits `x * c` into `x` and `c`; any other expression has factor 1.
fn factor(expr: &AffineExpr) -> (&AffineExpr, i64) {
    if let Some(product) = expr.as_binary(BinaryKind::Mul)
        && let Some(factor) = product.rhs.as_constant()
    {
        return (&product.lhs, factor);
    }
    (expr, 1)
}

impl Mul for AffineExpr {
    type Output = AffineExpr;

    fn mul(self, rhs: AffineExpr) -> AffineExpr {
        let (lhs, rhs) = match (self, rhs) {
            (AffineExpr::Constant(a), AffineExpr::Constant(b)) => {
                return match a.checked_mul(b) {
                    Some(product) => AffineExpr::Constant(product),
                    None => raw(
                        BinaryKind::Mul,
                        AffineExpr::Constant(a),
                        AffineExpr::Constant(b),
                    ),
                };
            }
            (lhs, rhs) if !lhs.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant() => {
                return raw(BinaryKind::Mul, lhs, rhs);
            }
            (lhs, rhs) if !rhs.is_symbolic_or_constant() || lhs.as_constant().is_some() => {
                (rhs, lhs)
            }
            sides => in_order(sides),
        };
        match rhs {
            AffineExpr::Constant(1) => return lhs,
            AffineExpr::Constant(0) => return rhs,
            _ => {}
        }
        // (x * c1) * c2 is x * (c1 * c2); (x * c) * y is (x * y) * c.
        if let Some(product) = lhs.as_binary(BinaryKind::Mul)
            && let Some(a) = product.rhs.as_constant()
        {
            let front = product.lhs.clone();
            return match rhs {
                AffineExpr::Constant(b) => front * a.wrapping_mul(b),
                rhs => front * rhs * a,
            };
        }
        raw(BinaryKind::Mul, lhs, rhs)
    }
}

impl Rem for AffineExpr {
    type Output = AffineExpr;

    /// `self mod rhs`
    fn rem(self, rhs: AffineExpr) -> AffineExpr {
        let AffineExpr::Constant(by) = rhs else {
            return raw(BinaryKind::Mod, self, rhs);
        };
        if by < 1 {
            return raw(BinaryKind::Mod, self, rhs);
        }
        let mut lhs = self;
        loop {
            if let AffineExpr::Constant(value) = lhs {
                return AffineExpr::Constant(value.rem_euclid(by));
            }
            if lhs.is_multiple_of(by) {
                return AffineExpr::Constant(0);
            }
            let AffineExpr::Binary(node) = &lhs else {
                break;
            };
            // Multiples of the modulus are dropped from a sum. An inner `mod` by a multiple of it has no effect.
            let rest = match node.kind {
                BinaryKind::Add if node.lhs.is_multiple_of(by) => node.rhs.clone(),
                BinaryKind::Add if node.rhs.is_multiple_of(by) => node.lhs.clone(),
                BinaryKind::Mod
                    if node
                        .rhs
                        .as_constant()
                        .is_some_and(|inner| inner >= 1 && inner % by == 0) =>
                {
                    node.lhs.clone()
                }
                _ => break,
            };
            lhs = rest;
        }
        raw(BinaryKind::Mod, lhs, rhs)
    }
}

impl Neg for AffineExpr {
    type Output = AffineExpr;

    fn neg(self) -> AffineExpr {
        self * -1
    }
}

impl Sub for AffineExpr {
    type Output = AffineExpr;

    fn sub(self, rhs: AffineExpr) -> AffineExpr {
        self + -rhs
    }
}

impl From<i64> for AffineExpr {
    fn from(value: i64) -> Self {
        AffineExpr::Constant(value)
    }
}

macro_rules! with_constant {
    ($($trait:ident $method:ident)*) => {$(
        impl $trait<i64> for AffineExpr {
            type Output = AffineExpr;

            fn $method(self, rhs: i64) -> AffineExpr {
                self.$method(AffineExpr::Constant(rhs))
            }
        }
    )*};
}

with_constant! { Add add Sub sub Mul mul Rem rem }

#[cfg(test)]
mod tests {
    use super::super::expr::Evaluated;
    use super::*;

    fn d(at: u32) -> AffineExpr {
        AffineExpr::Dim(at)
    }

    fn s(at: u32) -> AffineExpr {
        AffineExpr::Symbol(at)
    }

    fn c(value: i64) -> AffineExpr {
        AffineExpr::Constant(value)
    }

    fn check(expr: AffineExpr, expect: &str) {
        assert_eq!(format!("{expr:?}"), expect);
    }

    #[test]
    fn sums() {
        check(c(4) + d(0), "d0 4 +");
        check(s(0) + d(0), "d0 s0 +");
        check(s(1) + s(0), "s0 s1 +");
        check(d(1) + d(0), "d0 d1 +");
        check(s(1) * s(0), "s0 s1 *");
        check(d(0) + 2 + d(1), "d0 d1 + 2 +");
        check(d(0) + 2 + 3, "d0 5 +");
        check(d(0) + d(0) * 2, "d0 3 *");
        check(d(0) - d(0), "0");
        check(d(0) * s(0) + d(0) * s(0), "d0 s0 * 2 *");
        check(c(i64::MAX) + c(1), "9223372036854775807 1 +");
        check(d(0) + i64::MAX + i64::MAX, "d0 -2 +");
    }

    #[test]
    fn products() {
        check(s(0) * d(0), "d0 s0 *");
        check(d(0) * 2 * s(0), "d0 s0 * 2 *");
        check(d(0) * 2 * 3, "d0 6 *");
        check(d(0) * c(0), "0");
        check(d(0) * 1, "d0");
        check(d(0) * d(1), "d0 d1 *");
        check((d(0) + 1) * 3, "d0 1 + 3 *");
    }

    #[test]
    fn divisions() {
        check((d(0) * 4 + d(1)).floor_div(4), "d0 d1 4 floordiv +");
        check((d(0) * 8).floor_div(4), "d0 2 *");
        check((d(0) * 4 + d(1)).ceil_div(4), "d0 4 * d1 + 4 ceildiv");
        check(d(0).floor_div(0), "d0 0 floordiv");
        check(d(0).floor_div(1), "d0");
        check(c(-5).floor_div(2), "-3");
        check(c(-5).ceil_div(2), "-2");
        check(c(5).floor_div(-2), "-3");
        check(
            c(i64::MIN).floor_div(-1),
            "-9223372036854775808 -1 floordiv",
        );
        check((d(0) * 4 + d(1) * 8) % 4, "0");
        check((d(0) * 4 + d(1)) % 2, "d1 2 mod");
        check((d(0) % 8) % 4, "d0 4 mod");
        check((d(0) % 9) % 4, "d0 9 mod 4 mod");
        check(c(-5) % 2, "1");
        check(d(0) % 0, "d0 0 mod");
        check(d(0) - d(0).floor_div(5) * 5, "d0 5 mod");
        check(d(1) + d(0) - d(1).floor_div(2) * 2, "d0 d1 2 mod +");
        check(
            d(0) + s(0) + d(1).floor_div(2) * 3,
            "d0 d1 2 floordiv 3 * s0 + +",
        );
        check(d(0) - d(0).floor_div(s(0)) * s(0), "d0 s0 mod");
        check(d(0) + d(0).floor_div(-4) * 4, "d0 d0 -4 floordiv 4 * +");
        check(
            d(1) + d(0) + d(0).floor_div(-4) * 4,
            "d0 d1 + d0 -4 floordiv 4 * +",
        );
    }

    #[test]
    fn replacement_simplifies() {
        let expr = d(0) * s(0) + d(1);
        check(expr.replace(&[d(1)], &[c(2)]), "d1 3 *");
        assert_eq!(expr.replace(&[], &[]), expr);
        assert_eq!(expr.replace(&[d(0)], &[]), expr);
    }

    /// Runs every kind of traversal on expressions too deep for a recursive one.
    #[test]
    fn depth_is_no_limit() {
        let depth = 200_000;
        let left = (0..depth).fold(d(0), |sum, at| sum + d(1 + at % 2) * s(at % 3));
        let same = (0..depth).fold(d(0), |sum, at| sum + d(1 + at % 2) * s(at % 3));
        assert!(left == same);
        assert!(left.depth() >= depth);
        let inputs = [Some(1); 3];
        assert_eq!(
            left.evaluate(&inputs, &inputs),
            Evaluated::Known(i64::from(depth) + 1)
        );
        let moved = left.replace(&[d(1), d(0), d(2)], &[]);
        assert!(moved != left);
        let divided = (0..depth)
            .fold(d(0), |sum, at| {
                sum + d(1 + at % 2) * (3 + i64::from(at % 5)) * 4
            })
            .floor_div(4);
        assert!(divided.depth() > 0);
        let right = (0..depth).fold(d(0), |inner, at| raw(BinaryKind::Mod, d(at % 2), inner));
        assert_eq!(right.depth(), depth);
    }
}
