//! Lowers loops and conditions.

use crate::affine_to_std::apply::{check_bound, expand_bound};
use crate::affine_to_std::expandable;
use crate::affine_to_std::identity::{identity, reduce};
use terrace_affine::asm::group_sizes;
use terrace_affine::{
    AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp, Values, check_expandable,
    expand_affine_expr,
};
use terrace_arith::{AndIOp, AtomicRMWKind, CmpIOp, CmpIPredicate, ConstantOp, constant_index};
use terrace_builtin::affine::AffineMap;
use terrace_builtin::attrs::{AttrBuilder, array_value, int_value};
use terrace_ir::{Attr, InsertPoint, OpView, SmallVec, Type, ValueId};
use terrace_rewrite::{Match, NoMatch, Rewriter};
use terrace_scf as scf;

/// Lowers a terminator. That of `affine.parallel` is replaced by the pattern of `affine.parallel`.
pub(crate) fn yield_values(op: AffineYieldOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let parent = body.parent_op(op.id());
    if parent.is_some_and(|parent| rw.op(parent).is::<scf::ParallelOp>()) {
        return Err(NoMatch::because(
            "the operation is the terminator of 'scf.parallel'",
        ));
    }
    let values: Values = rw.read(op).operands().collect();
    rw.replace_op_with(op.id(), scf::YieldOp::spec(&values));
    Ok(())
}

