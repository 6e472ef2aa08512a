//! `convert-cf-to-llvm`: converts branches, switches and assertions.
//!
//! A branch converts the arguments of its successor blocks if the operands that it forwards have the converted types.

pub(crate) mod assertion;
mod branches;

use crate::set_index_bitwidth;
use terrace_cf::{AssertOp, BranchOp, CondBranchOp, SwitchOp};
use terrace_ir::Failed;
use terrace_llvm_common::{INDEX_BITWIDTH, llvm_conversion, llvm_conversion_target};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken};
use terrace_rewrite::{ConversionConfig, PatternSet};
use terrace_stages as stages;

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet) {
    populate_assert(patterns);
    patterns.add_conversion_fn::<BranchOp>("BranchOpLowering", branches::lower_branch);
    patterns.add_conversion_fn::<CondBranchOp>("CondBranchOpLowering", branches::lower_cond_branch);
    patterns.add_conversion_fn::<SwitchOp>("SwitchOpLowering", branches::lower_switch);
}

/// `populateAssertToLLVMConversionPattern`: adds only the pattern of `cf.assert`, which prints its message and aborts.
pub fn populate_assert(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<AssertOp>("AssertOpLowering", assertion::lower_assert);
}

/// `convert-cf-to-llvm`
pub static CONVERT_CF_TO_LLVM: PassDef = PassDef::new(
    "convert-cf-to-llvm",
    "Convert ControlFlow operations to the LLVM dialect",
    convert_cf_to_llvm,
)
.class("ConvertControlFlowToLLVMPass")
.on("builtin.module")
.options(&[INDEX_BITWIDTH.def])
.dialects(&["llvm"]);

/// Schedules [`CONVERT_CF_TO_LLVM`] in `terrace lower`.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_CF_TO_LLVM, &[Taken::Dialect("cf")])
    .stage(&stages::REST_TO_LLVM)
    .settings(set_index_bitwidth);

fn convert_cf_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let mut target = llvm_conversion_target(cx.ctx);
    // Operations of other dialects are legal.
    let ctx = cx.ctx;
    if ctx.is_loaded("cf") {
        target.mark_unknown_op_legal();
    } else {
        // MLIR compares the dialect of each operation with cf. If cf is not loaded, both are null for an unregistered
        // operation, so the operation is illegal.
        target.mark_unknown_op_dynamically_legal(|op| {
            Some(op.ctx.dialect(op.dialect_namespace()).is_some())
        });
    }
    target.add_illegal_dialect("cf");
    let config = ConversionConfig::default();
    llvm_conversion(cx, options.get(&INDEX_BITWIDTH), target, config, populate)
}
