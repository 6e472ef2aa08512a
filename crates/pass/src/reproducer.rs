//! Creates reproducers: modules that contain the pipeline to run on them, for `--run-reproducer`.

use crate::pass::PassDef;
use crate::pipeline::OpPassManager;
use terrace_ir::print::{PrintBody, PrintForm};
use terrace_ir::resources::Resource;
use terrace_ir::{Body, Loc, OpRef, symbol::symbol_name};

/// The name of the tool in whose external resources the pipeline is stored.
pub const TOOL: &str = "mlir_reproducer";

/// The kind of reproducer to create after a failure.
#[derive(Clone, Copy, Debug)]
pub struct Reproduce {
    /// True for a reproducer of only the failed pass, with the module before that pass. Passes then run sequentially.
    pub local: bool,
    /// The setting `disable_threading` of the reproducer.
    pub threading_disabled: bool,
}

/// The first failure of a run with reproducers.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The location of the operation that the pass ran on.
    pub loc: Loc,
    /// The pass and its operation: `` `ClassPass` on 'func.func' operation: @f ``. `None` if no pass was running.
    pub running: Option<String>,
    /// True if the reproducer contains only this pass.
    pub local: bool,
    /// The text of the reproducer.
    pub text: String,
}

/// The settings for running the pipeline of a reproducer.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// `disable_threading`
    pub threading_disabled: bool,
    /// `verify_each`
    pub verify_each: bool,
}

/// Returns the text of a module with a pipeline.
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

/// Returns the text of a whole pipeline in a reproducer. Its steps are separated by a comma and a space.
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

/// Returns the description of an operation: `'func.func' operation: @f`.
pub(crate) fn show_op(op: OpRef<'_>) -> String {
    let mut text = format!("'{}' operation", op.name_str());
    let symbol = symbol_name(op.ctx, op.body, op.id);
    if let Some(symbol) = symbol.map(|symbol| symbol.message_text(op.ctx)) {
        text.push_str(": @");
        text.push_str(&symbol);
    }
    text
}

/// Returns the description of a pass on an operation: `` `ClassPass` on 'func.func' operation: @f ``.
pub(crate) fn show_running(pass: &PassDef, op: OpRef<'_>) -> String {
    format!("`{}` on {}", pass.class, show_op(op))
}
