//! Which values may be dimensions and symbols of affine maps.
//!
//! Symbols do not change while an affine scope (a function, say) runs. Dimensions are symbols, induction variables of
//! affine loops, and what is computed from dimensions.

use crate::ops::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineForOp, AffineLinearizeIndexOp, AffineParallelOp,
};
use rustc_hash::FxHashMap;
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_ir::{
    Attr, OpRef, OpView, OperandGroups, RegionId, Traits, Type, ValueDefinition, ValueId,
};
use terrace_memref::{AllocOp, CastOp, SubViewOp, ViewOp};

/// The region of an affine scope that an operation is in.
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

/// The region that a value is defined in.
fn region_of(op: OpRef<'_>, value: ValueId) -> Option<RegionId> {
    match op.body.definition(value) {
        ValueDefinition::Result(def, _) => parent_region(op.with(def)),
        ValueDefinition::Argument(block, _) => op.body.parent_region(block),
        ValueDefinition::Undefined => None,
    }
}

/// Whether a value is defined directly in an affine scope.
fn is_top_level(op: OpRef<'_>, value: ValueId) -> bool {
    region_of(op, value).is_some_and(|region| {
        let owner = op.with(op.body.region_owner(region));
        has(owner, Traits::AFFINE_SCOPE)
    })
}

fn is(op: OpRef<'_>, defs: &[&'static terrace_ir::OpDef]) -> bool {
    op.def()
        .is_some_and(|def| defs.iter().any(|one| std::ptr::eq(*one, def)))
}

/// What is known about the values of one body while an operation is checked.
///
/// Answers are kept: a value may be reached from another one in many ways.
pub struct Rules<'a> {
    op: OpRef<'a>,
    scope: Option<RegionId>,
    dims: FxHashMap<ValueId, bool>,
    symbols: FxHashMap<(ValueId, Option<RegionId>), bool>,
}

impl<'a> Rules<'a> {
    /// The rules for the operands of an operation.
    pub fn new(op: OpRef<'a>) -> Self {
        Rules {
            op,
            scope: affine_scope(op),
            dims: FxHashMap::default(),
            symbols: FxHashMap::default(),
        }
    }

    /// Whether a value may be a dimension.
    pub fn is_valid_dim(&mut self, value: ValueId) -> bool {
        if let Some(known) = self.dims.get(&value) {
            return *known;
        }
        let valid = self.dim(value);
        self.dims.insert(value, valid);
        valid
    }

    /// Whether a value may be a symbol.
    pub fn is_valid_symbol(&mut self, value: ValueId) -> bool {
        self.symbol_in(value, self.scope)
    }

    fn symbol_in(&mut self, value: ValueId, scope: Option<RegionId>) -> bool {
        if let Some(known) = self.symbols.get(&(value, scope)) {
            return *known;
        }
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
        is_dim_op(def) && is_top_level(op, body.operand(def.id, 0))
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
            if is_dim_op(def) {
                return self.dim_op_symbol(def, scope);
            }
        }
        // What dominates the operation around the scope does not change inside.
        let around = scope.and_then(|scope| {
            let owner = op.with(body.region_owner(scope));
            if has(owner, Traits::ISOLATED_FROM_ABOVE) {
                return None;
            }
            parent_region(owner)
        });
        around.is_some() && self.symbol_in(value, around)
    }

    /// Whether a size is that of something at the top, or of a memref made with sizes that are symbols.
    fn dim_op_symbol(&mut self, dim: OpRef<'_>, scope: Option<RegionId>) -> bool {
        let (op, body) = (self.op, self.op.body);
        let shaped = body.operand(dim.id, 0);
        if is_top_level(op, shaped) {
            return true;
        }
        let (Some(mut def), Some(index)) = (
            body.defining_op(shaped),
            constant(op, body.operand(dim.id, 1)),
        ) else {
            return false;
        };
        while is(op.with(def), &[CastOp::DEF]) {
            let source = body.operand(def, 0);
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
                let mut operands = OperandGroups::operands(def, ctx, body, memref.id, sizes);
                operands
                    .nth(at)
                    .is_some_and(|at| self.symbol_in(body.operand(memref.id, at), scope))
            }
            Some(_) => true,
        }
    }
}

/// Whether an operation gives the size of a dimension.
fn is_dim_op(op: OpRef<'_>) -> bool {
    is(op, &[terrace_memref::DimOp::DEF]) || op.name_str() == "tensor.dim"
}

fn constant(op: OpRef<'_>, value: ValueId) -> Option<i64> {
    let def = op.with(op.body.defining_op(value)?);
    let folded: Option<Attr> = has(def, Traits::CONSTANT_LIKE)
        .then(|| def.prop_named("value"))
        .flatten();
    int_value(op.ctx, folded?)
}
