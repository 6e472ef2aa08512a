//! The passes.

use crate::{EMIT_C_INTERFACE, populate};
use terrace_ir::{Attr, Failed, OpId, Registry};
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, INDEX_BITWIDTH, Options, llvm_conversion_target, type_converter,
};
use terrace_pass::{
    Anchor, INDEX_WIDTH, Lowering, OptionDef, OptionKind, Pass, PassContext, PassDef, Setting,
    Stage, Taken, convert,
};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// `convert-func-to-llvm`
pub static CONVERT_FUNC_TO_LLVM: PassDef = PassDef {
    name: "convert-func-to-llvm",
    class: "ConvertFuncToLLVMPass",
    description: "Convert from the Func dialect to the LLVM dialect",
    anchor: Anchor::Op("builtin.module"),
    options: &[
        OptionDef {
            name: "use-bare-ptr-memref-call-conv",
            description: "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types",
            kind: OptionKind::Bool(false),
        },
        INDEX_BITWIDTH,
    ],
    statistics: &[],
    create: |options| {
        Box::new(ConvertFuncToLlvm {
            bare_pointers: options.bool("use-bare-ptr-memref-call-conv"),
            index_bitwidth: options.uint(INDEX_BITWIDTH.name),
        })
    },
};

/// The place of [`CONVERT_FUNC_TO_LLVM`] in a whole lowering.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_FUNC_TO_LLVM, &[Taken::Dialect("func")])
    .stage(Stage::RestToLlvm)
    .settings(&[
        ("use-bare-ptr-memref-call-conv", Setting::Of(&BARE_PTR)),
        (INDEX_BITWIDTH.name, Setting::Of(&INDEX_WIDTH)),
    ]);

/// Memrefs of known shape are passed as bare pointers.
pub static BARE_PTR: OptionDef = OptionDef {
    name: "bare-ptr",
    description: "pass memrefs of known shape as bare pointers",
    kind: OptionKind::Bool(false),
};

/// Functions get wrappers for C.
pub static REQUEST_C_WRAPPERS: OptionDef = OptionDef {
    name: "c-wrappers",
    description: "make a wrapper for C for each function",
    kind: OptionKind::Bool(false),
};

/// The attributes of memref arguments that are taken apart are dropped, as upstream does. By default they go to the aligned pointers.
pub static DROP_ARGUMENT_ATTRIBUTES: OptionDef = OptionDef {
    name: "drop-argument-attributes",
    description: "drop the attributes of memref arguments that are taken apart, as mlir-opt does",
    kind: OptionKind::Bool(false),
};

struct ConvertFuncToLlvm {
    bare_pointers: bool,
    index_bitwidth: u32,
}

impl Pass for ConvertFuncToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let options = Options {
            bare_pointers: self.bare_pointers,
            keep_pointer_attributes: (cx.lowering)
                .is_some_and(|options| !options.bool(&DROP_ARGUMENT_ATTRIBUTES)),
            ..Options::default()
        };
        let converter = type_converter(cx, self.index_bitwidth, options)?;
        let mut patterns = PatternSet::new();
        patterns.set_type_converter(converter);
        populate(&mut patterns);
        let target = llvm_conversion_target(cx.ctx);
        let config = ConversionConfig {
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}

/// `llvm-request-c-wrappers`
pub static LLVM_REQUEST_C_WRAPPERS: PassDef = PassDef {
    name: "llvm-request-c-wrappers",
    class: "LLVMRequestCWrappersPass",
    description: "Request C wrapper emission for all functions",
    anchor: Anchor::Op("func.func"),
    options: &[],
    statistics: &[],
    create: |_| Box::new(RequestCWrappers),
};

/// The place of [`LLVM_REQUEST_C_WRAPPERS`] in a whole lowering.
pub static C_WRAPPERS: Lowering =
    Lowering::new(&LLVM_REQUEST_C_WRAPPERS, &[Taken::For("func.func")])
        .stage(Stage::Simplify)
        .on("func.func")
        .condition(|situation| situation.options.bool(&REQUEST_C_WRAPPERS));

struct RequestCWrappers;

impl Pass for RequestCWrappers {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let ctx = cx.ctx;
        let attrs = cx.body.attrs(OpId::ROOT);
        let attrs = attrs.with_entries(ctx, &[(ctx.string(EMIT_C_INTERFACE), Attr::UNIT)]);
        cx.body.set_attrs(OpId::ROOT, attrs);
        Ok(())
    }
}

/// Registers the interfaces that `convert-to-llvm` uses.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("func", &FuncToLlvm);
}

struct FuncToLlvm;

impl ConvertToLlvmPatternInterface for FuncToLlvm {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        populate(patterns);
    }
}
