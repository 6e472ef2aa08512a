//! Lowers `scf.for` and `scf.while`.

use crate::scf_to_cf::terminator;
use terrace_arith::{AddIOp, CmpIOp, CmpIPredicate};
use terrace_cf::{BranchOp, CondBranchOp};
use terrace_ir::{Attr, Context, InsertPoint, OpId, OpView, SmallVec, ValueId};
use terrace_rewrite::{NoMatch, Rewriter};
use terrace_scf::{ConditionOp, ForOp, WhileOp, YieldOp};
use terrace_scf_transforms::{free_between, hoist_allocations};

type Values = SmallVec<[ValueId; 4]>;

const IN_NO_REGION: NoMatch = NoMatch::because("the operation is in no region");
const NO_BODY: NoMatch = NoMatch::because("a region has no block");

/// Copies those attributes of a loop whose values belong to the LLVM dialect, such as `llvm.loop_annotation`, to a
/// branch.
fn propagate_loop_attrs(rewriter: &mut dyn Rewriter<'_>, attrs: Attr, branch: OpId) {
    let ctx: &Context = rewriter.ctx();
    let is_llvm = |entry: &&(Attr, Attr)| entry.1.dialect(ctx) == "llvm";
    let kept = attrs.entries(ctx).iter().filter(is_llvm).copied();
    let kept = ctx.dictionary(kept.collect());
    if kept != Attr::EMPTY_DICTIONARY {
        rewriter.builder().set_attrs(branch, kept);
    }
}

/// Lowers `scf.for`. The entry block of the region becomes the condition block, which compares the induction variable
/// with the upper bound. Its operations move to a new body block. The last block adds the step and branches back.
pub(crate) fn for_loop(op: ForOp, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let body = rewriter.body();
    let view = rewriter.read(op);
    let at = rewriter.insertion_point();
    let to = body.parent_region(at.block).ok_or(IN_NO_REGION)?;
    let region = view.region();
    let condition = body.entry_block(region).ok_or(NO_BODY)?;
    let last = terminator(body, region)?;
    let (lower, upper) = (view.lower_bound(), view.upper_bound());
    let (step, inits): (_, Values) = (view.step(), view.init_args().collect());
    let arguments: Values = body.block_args(condition).into();
    let attrs = body.attrs(op.id());
    let predicate = match view.unsigned_cmp() {
        true => CmpIPredicate::Ult,
        false => CmpIPredicate::Slt,
    };
    let frees = hoist_allocations(op.id(), rewriter);

    let end = rewriter.split_block(at.block, Some(op.id()));
    let first_op = rewriter.body().first_op(condition);
    let first = rewriter.split_block(condition, first_op);
    let last_block = rewriter.body().last_block(region).unwrap_or(first);
    rewriter.inline_region_before(region, to, Some(end));

    if frees {
        let start = InsertPoint::start(rewriter.body(), first);
        free_between(start, InsertPoint::before(rewriter.body(), last), rewriter);
    }
    rewriter.set_insertion_point(InsertPoint::end(last_block));
    let stepped = rewriter.create_value(AddIOp::spec(arguments[0], step));
    let mut carried = Values::from_slice(&[stepped]);
    carried.extend(rewriter.body().operands(last));
    let branch = rewriter.create(BranchOp::spec(&carried, condition));
    propagate_loop_attrs(rewriter, attrs, branch.id());
    rewriter.erase_op(last);

    rewriter.set_insertion_point(InsertPoint::end(at.block));
    let mut initial = Values::from_slice(&[lower]);
    initial.extend(inits);
    rewriter.create(BranchOp::spec(&initial, condition));

    rewriter.set_insertion_point(InsertPoint::end(condition));
    let goes_on = rewriter.create_value(CmpIOp::spec(predicate, arguments[0], upper));
    rewriter.create(CondBranchOp::spec(goes_on, &[], &[], first, end));
    rewriter.replace_op(op.id(), &arguments[1..]);
    Ok(())
}

