//! Tests the requests of jobs to the symbol table. The expected names are those that mlir-opt 22 gives `malloc`, `free`
//! and `assert_msg` in the same situations.

use crate::support::dialect::context;
use crate::support::patterns::What::Rest;
use crate::support::patterns::{patterns, target};
use crate::support::{check, parse_text, print_body, show};
use terrace_ir::{Diagnostics, OpId, OuterSymbols};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionScratch, Outcome, merge_outcomes};

#[test]
fn declarations_are_shared_and_each_new_one_comes_first() {
    check(
        &[Rest],
        r#"src.func @f {
          src.ask "declare malloc"
          src.ask "declare free"
          src.ask "declare malloc"
        }
        src.func @g {
          src.ask "declare free"
          src.ask "declare copy"
        }
        dst.decl @known i64
        src.func @h {
          src.ask "declare known"
        }"#,
        r#"
        dst.decl @copy i64
        dst.decl @free i64
        dst.decl @malloc i64
        src.func @f {
          dst.ref @malloc
          dst.ref @free
          dst.ref @malloc
        }
        src.func @g {
          dst.ref @free
          dst.ref @copy
        }
        dst.decl @known i64
        src.func @h {
          dst.ref @known
        }"#,
    );
}

#[test]
fn where_another_kind_of_symbol_has_the_name_each_request_gets_its_own() {
    check(
        &[Rest],
        r#"src.func @malloc {
        }
        src.func @free {
        }
        src.func @f {
          src.ask "declare malloc"
          src.ask "declare free"
          src.ask "declare malloc"
        }
        src.func @g {
          src.ask "declare free"
        }"#,
        r#"
        dst.decl @free_3 i64
        dst.decl @malloc_2 i64
        dst.decl @free_1 i64
        dst.decl @malloc_0 i64
        src.func @malloc {
        }
        src.func @free {
        }
        src.func @f {
          dst.ref @malloc_0
          dst.ref @free_1
          dst.ref @malloc_2
        }
        src.func @g {
          dst.ref @free_3
        }"#,
    );
}

#[test]
fn a_duplicate_is_declared_once() {
    check(
        &[Rest],
        r#"src.func @f {
          src.ask "duplicate puts"
          src.ask "duplicate puts"
        }
        src.func @g {
          src.ask "duplicate puts"
        }
        src.func @puts {
        }"#,
        r#"
        module {
          dst.decl @puts i64
          src.func @f {
            dst.ref @puts
            dst.ref @puts
          }
          src.func @g {
            dst.ref @puts
          }
          src.func @puts {
          }
        }
        8:9: error: redefinition of symbol named 'puts'
        8:9: note: see current operation:
        "src.func"() <{sym_name = "puts"}> ({
        }) : () -> ()
        0:0: note: see existing symbol definition here"#,
    );
}

#[test]
fn unique_names_are_counted_in_the_order_of_the_text() {
    check(
        &[Rest],
        r#"src.func @f {
          src.ask "global msg"
          src.ask "global msg"
        }
        src.func @msg_1 {
        }
        src.func @g {
          src.ask "global msg"
          src.ask "wrapper g_wrapper"
          src.ask "global msg"
        }
        src.func @h {
        }"#,
        r#"
        dst.global @msg_3
        dst.global @msg_2
        dst.global @msg_0
        dst.global @msg
        src.func @f {
          dst.ref @msg
          dst.ref @msg_0
        }
        src.func @msg_1 {
        }
        src.func @g {
          dst.ref @msg_2
          dst.ref @msg_3
        }
        dst.global @g_wrapper
        src.func @h {
        }"#,
    );
}

#[test]
fn a_clash_is_reported_at_the_symbol_and_the_operation_stays() {
    check(
        &[Rest],
        r#"dst.decl @malloc i32
        src.func @f {
          src.ask "declare malloc"
          src.ask "declare free"
          src.ask "declare-i32 free"
        }"#,
        r#"
1:1: error: redefinition of reserved function 'malloc' of different type 'i32' is prohibited
1:1: note: see current operation: "dst.decl"() <{function_type = i32, sym_name = "malloc"}> : () -> ()
0:0: error: redefinition of reserved function 'free' of different type 'i64' is prohibited
module {
  dst.decl @free i64
  dst.decl @malloc i32
  src.func @f {
    src.ask "declare malloc"
    dst.ref @free
    src.ask "declare-i32 free"
  }
}"#,
    );
}

const MANY: &str = r#"
    src.func @a { src.ask "global msg"
      src.ask "declare malloc" }
    src.func @b { src.ask "declare free"
      src.ask "global msg" }
    src.func @c { src.ask "wrapper c_wrapper"
      src.ask "global msg" }
    src.func @d { src.ask "declare malloc"
      src.ask "global other" }"#;

#[test]
fn the_result_does_not_depend_on_threads() {
    let with_threads = |threads: usize| {
        let ctx = context();
        let mut body = parse_text(&ctx, MANY);
        let conversion = Conversion::new(
            target(&ctx, Rest),
            patterns(Rest, true),
            ConversionConfig::default(),
        );
        let symbols = OuterSymbols::new(&ctx, &body);
        let region = body.region(OpId::ROOT, 0).unwrap();
        let stubs: Vec<_> = body
            .blocks(region)
            .flat_map(|block| body.ops(block))
            .collect();
        let mut outcomes: Vec<Option<Outcome>> = stubs.iter().map(|_| None).collect();
        let (conversion, symbols) = (&conversion, &symbols);
        std::thread::scope(|scope| {
            let mut jobs: Vec<_> = body.nested_bodies_mut().zip(&mut outcomes).collect();
            // Later jobs run first, to show that their order does not matter.
            jobs.reverse();
            for _ in 0..threads {
                let rest = jobs.split_off(jobs.len() / threads.max(1));
                let mine = std::mem::replace(&mut jobs, rest);
                scope.spawn(move || {
                    let mut scratch = ConversionScratch::new();
                    for (body, outcome) in mine {
                        *outcome = Some(conversion.run(body, symbols, &mut scratch));
                    }
                });
            }
            let mut scratch = ConversionScratch::new();
            for (body, outcome) in jobs {
                *outcome = Some(conversion.run(body, symbols, &mut scratch));
            }
        });
        let mut diags = Diagnostics::new();
        let outcomes = outcomes.into_iter().map(|outcome| outcome.unwrap());
        let result = merge_outcomes(&ctx, &mut body, stubs.into_iter().zip(outcomes), &mut diags);
        assert_eq!((result, show(&ctx, &diags)), (Ok(()), String::new()));
        print_body(&ctx, &body)
    };
    let one = with_threads(1);
    assert!(
        one.contains("@msg_1") && one.contains("@c_wrapper"),
        "{one}"
    );
    for threads in [2, 4, 16] {
        assert_eq!(with_threads(threads), one);
    }
}
