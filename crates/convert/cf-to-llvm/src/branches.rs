//! Branches and switches.

use terrace_cf::{BranchOp, CondBranchOp, SwitchOp};
use terrace_ir::{Attr, BlockId, Body, OpId, OpView, SmallVec, ValueId};
use terrace_llvm::{self as llvm, BrOp, CondBrOp};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, NoMatch, OpConversionPattern, SignatureConversion,
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
        let case_values = op.case_values_attr(body);
        let mut targets = Targets::default();
        targets.add(rewriter, default_destination, args.default_operands())?;
        let mut rest = args.case_operands();
        for (&block, &size) in case_destinations.iter().zip(segments) {
            let (own, after) = rest.split_at((size.max(0) as usize).min(rest.len()));
            rest = after;
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
            .case_values_attr(case_values),
        );
        rewriter.replace_op(op.id(), &[]);
        Ok(())
    }
}
