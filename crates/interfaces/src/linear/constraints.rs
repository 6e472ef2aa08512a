//! Linear constraints on integers, and the bounds they imply for the results of a map: the part of MLIR's
//! `FlatLinearConstraints` that computes bounds. Variables are eliminated in MLIR's order, so that inexact bounds are
//! the same as MLIR's.

use std::collections::BTreeMap;
use terrace_builtin::affine::{AffineMap, flatten};

/// The limit on inequalities created for one bound. Their number may double with each variable.
const MOST: usize = 1 << 17;

/// The limit on inputs, results and divisions of a map; larger maps have no bounds.
const MOST_VARS: usize = 128;

/// A coefficient for each variable, then a constant.
pub(super) type Row = Vec<i128>;

/// Variables with equalities `row = 0` and inequalities `row >= 0`. Methods return `None` on overflow.
#[derive(Clone)]
pub(super) struct Constraints {
    vars: usize,
    equalities: Vec<Row>,
    inequalities: Vec<Row>,
    /// The number of inequalities that may still be created.
    left: usize,
}

/// An upper bound of each result of a map, where `None` is unbounded. Dimension `i` is in `0..sizes[i]`; dimensions of
/// unknown size and symbols are unconstrained. Returns `None` if the map is semi-affine.
pub fn upper_bounds(map: &AffineMap, sizes: &[Option<i64>]) -> Option<Vec<Option<i64>>> {
    let flat = flatten(map)?;
    let results = map.results.len();
    let inputs = map.num_inputs();
    // Variables are ordered: results, inputs, then local variables for the divisions.
    let vars = results + inputs + flat.locals.len();
    if vars > MOST_VARS {
        return None;
    }
    let row = |terms: &[i64], sign: i128| -> Row {
        let mut row = vec![0; vars + 1];
        if let Some((&constant, terms)) = terms.split_last() {
            for (at, &term) in terms.iter().enumerate() {
                row[results + at] = sign * i128::from(term);
            }
            row[vars] = sign * i128::from(constant);
        }
        row
    };
    let mut all = Constraints::new(vars, Vec::new(), Vec::new(), MOST);
    for (dim, &size) in sizes.iter().enumerate().take(map.dims as usize) {
        let Some(size) = size else { continue };
        let mut lower = vec![0; vars + 1];
        lower[results + dim] = 1;
        let mut upper = vec![0; vars + 1];
        upper[results + dim] = -1;
        upper[vars] = i128::from(size) - 1;
        all.inequalities.extend([lower, upper]);
    }
    for (at, (dividend, divisor)) in flat.locals.iter().enumerate() {
        // divisor * quotient <= dividend <= divisor * quotient + divisor - 1
        let at = results + inputs + at;
        let divisor = i128::from(*divisor);
        let mut lower = row(dividend, -1);
        lower[at] += divisor;
        lower[vars] += divisor - 1;
        let mut upper = row(dividend, 1);
        upper[at] -= divisor;
        all.inequalities.extend([lower, upper]);
    }
    for (at, result) in flat.results.iter().enumerate() {
        let mut equality = row(result, -1);
        equality[at] = 1;
        all.equalities.push(equality);
    }
    all.project_out(results, inputs)?;
    let bounds = (0..results).map(|at| all.clone().upper_bound(at));
    bounds.collect()
}

fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The greatest common divisor of a list; 0 if all are 0.
fn gcd_of(list: &[i128]) -> i128 {
    list.iter().fold(0, |all, &one| gcd(all, one))
}

/// Divides a row by its greatest common divisor.
fn normalize(row: &mut Row) {
    let by = gcd_of(row);
    if by > 1 {
        row.iter_mut().for_each(|one| *one /= by);
    }
}

/// `a * x + b * y`, entry by entry.
fn combine(x: &[i128], a: i128, y: &[i128], b: i128) -> Option<Row> {
    let pairs = x.iter().zip(y);
    pairs
        .map(|(&x, &y)| x.checked_mul(a)?.checked_add(y.checked_mul(b)?))
        .collect()
}

impl Constraints {
    /// Constraints with a limit on the inequalities that may be created.
    pub(super) fn new(
        vars: usize,
        equalities: Vec<Row>,
        inequalities: Vec<Row>,
        most: usize,
    ) -> Self {
        Constraints {
            vars,
            equalities,
            inequalities,
            left: most,
        }
    }

    /// The constraints on the first `count` variables, as inequalities. An equality gives two.
    pub(super) fn only_first(mut self, count: usize) -> Option<Vec<Row>> {
        self.project_out(count, self.vars.checked_sub(count)?)?;
        let both = |row: Row| [row.iter().map(|entry| -entry).collect(), row];
        let mut rows = self.inequalities;
        rows.extend(self.equalities.into_iter().flat_map(both));
        Some(rows)
    }

    /// Divides each inequality by the gcd of its coefficients and rounds the constant down.
    fn tighten(&mut self) {
        for row in &mut self.inequalities {
            let Some((constant, terms)) = row.split_last_mut() else {
                continue;
            };
            let by = gcd_of(terms);
            if by > 1 {
                terms.iter_mut().for_each(|one| *one /= by);
                *constant = constant.div_euclid(by);
            }
        }
    }

    fn normalize(&mut self) {
        self.equalities.iter_mut().for_each(normalize);
        self.inequalities.iter_mut().for_each(normalize);
    }

    fn remove_vars(&mut self, from: usize, to: usize) {
        for row in self.equalities.iter_mut().chain(&mut self.inequalities) {
            row.drain(from..to);
        }
        self.vars -= to - from;
    }

