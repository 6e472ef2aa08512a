//! Bounds of `index` values: linear constraints from the operations that define them, as in MLIR's models of
//! `ValueBoundsOpInterface`. Like upstream, ignores overflow.

use std::collections::{HashMap, VecDeque};
use terrace_affine::{AffineApplyOp, AffineMaxOp, AffineMinOp};
use terrace_arith::{AddIOp, MulIOp, SubIOp};
use terrace_builtin::affine::{AffineMap, LinearBound, LinearConstraints, LinearExpr};
use terrace_builtin::attrs::int_value;
use terrace_builtin::mixed::MixedIndex;
use terrace_builtin::types::{DYNAMIC, MemRefType, shape};
use terrace_ir::interfaces::constant_value;
use terrace_ir::loops::{LoopBound, LoopLikeOpInterface};
use terrace_ir::{Body, Context, OpRef, ValueId};
use terrace_memref::layout::dropped_dims;
use terrace_memref::{AllocOp, AllocaOp, CastOp, DimOp, SubViewOp};
use terrace_vector::VectorScaleOp;

/// The limit on variables of a query; larger ones have no bounds.
const MOST_NUMBERS: usize = 128;

/// An integer variable of the constraint system.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Number {
    /// A value of type `index`.
    Value(ValueId),
    /// A size of a memref.
    Size(ValueId, usize),
    /// `vscale`
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

/// The constraint system for some values and everything they depend on.
struct Bounds<'a> {
    ctx: &'a Context,
    body: &'a Body,
    known: LinearConstraints,
    vars: HashMap<Number, usize>,
    pending: VecDeque<(Number, usize)>,
}

impl<'a> Bounds<'a> {
    fn new(ctx: &'a Context, body: &'a Body) -> Self {
        Bounds {
            ctx,
            body,
            known: LinearConstraints::new(),
            vars: HashMap::new(),
            pending: VecDeque::new(),
        }
    }

    fn var(&mut self, number: Number) -> usize {
        if let Some(&var) = self.vars.get(&number) {
            return var;
        }
        let var = self.known.var();
        self.vars.insert(number, var);
        self.pending.push_back((number, var));
        var
    }

    /// A value as a constant or a variable.
    fn value(&mut self, value: ValueId) -> LinearExpr {
        let constant = constant_value(self.ctx, self.body, value);
        match constant.and_then(|constant| int_value(self.ctx, constant)) {
            Some(constant) => LinearExpr::constant(constant),
            None => LinearExpr::var(self.var(Number::Value(value))),
        }
    }

    fn mixed(&mut self, number: MixedIndex) -> LinearExpr {
        match number {
            MixedIndex::Known(number) => LinearExpr::constant(number),
            MixedIndex::Value(value) => self.value(value),
        }
    }

    /// A size of a memref.
    fn size(&mut self, memref: ValueId, dim: usize) -> Option<LinearExpr> {
        let sizes = shape(self.ctx, self.body.ty(memref))?;
        match *sizes.get(dim)? {
            DYNAMIC => Some(LinearExpr::var(self.var(Number::Size(memref, dim)))),
            size => Some(LinearExpr::constant(size)),
        }
    }

    /// Adds the constraints on all variables, including those that are added on the way.
    fn complete(&mut self) {
        while self.vars.len() <= MOST_NUMBERS
            && let Some((number, var)) = self.pending.pop_front()
        {
            // A constraint that is not linear is left out.
            let _said = match number {
                Number::VectorScale => Some(()),
                Number::Value(value) => self.say_value(value, var),
                Number::Size(memref, dim) => self.say_size(memref, dim, var),
            };
        }
    }

    fn is_equal(&mut self, var: usize, expr: &LinearExpr) -> Option<()> {
        let difference = expr.plus(-1, &LinearExpr::var(var))?;
        self.known.is_zero(difference);
        Some(())
    }

    fn is_at_least(&mut self, more: &LinearExpr, less: &LinearExpr) -> Option<()> {
        let difference = more.plus(-1, less)?;
        self.known.is_not_negative(difference);
        Some(())
    }

