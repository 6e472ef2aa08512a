//! Fixed-point numbers: a dialect outside of Terrace's tree, and a tool that knows it.

mod asm;
mod fold;
pub mod ops;
pub mod rounding;
pub mod to_arith;
pub mod to_llvm;
mod translation;
pub mod types;
mod verify;

// ANCHOR: dialect
use ops::*;
use terrace::asm::OpAsm;
use terrace::ir::effects::{Effect, MemoryEffectOpInterface, StaticEffects, StaticOn};
use terrace::ir::interfaces::MaterializeConstant;
use terrace::ir::{OpView, Registry, dialect};
use terrace::llvm_common::ConvertToLlvmPatternInterface;
use terrace::pass::Bundle;
use terrace::rewrite::Canonicalization;
use terrace::to_llvmir::LlvmTranslationDialectInterface;
use terrace_tools::Tool;

dialect! {
    /// Fixed-point numbers.
    pub static FX = "fx" {
        ops: [
            AddOp, ClampOp, ConstantOp, IntervalOp, LengthOp, MapOp, MulOp, RankOp, SMulFixOp, SliceOp, SumOp,
            ToComplexOp, YieldOp,
        ],
        loads: ["arith", "memref", "scf"],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    (asm::TEXT.register)(registry);
    registry.attach::<dyn OpAsm>(ConstantOp::DEF, &asm::ConstantAsm);
    registry.attach_dialect::<dyn MaterializeConstant>("fx", &fold::FxConstants);
    registry.attach_dialect::<dyn Canonicalization>("fx", &fold::FxCanonicalization);
    registry.attach::<dyn MemoryEffectOpInterface>(MapOp::DEF, &MAP_EFFECTS);
    rounding::register(registry);
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("fx", &to_llvm::FxToLlvm);
    registry
        .attach_dialect::<dyn LlvmTranslationDialectInterface>("fx", &translation::FxTranslation);
}

static MAP_EFFECTS: StaticEffects = StaticEffects(&[
    (Effect::Read, StaticOn::Operand(0)),
    (Effect::Write, StaticOn::Operand(0)),
]);
// ANCHOR_END: dialect

// ANCHOR: tool
/// The contents of this crate.
pub static BUNDLE: Bundle = Bundle::new()
    .dialects(&[&FX])
    .passes(&[
        &rounding::FX_CHECK_ROUNDING,
        &to_arith::CONVERT_FX_TO_ARITH,
        &to_llvm::CONVERT_FX_TO_LLVM,
    ])
    // `lower` plans with these too. They are of the same stage: the first one runs first.
    .lowerings(&[&to_arith::LOWERING, &to_llvm::LOWERING]);

/// `terrace` with the dialect and its passes.
pub fn tool() -> Tool {
    let about = "lowers programs with fixed-point numbers";
    Tool::new("fx", env!("CARGO_PKG_VERSION"), about).with(&BUNDLE)
}
// ANCHOR_END: tool