pub(crate) fn for_loop(op: AffineForOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let lower = expandable(view.lower_bound_map())?;
    let upper = expandable(view.upper_bound_map())?;
    check_bound(lower)?;
    check_bound(upper)?;
    let step = int_value(ctx, view.step_attr()).ok_or("the step is not an integer")?;
    let lower_operands: Values = view.lower_bound_operands().collect();
    let upper_operands: Values = view.upper_bound_operands().collect();
    let inits: Values = view.inits().collect();
    let types: SmallVec<[Type; 4]> = inits.iter().map(|&init| body.ty(init)).collect();
    let from = view.region();

    let mut builder = rw.builder();
    let lower = expand_bound(&mut builder, lower, &lower_operands, true);
    let upper = expand_bound(&mut builder, upper, &upper_operands, false);
    let step = constant_index(&mut builder, step);
    let new = builder.create(scf::ForOp::spec(&types, lower, upper, step, &inits));
    let to = rw.read(new).region();
    rw.inline_region_before(from, to, None);
    let results: Values = rw.body().results(new.id()).collect();
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Splits the results of a map into one map per loop.
fn grouped(map: &AffineMap, sizes: Vec<usize>) -> Result<Vec<AffineMap>, NoMatch> {
    let mut rest = &map.results[..];
    let mut maps = Vec::new();
    for size in sizes {
        let split = rest.split_at_checked(size);
        let (own, after) = split.ok_or("the map has too few results")?;
        let own = AffineMap::new(map.dims, map.symbols, own.iter().cloned());
        check_bound(&own)?;
        maps.push(own);
        rest = after;
    }
    Ok(maps)
}

pub(crate) fn parallel(op: AffineParallelOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let lower_map = expandable(view.lower_bounds_map())?;
    let upper_map = expandable(view.upper_bounds_map())?;
    let groups = |slot| group_sizes(*view, slot);
    let lower = grouped(lower_map, groups(AffineParallelOp::LOWER_BOUNDS_GROUPS))?;
    let upper = grouped(upper_map, groups(AffineParallelOp::UPPER_BOUNDS_GROUPS))?;
    let operands: Values = view.map_operands().collect();
    let inputs = lower_map.num_inputs();
    let (lower_operands, upper_operands) = operands.split_at(inputs.min(operands.len()));
    let steps = array_value(ctx, view.steps_attr()).unwrap_or_default();
    let steps: Vec<i64> = steps
        .iter()
        .filter_map(|&step| int_value(ctx, step))
        .collect();
    let from = view.region();
    let block = body.entry_block(from);
    let block = block.ok_or("the loop has no body")?;
    let last = body.last_op(block);
    let last = last.ok_or("the loop has no terminator")?;
    let types = body.results(op.id()).map(|result| body.ty(result));
    let types: SmallVec<[Type; 4]> = types.collect();
    let kinds = array_value(ctx, view.reductions_attr()).unwrap_or_default();
    let kinds: Vec<AtomicRMWKind> = kinds
        .iter()
        .filter_map(|&kind| AtomicRMWKind::from_attr(ctx, kind))
        .collect();
    let identities = kinds.iter().zip(&types);
    let identities = identities
        .map(|(&kind, &ty)| identity(ctx, kind, ty))
        .collect::<Result<Vec<Attr>, _>>()?;

    let (mut lowers, mut uppers) = (Values::new(), Values::new());
    let mut builder = rw.builder();
    for (lower, upper) in lower.iter().zip(&upper) {
        lowers.push(expand_bound(&mut builder, lower, lower_operands, true));
        uppers.push(expand_bound(&mut builder, upper, upper_operands, false));
    }
    let steps: Values = steps
        .into_iter()
        .map(|step| constant_index(&mut builder, step))
        .collect();
    let inits: Values = identities
        .into_iter()
        .map(|value| builder.create_value(ConstantOp::spec(value)))
        .collect();
    let spec = scf::ParallelOp::spec(&types, &lowers, &uppers, &steps, &inits);
    let new = builder.create(spec);
    let to = rw.read(new).region();
    rw.inline_region_before(from, to, None);
    let results: Values = rw.body().results(new.id()).collect();

    let loc = rw.loc();
    let yielded: Values = rw.body().operands(last).collect();
    rw.set_place(InsertPoint::before(rw.body(), last), rw.body().loc(last));
    let yielded = match types.is_empty() {
        true => Values::new(),
        false => yielded,
    };
    let new_last = scf::ReduceOp::spec(&yielded, yielded.len());
    let new_last = rw.replace_op_with(last, new_last);
    let regions: Vec<_> = rw.read(new_last).reductions().collect();
    for ((region, kind), ty) in regions.into_iter().zip(kinds).zip(types) {
        let mut builder = rw.builder();
        let block = builder.create_block_in(region, &[]);
        let arguments = [ty, ty].map(|ty| builder.add_block_arg(block, ty));
        builder.loc = loc;
        let value = reduce(&mut builder, kind, arguments[0], arguments[1]);
        builder.create(scf::ReduceReturnOp::spec(value));
    }
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Lowers `affine.if`. All constraints are evaluated, without short-circuiting.
pub(crate) fn if_else(op: AffineIfOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let set = view.condition();
    check_expandable(set.constraints.iter().map(|(expr, _)| expr)).map_err(NoMatch::error)?;
    let operands: Values = view.set_operands().collect();
    let (dims, symbols) = operands.split_at((set.dims as usize).min(operands.len()));
    let types = body.results(op.id()).map(|result| body.ty(result));
    let types: SmallVec<[Type; 4]> = types.collect();
    let from = [view.then_region(), view.else_region()];

    let mut builder = rw.builder();
    let zero = constant_index(&mut builder, 0);
    let mut condition: Option<ValueId> = None;
    for (expr, is_equality) in &set.constraints {
        let value = expand_affine_expr(&mut builder, expr, dims, symbols);
        let predicate = match is_equality {
            true => CmpIPredicate::Eq,
            false => CmpIPredicate::Sge,
        };
        let holds = builder.create_value(CmpIOp::spec(predicate, value, zero));
        condition = Some(match condition {
            Some(others) => builder.create_value(AndIOp::spec(others, holds)),
            None => holds,
        });
    }
    let condition = match condition {
        Some(condition) => condition,
        None => {
            let always = ctx.bool(true);
            builder.create_value(ConstantOp::spec(always))
        }
    };
    let new = builder.create(scf::IfOp::spec(&types, condition));
    let to = [rw.read(new).then_region(), rw.read(new).else_region()];
    for (from, to) in from.into_iter().zip(to) {
        rw.inline_region_before(from, to, None);
    }
    let results: Values = rw.body().results(new.id()).collect();
    rw.replace_op(op.id(), &results);
    Ok(())
}
