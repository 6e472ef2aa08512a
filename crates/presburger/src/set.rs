//! Unions of relations.

use crate::relation::{IntegerRelation, Space, moved};
use crate::row::negated;
use crate::{Row, Unknown};

/// The maximum number of relations in a union.
const MOST: usize = 1 << 12;

/// A union of relations of the same space: MLIR's `PresburgerRelation`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresburgerSet {
    space: Space,
    disjuncts: Vec<IntegerRelation>,
}

impl From<IntegerRelation> for PresburgerSet {
    fn from(relation: IntegerRelation) -> Self {
        PresburgerSet {
            space: relation.space(),
            disjuncts: vec![relation],
        }
    }
}

impl PresburgerSet {
    /// Creates the empty set of a space.
    pub fn empty(space: Space) -> Self {
        PresburgerSet {
            space,
            disjuncts: Vec::new(),
        }
    }

    /// Returns the variables, except the local ones.
    pub fn space(&self) -> Space {
        self.space
    }

    /// Returns the relations whose union is the set.
    pub fn disjuncts(&self) -> &[IntegerRelation] {
        &self.disjuncts
    }

    /// Returns the points that are in at least one of the two sets.
    ///
    /// # Panics
    /// Panics if the spaces differ.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        assert_eq!(self.space, other.space, "sets of different spaces");
        let both = self.disjuncts.iter().chain(&other.disjuncts);
        PresburgerSet {
            space: self.space,
            disjuncts: both.cloned().collect(),
        }
    }

    /// Returns the points that are in both sets.
    ///
    /// # Panics
    /// Panics if the spaces differ.
    #[must_use]
    pub fn intersect(&self, other: &Self) -> Self {
        assert_eq!(self.space, other.space, "sets of different spaces");
        let pairs = self
            .disjuncts
            .iter()
            .flat_map(|a| other.disjuncts.iter().map(|b| a.intersect(b)));
        PresburgerSet {
            space: self.space,
            disjuncts: pairs.collect(),
        }
    }

    /// Returns the points that are not in the set.
    ///
    /// # Errors
    /// Returns an error if the result is [`Unknown`].
    pub fn complement(&self) -> Result<Self, Unknown> {
        PresburgerSet::from(IntegerRelation::universe(self.space)).subtract(self)
    }

    /// Returns the points that are in this set but not in the other one.
    ///
    /// # Errors
    /// Returns an error if the result is [`Unknown`].
    ///
    /// # Panics
    /// Panics if the spaces differ.
    pub fn subtract(&self, other: &Self) -> Result<Self, Unknown> {
        assert_eq!(self.space, other.space, "sets of different spaces");
        let mut disjuncts = self.disjuncts.clone();
        for without in &other.disjuncts {
            let mut rest = Vec::new();
            for relation in &disjuncts {
                difference(relation, without, &mut rest)?;
                if rest.len() > MOST {
                    return Err(Unknown::TooLarge);
                }
            }
            disjuncts = rest;
        }
        Ok(PresburgerSet {
            space: self.space,
            disjuncts,
        })
    }

    /// Returns true if the set has no points.
    ///
    /// # Errors
    /// Returns an error if the result is [`Unknown`].
    pub fn is_empty(&self) -> Result<bool, Unknown> {
        for relation in &self.disjuncts {
            if !relation.is_empty()? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns true if all points are in the other set.
    ///
    /// # Errors
    /// Returns an error if the result is [`Unknown`].
    ///
    /// # Panics
    /// Panics if the spaces differ.
    pub fn is_subset(&self, other: &Self) -> Result<bool, Unknown> {
        self.subtract(other)?.is_empty()
    }

    /// Returns true if a point is in the set.
    ///
    /// # Errors
    /// Returns an error if the result is [`Unknown`].
    ///
    /// # Panics
    /// Panics if the numbers of variables of the point and the space differ.
    pub fn contains(&self, point: &[i128]) -> Result<bool, Unknown> {
        for relation in &self.disjuncts {
            if relation.contains(point)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Appends the points of `from` that are not in `without`, as disjoint relations. The relation that contains a point is
/// determined by the first constraint of `without` that the point violates.
fn difference(
    from: &IntegerRelation,
    without: &IntegerRelation,
    pieces: &mut Vec<IntegerRelation>,
) -> Result<(), Unknown> {
    if without.locals.iter().any(Option::is_none) {
        return Err(Unknown::NotADivision);
    }
    let mut rest = from.clone();
    let columns = rest.append_locals(without, (0..from.space.vars()).collect());
    let vars = rest.num_vars();
    let mut outside = |rest: &IntegerRelation, row: &Row| -> Result<(), Unknown> {
        let mut piece = rest.clone();
        piece.inequalities.push(negated(row)?);
        if !piece.is_empty()? {
            pieces.push(piece);
        }
        Ok(())
    };
    for row in &without.equalities {
        let row = moved(row, &columns, vars);
        let negative: Row = row.iter().map(|one| -one).collect();
        outside(&rest, &row)?;
        outside(&rest, &negative)?;
        rest.equalities.push(row);
    }
    for row in &without.inequalities {
        let row = moved(row, &columns, vars);
        outside(&rest, &row)?;
        rest.inequalities.push(row);
    }
    Ok(())
}
