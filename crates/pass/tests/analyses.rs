//! Tests cached analyses, statistics, and pipelines within passes.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use terrace_asm::{AsmTables, ParseOptions, parse};
use terrace_ir::{Body, BodyId, BodyTree, Context, Diagnostics, Failed, OpId, Place, Registry};
use terrace_pass::{
    Analyses, Analysis, Outcome, Pass, PassContext, PassDef, PassManager, PassRegistry,
    PipelineError, Preserved, Statistic, StatisticsDisplay, parse_pipeline,
};

/// The number of operations directly in the body, an analysis.
struct Count(usize);

/// An analysis that depends on [`Count`].
struct Twice(usize);

/// The number of calls of `Count::new`, indexed by the number of operations in the body.
static COMPUTED: [AtomicUsize; 16] = [const { AtomicUsize::new(0) }; 16];

/// Serializes the tests, because they share `COMPUTED`.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

fn computed(count: usize) -> usize {
    COMPUTED[count].swap(0, Ordering::Relaxed)
}

impl Analysis for Count {
    fn new(_ctx: &Context, body: &Body, _analyses: &mut Analyses) -> Self {
        let blocks = body
            .regions(OpId::ROOT)
            .flat_map(|region| body.blocks(region));
        let count: usize = blocks.map(|block| body.ops(block).count()).sum();
        COMPUTED[count].fetch_add(1, Ordering::Relaxed);
        Count(count)
    }
}

impl Analysis for Twice {
    fn new(ctx: &Context, body: &Body, analyses: &mut Analyses) -> Self {
        Twice(2 * analyses.get::<Count>(ctx, body).0)
    }

    fn is_invalidated(&self, preserved: &Preserved) -> bool {
        !preserved.has::<Self>() || !preserved.has::<Count>()
    }
}

static OPS: Statistic = Statistic {
    name: "ops",
    description: "Operations that were seen",
};

static RUNS: Statistic = Statistic {
    name: "all runs",
    description: "Runs of the pass",
};

/// A pass implemented by a function.
struct Run(fn(&mut PassContext<'_>) -> Result<(), Failed>);

impl Pass for Run {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        (self.0)(cx)
    }
}

macro_rules! passes {
    ($($id:ident $name:literal $class:literal $statistics:expr, $run:expr;)*) => {
        $(static $id: PassDef = PassDef::of($name, "", |_| Box::new(Run($run))).class($class).statistics($statistics);)*
        static PASSES: &[&PassDef] = &[$(&$id),*];
    };
}

fn remark(cx: &mut PassContext<'_>, message: String) {
    cx.diags.remark(terrace_ir::Loc::UNKNOWN, message);
}

passes! {
    KEEP "keep" "Keep" &[&OPS, &RUNS], |cx| {
        let ops = cx.analysis::<Twice>().0 / 2;
        cx.count(&OPS, ops);
        cx.count(&RUNS, 1);
        cx.mark_all_preserved();
        Ok(())
    };
    DROP "drop" "Drop" &[], |_| Ok(());
    KEEP_COUNT "keep-count" "KeepCount" &[], |cx| {
        cx.mark_preserved::<Count>();
        Ok(())
    };
    KEEP_TWICE "keep-twice" "KeepTwice" &[], |cx| {
        cx.mark_preserved::<Twice>();
        Ok(())
    };
    SAY "say" "Say" &[], |cx| {
        let known = cx.cached_analysis::<Count>().map(|count| count.0);
        let twice = cx.cached_analysis::<Twice>().map(|twice| twice.0);
        let around = cx.cached_parent_analysis::<Count>().map(|count| count.0);
        remark(cx, format!("{known:?} {twice:?} around {around:?}"));
        cx.mark_all_preserved();
        Ok(())
    };
    CHILDREN "children" "Children" &[], |cx| {
        let stubs: Vec<OpId> = cx.body.walk(OpId::ROOT).filter(|&op| cx.body.is_nested(op)).collect();
        for stub in stubs {
            cx.child_analysis::<Count>(stub);
        }
        assert!(cx.child_analysis::<Count>(OpId::ROOT).is_none());
        cx.mark_all_preserved();
        Ok(())
    };
    ALL_BODIES "all-bodies" "AllBodies" &[&OPS], |cx| {
        let ctx = cx.ctx;
        let counts = cx.for_each_body(|body, analyses, _| analyses.get::<Count>(ctx, body).0);
        counts.into_iter().for_each(|count| cx.count(&OPS, count));
        cx.mark_all_preserved();
        Ok(())
    };
    UNDECLARED "undeclared" "Undeclared" &[&RUNS], |cx| {
        cx.count(&OPS, 1);
        Ok(())
    };
    RUN_KEEP "run-keep" "RunKeep" &[], |cx| {
        let stub = cx.body.walk(OpId::ROOT).find(|&op| cx.body.is_nested(op)).unwrap();
        match cx.parse_pipeline("builtin.module", "keep") {
            Ok(pipeline) => {
                let place = Place::new(BodyId::OUTERMOST, stub);
                cx.run_pipeline(&pipeline, &BodyTree::new(cx.body), place)?;
            }
            Err(PipelineError::Invalid(why)) => panic!("{why}"),
            Err(PipelineError::NoPasses(failed)) => return Err(failed),
        }
        let known = cx.analyses.child(stub).cached::<Count>().map(|count| count.0);
        remark(cx, format!("{known:?}"));
        Ok(())
    };
}

fn context() -> Context {
    let mut registry = Registry::new();
    registry.dialect(&terrace_builtin::BUILTIN);
    Context::new(registry)
}

fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    registry.extend(PASSES.iter().copied());
    registry
}

