//! The result of a fold.

use crate::{Attr, OpRef, SmallVec, ValueId};

/// The replacement of one result of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Folded {
    /// An existing value.
    Value(ValueId),
    /// A constant.
    Attr(Attr),
}

/// The parts of an operation that a fold changes in place. All other parts are unchanged.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct NewParts {
    /// All operands, if the fold changes any.
    pub operands: Option<SmallVec<[ValueId; 4]>>,
    /// The properties that the fold changes, by slot.
    pub props: SmallVec<[(usize, Option<Attr>); 2]>,
    /// For each region, the index of the region whose blocks it gets. Empty if the regions are unchanged.
    pub regions: SmallVec<[usize; 2]>,
}

impl NewParts {
    /// Replaces one operand of an operation.
    ///
    /// # Panics
    /// Panics if the operation has no such operand.
    #[track_caller]
    pub fn operand(mut self, op: OpRef<'_>, index: usize, value: ValueId) -> Self {
        let operands = || op.body.operands(op.id).collect();
        self.operands.get_or_insert_with(operands)[index] = value;
        self
    }

    /// Replaces all operands.
    pub fn operands(mut self, values: impl IntoIterator<Item = ValueId>) -> Self {
        self.operands = Some(values.into_iter().collect());
        self
    }

    /// Sets the property in a slot.
    pub fn prop(mut self, slot: usize, value: Attr) -> Self {
        self.props.push((slot, Some(value)));
        self
    }

    /// Permutes the regions: region `i` gets the blocks of region `order[i]`.
    pub fn regions(mut self, order: &[usize]) -> Self {
        self.regions = order.into();
        self
    }

    /// Returns the fold that changes these parts and replaces the results. `results` has one entry per result.
    pub fn and_results(self, results: impl IntoIterator<Item = Folded>) -> FoldResult {
        FoldResult(Form::Other(Box::new(Parts {
            parts: self,
            results: results.into_iter().collect(),
        })))
    }
}

/// The result of a fold, with one of two effects:
/// - The operation's results are replaced, with one [`Folded`] entry for each, and the operation is erased.
/// - The operation is kept with [new parts](NewParts), and may fold again.
///
/// If a result folds to itself, the operation is kept, and only the other results are replaced. A fold that replaces
/// results may also change parts, which only matters if the operation is kept.
///
/// ```
/// use terrace_ir::opdef::{FoldResult, Folded, NewParts};
/// use terrace_ir::{OpRef, ValueId};
///
/// // `op(x)` is `x`.
/// fn to_operand(op: OpRef<'_>) -> Option<FoldResult> {
///     Some(Folded::Value(op.body.operand(op.id, 0)).into())
/// }
///
/// // `op(x, y)` is `op(y, x)`.
/// fn swapped(op: OpRef<'_>) -> Option<FoldResult> {
///     let operands: Vec<ValueId> = op.body.operands(op.id).collect();
///     Some(NewParts::default().operands([operands[1], operands[0]]).into())
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoldResult(Form);

/// A fold to one result, the most common case, allocates nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Form {
    One(Folded),
    Other(Box<Parts>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Parts {
    parts: NewParts,
    results: SmallVec<[Folded; 2]>,
}

impl FoldResult {
    /// Returns the replacements of the results; empty if the operation is kept.
    #[inline]
    pub fn results(&self) -> &[Folded] {
        match &self.0 {
            Form::One(result) => std::slice::from_ref(result),
            Form::Other(other) => &other.results,
        }
    }

    /// Returns true if the fold changes nothing.
    pub fn is_empty(&self) -> bool {
        self.results().is_empty()
            && self
                .parts()
                .is_none_or(|parts| *parts == NewParts::default())
    }

    /// Returns the parts that change in place.
    pub fn parts(&self) -> Option<&NewParts> {
        match &self.0 {
            Form::One(_) => None,
            Form::Other(other) => Some(&other.parts),
        }
    }
}

impl From<Folded> for FoldResult {
    #[inline]
    fn from(result: Folded) -> Self {
        FoldResult(Form::One(result))
    }
}

/// A fold that replaces the results.
impl FromIterator<Folded> for FoldResult {
    fn from_iter<I: IntoIterator<Item = Folded>>(results: I) -> Self {
        let results: SmallVec<[Folded; 2]> = results.into_iter().collect();
        match *results {
            [one] => one.into(),
            _ => NewParts::default().and_results(results),
        }
    }
}

impl<const N: usize> From<[Folded; N]> for FoldResult {
    #[inline]
    fn from(results: [Folded; N]) -> Self {
        match results.first() {
            Some(&one) if N == 1 => one.into(),
            _ => results.into_iter().collect(),
        }
    }
}

/// A fold that changes the operation in place.
impl From<NewParts> for FoldResult {
    fn from(parts: NewParts) -> Self {
        parts.and_results([])
    }
}
