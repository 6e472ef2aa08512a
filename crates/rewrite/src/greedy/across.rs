//! One run over a body and all that is nested in it, for limits that count across bodies.

use super::{Driver, GreedyConfig, GreedyOutcome, GreedyPatterns};
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_ir::{Body, OpId, RegionId};

/// As [`apply_patterns_greedily`](super::apply_patterns_greedily), on the body and on all bodies nested in it: iterations
/// and rewrites are counted across bodies, as MLIR's worklist, which holds the operations of all of them, has it. Without
/// a limit of rewrites the result is that of one run for each body, and these can be on several threads.
pub fn apply_patterns_greedily_across(
    body: &mut Body,
    patterns: &GreedyPatterns<'_>,
    config: GreedyConfig,
) -> GreedyOutcome {
    let mut outcome = GreedyOutcome::new();
    let regions: Vec<RegionId> = body.regions(OpId::ROOT).collect();
    for region in regions {
        let mut nested = Nested::default();
        let mut iterations = 0;
        loop {
            if config.max_iterations.is_some_and(|max| iterations >= max) {
                // Where no iteration is allowed nothing has changed, which counts as converged.
                outcome.converged &= iterations == 0;
                break;
            }
            let mut run = Run {
                patterns,
                config,
                left: config.max_rewrites,
            };
            match run.iteration(body, &[region], &mut nested) {
                Err(how) => {
                    outcome.broken = Some(how);
                    return outcome;
                }
                Ok(false) => break,
                Ok(true) => outcome.changed = true,
            }
            iterations += 1;
        }
    }
    outcome
}

/// What is kept of a body from iteration to iteration.
#[derive(Default)]
pub(super) struct Nested {
    /// The operations that may be visited, by region: see [`Driver::allowed`].
    allowed: FxHashMap<RegionId, Option<Vec<bool>>>,
    /// By stub.
    children: FxHashMap<OpId, Nested>,
}

/// What a driver needs to go on in nested bodies.
pub(super) struct Across<'d> {
    children: &'d mut FxHashMap<OpId, Nested>,
    /// The stubs whose bodies were entered in this iteration.
    entered: FxHashSet<OpId>,
}

/// An iteration over several bodies.
struct Run<'p, 'c> {
    patterns: &'p GreedyPatterns<'c>,
    config: GreedyConfig,
    /// How many rewrites are allowed until the iteration ends.
    left: Option<u64>,
}

impl Run<'_, '_> {
    /// Whether anything changed in the body or in one nested in it; or how a contract was broken.
    fn iteration(
        &mut self,
        body: &mut Body,
        regions: &[RegionId],
        nested: &mut Nested,
    ) -> Result<bool, String> {
        let mut changed = false;
        body.start_journal();
        for &region in regions {
            let mut driver = Driver::new(self.patterns, self.config, body);
            if let Some(allowed) = nested.allowed.remove(&region) {
                driver.allowed = allowed;
            }
            driver.left = self.left;
            driver.across = Some(Across {
                children: &mut nested.children,
                entered: FxHashSet::default(),
            });
            changed |= driver.iteration(region, false);
            self.left = driver.left;
            nested.allowed.insert(region, driver.allowed);
            if let Some(how) = driver.broken {
                return Err(how);
            }
        }
        body.end_journal();
        Ok(changed)
    }
}

impl Driver<'_, '_> {
    /// Where the run is across bodies, goes on in the body of an operation, once in an iteration: its operations are next on
    /// MLIR's worklist. Whether anything changed.
    pub(super) fn enter(&mut self, op: OpId) -> bool {
        let Some(across) = &mut self.across else {
            return false;
        };
        let Some(body) = self.rewriter.body.nested_mut(op) else {
            return false;
        };
        if !across.entered.insert(op) {
            return false;
        }
        let mut regions: Vec<RegionId> = body.regions(OpId::ROOT).collect();
        if !self.config.top_down {
            regions.reverse();
        }
        let mut run = Run {
            patterns: self.patterns,
            config: self.config,
            left: self.left,
        };
        let nested = across.children.entry(op).or_default();
        let result = run.iteration(body, &regions, nested);
        self.left = run.left;
        result.unwrap_or_else(|how| {
            self.broken = Some(how);
            true
        })
    }

    /// Enters the bodies that the worklist did not lead to because the limit was reached: constants and regions are
    /// simplified in them all the same. Whether anything changed.
    pub(super) fn enter_rest(&mut self, region: RegionId) -> bool {
        if self.across.is_none() || !self.rewriter.body.has_nested() {
            return false;
        }
        let mut changed = false;
        for op in super::post_order(self.rewriter.body, region) {
            if self.broken.is_none() && self.rewriter.body.is_nested(op) {
                changed |= self.enter(op);
            }
        }
        changed
    }
}
