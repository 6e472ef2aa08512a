//! A dialect of signal processing with two operations: one is lowered, the other translated to LLVM IR as it is.

// ANCHOR: uses
use terrace::builtin::constraints::SIGNLESS_INTEGER;
use terrace::convert_to_llvm::CONVERT_TO_LLVM;
use terrace::ir::{OpView, dialect};
use terrace::llvm::{SMaxOp, SMinOp};
use terrace::llvm_common::ConvertToLlvmPatternInterface;
use terrace::op;
use terrace::pass::{Bundle, Lowering, Taken};
use terrace::rewrite::{ConversionRewriter, ConversionTarget, Match, PatternSet};
use terrace_tools::Tool;
// ANCHOR_END: uses

// ANCHOR: uses_translation
use terrace::ir::OpId;
use terrace::llvmir::BinaryOp;
use terrace::to_llvmir::{
    Converted, FunctionTranslation, LlvmTranslationDialectInterface, NotConverted,
};
// ANCHOR_END: uses_translation

// ANCHOR: op
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
// ANCHOR_END: op

// ANCHOR: lowering
fn clamp(op: ClampOp, args: ClampOpArgs, rw: &mut ConversionRewriter) -> Match {
    let at_least = rw.create_value(SMaxOp::spec(args.value(), args.low()));
    rw.replace_op_with(op.id(), SMinOp::spec(at_least, args.high()));
    Ok(())
}
// ANCHOR_END: lowering

// ANCHOR: interface
struct DspToLlvm;

impl ConvertToLlvmPatternInterface for DspToLlvm {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        patterns.add_conversion_fn::<ClampOp>("ClampOpLowering", clamp);
    }
}
// ANCHOR_END: interface

// ANCHOR: twice
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
// ANCHOR_END: twice

// ANCHOR: dialect
dialect! {
    /// Signal processing.
    pub static DSP = "dsp" {
        ops: [ClampOp, TwiceOp],
        register: |registry| {
            registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("dsp", &DspToLlvm);
            registry.attach_dialect::<dyn LlvmTranslationDialectInterface>("dsp", &DspTranslation);
        },
    }
}
// ANCHOR_END: dialect

// ANCHOR: tool
/// `lower` runs `convert-to-llvm` where there is an operation of dsp.
static LOWERING: Lowering = Lowering::new(&CONVERT_TO_LLVM, &[Taken::Op("dsp.clamp")]);

/// The contents of this crate.
pub static BUNDLE: Bundle = Bundle::new().dialects(&[&DSP]).lowerings(&[&LOWERING]);

/// `terrace` with one more dialect.
pub fn tool() -> Tool {
    let about = "lowers programs of the dsp dialect";
    Tool::new("dsp", env!("CARGO_PKG_VERSION"), about).with(&BUNDLE)
}
// ANCHOR_END: tool
