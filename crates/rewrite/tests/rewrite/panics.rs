//! Tests the notes on panics in functions of operations. Each note names the function, the operation and its location.

use crate::support::{parse_text, print_body};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::Command;
use terrace_asm::hooks::OpAsm;
use terrace_asm::parser::{OpState, Parser};
use terrace_asm::printer::Printer;
use terrace_ir::opdef::{InferInput, Inferred, RegionKind};
use terrace_ir::{
    Attr, Diagnostics, Failed, FoldResult, OpRef, Registry, Reporter, TypeConstraint, dialect,
    verify,
};
use terrace_macros::op;
use terrace_rewrite::{GreedyConfig, GreedyPatterns, PatternSet, apply_patterns_greedily};
use terrace_testing::context;

const ANY: TypeConstraint = TypeConstraint::ANY;

#[op(name = "bad.verify", verify = |_: OpRef<'_>, _: &mut Reporter<'_>| panic!("verify"))]
struct VerifyOp {}

#[op(name = "bad.infer", infer = infer, format = "attr-dict")]
struct InferOp {
    out: Res<ANY>,
}

fn infer(_: &InferInput<'_>) -> Inferred {
    panic!("infer")
}

#[op(name = "bad.fold", fold = fold)]
struct FoldOp {
    out: Res<ANY>,
}

fn fold(_: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    panic!("fold")
}

#[op(name = "bad.text")]
struct TextOp {}

#[op(name = "bad.around", format = "$inside attr-dict")]
struct AroundOp {
    inside: Region<RegionKind::ANY>,
}

struct TextAsm;

impl OpAsm for TextAsm {
    fn parse(&self, _: &mut Parser<'_>, _: &mut OpState) -> Result<(), Failed> {
        panic!("parse")
    }

    fn print(&self, _: OpRef<'_>, _: &mut Printer<'_>) {
        panic!("print")
    }
}

dialect! {
    static BAD = "bad" {
        ops: [VerifyOp, InferOp, FoldOp, TextOp, AroundOp],
        register: |registry: &mut Registry| {
            registry.attach::<dyn OpAsm>(<TextOp as terrace_ir::OpView>::DEF, &TextAsm);
        }
    }
}

/// The environment variable that names the part that panics in the child process.
const PART: &str = "TERRACE_TEST_PANICS_IN";

/// Does nothing unless the environment variable names a part that panics.
#[test]
fn child() {
    let Ok(part) = std::env::var(PART) else {
        return;
    };
    let ctx = context(&[&BAD]);
    let text = match part.as_str() {
        "verify" => "\n  \"bad.verify\"() : () -> ()",
        "infer" => "\n  %0 = bad.infer",
        "fold" => "\n  %0 = \"bad.fold\"() : () -> i32",
        "parse" | "twice" => "\n  bad.text",
        "nested" => "\n  bad.around {\n    bad.around {\n      bad.text\n    }\n  }",
        _ => "\n  \"bad.text\"() : () -> ()",
    };
    if part == "twice" {
        // A caught panic leaves no note behind for the next one.
        let parse = AssertUnwindSafe(|| parse_text(&ctx, text));
        assert!(catch_unwind(parse).is_err());
    }
    let mut body = parse_text(&ctx, text);
    let _ = verify(&ctx, &body, &mut Diagnostics::new());
    let patterns = GreedyPatterns::new(&ctx, PatternSet::new());
    apply_patterns_greedily(&mut body, &patterns, GreedyConfig::default());
    print_body(&ctx, &body);
}

/// Returns the notes on the panic in a part.
fn notes(part: &str) -> Vec<String> {
    let program = std::env::current_exe().unwrap();
    let mut child = Command::new(program);
    child.args(["--exact", "panics::child", "--nocapture"]);
    let out = child.env(PART, part).output().unwrap();
    assert!(!out.status.success(), "{part} panics");
    let text = String::from_utf8_lossy(&out.stderr).into_owned();
    let note = |line: &&str| line.starts_with("note: this was in ");
    text.lines().filter(note).map(str::to_owned).collect()
}

#[test]
fn notes_name_the_function_the_operation_and_its_place() {
    let all: Vec<String> = [
        "verify", "infer", "fold", "parse", "print", "nested", "twice",
    ]
    .into_iter()
    .flat_map(notes)
    .collect();
    let expected = [
        "note: this was in the verifier of 'bad.verify' at t.mlir:2:3",
        "note: this was in the inference of the result types of 'bad.infer' at t.mlir:2:8",
        "note: this was in the parser of 'bad.infer' at t.mlir:2:8",
        "note: this was in the fold of 'bad.fold' at t.mlir:2:8",
        "note: this was in the parser of 'bad.text' at t.mlir:2:3",
        "note: this was in the printer of 'bad.text' at t.mlir:2:3",
        "note: this was in the parser of 'bad.text' at t.mlir:4:7",
        "note: this was in the parser of 'bad.text' at t.mlir:2:3",
        "note: this was in the parser of 'bad.text' at t.mlir:2:3",
    ];
    assert_eq!(all, expected);
}
