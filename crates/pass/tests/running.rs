//! Tests how passes run: order, threads, verifier, dumps, errors.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use terrace_asm::{AsmTables, ParseOptions, PrintOptions, parse};
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, OpRef, Registry};
use terrace_pass::{
    Event, Instrumentation, OptionValues, Pass, PassContext, PassDef, PassInstance, PassManager,
    PassRegistry, PreparedPass, TypedOption, WhichPasses, parallel_bodies, parse_pipeline,
};

/// Marks operations with a unit attribute, and reports what the option `says` requests.
struct Mark {
    says: String,
    fails_at: String,
}

impl Pass for Mark {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let name = symbol(cx.op());
        if !self.says.is_empty() {
            let depth = cx.outer.map_or(0, |outer| outer.chain().count());
            cx.diags.remark(
                terrace_ir::Loc::UNKNOWN,
                format!("{} {name} at depth {depth}", self.says),
            );
        }
        if !self.fails_at.is_empty() && self.fails_at == name {
            return Err(cx.op_error(OpId::ROOT, "cannot be marked"));
        }
        let mark = cx
            .ctx
            .dictionary(vec![(cx.ctx.string("test.marked"), terrace_ir::Attr::UNIT)]);
        cx.body.set_attrs(OpId::ROOT, mark);
        Ok(())
    }
}

fn symbol(op: OpRef<'_>) -> String {
    let name = op
        .prop_named("sym_name")
        .and_then(|name| name.as_str(op.ctx));
    name.unwrap_or_default().to_owned()
}

const SAYS: TypedOption<String> = TypedOption::text("says", "", "");

const FAILS_AT: TypedOption<String> = TypedOption::text("fails-at", "", "");

static MARK: PassDef = PassDef::of("mark", "", |options: &OptionValues| {
    Box::new(Mark {
        says: options.get(&SAYS),
        fails_at: options.get(&FAILS_AT),
    })
})
.class("MarkPass")
.on("builtin.module")
.options(&[SAYS.def, FAILS_AT.def]);

/// Creates IR that the verifier rejects: a block argument in the module's region.
fn run_break(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let region = cx.body.region(OpId::ROOT, 0).unwrap();
    let block = cx.body.entry_block(region).unwrap();
    cx.body
        .add_block_arg(block, terrace_ir::Type::I32, terrace_ir::Loc::UNKNOWN);
    Ok(())
}

static BREAK: PassDef = PassDef::new("break", "", run_break).class("BreakPass");

static FUNC_ONLY: PassDef = PassDef::new("func-only", "", run_break)
    .class("FuncOnlyPass")
    .on("func.func");

fn context() -> Context {
    let mut registry = Registry::new();
    registry.dialect(&terrace_builtin::BUILTIN);
    Context::new(registry)
}

fn module(ctx: &Context, text: &str) -> Body {
    let file = ctx.sources().add("f", text.as_bytes().to_vec()).unwrap();
    let mut diags = Diagnostics::new();
    let options = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    parse(&AsmTables::new(ctx), file, options, &mut diags).unwrap_or_else(|_| panic!("{diags:?}"))
}

fn manager(pipeline: &str) -> PassManager {
    let mut registry = PassRegistry::new();
    registry.extend([&MARK, &BREAK, &FUNC_ONLY, &PREPARES]);
    registry.extend([&READS, &DEPENDS, &RUNS_ON]);
    PassManager::new(parse_pipeline(pipeline, &registry).unwrap_or_else(|error| panic!("{error}")))
}

/// Returns diagnostics and dumps, one per line.
fn log(events: &[Event]) -> String {
    let lines = events.iter().map(|event| match event {
        Event::Diagnostic(diagnostic) => {
            format!("{}: {}\n", diagnostic.severity.word(), diagnostic.message)
        }
        Event::Explanations(left) => {
            let messages = left.iter().map(|it| it.remark.message.as_str());
            messages.collect()
        }
        Event::Text(text) => text.clone(),
        other => panic!("nobody asked for {other:?}"),
    });
    lines.collect()
}

