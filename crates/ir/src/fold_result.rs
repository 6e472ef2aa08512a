//! The result of a fold: what becomes of the operation.

use crate::{Attr, OpRef, SmallVec, ValueId};

/// The replacement of one result of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Folded {
    /// An existing value.
    Value(ValueId),
    /// A constant.
    Attr(Attr),
}

/// The parts of an operation that a fold changes in place. All other parts stay as they are.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct NewParts {
    /// All operands, if the fold changes any.
    pub operands: Option<SmallVec<[ValueId; 4]>>,
    /// The properties that the fold changes, by slot.
    pub props: SmallVec<[(usize, Option<Attr>); 2]>,
    /// For each region, the index of the region whose blocks it gets; empty if the regions stay.
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

    /// Gives each region the blocks of the region whose index is in its place.
    pub fn regions(mut self, order: &[usize]) -> Self {
        self.regions = order.into();
        self
    }

    /// The fold that changes these parts and replaces the results, one entry for each.
    pub fn and_results(self, results: impl IntoIterator<Item = Folded>) -> FoldResult {
        FoldResult(Form::Other(Box::new(Parts {
            parts: self,
            results: results.into_iter().collect(),
        })))
    }
}

/// The result of a fold, one of two:
/// - its results are replaced, one [`Folded`] entry for each, and the operation is erased; or
/// - the operation stays with [new parts](NewParts), and may fold again.
///
/// If a result folds to itself, the operation stays, and only the other results are replaced. A fold that replaces
/// results may change parts too, which matters if the operation stays.
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

/// Most operations have one result, so a fold to one allocates nothing.
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
    /// The replacements of the results; empty if the operation stays.
    #[inline]
    pub fn results(&self) -> &[Folded] {
        match &self.0 {
            Form::One(result) => std::slice::from_ref(result),
            Form::Other(other) => &other.results,
        }
    }

    /// Returns true if nothing becomes of the operation.
    pub fn is_empty(&self) -> bool {
        self.results().is_empty()
            && self
                .parts()
                .is_none_or(|parts| *parts == NewParts::default())
    }

    /// The parts that change in place.
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

/// Replaces the results.
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

/// Changes the operation in place.
impl From<NewParts> for FoldResult {
    fn from(parts: NewParts) -> Self {
        parts.and_results([])
    }
}
