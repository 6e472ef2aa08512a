//! `convert-ub-to-llvm`: poison, and unreachable code.
//!
#![doc = include_str!("../README.md")]

use terrace_ir::{Failed, OpView, Registry};
use terrace_llvm as llvm;
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, INDEX_BITWIDTH, Options, index_bitwidth_without_layout,
    llvm_conversion_target, type_converter,
};
use terrace_pass::{
    Anchor, Bundle, INDEX_WIDTH, Lowering, Pass, PassContext, PassDef, Setting, Stage, Taken,
    convert,
};
use terrace_rewrite::{
    Adaptor, Conversion, ConversionConfig, ConversionRewriter, ConversionTarget, NoMatch,
    OpConversionPattern, PatternSet,
};
use terrace_ub::{PoisonOp, UnreachableOp};

/// The models and the pass.
pub static BUNDLE: Bundle = Bundle::new()
    .models(register)
    .passes(&[&CONVERT_UB_TO_LLVM])
    .lowerings(&[&LOWERING]);

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet) {
    patterns.add(PoisonOpLowering);
    patterns.add(UnreachableOpLowering);
}

struct PoisonOpLowering;

impl OpConversionPattern for PoisonOpLowering {
    type Op = PoisonOp;
    const NAME: &'static str = "PoisonOpLowering";

    fn rewrite(
        &self,
        op: PoisonOp,
        _: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let body = rewriter.body();
        let result = body.ty(op.result(rewriter.ctx(), body));
        let res = rewriter.convert_type(result)?;
        let poison = rewriter.builder().create_value(llvm::PoisonOp::spec(res));
        rewriter.replace_op(op.id(), &[poison]);
        Ok(())
    }
}

struct UnreachableOpLowering;

impl OpConversionPattern for UnreachableOpLowering {
    type Op = UnreachableOp;
    const NAME: &'static str = "UnreachableOpLowering";

    fn rewrite(
        &self,
        op: UnreachableOp,
        _: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        rewriter.builder().create(llvm::UnreachableOp::spec());
        rewriter.replace_op(op.id(), &[]);
        Ok(())
    }
}

/// `convert-ub-to-llvm`
pub static CONVERT_UB_TO_LLVM: PassDef = PassDef {
    name: "convert-ub-to-llvm",
    class: "UBToLLVMConversionPass",
    description: "Convert UB dialect to LLVM dialect",
    anchor: Anchor::Any,
    options: &[INDEX_BITWIDTH],
    statistics: &[],
    create: |options| {
        Box::new(ConvertUbToLlvm {
            index_bitwidth: options.uint(INDEX_BITWIDTH.name),
        })
    },
};

/// The place of [`CONVERT_UB_TO_LLVM`] in a whole lowering. The region of an atomic update wants to be converted before the update.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_UB_TO_LLVM, &[Taken::Dialect("ub")])
    .stage(Stage::BeforeMemory)
    .settings(&[(INDEX_BITWIDTH.name, Setting::Of(&INDEX_WIDTH))]);

struct ConvertUbToLlvm {
    index_bitwidth: u32,
}

impl Pass for ConvertUbToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let bitwidth = index_bitwidth_without_layout(cx, self.index_bitwidth);
        let mut patterns = PatternSet::new();
        patterns.set_type_converter(type_converter(cx, bitwidth, Options::default())?);
        populate(&mut patterns);
        let target = llvm_conversion_target(cx.ctx);
        let config = ConversionConfig {
            needs_symbols: false,
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}

/// Registers the interfaces that `convert-to-llvm` uses.
pub fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("ub", &UbToLlvm);
}

struct UbToLlvm;

impl ConvertToLlvmPatternInterface for UbToLlvm {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        populate(patterns);
    }
}
