//! Determines the validity of values as dimensions and symbols of affine maps.
//!
//! Symbols are constant within an affine scope, for example a function. Dimensions are symbols, induction variables
//! of affine loops, and values computed from dimensions.

use crate::ops::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineForOp, AffineLinearizeIndexOp, AffineParallelOp,
};
use rustc_hash::FxHashMap;
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_interfaces::shaped_dim::shaped_dim;
use terrace_ir::interfaces::PlacedOperands;
use terrace_ir::{
    Attr, Diagnostics, OpRef, OpView, OperandGroups, RegionId, Reporter, Traits, Type,
    ValueDefinition, ValueId,
};
use terrace_memref::{AllocOp, CastOp, SubViewOp, ViewOp};

/// Returns the region of the affine scope that contains an operation.
pub fn affine_scope(op: OpRef<'_>) -> Option<RegionId> {
    let mut at = op;
    while let Some(parent) = at.parent() {
        if has(parent, Traits::AFFINE_SCOPE) {
            return parent_region(at);
        }
        at = parent;
    }
    None
}

fn has(op: OpRef<'_>, traits: Traits) -> bool {
    op.def().is_some_and(|def| def.has(traits))
}

fn parent_region(op: OpRef<'_>) -> Option<RegionId> {
    op.body.parent_region(op.body.parent_block(op.id)?)
}

/// Returns the region that defines a value.
fn region_of(op: OpRef<'_>, value: ValueId) -> Option<RegionId> {
    match op.body.definition(value) {
        ValueDefinition::Result(def, _) => parent_region(op.with(def)),
        ValueDefinition::Argument(block, index) if index < op.body.block_args(block).len() => {
            op.body.parent_region(block)
        }
        // During a conversion, replaced block arguments belong to no block until their uses are replaced.
        ValueDefinition::Argument(..) | ValueDefinition::Undefined => None,
    }
}

/// Returns true if a value is defined at the top level of an affine scope.
pub(crate) fn is_top_level(op: OpRef<'_>, value: ValueId) -> bool {
    region_of(op, value).is_some_and(|region| {
        let owner = op.with(op.body.region_owner(region));
        has(owner, Traits::AFFINE_SCOPE)
    })
}

fn is(op: OpRef<'_>, defs: &[&'static terrace_ir::OpDef]) -> bool {
    op.def()
        .is_some_and(|def| defs.iter().any(|one| std::ptr::eq(*one, def)))
}

/// Checks that operands are valid dimensions and symbols, as the operations' verifiers do.
pub(crate) struct AffineOperands;

impl PlacedOperands for AffineOperands {
    fn are_placed(&self, op: OpRef<'_>) -> bool {
        let mut diags = Diagnostics::new();
        let (ctx, diags) = (op.ctx, &mut diags);
        let mut report = Reporter { ctx, diags };
        let verifiers = op.def().map(|def| [def.verify, def.verify_regions]);
        let mut verifiers = verifiers.into_iter().flatten().flatten();
        verifiers.all(|verify| verify(op, &mut report).is_ok())
    }
}

/// The validity of values in one body as operands of one operation.
///
/// Results are cached because a value may be reached on several paths.
pub struct Rules<'a> {
    op: OpRef<'a>,
    scope: Option<RegionId>,
    dims: FxHashMap<ValueId, bool>,
    symbols: FxHashMap<(ValueId, Option<RegionId>), bool>,
}

impl<'a> Rules<'a> {
    /// Returns the rules for operands of an operation.
    pub fn new(op: OpRef<'a>) -> Self {
        Rules {
            op,
            scope: affine_scope(op),
            dims: FxHashMap::default(),
            symbols: FxHashMap::default(),
        }
    }

    /// Returns true if a value is a valid dimension.
    pub fn is_valid_dim(&mut self, value: ValueId) -> bool {
        if let Some(known) = self.dims.get(&value) {
            return *known;
        }
        // A value that depends on itself is neither a dimension nor a symbol.
        self.dims.insert(value, false);
        let valid = self.dim(value);
        self.dims.insert(value, valid);
        valid
    }

    /// Returns true if a value is a valid symbol.
    pub fn is_valid_symbol(&mut self, value: ValueId) -> bool {
        self.symbol_in(value, self.scope)
    }

    fn symbol_in(&mut self, value: ValueId, scope: Option<RegionId>) -> bool {
        if let Some(known) = self.symbols.get(&(value, scope)) {
            return *known;
        }
        self.symbols.insert((value, scope), false);
        let valid = self.symbol(value, scope);
        self.symbols.insert((value, scope), valid);
        valid
    }

