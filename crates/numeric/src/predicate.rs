//! Predicates of integer comparisons.

use crate::{ApInt, ConstantIntRanges};

/// A predicate of integer comparisons, as in `arith.cmpi`, `index.cmp`, `llvm.icmp` and LLVM IR's `icmp`. The values
/// are those of MLIR's attributes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum IntPredicate {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Signed less than.
    Slt,
    /// Signed less than or equal.
    Sle,
    /// Signed greater than.
    Sgt,
    /// Signed greater than or equal.
    Sge,
    /// Unsigned less than.
    Ult,
    /// Unsigned less than or equal.
    Ule,
    /// Unsigned greater than.
    Ugt,
    /// Unsigned greater than or equal.
    Uge,
}

use IntPredicate::*;

impl IntPredicate {
    /// All predicates, in the order of their values.
    pub const ALL: &[Self] = &[Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge];

    /// The keywords and values.
    pub const CASES: &[(&str, u64)] = &[
        ("eq", 0),
        ("ne", 1),
        ("slt", 2),
        ("sle", 3),
        ("sgt", 4),
        ("sge", 5),
        ("ult", 6),
        ("ule", 7),
        ("ugt", 8),
        ("uge", 9),
    ];

    /// Returns the predicate with this value.
    pub fn from_value(value: u64) -> Option<Self> {
        Self::ALL.get(usize::try_from(value).ok()?).copied()
    }

    /// Returns the value.
    pub const fn value(self) -> u64 {
        self as u64
    }

    /// Returns the keyword.
    #[inline]
    pub fn text(self) -> &'static str {
        Self::CASES[self as usize].0
    }

    /// Returns the predicate with this keyword.
    pub fn from_text(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|case| case.text() == text)
    }

    /// Returns the equivalent predicate for swapped operands.
    pub fn swapped(self) -> Self {
        match self {
            Eq | Ne => self,
            Slt => Sgt,
            Sle => Sge,
            Sgt => Slt,
            Sge => Sle,
            Ult => Ugt,
            Ule => Uge,
            Ugt => Ult,
            Uge => Ule,
        }
    }

    /// Returns the negated predicate.
    pub fn inverted(self) -> Self {
        match self {
            Eq => Ne,
            Ne => Eq,
            Slt => Sge,
            Sle => Sgt,
            Sgt => Sle,
            Sge => Slt,
            Ult => Uge,
            Ule => Ugt,
            Ugt => Ule,
            Uge => Ult,
        }
    }

    /// Returns true for `eq` and `ne`.
    pub fn is_equality(self) -> bool {
        matches!(self, Eq | Ne)
    }

    /// Returns true if the predicate compares signed values.
    pub fn is_signed(self) -> bool {
        matches!(self, Slt | Sle | Sgt | Sge)
    }

    /// Returns true if the predicate holds for equal operands.
    pub fn holds_for_equal(self) -> bool {
        matches!(self, Eq | Sle | Sge | Ule | Uge)
    }

    /// Evaluates the predicate for two integers of equal width.
    pub fn holds(self, a: &ApInt, b: &ApInt) -> bool {
        match self {
            Eq => a == b,
            Ne => a != b,
            Slt => a.slt(b),
            Sle => a.sle(b),
            Sgt => a.sgt(b),
            Sge => a.sge(b),
            Ult => a.ult(b),
            Ule => a.ule(b),
            Ugt => a.ugt(b),
            Uge => a.uge(b),
        }
    }

    fn always_holds(self, lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> bool {
        match self {
            Slt => lhs.smax().slt(rhs.smin()),
            Sle => lhs.smax().sle(rhs.smin()),
            Ult => lhs.umax().ult(rhs.umin()),
            Ule => lhs.umax().ule(rhs.umin()),
            Sgt | Sge | Ugt | Uge => self.swapped().always_holds(rhs, lhs),
            Eq => {
                let (lhs, rhs) = (lhs.constant_value(), rhs.constant_value());
                lhs.is_some() && lhs == rhs
            }
            // The ranges must be disjoint both as signed and as unsigned ranges.
            Ne => {
                let apart = |less: Self| less.always_holds(lhs, rhs) || less.always_holds(rhs, lhs);
                apart(Slt) && apart(Ult)
            }
        }
    }

    /// Returns the result of the comparison if it is the same for all values of the two ranges, otherwise `None`.
    pub fn evaluate(self, lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> Option<bool> {
        if self.always_holds(lhs, rhs) {
            return Some(true);
        }
        self.inverted().always_holds(lhs, rhs).then_some(false)
    }
}
