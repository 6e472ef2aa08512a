//! The Simplex method over the rational numbers, in exact arithmetic.

use crate::relation::IntegerRelation;
use crate::row::normalize;
use crate::{Row, Unknown};
use std::cmp::Ordering;

/// A rational number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fraction {
    /// The numerator.
    pub numerator: i128,
    /// The denominator, which is positive and coprime to the numerator.
    pub denominator: i128,
}

impl Fraction {
    fn new(numerator: i128, denominator: i128) -> Self {
        let mut both = [numerator, denominator];
        normalize(&mut both);
        let [numerator, denominator] = both;
        Fraction {
            numerator,
            denominator,
        }
    }

    /// Returns the maximum integer that is at most this number.
    pub fn floor(self) -> i128 {
        self.numerator.div_euclid(self.denominator)
    }

    /// Returns the minimum integer that is at least this number.
    pub fn ceil(self) -> i128 {
        self.floor() + i128::from(self.denominator != 1)
    }
}

/// An optimum of a linear expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Optimum {
    /// No point satisfies the constraints.
    Empty,
    /// The expression is unbounded in the direction of the optimum.
    Unbounded,
    /// The optimum.
    Bounded(Fraction),
}

/// The entity that a row or a column of the tableau represents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unit {
    /// A variable, which has any sign.
    Var(usize),
    /// A constraint, which is not negative.
    Restricted(usize),
    /// The expression to optimize, which has any sign.
    Goal,
}

impl Unit {
    fn is_restricted(self) -> bool {
        matches!(self, Unit::Restricted(_))
    }

    /// Returns the order in which units are chosen, so that no tableau repeats (Bland's rule).
    fn order(self) -> (u8, usize) {
        match self {
            Unit::Var(at) => (0, at),
            Unit::Restricted(at) => (1, at),
            Unit::Goal => (2, 0),
        }
    }
}

/// The rational points that satisfy linear constraints, as a tableau. Each row is a linear combination of the columns,
/// and the columns are 0 at the current point. MLIR's `Simplex`.
#[derive(Clone, Debug)]
pub struct Simplex {
    vars: usize,
    columns: Vec<Unit>,
    rows: Vec<TableauRow>,
    restricted: usize,
    empty: bool,
}

#[derive(Clone, Debug)]
struct TableauRow {
    unit: Unit,
    /// The positive common denominator of all other numbers of the row.
    denominator: i128,
    /// The value at the current point.
    constant: i128,
    /// A coefficient for each column.
    factors: Row,
}

impl TableauRow {
    fn normalize(&mut self) {
        let mut all = std::mem::take(&mut self.factors);
        all.extend([self.constant, self.denominator]);
        normalize(&mut all);
        let denominator = all.pop().unwrap_or(1);
        let constant = all.pop().unwrap_or(0);
        (self.factors, self.constant, self.denominator) = (all, constant, denominator);
    }
}

fn times(a: i128, b: i128) -> Result<i128, Unknown> {
    a.checked_mul(b).ok_or(Unknown::Overflow)
}

fn plus(a: i128, b: i128) -> Result<i128, Unknown> {
    a.checked_add(b).ok_or(Unknown::Overflow)
}

impl Simplex {
    /// Creates the set of all points with this number of variables.
    pub fn new(vars: usize) -> Self {
        Simplex {
            vars,
            columns: (0..vars).map(Unit::Var).collect(),
            rows: Vec::new(),
            restricted: 0,
            empty: false,
        }
    }

    /// Returns the rational points of a relation, including its local variables.
    ///
    /// # Errors
    /// Returns an error if a number does not fit in 128 bits.
    pub fn of(relation: &IntegerRelation) -> Result<Self, Unknown> {
        let mut simplex = Simplex::new(relation.num_vars());
        for row in relation.equalities() {
            simplex.add_equality(row)?;
        }
        for row in &relation.all_inequalities() {
            simplex.add_inequality(row)?;
        }
        Ok(simplex)
    }

