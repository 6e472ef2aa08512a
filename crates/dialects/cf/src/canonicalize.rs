//! Canonicalizes branches and assertions.

use crate::ops::{AssertOp, BranchOp, CondBranchOp, SwitchOp};
use terrace_arith::{ConstantOp, SelectOp};
use terrace_builtin::DenseElementsAttr;
use terrace_builtin::attrs::{AttrBuilder, ap_int_value};
use terrace_builtin::types::VectorType;
use terrace_ir::interfaces::BranchOpInterface;
use terrace_ir::{Attr, BlockId, Body, Context, OpId, OpRef, OpView, SmallVec, ValueId};
use terrace_numeric::ApInt;
use terrace_rewrite::{Canonicalization, Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(crate) struct CfCanonicalization;

impl Canonicalization for CfCanonicalization {
    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("AssertOp", always_holds)
            .add_fn("BranchOp", branch)
            .add_fn("SimplifyConstCondBranchPred", known_condition)
            .add_fn("SimplifyPassThroughCondBranch", pass_through_cond_branch)
            .add_fn("SimplifyCondBranchIdenticalSuccessors", same_successors)
            .add_fn(
                "SimplifyCondBranchFromCondBranchOnSameCondition",
                condition_known_from_predecessor,
            )
            .add_fn("CondBranchTruthPropagation", condition_known_in_successors)
            .add_fn("DropUnreachableCondBranch", branch_to_unreachable)
            .add_fn("SimplifySwitchWithOnlyDefault", only_default)
            .add_fn("DropSwitchCasesThatMatchDefault", cases_like_default)
            .add_fn("SimplifyConstSwitchValue", known_flag)
            .add_fn("SimplifyPassThroughSwitch", pass_through_switch)
            .add_fn("SimplifySwitchFromSwitchOnSameCondition", flag_of_case)
            .add_fn(
                "SimplifySwitchFromDefaultSwitchOnSameCondition",
                flag_of_no_case,
            );
    }
}

type Values = SmallVec<[ValueId; 4]>;

/// A successor block with the operands forwarded to it.
#[derive(Clone, PartialEq)]
struct Target {
    block: BlockId,
    operands: Values,
}

/// Returns the successors of a branch with their operands.
fn targets(op: OpId, rw: &dyn Rewriter<'_>) -> Result<Vec<Target>, NoMatch> {
    let name = rw.body().name(op);
    let model = rw.ctx().op_interface::<dyn BranchOpInterface>(name);
    let ranges = model
        .ok_or(NO_MATCH)?
        .successor_operands(OpRef::new(rw.ctx(), rw.body(), op));
    let blocks = rw.body().successors(op);
    let target = |(block, range): (_, std::ops::Range<usize>)| Target {
        block,
        operands: range.map(|at| rw.body().operand(op, at)).collect(),
    };
    Ok(blocks.zip(ranges).map(target).collect())
}

fn block_of(body: &Body, op: OpId) -> Result<BlockId, NoMatch> {
    body.parent_block(op).ok_or(NO_MATCH)
}

/// Returns the branch that is the only predecessor edge of a block.
fn single_predecessor(body: &Body, block: BlockId) -> Option<OpId> {
    let mut predecessors = body.predecessors(block);
    let (branch, _) = predecessors.next()?;
    predecessors.next().is_none().then_some(branch)
}

fn int_value(rw: &dyn Rewriter<'_>, value: ValueId) -> Option<ApInt> {
    ap_int_value(rw.ctx(), rw.constant(value)?).cloned()
}

fn go_to(op: OpId, target: &Target, rw: &mut dyn Rewriter<'_>) {
    rw.replace_op_with(op, BranchOp::spec(&target.operands, target.block));
}

/// Returns the `cf.br` of a block that contains no other operations.
fn only_branch(rw: &dyn Rewriter<'_>, block: BlockId) -> Option<OpId> {
    let body = rw.body();
    let branch = body.first_op(block)?;
    rw.op(branch).as_::<BranchOp>()?;
    body.next_op(branch).is_none().then_some(branch)
}

