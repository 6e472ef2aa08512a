//! Tests modules after the application of a set of patterns.

use crate::check::check;
use crate::expect::Expect;
use terrace_ir::{Context, Failed};
use terrace_pass::{PassContext, rewrite_greedily};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, PatternSet, apply_patterns_greedily};

/// Applies a set of patterns to each function of a module until nothing changes, and compares the result like
/// [`check`].
#[track_caller]
pub fn check_patterns(
    ctx: &Context,
    populate: impl FnOnce(&mut PatternSet),
    input: &str,
    expect: &Expect,
) {
    let mut patterns = PatternSet::new();
    populate(&mut patterns);
    let patterns = GreedyPatterns::new(ctx, patterns);
    check(
        ctx,
        input,
        |_, module, _| {
            for (_, function) in module.nested_in_order_mut() {
                let outcome = apply_patterns_greedily(function, &patterns, GreedyConfig::default());
                assert_eq!((outcome.broken, outcome.converged), (None, true));
            }
            Ok(())
        },
        expect,
    );
}

/// Applies a set of patterns to the operation that a pass runs on until nothing changes. For passes of file tests that
/// apply single sets.
///
/// # Errors
/// Returns an error if a pattern or a fold violated its contract.
pub fn apply_patterns(
    cx: &mut PassContext<'_>,
    populate: impl FnOnce(&mut PatternSet),
) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate(&mut patterns);
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
}
