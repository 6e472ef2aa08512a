//! Lowers `scf.if`, `scf.execute_region` and `scf.index_switch`.

use crate::scf_to_cf::terminator;
use terrace_arith::IndexCastOp;
use terrace_builtin::{DenseElementsAttr, VectorType};
use terrace_cf::{BranchOp, CondBranchOp, SwitchOp};
use terrace_ir::{BlockId, InsertPoint, OpId, OpView, RegionId, SmallVec, Type, ValueId};
use terrace_numeric::ApInt;
use terrace_rewrite::{Match, NoMatch, Rewriter};
use terrace_scf::{ExecuteRegionOp, IfOp, IndexSwitchOp, YieldOp};

type Values = SmallVec<[ValueId; 4]>;
type Types = SmallVec<[Type; 4]>;

const IN_NO_REGION: NoMatch = NoMatch::because("the operation is in no region");
const NO_BODY: NoMatch = NoMatch::because("a region has no block");

/// The entry block and the terminator of a region.
struct Branch {
    region: RegionId,
    first: BlockId,
    terminator: OpId,
}

impl Branch {
    fn new(rw: &dyn Rewriter<'_>, region: RegionId) -> Result<Self, NoMatch> {
        let body = rw.body();
        Ok(Branch {
            region,
            first: body.entry_block(region).ok_or(NO_BODY)?,
            terminator: terminator(body, region)?,
        })
    }

    /// Replaces the terminator by a branch to `target`, with the rewriter's location.
    fn go_to(&self, target: BlockId, rw: &mut dyn Rewriter<'_>) {
        go_to(self.terminator, target, rw);
    }
}

/// Replaces an `scf.yield` by a branch to `target`, with the rewriter's location.
fn go_to(terminator: OpId, target: BlockId, rw: &mut dyn Rewriter<'_>) {
    let body = rw.body();
    let values: Values = body.operands(terminator).collect();
    if let Some(block) = body.parent_block(terminator) {
        rw.set_insertion_point(InsertPoint::end(block));
    }
    rw.replace_op_with(terminator, BranchOp::spec(&values, target));
}

fn result_types(rw: &dyn Rewriter<'_>, op: OpId) -> Types {
    let body = rw.body();
    body.results(op).map(|result| body.ty(result)).collect()
}

/// Lowers `scf.if`. The operations that follow it move to a new block. If `scf.if` has results, they become the
/// arguments of a block in between.
pub(crate) fn if_else(op: IfOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let at = rw.insertion_point();
    let body = rw.body();
    let view = rw.read(op);
    let to = body.parent_region(at.block).ok_or(IN_NO_REGION)?;
    let condition = view.condition();
    let then_branch = Branch::new(rw, view.then_region())?;
    let else_region = view.else_region();
    let else_branch = match body.entry_block(else_region) {
        Some(_) => Some(Branch::new(rw, else_region)?),
        None => None,
    };
    let types = result_types(rw, op.id());

    let rest = rw.split_block(at.block, Some(op.id()));
    let mut join = rest;
    if !types.is_empty() {
        join = rw.create_block(to, Some(rest), &types);
        rw.set_insertion_point(InsertPoint::end(join));
        rw.create(BranchOp::spec(&[], rest));
    }
    then_branch.go_to(join, rw);
    rw.inline_region_before(then_branch.region, to, Some(join));
    if let Some(branch) = &else_branch {
        branch.go_to(join, rw);
        rw.inline_region_before(branch.region, to, Some(join));
    }
    let other = else_branch.map_or(join, |branch| branch.first);
    rw.set_insertion_point(InsertPoint::end(at.block));
    rw.create(CondBranchOp::spec(
        condition,
        &[],
        &[],
        then_branch.first,
        other,
    ));
    let results: Values = match types.is_empty() {
        true => Values::new(),
        false => rw.body().block_args(join).into(),
    };
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Lowers `scf.execute_region`. The blocks of the region are inlined, and each `scf.yield` branches to the operations
/// that follow.
pub(crate) fn execute_region(op: ExecuteRegionOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let at = rw.insertion_point();
    let body = rw.body();
    let to = body.parent_region(at.block).ok_or(IN_NO_REGION)?;
    let region = rw.read(op).region();
    let first = body.entry_block(region).ok_or(NO_BODY)?;
    let terminators = body.blocks(region).filter_map(|block| body.last_op(block));
    let yields = |op: &OpId| rw.op(*op).is::<YieldOp>();
    let yields: SmallVec<[OpId; 4]> = terminators.filter(yields).collect();
    let types = result_types(rw, op.id());

    let rest = rw.split_block(at.block, Some(op.id()));
    rw.set_insertion_point(InsertPoint::end(at.block));
    rw.create(BranchOp::spec(&[], first));
    for yields in yields {
        go_to(yields, rest, rw);
    }
    rw.inline_region_before(region, to, Some(rest));
    let results = add_arguments(rest, &types, rw);
    rw.replace_op(op.id(), &results);
    Ok(())
}

fn add_arguments(block: BlockId, types: &[Type], rw: &mut dyn Rewriter<'_>) -> Values {
    let mut builder = rw.builder_at(InsertPoint::end(block));
    let add = |&ty| builder.add_block_arg(block, ty);
    types.iter().map(add).collect()
}

/// Lowers `scf.index_switch` to a switch on the argument as an `i64`, the width of case values. Upstream uses an `i32`
/// and truncates both.
pub(crate) fn index_switch(op: IndexSwitchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let at = rw.insertion_point();
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let to = body.parent_region(at.block).ok_or(IN_NO_REGION)?;
    let (loc, argument) = (rw.loc(), view.arg());
    let cases = view.cases();
    let default = Branch::new(rw, view.default_region())?;
    let branches = view
        .case_regions()
        .map(|region| Branch::new(rw, region))
        .collect::<Result<SmallVec<[Branch; 8]>, _>>()?;
    let types = result_types(rw, op.id());

    let rest = rw.split_block(at.block, Some(op.id()));
    let results = add_arguments(rest, &types, rw);
    for branch in branches.iter().chain([&default]) {
        rw.set_loc(rw.body().loc(branch.terminator));
        branch.go_to(rest, rw);
        rw.inline_region_before(branch.region, to, Some(rest));
    }
    rw.set_loc(loc);
    rw.set_insertion_point(InsertPoint::end(at.block));
    let flag = rw.create_value(IndexCastOp::spec(Type::I64, argument));
    let targets: SmallVec<[BlockId; 8]> = branches.iter().map(|branch| branch.first).collect();
    let values: Vec<ApInt> = cases
        .iter()
        .map(|&case| ApInt::from_i64(64, case))
        .collect();
    let values = (!values.is_empty()).then(|| {
        let ty = VectorType::fixed(ctx, &[values.len() as i64], Type::I64);
        DenseElementsAttr::from_ints(ctx, ty, &values)
    });
    let segments = vec![0; targets.len()];
    rw.create(
        SwitchOp::spec(flag, &[], &[], &segments, default.first, &targets).case_values_attr(values),
    );
    rw.replace_op(op.id(), &results);
    Ok(())
}
