//! Checks the facts that the analyses compute for small modules.

use std::collections::BTreeSet;
use std::fmt::Write;
use terrace_analysis::{
    AliasResult, CallGraph, Constant, ConstantAnalysis, DeadCodeAnalysis, DenseBackward,
    DenseBackwardAnalysis, DenseForward, DenseForwardAnalysis, IntegerRange, IntegerRangeAnalysis,
    Lattice, Live, Liveness, LivenessAnalysis, LocalAliasAnalysis, Point, Solver, SparseBackward,
    SparseForward,
};
use terrace_ir::{Body, Context, OpId, OpRef, Place, ValueId};
use terrace_testing::{Expect, check_text, context, expect};

fn all_dialects() -> Context {
    context(&[
        &terrace_arith::ARITH,
        &terrace_cf::CF,
        &terrace_func::FUNC,
        &terrace_memref::MEMREF,
        &terrace_scf::SCF,
    ])
}

/// Runs the dead-code and constant analyses and those that `load` adds, and compares the output of `show` for each
/// operation.
#[track_caller]
fn check(
    input: &str,
    load: impl FnOnce(&mut Solver<'_>),
    show: impl Fn(&Solver<'_>, Place) -> Option<String>,
    expect: &Expect,
) {
    let run = |ctx: &Context, module: &mut Body, _: &mut _| {
        let graph = CallGraph::of(ctx, module);
        let mut solver = Solver::new(ctx, module, &graph, true);
        solver.load(DeadCodeAnalysis);
        solver.load(SparseForward(ConstantAnalysis));
        load(&mut solver);
        solver.run();
        let mut text = String::new();
        for &point in &*solver.points() {
            let Point::Op(place) = point else { continue };
            if let Some(shown) = show(&solver, place) {
                writeln!(text, "{}: {shown}", solver.at(place).name_str()).expect("text");
            }
        }
        Ok(text)
    };
    check_text(&all_dialects(), input, run, expect);
}

/// Shows the facts about the results of an operation, if it has results.
fn of_results<S: Default + Clone + 'static>(
    show: impl Fn(S) -> String,
) -> impl Fn(&Solver<'_>, Place) -> Option<String> {
    move |solver, place| {
        let results = solver.at(place).body.results(place.op);
        let shown: Vec<String> = results
            .map(|result| show(solver.state((place.body, result))))
            .collect();
        (!shown.is_empty()).then(|| shown.join(", "))
    }
}

#[test]
fn constants_follow_the_branch_that_is_taken() {
    let shown = of_results(|constant| match constant {
        Constant::Unreached => "unreached".to_owned(),
        Constant::Is(..) => "constant".to_owned(),
        Constant::Unknown => "unknown".to_owned(),
    });
    check(
        "func.func @f(%x: i32) -> i32 {
           %true = arith.constant true
           %one = arith.constant 1 : i32
           cf.cond_br %true, ^then(%one : i32), ^else(%x : i32)
         ^then(%a: i32):
           %b = arith.muli %a, %a : i32
           return %b : i32
         ^else(%c: i32):
           %d = arith.addi %c, %x : i32
           return %d : i32
         }",
        |_| (),
        shown,
        &expect![[r"
            arith.constant: constant
            arith.constant: constant
            arith.muli: constant
            arith.addi: unreached
            "]],
    );
}

#[test]
fn ranges_come_from_bounds_of_loops() {
    check(
        "func.func @f() {
           %lb = arith.constant 0 : index
           %ub = arith.constant 8 : index
           %step = arith.constant 1 : index
           scf.for %i = %lb to %ub step %step {
             %less = arith.cmpi ult, %i, %ub : index
             %rest = arith.remui %i, %ub : index
           }
           return
         }",
        |solver| {
            solver.load(SparseForward(IntegerRangeAnalysis::new(solver.ctx)));
        },
        |solver, place| {
            let result = solver.at(place).body.results(place.op).next()?;
            let range = solver.state::<_, IntegerRange>((place.body, result));
            let range = range.range()?;
            let (min, max) = (range.umin().low_u64(), range.umax().low_u64());
            Some(format!("{min}..={max}"))
        },
        &expect![[r"
            arith.constant: 0..=0
            arith.constant: 8..=8
            arith.constant: 1..=1
            arith.cmpi: 1..=1
            arith.remui: 0..=7
            "]],
    );
}

#[track_caller]
fn check_live(input: &str, expect: &Expect) {
    let shown = of_results(|Live(live)| if live { "live" } else { "not live" }.to_owned());
    let load = |solver: &mut Solver<'_>| {
        solver.load(SparseBackward(LivenessAnalysis));
    };
    check(input, load, shown, expect);
}

#[test]
fn what_reaches_no_effect_is_not_live() {
    check_live(
        "func.func @f(%m: memref<i32>, %x: i32) -> i32 {
           %stored = arith.addi %x, %x : i32
           %unused = arith.muli %x, %x : i32
           %chain = arith.subi %unused, %x : i32
           memref.store %stored, %m[] : memref<i32>
           %returned = arith.andi %x, %x : i32
           return %returned : i32
         }",
        &expect![[r"
            arith.addi: live
            arith.muli: not live
            arith.subi: not live
            arith.andi: live
            "]],
    );
}

#[test]
fn liveness_goes_through_regions() {
    check_live(
        "func.func @f(%n: index, %c: i1) -> i32 {
           %lb = arith.constant 0 : index
           %step = arith.constant 1 : index
           %a = arith.constant 1 : i32
           %b = arith.constant 2 : i32
           %r:2 = scf.for %i = %lb to %n step %step iter_args(%p = %a, %q = %b) -> (i32, i32) {
             %s = arith.addi %p, %p : i32
             %t = arith.muli %q, %q : i32
             scf.yield %s, %t : i32, i32
           }
           %flag = arith.xori %c, %c : i1
           %u = scf.if %flag -> i32 {
             %v = arith.subi %a, %b : i32
             scf.yield %v : i32
           } else {
             scf.yield %a : i32
           }
           return %r#0 : i32
         }",
        &expect![[r"
            arith.constant: live
            arith.constant: live
            arith.constant: live
            arith.constant: not live
            scf.for: live, not live
            arith.addi: live
            arith.muli: not live
            arith.xori: not live
            scf.if: not live
            arith.subi: not live
            "]],
    );
}

#[test]
fn liveness_goes_through_calls_and_branches() {
    check_live(
        "func.func private @used(%x: i32, %y: i32) -> (i32, i32) {
           %a = arith.addi %x, %x : i32
           %b = arith.muli %y, %y : i32
           return %a, %b : i32, i32
         }
         func.func private @declared(i32)
         func.func @main(%x: i32) -> i32 {
           %p = arith.subi %x, %x : i32
           %q = arith.xori %x, %x : i32
           %r:2 = call @used(%p, %q) : (i32, i32) -> (i32, i32)
           %s = arith.andi %x, %x : i32
           call @declared(%s) : (i32) -> ()
           %t = arith.ori %x, %x : i32
           cf.br ^end(%t, %r#0 : i32, i32)
         ^end(%u: i32, %v: i32):
           return %v : i32
         }",
        &expect![[r"
            arith.addi: live
            arith.muli: not live
            arith.subi: live
            arith.xori: not live
            func.call: live, not live
            arith.andi: live
            arith.ori: not live
            "]],
    );
}

/// The operations of the dialect `test` that may have run (forward) or may still run (backward).
#[derive(Clone, PartialEq, Default)]
struct Ran(Option<BTreeSet<String>>);

impl Lattice for Ran {
    fn join(&self, other: &Self) -> Self {
        match (&self.0, &other.0) {
            (None, known) | (known, None) => Ran(known.clone()),
            (Some(one), Some(other)) => Ran(Some(one | other)),
        }
    }
}

impl Ran {
    fn with(&self, op: OpRef<'_>) -> Ran {
        let mut ran = self.clone();
        if let (Some(ran), Some(name)) = (&mut ran.0, op.name_str().strip_prefix("test.")) {
            ran.insert(name.to_owned());
        }
        ran
    }

    fn nothing() -> Ran {
        Ran(Some(BTreeSet::new()))
    }

    fn show(self) -> String {
        match self.0 {
            Some(ran) => Vec::from_iter(ran).join(" "),
            None => "unreached".to_owned(),
        }
    }
}

struct Before;

impl DenseForwardAnalysis for Before {
    type Fact = Ran;

    fn entry_state(&self) -> Ran {
        Ran::nothing()
    }

    fn visit_operation(&self, op: OpRef<'_>, before: &Ran) -> Ran {
        before.with(op)
    }
}

struct After;

impl DenseBackwardAnalysis for After {
    type Fact = Ran;

    fn exit_state(&self) -> Ran {
        Ran::nothing()
    }

    fn visit_operation(&self, op: OpRef<'_>, after: &Ran) -> Ran {
        after.with(op)
    }
}

/// Shows the state after each operation.
fn after(solver: &Solver<'_>, place: Place) -> Option<String> {
    let name = solver.at(place).name_str();
    let state: Ran = solver.state(Point::Op(place));
    name.starts_with("test.").then(|| state.show())
}

const BRANCHES: &str = r#"func.func private @callee() {
  "test.callee"() : () -> ()
  return
}
func.func @main(%c: i1, %n: index) {
  "test.start"() : () -> ()
  cf.cond_br %c, ^then, ^end
^then:
  "test.then"() : () -> ()
  cf.br ^end
^end:
  func.call @callee() : () -> ()
  "test.called"() : () -> ()
  scf.for %i = %n to %n step %n {
    "test.first"() : () -> ()
    scf.if %c {
      "test.inner"() : () -> ()
    }
    "test.second"() : () -> ()
  }
  "test.end"() : () -> ()
  return
^never:
  "test.never"() : () -> ()
  return
}"#;

#[test]
fn dense_facts_go_forward() {
    check(
        BRANCHES,
        |solver| {
            solver.load(DenseForward(Before));
        },
        after,
        &expect![[r"
            test.callee: callee start then
            test.start: start
            test.then: start then
            test.called: called callee start then
            test.first: called callee first inner second start then
            test.inner: called callee first inner second start then
            test.second: called callee first inner second start then
            test.end: called callee end first inner second start then
            test.never: unreached
            "]],
    );
}

#[test]
fn dense_facts_go_backward() {
    check(
        BRANCHES,
        |solver| {
            solver.load(DenseBackward(After));
        },
        after,
        &expect![[r"
            test.callee: called end first inner second
            test.start: called callee end first inner second then
            test.then: called callee end first inner second
            test.called: end first inner second
            test.first: end first inner second
            test.inner: end first inner second
            test.second: end first inner second
            test.end: 
            test.never: unreached
            "]],
    );
}

/// The functions in a module.
fn functions(module: &Body) -> impl Iterator<Item = &Body> {
    module.nested_bodies()
}

/// The values' indices as names.
fn names(values: &[ValueId]) -> String {
    let names: Vec<String> = values
        .iter()
        .map(|value| value.index().to_string())
        .collect();
    names.join(" ")
}

#[test]
fn values_live_in_and_out_of_blocks() {
    let run = |_: &Context, module: &mut Body, _: &mut _| {
        let mut text = String::new();
        for body in functions(module) {
            let liveness = Liveness::new(body);
            let ops = std::iter::once(OpId::ROOT).chain(body.walk(OpId::ROOT));
            for block in ops
                .flat_map(|op| body.regions(op))
                .flat_map(|region| body.blocks(region))
            {
                let (live_in, live_out) = (liveness.live_in(block), liveness.live_out(block));
                let args = names(body.block_args(block));
                writeln!(
                    text,
                    "({args}): in {}, out {}",
                    names(live_in),
                    names(live_out)
                )
                .expect("text");
            }
        }
        Ok(text)
    };
    check_text(
        &all_dialects(),
        "func.func @loop(%x: i32, %n: index) -> i32 {
           %zero = arith.constant 0 : index
           %one = arith.constant 1 : index
           cf.br ^head(%zero, %x : index, i32)
         ^head(%i: index, %sum: i32):
           %go = arith.cmpi ult, %i, %n : index
           cf.cond_br %go, ^body, ^end
         ^body:
           %more = scf.if %go -> i32 {
             %y = arith.addi %sum, %x : i32
             scf.yield %y : i32
           } else {
             scf.yield %sum : i32
           }
           %next = arith.addi %i, %one : index
           cf.br ^head(%next, %more : index, i32)
         ^end:
           return %sum : i32
         }",
        run,
        &expect![[r"
            (0 1): in , out 0 1 3
            (4 5): in 0 1 3, out 0 1 3 4 5 6
            (): in 0 1 3 4 5 6, out 0 1 3
            (): in 5, out 
            (): in 0 5, out 
            (): in 5, out 
            "]],
    );
}

#[test]
fn values_end_where_they_are_needed_last() {
    let run = |_: &Context, module: &mut Body, _: &mut _| {
        let body = functions(module).next().expect("a function");
        let liveness = Liveness::new(body);
        let ops: Vec<OpId> = body.walk(OpId::ROOT).collect();
        let (value, used, nested, other) = (ops[0], ops[1], ops[2], ops[4]);
        let block = body.parent_block(value).expect("a block");
        let value = body.result(value, 0);
        assert_eq!(liveness.start(block, value), Some(ops[0]));
        assert_eq!(liveness.end(block, value), Some(nested));
        assert!(!liveness.is_dead_after(value, used));
        assert!(liveness.is_dead_after(value, nested));
        assert!(liveness.is_dead_after(value, other));
        Ok(String::new())
    };
    check_text(
        &all_dialects(),
        r#"func.func @f(%c: i1) {
             %x = "test.value"() : () -> i32
             "test.use"(%x) : (i32) -> ()
             "test.region"() ({ "test.use"(%x) : (i32) -> () }) : () -> ()
             "test.other"() : () -> ()
             return
           }"#,
        run,
        &expect![[""]],
    );
}

#[test]
fn allocations_alias_what_is_made_of_them() {
    let run = |ctx: &Context, module: &mut Body, _: &mut _| {
        let body = functions(module).next().expect("a function");
        let alias = LocalAliasAnalysis::new(ctx, body);
        let asked = |name: &str| {
            let named = |op: &OpId| OpRef::new(ctx, body, *op).name_str() == name;
            body.walk(OpId::ROOT).find(named).expect("the operation")
        };
        let mut text = String::new();
        let values: Vec<ValueId> = body.operands(asked("test.values")).collect();
        for (at, &one) in values.iter().enumerate() {
            let results = values.iter().map(|&other| match alias.alias(one, other) {
                AliasResult::No => "no",
                AliasResult::May => "may",
                AliasResult::Partial => "partial",
                AliasResult::Must => "must",
            });
            writeln!(text, "{at}: {}", Vec::from_iter(results).join(" ")).expect("text");
        }
        for name in ["memref.store", "memref.load", "memref.dim", "test.values"] {
            let effects = values.iter().map(|&value| {
                let found = alias.mod_ref(asked(name), value);
                match (found.modifies, found.references) {
                    (false, false) => "-",
                    (true, false) => "mod",
                    (false, true) => "ref",
                    (true, true) => "mod+ref",
                }
            });
            writeln!(text, "{name}: {}", Vec::from_iter(effects).join(" ")).expect("text");
        }
        Ok(text)
    };
    // An argument, two allocations, a cast of the second allocation, one of either, the second through another path,
    // and a value read from memory.
    check_text(
        &all_dialects(),
        r#"func.func @f(%arg: memref<4xi32>, %c: i1, %i: index, %p: memref<memref<4xi32>>) {
             %a = memref.alloc() : memref<4xi32>
             %b = memref.alloca() : memref<4xi32>
             %cast = memref.cast %b : memref<4xi32> to memref<?xi32>
             %either = scf.if %c -> memref<4xi32> {
               scf.yield %a : memref<4xi32>
             } else {
               scf.yield %b : memref<4xi32>
             }
             %x = arith.constant 0 : i32
             memref.store %x, %a[%i] : memref<4xi32>
             cf.br ^next(%b : memref<4xi32>)
           ^next(%same: memref<4xi32>):
             %read = memref.load %p[] : memref<memref<4xi32>>
             %size = memref.dim %a, %i : memref<4xi32>
             "test.values"(%arg, %a, %b, %cast, %either, %same, %read)
               : (memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<?xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
             return
           }"#,
        run,
        &expect![[r"
            0: must no no no no no may
            1: no must no no may no may
            2: no no must may may must may
            3: no no may must may may may
            4: no may may may must may may
            5: no no must may may must may
            6: may may may may may may must
            memref.store: - mod - - mod - mod
            memref.load: ref ref ref ref ref ref ref
            memref.dim: - - - - - - -
            test.values: mod+ref mod+ref mod+ref mod+ref mod+ref mod+ref mod+ref
            "]],
    );
}