/// Returns true if a successor of a branch contains only a `cf.br`. Patterns call this cheap check before they
/// collect values.
fn leads_to_branch(rw: &dyn Rewriter<'_>, op: OpId) -> bool {
    let mut blocks = rw.body().successors(op);
    blocks.any(|block| only_branch(rw, block).is_some())
}

/// Returns the final target of a branch to a block with only a `cf.br`. Returns `None` if control enters a cycle of
/// such blocks, because the rewrite would not terminate.
fn collapsed(rw: &dyn Rewriter<'_>, target: &Target) -> Option<Target> {
    let body = rw.body();
    let branch = only_branch(rw, target.block)?;
    let args = body.block_args(target.block);
    let mut uses = args.iter().flat_map(|&arg| body.uses(arg));
    if uses.any(|used| used.op != branch) || leads_into_cycle(rw, target.block) {
        return None;
    }
    let block = body.successor(branch, 0)?;
    let handed = |value| match args.iter().position(|&arg| arg == value) {
        Some(at) => target.operands.get(at).copied(),
        None => Some(value),
    };
    let operands: Option<Values> = body.operands(branch).map(handed).collect();
    let operands = operands?;
    Some(Target { block, operands })
}

/// Returns true if control enters a cycle of unconditional branches from a block.
fn leads_into_cycle(rw: &dyn Rewriter<'_>, block: BlockId) -> bool {
    let body = rw.body();
    let next = |block| {
        let branch = body.last_op(block)?;
        rw.op(branch).as_::<BranchOp>()?;
        body.successor(branch, 0)
    };
    // Brent's cycle detection: the marker moves to the current block after 1, 2, 4, … steps.
    let (mut passed, mut steps, mut limit) = (block, 0usize, 1usize);
    let mut at = next(block);
    while let Some(reached) = at {
        if reached == passed {
            return true;
        }
        steps += 1;
        if steps == limit {
            (passed, steps, limit) = (reached, 0, limit.saturating_mul(2));
        }
        at = next(reached);
    }
    false
}

fn always_holds(op: AssertOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let condition = int_value(rw, rw.read(op).arg());
    check(condition.is_some_and(|condition| condition.is_one()))?;
    rw.erase_op(op.id());
    Ok(())
}

fn branch(op: BranchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let block = block_of(rw.body(), op.id())?;
    let dest = rw.body().successor(op.id(), 0).ok_or(NO_MATCH)?;
    check(dest != block)?;
    let is_merged = single_predecessor(rw.body(), dest).is_some();
    check(is_merged || only_branch(rw, dest).is_some())?;
    let targets = targets(op.id(), rw)?;
    let [target] = &targets[..] else {
        return Err(NO_MATCH);
    };
    if is_merged {
        rw.erase_op(op.id());
        rw.merge_blocks(target.block, block, &target.operands);
        return Ok(());
    }
    let target = collapsed(rw, target).ok_or(NO_MATCH)?;
    check(target.block != block)?;
    go_to(op.id(), &target, rw);
    Ok(())
}

/// Returns the condition, and the targets for true and false.
fn cond_branch(op: CondBranchOp, rw: &dyn Rewriter<'_>) -> Result<(ValueId, [Target; 2]), NoMatch> {
    let targets = targets(op.id(), rw)?;
    let targets = targets.try_into().map_err(|_| NO_MATCH)?;
    Ok((rw.read(op).condition(), targets))
}

fn known_condition(op: CondBranchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let condition = int_value(rw, rw.read(op).condition()).ok_or(NO_MATCH)?;
    let (_, [yes, no]) = cond_branch(op, rw)?;
    go_to(op.id(), if condition.is_zero() { &no } else { &yes }, rw);
    Ok(())
}

fn pass_through_cond_branch(op: CondBranchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    check(leads_to_branch(rw, op.id()))?;
    let (condition, [yes, no]) = cond_branch(op, rw)?;
    let (new_yes, new_no) = (collapsed(rw, &yes), collapsed(rw, &no));
    check(new_yes.is_some() || new_no.is_some())?;
    let (yes, no) = (new_yes.unwrap_or(yes), new_no.unwrap_or(no));
    let weights = rw.read(op).branch_weights();
    let spec = CondBranchOp::spec(condition, &yes.operands, &no.operands, yes.block, no.block);
    rw.replace_op_with(op.id(), spec.branch_weights(weights));
    Ok(())
}

