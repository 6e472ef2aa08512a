//! A dialect of one operation, its lowering, and a `terrace` that knows both:
//! `cargo run --example own_dialect -- opt --convert-dsp-to-llvm FILE`.

use std::process::ExitCode;
use terrace::Tool;
use terrace_ir::{Failed, OpView, OperandValues, Registry, dialect};
use terrace_llvm::{SMaxOpSpec, SMinOpSpec};
use terrace_llvm_common::{Options, convert, llvm_conversion_target, type_converter};
use terrace_pass::{Anchor, Pass, PassContext, PassDef};
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionRewriter, NoMatch, OpPattern, PatternSet,
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
}
use dsp::{ClampOp, ClampOpArgs};

dialect! {
    static DSP = "dsp" { ops: [ClampOp], register: |_| () }
}
// ANCHOR_END: op

// ANCHOR: lowering
struct ClampOpLowering;

impl OpPattern for ClampOpLowering {
    type Op = ClampOp;
    const NAME: &'static str = "ClampOpLowering";

    fn rewrite(
        &self,
        op: ClampOp,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        // Everything that can fail comes before the first change.
        let body = rewriter.body();
        let args = ClampOpArgs::new(rewriter.ctx(), body, op.id(), operands);
        let res = rewriter.convert_type(body.ty(op.result(body)))?;
        let mut builder = rewriter.builder();
        let at_least = builder.create_value(SMaxOpSpec {
            a: args.value(),
            b: args.low(),
            res,
        });
        let clamped = builder.create_value(SMinOpSpec {
            a: at_least,
            b: args.high(),
            res,
        });
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
    create: |_| Box::new(ConvertDspToLlvm),
};

struct ConvertDspToLlvm;

impl Pass for ConvertDspToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let mut patterns = PatternSet::new();
        patterns.set_type_converter(type_converter(cx, 0, Options::default())?);
        patterns.add(ClampOpLowering);
        let mut target = llvm_conversion_target(cx.ctx);
        target.mark_unknown_op_dynamically_legal(|op| Some(!op.name_str().starts_with("dsp.")));
        let conversion = Conversion::new(target, patterns, ConversionConfig::default());
        convert(cx, &conversion)
    }
}
// ANCHOR_END: lowering

// ANCHOR: tool
/// `terrace` with one more dialect and one more pass.
#[allow(unreachable_pub, reason = "a test includes this file as a module")]
pub fn tool() -> Tool {
    let mut tool = Tool {
        name: "dsp",
        register: |registry: &mut Registry| {
            terrace::register_all(registry);
            registry.dialect(&DSP);
        },
        passes: terrace::pass_registry(),
    };
    tool.passes.add(&CONVERT_DSP_TO_LLVM);
    tool
}

fn main() -> ExitCode {
    ExitCode::from(tool().main(std::env::args_os().skip(1)))
}
// ANCHOR_END: tool
