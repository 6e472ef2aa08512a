//! Computes integer ranges for the passes that use [`IntegerRangeAnalysis`].

use std::sync::{Mutex, PoisonError};
use terrace_analysis::{
    CallGraph, ConstantAnalysis, DeadCodeAnalysis, Facts, IntegerRange, IntegerRangeAnalysis,
    Solver, SparseForward,
};
use terrace_interfaces::int_range::IntegerValueRange;
use terrace_ir::{Body, BodyId, Failed, ValueId};
use terrace_numeric::ConstantIntRanges;
use terrace_pass::PassContext;
use terrace_rewrite::ContractViolation;

/// The integer ranges of the values in a body, computed by [`for_each_body_with_ranges`]. Values created during
/// rewriting have no range until a pattern sets one.
///
/// Patterns record the ranges of the values that they create. Because patterns may be shared between threads
/// ([`Pattern`](terrace_rewrite::Pattern) is `Sync`), a lock protects the ranges. The lock is never contended: a single
/// thread rewrites a body, with its own patterns.
pub struct IntegerRanges(Mutex<Vec<IntegerValueRange>>);

impl IntegerRanges {
    fn with<R>(&self, f: impl FnOnce(&mut Vec<IntegerValueRange>) -> R) -> R {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the lattice state of a value.
    pub fn of(&self, value: ValueId) -> IntegerValueRange {
        self.with(|ranges| ranges.get(value.index()).cloned().flatten())
    }

    /// Returns the lattice states of several values, or `None` if one of them is uninitialized.
    pub fn of_all(
        &self,
        values: impl IntoIterator<Item = ValueId>,
    ) -> Option<Vec<ConstantIntRanges>> {
        values.into_iter().map(|value| self.of(value)).collect()
    }

    /// Resets the state of a value to uninitialized.
    pub fn forget(&self, value: ValueId) {
        self.with(|ranges| {
            if let Some(known) = ranges.get_mut(value.index()) {
                *known = None;
            }
        });
    }

    /// Copies the known range of `from` to `to`.
    pub fn copy(&self, from: ValueId, to: ValueId) {
        self.with(|ranges| {
            let known = ranges.get(from.index()).cloned().flatten();
            if ranges.len() <= to.index() {
                ranges.resize(to.index() + 1, None);
            }
            ranges[to.index()] = known;
        });
    }
}

/// Computes the ranges of all values in the operation that a pass runs on. Then calls `job` on each body, nested bodies
/// first, with the body's ranges and a flag that is true if the body is nested in another one. With `with_constants`,
/// constant propagation also runs and determines which blocks are executable. An `Err` names the violated invariant,
/// like that of [`apply_patterns_greedily`].
///
/// [`apply_patterns_greedily`]: terrace_rewrite::apply_patterns_greedily
///
/// ```
/// use std::sync::Arc;
/// use terrace_arith_transforms::{
///     for_each_body_with_ranges, populate_int_range_narrowing_patterns,
///     populate_int_range_optimizations_patterns,
/// };
/// use terrace_ir::Failed;
/// use terrace_pass::{Pass, PassContext};
/// use terrace_rewrite::{GreedyConfig, GreedyPatterns, PatternSet, apply_patterns_greedily};
///
/// struct Narrow;
///
/// impl Pass for Narrow {
///     fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
///         let ctx = cx.ctx;
///         for_each_body_with_ranges(cx, true, |body, ranges, _| {
///             let ranges = Arc::new(ranges);
///             let mut patterns = PatternSet::new();
///             populate_int_range_optimizations_patterns(&mut patterns, &ranges);
///             populate_int_range_narrowing_patterns(&mut patterns, &ranges, &[8, 16, 32]);
///             let patterns = GreedyPatterns::new(ctx, patterns);
///             let outcome = apply_patterns_greedily(body, &patterns, GreedyConfig::default());
///             outcome.broken.map_or(Ok(()), Err)
///         })
///     }
/// }
/// ```
pub fn for_each_body_with_ranges(
    cx: &mut PassContext<'_>,
    with_constants: bool,
    mut job: impl FnMut(&mut Body, IntegerRanges, bool) -> Result<(), ContractViolation>,
) -> Result<(), Failed> {
    let graph = CallGraph::of(cx.ctx, cx.body);
    let mut solver = Solver::new(cx.ctx, cx.body, &graph, cx.outer.is_none());
    solver.load(DeadCodeAnalysis);
    if with_constants {
        solver.load(SparseForward(ConstantAnalysis));
    }
    solver.load(SparseForward(IntegerRangeAnalysis::new(cx.ctx)));
    solver.run();
    let facts: Facts<IntegerRange> = solver.into_facts();
    for id in graph.tree().ids().rev() {
        let ranges = facts.all(id).map(IntegerRange::range);
        let ranges = IntegerRanges(Mutex::new(ranges.collect()));
        let body = graph.tree().body_mut(cx.body, id);
        job(body, ranges, id != BodyId::OUTERMOST)
            .map_err(|violation| violation.report(cx.diags))?;
    }
    Ok(())
}