    fn dim(&mut self, value: ValueId) -> bool {
        let (op, body) = (self.op, self.op.body);
        if body.ty(value) != Type::INDEX {
            return false;
        }
        if self.is_valid_symbol(value) {
            return true;
        }
        let Some(def) = body.defining_op(value) else {
            let loops = [AffineForOp::DEF, AffineParallelOp::DEF];
            return region_of(op, value)
                .is_some_and(|region| is(op.with(body.region_owner(region)), &loops));
        };
        let def = op.with(def);
        let computed = [
            AffineApplyOp::DEF,
            AffineDelinearizeIndexOp::DEF,
            AffineLinearizeIndexOp::DEF,
        ];
        if is(def, &computed) {
            return body
                .operands(def.id)
                .all(|operand| self.is_valid_dim(operand));
        }
        size_of(def).is_some_and(|(shaped, _)| is_top_level(op, shaped))
    }

    fn symbol(&mut self, value: ValueId, scope: Option<RegionId>) -> bool {
        let (op, body) = (self.op, self.op.body);
        if body.ty(value) != Type::INDEX {
            return false;
        }
        if scope.is_some() && region_of(op, value) == scope {
            return true;
        }
        if let Some(def) = body.defining_op(value) {
            let def = op.with(def);
            if has(def, Traits::CONSTANT_LIKE) {
                return true;
            }
            let mut operands = body.operands(def.id);
            if has(def, Traits::PURE) && operands.all(|operand| self.symbol_in(operand, scope)) {
                return true;
            }
            if let Some(size) = size_of(def) {
                return self.dim_op_symbol(size, scope);
            }
        }
        // A value from outside of a scope is constant inside the scope.
        let around = scope.and_then(|scope| {
            let owner = op.with(body.region_owner(scope));
            if has(owner, Traits::ISOLATED_FROM_ABOVE) {
                return None;
            }
            parent_region(owner)
        });
        around.is_some() && self.symbol_in(value, around)
    }

    /// Returns true if the size is a valid symbol: it belongs to a top-level value, or to a memref created with valid
    /// symbols as sizes.
    fn dim_op_symbol(
        &mut self,
        (shaped, index): (ValueId, ValueId),
        scope: Option<RegionId>,
    ) -> bool {
        let (op, body) = (self.op, self.op.body);
        if is_top_level(op, shaped) {
            return true;
        }
        let (Some(mut def), Some(index)) = (body.defining_op(shaped), constant(op, index)) else {
            return false;
        };
        // The number of steps is bounded by the number of operations, so a cycle of casts terminates.
        let mut steps = 0..body.op_capacity();
        while steps.next().is_some()
            && let Some(cast) = op.with(def).well_formed_as::<CastOp>()
        {
            let source = cast.source();
            if !body.ty(source).is::<MemRefType>(op.ctx) {
                return false;
            }
            match body.defining_op(source) {
                Some(next) => def = next,
                None => return false,
            }
        }
        self.memref_size_symbol(op.with(def), index, scope)
    }

    fn memref_size_symbol(
        &mut self,
        memref: OpRef<'_>,
        index: i64,
        scope: Option<RegionId>,
    ) -> bool {
        let (ctx, body) = (self.op.ctx, self.op.body);
        let Some(memref) = memref.well_formed() else {
            return false;
        };
        let sizes = if is(memref, &[AllocOp::DEF]) {
            0
        } else if is(memref, &[ViewOp::DEF, SubViewOp::DEF]) {
            2
        } else {
            return false;
        };
        let ty = memref.result_type(0).as_::<MemRefType>(ctx);
        let (Some(ty), Ok(index), Some(def)) = (ty, usize::try_from(index), memref.def()) else {
            return false;
        };
        match ty.shape.get(index) {
            None => false,
            Some(&DYNAMIC) => {
                let before = ty.shape[..index].iter().filter(|size| **size == DYNAMIC);
                let at = before.count();
                let mut operands = OperandGroups::operands(def, memref, sizes);
                operands
                    .nth(at)
                    .is_some_and(|at| self.symbol_in(body.operand(memref.id, at), scope))
            }
            Some(_) => true,
        }
    }
}

/// Returns the shaped value and the dimension operand of a `dim` operation.
pub(crate) fn size_of(op: OpRef<'_>) -> Option<(ValueId, ValueId)> {
    shaped_dim(op)
}

fn constant(op: OpRef<'_>, value: ValueId) -> Option<i64> {
    let def = op.with(op.body.defining_op(value)?);
    let folded: Option<Attr> = has(def, Traits::CONSTANT_LIKE)
        .then(|| def.prop_named("value"))
        .flatten();
    int_value(op.ctx, folded?)
}
