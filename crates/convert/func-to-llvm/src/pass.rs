//! The passes.

use crate::{EMIT_C_INTERFACE, populate};
use terrace_ir::{Attr, Failed, OpId, Registry};
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, INDEX_BITWIDTH, Options, llvm_conversion_target, type_converter,
};
use terrace_pass::{
    Anchor, Choice, Lowering, OptionDef, OptionKind, Pass, PassContext, PassDef, Stage, Taken,
    convert,
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

/// What [`CONVERT_FUNC_TO_LLVM`] is to a planner.
pub static LOWERING: Lowering = Lowering {
    stage: Stage::RestToLlvm,
    pass: &CONVERT_FUNC_TO_LLVM,
    on: None,
    takes: &[Taken::Dialect("func")],
    leaves: &["builtin.unrealized_conversion_cast"],
    leaves_of: &[],
    before: &[],
    before_of: &[],
    options: &[
        ("use-bare-ptr-memref-call-conv", Choice::BarePointers),
        (INDEX_BITWIDTH.name, Choice::IndexBitwidth),
    ],
};

struct ConvertFuncToLlvm {
    bare_pointers: bool,
    index_bitwidth: u32,
}

impl Pass for ConvertFuncToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let options = Options {
            bare_pointers: self.bare_pointers,
            keep_pointer_attributes: cx.lowering.keep_pointer_attributes,
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

/// What [`LLVM_REQUEST_C_WRAPPERS`] is to a planner.
pub static C_WRAPPERS: Lowering = Lowering {
    stage: Stage::Simplify,
    pass: &LLVM_REQUEST_C_WRAPPERS,
    on: Some("func.func"),
    takes: &[Taken::Wanted(Choice::CWrappers)],
    leaves: &[],
    leaves_of: &[],
    before: &["convert-func-to-llvm"],
    before_of: &[],
    options: &[],
};

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

/// Attaches what `convert-to-llvm` asks the dialect for.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("func", &FuncToLlvm);
}

struct FuncToLlvm;

impl ConvertToLlvmPatternInterface for FuncToLlvm {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        populate(patterns);
    }
}