    /// Returns true if no rational point satisfies the constraints.
    pub fn is_empty(&self) -> bool {
        self.empty
    }

    /// Adds the constraint that a row is not negative.
    ///
    /// # Errors
    /// Returns an error if a number does not fit in 128 bits.
    ///
    /// # Panics
    /// Panics if the row has a different number of variables.
    pub fn add_inequality(&mut self, row: &[i128]) -> Result<(), Unknown> {
        if self.empty {
            return Ok(());
        }
        let unit = Unit::Restricted(self.restricted);
        self.restricted += 1;
        let at = self.add_row(row, unit)?;
        self.restore(at, unit)
    }

    /// Adds the constraint that a row is 0.
    ///
    /// # Errors
    /// Returns an error if a number does not fit in 128 bits.
    ///
    /// # Panics
    /// Panics if the row has a different number of variables.
    pub fn add_equality(&mut self, row: &[i128]) -> Result<(), Unknown> {
        self.add_inequality(row)?;
        let negative: Row = row.iter().map(|one| -one).collect();
        self.add_inequality(&negative)
    }

    /// Returns the maximum of a row.
    ///
    /// # Errors
    /// Returns an error if a number does not fit in 128 bits.
    ///
    /// # Panics
    /// Panics if the row has a different number of variables.
    pub fn maximum(&self, row: &[i128]) -> Result<Optimum, Unknown> {
        if self.empty {
            return Ok(Optimum::Empty);
        }
        let mut simplex = self.clone();
        let mut at = simplex.add_row(row, Unit::Goal)?;
        while let Some((column, rises)) = simplex.improving(at) {
            match simplex.limiting(column, rises, at)? {
                None => return Ok(Optimum::Unbounded),
                Some(limit) => simplex.pivot(limit, column)?,
            }
            at = simplex.row_of(Unit::Goal).unwrap_or(at);
        }
        let goal = &simplex.rows[at];
        Ok(Optimum::Bounded(Fraction::new(
            goal.constant,
            goal.denominator,
        )))
    }

    /// Returns the minimum of a row.
    ///
    /// # Errors
    /// Returns an error if a number does not fit in 128 bits.
    ///
    /// # Panics
    /// Panics if the row has a different number of variables.
    pub fn minimum(&self, row: &[i128]) -> Result<Optimum, Unknown> {
        let negative: Row = row.iter().map(|one| -one).collect();
        Ok(match self.maximum(&negative)? {
            Optimum::Bounded(most) => Optimum::Bounded(Fraction {
                numerator: -most.numerator,
                ..most
            }),
            other => other,
        })
    }

    fn row_of(&self, unit: Unit) -> Option<usize> {
        self.rows.iter().position(|row| row.unit == unit)
    }

    /// Adds a tableau row for a linear combination of the variables. Returns its index.
    fn add_row(&mut self, row: &[i128], unit: Unit) -> Result<usize, Unknown> {
        assert_eq!(row.len(), self.vars + 1, "a row for other variables");
        let mut new = TableauRow {
            unit,
            denominator: 1,
            constant: row[self.vars],
            factors: vec![0; self.columns.len()],
        };
        for (var, &factor) in row[..self.vars]
            .iter()
            .enumerate()
            .filter(|(_, factor)| **factor != 0)
        {
            if let Some(column) = self.columns.iter().position(|unit| *unit == Unit::Var(var)) {
                new.factors[column] = plus(new.factors[column], times(factor, new.denominator)?)?;
            } else if let Some(at) = self.row_of(Unit::Var(var)) {
                add_multiple(&mut new, factor, &self.rows[at])?;
            }
        }
        new.normalize();
        self.rows.push(new);
        Ok(self.rows.len() - 1)
    }

