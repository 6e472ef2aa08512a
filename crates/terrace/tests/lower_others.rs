//! Tests `terrace lower` with a user-defined dialect. The operations that its passes leave are lowered, and messages
//! about remaining operations are correct.

use terrace::vector::PrintOp;
use terrace::{Compiler, LowerConfig};
use terrace_asm::{AsmTables, ParseOptions, parse};
use terrace_builtin::VectorType;
use terrace_builtin::constraints::ANY_VECTOR;
use terrace_ir::{Diagnostics, Failed, OpView, dialect};
use terrace_macros::op;
use terrace_pass::{Bundle, Lowering, OptionValues, PassContext, PassDef, Taken, convert};
use terrace_rewrite::{
    ConversionConfig, ConversionRewriter, ConversionTarget, Match, NoMatch, PatternSet,
};
use terrace_stages as stages;

/// Prints a vector.
#[op(name = "mat.show", format = "$value attr-dict `:` type($value)")]
struct ShowOp {
    value: Operand<ANY_VECTOR>,
}

dialect! {
    /// Matrices.
    static MAT = "mat" { ops: [ShowOp], register: |_| {} }
}

static CONVERT_MAT_TO_VECTOR: PassDef = PassDef::new(
    "convert-mat-to-vector",
    "Lower matrices to vectors",
    convert_mat_to_vector,
)
.class("ConvertMatToVector");

fn convert_mat_to_vector(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    patterns.add_conversion_fn::<ShowOp>("ShowOpLowering", show);
    let mut target = ConversionTarget::new(cx.ctx);
    target.add_legal_dialect("vector");
    convert(cx, target, patterns, ConversionConfig::default())
}

fn show(op: ShowOp, args: ShowOpArgs, rw: &mut ConversionRewriter) -> Match {
    let ty = rw.body().ty(args.value()).as_::<VectorType>(rw.ctx());
    if ty.is_none_or(|ty| ty.shape.len() > 2) {
        return Err(NoMatch::because("it is no matrix"));
    }
    rw.replace_op_with(op.id(), PrintOp::spec().source(Some(args.value())));
    Ok(())
}

static EARLY: Lowering = Lowering::new(&CONVERT_MAT_TO_VECTOR, &[Taken::Dialect("mat")]);
static BUNDLE: Bundle = Bundle::new()
    .dialects(&[&MAT])
    .passes(&[&CONVERT_MAT_TO_VECTOR])
    .lowerings(&[&EARLY]);

static LATE: Lowering =
    Lowering::new(&CONVERT_MAT_TO_VECTOR, &[Taken::Dialect("mat")]).stage(&stages::CASTS);
static LATE_BUNDLE: Bundle = Bundle::new().dialects(&[&MAT]).lowerings(&[&LATE]);

/// Lowers a function that prints a vector. Returns the passes that ran, or the messages.
fn lower(bundle: &'static Bundle, ty: &str) -> Result<String, String> {
    let compiler = Compiler::new().with(bundle);
    let ctx = compiler.context();
    let text = format!("func.func @f(%m: {ty}) {{\n  mat.show %m : {ty}\n  return\n}}\n");
    let file = ctx
        .sources()
        .add("input.mlir", text.into_bytes())
        .expect("a small file");
    let mut diags = Diagnostics::new();
    let options = ParseOptions::default();
    let mut module = parse(&AsmTables::new(&ctx), file, options, &mut diags).expect("valid text");
    let lowered = compiler.lower(&ctx, &mut module, &LowerConfig::default(), 1, &mut diags);
    lowered
        .map(|plan| plan.to_string())
        .map_err(|_| terrace_testing::messages(&ctx, &diags))
}

#[test]
fn what_passes_of_others_leave_is_lowered() {
    let plan = lower(&BUNDLE, "vector<2x2xf32>").expect("a pass for each operation");
    let first = "builtin.module(convert-mat-to-vector,convert-vector-to-scf,";
    assert!(plan.starts_with(first), "{plan}");
}

#[test]
fn a_pass_that_did_not_run_is_not_blamed() {
    let messages =
        lower(&LATE_BUNDLE, "vector<2x2xf32>").expect_err("nothing lowers vectors after casts");
    let expected = "'vector.print' op was not lowered to the LLVM dialect; 'convert-vector-to-scf' lowers it, and did not run after it was made";
    assert!(messages.contains(expected), "{messages}");
    assert!(!messages.contains("cannot convert"), "{messages}");
}

#[test]
fn patterns_of_others_say_why_they_do_not_apply() {
    let messages = lower(&BUNDLE, "vector<2x2x2xf32>").expect_err("no pattern applies");
    let expected = "note: pattern 'ShowOpLowering' does not apply: it is no matrix";
    assert!(messages.contains(expected), "{messages}");
}