    /// Eliminates variables in `from..to` by substituting equalities. Stops at the first variable that occurs in
    /// inequalities only. Returns the number of eliminated variables.
    fn substitute(&mut self, from: usize, to: usize) -> Option<usize> {
        self.tighten();
        let mut at = from;
        while at < to {
            let Some(pivot) = self.equalities.iter().position(|row| row[at] != 0) else {
                if self.inequalities.iter().any(|row| row[at] != 0) {
                    break;
                }
                at += 1;
                continue;
            };
            let pivot = self.equalities.remove(pivot);
            let lead = pivot[at];
            for row in self.equalities.iter_mut().chain(&mut self.inequalities) {
                let own = row[at];
                if own != 0 {
                    let multiple = (own / gcd(own, lead)).checked_mul(lead)?.abs();
                    let sign = if (own > 0) == (lead > 0) { -1 } else { 1 };
                    *row = combine(
                        row,
                        multiple / own.abs(),
                        &pivot,
                        sign * multiple / lead.abs(),
                    )?;
                }
                normalize(row);
            }
            self.tighten();
            at += 1;
        }
        self.remove_vars(from, at);
        Some(at - from)
    }

    /// Eliminates a variable by the Fourier-Motzkin method: each lower bound is at most each upper bound.
    fn eliminate(&mut self, at: usize) -> Option<()> {
        if self.equalities.iter().any(|row| row[at] != 0) {
            return self.substitute(at, at + 1).map(|_| ());
        }
        self.tighten();
        let (mut lower, mut upper, mut rest) = (Vec::new(), Vec::new(), Vec::new());
        for row in std::mem::take(&mut self.inequalities) {
            match row[at].signum() {
                0 => rest.push(row),
                1 => lower.push(row),
                _ => upper.push(row),
            }
        }
        let made = lower.len().checked_mul(upper.len())?;
        self.left = self.left.checked_sub(made)?;
        for high in &upper {
            for low in &lower {
                let (a, b) = (low[at], -high[at]);
                let multiple = (a / gcd(a, b)).checked_mul(b)?;
                self.inequalities
                    .push(combine(high, multiple / b, low, multiple / a)?);
            }
        }
        self.inequalities.extend(rest);
        self.remove_vars(at, at + 1);
        self.tighten();
        self.normalize();
        self.remove_redundant();
        Some(())
    }

    /// Removes trivially true inequalities. Among those that differ only in the constant, the one with the least
    /// constant is kept.
    fn remove_redundant(&mut self) {
        let mut kept: Vec<Row> = Vec::new();
        let mut seen: BTreeMap<Row, usize> = BTreeMap::new();
        for row in std::mem::take(&mut self.inequalities) {
            let Some((&constant, terms)) = row.split_last() else {
                continue;
            };
            if constant >= 0 && terms.iter().all(|term| *term == 0) {
                continue;
            }
            match seen.get(terms).and_then(|&at| kept.get_mut(at)) {
                Some(other) if other[self.vars] <= constant => {}
                Some(other) => *other = row,
                None => {
                    seen.insert(terms.to_vec(), kept.len());
                    kept.push(row);
                }
            }
        }
        self.inequalities = kept;
    }

    /// The variable in `from..to` whose elimination creates the fewest inequalities.
    fn best(&self, from: usize, to: usize) -> usize {
        let made = |&at: &usize| {
            let signs = || self.inequalities.iter().map(|row| row[at].signum());
            signs().filter(|sign| *sign > 0).count() * signs().filter(|sign| *sign < 0).count()
        };
        (from..to).min_by_key(made).unwrap_or(from)
    }

    /// Eliminates the variables `from..from + count`.
    fn project_out(&mut self, from: usize, count: usize) -> Option<()> {
        let (mut at, mut to, mut done) = (from, from + count, 0);
        while at < to.min(self.vars) {
            let eliminated = self.substitute(at, to)?;
            done += eliminated;
            to -= eliminated;
            at += 1;
        }
        for left in (1..=count - done).rev() {
            self.eliminate(self.best(from, from + left))?;
        }
        self.tighten();
        self.normalize();
        Some(())
    }

    /// The maximum of a variable, if it is bounded.
    fn upper_bound(mut self, at: usize) -> Option<Option<i64>> {
        self.project_out(0, at)?;
        self.project_out(1, self.vars - 1)?;
        // Only one variable is left.
        let equality = self.equalities.iter().find(|row| row[0].abs() == 1);
        let bound = match equality {
            Some(row) => Some(-row[1] / row[0]),
            None => {
                let upper = self.inequalities.iter().filter(|row| row[0] < 0);
                upper.map(|row| row[1].div_euclid(-row[0])).min()
            }
        };
        match bound {
            Some(bound) => i64::try_from(bound).ok().map(Some),
            None => Some(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use terrace_builtin::affine::AffineExpr;

    fn bounds(results: Vec<AffineExpr>, sizes: &[i64]) -> Vec<Option<i64>> {
        let map = AffineMap::new(sizes.len() as u32, 1, results);
        let sizes: Vec<_> = sizes.iter().map(|&size| Some(size)).collect();
        upper_bounds(&map, &sizes).expect("affine")
    }

    #[test]
    fn results_in_a_box() {
        let d = AffineExpr::Dim;
        let s = AffineExpr::Symbol(0);
        let tile = vec![d(0).floor_div(4), d(0) % 4];
        assert_eq!(bounds(tile, &[10]), [Some(2), Some(3)]);
        let both = vec![d(0).floor_div(4) * 5 + d(0) % 4, d(0) - d(0).floor_div(2)];
        assert_eq!(bounds(both, &[10]), [Some(11), Some(5)]);
        let sums = vec![d(0) - d(1) + 30, d(1) + s.clone(), (d(0) + s) % 7];
        assert_eq!(bounds(sums, &[10, 20]), [Some(39), None, Some(6)]);
    }
}
