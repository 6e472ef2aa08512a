//! The pass `finalize-memref-to-llvm`.

use crate::memref::populate;
use crate::set_index_bitwidth;
use terrace_ir::{Failed, OpView};
use terrace_llvm_common::{INDEX_BITWIDTH, Options, llvm_conversion_target, type_converter};
use terrace_memref::{DmaStartOp, DmaWaitOp};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken, TypedOption, convert};
use terrace_rewrite::{ConversionConfig, PatternSet};
use terrace_stages as stages;

const USE_ALIGNED_ALLOC: TypedOption<bool> = TypedOption::bool(
    "use-aligned-alloc",
    "Use aligned_alloc in place of malloc for heap allocations",
    false,
);

const USE_GENERIC_FUNCTIONS: TypedOption<bool> = TypedOption::bool(
    "use-generic-functions",
    "Use generic allocation and deallocation functions instead of the classic 'malloc', \
                          'aligned_alloc' and 'free' functions",
    false,
);

/// `finalize-memref-to-llvm`
pub static FINALIZE_MEMREF_TO_LLVM: PassDef = PassDef::new(
    "finalize-memref-to-llvm",
    "Finalize MemRef dialect to LLVM dialect conversion",
    finalize_memref_to_llvm,
)
.class("FinalizeMemRefToLLVMConversionPass")
.on("builtin.module")
.options(&[
    USE_ALIGNED_ALLOC.def,
    INDEX_BITWIDTH.def,
    USE_GENERIC_FUNCTIONS.def,
])
.dialects(&["llvm"]);

/// Schedules [`FINALIZE_MEMREF_TO_LLVM`] in `terrace lower`.
pub static LOWERING: Lowering = Lowering::new(
    &FINALIZE_MEMREF_TO_LLVM,
    &[Taken::DialectBut(
        "memref",
        &[DmaStartOp::NAME, DmaWaitOp::NAME],
    )],
)
.stage(&stages::MEMORY_TO_LLVM)
.settings(|options, situation| {
    options.set(&USE_ALIGNED_ALLOC, situation.options.get(&ALIGNED_ALLOC));
    set_index_bitwidth(options, situation);
    options.set(
        &USE_GENERIC_FUNCTIONS,
        situation.options.get(&GENERIC_FUNCTIONS),
    );
});

/// Allocates aligned memory with `aligned_alloc`.
pub static ALIGNED_ALLOC: TypedOption<bool> = TypedOption::bool(
    "aligned-alloc",
    "allocate aligned memory with aligned_alloc",
    false,
);

/// Allocates and frees memory with MLIR's generic functions.
pub static GENERIC_FUNCTIONS: TypedOption<bool> = TypedOption::bool(
    "generic-functions",
    "allocate and free memory with MLIR's generic functions",
    false,
);

fn finalize_memref_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let lowering = Options {
        aligned_alloc: options.get(&USE_ALIGNED_ALLOC),
        generic_functions: options.get(&USE_GENERIC_FUNCTIONS),
        ..Options::default()
    };
    let converter = type_converter(cx, options.get(&INDEX_BITWIDTH), lowering)?;
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter);
    populate(&mut patterns, cx.data_layout_scopes());
    let mut target = llvm_conversion_target(cx.ctx);
    if let Some(func) = cx
        .ctx
        .registered_op("func.func")
        .and_then(|name| cx.ctx.op_def(name))
    {
        target.set_op_action(func, terrace_rewrite::LegalizationAction::Legal);
    }
    let config = ConversionConfig::default();
    convert(cx, target, patterns, config)
}