    fn owner(&self, value: ValueId) -> Option<OpRef<'a>> {
        let owner = self.body.defining_op(value)?;
        Some(OpRef::new(self.ctx, self.body, owner))
    }

    fn say_value(&mut self, value: ValueId, var: usize) -> Option<()> {
        let Some(op) = self.owner(value) else {
            return self.say_induction_var(value, var);
        };
        if let Some(sum) = op.whole_as::<AddIOp>() {
            let (lhs, rhs) = (self.value(sum.lhs()), self.value(sum.rhs()));
            return self.is_equal(var, &lhs.plus(1, &rhs)?);
        }
        if let Some(difference) = op.whole_as::<SubIOp>() {
            let (lhs, rhs) = (self.value(difference.lhs()), self.value(difference.rhs()));
            return self.is_equal(var, &lhs.plus(-1, &rhs)?);
        }
        if let Some(product) = op.whole_as::<MulIOp>() {
            let (lhs, rhs) = (self.value(product.lhs()), self.value(product.rhs()));
            let (factor, other) = match (lhs.terms.is_empty(), rhs.terms.is_empty()) {
                (true, _) => (lhs.constant, rhs),
                (_, true) => (rhs.constant, lhs),
                _ => return None,
            };
            return self.is_equal(var, &LinearExpr::constant(0).plus(factor, &other)?);
        }
        if op.is::<VectorScaleOp>() {
            let scale = LinearExpr::var(self.var(Number::VectorScale));
            return self.is_equal(var, &scale);
        }
        if let Some(size) = op.whole_as::<DimOp>() {
            let dim = self.value(size.index());
            let at = usize::try_from(dim.constant).ok();
            let at = at.filter(|_| dim.terms.is_empty())?;
            let size = self.size(size.source(), at)?;
            return self.is_equal(var, &size);
        }
        let own = LinearExpr::var(var);
        if let Some(apply) = op.whole_as::<AffineApplyOp>() {
            let results = self.results(apply.map(), apply.map_operands())?;
            return self.is_equal(var, results.first()?);
        }
        if let Some(least) = op.whole_as::<AffineMinOp>() {
            for result in self.results(least.map(), least.operands())? {
                self.is_at_least(&result, &own)?;
            }
        } else if let Some(greatest) = op.whole_as::<AffineMaxOp>() {
            for result in self.results(greatest.map(), greatest.operands())? {
                self.is_at_least(&own, &result)?;
            }
        }
        Some(())
    }

    /// The results of a map.
    fn results(
        &mut self,
        map: &AffineMap,
        inputs: impl IntoIterator<Item = ValueId>,
    ) -> Option<Vec<LinearExpr>> {
        let inputs: Vec<LinearExpr> = inputs.into_iter().map(|input| self.value(input)).collect();
        self.known.results(map, &inputs)
    }

    /// Constrains an induction variable by the bounds of its loop.
    fn say_induction_var(&mut self, value: ValueId, var: usize) -> Option<()> {
        let block = self.body.defining_block(value)?;
        let owner = self.body.region_owner(self.body.parent_region(block)?);
        let model = self
            .ctx
            .op_interface::<dyn LoopLikeOpInterface>(self.body.name(owner))?;
        let dims = model.dimensions(OpRef::new(self.ctx, self.body, owner))?;
        let dim = dims.into_iter().find(|dim| dim.induction_var == value)?;
        let own = LinearExpr::var(var);
        let lower = self.loop_bound(dim.lower_bound)?;
        self.is_at_least(&own, &lower)?;
        let upper = self.loop_bound(dim.upper_bound)?;
        let after = own.plus(1, &LinearExpr::constant(1))?;
        self.is_at_least(&upper, &after)
    }

    fn loop_bound(&mut self, bound: LoopBound) -> Option<LinearExpr> {
        match bound {
            LoopBound::Constant(number) => int_value(self.ctx, number).map(LinearExpr::constant),
            LoopBound::Value(value) => Some(self.value(value)),
            LoopBound::Unknown => None,
        }
    }

    fn say_size(&mut self, memref: ValueId, dim: usize, var: usize) -> Option<()> {
        self.known.is_not_negative(LinearExpr::var(var));
        let op = self.owner(memref)?;
        let ty = self.body.ty(memref).as_::<MemRefType>(self.ctx)?;
        if let Some(cast) = op.whole_as::<CastOp>() {
            let size = self.size(cast.source(), dim)?;
            return self.is_equal(var, &size);
        }
        let size = if let Some(alloc) = op.whole_as::<AllocOp>() {
            *MixedIndex::join(&ty.shape, alloc.dynamic_sizes()).get(dim)?
        } else if let Some(alloc) = op.whole_as::<AllocaOp>() {
            *MixedIndex::join(&ty.shape, alloc.dynamic_sizes()).get(dim)?
        } else if let Some(view) = op.whole_as::<SubViewOp>() {
            let from = self.body.ty(view.source()).as_::<MemRefType>(self.ctx)?;
            let numbers =
                terrace_builtin::attrs::i64_array_value(self.ctx, view.static_sizes_attr())?;
            let dropped = dropped_dims(self.ctx, from, ty, numbers)?;
            let sizes = MixedIndex::join(numbers, view.sizes());
            let mut kept = sizes
                .into_iter()
                .zip(dropped)
                .filter(|(_, dropped)| !dropped);
            kept.nth(dim)?.0
        } else {
            return None;
        };
        let size = self.mixed(size);
        self.is_equal(var, &size)
    }
}