fn manager(pipeline: &str) -> PassManager {
    let mut manager = PassManager::new(parse_pipeline(pipeline, &registry()).unwrap());
    manager.passes = registry();
    manager
}

/// Returns a module that contains modules with the given numbers of operations.
fn module(ctx: &Context, inner: &[usize]) -> Body {
    let inner = inner
        .iter()
        .map(|&count| format!("module {{\n{}}}\n", "\"t.op\"() : () -> ()\n".repeat(count)));
    let text = format!("module {{\n{}}}\n", inner.collect::<String>());
    let file = ctx.sources().add("f", text.into_bytes()).unwrap();
    let mut diags = Diagnostics::new();
    let options = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    parse(&AsmTables::new(ctx), file, options, &mut diags).unwrap_or_else(|_| panic!("{diags:?}"))
}

fn messages(outcome: &Outcome) -> Vec<&str> {
    let messages = outcome.events.iter().map(|event| match event {
        terrace_pass::Event::Diagnostic(diagnostic) => diagnostic.message.as_str(),
        other => panic!("nobody asked for {other:?}"),
    });
    messages.collect()
}

/// Runs a pipeline on 1, 2 and 16 threads and compares its messages, which must be the same for all numbers of threads.
fn check(pipeline: &str, inner: &[usize], expect: &[&str], computations: &[(usize, usize)]) {
    let _guard = ONE_AT_A_TIME.lock();
    (0..COMPUTED.len()).for_each(|count| {
        computed(count);
    });
    for threads in [1, 2, 16] {
        let ctx = context();
        let mut body = module(&ctx, inner);
        let mut manager = manager(pipeline);
        manager.threads = threads;
        let outcome = manager.run_logged(&ctx, &mut body);
        assert_eq!(
            messages(&outcome),
            expect,
            "{pipeline} on {threads} threads"
        );
        for &(count, times) in computations {
            assert_eq!(computed(count), times, "{pipeline} on {threads} threads");
        }
    }
}

#[test]
fn an_analysis_is_computed_once_until_it_is_dropped() {
    check(
        "builtin.module(keep,keep,say)",
        &[0],
        &["Some(1) Some(2) around None"],
        &[(1, 1)],
    );
    check(
        "builtin.module(keep,drop,say,keep)",
        &[0; 2],
        &["None None around None"],
        &[(2, 2)],
    );
    // An analysis that depends on a dropped one is also dropped. Only the analyses that a pass names are kept.
    check(
        "builtin.module(keep,keep-count,say)",
        &[0; 3],
        &["Some(3) None around None"],
        &[(3, 1)],
    );
    check(
        "builtin.module(keep,keep-twice,say)",
        &[0; 4],
        &["None None around None"],
        &[(4, 1)],
    );
}

