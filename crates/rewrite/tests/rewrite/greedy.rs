//! Tests the greedy driver: visited operations and their order, constants, regions, limits.

use crate::support::dialect::{AddOp, SRC, TwiceOp};
use std::sync::{Arc, Mutex};
use terrace_arith::ARITH;
use terrace_asm::{AsmTables, PrintOptions, print};
use terrace_cf::CF;
use terrace_func::FUNC;
use terrace_ir::{Body, Diagnostics, OpId, OpView, Type};
use terrace_rewrite::{
    GreedyConfig, GreedyPatterns, IrRewriter, NoMatch, Pattern, PatternSet, RegionSimplification,
    Rewriter, Root, Strictness, apply_patterns_greedily, walk_and_apply_patterns,
};
use terrace_testing::{Expect, check_text, context, expect, read};

type Log = Arc<Mutex<Vec<String>>>;

/// A pattern that logs the `id` of each operation it is tried on, and never matches.
fn visitor(name: &'static str, benefit: u16, log: Log) -> Pattern {
    let rewrite = move |op: OpId, rewriter: &mut dyn Rewriter<'_>| -> Result<(), NoMatch> {
        let id = rewriter.op(op).attr_named("id");
        let id = id.map_or("?".to_owned(), |id| {
            rewriter.ctx().show_attr(id).trim_matches('"').to_owned()
        });
        log.lock().unwrap().push(format!("{name}{id}"));
        Err("only visited".into())
    };
    Pattern::of(name, Root::Any, rewrite).benefit(benefit)
}

/// Replaces `src.twice` by `src.add`.
fn twice_to_add(op: TwiceOp, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let x = rewriter.body().operand(op.id(), 0);
    rewriter.replace_op_with(op.id(), AddOp::spec(x, x));
    Ok(())
}

/// Replaces each `src.twice` by another `src.twice` of the same operand, which never terminates.
fn twice_again(op: TwiceOp, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let x = rewriter.body().operand(op.id(), 0);
    rewriter.replace_op_with(op.id(), TwiceOp::spec(x));
    Ok(())
}

/// Changes an `src.twice` and claims that it did not match.
fn liar(op: TwiceOp, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    rewriter.edit(op.id());
    Err("it did".into())
}

/// The driver's options for patterns only: no simplification of regions.
fn config() -> GreedyConfig {
    GreedyConfig {
        region_simplification: RegionSimplification::Disabled,
        ..GreedyConfig::default()
    }
}

/// Runs the driver on the module, and then on its nested bodies. Prints the visited operations, the outcome and the
/// module.
#[track_caller]
fn check(
    config: GreedyConfig,
    add: impl FnOnce(&mut PatternSet, &Log),
    input: &str,
    expect: &Expect,
) {
    let ctx = context(&[&SRC, &FUNC, &ARITH, &CF]);
    check_text(
        &ctx,
        input,
        |ctx, module, _| {
            let (mut set, log) = (PatternSet::new(), Log::default());
            add(&mut set, &log);
            let patterns = GreedyPatterns::new(ctx, set);
            let mut text = String::new();
            let mut run = |body: &mut Body| {
                let outcome = apply_patterns_greedily(body, &patterns, config);
                let visited = std::mem::take(&mut *log.lock().unwrap());
                if !visited.is_empty() {
                    text += &format!("visited: {}\n", visited.join(" "));
                }
                if !outcome.converged {
                    text += "not converged\n";
                }
                text += &outcome
                    .broken
                    .map_or_else(String::new, |how| format!("{how}\n"));
            };
            run(module);
            module.nested_bodies_mut().for_each(run);
            // The operations of these tests have no custom forms that require valid operations.
            let options = PrintOptions {
                assume_verified: true,
                ..PrintOptions::default()
            };
            Ok(text + &print(&AsmTables::new(ctx), module, &options))
        },
        expect,
    );
}

fn visit(set: &mut PatternSet, log: &Log) {
    set.add(visitor("", 1, log.clone()));
}

const NESTED: &str = r#"
"t.a"() ({
  "t.b"() {id = "b"} : () -> ()
  "t.c"() ({
    "t.d"() {id = "d"} : () -> ()
  }) {id = "c"} : () -> ()
}) {id = "a"} : () -> ()
"t.e"() {id = "e"} : () -> ()
"#;

