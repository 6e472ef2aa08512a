//! Eliminates variables: by Gaussian elimination with equalities, by Fourier-Motzkin elimination with inequalities. The
//! order of elimination is MLIR's, so that inexact bounds equal MLIR's.

use crate::relation::{IntegerRelation, Space};
use crate::row::{combine, gcd, gcd_of, normalize, split, without};
use crate::{Row, Unknown};
use std::collections::BTreeMap;

/// The maximum number of inequalities that a projection creates. Their number may double with each variable.
const MOST: usize = 1 << 17;

/// Variables with equalities `row = 0` and inequalities `row >= 0`.
#[derive(Clone)]
pub(crate) struct System {
    pub(crate) vars: usize,
    pub(crate) equalities: Vec<Row>,
    pub(crate) inequalities: Vec<Row>,
    /// The number of inequalities that may still be created.
    pub(crate) left: usize,
}

impl System {
    pub(crate) fn of(relation: &IntegerRelation, most: usize) -> Self {
        System {
            vars: relation.num_vars(),
            equalities: relation.equalities.clone(),
            inequalities: relation.all_inequalities(),
            left: most,
        }
    }

    /// Divides each inequality by the gcd of its coefficients and rounds the constant down.
    pub(crate) fn tighten(&mut self) {
        for row in &mut self.inequalities {
            let Some((constant, factors)) = row.split_last_mut() else {
                continue;
            };
            let by = gcd_of(factors);
            if by > 1 {
                factors.iter_mut().for_each(|one| *one /= by);
                *constant = constant.div_euclid(by);
            }
        }
    }

    fn normalize(&mut self) {
        let rows = self.equalities.iter_mut().chain(&mut self.inequalities);
        rows.for_each(|row| normalize(row));
    }

    fn remove_vars(&mut self, from: usize, to: usize) {
        for row in self.equalities.iter_mut().chain(&mut self.inequalities) {
            row.drain(from..to);
        }
        self.vars -= to - from;
    }

    /// Eliminates variables in `from..to` by substituting equalities. Stops at the first variable that occurs only in
    /// inequalities. Returns the number of eliminated variables.
    fn substitute(&mut self, from: usize, to: usize) -> Result<usize, Unknown> {
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
            for row in self.equalities.iter_mut().chain(&mut self.inequalities) {
                if row[at] != 0 {
                    *row = without(row, &pivot, at)?;
                }
                normalize(row);
            }
            self.tighten();
            at += 1;
        }
        self.remove_vars(from, at);
        Ok(at - from)
    }

    /// Eliminates a variable with the Fourier-Motzkin method: each lower bound is at most each upper bound.
    pub(crate) fn eliminate(&mut self, at: usize) -> Result<(), Unknown> {
        if self.equalities.iter().any(|row| row[at] != 0) {
            return self.substitute(at, at + 1).map(|_| ());
        }
        self.tighten();
        let [lower, upper, rest] = self.take_bounds(at);
        let made = lower.len() * upper.len();
        self.left = self.left.checked_sub(made).ok_or(Unknown::TooLarge)?;
        for high in &upper {
            for low in &lower {
                self.inequalities.push(shadow(low, high, at)?);
            }
        }
        self.inequalities.extend(rest);
        self.remove_vars(at, at + 1);
        self.tighten();
        self.normalize();
        self.remove_redundant();
        Ok(())
    }

    /// Removes all inequalities. Returns the lower bounds of a variable, its upper bounds, and the others.
    pub(crate) fn take_bounds(&mut self, at: usize) -> [Vec<Row>; 3] {
        let (mut lower, mut upper, mut rest) = (Vec::new(), Vec::new(), Vec::new());
        for row in std::mem::take(&mut self.inequalities) {
            match row[at].signum() {
                0 => rest.push(row),
                1 => lower.push(row),
                _ => upper.push(row),
            }
        }
        [lower, upper, rest]
    }

    /// Removes trivially true inequalities. Among those that differ only in the constant, keeps the one with the
    /// minimum constant.
    pub(crate) fn remove_redundant(&mut self) {
        let mut kept: Vec<Row> = Vec::new();
        let mut seen: BTreeMap<Row, usize> = BTreeMap::new();
        for row in std::mem::take(&mut self.inequalities) {
            let (factors, constant) = split(&row);
            if constant >= 0 && factors.iter().all(|factor| *factor == 0) {
                continue;
            }
            match seen.get(factors).and_then(|&at| kept.get_mut(at)) {
                Some(other) if other[self.vars] <= constant => {}
                Some(other) => *other = row,
                None => {
                    seen.insert(factors.to_vec(), kept.len());
                    kept.push(row);
                }
            }
        }
        self.inequalities = kept;
    }

    /// Returns the variable in `from..to` whose elimination creates the fewest inequalities.
    pub(crate) fn best(&self, from: usize, to: usize) -> usize {
        let made = |&at: &usize| {
            let signs = || self.inequalities.iter().map(|row| row[at].signum());
            signs().filter(|sign| *sign > 0).count() * signs().filter(|sign| *sign < 0).count()
        };
        (from..to).min_by_key(made).unwrap_or(from)
    }

    /// Eliminates the variables `from..from + count`.
    pub(crate) fn project_out(&mut self, from: usize, count: usize) -> Result<(), Unknown> {
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
        Ok(())
    }

    /// Returns the maximum of a variable, if it is bounded.
    fn upper_bound(mut self, at: usize) -> Result<Option<i128>, Unknown> {
        self.project_out(0, at)?;
        self.project_out(1, self.vars - 1)?;
        // Only one variable remains.
        let equality = self.equalities.iter().find(|row| row[0].abs() == 1);
        Ok(match equality {
            Some(row) => Some(-row[1] / row[0]),
            None => {
                let upper = self.inequalities.iter().filter(|row| row[0] < 0);
                upper.map(|row| row[1].div_euclid(-row[0])).min()
            }
        })
    }
}

