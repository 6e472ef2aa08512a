//! Decides the existence of integer points with the Omega test (Pugh, "The Omega Test: a fast and practical integer
//! programming algorithm for dependence analysis", 1991). If a variable has few values between its rational bounds, all
//! of them are tried.

use crate::elimination::System;
use crate::relation::IntegerRelation;
use crate::row::{combine, gcd_of, split, without};
use crate::simplex::{Optimum, Simplex};
use crate::{Row, Unknown};
use std::ops::RangeInclusive;

/// The maximum number of inequalities that are created to decide a relation.
const MOST: usize = 1 << 16;

/// The maximum number of values of a variable that are tried one by one.
const MOST_VALUES: i128 = 8;

/// The maximum number of systems into which a system is split if its shadows do not decide.
const MOST_SYSTEMS: usize = 1 << 10;

impl IntegerRelation {
    /// Returns true if no integer point satisfies the constraints.
    ///
    /// # Errors
    /// Returns an error if the result is [`Unknown`].
    pub fn is_empty(&self) -> Result<bool, Unknown> {
        let mut left = MOST;
        let mut pending = vec![System::of(self, MOST)];
        let mut seen = 0;
        while let Some(mut system) = pending.pop() {
            seen += 1;
            if seen > MOST_SYSTEMS {
                return Err(Unknown::TooLarge);
            }
            system.left = left;
            let answer = decide(&mut system, &mut pending)?;
            left = system.left;
            if answer == Answer::Some {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Some,
    None,
    /// The system has a point exactly if one of the systems that it was split into has one.
    Split,
}

/// Eliminates one variable after the other. All variables of a system are existentially quantified.
fn decide(system: &mut System, pending: &mut Vec<System>) -> Result<Answer, Unknown> {
    loop {
        if !solve_equalities(system)? {
            return Ok(Answer::None);
        }
        system.tighten();
        if system.inequalities.iter().any(|row| is_false(row)) {
            return Ok(Answer::None);
        }
        system.remove_redundant();
        if join_opposite(system) {
            continue;
        }
        drop_unbounded(system);
        if system.inequalities.is_empty() {
            return Ok(Answer::Some);
        }
        let bounded = |&at: &usize| system.inequalities.iter().any(|row| row[at] != 0);
        let vars: Vec<usize> = (0..system.vars).filter(bounded).collect();
        let Some(&at) = vars.iter().min_by_key(|&&at| cost(system, at)) else {
            return Ok(Answer::Some);
        };
        if cost(system, at).0 == 0 {
            system.eliminate(at)?;
            continue;
        }
        let Some(narrow) = narrowest(system, &vars)? else {
            return Ok(Answer::None);
        };
        if let Some((at, values)) = narrow
            && values.end().saturating_sub(*values.start()) < MOST_VALUES
        {
            return Ok(split_by_values(system, at, values, pending));
        }
        return split_by(system, at, pending);
    }
}

/// Returns true if a row without variables is negative.
fn is_false(row: &[i128]) -> bool {
    let (factors, constant) = split(row);
    constant < 0 && factors.iter().all(|factor| *factor == 0)
}

/// Removes all equalities, each together with a variable. Returns false if one of them has no solution.
fn solve_equalities(system: &mut System) -> Result<bool, Unknown> {
    while let Some(mut row) = system.equalities.pop() {
        let (factors, constant) = split(&row);
        let by = gcd_of(factors);
        if by == 0 {
            match constant {
                0 => continue,
                _ => return Ok(false),
            }
        }
        if constant % by != 0 {
            return Ok(false);
        }
        row.iter_mut().for_each(|one| *one /= by);
        let used = (0..system.vars).filter(|&at| row[at] != 0);
        let Some(at) = used.min_by_key(|&at| row[at].abs()) else {
            continue;
        };
        if row[at].abs() > 1 {
            system.equalities.push(row.clone());
            row = with_new_variable(system, row, at)?;
        }
        for other in system.equalities.iter_mut().chain(&mut system.inequalities) {
            if other[at] != 0 {
                *other = without(other, &row, at)?;
            }
        }
    }
    Ok(true)
}

/// Adds a variable. Returns an equality that defines the variable at `at`, with coefficient 1 or -1, in terms of the
/// new variable. Substituting it into `row` reduces the coefficients.
fn with_new_variable(system: &mut System, row: Row, at: usize) -> Result<Row, Unknown> {
    let modulus = row[at].abs() + 1;
    let new = system.vars;
    for other in system.equalities.iter_mut().chain(&mut system.inequalities) {
        other.insert(new, 0);
    }
    system.vars += 1;
    // The remainder that is nearest to 0.
    let nearest = |one: i128| {
        let rest = one.rem_euclid(modulus);
        if rest * 2 < modulus {
            rest
        } else {
            rest - modulus
        }
    };
    let mut equality: Row = row.into_iter().map(nearest).collect();
    equality.insert(new, -modulus);
    Ok(equality)
}

/// Replaces the first two inequalities that together allow a single value by an equality. Returns true if such a pair
/// exists.
fn join_opposite(system: &mut System) -> bool {
    let rows = &system.inequalities;
    let opposite = |a: &Row, b: &Row| a.iter().zip(b).all(|(x, y)| *x == -y);
    for (at, row) in rows.iter().enumerate() {
        if let Some(other) = rows[..at].iter().position(|other| opposite(row, other)) {
            let row = system.inequalities.remove(at);
            system.inequalities.remove(other);
            system.equalities.push(row);
            return true;
        }
    }
    false
}

/// Removes the constraints on variables that have no lower or no upper bound, because they can be satisfied.
fn drop_unbounded(system: &mut System) {
    let mut at = 0;
    while at < system.vars {
        let has = |sign: i128| {
            system
                .inequalities
                .iter()
                .any(|row| row[at].signum() == sign)
        };
        let (lower, upper) = (has(1), has(-1));
        if lower != upper {
            system.inequalities.retain(|row| row[at] == 0);
            // Other variables may have lost a bound.
            at = 0;
        } else {
            at += 1;
        }
    }
}

/// Returns the cost of eliminating a variable: the number of pairs of bounds whose shadow is inexact, and the number of
/// all pairs.
fn cost(system: &System, at: usize) -> (usize, usize) {
    let of = |sign: i128| {
        let rows = system
            .inequalities
            .iter()
            .filter(move |row| row[at].signum() == sign);
        let (all, ones) = rows.fold((0, 0), |(all, ones), row| {
            (all + 1, ones + usize::from(row[at].abs() == 1))
        });
        (all, all - ones)
    };
    let ((lower, not_one), (upper, nor_one)) = (of(1), of(-1));
    (not_one * nor_one, lower * upper)
}

/// The variable with the fewest values between its rational bounds, and these values. The inner option is `None` if no
/// variable is bounded. The outer option is `None` if no rational point exists, or if no integer is between the bounds
/// of a variable.
type Narrowest = Option<Option<(usize, RangeInclusive<i128>)>>;

fn narrowest(system: &System, vars: &[usize]) -> Result<Narrowest, Unknown> {
    let mut simplex = Simplex::new(system.vars);
    for row in &system.inequalities {
        simplex.add_inequality(row)?;
    }
    let mut best: Option<(usize, RangeInclusive<i128>)> = None;
    for &var in vars {
        let mut row = vec![0; system.vars + 1];
        row[var] = 1;
        let (least, most) = match (simplex.minimum(&row)?, simplex.maximum(&row)?) {
            (Optimum::Bounded(least), Optimum::Bounded(most)) => (least.ceil(), most.floor()),
            (Optimum::Empty, _) | (_, Optimum::Empty) => return Ok(None),
            _ => continue,
        };
        if least > most {
            return Ok(None);
        }
        let width = |values: &RangeInclusive<i128>| values.end().saturating_sub(*values.start());
        if best
            .as_ref()
            .is_none_or(|(_, best)| width(best) > most.saturating_sub(least))
        {
            best = Some((var, least..=most));
        }
    }
    Ok(Some(best))
}

/// Splits a system into systems in which a variable has a single value.
fn split_by_values(
    system: &System,
    at: usize,
    values: RangeInclusive<i128>,
    pending: &mut Vec<System>,
) -> Answer {
    for value in values {
        let mut equality = vec![0; system.vars + 1];
        equality[at] = 1;
        equality[system.vars] = -value;
        pending.push(System {
            equalities: vec![equality],
            ..system.clone()
        });
    }
    Answer::Split
}

/// Splits on a variable whose shadow is inexact: into its dark shadow, and into systems in which the variable is close
/// to one of its lower bounds.
fn split_by(system: &mut System, at: usize, pending: &mut Vec<System>) -> Result<Answer, Unknown> {
    let whole = system.clone();
    let [lower, upper, rest] = system.take_bounds(at);
    let made = 2 * lower.len() * upper.len();
    system.left = system.left.checked_sub(made).ok_or(Unknown::TooLarge)?;
    let with = |inequalities: Vec<Row>| System {
        vars: whole.vars,
        equalities: Vec::new(),
        inequalities,
        left: 0,
    };
    let mut dark = rest;
    for high in &upper {
        for low in &lower {
            let (a, b) = (low[at], -high[at]);
            let mut row = combine(high, a, low, b)?;
            let gap = (a - 1).checked_mul(b - 1).ok_or(Unknown::Overflow)?;
            row[whole.vars] = row[whole.vars].checked_sub(gap).ok_or(Unknown::Overflow)?;
            dark.push(row);
        }
    }
    let most = upper.iter().map(|row| -row[at]).max().unwrap_or(1);
    for low in &lower {
        let a = low[at];
        // A point outside of the dark shadow has the variable within this distance of a lower bound.
        let distance = a
            .checked_mul(most)
            .and_then(|it| it.checked_sub(a + most))
            .ok_or(Unknown::Overflow)?
            .div_euclid(most);
        if distance > i128::from(u16::MAX) {
            return Err(Unknown::TooLarge);
        }
        for step in 0..=distance {
            let mut equality = low.clone();
            equality[whole.vars] = equality[whole.vars]
                .checked_sub(step)
                .ok_or(Unknown::Overflow)?;
            pending.push(System {
                equalities: vec![equality],
                ..whole.clone()
            });
        }
    }
    // The dark shadow is decided first, because it is the cheapest.
    pending.push(with(dark));
    Ok(Answer::Split)
}
