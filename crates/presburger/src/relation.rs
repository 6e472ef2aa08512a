//! Conjunctions of linear constraints.

use crate::row::{split, value_at};
use crate::{Row, Unknown};

/// The numbers of variables of a relation, in the order of the columns of its rows: MLIR's `PresburgerSpace`. Local
/// variables follow these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Space {
    /// The variables of the domain; none in a set.
    pub domain: usize,
    /// The variables of the range, or the variables of a set.
    pub range: usize,
    /// The parameters.
    pub symbols: usize,
}

impl Space {
    /// Returns the number of variables.
    pub fn vars(&self) -> usize {
        self.domain + self.range + self.symbols
    }
}

/// A local variable that is the quotient of a division, rounded down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Division {
    /// The dividend: a coefficient for each variable before the quotient, then a constant.
    pub dividend: Row,
    /// The divisor, which is positive.
    pub divisor: i128,
}

/// The integer points that satisfy a conjunction of linear constraints: MLIR's `IntegerRelation`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IntegerRelation {
    pub(crate) space: Space,
    /// The local variables, which are existentially quantified. One without a division may be any integer.
    pub(crate) locals: Vec<Option<Division>>,
    pub(crate) equalities: Vec<Row>,
    pub(crate) inequalities: Vec<Row>,
}

impl IntegerRelation {
    /// Creates the relation that contains all points of a space.
    pub fn universe(space: Space) -> Self {
        IntegerRelation {
            space,
            locals: Vec::new(),
            equalities: Vec::new(),
            inequalities: Vec::new(),
        }
    }

    /// Creates the set of all points with this number of variables.
    pub fn set(vars: usize) -> Self {
        Self::universe(Space {
            range: vars,
            ..Space::default()
        })
    }

    /// Returns the variables, except the local ones.
    pub fn space(&self) -> Space {
        self.space
    }

    /// Returns the number of variables, including the local ones: the number of columns of a row without its constant.
    pub fn num_vars(&self) -> usize {
        self.space.vars() + self.locals.len()
    }

    /// Returns the rows that must be 0. Divisions are not included.
    pub fn equalities(&self) -> &[Row] {
        &self.equalities
    }

    /// Returns the rows that must not be negative. Divisions are not included.
    pub fn inequalities(&self) -> &[Row] {
        &self.inequalities
    }

    /// Returns a row of [`num_vars`](Self::num_vars) columns and a constant. Variables that were added since `row` was
    /// created get the coefficient 0.
    ///
    /// # Panics
    /// Panics if the row has more columns than there are variables, or no constant.
    fn row(&self, row: &[i128]) -> Row {
        let vars = self.num_vars();
        let (factors, constant) = split(row);
        assert!(
            factors.len() <= vars,
            "a row of {} columns for {vars} variables",
            factors.len()
        );
        let mut all = factors.to_vec();
        all.resize(vars, 0);
        all.push(constant);
        all
    }

    /// Adds the constraint that a row is 0.
    pub fn add_equality(&mut self, row: &[i128]) {
        let row = self.row(row);
        self.equalities.push(row);
    }

    /// Adds the constraint that a row is not negative.
    pub fn add_inequality(&mut self, row: &[i128]) {
        let row = self.row(row);
        self.inequalities.push(row);
    }

    /// Adds the constraints that a variable is at least `least` and at most `most`.
    pub fn add_range(&mut self, var: usize, least: i128, most: i128) {
        let vars = self.num_vars();
        for (factor, constant) in [(1, -least), (-1, most)] {
            let mut row = vec![0; vars + 1];
            (row[var], row[vars]) = (factor, constant);
            self.inequalities.push(row);
        }
    }

    /// Adds a local variable for the quotient of a row and a positive number, rounded down. Returns its column.
    ///
    /// # Panics
    /// Panics if the divisor is not positive.
    pub fn add_floor_div(&mut self, dividend: &[i128], divisor: i128) -> usize {
        assert!(divisor > 0, "the divisor {divisor} is not positive");
        let dividend = self.row(dividend);
        self.add_local(Some(Division { dividend, divisor }))
    }

    /// Adds the constraint that dividing a row by a positive number leaves this remainder.
    pub fn add_modulo(&mut self, row: &[i128], divisor: i128, remainder: i128) {
        let quotient = self.add_floor_div(row, divisor);
        let mut row = self.row(row);
        row[quotient] -= divisor;
        row[quotient + 1] -= remainder;
        self.equalities.push(row);
    }

    /// Adds a local variable and returns its column.
    pub(crate) fn add_local(&mut self, division: Option<Division>) -> usize {
        let at = self.num_vars();
        for row in self.equalities.iter_mut().chain(&mut self.inequalities) {
            row.insert(at, 0);
        }
        self.locals.push(division);
        at
    }

    /// Returns two inequalities per division: the remainder is at least 0, and less than the divisor.
    pub(crate) fn division_inequalities(&self) -> Vec<Row> {
        let (first, vars) = (self.space.vars(), self.num_vars());
        let mut rows = Vec::new();
        for (at, local) in self.locals.iter().enumerate() {
            let Some(Division { dividend, divisor }) = local else {
                continue;
            };
            let mut lower = self.row(dividend);
            lower[first + at] -= divisor;
            let mut upper: Row = lower.iter().map(|one| -one).collect();
            upper[vars] += divisor - 1;
            rows.extend([lower, upper]);
        }
        rows
    }

    /// Returns all inequalities, those of divisions last.
    pub fn all_inequalities(&self) -> Vec<Row> {
        let mut rows = self.inequalities.clone();
        rows.extend(self.division_inequalities());
        rows
    }

