//! Tests user-defined passes that run pipelines, and named pipelines, in every command and in the library.

use std::ffi::OsString;
use std::fs;
use terrace::Compiler;
use terrace::jit::{Jit, args};
use terrace_builtin::constraints::I32;
use terrace_ir::{BodyId, BodyTree, Failed, OpId, OpView, dialect};
use terrace_macros::op;
use terrace_pass::{
    Bundle, Lowering, OptionValues, PassContext, PassDef, PassRegistry, PipelineDef, PipelineError,
    Taken, TypedOption, convert, parse_pipeline,
};
use terrace_rewrite::{ConversionConfig, ConversionRewriter, ConversionTarget, Match, PatternSet};
use terrace_tools::Tool;

/// Returns its operand.
#[op(
    name = "same.same",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "$value attr-dict `:` type($value)"
)]
struct SameOp {
    value: Operand<I32>,
    result: Res<I32>,
}

dialect! {
    /// Operations that do nothing.
    static SAME = "same" { ops: [SameOp], register: |_| {} }
}

static FORGET: PassDef =
    PassDef::new("same-forget", "Replaces operations by operands", forget).on("func.func");

fn forget(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    patterns.add_conversion_fn::<SameOp>("SameOpLowering", replace);
    let mut target = ConversionTarget::new(cx.ctx);
    target.add_illegal_dialect("same");
    convert(cx, target, patterns, ConversionConfig::default())
}

fn replace(op: SameOp, args: SameOpArgs, rw: &mut ConversionRewriter) -> Match {
    rw.replace_op(op.id(), &[args.value()]);
    Ok(())
}

/// Runs a pipeline on each function.
static LOWER: PassDef =
    PassDef::new("same-lower", "Lowers the dialect", lower).on("builtin.module");

fn lower(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let parsed = cx.parse_pipeline("func.func", "same-pipeline{twice=true},canonicalize");
    let pipeline = parsed.map_err(|why| match why {
        PipelineError::Invalid(why) => cx.op_error(OpId::ROOT, why),
        PipelineError::NoPasses(failed) => failed,
    })?;
    let tree = BodyTree::new(cx.body);
    let functions = tree.ids().filter_map(|id| tree.around(id));
    functions
        .filter(|stub| stub.body == BodyId::OUTERMOST)
        .try_for_each(|stub| cx.run_pipeline(&pipeline, &tree, stub))
}

const TWICE: TypedOption<bool> = TypedOption::bool("twice", "Once more", false);

static PIPELINE: PipelineDef =
    PipelineDef::new("same-pipeline", "Forgets operations", pipeline).options(&[TWICE.def]);

fn pipeline(
    pipeline: &mut terrace_pass::OpPassManager,
    options: &OptionValues,
    passes: &PassRegistry,
) -> Result<(), String> {
    pipeline.add(&FORGET)?;
    if options.get(&TWICE) {
        pipeline.add_text("cse,same-forget", passes)?;
    }
    Ok(())
}

static LOWERING: Lowering = Lowering::new(&LOWER, &[Taken::Dialect("same")]);

static BUNDLE: Bundle = Bundle::new()
    .dialects(&[&SAME])
    .passes(&[&FORGET, &LOWER])
    .pipelines(&[&PIPELINE])
    .lowerings(&[&LOWERING]);

const PROGRAM: &str = "
func.func @main() -> i32 {
  %c = arith.constant 42 : i32
  %0 = same.same %c : i32
  return %0 : i32
}
";

fn tool() -> Tool {
    Tool::new("same", "0", "forgets operations").with(&BUNDLE)
}

/// Runs a command on [`PROGRAM`] with an output file. Returns the exit status and the contents of the file.
fn command(name: &str, arguments: &[&str]) -> (u8, Vec<u8>) {
    let folder = tempfile::tempdir().expect("a folder");
    let (input, output) = (folder.path().join("in.mlir"), folder.path().join("out"));
    fs::write(&input, PROGRAM).expect("a file");
    let mut all: Vec<OsString> = vec![name.into(), input.into()];
    if name != "run" {
        all.extend(["-o".into(), output.clone().into()]);
    }
    all.extend(arguments.iter().map(OsString::from));
    let status = tool().main(all);
    (status, fs::read(&output).unwrap_or_default())
}

#[test]
fn passes_run_pipelines_in_every_command() {
    let (status, text) = command("lower", &[]);
    assert_eq!(status, 0);
    assert!(String::from_utf8_lossy(&text).contains("ret i32 42"));
    let (status, text) = command("lower", &["--plan"]);
    assert_eq!(status, 0);
    assert!(text.starts_with(b"builtin.module(same-lower,"));
    for arguments in [&[][..], &["-O1"]] {
        assert_eq!(command("run", arguments).0, 42);
    }
    let (status, object) = command("build", &["--emit=obj"]);
    assert_eq!(status, 0);
    assert!(!object.is_empty());
}