fn same_successors(op: CondBranchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    check(view.true_dest() == view.false_dest())?;
    let (condition, [yes, no]) = cond_branch(op, rw)?;
    if yes == no {
        go_to(op.id(), &yes, rw);
        return Ok(());
    }
    // All edges to the block must come from this branch.
    let mut predecessors = rw.body().predecessors(yes.block);
    let only_this = predecessors.all(|(branch, _)| branch == op.id());
    drop(predecessors);
    check(only_this)?;
    let mut target = yes;
    for (yes, no) in target.operands.iter_mut().zip(no.operands) {
        if *yes != no {
            *yes = rw.create_value(SelectOp::spec(condition, *yes, no));
        }
    }
    go_to(op.id(), &target, rw);
    Ok(())
}

fn condition_known_from_predecessor(op: CondBranchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let block = block_of(rw.body(), op.id())?;
    let before = single_predecessor(rw.body(), block).ok_or(NO_MATCH)?;
    let before = rw.op(before).cast::<CondBranchOp>().ok_or(NO_MATCH)?;
    check(rw.read(before).condition() == rw.read(op).condition())?;
    let (_, [yes, no]) = cond_branch(op, rw)?;
    let holds = rw.body().successor(before.id(), 0) == Some(block);
    go_to(op.id(), if holds { &yes } else { &no }, rw);
    Ok(())
}

/// Replaces the condition by a constant in a successor whose only predecessor is this branch.
fn condition_known_in_successors(op: CondBranchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let condition = view.condition();
    let targets = [view.true_dest(), view.false_dest()];
    let mut replaced = false;
    for (target, value) in targets.into_iter().zip([true, false]) {
        if single_predecessor(rw.body(), target).is_none() {
            continue;
        }
        let uses: Vec<_> = rw
            .body()
            .uses(condition)
            .filter(|used| rw.body().parent_block(used.op) == Some(target))
            .collect();
        if uses.is_empty() {
            continue;
        }
        replaced = true;
        let value = rw.ctx().bool(value);
        let constant = rw.create_value(ConstantOp::spec(value));
        for used in uses {
            rw.edit(used.op).set_operand(used.index, constant);
        }
    }
    check(replaced)
}

/// Drops a successor that starts with `ub.unreachable`.
fn branch_to_unreachable(op: CondBranchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let unreachable = |block| {
        let first = rw.body().first_op(block);
        first.is_some_and(|op| rw.op(op).name_str() == "ub.unreachable")
    };
    let view = rw.read(op);
    let takes_no = unreachable(view.true_dest());
    check(takes_no || unreachable(view.false_dest()))?;
    let (_, [yes, no]) = cond_branch(op, rw)?;
    go_to(op.id(), if takes_no { &no } else { &yes }, rw);
    Ok(())
}

/// The targets of a `cf.switch` with their values.
struct Cases {
    flag: ValueId,
    default: Target,
    cases: Vec<(ApInt, Target)>,
}

fn switch(op: SwitchOp, rw: &dyn Rewriter<'_>) -> Result<Cases, NoMatch> {
    let mut targets = targets(op.id(), rw)?.into_iter();
    let default = targets.next().ok_or(NO_MATCH)?;
    let values = rw.read(op).case_values();
    let splat = values.is_some_and(|values| values.splat);
    let mut values: Vec<ApInt> = match values {
        Some(values) => values.ints(rw.ctx()).ok_or(NO_MATCH)?.collect(),
        None => Vec::new(),
    };
    if splat && let Some(only) = values.first().cloned() {
        values.resize(targets.len(), only);
    }
    check(values.len() == targets.len())?;
    Ok(Cases {
        flag: rw.read(op).flag(),
        default,
        cases: values.into_iter().zip(targets).collect(),
    })
}

