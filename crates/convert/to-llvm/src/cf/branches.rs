//! Converts branches and switches.

use terrace_cf::{BranchOp, CondBranchOp, SwitchOp};
use terrace_ir::{Attr, BlockId, OpId, OpView, SmallVec};
use terrace_llvm::{self as llvm, BrOp, CondBrOp};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, SuccessorTypes};

/// Replaces a terminator without results. The new operation has the attributes `attrs`.
fn replace(rw: &mut ConversionRewriter<'_>, old: OpId, new: OpId, attrs: Attr) {
    rw.builder().set_attrs_and_props(new, attrs);
    rw.replace_op(old, &[]);
}

pub(crate) fn lower_branch(
    op: BranchOp,
    args: Adaptor<'_, BranchOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let dest = rw.read(op).dest();
    let mut targets = SuccessorTypes::new();
    targets.add(rw, dest, args.dest_operands())?;
    targets.apply(rw);
    let attrs = rw.body().attrs(op.id());
    let new = rw.create(BrOp::spec(args.dest_operands(), dest));
    replace(rw, op.id(), new.id(), attrs);
    Ok(())
}

pub(crate) fn lower_cond_branch(
    op: CondBranchOp,
    args: Adaptor<'_, CondBranchOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let body = rw.body();
    let view = rw.read(op);
    let (true_dest, false_dest) = (view.true_dest(), view.false_dest());
    let (branch_weights, attrs) = (view.branch_weights_attr(), body.attrs(op.id()));
    let mut targets = SuccessorTypes::new();
    targets.add(rw, true_dest, args.true_dest_operands())?;
    targets.add(rw, false_dest, args.false_dest_operands())?;
    targets.apply(rw);
    let new = rw.create(
        CondBrOp::spec(
            args.condition(),
            args.true_dest_operands(),
            args.false_dest_operands(),
            true_dest,
            false_dest,
        )
        .branch_weights_attr(branch_weights),
    );
    replace(rw, op.id(), new.id(), attrs);
    Ok(())
}

pub(crate) fn lower_switch(
    op: SwitchOp,
    args: Adaptor<'_, SwitchOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let default_destination = view.default_destination();
    let case_destinations: SmallVec<[BlockId; 8]> = view.case_destinations().collect();
    let segments = view.case_operand_segments();
    let case_values = view.case_values_attr();
    let mut targets = SuccessorTypes::new();
    targets.add(rw, default_destination, args.default_operands())?;
    let mut rest = args.case_operands();
    for (&block, &size) in case_destinations.iter().zip(segments) {
        let (own, after) = rest.split_at((size.max(0) as usize).min(rest.len()));
        rest = after;
        targets.add(rw, block, own)?;
    }
    targets.apply(rw);
    // Only branches keep discardable attributes.
    rw.replace_op_with(
        op.id(),
        llvm::SwitchOp::spec(
            args.flag(),
            args.default_operands(),
            args.case_operands(),
            segments,
            default_destination,
            &case_destinations,
        )
        .case_values_attr(case_values),
    );
    Ok(())
}
