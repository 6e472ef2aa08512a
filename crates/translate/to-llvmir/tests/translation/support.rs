//! Helpers for translating text.

use terrace_asm::locations::render_all;
use terrace_asm::printer::DescribeIr;
use terrace_asm::{AsmTables, ParseOptions};
use terrace_ir::{Body, Context, Diagnostics, Failed, Registry};
use terrace_llvmir::{Module, ModuleWriter};
use terrace_llvmir_read::ReadOptions;
use terrace_to_llvmir::{Options, translate, translate_to_module, translate_with_origins};

/// Translates `input` with this many threads. Returns LLVM IR, or the diagnostics. `register` adds dialects.
pub(crate) fn translate_with(
    input: &str,
    threads: usize,
    register: fn(&mut Registry),
) -> Result<String, String> {
    let translate = |ctx: &Context, body: &Body, diags: &mut Diagnostics| {
        translate(ctx, body, &Options { threads }, diags)
    };
    with_parsed(input, register, translate)
}

/// Parses `input` and translates it. The error is the text of the diagnostics.
fn with_parsed<R>(
    input: &str,
    register: fn(&mut Registry),
    translate: impl FnOnce(&Context, &Body, &mut Diagnostics) -> Result<R, Failed>,
) -> Result<R, String> {
    let mut registry = Registry::new();
    registry.dialect(&terrace_builtin::BUILTIN);
    registry.dialect(&terrace_llvm::LLVM);
    registry.describe_with(DescribeIr::default());
    terrace_to_llvmir::register(&mut registry);
    register(&mut registry);
    let ctx = Context::new(registry);
    let file = ctx
        .sources()
        .add("in.mlir", input.as_bytes().to_vec())
        .expect("small inputs fit");
    let tables = AsmTables::new(&ctx);
    let mut diags = Diagnostics::new();
    let options = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    let made = terrace_asm::parse(&tables, file, options, &mut diags)
        .and_then(|body| terrace_ir::verify(&ctx, &body, &mut diags).map(|()| body))
        .and_then(|body| translate(&ctx, &body, &mut diags));
    made.map_err(|_| render_all(&ctx, &diags))
}

/// Removes the lines that every module has.
pub(crate) fn without_frame(text: &str) -> String {
    let frame = [
        "; ModuleID = 'LLVMDialectModule'",
        "source_filename = \"LLVMDialectModule\"",
    ];
    let lines: Vec<&str> = text.lines().filter(|line| !frame.contains(line)).collect();
    let text = lines.join("\n");
    let flags = "!llvm.module.flags = !{!0}\n\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}";
    text.strip_suffix(flags).unwrap_or(&text).trim().to_owned()
}

/// Compares the translation of `input` with `expect`, with one and with several threads, and also the text of the
/// translated module.
#[track_caller]
pub(crate) fn check(input: &str, expect: &str) {
    for threads in [1, 3] {
        match translate_with(input, threads, |_| ()) {
            Ok(text) => assert_eq!(without_frame(&text), expect.trim(), "{threads} threads"),
            Err(errors) => panic!("{errors}"),
        }
    }
    let text = translate_with(input, 1, |_| ()).expect("it was translated above");
    let read =
        terrace_llvmir_read::read(text.as_bytes(), "LLVMDialectModule", ReadOptions::default());
    let kept = with_parsed(input, |_| (), translate_to_module);
    assert_eq!(
        written(&kept.expect("it was translated above")),
        written(&read.expect("what is translated is valid"))
    );
}

fn written(module: &Module) -> String {
    let text = ModuleWriter::write(module).expect("all blocks exist");
    String::from_utf8_lossy(&text).into_owned()
}

/// Compares the errors for `input` with `expect`: locations and messages, without source lines and notes.
#[track_caller]
pub(crate) fn check_errors(input: &str, expect: &[&str]) {
    let errors = match translate_with(input, 1, |_| ()) {
        Ok(text) => panic!("translated to\n{text}"),
        Err(errors) => errors,
    };
    let errors: Vec<&str> = errors
        .lines()
        .filter(|line| line.contains(": error: "))
        .collect();
    assert_eq!(errors, expect);
}

/// Returns the lines that the instructions of the only function of `input` come from.
pub(crate) fn lines_of_instructions(input: &str) -> Vec<u32> {
    let lines = with_parsed(
        input,
        |_| (),
        |ctx, body, diags| {
            let (module, origins) = translate_with_origins(ctx, body, diags)?;
            assert_eq!(origins.len(), module.functions.len());
            let body = &module.functions[0].body;
            let insts = body.blocks().iter().flat_map(|&block| body.insts(block));
            let lines = insts.map(|inst| {
                let loc = origins[0].of(inst);
                let (file, at) = ctx.sources().lookup(loc).expect("a place in the input");
                file.line_column(at).0
            });
            Ok(lines.collect())
        },
    );
    lines.unwrap_or_else(|errors| panic!("{errors}"))
}
