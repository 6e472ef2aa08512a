//! A dialect of two operations, the lowering of one, the translation of the other, and a `terrace` that knows them:
//! `cargo run --example own_dialect -- lower FILE`.

use std::process::ExitCode;
use terrace::Tool;
use terrace_ir::{Failed, OpId, OpView, Registry, dialect};
use terrace_llvm::{SMaxOp, SMinOp};
use terrace_llvm_common::{Options, llvm_conversion_target, type_converter};
use terrace_llvmir::BinaryOp;
use terrace_pass::{Anchor, Lowering, Pass, PassContext, PassDef, Taken, convert};
use terrace_rewrite::{
    Adaptor, Conversion, ConversionConfig, ConversionRewriter, NoMatch, OpConversionPattern,
    PatternSet,
};
use terrace_to_llvmir::{
    Converted, FunctionTranslation, LlvmTranslationDialectInterface, NotConverted,
};

// ANCHOR: op
mod dsp {
    use terrace_builtin::constraints::SIGNLESS_INTEGER;
    use terrace_macros::op;

    /// The nearest integer that is neither less than `low` nor greater than `high`.
    #[op(
        name = "dsp.clamp",
        traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
        format = "$value `between` $low `and` $high attr-dict `:` type($result)"
    )]
    pub struct ClampOp {
        value: Operand<SIGNLESS_INTEGER>,
        low: Operand<SIGNLESS_INTEGER>,
        high: Operand<SIGNLESS_INTEGER>,
        result: Res<SIGNLESS_INTEGER>,
    }

    /// The sum of a value with itself.
    #[op(
        name = "dsp.twice",
        traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
        format = "$value attr-dict `:` type($result)"
    )]
    pub struct TwiceOp {
        value: Operand<SIGNLESS_INTEGER>,
        result: Res<SIGNLESS_INTEGER>,
    }
}
use dsp::{ClampOp, TwiceOp};

dialect! {
    static DSP = "dsp" { ops: [ClampOp, TwiceOp], register: |_| () }
}
// ANCHOR_END: op

// ANCHOR: lowering
struct ClampOpLowering;

impl OpConversionPattern for ClampOpLowering {
    type Op = ClampOp;
    const NAME: &'static str = "ClampOpLowering";

    fn rewrite(
        &self,
        op: ClampOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        // Everything that can fail comes before the first change.
        let _body = rewriter.body();
        let mut builder = rewriter.builder();
        let at_least = builder.create_value(SMaxOp::spec(args.value(), args.low()));
        let clamped = builder.create_value(SMinOp::spec(at_least, args.high()));
        rewriter.replace_op(op.id(), &[clamped]);
        Ok(())
    }
}

static CONVERT_DSP_TO_LLVM: PassDef = PassDef {
    name: "convert-dsp-to-llvm",
    class: "ConvertDspToLLVMPass",
    description: "Convert dsp operations to the LLVM dialect",
    anchor: Anchor::Op("builtin.module"),
    options: &[],
    statistics: &[],
    create: |_| Box::new(ConvertDspToLlvm),
};

/// `lower` runs the pass where there are operations of dsp. It leaves casts.
static LOWERING: Lowering = Lowering {
    pass: &CONVERT_DSP_TO_LLVM,
    on: None,
    takes: &[Taken::Op("dsp.clamp")],
    leaves: &["builtin.unrealized_conversion_cast"],
    leaves_of: &[],
    before: &[],
    options: &[],
};

struct ConvertDspToLlvm;

impl Pass for ConvertDspToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let mut patterns = PatternSet::new();
        patterns.set_type_converter(type_converter(cx, 0, Options::default())?);
        patterns.add(ClampOpLowering);
        let mut target = llvm_conversion_target(cx.ctx);
        target.mark_unknown_op_dynamically_legal(|op| Some(op.as_::<ClampOp>().is_none()));
        let conversion = Conversion::new(target, patterns, ConversionConfig::default());
        convert(cx, &conversion)
    }
}
// ANCHOR_END: lowering

// ANCHOR: translation
struct DspTranslation;

impl LlvmTranslationDialectInterface for DspTranslation {
    fn convert_operation(&self, op: OpId, translation: &mut FunctionTranslation<'_>) -> Converted {
        if translation.op(op).as_::<TwiceOp>().is_none() {
            return Err(NotConverted::Unknown);
        }
        let value = translation.operand(op, 0);
        let twice = translation.builder.binary(BinaryOp::Add, 0, value, value);
        translation.map_result(op, twice);
        Ok(())
    }
}
// ANCHOR_END: translation

// ANCHOR: tool
/// `terrace` with one more dialect and one more pass.
#[allow(unreachable_pub, reason = "a test includes this file as a module")]
pub fn tool() -> Tool {
    let mut tool = Tool {
        name: "dsp",
        version: "0.3.0",
        about: "lowers programs of the dsp dialect",
        register: |registry: &mut Registry| {
            terrace::register_all(registry);
            registry.dialect(&DSP);
            registry.attach_dialect::<dyn LlvmTranslationDialectInterface>("dsp", &DspTranslation);
        },
        ..Tool::default()
    };
    tool.passes.add(&CONVERT_DSP_TO_LLVM);
    tool.lowerings.push(&LOWERING);
    tool
}

fn main() -> ExitCode {
    ExitCode::from(tool().main(std::env::args_os().skip(1)))
}
// ANCHOR_END: tool
