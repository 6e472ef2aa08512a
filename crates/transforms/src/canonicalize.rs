//! `canonicalize`: folds, and applies the canonicalization patterns of all dialects, to a fixpoint.

use std::sync::{Arc, OnceLock};
use terrace_ir::{Context, Failed, OpId};
use terrace_pass::{
    Anchor, OptionDef, OptionKind, OptionValues, Pass, PassContext, PassDef, rewrite_greedily,
};
use terrace_rewrite::{
    FrozenPatterns, GreedyConfig, GreedyPatterns, PatternSet, RegionSimplification,
    canonicalization_patterns, fold_symbols,
};

/// `canonicalize`
pub static CANONICALIZE: PassDef = PassDef {
    name: "canonicalize",
    class: "Canonicalizer",
    description: "Canonicalize operations",
    anchor: Anchor::Any,
    options: &[
        OptionDef {
            name: "top-down",
            description: "Seed the worklist in general top-down order",
            kind: OptionKind::Bool(true),
        },
        OptionDef {
            name: "region-simplify",
            description: "Perform control flow optimizations to the region tree",
            kind: OptionKind::Choice(
                "normal",
                &[
                    ("disabled", "Don't run any control-flow simplification."),
                    (
                        "normal",
                        "Perform simple control-flow simplifications (e.g. dead args elimination).",
                    ),
                    (
                        "aggressive",
                        "Perform aggressive control-flow simplification (e.g. block merging).",
                    ),
                ],
            ),
        },
        OptionDef {
            name: "max-iterations",
            description: "Max. iterations between applying patterns / simplifying regions",
            kind: OptionKind::Int(10),
        },
        OptionDef {
            name: "max-num-rewrites",
            description: "Max. number of pattern rewrites within an iteration",
            kind: OptionKind::Int(-1),
        },
        OptionDef {
            name: "test-convergence",
            description: "Test only: Fail pass on non-convergence to detect cyclic pattern",
            kind: OptionKind::Bool(false),
        },
        OptionDef {
            name: "disable-patterns",
            description: "Labels of patterns that should be filtered out during application",
            kind: OptionKind::List,
        },
        OptionDef {
            name: "enable-patterns",
            description: "Labels of patterns that should be used during application, all other patterns are filtered out",
            kind: OptionKind::List,
        },
    ],
    statistics: &[],
    create: |options| Box::new(Canonicalize::new(options)),
};

struct Canonicalize {
    config: GreedyConfig,
    test_convergence: bool,
    disabled: Vec<String>,
    enabled: Vec<String>,
    /// The patterns for the first context. A pass may run on many functions, one after the other.
    patterns: OnceLock<Arc<FrozenPatterns>>,
}

impl Canonicalize {
    fn new(options: &OptionValues) -> Self {
        // -1 is no limit.
        let limit = |name: &str| u64::try_from(options.int(name)).ok();
        Canonicalize {
            config: GreedyConfig {
                top_down: options.bool("top-down"),
                max_iterations: limit("max-iterations"),
                max_rewrites: limit("max-num-rewrites"),
                region_simplification: match options.text("region-simplify") {
                    "disabled" => RegionSimplification::Disabled,
                    "aggressive" => RegionSimplification::Aggressive,
                    _ => RegionSimplification::Normal,
                },
                ..GreedyConfig::default()
            },
            test_convergence: options.bool("test-convergence"),
            disabled: options.list("disable-patterns").to_vec(),
            enabled: options.list("enable-patterns").to_vec(),
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
        // Each time there is one use of symbols less.
        while fold_symbols(cx.ctx, cx.body) {
            converged = rewrite_greedily(cx, &patterns, self.config)?;
        }
        if !converged && self.test_convergence {
            return Err(cx.op_error(OpId::ROOT, "failed to converge"));
        }
        Ok(())
    }
}
