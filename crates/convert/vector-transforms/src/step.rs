//! Lowers `vector.step`, the vector of consecutive numbers from 0.

use crate::emit::constant;
use crate::unroll::MAX_PARTS;
use terrace_builtin::DenseElementsAttr;
use terrace_ir::OpView;
use terrace_numeric::ApInt;
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::StepOp;
use terrace_vector::matching::{count, is_scalable};

/// `populateVectorStepLoweringPatterns`: lowers `vector.step` to a constant.
pub fn populate_vector_step_lowering_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("StepToArithConstantOpRewrite", step);
}

fn step(op: StepOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.result_type();
    let size = count(ty);
    if is_scalable(ty) || size > MAX_PARTS {
        return None;
    }
    let numbers: Vec<ApInt> = (0..size as u64).map(|at| ApInt::new(64, at)).collect();
    let numbers = DenseElementsAttr::from_ints(view.ctx, view.result_ty(), &numbers);
    let value = constant(rw, numbers);
    rw.replace_op(op.id(), &[value]);
    Some(())
}
