//! The call graph of small modules.

use std::fmt::Write;
use terrace_analysis::CallGraph;
use terrace_ir::symbol::symbol_name;
use terrace_ir::{Body, BodyId, Context, OpId};
use terrace_testing::{Expect, check_text, context, expect};

/// Compares one line per function: its callees, callers and other uses. `is_outermost`: no operation encloses the
/// module.
#[track_caller]
fn check(input: &str, is_outermost: bool, expect: &Expect) {
    let run = |ctx: &Context, module: &mut Body, _: &mut _| {
        let graph = CallGraph::of(ctx, module);
        let name = |&id: &BodyId| {
            let body = graph.tree().body(module, id);
            let name = symbol_name(ctx, body, OpId::ROOT);
            name.map_or(String::new(), |name| name.message_text(ctx).to_string())
        };
        let names = |ids: &[BodyId]| ids.iter().map(name).collect::<Vec<_>>().join(" ");
        let mut text = String::new();
        for id in graph.functions() {
            write!(text, "{}: calls [{}]", name(&id), names(graph.callees(id))).unwrap();
            write!(text, ", called by [{}]", names(&graph.callers(id))).unwrap();
            let others = graph.uses(id).iter().filter(|used| !used.is_call);
            write!(text, ", {} other uses", others.count()).unwrap();
            let flags = [
                (!graph.is_definition(id), "declaration"),
                (graph.has_unknown_callees(id), "unknown callees"),
                (
                    graph.has_unknown_callers(id, is_outermost),
                    "unknown callers",
                ),
            ];
            for (_, flag) in flags.into_iter().filter(|(is_set, _)| *is_set) {
                write!(text, ", {flag}").unwrap();
            }
            text.push('\n');
        }
        for component in graph.components() {
            writeln!(text, "component {}", names(&component)).unwrap();
        }
        Ok(text)
    };
    let ctx = context(&[
        &terrace_arith::ARITH,
        &terrace_cf::CF,
        &terrace_func::FUNC,
        &terrace_scf::SCF,
    ]);
    check_text(&ctx, input, run, expect);
}

#[test]
fn calls_in_regions_and_in_circles() {
    check(
        "func.func @main(%c: i1) {
           scf.if %c {
             func.call @odd(%c) : (i1) -> ()
             func.call @odd(%c) : (i1) -> ()
           }
           call @declared() : () -> ()
           return
         }
         func.func private @odd(%c: i1) {
           call @even(%c) : (i1) -> ()
           return
         }
         func.func private @even(%c: i1) {
           call @odd(%c) : (i1) -> ()
           return
         }
         func.func private @declared()",
        true,
        &expect![[r"
            main: calls [odd declared], called by [], 0 other uses, unknown callers
            odd: calls [even], called by [main even], 0 other uses
            even: calls [odd], called by [odd], 0 other uses
            declared: calls [], called by [main], 0 other uses, declaration
            component even odd
            component declared
            component main
            "]],
    );
}

#[test]
fn references_and_unknown_callees() {
    check(
        "func.func private @referenced() {
           return
         }
         func.func private @unused() {
           %f = constant @referenced : () -> ()
           call_indirect %f() : () -> ()
           return
         }",
        true,
        &expect![[r"
            referenced: calls [], called by [], 1 other uses, unknown callers
            unused: calls [], called by [], 0 other uses, unknown callees
            component referenced
            component unused
            "]],
    );
}

#[test]
fn nested_modules_have_their_own_names() {
    check(
        r#"func.func private @f() {
           return
         }
         module @inner {
           func.func nested @f() {
             return
           }
           func.func @g() {
             call @f() : () -> ()
             return
           }
         }
         func.func @h() {
           call @f() : () -> ()
           "test.refer"() {to = @inner::@f} : () -> ()
           return
         }"#,
        false,
        &expect![[r"
            f: calls [], called by [h], 0 other uses
            f: calls [], called by [g], 1 other uses, unknown callers
            g: calls [f], called by [], 0 other uses, unknown callers
            h: calls [f], called by [], 0 other uses, unknown callers
            component f
            component f
            component g
            component h
            "]],
    );
}

#[test]
fn references_are_unknown_next_to_unknown_tables_and_calls_are_not() {
    check(
        r#"func.func private @f() {
           return
         }
         func.func private @g() {
           return
         }
         func.func @h() {
           "unknown.op"() ({
             "unknown.op"() {to = @g} : () -> ()
             "unknown.end"() : () -> ()
           }) : () -> ()
           call @f() : () -> ()
           return
         }"#,
        true,
        &expect![[r"
            f: calls [], called by [h], 0 other uses
            g: calls [], called by [], 0 other uses
            h: calls [f], called by [], 0 other uses, unknown callers
            component f
            component g
            component h
            "]],
    );
}
