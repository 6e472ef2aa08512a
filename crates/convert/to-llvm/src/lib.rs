//! Converts dialects to the LLVM dialect: a pass per dialect, and a pass that applies all conversions at once.
//!
//! # Map
//! - One module per dialect: [`arith`], [`cf`], [`complex`], [`func`], [`index`], [`math`], [`memref`], [`ub`],
//!   [`vector`], and the target-specific [`amx`], [`x86vector`] and [`arm_sve`]. Each module has `populate`, which adds
//!   its patterns, a static `PassDef`, and `LOWERING`, which schedules the pass in `terrace lower`.
//! - `convert_to_llvm`: [`CONVERT_TO_LLVM`], which finds the patterns of dialects by an interface. [`register`]
//!   attaches the patterns of this crate.
//! - [`casts`]: removes the casts between converted and unconverted types that remain at the end.
//!
//! *Architecture Invariant:* no module of a dialect uses that of another dialect.
//!
#![doc = include_str!("../README.md")]

pub mod amx;
pub mod arith;
pub mod arm_sve;
pub mod casts;
pub mod cf;
pub mod complex;
mod convert_to_llvm;
pub mod func;
pub mod index;
pub mod math;
pub mod memref;
pub mod ub;
pub mod vector;
pub mod x86vector;

pub use convert_to_llvm::CONVERT_TO_LLVM;

use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, INDEX_BITWIDTH, LegalizeForLlvmExport, llvm_conversion,
    llvm_conversion_target,
};
use terrace_pass::{Bundle, INDEX_WIDTH, OptionValues, PassContext, Situation};
use terrace_rewrite::{ConversionConfig, PatternSet};

/// The models, the passes, and the options of `terrace lower`.
pub static BUNDLE: Bundle = Bundle::new()
    .models(register)
    .passes(&[
        &CONVERT_TO_LLVM,
        &func::CONVERT_FUNC_TO_LLVM,
        &func::LLVM_REQUEST_C_WRAPPERS,
        &memref::FINALIZE_MEMREF_TO_LLVM,
        &memref::TERRACE_LOWER_ATOMICS,
        &index::CONVERT_INDEX_TO_LLVM,
        &ub::CONVERT_UB_TO_LLVM,
        &math::CONVERT_MATH_TO_LLVM,
        &arith::CONVERT_ARITH_TO_LLVM,
        &complex::CONVERT_COMPLEX_TO_LLVM,
        &cf::CONVERT_CF_TO_LLVM,
        &vector::CONVERT_VECTOR_TO_LLVM,
        &casts::RECONCILE_UNREALIZED_CASTS,
    ])
    // Within a stage, the order of this list is the order of the passes.
    .lowerings(&[
        &func::C_WRAPPERS,
        &func::LOWERING,
        &memref::LOWER_ATOMICS_LOWERING,
        &memref::LOWERING,
        &index::LOWERING,
        &ub::LOWERING,
        &math::LOWERING,
        &arith::BEFORE_ATOMICS,
        &arith::LOWERING,
        &complex::LOWERING,
        &cf::LOWERING,
        &vector::TILES_LOWERING,
        &func::BEFORE_CALLERS,
        &vector::LOWERING,
        &casts::LOWERING,
    ])
    .options(&[
        &func::BARE_PTR.def,
        &func::REQUEST_C_WRAPPERS.def,
        &func::DROP_ARGUMENT_ATTRIBUTES.def,
        &memref::ALIGNED_ALLOC.def,
        &memref::GENERIC_FUNCTIONS.def,
    ]);

/// Attaches the patterns to their dialects. `convert-to-llvm` and `convert-vector-to-llvm` look them up there.
pub fn register(registry: &mut Registry) {
    let patterns: [(&'static str, &'static dyn ConvertToLlvmPatternInterface); 10] = [
        ("amx", &amx::AmxToLlvm),
        ("arith", &arith::populate_all),
        ("cf", &cf::populate),
        ("complex", &|patterns: &mut PatternSet| {
            complex::populate(patterns, complex::ComplexRange::Basic);
        }),
        ("func", &func::populate),
        ("index", &index::populate),
        ("math", &|patterns: &mut PatternSet| {
            math::populate(patterns, true);
        }),
        // Only `aligned_alloc` needs the enclosing modules, and `convert-to-llvm` has no option that selects it.
        ("memref", &|patterns: &mut PatternSet| {
            memref::populate(patterns, Vec::new());
        }),
        ("ub", &ub::populate),
        ("vector", &|patterns: &mut PatternSet| {
            vector::populate(patterns, vector::VectorToLlvmOptions::default());
        }),
    ];
    for (dialect, patterns) in patterns {
        registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>(dialect, patterns);
    }
    registry.attach_dialect::<dyn LegalizeForLlvmExport>("amx", &amx::AmxToLlvm);
    registry.attach_dialect::<dyn LegalizeForLlvmExport>("arm_sve", &arm_sve::ArmSveToLlvm);
    registry.attach_dialect::<dyn LegalizeForLlvmExport>("x86vector", &x86vector::X86VectorToLlvm);
}

/// Sets the width of `index` to that of `terrace lower`.
fn set_index_bitwidth(options: &mut OptionValues, situation: &Situation<'_>) {
    options.set(&INDEX_BITWIDTH, situation.options.get(&INDEX_WIDTH));
}

/// Converts with the patterns of one dialect, which do not depend on symbols. All other operations remain.
fn convert_with(
    cx: &mut PassContext<'_>,
    index_bitwidth: u32,
    populate: impl FnOnce(&mut PatternSet),
) -> Result<(), Failed> {
    let target = llvm_conversion_target(cx.ctx);
    let config = ConversionConfig::WITHOUT_SYMBOLS;
    llvm_conversion(cx, index_bitwidth, target, config, populate)
}
