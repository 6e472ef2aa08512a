//! Folds loads of constant globals to elements of the initial value.

use crate::ops::AffineLoadOp;
use rustc_hash::FxHashMap;
use terrace_builtin::DenseElementsAttr;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::props::Map;
use terrace_builtin::types::shape;
use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::outer_symbols::is_symbol_table;
use terrace_ir::{Attr, Body, Builder, Context, InsertPoint, OpId, OpRef};
use terrace_memref::{GetGlobalOp, GlobalOp};

/// The initial values of the constant globals of a symbol table, keyed by name.
type Globals<'c> = FxHashMap<Attr, &'c DenseElementsAttr>;

/// Replaces loads of constant globals of a symbol table. Returns true if any load was replaced.
pub(super) fn fold_loads(ctx: &Context, table: &mut Body) -> bool {
    let regions = table.regions(OpId::ROOT);
    let ops = regions.flat_map(|region| table.blocks(region).flat_map(|block| table.ops(block)));
    let globals: Globals<'_> = ops
        .filter_map(|op| initial_value(ctx, OpRef::new(ctx, table, op)))
        .collect();
    !globals.is_empty() && fold_in(ctx, table, &globals)
}

/// Returns the name and the initial value of a constant global.
fn initial_value<'c>(ctx: &'c Context, op: OpRef<'_>) -> Option<(Attr, &'c DenseElementsAttr)> {
    let global = op.as_::<GlobalOp>()?;
    op.prop(GlobalOp::CONSTANT)?;
    let value = op.prop(GlobalOp::INITIAL_VALUE)?;
    Some((global.sym_name_attr(), value.as_(ctx)?))
}

/// Replaces loads in a body and its nested bodies, except in other symbol tables.
fn fold_in(ctx: &Context, body: &mut Body, globals: &Globals<'_>) -> bool {
    let loads = body.walk(OpId::ROOT).filter_map(|op| {
        let element = element(OpRef::new(ctx, body, op), globals)?;
        Some((op, element))
    });
    let loads: Vec<(OpId, Attr)> = loads.collect();
    let constants = ctx.dialect_interface::<dyn MaterializeConstant>("affine");
    let mut changed = false;
    for (op, element) in loads {
        let (at, loc) = (InsertPoint::before(body, op), body.loc(op));
        let result = body.result(op, 0);
        let ty = body.ty(result);
        let builder = &mut Builder::new(ctx, body, at, loc);
        if let Some(constant) = constants.and_then(|it| it.materialize(builder, element, ty)) {
            body.replace_all_uses(result, constant);
            body.erase_op(op);
            changed = true;
        }
    }
    for nested in body.nested_bodies_mut() {
        changed |= !is_symbol_table(ctx, nested) && fold_in(ctx, nested, globals);
    }
    changed
}

/// Returns the element that a load reads, if the element is known.
fn element(op: OpRef<'_>, globals: &Globals<'_>) -> Option<Attr> {
    let load = op.as_::<AffineLoadOp>()?;
    let source = op.defined_by::<GetGlobalOp>(load.memref())?;
    let values = globals.get(&source.name().root)?;
    if values.splat {
        return values.element(op.ctx, 0);
    }
    let map = op.get::<Map>(AffineLoadOp::MAP)?;
    let mut at = 0;
    for (expr, size) in map.results.iter().zip(shape(op.ctx, values.ty)?) {
        let AffineExpr::Constant(index) = *expr else {
            return None;
        };
        if index < 0 || index >= *size {
            return None;
        }
        at = at * *size + index;
    }
    values.element(op.ctx, usize::try_from(at).ok()?)
}
