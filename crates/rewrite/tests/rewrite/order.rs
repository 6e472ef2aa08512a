//! Tests which pattern is tried first, and which operations are visited.

use crate::support::dialect::{AddOp, ConstOp, DstAddOp, TwiceOp, context};
use crate::support::{parse_text, print_body, tidy};
use std::sync::{Arc, Mutex};
use terrace_ir::{OpDef, OpId, OpView, OuterSymbols};
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionScratch, ConversionTarget, Pattern, PatternSet, Root,
};

type Log = Arc<Mutex<Vec<&'static str>>>;

/// A pattern that records that it was tried, and never matches.
fn tried(name: &'static str, root: Root, log: &Log) -> Pattern {
    let log = log.clone();
    Pattern::conversion_of(name, root, move |_, _, _| {
        log.lock().unwrap().push(name);
        Err("only tried".into())
    })
}

static ADD: &[&OpDef] = &[AddOp::DEF];
static CONST: &[&OpDef] = &[ConstOp::DEF];
static DST_ADD: &[&OpDef] = &[DstAddOp::DEF];

fn check(patterns: &[(&'static str, Root, u16, &'static [&'static OpDef])], expect: &[&str]) {
    let ctx = context();
    let mut module = parse_text(
        &ctx,
        "src.func @f {\n^bb0(%x: i64):\n  %0 = src.twice %x : i64\n}",
    );
    let log = Arc::new(Mutex::new(Vec::new()));
    let mut set = PatternSet::new();
    for &(name, root, benefit, generated) in patterns {
        let pattern = tried(name, root, &log).benefit(benefit);
        set.add(pattern.generated_ops(generated));
    }
    let mut target = ConversionTarget::new(&ctx);
    target.add_legal_dialect("dst");
    let conversion = Conversion::new(target, set, without_root());
    let outcome = module.nested_bodies_mut().map(|body| {
        conversion.run(
            body,
            &OuterSymbols::default(),
            &mut ConversionScratch::new(),
        )
    });
    assert!(outcome.into_iter().all(|outcome| outcome.result.is_ok()));
    assert_eq!(*log.lock().unwrap(), expect);
}

/// Options that do not visit the enclosing functions, which are not under test.
fn without_root() -> ConversionConfig {
    ConversionConfig {
        visit_root: false,
        ..ConversionConfig::default()
    }
}

#[test]
fn patterns_are_sorted_by_depth_benefit_and_registration() {
    let twice = Root::Op(TwiceOp::DEF);
    let add = Root::Op(AddOp::DEF);
    check(
        &[
            ("a", twice, 1, &[]),
            ("b", twice, 2, &[]),
            ("c", twice, 1, &[]),
        ],
        &["b", "c", "a"],
    );
    // The chain through an addition is one pattern longer.
    check(
        &[
            ("far", twice, 9, ADD),
            ("near", twice, 1, DST_ADD),
            ("add", add, 1, &[]),
        ],
        &["near", "far"],
    );
    // No pattern legalizes constants.
    check(
        &[("never", twice, 9, CONST), ("near", twice, 1, &[])],
        &["near"],
    );
    // With a pattern for all operations no pattern is left out, and the first registered pattern comes first.
    check(
        &[
            ("a", twice, 1, CONST),
            ("any", Root::Any, 1, &[]),
            ("b", twice, 1, &[]),
        ],
        &["a", "b", "any"],
    );
    check(
        &[("other", add, 1, &[]), ("any", Root::Any, 1, &[])],
        &["any"],
    );
    check(
        &[
            ("name", Root::Name("src.twice"), 1, &[]),
            ("not", Root::Name("x.y"), 1, &[]),
        ],
        &["name"],
    );
}

#[test]
fn legality_is_asked_of_the_name_then_of_the_dialect_then_of_the_rest() {
    let ctx = context();
    let text = r#"src.func @f {
      %0 = src.const (1 : i64) : i64
      "test.a"() ({
        %1 = src.const (2 : i64) : i64
      }) {keep} : () -> ()
      "test.a"() ({
        %2 = src.const (3 : i64) : i64
      }) : () -> ()
    }"#;
    let run = |fill: &dyn Fn(&mut ConversionTarget<'_>)| {
        let mut module = parse_text(&ctx, text);
        let log = Arc::new(Mutex::new(Vec::new()));
        let mut set = PatternSet::new();
        let root = Root::Op(ConstOp::DEF);
        set.add(tried("const", root, &log));
        set.add(tried("a", Root::Name("test.a"), &log));
        let mut target = ConversionTarget::new(&ctx);
        fill(&mut target);
        let conversion = Conversion::new(target, set, without_root());
        let mut failed = false;
        for body in module.nested_bodies_mut() {
            let outcome = conversion.run(
                body,
                &OuterSymbols::default(),
                &mut ConversionScratch::new(),
            );
            failed |= outcome.result.is_err();
        }
        assert!(!tidy(&print_body(&ctx, &module)).is_empty());
        let log = log.lock().unwrap().join(" ");
        if failed { format!("{log} failed") } else { log }
    };
    assert_eq!(run(&|_| ()), "const a const a const");
    assert_eq!(
        run(&|target| target.add_legal_dialect("test")),
        "const const const"
    );
    assert_eq!(run(&|target| target.add_legal_op::<ConstOp>()), "a a");
    assert_eq!(
        run(&|target| {
            target.add_illegal_dialect("src");
            target.add_legal_op::<ConstOp>();
        }),
        "a a"
    );
    assert_eq!(
        run(&|target| target.add_illegal_op::<ConstOp>()),
        "const failed"
    );
    assert_eq!(
        run(&|target| target.mark_unknown_op_dynamically_legal(|_| Some(true))),
        ""
    );
    assert_eq!(
        run(&|target| target
            .add_dynamically_legal_dialect("test", |op| op.attr_named("keep").map(|_| true))),
        "const const a const"
    );
    assert_eq!(
        run(&|target| {
            target.add_dynamically_legal_op::<ConstOp>(|_| Some(true));
            target.add_dynamically_legal_op::<ConstOp>(|op| {
                (op.parent()?.id == OpId::ROOT).then_some(false)
            });
        }),
        "const failed"
    );
}
