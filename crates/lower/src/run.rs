//! Running a plan.

use crate::leftovers::{Explanations, Target, check_complete};
use crate::plan::Plan;
use crate::prepare::{code_outside_functions, erase_unreachable};
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, verify_on};
use terrace_pass::{Event, Explain, PassManager, PassRegistry, fingerprint, parse_pipeline};

/// Runs a plan on a module and checks that nothing is left but what the target allows. Unreachable blocks that the target does not
/// allow are erased before. The module must be verified; what it has become is verified at the end, not after each pass.
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
    erase_unreachable(ctx, module, target);
    let outside = code_outside_functions(ctx, module);
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
    // Lowering made blocks of it, which no module may have.
    let regions: Vec<_> = module.regions(OpId::ROOT).collect();
    let is_cut = regions.iter().any(|&region| !module.has_one_block(region));
    if let Some((loc, message)) = outside.filter(|_| is_cut) {
        return Err(diags.error(loc, message));
    }
    // What is left may make operations around it invalid, such as the calls of a function, and says why.
    check_complete(ctx, module, target, &explanations, diags)?;
    verify_on(ctx, module, threads, diags)?;
    // Upstream's translation reads the text of what was lowered; phis list their values in the order of the predecessors.
    module.order_predecessors_as_read();
    Ok(())
}

/// Takes the passes out of a plan that only run in case an earlier one leaves something, and find nothing: that is seen by running it
/// on the module. A plan that fails stays as it is.
pub fn drop_idle_passes(
    ctx: &Context,
    module: &mut Body,
    plan: &mut Plan,
    passes: &PassRegistry,
    target: &Target<'_>,
    threads: usize,
) {
    erase_unreachable(ctx, module, target);
    let mut idle = Vec::new();
    for step in &plan.steps {
        let Ok(pipeline) = parse_pipeline(&format!("builtin.module({step})"), passes) else {
            return;
        };
        let before = step.in_case.then(|| fingerprint(ctx, module));
        let mut manager = PassManager::with_threads(pipeline, threads);
        manager.verify_each = false;
        manager.lowering = plan.rules;
        let mut diags = Diagnostics::new();
        if manager.run(ctx, module, &mut diags).is_err() || diags.check().is_err() {
            return;
        }
        idle.push(before.is_some_and(|before| before == fingerprint(ctx, module)));
    }
    let mut idle = idle.into_iter();
    plan.steps.retain(|_| idle.next() != Some(true));
}
