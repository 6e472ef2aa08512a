//! Branches and switches.

use terrace_cf::{BranchOp, CondBranchOp, SwitchOp};
use terrace_ir::{Attr, BlockId, Body, OpId, OpName, OpView, SmallVec, ValueId};
use terrace_llvm::{self as llvm, BrOp, CondBrOp};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, NoMatch, OpConversionPattern, Renaming, SignatureConversion,
};

/// Signatures that blocks will have.
#[derive(Default)]
struct Targets(SmallVec<[(BlockId, SignatureConversion); 2]>);

impl Targets {
    /// Checks that a block takes these operands, as it is or with converted arguments.
    fn add(
        &mut self,
        rewriter: &mut ConversionRewriter<'_>,
        block: BlockId,
        operands: &[ValueId],
    ) -> Result<(), NoMatch> {
        if self.0.iter().any(|target| target.0 == block) {
            return self.check(rewriter.body(), block, operands);
        }
        if takes(rewriter.body(), block, operands) {
            return Ok(());
        }
        let signature = rewriter.convert_block_signature(block)?;
        self.0.push((block, signature));
        self.check(rewriter.body(), block, operands)
    }

    fn check(&self, body: &Body, block: BlockId, operands: &[ValueId]) -> Result<(), NoMatch> {
        let signature = self.0.iter().find(|target| target.0 == block);
        let fits = signature.is_some_and(|(_, signature)| {
            operands
                .iter()
                .map(|&value| body.ty(value))
                .eq(signature.types().iter().copied())
        });
        if fits {
            Ok(())
        } else {
            Err(NoMatch::because(
                "mismatch between adaptor operand types and computed block signature",
            ))
        }
    }

    fn apply(self, rewriter: &mut ConversionRewriter<'_>) {
        for (block, signature) in self.0 {
            rewriter.apply_signature_conversion(block, &signature);
        }
    }
}

/// Whether a block takes these operands as it is.
fn takes(body: &Body, block: BlockId, operands: &[ValueId]) -> bool {
    let arguments = body.block_args(block);
    let types = |values: &[ValueId], at: usize| body.ty(values[at]);
    arguments.len() == operands.len()
        && (0..operands.len()).all(|at| types(arguments, at) == types(operands, at))
}

/// A terminator has no results: the new one takes its place and its attributes.
fn replace(rewriter: &mut ConversionRewriter<'_>, old: OpId, new: OpId, attrs: Attr) {
    rewriter.builder().set_attrs(new, attrs);
    rewriter.replace_op(old, &[]);
}

pub(crate) struct BranchOpLowering;

impl OpConversionPattern for BranchOpLowering {
    type Op = BranchOp;
    const NAME: &'static str = "BranchOpLowering";
    const RENAMES: bool = true;

    fn rename(&self, renaming: &mut Renaming<'_>) -> Option<OpName> {
        let (op, operands) = (renaming.op, renaming.operands);
        let dest = BranchOp::from_id(op.id).dest(op.body);
        let name = op.ctx.name::<llvm::BrOp>();
        renaming.set_props(op.ctx.prop_defaults(name));
        takes(op.body, dest, operands).then_some(name)
    }

    fn rewrite(
        &self,
        op: BranchOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let dest = op.dest(rewriter.body());
        let mut targets = Targets::default();
        targets.add(rewriter, dest, args.dest_operands())?;
        targets.apply(rewriter);
        let attrs = rewriter.body().attrs(op.id());
        let new = rewriter.create(BrOp::spec(args.dest_operands(), dest));
        replace(rewriter, op.id(), new.id(), attrs);
        Ok(())
    }
}

pub(crate) struct CondBranchOpLowering;

impl OpConversionPattern for CondBranchOpLowering {
    type Op = CondBranchOp;
    const NAME: &'static str = "CondBranchOpLowering";
    const RENAMES: bool = true;

