//! The outcome of a pattern.

use crate::Type;
use std::borrow::Cow;

/// The reason why a pattern did not match. Cheap to create and to drop.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum NoMatch {
    /// A reason, shown to the user if the operation is not legalized.
    Because(Cow<'static, str>),
    /// The pattern's type converter cannot convert this type. The error names the operand, result or argument that has
    /// the type.
    Type(Type),
    /// An error, which dialect conversion reports at the operation. The operation may remain in the output
    /// nevertheless.
    Error(Cow<'static, str>),
}

impl NoMatch {
    /// Creates an error, which dialect conversion reports at the operation.
    pub const fn error(message: &'static str) -> Self {
        NoMatch::Error(Cow::Borrowed(message))
    }

    /// Creates a reason, shown to the user if the operation is not legalized.
    pub const fn because(reason: &'static str) -> Self {
        NoMatch::Because(Cow::Borrowed(reason))
    }
}

impl From<&'static str> for NoMatch {
    fn from(reason: &'static str) -> Self {
        NoMatch::because(reason)
    }
}

impl From<String> for NoMatch {
    fn from(reason: String) -> Self {
        NoMatch::Because(Cow::Owned(reason))
    }
}

/// The reason of patterns that need not inform the user: canonicalization patterns, and conditions that hold in valid
/// IR.
pub const NO_MATCH: NoMatch = NoMatch::because("the operation does not have the required form");

/// The outcome of trying a pattern.
pub type Match = Result<(), NoMatch>;

/// Returns an error with a reason if a condition of a pattern does not hold.
pub fn require(holds: bool, reason: &'static str) -> Result<(), NoMatch> {
    holds.then_some(()).ok_or(NoMatch::because(reason))
}

/// Returns [`NO_MATCH`] if a condition of a pattern does not hold.
pub fn check(holds: bool) -> Result<(), NoMatch> {
    holds.then_some(()).ok_or(NO_MATCH)
}
