//! `canonicalize`: folds operations and applies the canonicalization patterns of all dialects to a fixpoint.

use std::sync::{Arc, OnceLock};
use terrace_ir::{Context, Failed, OpId};
use terrace_pass::{
    Cases, OptionValues, Pass, PassContext, PassDef, TypedOption, rewrite_greedily,
};
use terrace_rewrite::{
    FrozenPatterns, GreedyConfig, GreedyPatterns, PatternSet, RegionSimplification,
    canonicalization_patterns, fold_symbols,
};

const TOP_DOWN: TypedOption<bool> = TypedOption::bool(
    "top-down",
    "Seed the worklist in general top-down order",
    true,
);

const REGION_SIMPLIFY: TypedOption<RegionSimplification> = TypedOption::choice(
    "region-simplify",
    "Perform control flow optimizations to the region tree",
    &Cases {
        default: (RegionSimplification::Normal, "normal"),
        all: &[
            (
                RegionSimplification::Disabled,
                "disabled",
                "Don't run any control-flow simplification.",
            ),
            (
                RegionSimplification::Normal,
                "normal",
                "Perform simple control-flow simplifications (e.g. dead args elimination).",
            ),
            (
                RegionSimplification::Aggressive,
                "aggressive",
                "Perform aggressive control-flow simplification (e.g. block merging).",
            ),
        ],
    },
);

const MAX_ITERATIONS: TypedOption<i64> = TypedOption::int(
    "max-iterations",
    "Max. iterations between applying patterns / simplifying regions",
    10,
);

const MAX_NUM_REWRITES: TypedOption<i64> = TypedOption::int(
    "max-num-rewrites",
    "Max. number of pattern rewrites within an iteration",
    -1,
);

const TEST_CONVERGENCE: TypedOption<bool> = TypedOption::bool(
    "test-convergence",
    "Test only: Fail pass on non-convergence to detect cyclic pattern",
    false,
);

const DISABLE_PATTERNS: TypedOption<Vec<String>> = TypedOption::list(
    "disable-patterns",
    "Labels of patterns that should be filtered out during application",
);

const ENABLE_PATTERNS: TypedOption<Vec<String>> = TypedOption::list(
    "enable-patterns",
    "Labels of patterns that should be used during application, all other patterns are filtered out",
);

/// `canonicalize`
pub static CANONICALIZE: PassDef =
    PassDef::of("canonicalize", "Canonicalize operations", |options| {
        Box::new(Canonicalize::new(options))
    })
    .class("Canonicalizer")
    .options(&[
        TOP_DOWN.def,
        REGION_SIMPLIFY.def,
        MAX_ITERATIONS.def,
        MAX_NUM_REWRITES.def,
        TEST_CONVERGENCE.def,
        DISABLE_PATTERNS.def,
        ENABLE_PATTERNS.def,
    ]);

struct Canonicalize {
    config: GreedyConfig,
    test_convergence: bool,
    disabled: Vec<String>,
    enabled: Vec<String>,
    /// The patterns for the first context. They are stored because the pass may run on many functions in sequence.
    patterns: OnceLock<Arc<FrozenPatterns>>,
}

impl Canonicalize {
    fn new(options: &OptionValues) -> Self {
        // -1 means no limit.
        let limit = |option| u64::try_from(options.get(option)).ok();
        Canonicalize {
            config: GreedyConfig {
                top_down: options.get(&TOP_DOWN),
                max_iterations: limit(&MAX_ITERATIONS),
                max_rewrites: limit(&MAX_NUM_REWRITES),
                region_simplification: options.get(&REGION_SIMPLIFY),
                ..GreedyConfig::default()
            },
            test_convergence: options.get(&TEST_CONVERGENCE),
            disabled: options.get(&DISABLE_PATTERNS),
            enabled: options.get(&ENABLE_PATTERNS),
            patterns: OnceLock::new(),
        }
    }

    fn patterns<'c>(&self, ctx: &'c Context) -> GreedyPatterns<'c> {
        let known = self.patterns.get();
        known
            .and_then(|known| GreedyPatterns::thaw(ctx, known))
            .unwrap_or_else(|| {
                let patterns = self.make_patterns(ctx);
                self.patterns.get_or_init(|| patterns.freeze());
                patterns
            })
    }

    fn make_patterns<'c>(&self, ctx: &'c Context) -> GreedyPatterns<'c> {
        let mut patterns = PatternSet::new();
        canonicalization_patterns(ctx, &mut patterns);
        let listed = |list: &[String], name: &str| list.iter().any(|known| known == name);
        patterns.retain(|name| {
            (self.enabled.is_empty() || listed(&self.enabled, name))
                && !listed(&self.disabled, name)
        });
        GreedyPatterns::new(ctx, patterns)
    }
}

impl Pass for Canonicalize {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let patterns = self.patterns(cx.ctx);
        let mut converged = rewrite_greedily(cx, &patterns, self.config)?;
        // Terminates, because each iteration removes at least one symbol use.
        while fold_symbols(cx.ctx, cx.body) {
            converged = rewrite_greedily(cx, &patterns, self.config)?;
        }
        if !converged && self.test_convergence {
            return Err(cx.op_error(OpId::ROOT, "failed to converge"));
        }
        Ok(())
    }
}
