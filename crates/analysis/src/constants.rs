//! Sparse constant propagation: MLIR's `SparseConstantPropagation`.

use crate::sparse::ForwardAnalysis;
use terrace_ir::opdef::Folded;
use terrace_ir::{Attr, Body, FoldResult, OpRef, Type, ValueId};

/// The lattice state of a value: MLIR's `ConstantValue`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Constant {
    /// Uninitialized: nothing reaches it, as far as is known.
    #[default]
    Unreached,
    /// A constant of this value, which constants of this dialect materialize.
    Is(Attr, &'static str),
    /// Unknown: it may be anything.
    Unknown,
}

/// What an operation says when it is asked what it folds to.
pub(crate) struct Asked<F> {
    /// What is known of its results; `None` if nothing is.
    pub(crate) facts: Option<Vec<F>>,
    /// What it changes though it was only asked.
    pub(crate) lasting: FoldResult,
}

impl<F> Asked<F> {
    /// It changes nothing.
    pub(crate) fn only(facts: Option<Vec<F>>) -> Self {
        Asked {
            facts,
            lasting: FoldResult::new(),
        }
    }
}

/// Folds operations with the lattice states of their operands.
pub struct ConstantAnalysis;

impl ForwardAnalysis for ConstantAnalysis {
    type Fact = Constant;

    fn unknown(&self, _body: &Body, _value: ValueId) -> Constant {
        Constant::Unknown
    }

    fn of_constant(&self, attr: Attr, _ty: Type, dialect: &'static str) -> Constant {
        Constant::Is(attr, dialect)
    }

    fn join(&self, a: &Constant, b: &Constant) -> Constant {
        match (*a, *b) {
            (Constant::Unreached, other) | (other, Constant::Unreached) => other,
            (Constant::Is(one, dialect), Constant::Is(other, _)) if one == other => {
                Constant::Is(one, dialect)
            }
            _ => Constant::Unknown,
        }
    }

    fn visit(
        &self,
        op: OpRef<'_>,
        operands: &[Constant],
        known: &dyn Fn(ValueId) -> Constant,
    ) -> Option<Vec<Constant>> {
        ConstantAnalysis::ask(op, operands, known).facts
    }
}

impl ConstantAnalysis {
    /// Folds an operation.
    ///
    /// MLIR takes operands and properties that a fold sets back, unless the fold denies that it did anything, or goes on to
    /// values for the results. It never takes constants back that a fold makes of uses.
    pub(crate) fn ask(
        op: OpRef<'_>,
        operands: &[Constant],
        known: &dyn Fn(ValueId) -> Constant,
    ) -> Asked<Constant> {
        // Operations in regions cannot be folded without changing them.
        if op.body.has_extra(op.id) && op.body.regions(op.id).next().is_some() {
            return Asked::only(None);
        }
        if operands.contains(&Constant::Unreached) {
            let unreached = vec![Constant::Unreached; op.body.num_results(op.id)];
            return Asked::only(Some(unreached));
        }
        let Some(def) = op.def() else {
            return Asked::only(None);
        };
        let constant = |fact: &Constant| match *fact {
            Constant::Is(attr, _) => Some(attr),
            _ => None,
        };
        let constants: Vec<Option<Attr>> = operands.iter().map(constant).collect();
        let Some(mut folded) = def.fold.and_then(|fold| fold(op, &constants)) else {
            return Asked::only(None);
        };
        let first = folded.iter().position(|folded| !folded.is_in_place());
        let values: FoldResult = folded.drain(first.unwrap_or(folded.len())..).collect();
        if values.is_empty() && !folded.contains(&Folded::Denied) {
            folded.retain(|change| matches!(change, Folded::SetUses(..)));
        }
        let fact = |folded: &Folded| match *folded {
            Folded::Attr(attr) => Some(Constant::Is(attr, def.dialect())),
            Folded::Value(value) => Some(known(value)),
            _ => None,
        };
        let is_whole = values.len() == op.body.num_results(op.id);
        let facts = is_whole.then(|| values.iter().map(fact).collect());
        Asked {
            facts: facts.flatten(),
            lasting: folded,
        }
    }
}
