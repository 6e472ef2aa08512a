//! `convert-cf-to-llvm`: branches, switches and assertions.
//!
//! A branch converts the arguments of its successor blocks, if the operands that it forwards have the converted types.
//!
#![doc = include_str!("../README.md")]

mod assertion;
mod branches;
mod pass;

pub use pass::{CONVERT_CF_TO_LLVM, LOWERING, register};

use terrace_cf::{AssertOp, BranchOp, CondBranchOp, SwitchOp};
use terrace_pass::Bundle;
use terrace_rewrite::PatternSet;

/// The models and the pass.
pub static BUNDLE: Bundle = Bundle::new()
    .models(register)
    .passes(&[&CONVERT_CF_TO_LLVM])
    .lowerings(&[&LOWERING]);

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet) {
    populate_assert(patterns);
    patterns.add_conversion_fn::<BranchOp>("BranchOpLowering", branches::lower_branch);
    patterns.add_conversion_fn::<CondBranchOp>("CondBranchOpLowering", branches::lower_cond_branch);
    patterns.add_conversion_fn::<SwitchOp>("SwitchOpLowering", branches::lower_switch);
}

/// `populateAssertToLLVMConversionPattern`: only the pattern of `cf.assert`, which prints its message and aborts.
pub fn populate_assert(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<AssertOp>("AssertOpLowering", assertion::lower_assert);
}
