//! Sparse constant propagation: MLIR's `SparseConstantPropagation`.

use crate::solver::Lattice;
use crate::sparse::SparseForwardAnalysis;
use terrace_ir::opdef::Folded;
use terrace_ir::{Attr, Body, OpRef, ValueId};

/// The lattice state of a value: MLIR's `ConstantValue`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Constant {
    /// Uninitialized: no definition is known to reach the value.
    #[default]
    Unreached,
    /// A constant with this value. The dialect materializes it.
    Is(Attr, &'static str),
    /// Unknown: the value may be anything.
    Unknown,
}

impl Lattice for Constant {
    fn join(&self, other: &Constant) -> Constant {
        match (*self, *other) {
            (Constant::Unreached, other) | (other, Constant::Unreached) => other,
            (Constant::Is(one, dialect), Constant::Is(other, _)) if one == other => {
                Constant::Is(one, dialect)
            }
            _ => Constant::Unknown,
        }
    }
}

/// Folds operations with the lattice states of their operands.
pub struct ConstantAnalysis;

impl SparseForwardAnalysis for ConstantAnalysis {
    type Fact = Constant;

    fn entry_state(&self, _body: &Body, _value: ValueId) -> Constant {
        Constant::Unknown
    }

    /// Folds an operation. Folds that change the operation in place are ignored.
    fn visit_operation(
        &self,
        op: OpRef<'_>,
        operands: &[Constant],
        known: &dyn Fn(ValueId) -> Constant,
    ) -> Option<Vec<Constant>> {
        // Operations with regions cannot be folded without changing them.
        if op.body.has_extra(op.id) && op.body.regions(op.id).next().is_some() {
            return None;
        }
        let results = op.body.num_results(op.id);
        if operands.contains(&Constant::Unreached) {
            return Some(vec![Constant::Unreached; results]);
        }
        let def = op.def()?;
        let constant = |fact: &Constant| match *fact {
            Constant::Is(attr, _) => Some(attr),
            _ => None,
        };
        let constants: Vec<Option<Attr>> = operands.iter().map(constant).collect();
        let folded = def.fold.and_then(|fold| fold(op, &constants))?;
        let values = folded.results().iter();
        let fact = |folded: &Folded| match *folded {
            Folded::Attr(attr) => Constant::Is(attr, def.dialect()),
            // Nothing more is known about a result that folds to itself.
            Folded::Value(value) if op.body.defining_op(value) == Some(op.id) => Constant::Unknown,
            Folded::Value(value) => known(value),
        };
        let facts: Vec<Constant> = values.map(fact).collect();
        (facts.len() == results).then_some(facts)
    }
}