#[test]
fn bottom_up_the_last_operation_is_visited_first() {
    check(
        config(),
        visit,
        NESTED,
        &expect![[r#"
        visited: e c d a b
        module {
          "t.a"() ({
            "t.b"() {id = "b"} : () -> ()
            "t.c"() ({
              "t.d"() {id = "d"} : () -> ()
            }) {id = "c"} : () -> ()
          }) {id = "a"} : () -> ()
          "t.e"() {id = "e"} : () -> ()
        }
        "#]],
    );
}

#[test]
fn top_down_the_first_operation_is_visited_first() {
    let config = GreedyConfig {
        top_down: true,
        ..config()
    };
    check(
        config,
        visit,
        NESTED,
        &expect![[r#"
        visited: a b c d e
        module {
          "t.a"() ({
            "t.b"() {id = "b"} : () -> ()
            "t.c"() ({
              "t.d"() {id = "d"} : () -> ()
            }) {id = "c"} : () -> ()
          }) {id = "a"} : () -> ()
          "t.e"() {id = "e"} : () -> ()
        }
        "#]],
    );
}

#[test]
fn new_operations_and_their_users_are_visited_at_once() {
    let input = r#"
func.func @f(%x: i64) {
  "t.a"() {id = "a"} : () -> ()
  %0 = src.twice %x {id = "twice"} : i64
  "t.use"(%0) {id = "use"} : (i64) -> ()
  "t.b"() {id = "b"} : () -> ()
  return {id = "return"}
}
"#;
    let patterns = |set: &mut PatternSet, log: &Log| {
        set.add_fn("twice-to-add", twice_to_add);
        visit(set, log);
    };
    check(
        config(),
        patterns,
        input,
        &expect![[r#"
        visited: ?
        visited: return b use use ? a return b use ? a
        module {
          func.func @f(%arg0: i64) {
            "t.a"() {id = "a"} : () -> ()
            %0 = src.add %arg0, %arg0 : i64
            "t.use"(%0) {id = "use"} : (i64) -> ()
            "t.b"() {id = "b"} : () -> ()
            return {id = "return"}
          }
        }
        "#]],
    );
}

#[test]
fn the_greatest_benefit_comes_first_then_the_order_of_adding() {
    let input = r#""t.a"() {id = "a"} : () -> ()"#;
    let patterns = |set: &mut PatternSet, log: &Log| {
        for (name, benefit) in [("one:", 1), ("two:", 2), ("one again:", 1), ("three:", 3)] {
            let log = log.clone();
            set.add(visitor(name, benefit, log));
        }
    };
    check(
        config(),
        patterns,
        input,
        &expect![[r#"
        visited: three:a two:a one:a one again:a
        module {
          "t.a"() {id = "a"} : () -> ()
        }
        "#]],
    );
}

#[test]
fn dead_operations_go_and_folds_come_before_patterns() {
    let input = r#"
func.func @f(%x: i64) -> i64 {
  %0 = src.const(0) : i64
  %dead = src.add %x, %x {id = "dead"} : i64
  %1 = src.add %x, %0 {id = "folds"} : i64
  return {id = "return"} %1 : i64
}
"#;
    check(
        config(),
        visit,
        input,
        &expect![[r#"
        visited: ?
        visited: return return return
        module {
          func.func @f(%arg0: i64) -> i64 {
            return {id = "return"} %arg0 : i64
          }
        }
        "#]],
    );
    let no_folds = GreedyConfig {
        fold: false,
        ..config()
    };
    check(
        no_folds,
        visit,
        input,
        &expect![[r#"
        visited: ?
        visited: return folds return folds
        module {
          func.func @f(%arg0: i64) -> i64 {
            %0 = src.const(0 : i64) : i64
            %1 = src.add %arg0, %0 {id = "folds"} : i64
            return {id = "return"} %1 : i64
          }
        }
        "#]],
    );
}

#[test]
fn only_some_operations_may_be_visited() {
    let input = r#"
func.func @f(%x: i64) {
  %0 = src.twice %x {id = "twice"} : i64
  "t.use"(%0) {id = "use"} : (i64) -> ()
  return {id = "return"}
}
"#;
    let patterns = |set: &mut PatternSet, log: &Log| {
        visit(set, log);
        set.add_fn("twice-to-add", twice_to_add);
    };
    for (strictness, expect) in [
        (
            Strictness::AnyOp,
            expect![[r#"
            visited: ?
            visited: return use use ? return use ?
            module {
              func.func @f(%arg0: i64) {
                %0 = src.add %arg0, %arg0 : i64
                "t.use"(%0) {id = "use"} : (i64) -> ()
                return {id = "return"}
              }
            }
            "#]],
        ),
        (
            Strictness::ExistingAndNewOps,
            expect![[r#"
            visited: ?
            visited: return use use ? return use ?
            module {
              func.func @f(%arg0: i64) {
                %0 = src.add %arg0, %arg0 : i64
                "t.use"(%0) {id = "use"} : (i64) -> ()
                return {id = "return"}
              }
            }
            "#]],
        ),
        (
            Strictness::ExistingOps,
            expect![[r#"
            visited: ?
            visited: return use use return use
            module {
              func.func @f(%arg0: i64) {
                %0 = src.add %arg0, %arg0 : i64
                "t.use"(%0) {id = "use"} : (i64) -> ()
                return {id = "return"}
              }
            }
            "#]],
        ),
    ] {
        let config = GreedyConfig {
            strictness,
            ..config()
        };
        check(config, patterns, input, &expect);
    }
}

#[test]
fn iterations_and_rewrites_are_limited() {
    let input = r#"
func.func @f(%x: i64, %y: i64) {
  %0 = src.twice %x : i64
  %1 = src.twice %y : i64
  "t.use"(%0, %1) : (i64, i64) -> ()
  return
}
"#;
    let to_add = |set: &mut PatternSet, _: &Log| {
        set.add_fn("twice-to-add", twice_to_add);
    };
    let again = |set: &mut PatternSet, _: &Log| {
        set.add_fn("twice-again", twice_again);
    };
    let config = |max_iterations, max_rewrites| GreedyConfig {
        max_iterations: Some(max_iterations),
        max_rewrites,
        ..config()
    };
    // A second iteration finds nothing to change.
    check(
        config(2, None),
        to_add,
        input,
        &expect![[r#"
        module {
          func.func @f(%arg0: i64, %arg1: i64) {
            %0 = src.add %arg0, %arg0 : i64
            %1 = src.add %arg1, %arg1 : i64
            "t.use"(%0, %1) : (i64, i64) -> ()
            return
          }
        }
        "#]],
    );
    check(
        config(1, None),
        to_add,
        input,
        &expect![[r#"
        not converged
        module {
          func.func @f(%arg0: i64, %arg1: i64) {
            %0 = src.add %arg0, %arg0 : i64
            %1 = src.add %arg1, %arg1 : i64
            "t.use"(%0, %1) : (i64, i64) -> ()
            return
          }
        }
        "#]],
    );
    check(
        config(1, Some(1)),
        to_add,
        input,
        &expect![[r#"
        not converged
        module {
          func.func @f(%arg0: i64, %arg1: i64) {
            %0 = src.twice %arg0 : i64
            %1 = src.add %arg1, %arg1 : i64
            "t.use"(%0, %1) : (i64, i64) -> ()
            return
          }
        }
        "#]],
    );
    check(
        config(10, Some(5)),
        again,
        input,
        &expect![[r#"
        not converged
        module {
          func.func @f(%arg0: i64, %arg1: i64) {
            %0 = src.twice %arg0 : i64
            %1 = src.twice %arg1 : i64
            "t.use"(%0, %1) : (i64, i64) -> ()
            return
          }
        }
        "#]],
    );
}

#[test]
fn equal_constants_become_one_at_the_start_of_the_entry_block() {
    let input = r#"
func.func @f(%c: i1) {
  "t.a"() : () -> ()
  %0 = arith.constant 1 : i32
  "t.use"(%0) : (i32) -> ()
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  %3 = src.const(1 : i32) : i32
  "t.use"(%1, %2, %3) : (i32, i32, i32) -> ()
  return
}
"#;
    check(
        config(),
        |_, _| (),
        input,
        &expect![[r#"
        module {
          func.func @f(%arg0: i1) {
            %0 = src.const(1 : i32) : i32
            %c2_i32 = arith.constant 2 : i32
            %c1_i32 = arith.constant 1 : i32
            "t.a"() : () -> ()
            "t.use"(%c1_i32) : (i32) -> ()
            cf.cond_br %arg0, ^bb1, ^bb1
          ^bb1:  // 2 preds: ^bb0, ^bb0
            "t.use"(%c1_i32, %c2_i32, %0) : (i32, i32, i32) -> ()
            return
          }
        }
        "#]],
    );
    let apart = GreedyConfig {
        cse_constants: false,
        ..config()
    };
    check(
        apart,
        |_, _| (),
        input,
        &expect![[r#"
        module {
          func.func @f(%arg0: i1) {
            "t.a"() : () -> ()
            %c1_i32 = arith.constant 1 : i32
            "t.use"(%c1_i32) : (i32) -> ()
            cf.cond_br %arg0, ^bb1, ^bb1
          ^bb1:  // 2 preds: ^bb0, ^bb0
            %c1_i32_0 = arith.constant 1 : i32
            %c2_i32 = arith.constant 2 : i32
            %0 = src.const(1 : i32) : i32
            "t.use"(%c1_i32_0, %c2_i32, %0) : (i32, i32, i32) -> ()
            return
          }
        }
        "#]],
    );
}

#[test]
fn constants_do_not_leave_what_is_isolated_or_unknown() {
    let input = r#"
%0 = arith.constant 1 : i32
"t.use"(%0) : (i32) -> ()
func.func @f() {
  "t.region"() ({
    "t.a"() : () -> ()
    %1 = arith.constant 1 : i32
    "t.use"(%1) : (i32) -> ()
  }) : () -> ()
  %2 = arith.constant 1 : i32
  "t.use"(%2) : (i32) -> ()
  return
}
"#;
    check(
        config(),
        |_, _| (),
        input,
        &expect![[r#"
        module {
          %c1_i32 = arith.constant 1 : i32
          "t.use"(%c1_i32) : (i32) -> ()
          func.func @f() {
            %c1_i32_0 = arith.constant 1 : i32
            "t.region"() ({
              %c1_i32_1 = arith.constant 1 : i32
              "t.a"() : () -> ()
              "t.use"(%c1_i32_1) : (i32) -> ()
            }) : () -> ()
            "t.use"(%c1_i32_0) : (i32) -> ()
            return
          }
        }
        "#]],
    );
}

#[test]
fn regions_are_simplified_as_far_as_asked() {
    let input = r#"
func.func @f(%c: i1, %x: i32) {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2(%x : i32)
^bb1(%unused: i32):
  "t.use"(%x) : (i32) -> ()
  cf.br ^bb3(%x : i32)
^bb2(%also_unused: i32):
  "t.use"(%x) : (i32) -> ()
  cf.br ^bb3(%x : i32)
^bb3(%same: i32):
  "t.end"(%same) : (i32) -> ()
  return
^bb4:
  "t.unreachable"() : () -> ()
  cf.br ^bb4
}
"#;
    for (region_simplification, expect) in [
        (
            RegionSimplification::Disabled,
            expect![[r#"
            module {
              func.func @f(%arg0: i1, %arg1: i32) {
                cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg1 : i32)
              ^bb1(%0: i32):  // pred: ^bb0
                "t.use"(%arg1) : (i32) -> ()
                cf.br ^bb3(%arg1 : i32)
              ^bb2(%1: i32):  // pred: ^bb0
                "t.use"(%arg1) : (i32) -> ()
                cf.br ^bb3(%arg1 : i32)
              ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
                "t.end"(%2) : (i32) -> ()
                return
              }
            }
            "#]],
        ),
        (
            RegionSimplification::Normal,
            expect![[r#"
            module {
              func.func @f(%arg0: i1, %arg1: i32) {
                cf.cond_br %arg0, ^bb1, ^bb2
              ^bb1:  // pred: ^bb0
                "t.use"(%arg1) : (i32) -> ()
                cf.br ^bb3(%arg1 : i32)
              ^bb2:  // pred: ^bb0
                "t.use"(%arg1) : (i32) -> ()
                cf.br ^bb3(%arg1 : i32)
              ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
                "t.end"(%0) : (i32) -> ()
                return
              }
            }
            "#]],
        ),
        (
            RegionSimplification::Aggressive,
            expect![[r#"
            module {
              func.func @f(%arg0: i1, %arg1: i32) {
                cf.cond_br %arg0, ^bb1, ^bb1
              ^bb1:  // 2 preds: ^bb0, ^bb0
                "t.use"(%arg1) : (i32) -> ()
                cf.br ^bb2
              ^bb2:  // pred: ^bb1
                "t.end"(%arg1) : (i32) -> ()
                return
              }
            }
            "#]],
        ),
    ] {
        let config = GreedyConfig {
            region_simplification,
            ..GreedyConfig::default()
        };
        check(config, |_, _| (), input, &expect);
    }
}

#[test]
fn broken_contracts_are_reported() {
    let input = "func.func @f(%x: i64) {\n  %0 = src.twice %x : i64\n  return\n}\n";
    let liar = |set: &mut PatternSet, _: &Log| {
        set.add_fn("liar", liar);
    };
    check(
        config(),
        liar,
        input,
        &expect![[r"
        not converged
        pattern 'liar', applied to 'src.twice', changed the IR and then did not match
        module {
          func.func @f(%arg0: i64) {
            %0 = src.twice %arg0 : i64
            return
          }
        }
        "]],
    );
    let input = "func.func @f() {\n  src.bad_fold \"counts\"\n  return\n}\n";
    check(
        config(),
        |_, _| (),
        input,
        &expect![[r#"
        not converged
        the fold of 'src.bad_fold' returned a number of values that differs from the number of results
        module {
          func.func @f() {
            src.bad_fold "counts"
            return
          }
        }
        "#]],
    );
}

#[test]
fn a_walk_visits_each_operation_once_inner_ones_first() {
    let ctx = context(&[&SRC, &FUNC, &ARITH, &CF]);
    let walk = |text: &str, add: &dyn Fn(&mut PatternSet, &Log)| {
        let file = ctx.sources().add("f", text.as_bytes().to_vec()).unwrap();
        let mut diags = terrace_ir::Diagnostics::new();
        let options = terrace_asm::ParseOptions {
            allow_unregistered: true,
            ..terrace_asm::ParseOptions::default()
        };
        let parsed = terrace_asm::parse(&AsmTables::new(&ctx), file, options, &mut diags);
        let mut body = parsed.unwrap_or_else(|_| panic!("{diags:?}"));
        let (mut set, log) = (PatternSet::new(), Log::default());
        add(&mut set, &log);
        let patterns = GreedyPatterns::new(&ctx, set);
        let result = walk_and_apply_patterns(&mut body, &patterns);
        let visited = log.lock().unwrap().join(" ");
        (result.map_err(|violation| violation.message), visited)
    };
    // Unreachable operations are not visited, and operations are visited after their nested operations.
    let nested = r#"
        "t.op"() ({
          "t.op"() {id = "a"} : () -> ()
          "t.op"() ({
            "t.op"() {id = "b"} : () -> ()
          }, {
            "t.op"() {id = "c"} : () -> ()
          }) {id = "d"} : () -> ()
        ^unreachable:
          "t.op"() {id = "e"} : () -> ()
        }) {id = "f"} : () -> ()
        "t.op"() {id = "g"} : () -> ()
    "#;
    assert_eq!(
        walk(nested, &|set, log| visit(set, log)),
        (Ok(false), "a b c d f g".to_owned())
    );
    // Operations that a pattern creates are not visited, so this run terminates.
    let twice = r#"
        %x = "t.op"() : () -> i32
        %y = "src.twice"(%x) : (i32) -> i32
        "t.op"(%y) : (i32) -> ()
    "#;
    assert_eq!(
        walk(twice, &|set, _| {
            set.add_fn("twice-again", twice_again);
        })
        .0,
        Ok(true)
    );
    assert_eq!(
        walk(twice, &|set, _| {
            set.add_fn("liar", liar);
        })
        .0,
        Err(
            "pattern 'liar', applied to 'src.twice', changed the IR and then did not match"
                .to_owned()
        )
    );
}

/// A pattern for `src.twice`.
type Change = fn(TwiceOp, &mut dyn Rewriter<'_>) -> Result<(), NoMatch>;

/// Returns the message about a pattern that violates its contract.
fn violation(change: Change) -> String {
    let ctx = context(&[&SRC, &FUNC, &ARITH, &CF]);
    let text = "func.func @f(%x: i64, %y: i32) -> i64 { %0 = src.twice %x : i64  return %0 : i64 }";
    let mut module = read(&ctx, text, &mut Diagnostics::new()).expect("valid text");
    let mut set = PatternSet::new();
    set.add_fn::<TwiceOp, _>("change", change);
    let patterns = GreedyPatterns::new(&ctx, set);
    let function = module.nested_bodies_mut().next().unwrap();
    let outcome = apply_patterns_greedily(function, &patterns, config());
    outcome.broken.expect("a violation").message
}

#[test]
fn arguments_of_a_block_in_no_region_are_erased() {
    let ctx = context(&[&FUNC]);
    let mut module = read(&ctx, "", &mut Diagnostics::new()).expect("valid text");
    let block = module.create_block(&[Type::I32, Type::I64]);
    IrRewriter::new(&ctx, &mut module).erase_block_args(block, &[0]);
    let left = module.block_args(block).iter();
    let left: Vec<Type> = left.map(|&value| module.ty(value)).collect();
    assert_eq!(left, [Type::I64]);
}

#[test]
fn a_breach_of_contract_names_pattern_and_operation() {
    assert_eq!(
        violation(|op, rw| {
            let x = rw.operand(op.id(), 0);
            rw.replace_op(op.id(), &[x, x]);
            Ok(())
        }),
        "pattern 'change', applied to 'src.twice', replaced the results of 'src.twice' by 2 values; expected 1"
    );
    assert_eq!(
        violation(|op, rw| {
            let block = rw.body().parent_block(op.id()).unwrap();
            let y = rw.body().block_args(block)[1];
            rw.replace_op(op.id(), &[y]);
            Ok(())
        }),
        "pattern 'change', applied to 'src.twice', replaced the results of 'src.twice', a value of type 'i64', by one of type 'i32'"
    );
    assert_eq!(
        violation(|op, rw| {
            rw.erase_op(op.id());
            Ok(())
        }),
        "pattern 'change', applied to 'src.twice', erased 'src.twice', which 'func.return' still uses"
    );
    assert_eq!(
        violation(|op, rw| {
            let block = rw.body().parent_block(op.id()).unwrap();
            rw.erase_block_args(block, &[0, 1]);
            Ok(())
        }),
        "pattern 'change', applied to 'src.twice', erased argument 0 of a block of 'func.func', which 'src.twice' still uses"
    );
    assert_eq!(
        violation(|_, _| Ok(())),
        "pattern 'change', applied to 'src.twice', matched and changed nothing"
    );
}

#[test]
fn rewriting_without_end_is_stopped_and_named() {
    let ctx = context(&[&SRC, &FUNC, &ARITH, &CF]);
    let text = "func.func @f(%x: i64) -> i64 { %0 = src.twice %x : i64  return %0 : i64 }";
    let run = |trace: bool, max_rewrites, change: Change| {
        let mut module = read(&ctx, text, &mut Diagnostics::new()).expect("valid text");
        let mut set = PatternSet::new();
        set.add_fn::<TwiceOp, _>("change", change);
        let patterns = GreedyPatterns::new(&ctx, set);
        let function = module.nested_bodies_mut().next().unwrap();
        let config = GreedyConfig {
            trace,
            max_rewrites,
            ..config()
        };
        let outcome = apply_patterns_greedily(function, &patterns, config);
        assert!(!outcome.converged);
        (
            outcome.endless.map(|endless| endless.message),
            outcome.trace,
        )
    };
    // The pattern undoes itself: the number of operations stays the same.
    let again: Change = |op, rw| {
        let x = rw.operand(op.id(), 0);
        rw.replace_op_with(op.id(), TwiceOp::spec(x));
        Ok(())
    };
    let (endless, trace) = run(false, None, again);
    assert_eq!(
        endless.as_deref(),
        Some(
            "greedy rewriting does not end and was stopped: it applied pattern 'change' 50200 times, the last time to 'src.twice'"
        )
    );
    assert!(trace.is_empty());
    // The number of operations grows.
    let (endless, _) = run(false, None, |op, rw| {
        let x = rw.operand(op.id(), 0);
        let more = rw.create_value(TwiceOp::spec(x));
        rw.replace_op_with(op.id(), TwiceOp::spec(more));
        Ok(())
    });
    assert!(endless.is_some());
    // The trace has a line for each application.
    let (endless, trace) = run(true, Some(1), again);
    assert_eq!(endless, None);
    let (at, what) = trace.lines().next().unwrap().split_once(": ").unwrap();
    assert!(at.ends_with(":1:37"), "{at}");
    assert_eq!(what, "pattern 'change' applied to 'src.twice'");
}
