//! Translating text.

use terrace_asm::locations::render_all;
use terrace_asm::printer::DescribeIr;
use terrace_asm::{AsmTables, ParseOptions};
use terrace_ir::{Body, Context, Diagnostics, Failed, Registry};
use terrace_llvmir::ModuleWriter;
use terrace_to_llvmir::{Options, build, translate};

/// What `input` becomes with this many threads: LLVM IR, or what was reported. `register` adds dialects.
pub(crate) fn translate_with(
    input: &str,
    threads: usize,
    register: fn(&mut Registry),
) -> Result<String, String> {
    with_module(input, register, |ctx, body, diags| {
        translate(ctx, body, &Options { threads }, diags)
    })
}

/// The text of the module that `input` becomes.
fn built(input: &str) -> Result<String, String> {
    with_module(
        input,
        |_| (),
        |ctx, body, diags| {
            let built = build(ctx, body, diags)?;
            assert_eq!(built.origins.len(), built.module.functions.len());
            let text = ModuleWriter::write(&built.module).expect("every block is there");
            Ok(String::from_utf8(text).expect("LLVM IR text is ASCII"))
        },
    )
}

fn with_module(
    input: &str,
    register: fn(&mut Registry),
    then: impl FnOnce(&Context, &Body, &mut Diagnostics) -> Result<String, Failed>,
) -> Result<String, String> {
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
    let text = terrace_asm::parse(&tables, file, options, &mut diags)
        .and_then(|body| terrace_ir::verify(&ctx, &body, &mut diags).map(|()| body))
        .and_then(|body| then(&ctx, &body, &mut diags));
    text.map_err(|_| render_all(&ctx, &diags))
}

/// The text without the comments that a module is written with when all of it is there.
fn without_comments(text: &str) -> String {
    let lines = text.lines();
    let lines = lines.filter(|line| !line.starts_with("; Function Attrs: "));
    let lines = lines.map(|line| match line.split_once("; preds = ") {
        Some((label, _)) => label.trim_end(),
        None => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The text without the lines that every module has.
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

/// Holds the translation of `input` to `expect`: with one thread, with several, and as a module that is written later.
#[track_caller]
pub(crate) fn check(input: &str, expect: &str) {
    for threads in [1, 3] {
        match translate_with(input, threads, |_| ()) {
            Ok(text) => assert_eq!(without_frame(&text), expect.trim(), "{threads} threads"),
            Err(errors) => panic!("{errors}"),
        }
    }
    match built(input) {
        Ok(text) => assert_eq!(
            without_frame(&without_comments(&text)),
            expect.trim(),
            "built"
        ),
        Err(errors) => panic!("{errors}"),
    }
}

/// Holds what is reported about `input` to `expect`: places and messages, without source lines and notes.
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

/// The lines that the instructions of the only function of `input` come from.
pub(crate) fn lines_of_instructions(input: &str) -> Vec<u32> {
    let mut lines = Vec::new();
    let result = with_module(
        input,
        |_| (),
        |ctx, body, diags| {
            let built = build(ctx, body, diags)?;
            let body = &built.module.functions[0].body;
            for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
                let loc = built.origins[0].of(inst);
                let (file, at) = ctx.sources().lookup(loc).expect("a place in the input");
                lines.push(file.line_column(at).0);
            }
            Ok(String::new())
        },
    );
    assert_eq!(result, Ok(String::new()));
    lines
}
