//! Tests that violations of the contracts of passes and analyses have clear messages, and the times of pipelines within
//! passes.

use terrace_asm::{AsmTables, ParseOptions, parse};
use terrace_ir::{Body, BodyId, BodyTree, Context, Diagnostics, Failed, OpId, Place, Registry};
use terrace_pass::{
    Analyses, Analysis, Event, Named, OptionValues, Outcome, PassContext, PassDef, PassManager,
    PassRegistry, PipelineDef, PipelineError, parse_pipeline,
};

/// An analysis that requires [`Second`].
struct First;

/// An analysis that requires [`First`].
struct Second;

impl Analysis for First {
    fn new(ctx: &Context, body: &Body, analyses: &mut Analyses) -> Self {
        analyses.take::<Second>(ctx, body);
        First
    }
}

impl Analysis for Second {
    fn new(ctx: &Context, body: &Body, analyses: &mut Analyses) -> Self {
        analyses.get::<First>(ctx, body);
        Second
    }
}

/// Erases the first operation and claims to preserve everything.
static DENY: PassDef = PassDef::new("deny", "", |cx, _| {
    let first = cx.body.walk(OpId::ROOT).next().expect("an operation");
    cx.body.erase_op(first);
    cx.mark_all_preserved();
    Ok(())
});

/// Changes an attribute of a nested operation and claims to preserve everything.
static DENY_INSIDE: PassDef = PassDef::new("deny-inside", "", |cx, _| {
    let ctx = cx.ctx;
    let stub = first_nested(cx);
    let nested = cx.body.nested_mut(stub).expect("a body");
    let entry = (ctx.string("t.changed"), ctx.string("yes"));
    let attrs = nested.attrs(OpId::ROOT).with_entries(ctx, &[entry]);
    nested.set_attrs(OpId::ROOT, attrs);
    cx.mark_all_preserved();
    Ok(())
});

static NOTHING: PassDef = PassDef::new("nothing", "", |cx, _| {
    cx.mark_all_preserved();
    Ok(())
})
.class("Nothing");

/// Runs a pipeline on an operation that is not isolated.
static BAD_PATH: PassDef = PassDef::new("bad-path", "", |cx, _| {
    let pipeline = parsed(cx, "nothing")?;
    let flat = cx.body.walk(OpId::ROOT).find(|&op| !cx.body.is_nested(op));
    let flat = Place::new(BodyId::OUTERMOST, flat.expect("an operation"));
    cx.run_pipeline(&pipeline, &BodyTree::new(cx.body), flat)
});

/// Runs a pipeline at a place that the operation does not have.
static FAR_PATH: PassDef = PassDef::new("far-path", "", |cx, _| {
    let pipeline = parsed(cx, "nothing")?;
    let far = OpId::from_index(cx.body.op_capacity());
    let tree = BodyTree::new(cx.body);
    cx.run_pipeline(&pipeline, &tree, Place::new(BodyId::OUTERMOST, far))
});

/// Runs two pipelines on each nested module.
static RUN: PassDef = PassDef::new("run", "", |cx, _| {
    let all: Vec<OpId> = cx
        .body
        .walk(OpId::ROOT)
        .filter(|&op| cx.body.is_nested(op))
        .collect();
    let tree = BodyTree::new(cx.body);
    for text in ["nothing", "both"] {
        let pipeline = parsed(cx, text)?;
        for &stub in &all {
            cx.run_pipeline(&pipeline, &tree, Place::new(BodyId::OUTERMOST, stub))?;
        }
    }
    Ok(())
})
.class("Run");

static BOTH: PipelineDef = PipelineDef::new("both", "Does nothing twice", |pipeline, _, passes| {
    pipeline.add_text("nothing,nothing", passes)?;
    Ok(())
});

fn first_nested(cx: &PassContext<'_>) -> OpId {
    let mut all = cx.body.walk(OpId::ROOT);
    all.find(|&op| cx.body.is_nested(op))
        .expect("a module in the module")
}

fn parsed(cx: &mut PassContext<'_>, text: &str) -> Result<terrace_pass::OpPassManager, Failed> {
    cx.parse_pipeline("builtin.module", text)
        .map_err(|why| match why {
            PipelineError::Invalid(why) => cx.op_error(OpId::ROOT, why),
            PipelineError::NoPasses(failed) => failed,
        })
}

fn context() -> Context {
    let mut registry = Registry::new();
    registry.dialect(&terrace_builtin::BUILTIN);
    Context::new(registry)
}

fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    registry.extend([&DENY, &DENY_INSIDE, &NOTHING, &BAD_PATH, &FAR_PATH, &RUN]);
    registry.add_pipeline(&BOTH);
    registry
}