/// Runs a pipeline on 1, 2 and 16 threads.
fn check(
    text: &str,
    pipeline: &str,
    prepare: impl Fn(&mut PassManager),
    succeeds: bool,
    expect: &str,
) {
    for threads in [1, 2, 16] {
        let ctx = context();
        let mut body = module(&ctx, text);
        let mut manager = manager(pipeline);
        manager.threads = threads;
        manager.printer = Some(Arc::new(PrintOptions::default()));
        prepare(&mut manager);
        let outcome = manager.run_logged(&ctx, &mut body);
        assert_eq!(
            log(&outcome.events),
            expect,
            "{pipeline} with {threads} threads"
        );
        assert_eq!(outcome.result.is_ok(), succeeds, "{pipeline}");
    }
}

const TREE: &str = "
    builtin.module @a { builtin.module @x {} builtin.module @y {} }
    builtin.module @b {}
    builtin.module @c { builtin.module @z {} }
";

#[test]
fn nested_pipelines_run_on_what_is_right_inside() {
    check(
        TREE,
        "builtin.module(mark{says=outer},builtin.module(mark{says=one},builtin.module(mark{says=deep}),mark{says=two}))",
        |_| (),
        true,
        "remark: outer  at depth 0\n\
         remark: one a at depth 1\nremark: deep x at depth 2\nremark: deep y at depth 2\nremark: two a at depth 1\n\
         remark: one b at depth 1\nremark: two b at depth 1\n\
         remark: one c at depth 1\nremark: deep z at depth 2\nremark: two c at depth 1\n",
    );
}

#[test]
fn neighbouring_pipelines_are_one() {
    check(
        TREE,
        "builtin.module(builtin.module(mark{says=one}),builtin.module(mark{says=two}))",
        |_| (),
        true,
        "remark: one a at depth 1\nremark: two a at depth 1\nremark: one b at depth 1\nremark: two b at depth 1\n\
         remark: one c at depth 1\nremark: two c at depth 1\n",
    );
    // The pipeline for any operation also fits the operations of the next pipeline.
    check(
        "builtin.module @a {} builtin.module @b {}",
        "builtin.module(any(mark{says=one}),builtin.module(mark{says=two}))",
        |_| (),
        true,
        "remark: one a at depth 1\nremark: one b at depth 1\nremark: two a at depth 1\nremark: two b at depth 1\n",
    );
}

#[test]
fn an_error_ends_the_pipeline() {
    check(
        TREE,
        "builtin.module(builtin.module(mark{says=one fails-at=b},mark{says=two}),mark{says=never})",
        |_| (),
        false,
        "remark: one a at depth 1\nremark: two a at depth 1\n\
         remark: one b at depth 1\nerror: 'builtin.module' op cannot be marked\n\
         remark: one c at depth 1\nremark: two c at depth 1\n",
    );
}

#[test]
fn pipelines_and_operations_must_fit() {
    check(
        "",
        "func.func()",
        |_| (),
        false,
        "error: can't run 'func.func' pass manager on 'builtin.module' op\n",
    );
    check(
        "",
        "any(func-only)",
        |_| (),
        false,
        "error: 'builtin.module' op trying to schedule pass 'FuncOnlyPass' on an unsupported operation\n",
    );
    check(TREE, "builtin.module(any(func-only))", |_| (), true, "");
    check(
        "\"t.op\"() : () -> ()",
        "builtin.module(t.op(any(break)))",
        |_| (),
        false,
        "error: 't.op' op trying to schedule a pass on an unregistered operation\n",
    );
    check(
        "%0 = builtin.unrealized_conversion_cast to i32",
        "builtin.module(builtin.unrealized_conversion_cast(break))",
        |_| (),
        false,
        "error: 'builtin.unrealized_conversion_cast' op trying to schedule a pass on an operation not marked as \
         'IsolatedFromAbove'\n",
    );
}

/// Reads an option that the pass does not declare.
static READS: PassDef = PassDef::new("reads", "", |_, options| {
    options.get(&SAYS);
    Ok(())
});

/// Depends on a dialect whose name is misspelt.
static DEPENDS: PassDef = PassDef::new("depends", "", |_, _| Ok(())).dialects(&["bulitin"]);

