//! Tests modules after the application of a set of patterns.

use crate::check::check;
use crate::expect::Expect;
use terrace_ir::Context;
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
