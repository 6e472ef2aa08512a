//! Tests the text form of pipelines: parsing, rejecting and printing. The messages are those of mlir-opt 22, whose
//! passes with the same names have the same anchors and options.

use terrace_ir::Failed;
use terrace_pass::{
    OpPassManager, OptionValues, PassContext, PassDef, PassRegistry, TypedOption, parse_pipeline,
};

fn nothing(_: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    Ok(())
}

static CSE: PassDef = PassDef::new("cse", "", nothing).class("CSE");

const TOP_DOWN: TypedOption<bool> = TypedOption::bool("top-down", "", true);

const MAX_ITERATIONS: TypedOption<i64> = TypedOption::int("max-iterations", "", 10);

const DISABLE_PATTERNS: TypedOption<Vec<String>> = TypedOption::list("disable-patterns", "");

const ENABLE_PATTERNS: TypedOption<Vec<String>> = TypedOption::list("enable-patterns", "");

static CANONICALIZE: PassDef = PassDef::new("canonicalize", "", nothing)
    .class("Canonicalizer")
    .options(&[
        TOP_DOWN.def,
        MAX_ITERATIONS.def,
        DISABLE_PATTERNS.def,
        ENABLE_PATTERNS.def,
    ]);

const USE_BARE_PTR_MEMREF_CALL_CONV: TypedOption<bool> =
    TypedOption::bool("use-bare-ptr-memref-call-conv", "", false);

const INDEX_BITWIDTH: TypedOption<u32> = TypedOption::uint("index-bitwidth", "", 0);

static FUNC: PassDef = PassDef::new("convert-func-to-llvm", "", nothing)
    .class("ConvertFuncToLLVMPass")
    .on("builtin.module")
    .options(&[USE_BARE_PTR_MEMREF_CALL_CONV.def, INDEX_BITWIDTH.def]);

static WRAPPERS: PassDef = PassDef::new("llvm-request-c-wrappers", "", nothing)
    .class("LLVMRequestCWrappersPass")
    .on("func.func");

fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    registry.extend([&WRAPPERS, &FUNC, &CSE, &CANONICALIZE]);
    registry
}

/// Parses a pipeline and prints it on one line.
fn check(text: &str, expect: Result<&str, &str>) {
    let read = parse_pipeline(text, &registry()).map(|pipeline| {
        let mut out = String::new();
        pipeline.print(&mut out);
        out
    });
    assert_eq!(read.as_deref().map_err(String::as_str), expect, "{text}");
}

const CANONICAL: &str = "canonicalize{  max-iterations=10 top-down=true}";

#[test]
fn pipelines_are_read_and_printed() {
    check("builtin.module()", Ok("builtin.module()"));
    check("any(cse)", Ok("any(cse)"));
    check("func.func(cse)", Ok("func.func(cse)"));
    check(
        "  builtin.module  (  cse  , canonicalize{ top-down=0 } )  ",
        Ok("builtin.module(cse,canonicalize{  max-iterations=10 top-down=false})"),
    );
    check(
        "builtin.module(func.func(any(cse),cse),builtin.module(func.func(cse,\n cse)), any(canonicalize))",
        Ok(&format!(
            "builtin.module(func.func(any(cse),cse),builtin.module(func.func(cse,cse)),any({CANONICAL}))"
        )),
    );
    check(
        "builtin.module(convert-func-to-llvm{  use-bare-ptr-memref-call-conv   index-bitwidth=0x20})",
        Ok(
            "builtin.module(convert-func-to-llvm{index-bitwidth=32 use-bare-ptr-memref-call-conv=true})",
        ),
    );
    check(
        "any(canonicalize{disable-patterns=a,b{c d},e max-iterations=3})",
        Ok("any(canonicalize{disable-patterns={a,b{c d},e}  max-iterations=3 top-down=true})"),
    );
    // A name followed by parentheses is an operation, even if a pass has the name.
    check("builtin.module(cse(cse))", Ok("builtin.module(cse(cse))"));
    check("builtin.module(cse{{}})", Ok("builtin.module(cse)"));
}

#[test]
fn anchors_are_required() {
    let expect = "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";
    for text in [
        "",
        "cse",
        "builtin.module(",
        "builtin.module(cse) x",
        "(cse)",
        ")",
        "a)",
    ] {
        check(text, Err(expect));
    }
}