impl Cases {
    /// Returns the target for a value of the flag.
    fn target_of(&self, value: &ApInt) -> &Target {
        let case = self.cases.iter().find(|(case, _)| case == value);
        case.map_or(&self.default, |(_, target)| target)
    }

    fn replace(&self, op: SwitchOp, rw: &mut dyn Rewriter<'_>) {
        let ctx = rw.ctx();
        let operands: Vec<ValueId> = self
            .cases
            .iter()
            .flat_map(|(_, target)| target.operands.iter().copied())
            .collect();
        let sizes = self.cases.iter().map(|(_, it)| it.operands.len() as i32);
        let segments: Vec<i32> = sizes.collect();
        let blocks: Vec<BlockId> = self.cases.iter().map(|(_, it)| it.block).collect();
        let ty = rw.body().ty(self.flag);
        let values: Option<Attr> = (!self.cases.is_empty()).then(|| {
            let ty = VectorType::fixed(ctx, &[self.cases.len() as i64], ty);
            DenseElementsAttr::from_ints(ctx, ty, self.cases.iter().map(|(value, _)| value))
        });
        let spec = SwitchOp::spec(
            self.flag,
            &self.default.operands,
            &operands,
            &segments,
            self.default.block,
            &blocks,
        );
        rw.replace_op_with(op.id(), spec.case_values_attr(values));
    }
}

fn only_default(op: SwitchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    check(rw.body().num_successors(op.id()) == 1)?;
    let it = switch(op, rw)?;
    go_to(op.id(), &it.default, rw);
    Ok(())
}

fn cases_like_default(op: SwitchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let default = view.default_destination();
    check(view.case_destinations().any(|case| case == default))?;
    let mut it = switch(op, rw)?;
    let before = it.cases.len();
    it.cases.retain(|(_, target)| *target != it.default);
    check(it.cases.len() != before)?;
    it.replace(op, rw);
    Ok(())
}

fn known_flag(op: SwitchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let flag = rw.read(op).flag();
    let value = int_value(rw, flag).ok_or(NO_MATCH)?;
    let it = switch(op, rw)?;
    go_to(op.id(), it.target_of(&value), rw);
    Ok(())
}

fn pass_through_switch(op: SwitchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    check(leads_to_branch(rw, op.id()))?;
    let mut it = switch(op, rw)?;
    let mut changed = false;
    let cases = it.cases.iter_mut().map(|(_, target)| target);
    for target in cases.chain([&mut it.default]) {
        if let Some(new) = collapsed(rw, target) {
            *target = new;
            changed = true;
        }
    }
    check(changed)?;
    it.replace(op, rw);
    Ok(())
}

/// Returns the switch on the same flag whose block is the only predecessor, and the block of `op`.
fn switch_before(op: SwitchOp, rw: &dyn Rewriter<'_>) -> Result<(Cases, BlockId), NoMatch> {
    let block = block_of(rw.body(), op.id())?;
    let before = single_predecessor(rw.body(), block).ok_or(NO_MATCH)?;
    let before = rw.op(before).cast::<SwitchOp>().ok_or(NO_MATCH)?;
    let flag = |op: SwitchOp| rw.read(op).flag();
    check(flag(before) == flag(op))?;
    Ok((switch(before, rw)?, block))
}

/// Folds a switch in a case block of a switch on the same flag.
fn flag_of_case(op: SwitchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (before, block) = switch_before(op, rw)?;
    check(before.default.block != block)?;
    let it = switch(op, rw)?;
    let case = before.cases.iter().find(|(_, case)| case.block == block);
    let target = case.map_or(&it.default, |(value, _)| it.target_of(value));
    go_to(op.id(), target, rw);
    Ok(())
}

/// Drops cases in the default block of a switch on the same flag, because the flag equals none of the outer cases.
fn flag_of_no_case(op: SwitchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (before, block) = switch_before(op, rw)?;
    check(before.default.block == block)?;
    let mut it = switch(op, rw)?;
    let count = it.cases.len();
    it.cases.retain(|(value, _)| {
        let mut others = before.cases.iter();
        !others.any(|(other, target)| other == value && target.block != block)
    });
    check(it.cases.len() != count)?;
    it.replace(op, rw);
    Ok(())
}