/// Runs on an operation whose name is misspelt.
static RUNS_ON: PassDef = PassDef::new("runs-on", "", |_, _| Ok(())).on("builtin.modul");

#[test]
fn mistakes_in_declarations_of_passes_are_errors() {
    check(
        "",
        "builtin.module(reads)",
        |_| (),
        false,
        "error: 'builtin.module' op internal error: pass 'reads' reads the option 'says', which it does not declare\n",
    );
    check(
        "",
        "builtin.module(depends)",
        |_| (),
        false,
        "error: internal error: pass 'depends': unknown dialect 'bulitin'; did you mean 'builtin'?\n",
    );
    check(
        "",
        "builtin.module(any(runs-on))",
        |_| (),
        false,
        "error: internal error: pass 'runs-on': it runs on 'builtin.modul', which the dialect does not have\n",
    );
}

#[test]
fn the_verifier_runs_after_each_pass() {
    let error = "error: 'builtin.module' op region should have no arguments\n";
    check(
        "",
        "builtin.module(break,mark{says=never})",
        |_| (),
        false,
        error,
    );
    check(
        "",
        "builtin.module(break,mark)",
        |manager| manager.verify_each = false,
        true,
        "",
    );
}

#[test]
fn dumps_need_a_printer() {
    let prepare = |manager: &mut PassManager| {
        manager.dumps.before = WhichPasses::All;
        manager.printer = None;
    };
    let expect = "error: internal error: dumps and reproducers need a printer\n";
    check(TREE, "builtin.module(mark)", prepare, false, expect);
}

#[test]
fn the_ir_is_dumped_around_passes() {
    let text = "module { builtin.module @a {} }";
    let pipeline = "builtin.module(builtin.module(mark),mark,mark)";
    check(
        text,
        pipeline,
        |manager| manager.dumps.before = WhichPasses::Named(vec!["mark".to_owned()]),
        true,
        "\
// -----// IR Dump Before MarkPass (mark) //----- //
module @a {
}

// -----// IR Dump Before MarkPass (mark) //----- //
module {
  module @a attributes {test.marked} {
  }
}


// -----// IR Dump Before MarkPass (mark) //----- //
module attributes {test.marked} {
  module @a attributes {test.marked} {
  }
}


",
    );
    check(
        text,
        pipeline,
        |manager| {
            manager.dumps.after = WhichPasses::All;
            manager.dumps.only_on_change = true;
        },
        true,
        "\
// -----// IR Dump After MarkPass (mark) //----- //
module @a attributes {test.marked} {
}

// -----// IR Dump After MarkPass (mark) //----- //
module attributes {test.marked} {
  module @a attributes {test.marked} {
  }
}


",
    );
    check(
        text,
        "builtin.module(mark,mark{fails-at=\"\"},builtin.module(mark{fails-at=a}))",
        |manager| {
            manager.dumps.after = WhichPasses::All;
            manager.dumps.only_on_failure = true;
        },
        false,
        "\
error: 'builtin.module' op cannot be marked
// -----// IR Dump After MarkPass Failed (mark) //----- //
module @a {
}

",
    );
}

#[test]
fn instrumentations_see_every_pass() {
    struct Names;
    impl Instrumentation for Names {
        fn before_pass(&self, pass: &PassInstance, op: OpRef<'_>, log: &mut String) {
            log.push_str(&format!("before {} on @{}\n", pass.def.name, symbol(op)));
        }
        fn after_pass(&self, pass: &PassInstance, op: OpRef<'_>, failed: bool, log: &mut String) {
            log.push_str(&format!(
                "after {} on @{}: {failed}\n",
                pass.def.name,
                symbol(op)
            ));
        }
    }
    check(
        "builtin.module @a {} builtin.module @b {}",
        "builtin.module(builtin.module(mark{fails-at=b}))",
        |manager| manager.instrumentations.push(Box::new(Names)),
        false,
        "before mark on @a\nafter mark on @a: false\nbefore mark on @b\n\
         error: 'builtin.module' op cannot be marked\nafter mark on @b: true\n",
    );
}