#[test]
fn wrong_structure_is_shown_where_it_is() {
    let check = |text: &str, place: &str, message: &str, line: &str, caret: usize| {
        let expect = format!(
            "MLIR Textual PassPipeline Parser:{place}: error: {message}\n{line}\n{}^\n",
            " ".repeat(caret)
        );
        check(&format!("builtin.module({text})"), Err(&expect));
    };
    let extra =
        "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
    check("cse)", "1:4", extra, "cse)", 3);
    check("cse)(cse", "1:4", extra, "cse)(cse", 3);
    let open = "encountered unbalanced parentheses while parsing pipeline";
    check("func.func(cse", "1:11", open, "func.func(cse", 10);
    check("func.func(cse{}", "1:16", open, "func.func(cse{}", 15);
    check(
        "func.func(any(cse) ",
        "1:20",
        open,
        "func.func(any(cse) ",
        19,
    );
    check(
        "func.func(any( cse ",
        "1:15",
        open,
        "func.func(any( cse ",
        14,
    );
    let brace = "missing closing '}' while processing pass options";
    check("cse{", "1:4", brace, "cse{", 3);
    let comma = "expected ',' after parsing pipeline";
    check(
        "func.func(cse) canonicalize",
        "1:16",
        comma,
        "func.func(cse) canonicalize",
        15,
    );
    check(
        "func.func{a=b}(cse)",
        "1:15",
        comma,
        "func.func{a=b}(cse)",
        14,
    );
}

#[test]
fn unknown_passes_are_shown_where_they_are() {
    let check = |text: &str, place: &str, name: &str, line: &str, caret: usize| {
        let expect = format!(
            "MLIR Textual PassPipeline Parser:{place}: error: '{name}' does not refer to a registered pass or pass \
             pipeline\n{line}\n{}^\n",
            " ".repeat(caret)
        );
        check(&format!("builtin.module({text})"), Err(&expect));
    };
    check("foo{a=b}", "1:1", "foo", "foo{a=b}", 0);
    check(",", "1:1", "", ",", 0);
    check("cse,", "1:5", "", "cse,", 4);
    check(
        " canonicalize , foo ",
        "1:17",
        "foo",
        " canonicalize , foo ",
        16,
    );
    check(
        "func.func(foo,cse)",
        "1:11",
        "foo",
        "func.func(foo,cse)",
        10,
    );
    check("func.func()", "1:11", "", "func.func()", 10);
    check("cse}", "1:1", "cse}", "cse}", 0);
    check("func.func(cse),\n foo", "2:2", "foo", " foo", 1);
    check("\tfoo", "1:2", "foo", "        foo", 8);
}

#[test]
fn wrong_options_and_places_name_the_passes_around() {
    check(
        "builtin.module(convert-func-to-llvm{index-width=32})",
        Err("<Pass-Options-Parser>: no such option index-width\n\n\
             failed to add `convert-func-to-llvm` with options `index-width=32`\n"),
    );
    check(
        "builtin.module(cse{foo=1})",
        Err(
            "<Pass-Options-Parser>: no such option foo\n\nfailed to add `cse` with options `foo=1`\n",
        ),
    );
    let restricted = "Can't add pass 'ConvertFuncToLLVMPass' restricted to 'builtin.module' on a PassManager intended \
                      to run on 'func.func', did you intend to nest?\n\
                      failed to add `convert-func-to-llvm` with options ``\n";
    check("func.func(convert-func-to-llvm)", Err(restricted));
    check(
        "builtin.module(func.func(convert-func-to-llvm))",
        Err(&format!(
            "{restricted}failed to add `func.func` with options `` to inner pipeline\n"
        )),
    );
}

#[test]
fn nesting_is_limited() {
    let deep = |depth: usize| format!("any({}cse{})", "any(".repeat(depth), ")".repeat(depth));
    assert!(parse_pipeline(&deep(400), &registry()).is_ok());
    let error = parse_pipeline(&deep(100_000), &registry()).err().unwrap();
    assert!(error.contains("pipelines nest too deep"), "{error:.200}");
}

#[test]
fn flags_nest_passes_for_other_operations() {
    let mut pipeline = OpPassManager::with_implicit_nesting("builtin.module");
    for pass in [&FUNC, &WRAPPERS, &WRAPPERS, &CSE] {
        pipeline.add(pass).map(|_| ()).unwrap();
    }
    assert_eq!(
        pipeline.dump(),
        "\
Pass Manager with 4 passes:
builtin.module(
  convert-func-to-llvm{index-bitwidth=0 use-bare-ptr-memref-call-conv=false},
  func.func(
    llvm-request-c-wrappers
  ),
  func.func(
    llvm-request-c-wrappers
  ),
  cse
)

"
    );
    assert_eq!(
        OpPassManager::new("builtin.module").dump(),
        "Pass Manager with 0 passes:\nbuiltin.module(\n\n)\n\n"
    );
}
