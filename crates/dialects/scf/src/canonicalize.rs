//! Canonicalizes scf operations. [`populate_region_branch_patterns`] adds the patterns for values forwarded between
//! regions.

mod casts;
mod if_else;
mod parallel;
mod trips;
mod while_loop;

use crate::ops::*;
use terrace_arith::ConstantOp;
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_cf::BranchOp;
use terrace_ir::interfaces::FunctionOpInterface;
use terrace_ir::{Context, InsertPoint, OpId, OpView, SmallVec, ValueId};
use terrace_rewrite::{
    Canonicalization, Match, NO_MATCH, PatternSet, Rewriter, check, populate_region_branch_patterns,
};

pub(crate) struct ScfCanonicalization;

impl Canonicalization for ScfCanonicalization {
    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("SingleBlockExecuteInliner", execute_one_block)
            .add_fn("MultiBlockExecuteInliner", execute_blocks);
        populate_region_branch_patterns(patterns, ExecuteRegionOp::DEF);
        patterns
            .add_fn("SimplifyTrivialLoops", trivial_loop)
            .add_fn("ForOpTensorCastFolder", casts::for_loop);
        populate_region_branch_patterns(patterns, ForOp::DEF);
        parallel::populate_forall(patterns);
        if_else::populate(patterns);
        populate_region_branch_patterns(patterns, IfOp::DEF);
        patterns.add_fn("FoldConstantCase", constant_case);
        populate_region_branch_patterns(patterns, IndexSwitchOp::DEF);
        parallel::populate(patterns);
        while_loop::populate(patterns);
        populate_region_branch_patterns(patterns, WhileOp::DEF);
    }
}

type Values = SmallVec<[ValueId; 4]>;

/// Creates a constant `true` or `false` at the insertion point.
fn bool_constant(value: bool, rw: &mut dyn Rewriter<'_>) -> ValueId {
    let value = rw.ctx().bool(value);
    rw.create_value(ConstantOp::spec(value))
}

fn execute_one_block(op: ExecuteRegionOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    check(!view.no_inline())?;
    let (block, _) = rw.single_block::<YieldOp>(view.region())?;
    rw.replace_op_with_block(op.id(), block, &[]);
    Ok(())
}

/// Inlines several blocks if the parent region may have several blocks.
fn execute_blocks(op: ExecuteRegionOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    check(!view.no_inline())?;
    let around = body.name(body.parent_op(op.id()).ok_or(NO_MATCH)?);
    let is_function = ctx
        .op_interface::<dyn FunctionOpInterface>(around)
        .is_some();
    check(is_function || around == ctx.name::<ExecuteRegionOp>())?;
    let region = view.region();
    let first = rw.entry_block(region)?;
    let at = rw.insertion_point().block;
    let to = body.parent_region(at).ok_or(NO_MATCH)?;
    let terminators = body.blocks(region).filter_map(|block| body.last_op(block));
    let yields: SmallVec<[YieldOp; 4]> = terminators
        .filter_map(|op| rw.op(op).cast::<YieldOp>())
        .collect();

    let rest = rw.split_block(at, Some(op.id()));
    rw.set_insertion_point(InsertPoint::end(at));
    rw.create(BranchOp::spec(&[], first));
    for yielded in yields {
        let (values, loc) = (rw.operands(yielded.id()), rw.body().loc(yielded.id()));
        rw.set_place(InsertPoint::before(rw.body(), yielded.id()), loc);
        rw.replace_op_with(yielded.id(), BranchOp::spec(&values, rest));
    }
    rw.inline_region_before(region, to, Some(rest));
    let types = rw.result_types(op.id());
    let loc = rw.body().loc(op.id());
    rw.set_loc(loc);
    let mut builder = rw.builder_at(InsertPoint::end(rest));
    let args = types.iter().map(|&ty| builder.add_block_arg(rest, ty));
    let args: Values = args.collect();
    rw.replace_op(op.id(), &args);
    Ok(())
}

/// Simplifies a loop without iterations to its initial values, a loop with a single iteration to its body, and an
/// empty loop to the yielded values.
fn trivial_loop(op: ForOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let view = rw.read(op);
    let (block, yielded) = rw.single_block::<YieldOp>(view.region())?;
    let unsigned = view.unsigned_cmp();
    let lower = view.lower_bound();
    let inits: Values = view.init_args().collect();
    let step = view.step();
    let trips = trips::of_values(rw, lower, view.upper_bound(), step, unsigned);
    match trips.ok_or(NO_MATCH)? {
        trips::Trips::None => rw.replace_op(op.id(), &inits),
        trips::Trips::One => {
            let args: Values = std::iter::once(lower).chain(inits).collect();
            rw.replace_op_with_block(op.id(), block, &args);
        }
        trips::Trips::More => {
            check(body.first_op(block) == Some(yielded.id()))?;
            let values = rw.operands(yielded.id());
            check(
                !values
                    .iter()
                    .any(|&value| rw.is_defined_inside(value, op.id())),
            )?;
            rw.replace_op(op.id(), &values);
        }
    }
    Ok(())
}

fn constant_case(op: IndexSwitchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let view = rw.read(op);
    let value = rw.constant(view.arg()).ok_or(NO_MATCH)?;
    let value = int_value(ctx, value).ok_or(NO_MATCH)?;
    let cases = view.cases();
    let region = match cases.iter().position(|&case| case == value) {
        Some(case) => view.case_regions().nth(case).ok_or(NO_MATCH)?,
        None => view.default_region(),
    };
    let (block, _) = rw.single_block::<YieldOp>(region)?;
    rw.replace_op_with_block(op.id(), block, &[]);
    Ok(())
}

/// Returns the operations of a block, except for the terminator.
fn without_terminator(rw: &dyn Rewriter<'_>, block: terrace_ir::BlockId) -> Vec<OpId> {
    let mut ops: Vec<OpId> = rw.body().ops(block).collect();
    ops.pop();
    ops
}
