//! Listeners of both drivers.

use crate::support::dialect::{AddOp, ConstOp, TwiceOp, context};
use crate::support::parse_text;
use crate::support::patterns::What::Arith;
use crate::support::patterns::{patterns, target};
use std::collections::HashMap;
use std::fmt::Write;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Body, Context, OpId, OpRef, OpView, OuterSymbols, Type, ValueId};
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionMode, ConversionScratch, GreedyConfig, GreedyPatterns,
    Listener, Match, PatternSet, Rewriter, apply_patterns_greedily_with, check,
};
use terrace_testing::{Expect, expect};

/// Writes a line for each call. Learns the names of operations only from the calls.
struct Log {
    names: HashMap<OpId, String>,
    text: String,
}

impl Log {
    fn new(ctx: &Context, body: &Body) -> Self {
        let name = |op| (op, OpRef::new(ctx, body, op).name_str().to_owned());
        Log {
            names: body.walk(OpId::ROOT).map(name).collect(),
            text: String::new(),
        }
    }

    fn line(&mut self, what: &str, op: OpId) {
        let name = self.names.get(&op).map_or("an unknown operation", |it| it);
        writeln!(self.text, "{what} {name}").unwrap();
    }
}

impl Listener for Log {
    fn created(&mut self, op: OpRef<'_>) {
        let old = self.names.insert(op.id, op.name_str().to_owned());
        assert!(old.is_none(), "created twice");
        self.line("created", op.id);
    }

    fn moved(&mut self, op: OpRef<'_>) {
        self.line("moved", op.id);
    }

    fn replaced(&mut self, op: OpRef<'_>, values: &[Option<ValueId>]) {
        self.line("replaced", op.id);
        for value in values {
            let maker = value.and_then(|value| op.body.defining_op(value));
            match maker {
                Some(maker) => self.line("  by", maker),
                None => self.text += "  by no operation\n",
            }
        }
    }

    fn erased(&mut self, op: OpId) {
        self.line("erased", op);
        assert!(self.names.remove(&op).is_some(), "erased twice");
    }
}

/// Checks that a log knows exactly the operations that a body contains at the end.
#[track_caller]
fn check_names(log: &Log, ctx: &Context, body: &Body) {
    let end = Log::new(ctx, body);
    let kept = body.walk(OpId::ROOT).all(|op| log.names.contains_key(&op));
    assert!(kept, "an operation was created and not reported");
    assert_eq!(log.names.len(), end.names.len());
}

#[track_caller]
fn check_greedy(patterns: PatternSet, config: GreedyConfig, text: &str, expect: &Expect) {
    let ctx = context();
    let mut module = parse_text(&ctx, text);
    let body = module.nested_bodies_mut().next().expect("a function");
    let mut log = Log::new(&ctx, body);
    let patterns = GreedyPatterns::new(&ctx, patterns);
    let outcome = apply_patterns_greedily_with(body, &patterns, config, &mut log);
    assert!(outcome.broken.is_none());
    check_names(&log, &ctx, body);
    expect.assert_eq(&log.text);
}

/// Replaces `src.twice` by `src.add`.
fn twice_to_add(op: TwiceOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let x = rw.body().operand(op.id(), 0);
    rw.replace_op_with(op.id(), AddOp::spec(x, x));
    Ok(())
}

/// Moves an `src.add` to the start of its block, and creates an operation that it erases again.
fn add_first(op: AddOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let block = rw.body().parent_block(op.id()).expect("a block");
    check(rw.body().first_op(block) != Some(op.id()))?;
    let value = rw.ctx().i32(7);
    let new = rw.create(ConstOp::spec(Type::I32, value));
    rw.erase_op(new.id());
    rw.move_op(op.id(), block, rw.body().first_op(block));
    Ok(())
}

#[test]
fn greedy_rewriting_reports_patterns_folds_constants_and_dead_code() {
    let mut set = PatternSet::new();
    set.add_fn::<TwiceOp, _>("twice-to-add", twice_to_add);
    check_greedy(
        set,
        GreedyConfig::default(),
        r#"src.func @f {
        ^bb0(%a: i32):
          %dead = src.add %a, %a : i32
          %0 = src.const(1 : i32) : i32
          %1 = src.const(1 : i32) : i32
          %2 = src.twice %1 : i32
          %3 = src.twice %a : i32
          "test.use"(%2, %3, %0) : (i32, i32, i32) -> ()
        }"#,
        &expect![[r"
            moved src.const
            replaced src.const
              by src.const
            erased src.const
            created src.add
            replaced src.twice
              by src.add
            erased src.twice
            created src.add
            replaced src.twice
              by src.add
            erased src.twice
            created src.const
            replaced src.add
              by src.const
            erased src.add
            erased src.add
            "]],
    );
}

#[test]
fn greedy_rewriting_reports_moves_and_nothing_of_what_is_gone_at_once() {
    let mut set = PatternSet::new();
    set.add_fn::<AddOp, _>("add-first", add_first);
    check_greedy(
        set,
        GreedyConfig::default(),
        r#"src.func @f {
        ^bb0(%a: i32):
          "test.use"(%a) : (i32) -> ()
          %0 = src.add %a, %a : i32
          "test.use"(%0) : (i32) -> ()
        }"#,
        &expect![[r"
            moved src.add
            "]],
    );
}

#[track_caller]
fn check_conversion(mode: ConversionMode, text: &str, succeeds: bool, expect: &Expect) {
    let ctx = context();
    let mut module = parse_text(&ctx, text);
    let symbols = OuterSymbols::new(&ctx, &module);
    let body = module.nested_bodies_mut().next().expect("a function");
    let mut log = Log::new(&ctx, body);
    let config = ConversionConfig {
        mode,
        ..ConversionConfig::default()
    };
    let conversion = Conversion::new(target(&ctx, Arith), patterns(Arith, true), config);
    let mut scratch = ConversionScratch::new();
    let outcome = conversion.run_with(body, &symbols, &mut scratch, &mut log);
    assert_eq!(outcome.result.is_ok(), succeeds);
    if succeeds {
        check_names(&log, &ctx, body);
    }
    expect.assert_eq(&log.text);
}

const ARITH: &str = r#"src.func @f {
        ^bb0(%a: index):
          %0 = src.const(1 : index) : index
          %1 = src.twice %0 : index
          %2 = src.add %1, %a : index
          "test.use"(%2) : (index) -> ()
        }"#;

#[test]
fn a_conversion_reports_at_its_end() {
    check_conversion(
        ConversionMode::Partial,
        ARITH,
        true,
        &expect![[r"
        created dst.const
        created src.add
        created src.const
        created dst.const
        created builtin.unrealized_conversion_cast
        created dst.add
        replaced src.const
          by dst.const
        replaced src.twice
          by dst.const
        replaced src.add
          by dst.const
        replaced src.const
          by dst.const
        replaced src.add
          by dst.add
        created builtin.unrealized_conversion_cast
        created builtin.unrealized_conversion_cast
        erased src.const
        erased src.twice
        erased src.add
        erased src.const
        erased src.add
        erased builtin.unrealized_conversion_cast
        "]],
    );
}

#[test]
fn a_conversion_that_fails_reports_nothing() {
    check_conversion(ConversionMode::Full, ARITH, false, &expect![[r""]]);
}