/// Lowers `scf.while`. The blocks of both regions are inlined. `scf.condition` branches to the second region or to the
/// end, and `scf.yield` branches back. The results are the operands that `scf.condition` forwards.
pub(crate) fn while_loop(op: WhileOp, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let body = rewriter.body();
    let view = rewriter.read(op);
    let at = rewriter.insertion_point();
    let to = body.parent_region(at.block).ok_or(IN_NO_REGION)?;
    let (before_region, after_region) = (view.before(), view.after());
    let before = body.entry_block(before_region).ok_or(NO_BODY)?;
    let after = body.entry_block(after_region).ok_or(NO_BODY)?;
    let (condition, yields) = (
        terminator(body, before_region)?,
        terminator(body, after_region)?,
    );
    let (inits, attrs): (Values, _) = (view.inits().collect(), body.attrs(op.id()));
    let yielded: Values = rewriter.read(YieldOp::from_id(yields)).results().collect();
    let arguments: Values = rewriter
        .read(ConditionOp::from_id(condition))
        .args()
        .collect();
    let goes_on = rewriter.read(ConditionOp::from_id(condition)).condition();

    let end = rewriter.split_block(at.block, Some(op.id()));
    rewriter.inline_region_before(after_region, to, Some(end));
    rewriter.inline_region_before(before_region, to, Some(after));
    rewriter.set_insertion_point(InsertPoint::end(at.block));
    rewriter.create(BranchOp::spec(&inits, before));

    rewriter.set_place(InsertPoint::end(before), rewriter.body().loc(condition));
    rewriter.replace_op_with(
        condition,
        CondBranchOp::spec(goes_on, &arguments, &[], after, end),
    );
    rewriter.set_place(InsertPoint::end(after), rewriter.body().loc(yields));
    let back = rewriter.replace_op_with(yields, BranchOp::spec(&yielded, before));
    propagate_loop_attrs(rewriter, attrs, back.id());
    rewriter.replace_op(op.id(), &arguments);
    Ok(())
}

/// Lowers an `scf.while` whose second region only forwards its arguments, using only the first region.
pub(crate) fn do_while_loop(op: WhileOp, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let body = rewriter.body();
    let view = rewriter.read(op);
    let at = rewriter.insertion_point();
    let to = body.parent_region(at.block).ok_or(IN_NO_REGION)?;
    let (before_region, after_region) = (view.before(), view.after());
    let before = body.entry_block(before_region).ok_or(NO_BODY)?;
    let after = body.entry_block(after_region).ok_or(NO_BODY)?;
    let yields = terminator(body, after_region)?;
    if body.first_op(after) != Some(yields) {
        return Err(NoMatch::because(
            "do-while simplification applicable only if 'after' region has no payload",
        ));
    }
    let yielded = rewriter.op(yields).as_::<YieldOp>();
    let yielded = yielded.map(|yields| yields.results());
    let forwards = |yielded| Iterator::eq(yielded, body.block_args(after).iter().copied());
    if !yielded.is_some_and(forwards) {
        return Err(NoMatch::because(
            "do-while simplification applicable only to forwarding 'after' regions",
        ));
    }
    let condition = terminator(body, before_region)?;
    let (inits, attrs): (Values, _) = (view.inits().collect(), body.attrs(op.id()));
    let arguments: Values = rewriter
        .read(ConditionOp::from_id(condition))
        .args()
        .collect();
    let goes_on = rewriter.read(ConditionOp::from_id(condition)).condition();

    let end = rewriter.split_block(at.block, Some(op.id()));
    rewriter.inline_region_before(before_region, to, Some(end));
    rewriter.set_insertion_point(InsertPoint::end(at.block));
    rewriter.create(BranchOp::spec(&inits, before));
    rewriter.set_place(InsertPoint::end(before), rewriter.body().loc(condition));
    let branch = rewriter.replace_op_with(
        condition,
        CondBranchOp::spec(goes_on, &arguments, &[], before, end),
    );
    propagate_loop_attrs(rewriter, attrs, branch.id());
    rewriter.replace_op(op.id(), &arguments);
    Ok(())
}
