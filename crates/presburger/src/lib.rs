//! Solves linear equations and inequalities over the integers: the part of MLIR's Presburger library on which loop and
//! bound analyses are built.
//!
//! # Map
//! - [`IntegerRelation`]: a conjunction of constraints on the variables of a [`Space`]. Quotients of divisions are
//!   local variables. `elimination`: Gauss and Fourier-Motzkin. `emptiness`: the Omega test.
//! - [`PresburgerSet`]: a union of relations, with complement, difference and inclusion.
//! - [`Simplex`]: rational optima of linear expressions.
//! - [`LinearConstraints`]: a system that is built one variable at a time, and bounds of one variable by another.
//!
//! Numbers are `i128`. An operation that may overflow or take too long returns an [`Unknown`] in that case. A *row* is
//! a coefficient for each variable, then a constant.
//!
//! *Architecture Invariant:* no IR of any kind.
//!
#![doc = include_str!("../README.md")]

mod elimination;
mod emptiness;
mod linear;
mod relation;
mod row;
mod set;
mod simplex;

pub use linear::{LinearBound, LinearConstraints, LinearExpr};
pub use relation::{Division, IntegerRelation, Space};
pub use row::Row;
pub use set::PresburgerSet;
pub use simplex::{Fraction, Optimum, Simplex};

/// The reason why the result is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// A number does not fit in 128 bits.
    Overflow,
    /// The limit on constraints or steps was reached.
    TooLarge,
    /// A local variable is not the quotient of a division, so the complement is not a union of relations.
    NotADivision,
}

impl std::fmt::Display for Unknown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Unknown::Overflow => "a coefficient does not fit in 128 bits",
            Unknown::TooLarge => "there are too many constraints",
            Unknown::NotADivision => "a local variable is not the quotient of a division",
        })
    }
}

impl std::error::Error for Unknown {}
