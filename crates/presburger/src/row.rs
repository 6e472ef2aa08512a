//! Arithmetic on rows: a coefficient for each variable, then a constant.

use crate::Unknown;

/// A coefficient for each variable, then a constant.
pub type Row = Vec<i128>;

pub(crate) fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Returns the greatest common divisor of a list; 0 if all are 0.
pub(crate) fn gcd_of(list: &[i128]) -> i128 {
    list.iter().fold(0, |all, &one| gcd(all, one))
}

/// Divides a row by its greatest common divisor.
pub(crate) fn normalize(row: &mut [i128]) {
    let by = gcd_of(row);
    if by > 1 {
        row.iter_mut().for_each(|one| *one /= by);
    }
}

/// Returns `a * x + b * y`, entry by entry.
pub(crate) fn combine(x: &[i128], a: i128, y: &[i128], b: i128) -> Result<Row, Unknown> {
    let pairs = x.iter().zip(y);
    pairs
        .map(|(&x, &y)| x.checked_mul(a)?.checked_add(y.checked_mul(b)?))
        .collect::<Option<Row>>()
        .ok_or(Unknown::Overflow)
}

/// Eliminates the variable at `at` from a row with the equality `pivot`. The result is a positive multiple of the row
/// plus a multiple of the pivot, so the direction of an inequality is kept.
pub(crate) fn without(row: &[i128], pivot: &[i128], at: usize) -> Result<Row, Unknown> {
    let (own, lead) = (row[at], pivot[at]);
    let by = gcd(own, lead);
    let sign = if (own > 0) == (lead > 0) { -1 } else { 1 };
    combine(row, lead.abs() / by, pivot, sign * (own.abs() / by))
}

/// Returns the inequality that holds exactly if `row` does not: `-row - 1 >= 0`.
pub(crate) fn negated(row: &[i128]) -> Result<Row, Unknown> {
    let mut row: Row = row.iter().map(|one| -one).collect();
    if let Some(constant) = row.last_mut() {
        *constant = constant.checked_sub(1).ok_or(Unknown::Overflow)?;
    }
    Ok(row)
}

/// Returns the coefficients and the constant of a row.
///
/// # Panics
/// Panics if the row has no constant.
pub(crate) fn split(row: &[i128]) -> (&[i128], i128) {
    let (factors, constant) = row.split_at(row.len() - 1);
    (factors, constant[0])
}

/// Returns the value of a row at a point. Variables that the point omits must have the coefficient 0.
pub(crate) fn value_at(row: &[i128], point: &[i128]) -> Result<i128, Unknown> {
    let (factors, constant) = split(row);
    let mut terms = factors.iter().zip(point);
    let sum = terms.try_fold(constant, |sum, (&factor, &value)| {
        sum.checked_add(factor.checked_mul(value)?)
    });
    sum.ok_or(Unknown::Overflow)
}
