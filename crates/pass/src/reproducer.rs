//! Reproducers: a module with the pipeline to run on it, for `--run-reproducer`.

use crate::pass::PassDef;
use crate::pipeline::OpPassManager;
use terrace_ir::print::{PrintBody, PrintForm};
use terrace_ir::resources::Resource;
use terrace_ir::{Body, Loc, OpRef, symbol::symbol_name};

/// The tool whose external resources hold the pipeline.
pub const TOOL: &str = "mlir_reproducer";

/// The kind of reproducer to make of a failure.
#[derive(Clone, Copy, Debug)]
pub struct Reproduce {
    /// Of the failed pass alone, with the module as it was before it. Passes then run one after the other.
    pub local: bool,
    /// The reproducer's setting about threads.
    pub threading_disabled: bool,
}

/// The first failure of a run that reproducers were asked for.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The location of the operation that the pass ran on.
    pub loc: Loc,
    /// The pass and its operation: `` `ClassPass` on 'func.func' operation: @f ``. `None` if no pass was running.
    pub running: Option<String>,
    /// True if the reproducer is of this pass alone.
    pub local: bool,
    /// The reproducer.
    pub text: String,
}

/// The settings with which a reproducer runs its pipeline.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// `disable_threading`
    pub threading_disabled: bool,
    /// `verify_each`
    pub verify_each: bool,
}

/// A module with a pipeline.
pub fn reproducer(
    printer: &dyn PrintBody,
    body: &Body,
    pipeline: &str,
    settings: Settings,
) -> String {
    let entries = [
        ("pipeline", Resource::String(pipeline.as_bytes().into())),
        (
            "disable_threading",
            Resource::Bool(settings.threading_disabled),
        ),
        ("verify_each", Resource::Bool(settings.verify_each)),
    ];
    let entries = entries.map(|(key, value)| (key.as_bytes().into(), value));
    let resources = vec![(TOOL.as_bytes().into(), entries.into())];
    printer.print(body, PrintForm::File(resources))
}

/// The text of a whole pipeline in a reproducer of a failure: its steps are separated by a comma and a space.
pub(crate) fn pipeline_text(pipeline: &OpPassManager) -> String {
    let steps: Vec<String> = pipeline
        .elements()
        .iter()
        .map(|step| {
            let mut text = String::new();
            step.print(&mut text);
            text
        })
        .collect();
    format!("{}({})", pipeline.anchor_name(), steps.join(", "))
}

/// `'func.func' operation: @f`
pub(crate) fn show_op(op: OpRef<'_>) -> String {
    let mut text = format!("'{}' operation", op.name_str());
    let symbol = symbol_name(op.ctx, op.body, op.id);
    if let Some(symbol) = symbol.map(|symbol| symbol.message_text(op.ctx)) {
        text.push_str(": @");
        text.push_str(&symbol);
    }
    text
}

/// `` `ClassPass` on 'func.func' operation: @f ``
pub(crate) fn show_running(pass: &PassDef, op: OpRef<'_>) -> String {
    format!("`{}` on {}", pass.class, show_op(op))
}
