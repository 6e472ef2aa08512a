//! `terrace lower` with a dialect of somebody else: what its passes leave is lowered, and what is said of what is left is true.

use terrace::{Choices, Tool};
use terrace_asm::{AsmTables, ParseOptions, parse};
use terrace_builtin::constraints::ANY_VECTOR;
use terrace_ir::{Diagnostics, Failed, OpView, dialect};
use terrace_macros::op;
use terrace_pass::{Anchor, Bundle, Lowering, Pass, PassContext, PassDef, Stage, Taken, convert};
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionRewriter, ConversionTarget, NoMatch, PatternSet,
};
use terrace_vector::PrintOp;

/// Prints a vector.
#[op(name = "mat.show", format = "$value attr-dict `:` type($value)")]
struct ShowOp {
    value: Operand<ANY_VECTOR>,
}

dialect! {
    /// Matrices.
    static MAT = "mat" { ops: [ShowOp], register: |_| {} }
}

static CONVERT_MAT_TO_VECTOR: PassDef = PassDef {
    name: "convert-mat-to-vector",
    class: "ConvertMatToVector",
    description: "Lower matrices to vectors",
    anchor: Anchor::Any,
    options: &[],
    statistics: &[],
    create: |_| Box::new(ConvertMatToVector),
};

struct ConvertMatToVector;

impl Pass for ConvertMatToVector {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let mut patterns = PatternSet::new();
        patterns.add_conversion_fn::<ShowOp>("ShowOpLowering", show);
        let mut target = ConversionTarget::new(cx.ctx);
        target.add_legal_dialect("vector");
        convert(
            cx,
            &Conversion::new(target, patterns, ConversionConfig::default()),
        )
    }
}

fn show(op: ShowOp, args: ShowOpArgs, rw: &mut ConversionRewriter) -> Result<(), NoMatch> {
    rw.create(PrintOp::spec().source(Some(args.value())));
    rw.replace_op(op.id(), &[]);
    Ok(())
}

static EARLY: Lowering = Lowering::new(&CONVERT_MAT_TO_VECTOR, &[Taken::Dialect("mat")]);
static BUNDLE: Bundle = Bundle::new()
    .dialects(&[&MAT])
    .passes(&[&CONVERT_MAT_TO_VECTOR])
    .lowerings(&[&EARLY]);

static LATE: Lowering =
    Lowering::new(&CONVERT_MAT_TO_VECTOR, &[Taken::Dialect("mat")]).stage(Stage::Casts);
static LATE_BUNDLE: Bundle = Bundle::new().dialects(&[&MAT]).lowerings(&[&LATE]);

/// Lowers a function that prints a matrix. Returns the passes that ran, or what was reported.
fn lower(bundle: &'static Bundle) -> Result<String, String> {
    let tool = Tool::new("mat", "0", "lowers matrices").with(bundle);
    let ctx = tool.context();
    let text =
        b"func.func @f(%m: vector<2x2xf32>) {\n  mat.show %m : vector<2x2xf32>\n  return\n}\n";
    let file = ctx
        .sources()
        .add("input.mlir", text.to_vec())
        .expect("a small file");
    let mut diags = Diagnostics::new();
    let options = ParseOptions::default();
    let mut module = parse(&AsmTables::new(&ctx), file, options, &mut diags).expect("valid text");
    let lowered =
        terrace::lower::lower(&tool, &ctx, &mut module, &Choices::default(), 1, &mut diags);
    lowered
        .map(|plan| plan.to_string())
        .map_err(|_| terrace_testing::messages(&ctx, &diags))
}

#[test]
fn what_passes_of_others_leave_is_lowered() {
    let plan = lower(&BUNDLE).expect("a pass for each operation");
    let first = "builtin.module(convert-mat-to-vector,convert-vector-to-scf,";
    assert!(plan.starts_with(first), "{plan}");
}

#[test]
fn a_pass_that_did_not_run_is_not_blamed() {
    let messages = lower(&LATE_BUNDLE).expect_err("nothing lowers vectors after casts");
    let expected = "'vector.print' op was not lowered to the LLVM dialect; 'convert-vector-to-scf' lowers it, and did not run after it was made";
    assert!(messages.contains(expected), "{messages}");
    assert!(!messages.contains("cannot convert"), "{messages}");
}
