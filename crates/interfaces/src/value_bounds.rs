//! Bounds of indices and of sizes of memory (`ValueBoundsOpInterface`). Like upstream, ignores overflow.

use crate::linear::{LinearBound, LinearConstraints, LinearExpr};
use crate::mixed::MixedIndex;
use std::collections::{HashMap, VecDeque};
use terrace_builtin::affine::AffineMap;
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::{DYNAMIC, shape};
use terrace_ir::interfaces::constant_value;
use terrace_ir::loops::{LoopBound, LoopLikeOpInterface};
use terrace_ir::{Body, Context, OpRef, ValueId};

/// The limit on variables of a query; larger ones have no bounds.
const MOST_VARIABLES: usize = 128;

/// `ValueBoundsOpInterface`: an operation that knows bounds of its results. A method returns `None` if a bound is not
/// linear; the bounds that it has added until then hold.
pub trait ValueBoundsOpInterface: Send + Sync {
    /// Adds the bounds of a result of type `index`: `populateBoundsForIndexValue`.
    fn index_value(
        &self,
        _op: OpRef<'_>,
        _result: ValueId,
        _bounds: &mut ValueBounds<'_>,
    ) -> Option<()> {
        None
    }

    /// Adds the bounds of a dynamic size of a result: `populateBoundsForShapedValueDim`.
    fn shaped_value_dim(
        &self,
        _op: OpRef<'_>,
        _result: ValueId,
        _dim: usize,
        _bounds: &mut ValueBounds<'_>,
    ) -> Option<()> {
        None
    }
}

/// The model of operations with one result, an `index`. The function gets the operation, its result as a variable, and the
/// bounds to add to.
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

/// The model of operations with one result, shaped. The function gives its size in a dimension.
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

/// A number that bounds are asked of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variable {
    /// A value of type `index`.
    Index(ValueId),
    /// A size of a shaped value.
    Dim(ValueId, usize),
    /// `vscale`, the number that sizes of scalable vectors are multiples of.
    VectorScale,
}

/// The minimum and maximum of `vscale`: MLIR's `VscaleRange`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VscaleRange {
    /// The minimum: `vscaleMin`.
    pub min: u32,
    /// The maximum: `vscaleMax`.
    pub max: u32,
}

/// The constraints on some variables and on all that they depend on: MLIR's `ValueBoundsConstraintSet`.
pub struct ValueBounds<'a> {
    ctx: &'a Context,
    body: &'a Body,
    known: LinearConstraints,
    variables: HashMap<Variable, usize>,
    /// The variables whose constraints are not added yet.
    pending: VecDeque<Variable>,
}

impl<'a> ValueBounds<'a> {
    fn new(ctx: &'a Context, body: &'a Body) -> Self {
        ValueBounds {
            ctx,
            body,
            known: LinearConstraints::new(),
            variables: HashMap::new(),
            pending: VecDeque::new(),
        }
    }

    /// A variable, which becomes one of those that constraints are collected for.
    pub fn variable(&mut self, variable: Variable) -> LinearExpr {
        LinearExpr::var(self.number(variable))
    }

    fn number(&mut self, variable: Variable) -> usize {
        *self.variables.entry(variable).or_insert_with(|| {
            self.pending.push_back(variable);
            self.known.var()
        })
    }

    /// A value of type `index`, which may be a constant.
    pub fn index(&mut self, value: ValueId) -> LinearExpr {
        let constant = constant_value(self.ctx, self.body, value);
        match constant.and_then(|constant| int_value(self.ctx, constant)) {
            Some(constant) => LinearExpr::constant(constant),
            None => self.variable(Variable::Index(value)),
        }
    }

    /// An index that may be static.
    pub fn mixed(&mut self, index: MixedIndex) -> LinearExpr {
        match index {
            MixedIndex::Known(number) => LinearExpr::constant(number),
            MixedIndex::Value(value) => self.index(value),
        }
    }

    /// A size of a shaped value, which may be static. `None` if there is no such dimension.
    pub fn dim(&mut self, shaped: ValueId, dim: usize) -> Option<LinearExpr> {
        match *shape(self.ctx, self.body.ty(shaped))?.get(dim)? {
            DYNAMIC => Some(self.variable(Variable::Dim(shaped, dim))),
            size => Some(LinearExpr::constant(size)),
        }
    }

