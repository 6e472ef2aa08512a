//! Computes bounds of `index` values and dynamic dimension sizes: MLIR's `ValueBoundsOpInterface`. A bound is a
//! constant, or linear in other variables.
//!
//! A query ([`constant_bound`], [`compare`], [`constant_delta`], …) walks backwards from the queried values. The model
//! of each defining operation adds linear constraints; an operand that a constraint mentions is visited in turn.
//! Induction variables get the bounds of their loops. The query then solves the linear system of `terrace-presburger`.
//! Dialects attach models ([`IndexBounds`] and [`DimBounds`] cover most operations); transforms run queries.
//!
//! # Invariants
//! - Arithmetic is assumed not to overflow, as in MLIR.
//! - A missing model or a nonlinear constraint weakens a bound and never invalidates it.
//! - A query with more than `MOST_VARIABLES` variables returns no bounds.

mod queries;

pub use queries::{
    BoundKind, Comparison, Slice, are_different, are_overlapping, bound, compare, constant_bound,
    constant_delta, multiples_at_least,
};
pub use terrace_presburger::{LinearBound, LinearExpr};

use crate::mixed::MixedIndex;
use std::collections::{HashMap, VecDeque};
use terrace_builtin::affine::{AffineMap, flatten};
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::{DYNAMIC, shape};
use terrace_ir::interfaces::constant_value;
use terrace_ir::loops::{LoopBound, LoopLikeOpInterface};
use terrace_ir::{Body, Context, OpRef, ValueId};
use terrace_presburger::LinearConstraints;

/// The maximum number of variables of a query. A query with more variables returns no bounds.
const MOST_VARIABLES: usize = 128;

/// `ValueBoundsOpInterface`: an operation that knows bounds of its results and of its block arguments. A method returns
/// `None` if a bound is not linear; the bounds that it added before remain valid.
pub trait ValueBoundsOpInterface: Send + Sync {
    /// Adds the bounds of a result or argument of type `index`: `populateBoundsForIndexValue`.
    fn index_value(
        &self,
        _op: OpRef<'_>,
        _value: ValueId,
        _bounds: &mut ValueBounds<'_>,
    ) -> Option<()> {
        None
    }

    /// Adds the bounds of a dynamic size of a result or argument: `populateBoundsForShapedValueDim`.
    fn shaped_value_dim(
        &self,
        _op: OpRef<'_>,
        _value: ValueId,
        _dim: usize,
        _bounds: &mut ValueBounds<'_>,
    ) -> Option<()> {
        None
    }
}

/// The model of operations with one result of type `index`. The function gets the operation, the variable of its
/// result, and the bounds to extend.
pub struct IndexBounds(pub fn(OpRef<'_>, &LinearExpr, &mut ValueBounds<'_>) -> Option<()>);

impl ValueBoundsOpInterface for IndexBounds {
    fn index_value(
        &self,
        op: OpRef<'_>,
        result: ValueId,
        bounds: &mut ValueBounds<'_>,
    ) -> Option<()> {
        let own = bounds.index(result);
        self.0(op, &own, bounds)
    }
}

/// The model of operations with one shaped result. The function returns the result's size in a dimension.
pub struct DimBounds(pub fn(OpRef<'_>, usize, &mut ValueBounds<'_>) -> Option<LinearExpr>);

impl ValueBoundsOpInterface for DimBounds {
    fn shaped_value_dim(
        &self,
        op: OpRef<'_>,
        result: ValueId,
        dim: usize,
        bounds: &mut ValueBounds<'_>,
    ) -> Option<()> {
        let own = bounds.dim(result, dim)?;
        let size = self.0(op, dim, bounds)?;
        bounds.equal(&own, &size)
    }
}

/// A variable of the constraint system: an `index` value, a dimension size, or `vscale`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variable {
    /// A value of type `index`.
    Index(ValueId),
    /// The size of a shaped value in a dimension.
    Dim(ValueId, usize),
    /// A variable that is neither a value nor a size. There is one variable per kind.
    Other(&'static VariableKind),
}

/// A kind of variable that is neither a value nor a size, such as `vscale`. Kinds are compared by name.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct VariableKind {
    /// The name, prefixed by the dialect's: `"vector.vscale"`.
    pub name: &'static str,
}

