//! Converts the arguments of the successors of a branch.

use super::ConversionRewriter;
use crate::type_converter::SignatureConversion;
use smallvec::SmallVec;
use terrace_ir::rewrite::NoMatch;
use terrace_ir::{BlockId, Body, ValueId};

/// The signatures of the successors of a branch: their arguments are converted to the types of the forwarded operands.
/// Call [`add`](Self::add) for every successor before the first change.
#[derive(Default)]
pub struct SuccessorTypes(SmallVec<[(BlockId, SignatureConversion); 2]>);

impl SuccessorTypes {
    /// No blocks.
    pub fn new() -> Self {
        Self::default()
    }

    /// Checks that a block's arguments match these operands, either unchanged or after conversion. Records the new
    /// signature in the latter case.
    pub fn add(
        &mut self,
        rewriter: &mut ConversionRewriter<'_>,
        block: BlockId,
        operands: &[ValueId],
    ) -> Result<(), NoMatch> {
        if self.0.iter().any(|known| known.0 == block) {
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
        let signature = self.0.iter().find(|known| known.0 == block);
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

    /// Converts the arguments of the blocks.
    pub fn apply(self, rewriter: &mut ConversionRewriter<'_>) {
        for (block, signature) in self.0 {
            rewriter.apply_signature_conversion(block, &signature);
        }
    }
}

/// Returns true if the types of a block's arguments are those of the operands.
fn takes(body: &Body, block: BlockId, operands: &[ValueId]) -> bool {
    let arguments = body.block_args(block);
    let types = |values: &[ValueId], at: usize| body.ty(values[at]);
    arguments.len() == operands.len()
        && (0..operands.len()).all(|at| types(arguments, at) == types(operands, at))
}