    /// The results of a map. `None` if it is not linear.
    pub fn results(
        &mut self,
        map: &AffineMap,
        inputs: impl IntoIterator<Item = ValueId>,
    ) -> Option<Vec<LinearExpr>> {
        let inputs: Vec<LinearExpr> = inputs.into_iter().map(|input| self.index(input)).collect();
        self.known.results(map, &inputs)
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

    /// Adds the constraints on all variables, including those that are added on the way.
    fn complete(&mut self) {
        while self.variables.len() <= MOST_VARIABLES
            && let Some(variable) = self.pending.pop_front()
        {
            // A constraint that is not linear is left out.
            let _linear = match variable {
                Variable::VectorScale => None,
                Variable::Index(value) => self.constrain_index(value),
                Variable::Dim(value, dim) => self.constrain_dim(value, dim),
            };
        }
    }

    fn constrain_index(&mut self, value: ValueId) -> Option<()> {
        match self.body.defining_op(value) {
            Some(_) => {
                let (op, model) = self.model(value)?;
                model.index_value(op, value, self)
            }
            None => self.constrain_induction_var(value),
        }
    }

    fn constrain_dim(&mut self, value: ValueId, dim: usize) -> Option<()> {
        let own = self.variable(Variable::Dim(value, dim));
        self.at_least(&own, &LinearExpr::constant(0))?;
        let (op, model) = self.model(value)?;
        model.shaped_value_dim(op, value, dim, self)
    }

    /// The well-formed operation that defines a value, with its model.
    fn model(&self, value: ValueId) -> Option<(OpRef<'a>, &'a dyn ValueBoundsOpInterface)> {
        let op = OpRef::new(self.ctx, self.body, self.body.defining_op(value)?);
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

/// The constant difference of two values; `None` if it is not known: `computeConstantDelta`.
pub fn constant_delta(ctx: &Context, body: &Body, values: [ValueId; 2]) -> Option<i64> {
    let bounds = difference_bounds(ctx, body, values)?;
    let constants = |is_lower| {
        let known = bounds.iter().filter(move |it| it.is_lower == is_lower);
        known.filter(|it| it.factor == 0).map(|it| it.constant)
    };
    let (least, most) = constants(true).max().zip(constants(false).min())?;
    (least == most).then_some(least)
}

/// Returns true if two values are proved to be different: not `areEqual`.
pub fn are_different(ctx: &Context, body: &Body, values: [ValueId; 2]) -> bool {
    let bounds = difference_bounds(ctx, body, values).unwrap_or_default();
    let apart = |bound: &LinearBound| match bound.is_lower {
        true => bound.constant > 0,
        false => bound.constant < 0,
    };
    bounds.iter().any(|bound| bound.factor == 0 && apart(bound))
}

/// The bounds of the difference of two values.
fn difference_bounds(ctx: &Context, body: &Body, [a, b]: [ValueId; 2]) -> Option<Vec<LinearBound>> {
    let mut all = ValueBounds::new(ctx, body);
    let difference = all.known.var();
    // An unconstrained variable, so that only constant bounds are found.
    let nothing = all.known.var();
    let (a, b) = (all.index(a), all.index(b));
    all.equal(&LinearExpr::var(difference), &a.plus(-1, &b)?)?;
    all.complete();
    all.known.bounds(difference, nothing)
}

/// The lower bounds of a value that are constants or multiples of `vscale`: MLIR's `computeScalableBound`.
pub fn scalable_lower_bounds(
    ctx: &Context,
    body: &Body,
    value: ValueId,
    range: VscaleRange,
) -> Vec<LinearBound> {
    let mut all = ValueBounds::new(ctx, body);
    let scale = all.number(Variable::VectorScale);
    let own = LinearExpr::var(scale);
    let [min, max] = [range.min, range.max].map(|it| LinearExpr::constant(it.into()));
    let linear = (all.at_least(&own, &min)).and_then(|()| all.at_least(&max, &own));
    let value = all.number(Variable::Index(value));
    all.complete();
    let bounds = linear.and_then(|()| all.known.bounds(value, scale));
    let mut bounds = bounds.unwrap_or_default();
    bounds.retain(|bound| bound.is_lower);
    bounds
}