    fn rename(&self, renaming: &mut Renaming<'_>) -> Option<OpName> {
        let (op, operands) = (renaming.op, renaming.operands);
        let branch = CondBranchOp::from_id(op.id);
        let (true_dest, false_dest) = (branch.true_dest(op.body), branch.false_dest(op.body));
        let count = op.body.block_args(true_dest).len();
        let (to_true, to_false) = operands.get(1..)?.split_at_checked(count)?;
        // The numbers of operands are those of the arguments, so the segments stay.
        let segments = op.prop(CondBranchOp::def().operand_segments()?);
        let name = op.ctx.name::<llvm::CondBrOp>();
        let new = renaming.set_props(op.ctx.prop_defaults(name));
        new[llvm::CondBrOp::BRANCH_WEIGHTS] = branch.branch_weights_attr(op.body);
        new[llvm::CondBrOp::def().operand_segments()?] = segments;
        let fits = takes(op.body, true_dest, to_true) && takes(op.body, false_dest, to_false);
        fits.then_some(name)
    }

    fn rewrite(
        &self,
        op: CondBranchOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let body = rewriter.body();
        let (true_dest, false_dest) = (op.true_dest(body), op.false_dest(body));
        let (branch_weights, attrs) = (op.branch_weights_attr(body), body.attrs(op.id()));
        let mut targets = Targets::default();
        targets.add(rewriter, true_dest, args.true_dest_operands())?;
        targets.add(rewriter, false_dest, args.false_dest_operands())?;
        targets.apply(rewriter);
        let new = rewriter.create(
            CondBrOp::spec(
                args.condition(),
                args.true_dest_operands(),
                args.false_dest_operands(),
                true_dest,
                false_dest,
            )
            .branch_weights_attr(branch_weights),
        );
        replace(rewriter, op.id(), new.id(), attrs);
        Ok(())
    }
}

pub(crate) struct SwitchOpLowering;

impl OpConversionPattern for SwitchOpLowering {
    type Op = SwitchOp;
    const NAME: &'static str = "SwitchOpLowering";
    const RENAMES: bool = true;

    fn rename(&self, renaming: &mut Renaming<'_>) -> Option<OpName> {
        let (op, operands) = (renaming.op, renaming.operands);
        if op.body.attrs(op.id) != Attr::EMPTY_DICTIONARY {
            return None;
        }
        let switch = SwitchOp::from_id(op.id);
        let mut rest = operands.get(1..)?;
        for block in op.body.successors(op.id) {
            let count = op.body.block_args(block).len();
            let (own, behind) = rest.split_at_checked(count)?;
            if !takes(op.body, block, own) {
                return None;
            }
            rest = behind;
        }
        // The numbers of operands are those of the arguments, so the segments stay.
        let segments = op.prop(SwitchOp::def().operand_segments()?);
        let name = op.ctx.name::<llvm::SwitchOp>();
        let new = renaming.set_props(op.ctx.prop_defaults(name));
        new[llvm::SwitchOp::CASE_VALUES] = switch.case_values(op.body);
        new[llvm::SwitchOp::CASE_OPERAND_SEGMENTS] =
            Some(switch.case_operand_segments_attr(op.body));
        new[llvm::SwitchOp::def().operand_segments()?] = segments;
        Some(name)
    }

    fn rewrite(
        &self,
        op: SwitchOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        let body = rewriter.body();
        let default_destination = op.default_destination(body);
        let case_destinations: SmallVec<[BlockId; 8]> = op.case_destinations(body).collect();
        let segments = op.case_operand_segments(ctx, body);
        let case_values = op.case_values(body);
        let mut targets = Targets::default();
        targets.add(rewriter, default_destination, args.default_operands())?;
        let mut rest = args.case_operands();
        for (&block, &size) in case_destinations.iter().zip(segments) {
            let (own, behind) = rest.split_at((size.max(0) as usize).min(rest.len()));
            rest = behind;
            targets.add(rewriter, block, own)?;
        }
        targets.apply(rewriter);
        // Discardable attributes stay with branches alone.
        rewriter.create(
            llvm::SwitchOp::spec(
                args.flag(),
                args.default_operands(),
                args.case_operands(),
                segments,
                default_destination,
                &case_destinations,
            )
            .case_values(case_values),
        );
        rewriter.replace_op(op.id(), &[]);
        Ok(())
    }
}