    /// Returns the points that are in both relations.
    ///
    /// # Panics
    /// Panics if the spaces differ.
    #[must_use]
    pub fn intersect(&self, other: &Self) -> Self {
        assert_eq!(self.space, other.space, "relations of different spaces");
        let mut both = self.clone();
        both.append(other, (0..self.space.vars()).collect());
        both
    }

    /// Adds the local variables and the constraints of a relation. `columns` are the columns of its other variables.
    fn append(&mut self, other: &Self, columns: Vec<usize>) {
        let columns = self.append_locals(other, columns);
        let vars = self.num_vars();
        let moved = |row: &Row| moved(row, &columns, vars);
        self.equalities.extend(other.equalities.iter().map(moved));
        let inequalities = other.inequalities.iter().map(moved);
        self.inequalities.extend(inequalities);
    }

    /// Adds the local variables of a relation. `columns` are the columns of its other variables. Returns the columns of
    /// all its variables.
    pub(crate) fn append_locals(&mut self, other: &Self, mut columns: Vec<usize>) -> Vec<usize> {
        for local in &other.locals {
            let division = local.as_ref().map(|it| Division {
                dividend: moved(&it.dividend, &columns, self.num_vars()),
                divisor: it.divisor,
            });
            columns.push(self.add_local(division));
        }
        columns
    }

    /// Returns the inverse relation, in which the range becomes the domain.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let Space {
            domain,
            range,
            symbols,
        } = self.space;
        let mut columns: Vec<usize> = (range..range + domain).chain(0..range).collect();
        columns.extend(domain + range..self.num_vars());
        let moved = |row: &Row| moved(row, &columns, columns.len());
        let local = |local: &Option<Division>| {
            local.as_ref().map(|it| Division {
                dividend: moved(&it.dividend),
                divisor: it.divisor,
            })
        };
        IntegerRelation {
            space: Space {
                domain: range,
                range: domain,
                symbols,
            },
            locals: self.locals.iter().map(local).collect(),
            equalities: self.equalities.iter().map(moved).collect(),
            inequalities: self.inequalities.iter().map(moved).collect(),
        }
    }

    /// Returns the pairs `(a, c)` for which a `b` exists such that `(a, b)` is in this relation and `(b, c)` in `then`.
    /// The variables of `b` become local variables.
    ///
    /// # Panics
    /// Panics if the number of variables in the range of this relation and in the domain of `then` differ, or if the
    /// numbers of symbols differ.
    #[must_use]
    pub fn compose(&self, then: &Self) -> Self {
        assert_eq!(
            self.space.range, then.space.domain,
            "the range and the domain of composed relations differ"
        );
        assert_eq!(
            self.space.symbols, then.space.symbols,
            "relations with different symbols"
        );
        let (domain, between, symbols) = (self.space.domain, self.space.range, self.space.symbols);
        let mut all = Self::universe(Space {
            domain,
            range: then.space.range,
            symbols,
        });
        let middle: Vec<usize> = (0..between).map(|_| all.add_local(None)).collect();
        let first_symbol = domain + then.space.range;
        let symbols = first_symbol..first_symbol + symbols;
        let first: Vec<usize> = (0..domain)
            .chain(middle.iter().copied())
            .chain(symbols.clone())
            .collect();
        let second: Vec<usize> = middle
            .into_iter()
            .chain(domain..first_symbol)
            .chain(symbols)
            .collect();
        all.append(self, first);
        all.append(then, second);
        all
    }

    /// Returns true if a point is in the relation. The point has no local variables.
    ///
    /// # Errors
    /// Returns an error if the result is [`Unknown`].
    ///
    /// # Panics
    /// Panics if the numbers of variables of the point and the space differ.
    pub fn contains(&self, point: &[i128]) -> Result<bool, Unknown> {
        assert_eq!(
            point.len(),
            self.space.vars(),
            "the point belongs to another space"
        );
        let mut point = point.to_vec();
        for local in &self.locals {
            let Some(Division { dividend, divisor }) = local else {
                return self.at(&point)?.is_empty().map(|empty| !empty);
            };
            point.push(value_at(dividend, &point)?.div_euclid(*divisor));
        }
        for row in &self.equalities {
            if value_at(row, &point)? != 0 {
                return Ok(false);
            }
        }
        for row in &self.inequalities {
            if value_at(row, &point)? < 0 {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Fixes the first variables at a point. Returns the set of the remaining local variables, without divisions.
    fn at(&self, point: &[i128]) -> Result<Self, Unknown> {
        let rest = self.num_vars() - point.len();
        let fixed = |row: &Row| -> Result<Row, Unknown> {
            let (known, open) = row.split_at(point.len());
            let mut known = known.to_vec();
            known.push(0);
            let mut open = open.to_vec();
            let sum = open[rest].checked_add(value_at(&known, point)?);
            open[rest] = sum.ok_or(Unknown::Overflow)?;
            Ok(open)
        };
        let mut set = Self::set(rest);
        set.equalities = self
            .equalities
            .iter()
            .map(fixed)
            .collect::<Result<_, _>>()?;
        set.inequalities = self
            .all_inequalities()
            .iter()
            .map(fixed)
            .collect::<Result<_, _>>()?;
        Ok(set)
    }
}

/// Returns a row with `vars` variables, in which variable `i` of `row` is in column `columns[i]`.
pub(crate) fn moved(row: &Row, columns: &[usize], vars: usize) -> Row {
    let mut all = vec![0; vars + 1];
    let (factors, constant) = split(row);
    for (&factor, &column) in factors.iter().zip(columns) {
        all[column] = factor;
    }
    all[vars] = constant;
    all
}