impl Variable {
    /// Returns the value whose index or size the variable is.
    pub fn value(self) -> Option<ValueId> {
        match self {
            Variable::Index(value) | Variable::Dim(value, _) => Some(value),
            Variable::Other(_) => None,
        }
    }
}

/// The constraints on some variables and on all variables that they depend on: MLIR's `ValueBoundsConstraintSet`.
pub struct ValueBounds<'a> {
    ctx: &'a Context,
    body: &'a Body,
    known: LinearConstraints,
    variables: HashMap<Variable, usize>,
    /// The variables whose constraints are not added yet.
    pending: VecDeque<Variable>,
    /// Returns true for values whose constraints must not be collected.
    stop: &'a dyn Fn(ValueId) -> bool,
}

impl<'a> ValueBounds<'a> {
    fn new(ctx: &'a Context, body: &'a Body) -> Self {
        ValueBounds {
            ctx,
            body,
            known: LinearConstraints::new(),
            variables: HashMap::new(),
            pending: VecDeque::new(),
            stop: &|_| false,
        }
    }

    /// Returns the expression for a variable, and schedules the collection of its constraints.
    pub fn variable(&mut self, variable: Variable) -> LinearExpr {
        LinearExpr::var(self.number(variable))
    }

    fn number(&mut self, variable: Variable) -> usize {
        *self.variables.entry(variable).or_insert_with(|| {
            self.pending.push_back(variable);
            self.known.var()
        })
    }

    /// Returns the expression for a value of type `index`: a constant if the value is constant, otherwise a variable.
    pub fn index(&mut self, value: ValueId) -> LinearExpr {
        let constant = constant_value(self.ctx, self.body, value);
        match constant.and_then(|constant| int_value(self.ctx, constant)) {
            Some(constant) => LinearExpr::constant(constant),
            None => self.variable(Variable::Index(value)),
        }
    }

    /// Returns the expression for an index that may be static.
    pub fn mixed(&mut self, index: MixedIndex) -> LinearExpr {
        match index {
            MixedIndex::Known(number) => LinearExpr::constant(number),
            MixedIndex::Value(value) => self.index(value),
        }
    }

    /// Returns the expression for the size of a shaped value in a dimension, which may be static. Returns `None` if the
    /// dimension does not exist.
    pub fn dim(&mut self, shaped: ValueId, dim: usize) -> Option<LinearExpr> {
        match *shape(self.ctx, self.body.ty(shaped))?.get(dim)? {
            DYNAMIC => Some(self.variable(Variable::Dim(shaped, dim))),
            size => Some(LinearExpr::constant(size)),
        }
    }

    /// Returns the expressions for the results of an affine map. Returns `None` if the map is not linear.
    pub fn results(
        &mut self,
        map: &AffineMap,
        inputs: impl IntoIterator<Item = ValueId>,
    ) -> Option<Vec<LinearExpr>> {
        let flat = flatten(map)?;
        let mut all: Vec<LinearExpr> = inputs.into_iter().map(|input| self.index(input)).collect();
        if all.len() != map.num_inputs() {
            return None;
        }
        for (dividend, divisor) in &flat.locals {
            let quotient = self.known.floor_div(&sum(dividend, &all)?, *divisor)?;
            all.push(LinearExpr::var(quotient));
        }
        flat.results.iter().map(|row| sum(row, &all)).collect()
    }

    /// Adds the constraint `a == b`.
    pub fn equal(&mut self, a: &LinearExpr, b: &LinearExpr) -> Option<()> {
        self.known.is_zero(a.plus(-1, b)?);
        Some(())
    }

    /// Adds the constraint `more >= less`.
    pub fn at_least(&mut self, more: &LinearExpr, less: &LinearExpr) -> Option<()> {
        self.known.is_not_negative(more.plus(-1, less)?);
        Some(())
    }

    /// Returns true if the constraints on all variables prove a comparison: `populateAndCompare`.
    pub fn proves(&mut self, a: &LinearExpr, comparison: Comparison, b: &LinearExpr) -> bool {
        self.complete();
        queries::holds(&self.known, a, comparison, b) == Ok(true)
    }