/// Runs a pipeline on a module that contains an operation and two modules.
fn run(pipeline: &str) -> Outcome {
    let ctx = context();
    let text = "\"t.op\"() : () -> ()\nmodule {}\nmodule {}\n";
    let file = ctx
        .sources()
        .add("f", text.as_bytes().to_vec())
        .expect("a small file");
    let mut diags = Diagnostics::new();
    let options = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    let parsed = parse(&AsmTables::new(&ctx), file, options, &mut diags);
    let mut body = parsed.unwrap_or_else(|_| panic!("{diags:?}"));
    let pipeline = parse_pipeline(pipeline, &registry()).expect("a pipeline");
    let mut manager = PassManager::with_threads(pipeline, 1);
    manager.passes = registry();
    manager.timing = true;
    manager.run_logged(&ctx, &mut body)
}

/// Returns the only message of a failing run.
fn failure(pipeline: &str) -> String {
    let outcome = run(pipeline);
    assert!(outcome.result.is_err());
    match outcome.events.as_slice() {
        [Event::Diagnostic(diagnostic)] => diagnostic.message.clone(),
        events => panic!("{events:?}"),
    }
}

#[test]
#[cfg(debug_assertions)]
fn a_pass_that_denies_a_change_fails() {
    for (pass, text) in [
        ("deny", "builtin.module(deny)"),
        ("deny-inside", "builtin.module(deny-inside)"),
    ] {
        let expect = format!(
            "'builtin.module' op internal error: pass '{pass}' marks all analyses as preserved, but changed the operation \
             or something in it"
        );
        assert_eq!(failure(text), expect);
    }
    assert!(run("builtin.module(nothing)").result.is_ok());
}

#[test]
fn a_pipeline_runs_on_isolated_operations_alone() {
    let expect = "'t.op' op is not isolated from above; a pass cannot run a pipeline on it";
    assert_eq!(failure("builtin.module(bad-path)"), expect);
}

#[test]
fn a_pipeline_runs_on_operations_that_exist() {
    let expect = "'builtin.module' op internal error: a pass runs a pipeline at a place of another operation's tree";
    assert_eq!(failure("builtin.module(far-path)"), expect);
}

#[test]
#[should_panic(expected = "First` asks for `contracts::Second` asks for `contracts::First`")]
fn an_analysis_that_needs_itself_is_named() {
    let ctx = context();
    let body = terrace_testing::read(&ctx, "", &mut Diagnostics::new()).expect("valid");
    Analyses::new().get::<First>(&ctx, &body);
}

#[test]
fn pipelines_within_passes_are_timed() {
    let outcome = run("builtin.module(nothing,run,nothing)");
    assert!(outcome.result.is_ok());
    let names: Vec<(&str, Vec<&str>)> = (outcome.timers.iter())
        .map(|timer| {
            let parts = timer.parts.iter().map(|part| part.1.name.as_str());
            (timer.name.as_str(), parts.collect())
        })
        .collect();
    let expect = [
        ("Nothing", vec![]),
        ("Run", vec![]),
        ("'builtin.module' Pipeline", vec!["Nothing"; 3]),
        ("Nothing", vec![]),
    ];
    assert_eq!(names, expect);
}

#[test]
#[should_panic(expected = "pass \"with a blank\" cannot be named in a pipeline")]
fn a_pass_that_no_text_can_name_is_refused() {
    static BLANK: PassDef = PassDef::new("with a blank", "", |_, _: &OptionValues| Ok(()));
    PassRegistry::new().add(&BLANK);
}

#[test]
#[should_panic(expected = "two passes or pipelines are named 'both'")]
fn passes_and_pipelines_share_names() {
    static PASS: PassDef = PassDef::new("both", "", |_, _: &OptionValues| Ok(()));
    registry().add(&PASS);
}

#[test]
fn a_pipeline_cannot_contain_itself() {
    static RECURSIVE: PipelineDef = PipelineDef::new("recursive", "", |pipeline, _, passes| {
        pipeline.add_text("nothing,recursive", passes)?;
        Ok(())
    });
    let mut registry = registry();
    registry.add_pipeline(&RECURSIVE);
    assert!(matches!(
        registry.named("recursive"),
        Some(Named::Pipeline(_))
    ));
    let read = parse_pipeline("any(recursive)", &registry);
    let why = read.map(|_| ()).expect_err("it would never end");
    let expect = "'recursive' does not refer to a registered pass or pass pipeline";
    assert!(why.contains(expect), "{why}");
}
