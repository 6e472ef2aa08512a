//! Lowers a module: runs one pass after another until no lowering applies.

use crate::lower::leftovers::{Remarks, Target, check_complete};
use crate::lower::plan::{LowerConfig, Passes, Plan, Planner};
use crate::lower::prepare::{code_outside_functions, erase_unreachable};
use crate::{Event, Explain, PassManager};
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, verify_on};

/// Lowers a module and checks that the target allows all remaining operations. First erases unreachable blocks that the
/// target does not allow. The module must be verified. The result is verified at the end and not after each pass.
/// Returns the passes that ran.
///
/// # Errors
/// Returns an error if a pass fails, if the result is invalid, or if operations remain.
pub fn run(
    ctx: &Context,
    module: &mut Body,
    passes: Passes<'_>,
    config: &LowerConfig,
    target: &Target<'_>,
    threads: usize,
    diags: &mut Diagnostics,
) -> Result<Plan, Failed> {
    let mut plan = Plan {
        outside: code_outside_functions(ctx, module),
        ..Plan::default()
    };
    let mut explanations = Remarks::default();
    let mut listen = |event| match event {
        Event::Diagnostic(diagnostic) => diags.report(diagnostic),
        Event::Explanations(left) => explanations.add(&left),
        Event::Text(_) | Event::File(_) | Event::Failure(_) => {}
    };
    let runner = Runner {
        ctx,
        passes,
        config,
        explain: Explain::Leftovers,
        threads,
    };
    let ran = runner.run(module, target, &mut plan, &mut listen);
    ran.map_err(|stopped| stopped.report(module, diags))?;
    diags.check()?;
    // The lowering split the code outside functions into several blocks, which a module must not have.
    let regions: Vec<_> = module.regions(OpId::ROOT).collect();
    let is_cut = regions.iter().any(|&region| !module.has_one_block(region));
    if let Some((loc, message)) = plan.outside.as_ref().filter(|_| is_cut) {
        return Err(diags.error(*loc, message.clone()));
    }
    // Remaining operations may make enclosing operations invalid, and explain the invalidity better than the verifier.
    // An example is the calls of a function.
    check_complete(ctx, module, target, &plan, &explanations, diags)?;
    verify_on(ctx, module, threads, diags)?;
    // Upstream's translation reads the printed text of the lowered module. The operands of phis are in the order of the
    // predecessors.
    module.order_predecessors_as_read();
    Ok(plan)
}

/// Lowers a module without reporting errors. Returns the passes that [`run`] would run, up to one that fails.
///
/// # Errors
/// Returns a message if a pass cannot be run.
pub fn plan(
    ctx: &Context,
    module: &mut Body,
    passes: Passes<'_>,
    config: &LowerConfig,
    target: &Target<'_>,
    threads: usize,
) -> Result<Plan, String> {
    let runner = Runner {
        ctx,
        passes,
        config,
        explain: Explain::Nothing,
        threads,
    };
    let mut plan = Plan::default();
    match runner.run(module, target, &mut plan, &mut |_| {}) {
        Ok(()) | Err(Stopped::Failed(_)) => Ok(plan),
        Err(Stopped::NoPass(message)) => Err(message),
    }
}

/// The reason why a lowering stopped early.
enum Stopped {
    /// A pass failed and reported an error.
    Failed(Failed),
    /// The next pass cannot be run, for the given reason.
    NoPass(String),
}

impl Stopped {
    fn report(self, module: &Body, diags: &mut Diagnostics) -> Failed {
        match self {
            Stopped::Failed(failed) => failed,
            Stopped::NoPass(message) => diags.error(module.loc(OpId::ROOT), message),
        }
    }
}

struct Runner<'r> {
    ctx: &'r Context,
    passes: Passes<'r>,
    config: &'r LowerConfig,
    explain: Explain,
    threads: usize,
}

impl Runner<'_> {
    fn run(
        &self,
        module: &mut Body,
        target: &Target<'_>,
        plan: &mut Plan,
        listen: &mut dyn FnMut(Event),
    ) -> Result<(), Stopped> {
        let planner = Planner::new(self.ctx, module, self.passes.lowerings, self.config);
        let mut planner = planner.map_err(Stopped::NoPass)?;
        plan.index_bitwidth = planner.index_bitwidth;
        erase_unreachable(self.ctx, module, target);
        while let Some(step) = planner.next(module, &plan.steps) {
            let registry = self.passes.registry;
            let pipeline = step.pipeline().map_err(Stopped::NoPass)?;
            plan.steps.push(step);
            let mut manager = PassManager::with_threads(pipeline, self.threads);
            manager.verify_each = false;
            manager.explain = self.explain;
            manager.lowering = Some(planner.options.clone());
            manager.passes = registry.clone();
            let outcome = manager.run_logged(self.ctx, module);
            outcome.events.into_iter().for_each(&mut *listen);
            outcome.result.map_err(Stopped::Failed)?;
        }
        Ok(())
    }
}