    /// Adds the constraints on all variables, including variables that these constraints introduce.
    fn complete(&mut self) {
        while self.variables.len() <= MOST_VARIABLES
            && let Some(variable) = self.pending.pop_front()
        {
            if !variable.value().is_some_and(self.stop) {
                self.constrain(variable);
            }
        }
    }

    /// Adds the constraints on a variable, except those that are not linear.
    fn constrain(&mut self, variable: Variable) {
        let _linear = match variable {
            Variable::Other(_) => None,
            Variable::Index(value) => self.constrain_index(value),
            Variable::Dim(value, dim) => self.constrain_dim(value, dim),
        };
    }

    fn constrain_index(&mut self, value: ValueId) -> Option<()> {
        match self.body.defining_op(value) {
            Some(_) => {
                let (op, model) = self.model(value)?;
                model.index_value(op, value, self)
            }
            None => {
                self.constrain_induction_var(value);
                let (op, model) = self.model_around(value)?;
                model.index_value(op, value, self)
            }
        }
    }

    fn constrain_dim(&mut self, value: ValueId, dim: usize) -> Option<()> {
        let own = self.variable(Variable::Dim(value, dim));
        self.at_least(&own, &LinearExpr::constant(0))?;
        let found = match self.body.defining_op(value) {
            Some(_) => self.model(value),
            None => self.model_around(value),
        };
        let (op, model) = found?;
        model.shaped_value_dim(op, value, dim, self)
    }

    /// Returns the well-formed operation that defines a value, with its model.
    fn model(&self, value: ValueId) -> Option<(OpRef<'a>, &'a dyn ValueBoundsOpInterface)> {
        let op = OpRef::new(self.ctx, self.body, self.body.defining_op(value)?);
        self.model_of(op)
    }

    /// Returns the well-formed operation that owns the block of an argument, with its model.
    fn model_around(&self, value: ValueId) -> Option<(OpRef<'a>, &'a dyn ValueBoundsOpInterface)> {
        let block = self.body.defining_block(value)?;
        let owner = self.body.region_owner(self.body.parent_region(block)?);
        self.model_of(OpRef::new(self.ctx, self.body, owner))
    }

    fn model_of(&self, op: OpRef<'a>) -> Option<(OpRef<'a>, &'a dyn ValueBoundsOpInterface)> {
        let model = (self.ctx).op_interface::<dyn ValueBoundsOpInterface>(op.name())?;
        Some((op.well_formed()?, model))
    }

    /// Constrains an induction variable by the bounds of its loop.
    fn constrain_induction_var(&mut self, value: ValueId) -> Option<()> {
        let block = self.body.defining_block(value)?;
        let owner = self.body.region_owner(self.body.parent_region(block)?);
        let op = OpRef::new(self.ctx, self.body, owner);
        let model = (self.ctx).op_interface::<dyn LoopLikeOpInterface>(op.name())?;
        let dims = model.dimensions(op)?;
        let dim = dims.into_iter().find(|dim| dim.induction_var == value)?;
        let own = self.variable(Variable::Index(value));
        let lower = self.loop_bound(dim.lower_bound)?;
        self.at_least(&own, &lower)?;
        let upper = self.loop_bound(dim.upper_bound)?;
        let after = own.plus(1, &LinearExpr::constant(1))?;
        self.at_least(&upper, &after)
    }

    fn loop_bound(&mut self, bound: LoopBound) -> Option<LinearExpr> {
        match bound {
            LoopBound::Constant(number) => int_value(self.ctx, number).map(LinearExpr::constant),
            LoopBound::Value(value) => Some(self.index(value)),
            LoopBound::Unknown => None,
        }
    }
}

/// Returns the linear combination of expressions with the factors of a row, whose last entry is a constant. Returns
/// `None` on overflow.
fn sum(row: &[i64], of: &[LinearExpr]) -> Option<LinearExpr> {
    let (&constant, factors) = row.split_last()?;
    let mut terms = factors.iter().zip(of).filter(|(factor, _)| **factor != 0);
    terms.try_fold(LinearExpr::constant(constant), |sum, (&factor, input)| {
        sum.plus(factor, input)
    })
}