#[test]
fn nested_pipelines_see_what_is_known_around_and_drop_it() {
    check(
        "builtin.module(keep,builtin.module(say,keep,keep,say),say)",
        &[6, 7],
        &[
            "None None around Some(2)",
            "Some(6) Some(12) around Some(2)",
            "None None around Some(2)",
            "Some(7) Some(14) around Some(2)",
            "None None around None",
        ],
        &[(6, 1), (7, 1)],
    );
}

#[test]
fn analyses_of_children_are_handed_to_nested_pipelines() {
    let expect = ["Some(8) None around None", "Some(9) None around None"];
    check(
        "builtin.module(children,builtin.module(say,keep))",
        &[8, 9],
        &expect,
        &[(8, 1), (9, 1)],
    );
    check(
        "builtin.module(children,drop,builtin.module(say,keep))",
        &[8, 9],
        &["None None around None"; 2],
        &[(8, 2), (9, 2)],
    );
    check(
        "builtin.module(all-bodies,all-bodies,builtin.module(say))",
        &[10, 11, 12],
        &[
            "Some(10) None around Some(3)",
            "Some(11) None around Some(3)",
            "Some(12) None around Some(3)",
        ],
        &[(10, 1), (11, 1), (12, 1)],
    );
}

#[test]
fn a_pipeline_within_a_pass_has_the_analyses_of_its_operation() {
    check("builtin.module(run-keep)", &[13], &["Some(13)"], &[(13, 1)]);
}

#[test]
fn a_pass_manager_without_passes_refuses_pipelines_within_passes() {
    let _guard = ONE_AT_A_TIME.lock();
    let ctx = context();
    let mut manager = manager("builtin.module(run-keep)");
    manager.passes = PassRegistry::new();
    let outcome = manager.run_logged(&ctx, &mut module(&ctx, &[0]));
    assert!(outcome.result.is_err());
    assert_eq!(
        messages(&outcome),
        [
            "'builtin.module' op pipeline 'keep' cannot be run: the pass manager has no registry of passes"
        ]
    );
    let (mut body, mut diags) = (module(&ctx, &[0]), Diagnostics::new());
    let mut cx = PassContext::new(&ctx, &mut body, &mut diags, 1);
    assert!(matches!(
        cx.parse_pipeline("builtin.module", "keep"),
        Err(PipelineError::NoPasses(_))
    ));
    assert!(
        cx.run_pipeline(
            &parse_pipeline("builtin.module()", &registry()).unwrap(),
            &BodyTree::default(),
            Place::ROOT,
        )
        .is_err()
    );
}

#[test]
fn statistics_are_added_up() {
    let _guard = ONE_AT_A_TIME.lock();
    let pipeline = "builtin.module(keep,drop,builtin.module(keep,builtin.module(keep)),all-bodies)";
    for threads in [1, 2, 16] {
        let ctx = context();
        let mut manager = manager(pipeline);
        manager.threads = threads;
        let outcome = manager.run_logged(&ctx, &mut module(&ctx, &[1, 14, 15]));
        assert!(outcome.result.is_ok());
        let report = |display| outcome.statistics.report(&manager.pipeline, display);
        let head = terrace_pass::statistics_report("");
        let head = head.strip_suffix('\n').unwrap();
        assert_eq!(
            report(StatisticsDisplay::List),
            format!(
                "{head}  AllBodies\n    (S) 33 ops - Operations that were seen\n  Keep\n    (S)  4 all runs - Runs of the \
                 pass\n    (S) 33 ops      - Operations that were seen\n\n"
            )
        );
        assert_eq!(
            report(StatisticsDisplay::Pipeline),
            format!(
                "{head}Keep\n  (S) 1 all runs - Runs of the pass\n  (S) 3 ops      - Operations that were seen\nDrop\n\
                 'builtin.module' Pipeline\n  Keep\n    (S)  3 all runs - Runs of the pass\n    (S) 30 ops      - Operations \
                 that were seen\n  'builtin.module' Pipeline\n    Keep\n      (S) 0 all runs - Runs of the pass\n      (S) 0 \
                 ops      - Operations that were seen\nAllBodies\n  (S) 33 ops - Operations that were seen\n\n"
            )
        );
    }
    let ctx = context();
    let outcome = manager("builtin.module(undeclared)").run_logged(&ctx, &mut module(&ctx, &[]));
    assert_eq!(
        messages(&outcome),
        [
            "'builtin.module' op internal error: pass 'undeclared' counts 'ops', which it does not declare"
        ]
    );
}
