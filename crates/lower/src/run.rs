//! Running a plan.

use crate::leftovers::{Explanations, Target, check_complete};
use crate::plan::Plan;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, verify_on};
use terrace_pass::{Event, Explain, PassManager, PassRegistry};

/// Runs a plan on a module and checks that nothing is left but what the target allows. The module must be verified; it is verified
/// again after the last pass, not after each one.
///
/// # Errors
/// A pass fails, its result is not valid, or something is left.
pub fn run(
    ctx: &Context,
    module: &mut Body,
    plan: &Plan,
    passes: &PassRegistry,
    target: &Target<'_>,
    threads: usize,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    let pipeline = plan.pipeline(passes);
    let pipeline = pipeline.map_err(|message| diags.error(module.loc(OpId::ROOT), message))?;
    let mut manager = PassManager::with_threads(pipeline, threads);
    manager.verify_each = false;
    manager.explain = Explain::Leftovers;
    manager.lowering = plan.rules;
    let outcome = manager.run_logged(ctx, module);
    let mut explanations = Explanations::default();
    for event in outcome.events {
        match event {
            Event::Diagnostic(diagnostic) => diags.report(diagnostic),
            Event::Explanation(explanation) => explanations.add(explanation),
            Event::Text(_) | Event::File(_) | Event::Failure(_) => {}
        }
    }
    outcome.result?;
    diags.check()?;
    verify_on(ctx, module, threads, diags)?;
    // Upstream's translation reads the text of what was lowered; phis list their values in the order of the predecessors.
    module.order_predecessors_as_read();
    check_complete(ctx, module, target, &explanations, diags)
}
