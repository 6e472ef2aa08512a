//! `convert-ub-to-llvm`: converts poison and unreachable code.

use crate::{convert_with, set_index_bitwidth};
use terrace_ir::OpView;
use terrace_llvm as llvm;
use terrace_llvm_common::INDEX_BITWIDTH;
use terrace_pass::{Lowering, PassDef, Taken};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, PatternSet};
use terrace_stages as stages;
use terrace_ub::{PoisonOp, UnreachableOp};

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<PoisonOp>("PoisonOpLowering", lower_poison);
    patterns.add_conversion_fn::<UnreachableOp>("UnreachableOpLowering", lower_unreachable);
}

fn lower_poison(op: PoisonOp, _: Adaptor<'_, PoisonOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let result = rw.read(op).result_type();
    let res = rw.convert_type(result)?;
    rw.replace_op_with(op.id(), llvm::PoisonOp::spec(res));
    Ok(())
}

fn lower_unreachable(
    op: UnreachableOp,
    _: Adaptor<'_, UnreachableOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    rw.replace_op_with(op.id(), llvm::UnreachableOp::spec());
    Ok(())
}

/// `convert-ub-to-llvm`
pub static CONVERT_UB_TO_LLVM: PassDef = PassDef::new(
    "convert-ub-to-llvm",
    "Convert UB dialect to LLVM dialect",
    |cx, options| convert_with(cx, options.get(&INDEX_BITWIDTH), populate),
)
.class("UBToLLVMConversionPass")
.options(&[INDEX_BITWIDTH.def])
.dialects(&["llvm"]);

/// Schedules [`CONVERT_UB_TO_LLVM`] in `terrace lower` before `memref.generic_atomic_rmw`, whose region must be
/// converted before the operation itself.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_UB_TO_LLVM, &[Taken::Dialect("ub")])
    .stage(&stages::BEFORE_MEMORY)
    .settings(set_index_bitwidth);