/// Returns the inequality that a lower and an upper bound of a variable imply for the other variables, over the
/// rational numbers.
pub(crate) fn shadow(low: &[i128], high: &[i128], at: usize) -> Result<Row, Unknown> {
    let (a, b) = (low[at], -high[at]);
    let by = gcd(a, b);
    combine(high, a / by, low, b / by)
}

impl IntegerRelation {
    /// Removes the variables `from..from + count` and the constraints on them: MLIR's `projectOut`. The result holds if
    /// values for these variables exist. It may also hold elsewhere, because these values need not be integers.
    /// Afterwards, local variables are not divisions.
    ///
    /// # Errors
    /// Returns an error if the result is [`Unknown`].
    pub fn project_out(&mut self, from: usize, count: usize) -> Result<(), Unknown> {
        let mut system = System::of(self, MOST);
        system.project_out(from, count)?;
        let mut start = 0;
        let mut left = |vars: usize| {
            let own = start..start + vars;
            start += vars;
            own.filter(|at| !(from..from + count).contains(at)).count()
        };
        let Space {
            domain,
            range,
            symbols,
        } = self.space;
        self.space = Space {
            domain: left(domain),
            range: left(range),
            symbols: left(symbols),
        };
        self.locals = vec![None; left(self.locals.len())];
        self.equalities = system.equalities;
        self.inequalities = system.inequalities;
        Ok(())
    }

    /// Returns an upper bound of a variable, if the constraints imply one.
    ///
    /// # Errors
    /// Returns an error if the result is [`Unknown`].
    pub fn constant_upper_bound(&self, var: usize) -> Result<Option<i128>, Unknown> {
        System::of(self, MOST).upper_bound(var)
    }

    /// Returns a lower bound of a variable, if the constraints imply one.
    ///
    /// # Errors
    /// Returns an error if the result is [`Unknown`].
    pub fn constant_lower_bound(&self, var: usize) -> Result<Option<i128>, Unknown> {
        let mut mirrored = System::of(self, MOST);
        for row in mirrored
            .equalities
            .iter_mut()
            .chain(&mut mirrored.inequalities)
        {
            row[var] = -row[var];
        }
        Ok(mirrored.upper_bound(var)?.map(|bound| -bound))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates a relation whose first variable is a result, and whose second is at least 0 and less than `size`.
    fn result_of(size: i128) -> IntegerRelation {
        let mut set = IntegerRelation::set(2);
        set.add_range(1, 0, size - 1);
        set
    }

    #[test]
    fn quotients_and_remainders() {
        let mut quotient = result_of(10);
        let at = quotient.add_floor_div(&[0, 1, 0], 4);
        assert_eq!(at, 2);
        quotient.add_equality(&[1, 0, -1, 0]);
        assert_eq!(quotient.constant_upper_bound(0), Ok(Some(2)));
        assert_eq!(quotient.constant_lower_bound(0), Ok(Some(0)));
        let mut remainder = result_of(10);
        remainder.add_floor_div(&[0, 1, 0], 4);
        remainder.add_equality(&[1, -1, 4, 0]);
        assert_eq!(remainder.constant_upper_bound(0), Ok(Some(3)));
    }

    #[test]
    fn without_bound() {
        assert_eq!(result_of(10).constant_upper_bound(0), Ok(None));
        assert_eq!(result_of(10).constant_lower_bound(0), Ok(None));
    }

    #[test]
    fn projection_keeps_what_follows() {
        // x <= y - 3, y <= z, and y is eliminated.
        let mut set = IntegerRelation::set(3);
        set.add_inequality(&[-1, 1, 0, -3]);
        set.add_inequality(&[0, -1, 1, 0]);
        set.project_out(1, 1).expect("small numbers");
        assert_eq!(set.space().range, 2);
        assert_eq!(set.inequalities(), [vec![-1, 1, -3]]);
    }
}
