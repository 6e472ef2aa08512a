//! Running a plan.

use crate::leftovers::{Explanations, Target, check_complete};
use crate::plan::{Plan, pipeline};
use crate::prepare::{code_outside_functions, erase_unreachable};
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, verify_on};
use terrace_pass::{Event, Explain, PassManager, PassRegistry};

/// Runs a plan on a module and checks that everything left is allowed by the target. Unreachable blocks that the target
/// does not allow are erased before. The module must be verified; the result is verified at the end, not after each
/// pass.
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
    erase_unreachable(ctx, module, target);
    let outside = code_outside_functions(ctx, module);
    let mut explanations = Explanations::default();
    let mut listen = |event| match event {
        Event::Diagnostic(diagnostic) => diags.report(diagnostic),
        Event::Explanation(explanation) => explanations.add(explanation),
        Event::Text(_) | Event::File(_) | Event::Failure(_) => {}
    };
    run_steps(
        ctx,
        module,
        plan,
        passes,
        Explain::Leftovers,
        threads,
        &mut listen,
    )?;
    diags.check()?;
    // Lowering made blocks of it, which no module may have.
    let regions: Vec<_> = module.regions(OpId::ROOT).collect();
    let is_cut = regions.iter().any(|&region| !module.has_one_block(region));
    if let Some((loc, message)) = outside.filter(|_| is_cut) {
        return Err(diags.error(loc, message));
    }
    // Leftover operations may make operations around them invalid, such as the calls of a function, and explain why.
    check_complete(ctx, module, target, &explanations, diags)?;
    verify_on(ctx, module, threads, diags)?;
    // Upstream's translation reads the text of the lowered module; phis list their values in the order of the
    // predecessors.
    module.order_predecessors_as_read();
    Ok(())
}

/// Removes from a plan the passes that only run in case an earlier one leaves something for them, if none does. This is
/// found out by running the plan on the module. A plan that fails stays as it is.
pub fn drop_idle_passes(
    ctx: &Context,
    module: &mut Body,
    plan: &mut Plan,
    passes: &PassRegistry,
    target: &Target<'_>,
    threads: usize,
) {
    erase_unreachable(ctx, module, target);
    let ran = run_steps(
        ctx,
        module,
        plan,
        passes,
        Explain::Nothing,
        threads,
        &mut |_| {},
    );
    if let Ok(ran) = ran {
        let mut ran = ran.into_iter();
        plan.steps.retain(|_| ran.next() == Some(true));
    }
}

/// Runs the steps of a plan but those that nothing is there for. Returns which ran.
fn run_steps(
    ctx: &Context,
    module: &mut Body,
    plan: &Plan,
    passes: &PassRegistry,
    explain: Explain,
    threads: usize,
    listen: &mut dyn FnMut(Event),
) -> Result<Vec<bool>, Failed> {
    let mut ran = Vec::with_capacity(plan.steps.len());
    while let Some(first) = plan.steps.get(ran.len()) {
        if first.in_case && !first.has_work(ctx, module) {
            ran.push(false);
            continue;
        }
        // Up to where it has to be asked again.
        let rest = &plan.steps[ran.len()..];
        let certain = rest.iter().skip(1).take_while(|step| !step.in_case);
        let steps = &rest[..1 + certain.count()];
        ran.resize(ran.len() + steps.len(), true);
        let pipeline = pipeline(steps, passes).map_err(|message| {
            let mut diags = Diagnostics::new();
            let failed = diags.error(module.loc(OpId::ROOT), message);
            diags
                .take()
                .into_iter()
                .map(Event::Diagnostic)
                .for_each(&mut *listen);
            failed
        })?;
        let mut manager = PassManager::with_threads(pipeline, threads);
        manager.verify_each = false;
        manager.explain = explain;
        manager.lowering = plan.rules;
        let outcome = manager.run_logged(ctx, module);
        outcome.events.into_iter().for_each(&mut *listen);
        outcome.result?;
    }
    Ok(ran)
}
