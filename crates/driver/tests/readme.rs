//! The Rust code in README.md and docs/ is that of `examples/`, and the examples do what the pages say.
//!
//! A code block that quotes an example follows a line `<!-- FILE ANCHOR -->`. `BLESS=1` copies the code to the pages.

#[expect(
    dead_code,
    unreachable_pub,
    reason = "its `main` is for `cargo run`, and what the page quotes is what a library would have"
)]
#[path = "../examples/lower_a_file.rs"]
mod lower_a_file;
#[allow(dead_code, reason = "its `main` is for `cargo run`")]
#[path = "../examples/own_dialect.rs"]
mod own_dialect;

use std::fs;
use std::path::{Path, PathBuf};
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_ir::{Context, Diagnostics, verify};
use terrace_pass::{PassManager, parse_pipeline};

const PAGES: [&str; 2] = ["README.md", "docs/guides/new-op.md"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The lines of an example between `// ANCHOR: name` and `// ANCHOR_END: name`.
fn region(file: &str, anchor: &str) -> String {
    let text = fs::read_to_string(root().join("crates/driver/examples").join(file))
        .unwrap_or_else(|error| panic!("{file}: {error}"));
    let (start, end) = (
        format!("// ANCHOR: {anchor}\n"),
        format!("// ANCHOR_END: {anchor}\n"),
    );
    let inner = text
        .split_once(&start)
        .and_then(|(_, rest)| rest.split_once(&end));
    let (inner, _) = inner.unwrap_or_else(|| panic!("{file} has no region {anchor}"));
    inner.to_owned()
}

/// A page with every quotation as it should be. Rust code that quotes nothing is an error.
fn quoted(page: &str) -> String {
    let mut out = String::new();
    let mut quote: Option<String> = None;
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        out.push_str(line);
        out.push('\n');
        let marker = line
            .strip_prefix("<!-- ")
            .and_then(|line| line.strip_suffix(" -->"));
        if let Some((file, anchor)) = marker.and_then(|marker| marker.split_once(' ')) {
            quote = Some(region(file, anchor));
        } else if line == "```rust" {
            let code = quote
                .take()
                .expect("Rust code follows <!-- FILE ANCHOR -->");
            out.push_str(&code);
            let end = lines.by_ref().find(|line| *line == "```");
            out.push_str(end.expect("the code block ends"));
            out.push('\n');
        }
    }
    assert_eq!(quote, None, "a marker comes before a code block");
    out
}

#[test]
fn pages_quote_the_examples() {
    let bless = std::env::var_os("BLESS").is_some_and(|value| !value.is_empty() && value != "0");
    for name in PAGES {
        let path = root().join(name);
        let page = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let expect = quoted(&page);
        if bless {
            fs::write(&path, expect).unwrap_or_else(|error| panic!("{name}: {error}"));
        } else {
            assert!(
                page == expect,
                "{name} differs from the examples: BLESS=1 cargo test -p terrace --test readme"
            );
        }
    }
}

#[test]
fn own_dialect_is_lowered() {
    let input = "\
func.func @volume(%x: i32, %top: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = dsp.clamp %x between %zero and %top : i32
  return %0 : i32
}
";
    let tool = own_dialect::tool();
    let ctx = tool.context();
    let mut diags = Diagnostics::new();
    let run = |pipeline: Option<&str>, diags: &mut Diagnostics| {
        let file = ctx
            .sources()
            .add("input.mlir".to_owned(), input.as_bytes().to_vec());
        let file = file.expect("a small file");
        let tables = AsmTables::new(&ctx);
        let mut module = terrace_asm::parse(&tables, file, ParseOptions::default(), diags)?;
        verify(&ctx, &module, diags)?;
        if let Some(pipeline) = pipeline {
            let pipeline = parse_pipeline(pipeline, &tool.passes).expect("a valid pipeline");
            PassManager::new(pipeline).run(&ctx, &mut module, diags)?;
        }
        Ok::<_, terrace_ir::Failed>(terrace_asm::print(
            &tables,
            &module,
            &PrintOptions::default(),
        ))
    };
    let check = |pipeline: Option<&str>, diags: &mut Diagnostics, expect: &str| {
        let text = run(pipeline, diags).unwrap_or_else(|_| panic!("{:?}", diags.iter().next()));
        assert_eq!(text, expect);
    };
    check(
        None,
        &mut diags,
        "\
module {
  func.func @volume(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = dsp.clamp %arg0 between %c0_i32 and %arg1 : i32
    return %0 : i32
  }
}
",
    );
    check(
        Some("builtin.module(convert-dsp-to-llvm)"),
        &mut diags,
        "\
module {
  func.func @volume(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = llvm.intr.smax(%arg0, %c0_i32) : (i32, i32) -> i32
    %1 = llvm.intr.smin(%0, %arg1) : (i32, i32) -> i32
    return %1 : i32
  }
}
",
    );
}

#[test]
fn own_dialect_goes_to_llvm_ir() {
    let input = "\
func.func @volume(%x: i32, %top: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = dsp.clamp %x between %zero and %top : i32
  %1 = dsp.twice %0 : i32
  return %1 : i32
}
";
    let tool = own_dialect::tool();
    let ctx = tool.context();
    let mut diags = Diagnostics::new();
    let file = ctx.sources().add("input.mlir", input.as_bytes().to_vec());
    let tables = AsmTables::new(&ctx);
    let parsed = terrace_asm::parse(
        &tables,
        file.expect("a small file"),
        ParseOptions::default(),
        &mut diags,
    );
    let mut module = parsed.expect("valid text");
    terrace::lower::lower(&tool, &ctx, &mut module, 1, &mut diags).expect("all can be translated");
    let text = terrace::translate::to_llvm_ir(&ctx, &module, 1, &mut diags);
    let text = String::from_utf8(text.expect("all can be translated")).expect("text");
    let expect = "\
define i32 @volume(i32 %0, i32 %1) {
  %3 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %4 = call i32 @llvm.smin.i32(i32 %3, i32 %1)
  %5 = add i32 %4, %4
  ret i32 %5
}
";
    assert!(text.contains(expect), "{text}");
}

#[test]
fn a_file_is_lowered_as_a_library() {
    fn check(text: &str, expect: Result<&str, &str>) {
        let ctx: Context = terrace::context();
        let mut diags = Diagnostics::new();
        let lowered = lower_a_file::lower(&ctx, text.as_bytes(), &mut diags);
        let message = diags.iter().next().map_or("", |diag| diag.message.as_str());
        let lowered = lowered.map_err(|_| message);
        assert_eq!(lowered.as_deref(), expect.as_ref().copied());
    }
    check(
        "func.func @one() -> i64 {\n  %0 = arith.constant 1 : i64\n  return %0 : i64\n}\n",
        Ok("\
; ModuleID = 'LLVMDialectModule'
source_filename = \"LLVMDialectModule\"

define i64 @one() {
  ret i64 1
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !\"Debug Info Version\", i32 3}
"),
    );
    check(
        "func.func @one() {\n",
        Err("expected operation name in quotes"),
    );
}