    /// Moves the current point until a restricted row is not negative, or marks the set as empty if there is no such
    /// point.
    fn restore(&mut self, mut at: usize, unit: Unit) -> Result<(), Unknown> {
        while self.rows[at].constant < 0 {
            let Some((column, rises)) = self.improving(at) else {
                self.empty = true;
                return Ok(());
            };
            let limit = self.limiting(column, rises, at)?.unwrap_or(at);
            self.pivot(limit, column)?;
            match self.row_of(unit) {
                Some(row) => at = row,
                // The constraint became a column, so it is 0.
                None => return Ok(()),
            }
        }
        Ok(())
    }

    /// Returns a column that can increase the row, and true if the column must increase for that.
    fn improving(&self, at: usize) -> Option<(usize, bool)> {
        let columns = self.rows[at].factors.iter().zip(&self.columns).enumerate();
        let fit = columns
            .filter(|(_, (factor, unit))| **factor > 0 || **factor < 0 && !unit.is_restricted());
        let first = fit.min_by_key(|(_, (_, unit))| unit.order());
        first.map(|(column, (factor, _))| (column, *factor > 0))
    }

    /// Returns the row that first becomes 0 when a column moves. A negative restricted row does not limit the move. The
    /// exception is the growing row itself, which stops at 0.
    fn limiting(
        &self,
        column: usize,
        rises: bool,
        growing: usize,
    ) -> Result<Option<usize>, Unknown> {
        let mut found: Option<(usize, i128, i128)> = None;
        for (at, row) in self.rows.iter().enumerate() {
            let slope = if rises {
                row.factors[column]
            } else {
                -row.factors[column]
            };
            let limits = match at == growing {
                true => row.unit.is_restricted() && row.constant < 0 && slope > 0,
                false => row.unit.is_restricted() && slope < 0,
            };
            if !limits {
                continue;
            }
            // The distance to 0 is `constant / slope`, without the denominator.
            let (distance, slope) = (row.constant.abs(), slope.abs());
            let nearer = match found {
                None => true,
                Some((other, far, steep)) => match times(distance, steep)?.cmp(&times(far, slope)?)
                {
                    Ordering::Less => true,
                    Ordering::Equal => row.unit.order() < self.rows[other].unit.order(),
                    Ordering::Greater => false,
                },
            };
            if nearer {
                found = Some((at, distance, slope));
            }
        }
        Ok(found.map(|(at, ..)| at))
    }

    /// Swaps a row and a column.
    fn pivot(&mut self, at: usize, column: usize) -> Result<(), Unknown> {
        let row = &mut self.rows[at];
        std::mem::swap(&mut row.unit, &mut self.columns[column]);
        // row = (constant + factor * column + ..) / denominator; solved for the column.
        let factor = row.factors[column];
        let sign = factor.signum();
        for other in &mut row.factors {
            *other = -*other * sign;
        }
        row.constant = -row.constant * sign;
        row.factors[column] = row.denominator * sign;
        row.denominator = factor.abs();
        row.normalize();
        let pivot = row.clone();
        for (other, row) in self.rows.iter_mut().enumerate() {
            if other == at || row.factors[column] == 0 {
                continue;
            }
            let factor = std::mem::take(&mut row.factors[column]);
            let denominator = row.denominator;
            // The numerators are added first, because the factor is also a fraction with the row's denominator.
            row.denominator = 1;
            add_multiple(row, factor, &pivot)?;
            row.denominator = times(row.denominator, denominator)?;
            row.normalize();
        }
        Ok(())
    }
}

/// Adds a multiple of a tableau row to another one.
fn add_multiple(sum: &mut TableauRow, factor: i128, row: &TableauRow) -> Result<(), Unknown> {
    let (own, other) = (row.denominator, times(factor, sum.denominator)?);
    let join = |a: i128, b: i128| plus(times(a, own)?, times(b, other)?);
    for (a, &b) in sum.factors.iter_mut().zip(&row.factors) {
        *a = join(*a, b)?;
    }
    sum.constant = join(sum.constant, row.constant)?;
    sum.denominator = times(sum.denominator, own)?;
    sum.normalize();
    Ok(())
}