#[test]
fn passes_are_timed_where_they_stand() {
    let ctx = context();
    let mut body = module(&ctx, TREE);
    let mut manager = manager("builtin.module(mark,builtin.module(mark,mark),any(mark))");
    manager.timing = true;
    let outcome = manager.run_logged(&ctx, &mut body);
    let names: Vec<_> = outcome
        .timers
        .iter()
        .map(|timer| (timer.name.as_str(), timer.hidden))
        .collect();
    assert_eq!(
        names,
        [
            ("MarkPass", false),
            ("Pipeline Collection : ['builtin.module']", true),
            ("Pipeline Collection : ['any']", true)
        ]
    );
    let inner = &outcome.timers[1].parts[0].1;
    assert_eq!(
        (inner.name.as_str(), inner.parts.len()),
        ("'builtin.module' Pipeline", 2)
    );
    assert!(inner.wall >= inner.parts[0].1.wall);
}

/// Has setup per thread, and reports at each operation the number of earlier runs.
struct Prepares;

static PREPARED: AtomicUsize = AtomicUsize::new(0);

struct Runs(usize);

impl Pass for Prepares {
    fn run(&self, _: &mut PassContext<'_>) -> Result<(), Failed> {
        panic!("a pass that prepares something runs as what it prepared");
    }

    fn prepare<'c>(&'c self, _: &'c Context) -> Option<Box<dyn PreparedPass + 'c>> {
        PREPARED.fetch_add(1, Ordering::Relaxed);
        Some(Box::new(Runs(0)))
    }
}

impl PreparedPass for Runs {
    fn run(&mut self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        self.0 += 1;
        let name = symbol(cx.op());
        cx.diags.remark(terrace_ir::Loc::UNKNOWN, name);
        Ok(())
    }
}

static PREPARES: PassDef =
    PassDef::of("prepares", "", |_| Box::new(Prepares)).class("PreparesPass");

#[test]
fn what_a_pass_prepares_serves_many_operations() {
    let text: String = (0..40)
        .map(|nth| format!("builtin.module @m{nth} {{}}\n"))
        .collect();
    let expect: String = (0..40).map(|nth| format!("remark: m{nth}\n")).collect();
    check(
        &text,
        "builtin.module(builtin.module(prepares))",
        |_| (),
        true,
        &expect,
    );
    // There are three runs. One thread processes all bodies of a run, because they are small.
    assert_eq!(PREPARED.load(Ordering::Relaxed), 3);
}

#[test]
fn bodies_are_visited_inner_ones_first() {
    for threads in [1, 2, 16] {
        let ctx = context();
        let mut body = module(&ctx, TREE);
        let order = Mutex::new(Vec::new());
        let mut diags = Diagnostics::new();
        let names = parallel_bodies(&mut body, threads, &mut diags, |body, diags| {
            let name = symbol(OpRef::new(&ctx, body, OpId::ROOT));
            diags.remark(terrace_ir::Loc::UNKNOWN, name.clone());
            order.lock().unwrap().push(name.clone());
            name
        });
        assert_eq!(names, ["a", "x", "y", "b", "c", "z"]);
        let reported: Vec<_> = diags
            .iter()
            .map(|diagnostic| diagnostic.message.clone())
            .collect();
        assert_eq!(reported, ["x", "y", "a", "b", "z", "c"]);
        let order = order.into_inner().unwrap();
        let place = |name: &str| order.iter().position(|at| at == name);
        assert!(place("x") < place("a") && place("y") < place("a") && place("z") < place("c"));
    }
}

/// The bodies are large enough for several threads.
#[test]
fn many_bodies_are_done_once_each_in_order() {
    let ops = "\"t.op\"() : () -> ()\n".repeat(50);
    let text: String = (0..500)
        .map(|nth| format!("builtin.module @m{nth} {{\n{ops}}}\n"))
        .collect();
    let ctx = context();
    let mut body = module(&ctx, &text);
    let mut diags = Diagnostics::new();
    let names = parallel_bodies(&mut body, 8, &mut diags, |body, _| {
        symbol(OpRef::new(&ctx, body, OpId::ROOT))
    });
    let expect: Vec<String> = (0..500).map(|nth| format!("m{nth}")).collect();
    assert_eq!(names, expect);
}
