//! The pass.

use crate::populate;
use terrace_ir::{Failed, Registry};
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, INDEX_BITWIDTH, Options, llvm_conversion_target, type_converter,
};
use terrace_pass::{
    Anchor, INDEX_WIDTH, Lowering, OptionDef, OptionKind, Pass, PassContext, PassDef, Setting,
    Stage, Taken, convert,
};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// `finalize-memref-to-llvm`
pub static FINALIZE_MEMREF_TO_LLVM: PassDef = PassDef {
    name: "finalize-memref-to-llvm",
    class: "FinalizeMemRefToLLVMConversionPass",
    description: "Finalize MemRef dialect to LLVM dialect conversion",
    anchor: Anchor::Op("builtin.module"),
    options: &[
        OptionDef {
            name: "use-aligned-alloc",
            description: "Use aligned_alloc in place of malloc for heap allocations",
            kind: OptionKind::Bool(false),
        },
        INDEX_BITWIDTH,
        OptionDef {
            name: "use-generic-functions",
            description: "Use generic allocation and deallocation functions instead of the classic 'malloc', \
                          'aligned_alloc' and 'free' functions",
            kind: OptionKind::Bool(false),
        },
    ],
    statistics: &[],
    create: |options| {
        Box::new(FinalizeMemRefToLlvm {
            aligned_alloc: options.bool("use-aligned-alloc"),
            index_bitwidth: options.uint(INDEX_BITWIDTH.name),
            generic_functions: options.bool("use-generic-functions"),
        })
    },
};

/// The place of [`FINALIZE_MEMREF_TO_LLVM`] in a whole lowering.
pub static LOWERING: Lowering = Lowering::new(
    &FINALIZE_MEMREF_TO_LLVM,
    &[Taken::DialectBut(
        "memref",
        &["memref.dma_start", "memref.dma_wait"],
    )],
)
.stage(Stage::MemoryToLlvm)
.settings(&[
    ("use-aligned-alloc", Setting::Of(&ALIGNED_ALLOC)),
    (INDEX_BITWIDTH.name, Setting::Of(&INDEX_WIDTH)),
    ("use-generic-functions", Setting::Of(&GENERIC_FUNCTIONS)),
]);

/// `aligned_alloc` is asked for aligned memory.
pub static ALIGNED_ALLOC: OptionDef = OptionDef {
    name: "aligned-alloc",
    description: "allocate aligned memory with aligned_alloc",
    kind: OptionKind::Bool(false),
};

/// Memory is asked for and given back by MLIR's generic functions.
pub static GENERIC_FUNCTIONS: OptionDef = OptionDef {
    name: "generic-functions",
    description: "allocate and free memory with MLIR's generic functions",
    kind: OptionKind::Bool(false),
};

struct FinalizeMemRefToLlvm {
    aligned_alloc: bool,
    /// 0 for the width in the data layout.
    index_bitwidth: u32,
    generic_functions: bool,
}

impl Pass for FinalizeMemRefToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let options = Options {
            aligned_alloc: self.aligned_alloc,
            generic_functions: self.generic_functions,
            ..Options::default()
        };
        let converter = type_converter(cx, self.index_bitwidth, options)?;
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
        let config = ConversionConfig {
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        let conversion = Conversion::new(target, patterns, config);
        convert(cx, &conversion)
    }
}

/// Registers the interfaces that `convert-to-llvm` uses.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("memref", &MemRefToLlvm);
}

struct MemRefToLlvm;

impl ConvertToLlvmPatternInterface for MemRefToLlvm {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        // Only `aligned_alloc` needs the enclosing modules, and `convert-to-llvm` has no option for it.
        populate(patterns, Vec::new());
    }
}