/// The constant difference of two values; `None` if it is not known.
pub(crate) fn constant_delta(ctx: &Context, body: &Body, [a, b]: [ValueId; 2]) -> Option<i64> {
    let bounds = difference_bounds(ctx, body, [a, b])?;
    let number = |is_lower| {
        let known = bounds
            .iter()
            .filter(|it| it.is_lower == is_lower && it.factor == 0);
        let known = known.map(|it| it.constant);
        if is_lower { known.max() } else { known.min() }
    };
    let (least, most) = number(true).zip(number(false))?;
    (least == most).then_some(least)
}

/// True if two values are proved to be different.
pub(crate) fn are_different(ctx: &Context, body: &Body, values: [ValueId; 2]) -> bool {
    let bounds = difference_bounds(ctx, body, values).unwrap_or_default();
    let apart = |bound: &LinearBound| match bound.is_lower {
        true => bound.constant > 0,
        false => bound.constant < 0,
    };
    bounds.iter().any(|bound| bound.factor == 0 && apart(bound))
}

/// The bounds of the difference of two values.
fn difference_bounds(ctx: &Context, body: &Body, [a, b]: [ValueId; 2]) -> Option<Vec<LinearBound>> {
    let mut all = Bounds::new(ctx, body);
    let difference = all.known.var();
    // An unconstrained variable, so that only constant bounds are found.
    let nothing = all.known.var();
    let (a, b) = (all.value(a), all.value(b));
    let sum = a.plus(-1, &b)?;
    all.is_equal(difference, &sum)?;
    all.complete();
    all.known.bounds(difference, nothing)
}

/// The lower bounds of a value that are constants or multiples of `vscale`.
pub(crate) fn scalable_lower_bounds(
    ctx: &Context,
    body: &Body,
    value: ValueId,
    range: VscaleRange,
) -> Vec<LinearBound> {
    let mut all = Bounds::new(ctx, body);
    let scale = all.var(Number::VectorScale);
    let own = LinearExpr::var(scale);
    let [min, max] = [range.min, range.max].map(|it| LinearExpr::constant(it.into()));
    let said = all.is_at_least(&own, &min);
    let said = said.and_then(|()| all.is_at_least(&max, &own));
    let var = all.var(Number::Value(value));
    all.complete();
    let bounds = said.and_then(|()| all.known.bounds(var, scale));
    let mut bounds = bounds.unwrap_or_default();
    bounds.retain(|bound| bound.is_lower);
    bounds
}
