//! Systems of linear constraints that are built one variable at a time, and the bounds that they imply.

use crate::elimination::System;
use crate::relation::IntegerRelation;
use crate::{Row, Unknown};

/// The maximum number of variables. A larger system has no bounds.
const MOST_VARS: usize = 128;

/// The maximum number of inequalities that the computation of bounds creates.
const MOST_MADE: usize = 1 << 12;

/// A linear combination of variables, plus a constant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LinearExpr {
    /// The variables with their coefficients.
    pub terms: Vec<(usize, i64)>,
    /// The constant term.
    pub constant: i64,
}

impl LinearExpr {
    /// Creates a constant expression.
    pub fn constant(constant: i64) -> Self {
        LinearExpr {
            terms: Vec::new(),
            constant,
        }
    }

    /// Creates an expression that consists of a variable.
    pub fn var(var: usize) -> Self {
        LinearExpr {
            terms: vec![(var, 1)],
            constant: 0,
        }
    }

    /// Returns the sum of this expression and a multiple of another one; `None` on overflow.
    #[must_use]
    pub fn plus(&self, factor: i64, other: &LinearExpr) -> Option<Self> {
        let mut sum = self.clone();
        for &(var, by) in &other.terms {
            sum.terms.push((var, by.checked_mul(factor)?));
        }
        let constant = other.constant.checked_mul(factor)?;
        sum.constant = sum.constant.checked_add(constant)?;
        Some(sum)
    }
}

/// A bound of a variable in terms of another one: `factor * other + constant`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinearBound {
    /// True for a lower bound, false for an upper bound.
    pub is_lower: bool,
    /// The coefficient of the other variable.
    pub factor: i64,
    /// The constant term.
    pub constant: i64,
}

/// A system of linear constraints on integer variables. Variables and constraints are added one at a time.
///
/// ```
/// use terrace_presburger::{LinearBound, LinearConstraints, LinearExpr};
///
/// let mut known = LinearConstraints::new();
/// let [size, half, count] = [(); 3].map(|()| known.var());
/// // half * 2 = size, half >= count, count >= 3
/// known.is_zero(LinearExpr { terms: vec![(half, 2), (size, -1)], constant: 0 });
/// known.is_not_negative(LinearExpr { terms: vec![(half, 1), (count, -1)], constant: 0 });
/// known.is_not_negative(LinearExpr { terms: vec![(count, 1)], constant: -3 });
/// let bounds = known.bounds(size, count).expect("numbers that are not too large");
/// assert!(bounds.contains(&LinearBound { is_lower: true, factor: 2, constant: 0 }));
/// ```
#[derive(Clone, Default, Debug)]
pub struct LinearConstraints {
    vars: usize,
    zeros: Vec<LinearExpr>,
    not_negative: Vec<LinearExpr>,
}

impl LinearConstraints {
    /// Creates a system without variables.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an unconstrained variable.
    pub fn var(&mut self) -> usize {
        self.vars += 1;
        self.vars - 1
    }

    /// Returns the number of variables.
    pub fn num_vars(&self) -> usize {
        self.vars
    }

    /// Adds the constraint that an expression is 0.
    pub fn is_zero(&mut self, expr: LinearExpr) {
        self.zeros.push(expr);
    }

    /// Adds the constraint that an expression is not negative.
    pub fn is_not_negative(&mut self, expr: LinearExpr) {
        self.not_negative.push(expr);
    }

    /// Adds a variable for the quotient of an expression and a positive number, rounded down. Returns `None` on
    /// overflow.
    pub fn floor_div(&mut self, dividend: &LinearExpr, divisor: i64) -> Option<usize> {
        let quotient = self.var();
        // 0 <= dividend - divisor * quotient <= divisor - 1
        let rest = dividend.plus(divisor.checked_neg()?, &LinearExpr::var(quotient))?;
        let most = LinearExpr::constant(divisor - 1).plus(-1, &rest)?;
        self.not_negative.extend([rest, most]);
        Some(quotient)
    }

    /// Returns the system as a set. The variables in `first` come first, in this order.
    ///
    /// # Errors
    /// Returns an error if there are too many variables.
    ///
    /// # Panics
    /// Panics if an element of `first` is not a variable, or occurs twice.
    pub fn to_set(&self, first: &[usize]) -> Result<IntegerRelation, Unknown> {
        if self.vars > MOST_VARS {
            return Err(Unknown::TooLarge);
        }
        let rest = (0..self.vars).filter(|var| !first.contains(var));
        let mut places = vec![0; self.vars];
        let order: Vec<usize> = first.iter().copied().chain(rest).collect();
        assert_eq!(order.len(), self.vars, "duplicate variable");
        for (place, &var) in order.iter().enumerate() {
            places[var] = place;
        }
        let row = |expr: &LinearExpr| -> Row {
            let mut row = vec![0; self.vars + 1];
            for &(var, factor) in &expr.terms {
                // At most 2^64 terms of 64 bits, so the sum fits in 128 bits.
                row[places[var]] += i128::from(factor);
            }
            row[self.vars] = i128::from(expr.constant);
            row
        };
        let mut set = IntegerRelation::set(self.vars);
        set.equalities = self.zeros.iter().map(row).collect();
        set.inequalities = self.not_negative.iter().map(row).collect();
        Ok(set)
    }

    /// Returns the bounds of a variable that are an integer multiple of `other` plus a constant. Returns `None` if
    /// there are too many variables, or on overflow.
    pub fn bounds(&self, var: usize, other: usize) -> Option<Vec<LinearBound>> {
        if var == other {
            return None;
        }
        let set = self.to_set(&[var, other]).ok()?;
        let mut system = System::of(&set, MOST_MADE);
        system.project_out(2, self.vars - 2).ok()?;
        let both = |row: Row| [row.iter().map(|entry| -entry).collect(), row];
        let mut rows = system.inequalities;
        rows.extend(system.equalities.into_iter().flat_map(both));
        let mut bounds = Vec::new();
        for row in rows {
            let (factor, of, constant) = (row[0], row[1], row[2]);
            if factor == 0 || of % factor != 0 {
                continue;
            }
            // factor * var + of * other + constant >= 0
            let size = factor.abs();
            let rest = constant.div_euclid(size);
            let (multiple, number) = match factor > 0 {
                true => (-of / size, -rest),
                false => (of / size, rest),
            };
            bounds.push(LinearBound {
                is_lower: factor > 0,
                factor: i64::try_from(multiple).ok()?,
                constant: i64::try_from(number).ok()?,
            });
        }
        Some(bounds)
    }
}
