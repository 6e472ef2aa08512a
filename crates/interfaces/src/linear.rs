//! Systems of linear equations and inequalities of integers, and the bounds they imply.

mod constraints;

pub use constraints::upper_bounds;

use constraints::Constraints;
use terrace_builtin::affine::{AffineMap, flatten};

/// The limit on variables; larger systems have no bounds.
const MOST_VARS: usize = 128;

/// The limit on inequalities that are created to find bounds.
const MOST_MADE: usize = 1 << 12;

/// A linear combination of variables, plus a constant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LinearExpr {
    /// Variables with their factors.
    pub terms: Vec<(usize, i64)>,
    /// The number.
    pub constant: i64,
}

impl LinearExpr {
    /// A number.
    pub fn constant(constant: i64) -> Self {
        LinearExpr {
            terms: Vec::new(),
            constant,
        }
    }

    /// A variable.
    pub fn var(var: usize) -> Self {
        LinearExpr {
            terms: vec![(var, 1)],
            constant: 0,
        }
    }

    /// The sum of this expression and a multiple of another one; `None` on overflow.
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
    /// The number.
    pub constant: i64,
}

/// A system of linear constraints on integer variables: the part of MLIR's `FlatLinearConstraints` that computes
/// bounds.
///
/// ```
/// use terrace_interfaces::linear::{LinearBound, LinearConstraints, LinearExpr};
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
    /// Without variables.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an unconstrained variable.
    pub fn var(&mut self) -> usize {
        self.vars += 1;
        self.vars - 1
    }

    /// Adds the constraint that an expression is 0.
    pub fn is_zero(&mut self, expr: LinearExpr) {
        self.zeros.push(expr);
    }

    /// Adds the constraint that an expression is not negative.
    pub fn is_not_negative(&mut self, expr: LinearExpr) {
        self.not_negative.push(expr);
    }

    /// The results of a map applied to these inputs, dimensions first. Divisions add variables. `None` if the map is
    /// semi-affine.
    pub fn results(&mut self, map: &AffineMap, inputs: &[LinearExpr]) -> Option<Vec<LinearExpr>> {
        let flat = flatten(map)?;
        if inputs.len() != map.num_inputs() {
            return None;
        }
        let mut all = inputs.to_vec();
        all.extend(flat.locals.iter().map(|_| LinearExpr::var(self.var())));
        let sum = |row: &[i64]| {
            let (&constant, factors) = row.split_last()?;
            let start = Some(LinearExpr::constant(constant));
            let mut terms = factors.iter().zip(&all);
            terms.try_fold(start, |sum, (&factor, input)| match factor {
                0 => Some(sum),
                factor => Some(sum?.plus(factor, input)),
            })?
        };
        for (at, (dividend, divisor)) in flat.locals.iter().enumerate() {
            // 0 <= dividend - divisor * quotient <= divisor - 1
            let quotient = &all[inputs.len() + at];
            let rest = sum(dividend)?.plus(divisor.checked_neg()?, quotient)?;
            let most = LinearExpr::constant(divisor - 1).plus(-1, &rest)?;
            self.not_negative.extend([rest, most]);
        }
        flat.results.iter().map(|row| sum(row)).collect()
    }

    /// The bounds of a variable that are integer multiples of the other one plus a constant. `None` if there are too
    /// many variables, or on overflow.
    pub fn bounds(&self, var: usize, other: usize) -> Option<Vec<LinearBound>> {
        if self.vars > MOST_VARS || var == other {
            return None;
        }
        // Put the two variables first, and eliminate all others.
        let mut order: Vec<usize> = (0..self.vars).collect();
        order.retain(|&at| at != var && at != other);
        let mut places = vec![0; self.vars];
        *places.get_mut(other)? = 1;
        for (at, var) in order.iter().enumerate() {
            places[*var] = at + 2;
        }
        let row = |expr: &LinearExpr| {
            let mut row = vec![0i128; self.vars + 1];
            for &(var, factor) in &expr.terms {
                *row.get_mut(*places.get(var)?)? += i128::from(factor);
            }
            *row.last_mut()? = i128::from(expr.constant);
            Some(row)
        };
        let zeros: Option<Vec<_>> = self.zeros.iter().map(row).collect();
        let not_negative: Option<Vec<_>> = self.not_negative.iter().map(row).collect();
        let rows = Constraints::new(self.vars, zeros?, not_negative?, MOST_MADE);
        let rows = rows.only_first(2)?;
        let mut bounds = Vec::new();
        for row in rows {
            let (&[factor, of], &[constant]) = row.split_at(2) else {
                return None;
            };
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