#[test]
fn passes_run_pipelines_in_the_library() {
    let compiler = Compiler::new().with(&BUNDLE);
    let ctx = compiler.context();
    let module = || terrace::read(&ctx, "program.mlir", PROGRAM).expect("valid");
    let compiled = compiler.compile(&ctx, module()).expect("it can be lowered");
    assert!(compiled.llvm_ir.contains("ret i32 42"));
    for passes in [false, true] {
        let builder = Jit::builder().compiler(&compiler).run_passes(passes);
        let jit = builder.build(&ctx, module()).expect("it can be compiled");
        let results = jit.call("main", &args![]).expect("it returns");
        assert_eq!(results[0].value.to_string(), "42");
    }
}

#[test]
fn a_pipeline_has_a_flag_and_stands_for_its_passes() {
    for arguments in [
        &["--same-pipeline"][..],
        &["--same-pipeline=twice=true", "--canonicalize"],
        &["--pass-pipeline=builtin.module(func.func(same-pipeline{twice=false}))"],
    ] {
        let (status, text) = command("opt", arguments);
        assert_eq!(status, 0, "{arguments:?}");
        assert!(
            !String::from_utf8_lossy(&text).contains("same.same"),
            "{arguments:?}"
        );
    }
    assert_eq!(command("opt", &["--same-pipeline=thrice=true"]).0, 1);
    let compiler = Compiler::new().with(&BUNDLE);
    let text = "builtin.module(func.func(same-pipeline{twice=true}))";
    let mut printed = String::new();
    parse_pipeline(text, compiler.passes())
        .expect("a pipeline")
        .print(&mut printed);
    assert_eq!(
        printed,
        "builtin.module(func.func(same-forget,cse,same-forget))"
    );
}

#[test]
fn programs_that_declare_functions_of_the_c_library_are_lowered() {
    let program = "
      func.func private @free(!llvm.ptr)
      func.func private @malloc(i64) -> !llvm.ptr
      func.func private @abort()
      func.func private @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
      func.func private @printNewline()
      func.func private @sinf(f32) -> f32
      func.func @main() -> i32 {
        %size = arith.constant 64 : i64
        %block = call @malloc(%size) : (i64) -> !llvm.ptr
        call @free(%block) : (!llvm.ptr) -> ()
        %m = memref.alloc() : memref<3x4xi32>
        %c1 = arith.constant 1 : index
        %v = arith.constant 7 : i32
        memref.store %v, %m[%c1, %c1] : memref<3x4xi32>
        %part = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<3x4xi32> to memref<2x2xi32, strided<[4, 1], offset: 5>>
        %copy = memref.alloc() : memref<2x2xi32>
        memref.copy %part, %copy : memref<2x2xi32, strided<[4, 1], offset: 5>> to memref<2x2xi32>
        %c0 = arith.constant 0 : index
        %r = memref.load %copy[%c0, %c0] : memref<2x2xi32>
        memref.dealloc %copy : memref<2x2xi32>
        memref.dealloc %m : memref<3x4xi32>
        return %r : i32
      }";
    let ctx = terrace::context();
    let module = || terrace::read(&ctx, "program.mlir", program).expect("valid");
    let compiled = terrace::compile(&ctx, module()).expect("it can be lowered");
    for (line, count) in [
        ("declare void @free(ptr)", 1),
        ("declare ptr @malloc(i64)", 1),
        ("declare void @memrefCopy(i64, ptr, ptr)", 1),
        ("free_0", 0),
        ("malloc_0", 0),
        ("memrefCopy_0", 0),
    ] {
        assert_eq!(compiled.llvm_ir.matches(line).count(), count, "{line}");
    }
    for passes in [false, true] {
        let builder = Jit::builder().run_passes(passes);
        let jit = builder.build(&ctx, module()).expect("it can be compiled");
        let results = jit.call("main", &args![]).expect("it returns");
        assert_eq!(results[0].value.to_string(), "7");
    }
}

#[test]
fn a_declaration_of_another_type_is_an_error_with_a_place() {
    let program = "func.func private @free(i64)\nfunc.func @f(%m: memref<4xf32>) {\n  memref.dealloc %m : memref<4xf32>\n  return\n}\n";
    let ctx = terrace::context();
    let module = terrace::read(&ctx, "program.mlir", program).expect("valid");
    let error = terrace::compile(&ctx, module)
        .expect_err("free takes no integer")
        .to_string();
    let expect =
        "program.mlir:1:1: error: redefinition of reserved function 'free' of different type";
    assert!(error.contains(expect), "{error}");
}
